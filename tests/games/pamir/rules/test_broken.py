"""The rules broken on purpose, to see that the laws see it: pieces and cards, what is told and what is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.state import RunawayRules
from gonfalon.games.pamir.rules import cleanup, events, leaving_court, market, seating, table, turn
from gonfalon.games.pamir.rules.placement import ImpactIcons
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.wakhan import priorities
from tests.games import breaking, laws

from .accounts import ACTIONS, actions_do_something, kept
from .looking_over import money_is_right
from .policies import POLICIES
from .positions import Seat, laid, play
from .subjects import Subject
from .tables import options
from .test_secrets import test_l1_a_card_that_is_announced_is_in_the_hand_in_every_imagined_world as announced

pytestmark = pytest.mark.nightly

WITH_WAKHAN = Subject(options("wakhan", 3), POLICIES["courtier"])


def fails(law: Callable[[laws.Subject, int], Any], number: int, policy: str = "traitor", seeds: int = 8) -> None:
    subject = Subject(options("hidden", 3), POLICIES[policy])
    breaking.fails(subject, law, number, seeds)  # type: ignore[arg-type]


def many(law: Callable[[Any, int], Any], subject: Subject, seeds: int = 8) -> None:
    for seed in range(seeds):
        law(subject, seed)


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


FORGOTTEN: dict[str, tuple[Any, str, Any, str, int]] = {
    "patriots that stay": (leaving_court, "discard_from_court", lambda state, cards: None, "traitor", 8),
    "a hand that is too large": (cleanup, "hand_limit", lambda table, seat: 9, "buyer", 8),
    "a court that is too large": (cleanup, "court_limit", lambda table, seat: 9, "courtier", 8),
    "a row that does not close up": (cleanup, "close_gaps", lambda table: None, "buyer", 8),
    "two checks in the market": (cleanup, "CHECKS", (), "buyer", 40),
}


@pytest.mark.parametrize("what", FORGOTTEN)
def test_law_4_sees_what_a_rule_forgets(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    module, name, wrong, policy, seeds = FORGOTTEN[what]
    monkeypatch.setattr(module, name, wrong)
    fails(kept, 4, policy, seeds)


def test_law_4_sees_rupees_on_public_withdrawal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(market, "clear_public_withdrawal", lambda table: None)
    state = laid(Seat("afghan"), Seat("british"), market="105+2 111 / 1")
    play(state, "end")
    with pytest.raises(AssertionError, match="Law 4: rupees lie on Public Withdrawal"):
        money_is_right(state.table)


@pytest.mark.parametrize("kind", [ImpactIcons, Turn])
def test_law_4_sees_a_frame_that_is_shared(monkeypatch: pytest.MonkeyPatch, kind: type) -> None:
    monkeypatch.setattr(kind, "clone", lambda self: self)
    fails(laws.clones_are_independent, 4)


@pytest.mark.parametrize("action", range(6))
def test_a_law_sees_an_action_that_is_offered_where_it_can_do_nothing(
    monkeypatch: pytest.MonkeyPatch, action: int
) -> None:
    possible = list(turn.POSSIBLE_ACTIONS)
    possible[action] = lambda table, seat: True
    monkeypatch.setattr(turn, "POSSIBLE_ACTIONS", tuple(possible))
    with pytest.raises(AssertionError, match=f"A2: '{ACTIONS[action]} .*' did nothing"):
        many(actions_do_something, Subject(options("hidden", 3), POLICIES["courtier"]), 40)


def test_law_5_sees_wakhans_cards_in_an_order_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    others = iter(range(10**6))
    monkeypatch.setattr(priorities, "Dice", lambda seed: Dice(next(others)))
    breaking.fails(WITH_WAKHAN, laws.replays_are_exact, 5)


def test_rules_that_do_not_come_to_rest_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cleanup, "_refill", None, raising=False)
    monkeypatch.setattr(cleanup.Cleanup, "_refill", lambda self, state: None)
    with pytest.raises(RunawayRules, match=r"The rules do not come to rest: Cleanup\(stage=3\) has run 1000 times"):
        kept(Subject(options("hidden", 3)), 0)


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


def test_law_6_sees_a_deck_with_any_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(table: Table, dice: Dice) -> None:
        _, events, checks = seating.unseen_in_deck(table)
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
    deal_unseen = seating.deal_unseen

    def forgetful(view: Table) -> Callable[[Table, Dice], None]:
        view = view.clone()
        view.announced = 0
        return deal_unseen(view)

    monkeypatch.setattr(table, "deal_unseen", forgetful)
    with pytest.raises(ValueError, match="not in list"):
        announced()
