"""The large unit beside the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from gonfalon.ui.board.preview import PreviewItem
from gonfalon.ui.look import units
from gonfalon.ui.look.units import UnitLook

__all__ = ["UnitPreview"]


class UnitPreview(PreviewItem):
    """A unit as a card, wherever it lies as a tile."""

    def card_pixmap(self, shown: UnitLook, width: float, dpr: float) -> QPixmap:
        return units.unit_card(shown, width, dpr)
