"""All the sets that lie on the table, one beneath the other, and the way through them with the keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.games.oriflamme.window.picker.kind_tile import KindTile
from gonfalon.games.oriflamme.window.picker.set_row import SetRow, widest_card
from gonfalon.ui.look import cards
from gonfalon.ui.widgets.dress import unit

__all__ = ["KindGrid"]

_SMALLEST = 0.74
_LEAST = 69
"""Cards of sets that have no room at once become narrower, but not by more than a share, and not below this width."""


class KindGrid(QWidget):
    """Rows of tiles; one of them is a stop of the Tab key, the arrows go on from there."""

    toggled = Signal(str)
    looked_at = Signal(str)
    went = Signal(QWidget)
    """The tile that the keys have come to."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SetRow] = []
        self.tiles: dict[str, KindTile] = {}
        self._list = QVBoxLayout(self)
        self._list.setContentsMargins(0, 0, 0, 0)

    def set_rows(self, rows: Iterable[Sequence[str]]) -> None:
        """Lay out other sets, given as the kinds of each row."""
        for row in self.rows:
            self._list.removeWidget(row)
            row.hide()
            row.deleteLater()
        self.rows = [SetRow(kinds) for kinds in rows if kinds]
        self.tiles = {tile.kind: tile for row in self.rows for tile in row.tiles}
        for row in self.rows:
            self._list.addWidget(row)
        for tile in self.tiles.values():
            tile.clicked.connect(lambda _=False, kind=tile.kind: self.toggled.emit(kind))
            tile.looked_at.connect(lambda kind=tile.kind: self.looked_at.emit(kind))
            tile.steered.connect(lambda key, kind=tile.kind: self._steer(kind, key))
        if self.tiles:
            self.stop_at(next(iter(self.tiles)))

    def stop_at(self, kind: str) -> None:
        """Make this tile the one that the Tab key comes to."""
        for tile in self.tiles.values():
            here = tile.kind == kind
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)

    def _height(self, width: int, card: int) -> int:
        gaps = (len(self.rows) - 1) * self._spacing()
        return sum(row.height_for(width, card) for row in self.rows) + gaps

    def _smallest(self, widest: int) -> float:
        return min(widest, max(_LEAST, widest * _SMALLEST))

    def first_and_half(self, width: int) -> int:
        """How high a window into the rows has to be to show one line and the half of another."""
        if not self.rows:
            return 0
        card = self._smallest(widest_card(width, unit(self)))
        return self.rows[0].heading_height() + round(card * cards.RATIO * 1.5)

    def arrange(self, width: int, height: int) -> None:
        """Make the cards as large as they can be without scrolling; where it cannot be helped they stay large."""
        widest = widest_card(width, unit(self))
        card = widest
        while card > self._smallest(widest) and self._height(width, card) > height:
            card -= 1
        spare = height - self._height(width, card)
        if spare < 0:
            card = widest
        self._list.setSpacing(self._spacing() + min(max(0, spare // (len(self.rows) + 1)), round(16 * unit(self))))
        for row in self.rows:
            row.arrange(width, card)

    def _spacing(self) -> int:
        return round(10 * unit(self))

    def _lines(self) -> list[list[KindTile]]:
        return [line for row in self.rows for line in row.lines()]

    def _steer(self, kind: str, key: Qt.Key) -> None:
        lines = self._lines()
        here = next(index for index, line in enumerate(lines) if any(tile.kind == kind for tile in line))
        column = [tile.kind for tile in lines[here]].index(kind)
        order = [tile for line in lines for tile in line]
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            step = 1 if key == Qt.Key.Key_Right else -1
            place = order.index(lines[here][column]) + step
            tile = order[min(max(place, 0), len(order) - 1)]
        elif key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            there = lines[min(max(here + (1 if key == Qt.Key.Key_Down else -1), 0), len(lines) - 1)]
            tile = there[min(column, len(there) - 1)]
        else:
            tile = lines[here][0 if key == Qt.Key.Key_Home else -1]
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.went.emit(tile)
