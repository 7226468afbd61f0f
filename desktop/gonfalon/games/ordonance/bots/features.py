"""The features that a learned policy and a learned value see of a table of Ordonance, as one-hot slots."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, NamedTuple

from gonfalon.bots.policy import SeatFeatures, SlotAllocator
from gonfalon.core.state import State
from gonfalon.games.ordonance.bots.evaluation import lines_of
from gonfalon.games.ordonance.bots.squire import MoveValues
from gonfalon.games.ordonance.rules import Move, Seating, Table
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.rules.scoring import POINTS
from gonfalon.games.ordonance.rules.seating import BYTE, unpack_counts
from gonfalon.games.ordonance.rules.table import NOBODY

ICONS: Final = 5
SIZE: Final = 4
"""Cards of a full army."""
LINES: Final = 1 << ICONS
FINE: Final = 1 + SIZE * (LINES - 1) + (SIZE - 1) * LINES
"""An army without cards; so many cards and the icons that all of them bear; so many cards that have no icon in common,
and the icons that could still make a battalion."""
COARSE: Final = 1 + SIZE * 2 * ICONS + (SIZE - 1) * (ICONS + 1)
"""The same with only the highest of these icons, and whether all cards have more than one in common."""


class ArmyShape(NamedTuple):
    """The shape of an army."""

    fine: int
    coarse: int
    line: int
    """The icons that all its cards bear, as bits; all icons without cards."""
    battalion: bool
    """Whether at most one card spoils a battalion."""


@lru_cache(maxsize=8192)
def army_shape(counts: int, cards: int) -> ArmyShape:
    """The shape of an army of `ICONS` icons that never stand twice on a card.

    Args:
        counts: what it shows, packed.
        cards: how many there are in it.
    """
    shown = unpack_counts(counts, ICONS)
    if not cards:
        return ArmyShape(0, 0, LINES - 1, True)
    line = sum(1 << icon for icon, count in enumerate(shown) if count == cards)
    if line:
        coarse = 1 + (cards - 1) * 2 * ICONS + (line.bit_length() - 1) * 2 + (line.bit_count() > 1)
        return ArmyShape(1 + (cards - 1) * (LINES - 1) + line - 1, coarse, line, True)
    hope = sum(1 << icon for icon, count in enumerate(shown) if count >= cards - 1)
    fine = 1 + SIZE * (LINES - 1) + (cards - 2) * LINES + hope
    return ArmyShape(fine, 1 + SIZE * 2 * ICONS + (cards - 2) * (ICONS + 1) + hope.bit_length(), 0, bool(hope))


TERRITORIES: Final = 5
SEATS: Final = 3
"""Two, three or four."""
TURNS: Final = 20
SPANS: Final = 4
"""Quarters of a game."""
STAGES: Final = 7
KINDS: Final = 6
THROWN, OPENS, NARROWS, GOES_ON, SETTLES, HOPELESS = range(KINDS)
"""What a card does to its army: comes where all is decided, opens it, narrows its line, goes on with it, leaves a
battalion to hope for, or nothing."""
WON: Final = 3
"""Territories that somebody has, up to so many less one."""
BEHIND: Final = 40
"""How far a move is behind the squire's best, in steps that grow with it."""
FINENESS: Final = 30.0
CHANCES: Final = 20
HELD: Final = 6
LEFT: Final = 10
BESIDE: Final = (SIZE + 1) * ICONS
"""So many missing cards, and which icon they should bear."""
INSTEAD: Final = 1 + (SIZE - 1) * ICONS
HOLDINGS: Final = SEATS * (TERRITORIES + 1) ** 2


def is_learnable(seating: Seating) -> bool:
    """Return whether the slots fit this table: decks of other sizes and games for points are not learned."""
    deck = seating.deck
    usual = (len(deck.icons), deck.army_size, len(deck.territories), deck.most_repeats) == (ICONS, SIZE, TERRITORIES, 1)
    return usual and seating.scoring != POINTS


class FeatureLayout:
    """The places where the slots of each pattern begin."""

    def __init__(self) -> None:
        policy, value = SlotAllocator(), SlotAllocator()
        take = policy.take
        # What the army will be and is, against what a rival has there.
        self.after = take(FINE * COARSE)
        self.before = take(FINE * COARSE)
        self.needed = take(WON * WON * COARSE * SIZE)
        # The card.
        self.when = take(SEATS * LINES * STAGES)
        self.thrown = take(2 * SPANS * LINES)
        self.instead = take(INSTEAD * KINDS)
        # What goes with it in the hand and among the unseen cards, before it is played and after.
        self.held = take(2 * HELD * BESIDE)
        self.left = take(2 * LEFT * BESIDE)
        # How the game stands.
        self.holdings = take(HOLDINGS * KINDS)
        self.turn = take(SEATS * TURNS * KINDS)
        # What the squire makes of it.
        self.behind = take(BEHIND * SPANS)
        self.chance = take(CHANCES * CHANCES * SPANS)
        self.gain = take((CHANCES + 1) ** 2)
        self.count = policy.count
        # Standings.
        take = value.take
        self.v_fine = take(FINE * COARSE)
        self.v_against = take(FINE * COARSE)
        self.v_hand = take(LINES * STAGES)
        self.v_holdings = take(HOLDINGS * TURNS)
        self.v_held = take(HELD * BESIDE)
        self.v_left = take(LEFT * BESIDE)
        self.v_count = value.count


LAYOUT: Final = FeatureLayout()


class TableFeatures:
    """The features that a policy and a value see."""

    policy_size = LAYOUT.count
    value_size = LAYOUT.v_count

    @staticmethod
    def like_a_squire(warmth: float) -> dict[int, float]:
        """Weights of the policy that make a squire's figure greater by so much e times as likely to be chosen."""
        return {
            LAYOUT.behind + far * SPANS + span: -(((far - 1) / FINENESS) ** 2) / warmth
            for far in range(1, BEHIND)
            for span in range(SPANS)
        }

    def slots(self, state: State) -> list[list[int]]:
        """For each of the moves its slots, from what the seat knows."""
        return [[]] if state.moves[0] == PASS else OrdonanceSeatFeatures(state.table, state.seat).slots(state.moves)

    def standing(self, state: State) -> SeatFeatures:
        """For each seat the slots of the value that are so."""
        table: Table = state.table
        return [(OrdonanceSeatFeatures(table, seat).standing(), []) for seat in range(table.seating.seats)]


class OrdonanceSeatFeatures:
    """The features that one seat sees."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        seating = table.seating
        seats, counts, armies = seating.seats, table.counts, table.armies
        self.seats = seats - 2
        self.rivals = [rival for rival in range(seats) if rival != seat]
        self.shapes = [army_shape(shown, len(cards)) for shown, cards in zip(counts, armies, strict=True)]
        faces, packed = table.faces, seating.rates.army
        self.hand: list[int] = [faces[card] for card in table.hands[seat]]  # type: ignore[misc]
        self.holds = sum([packed[face] for face in self.hand])
        self._seen = self.holds + sum(counts)
        self._unseen = max(1, seating.size - sum(map(len, armies)) - len(self.hand))
        self.turn = min(table.ply // seats, TURNS - 1)
        self.stage = self.turn * STAGES // TURNS
        self.span = self.turn * SPANS // TURNS
        has = [table.holder.count(player) for player in range(seats)]
        self.own, self.best = has[seat], max([has[rival] for rival in self.rivals])
        self.holdings = (self.seats * (TERRITORIES + 1) + self.own) * (TERRITORIES + 1) + self.best

    def _cards(self, territory: int) -> int:
        return len(self.table.armies[self.seat * TERRITORIES + territory])

    def _beside(self, line: int, missing: int, own: int = 0) -> tuple[int, int]:
        """
        Return what goes with a line's highest icon in the hand, the card itself aside, and among the unseen cards.
        """
        icon = line.bit_length() - 1
        shift = BYTE * icon
        held = min((self.holds >> shift & 0xFF) - own, HELD - 1)
        copies = self.table.seating.rates.bearing[icon] * self.table.seating.decks
        left = (copies - (self._seen >> shift & 0xFF)) * LEFT // self._unseen
        at = missing * ICONS + icon
        return held * BESIDE + at, max(0, min(left, LEFT - 1)) * BESIDE + at

    # -- decisions -----------------------------------------------------------------------------------------------------

    def slots(self, moves: Sequence[Move]) -> list[list[int]]:
        """For each move its slots."""
        table, layout = self.table, LAYOUT
        lines, numbers = lines_of(table.seating.deck), table.seating.rates.numbers
        figures = MoveValues(table, self.seat)
        values = [figures.of(move) for move in moves]
        best = max(values)
        shared = {territory: self._shared(territory) for territory in figures.nothing}
        seats, span = self.seats, self.span
        found = []
        for move, value in zip(moves, values, strict=True):
            face, territory = numbers[move.unit], move.territory - 1
            line = lines[face]
            far = min(BEHIND - 1, 1 + int(FINENESS * sqrt(best - value))) if best - value > 1e-9 else 0
            kind = THROWN
            slots: list[int] = []
            if territory in shared:
                kind, slots = self._joining(figures, face, line, territory)
                slots += shared[territory]
            slots += [
                layout.behind + far * SPANS + span,
                layout.when + (seats * LINES + line) * STAGES + self.stage,
                layout.thrown + ((kind > THROWN) * SPANS + span) * LINES + line,
                layout.instead + self._instead(line, territory) * KINDS + kind,
                layout.holdings + self.holdings * KINDS + kind,
                layout.turn + (seats * TURNS + self.turn) * KINDS + kind,
            ]
            found.append(slots)
        return found

    def _shared(self, territory: int) -> list[int]:
        """Return the slots that all moves into a territory share."""
        layout = LAYOUT
        own = self.shapes[self.seat * TERRITORIES + territory]
        cards = self._cards(territory)
        won = min(self.own, WON - 1) * WON + min(self.best, WON - 1)
        slots = []
        for rival in self.rivals:
            coarse = self.shapes[rival * TERRITORIES + territory].coarse
            slots.append(layout.before + own.fine * COARSE + coarse)
            slots.append(layout.needed + (won * COARSE + coarse) * SIZE + cards)
        if own.line:
            held, left = self._beside(own.line, SIZE - cards)
            slots += [layout.held + held, layout.left + left]
        return slots

    def _joining(self, figures: MoveValues, face: int, line: int, territory: int) -> tuple[int, list[int]]:
        """Return what a card does to its army, and what the army is then."""
        layout = LAYOUT
        army = self.seat * TERRITORIES + territory
        cards, before = self._cards(territory), self.shapes[army]
        after = army_shape(self.table.counts[army] + self.table.seating.rates.army[face], cards + 1)
        if not cards:
            kind = OPENS
        elif after.line:
            kind = GOES_ON if after.line == before.line else NARROWS
        else:
            kind = SETTLES if after.battalion else HOPELESS
        slots = [
            layout.after + after.fine * COARSE + self.shapes[rival * TERRITORIES + territory].coarse
            for rival in self.rivals
        ]
        if after.line:
            held, left = self._beside(after.line, SIZE - cards - 1, 1)
            slots += [layout.held + HELD * BESIDE + held, layout.left + LEFT * BESIDE + left]
        nothing, stake = figures.nothing[territory], figures.stakes[territory]
        with_it = figures.appraisal.worth(territory, (face,))
        chance = _step(nothing, CHANCES) * CHANCES + _step(with_it, CHANCES)
        slots.append(layout.chance + chance * SPANS + self.span)
        gain = _step(stake, CHANCES + 1) * (CHANCES + 1) + _step(stake * (with_it - nothing) + 0.5, CHANCES + 1)
        slots.append(layout.gain + gain)
        return kind, slots

    def _instead(self, line: int, territory: int) -> int:
        """The longest line elsewhere that the card could go on with, and the highest icon of that."""
        best = 0
        for other in range(TERRITORIES):
            cards = self._cards(other)
            if other != territory and 0 < cards < SIZE and self.table.holder[other] == NOBODY:
                common = self.shapes[self.seat * TERRITORIES + other].line & line
                if common:
                    best = max(best, (cards - 1) * ICONS + common.bit_length())
        return best

    # -- standings -----------------------------------------------------------------------------------------------------

    def standing(self) -> list[int]:
        """Return the slots that speak for the seat."""
        layout = LAYOUT
        slots = []
        for territory, holder in enumerate(self.table.holder):
            if holder != NOBODY:
                continue
            own = self.shapes[self.seat * TERRITORIES + territory]
            for rival in self.rivals:
                other = self.shapes[rival * TERRITORIES + territory]
                slots.append(layout.v_fine + own.fine * COARSE + other.coarse)
                slots.append(layout.v_against + other.fine * COARSE + own.coarse)
            missing = SIZE - self._cards(territory)
            if own.line and missing:
                held, left = self._beside(own.line, missing)
                slots += [layout.v_held + held, layout.v_left + left]
        lines = lines_of(self.table.seating.deck)
        slots += [layout.v_hand + lines[face] * STAGES + self.stage for face in self.hand]
        slots.append(layout.v_holdings + self.holdings * TURNS + self.turn)
        return slots


def _step(figure: float, steps: int) -> int:
    """In which of so many steps from 0 to 1 a figure lies."""
    return max(0, min(int(figure * steps), steps - 1))
