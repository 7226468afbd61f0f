"""Move: steps of armies, spies and, with Nationalism, tribes (A6, X6, X10, X11, E2)."""

from __future__ import annotations

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.asking import Prompt, Steps
from gonfalon.games.pamir.rules.court import overthrow_by_map
from gonfalon.games.pamir.rules.moves import MARCH, WANDER, Move
from gonfalon.games.pamir.rules.places import NEIGHBOURS, ON_CARD
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import BEDFELLOWS, INDIAN_SUPPLIES, NATIONALISM, WELL_CONNECTED

_slips: dict[int, Move] = {}


def slip(origin: int, target: int) -> Move:
    """A spy from one court card to another; made once for each pair that is met."""
    key = origin << 7 | target
    move = _slips.get(key)
    if move is None:
        move = _slips[key] = Move("slip", origin, target)
    return move


def reach(table: Table, seat: int, region: int) -> list[int]:
    """The regions to which an army of the seat's coalition can go from a region (A6, X10)."""
    if table.powers[seat] & INDIAN_SUPPLIES:
        return [neighbour for neighbour, _ in NEIGHBOURS[region]]
    roads, coalition = table.roads, table.loyalty[seat]
    return [neighbour for neighbour, border in NEIGHBOURS[region] if roads[3 * border + coalition]]


def marches(table: Table, seat: int) -> list[Move]:
    """The steps of armies, and with Nationalism of tribes, `march` before `wander`."""
    coalition, seats = table.loyalty[seat], table.seating.seats
    national = table.boons[seat] >> NATIONALISM & 1
    armies: list[Move] = []
    tribes: list[Move] = []
    for region in range(6):
        army = table.armies[3 * region + coalition]
        tribe = national and table.tribes[seats * region + seat]
        if army or tribe:
            for target in reach(table, seat, region):
                if army:
                    armies.append(MARCH[region][target])
                if tribe:
                    tribes.append(WANDER[region][target])
    return armies + tribes


def track_of(table: Table) -> list[int]:
    """All court cards in a ring: the courts in the order of the seats, each from left to right (A6)."""
    return [card for court in table.courts for card in court]


def neighbours_on(table: Table, seat: int, track: list[int], card: int) -> set[int]:
    """The cards beside a card on the track, and for Strange Bedfellows those of its region (X6)."""
    index = track.index(card)
    beside = {track[index - 1], track[(index + 1) % len(track)]}
    if table.powers[seat] & BEDFELLOWS:
        regions = table.seating.deck.region
        beside.update(other for other in track if regions[other] == regions[card])
    return beside


def spy_steps(table: Table, seat: int, track: list[int], card: int) -> set[int]:
    """Where one step can take a spy from a card."""
    beside = neighbours_on(table, seat, track, card)
    if table.powers[seat] & WELL_CONNECTED:
        if table.seating.as_rtt:
            # N10: two places on the track, but no hop between cards of a region within such a chain.
            index = track.index(card)
            beside |= {track[index - 2] if len(track) > 1 else card, track[(index + 2) % len(track)]}
        else:  # X11
            beside |= {far for near in beside for far in neighbours_on(table, seat, track, near)}
    if not table.seating.as_rtt:
        beside.discard(card)  # N13
    return beside


def slips(table: Table, seat: int) -> list[Move]:
    """The steps of spies."""
    mask = table.seating.spies[seat]
    spies = table.spies
    track = track_of(table)
    own = sorted([card for card in track if spies[card] & mask])
    return [slip(card, target) for card in own for target in sorted(spy_steps(table, seat, track, card))]


def can_move(table: Table, seat: int) -> bool:
    """Whether anything could move (A2)."""
    mask, spies = table.seating.spies[seat], table.spies
    for court in table.courts:
        for card in court:
            if spies[card] & mask:
                if table.seating.as_rtt or sum(map(len, table.courts)) > 1:
                    return True
                break
    return bool(marches(table, seat))


class March(Steps):
    """Each step takes an army, a spy or, with Nationalism, a tribe further."""

    __slots__ = ()

    def steps(self, table: Table) -> list[Move]:
        moves = marches(table, self.seat)
        tribes = next((index for index, move in enumerate(moves) if move.word == "wander"), len(moves))
        # `slip` comes before `wander`, and after `march`.
        moves[tribes:tribes] = slips(table, self.seat)
        return moves

    def step_on(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.word == "march":
            table.move_block(table.loyalty[self.seat], move.one, move.two)
        elif move.word == "slip":
            table.move_cylinder(self.seat, ON_CARD + move.one, ON_CARD + move.two)
        else:
            table.move_cylinder(self.seat, move.one, move.two)
            overthrow_by_map(state, self.seat, move.one)  # E2

    def word(self, state: State) -> str:
        return "move"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card, self.left)
