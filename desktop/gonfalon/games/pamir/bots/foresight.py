"""What the events in the leftmost column will do at the end of the turn (C4)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules import happenings
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, CONFIDENCE_FAILURE, COURT_SIZE, NO_EFFECT

UNCLEAR = (CONFIDENCE_FAILURE, NO_EFFECT)
"""What changes nothing that can be told beforehand."""


def foreseen(table: Table) -> Table:
    """The table after these events, or the very table where there is none; a Dominance Check is left where it is."""
    places = []
    for place in (0, ROW):
        card = table.market[place]
        if card in CHECKS:
            break  # what comes after the check does not matter for it
        if card > COURT_SIZE and table.seating.deck.discarded[card] not in UNCLEAR:
            places.append(place)
    if not places or table.over:
        return table
    state = State(table.clone(), [], 0)
    for place in places:
        happenings.discarded(state, table.seating.deck.discarded[table.market[place]])
    after: Table = state.table
    return after
