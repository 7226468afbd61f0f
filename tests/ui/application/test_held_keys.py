"""A key that is held down as X11 tells of it: let go and pressed again in the same moment."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from gonfalon.ui.application.held_keys import HeldKeys

ENTER, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space
PRESS, RELEASE = QEvent.Type.KeyPress, QEvent.Type.KeyRelease


class Heard(QObject):
    """Keeps whether each press that comes in repeats another one."""

    def __init__(self) -> None:
        super().__init__()
        self.repeats: list[bool] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is PRESS:
            self.repeats.append(event.isAutoRepeat())
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
    for kind, key, time in ((PRESS, ENTER, 1000), (RELEASE, ENTER, 1700), (PRESS, again, 1700 + after)):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier)
        event.setTimestamp(time)
        QCoreApplication.sendEvent(line.windowHandle(), event)
    assert heard.repeats == [False, repeats]
