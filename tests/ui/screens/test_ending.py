"""The end of a game: what is told, and the two ways on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gonfalon.session.seats import Seat
from gonfalon.ui.screens.ending import EndingReport, EndingRow, EndingScreen
from gonfalon.ui.settings import Settings
from gonfalon.ui.widgets.chart import nice_step

LEFT = Qt.MouseButton.LeftButton


def report(families: str = "BRYG", shared: bool = False) -> EndingReport:
    rows = tuple(
        EndingRow(1 if shared and index < 2 else index + 1, Seat(family, f"Player {family}"), f"Family {family}",
                  23 - 3 * index, 5 - index, 8 - index, 4)
        for index, family in enumerate(families)
    )  # fmt: skip
    history = {family: (1, 2, 5, 8, 12, 17, 23 - 3 * index) for index, family in enumerate(families)}
    facts = (("Largest gain", "Conspiracy, 6 in round V"), ("Never played", "Blue held the Shapeshifter"))
    tie = "Blue and Red have 23 influence each; Blue has more places of the queue." if shared else None
    return EndingReport("Blue takes the throne", "Ann, with 23 influence", rows, history, facts, tie)


@pytest.fixture
def ending(qtbot: QtBot, settings: Settings) -> EndingScreen:
    screen = EndingScreen(settings)
    qtbot.addWidget(screen)
    screen.show_report(report())
    screen.resize(1280, 800)
    screen.show()
    qtbot.waitExposed(screen)
    screen.activateWindow()
    return screen


def words(screen: EndingScreen) -> set[str]:
    QApplication.processEvents()
    return {label.text() for label in screen.findChildren(QLabel) if label.isVisible()}


def test_everything_is_told(ending: EndingScreen) -> None:
    expected = {"Blue takes the throne", "Ann, with 23 influence", "Conspiracy, 6 in round V", "I", "IV", "Player G"}
    assert expected <= words(ending)
    assert ending.crests.families == ("B",)
    assert "1, 2, 5, 8, 12, 17, 23" in ending.chart.accessibleDescription()


@pytest.mark.parametrize("families", ["BR", "BRYGK"])
def test_any_number_of_families(ending: EndingScreen, families: str) -> None:
    ending.show_report(report(families))
    assert {f"Player {family}" for family in families} <= words(ending)
    assert "Player X" not in words(ending)
    assert not ending.grab().isNull()


def test_a_shared_victory_has_two_crests_and_a_sentence(ending: EndingScreen) -> None:
    ending.show_report(report(shared=True))
    assert ending.crests.families == ("B", "R")
    assert any("23 influence each" in text for text in words(ending))


def test_enter_plays_again_and_escape_goes_to_the_start(qtbot: QtBot, ending: EndingScreen) -> None:
    assert ending.again.hasFocus()
    with qtbot.waitSignal(ending.play_again):
        qtbot.keyClick(ending.again, Qt.Key.Key_Return)
    with qtbot.waitSignal(ending.start_screen):
        qtbot.mouseClick(ending.start, LEFT)
    with qtbot.waitSignal(ending.start_screen):
        qtbot.keyClick(ending.again, Qt.Key.Key_Escape)


def test_scores_of_nought_and_of_hundreds_have_a_chart(ending: EndingScreen) -> None:
    for scores in ((0, 0, 0), (1, 250, 999)):
        ending.chart.show_history({"R": scores, "K": scores}, "Start")
        assert not ending.grab().isNull()


@pytest.mark.parametrize(
    ("highest", "lines", "step"), [(1, 5, 1), (5, 5, 1), (6, 5, 2), (23, 5, 5), (26, 5, 10), (90, 5, 20), (400, 5, 100)]
)
def test_grid_lines_stand_at_round_numbers(highest: int, lines: int, step: int) -> None:
    assert nice_step(highest, lines) == step
