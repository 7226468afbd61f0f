"""The numbered buttons under the prompt: each says what it does now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.widgets.buttons import Kind
from gonfalon.ui.widgets.dress import HALO, unit

__all__ = ["ChoiceBar", "ChoiceButton"]

MOST_KEYS = 9
MOST_IN_A_ROW = 3
"""Options that are explained in sentences stand in more than one row from here on."""
ESCAPE = "Esc"


class Option(Protocol):
    """What a button stands for."""

    @property
    def title(self) -> str: ...
    @property
    def detail(self) -> str: ...


class ChoiceBar(QWidget):
    """Lays the choices out in the middle of its width, as many as have room."""

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
        self.fits = True
        """False when there are more choices than buttons have room: then the board alone offers them."""
        self.sentences = False
        """Whether the choices are explained in sentences and share the whole width."""

    @property
    def rows(self) -> int:
        """How many rows of buttons there would be with enough room."""
        return -(-len(self.buttons) // MOST_IN_A_ROW) if self.sentences else 1

    @property
    def wanted_height(self) -> int:
        """How high it has to be for sentences in letters of the usual size."""
        return max((button.sentence_height() for button in self.buttons), default=0) * self.rows

    @property
    def ahead(self) -> int:
        """The index of the choice that the mouse is at, else of the one with the focus, -1 for none."""
        for index, button in enumerate(self.buttons):
            if button.isVisible() and button.underMouse():
                return index
        return next((index for index, button in enumerate(self.buttons) if button.hasFocus()), -1)

    def offer(self, choices: Sequence[Option], explain: str = "", back: str = "", sentences: bool = False) -> None:
        """Show these choices.

        Args:
            choices: what can be answered.
            explain: the word on the button that opens the rules, empty for none.
            back: the word on the button that Esc presses too, empty for none.
            sentences: whether the details of the choices are whole sentences, which want room.
        """
        olds = (*self.buttons, *self.plain)
        if any(old.hasFocus() and not old.ring for old in olds):
            # Whoever pressed it with the mouse wants no ring around the next thing either.
            self.released.emit()
        for old in olds:  # all first: the focus wanders from one that hides to the next
            old.blockSignals(True)
        for old in olds:
            old.hide()
            old.deleteLater()
        self.buttons, self.plain, self.sentences = [], [], sentences
        for index, choice in enumerate(choices):
            key = str(index + 1) if index < MOST_KEYS else ""
            button = ChoiceButton(choice.title, choice.detail, key, Kind.GOLD, self)
            button.broken = sentences
            button.clicked.connect(lambda _=False, index=index: self.chosen.emit(index))
            button.pointed.connect(lambda _: self.pointed.emit())
            self.buttons.append(button)
        for word, key, signal in ((explain, "?", self.explain), (back, ESCAPE, self.back)):
            if word and choices:
                button = ChoiceButton(word, "", key, Kind.PARCHMENT, self)
                button.clicked.connect(lambda _=False, signal=signal: signal.emit())
                self.plain.append(button)
        self.arrange()
        self.setVisible(bool(choices))

    def press(self, index: int) -> bool:
        """Press the choice with this index; False when there is none."""
        if self.isVisible() and 0 <= index < len(self.buttons):
            self.chosen.emit(index)
            return True
        return False

    def press_plain(self, key: str) -> bool:
        """Press the button with this key that is no answer; False when there is none."""
        found = next((button for button in self.plain if button.key_name == key), None) if self.isVisible() else None
        if found is not None:
            found.click()
        return found is not None

    def arrange(self) -> None:
        """Find room for the buttons: with second lines, without, or only for those that are no answers."""
        shown = [*self.buttons, *self.plain]
        if not shown:
            return
        if self.sentences:
            self.fits = True
            self._share_out()
        else:
            shown = self._line_up(shown)
        for first, second in pairwise(shown):
            QWidget.setTabOrder(first, second)

    def _share_out(self) -> None:
        """Give every option the same room, and what is plain no more than it needs."""
        gap = round(4 * unit(self))
        widths = [button.sizeHint().width() for button in self.plain]
        room = self.width() - sum(widths) - gap * len(widths)
        rows = self.rows
        columns = -(-len(self.buttons) // rows)
        # The halos of buttons above each other may lie over each other.
        step = (self.height() - 2 * HALO) / rows
        for index, button in enumerate(self.buttons):
            row, column = divmod(index, columns)
            left, right = room * column // columns, room * (column + 1) // columns
            top, bottom = round(step * row), round(step * (row + 1)) + 2 * HALO
            button.setGeometry(QRect(left, top, right - left - (gap if column < columns - 1 else 0), bottom - top))
            button.show()
        px = min((button.sentence_px() for button in self.buttons), default=0)
        for button in self.buttons:
            button.detail_px = px
        left = room + gap
        for button, width in zip(self.plain, widths, strict=True):
            button.setGeometry(QRect(left, 0, width, self.height()))
            button.show()
            left += width + gap

    def _line_up(self, shown: list[ChoiceButton]) -> list[ChoiceButton]:
        """Put the buttons beside each other, as wide as their words; gives those that are to be seen."""
        gap = round(4 * unit(self))
        for with_detail in (True, False):
            for button in shown:
                button.with_detail = with_detail
            widths = [button.sizeHint().width() for button in shown]
            total = sum(widths) + gap * (len(shown) - 1)
            if total <= self.width():
                break
        least = [button.least_width() for button in shown]
        spare = self.width() - sum(least) - gap * (len(shown) - 1)
        self.fits = total <= self.width() or spare >= 0
        if total > self.width() and self.fits:
            wanted = sum(widths) - sum(least)
            widths = [narrow + (width - narrow) * spare // wanted for width, narrow in zip(widths, least, strict=True)]
            total = sum(widths) + gap * (len(shown) - 1)
        if not self.fits:
            for button in self.buttons:
                button.hide()
            shown = list(self.plain)
            widths = [button.sizeHint().width() for button in shown]
            total = sum(widths) + gap * (len(shown) - 1)
        left = (self.width() - total) // 2
        for button, width in zip(shown, widths, strict=True):
            button.setGeometry(QRect(left, 0, width, self.height()))
            button.show()
            left += width + gap
        return shown

    def restyle(self) -> None:
        self.arrange()

    def resizeEvent(self, event: object) -> None:
        self.arrange()
