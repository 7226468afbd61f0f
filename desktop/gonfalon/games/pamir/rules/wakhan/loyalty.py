"""With whom Wakhan stands at the moment (W4), and what it takes for her to rule (W5)."""

from __future__ import annotations

from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.wakhan.card import current, opponents
from gonfalon.games.pamir.rules.words import NONE


def pragmatic(table: Table) -> int:
    """The coalition whose blocks she places, moves and fights with (W4).

    It is the leftmost on her card that no opponent is loyal to; at most two are taken, so there always is one. With
    the improvement `loyalty` it is the one of these with the most blocks in play, the leftmost in a tie (W21).
    """
    order = current(table).loyalty
    taken = [loyalty for loyalty in table.loyalty if loyalty != NONE]
    free = [coalition for coalition in order if coalition not in taken]
    if "loyalty" in table.seating.improved:
        return max(free, key=table.on_map)
    return free[0]


def hostile_coalitions(table: Table) -> list[int]:
    """The coalitions that opponents are loyal to, that of the player at the red arrow first (W6, W16e)."""
    return list(dict.fromkeys(table.loyalty[seat] for seat in opponents(table) if table.loyalty[seat] != NONE))


def would_rule(table: Table, region: int, coalition: int, armies: int, tribes: int) -> bool:
    """Whether she would rule a region with so many more armies of a coalition and tribes of her own there (R2, W5).

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
