"""The large card beside the table of Pax Pamir."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.cards import Described
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.things import ICON
from gonfalon.games.pamir.window.acting import NOBODY, Acting
from gonfalon.games.pamir.window.look import cards, marks
from gonfalon.ui.board.furniture import Furniture, text_width, write, write_lines
from gonfalon.ui.board.preview import PreviewItem
from gonfalon.ui.look import art
from gonfalon.ui.look.palette import INK, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["AbilityPaper", "PamirPreview"]

ART = (0.27, 0.17, 0.975, 0.745)
"""Where the picture is on a card in full, in parts of its width and height: the text of its ability lies over it."""

LEAST = 9.0
"""The smallest letters of the name of an ability."""


class PamirPreview(PreviewItem):
    """A card in full, by its number."""

    language = "en"
    acting = NOBODY
    numbered = False
    """Whether icons are counted: of a card that is picked up to be played they act in this order."""

    def number_icons(self, numbered: bool) -> None:
        """Count the icons, or no longer."""
        if numbered != self.numbered:
            self.numbered = numbered
            self.update()

    def show_acting(self, acting: Acting) -> None:
        """Show which icons have acted of a card that was just played."""
        if acting != self.acting:
            self.acting = acting
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self.shown and self.shown == self.acting.card:
            icons = cards.part_rects(cards.CardLook(self.shown, cards.Form.FULL), ICON, self.card_rect)
            marks.acting(painter, icons, self.acting.done, self.acting.lit)

    def card_pixmap(self, shown: int, width: float, dpr: float) -> QPixmap:
        if not shown:
            return cards.back(width, dpr)
        return cards.face(cards.CardLook(shown, cards.Form.FULL, numbered=self.numbered), width, dpr)


class AbilityPaper(Furniture):
    """What the ability of the large card is called, and what it does; it lies on the picture of the card."""

    def __init__(self) -> None:
        super().__init__()
        self.told: Described | None = None
        self.setZValue(710)
        self.setVisible(False)

    def tell(self, card: int, room: QRectF, unit: float, names: Names) -> None:
        """Tell the ability of a card that lies in this room, if it has one; 0 for a card that is not known."""
        ability = shipped().ability[card] if card else NONE
        told = None if ability == NONE else names.ability(ability)
        left, top, right, bottom = ART
        wide, high = room.width(), room.height()
        self.place(room.adjusted(left * wide, top * high, (right - 1) * wide, (bottom - 1) * high), unit)
        if told != self.told:
            self.told = told
            self.update()
        self.setVisible(told is not None)

    @property
    def inner(self) -> QRectF:
        """Within the lines of the paper."""
        unit = self.unit
        return self.rect.adjusted(8 * unit, 5 * unit, -6 * unit, -6 * unit)

    @property
    def text_room(self) -> QRectF:
        """Below the name."""
        return self.inner.adjusted(0, 22 * self.unit, 0, 0)

    def draw(self, painter: QPainter) -> None:
        if self.told is None:
            return
        unit = self.unit
        fine_panel(painter, "panel-parchment", self.rect)
        inner, side = self.inner, 18 * unit
        head = QRectF(inner.left(), inner.top(), inner.width(), 20 * unit)
        beside = head.adjusted(side + 5 * unit, 0, 0, 0)
        if text_width(self.told.name, LEAST, QFont.Weight.DemiBold) <= beside.width():
            # On a small card a long name takes the room of the sign.
            art.stamp(painter, "pamir-ability", QRectF(inner.left(), inner.top() + unit, side, side))
            head = beside
        painter.setPen(RUBRIC)
        write(painter, head, self.told.name, 14 * unit, QFont.Weight.DemiBold, least=LEAST)
        painter.setPen(INK)
        write_lines(painter, self.text_room, self.told.text, 13 * unit)
