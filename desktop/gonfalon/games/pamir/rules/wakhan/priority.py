"""Which court card Wakhan takes where she has to choose one (W9), and which she gives up (W17).

Both go through a list of questions: the cards that match are kept where any does, until a single one is left. Each
function also says which question that was, from 1 on; 0 is a card that was alone from the beginning.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from gonfalon.games.pamir.rules.influence import dominant
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import NONE, POLITICAL

ALONE = 0
RANK, NUMBER = 7, 8
"""The last two questions of W9."""

Question = Callable[[int], bool]


def highest(table: Table, cards: Sequence[int]) -> tuple[int, int]:
    """The card of the highest priority, and the question of W9 that decided; there must be a card."""
    return _through(table, cards, wanted=True)


def lowest(table: Table, cards: Sequence[int]) -> tuple[int, int]:
    """The card of the lowest priority: at each question those are kept that do not match (W21)."""
    return _through(table, cards, wanted=False)


def _through(table: Table, cards: Sequence[int], *, wanted: bool) -> tuple[int, int]:
    if len(cards) == 1:
        return cards[0], ALONE
    return _last(_sieved(table, cards, wanted=wanted))


def _last(kept: Iterable[list[int]]) -> tuple[int, int]:
    """The card that is left alone, and the question after which it is."""
    for number, cards in enumerate(kept, start=1):
        if len(cards) == 1:
            return cards[0], number
    raise AssertionError("two cards have the same number")


def _sieved(table: Table, cards: Sequence[int], *, wanted: bool) -> Iterator[list[int]]:
    """The cards that are left after each question of W9."""
    kept = list(cards)
    for question in _questions(table):
        kept = [card for card in kept if question(card) == wanted] or kept
        yield kept
    ranks = table.seating.deck.rank
    pick = max if wanted else min
    best = pick(ranks[card] for card in kept)
    yield (kept := [card for card in kept if ranks[card] == best])
    yield [pick(kept)]


def left(table: Table, cards: Sequence[int], *, gives_up: bool) -> list[int]:
    """How many cards are left after each question of W9, of W17 where one is given up, until a single one is."""
    found: list[int] = []
    for kept in _discarding(table, cards) if gives_up else _sieved(table, cards, wanted=True):
        found.append(len(kept))
        if len(kept) == 1:
            break
    return found


def _questions(table: Table) -> list[Question]:
    """W9 down to the leverage; the rank and the number come after."""
    deck, wakhan, holder = table.seating.deck, table.seating.wakhan, table.holder
    leader = dominant(table)
    return [
        lambda card: holder[card] not in (wakhan, NONE),
        lambda card: deck.suit[card] == table.favored,
        lambda card: deck.patriot[card] == leader != NONE,
        lambda card: deck.prize[card] == leader != NONE,
        lambda card: deck.patriot[card] != NONE,
        lambda card: deck.leverage[card],
    ]


def to_discard(table: Table, cards: Sequence[int]) -> tuple[int, int]:
    """The card of her court that she discards first, and the question of W17 that decided; there must be a card."""
    if len(cards) == 1:
        return cards[0], ALONE
    return _last(_discarding(table, cards))


def _discarding(table: Table, cards: Sequence[int]) -> Iterator[list[int]]:
    """The cards that are left after each question of W17."""
    kept = list(cards)
    for figure in _figures(table):
        least = min(map(figure, kept))
        kept = [card for card in kept if figure(card) == least]
        yield kept


def _figures(table: Table) -> list[Callable[[int], int]]:
    """W17 as figures of which the least is kept."""
    deck, wakhan = table.seating.deck, table.seating.wakhan
    seats = range(table.seating.seats)

    def spies(card: int) -> int:
        return sum(table.spies_of(seat, card) for seat in seats)

    return [
        lambda card: deck.suit[card] == POLITICAL,
        lambda card: deck.patriot[card] != NONE,
        lambda card: deck.leverage[card],
        lambda card: 2 * table.spies_of(wakhan, card) - spies(card),
        spies,
        lambda card: deck.rank[card],
        lambda card: deck.suit[card] == table.favored,
        lambda card: card,
    ]
