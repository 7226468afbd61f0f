"""
Values of armies, hand cards and territories: what an army can become, the best plan for a hand, territory weights.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import product
from operator import add, itemgetter
from typing import NamedTuple

from gonfalon.games.ordonance.rules import Seating, Table
from gonfalon.games.ordonance.rules.deck import Deck
from gonfalon.games.ordonance.rules.scoring import POINTS
from gonfalon.games.ordonance.rules.seating import BYTE, StrengthKey
from gonfalon.games.ordonance.rules.table import NOBODY

# What an army may end as is a rung of one ladder: below everything what has no group worth the name, then one
# battalion, then the regiments: any one regiment is below any two, and of as many the more senior ones are higher. Two
# armies on the same rung are settled by smaller groups, which nobody plans for.

Rungs = tuple[float, ...]
"""A figure for each rung of a ladder, from the lowest."""
FindChances = tuple[tuple[float, ...], ...]
"""For each number of cards and each line, how likely so many cards of this line will come."""


class ArmyPotential:
    """The rungs for so many icons and armies of so many cards.

    An icon is a bit, and a line is a set of icons that all cards of an army bear: as long as there is one, the army
    may become a regiment of each of its icons.
    """

    __slots__ = ("_battalions", "_within", "icons", "rungs", "size")

    def __init__(self, icons: int, size: int) -> None:
        self.icons = icons
        self.size = size
        lines = sorted(range(1, 1 << icons), key=lambda line: (line.bit_count(), line))
        self.rungs = 1 + icons + len(lines)
        rungs = tuple((1 + icons + place, line) for place, line in reversed(tuple(enumerate(lines))))
        self._within = tuple(
            tuple((rung, part) for rung, part in rungs if part & line == part) for line in range(1 << icons)
        )
        """For each line the rungs of all that it may still become, from the highest."""
        self._battalions = tuple((1 + icon, BYTE * icon, 1 << icon) for icon in reversed(range(icons)))

    def hope(self, line: int, army: int, missing: int, chances: FindChances, beaten: Rungs) -> float:
        """Return how likely an army beats others: its `outlook`, weighted with `beaten` for each rung.

        Args:
            line: the icons that all its cards bear.
            army: what it shows, packed.
            missing: how many cards it lacks.
            chances: of the seat whose army it is.
            beaten: for each rung how likely an army that ends there beats the others.
        """
        hope = surely = 0.0
        wanted = chances[missing]
        for rung, icons in self._within[line]:
            chance = wanted[icons]
            if chance > surely:
                hope += (chance - surely) * beaten[rung]
                surely = chance
        most = self.size - 1
        for rung, shift, icon in self._battalions:
            lacking = most - (army >> shift & 0xFF)
            if lacking <= missing:
                chance = chances[lacking][icon] if lacking > 0 else 1.0
                if chance > surely:
                    hope += (chance - surely) * beaten[rung]
                    surely = chance
        return hope + (1.0 - surely) * beaten[0]

    def outlook(self, line: int, counts: Sequence[int], missing: int, chances: FindChances) -> Rungs:
        """Return how likely an army ends on each rung, if it goes for the best that it can get.

        Args:
            line: the icons that all its cards bear; all icons for an army without cards.
            counts: how often it shows each icon.
            missing: how many cards it lacks.
            chances: of the seat whose army it is.
        """
        ends = [0.0] * self.rungs
        surely = 0.0
        wanted = chances[missing]
        for rung, icons in self._within[line]:
            if wanted[icons] > surely:
                ends[rung] = wanted[icons] - surely
                surely = wanted[icons]
        for icon in reversed(range(self.icons)):
            lacking = max(0, self.size - 1 - counts[icon])
            if lacking <= missing and (chance := chances[lacking][1 << icon]) > surely:
                ends[1 + icon] = chance - surely
                surely = chance
        ends[0] = 1.0 - surely
        return tuple(ends)


@lru_cache(maxsize=32)
def army_potential(icons: int, size: int) -> ArmyPotential:
    return ArmyPotential(icons, size)


def beat_chances(ends: Rungs) -> Rungs:
    """For each rung how likely it is that an army which ends there beats one that has this outlook."""
    below = 0.0
    found = []
    for chance in ends:
        found.append(below + 0.5 * chance)
        below += chance
    return tuple(found)


def find_chances(looks: float, shares: Sequence[float], most: int) -> FindChances:
    """Return how likely it is to find a number of cards of each line, for each number up to `most`.

    Args:
        looks: how many cards will be looked at; a fraction stands for one that is only sometimes free.
        shares: for each line, how much of what may come belongs to it.
        most: how many cards are wanted at the most.
    """
    found = [[0.0 if wanted else 1.0] * len(shares) for wanted in range(most + 1)]
    for line, share in enumerate(shares):
        if share >= 1.0:
            for wanted in range(1, most + 1):
                found[wanted][line] = 1.0 if looks >= wanted else 0.0
            continue
        exactly = (1.0 - share) ** looks
        odds = share / (1.0 - share)
        left = 1.0
        for wanted in range(1, most + 1):
            left -= exactly
            exactly *= max(0.0, looks - wanted + 1) * odds / wanted
            found[wanted][line] = max(0.0, left)
    return tuple(map(tuple, found))


def shares_of_lines(unseen: Sequence[int], lines: Sequence[int], icons: int) -> list[float]:
    """Return the share of the unseen cards that bears all icons of each line.

    Args:
        unseen: how many copies of each unit are left.
        lines: the icons of each unit.
        icons: how many icons there are.
    """
    bearing = [0.0] * (1 << icons)
    for count, line in zip(unseen, lines, strict=True):
        bearing[line] += count
    total = sum(bearing) or 1.0
    for icon in range(icons):
        for line in range(1 << icons):
            if not line >> icon & 1:
                bearing[line] += bearing[line | 1 << icon]
    return [count / total for count in bearing]


@lru_cache(maxsize=32)
def lines_of(deck: Deck) -> tuple[int, ...]:
    """The icons of each unit of a deck, as bits."""
    units = deck.units
    return tuple(sum(1 << icon for icon, count in enumerate(unit.counts) if count) for unit in units)


# A set of hand cards is a bit for each place in the hand, so that a plan is worked out by joining territory after
# territory: with each set, the most that these cards can bring.

MAX_PLANNED_CARDS = 6
"""How many cards a plan is made for: one more doubles and trebles the work."""

GroupGains = Mapping[int, float]
"""What each set of hand cards brings in one territory, smaller sets first; one that has no place there is missing."""
BestGains = list[float]
"""The most that each set of hand cards can bring, none of them having to be used."""
TakenFigures = Callable[[BestGains], tuple[float, ...]]
"""Some figures of a list."""


class HandPlan:
    """The best use of a hand."""

    def __init__(self, cards: int, gains: Mapping[int, GroupGains]) -> None:
        """
        Args:
            cards: how many there are in the hand, at most `MAX_PLANNED_CARDS`.
            gains: for each territory what each set brings there.
        """
        self._everything = (1 << cards) - 1
        self._gains = gains
        useful = {territory: _useful(cards, brought) for territory, brought in gains.items()}
        nothing = [0.0] * (1 << cards)
        after = [nothing]
        for each in reversed(useful.values()):
            after.append(_joined(after[-1], each))
        self._most = after.pop()
        self._others: dict[int, BestGains] = {}
        before = nothing
        for territory, each in useful.items():
            behind = after.pop()
            if before is nothing or behind is nothing:
                self._others[territory] = behind if before is nothing else before
            else:
                self._others[territory] = _combined(before, behind)
            before = _joined(before, each)

    def with_card(self, card: int, territory: int) -> float:
        """The most that the whole hand can bring if this card goes into this territory now."""
        others, everything = self._others[territory], self._everything
        gains = self._gains[territory].items()
        return max([gain + others[everything ^ cards] for cards, gain in gains if cards >> card & 1])

    def beside(self, territory: int) -> float:
        """The most that the whole hand can bring everywhere but there."""
        return self._others[territory][self._everything]

    def without(self, card: int) -> float:
        """The most that the rest of the hand can bring if this card is thrown away now."""
        return self._most[self._everything ^ 1 << card]

    @property
    def whole(self) -> float:
        """The most that the whole hand can bring."""
        return self._most[self._everything]


class CardGroup(NamedTuple):
    """Some cards of a hand."""

    cards: int
    """A bit for each place in the hand."""
    size: int
    army: int
    """What they show, packed."""
    line: int
    """The icons that all of them bear, as bits."""


def card_groups(armies: Sequence[int], lines: Sequence[int]) -> list[CardGroup]:
    """All sets of hand cards that are not empty, smaller ones first.

    Args:
        armies: what each card shows, packed.
        lines: the icons of each card, as bits.
    """
    found = {0: CardGroup(0, 0, 0, -1)}
    for cards in range(1, 1 << len(armies)):
        place = cards.bit_length() - 1
        _, count, army, line = found[cards ^ 1 << place]
        found[cards] = CardGroup(cards, count + 1, army + armies[place], line & lines[place])
    del found[0]
    return sorted(found.values(), key=itemgetter(1))


def _useful(cards: int, gains: GroupGains) -> list[tuple[int, float]]:
    """The sets that bring more than any part of them, with what they bring."""
    found = []
    most = [0.0] * (1 << cards)
    smaller = _smaller(cards)
    for chosen, gain in gains.items():
        best = max([most[part] for part in smaller[chosen]])
        if gain > best:
            found.append((chosen, gain))
            best = gain
        most[chosen] = best
    return found


def _joined(most: BestGains, useful: Sequence[tuple[int, float]]) -> BestGains:
    """The most that each set can bring if one more territory may be given cards."""
    if not useful:
        return most
    found = most.copy()
    everything = len(most) - 1
    subsets = _subsets(len(most))
    for cards, gain in useful:
        for rest in subsets[everything ^ cards]:
            total = gain + most[rest]
            if total > found[rest | cards]:
                found[rest | cards] = total
    return found


def _combined(one: BestGains, two: BestGains) -> BestGains:
    """The most that each set can bring if it is divided between two groups of territories."""
    return [max(map(add, parts(one), rests(two))) for parts, rests in _divisions(len(one))]


@lru_cache(maxsize=8)
def _subsets(sets: int) -> tuple[tuple[int, ...], ...]:
    """For each set all its parts, itself and the empty one among them."""
    return tuple(tuple(part for part in range(cards + 1) if part & cards == part) for cards in range(sets))


@lru_cache(maxsize=8)
def _smaller(cards: int) -> tuple[tuple[int, ...], ...]:
    """For each set those that lack one card of it."""
    return tuple(
        tuple(chosen ^ 1 << card for card in range(cards) if chosen >> card & 1) for chosen in range(1 << cards)
    )


@lru_cache(maxsize=8)
def _divisions(sets: int) -> tuple[tuple[TakenFigures, TakenFigures], ...]:
    """For each set what takes the figures of all its parts from a list, and those of what is left of it then."""
    return tuple(
        (_taken(parts), _taken([cards ^ part for part in parts])) for cards, parts in enumerate(_subsets(sets))
    )


def _taken(places: Sequence[int]) -> TakenFigures:
    return itemgetter(*places) if len(places) > 1 else lambda figures: (figures[places[0]],)


MIN_WEIGHT = 0.1
"""What a territory matters that would change nothing if the others end as they look."""


def territory_weights(chances: Sequence[float], seats: int) -> list[float]:
    """For each territory how much it may decide, 1 for the one that may decide the most.

    Args:
        chances: how likely each territory is to be won by the seat that asks.
        seats: how many play.
    """
    victories = _victories(len(chances), seats)
    decides = []
    for territory in range(len(chances)):
        won = _won([*chances[:territory], *chances[territory + 1 :]])
        decides.append(sum(each * (victories[count + 1] - victories[count]) for count, each in enumerate(won)))
    most = max(decides)
    return [MIN_WEIGHT + (1.0 - MIN_WEIGHT) * (each / most if most > 0 else 1.0) for each in decides]


def victory_chance(chances: Sequence[float], seats: int) -> float:
    """Return how likely the seat is to win the game, if each territory is won apart from the others.

    Args:
        chances: how likely each territory is to be won by the seat that asks.
        seats: how many play.
    """
    return sum(map(float.__mul__, _won(chances), _victories(len(chances), seats)))


def _won(chances: Sequence[float]) -> list[float]:
    """Return how likely each number of these territories is to be won."""
    won = [1.0]
    for chance in chances:
        won = [
            (won[count] * (1.0 - chance) if count < len(won) else 0.0) + (won[count - 1] * chance if count else 0.0)
            for count in range(len(won) + 1)
        ]
    return won


@lru_cache(maxsize=32)
def _victories(territories: int, seats: int) -> tuple[float, ...]:
    """For each number of territories how likely it is to win with it, if the rest falls to the others at random."""
    found = []
    for own in range(territories + 1):
        total = 0.0
        ways = list(product(range(seats - 1), repeat=territories - own))
        for rest in ways:
            best = max(map(rest.count, range(seats - 1)))
            rivals = sum(rest.count(seat) == best for seat in range(seats - 1))
            total += 1.0 if best < own else 1.0 / (1 + rivals) if best == own else 0.0
        found.append(total / len(ways))
    return tuple(found)


RIVALRY = 0.2
"""How much each further unfinished army of a seat takes away from what one of them gets of the cards to come."""


class RivalArmy(NamedTuple):
    """The army of another seat in a territory."""

    beaten: Rungs
    """For each rung how likely an army that ends there beats it."""
    key: StrengthKey | None
    """How strong it is if it is complete."""


class Evaluation:
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
        self._ladder = army_potential(self._icons, seating.army_size)
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
        """Return how many cards an army still lacks."""
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
        """Return how likely the seat is to win an undecided territory with these cards added to its army.

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

    def worths(self, territory: int, sets: Iterable[CardGroup]) -> dict[int, float]:
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
        """Return how likely the seat is to win each territory, or the share of the others it leaves behind there.

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

    def _chances_of(self, seat: int) -> FindChances:
        """Return how likely a seat finds cards of each line among what it will draw, and for others what they hold."""
        table = self.table
        places = [self.places(seat, territory) for territory in range(self.seating.territories)]
        waiting = sum(free > 0 and table.holder[territory] == NOBODY for territory, free in enumerate(places))
        looks = min(sum(places), table.left / self.seating.seats)
        looks += -1 if seat == self.seat else len(table.hands[seat])
        spread = 1.0 + RIVALRY * max(0, waiting - 1)
        return find_chances(max(0.0, looks) / spread, self._shares, self.seating.army_size)

    def _rivals_in(self, territory: int) -> list[RivalArmy]:
        table, found = self.table, []
        for seat in range(self.seating.seats):
            if seat != self.seat:
                missing, line = self.places(seat, territory), self.line(seat, territory)
                ends = self._ladder.outlook(line, table.counts_of(seat, territory), missing, self._chances[seat])
                packed = table.counts[seat * self.seating.territories + territory]
                found.append(RivalArmy(beat_chances(ends), None if missing else self.seating.strengths(packed)))
        return found


def _all(rivals: Sequence[Rungs]) -> Rungs:
    """For each rung how likely an army that ends there beats all of these."""
    return rivals[0] if len(rivals) == 1 else tuple(map(math.prod, zip(*rivals, strict=True)))
