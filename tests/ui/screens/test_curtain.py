"""The curtain: nothing is seen and nothing is touched through it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.session.seats import Seat
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.curtain import CurtainScreen, fall_time

LEFT = Qt.MouseButton.LeftButton
HAPPENED = [("R", "Red covers its Lord"), ("G", "Green plays a card at the end")]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    window.field = QLineEdit(window)
    window.field.setGeometry(600, 380, 100, 40)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    return window


@pytest.fixture
def curtain(window: QWidget, settings: Settings) -> CurtainScreen:
    settings.animation_speed = "off"
    return CurtainScreen(settings, window)


def test_it_is_not_there_before_it_falls(curtain: CurtainScreen) -> None:
    assert not curtain.isVisible()
    assert not curtain.is_down()


def test_it_covers_the_window_and_follows_its_size(qtbot: QtBot, window: QWidget, curtain: CurtainScreen) -> None:
    curtain.show_for(Seat("B", "Ann"), HAPPENED)
    assert curtain.is_down()
    assert curtain.geometry() == window.rect()
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: curtain.size() == QSize(1500, 900))
    image = window.grab().toImage()
    middle = image.pixelColor(image.width() // 2, image.height() - 60)
    assert middle.alpha() == 255


def test_the_button_lifts_it(qtbot: QtBot, curtain: CurtainScreen) -> None:
    curtain.show_for(Seat("B", "Ann"), HAPPENED)
    assert "Blue" in curtain.button.text()
    assert "Ann" in curtain._line.text()
    with qtbot.waitSignals([curtain.lifted, curtain.risen], order="strict"):
        qtbot.mouseClick(curtain.button, LEFT)
    assert not curtain.isVisible()


def test_enter_lifts_it_but_not_a_key_that_was_held_down_before(qtbot: QtBot, curtain: CurtainScreen) -> None:
    curtain.show_for(Seat("B", "Ann"), [])
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    with qtbot.assertNotEmitted(curtain.lifted):
        QApplication.sendEvent(curtain.button, held)
    with qtbot.waitSignal(curtain.lifted):
        qtbot.keyClick(curtain.button, Qt.Key.Key_Return)


def test_no_key_and_no_click_goes_through(qtbot: QtBot, window: QWidget, curtain: CurtainScreen) -> None:
    field = window.field
    field.setFocus()
    curtain.show_for(Seat("K", "Brother Anselm"), HAPPENED)
    assert curtain.button.hasFocus()
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert curtain.button.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "abc")
    assert field.text() == ""
    under = window.childAt(field.geometry().center())
    assert under is curtain or curtain.isAncestorOf(under)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 17, 40])
def test_whatever_happened_is_told(qtbot: QtBot, curtain: CurtainScreen, count: int) -> None:
    happened = [("RBGYK"[index % 5], f"Sentence {index}") for index in range(count)]
    curtain.show_for(Seat("Y", "Dame Isolde"), happened)
    assert [entry.words.text() for entry in curtain._entries] == [sentence for _, sentence in happened]
    assert curtain.area.isVisible() == (count > 0)
    bar = curtain.area.verticalScrollBar()
    if count == 40:
        assert bar.maximum() > 0
        qtbot.keyClick(curtain.button, Qt.Key.Key_PageDown)
        assert bar.value() > 0


def test_it_says_when_the_window_was_left(curtain: CurtainScreen) -> None:
    curtain.show_for(Seat("G", "Sir Osric"), [], away=True, at_once=True)
    assert "hidden" in curtain._title.text()
    assert curtain.is_down()


def test_it_falls_and_rises_in_time(qtbot: QtBot, settings: Settings, curtain: CurtainScreen) -> None:
    settings.animation_speed = "double"
    curtain.show_for(Seat("R", "Marguerite"), HAPPENED)
    assert curtain.y() < 0
    with qtbot.assertNotEmitted(curtain.lifted):
        qtbot.mouseClick(curtain.button, LEFT)
    qtbot.waitUntil(lambda: not curtain.is_moving())
    assert curtain.y() == 0
    qtbot.waitUntil(curtain.button.hasFocus)
    with qtbot.waitSignal(curtain.risen):
        qtbot.keyClick(curtain.button, Qt.Key.Key_Space)
    assert not curtain.isVisible()


def test_at_once_means_before_the_next_picture(settings: Settings, curtain: CurtainScreen) -> None:
    settings.animation_speed = "half"
    curtain.show_for(Seat("R", "Marguerite"), HAPPENED, at_once=True)
    assert curtain.y() == 0


@pytest.mark.parametrize(
    ("speed", "reduced", "time"),
    [
        ("off", False, 0),
        ("half", False, 760),
        ("normal", False, 380),
        ("double", False, 190),
        ("eightfold", False, 48),
        ("normal", True, 0),
    ],
)
def test_the_time_of_the_fall(settings: Settings, speed: str, reduced: bool, time: int) -> None:
    settings.animation_speed = speed
    settings.reduced_motion = reduced
    assert fall_time(settings) == time
