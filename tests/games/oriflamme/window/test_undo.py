"""Taking a move back: free while nobody has learned anything from it, and else a sentence that says why not."""

from __future__ import annotations

from typing import get_args

import pytest
from PySide6.QtCore import Qt

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.session_rules import UndoRefusal
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged

ANOTHER = "Another player has decided since your last move."
NOT_TAKEN_BACK = "There is no move to redo."
SHOWN = "Your last move has shown a card, and nobody can forget it."


def two_of_mine(match: Match, seat: int) -> bool:
    """Keep or reveal, and whoever decides after a keep is the same person: another own card lies behind this one."""
    view = match.view(seat)
    decision, table = view.decision, view.table
    if decision is None or decision.prompt.word != "face-down" or table.at + 1 >= len(table.queue):
        return False
    behind = table.queue[table.at + 1]
    return table.seating.owner[behind] == seat and not table.open[behind]


def reveal_asks_me_again(match: Match, seat: int) -> bool:
    """A reveal after which the same person decides."""
    if not two_of_mine(match, seat):
        return False
    again = Match.restore(match.record(), CardSources(GAMES))
    again.play(Move("reveal"))
    return again.decision_seat == seat


def play(person: Person, word: str) -> None:
    person.answer(Move(word))
    person.wait()


def take_back(person: Person) -> None:
    person.key(Qt.Key.Key_Z)
    person.wait()


def bring_back(person: Person) -> None:
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    person.wait()


def standing(person: Person) -> tuple[object, ...]:
    return person.match.record(), person.table.log_view.sentences(), person.asked


def test_a_kept_card_is_taken_back_and_comes_back_until_another_move_is_made(person: Person) -> None:
    person.sit_down(staged(two_of_mine))
    button, toast = person.table.undo_button, person.table.toast
    before = standing(person)
    assert (button.isEnabled(), button.toolTip()) == (False, ANOTHER)
    bring_back(person)
    assert toast.text == NOT_TAKEN_BACK
    play(person, "keep")
    assert (button.isEnabled(), button.toolTip()) == (True, "")
    kept = standing(person)
    assert kept[1] != before[1]
    take_back(person)
    assert standing(person) == before
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    bring_back(person)
    assert standing(person) == kept
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    assert button.isEnabled()
    assert not toast.text
    take_back(person)
    play(person, "reveal")
    assert person.match.moves[len(before[0].moves)] == Move("reveal")
    after = person.match.record()
    bring_back(person)
    assert person.match.record() == after
    assert toast.text == NOT_TAKEN_BACK


def test_a_shown_card_is_not_forgotten(person: Person) -> None:
    person.sit_down(staged(reveal_asks_me_again))
    play(person, "reveal")
    assert person.match.deciders[-1] == 0
    moves, button = person.match.moves, person.table.undo_button
    assert (button.isEnabled(), button.toolTip(), button.accessibleDescription()) == (False, SHOWN, SHOWN)
    take_back(person)
    assert person.match.moves == moves
    assert person.table.toast.text == SHOWN


def test_every_reason_has_a_sentence_of_its_own(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game(seed=71))
    said = []
    for reason in get_args(UndoRefusal):
        monkeypatch.setattr(person.match, "undo_refusal", lambda seat, reason=reason: reason)
        said.append(person.window.tables.play._why_no_undo())
    assert "You have drawn a card since." in said
    assert all(said)
    assert len(set(said)) == len(said)
