"""The numbered buttons under the prompt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import accumulate, combinations, pairwise, zip_longest

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.styling import HALO, ui_scale

MOST_KEYS = 9
WIDEST = {1: 370, 2: 370, 3: 300, 4: 260}
"""How wide an option gets that is explained in sentences, by how many stand beside each other; no more than four do."""
ROOMY = 840
"""Where there is less room, in design pixels, no more than three stand beside each other."""
ESCAPE = "Esc"
GAP = 8
STEP = 58
"""From one button of a column to the next, where there is room."""
LIST_GAP = 3
MOST_ROWS = 3
"""So many rows a list has at most."""
NARROWEST = 72
"""Plates that would be narrower stand in more than one row."""
FORWARD, BACKWARD = ("+", "Right", "Down"), ("-", "Left", "Up")


class ChoiceLayout(Enum):
    """The arrangement of the choices."""

    ROW = "row"
    """Beside each other, as wide as their words, in the middle of the width."""
    SENTENCES = "sentences"
    """The same room for each, because their details are whole sentences."""
    COLUMN = "column"
    """Beneath each other, each as wide as the room."""
    PLATES = "plates"
    """Beside each other and as large as the room lets them be; what is no answer stands beneath them."""


class RowStyle(Enum):
    """What becomes of the buttons of a row and their second lines; the first way in which they have room is taken."""

    WIDE = "wide"
    NARROW = "narrow"
    """Everything is said, with narrow edges."""
    BROKEN = "broken"
    """Second lines are broken into several."""
    CUT = "cut"
    """They are cut off or left out; titles are not."""
    LISTED = "listed"
    """Titles alone stand in two or three rows: none goes because others came."""
    HIDDEN = "hidden"
    """Nothing is seen of them."""


class ChoiceBar(QWidget):
    """Lays the choices out in the middle of its width."""

    chosen = Signal(int)
    """The index of the choice that was pressed."""
    explain = Signal()
    back = Signal()
    released = Signal()
    """A button that was pressed with the mouse goes away, and the focus with it."""
    pointed = Signal()
    """The mouse or the focus came to another choice, or to none; `ahead` says to which."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[ChoiceButton] = []
        self.plain: list[ChoiceButton] = []
        """The buttons on the right that are no answers."""
        self.row_style = RowStyle.WIDE
        """The way in which the buttons of a row stand."""
        self.form = ChoiceLayout.ROW
        self.elides = False
        """Whether second lines for which there is no room are cut off in a row of buttons, and not left out."""
        self.foot = 0
        """How high the row is beneath plates; without one what is no answer is pressed by its key alone."""

    @property
    def fits(self) -> bool:
        """Whether one row has room for all choices, with or without their second lines."""
        return self.row_style not in (RowStyle.LISTED, RowStyle.HIDDEN)

    @property
    def rows(self) -> int:
        """The number of rows of buttons, given enough room."""
        if self.form is not ChoiceLayout.SENTENCES:
            return 1
        beside = max(WIDEST) if self._room_for_sentences() >= ROOMY * ui_scale(self) else 3
        return -(-len(self.buttons) // beside)

    def _room_for_sentences(self) -> int:
        """The width that is left beside the buttons that are no answers."""
        return self.width() - sum(button.sizeHint().width() + round(4 * ui_scale(self)) for button in self.plain)

    @property
    def wanted_height(self) -> int:
        """The height needed for sentences in letters of the usual size."""
        return max((button.sentence_height() for button in self.buttons), default=0) * self.rows

    @property
    def ahead(self) -> int:
        """The index of the choice that the mouse is at, else of the one with the focus, -1 for none."""
        for index, button in enumerate(self.buttons):
            if button.isVisible() and button.isEnabled() and button.underMouse():
                return index
        return next((index for index, button in enumerate(self.buttons) if button.hasFocus()), -1)

    def offer(
        self,
        choices: Sequence[Choice],
        explain: str = "",
        back: str = "",
        *,
        form: ChoiceLayout = ChoiceLayout.ROW,
        make: Callable[[Choice, str, QWidget], ChoiceButton] = ChoiceButton,
    ) -> None:
        """Show these choices.

        Args:
            choices: what can be answered.
            explain: the word on the button that opens the rules, empty for none.
            back: the word on the button that Esc presses too, empty for none.
            form: how they stand.
            make: the button of a choice with its key, on a parent.
        """
        olds = (*self.buttons, *self.plain)
        if any(old.hasFocus() and not old.ring for old in olds):
            # Whoever pressed it with the mouse wants no ring around the next thing either.
            self.released.emit()
        for old in olds:  # all first: the focus wanders from one that hides to the next
            old.blockSignals(True)
        for old in olds:
            old.hide()
            old.forget()
            old.deleteLater()
        if self.window().focusWidget() is None:
            # Nothing was there to wander to, and keys would go nowhere.
            self.released.emit()
        self.buttons, self.plain, self.form = [], [], form
        own = {choice.key for choice in choices}
        numbers = iter([number for number in map(str, range(1, MOST_KEYS + 1)) if number not in own])
        for index, choice in enumerate(choices):
            button = make(choice, choice.key or next(numbers, ""), self)
            button.broken = form is ChoiceLayout.SENTENCES
            button.clicked.connect(lambda _=False, index=index: self.chosen.emit(index))
            button.pointed.connect(lambda _: self.pointed.emit())
            self.buttons.append(button)
        if form is ChoiceLayout.SENTENCES and len(choices) > 1 and len({choice.detail for choice in choices}) == 1:
            # What is the same for all is no help to choose; tips and those who listen still have it.
            for button in self.buttons:
                button.detail = ""
        for word, key, signal in ((explain, "?", self.explain), (back, ESCAPE, self.back)):
            if word and choices:
                button = ChoiceButton(Choice(None, word, quiet=True), key, self)
                button.clicked.connect(lambda _=False, signal=signal: signal.emit())
                self.plain.append(button)
        self.arrange()
        self.setVisible(bool(choices))

    def advise(self, moves: Sequence[object]) -> None:
        """Mark the buttons of moves that a hint proposes; nothing is chosen by that."""
        for button in self.buttons:
            advised = button.choice.move in moves
            several = advised and len(moves) > 1
            button.advised = None if not advised else moves.index(button.choice.move) + 1 if several else 0
            button.update()

    def with_key(self, event: QKeyEvent) -> int:
        """The index of the choice that a key gives, -1 for none."""
        return next((index for index, button in enumerate(self.buttons) if matches(event, button.key_name)), -1)

    def step(self, event: QKeyEvent) -> bool:
        """Go on to the next choice or back to the one before by its key; False where no choice is that way."""
        if self.form not in (ChoiceLayout.COLUMN, ChoiceLayout.PLATES) or not self.isVisible():
            return False
        can = [button for button in self.buttons if button.isEnabled()]
        at = next((index for index, button in enumerate(can) if button.hasFocus()), -1)
        across = 2 if self.form is ChoiceLayout.COLUMN else 1
        for way, names in ((1, FORWARD), (-1, BACKWARD)):
            # From elsewhere only the signs lead here: arrows belong to the board.
            if any(matches(event, name) for name in (names[0], *(names[across : across + 1] if at >= 0 else ()))):
                to = at + way if at >= 0 else 0
                if 0 <= to < len(can):
                    can[to].setFocus(Qt.FocusReason.TabFocusReason)
                    return True
        return False

    def press_plain(self, key: str) -> bool:
        """Press the button with this key that is no answer; False when there is none."""
        found = next((button for button in self.plain if button.key_name == key), None) if self.isVisible() else None
        if found is not None:
            found.click()
        return found is not None

    def arrange(self) -> None:
        """Find room for the buttons."""
        shown = [*self.buttons, *self.plain]
        if not shown:
            return
        self.row_style = RowStyle.WIDE
        match self.form:
            case ChoiceLayout.SENTENCES:
                self._share_out()
            case ChoiceLayout.COLUMN:
                self._pile_up(shown)
            case ChoiceLayout.PLATES:
                self._lay_plates()
            case ChoiceLayout.ROW:
                self._line_up(shown)
        for first, second in pairwise(shown):
            QWidget.setTabOrder(first, second)

    def _share_out(self) -> None:
        """Give every option the same room, and what is plain no more than it needs."""
        gap = round(4 * ui_scale(self))
        for button in (*self.buttons, *self.plain):
            # Sentences need all the room there is.
            button.tight = self.width() < ROOMY * ui_scale(self)
        widths = [button.sizeHint().width() for button in self.plain]
        rows = self.rows
        columns = -(-len(self.buttons) // rows)
        most = round((WIDEST[max(1, min(columns, max(WIDEST)))] * ui_scale(self) + 2 * HALO) * columns)
        room = min(self._room_for_sentences(), most)
        begin = (self.width() - room - sum(widths) - gap * len(widths)) // 2
        # The halos of buttons above each other may lie over each other.
        step = (self.height() - 2 * HALO) / rows
        for index, button in enumerate(self.buttons):
            row, column = divmod(index, columns)
            left, right = room * column // columns, room * (column + 1) // columns
            top, bottom = round(step * row), round(step * (row + 1)) + 2 * HALO
            button.setGeometry(
                QRect(begin + left, top, right - left - (gap if column < columns - 1 else 0), bottom - top)
            )
            button.show()
        px = min((button.sentence_px() for button in self.buttons), default=0)
        for button in self.buttons:
            button.detail_px = px
        left = begin + room + gap
        for button, width in zip(self.plain, widths, strict=True):
            button.setGeometry(QRect(left, 0, width, self.height()))
            button.show()
            left += width + gap

    def _pile_up(self, shown: list[ChoiceButton]) -> None:
        """Put the buttons beneath each other, nearer where there are many."""
        step = min(STEP * ui_scale(self), (self.height() - 2 * HALO) / len(shown))
        high = round(step - min(GAP * ui_scale(self), step * 0.14)) + 2 * HALO
        for index, button in enumerate(shown):
            button.setGeometry(0, round(step * index), self.width(), high)
            button.broken = button.cuts_detail()
            button.show()

    def _lay_plates(self) -> None:
        """Put plates side by side, in more than one row only where they would be too narrow for their words."""
        gap = round(GAP * ui_scale(self))
        if self.foot:
            self._lay_out_evenly(self.plain, self.height() - self.foot - 2 * HALO, self.foot)
        for button in self.plain:
            button.setVisible(bool(self.foot))
        high = self.height() - 2 * HALO - (self.foot + gap if self.foot else 0)
        columns = max(
            1, min(len(self.buttons), int((self.width() - 2 * HALO + gap) // (NARROWEST * ui_scale(self) + gap)))
        )
        rows = -(-len(self.buttons) // columns)
        columns = -(-len(self.buttons) // rows)
        high = (high - gap * (rows - 1)) // rows
        for row in range(rows):
            self._lay_out_evenly(self.buttons[row * columns : (row + 1) * columns], row * (high + gap), high, columns)

    def _lay_out_evenly(self, buttons: Sequence[ChoiceButton], top: int, high: int, columns: int = 0) -> None:
        """Give these the same width in one row, no wider than they want to be; `high` without the room for rings."""
        gap = round(GAP * ui_scale(self))
        columns = columns or len(buttons)
        for index, button in enumerate(buttons):
            wide = (self.width() - 2 * HALO - gap * (columns - 1)) / columns
            button.tight = True
            if button.widest:
                wide = min(wide, button.widest * ui_scale(self))
            left = round((wide + gap) * index)
            button.setGeometry(left, top, round((wide + gap) * (index + 1)) - left - gap + 2 * HALO, high + 2 * HALO)
            button.show()

    def _line_up(self, shown: Sequence[ChoiceButton]) -> None:
        """Lay the buttons in the first way in which they have room; where there is none the board bears their keys."""
        for button in shown:
            # How wide it wants to be depends on its letters, and they on its height.
            button.resize(button.width(), self.height())
        for style in RowStyle:
            rects = self._places(shown, style)
            if rects:
                break
        self.row_style = style
        for button, rect in zip_longest(shown, rects):
            if rect is not None:
                button.setGeometry(rect)
            button.setVisible(rect is not None)

    def _places(self, shown: Sequence[ChoiceButton], style: RowStyle) -> list[QRect]:
        """Return the places of the buttons in this style, none where they have no room."""
        if style is RowStyle.HIDDEN:
            return []
        for button in shown:
            button.tight, button.low, button.broken = style is not RowStyle.WIDE, style is RowStyle.LISTED, False
        if style is RowStyle.LISTED:
            return self._listed(shown)
        gap = round(4 * ui_scale(self)) if style is RowStyle.WIDE else -HALO
        room = self.width() - gap * (len(shown) - 1)
        narrow = wide = self._widths(shown, detailed=True)
        if style is RowStyle.BROKEN:
            narrow = [button.least_width() for button in shown]
        elif style is RowStyle.CUT:
            narrow = self._widths(shown, detailed=False)
            wide = wide if self.elides else narrow
            for button in shown:
                button.with_detail = self.elides
        if sum(narrow) > room:
            return []
        widths = _between(narrow, wide, room)
        if style is RowStyle.BROKEN and not self._breaks(shown, widths):
            return []
        left = (self.width() - sum(widths) - gap * (len(shown) - 1)) // 2
        lefts = accumulate(widths, lambda at, wide: at + wide + gap, initial=left)
        return [QRect(at, 0, wide, self.height()) for at, wide in zip(lefts, widths, strict=False)]

    def _listed(self, shown: Sequence[ChoiceButton]) -> list[QRect]:
        """Return the places of low buttons with their titles alone in rows; none where even three are too short."""
        for button in shown:
            button.with_detail = False
        # Halos lie over each other.
        least = [button.least_width() - HALO for button in shown]
        for rows in range(2, MOST_ROWS + 1):
            parts = [least[part] for part in _shared_out(least, rows)]
            spares = [(self.width() - HALO - sum(part)) // len(part) for part in parts]
            if min(spares) < 0:
                continue
            high = (self.height() - 2 * HALO - LIST_GAP * (rows - 1)) // rows
            rects: list[QRect] = []
            for row, (part, spare) in enumerate(zip(parts, spares, strict=True)):
                lefts = accumulate((wide + spare for wide in part), initial=0)
                top = row * (high + LIST_GAP)
                rects += [
                    QRect(left, top, wide + spare + HALO, high + 2 * HALO)
                    for left, wide in zip(lefts, part, strict=False)
                ]
            return rects
        return []

    def _breaks(self, shown: Sequence[ChoiceButton], widths: list[int]) -> bool:
        """Return whether buttons of these widths fit their whole text, wrapped, in readable letters."""
        for button, width in zip(shown, widths, strict=True):
            button.broken = True
            button.resize(width, self.height())
        sizes = [button.sentence_px() for button in shown]
        for button in shown:
            button.detail_px = min(sizes)
        return all(button.has_room_for_sentences() for button in shown)

    @staticmethod
    def _widths(shown: Sequence[ChoiceButton], *, detailed: bool) -> list[int]:
        """Return the preferred widths of the buttons, with or without their second lines."""
        for button in shown:
            button.with_detail = detailed
        return [button.sizeHint().width() for button in shown]

    def restyle(self) -> None:
        self.arrange()

    def resizeEvent(self, event: object) -> None:
        self.arrange()


def _shared_out(widths: Sequence[int], rows: int) -> list[slice]:
    """Return so many parts of a row that the widest of them is as narrow as may be."""
    cuts = min(
        combinations(range(1, len(widths)), min(rows, len(widths)) - 1),
        key=lambda cuts: max(sum(widths[first:last]) for first, last in pairwise((0, *cuts, len(widths)))),
    )
    return [slice(first, last) for first, last in pairwise((0, *cuts, len(widths)))]


def _between(narrow: list[int], wide: list[int], room: int) -> list[int]:
    """The wide ones where they have room, else as much more than the narrow ones as there is."""
    wanted, spare = sum(wide) - sum(narrow), room - sum(narrow)
    if spare >= wanted or not wanted:
        return wide
    return [least + (most - least) * spare // wanted for least, most in zip(narrow, wide, strict=True)]
