"""The engine against rules written out by hand: the yardstick of the benchmarks, which knows the base game.

What such rules made of crowded positions with the cards of Alliance lies in `tests/scenarios/rounds.yaml`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.rules.events import Reached
from gonfalon.games.oriflamme.rules.interpreter import SPECIAL_FINDERS, Activation, slot_finder
from tests.benchmarks.plain import KINDS, Plain
from tests.games.side_by_side import play_both

GAME = Oriflamme()


class Yardstick(Plain):
    """The plain game of the benchmarks, which is played by the text of moves."""

    @property
    def moves(self) -> dict[str, int]:
        return {self.text(move): move for move in self.legal()}

    def play(self, move: str) -> None:
        self.apply(self.moves[move])


def agree(state: State, game: Yardstick) -> None:
    table = state.table
    assert game.pools == table.pool
    if state.over:
        outcome = GAME.outcome(table)
        assert (game.pools, game.winners()) == (list(outcome.scores), list(outcome.winners))
    else:
        assert (game.seat, sorted(game.moves)) == (state.seat, sorted(map(str, state.moves)))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_engine_plays_the_base_game_by_the_rules_as_written_out_by_hand(seats: int) -> None:
    for seed in range(25):
        state = GAME.setup(GAME.options({"families": "RBGYK"[:seats]}), seed)
        table = state.table
        ids = [kind.id for kind in table.seating.cards.kinds]
        hands = [[seat * 10 + KINDS.index(ids[table.faces[card]]) for card in hand]
                 for seat, hand in enumerate(table.hands)]  # fmt: skip
        play_both(state, Yardstick(hands, table.first), random.Random(seed), agree)


def random_games(games: int) -> Iterator[tuple[State, Any]]:
    """States and the move that is played next in each."""
    for seed in range(games):
        chance = random.Random(seed)
        state = GAME.setup(GAME.options({"families": "RBGYK"[: 2 + seed % 4]}), seed)
        while state.moves:
            move = chance.choice(state.moves)
            yield state, move
            state.play(move)


def test_ready_made_targets_are_what_their_adjectives_say() -> None:
    for state, _ in random_games(20):
        for card in range(len(state.table.seating.owner)):
            if state.table.faces[card] is not None and (card in state.table.queue or state.table.open[card]):
                act = Activation.of(0, card)
                for adjectives, quick in SPECIAL_FINDERS.items():
                    word_by_word = slot_finder(sorted(adjectives))
                    assert list(quick(state.table, act)) == list(word_by_word(state.table, act)), sorted(adjectives)


def test_a_game_played_in_steps_is_the_same_game_and_stops_at_every_slot() -> None:
    for state, move in random_games(20):
        slow = state.clone()
        heard: list[Any] = []
        slow.table.listener = heard.append
        slow.moves = ()
        slow.stack[-1].take(slow, move)
        assert not any(isinstance(event, Reached) for event in heard)
        heard.clear()
        while slow.step():
            assert not any(isinstance(event, Reached) for event in heard[:-1])
            heard.clear()
        quick = state.clone()
        quick.play(move)
        assert slow.table == quick.table
        assert (slow.seat, list(slow.moves), len(slow.stack)) == (quick.seat, list(quick.moves), len(quick.stack))
