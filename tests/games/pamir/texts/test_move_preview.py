"""What moves of Pax Pamir are said to bring is what they bring, and no secret is in it."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import KABUL, KANDAHAR
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.rules.tables import TABLES, options

UNKNOWN = (
    events.CardDealt, events.CardShifted, events.TurnBegun, events.Disclosed, events.HandCardDiscarded,
    events.CourtCardDiscarded, events.WakhanDrew, events.WakhanReasoned, events.RupeesLost,
)  # fmt: skip
"""What may come next where a trial has ended because of the deck, a hidden hand or Wakhan."""


def tried(state: State, move: str) -> MoveOutcome:
    assert Move.parse(move) in state.moves
    return MoveOutcome(View.of(state, state.seat), Move.parse(move))


@pytest.mark.parametrize(("kind", "seats"), TABLES, ids=str)
def test_what_is_foretold_happens(kind: str, seats: int) -> None:
    for seed, policy in enumerate(POLICIES.values()):
        state = Pamir().setup(options(kind, seats, seed), seed)
        dice = Dice(seed)
        for number, _ in enumerate(laws.random_play(state, Dice(seed), policy)):
            if state.moves and not number % 4:
                view, move = View.of(state, state.seat), dice.pick(state.moves)
                foretold = MoveOutcome(view, move)
                _happens(state, foretold)
                world = View.of(view.determinize(dice), view.seat)
                assert MoveOutcome(world, move).events == foretold.events, "other hands and decks show in it"


def _happens(state: State, foretold: MoveOutcome) -> None:
    real, seat = state.clone(), foretold.seat
    heard: list[Any] = []
    real.table.listener = heard.append
    real.play(foretold.move)
    while not real.over and (word := real.decision.prompt.word) in ("ask-bribe", "pay-bribe"):
        real.play(_full(real) if word == "ask-bribe" else _paid(real))
    seen = [event.seen_by(seat) for event in heard]
    told_before = [event.seen_by(seat) for event in foretold.events]
    if foretold.after.over:
        assert real.over
        assert real.table.points == foretold.after.points
        return
    assert seen[: len(told_before)] == told_before
    if foretold.asked is None:
        assert len(seen) == len(told_before) or isinstance(heard[len(told_before)], UNKNOWN)
    else:
        assert len(seen) == len(told_before)
        assert real.table.redact(seat) == foretold.after.redact(seat)
        assert (real.decision.seat, real.decision.prompt) == (foretold.asked.seat, foretold.asked.prompt)
        assert real.seat != seat or real.moves == list(foretold.asked.moves)


def _full(state: State) -> Move:
    """The highest price that can be paid, or with Courtly Manners any."""
    for price in reversed(state.moves):
        asked = state.clone()
        asked.play(price)
        if not price.one or {"pay", "decline"} & {move.word for move in asked.moves}:
            return price
    raise AssertionError


def _paid(state: State) -> Move:
    return next((move for move in state.moves if move.word == "decline"), state.moves[-1])


# -- where a trial ends ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", ["5", "11", "5 11"])
def test_nobody_is_foretold_to_pay_a_debt_with_a_hand_that_is_hidden(hand: str) -> None:
    state = laid(Seat("afghan", court="16", spies="30"), Seat("british", court="30 44", hand=hand, rupees=1))
    foretold = tried(state, "betray 16")
    assert foretold.lost == [(1, 30)]
    assert foretold.rupees == (-2, -1)
    assert foretold.asked is None


def test_a_hand_that_is_hidden_suffers_no_confidence_failure() -> None:
    state = laid(Seat("afghan"), Seat("british", hand="5"), market="114 20 / 21 22", deck="23 24 25")
    foretold = tried(state, "end")
    assert foretold.events[-1] == events.EventDiscarded(0, 114)
    assert (foretold.asked, foretold.hands) == (None, (0, 0))


def test_the_order_in_which_wakhan_plays_a_swapped_hand_is_left_open() -> None:
    state = laid(Seat("afghan", hand="5 11"), Seat(), market="114 20 / 21 22", wakhan=1, wakhan_deck="1 2 3")
    foretold = tried(state, "buy 114")
    assert isinstance(foretold.events[-1], events.HandsSwapped)
    assert foretold.hands == (-2, 2)


# -- differences -------------------------------------------------------------------------------------------------------


def test_a_purchase_shows_where_its_rupees_fall() -> None:
    state = laid(
        Seat("afghan", rupees=5),
        Seat("british"),
        market="20 - - 21+2 / 22 23 -",
        deck="24 25",
        favored="political",
    )
    foretold = tried(state, "buy 21")
    assert foretold.paid == {0: 1, 7: 1, -1: 1}
    assert (foretold.rupees, foretold.hands, foretold.hand_over) == ((-1, 0), (1, 0), -1)


def test_a_change_of_sides_shows_all_that_goes_with_it() -> None:
    """A bribe comes first; tribes go with the last political card of Kabul; the spy takes its one place."""
    state = laid(
        Seat("afghan", court="6 15", hand="99", gifts="2", prizes="4", tribes="kabul*2 kandahar", rupees=5),
        Seat("russian", tribes="transcaspia"), afghan="kandahar",
    )  # fmt: skip
    foretold = tried(state, "play 99 left")
    assert (foretold.receiver, foretold.owed, foretold.beyond) == (1, 1, False)
    assert foretold.loyalties == {0: (0, 2)}
    assert foretold.own_influence(0) == (4, 2)
    assert foretold.influence(2) == (2, 0)
    assert foretold.lost == [(0, 6)]
    assert foretold.rupees == (-1, 1)
    assert foretold.in_play == (-2, 0)
    assert foretold.on_map == (0, 0, 1)
    assert foretold.rulers == {KABUL: (0, -1), KANDAHAR: (0, -1)}
    assert (foretold.courts, foretold.court_over) == ((0, 0), -1)
    assert foretold.asked is not None
    assert foretold.asked.prompt.word == "actions"


def test_a_bribe_that_is_too_high_is_paid_as_far_as_it_goes() -> None:
    state = laid(
        Seat("afghan", hand="5", rupees=1),
        Seat("british", tribes="kabul*2"),
        Seat("russian"),
        market="20 / 21",
    )
    foretold = tried(state, "play 5 left")
    assert (foretold.owed, foretold.beyond, foretold.dropped) == (2, True, False)
    assert foretold.rupees == (-1, 1, 0)


def test_a_check_is_foretold_with_its_points_and_what_it_ends() -> None:
    state = laid(
        Seat("british", gifts="2"), Seat("afghan", points=3), market="20 101 / 21 22", deck="102 103",
        british="kabul*4", running="conflict_fatigue",
    )  # fmt: skip
    foretold = tried(state, "buy 101")
    assert foretold.points == (5, 0)
    assert foretold.dominance == (1, -1)
    assert foretold.on_map == (0, -4, 0)
