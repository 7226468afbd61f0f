"""What programs that read a screen aloud are told beside what they find there."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

__all__ = ["say_aloud", "somebody_listens"]


def somebody_listens() -> bool:
    """Whether a program that reads the screen aloud is there."""
    return QAccessible.isActive()


def say_aloud(beside: QWidget, words: str) -> None:
    """Let those who listen hear these words now, which concern a widget."""
    if words and somebody_listens():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(beside, words))
