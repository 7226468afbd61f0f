"""Words as they are written, whoever wrote them: Qt looks for HTML in those of tips, for shortcuts in a button's."""

from __future__ import annotations

from html import escape, unescape
from typing import Final, Protocol

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QKeySequence, QPalette
from PySide6.QtWidgets import QAbstractButton, QToolTip, QWidget

from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.palette import INK
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["PlainButton", "as_tip", "dress_tips", "set_tip", "show_tip", "words_of"]

_OPENS: Final = '<p style="white-space: pre-wrap">'
_CLOSES: Final = "</p>"


class _Tipped(Protocol):
    def setToolTip(self, toolTip: str, /) -> None: ...


def as_tip(words: str) -> str:
    """What Qt must be given so that a tip says these words; only those that it might take for HTML are others."""
    if "<" not in words and "&lt;" not in words:
        return words
    return f"{_OPENS}{escape(words)}{_CLOSES}"


def words_of(tip: str) -> str:
    """The words that a tip says, as they were given to `as_tip`."""
    return unescape(tip[len(_OPENS) : -len(_CLOSES)]) if tip.startswith(_OPENS) else tip


def set_tip(thing: _Tipped, words: str) -> None:
    """Let a widget or a thing on the table say these words when the pointer rests on it."""
    thing.setToolTip(as_tip(words))


def show_tip(at: QPoint, words: str, beside: QWidget, rect: QRect | None = None, ms: int = -1) -> None:
    """Say these words now, at a point of the screen, while the pointer stays in `rect` of the widget."""
    QToolTip.showText(at, as_tip(words), beside, QRect() if rect is None else rect, ms)


def dress_tips() -> None:
    """Write tips like everything else from now on, in the theme and the text size of now."""
    colours = QToolTip.palette()
    colours.setColor(QPalette.ColorRole.ToolTipBase, theme.current().vellum)
    colours.setColor(QPalette.ColorRole.ToolTipText, INK)
    QToolTip.setPalette(colours)
    QToolTip.setFont(fonts.font(14))


class PlainButton(KeyboardFocus, QAbstractButton):
    """A button whose words are shown and heard letter by letter: an & in them is one, and makes no shortcut.

    Programs that read aloud toggle what others click, and Qt does not call that a click; here it is one.
    """

    _counted = False
    """Whether what is toggled now is so by a click or by the program itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.toggled.connect(self._count_as_click)

    def setChecked(self, checked: bool) -> None:
        before, self._counted = self._counted, True
        super().setChecked(checked)
        self._counted = before

    def nextCheckState(self) -> None:
        before, self._counted = self._counted, True
        super().nextCheckState()
        self._counted = before

    def _count_as_click(self, checked: bool) -> None:
        # Where only one of several is checked, the others are unchecked by that.
        if not self._counted and (checked or not self.autoExclusive()):
            self.clicked.emit()

    def setText(self, text: str) -> None:
        if self.accessibleName() in ("", self.text()):
            self.setAccessibleName(text)
        super().setText(text)
        self.setShortcut(QKeySequence())
