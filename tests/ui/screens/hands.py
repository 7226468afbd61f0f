"""Typing as people do it, in any alphabet: QTest knows only ASCII keys."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


def type_in(widget: QWidget, text: str) -> None:
    """Press and release a key for each letter."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            key = Qt.Key.Key_Space if letter == " " else Qt.Key.Key_unknown
            QApplication.sendEvent(widget, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, letter))
