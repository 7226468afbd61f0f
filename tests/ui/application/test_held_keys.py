"""A key that is held down as X11 tells of it: let go and pressed again in the same moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gonfalon.ui.application.window import HeldKeys

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Heard(QObject):
    """Keeps what is pressed and let go, and whether it repeats."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[tuple[QEvent.Type, bool]] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() in (PRESS, RELEASE):
            self.keys.append((event.type(), event.isAutoRepeat()))
        return False


@pytest.mark.parametrize(
    ("again", "after", "repeats"), [(ENTER, 0, True), (ENTER, 1, True), (ENTER, 60, False), (SPACE, 0, False)]
)
def test_what_a_held_key_repeats_is_no_press_of_its_own(qtbot: QtBot, again: Qt.Key, after: int, repeats: bool) -> None:
    line, heard = QLineEdit(), Heard()
    qtbot.addWidget(line)
    with qtbot.waitExposed(line):
        line.show()
    line.installEventFilter(heard)
    line.windowHandle().installEventFilter(HeldKeys(line))
    times = 1000, 1700, 1700 + after, 2000
    for kind, key, time in zip((PRESS, RELEASE) * 2, (ENTER, ENTER, again, again), times, strict=True):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(line.windowHandle(), event)
    qtbot.waitUntil(lambda: len(heard.keys) == len(times))
    assert heard.keys == [(PRESS, False), (RELEASE, repeats), (PRESS, repeats), (RELEASE, False)]
