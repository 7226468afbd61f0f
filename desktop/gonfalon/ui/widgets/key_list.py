"""Which keys do what: a line for each, in as many columns as its place is wide."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QWidget

from gonfalon.ui.widgets.dress import Ground, Words, follow_width, unit
from gonfalon.ui.widgets.keys import Binding
from gonfalon.ui.widgets.panel import ScrollArea

__all__ = ["KeyList", "KeyPaper"]

COLUMNS = 2


class KeyList(QWidget):
    """Tells bindings in their order, down one column and then the next."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        super().__init__()
        # Its letters are measured before it lies on its paper.
        self.ground = Ground.PARCHMENT
        self.bindings = tuple(binding for binding in bindings if binding.does)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        high = -(-len(self.bindings) // COLUMNS)
        for index, binding in enumerate(self.bindings):
            column, row = divmod(index, high)
            keys = Words(15, QFont.Weight.DemiBold, "rubric")
            keys.setText(binding.shown or ", ".join(binding.names))
            does = Words(15, wrap=True)
            does.setText(binding.does)
            self._grid.addWidget(keys, row, 2 * column, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(does, row, 2 * column + 1, Qt.AlignmentFlag.AlignTop)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)

    def lines(self) -> list[tuple[str, str]]:
        """What is written, line by line: the keys and what they do."""
        return [(binding.shown or ", ".join(binding.names), binding.does) for binding in self.bindings]

    def showEvent(self, event: object) -> None:
        self._grid.setHorizontalSpacing(round(14 * unit(self)))
        self._grid.setVerticalSpacing(round(7 * unit(self)))
        self._grid.setColumnMinimumWidth(1, round(280 * unit(self)))
        self._grid.setColumnMinimumWidth(3, round(280 * unit(self)))


class KeyPaper(ScrollArea):
    """The list on an overlay: as wide as it needs to be, and scrolled where it is higher than the window."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        self.list = KeyList(bindings)
        super().__init__(self.list)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        follow_width(self)

    def sizeHint(self) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return self.list.sizeHint() + QSize(bar, 0)

    def heightForWidth(self, width: int) -> int:
        return self.list.heightForWidth(width - self.verticalScrollBar().sizeHint().width())

    def stops(self) -> Sequence[QWidget]:
        """The list itself, for the keys that scroll it."""
        return [self]
