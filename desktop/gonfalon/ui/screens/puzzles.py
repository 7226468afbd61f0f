"""Puzzles: the screen that lists them, the bar under the table of one, and their texts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QMarginsF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.session.puzzles import GRADES, WHOLE, Puzzle
from gonfalon.texts.formatting import format_percent
from gonfalon.texts.translations import translate
from gonfalon.ui.look import panels
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.panel import FinePanel, Panel, ScrollArea
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, announce, discard, fill, ui_scale

GRADE_NAMES: Final[Mapping[int, Callable[[], str]]] = {
    1: lambda: translate("Puzzle", "Easy"),
    2: lambda: translate("Puzzle", "Medium"),
    3: lambda: translate("Puzzle", "Hard"),
}


def puzzle_task(puzzle: Puzzle) -> str:
    """Return the task of a puzzle."""
    if puzzle.searched:
        return translate("Puzzle", "Find the move that wins you the game whatever the others do.")
    return translate("Puzzle", "Find the move that most often wins you the game.")


def verdict_title(puzzle: Puzzle, answer: str, *, fresh: bool) -> str:
    """Return what is said at first of an answer."""
    if answer in puzzle.solution:
        return translate("Puzzle", "Solved, at the first try") if fresh else translate("Puzzle", "Solved")
    if puzzle.searched:
        return translate("Puzzle", "Not yet: another move wins whatever the others do")
    text = translate("Puzzle", "Not yet: {own} victories in 100 games, {best} are possible")
    return text.format(own=format_percent(puzzle.shares[answer] / WHOLE), best=format_percent(puzzle.best / WHOLE))


def count_text(solved: int, count: int, *, fresh: bool) -> str:
    """Return how many puzzles are solved, and where this was no `fresh` answer, when it will count."""
    if not fresh:
        return translate("Puzzle", "To have it marked as solved, come back after another puzzle and find it at once.")
    return translate("Puzzle", "{solved} of {count} solved").format(solved=solved, count=count)


BESIDE = 320
"""So much room words want beside the buttons, in design pixels."""


class TableFoot(FinePanel):
    """Stands below the board while a puzzle is asked and judged."""

    left = Signal()
    """Whoever puzzles wants another puzzle, or none."""

    def high(self, wide: int) -> int:
        """Return the height that it needs at this width."""
        raise NotImplementedError

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key before the table does; whether it did."""
        return False


class PuzzleBar(TableFoot):
    """Says what is asked and offers what can be done; it does none of it."""

    shown = Signal()
    """The solution is to be shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self.words = Label(16, QFont.Weight.Medium, wrap=True)
        self.leave_button, self.show_button = Button(px=15), Button(px=15)
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self.words, 1), spacing=0)
        self._buttons = fill(QHBoxLayout(), 1, spacing=0)
        for button, signal in ((self.leave_button, self.left), (self.show_button, self.shown)):
            button.clicked.connect(signal)
            self._buttons.addWidget(button)
        self._row.addLayout(self._buttons)
        self.retranslate()

    def offer(self, button: Button) -> None:
        """Put one more button behind the others."""
        self._buttons.addWidget(button)

    def say(self, words: str) -> None:
        """Say what is asked."""
        fresh = words != self.words.text()
        self.words.setText(words)
        self.setAccessibleDescription(words)
        if fresh:
            announce(self, words)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.setAccessibleName(translate("Puzzle", "Puzzle"))
        self.leave_button.setText(translate("Puzzle", "All puzzles"))
        self.show_button.setText(translate("Puzzle", "Show the solution"))

    def high(self, wide: int) -> int:
        """Return the height that the bar needs at this width."""
        scale = ui_scale(self)
        side = round(12 * scale)
        self._row.setContentsMargins(side, round(4 * scale), side, round(4 * scale))
        shown = [button for button in self.findChildren(Button) if not button.isHidden()]
        beside = sum(button.sizeHint().width() for button in shown) + 2 * side + round(BESIDE * scale) <= wide
        self._row.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom,
        )
        self._row.invalidate()
        return max(self._row.heightForWidth(wide), self._row.minimumSize().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        panels.table_texture(QPainter(self), QRectF(self.rect()))
        super().paintEvent(event)

    def inset(self) -> QMarginsF:
        return QMarginsF(HALO / 2, 0, HALO / 2, 0)


IN_A_ROW: Final = 5
"""So many puzzles of a grade stand beside each other."""


class PuzzleGroup(NamedTuple):
    """Puzzles that belong together."""

    title: str
    puzzles: Sequence[tuple[str, Puzzle]]
    """Each with the word by which it is remembered whether it was solved."""
    graded: bool = True
    """Whether there is a row for each grade."""


class _GroupPanel(Panel):
    """The puzzles of one game, a row for each grade."""

    def __init__(self, group: PuzzleGroup, solved: Collection[str]) -> None:
        super().__init__(Surface.PANEL)
        self.buttons: dict[str, Button] = {}
        self._heading = Label(19, QFont.Weight.DemiBold, text=group.title)
        self._grid = QGridLayout(self)
        self._grid.addWidget(self._heading, 0, 0, 1, IN_A_ROW + 2)
        number = 0
        for grade in GRADES:
            row = self._grid.rowCount()
            found = [(key, puzzle) for key, puzzle in group.puzzles if puzzle.grade == grade]
            name = GRADE_NAMES[grade]()
            if found and group.graded:
                label = Label(15, colour="text_2", text=name)
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
        """The width of the widest button."""
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
        self._groups: Sequence[PuzzleGroup] = ()
        self._solved: Collection[str] = ()
        self.panels: list[_GroupPanel] = []
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.count = Label(15, colour="on_table_2", wrap=True)
        self.file = Button(icon="icon-import", px=15, press=self.file_wanted)
        self._head = fill(QHBoxLayout(), self.back, self._title, (self.count, 1), self.file)
        self.daily = Panel(Surface.PANEL)
        self._daily_heading = Label(19, QFont.Weight.DemiBold)
        self.deal = Label(15, wrap=True)
        self.past = Label(14, colour="text_2", wrap=True)
        self.begin = Button(ButtonKind.GOLD, px=16, press=self.deal_wanted)
        self._told = fill(QVBoxLayout(), self._daily_heading, self.deal, self.past)
        self._daily_row = fill(QHBoxLayout(self.daily), (self._told, 1), (self.begin, 0, Qt.AlignmentFlag.AlignVCenter))
        inner = QWidget()
        self._column = QVBoxLayout(inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._grid = QGridLayout()
        fill(self._column, self.daily, self._grid, 1)
        self._whole = fill(QVBoxLayout(self), self._head, (ScrollArea(inner), 1), spacing=0)
        self.retranslate()

    def show_puzzles(self, groups: Sequence[PuzzleGroup], solved: Collection[str]) -> None:
        """Offer these."""
        self._groups, self._solved = groups, solved
        held = next((key for key, button in self.buttons.items() if button.hasFocus()), "")
        for panel in self.panels:
            self._grid.removeWidget(panel)
            discard(panel)
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
        """The button that opens each puzzle, by its key."""
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
