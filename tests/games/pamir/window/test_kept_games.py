"""Games of Pax Pamir that are taken back step by step, left, continued, and played at a terminal meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gonfalon.cli.hot_seat import HotSeat
from gonfalon.cli.terminal import Terminal
from gonfalon.core.dice import Dice
from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from tests.at_the_table.likeness import unlike_rebuilt
from tests.cli.at_the_terminal import Screen, Typed
from tests.games.pamir.window.courtier import Courtier, great_game


@pytest.mark.slow
def test_whatever_can_be_taken_back_is_as_it_was_before(person: Courtier) -> None:
    person.begin(great_game("RB", seed=21))
    dice, taken_back = Dice(21), 0
    for _ in range(20):
        assert person.asked is not None
        before, asked = person.match.record(), person.asked
        person.scene.move_input.answer(dice.pick(asked.moves))
        person.wait()
        if person.table.undo_button.isEnabled():
            after = person.match.record()
            person.key(Qt.Key.Key_Z)
            person.wait()
            assert person.match.record() == before
            assert person.asked == asked
            assert not unlike_rebuilt(person.scene, person.match.view(0))
            taken_back += 1
            person.scene.move_input.answer(after.moves[len(before.moves)])
            person.wait()
    assert taken_back > 5


def test_a_game_goes_from_the_terminal_to_the_window_and_back(person: Courtier) -> None:
    folder = person.window.tables.folder
    match = Match.begin(great_game("RB", seed=33), CardSources(GAMES), Journal(folder))
    assert match.journal is not None
    path = match.journal.path
    assert path is not None
    at_terminal(match, "1", "2", "1", "1")
    moves = read_record(path).moves
    assert len(moves) >= 3
    person.window.tables.continue_game()
    person.wait()
    assert person.match.record().moves == moves
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    assert person.asked is not None
    person.answer(person.asked.moves[0])
    person.wait()
    record = person.match.record()
    person.window.tables.show_start()
    again = Match.resume(path, CardSources(GAMES))
    assert again.record() == record
    known = len(again.moves)
    at_terminal(again, "1", "1")
    assert len(read_record(path).moves) > known


def at_terminal(match: Match, *lines: str) -> None:
    """Play on at a terminal with these answers, and leave."""
    while match.decision_seat is not None and match.seats[match.decision_seat].bot is not None:
        view = match.view(match.decision_seat)
        assert view.decision is not None
        match.play(view.decision.moves[0])
    seat = HotSeat(match, Terminal(Screen(), Typed(lines)))
    with pytest.raises(EOFError):
        seat.play()
