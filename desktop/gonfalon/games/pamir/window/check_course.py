"""When what happens on the paper of a Dominance Check: four steps, in milliseconds at the usual speed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gonfalon.games.pamir.texts.checks import Check

__all__ = ["AFTERWARDS", "BLOCKS", "POINTS", "VERDICT", "Course"]

BLOCKS, VERDICT, POINTS, AFTERWARDS = range(4)
"""The steps."""

_STEP: Final = 60
"""One block, or one thing that counts, comes so long after the other ..."""
_ALL: Final = 900
"""... and all of them within this."""
_FLIGHT: Final = 280
_BOX: Final = 200
_SEAL: Final = 220
_PILL: Final = 300
_HOP: Final = 120
_HOPS: Final = 600
_FADE: Final = 300
_SINK: Final = 600
_REST: Final = 250
"""Between two steps, to be read."""


@dataclass(frozen=True)
class Course:
    """The beginnings of the steps and what lies between them."""

    blocks: int
    """How many blocks are counted."""
    tokens: int
    """How many things count at most for one seat."""
    hops: int
    """How far the cylinder goes on the track that goes farthest."""
    clears: bool

    @classmethod
    def of(cls, check: Check) -> Course:
        return cls(
            sum(check.blocks),
            max(standing.figure for standing in check.standings),
            max(standing.points for standing in check.standings),
            bool(check.cleared),
        )

    @property
    def begins(self) -> tuple[float, float, float, float]:
        """When each step begins."""
        verdict = min(_STEP * self.blocks, _ALL) + _FLIGHT + _REST
        points = verdict + _BOX + _SEAL + _REST
        hops = min(_HOP * self.hops, _HOPS)
        afterwards = points + min(_STEP * self.tokens, _ALL) + _PILL + hops + _REST
        return 0.0, verdict, points, afterwards

    @property
    def ends(self) -> float:
        """When everything is told."""
        return self.begins[AFTERWARDS] + _FADE + (_SINK if self.clears else 0)

    def step(self, now: float) -> int:
        """The step at a moment; four when all are over."""
        if now >= self.ends:
            return len(self.begins)
        return max(step for step, begin in enumerate(self.begins) if now >= begin)

    # -- how far something has come, 0 to 1 ----------------------------------------------------------------------------

    def block(self, number: int, now: float) -> float:
        """The flight of a block, in the order in which they are counted."""
        return _part(now, number * min(_STEP, _ALL / max(1, self.blocks)), _FLIGHT)

    def box(self, now: float) -> float:
        """The box over the surplus, which opens."""
        return _part(now, self.begins[VERDICT], _BOX)

    def seal(self, now: float) -> float:
        """The seal of the dominant coalition, which drops."""
        return _part(now, self.begins[VERDICT] + _BOX, _SEAL)

    def ranked(self, now: float) -> float:
        """The seats, which go from the order of turns to that of their places."""
        return _part(now, self.begins[POINTS] - _REST, _REST)

    def token(self, number: int, now: float) -> float:
        """What counts for a seat, one after the other."""
        step = min(_STEP, _ALL / max(1, self.tokens))
        return _part(now, self.begins[POINTS] + number * step, step)

    def pill(self, now: float) -> float:
        """The points of the seats."""
        return _part(now, self._pills, _PILL)

    def hop(self, now: float, points: int) -> float:
        """How many points the cylinder of a seat has gone on the track, of so many."""
        return points * _part(now, self._pills + _PILL, min(_HOP * points, _HOPS))

    def foot(self, now: float) -> float:
        """The lines about what comes afterwards."""
        return _part(now, self.begins[AFTERWARDS], _FADE)

    def sunk(self, now: float) -> float:
        """The blocks that go back into their supplies."""
        return _part(now, self.begins[AFTERWARDS] + _FADE, _SINK) if self.clears else 0.0

    @property
    def _pills(self) -> float:
        return self.begins[POINTS] + min(_STEP * self.tokens, _ALL)


def _part(now: float, begin: float, lasts: float) -> float:
    if lasts <= 0:
        return float(now >= begin)
    return min(max((now - begin) / lasts, 0.0), 1.0)
