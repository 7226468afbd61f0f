"""Games that begin in the middle: a position as the rules write it, with people and squires around it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from gonfalon.core.state import State
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.notation import placing, read_position, resolving
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from tests.games.oriflamme.window.person import game
from tests.session.truth import put

__all__ = ["posed"]


def posed(
    queue: str,
    at: int | None,
    *,
    families: str = "RBGYK",
    sets: Sequence[str] = ("Alliance",),
    hands: Mapping[str, Sequence[str]] | None = None,
) -> Match:
    """A match in which resolution has just come to a slot of the queue, or for no slot a person is to place a card."""
    match = Match.begin(replace(game(families, "B"), sets=tuple(sets), options=()), Shelves(GAMES))
    table = read_position(queue, match.deck, hands=hands or {}, families=families)
    state: State = placing(table, "B") if at is None else resolving(table, at)
    state.run()
    put(match, state)
    return match
