"""A piece that can be taken up: a block, a cylinder or a rupee, drawn where it stands while it is asked about."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from gonfalon.games.pamir.window.look import marks, pieces, signs
from gonfalon.games.pamir.window.ways import Thing
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look import art, states, theme

__all__ = ["MOST", "RUPEE", "PieceItem"]

MOST = 48
"""How many can be asked about at once; thirty-two moves are the most that were ever seen."""
_TALL = {"road": 0.52, "rupee": 1.0, "purse": 1.0}
"""How high a piece is by its width, where it is not as high as an army."""

RUPEE = "pamir-rupee"
_ALL = QRectF(0, 0, 1, 1)
_INK = {
    "army": QRectF(0.14, 0.12, 0.72, 0.84),
    "tribe": QRectF(0.18, 0.11, 0.64, 0.78),
    "road": QRectF(0, 0.36, 1, 0.4),
}
"""What of a drawing is not air, by kind of piece."""


class PieceItem(CardItem):
    """One of the pieces that the question is about; it takes a thing, and is out of sight without one."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.thing: Thing | None = None
        self.art = RUPEE
        self.family = ""
        """Whose cylinder it is; empty for any other piece."""
        self.count = 0
        """How many lie there, where they are counted: a rupee covers what its card says of them."""
        self.face_up = True

    def take(self, thing: Thing | None, families: str, *, road: bool = False, count: int = 0) -> None:
        """Stand for this thing from now on, among these families; a block that is held over a border is a road."""
        family, drawing = "", RUPEE
        if thing is not None and thing.kind in ("road", "army", "block"):
            is_road = road or thing.kind == "road"
            drawing = signs.road_drawing(thing.owner) if is_road else signs.army_drawing(thing.owner)
        elif thing is not None and thing.kind not in ("rupee", "purse"):
            family = families[thing.owner]
            drawing = signs.cylinder_drawing(family)
        if (thing, drawing, family, count) != (self.thing, self.art, self.family, self.count):
            self.prepareGeometryChange()
            self.thing, self.art, self.family, self.count = thing, drawing, family, count
            self.update()

    def height_for(self, width: float) -> float:
        thing = getattr(self, "thing", None)
        return round(width * (_TALL.get(thing.kind, 1.12) if thing is not None else 1.0))

    @property
    def corner(self) -> float:
        return 5.0

    @property
    def fine(self) -> float:
        return self.width / 86

    @property
    def badge_px(self) -> float:
        return max(13.0, self.width * 0.23)

    def badge_rect(self) -> QRectF:
        # Beside the piece it would lie upon another, and on it hide the sign of whose it is.
        seen, px = self.seen(), self.badge_px
        if self.art == RUPEE:
            # Figures stand below it on a card, beside it in a panel.
            on_card = self.thing is not None and self.thing.kind == "rupee"
            return states.pill_rect(seen.topRight() if on_card else seen.topLeft(), self.badge, px)
        return states.pill_rect(QPointF(seen.center().x(), seen.bottom() + px * 0.7), self.badge, px)

    def seen(self) -> QRectF:
        ink = _INK.get(self.thing.kind if self.thing is not None else "", _ALL)
        side = min(self.width, self.height) if ink is not _INK["road"] else self.width
        return QRectF((ink.topLeft() - QPointF(0.5, 0.5)) * side, ink.size() * side)

    def paint_ground(self, painter: QPainter, size: QRectF, radius: float) -> None:
        if self.selected or self.touched:
            states.selected_outline(painter, size, radius)
        elif self.thing is not None and not self.targeted:
            states.outer_glow(painter, size, radius, 1.0 if self.hovered else 0.85, 10)

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        if self.count:
            marks.count_pill(painter, size.bottomRight() - QPointF(3, 1), self.count, size.height() * 0.55)

    def face_pixmap(self, dpr: float) -> QPixmap:
        if theme.current().contrast and self.family:
            return pieces.lettered(self.family, round(min(self.width, self.height) * dpr), True, dpr)
        return art.pixmap(self.art, round(self.width), round(self.height), dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return self.face_pixmap(dpr)
