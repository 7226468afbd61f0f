"""The plan of a hand against every way to divide it, and the figures that it is made of."""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import product

import pytest

from gonfalon.games.ordonance.bots.evaluation import (
    Evaluation,
    HandPlan,
    army_potential,
    beat_chances,
    card_groups,
    find_chances,
    lines_of,
    shares_of_lines,
    territory_weights,
)
from gonfalon.games.ordonance.rules.deck import shipped
from tests.games.ordonance.bots.views import seen


def every_way(cards: int, gains: Mapping[int, Mapping[int, float]], fixed: Mapping[int, int | None]) -> float:
    """The most that any division of the hand brings, some cards being fixed to a territory or to none."""
    best = float("-inf")
    for ways in product([None, *gains], repeat=cards):
        if any(ways[card] != territory for card, territory in fixed.items()):
            continue
        chosen = {t: sum(1 << card for card, way in enumerate(ways) if way == t) for t in gains}
        if all(not mask or mask in gains[t] for t, mask in chosen.items()):
            best = max(best, sum(gains[t][mask] for t, mask in chosen.items() if mask))
    return best


@pytest.mark.parametrize("seed", range(4))
def test_the_plan_is_the_best_of_all_ways_to_divide_a_hand(seed: int) -> None:
    chance = random.Random(seed)
    cards, places = 4, {0: 2, 2: 4, 3: 1}
    gains = {
        territory: {
            mask: chance.uniform(-1, 1)
            for mask in sorted(range(1, 1 << cards), key=int.bit_count)
            if mask.bit_count() <= free
        }
        for territory, free in places.items()
    }  # fmt: skip
    made = HandPlan(cards, gains)
    assert made.whole == pytest.approx(every_way(cards, gains, {}))
    for card in range(cards):
        assert made.without(card) == pytest.approx(every_way(cards, gains, {card: None}))
        for territory in places:
            assert made.with_card(card, territory) == pytest.approx(every_way(cards, gains, {card: territory}))
    without_two = {territory: each for territory, each in gains.items() if territory != 2}
    assert made.beside(2) == pytest.approx(every_way(cards, without_two, {}))


@pytest.mark.parametrize("given", [{}, {"scoring": "points"}, {"certainty": "deck"}])
def test_sets_of_hand_cards_are_worth_what_their_cards_are(given: dict[str, str]) -> None:
    view = seen("SBWHF SB S WH F F", "SF F WF | | S S B W | SW | HF", "W W W | B | S S | F WF | H H H", **given)
    table = view.table
    hand = [table.faces[card] for card in table.hands[0]]
    appraisal, plain = Evaluation(table, 0), Evaluation(table, 0)
    sets = card_groups([table.seating.rates.army[face] for face in hand], [plain.lines[face] for face in hand])
    assert len(sets) == 63
    for territory in plain.contested:
        found = appraisal.worths(territory, sets)
        assert found == {
            each.cards: plain.worth(territory, [face for at, face in enumerate(hand) if each.cards >> at & 1])
            for each in sets
            if each.cards.bit_count() <= plain.places(0, territory)
        }


def test_shares_of_lines_count_cards_that_bear_all_their_icons_and_chances_are_those_of_so_many_looks() -> None:
    deck = shipped()
    shares = shares_of_lines([unit.copies for unit in deck.units], lines_of(deck), 5)
    assert all(shares[1 << icon] == pytest.approx(23 / 56) for icon in range(5))
    assert (shares[0], shares[0b00011], shares[0b11111]) == pytest.approx((1, 9 / 56, 1 / 56))
    found = find_chances(3, [1.0, 0.5, 0.0], 4)
    assert [row[0] for row in found] == [1, 1, 1, 1, 0]
    assert [row[1] for row in found] == pytest.approx([1, 7 / 8, 4 / 8, 1 / 8, 0])
    assert [row[2] for row in found] == [1, 0, 0, 0, 0]
    assert found[1][1] < find_chances(3.5, [1.0, 0.5, 0.0], 4)[1][1] < find_chances(4, [1.0, 0.5, 0.0], 4)[1][1]


def test_an_outlook_adds_up_and_goes_for_the_best_that_is_alive() -> None:
    steps = army_potential(2, 4)
    come = find_chances(4, [1.0, 0.5, 0.5, 0.25], 4)
    ends = steps.outlook(0b11, (3, 3), 1, come)
    assert sum(ends) == pytest.approx(1)
    assert ends[-1] == pytest.approx(come[1][0b11])
    # A line that is broken never comes back, and a full army is what it is.
    assert steps.outlook(0b01, (3, 2), 1, come)[-2:] == (0, 0)
    assert steps.outlook(0b01, (4, 2), 0, come).index(1.0) == steps.rungs - 3
    assert steps.outlook(0, (3, 3), 0, come).index(1.0) == 2


def test_two_low_regiments_are_above_a_high_one_and_the_higher_rung_wins() -> None:
    steps = army_potential(3, 4)
    none_comes = find_chances(0, [1.0] + [0.0] * 7, 4)
    one, two = (steps.outlook(line, (4, 4, 4), 0, none_comes).index(1.0) for line in (0b100, 0b011))
    assert two > one
    assert beat_chances((0.25, 0.5, 0.25)) == (0.125, 0.5, 0.875), "an equal one half the time"


def test_only_what_may_decide_is_at_stake() -> None:
    # Two are won and two are lost: everything hangs on the fifth.
    assert territory_weights([1, 1, 0, 0, 0.5], 2) == pytest.approx([0.55, 0.55, 0.55, 0.55, 1])
    # Three are won: one of those could still matter, the others do not.
    assert territory_weights([1, 1, 1, 0, 0], 2) == pytest.approx([1, 1, 1, 0.1, 0.1])
    # Among four even two may be enough.
    assert territory_weights([1, 0, 0, 0, 0], 4)[1] == 1.0
    assert territory_weights([1, 0, 0, 0, 0], 2)[1] == territory_weights([0, 0, 0, 0, 0], 2)[1] == 1.0
    # Of four, two are half a victory already.
    assert territory_weights([1, 1, 0.5, 0], 2) == pytest.approx([1, 1, 1, 0.55])
    assert territory_weights([0.5], 2) == [1.0]
