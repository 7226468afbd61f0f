"""The numbered buttons under the prompt."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.texts.choices import Choice
from gonfalon.ui.board.choice_plate import ChoicePlate
from gonfalon.ui.board.choices import ChoiceBar, Form


@pytest.fixture
def bar(qtbot: QtBot) -> Iterator[ChoiceBar]:
    whole = QWidget()
    qtbot.addWidget(whole)
    whole.show()
    whole.activateWindow()
    qtbot.waitUntil(whole.isActiveWindow)
    yield ChoiceBar(whole)
    whole.close()


def test_a_key_still_held_from_the_last_answer_presses_no_choice(bar: ChoiceBar) -> None:
    bar.resize(800, 60)
    bar.offer([Choice(None, "Keep"), Choice(None, "Reveal")], "Explain")
    pressed: list[int] = []
    bar.chosen.connect(pressed.append)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(bar.buttons[1], held)
    assert pressed == []
    QTest.keyClick(bar.buttons[1], Qt.Key.Key_Return)
    assert pressed == [1]


def prices(most: int) -> list[Choice]:
    return [Choice(price, f"{price} rupees", f"keeps {most - price}", key=str(price)) for price in range(most + 1)]


def down(key: Qt.Key, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, text)


@pytest.mark.parametrize(("form", "count"), [(Form.PLATES, 3), (Form.PLATES, 10), (Form.COLUMN, 6)])
def test_plates_and_columns_lie_apart_within_their_room(bar: ChoiceBar, form: Form, count: int) -> None:
    bar.foot = 36
    bar.resize(430, 340)
    bar.offer(prices(count), "Explain", form=form, make=ChoicePlate)
    seen = [button.geometry().adjusted(6, 6, -6, -6) for button in (*bar.buttons, *bar.plain)]
    assert all(QRect(bar.rect()).contains(one) and one.width() > 40 and one.height() >= 34 for one in seen)
    assert not any(one.intersects(other) for index, one in enumerate(seen) for other in seen[index + 1 :])


def test_second_lines_are_broken_or_left_out_or_cut_off(bar: ChoiceBar) -> None:
    long = [Choice(None, f"Title {number}", "a second line that is much longer than its title") for number in range(3)]
    for high, elides, broken, detailed in (
        (110, False, True, True),
        (60, False, False, False),
        (60, True, False, True),
    ):
        bar.resize(500, high)
        bar.elides = elides
        bar.offer(long, "Explain")
        assert {(button.broken, button.with_detail) for button in bar.buttons} == {(broken, detailed)}
        assert bar.buttons[0].width() > bar.buttons[0].least_width()
        assert all(bar.rect().contains(button.geometry()) for button in (*bar.buttons, *bar.plain))


def test_a_choice_is_given_by_its_own_key_and_numbers_count_the_others(bar: ChoiceBar) -> None:
    choices = [Choice(1, "Enough", key="E", quiet=True), Choice(2, "Kabul"), Choice(3, "Herat")]
    bar.offer(choices, form=Form.COLUMN)
    assert [button.key_name for button in bar.buttons] == ["E", "1", "2"]
    assert bar.with_key(down(Qt.Key.Key_E, "e")) == 0
    assert bar.with_key(down(Qt.Key.Key_2, "2")) == 2
    assert bar.with_key(down(Qt.Key.Key_3, "3")) == -1


def test_signs_and_arrows_go_from_plate_to_plate_past_what_cannot_be_chosen(bar: ChoiceBar) -> None:
    choices = prices(2)
    choices[1] = Choice(1, "1 rupee", key="1", reason="Nobody has a rupee.")
    bar.resize(430, 120)
    bar.offer(choices, form=Form.PLATES, make=ChoicePlate)
    assert not bar.step(down(Qt.Key.Key_Right))  # the arrows are the board's until a plate has the focus
    for key, text, at in ((Qt.Key.Key_Plus, "+", 0), (Qt.Key.Key_Right, "", 2), (Qt.Key.Key_Minus, "-", 0)):
        assert bar.step(down(key, text))
        assert bar.buttons[at].hasFocus()
    pressed: list[int] = []
    bar.chosen.connect(pressed.append)
    for button in bar.buttons:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert pressed == [0, 2]
