"""Keys by the names on their badges, independent of the keyboard's alphabet, and the list of what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QGridLayout, QScrollBar, QWidget

from gonfalon.ui.widgets.panel import ScrollArea
from gonfalon.ui.widgets.styling import Label, Surface, follow_width, ui_scale

Standard = QKeySequence.StandardKey
_ROWS = ("QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM")
_LATIN = "".join(_ROWS)
_CYRILLIC = dict(zip("ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ" + "І", _LATIN + "S", strict=True))
"""Where a key has no code, as one that a program sends; ЙЦУКЕН is the order of Russian and Ukrainian keyboards."""
_LINUX = {
    first + 8 + index: letter
    for first, row in zip((16, 30, 44), _ROWS, strict=True)
    for index, letter in enumerate(row)
}
"""The codes of evdev, to which X11 and Wayland add 8."""
_COCOA = dict(
    zip(
        (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 0, 1, 2, 3, 5, 4, 38, 40, 37, 6, 7, 8, 9, 11, 45, 46),
        _LATIN,
        strict=True,
    )
)
"""What macOS calls its keys (kVK_ANSI)."""
_WINDOWS = {ord(letter): letter for letter in _LATIN}
_OTHER_ALPHABETS = range(0x250, 0x01000000)
"""Qt's keys that are letters, but not Latin ones; behind them are keys without letters."""
_RETURN = {int(Qt.Key.Key_Enter): int(Qt.Key.Key_Return)}
"""The number pad has a key of its own for what means the same."""
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_STEERING = (
    _SHIFT | Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)


def pressed(event: QKeyEvent) -> int:
    """The key of an event as `Qt.Key` has it; for letters of another alphabet the Latin letter on the same key."""
    key = event.key()
    if key not in _OTHER_ALPHABETS:
        return key
    platform = QGuiApplication.platformName()
    letter = None
    if platform in ("xcb", "wayland"):
        letter = _LINUX.get(event.nativeScanCode())
    elif platform == "windows":
        letter = _WINDOWS.get(event.nativeVirtualKey())
    elif platform == "cocoa" and event.nativeVirtualKey():
        # 0 is what other programs send; A has it too, and is found by its letter.
        letter = _COCOA.get(event.nativeVirtualKey())
    letter = letter or _CYRILLIC.get(chr(key))
    return key if letter is None else ord(letter)


def matches(event: QKeyEvent, name: str) -> bool:
    """Return whether the named key is pressed: "Z", "?", "F1", "Esc", "Ctrl+Shift+Z"; no key has an empty name."""
    if not name:
        return False
    wanted = QKeySequence(name)[0]  # type: ignore[index]
    key, wanted_key = (_RETURN.get(key, key) for key in (pressed(event), wanted.key()))
    modifiers = event.modifiers() & _STEERING
    if len(name) == 1 and not name.isalpha():
        # Which signs need Shift is different on every keyboard.
        modifiers &= ~_SHIFT
    return key == wanted_key and modifiers == wanted.keyboardModifiers()


def standard(key: Standard, usual: str) -> tuple[str, ...]:
    """Return this system's keys for a standard action, and the usual key elsewhere; the one to show comes first."""
    here = [sequence.toString() for sequence in QKeySequence.keyBindings(key) if sequence.count() == 1]
    return tuple(dict.fromkeys((usual, *here) if usual in here or not here else (*here, usual)))


def native(name: str) -> str:
    """Return a key as this system writes it, as ⌘N for Ctrl+N."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


@dataclass(frozen=True)
class Binding:
    """Keys that do the same, and a sentence about it for the list of keys."""

    names: tuple[str, ...]
    """As `matches` knows them."""
    does: str
    """Empty where another binding tells it too."""
    do: Callable[[], object] | None = None
    """None for keys that are only told here, because the thing that has the focus acts on them itself."""
    shown: str = ""
    """How the keys are called in the list, where their names alone would not say it."""
    repeats: bool = False
    """Whether it goes on while the key is held down."""


def answered(event: QKeyEvent, bindings: Iterable[Binding]) -> bool:
    """Do what is bound to the key of an event; False when nothing is. A key that is held down acts once."""
    for binding in bindings:
        if binding.do is not None and any(matches(event, name) for name in binding.names):
            if binding.repeats or not event.isAutoRepeat():
                binding.do()
            return True
    return False


def scrolled_by(bar: QScrollBar, event: QKeyEvent, ends: bool = False) -> bool:
    """Move a bar by the keys for lines and pages, and with `ends` by those for both ends; False for any other key."""
    steps = {
        Qt.Key.Key_Up: -bar.singleStep() * 3,
        Qt.Key.Key_Down: bar.singleStep() * 3,
        Qt.Key.Key_PageUp: -bar.pageStep(),
        Qt.Key.Key_PageDown: bar.pageStep(),
    }
    if ends:
        steps |= {Qt.Key.Key_Home: -bar.maximum(), Qt.Key.Key_End: bar.maximum()}
    step = steps.get(Qt.Key(event.key()))
    if step is not None:
        bar.setValue(bar.value() + step)
    return step is not None


COLUMNS = 2


class KeyList(QWidget):
    """Tells bindings in their order, down one column and then the next."""

    def __init__(self, bindings: Sequence[Binding]) -> None:
        super().__init__()
        # Its letters are measured before it lies on its paper.
        self.ground = Surface.PARCHMENT
        self.bindings = tuple(binding for binding in bindings if binding.does)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        high = -(-len(self.bindings) // COLUMNS)
        for index, binding in enumerate(self.bindings):
            column, row = divmod(index, high)
            keys = Label(15, QFont.Weight.DemiBold, "rubric", text=binding.shown or ", ".join(binding.names))
            does = Label(15, wrap=True, text=binding.does)
            self._grid.addWidget(keys, row, 2 * column, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(does, row, 2 * column + 1, Qt.AlignmentFlag.AlignTop)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(2 * column + 1, 1)

    def lines(self) -> list[tuple[str, str]]:
        """Return the lines of the list: the keys and what they do."""
        return [(binding.shown or ", ".join(binding.names), binding.does) for binding in self.bindings]

    def showEvent(self, event: object) -> None:
        self._grid.setHorizontalSpacing(round(14 * ui_scale(self)))
        self._grid.setVerticalSpacing(round(7 * ui_scale(self)))
        self._grid.setColumnMinimumWidth(1, round(280 * ui_scale(self)))
        self._grid.setColumnMinimumWidth(3, round(280 * ui_scale(self)))


class KeySheet(ScrollArea):
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
