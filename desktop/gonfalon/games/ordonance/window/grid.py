"""The columns of the territories and the rows of the players in them: where each unit lies."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gonfalon.ui.board.measures import Scale

__all__ = ["Grid"]

PLATE = (32.0, 36.0)
"""How high the plates of the territories are, in the smallest window and in the usual one."""
OWN_TILE = 40.0
RIVAL_TILES = {1: 40.0, 2: 33.0, 3: 20.5}
"""How high the tiles of rivals are beside own ones of `OWN_TILE`, by the number of rivals."""
CHIPS = 0.25
"""How much of a column the chips take."""
WIDEST = (196.0, 240.0)
"""With fewer territories than usual the columns do not grow beyond what their tiles can fill."""
TALLEST = 0.5
"""Tiles are no higher than this part of their width is worth."""


@dataclass(frozen=True)
class Grid:
    """Where columns, plates and places are, in scene units."""

    columns: tuple[QRectF, ...]
    """The cloth of each territory."""
    plates: tuple[QRectF, ...]
    rows: tuple[tuple[float, float], ...]
    """Top and height of the tile of the first place of each row; the own one is the last."""
    gap: float
    """How far the tiles of an army lie apart."""
    pad: float
    """How far everything keeps from the border of a column."""
    chip_width: float
    army_size: int

    @classmethod
    def of(cls, room: QRectF, rivals: int, territories: int, army_size: int, scale: Scale) -> Grid:
        """The grid that fills a room.

        Args:
            room: what the columns may take.
            rivals: how many rows there are above the plates, 1 to 3.
            territories: how many columns there are.
            army_size: how many places a row has in each column.
            scale: of the view.
        """
        facing = rivals == 1
        between = round(scale.size(5, 10) if facing else scale.size(4, 4))
        wide = min((room.width() - between * (territories - 1)) / territories, scale.size(*WIDEST))
        columns = _columns(room, territories, wide, between)
        pad = round(scale.size(5, 7))
        gap = round(scale.size(3, 5) if facing else scale.size(2, 3))
        most = (wide - CHIPS * wide - 3 * pad) * TALLEST
        rows, plate_y = _rows(room, rivals, army_size, (gap, pad, most), scale)
        high = round(scale.size(*PLATE))
        plates = tuple(
            QRectF(column.left() + pad - 2, plate_y, column.width() - 2 * pad + 4, high) for column in columns
        )
        return cls(columns, plates, rows, gap, pad, float(int(CHIPS * wide)), army_size)

    @property
    def tile_width(self) -> float:
        """How wide a unit is in its territory."""
        return self.columns[0].width() - self.chip_width - 3 * self.pad

    def place(self, row: int, territory: int, index: int) -> QRectF:
        """A place of an army; the row of the seat at the screen is the last one."""
        top, high = self.rows[row]
        column = self.columns[territory]
        left = column.right() - self.pad - self.tile_width
        return QRectF(left, top + index * (high + self.gap), self.tile_width, high)

    def army(self, row: int, territory: int) -> QRectF:
        """The whole part of a column in which one player's army lies, chips included."""
        column = self.columns[territory]
        first, last = self.place(row, territory, 0), self.place(row, territory, self.army_size - 1)
        part = QRectF(column.left(), first.top(), column.width(), last.bottom() - first.top())
        return part.adjusted(2, -self.gap, -2, self.gap)

    def chips(self, row: int, territory: int) -> QRectF:
        """Where the chips of an army and its marker stand, left of its places."""
        first, last = self.place(row, territory, 0), self.place(row, territory, self.army_size - 1)
        left = self.columns[territory].left() + self.pad
        return QRectF(left, first.top(), self.chip_width, last.bottom() - first.top())

    def row_height(self, row: int) -> float:
        """How high the army of a row is."""
        return self.army_size * self.rows[row][1] + (self.army_size - 1) * self.gap


def parting(scale: Scale) -> int:
    """How much air there is above and below the army of a row."""
    return round(scale.size(4, 5))


def _columns(room: QRectF, territories: int, wide: float, between: int) -> tuple[QRectF, ...]:
    begin = room.left() + (room.width() - wide * territories - between * (territories - 1)) / 2
    return tuple(
        QRectF(round(begin + index * (wide + between)), room.top(), round(wide), room.height())
        for index in range(territories)
    )


def _rows(
    room: QRectF, rivals: int, army_size: int, tile: tuple[int, int, float], scale: Scale
) -> tuple[tuple[tuple[float, float], ...], float]:
    """The rows from the top down and where the plates stand between the last two.

    What is left beside plate, gaps and borders is shared out among the tiles; `tile` gives gap, border and the greatest
    height of one.
    """
    gap, pad, most = tile
    air, plate = parting(scale), round(scale.size(*PLATE))
    fixed = plate + 2 * pad + 2 * air + (rivals - 1) * 2 * air + (rivals + 1) * (army_size - 1) * gap
    weight = RIVAL_TILES[rivals]
    shared = (room.height() - fixed) / (army_size * (rivals * weight + OWN_TILE))
    high, own_high = (float(int(min(most, shared * each))) for each in (weight, OWN_TILE))
    slack = (room.height() - fixed - rivals * army_size * high - army_size * own_high) / (rivals + 1)
    y = room.top() + pad + slack / 2
    rows = []
    for _ in range(rivals):
        rows.append((round(y), high))
        y += army_size * high + (army_size - 1) * gap + 2 * air + slack / 2
    plate_y = round(y - air - slack / 4)
    rows.append((round(plate_y + plate + air + slack / 4), own_high))
    return tuple(rows), plate_y
