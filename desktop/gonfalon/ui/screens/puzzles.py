"""All puzzles, by game and grade, with the solved ones marked, and the deal of the day before them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.puzzles import GRADES, Puzzle
from gonfalon.texts.catalogue import translate
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.puzzle_words import GRADES as GRADE_NAMES
from gonfalon.ui.widgets.buttons import Button, IconButton, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, Words
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.screen import Screen

__all__ = ["Group", "PuzzlesScreen"]

IN_A_ROW: Final = 5
"""So many puzzles of a grade stand beside each other."""


class Group(NamedTuple):
    """Puzzles that belong together."""

    title: str
    puzzles: Sequence[tuple[str, Puzzle]]
    """Each with the word by which it is remembered whether it was solved."""


class _GroupPanel(Panel):
    """The puzzles of one game, a row for each grade."""

    def __init__(self, group: Group, solved: Collection[str]) -> None:
        super().__init__(Ground.PANEL)
        self.buttons: dict[str, Button] = {}
        self._heading = Words(19, QFont.Weight.DemiBold)
        self._heading.setText(group.title)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self._heading, 0, 0, 1, IN_A_ROW + 2)
        number = 0
        for grade in GRADES:
            row = self._grid.rowCount()
            found = [(key, puzzle) for key, puzzle in group.puzzles if puzzle.grade == grade]
            name = GRADE_NAMES[grade]()
            if found:
                label = Words(15, colour="text_2")
                label.setText(name)
                self._grid.addWidget(label, row, 0)
            for place, (key, _) in enumerate(found):
                number += 1
                done = key in solved
                button = Button(icon="icon-check" if done else "", px=15)
                button.setText(str(number))
                said = translate("Puzzle", "{game}, {grade}: puzzle {number}")
                if done:
                    said = translate("Puzzle", "{game}, {grade}: puzzle {number}, solved")
                button.setAccessibleName(said.format(game=group.title, grade=name, number=number))
                self._grid.addWidget(button, row + place // IN_A_ROW, 1 + place % IN_A_ROW)
                self.buttons[key] = button
        self._grid.setColumnStretch(IN_A_ROW + 1, 1)
        self._grid.setRowStretch(self._grid.rowCount(), 1)

    @property
    def widest(self) -> int:
        """How wide its widest button is."""
        return max((button.sizeHint().width() for button in self.buttons.values()), default=0)

    def arrange(self, side: int, wide: int) -> None:
        """Leave so much room inside the frame, and let all buttons be so wide."""
        self._grid.setContentsMargins(side, side, side, side)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(0)
        for button in self.buttons.values():
            button.setMinimumWidth(wide)


class PuzzlesScreen(Screen):
    """Offers puzzles; what becomes of them is another's."""

    wanted = Signal(str)
    """The puzzle that is remembered by this word."""
    deal_wanted = Signal()
    file_wanted = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._groups: Sequence[Group] = ()
        self._solved: Collection[str] = ()
        self.panels: list[_GroupPanel] = []
        self.back = IconButton("icon-back", kind=Kind.PARCHMENT)
        self.back.clicked.connect(self.closed)
        self._title = Words(28, QFont.Weight.DemiBold, "table_heading")
        self.count = Words(15, colour="on_table_2", wrap=True)
        self.file = Button(icon="icon-import", px=15)
        self.file.clicked.connect(self.file_wanted)
        self._head = QHBoxLayout()
        for part, stretch in ((self.back, 0), (self._title, 0), (self.count, 1), (self.file, 0)):
            self._head.addWidget(part, stretch)
        self.daily = Panel(Ground.PANEL)
        self._daily_heading = Words(19, QFont.Weight.DemiBold)
        self.deal = Words(15, wrap=True)
        self.past = Words(14, colour="text_2", wrap=True)
        self.begin = Button(Kind.GOLD, px=16)
        self.begin.clicked.connect(self.deal_wanted)
        self._told = QVBoxLayout()
        for words in (self._daily_heading, self.deal, self.past):
            self._told.addWidget(words)
        self._daily_row = QHBoxLayout(self.daily)
        self._daily_row.addLayout(self._told, 1)
        self._daily_row.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignVCenter)
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        self._column.addWidget(self.daily)
        self._column.addLayout(self._grid)
        self._column.addStretch(1)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._head)
        self._whole.addWidget(ScrollArea(inner), 1)
        self.retranslate()

    def show_puzzles(self, groups: Sequence[Group], solved: Collection[str]) -> None:
        """Offer these."""
        self._groups, self._solved = groups, solved
        held = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        for panel in self.panels:
            self._grid.removeWidget(panel)
            panel.hide()
            panel.deleteLater()
        self.panels = [_GroupPanel(group, solved) for group in groups]
        for key, button in self.buttons.items():
            button.clicked.connect(partial(self.wanted.emit, key))
        every = [key for group in groups for key, _ in group.puzzles]
        self.count.setText(
            translate("Puzzle", "{solved} of {count} solved").format(
                solved=sum(key in solved for key in every), count=len(every)
            )
        )
        self.arrange()
        if held in self.buttons:
            self.buttons[held].setFocus()

    @property
    def buttons(self) -> dict[str, Button]:
        """What opens each puzzle, by the word for it."""
        return {key: button for panel in self.panels for key, button in panel.buttons.items()}

    def show_deal(self, deal: str, past: str) -> None:
        """Say what is dealt today, and what came of the deals before."""
        self.deal.setText(deal)
        self.past.setText(past)
        self.past.setVisible(bool(past))

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Puzzle", "Puzzles"))
        self.file.setText(translate("Puzzle", "Open a file"))
        self._daily_heading.setText(translate("Puzzle", "Deal of the day"))
        self.begin.setText(translate("Puzzle", "Play today’s deal"))
        self.show_puzzles(self._groups, self._solved)

    def arrange(self) -> None:
        side = self.px(18)
        self._head.setContentsMargins(side - HALO, self.px(10), side, self.px(4))
        self._head.setSpacing(self.px(12))
        self._whole.setContentsMargins(0, 0, 0, self.px(12))
        self._column.setContentsMargins(side, 0, self.px(4), 0)
        self._column.setSpacing(self.px(8))
        self._daily_row.setContentsMargins(self.px(22), self.px(16), self.px(18), self.px(16))
        self._told.setSpacing(self.px(2))
        self._grid.setSpacing(self.px(8))
        widest = max((panel.widest for panel in self.panels), default=0)
        for panel in self.panels:
            panel.arrange(self.px(18), widest)
        room = self.width() - 2 * side
        wide = max((panel.sizeHint().width() for panel in self.panels), default=room)
        columns = max(1, min(2, room // max(1, wide)))
        for index, panel in enumerate(self.panels):
            self._grid.addWidget(panel, index // columns, index % columns)
            panel.show()
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)
