"""What every bot of Pax Pamir owes to every table, and what it may remember of the hands of others."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.game import History
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.pamir.bots.squire import with_remembered_cards
from gonfalon.games.pamir.rules.actions import is_unaffordable
from gonfalon.games.pamir.rules.constants import ACTIONS
from gonfalon.games.pamir.rules.game import Pamir
from tests.bots.playing import decisions
from tests.games.pamir.rules.tables import TABLES, options

BOTS = GAMES["pamir"].bots
every_bot = pytest.mark.parametrize("name", BOTS)


@pytest.mark.slow
@pytest.mark.subject("a whole game of bots of Pax Pamir")
@pytest.mark.parametrize(("name", "kind", "seats"), [
    *[("page", *table) for table in TABLES],
    ("squire", "hidden", 2), ("squire", "wakhan", 3), ("squire", "rtt", 4), ("squire", "open", 5),
    ("regent", "open", 2), ("regent", "rtt", 3),
])  # fmt: skip
def test_v3_bots_play_legal_moves_at_every_table_and_bring_games_to_an_end(name: str, kind: str, seats: int) -> None:
    assert sum(1 for _ in decisions("pamir", [name] * seats, options(kind, seats, 1), 1)) > 10


@pytest.mark.slow
@every_bot
def test_v3_b3_actions_are_not_left_unused_and_what_is_announced_can_be_paid_and_is(name: str, nightly: bool) -> None:
    bribes = 0
    for seed in range(4 if nightly else 1):
        for view, move in decisions("pamir", (name, "page", "page"), options("hidden", 3), seed):
            if view.seat == 0 and move.word == "end" and view.table.actions == 2:
                assert not any(other.word == "buy" and other.one <= 100 for other in view.decision.moves)
            if move.word in ("play", *ACTIONS):
                assert not is_unaffordable(view.table, view.seat, move)
            if view.decision.prompt.word == "pay-bribe":
                bribes += 1
                assert move.word in ("pay", "decline")
    assert bribes


@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_g5_every_hand_is_remembered_by_whoever_watched(kind: str, seats: int) -> None:
    rules = Pamir()
    swaps = 0
    for seed in range(2):
        dice = Dice(seed)
        state = rules.setup(options(kind, seats, seed), seed)
        history = History(rules, seats)
        while state.moves:
            # Hands are swapped as often as they can be.
            move = next((move for move in state.moves if str(move) == "buy 114"), dice.pick(state.moves))
            swaps += str(move) == "buy 114"
            view = View.of(state, state.seat, history.of(state.seat))
            for known, hand in zip(with_remembered_cards(view).table.hands, state.table.hands, strict=True):
                assert sorted(known) == sorted(hand)
            history.add(state, move)
            state.play(move)
    assert swaps


def test_without_a_history_nothing_is_remembered() -> None:
    state = Pamir().setup(options("hidden", 3), 1)
    dice = Dice(1)
    while not any(state.table.hands[0]) or state.seat == 0:
        state.play(dice.pick(state.moves))
    view = View.of(state, state.seat)
    assert with_remembered_cards(view) is view
