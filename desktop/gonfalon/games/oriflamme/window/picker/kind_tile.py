"""A kind of card that is taken into a deck or left out of it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import art, cards, palette, states
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.widgets.buttons import Pressable
from gonfalon.ui.widgets.dress import HALO, unit

__all__ = ["KindTile"]

_LEFT_OUT = 0.42
_LEFT_OUT_HOVERED = 0.22
_HOVER = 150
_STEER = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}


class KindTile(Pressable):
    """The card's face: outlined and sealed when it is taken, veiled when it is not. A click only asks for a change."""

    looked_at = Signal()
    """The focus has come, or the mouse has stayed for a moment."""
    steered = Signal(Qt.Key)
    """An arrow, Home or End: the focus wants to go to another tile."""

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.look: CardLook | None = None
        self.setCheckable(True)
        self._hover = QTimer(self, singleShot=True, interval=_HOVER)
        self._hover.timeout.connect(self.looked_at)

    def nextCheckState(self) -> None:
        """Nothing: whether there is room for the card is decided elsewhere."""

    def set_card(self, look: CardLook, name: str) -> None:
        """The card to show, and what is heard of it."""
        self.look = look
        self.setText(look.name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(look.text)
        self.update()

    def body(self) -> QRectF:
        """The card without the room for its ring."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    def hitButton(self, pos: QPoint) -> bool:
        # The room for the ring is shared with the neighbours.
        return self.body().contains(QPointF(pos))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}:
            self.looked_at.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hover.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in _STEER:
            self._by_keyboard = True
            self.steered.emit(Qt.Key(event.key()))
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter, body, scale = QPainter(self), self.body(), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = cards.corner_radius(body.width())
        if self.isChecked():
            self._paint_glow(painter, body, radius)
        self._paint_face(painter, body, self.look)
        if self.isChecked():
            self._paint_seal(painter, body, scale)
        else:
            states.veil(painter, body, radius, _LEFT_OUT_HOVERED if self.underMouse() else _LEFT_OUT)
        if self.ring:
            states.focus_ring(painter, body, radius)

    def _paint_face(self, painter: QPainter, body: QRectF, look: CardLook) -> None:
        # The compact face however large the tile is: the seal would lie on the rules of the full one.
        wide = min(body.width(), cards.FULL_FROM - 1)
        face = cards.front(look, wide, self.devicePixelRatioF() * body.width() / wide)
        painter.drawPixmap(body, face, QRectF(face.rect()))

    def _paint_glow(self, painter: QPainter, body: QRectF, radius: float) -> None:
        glow = QColor(palette.GOLD_1)
        glow.setAlphaF(0.6)
        soft = states.soft_rect(body.width(), body.height(), radius, 4, glow, self.devicePixelRatioF())
        painter.drawPixmap(body.topLeft() - QPointF(4, 4), soft)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.GOLD_1, 3))
        painter.drawRoundedRect(body.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, radius + 1.5)

    def _paint_seal(self, painter: QPainter, body: QRectF, scale: float) -> None:
        side = min(22 * scale, body.width() * 0.34)
        seal = QRectF(body.right() + 4 - side, body.bottom() + 3 - side, side, side)
        painter.setBrush(palette.GOLD_1)
        painter.setPen(QPen(palette.INK, 1.8))
        painter.drawEllipse(seal.adjusted(0.9, 0.9, -0.9, -0.9))
        inset = side * 0.2
        art.paint(painter, "icon-check", seal.adjusted(inset, inset, -inset, -inset))
