"""The large card beside the table of Pax Pamir."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from gonfalon.games.pamir.texts.things import ICON
from gonfalon.games.pamir.window.acting import NOBODY, Acting
from gonfalon.games.pamir.window.look import cards, marks
from gonfalon.ui.board.preview import PreviewItem

__all__ = ["PamirPreview"]


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
        if self.shown == self.acting.card:
            icons = cards.part_rects(cards.CardLook(self.shown, cards.Form.FULL), ICON, self.card_rect)
            marks.acting(painter, icons, self.acting.done, self.acting.lit)

    def card_pixmap(self, shown: int, width: float, dpr: float) -> QPixmap:
        return cards.face(cards.CardLook(shown, cards.Form.FULL, numbered=self.numbered), width, dpr)
