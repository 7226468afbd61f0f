"""The actions of court cards other than battle: tax, gift, build, betray and move (A3 to A7)."""

from __future__ import annotations

from operator import mul

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode, StepsFrame
from gonfalon.games.pamir.rules.constants import (
    BEDFELLOWS,
    BODYGUARDS,
    BORDERS_OF,
    ECONOMIC,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    INDIAN_SUPPLIES,
    INFRASTRUCTURE,
    LINEAGE,
    NATION_BUILDING,
    NATIONALISM,
    NEIGHBOURS,
    NONE,
    ON_CARD,
    POLITICAL,
    WELL_CONNECTED,
)
from gonfalon.games.pamir.rules.leaving_court import change_loyalty, discard_from_court, overthrow_by_map
from gonfalon.games.pamir.rules.market import pay_action
from gonfalon.games.pamir.rules.moves import (
    DONE,
    MARCH,
    OF_FAMILY,
    PLACE,
    PRIZE,
    REFUSE,
    RUPEE,
    SPACE,
    TARGET,
    WANDER,
    Move,
)
from gonfalon.games.pamir.rules.placement import GIFT, Placement, liftable_blocks, liftable_cylinders, placing_refusal
from gonfalon.games.pamir.rules.table import Table


def taxable(table: Table, seat: int) -> list[int]:
    """The seats from which this one can take a rupee now: above their shelter, with a card of a region it rules."""
    rulers, regions = table.rulers, table.seating.deck.region
    everywhere = table.powers[seat] & LINEAGE  # X3, N8
    return [
        other
        for other, court in enumerate(table.courts)
        if other != seat
        and table.rupees[other] > table.stars[4 * other + ECONOMIC]
        and court
        and (everywhere or any(rulers[regions[card]] == seat for card in court))
    ]


def can_tax(table: Table, seat: int) -> bool:
    """Return whether a tax would bring anything (A2, N6); rupees on a place that stays vacant are on no card."""
    if table.seating.as_rtt:
        if max(table.rupees_on) > 0:  # N3: there they can be taken from a place without a card, too
            return True
    elif any(table.rupees_on) and any(map(mul, table.rupees_on, table.market)):
        return True
    return bool(taxable(table, seat))


class Tax(StepsFrame):
    """Each step takes one rupee, from a card of the market or from a player."""

    __slots__ = ()

    def steps(self, table: Table) -> list[Move]:
        cards = sorted(card for card, rupees in zip(table.market, table.rupees_on, strict=True) if rupees > 0 and card)
        letters = table.seating.letters
        players = sorted(letters[seat] for seat in taxable(table, self.seat))
        return [*(RUPEE[card] for card in cards), *(RUPEE[OF_FAMILY + letter] for letter in players)]

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word != "rupee":
            return None
        if move.one < OF_FAMILY:
            lies = move.one in table.market
            return refuse(RefusalCode.NO_RUPEES if lies else RefusalCode.NOT_IN_MARKET, card=move.one)
        other = table.seating.sitting(move.one - OF_FAMILY)
        if other in (NONE, self.seat):
            return None
        rulers = {table.rulers[table.seating.deck.region[card]] for card in table.courts[other]}
        reached = self.seat in rulers or (rulers and table.powers[self.seat] & LINEAGE)
        return refuse(RefusalCode.SHELTERED if reached else RefusalCode.NO_CARD_RULED, family=other)

    def step_on(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move.one >= OF_FAMILY:
            table.pass_rupees(table.seating.seat_of(move.one - OF_FAMILY), self.seat, 1)
        else:
            table.take_rupee(self.seat, table.market.index(move.one))

    def word(self, state: State) -> str:
        return "tax"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card, self.left)


NO_GIFT = 1000
"""More rupees than there are: what a gift costs when all spaces are filled."""


def cheapest_gift(table: Table, seat: int) -> int:
    """Return the cost of the cheapest free gift space (B4)."""
    return next((cost for number, cost in enumerate(GIFTS) if not table.gifts[seat] >> number & 1), NO_GIFT)


def can_gift(table: Table, seat: int) -> bool:
    """Return whether a seat can pay for a gift space and has a cylinder for it (A2)."""
    if table.rupees[seat] < cheapest_gift(table, seat):
        return False
    return table.cylinders[seat] > 0 or bool(liftable_cylinders(table, seat))


class Gift(AskFrame):
    """A seat chooses one of the spaces that it can pay for."""

    __slots__ = ("card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        filled, rupees = table.gifts[self.seat], table.rupees[self.seat]
        return [SPACE[number] for number, cost in enumerate(GIFTS) if cost <= rupees and not filled >> number & 1]

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word != "space":
            return None
        number = move.one - FIRST_GIFT
        if table.gifts[self.seat] >> number & 1:
            return refuse(RefusalCode.GIFT_FILLED)
        return refuse(RefusalCode.GIFT_TOO_DEAR, table.rupees[self.seat], cost=GIFTS[number])

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        state.stack.pop()
        pay_action(table, self.seat, GIFTS[move.one - FIRST_GIFT])
        if table.cylinders[self.seat]:
            table.place_cylinder(self.seat, move.one)
        else:
            state.stack.append(Placement(self.seat, GIFT, move.one))

    def word(self, state: State) -> str:
        return "gift"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card)


BUILD_COST = 2
"""For a block, with Nation Building for two of them."""
MAX_BLOCKS = 3
"""How many blocks, with Nation Building how many pairs."""


def building_sites(table: Table, seat: int) -> list[Move]:
    """The regions that a seat rules and their borders (A5)."""
    ruled = [region for region, ruler in enumerate(table.rulers) if ruler == seat]
    borders = {border for region in ruled for border in BORDERS_OF[region]}
    return [PLACE[place] for place in (*ruled, *sorted(borders))]


def can_build(table: Table, seat: int) -> bool:
    """Return whether a seat can pay for a block, rules a region and has a block for it (A2)."""
    if table.rupees[seat] < BUILD_COST or seat not in table.rulers:
        return False
    coalition = table.loyalty[seat]
    return table.blocks[coalition] > 0 or bool(liftable_blocks(table, coalition))


class Build(AskFrame):
    """A seat places blocks one by one; who rules is found out again after each of them (N7)."""

    __slots__ = ("card", "free", "placed", "seat", "sites")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.placed = 0
        self.free = False
        """Whether only the block of Infrastructure is left to place (X13)."""
        self.sites: list[Move] = []
        """Where the block goes that was taken from the map; it may have made the seat a ruler there."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self.sites:
            return self.sites
        if not self.free and not self._can_pay(table):
            return []
        sites = building_sites(table, self.seat)
        if sites and not table.blocks[table.loyalty[self.seat]]:
            sites = liftable_blocks(table, table.loyalty[self.seat])
        if not self.free and (self.placed or table.seating.as_rtt):
            # `done` comes before `lift` and `road`, and after `army`.
            return sorted([DONE, *sites])
        return sites

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if self._must_lift(table):
            return placing_refusal(table, move, "lift", NONE)
        if move.word not in ("army", "road"):
            return None
        if move.one < FIRST_BORDER:
            return refuse(RefusalCode.RULES_NOT_REGION, region=move.one)
        return refuse(RefusalCode.RULES_NO_SIDE, border=move.one)

    def _must_lift(self, table: Table) -> bool:
        return not self.sites and not table.blocks[table.loyalty[self.seat]]

    def _can_pay(self, table: Table) -> bool:
        doubled = table.boons[self.seat] >> NATION_BUILDING & 1
        if self.placed >= (2 * MAX_BLOCKS if doubled else MAX_BLOCKS):
            return False
        return table.rupees[self.seat] >= BUILD_COST or bool(doubled and self.placed % 2)

    def run(self, state: State) -> None:
        moves = self.choices(state)
        if moves and moves != [DONE]:
            self.offer(state, moves)
        else:
            # X13: the block of Infrastructure is left out where there is no place or no block for it.
            self._go_on(state)

    def _go_on(self, state: State) -> None:
        """Pass to the block of Infrastructure, or come to the end."""
        if not self.free and state.table.powers[self.seat] & INFRASTRUCTURE:
            self.free = True
        else:
            state.stack.pop()

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        coalition = table.loyalty[self.seat]
        if move == DONE:
            self._go_on(state)
        elif move.word == "lift":
            self.sites = building_sites(table, self.seat)
            table.remove_block(coalition, move.one)
        else:
            self.sites = []
            self._pay(table)
            table.place_block(coalition, move.one)
            if self.free:
                state.stack.pop()

    def _pay(self, table: Table) -> None:
        if self.free:
            return
        doubled = table.boons[self.seat] >> NATION_BUILDING & 1
        if not doubled:
            pay_action(table, self.seat, BUILD_COST, BUILD_COST * self.placed)
        elif self.placed % 2 == 0:
            pay_action(table, self.seat, BUILD_COST, self.placed)
        self.placed += 1

    def word(self, state: State) -> str:
        if self._must_lift(state.table):
            return "lift"
        return "infrastructure" if self.free else "build"

    def prompt(self, state: State) -> Prompt:
        word = self.word(state)
        return Prompt(word, self.card) if word == "lift" else Prompt(word, self.card, self.placed)


BETRAY_COST = 2


def betrayable(table: Table, seat: int) -> list[Move]:
    """The cards that a seat can betray; Bodyguards protect political cards, even against their owner (X4)."""
    mask, spies, suits = table.seating.spies[seat], table.spies, table.seating.deck.suit
    cards = [
        card
        for owner, court in enumerate(table.courts)
        for card in court
        if spies[card] & mask and not (suits[card] == POLITICAL and table.powers[owner] & BODYGUARDS)
    ]
    return [TARGET[card] for card in sorted(cards)]


def can_betray(table: Table, seat: int) -> bool:
    """Return whether a seat can pay for a betrayal and has a card to betray (A2)."""
    return table.rupees[seat] >= BETRAY_COST and bool(betrayable(table, seat))


class Betray(AskFrame):
    """A seat names the card, then takes the prize that it shows or refuses it."""

    __slots__ = ("betrayed", "card", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.betrayed = NONE
        """The card that may become a prize."""

    def choices(self, state: State) -> list[Move]:
        return betrayable(state.table, self.seat) if self.betrayed == NONE else [PRIZE, REFUSE]

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if self.betrayed != NONE or move.word != "target":
            return None
        card, holder = move.one, table.holder[move.one]
        if holder == NONE:
            return refuse(RefusalCode.IN_NO_COURT, card=card)
        if not table.spies_of(self.seat, card):
            return refuse(RefusalCode.NO_SPY, card=card)
        guarded = table.powers[holder] & BODYGUARDS and table.seating.deck.suit[card] == POLITICAL
        return refuse(RefusalCode.BODYGUARDS, ability=BODYGUARDS, family=holder) if guarded else None

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        prizes = table.seating.deck.prize
        if self.betrayed == NONE:
            if prizes[move.one] == NONE:
                state.stack.pop()
            else:
                self.betrayed = move.one
            discard_from_court(state, [move.one])
            return
        state.stack.pop()
        if move == PRIZE:
            coalition = prizes[self.betrayed]
            # W3: Wakhan has no loyalty to change.
            if coalition != table.loyalty[self.seat] and self.seat != table.seating.wakhan:
                change_loyalty(state, self.seat, coalition)
            table.take_prize(self.seat, self.betrayed)

    def word(self, state: State) -> str:
        return "betray" if self.betrayed == NONE else "prize"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), self.card if self.betrayed == NONE else self.betrayed)


_spy_steps: dict[int, Move] = {}


def spy_step(origin: int, target: int) -> Move:
    """A spy from one court card to another; made once for each pair that is met."""
    key = origin << 7 | target
    move = _spy_steps.get(key)
    if move is None:
        move = _spy_steps[key] = Move("slip", origin, target)
    return move


def reachable_regions(table: Table, seat: int, region: int) -> list[int]:
    """The regions to which an army of the seat's coalition can go from a region (A6, X10)."""
    if table.powers[seat] & INDIAN_SUPPLIES:
        return [neighbour for neighbour, _ in NEIGHBOURS[region]]
    roads, coalition = table.roads, table.loyalty[seat]
    return [neighbour for neighbour, border in NEIGHBOURS[region] if roads[3 * border + coalition]]


def army_steps(table: Table, seat: int) -> list[Move]:
    """The steps of armies, and with Nationalism of tribes, `march` before `wander`."""
    coalition, seats = table.loyalty[seat], table.seating.seats
    national = table.boons[seat] >> NATIONALISM & 1
    armies: list[Move] = []
    tribes: list[Move] = []
    for region in range(6):
        army = table.armies[3 * region + coalition]
        tribe = national and table.tribes[seats * region + seat]
        if army or tribe:
            for target in reachable_regions(table, seat, region):
                if army:
                    armies.append(MARCH[region][target])
                if tribe:
                    tribes.append(WANDER[region][target])
    return armies + tribes


def spy_track(table: Table) -> list[int]:
    """All court cards in a ring: the courts in the order of the seats, each from left to right (A6)."""
    return [card for court in table.courts for card in court]


def track_neighbours(table: Table, seat: int, track: list[int], card: int) -> set[int]:
    """The cards beside a card on the track, and for Strange Bedfellows those of its region (X6)."""
    index = track.index(card)
    beside = {track[index - 1], track[(index + 1) % len(track)]}
    if table.powers[seat] & BEDFELLOWS:
        regions = table.seating.deck.region
        beside.update(other for other in track if regions[other] == regions[card])
    return beside


def spy_targets_from(table: Table, seat: int, track: list[int], card: int) -> set[int]:
    """Return the cards that a spy can reach from a card in one step."""
    beside = track_neighbours(table, seat, track, card)
    if table.powers[seat] & WELL_CONNECTED:
        if table.seating.as_rtt:
            # N10: two places on the track, but no hop between cards of a region within such a chain.
            index = track.index(card)
            beside |= {track[index - 2] if len(track) > 1 else card, track[(index + 2) % len(track)]}
        else:  # X11
            beside |= {far for near in beside for far in track_neighbours(table, seat, track, near)}
    if not table.seating.as_rtt:
        beside.discard(card)  # N13
    return beside


def spy_moves(table: Table, seat: int) -> list[Move]:
    """The steps of spies."""
    mask = table.seating.spies[seat]
    spies = table.spies
    track = spy_track(table)
    own = sorted([card for card in track if spies[card] & mask])
    return [spy_step(card, target) for card in own for target in sorted(spy_targets_from(table, seat, track, card))]


def can_move(table: Table, seat: int) -> bool:
    """Return whether any piece could move (A2)."""
    mask, spies = table.seating.spies[seat], table.spies
    for court in table.courts:
        for card in court:
            if spies[card] & mask:
                if table.seating.as_rtt or sum(map(len, table.courts)) > 1:
                    return True
                break
    return bool(army_steps(table, seat))


class MoveAction(StepsFrame):
    """Each step takes an army, a spy or, with Nationalism, a tribe further."""

    __slots__ = ()

    def steps(self, table: Table) -> list[Move]:
        moves = army_steps(table, self.seat)
        tribes = next((index for index, move in enumerate(moves) if move.word == "wander"), len(moves))
        # `spy_step` comes before `wander`, and after `march`.
        moves[tribes:tribes] = spy_moves(table, self.seat)
        return moves

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if move.word not in ("march", "wander", "slip"):
            return None
        seat, origin, target = self.seat, move.one, move.two
        if move.word == "slip":
            if not table.spies_of(seat, origin):
                return refuse(RefusalCode.NO_SPY, card=origin)
            return refuse(RefusalCode.NOT_THE_NEXT_CARD)
        if move.word == "march" and not table.blocks_at(table.loyalty[seat], origin):
            return refuse(RefusalCode.NO_ARMY, region=origin)
        if move.word == "wander" and not table.boons[seat] >> NATIONALISM & 1:
            return refuse(RefusalCode.NO_NATIONALISM)
        if move.word == "wander" and not table.tribes_of(seat, origin):
            return refuse(RefusalCode.NO_TRIBE, region=origin)
        if target not in [neighbour for neighbour, _ in NEIGHBOURS[origin]]:
            return refuse(RefusalCode.NO_COMMON_BORDER, region=origin, other_region=target)
        if target not in reachable_regions(table, seat, origin):
            return refuse(RefusalCode.NO_ROAD, coalition=table.loyalty[seat], region=origin, other_region=target)
        return None

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
