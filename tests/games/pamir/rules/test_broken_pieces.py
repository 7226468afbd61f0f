"""Cards and pieces put wrong on purpose, to see that the laws see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import RunawayRules
from gonfalon.games.pamir.rules import cleanup, court, market, turn
from gonfalon.games.pamir.rules.impact import Impact
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.wakhan import card
from tests.games import breaking, laws

from .accounts import ACTIONS, actions_do_something, kept
from .broken import WITH_WAKHAN, fails, many
from .plain_position import money_is_right
from .policies import POLICIES
from .positions import Seat, laid, play
from .subjects import Subject
from .tables import options

pytestmark = pytest.mark.test_of_tests


def wrongly(monkeypatch: pytest.MonkeyPatch, verb: str, change: Callable[..., None]) -> None:
    """Let a verb do something more."""
    right = getattr(Table, verb)

    def wrong(self: Table, *arguments: Any) -> None:
        right(self, *arguments)
        change(self, *arguments)

    monkeypatch.setattr(Table, verb, wrong)


def twice(table: Table, seat: int, card: int, *rest: Any) -> None:
    table.hands[seat].append(card)


def unruled(table: Table, *rest: Any) -> None:
    table.rulers[0] = -1


def richer(table: Table, seat: int, *rest: Any) -> None:
    table.rupees[seat] += 1


WRONG: dict[str, tuple[str, Callable[..., None]]] = {
    "a card that is in a hand still": ("play", twice),
    "a card that is not gone": ("discard_held", lambda table, seat, card: setattr(table, "gone", 0)),
    "a court that keeps its stars": ("discard", lambda table, seat, card: table.stars.__setitem__(4 * seat, 5)),
    "a court that keeps an ability": ("discard", lambda table, seat, card: table.powers.__setitem__(seat, 3)),
    "a card with a holder": ("discard", lambda table, seat, card: table.holder.__setitem__(card, seat)),
    "a spy on a card that is gone": ("discard", lambda table, seat, card: table.spies.__setitem__(card, 1)),
    "a check that is not counted": ("discard_event", lambda table, place, card: setattr(table, "checks", 4)),
    "a block too many": ("place_block", lambda table, coalition, place: table.blocks.__setitem__(coalition, 12)),
    "a cylinder too many": ("remove_cylinder", lambda table, seat, place: table.cylinders.__setitem__(seat, 9)),
    "a region that is not ruled": ("place_cylinder", unruled),
    "a mark of what was taken away": ("remove_block", lambda table, coalition, place: table.fresh.append(place)),
    "rupees out of nowhere": ("buy", richer),
    "rupees that are paid with others": ("pay", richer),
    "rupees that are not there": ("spend", lambda table: table.rupees.__setitem__(table.at, -1)),
    "rupees that vanish": ("shift", lambda table, origin, target: table.rupees_on.__setitem__(target, 0)),
    "a prize of nobody": ("take_prize", lambda table, seat, card: table.prizes[seat].append(1)),
}


@pytest.mark.parametrize("what", WRONG)
def test_law_4_sees(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    verb, change = WRONG[what]
    wrongly(monkeypatch, verb, change)
    fails(kept, 4)


def test_law_4_sees_patriots_that_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(court, "discard", lambda state, cards: None)
    fails(kept, 4)


def test_law_4_sees_a_hand_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "hand_limit", lambda table, seat: 9)
    fails(kept, 4, "buyer")


def test_law_4_sees_a_court_that_is_too_large(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "court_limit", lambda table, seat: 9)
    fails(kept, 4, "courtier")


def test_law_4_sees_a_row_that_does_not_close_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "close_up", lambda table: None)
    fails(kept, 4, "buyer")


def test_law_4_sees_two_checks_in_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "CHECKS", ())
    fails(kept, 4, "buyer", seeds=40)


def test_law_4_sees_rupees_on_public_withdrawal(monkeypatch: pytest.MonkeyPatch) -> None:
    state = laid(Seat("afghan"), Seat("british"), market="105+2 111 / 1")
    play(state, "end")
    assert (state.table.market[0], state.table.rupees_on[0]) == (111, 0)
    money_is_right(state.table)
    monkeypatch.setattr(market, "withdraw", lambda table: None)
    state = laid(Seat("afghan"), Seat("british"), market="105+2 111 / 1")
    play(state, "end")
    with pytest.raises(AssertionError, match="Law 4: rupees lie on Public Withdrawal"):
        money_is_right(state.table)


def test_law_4_sees_a_frame_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Impact, "clone", lambda self: self)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_turn_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "clone", lambda self: self)
    fails(laws.clones_are_independent, 4)


@pytest.mark.parametrize("action", range(6))
def test_a_law_sees_an_action_that_is_offered_where_it_can_do_nothing(
    monkeypatch: pytest.MonkeyPatch, action: int
) -> None:
    possible = list(turn.POSSIBLE)
    possible[action] = lambda table, seat: True
    monkeypatch.setattr(turn, "POSSIBLE", tuple(possible))
    with pytest.raises(AssertionError, match=f"A2: '{ACTIONS[action]} .*' did nothing"):
        many(actions_do_something, Subject(options("hidden", 3), POLICIES["courtier"]), 40)


def test_law_5_sees_wakhans_cards_in_an_order_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    others = iter(range(10**6))
    monkeypatch.setattr(card, "Dice", lambda seed: Dice(next(others)))
    breaking.fails(WITH_WAKHAN, laws.replays_are_exact, 5)


def test_rules_that_do_not_come_to_rest_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "_refill", None, raising=False)
    monkeypatch.setattr(cleanup.Cleanup, "_refill", lambda self, state: None)
    with pytest.raises(RunawayRules, match=r"The rules do not come to rest: Cleanup\(stage=3\) has run 1000 times"):
        kept(Subject(options("hidden", 3)), 0)
