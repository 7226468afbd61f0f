"""What lies on a table of Pax Pamir, and what one seat may know of it.

Cards are known by their printed numbers, places by those of `places`. Two things are hidden: the hands of others,
whose cards are None in a view, and the order of the deck and of Wakhan's cards. Everybody sees what is bought and may
remember it; the table does not remember for them (G5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.piles import deal_unseen
from gonfalon.games.pamir.rules.places import FIRST_BORDER, FIRST_GIFT, ON_CARD, REGIONS
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.words import BLOCKS, CHECKS, COURT_SIZE, CYLINDERS, NONE, POLITICAL

if TYPE_CHECKING:
    from gonfalon.games.pamir.rules.events import Event

MARKET = 12
"""Six places of the upper row, then six of the lower; the leftmost costs nothing (S5)."""
EMPTY = 0
"""No card on a place of the market."""


class Position:
    """Everything that can be seen, by somebody or by nobody."""

    __slots__ = (
        "actions", "announced", "armies", "at", "blocks", "boons", "checks", "courts", "cylinders", "deck", "favored",
        "fresh", "gifts", "gone", "hands", "holder", "listener", "loyalty", "market", "over", "paid", "points",
        "powers", "prizes", "roads", "rulers", "running", "rupees", "rupees_on", "seating", "spies", "stars", "tribes",
        "used", "wakhan_back", "wakhan_card", "wakhan_deck", "wakhan_used",
    )  # fmt: skip

    seating: Seating
    listener: Callable[[Event], None] | None
    market: list[int]
    """The card on each place, or `EMPTY`."""
    rupees_on: list[int]
    """The rupees on each place of the market."""
    deck: list[int | None]
    """What is still to be dealt, the next card last; None where this view does not know it."""
    gone: int
    """A bit for every card that has left the game, for good, and is no prize (G16)."""
    hands: list[list[int | None]]
    courts: list[list[int]]
    """From left to right."""
    prizes: list[list[int]]
    holder: list[int]
    """For each court card the seat in whose court it is, or `NONE`."""
    loyalty: list[int]
    """The coalition of each seat, `NONE` before it is declared and for Wakhan."""
    rupees: list[int]
    points: list[int]
    armies: list[int]
    """How many of each coalition stand in each region, numbered `3 * region + coalition`."""
    roads: list[int]
    """How many of each coalition lie on each border, numbered `3 * border + coalition`."""
    blocks: list[int]
    """How many of each coalition are in its supply."""
    tribes: list[int]
    """How many of each seat are in each region, numbered `seats * region + seat`."""
    spies: list[int]
    """The spies on each court card, four bits for each seat."""
    gifts: list[int]
    """For each seat a bit for every gift space that it has filled."""
    cylinders: list[int]
    """How many each seat has in its supply."""
    rulers: list[int]
    """The seat that rules each region, or `NONE`: it builds there, taxes and is bribed (R5)."""
    favored: int
    """The favored suit."""
    stars: list[int]
    """The stars in each court, numbered `4 * seat + suit` (G6)."""
    powers: list[int]
    """The special abilities of each court, as bits (X)."""
    running: int
    """A bit for every event that lasts and is for all."""
    boons: list[int]
    """For each seat a bit for every event that lasts and is for it alone."""
    checks: int
    """How many Dominance Checks are still in the market or in the deck (D3)."""
    at: int
    """The seat whose turn it is, `NONE` before the first."""
    actions: int
    """How many it has left; 0 during its cleanup."""
    used: int
    """A bit for every court card that was used this turn (T3)."""
    paid: int
    """A bit for every market card that got a rupee this turn (P3)."""
    announced: int
    """A bit, by `announcement`, for every action with a bribe since the seat last did something (B3).

    The bit of a card that was to be played is its number: it is in the hand of the seat `at`, and everybody knows it.
    """
    fresh: list[int]
    """The pieces that were placed this turn, by `block_mark` and `cylinder_mark`; one number for each piece (G7)."""
    over: bool
    wakhan_deck: list[int | None]
    """Her cards that are still to be drawn, the next one last, by their index among the cards of the deck."""
    wakhan_used: list[int]
    """Her cards that lie open, the current one last."""
    wakhan_card: int
    """Her current card, `NONE` before her first turn (W8)."""
    wakhan_back: int
    """What the back of her next card is like: the index of the first card with the same back; `NONE` without one."""

    @classmethod
    def empty(cls, seating: Seating) -> Self:
        """A table before anything is dealt: everybody has all pieces and four rupees (S2, S6)."""
        table = cls()
        seats = seating.seats
        table.seating, table.listener = seating, None
        table.market, table.rupees_on = [EMPTY] * MARKET, [0] * MARKET
        table.deck, table.gone = [], 0
        table.hands = [[] for _ in range(seats)]
        table.courts = [[] for _ in range(seats)]
        table.prizes = [[] for _ in range(seats)]
        table.holder = [NONE] * (COURT_SIZE + 1)
        table.loyalty, table.rupees, table.points = [NONE] * seats, [4] * seats, [0] * seats
        table.armies, table.roads, table.blocks = [0] * 18, [0] * 27, [BLOCKS] * 3
        table.tribes, table.spies = [0] * (len(REGIONS) * seats), [0] * (COURT_SIZE + 1)
        table.gifts, table.cylinders = [0] * seats, [CYLINDERS] * seats
        table.rulers, table.favored = [NONE] * len(REGIONS), POLITICAL
        table.stars, table.powers = [0] * (4 * seats), [0] * seats
        table.running, table.boons = 0, [0] * seats
        table.checks = len(CHECKS)
        table.at, table.actions, table.used, table.paid, table.announced = NONE, 0, 0, 0, 0
        table.fresh, table.over = [], False
        table.wakhan_deck, table.wakhan_used, table.wakhan_card, table.wakhan_back = [], [], NONE, NONE
        return table

    def clone(self) -> Self:
        """A copy that shares nothing which a verb changes in place; nobody listens to it."""
        other = self.__class__()
        other.seating, other.listener = self.seating, None
        other.market, other.rupees_on = self.market.copy(), self.rupees_on.copy()
        other.deck, other.gone = self.deck.copy(), self.gone
        other.hands = list(map(list.copy, self.hands))
        other.courts = list(map(list.copy, self.courts))
        other.prizes = list(map(list.copy, self.prizes))
        other.holder = self.holder.copy()
        other.loyalty, other.rupees, other.points = self.loyalty.copy(), self.rupees.copy(), self.points.copy()
        other.armies, other.roads, other.blocks = self.armies.copy(), self.roads.copy(), self.blocks.copy()
        other.tribes, other.spies = self.tribes.copy(), self.spies.copy()
        other.gifts, other.cylinders = self.gifts.copy(), self.cylinders.copy()
        other.rulers, other.favored = self.rulers.copy(), self.favored
        other.stars, other.powers = self.stars.copy(), self.powers.copy()
        other.running, other.boons, other.checks = self.running, self.boons.copy(), self.checks
        other.at, other.actions, other.used = self.at, self.actions, self.used
        other.paid, other.announced = self.paid, self.announced
        other.fresh, other.over = self.fresh.copy(), self.over
        other.wakhan_deck, other.wakhan_used = self.wakhan_deck.copy(), self.wakhan_used.copy()
        other.wakhan_card, other.wakhan_back = self.wakhan_card, self.wakhan_back
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    __hash__ = None  # type: ignore[assignment]

    # -- reading -----------------------------------------------------------------------------------------------------

    def tribes_of(self, seat: int, region: int) -> int:
        """How many tribes a seat has in a region."""
        return self.tribes[region * self.seating.seats + seat]

    def spies_of(self, seat: int, card: int) -> int:
        """How many spies a seat has on a court card."""
        return self.spies[card] >> (4 * seat) & 15

    def on_map(self, coalition: int) -> int:
        """How many blocks of a coalition are in play (D2)."""
        return BLOCKS - self.blocks[coalition]

    def in_play(self, seat: int) -> int:
        """How many cylinders of a seat are in play: tribes, spies and gifts (D7)."""
        return CYLINDERS - self.cylinders[seat]

    def cylinders_at(self, seat: int, place: int) -> int:
        """How many cylinders of a seat are on a place."""
        if place >= ON_CARD:
            return self.spies[place - ON_CARD] >> (4 * seat) & 15
        if place < FIRST_BORDER:
            return self.tribes[place * self.seating.seats + seat]
        return self.gifts[seat] >> (place - FIRST_GIFT) & 1

    def blocks_at(self, coalition: int, place: int) -> int:
        """How many blocks of a coalition are in a region or on a border."""
        if place < FIRST_BORDER:
            return self.armies[3 * place + coalition]
        return self.roads[3 * (place - FIRST_BORDER) + coalition]

    # -- knowledge ---------------------------------------------------------------------------------------------------

    def redact(self, seat: int) -> Self:
        """The table as this seat knows it; -1 knows what everybody knows."""
        view = self.clone()
        if self.over:
            return view
        view.deck = [None] * len(self.deck)
        view.wakhan_deck = [None] * len(self.wakhan_deck)
        if not self.seating.open_hands:
            view.hands = [hand if at == seat else [None] * len(hand) for at, hand in enumerate(view.hands)]
        return view

    def imagine(self, seat: int, dice: Dice) -> Self:
        """A table that looks to the seat like this one, with everything it cannot see dealt at random."""
        table = self.clone()
        deal_unseen(table, dice)
        return table


def announcement(card: int, action: int) -> int:
    """The bit in `announced` of using a card for one of `ACTIONS`, or for `NONE` of playing it."""
    return 1 << (card + 128 * (action + 1))


def block_mark(coalition: int, place: int) -> int:
    """The number of a block in `fresh`."""
    return 3 * place + coalition


def cylinder_mark(seat: int, place: int) -> int:
    """The number of a cylinder in `fresh`."""
    return 1000 * (seat + 1) + place


_COMPARED: tuple[Any, ...] = tuple(name for name in Position.__slots__ if name not in ("seating", "listener"))
