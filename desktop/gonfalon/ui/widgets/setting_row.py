"""One line of the settings page: what it is, what it does, and the control that changes it."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.widgets.dress import HALO, Words, follow_width, unit
from gonfalon.ui.widgets.placed import Placed

__all__ = ["SettingRow"]

_COLUMN = 0.47


class SettingRow(Placed):
    """Words at the left and the control in its column at the right, or below them where it is too wide."""

    def __init__(self, control: QWidget, *, at_end: bool = False) -> None:
        super().__init__()
        self.control = control
        self._at_end = at_end
        self.title = Words(17, QFont.Weight.DemiBold, parent=self)
        self.note = Words(14, colour="text_2", wrap=True, parent=self)
        self.title.setWordWrap(True)
        control.setParent(self)
        self.title.setBuddy(control)
        follow_width(self)

    def set_texts(self, title: str, note: str) -> None:
        """What the setting is called, and in a few words what it does."""
        self.title.setText(title)
        self.note.setText(note)
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(note)
        self.updateGeometry()

    def matches(self, words: str) -> bool:
        """Whether every one of these words stands somewhere in the line."""
        text = f"{self.title.text()} {self.note.text()}".casefold()
        return all(word in text for word in words.casefold().split())

    def _plan(self, width: int) -> tuple[int, int, int, int, bool]:
        """Width of the words, height of title and note, height of all, and whether the control stands below."""
        control, gap = self.control.sizeHint(), round(12 * unit(self))
        if self._at_end:
            words, below = width - control.width() - gap, False
        else:
            words = round(width * _COLUMN) - gap
            below = self.control.minimumSizeHint().width() > width - words - gap
        if below:
            words = width
        title, note = self.title.heightForWidth(words), self.note.heightForWidth(words)
        whole = title + note
        whole = whole + control.height() if below else max(whole, control.height() - 2 * HALO)
        return words, title, note, whole + round(8 * unit(self)), below

    def heightForWidth(self, width: int) -> int:
        return self._plan(width)[3]

    def sizeHint(self) -> QSize:
        width = round(600 * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.control.minimumSizeHint().width(), round(40 * unit(self)))

    def place(self) -> None:
        width = self.width()
        words, title, note, whole, below = self._plan(width)
        control, pad = self.control.sizeHint(), round(4 * unit(self))
        spare = max(0, whole - 2 * pad - title - note) // 2 if not below else 0
        self.title.setGeometry(0, pad + spare, words, title)
        self.note.setGeometry(0, pad + spare + title, words, note)
        if below:
            wide = min(max(control.width(), round(width * (1 - _COLUMN))), width + HALO)
            self.control.setGeometry(-HALO, pad + title + note, wide, control.height())
            return
        left = width - control.width() + HALO if self._at_end else round(width * _COLUMN) - HALO
        room = width + HALO - left
        wide = room if self.control.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding else control.width()
        self.control.setGeometry(left, (whole - control.height()) // 2, min(wide, room), control.height())
