"""The engine and a plain hand-written one play the same random games in lock-step and agree about everything."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Oriflamme, Table
from gonfalon.games.oriflamme.rules.events import Reached
from gonfalon.games.oriflamme.rules.program import Activation
from gonfalon.games.oriflamme.rules.targets import READY_MADE, find
from tests.benchmarks.plain import GAP, KIND, KINDS, OVER, OWNER, Plain

pytestmark = pytest.mark.second_opinion

GAME = Oriflamme()
GAMES = {2: 400, 3: 600, 4: 700, 5: 300}

Position = tuple[Any, ...]


def plain_game(table: Table) -> Plain:
    """A plain game with the same hands; its cards are named by what they are."""
    ids = [kind.id for kind in table.seating.cards.kinds]
    numbers = [KINDS.index(ids[face]) for face in table.faces if face is not None]
    owner = table.seating.owner
    return Plain([[owner[card] * 10 + numbers[card] for card in hand] for hand in table.hands], table.first)


def position(table: Table) -> Position:
    """All that the rules know of a table; a card is named by its owner and its kind."""
    owner = table.seating.owner
    ids = [kind.id for kind in table.seating.cards.kinds]
    named = [(seat, ids[face]) for seat, face in zip(owner, table.faces, strict=True) if face is not None]
    slots = [
        [(named[card], table.open[card], table.influence[card]) for card in table.stack(slot)]
        for slot in range(len(table.queue))
    ]
    discards = [[named[card] for card in table.discard_pile(seat)] for seat in range(table.seating.seats)]
    hands = [sorted(named[card] for card in hand) for hand in table.hands]
    return slots, table.pool, discards, hands, table.round, table.first


def plain_position(game: Plain) -> Position:
    named = [(seat, KINDS[kind]) for seat, kind in zip(OWNER, KIND, strict=True)]
    slots = []
    for card in game.queue:
        stack = []
        while card >= 0:
            stack.append((named[card], int(game.up[card]), game.on[card]))
            card = game.under[card]
        slots.append(stack)
    discards = [[named[card] for card in pile] for pile in game.discards]
    hands = [sorted(named[card] for card in hand) for hand in game.hands]
    return slots, game.pools, discards, hands, game.round, game.first


def agree(state: State, game: Plain) -> dict[str, Any]:
    """Check that both ask the same of the same seat on the same table; the moves of both by their text."""
    table: Table = state.table
    if game.stage != GAP:  # the plain engine has lifted the card of a Royal Decree by then, the other still waits
        assert plain_position(game) == position(table)
    if game.stage == OVER:
        assert state.over
        outcome = GAME.outcome(table)
        assert list(outcome.scores) == game.pools
        assert list(outcome.winners) == game.winners()
        return {}
    assert state.seat == game.seat
    moves = {str(move): move for move in state.moves}
    plain_moves = {game.text(move): move for move in game.legal()}
    assert sorted(moves) == sorted(plain_moves)
    assert len(moves) == len(state.moves)
    return {text: (move, plain_moves[text]) for text, move in moves.items()}


@pytest.mark.parametrize("seats", sorted(GAMES))
def test_engine_plays_by_the_rules_as_written_out_by_hand(seats: int) -> None:
    chance = random.Random(seats)
    options = GAME.options({"families": "RBGYK"[:seats]})
    for seed in range(GAMES[seats]):
        state = GAME.setup(options, seed)
        game = plain_game(state.table)
        record: list[str] = []
        try:
            while both := agree(state, game):
                text = chance.choice(list(both))
                record.append(text)
                move, other = both[text]
                state.play(move)
                game.apply(other)
        except AssertionError as error:
            error.add_note(f"Game {seed} of {seats} families after: " + "; ".join(record))
            raise


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
    for state, _ in random_games(40):
        for card in range(len(state.table.seating.owner)):
            if state.table.faces[card] is not None and (card in state.table.queue or state.table.open[card]):
                act = Activation.of(0, card)
                for adjectives, quick in READY_MADE.items():
                    word_by_word = find(sorted(adjectives))
                    assert list(quick(state.table, act)) == list(word_by_word(state.table, act)), sorted(adjectives)


def test_a_game_played_in_steps_is_the_same_game_and_stops_at_every_slot() -> None:
    for state, move in random_games(40):
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
