"""Armies and control as the rules say it in words (sections 4 and 5), without keys, bits or pruning.

Written from the text of the rules alone; a card is its letters, an army a list of cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, zip_longest
from typing import NamedTuple

Cards = Sequence[str]


class Rules(NamedTuple):
    """What is played by."""

    icons: str = "SBWHF"
    """From the lowest in seniority to the highest."""
    army_size: int = 4
    repeats: int = 1
    """How often one icon stands on a card at the most."""
    count_singles: bool = False
    by_deck: bool = False


class Full(NamedTuple):
    """A full army, and when it became so."""

    player: int
    cards: Cards
    completed: int


def better(one: Cards, two: Cards, rules: Rules) -> int:
    """1 when the first army is the stronger, -1 when the second is, 0 when they show the same."""
    mine, theirs = Counter("".join(one)), Counter("".join(two))
    for alike in range(rules.army_size * rules.repeats, 0, -1):
        # The most senior first.
        my_groups = [icon for icon in reversed(rules.icons) if mine[icon] == alike]
        their_groups = [icon for icon in reversed(rules.icons) if theirs[icon] == alike]
        only_by_seniority = alike == 1 and not rules.count_singles
        if len(my_groups) != len(their_groups) and not only_by_seniority:
            return 1 if len(my_groups) > len(their_groups) else -1
        for my_icon, their_icon in zip_longest(my_groups, their_groups):
            if my_icon == their_icon:
                continue
            if my_icon is None or their_icon is None:
                return -1 if my_icon is None else 1
            return 1 if rules.icons.index(my_icon) > rules.icons.index(their_icon) else -1
    return 0


def best_full(armies: Sequence[Cards], completed: Sequence[int], rules: Rules) -> Full | None:
    """The strongest of the full armies; of equal ones the one that was full earlier."""
    found: Full | None = None
    for player, cards in enumerate(armies):
        if len(cards) < rules.army_size:
            continue
        army = Full(player, cards, completed[player])
        if found is None:
            found = army
            continue
        verdict = better(army.cards, found.cards, rules)
        if verdict > 0 or (verdict == 0 and army.completed < found.completed):
            found = army
    return found


def in_control(armies: Sequence[Cards], completed: Sequence[int], unseen: Counter[str], rules: Rules) -> int | None:
    """Who controls a territory where these armies lie; nobody while one that is not full could still win it."""
    leader = best_full(armies, completed, rules)
    if leader is None:
        return None
    for cards in armies:
        missing = rules.army_size - len(cards)
        if not missing or better([*cards, *[rules.icons * rules.repeats] * missing], leader.cards, rules) <= 0:
            continue  # what cards with every icon cannot do, no other cards can
        if not rules.by_deck:
            return None
        if any(better([*cards, *more], leader.cards, rules) > 0 for more in futures(missing, unseen)):
            return None
    return leader.player


def futures(missing: int, unseen: Counter[str]) -> Iterator[Sequence[str]]:
    """Every set of so many cards that do not lie on the table."""
    kinds = sorted((card for card in unseen if unseen[card] > 0), key=len, reverse=True)
    for more in combinations_with_replacement(kinds, missing):
        if all(more.count(card) <= unseen[card] for card in more):
            yield more
