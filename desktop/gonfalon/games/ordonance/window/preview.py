"""The large unit beside the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from gonfalon.games.ordonance.window.look import units
from gonfalon.games.ordonance.window.look.units import UnitLook
from gonfalon.ui.board.preview import PreviewItem

__all__ = ["UnitPreview"]


class UnitPreview(PreviewItem):
    """A unit as a card, wherever it lies as a tile."""

    def card_pixmap(self, shown: UnitLook, width: float, dpr: float) -> QPixmap:
        return units.unit_card(shown, width, dpr)
