"""Basis of Wakhan's choices: the current card (W8), pragmatic loyalty (W4), and the priority of court cards (W9)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, NEIGHBOURS, NONE, POLITICAL
from gonfalon.games.pamir.rules.deck import WakhanCard
from gonfalon.games.pamir.rules.dominance import dominant_coalition
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.seating import first_card_with_back
from gonfalon.games.pamir.rules.table import Table

TOP, BOTTOM = range(2)
"""Where the red arrow points: at the upper row, the left end, the left neighbour; or at the lower, right, right."""


def draw_card(state: State) -> None:
    """Turn over the next card; without one below it all cards are shuffled and she draws again (W8)."""
    table: Table = state.table
    if table.wakhan_deck:
        _turn_over(table)
    if not table.wakhan_deck:
        table.reason("shuffled", ())
        dice = Dice(state.seed)
        cards = list(range(len(table.seating.deck.wakhan)))
        dice.shuffle(cards)
        state.seed = dice.seed
        table.shuffle_wakhan(tuple(cards), first_card_with_back(table.seating, cards[-1]))
        _turn_over(table)


def _turn_over(table: Table) -> None:
    card = table.wakhan_deck[-1]
    below = table.wakhan_deck[-2] if len(table.wakhan_deck) > 1 else NONE
    assert card is not None, "her cards are turned over where they are known"
    assert below is not None, "so is the back of the next one"
    table.draw_wakhan(card, first_card_with_back(table.seating, below) if below != NONE else NONE)


def current_card(table: Table) -> WakhanCard:
    """The card that lies open on top."""
    return table.seating.deck.wakhan[table.wakhan_card]


def arrow_column(table: Table) -> int:
    """The column of the market at which the arrow of her card points, from 0 (W8)."""
    return table.seating.deck.wakhan[table.wakhan_back].columns[current_card(table).column_arrow]


def red_arrow(table: Table) -> int:
    """`TOP` or `BOTTOM`; as an end of her court `LEFT` or `RIGHT` (W8)."""
    return table.seating.deck.wakhan[table.wakhan_back].sides[current_card(table).red_arrow]


def red_arrow_row(table: Table) -> int:
    """The first place of the market row at which the red arrow points."""
    return ROW * red_arrow(table)


def opponents_in_order(table: Table) -> list[int]:
    """The seats of all others, the one at which the red arrow points first (W19).

    Turns go clockwise, so at a table the left neighbour of a player is whoever comes next. Top is left, bottom is
    right: at top the red arrow points at the seat after hers, at bottom at the seat before.
    """
    _, *others = table.seating.clockwise(table.seating.wakhan)
    return others if red_arrow(table) == TOP else others[::-1]


def borders_in_order(table: Table, region: int) -> list[int]:
    """The borders of a region in the order in which the neighbours stand in the list of her card (W13)."""
    borders = dict(NEIGHBOURS[region])
    return [FIRST_BORDER + borders[other] for other in current_card(table).regions if other in borders]


def pragmatic_coalition(table: Table) -> int:
    """The coalition whose blocks she places, moves and fights with (W4).

    It is the leftmost on her card that no opponent is loyal to; at most two are taken, so there always is one. With
    the improvement `loyalty` it is the one of these with the most blocks in play, the leftmost in a tie (W21).
    """
    order = current_card(table).loyalty
    taken = [loyalty for loyalty in table.loyalty if loyalty != NONE]
    free = [coalition for coalition in order if coalition not in taken]
    if "loyalty" in table.seating.improved:
        return max(free, key=table.on_map)
    return free[0]


def hostile_coalitions(table: Table) -> list[int]:
    """The coalitions that opponents are loyal to, that of the player at the red arrow first (W6, W16e)."""
    return list(dict.fromkeys(table.loyalty[seat] for seat in opponents_in_order(table) if table.loyalty[seat] != NONE))


def would_rule(table: Table, region: int, coalition: int, armies: int, tribes: int) -> bool:
    """Return whether Wakhan would rule a region with so many more armies of a coalition and own tribes there (R2, W5).

    Her pieces are her tribes and the armies of the most numerous coalition, so with a tribe she always has more than
    any coalition alone.
    """
    wakhan = table.seating.wakhan
    force = table.armies[3 * region : 3 * region + 3]
    force[coalition] += armies
    own = table.tribes_of(wakhan, region) + tribes
    if own < 1:
        return False
    for seat, loyalty in enumerate(table.loyalty):
        if seat != wakhan:
            loyal = force[loyalty] if loyalty != NONE else 0
            if table.tribes_of(seat, region) + loyal >= own + max(force):
                return False
    return True


ALONE = 0
RANK, NUMBER = 7, 8
"""The last two questions of W9."""

PriorityQuestion = Callable[[int], bool]


def highest_priority(table: Table, cards: Sequence[int]) -> tuple[int, int]:
    """The card of the highest priority, and the question of W9 that decided; there must be a card."""
    return _through(table, cards, wanted=True)


def lowest_priority(table: Table, cards: Sequence[int]) -> tuple[int, int]:
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


def cards_left(table: Table, cards: Sequence[int], *, gives_up: bool) -> list[int]:
    """
    Return the number of cards left after each question of W9, or of W17 where one is given up, until only one is left.
    """
    found: list[int] = []
    for kept in _discarding(table, cards) if gives_up else _sieved(table, cards, wanted=True):
        found.append(len(kept))
        if len(kept) == 1:
            break
    return found


def _questions(table: Table) -> list[PriorityQuestion]:
    """W9 down to the leverage; the rank and the number come after."""
    deck, wakhan, holder = table.seating.deck, table.seating.wakhan, table.holder
    leader = dominant_coalition(table)
    return [
        lambda card: holder[card] not in (wakhan, NONE),
        lambda card: deck.suit[card] == table.favored,
        lambda card: deck.patriot[card] == leader != NONE,
        lambda card: deck.prize[card] == leader != NONE,
        lambda card: deck.patriot[card] != NONE,
        lambda card: deck.leverage[card],
    ]


def card_to_discard(table: Table, cards: Sequence[int]) -> tuple[int, int]:
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
