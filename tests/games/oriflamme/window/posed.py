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
    people: str = "B",
    sets: Sequence[str] = ("Alliance",),
    kinds: Sequence[str] = (),
    hands: Mapping[str, Sequence[str]] | None = None,
    verdict_tokens: int = 5,
) -> Match:
    """A match in which resolution has just come to a slot of the queue, or for no slot a person is to place a card."""
    options = (("kinds", ", ".join(kinds)),) if kinds else ()
    match = Match.begin(replace(game(families, people), sets=tuple(sets), options=options), Shelves(GAMES))
    table = read_position(queue, match.deck, hands=hands or {}, verdict_tokens=verdict_tokens, families=families)
    state: State = placing(table, people[0]) if at is None else resolving(table, at)
    state.run()
    put(match, state)
    return match
