"""Wakhan's current card, where its arrows point, and who sits where they point (W8, W19)."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.deck import WakhanCard
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.piles import back_of
from gonfalon.games.pamir.rules.places import FIRST_BORDER, NEIGHBOURS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import NONE

TOP, BOTTOM = range(2)
"""Where the red arrow points: at the upper row, the left end, the left neighbour; or at the lower, right, right."""


def draw(state: State) -> None:
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
        table.shuffle_wakhan(tuple(cards), back_of(table.seating, cards[-1]))
        _turn_over(table)


def _turn_over(table: Table) -> None:
    card = table.wakhan_deck[-1]
    below = table.wakhan_deck[-2] if len(table.wakhan_deck) > 1 else NONE
    assert card is not None, "her cards are turned over where they are known"
    assert below is not None, "so is the back of the next one"
    table.draw_wakhan(card, back_of(table.seating, below) if below != NONE else NONE)


def current(table: Table) -> WakhanCard:
    """The card that lies open on top."""
    return table.seating.deck.wakhan[table.wakhan_card]


def column(table: Table) -> int:
    """The column of the market at which the arrow of her card points, from 0 (W8)."""
    return table.seating.deck.wakhan[table.wakhan_back].columns[current(table).column_arrow]


def red_arrow(table: Table) -> int:
    """`TOP` or `BOTTOM`; as an end of her court `LEFT` or `RIGHT` (W8)."""
    return table.seating.deck.wakhan[table.wakhan_back].sides[current(table).red_arrow]


def red_row(table: Table) -> int:
    """The first place of the market row at which the red arrow points."""
    return ROW * red_arrow(table)


def opponents(table: Table) -> list[int]:
    """The seats of all others, the one at which the red arrow points first (W19).

    Turns go clockwise, so at a table the left neighbour of a player is whoever comes next. Top is left, bottom is
    right: at top the red arrow points at the seat after hers, at bottom at the seat before.
    """
    _, *others = table.seating.clockwise(table.seating.wakhan)
    return others if red_arrow(table) == TOP else others[::-1]


def borders_in_order(table: Table, region: int) -> list[int]:
    """The borders of a region in the order in which the neighbours stand in the list of her card (W13)."""
    borders = dict(NEIGHBOURS[region])
    return [FIRST_BORDER + borders[other] for other in current(table).regions if other in borders]
