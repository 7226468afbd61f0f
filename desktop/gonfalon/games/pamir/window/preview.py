"""The large card beside the table of Pax Pamir."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from gonfalon.games.pamir.window.look import cards
from gonfalon.ui.board.preview import PreviewItem

__all__ = ["PamirPreview"]


class PamirPreview(PreviewItem):
    """A card in full, by its number."""

    language = "en"

    def card_pixmap(self, shown: int, width: float, dpr: float) -> QPixmap:
        return cards.face(cards.CardLook(shown, cards.Form.FULL), width, dpr)
