"""A territory as a column: its cloth, the plate with its name, what each army counts, who holds it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gonfalon.games.ordonance.window.grid import Grid
from gonfalon.games.ordonance.window.look import armies, territories
from gonfalon.ui.board.furniture import Reachable
from gonfalon.ui.look import states

__all__ = ["ArmyFigures", "TerritoryFigures", "TerritoryItem"]

USUAL = 3
"""How many chips an army seldom has more of."""


@dataclass(frozen=True)
class ArmyFigures:
    """What is written beside an army."""

    family: str
    cards: int
    chips: tuple[tuple[str, int], ...]
    """Icons with their counts, the strongest first."""
    marker: int = 0
    """The victory marker that lies there, 0 for none."""
    defeated: bool = False


@dataclass(frozen=True)
class TerritoryFigures:
    """What there is to see of a territory beside its units."""

    number: int
    """From 1."""
    name: str
    locked: bool
    """Whether control of it is certain."""
    armies: tuple[ArmyFigures, ...]
    """One for each row, that of the seat at the screen last."""


class TerritoryItem(Reachable):
    """One column; the mouse is at it where no unit can be meant."""

    def __init__(self, index: int) -> None:
        super().__init__()
        self.index = index
        """From 0."""
        self.figures: TerritoryFigures | None = None
        self._grid: Grid | None = None
        self.setZValue(-10)

    def show_figures(self, figures: TerritoryFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()

    def fit(self, grid: Grid, unit: float) -> None:
        """Take the places that this grid gives to its column."""
        if (grid, unit) != (self._grid, self.unit):
            self._grid = grid
            self.update()
        self.place(grid.columns[self.index], unit)

    def holds(self, point: QPointF) -> bool:
        """Whether a point of its own coordinates is on its plate or on what is written beside the armies."""
        if self.plate().contains(point):
            return True
        grid = self._fitted
        return any(self._own(grid.chips(row, self.index)).contains(point) for row in range(len(grid.rows)))

    def plate(self) -> QRectF:
        """The plate with the name, in the item's own coordinates."""
        return self._own(self._fitted.plates[self.index])

    def marker_rect(self, row: int) -> QRectF:
        """Where the marker of an army lies, in the item's own coordinates."""
        chips = self._own(self._fitted.chips(row, self.index))
        side = min(chips.width(), chips.height() * 0.34, 46 * self.unit)
        return QRectF(chips.center().x() - side / 2, chips.bottom() - side, side, side)

    def chip_rect(self, row: int, icon: str) -> QRectF | None:
        """Where the chip of an icon stands in an army, in the item's own coordinates; None where it is not shown."""
        army = None if self.figures is None else self.figures.armies[row]
        chips = [] if army is None else zip(army.chips, self.chip_rects(row, army), strict=False)
        return next((chip for (shown, _), chip in chips if shown == icon), None)

    @property
    def _fitted(self) -> Grid:
        assert self._grid is not None, "a territory is fitted before it is shown"
        return self._grid

    def _own(self, rect: QRectF) -> QRectF:
        return rect.translated(-self.pos())

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures, grid = self.figures, self._grid
        if figures is None or grid is None:
            return
        territories.territory_cloth(painter, self.rect)
        for row, army in enumerate(figures.armies):
            self._draw_row(painter, grid, row, army)
        plate = self.plate()
        armies.territory_plate(painter, plate, figures.number, figures.name, figures.locked)
        if self.focused:
            states.focus_ring(painter, plate, 4)
        elif self.hovered:
            states.hover_outline(painter, plate)

    def _draw_row(self, painter: QPainter, grid: Grid, row: int, army: ArmyFigures) -> None:
        part = self._own(grid.army(row, self.index))
        if 0 < row < len(grid.rows) - 1:
            y = part.top() - grid.gap
            territories.parting(painter, QPointF(part.left() + 8, y), QPointF(part.right() - 8, y))
        for index in range(army.cards, grid.army_size):
            territories.empty_place(painter, self._own(grid.place(row, self.index, index)))
        for (icon, count), chip in zip(army.chips, self.chip_rects(row, army), strict=False):
            armies.army_chip(painter, icon, count, army.family, chip)
        if army.marker:
            armies.victory_marker(painter, self.marker_rect(row), army.marker)
            territories.holder_frame(painter, part)
        elif army.defeated:
            armies.defeat_marker(painter, self.marker_rect(row))

    def chip_rects(self, row: int, army: ArmyFigures) -> list[QRectF]:
        """Where the chips of an army stand that have room, the strongest first, in the item's own coordinates."""
        room = self._own(self._fitted.chips(row, self.index))
        gap = 3 * self.unit
        tall = min(room.width() * 1.12, 45 * self.unit)
        low = min(room.width() * 0.6, 26 * self.unit)
        # All armies of a row look alike: icon over number where there is room for as many as are usual.
        stacked = room.height() >= USUAL * (tall + gap) - gap
        if army.marker or army.defeated:
            room.setBottom(self.marker_rect(row).top() - 2)
        # Side by side is better than not seen.
        stacked = stacked and room.height() >= len(army.chips) * (tall + gap) - gap
        wanted = 2 if army.marker or army.defeated else USUAL
        high = tall if stacked else min(low, max((room.height() + gap) / wanted - gap, low * 0.7))
        most = max(1, int((room.height() + gap) / (high + gap)))
        shown = range(min(most, len(army.chips)))
        return [QRectF(room.left(), room.top() + place * (high + gap), room.width(), high) for place in shown]
