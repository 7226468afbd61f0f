"""Hands and the order of cards are known to nobody who may not know them; what is shown is known to all (G5, L1)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.table import Table
from tests.games import laws

from .policies import POLICIES
from .positions import Seat, heard, laid, play
from .tables import TABLES, options


@pytest.mark.parametrize(("kind", "seats"), TABLES, ids=str)
def test_what_others_hear_holds_no_card_of_a_hand_or_a_deck(kind: str, seats: int) -> None:
    for seed in range(3):
        chosen = options(kind, seats, seed)
        state = Pamir().setup(chosen, seed)
        told: list[Any] = []
        state.table.listener = told.append
        for _ in laws.random_play(state, Dice(seed), POLICIES["traitor"]):
            for event in told:
                for seat in (*range(seats), -1):
                    _holds_no_secret(event, event.seen_by(seat), seat)
            told.clear()


def _holds_no_secret(event: Any, seen: Any, seat: int) -> None:
    match event:
        case events.CardBought():
            assert seen.held == (event.held if seat == event.seat else None)
            assert seen.card == event.card
        case events.HandsSwapped():
            assert seen.held_by_one == (event.held_by_one if seat == event.one else (None,) * len(event.held_by_one))
            assert seen.held_by_other == (
                event.held_by_other if seat == event.other else (None,) * len(event.held_by_other)
            )
        case events.WakhanShuffled():
            assert set(seen.cards) <= {None}
            assert seen.back == event.back
        case events.Disclosed():
            raise AssertionError("everything is disclosed before the end")
        case _:
            assert seen == event


@pytest.mark.parametrize(("kind", "seats"), TABLES, ids=str)
def test_a_view_knows_its_own_hand_and_what_lies_open(kind: str, seats: int) -> None:
    chosen = options(kind, seats, seats)
    state = Pamir().setup(chosen, 5)
    for _ in laws.random_play(state, Dice(4), POLICIES["buyer"]):
        table: Table = state.table
        for seat in (*range(seats), -1):
            view = table.redact(seat)
            assert set(view.deck) | set(view.wakhan_deck) <= {None}
            assert (len(view.deck), len(view.wakhan_deck)) == (len(table.deck), len(table.wakhan_deck))
            for at, hand in enumerate(view.hands):
                known = at == seat or chosen.hands == "open"
                assert hand == (table.hands[at] if known else [None] * len(table.hands[at]))
    assert View.of(state, 0).table == state.table


def test_l1_a_card_that_is_announced_is_in_the_hand_in_every_imagined_world() -> None:
    # Card 60 is of Herat, which seat 1 rules.
    state = laid(
        Seat("afghan", hand="60 1 2"),
        Seat("british", tribes="herat*2"),
        Seat("russian", hand="5 7"),
        market="3",
    )
    assert heard(state, "play 60 left") == [events.ActionAnnounced(60, NONE)]
    for answer in ("ask 2", "drop"):
        _known_to_the_others(state)
        play(state, answer)
    _known_to_the_others(state)
    # Once the seat did something else it is as any other card of the hand, which nobody remembers for the others.
    play(state, "buy 3")
    hands = {tuple(View.of(state, 2).determinize(Dice(seed)).table.hands[0]) for seed in range(60)}
    assert any(60 not in hand for hand in hands)


def _known_to_the_others(state: State) -> None:
    for seat in (1, 2):
        dice = Dice(3)
        hands = set()
        for _ in range(60):
            world = View.of(state, seat).determinize(dice)
            hands.add(tuple(sorted(world.table.hands[0])))
            for _ in range(3):  # what was announced can be carried out or dropped in this world too
                world.play(dice.pick(world.moves))
        assert all(60 in hand for hand in hands)
        assert len(hands) > 40, "the other cards of the hand are not known"
