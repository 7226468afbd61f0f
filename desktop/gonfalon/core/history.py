"""What each seat saw of the moves of a game, kept by whoever owns the game and never by its state.

A table shows where things lie, and not since when: who remembers can tell a card that was covered at once from one that
lay for three rounds, and which card somebody bought.
"""

from __future__ import annotations

from typing import Any

from gonfalon.core.game import AnyRules
from gonfalon.core.knowledge import Seen
from gonfalon.core.state import State


class History:
    """The moves of one game, for every seat as it saw them; what happened without a move is not among them."""

    __slots__ = ("_rules", "_seen")

    def __init__(self, rules: AnyRules, seats: int) -> None:
        self._rules = rules
        self._seen: list[list[Seen]] = [[] for _ in range(seats + 1)]
        """One list for each seat, and a last one for those who have none."""

    def add(self, state: State, move: Any) -> None:
        """Note a move; to be called before it is played."""
        seen_move = self._rules.seen_move
        for seat in range(-1, len(self._seen) - 1):
            self._seen[seat].append(seen_move(state, move, seat))

    def pop(self) -> None:
        """Forget the last move."""
        for seen in self._seen:
            seen.pop()

    def of(self, seat: int, until: int | None = None) -> tuple[Seen, ...]:
        """What a seat saw of all moves, or of the first so many; -1 saw what everybody saw."""
        return tuple(self._seen[seat][:until])
