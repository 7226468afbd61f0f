"""Keys by the names that stand on badges, whatever alphabet the keyboard writes.

A keyboard that is set to Russian or Ukrainian sends Я where another sends Z. Whoever compares letters asks `pressed`,
which tells the Latin letter that is printed on the same key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QScrollBar

__all__ = ["Binding", "Standard", "answered", "matches", "native", "pressed", "scrolled", "standard"]

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
    """Whether the key with this name is pressed: "Z", "?", "F1", "Esc", "Ctrl+Shift+Z"; no key has an empty name."""
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
    """What is pressed on this system for something that all programs do, and what is usual elsewhere; shown first."""
    here = [sequence.toString() for sequence in QKeySequence.keyBindings(key) if sequence.count() == 1]
    return tuple(dict.fromkeys((usual, *here) if usual in here or not here else (*here, usual)))


def native(name: str) -> str:
    """How this system writes a key, as ⌘N for Ctrl+N."""
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText)


@dataclass(frozen=True)
class Binding:
    """Keys that do the same, and what that is in a sentence for whoever asks which keys there are."""

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


def scrolled(bar: QScrollBar, event: QKeyEvent, ends: bool = False) -> bool:
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
