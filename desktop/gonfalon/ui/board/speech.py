"""Who of the bots with a character says something, and when: seldom, and never what was said before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from random import Random
from typing import Final

from gonfalon.core.players import parted
from gonfalon.session.seats import Seat
from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import Line
from gonfalon.texts.players import character
from gonfalon.texts.sayings import OCCASIONS, Occasion, sayings

__all__ = ["SAID", "Speech", "said"]

SAID: Final = "said"
"""The key of a line of the chronicle that is what somebody has said."""
MOST: Final = 2
"""So often a seat speaks in a game before its end."""
SELDOM: Final = 5
"""One occasion in so many is taken."""
APART: Final = 4
"""So many moves at least lie between two sayings."""


class Speech:
    """What the bots of one game say; nothing depends on what only some of the seats know."""

    def __init__(self, seats: Sequence[Seat], chance: Random | None = None) -> None:
        """
        Args:
            seats: who plays.
            chance: decides what is said; nothing of the game depends on it.
        """
        self.seats = seats
        self.moves = 0
        """How many have been told since somebody sat down."""
        self._chance = chance or Random()
        self._begun: list[Line] | None = None
        self._times: Counter[int] = Counter()
        self._used: list[object] = []
        self._silent = APART

    def moved(self) -> None:
        """A move is told."""
        self.moves += 1
        self._silent += 1

    def begins(self) -> list[Line]:
        """What one of them says before the first move, the same as often as it is asked."""
        if self._begun is None:
            self._begun = self._one_of(range(len(self.seats)), "begins")
        return self._begun

    def happens(self, seat: int, occasion: Occasion) -> list[Line]:
        """What somebody says to whom something happens: mostly nothing."""
        if self._silent < APART or self._times[seat] >= MOST or self._chance.randrange(SELDOM):
            return []
        return self._one_of([seat], occasion)

    def ends(self, winners: Collection[int]) -> list[Line]:
        """What a winner says, and one of those who lost."""
        others = [seat for seat in range(len(self.seats)) if seat not in winners]
        return self._one_of(list(winners), "wins") + self._one_of(others, "loses")

    def _one_of(self, seats: Sequence[int], occasion: Occasion) -> list[Line]:
        free = [line for seat in seats for line in self._lines(seat, occasion) if line.values not in self._used]
        if not free:
            return []
        line = self._chance.choice(free)
        self._used.append(line.values)
        self._silent = 0
        for seat in seats:
            self._times[seat] += self.seats[seat].family == line.family
        return [line]

    def _lines(self, seat: int, occasion: Occasion) -> list[Line]:
        kind = parted(self.seats[seat].bot or "")[1]
        return [
            Line(SAID, self.seats[seat].family, values={"character": kind, "occasion": occasion, "which": which})
            for which in range(len(sayings(kind, occasion)))
        ]


def said(line: Line) -> str:
    """What a line says that is somebody's saying."""
    kind, which = str(line.values["character"]), line.values["which"]
    assert isinstance(which, int)
    occasion = next(each for each in OCCASIONS if each == line.values["occasion"])
    words = sayings(kind, occasion)[which]
    return translate("Sayings", "{name}: {words}").format(name=character(kind).figure, words=words)
