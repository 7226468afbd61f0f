"""Buttons whose words are broken, and keys that are held down on one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.ui.widgets.buttons import BaseButton, Button
from gonfalon.ui.widgets.choice_controls import CheckBox, Switch
from gonfalon.ui.widgets.toc import TocEntry
from tests.at_the_table.reading import painted


def test_no_word_stands_alone_and_the_button_is_as_high_as_what_is_painted_on_it(qtbot: QtBot) -> None:
    button = Button(wrap=True)
    button.setText("Learn to play it in four short\N{NO-BREAK SPACE}minutes")
    qtbot.addWidget(button)
    metrics = QFontMetricsF(button._font())
    for width in range(button.minimumSizeHint().width(), button.sizeHint().width()):
        button.resize(width, button.heightForWidth(width))
        (words,) = painted(button)
        lines = round(words.needs[1] / metrics.height())
        assert button.height_of_lines(lines) <= button.height() < button.height_of_lines(lines + 1)
        assert words.room[0] >= metrics.horizontalAdvance("short\N{NO-BREAK SPACE}minutes")
        if lines == 2:
            assert words.room[0] < 0.6 * metrics.horizontalAdvance(button.text())


@pytest.mark.parametrize("make", [Button, Switch, CheckBox, lambda: TocEntry("a page")])
def test_enter_presses_once_for_as_long_as_it_is_held_down(qtbot: QtBot, make: Callable[[], BaseButton]) -> None:
    button, pressed = make(), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: pressed.append(True))
    for repeated in (False, True, True):
        enter = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", repeated)
        QApplication.sendEvent(button, enter)
    assert len(pressed) == 1
