"""A set of cards spread out on its cloth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import cards
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.kind_tile import KindTile
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["ABREAST", "GAP", "SetRow", "cloth_height", "step_in"]

ABREAST: Final = 10
"""So many cards lie beside each other; those of a larger set go on in the next line."""
GAP: Final = 8
"""The least distance between two cards, in design pixels."""
_PAD: Final = 12


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

    def height_for(self, card: int) -> int:
        """How high all of it is with cards of this width."""
        return self.heading_height() + cloth_height(card, len(self.lines()), unit(self))

    def arrange(self, width: int, step: float, card: int) -> None:
        """Lay everything out in this width, a card every `step` pixels."""
        scale, head = unit(self), self.heading_height()
        self.setFixedSize(width, self.height_for(card))
        self.count.restyle()
        counted = QFontMetricsF(self.count.font()).horizontalAdvance(self.count.text()) + 2
        left, gap = round(8 * scale), round(12 * scale)
        metrics = QFontMetricsF(self.name.font())
        shown = metrics.elidedText(self._whole_name, Qt.TextElideMode.ElideRight, width - 2 * left - gap - counted)
        self.name.setText(shown)
        self.name.setToolTip("" if shown == self._whole_name else self._whole_name)
        named = round(metrics.horizontalAdvance(shown) + 2)
        self.name.setGeometry(left, 0, named, round(metrics.height()) + 1)
        drop = QFontMetricsF(self.name.font()).ascent() - QFontMetricsF(self.count.font()).ascent()
        high = round(QFontMetricsF(self.count.font()).height()) + 1
        self.count.setGeometry(left + named + gap, round(drop), round(counted), high)
        self.cloth.setGeometry(0, head, width, cloth_height(card, len(self.lines()), scale))
        tall = round(card * cards.RATIO)
        for line, tiles in enumerate(self.lines()):
            top = round(_PAD * scale) + line * (tall + round(GAP * scale))
            for column, tile in enumerate(tiles):
                x = round(_PAD * scale + column * step + (step - GAP * scale - card) / 2)
                tile.setGeometry(QRect(x, top, card, tall).adjusted(-HALO, -HALO, HALO, HALO))


def cloth_height(card: int, lines: int, scale: float) -> int:
    """The height of a cloth with so many lines of cards of this width."""
    return 2 * round(_PAD * scale) + lines * round(card * cards.RATIO) + (lines - 1) * round(GAP * scale)


def step_in(width: float, scale: float) -> float:
    """From one card to the next on a cloth of this width."""
    return (width - 2 * _PAD * scale + GAP * scale) / ABREAST
