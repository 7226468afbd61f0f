"""The verbs that move blocks and cylinders, and who rules by them; each tells an event to whoever listens."""

from __future__ import annotations

from gonfalon.games.pamir.rules import piece_events as told
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.position import Position, block_mark, cylinder_mark
from gonfalon.games.pamir.rules.words import BLOCKS, NONE


class Pieces(Position):
    """A position on whose map, cards and gift spaces pieces come and go."""

    __slots__ = ()

    def place_block(self, coalition: int, place: int) -> None:
        """Take a block of the supply into a region or onto a border (I1, I2, A5)."""
        self.blocks[coalition] -= 1
        self._count_block(coalition, place, 1)
        self.fresh.append(block_mark(coalition, place))
        if self.listener is not None:
            self.listener(told.BlockPlaced(coalition, place))

    def move_block(self, coalition: int, origin: int, target: int) -> None:
        """Move an army to another region, one that was not placed this turn if there is one (A6)."""
        self._count_block(coalition, origin, -1)
        self._count_block(coalition, target, 1)
        if self._unmark(block_mark(coalition, origin), self.blocks_at(coalition, origin)):
            self.fresh.append(block_mark(coalition, target))
        if self.listener is not None:
            self.listener(told.BlockMoved(coalition, origin, target))

    def remove_block(self, coalition: int, place: int) -> None:
        """Put a block back into its supply, one that was not placed this turn if there is one."""
        self.blocks[coalition] += 1
        self._count_block(coalition, place, -1)
        self._unmark(block_mark(coalition, place), self.blocks_at(coalition, place))
        if self.listener is not None:
            self.listener(told.BlockRemoved(coalition, place))

    def clear_blocks(self) -> None:
        """Put all blocks back into their supplies (D8)."""
        self.armies, self.roads, self.blocks = [0] * len(self.armies), [0] * len(self.roads), [BLOCKS] * 3
        self.fresh[:] = [mark for mark in self.fresh if mark >= cylinder_mark(0, 0)]
        for region in range(len(REGIONS)):
            self.rule(region)
        if self.listener is not None:
            self.listener(told.BlocksCleared())

    def _count_block(self, coalition: int, place: int, change: int) -> None:
        if place < FIRST_BORDER:
            self.armies[3 * place + coalition] += change
            self.rule(place)
        else:
            self.roads[3 * (place - FIRST_BORDER) + coalition] += change

    def place_cylinder(self, seat: int, place: int) -> None:
        """Take a cylinder of the supply into a region, onto a court card or onto a gift space (I3, I4, A4)."""
        self.cylinders[seat] -= 1
        self._count_cylinder(seat, place, 1)
        self.fresh.append(cylinder_mark(seat, place))
        if self.listener is not None:
            self.listener(told.CylinderPlaced(seat, place))

    def move_cylinder(self, seat: int, origin: int, target: int) -> None:
        """Move a tribe or a spy, one that was not placed this turn if there is one (A6, E2)."""
        self._count_cylinder(seat, origin, -1)
        self._count_cylinder(seat, target, 1)
        if self._unmark(cylinder_mark(seat, origin), self.cylinders_at(seat, origin)):
            self.fresh.append(cylinder_mark(seat, target))
        if self.listener is not None:
            self.listener(told.CylinderMoved(seat, origin, target))

    def remove_cylinder(self, seat: int, place: int) -> None:
        """Put a cylinder back into its supply, one that was not placed this turn if there is one."""
        self.cylinders[seat] += 1
        self._count_cylinder(seat, place, -1)
        self._unmark(cylinder_mark(seat, place), self.cylinders_at(seat, place))
        if self.listener is not None:
            self.listener(told.CylinderRemoved(seat, place))

    def _count_cylinder(self, seat: int, place: int, change: int) -> None:
        if place >= ON_CARD:
            self.spies[place - ON_CARD] += change << (4 * seat)
        elif place < FIRST_BORDER:
            self.tribes[place * self.seating.seats + seat] += change
            self.rule(place)
        else:
            self.gifts[seat] ^= 1 << (place - FIRST_GIFT)

    def _unmark(self, mark: int, left: int) -> bool:
        """Forget one mark where more are marked than are left; whether that was so."""
        if self.fresh and self.fresh.count(mark) > left:
            self.fresh.remove(mark)
            return True
        return False

    def rule(self, region: int) -> None:
        """Find out again who rules a region (R1 to R4, W5); the rulers follow from the pieces and tell no event."""
        seating = self.seating
        seats = seating.seats
        armies = self.armies[3 * region : 3 * region + 3]
        tribes = self.tribes[seats * region : seats * (region + 1)]
        ruler = NONE
        if any(tribes):
            most_armies = best = max(armies)
            for seat, loyalty in enumerate(self.loyalty):
                pieces = tribes[seat]
                if loyalty >= 0:
                    pieces += armies[loyalty]
                elif seat == seating.wakhan:
                    pieces += most_armies
                if pieces > best:
                    best = pieces
                    ruler = seat if tribes[seat] else NONE
                elif pieces == best:
                    ruler = NONE
        self.rulers[region] = ruler
