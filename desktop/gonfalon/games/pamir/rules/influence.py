"""Dominance and influence: what a check would count now (D2, Y1, W3)."""

from __future__ import annotations

from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import (
    BLOCKS,
    COALITIONS,
    CONFLICT_FATIGUE,
    EMBARRASSMENT,
    KOH_I_NOOR,
    NONE,
    RUMOR,
)

LEAD = 4
LEAD_IN_FATIGUE = 2


def lead_needed(table: Table) -> int:
    """How many blocks more than each other a coalition needs in order to be dominant (D2, E)."""
    return LEAD_IN_FATIGUE if table.running >> CONFLICT_FATIGUE & 1 else LEAD


def dominant(table: Table) -> int:
    """The coalition with enough more blocks in play than each other, `NONE` without one (D2)."""
    lead = lead_needed(table)
    counts = [BLOCKS - left for left in table.blocks]
    for coalition in range(len(COALITIONS)):
        if all(counts[coalition] >= count + lead for other, count in enumerate(counts) if other != coalition):
            return coalition
    return NONE


def gifts_worth(table: Table, seat: int) -> int:
    """What the gifts of a seat count (D5, E)."""
    if table.running >> EMBARRASSMENT & 1:
        return 0
    return table.gifts[seat].bit_count() * (2 if table.boons[seat] >> KOH_I_NOOR & 1 else 1)


def influence(table: Table, seat: int, coalition: int) -> int:
    """The influence of a seat in a coalition: 1, patriots, prizes and gifts; 0 where it is not loyal (Y1, D5).

    Wakhan is loyal to all coalitions; of patriots and prizes she counts those of the one that is asked for (W3).
    """
    deck = table.seating.deck
    hers = seat == table.seating.wakhan
    if not hers and table.loyalty[seat] != coalition:
        return 0
    total = 1 + gifts_worth(table, seat)
    total += sum(deck.prize[card] == coalition for card in table.prizes[seat]) if hers else len(table.prizes[seat])
    if not table.boons[seat] >> RUMOR & 1:
        total += sum(deck.patriot[card] == coalition for card in table.courts[seat])
    return total
