"""While a bot thinks: that is seen, it can be made to move now, and one's own move can be taken back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.ui.application import match_controller as playing
from tests.at_the_table.bots import Slow
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import TABLES, Contract
from tests.pairwise import pairwise

pytestmark = pytest.mark.slow
NOTHING = "You have not decided anything yet."
ANOTHER = "Another player has decided since your last move."


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", lambda find: slow)
    monkeypatch.setattr(playing, "POLL_MS", 0)
    monkeypatch.setattr(playing, "SHOW_THINKING_MS", -1)
    return slow


def thoughts(person: Player) -> list[int]:
    """The seats on whose panels a bot is seen to think."""
    return [seat for seat, panel in enumerate(person.scene.panels_by_seat) if panel.thought is not None]


def leave_it_to_a_bot(person: Player, bots: Slow, table: Contract) -> None:
    """Decide until a bot has to, which thinks for long."""
    person.begin(table.new_game(seed=41, first=1))
    bots.thinking = True
    while person.match.decision_seat == 0:
        person.wait()
        answer(person, -1)


def answer(person: Player, at: int = 0) -> Any:
    """Play one of the moves that are offered, by the mouse."""
    assert person.asked is not None
    move = person.asked.moves[at]
    person.answer(move)  # type: ignore[attr-defined]
    return move


def take_back(person: Player, how: str) -> None:
    if how == "key":
        person.key(Qt.Key.Key_Z)
    else:
        QTest.mouseClick(person.table.undo_button, LEFT)


@pairwise(game=TABLES, how=["key", "button", "undo", "another game"])
def test_a_bot_that_thinks_long_moves_when_it_is_wanted(
    game: str, person: Player, bots: Slow, table: Contract, how: str
) -> None:
    leave_it_to_a_bot(person, bots, table)
    button, seat = person.table.now_button, person.match.decision_seat
    person.until(button.isVisible)
    assert seat is not None
    assert thoughts(person) == [seat]
    steps = person.table.playback.steps
    if steps.isVisible():
        assert button.geometry().contains(steps.next_button.geometry().translated(steps.pos()))
        assert not button.geometry().intersects(steps.turn_button.geometry().translated(steps.pos()))
    said = f"{person.match.seats[seat].name} is thinking. Press Space to make it move now."
    assert person.table.view.accessibleDescription() == said
    moves = len(person.match.moves)
    match how:
        case "key":
            person.key(Qt.Key.Key_Space)
        case "button":
            QTest.mouseClick(button, LEFT)
        case "undo":
            person.key(Qt.Key.Key_Z)
        case "another game":
            bots.thinking = False
            person.begin(table.new_game(seed=42, first=1))
    assert bots.hurried == (how in ("key", "button"))
    person.wait()
    assert not button.isVisible()
    assert thoughts(person) == []
    assert person.table.view.accessibleDescription() != said
    if bots.hurried:
        assert len(person.match.moves) > moves


def test_a_bot_that_answers_soon_is_not_seen_to_think(
    person: Player, bots: Slow, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "SHOW_THINKING_MS", 100_000)
    leave_it_to_a_bot(person, bots, table)
    person.until(lambda: person.table.idle and person.table.undo_button.isEnabled())
    assert not person.table.now_button.isVisible()
    person.key(Qt.Key.Key_Space)
    assert not bots.hurried


def test_under_the_curtain_nobody_is_heard_to_think(person: Player, bots: Slow, table: Contract) -> None:
    leave_it_to_a_bot(person, bots, table)
    person.until(person.table.now_button.isVisible)
    play = person.window.tables.play
    assert play is not None
    play.cover(0, away=True)
    assert person.table.view.accessibleDescription() == ""
    assert not person.table.now_button.isVisible()


# -- taking back -------------------------------------------------------------------------------------------------------


@pairwise(game=TABLES, how=["key", "button"])
def test_a_move_is_taken_back_while_a_rival_thinks(
    game: str, person: Player, bots: Slow, table: Contract, how: str
) -> None:
    match = Match.begin(table.new_game(seed=41, first=1), CardSources(GAMES))
    match.journal = journal = Journal(person.window.tables.folder)
    journal.begin(match.record())
    person.sit_down(match)
    assert journal.path is not None
    written = journal.path.read_bytes()
    before, lines, asked = person.match.record(), person.table.log_view.sentences(), person.asked
    assert asked is not None
    bots.thinking = True
    answer(person, -1)
    assert journal.path.read_bytes() != written
    person.until(lambda: person.table.idle and person.table.undo_button.isEnabled())
    assert person.table.undo_button.toolTip() == ""
    assert person.table.log_view.sentences() != lines
    take_back(person, how)
    person.wait()
    assert bots.forgotten
    assert (person.match.record(), person.asked, person.table.log_view.sentences()) == (before, asked, lines)
    assert journal.path.read_bytes() == written
    person.scene.focus.leave()
    person.scene.focus.hide()
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    # And another one is made.
    bots.thinking = False
    assert answer(person) == person.match.moves[len(before.moves)]


def test_after_a_rival_has_played_it_is_too_late(person: Player, table: Contract) -> None:
    person.begin(table.new_game(seed=42))
    undo, toast = person.table.undo_button, person.table.toast
    assert not undo.isEnabled()
    assert undo.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert toast.text == NOTHING
    answer(person)
    person.wait()
    moves = person.match.moves
    assert not undo.isEnabled()
    assert undo.toolTip() == undo.accessibleDescription() == ANOTHER
    for how in ("key", "button"):
        take_back(person, how)
        assert person.match.moves == moves
    assert toast.text == ANOTHER


def test_nothing_is_taken_back_behind_the_curtain(person: Player, table: Contract) -> None:
    person.sit_down(table.shared(44))
    person.lift_curtain()
    assert person.asked is not None
    person.answer(table.passes(person.asked.moves))  # type: ignore[attr-defined]
    person.wait()
    assert person.curtained
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
    person.lift_curtain()
    assert person.table.undo_button.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
