"""Effects of moves of Pax Pamir that matter to characters."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from gonfalon.bots.bot import Character, Leaning
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.moves import OF_FAMILY, Move
from gonfalon.games.pamir.rules.table import Table

LIKING: Final = 0.02
"""How much in chances of victory a move may be worse that a character is drawn to by 1."""
STRIKES: Final = frozenset({"battle", "betray", "target", "rumor", "swap", "rebuke", "remove-army", "remove-road"})
AT_SOMEBODY: Final = frozenset({"remove-tribe", "remove-spy", "rumor", "swap"})
"""Moves that name the family that they are about."""


def with_character(
    character: Character, view: View, moves: Sequence[Move], figures: Sequence[float]
) -> Sequence[float]:
    """Figures of moves, which are chances of victory, with what a character adds to them."""
    return character.drawn(moves, figures, partial(leanings, view), LIKING)


def leanings(view: View, move: Move) -> Collection[Leaning]:
    """The leanings of a move that the view's seat is asked for; by what everybody has seen."""
    table: Table = view.table
    word = move.word
    found: list[Leaning] = []
    victim = _victim(table, move)
    if word in STRIKES or victim >= 0:
        found.append("strike")
    if victim >= 0 and any(seen.seat == victim and _victim(table, seen.move) == view.seat for seen in view.history):
        found.append("revenge")
    if (word == "end" and table.actions) or word == "done":
        found.append("wait")
    if word == "tax" or (word == "buy" and table.rupees_on[table.market.index(move.one)]):
        found.append("grab")
    if word == "shelter" or (word == "spy" and table.holder[move.one] == view.seat):
        found.append("cover")
    if word == "play":
        found.append("show")
    return found


def _victim(table: Table, move: Move) -> int:
    """The seat whose pieces, rupees or hand a move takes, -1 where it names none."""
    if move.word in AT_SOMEBODY:
        return table.seating.seat_of(move.one)
    if move.word == "rupee" and move.one >= OF_FAMILY:
        return table.seating.seat_of(move.one - OF_FAMILY)
    return -1
