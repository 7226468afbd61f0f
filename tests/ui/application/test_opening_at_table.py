"""A record that comes from outside while a game is played: what is asked, and what stays hidden."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.record import read_file
from gonfalon.games import GAMES
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.application.play import SPECTATOR
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.table import TableScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import (
    FINISHED_GAME,
    ORDONANCE,
    UNFINISHED,
    games,
    mail,
    open_record,
    overlays,
    play_some,
    press,
    words_of,
)

pytestmark = pytest.mark.seldom


@pytest.mark.sample(4)
@pytest.mark.parametrize("record", [UNFINISHED, FINISHED_GAME])
@pytest.mark.parametrize("page", ["table", "rules", "settings", "menu", "keys"])
def test_a_game_at_the_table_stays_unless_somebody_says_so(
    visited: Person, tmp_path: Path, record: Path, page: str
) -> None:
    visited.begin(game(seed=12))
    played = visited.match
    if page == "rules":
        visited.window.pages.open_rules("")
    elif page == "settings":
        visited.window.pages.open_settings()
    elif page == "menu":
        visited.window._menu()
    elif page == "keys":
        visited.table.show_keys()
    under, before = visited.screen, visited.match.record()
    for answer in ("Go on playing", "Open"):
        open_record(visited, mail(record, tmp_path))
        question = overlays(visited)[-1]
        assert question.parent() is visited.window
        assert "A game is being played" in words_of(question)
        assert "This game is saved as it stands" in words_of(question)
        assert visited.screen is under
        assert visited.match is played
        assert visited.window.focusWidget().text() == "Go on playing"
        press(question, answer)
        if answer == "Go on playing":
            assert visited.screen is under
            assert visited.match is played
    assert isinstance(visited.screen, EndingScreen if record is FINISHED_GAME else TableScreen)
    assert all(overlay.parent() is not visited.window for overlay in overlays(visited))
    kept = [read_file(visited.window.tables.folder / name) for name in games(visited)]
    assert before in kept


def test_the_game_that_is_played_is_not_opened_again(visited: Person) -> None:
    visited.begin(game(seed=13))
    played = visited.match
    (name,) = games(visited)
    open_record(visited, visited.window.tables.folder / name)
    (notice,) = overlays(visited)
    assert "This game is open already" in words_of(notice)
    assert visited.match is played


def test_a_game_that_cannot_be_kept_is_not_said_to_be(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=14))
    visited.match.journal = None
    open_record(visited, mail(UNFINISHED, tmp_path))
    assert "This game is lost" in words_of(overlays(visited)[-1])


def test_the_last_record_is_meant(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=15))
    open_record(visited, mail(UNFINISHED, tmp_path))
    open_record(visited, mail(ORDONANCE, tmp_path))
    (question,) = overlays(visited)
    press(question, "Open")
    assert visited.match.game.name == "ordonance"


def test_the_question_outlives_the_game(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=16))
    open_record(visited, mail(UNFINISHED, tmp_path))
    play_some(visited, 1000)
    visited.window.tables._end()
    (question,) = overlays(visited)
    assert question.isAncestorOf(visited.window.focusWidget())
    assert isinstance(visited.screen, EndingScreen)
    visited.key(Qt.Key.Key_Return)
    assert isinstance(visited.screen, EndingScreen)
    assert not overlays(visited)
    open_record(visited, mail(UNFINISHED, tmp_path))
    assert isinstance(visited.screen, TableScreen)


def test_bots_wait_under_the_question_and_play_no_more_when_it_is_answered(visited: Person, tmp_path: Path) -> None:
    visited.window.tables.begin(game(people="", seed=17))
    played = visited.match
    open_record(visited, mail(FINISHED_GAME, tmp_path))
    moves = len(played.moves)
    visited.qtbot.wait(50)
    press(overlays(visited)[-1], "Open")
    visited.qtbot.wait(50)
    assert len(played.moves) == moves
    assert isinstance(visited.screen, EndingScreen)


# -- the curtain -------------------------------------------------------------------------------------------------------


def test_the_keyboard_stays_with_the_question(shared: Person, tmp_path: Path, looked_at: list[int]) -> None:
    open_record(shared, mail(UNFINISHED, tmp_path))
    (question,) = overlays(shared)
    looked_at.clear()
    for widget in (
        shared.window.screens.curtain.button,
        shared.window.screens.curtain,
        shared.table.view,
        shared.window.start,
    ):
        widget.setFocus()
        assert question.isAncestorOf(shared.window.focusWidget())
    shared.key(Qt.Key.Key_Return)
    assert not overlays(shared)
    assert shared.curtained
    assert not looked_at
    # Now the keyboard is the curtain's again.
    shared.key(Qt.Key.Key_Return)
    shared.wait()
    assert not shared.curtained


@pytest.mark.parametrize("left", [False, True], ids=["", "the window was left"])
def test_a_curtain_that_falls_lies_under_the_question(
    visited: Person, tmp_path: Path, qtbot: QtBot, left: bool
) -> None:
    visited.window.settings.curtain = True
    visited.begin(game(people="RB", seed=18, first=0))
    visited.lift_curtain()
    open_record(visited, mail(UNFINISHED, tmp_path))
    (question,) = overlays(visited)
    if left:
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
    visited.window.tables.play.cover(visited.window.tables.play.viewer, away=True)
    assert visited.curtained
    assert question.isAncestorOf(visited.window.focusWidget())
    children = visited.window.children()
    assert children.index(question) > children.index(visited.window.screens.curtain)


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """A record of somebody who plays against bots."""
    match = Match.begin(game("RBG", people="G", seed=20), Shelves(GAMES), Journal(tmp_path / "a friend's"))
    assert match.journal.path is not None
    return match.journal.path


def test_nobody_but_the_one_person_is_shown(shared: Person, alone: Path, looked_at: list[int]) -> None:
    open_record(shared, alone)
    looked_at.clear()
    press(overlays(shared)[-1], "Open")
    shared.wait()
    assert not shared.curtained
    assert shared.match.seats[shared.scene.viewer].family == "G"
    assert set(looked_at) <= {shared.scene.viewer, *(n for n, seat in enumerate(shared.match.seats) if seat.bot)}


@pytest.mark.sample(4)
@pytest.mark.parametrize("record", [UNFINISHED, ORDONANCE, FINISHED_GAME])
@pytest.mark.parametrize("moment", ["down", "falling", "rising"])
def test_the_curtain_of_the_game_before_goes_with_it(
    visited: Person, tmp_path: Path, looked_at: list[int], record: Path, moment: str
) -> None:
    visited.window.settings.curtain = True
    if moment != "down":
        visited.window.settings.animation_speed = "half"
    visited.window.tables.begin(game(people="RB", seed=18, first=0))
    curtain = visited.window.screens.curtain
    if moment == "rising":
        curtain._motion.setCurrentTime(curtain._motion.duration())
        QTest.mouseClick(curtain.button, LEFT)
    assert curtain.is_moving() == (moment != "down")
    open_record(visited, mail(record, tmp_path))
    looked_at.clear()
    press(overlays(visited)[-1], "Open")
    if record is FINISHED_GAME:
        assert isinstance(visited.screen, EndingScreen)
        assert not curtain.isVisible()
        return
    # More than one person plays in both: nothing is made but what everybody may see.
    assert set(looked_at) == {SPECTATOR}
    assert curtain.is_down()
    assert visited.window.tables._seat_behind == visited.match.decision_seat


def test_a_notice_lies_over_the_curtain(shared: Person, tmp_path: Path) -> None:
    open_record(shared, tmp_path / "nothing.gonfalon")
    (notice,) = overlays(shared)
    press(notice, "Close")
    assert shared.curtained
