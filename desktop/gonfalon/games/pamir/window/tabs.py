"""Tabs: what takes turns with something else in one place, each with the key that shows it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from gonfalon.ui.board.paper import CENTRE, SEMI, Part, Picture, Row, RowsItem, Text, paint_parts
from gonfalon.ui.look import state_marks, theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_3, INK
from gonfalon.ui.widgets.panel import fine_panel


@dataclass(frozen=True)
class TabFigures:
    """The words on a tab."""

    words: str
    key: str
    chosen: bool = False
    """Whether what it shows is seen now."""

    @property
    def spoken(self) -> str:
        return f"{self.words} ({self.key})"


class TabItem(RowsItem[TabFigures]):
    """A word with its key, to be pressed."""

    HALO = 6.0

    def __init__(self, do: Callable[[], object]) -> None:
        super().__init__()
        self._do = do
        self.setZValue(0.6)

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.setVisible(not rect.isEmpty())

    def press(self) -> bool:
        self._do()
        return True

    def described(self, figures: TabFigures) -> Part:
        dress = theme.current()
        colour = dress.heading if figures.chosen or self.hovered else dress.text
        return Row((Text(figures.words, 16, SEMI, colour, CENTRE, grow=1, short=12), Picture(self._paint_key, 20)), 6,
                   pad=(12, 4))  # fmt: skip

    def shown(self) -> object:
        return self.figures, self.hovered

    def _paint_key(self, painter: QPainter, rect: QRectF) -> None:
        if self.figures is not None:
            state_marks.key_cap(painter, rect, self.figures.key, theme.current().text)

    def draw(self, painter: QPainter) -> None:
        dress = theme.current()
        fine_panel(painter, dress.panel, self.rect, 0.4)
        if self.figures is not None and self.figures.chosen:
            painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
            painter.setBrush(INK if dress.dark else dress.paper)
            painter.drawRoundedRect(self.rect.adjusted(1.5, 1.5, -1.5, -1.5), 5, 5)
        paint_parts(painter, self.laid())
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 4)
