"""The numbered buttons under the prompt."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.ui.board.choices import ChoiceBar


@dataclass(frozen=True)
class Option:
    title: str
    detail: str = ""


def test_a_key_still_held_from_the_last_answer_presses_no_choice(qtbot: QtBot) -> None:
    whole = QWidget()
    qtbot.addWidget(whole)
    bar = ChoiceBar(whole)
    bar.resize(800, 60)
    whole.show()
    bar.offer([Option("Keep"), Option("Reveal")], "Explain")
    pressed: list[int] = []
    bar.chosen.connect(pressed.append)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(bar.buttons[1], held)
    assert pressed == []
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert pressed == [1]
