"""Taking a play back: for as long as nobody has decided after it, and else a sentence that says why not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games import GAMES
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.games.ordonance.window.commander import HOWS, Commander, How, campaign

NOTHING = "You have not decided anything yet."
ANOTHER = "Another player has decided since your last move."


class Slow(HereAtOnce):
    """A bot that answers when the test says so."""

    thinking = False

    def poll(self) -> Any:
        return None if self.thinking else super().poll()


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr("gonfalon.bots.worker.Worker", lambda find: slow)
    monkeypatch.setattr("gonfalon.ui.application.play.POLL_MS", 0)
    return slow


def take_back(person: Commander, how: str) -> None:
    if how == "key":
        person.key(Qt.Key.Key_Z)
    else:
        QTest.mouseClick(person.table.undo_button, LEFT)


@pytest.mark.parametrize("how", ["key", "button"])
@pytest.mark.parametrize("played", HOWS)
def test_a_play_is_taken_back_while_the_rival_thinks(person: Commander, bots: Slow, how: str, played: How) -> None:
    person.begin(campaign(seed=41))
    for _ in range(2):
        assert person.asked is not None
        person.answer(person.asked.moves[0])
        person.wait()
    before, lines, asked = person.match.record(), person.table.chronicle.sentences(), person.asked
    assert asked is not None
    bots.thinking = True
    person.answer(asked.moves[-1], played)
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
    person.answer(asked.moves[0], played)
    assert person.match.moves[len(before.moves)] == asked.moves[0]


def test_after_the_rival_has_played_it_is_too_late(person: Commander) -> None:
    person.begin(campaign(seed=42))
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert person.table.toast.text == NOTHING
    assert person.asked is not None
    person.answer(person.asked.moves[0])
    person.wait()
    moves = person.match.moves
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == ANOTHER
    assert person.table.undo_button.accessibleDescription() == ANOTHER
    for how in ("key", "button"):
        take_back(person, how)
        assert person.match.moves == moves
    assert person.table.toast.text == ANOTHER


def test_the_journal_follows(person: Commander, bots: Slow) -> None:
    match = Match.begin(campaign(seed=43), Shelves(GAMES))
    journal = Journal(person.window.tables.folder)
    match.journal = journal
    journal.begin(match.record())
    person.sit_down(match)
    assert journal.path is not None
    before = journal.path.read_bytes()
    bots.thinking = True
    assert person.asked is not None
    person.answer(person.asked.moves[0])
    assert journal.path.read_bytes() != before
    person.qtbot.waitUntil(person.table.undo_button.isEnabled)
    person.key(Qt.Key.Key_Z)
    assert journal.path.read_bytes() == before


def test_nothing_is_taken_back_behind_the_curtain(person: Commander) -> None:
    person.window.tables.begin(campaign("RB", people="RB", seed=44))
    person.wait()
    person.lift_curtain()
    assert person.asked is not None
    person.answer(person.asked.moves[0])
    person.wait()
    assert person.curtained
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
    person.lift_curtain()
    assert person.table.undo_button.toolTip() == NOTHING
    person.key(Qt.Key.Key_Z)
    assert len(person.match.moves) == 1
