"""Taking a move back: free while nobody has learned anything from it, and else a sentence that says why not."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.session.undo import Refusal
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged

ANOTHER = "Another player has decided since your last move."
NOT_TAKEN_BACK = "Nothing was taken back that could come back."
SHOWN = "Your last move has shown a card, and nobody can forget it."


def two_of_mine(match: Match, seat: int) -> bool:
    """Keep or reveal, and whoever decides after a keep is the same person: another own card lies behind this one."""
    view = match.view(seat)
    decision, table = view.decision, view.table
    if decision is None or decision.prompt.word != "face-down" or table.at + 1 >= len(table.queue):
        return False
    behind = table.queue[table.at + 1]
    return table.seating.owner[behind] == seat and not table.open[behind]


def take_back(person: Person, how: str) -> None:
    if how == "key":
        person.key(Qt.Key.Key_Z)
    else:
        QTest.mouseClick(person.table.undo_button, Qt.MouseButton.LeftButton)


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_kept_card_is_taken_back(person: Person, how: str) -> None:
    person.sit_down(staged(two_of_mine))
    before = person.match.record()
    lines = person.table.chronicle.sentences()
    asked = person.asked
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == ANOTHER
    person.answer(Move("keep"))
    person.wait()
    assert person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == ""
    assert person.table.chronicle.sentences() != lines
    take_back(person, how)
    person.wait()
    assert person.match.record() == before
    assert person.asked == asked
    assert person.table.chronicle.sentences() == lines
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    # And it is made again, otherwise.
    person.answer(Move("reveal"))
    assert person.match.moves[len(before.moves)] == Move("reveal")


@pytest.mark.parametrize("how", ["key", "button"])
def test_a_shown_card_is_not_forgotten(person: Person, how: str) -> None:
    person.sit_down(staged(reveal_asks_me_again))
    person.answer(Move("reveal"))
    person.wait()
    assert person.match.deciders[-1] == 0
    moves = person.match.moves
    assert not person.table.undo_button.isEnabled()
    assert person.table.undo_button.toolTip() == SHOWN
    assert person.table.undo_button.accessibleDescription() == SHOWN
    take_back(person, how)
    assert person.match.moves == moves
    if how == "key":
        assert person.table.toast.text == SHOWN


def reveal_asks_me_again(match: Match, seat: int) -> bool:
    """A reveal after which the same person decides."""
    if not two_of_mine(match, seat):
        return False
    again = Match.restore(match.record(), Shelves(GAMES))
    again.play(Move("reveal"))
    return again.decision_seat == seat


def test_every_reason_has_a_sentence_of_its_own(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game(seed=71))
    play = person.window.tables.play
    assert play is not None
    said = []
    for reason in get_args(Refusal):
        monkeypatch.setattr(person.match, "undo_refusal", lambda seat, reason=reason: reason)
        said.append(play._why_no_undo())
    assert "You have drawn a card since." in said
    assert all(said)
    assert len(set(said)) == len(said)


def bring_back(person: Person) -> None:
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)


def test_what_was_taken_back_comes_back(person: Person) -> None:
    person.sit_down(staged(two_of_mine))
    person.answer(Move("keep"))
    person.wait()
    record, lines, asked = person.match.record(), person.table.chronicle.sentences(), person.asked
    take_back(person, "key")
    person.wait()
    bring_back(person)
    person.wait()
    assert (person.match.record(), person.table.chronicle.sentences(), person.asked) == (record, lines, asked)
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    assert person.table.undo_button.isEnabled()
    assert not person.table.toast.text


def test_nothing_comes_back_once_another_move_was_made(person: Person) -> None:
    person.sit_down(staged(two_of_mine))
    bring_back(person)
    assert person.table.toast.text == NOT_TAKEN_BACK
    person.answer(Move("keep"))
    person.wait()
    take_back(person, "key")
    person.wait()
    person.answer(Move("reveal"))
    person.wait()
    record = person.match.record()
    bring_back(person)
    assert person.match.record() == record
    assert person.table.toast.text == NOT_TAKEN_BACK
