"""Placing pieces: from the supply or from elsewhere (G7, G8), by impact icons (I) and by Blackmail (X9, N12)."""

from __future__ import annotations

from gonfalon.core.state import Refusal, State, refuse
from gonfalon.games.pamir.rules.ask_frame import AskFrame, Prompt, RefusalCode
from gonfalon.games.pamir.rules.constants import (
    ARMY,
    BLACKMAIL_HERAT,
    BLACKMAIL_KANDAHAR,
    BORDERS_OF,
    FAVOR,
    FIRST_BORDER,
    FIRST_GIFT,
    GIFTS,
    HERAT,
    KANDAHAR,
    LEVERAGE,
    NONE,
    ON_CARD,
    PASHTUNWALI,
    ROAD,
    SPY,
    TRIBE,
    block_bit,
    cylinder_bit,
)
from gonfalon.games.pamir.rules.leaving_court import LEVERAGED, overthrow_by_map
from gonfalon.games.pamir.rules.moves import LIFT, ON_COURT, PASS, PLACE, Move
from gonfalon.games.pamir.rules.table import Table

BLOCKS = (ROAD, ARMY)
"""The icons that place a block; the others place a cylinder."""
GIFT = -2
"""Stands for the icon of a piece that is placed as a gift."""
PIECES = {ROAD: "road", ARMY: "army", TRIBE: "tribe", SPY: "spy", GIFT: "gift"}
"""What a question about placing one is called."""


def supply_is_empty(table: Table, seat: int, icon: int, coalition: int) -> bool:
    """Return whether an icon's piece has to be taken from elsewhere: a block of the coalition, or a cylinder (G7)."""
    return not (table.blocks[coalition] if icon in BLOCKS else table.cylinders[seat])


def liftable_blocks(table: Table, coalition: int) -> list[Move]:
    """Return where a block of an empty supply may be taken from: not one that was placed this turn (G7)."""
    fresh = table.fresh
    return [
        LIFT[place]
        for place in range(FIRST_GIFT)
        if (count := table.blocks_at(coalition, place)) and count > fresh.count(block_bit(coalition, place))
    ]


def liftable_cylinders(table: Table, seat: int) -> list[Move]:
    """Return where a cylinder of an empty supply may be taken from: not one that was placed this turn (G7)."""
    places = [*range(FIRST_BORDER), *range(FIRST_GIFT, FIRST_GIFT + len(GIFTS))]
    mask = table.seating.spies[seat]
    places += sorted(ON_CARD + card for court in table.courts for card in court if table.spies[card] & mask)
    fresh = table.fresh
    return [
        LIFT[place]
        for place in places
        if (count := table.cylinders_at(seat, place)) and count > fresh.count(cylinder_bit(seat, place))
    ]


def spy_targets(table: Table, region: int) -> list[Move]:
    """Return the court cards of a region, in any court (I4)."""
    regions = table.seating.deck.region
    return [
        ON_COURT[card] for card in sorted([card for court in table.courts for card in court if regions[card] == region])
    ]


def placing_refusal(table: Table, move: Move, word: str, region: int) -> Refusal | None:
    """Return why a piece of a region is not taken from there, or does not go there; `word` is that of the question."""
    if move.word != word:
        return None
    if word == "lift":
        return refuse(RefusalCode.NOT_LIFTED)
    if word == "road":
        return refuse(RefusalCode.OTHER_BORDER, region=region)
    if word != "spy":
        return None
    if table.holder[move.one] == NONE:
        return refuse(RefusalCode.IN_NO_COURT, card=move.one)
    return refuse(RefusalCode.OTHER_REGION, card=move.one, region=region)


def overthrow_if_last_tribe(state: State, seat: int, place: int) -> None:
    """After a cylinder was taken from there and placed: overthrow where it was the last tribe (G8, N1)."""
    if 0 <= place < FIRST_BORDER and not state.table.seating.as_rtt:
        overthrow_by_map(state, seat, place)


class Placement(AskFrame):
    """One piece of a seat is placed; with an empty supply the seat first takes it from somewhere (G7)."""

    __slots__ = ("coalition", "icon", "lifted", "seat", "where")

    def __init__(self, seat: int, icon: int, where: int, coalition: int = NONE) -> None:
        self.seat = seat
        self.icon = icon
        """`ROAD`, `ARMY`, `TRIBE`, `SPY` or `GIFT`."""
        self.where = where
        """The region, or the gift space."""
        self.coalition = coalition
        """Whose block it is."""
        self.lifted = NONE
        """Where the piece was taken from."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        if self._must_lift(table):
            block = self.icon in BLOCKS
            return liftable_blocks(table, self.coalition) if block else liftable_cylinders(table, self.seat)
        if self.icon == ROAD:
            return [PLACE[place] for place in BORDERS_OF[self.where]]
        if self.icon == ARMY:
            return [PLACE[self.where]]
        if self.icon == SPY:
            return spy_targets(table, self.where)
        # A tribe and a gift have one place to go to; the move is only a name for it here.
        return [LIFT[self.where]]

    def _must_lift(self, table: Table) -> bool:
        return supply_is_empty(table, self.seat, self.icon, self.coalition)

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        word = "lift" if self._must_lift(table) else PIECES[self.icon]
        return placing_refusal(table, move, word, self.where)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        block = self.icon in BLOCKS
        if self._must_lift(table):
            self.lifted = move.one
            if block:
                table.remove_block(self.coalition, move.one)
            else:
                table.remove_cylinder(self.seat, move.one)
            return
        state.stack.pop()
        if block:
            table.place_block(self.coalition, move.one)
        else:
            table.place_cylinder(self.seat, ON_CARD + move.one if self.icon == SPY else self.where)
            overthrow_if_last_tribe(state, self.seat, self.lifted)

    def word(self, state: State) -> str:
        return "lift" if self._must_lift(state.table) else PIECES[self.icon]

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), place=self.where, number=1)


AS_RTT = (TRIBE, ROAD, ARMY, SPY, LEVERAGE)
"""The order of icons in Rally the Troops, whatever is printed; the suit comes last (N4)."""


def impact_icons(table: Table, card: int) -> tuple[int, ...]:
    """The icons of a card in the order in which they are resolved (L4)."""
    printed = table.seating.deck.impact[card]
    if not table.seating.as_rtt:
        return printed
    return tuple(sorted(printed, key=lambda icon: AS_RTT.index(icon) if icon in AS_RTT else len(AS_RTT)))


def favor_suit(table: Table, suit: int) -> None:
    """Move the marker unless Pashtunwali Values holds it (I6, E)."""
    if not table.running >> PASHTUNWALI & 1:
        table.favor(suit)


class ImpactIcons(AskFrame):
    """A seat resolves the icons of the card that it has just played; all of them must be (I7)."""

    __slots__ = ("card", "next", "seat")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card
        self.next = 0
        """How many of its icons are resolved."""

    def choices(self, state: State) -> list[Move]:
        """Return where the next road or spy may go (I1, I4)."""
        table: Table = state.table
        region = table.seating.deck.region[self.card]
        if impact_icons(table, self.card)[self.next] == ROAD:
            return [PLACE[place] for place in BORDERS_OF[region]]
        return spy_targets(table, region)

    def run(self, state: State) -> None:
        table: Table = state.table
        seat, card = self.seat, self.card
        icons = impact_icons(table, card)
        while self.next < len(icons):
            if table.holder[card] != seat and not table.seating.as_rtt:
                break  # L4: it was discarded for a debt
            icon = icons[self.next]
            if icon >= FAVOR:
                favor_suit(table, icon - FAVOR)
            elif icon == LEVERAGE:
                table.gain(seat, LEVERAGED)
            elif supply_is_empty(table, seat, icon, table.loyalty[seat]):
                self.next += 1
                state.stack.append(Placement(seat, icon, table.seating.deck.region[card], table.loyalty[seat]))
                return
            elif icon == ARMY:
                table.place_block(table.loyalty[seat], table.seating.deck.region[card])
            elif icon == TRIBE:
                table.place_cylinder(seat, table.seating.deck.region[card])
            else:
                super().run(state)
                return
            self.next += 1
        state.stack.pop()

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        word = "road" if impact_icons(table, self.card)[self.next] == ROAD else "spy"
        return placing_refusal(table, move, word, table.seating.deck.region[self.card])

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        self.next += 1
        if move.word == "road":
            table.place_block(table.loyalty[self.seat], move.one)
        else:
            table.place_cylinder(self.seat, ON_CARD + move.one)

    def word(self, state: State) -> str:
        return "road" if impact_icons(state.table, self.card)[self.next] == ROAD else "spy"

    def prompt(self, state: State) -> Prompt:
        table: Table = state.table
        icons = impact_icons(table, self.card)
        left = icons[self.next :].count(icons[self.next])
        return Prompt(self.word(state), self.card, left, table.seating.deck.region[self.card])


BLACKMAIL_REGIONS = {HERAT: BLACKMAIL_HERAT, KANDAHAR: BLACKMAIL_KANDAHAR}


class Blackmail(AskFrame):
    """A seat may place one spy for each of the two abilities that its court has."""

    __slots__ = ("lifted", "open", "seat")

    def __init__(self, seat: int, powers: int) -> None:
        self.seat = seat
        self.open = powers & (BLACKMAIL_HERAT | BLACKMAIL_KANDAHAR)
        """The abilities that are still to be used."""
        self.lifted = NONE
        """Where the spy was taken from that is to be placed."""

    def choices(self, state: State) -> list[Move]:
        table: Table = state.table
        regions = table.seating.deck.region
        # G14: a card that went because its last tribe was taken for the first spy works no more.
        usable = self.open & table.powers[self.seat]
        cards = [
            card
            for court in table.courts
            for card in court
            if usable & BLACKMAIL_REGIONS.get(regions[card], 0) and not table.spies[card]
        ]
        if not cards:
            return []
        if not table.cylinders[self.seat]:
            lifts = liftable_cylinders(table, self.seat)
            return [*lifts, PASS] if lifts else []
        targets = [ON_COURT[card] for card in sorted(cards)]
        return targets if self.lifted != NONE else [PASS, *targets]

    def refusal(self, table: Table, move: Move) -> Refusal | None:
        if not table.cylinders[self.seat]:
            return placing_refusal(table, move, "lift", NONE)
        if move.word != "spy":
            return None
        if table.holder[move.one] == NONE:
            return refuse(RefusalCode.IN_NO_COURT, card=move.one)
        return refuse(RefusalCode.HAS_SPY if table.spies[move.one] else RefusalCode.OTHER_BLACKMAIL, card=move.one)

    def take(self, state: State, move: Move) -> None:
        table: Table = state.table
        if move == PASS:
            state.stack.pop()
        elif move.word == "lift":
            self.lifted = move.one
            table.remove_cylinder(self.seat, move.one)
        else:
            self.open &= ~BLACKMAIL_REGIONS[table.seating.deck.region[move.one]]
            if not self.open:
                state.stack.pop()
            table.place_cylinder(self.seat, ON_CARD + move.one)
            lifted, self.lifted = self.lifted, NONE
            overthrow_if_last_tribe(state, self.seat, lifted)

    def word(self, state: State) -> str:
        return "blackmail" if state.table.cylinders[self.seat] else "lift"

    def prompt(self, state: State) -> Prompt:
        return Prompt(self.word(state), number=self.open.bit_count())
