"""The rules broken on purpose, to see that the laws see it: what is told and what is hidden."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import cleanup, events, piles, table
from gonfalon.games.pamir.rules.table import Table
from tests.games import breaking, laws

from .broken import WITH_WAKHAN, fails, many
from .policies import POLICIES
from .subjects import Subject
from .tables import options
from .test_secrets import test_l1_a_card_that_is_announced_is_in_the_hand_in_every_imagined_world as announced

pytestmark = pytest.mark.test_of_tests


def spoil(table: Table) -> None:
    table.points[0] += 1


def blind(view: Table) -> None:
    view.hands = [[None] * len(hand) for hand in view.hands]


def leak(view: Table, table: Table) -> None:
    """The next card of the deck."""
    if None in view.deck:
        view.deck[-1] = table.deck[-1]


GAME = breaking.Breakable(Subject(options("hidden", 3), POLICIES["traitor"]), Table, spoil, blind, leak)


@pytest.mark.parametrize("fault", breaking.FAULTS, ids=lambda fault: fault.name)
def test_a_fault_that_any_game_could_have(monkeypatch: pytest.MonkeyPatch, fault: breaking.Fault) -> None:
    fault.is_seen_in(GAME, monkeypatch)


VERBS = {kind.VERB for kind in vars(events).values() if hasattr(kind, "VERB")}
NOT_ON_THE_TABLE = {"ask_bribe", "drop", "check", "reason"}
"""What these verbs tell is no change of the table."""


@pytest.mark.parametrize("verb", sorted(VERBS - NOT_ON_THE_TABLE - {"shuffle_wakhan"}))
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    breaking.silence(monkeypatch, GAME, verb)
    if verb == "draw_wakhan":
        breaking.fails(WITH_WAKHAN, laws.events_tell_all, 2)
        return
    fails(laws.events_tell_all, 2, "buyer" if verb == "swap_hands" else "traitor", seeds=40)


def test_a_shuffle_of_wakhans_cards_that_is_not_told_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking.silence(monkeypatch, GAME, "shuffle_wakhan")
    with pytest.raises(IndexError):  # there is nothing left to draw in a view
        many(laws.events_tell_all, WITH_WAKHAN)


READING = {
    "blocks_at", "clone", "cylinders_at", "dealer", "empty", "in_play", "on_map", "redact", "spies_of", "tribes_of",
}  # fmt: skip
"""What only looks at the table."""


def test_every_verb_tells_an_event_and_is_told_by_it() -> None:
    methods = {name for name, made in vars(Table).items() if not name.startswith("_") and not hasattr(made, "__set__")}
    assert methods - READING - {"rule"} == VERBS, "the rulers follow from the pieces; everything else is told"


EMPTY = Table.empty(GAME.subject.options.seating())
SHARED = [name for name in Table.__slots__ if isinstance(getattr(EMPTY, name), list)]


@pytest.mark.parametrize("name", SHARED)
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    breaking.share(monkeypatch, GAME, name)
    breaking.fails(WITH_WAKHAN if name.startswith("wakhan") else GAME.subject, laws.clones_are_independent, 4)


# -- secrets -----------------------------------------------------------------------------------------------------------


def redacting(monkeypatch: pytest.MonkeyPatch, change: Callable[[Table, Table], None]) -> None:
    """Let every view be changed by what the table is."""
    redact = Table.redact

    def changed(self: Table, seat: int) -> Table:
        view = redact(self, seat)
        change(view, self)
        return view

    monkeypatch.setattr(Table, "redact", changed)


def test_law_3_sees_a_view_of_a_rivals_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(view: Table, table: Table) -> None:
        view.hands[1] = table.hands[1].copy()

    redacting(monkeypatch, peek)
    fails(laws.nothing_leaks, 3)


@pytest.mark.parametrize("place", [0, -1])
def test_law_3_sees_a_view_of_the_deck(monkeypatch: pytest.MonkeyPatch, place: int) -> None:
    def peek(view: Table, table: Table) -> None:
        if table.deck:
            view.deck[place] = table.deck[place]

    redacting(monkeypatch, peek)
    fails(laws.nothing_leaks, 3)


def test_law_3_sees_a_view_of_wakhans_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def peek(view: Table, table: Table) -> None:
        view.wakhan_deck = table.wakhan_deck.copy()

    redacting(monkeypatch, peek)
    breaking.fails(WITH_WAKHAN, laws.nothing_leaks, 3)


def test_law_2_sees_that_others_are_told_what_a_hand_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.CardBought, "seen_by", lambda self, seat: self)
    fails(laws.events_tell_all, 2)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_law_2_sees_a_swap_of_hands_that_somebody_is_told(monkeypatch: pytest.MonkeyPatch, seat: int) -> None:
    seen_by = events.HandsSwapped.seen_by
    monkeypatch.setattr(
        events.HandsSwapped, "seen_by", lambda self, other: self if other == seat else seen_by(self, other)
    )
    fails(laws.events_tell_all, 2, "buyer", seeds=40)


def test_law_3_sees_that_what_may_be_done_depends_on_a_rivals_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = cleanup.hand_limit

    def by_the_hands(table: Table, seat: int) -> int:
        return limit(table, seat) - any(hand[:1] > [50] for at, hand in enumerate(table.hands) if at != seat)  # type: ignore[operator]

    monkeypatch.setattr(cleanup, "hand_limit", by_the_hands)
    fails(laws.worlds_stay_alike, 3, "buyer", seeds=30)


# -- imagined worlds ---------------------------------------------------------------------------------------------------


def test_law_6_sees_a_deck_with_any_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(table: Table, dice: Dice) -> None:
        _, events, checks = piles.unseen(table)
        if table.deck and (left := events + checks):
            table.deck[0] = left[0]

    breaking.change_deals(monkeypatch, Table, careless)
    fails(laws.imagined_games_are_like_the_real_one, 4)  # what is imagined is counted as what is there


def test_law_6_sees_an_own_hand_that_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    def mixed(table: Table, dice: Dice) -> None:
        for one, other in zip(table.hands, table.hands[1:], strict=False):
            one[:], other[:] = other[:], one[:]

    breaking.change_deals(monkeypatch, Table, mixed)
    fails(laws.imagined_games_are_like_the_real_one, 6)


def test_law_6_sees_a_back_of_wakhans_card_that_is_not_on_top(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking.change_deals(monkeypatch, Table, lambda table, dice: dice.shuffle(table.wakhan_deck))
    breaking.fails(WITH_WAKHAN, laws.imagined_games_are_like_the_real_one, 4)


def test_a_hand_without_the_card_that_was_announced_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen_dealt = piles.unseen_dealt

    def forgetful(view: Table) -> Callable[[Table, Dice], None]:
        view = view.clone()
        view.announced = 0
        return unseen_dealt(view)

    monkeypatch.setattr(table, "unseen_dealt", forgetful)
    with pytest.raises(ValueError, match="not in list"):
        announced()
