"""Buttons whose words are broken."""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from gonfalon.ui.widgets.buttons import Button
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
