"""Battle: pieces of others are removed in one region or on one court card (A8, X1, X5, X8)."""

from __future__ import annotations

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.constants import (  # fmt: skip
    ABILITIES,
    ADVISORS,
    BORDERS_OF,
    CITADEL_KABUL,
    CITADEL_TRANSCASPIA,
    COALITIONS,
    FIRST_BORDER,
    KABUL,
    NATIONALISM,
    NONE,
    ON_CARD,
    SAFE_HOUSE,
    TRANSCASPIA,
)
from gonfalon.games.pamir.rules.leaving_court import overthrow_by_map
from gonfalon.games.pamir.rules.moves import (
    DONE,
    LOSE,
    REMOVE_ARMY,
    REMOVE_ROAD,
    REMOVE_SPY,
    REMOVE_TRIBE,
    SHELTER,
    SITE,
    Move,
)  # fmt: skip
from gonfalon.games.pamir.rules.table import Table

CITADELS = {KABUL: CITADEL_KABUL, TRANSCASPIA: CITADEL_TRANSCASPIA}
SAFE = ABILITIES.index("safe_house")
_OTHERS = tuple(tuple(other for other in range(len(COALITIONS)) if other != own) for own in (*range(3), NONE))
"""For each coalition the others, and last for `NONE` all."""
OTHER_ARMIES = tuple(tuple(tuple(3 * region + other for other in others) for others in _OTHERS) for region in range(6))
"""For each region and loyalty the indices in `armies` of those that may be removed."""
OTHER_ROADS = tuple(
    tuple(
        tuple(3 * (border - FIRST_BORDER) + other for border in BORDERS_OF[region] for other in others)
        for others in _OTHERS
    )
    for region in range(6)
)
"""For each region and loyalty the indices in `roads` of those that may be removed."""


def troops(table: Table, seat: int, coalition: int, region: int) -> int:
    """
    Return how many pieces a seat can fight with in a region: its coalition's armies, its tribes with Nationalism (A8a).
    """
    armies = table.armies[3 * region + coalition]
    return armies + (table.tribes_of(seat, region) if table.boons[seat] >> NATIONALISM & 1 else 0)


def enemies_in(table: Table, seat: int, region: int) -> list[Move]:
    """The pieces that a seat may remove in a region or on its borders (A8a, X5)."""
    others = _OTHERS[table.loyalty[seat]]
    moves = [REMOVE_ARMY[coalition] for coalition in others if table.armies[3 * region + coalition]]
    moves += [
        REMOVE_ROAD[border][coalition]
        for border in BORDERS_OF[region]
        for coalition in others
        if table.blocks_at(coalition, border)
    ]
    return moves + [REMOVE_TRIBE[letter] for letter in sorted(_tribes_in(table, seat, region))]


def has_enemies(table: Table, seat: int, region: int) -> bool:
    """Return whether a seat may remove anything in a region or on its borders."""
    own = table.loyalty[seat]
    armies, roads = table.armies, table.roads
    for army in OTHER_ARMIES[region][own]:
        if armies[army]:
            return True
    for road in OTHER_ROADS[region][own]:
        if roads[road]:
            return True
    return bool(_tribes_in(table, seat, region))


def _tribes_in(table: Table, seat: int, region: int) -> list[int]:
    """The families of the tribes that a seat may remove in a region."""
    own, loyalty, powers = table.loyalty[seat], table.loyalty, table.powers
    citadel = CITADELS.get(region, 0)
    seats = table.seating.seats
    letters = table.seating.letters
    return [
        letters[other]
        for other, tribes in enumerate(table.tribes[seats * region : seats * (region + 1)])
        if tribes and other != seat and loyalty[other] != own and not powers[other] & citadel
    ]


def enemies_on(table: Table, seat: int, card: int) -> list[Move]:
    """Return the spies that a seat may remove on a court card, of any loyalty (A8b, X1)."""
    spies = table.spies[card]
    letters = [
        table.seating.letters[other]
        for other, mask in enumerate(table.seating.spies)
        if spies & mask and other != seat and not table.powers[other] & ADVISORS
    ]
    letters.sort()
    return [REMOVE_SPY[letter] for letter in letters]


def battle_sites(table: Table, seat: int) -> list[Move]:
    """Return the sites where a seat can fight: regions, then court cards."""
    own = table.loyalty[seat]
    sites = [
        SITE[region] for region in range(6) if troops(table, seat, own, region) and has_enemies(table, seat, region)
    ]
    return sites + [SITE[ON_CARD + card] for card in sorted(cards_to_fight_on(table, seat))]


def cards_to_fight_on(table: Table, seat: int) -> list[int]:
    """The court cards with a spy of the seat and one that it may remove, in the order of the courts."""
    mask, spies = table.seating.spies[seat], table.spies
    return [
        card
        for court in table.courts
        for card in court
        if spies[card] & mask and spies[card] & ~mask and enemies_on(table, seat, card)
    ]


def can_battle(table: Table, seat: int) -> bool:
    """Return whether there is anything to fight for (A2)."""
    own, armies = table.loyalty[seat], table.armies
    national = table.boons[seat] >> NATIONALISM & 1
    for region in range(6):
        fights = armies[3 * region + own] or (national and troops(table, seat, own, region))
        if fights and has_enemies(table, seat, region):
            return True
    return bool(cards_to_fight_on(table, seat))


class Battle(AskFrame):
    """A seat chooses the site and removes pieces there, at least one and at most as many as fight there (A8c)."""

    __slots__ = ("card", "hit", "left", "seat", "site", "taken")

    def __init__(self, seat: int, card: int, rank: int) -> None:
        self.seat = seat
        self.card = card
        self.left = rank
        self.site = NONE
        self.taken = 0
        self.hit: list[int] = []
        """The owner of each cylinder that was removed."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self.site == NONE:
            return battle_sites(table, self.seat)
        if not self.left:
            return []
        on_card = self.site >= ON_CARD
        moves = (
            enemies_on(table, self.seat, self.site - ON_CARD) if on_card else enemies_in(table, self.seat, self.site)
        )
        return [DONE, *moves] if moves and (self.taken or table.seating.as_rtt) else moves

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        seat, place, own = self.seat, move.one, table.loyalty[self.seat]
        if self.site == NONE:
            if move.word != "site":
                return None
            if place >= ON_CARD and not table.spies_of(seat, place - ON_CARD):
                return refuse(RefusalCode.NO_SPY, card=place - ON_CARD)
            if place < FIRST_BORDER and not troops(table, seat, own, place):
                return refuse(RefusalCode.NO_ARMY, region=place)
            return refuse(RefusalCode.NOTHING_TO_REMOVE)
        if move.word in ("remove-army", "remove-road"):
            coalition = move.one if move.word == "remove-army" else move.two
            return refuse(RefusalCode.OWN_BLOCK) if coalition == own else None
        if move.word not in ("remove-tribe", "remove-spy") or (other := table.seating.sitting(move.one)) in (
            NONE,
            seat,
        ):
            return None
        if move.word == "remove-spy":
            power = table.powers[other] & ADVISORS
        elif self.site >= FIRST_BORDER or not table.tribes_of(other, self.site):
            return None
        elif table.loyalty[other] == own:
            return refuse(RefusalCode.SAME_LOYALTY, family=other, coalition=own)
        else:
            power = table.powers[other] & CITADELS.get(self.site, 0)
        return refuse(RefusalCode.PROTECTED, ability=power, family=other) if power else None

    def run(self, state: State) -> None:
        moves = self.choices(state)
        if self.site != NONE and not moves:
            self._finish(state)
        else:
            self.offer(state, moves)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move == DONE:
            self._finish(state)
            return
        if self.site == NONE:
            self.site = move.one
            if move.one >= ON_CARD:
                own = table.spies_of(self.seat, move.one - ON_CARD)
            else:
                own = troops(table, self.seat, table.loyalty[self.seat], move.one)
            self.left = min(self.left, own)
            return
        self.left -= 1
        self.taken += 1
        if move.word == "remove-army":
            table.remove_block(move.one, self.site)
        elif move.word == "remove-road":
            table.remove_block(move.two, move.one)
        else:
            owner = table.seating.seat_of(move.one)
            self.hit.append(owner)
            table.remove_cylinder(owner, self.site)

    def _finish(self, state: State) -> None:
        state.stack.pop()
        aftermath(state, self.seat, self.site, self.hit)

    def word(self, state: State) -> str:
        return "site" if self.site == NONE else "battle"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card, self.left, self.site)


def aftermath(state: State, seat: int, site: int, hit: list[int]) -> None:
    """Let those who were hit put spies into Safe Houses (N9), and overthrow those without tribes (A8d, N14).

    Args:
        state: the game, the battle no longer on its stack.
        seat: who fought.
        site: where, a region or the place of a court card.
        hit: the owner of each cylinder that was removed.
    """
    table: Table = state.table
    # What is asked of the first of them comes last onto the stack.
    for owner in reversed(table.seating.clockwise(seat)):
        if owner not in hit:
            continue
        if site < ON_CARD:
            overthrow_by_map(state, owner, site)
        elif table.powers[owner] & SAFE_HOUSE:
            state.stack.append(SafeHouse(owner, hit.count(owner)))


class SafeHouse(AskFrame):
    """A seat may put each of its spies that were removed on a Safe House (X8)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        abilities = table.seating.deck.ability
        houses = sorted(card for card in table.courts[self.seat] if abilities[card] == SAFE)
        return [LOSE, *(SHELTER[card] for card in houses)] if self.left and houses else []

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        self.left -= 1
        if move.word == "shelter":
            table.place_cylinder(self.seat, ON_CARD + move.one)

    def word(self, state: State) -> str:
        return "safe-house"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=self.left)
