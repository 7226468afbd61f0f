"""A set of cards spread out on its cloth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.games.oriflamme.window.picker.kind_tile import KindTile
from gonfalon.ui.look import cards
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["ABREAST", "SetRow", "widest_card"]

ABREAST: Final = 10
"""So many cards lie beside each other; those of a larger set go on in the next line."""
_NARROW: Final = 800
_GAP: Final = (8, 6)
"""The least distance between two cards, in design pixels, and that on a narrow cloth."""
_PAD: Final = (12, 10)


class _Cloth(QWidget):
    """What the cards lie on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = Ground.CLOTH

    def paintEvent(self, event: QPaintEvent) -> None:
        fine_panel(QPainter(self), "panel-cloth", QRectF(self.rect()))


class SetRow(QWidget):
    """The name of a set, how many of its kinds are chosen, and a tile for each."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__()
        self.name = Words(20, QFont.Weight.DemiBold, "table_heading", parent=self)
        self.count = Words(14, colour="on_table_2", parent=self)
        self.cloth = _Cloth(self)
        self.tiles = [KindTile(kind, self.cloth) for kind in kinds]
        self._whole_name = ""

    def set_name(self, name: str) -> None:
        """What the set is called; a long name is cut where there is no room, and told by the tooltip."""
        self._whole_name = name
        self.cloth.setAccessibleName(name)

    def lines(self) -> list[list[KindTile]]:
        """The tiles as they lie: lines from left to right."""
        return [self.tiles[start : start + ABREAST] for start in range(0, len(self.tiles), ABREAST)]

    def heading_height(self) -> int:
        """How high the line above the cloth is."""
        self.name.restyle()
        return round(self.name.fontMetrics().height() + 6 * unit(self))

    def height_for(self, width: int, card: int) -> int:
        """How high all of it is in this width, with cards of that width."""
        return self.heading_height() + self._cloth_height(width, card)

    def _cloth_height(self, width: int, card: int) -> int:
        pad, gap = _around(width, unit(self))
        lines = len(self.lines())
        return 2 * round(pad) + lines * round(card * cards.RATIO) + (lines - 1) * round(gap)

    def arrange(self, width: int, card: int) -> None:
        """Lay everything out in this width; smaller cards lie farther from each other."""
        scale, head = unit(self), self.heading_height()
        self.setFixedSize(width, self.height_for(width, card))
        self.count.restyle()
        counted = QFontMetricsF(self.count.font()).horizontalAdvance(self.count.text()) + 2
        left, gap = round(8 * scale), round(12 * scale)
        metrics = QFontMetricsF(self.name.font())
        shown = metrics.elidedText(self._whole_name, Qt.TextElideMode.ElideRight, width - 2 * left - gap - counted)
        self.name.setText(shown)
        set_tip(self.name, "" if shown == self._whole_name else self._whole_name)
        named = round(metrics.horizontalAdvance(shown) + 2)
        self.name.setGeometry(left, 0, named, round(metrics.height()) + 1)
        drop = QFontMetricsF(self.name.font()).ascent() - QFontMetricsF(self.count.font()).ascent()
        high = round(QFontMetricsF(self.count.font()).height()) + 1
        self.count.setGeometry(left + named + gap, round(drop), round(counted), high)
        self.cloth.setGeometry(0, head, width, self._cloth_height(width, card))
        self._lay_tiles(width, card)

    def _lay_tiles(self, width: int, card: int) -> None:
        pad, gap = _around(width, unit(self))
        step, tall = _step(width, unit(self)), round(card * cards.RATIO)
        for line, tiles in enumerate(self.lines()):
            top = round(pad) + line * (tall + round(gap))
            for column, tile in enumerate(tiles):
                x = round(pad + column * step + (step - gap - card) / 2)
                tile.setGeometry(QRect(x, top, card, tall).adjusted(-HALO, -HALO, HALO, HALO))


def widest_card(width: int, scale: float) -> int:
    """How wide cards can be on a cloth of this width."""
    return max(24, int(_step(width, scale) - _around(width, scale)[1]))


def _around(width: int, scale: float) -> tuple[float, float]:
    """The room between the edge of the cloth and the cards, and the least between two of them."""
    narrow = width < _NARROW * scale
    return _PAD[narrow] * scale, _GAP[narrow] * scale


def _step(width: int, scale: float) -> float:
    """From one card to the next."""
    pad, gap = _around(width, scale)
    return (width - 2 * pad + gap) / ABREAST
