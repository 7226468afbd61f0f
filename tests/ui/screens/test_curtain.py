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


def test_it_covers_the_whole_window(qtbot: QtBot, window: QWidget, settings: Settings, curtain: CurtainScreen) -> None:
    assert not curtain.isVisible()
    assert not curtain.is_down()
    settings.animation_speed = "half"
    curtain.show_for(Seat("B", "Ann"), HAPPENED, away=True, at_once=True)
    assert (curtain.is_down(), curtain.y()) == (True, 0), "before the next picture"
    assert "hidden" in curtain._title.text(), "where the window was left"
    assert curtain.geometry() == window.rect()
    window.resize(1500, 900)
    qtbot.waitUntil(lambda: curtain.size() == QSize(1500, 900))
    image = window.grab().toImage()
    assert image.pixelColor(image.width() // 2, image.height() - 60).alpha() == 255


def test_the_button_lifts_it_but_not_a_key_that_was_held_down_before(qtbot: QtBot, curtain: CurtainScreen) -> None:
    for key in (None, Qt.Key.Key_Return):
        curtain.show_for(Seat("B", "Ann"), HAPPENED)
        assert "Blue" in curtain.button.text()
        assert "Ann" in curtain._line.text()
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
        with qtbot.assertNotEmitted(curtain.lifted):
            QApplication.sendEvent(curtain.button, held)
        with qtbot.waitSignals([curtain.lifted, curtain.risen], order="strict"):
            qtbot.keyClick(curtain.button, key) if key else qtbot.mouseClick(curtain.button, LEFT)
        assert not curtain.isVisible()


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


def test_whatever_happened_is_told(qtbot: QtBot, curtain: CurtainScreen) -> None:
    for count in (0, 1, 3, 40):
        happened = [("RBGYK"[index % 5], f"Sentence {index}") for index in range(count)]
        curtain.show_for(Seat("Y", "Dame Isolde"), happened)
        assert [entry.words.text() for entry in curtain._entries] == [sentence for _, sentence in happened]
        assert curtain.area.isVisible() == (count > 0)
    qtbot.keyClick(curtain.button, Qt.Key.Key_PageDown)
    assert curtain.area.verticalScrollBar().value() > 0


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


def test_the_time_of_the_fall(settings: Settings) -> None:
    for speed, time in (("off", 0), ("half", 760), ("normal", 380), ("double", 190), ("eightfold", 48)):
        settings.animation_speed = speed
        assert fall_time(settings) == time
    settings.reduced_motion = True
    assert fall_time(settings) == 0
