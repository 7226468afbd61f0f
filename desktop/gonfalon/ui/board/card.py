"""A card that lies in the scene: its state, how far it is turned over, and the pose in which it rests."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import cards, state_marks
from gonfalon.ui.widgets.styling import painted_property

HALO = 34.0
"""Room around a card for glow, brackets, shadow and focus ring; constant, so that nothing is left behind."""


IN_FLIGHT = 500.0
"""A card that is raised this high flies, and stays above the others until all lies still."""


class CardItem(QGraphicsObject):
    """One card; its own middle is the origin, so that it turns and grows in place.

    A game overrides `face_pixmap`, `back_pixmap` and `face_known`, and where its cards bear or say something
    `paint_marks` and `paint_signs`. A card that is a tile elsewhere looks at `size` to know what it is now.
    """

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number
        self.face_up = False
        self.width = 90.0
        self.height = self.height_for(self.width)
        self.badge = ""
        """The key that answers with this card, when the buttons have no room."""
        self.hovered = False
        self.focused = False
        self.selected = False
        self.targeted = False
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

    # -- what a game says of it ----------------------------------------------------------------------------------------

    def height_for(self, width: float) -> float:
        """Return the height at this width, where the card's home does not give one."""
        return round(width * cards.RATIO)

    @property
    def face_known(self) -> bool:
        """Whether this seat knows the card's face; else only the back can be drawn."""
        return True

    def face_pixmap(self, dpr: float) -> QPixmap:
        """The face as large as `size`."""
        raise NotImplementedError

    def back_pixmap(self, dpr: float) -> QPixmap:
        """The back as large as `size`."""
        raise NotImplementedError

    @property
    def bracketed(self) -> bool:
        """Whether brackets stand around the card because it can be chosen."""
        return self.targeted

    def paint_ground(self, painter: QPainter, size: QRectF, radius: float) -> None:
        """Paint what lies beneath it: an outline that glows, or its shadow."""
        if self.selected or self.touched:
            state_marks.selected_outline(painter, size, radius)
        else:
            flies = self.lifted or self.zValue() >= IN_FLIGHT
            state_marks.card_shadow(painter, size, radius, 26 if flies else 12 if self.hovered else 0)

    def paint_marks(self, painter: QPainter, size: QRectF) -> None:
        """Paint what lies on it; a veil covers that too."""

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        """Paint what is said about it, over a veil and beneath the brackets."""

    # -- geometry ------------------------------------------------------------------------------------------------------

    @property
    def size(self) -> QRectF:
        """The card itself, in its own coordinates."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    @property
    def corner(self) -> float:
        """The radius of its corners."""
        return cards.corner_radius(min(self.width, self.height))

    def seen(self) -> QRectF:
        """Return the visible part of the card's rectangle."""
        return self.size

    def boundingRect(self) -> QRectF:
        return self.size.adjusted(-HALO, -HALO, HALO, HALO)

    def set_size(self, width: float, height: float = 0.0) -> None:
        """Draw the card this large from now on; without a height as high as it says itself."""
        height = height or self.height_for(width)
        if (width, height) != (self.width, self.height):
            self.prepareGeometryChange()
            self.width, self.height = width, height

    @property
    def fine(self) -> float:
        """The fineness of the brackets, relative to those around a card."""
        return 1.0

    @property
    def badge_px(self) -> float:
        """The size of the letters of its key."""
        return 13.0

    def badge_rect(self) -> QRectF:
        """Return the rectangle of the key's badge: on the card itself, so that no neighbour covers it."""
        wide = state_marks.pill_rect(QPointF(), self.badge).width()
        return state_marks.pill_rect(self.size.topLeft() + QPointF(wide / 2 + 1, 2), self.badge)

    def scene_rect(self) -> QRectF:
        """Return the rectangle of the unturned card in the scene."""
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

    turned = painted_property("_turned")
    """0 lies still, 0.5 stands on its edge, 1 shows the other side."""

    seized = painted_property("_seized")
    """From 0 to 1 brackets close around a card that must go, and what lies on it fades."""

    # -- painting ------------------------------------------------------------------------------------------------------

    def shows_face(self) -> bool:
        return (self.face_up if self._turned < 0.5 else not self.face_up) and self.face_known

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        size, radius = self.size, self.corner
        dpr = painter.device().devicePixelRatio()
        turning = 0.0 < self._turned < 1.0
        if turning:
            painter.save()
            painter.scale(max(0.02, abs(1 - 2 * self._turned)), 1.0)
        smooth = turning or self.rotation() != 0 or self.scale() != 1.0
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        self.paint_ground(painter, size, radius)
        painter.drawPixmap(size.topLeft(), self.face_pixmap(dpr) if self.shows_face() else self.back_pixmap(dpr))
        self.paint_marks(painter, size)
        if self.veiled:
            state_marks.veil(painter, size, radius)
        self.paint_signs(painter, size)
        if self.bracketed:
            state_marks.target_brackets(painter, self.seen(), fine=self.fine)
        elif self._seized > 0:
            state_marks.target_brackets(painter, self.seen(), 16 * max(0.0, 1 - 2 * self._seized), self.fine)
        if self.badge:
            state_marks.pill(painter, self.badge_rect().center(), self.badge, self.badge_px)
        if self.focused:
            state_marks.focus_ring(painter, size, radius)
        if turning:
            painter.restore()


class GhostItem(QGraphicsObject):
    """The place that a card was lifted from."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QRectF()
        self.setZValue(99)
        self.setVisible(False)

    def stand_for(self, card: CardItem) -> None:
        """Take the place of a card."""
        self.prepareGeometryChange()
        if not self.isVisible():
            # A card that is held may have become smaller.
            self._size = card.size
        self.setPos(card.home)
        self.setRotation(card.home_turn)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        state_marks.ghost_place(painter, self._size)


Glide = Callable[[QGraphicsObject, QPointF], None]
"""How something is sent to its place together with the cards."""

AWAY_SCALE = 0.35
"""How small a card is while it lies on a pile or in a hand that is not shown."""
LIFT = 6.0
"""How far a card rises that is pointed at, in scene units."""


class RestPose(NamedTuple):
    """The place of one card; `height` 0 leaves the height to the card itself."""

    pos: QPointF
    turn: float
    z: float
    width: float
    scale: float = 1.0
    opacity: float = 1.0
    visible: bool = True
    height: float = 0.0

    @classmethod
    def away(cls, pos: QPointF, width: float, scale: float = AWAY_SCALE) -> RestPose:
        """A home out of sight, from where a card comes into the game and to where it leaves."""
        return cls(pos, 0.0, 2.0, width, scale, 0.0, False)


def scale_after_resize(before: QRectF, now: QRectF) -> float:
    """The scale at which a card that has changed its size looks about as large as before."""
    if (before.width() > before.height()) == (now.width() > now.height()):
        return before.width() / now.width()
    # It has become a tile, or a card again: what it covers of the table counts.
    return sqrt(before.width() * before.height() / (now.width() * now.height()))
