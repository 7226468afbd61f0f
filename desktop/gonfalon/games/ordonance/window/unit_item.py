"""A unit on the table: a card of the hand, a tile in its territory, a back where nobody here knows it."""

from __future__ import annotations

from PySide6.QtGui import QPixmap

from gonfalon.games.ordonance.window.look import unit_tiles, units
from gonfalon.games.ordonance.window.look.units import UnitLook
from gonfalon.ui.board.card import CardItem

__all__ = ["UnitItem"]


class UnitItem(CardItem):
    """One card; it is a tile as soon as it is wider than high."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.look: UnitLook | None = None
        """What is on its face, None while that is not known here."""

    @property
    def face_known(self) -> bool:
        return self.look is not None

    @property
    def is_tile(self) -> bool:
        return self.width > self.height

    @property
    def corner(self) -> float:
        return unit_tiles.corner(self.width) if self.is_tile else super().corner

    def face_pixmap(self, dpr: float) -> QPixmap:
        assert self.look is not None
        if self.is_tile:
            return unit_tiles.unit_tile(self.look, self.width, self.height, dpr)
        return units.unit_card(self.look, self.width, dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return units.unit_back(self.width, dpr)
