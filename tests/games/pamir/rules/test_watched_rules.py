"""Whole games with everything worked out once more beside them, and that this sees what is broken on purpose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import (
    actions,
    battle,
    build,
    cleanup,
    court,
    dominance,
    gift,
    happenings,
    march,
    market,
)
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table

from .plain_track import one_step
from .policies import POLICIES
from .tables import TABLES, options
from .watched_rules import Onlooker

pytestmark = pytest.mark.second_opinion

GAME = Pamir()
PLAYED = [(kind, seats) for kind, seats in TABLES if kind != "rtt"]
NAMES = [*POLICIES]
BEDFELLOWS, WELL_CONNECTED = 21, 56


def looked_on(seed: int) -> Counter[str]:
    """A game of one of all policies at one of all tables."""
    kind, seats = PLAYED[seed % len(PLAYED)]
    state = GAME.setup(options(kind, seats, seed), seed)
    onlooker, dice = Onlooker(state.table), Dice(seed)
    while state.moves:
        onlooker.decision(state)
        onlooker.move = POLICIES[NAMES[seed // 3 % len(NAMES)]](state, dice)
        state.play(onlooker.move)
    return onlooker.seen


SEEN = {
    "P1", "P2", "A1 betray", "A1 gift", "A1 build", "C5", "C7", "D successful", "D unsuccessful",
    "D final successful", "D final unsuccessful", "D4", "A6", "X6", "X11", "G10", "G10 cards", "G11", "G12",
}  # fmt: skip


def test_market_and_checks_and_spies_and_overthrows_of_whole_games() -> None:
    seen: Counter[str] = Counter()
    for seed in range(240):
        seen += looked_on(seed)
    assert set(seen) == SEEN


def random_courts(dice: Dice) -> Table:
    """Some cards in courts; seat 0 has Strange Bedfellows, Well-Connected, or both (X6, X11)."""
    table = Table.empty(Seating(GAME.options({}).cards, "RBG"))
    cards = [card for card in range(1, 101) if card not in (BEDFELLOWS, WELL_CONNECTED)]
    dice.shuffle(cards)
    abilities = [[BEDFELLOWS], [WELL_CONNECTED], [BEDFELLOWS, WELL_CONNECTED]][dice.below(3)]
    for seat, count in enumerate((dice.below(3), dice.below(5), dice.below(5))):
        for card in (abilities if seat == 0 else []) + [cards.pop() for _ in range(count)]:
            table.hands[seat].append(card)
            table.play(seat, card, dice.below(2))
    return table


def test_n10_all_steps_of_spies_with_both_abilities() -> None:
    dice = Dice(1)
    for _ in range(300):
        table = random_courts(dice)
        track = march.track_of(table)
        for card in track:
            for seat in range(3):
                assert march.spy_steps(table, seat, track, card) == one_step(table, seat, card), (table.courts, card)


# -- broken on purpose -------------------------------------------------------------------------------------------------

Wrong = Callable[[Any], Any]
"""From what is right to what is done instead."""


def _paid_to_the_left(right: Any) -> Any:
    def pay(table: Any, seat: int, cost: int, paid: int = 0) -> None:
        for row in (0, 6):
            cards = [place for place in range(row, row + 6) if table.market[place]]
            for number in range(paid // 2, (paid + cost) // 2):
                table.pay(seat, cards[number] if number < len(cards) else -1, 1)

    return pay


def _paid_on_one_card(right: Any) -> Any:
    def pay(table: Any, seat: int, place: int) -> None:
        if cost := market.price(table, seat, place):
            table.pay(seat, place - place % 6, cost)

    return pay


def _forgotten(right: Any) -> Any:
    return lambda *_: None


BROKEN_RULES: dict[str, tuple[str, Any, str, Wrong]] = {
    "gifts are paid to the left": ("A1", gift, "pay_action", _paid_to_the_left),
    "building is paid to the left": ("A1", build, "pay_action", _paid_to_the_left),
    "the whole price lies on one card": ("P2", actions, "pay_price", _paid_on_one_card),
    "shares are rounded up": (
        "D4", dominance, "points_for",
        lambda right: lambda figures, prizes: [-(-n // 2) for n in right(figures, [2 * prize for prize in prizes])],
    ),
    "the market is filled from the right": ("C", cleanup, "DEALING", lambda right: right[::-1]),
    "rows do not close up": ("C", cleanup, "close_up", _forgotten),
    "a card without its tribe stays after a battle": ("G11", battle, "overthrow_by_map", _forgotten),
    "a card without its tribe stays after riots": ("G11", happenings, "overthrow_by_map", _forgotten),
    "a tribe without its card stays": ("G12", court, "overthrow_by_court", _forgotten),
    "debts are forgotten": ("G10", court, "owe", _forgotten),
    "spies go to the right only": (
        "A6", march, "spy_steps",
        lambda right: lambda table, seat, track, card: {track[track.index(card) - 1]} - {card},
    ),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN_RULES)
def test_it_is_seen_when(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, module, name, wrong = BROKEN_RULES[fault]
    monkeypatch.setattr(module, name, wrong(getattr(module, name)))
    with pytest.raises(AssertionError, match=rule):
        sum((looked_on(seed) for seed in range(200)), Counter())
