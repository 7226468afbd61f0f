"""A card on the table of Pax Pamir: in the market, in a court or in the own hand, with what lies on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from gonfalon.games.pamir.texts.things import ICON
from gonfalon.games.pamir.window.acting import NOBODY, Acting
from gonfalon.games.pamir.window.look import cards, marks, pieces
from gonfalon.games.pamir.window.look.cards import CardLook, Form
from gonfalon.games.pamir.window.marks import NO_MARKS, CardMarks
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look import states

__all__ = ["PamirCard"]

SPIES = 0.24
"""How wide a spy is by its card."""


class PamirCard(CardItem):
    """One card; where it is lower than a card of the market it is a tile."""

    def __init__(self, number: int) -> None:
        self.language = ""
        self.marks: CardMarks = NO_MARKS
        self.pays: int = 0
        """The rupees that would fall on it if what is picked up were done, to be seen beforehand."""
        self.acting = NOBODY
        super().__init__(number)
        self.face_up = True

    def show_marks(self, found: CardMarks, language: str) -> None:
        """Bear these marks from now on, with a name in this language."""
        if (found, language) != (self.marks, self.language):
            self.marks, self.language = found, language
            self.update()

    def show_acting(self, acting: Acting) -> None:
        """Show which of its icons have acted."""
        if acting != self.acting:
            self.acting = acting
            self.update()

    def foresee(self, rupees: int) -> None:
        """Show how many rupees would fall on it."""
        if rupees != self.pays:
            self.pays = rupees
            self.update()

    def height_for(self, width: float) -> float:
        return round(width * cards.ratio(Form.COMPACT))

    @property
    def is_tile(self) -> bool:
        return self.height < self.width * 1.3

    @property
    def look(self) -> CardLook:
        """How its face is drawn."""
        edged = bool(self.marks.rupees or self.marks.shackle or self.pays)
        return CardLook(self.number, Form.TILE if self.is_tile else Form.COMPACT, edged=edged and not self.is_tile)

    def face_pixmap(self, dpr: float) -> QPixmap:
        return cards.face(self.look, self.width, dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return cards.back(self.width, dpr)

    def spy_rect(self, family: str, card: QRectF | None = None) -> QRectF:
        """Where the first spy of a family stands, in the scene; with a rectangle as if the card lay there."""
        size = self.scene_rect() if card is None else card
        side = spy_side(size)
        rects = pieces.spy_rects(size, self.marks.spies, side)
        for (letter, _), rect in zip(self.marks.spies, rects, strict=True):
            if letter == family:
                return QRectF(rect.topLeft(), rect.size().boundedTo(QSizeF(side, side)))
        return QRectF(size.center().x() - side / 2, size.top() - 8, side, side)

    def shackle_place(self, size: QRectF) -> QRectF:
        """Where the shackle lies on the card, if it bears one: at the edge, on a tile behind the spies."""
        if self.is_tile:
            return marks.rail_shackle_place(size, pieces.spy_rects(size, self.marks.spies, spy_side(size)))
        return marks.shackle_place(size)

    def paint_marks(self, painter: QPainter, size: QRectF) -> None:
        if self.marks.used:
            states.veil(painter, size, self.corner, 0.42)
        elif self.marks.paid:
            states.veil(painter, size, self.corner, 0.5)
        elif self.marks.dear:
            states.veil(painter, size, self.corner, 0.35)
        if self.marks.bonus:
            marks.bonus_line(painter, size, self.width / 100)

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        if self.marks.paid:
            marks.unbuyable(painter, size)
        if self.marks.rupees:
            marks.rupees(painter, size, self.marks.rupees)
        if self.pays:
            painter.setOpacity(0.6)
            marks.rupees(painter, size.translated(-size.width() * 0.3, 0), self.pays)
            painter.setOpacity(1.0)
        if self.acting.card:
            icons = cards.part_rects(self.look, ICON, size)
            marks.acting(painter, icons, self.acting.done, self.acting.lit)
        if self.marks.spies:
            pieces.paint_spies(painter, size, self.marks.spies, spy_side(size))
        if self.marks.shackle:
            most = 0 if self.is_tile else self.marks.shackle
            marks.shackle(painter, self.shackle_place(size), most, self.marks.due)


def spy_side(card: QRectF) -> float:
    """How wide a spy is on a card that lies there."""
    return max(18.0, card.width() * SPIES)
