"""Taking a move back: for as long as nobody has decided after it, and else a sentence that says why not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games import GAMES
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from tests.at_the_table.bots import Slow
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract

NOTHING = "You have not decided anything yet."
ANOTHER = "Another player has decided since your last move."
HOW = pytest.mark.parametrize("how", ["key", "button"])


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr("gonfalon.bots.worker.Worker", lambda find: slow)
    monkeypatch.setattr("gonfalon.ui.application.play.POLL_MS", 0)
    return slow


def take_back(person: Player, how: str) -> None:
    if how == "key":
        person.key(Qt.Key.Key_Z)
    else:
        QTest.mouseClick(person.table.undo_button, LEFT)


def answer(person: Player, at: int = 0) -> Any:
    """Play one of the moves that are offered, by the mouse."""
    assert person.asked is not None
    move = person.asked.moves[at]
    person.answer(move)
    return move


@pytest.mark.sample(1)
@HOW
def test_a_move_is_taken_back_while_a_rival_thinks(person: Player, bots: Slow, table: Contract, how: str) -> None:
    person.begin(table.new_game(seed=41, first=1))
    before, lines, asked = person.match.record(), person.table.chronicle.sentences(), person.asked
    assert asked is not None
    bots.thinking = True
    answer(person, -1)
    person.qtbot.waitUntil(lambda: person.table.idle and person.table.undo_button.isEnabled())
    assert person.table.undo_button.toolTip() == ""
    assert person.table.chronicle.sentences() != lines
    take_back(person, how)
    person.wait()
    assert bots.forgotten
    assert person.match.record() == before
    assert person.asked == asked
    assert person.table.chronicle.sentences() == lines
    person.scene.focus.leave()
    person.scene.focus.hide()
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    # And another one is made.
    bots.thinking = False
    assert answer(person) == person.match.moves[len(before.moves)]


def test_after_a_rival_has_played_it_is_too_late(person: Player, table: Contract) -> None:
    person.begin(table.new_game(seed=42))
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert person.table.toast.text == NOTHING
    answer(person)
    person.wait()
    moves = person.match.moves
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == ANOTHER
    assert person.table.undo_button.accessibleDescription() == ANOTHER
    for how in ("key", "button"):
        take_back(person, how)
        assert person.match.moves == moves
    assert person.table.toast.text == ANOTHER


def test_the_journal_follows(person: Player, bots: Slow, table: Contract) -> None:
    match = Match.begin(table.new_game(seed=43), Shelves(GAMES))
    journal = Journal(person.window.tables.folder)
    match.journal = journal
    journal.begin(match.record())
    person.sit_down(match)
    assert journal.path is not None
    before = journal.path.read_bytes()
    bots.thinking = True
    answer(person)
    assert journal.path.read_bytes() != before
    person.qtbot.waitUntil(person.table.undo_button.isEnabled)
    person.key(Qt.Key.Key_Z)
    assert journal.path.read_bytes() == before


def test_nothing_is_taken_back_behind_the_curtain(person: Player, table: Contract) -> None:
    person.sit_down(table.shared(44))
    person.lift_curtain()
    assert person.asked is not None
    person.answer(table.passes(person.asked.moves))
    person.wait()
    assert person.curtained
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
    person.lift_curtain()
    assert person.table.undo_button.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
