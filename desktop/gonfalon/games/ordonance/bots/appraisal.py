"""What each army of a seat is worth to it, as it lies and with hand cards added to it.

Only what the seat sees is asked: the armies, its hand, and how many of each unit it has not seen.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.outlook import Chances, Rungs, chances, ladder, lines_of, overcoming, shares_of_lines
from gonfalon.games.ordonance.rules import Seating, Table
from gonfalon.games.ordonance.rules.armies import Key, unpacked
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

    def __init__(self, view: View) -> None:
        self.table: Table = view.table
        self.seat = view.seat
        self.seating: Seating = self.table.seating
        seating = self.seating
        self.lines = lines_of(seating.deck)
        self.by_points = seating.scoring == POINTS
        self._icons = len(seating.deck.icons)
        self._ladder = ladder(self._icons, seating.army_size)
        self._shares = shares_of_lines(self.table.unseen(self.table.faces), self.lines, self._icons)
        self._chances = [self._chances_of(seat) for seat in range(seating.seats)]
        self.undecided = [
            territory for territory, holder in enumerate(self.table.holder) if self.by_points or holder == NOBODY
        ]
        """Where it is still open what this seat gets."""
        self.contested = [territory for territory in self.undecided if self.places(view.seat, territory)]
        """Those of them where it can still do something about it."""
        self._own_lines = {territory: self.line(view.seat, territory) for territory in self.undecided}
        self._rivals = {territory: self._rivals_in(territory) for territory in self.undecided}
        self._known: dict[tuple[int, int, int], float] = {}

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
        packed, line = self.table.counts[self.seat * self.seating.territories + territory], self._own_lines[territory]
        for face in faces:
            packed += self.seating.rates.army[face]
            line &= self.lines[face]
        missing = self.places(self.seat, territory) - len(faces)
        asked = (territory, packed, missing)
        found = self._known.get(asked)
        if found is None:
            found = self._known[asked] = self._worth(self._rivals[territory], packed, line, missing)
        return found

    def _worth(self, rivals: Sequence[Rival], packed: int, line: int, missing: int) -> float:
        ends = self._ladder.outlook(line, unpacked(packed, self._icons), missing, self._chances[self.seat])
        strength = None if missing else self.seating.strengths(packed)
        open_ones = []
        behind = 0
        for beaten, key in rivals:
            if key is None or strength is None:
                open_ones.append(beaten)
            else:
                behind += strength > key
        if self.by_points:
            return (behind + sum(_hope(ends, beaten) for beaten in open_ones)) / len(rivals)
        if behind + len(open_ones) < len(rivals):
            return 0.0
        together = open_ones[0] if len(open_ones) == 1 else tuple(map(math.prod, zip(*open_ones, strict=True)))
        return _hope(ends, together) if open_ones else 1.0

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


def _hope(ends: Rungs, beaten: Rungs) -> float:
    return sum(map(float.__mul__, ends, beaten))
