"""How strong an army is, over all armies that there can be (rules, section 4)."""

from __future__ import annotations

import random
from functools import cmp_to_key
from itertools import pairwise, product

import pytest

from gonfalon.games.ordonance.rules.seating import StrengthTable, icon_groups, pack_counts, strength_key, unpack_counts

from .plain_armies import Rules, better

ICONS = 5
ALL = list(product(range(5), repeat=ICONS))
"""Every way to show five icons up to four times each."""
BOTH = pytest.mark.parametrize("count_singles", [False, True], ids=["seniority", "count-then-seniority"])


def cards(counts: tuple[int, ...]) -> list[str]:
    """Four cards that show these counts, an icon at most once on each."""
    return ["".join(icon for icon, count in zip("SBWHF", counts, strict=True) if count > card) for card in range(4)]


@BOTH
def test_keys_are_one_to_one(count_singles: bool) -> None:
    assert len({strength_key(counts, 4, count_singles) for counts in ALL}) == len(ALL) == 3125


@BOTH
def test_one_more_icon_always_makes_an_army_stronger(count_singles: bool) -> None:
    cases = 0
    for counts in ALL:
        for icon in range(ICONS):
            if counts[icon] == 4:
                continue
            more = (*counts[:icon], counts[icon] + 1, *counts[icon + 1 :])
            assert strength_key(more, 4, count_singles) > strength_key(counts, 4, count_singles)
            cases += 1
    assert cases == 5**4 * 4 * 5


@BOTH
def test_keys_put_all_armies_in_the_order_of_the_rules(count_singles: bool) -> None:
    rules = Rules(count_singles=count_singles)
    by_key = sorted(ALL, key=lambda counts: strength_key(counts, 4, count_singles))
    # In a total order it is enough that each is better than the one before it; that it is one, all pairs of some tell.
    for weaker, stronger in pairwise(by_key):
        assert better(cards(stronger), cards(weaker), rules) == 1
        assert better(cards(weaker), cards(stronger), rules) == -1
    some = random.Random(1).sample(ALL, 120)
    for one, two in product(some, some):
        mine, theirs = strength_key(one, 4, count_singles), strength_key(two, 4, count_singles)
        assert better(cards(one), cards(two), rules) == (mine > theirs) - (mine < theirs)
    by_hand = sorted(some, key=cmp_to_key(lambda one, two: better(cards(one), cards(two), rules)))
    assert by_hand == [counts for counts in by_key if counts in set(some)]


@BOTH
def test_the_best_conceivable_army_is_no_weaker_than_any_completion(count_singles: bool) -> None:
    strengths = StrengthTable(ICONS, 4, 1, count_singles)
    every_card = [counts for counts in product(range(2), repeat=ICONS) if any(counts)]
    chance = random.Random(2)
    for _ in range(300):
        laid = chance.randint(0, 3)
        begun = [chance.choice(every_card) for _ in range(laid)]
        army = sum(map(pack_counts, begun))
        best = strengths.best(army, 4 - laid)
        for _ in range(20):
            full = army + sum(pack_counts(chance.choice(every_card)) for _ in range(4 - laid))
            assert strengths(full) <= best
        assert strengths(army + (4 - laid) * pack_counts((1,) * ICONS)) == best


def test_counts_are_packed_and_unpacked() -> None:
    for counts in ALL:
        assert unpack_counts(pack_counts(counts), ICONS) == counts
    assert unpack_counts(pack_counts((12, 0, 7)), 3) == (12, 0, 7)
    assert pack_counts((1, 2, 0, 0, 0)) + pack_counts((3, 0, 0, 0, 1)) == pack_counts((4, 2, 0, 0, 1))


def test_groups_begin_with_what_counts_most() -> None:
    assert icon_groups((4, 1, 4, 0, 2)) == ((4, 2), (4, 0), (2, 4), (1, 1))
    assert icon_groups((0, 0, 0, 0, 0)) == ()


def test_levels_go_as_deep_as_the_armies_of_a_deck() -> None:
    # Armies of two cards that may bear an icon three times: six alike are the highest level.
    assert strength_key((6, 0), 6) > strength_key((5, 5), 6) > strength_key((4, 5), 6) > strength_key((5, 4), 6)
    assert strength_key((5, 0), 6) > strength_key((4, 4), 6)
    assert strength_key((0, 1), 1) > strength_key((1, 0), 1)
    assert strength_key((1, 1), 1) > strength_key((0, 1), 1)
