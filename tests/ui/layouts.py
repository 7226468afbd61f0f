"""Key events as keyboards send them that are set to other alphabets."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

_LATIN = "QWERTYUIOPASDFGHJKLZXCVBNM"
LAYOUTS = {
    "ru": "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ",
    "uk": "ЙЦУКЕНГШЩЗФІВАПРОЛДЯЧСМИТЬ",
    # Letters lie where they sound alike: the order of ЙЦУКЕН means nothing here.
    "phonetic": "ЯВЕРТЫУИОПАСДФГХЙКЛЗЬЦЖБНМ",
}
PLATFORMS = ("xcb", "wayland", "windows", "cocoa", "offscreen")
PLAIN = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
_EVDEV = (*range(16, 26), *range(30, 39), *range(44, 51))
_COCOA = (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 0, 1, 2, 3, 5, 4, 38, 40, 37, 6, 7, 8, 9, 11, 45, 46)


def typed(layout: str, latin: str, modifiers: Qt.KeyboardModifier = PLAIN, platform: str = "offscreen") -> QKeyEvent:
    """What the key with a Latin letter sends on this layout; offscreen it has no codes, as from a remote control."""
    index = _LATIN.index(latin)
    letter = LAYOUTS[layout][index]
    keysym = 0x06C0 + index
    scan, virtual = {
        "xcb": (_EVDEV[index] + 8, keysym),
        "wayland": (_EVDEV[index] + 8, keysym),
        "windows": (_EVDEV[index], ord(latin)),
        "cocoa": (0, _COCOA[index]),
        "offscreen": (0, 0),
    }[platform]
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    text = "" if modifiers & CONTROL else letter if shift else letter.lower()
    return QKeyEvent(QEvent.Type.KeyPress, ord(letter), modifiers, scan, virtual, 0, text)
