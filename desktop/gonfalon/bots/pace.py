"""How much work a coach gives itself; known to every game, so it loads nothing."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["Pace"]


class Pace(NamedTuple):
    """How thoroughly a game is looked at, by how long its endings take."""

    by: str = "squire"
    """The bot by which games are played on of which nothing was learned."""
    to_end: bool = True
    """Whether tries are played to the end of the game, and not only so far as the game's counsel does."""
    endings: int = 300
    """So many tries at each step of which the chances are told."""
    points: int = 80
    """So many steps at the most, spread evenly; between them chances are taken to change evenly."""
    answers: int = 8
    """So many answers to a decision are compared, the likeliest and what was played."""
    glances: int = 20
    """In so many games all of them."""
    doubts: int = 8
    """So many decisions are then looked at more closely, where the difference seemed greatest."""
    tries: int = 400
    """In so many games each."""

    def by_bots(self) -> Pace:
        """The same where nothing was learned: bots take several times as long for a game."""
        return self._replace(
            endings=max(40, self.endings // 5), glances=max(4, self.glances // 5), tries=max(80, self.tries // 5)
        )
