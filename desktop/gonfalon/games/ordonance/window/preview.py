"""The large unit beside the table."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from gonfalon.games.ordonance.window.look import units
from gonfalon.games.ordonance.window.look.units import UnitLook
from gonfalon.ui.board.preview import PreviewItem

__all__ = ["BACK", "UnitPreview"]

BACK = "back"
"""What all units have in common, shown while there is none to be shown."""


class UnitPreview(PreviewItem):
    """A unit as a card, wherever it lies as a tile."""

    def card_pixmap(self, shown: UnitLook | str, width: float, dpr: float) -> QPixmap:
        return units.unit_back(width, dpr) if isinstance(shown, str) else units.unit_card(shown, width, dpr)
