"""What every bot of Pax Pamir owes to every table: legal moves, games that end, the same for the same dice."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES, bot
from gonfalon.games.pamir.bots.bribery import is_beyond
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.words import ACTIONS
from tests.bots.playing import budget, decisions
from tests.games.pamir.rules.tables import TABLES, options

GAMES_PLAYED = {"page": 6}
"""How many at each table, by bot; of others one."""


@pytest.mark.sample
@pytest.mark.parametrize("name", GAMES["pamir"].bots)
@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_v3_bots_play_legal_moves_at_every_table_and_bring_games_to_an_end(name: str, kind: str, seats: int) -> None:
    for seed in range(GAMES_PLAYED.get(name, 1)):
        found = sum(1 for _ in decisions("pamir", [name] * seats, options(kind, seats, seed), seed))
        assert found > 10


@pytest.mark.parametrize("name", GAMES["pamir"].bots)
def test_what_a_seat_cannot_see_changes_nothing(name: str) -> None:
    game = Pamir()
    for seed in range(2 if name in ("page", "squire") else 1):
        state = game.setup(options("hidden", 3), seed)
        dice = Dice(seed)
        players = [bot("pamir", other) for other in (name, "page", "page")]
        while state.moves:
            view = View.of(state, state.seat)
            move = players[state.seat].choose(view, Dice(seed), budget()).move
            if state.seat == 0 and len(state.moves) > 1:
                world = view.imagine(dice)
                assert players[0].choose(View.of(world, 0), Dice(seed), budget()).move == move
            state.play(move)


@pytest.mark.parametrize("name", GAMES["pamir"].bots)
def test_v3_two_actions_are_never_left_unused_while_a_card_costs_nothing(name: str) -> None:
    for seed in range(2):
        for view, move in decisions("pamir", (name, "page", "page"), options("hidden", 3), seed):
            assert view.decision is not None
            if view.seat == 0 and move.word == "end" and view.table.actions == 2:
                assert not any(other.word == "buy" and other.one <= 100 for other in view.decision.moves)


@pytest.mark.at_length
@pytest.mark.parametrize("name", GAMES["pamir"].bots)
def test_b3_what_is_announced_can_be_paid_and_is(name: str) -> None:
    asked = 0
    for seed in range(4):
        for view, move in decisions("pamir", (name, "squire", "squire"), options("hidden", 3), seed):
            assert view.decision is not None
            if move.word in ("play", *ACTIONS):
                assert not is_beyond(view.table, view.seat, move)
            if view.decision.prompt.word == "pay-bribe":
                asked += 1
                assert move.word in ("pay", "decline")
    assert asked
