"""What lies in hands can be known by who bought it, played it, discarded it and swapped it."""

from __future__ import annotations

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.history import History
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.bots.memory import remembered
from gonfalon.games.pamir.rules.game import Pamir
from tests.games.pamir.rules.tables import TABLES, options


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
            for known, hand in zip(remembered(view).table.hands, state.table.hands, strict=True):
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
    assert remembered(view) is view
