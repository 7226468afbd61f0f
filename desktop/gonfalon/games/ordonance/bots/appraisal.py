"""What each army of a seat is worth to it, as it lies and with hand cards added to it.

Only what the seat sees is asked: the armies, its hand, and how many of each unit it has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gonfalon.games.ordonance.bots.outlook import Chances, Rungs, chances, ladder, lines_of, overcoming, shares_of_lines
from gonfalon.games.ordonance.bots.plan import Together
from gonfalon.games.ordonance.rules import Seating, Table
from gonfalon.games.ordonance.rules.armies import Key
from gonfalon.games.ordonance.rules.scoring import POINTS
from gonfalon.games.ordonance.rules.table import NOBODY

RIVALRY = 0.2
"""How much each further unfinished army of a seat takes away from what one of them gets of the cards to come."""


class Rival(NamedTuple):
    """The army of another seat in a territory."""

    beaten: Rungs
    """For each rung how likely an army that ends there beats it."""
    key: Key | None
    """How strong it is if it is complete."""


class Appraisal:
    """Works out once what all moves of one decision have in common."""

    def __init__(self, table: Table, seat: int) -> None:
        """
        Args:
            table: as the seat sees it, or as it imagines it: what others hold is not looked at.
            seat: for whom.
        """
        self.table = table
        self.seat = seat
        self.seating: Seating = table.seating
        seating = self.seating
        self.lines = lines_of(seating.deck)
        self.by_points = seating.scoring == POINTS
        self._icons = len(seating.deck.icons)
        self._ladder = ladder(self._icons, seating.army_size)
        seen = [table.faces[card] for cards in (table.hands[seat], *table.armies) for card in cards]
        self._shares = shares_of_lines(table.unseen(seen), self.lines, self._icons)
        self._chances = [self._chances_of(seat) for seat in range(seating.seats)]
        self.undecided = [
            territory for territory, holder in enumerate(self.table.holder) if self.by_points or holder == NOBODY
        ]
        """Where it is still open what this seat gets."""
        self.contested = [territory for territory in self.undecided if self.places(seat, territory)]
        """Those of them where it can still do something about it."""
        counts = table.counts[seat * seating.territories : (seat + 1) * seating.territories]
        self._army = seating.rates.army
        self._own: dict[int, tuple[int, int, int, dict[int, float]]] = {
            territory: (counts[territory], self.line(seat, territory), self.places(seat, territory), {})
            for territory in self.undecided
        }
        """For each of them what its army shows, the line of that, how much it lacks, and what was asked before."""
        self._rivals = {territory: self._rivals_in(territory) for territory in self.undecided}
        self._together = {territory: _all([beaten for beaten, _ in each]) for territory, each in self._rivals.items()}

    def places(self, seat: int, territory: int) -> int:
        """How many cards an army still lacks."""
        return self.seating.army_size - len(self.table.army(seat, territory))

    def line(self, seat: int, territory: int) -> int:
        """The icons that all cards of an army bear; all icons for an army without cards."""
        line = (1 << self._icons) - 1
        for card in self.table.army(seat, territory):
            face = self.table.faces[card]
            assert face is not None
            line &= self.lines[face]
        return line

    def worth(self, territory: int, faces: Sequence[int]) -> float:
        """How likely the seat is to win an undecided territory with these cards added to its army.

        Where points are played for, it is the part of the others that it leaves behind there.
        """
        packed, line, missing, known = self._own[territory]
        army, lines = self._army, self.lines
        for face in faces:
            packed += army[face]
            line &= lines[face]
        missing -= len(faces)
        asked = packed << 3 | missing
        found = known.get(asked)
        if found is None:
            found = known[asked] = self._worth(territory, packed, line, missing)
        return found

    def worths(self, territory: int, sets: Iterable[Together]) -> dict[int, float]:
        """The same for each set of hand cards that has a place there; smaller sets come first."""
        army, line, places, known = self._own[territory]
        found = {}
        for cards, count, more, common in sets:
            missing = places - count
            if missing < 0:
                break
            packed = army + more
            asked = packed << 3 | missing
            worth = known.get(asked)
            if worth is None:
                worth = known[asked] = self._worth(territory, packed, line & common, missing)
            found[cards] = worth
        return found

    def chances(self, hand: Sequence[int]) -> list[float]:
        """How likely the seat is to win each territory, or which part of the others it leaves behind there.

        Args:
            hand: the faces that it holds, of which one may be played now or later.
        """
        found = [1.0 if holder == self.seat else 0.0 for holder in self.table.holder]
        for territory in self.undecided:
            best = nothing = self.worth(territory, ())
            if self.places(self.seat, territory):
                best = max(self.worth(territory, (face,)) for face in hand)
            found[territory] = (nothing + best) / 2
        return found

    def _worth(self, territory: int, packed: int, line: int, missing: int) -> float:
        come = self._chances[self.seat]
        hope = self._ladder.hope
        if missing and not self.by_points:
            return hope(line, packed, missing, come, self._together[territory])
        rivals = self._rivals[territory]
        strength = None if missing else self.seating.strengths(packed)
        open_ones: list[Rungs] = []
        behind = 0
        for beaten, key in rivals:
            if key is None or strength is None:
                open_ones.append(beaten)
            else:
                behind += strength > key
        if self.by_points:
            return (behind + sum(hope(line, packed, missing, come, beaten) for beaten in open_ones)) / len(rivals)
        if behind + len(open_ones) < len(rivals):
            return 0.0
        return hope(line, packed, missing, come, _all(open_ones)) if open_ones else 1.0

    # -- what is worked out at the start -------------------------------------------------------------------------------

    def _chances_of(self, seat: int) -> Chances:
        """How likely a seat finds so many cards of a line: among what it will draw, and for others what they hold."""
        table = self.table
        places = [self.places(seat, territory) for territory in range(self.seating.territories)]
        waiting = sum(free > 0 and table.holder[territory] == NOBODY for territory, free in enumerate(places))
        looks = min(sum(places), table.left / self.seating.seats)
        looks += -1 if seat == self.seat else len(table.hands[seat])
        spread = 1.0 + RIVALRY * max(0, waiting - 1)
        return chances(max(0.0, looks) / spread, self._shares, self.seating.army_size)

    def _rivals_in(self, territory: int) -> list[Rival]:
        table, found = self.table, []
        for seat in range(self.seating.seats):
            if seat != self.seat:
                missing, line = self.places(seat, territory), self.line(seat, territory)
                ends = self._ladder.outlook(line, table.counts_of(seat, territory), missing, self._chances[seat])
                packed = table.counts[seat * self.seating.territories + territory]
                found.append(Rival(overcoming(ends), None if missing else self.seating.strengths(packed)))
        return found


def _all(rivals: Sequence[Rungs]) -> Rungs:
    """For each rung how likely an army that ends there beats all of these."""
    return rivals[0] if len(rivals) == 1 else tuple(map(math.prod, zip(*rivals, strict=True)))
