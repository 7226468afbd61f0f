"""A card that lies in the scene: its look, its state and how far it is turned over."""

from __future__ import annotations

from PySide6.QtCore import Property, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import art, cards, fonts, states
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, MIST, NIGHT_2

__all__ = ["CaptionItem", "CardItem"]

HALO = 34.0
"""Room around a card for glow, brackets, shadow and focus ring; constant, so that nothing is left behind."""


VERDICT_TURN = -9.0
"""By how many degrees a verdict token lies turned on a card."""
MOST_TOKENS = 2
"""How many verdict tokens are drawn on a card; of more the number is written."""


class CardItem(QGraphicsObject):
    """One card; its own middle is the origin, so that it turns and grows in place."""

    def __init__(self, number: int, family: str) -> None:
        super().__init__()
        self.number = number
        self.family = family
        self.look: CardLook | None = None
        """What is on its face, or None while that is not known here."""
        self.face_up = False
        self.coins = 0
        self.verdicts = 0
        self.badge = ""
        """The key that answers with this card, when the buttons have no room."""
        self.waiting = False
        """Came in this round and does nothing before the next one."""
        self.label = ""
        """What stands on its back, for those who know what is on its face."""
        self.stack = 1
        """How many cards lie in its slot when it is on top; written when more than one."""
        self.width = 90.0
        self.hovered = False
        self.focused = False
        self.selected = False
        self.resolving = False
        self.targeted = False
        self.previewed = ""
        """What an answer that is only pointed at would do to it: `plus`, `brackets`, or nothing."""
        self.veiled = False
        self.touched = False
        """Keeps an outline for a while after a change, where nothing moves."""
        self.lifted = 0.0
        self._turned = 0.0
        self._seized = 0.0
        self.home = QPointF()
        self.home_turn = 0.0
        self.home_z = 0.0
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setVisible(False)

    # -- geometry ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> QRectF:
        """The card itself, in its own coordinates."""
        high = round(self.width * cards.RATIO)
        return QRectF(-self.width / 2, -high / 2, self.width, high)

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-HALO, -HALO, HALO, HALO)

    def set_width(self, width: float) -> None:
        """Draw the card this wide from now on."""
        if width != self.width:
            self.prepareGeometryChange()
            self.width = width

    def scene_rect(self) -> QRectF:
        """Where the card lies in the scene, unturned."""
        return self.size.translated(self.pos())

    def put_home(self, scale: float = 1.0, opacity: float = 1.0) -> None:
        """Lie where it belongs, at once."""
        self.setPos(self.home)
        self.setRotation(self.home_turn)
        self.setScale(scale)
        self.setOpacity(opacity)
        self.setZValue(self.home_z)
        self.lifted = 0.0
        self.lie_still()

    def lie_still(self) -> None:
        """Be done with turning over and being seized."""
        self._turned = self._seized = 0.0

    # -- turning over --------------------------------------------------------------------------------------------------

    def _get_turned(self) -> float:
        return self._turned

    def _set_turned(self, value: float) -> None:
        self._turned = value
        self.update()

    turned = Property(float, _get_turned, _set_turned)
    """0 lies still, 0.5 stands on its edge, 1 shows the other side."""

    def _get_seized(self) -> float:
        return self._seized

    def _set_seized(self, value: float) -> None:
        self._seized = value
        self.update()

    seized = Property(float, _get_seized, _set_seized)
    """From 0 to 1 brackets close around a card that must go, and what lies on it fades."""

    # -- painting ------------------------------------------------------------------------------------------------------

    def shows_face(self) -> bool:
        return (self.face_up if self._turned < 0.5 else not self.face_up) and self.look is not None

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        size = self.size
        radius = cards.corner_radius(self.width)
        dpr = painter.device().devicePixelRatio()
        turning = 0.0 < self._turned < 1.0
        if turning:
            painter.save()
            painter.scale(max(0.02, abs(1 - 2 * self._turned)), 1.0)
        smooth = turning or self.rotation() != 0 or self.scale() != 1.0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        if self.resolving:
            states.resolving_glow(painter, size, radius)
        elif self.selected or self.touched:
            states.selected_outline(painter, size, radius)
        else:
            states.card_shadow(painter, size, radius, 10 if self.lifted else 6 if self.hovered else 0)
        painter.drawPixmap(size.topLeft(), self._pixmap(dpr))
        if self.coins:
            opacity = painter.opacity()
            painter.setOpacity(opacity * (1 - self._seized))
            cards.coins(painter, size, self.coins, 0.83 if self.shows_face() else 0.80)
            painter.setOpacity(opacity)
        if self.verdicts:
            self._paint_verdicts(painter)
        if self.waiting:
            self._paint_waiting(painter, size)
        if self.label and not self.shows_face():
            middle = QPointF(0, size.top() + size.height() * 0.14)
            states.pill(painter, middle, self.label, widest=size.width() - 4, color=FAMILIES[self.family].on_dark)
        if self.veiled:
            states.veil(painter, size, radius)
        if self.stack > 1:
            # Over the card that acts stands the marker of the direction.
            corner = QPointF(2, 14) if self.resolving else QPointF(-8, -12)
            states.pill(painter, size.topRight() + corner, f"×{self.stack}")
        if self.previewed == "plus":
            states.plus_sign(painter, size)
        if self.targeted or self.previewed == "brackets":
            states.target_brackets(painter, size)
        elif self._seized > 0:
            states.target_brackets(painter, size, 16 * max(0.0, 1 - 2 * self._seized))
        if self.badge:
            states.pill(painter, size.topLeft() + QPointF(2, -4), self.badge)
        if self.focused:
            states.focus_ring(painter, size, radius)
        if turning:
            painter.restore()

    def _pixmap(self, dpr: float) -> QPixmap:
        if self.shows_face():
            assert self.look is not None
            return cards.front(self.look, self.width, dpr)
        return cards.back(self.family, self.width, dpr)

    def verdict_rect(self, index: int) -> QRectF:
        """Where a verdict token lies on the right edge, the next one a little lower; in the card's own coordinates."""
        size = self.size
        token, apart = size.width() * 0.44, size.width() * 6 / 88 * index
        at = QPointF(size.right() - size.width() * 0.40 + apart, size.top() + size.height() * 0.27 + apart)
        return QRectF(at.x(), at.y(), token, token)

    def _paint_verdicts(self, painter: QPainter) -> None:
        for index in range(min(self.verdicts, MOST_TOKENS)):
            rect = self.verdict_rect(index)
            painter.save()
            painter.translate(rect.center())
            painter.rotate(VERDICT_TURN)
            art.paint(painter, "token-verdict", rect.translated(-rect.center()))
            painter.restore()
        if self.verdicts > MOST_TOKENS:
            states.pill(painter, self.verdict_rect(MOST_TOKENS - 1).bottomRight() - QPointF(6, 4), f"×{self.verdicts}")

    def _paint_waiting(self, painter: QPainter, size: QRectF) -> None:
        radius = max(11.0, round(size.width() * 0.16))
        middle = QPointF(size.left() + radius * 0.8, size.top() + size.height() * 0.27 + radius)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(GOLD_2, 1.5))
        painter.setBrush(NIGHT_2)
        painter.drawEllipse(middle, radius, radius)
        painter.restore()
        side = radius * 1.4
        clock = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        art.paint(painter, "icon-clock", clock, ink_paper_swapped=True)


class CaptionItem(QGraphicsObject):
    """The line beneath a place of the queue."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        self.family: str | None = None
        self.room = QSizeF(90, 22)
        """How much room there is for the words, in scene units."""
        self.unit = 1.0

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(-self.room.width() / 2, 0), self.room).adjusted(-1, 0, 1, 0)

    def show_text(self, text: str, family: str | None, room: QSizeF, unit: float) -> None:
        """Write the text, in the colour of a family when it is that family's secret."""
        if (text, family, room, unit) != (self.text, self.family, self.room, self.unit):
            self.prepareGeometryChange()
            self.text, self.family, self.room, self.unit = text, family, room, unit
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        font = fonts.font(13 * self.unit)
        # The room between the cards and the border of the cloth does not grow with the letters.
        font.setPixelSize(min(font.pixelSize(), round(15 * self.unit)))
        wide = self.room.width()
        while font.pixelSize() > 12 and QFontMetricsF(font).horizontalAdvance(self.text) > wide:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(FAMILIES[self.family].on_dark if self.family else MIST)
        text = painter.fontMetrics().elidedText(self.text, Qt.TextElideMode.ElideRight, int(wide))
        painter.drawText(self.boundingRect(), Qt.AlignmentFlag.AlignCenter, text)
