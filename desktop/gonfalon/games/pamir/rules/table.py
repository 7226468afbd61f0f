"""The table of Pax Pamir, what one seat may know of it, and the verbs that change it.

Cards are known by their printed numbers, places by those of `places`. Two things are hidden: the hands of others,
whose cards are None in a view, and the order of the deck and of Wakhan's cards. Everybody sees what is bought and may
remember it; the table does not remember for them (G5). Each verb tells an event to whoever listens.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from gonfalon.core import state
from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events
from gonfalon.games.pamir.rules.constants import (
    BLOCKS,
    CHECKS,
    COURT_SIZE,
    CYLINDERS,
    FIRST_BORDER,
    FIRST_GIFT,
    NONE,
    ON_CARD,
    POLITICAL,
    REGIONS,
    RIGHT,
    announcement_bit,
    block_bit,
    cylinder_bit,
)
from gonfalon.games.pamir.rules.seating import Seating, deal_unseen

MARKET = 12
"""Six places of the upper row, then six of the lower; the leftmost costs nothing (S5)."""
EMPTY = 0
"""No card on a place of the market."""


class Table(state.Table):
    """The whole state of the table, seen or hidden, which only its verbs change."""

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
    """A bit, by `announcement_bit`, for every action with a bribe since the seat last did something (B3).

    The bit of a card that was to be played is its number: it is in the hand of the seat `at`, and everybody knows it.
    """
    fresh: list[int]
    """The pieces that were placed this turn, by `block_bit` and `cylinder_bit`; one number for each piece (G7)."""
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
        """Return a copy that shares nothing which a verb changes in place; it has no listener."""
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

    # -- reading -----------------------------------------------------------------------------------------------------

    def tribes_of(self, seat: int, region: int) -> int:
        """Return how many tribes a seat has in a region."""
        return self.tribes[region * self.seating.seats + seat]

    def spies_of(self, seat: int, card: int) -> int:
        """Return how many spies a seat has on a court card."""
        return self.spies[card] >> (4 * seat) & 15

    def on_map(self, coalition: int) -> int:
        """Return how many blocks of a coalition are in play (D2)."""
        return BLOCKS - self.blocks[coalition]

    def in_play(self, seat: int) -> int:
        """Return how many cylinders of a seat are in play: tribes, spies and gifts (D7)."""
        return CYLINDERS - self.cylinders[seat]

    def cylinders_at(self, seat: int, place: int) -> int:
        """Return how many cylinders of a seat are on a place."""
        if place >= ON_CARD:
            return self.spies[place - ON_CARD] >> (4 * seat) & 15
        if place < FIRST_BORDER:
            return self.tribes[place * self.seating.seats + seat]
        return self.gifts[seat] >> (place - FIRST_GIFT) & 1

    def blocks_at(self, coalition: int, place: int) -> int:
        """Return how many blocks of a coalition are in a region or on a border."""
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

    def dealer(self) -> Callable[[Dice], Table]:
        """Deals tables that look like this redacted one, each with cards that are possible where it knows none."""
        prepared, deal_onto = self.clone(), deal_unseen(self)

        def dealt(dice: Dice) -> Table:
            table = prepared.clone()
            deal_onto(table, dice)
            return table

        return dealt

    # -- turns -------------------------------------------------------------------------------------------------------

    def declare(self, seat: int, coalition: int) -> None:
        """Make a seat loyal to a coalition (S7, Y2)."""
        self.loyalty[seat] = coalition
        for region in range(len(REGIONS)):
            if self.tribes_of(seat, region):
                self.rule(region)
        if self.listener is not None:
            self.listener(events.LoyaltyDeclared(seat, coalition))

    def begin(self, seat: int) -> None:
        """Begin a turn: two actions, and no marks of the turn before (T2, C8)."""
        self.at, self.actions = seat, 2
        self.used = self.paid = self.announced = 0
        self.fresh.clear()
        if self.listener is not None:
            self.listener(events.TurnBegun(seat))

    def spend(self) -> None:
        """Spend an action (T2)."""
        self.actions -= 1
        if self.listener is not None:
            self.listener(events.ActionSpent())

    def end_actions(self) -> None:
        """Take no more actions this turn (T5)."""
        self.actions = 0
        if self.listener is not None:
            self.listener(events.ActionsEnded())

    def use(self, card: int, action: int) -> None:
        """Mark a court card as used, for any action (T3)."""
        self.used |= 1 << card
        if self.listener is not None:
            self.listener(events.CardUsed(card, action))

    def announce(self, card: int, action: int) -> None:
        """Show a card that would be used, or played for `NONE`, if a bribe can be agreed on (L1, B6)."""
        self.announced |= announcement_bit(card, action)
        if self.listener is not None:
            self.listener(events.ActionAnnounced(card, action))

    def ask_bribe(self, receiver: int, payer: int, amount: int) -> None:
        """Say what the receiver of a bribe asks for; nothing on the table changes (B3)."""
        if self.listener is not None:
            self.listener(events.BribeAsked(receiver, payer, amount))

    def drop(self, card: int) -> None:
        """Say that an action with this card was dropped; it stays among those that were announced (B3)."""
        if self.listener is not None:
            self.listener(events.ActionDropped(card))

    def forget_drops(self) -> None:
        """Let everything that was dropped be tried again."""
        self.announced = 0
        if self.listener is not None:
            self.listener(events.DropsForgotten())

    # -- pieces, and who rules by them -------------------------------------------------------------------------------

    def place_block(self, coalition: int, place: int) -> None:
        """Take a block of the supply into a region or onto a border (I1, I2, A5)."""
        self.blocks[coalition] -= 1
        self._count_block(coalition, place, 1)
        self.fresh.append(block_bit(coalition, place))
        if self.listener is not None:
            self.listener(events.BlockPlaced(coalition, place))

    def move_block(self, coalition: int, origin: int, target: int) -> None:
        """Move an army to another region, one that was not placed this turn if there is one (A6)."""
        self._count_block(coalition, origin, -1)
        self._count_block(coalition, target, 1)
        if self._unmark(block_bit(coalition, origin), self.blocks_at(coalition, origin)):
            self.fresh.append(block_bit(coalition, target))
        if self.listener is not None:
            self.listener(events.BlockMoved(coalition, origin, target))

    def remove_block(self, coalition: int, place: int) -> None:
        """Put a block back into its supply, one that was not placed this turn if there is one."""
        self.blocks[coalition] += 1
        self._count_block(coalition, place, -1)
        self._unmark(block_bit(coalition, place), self.blocks_at(coalition, place))
        if self.listener is not None:
            self.listener(events.BlockRemoved(coalition, place))

    def clear_blocks(self) -> None:
        """Put all blocks back into their supplies (D8)."""
        self.armies, self.roads, self.blocks = [0] * len(self.armies), [0] * len(self.roads), [BLOCKS] * 3
        self.fresh[:] = [mark for mark in self.fresh if mark >= cylinder_bit(0, 0)]
        for region in range(len(REGIONS)):
            self.rule(region)
        if self.listener is not None:
            self.listener(events.BlocksCleared())

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
        self.fresh.append(cylinder_bit(seat, place))
        if self.listener is not None:
            self.listener(events.CylinderPlaced(seat, place))

    def move_cylinder(self, seat: int, origin: int, target: int) -> None:
        """Move a tribe or a spy, one that was not placed this turn if there is one (A6, E2)."""
        self._count_cylinder(seat, origin, -1)
        self._count_cylinder(seat, target, 1)
        if self._unmark(cylinder_bit(seat, origin), self.cylinders_at(seat, origin)):
            self.fresh.append(cylinder_bit(seat, target))
        if self.listener is not None:
            self.listener(events.CylinderMoved(seat, origin, target))

    def remove_cylinder(self, seat: int, place: int) -> None:
        """Put a cylinder back into its supply, one that was not placed this turn if there is one."""
        self.cylinders[seat] += 1
        self._count_cylinder(seat, place, -1)
        self._unmark(cylinder_bit(seat, place), self.cylinders_at(seat, place))
        if self.listener is not None:
            self.listener(events.CylinderRemoved(seat, place))

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

    # -- rupees ------------------------------------------------------------------------------------------------------

    def pay(self, seat: int, place: int, amount: int) -> None:
        """Put rupees of a seat onto a place of the market; they leave the game at -1 and on Public Withdrawal (P6)."""
        self.rupees[seat] -= amount
        if place >= 0:
            card = self.market[place]
            self.paid |= 1 << card
            if card != self.seating.withdrawal:
                self.rupees_on[place] += amount
        if self.listener is not None:
            self.listener(events.RupeesPaid(seat, place, amount))

    def gain(self, seat: int, amount: int) -> None:
        """Give rupees of the bank to a seat, or give its rupees to the bank when they are less than none."""
        self.rupees[seat] += amount
        if self.listener is not None:
            self.listener(events.RupeesGained(seat, amount))

    def pass_rupees(self, giver: int, taker: int, amount: int) -> None:
        """Give rupees of one seat to another."""
        self.rupees[giver] -= amount
        self.rupees[taker] += amount
        if self.listener is not None:
            self.listener(events.RupeesPassed(giver, taker, amount))

    def take_rupee(self, seat: int, place: int) -> None:
        """Give a seat one rupee of those on a place of the market; its card can still be bought (A3)."""
        self.rupees_on[place] -= 1
        self.rupees[seat] += 1
        if self.listener is not None:
            self.listener(events.RupeeTaken(seat, place))

    def lose_rupees(self, place: int) -> None:
        """Take the rupees on a place of the market out of the game (P6)."""
        self.rupees_on[place] = 0
        if self.listener is not None:
            self.listener(events.RupeesLost(place))

    # -- cards -------------------------------------------------------------------------------------------------------

    def deal(self, place: int, card: int) -> None:
        """Turn the next card of the deck over onto a place of the market (S5, C6)."""
        self.deck.pop()
        self.market[place] = card
        if self.listener is not None:
            self.listener(events.CardDealt(place, card))

    def shift(self, origin: int, target: int) -> None:
        """Move a card of the market and its rupees to a place that may have rupees of its own (C5)."""
        self.market[target] = self.market[origin]
        self.market[origin] = EMPTY
        self.rupees_on[target] += self.rupees_on[origin]
        self.rupees_on[origin] = 0
        if self.listener is not None:
            self.listener(events.CardShifted(origin, target))

    def buy(self, seat: int, place: int, card: int, held: int | None) -> None:
        """Take a court card from the market, with the rupees on it, into a hand (P4, P5)."""
        self.market[place] = EMPTY
        self.rupees[seat] += self.rupees_on[place]
        self.rupees_on[place] = 0
        self.hands[seat].append(held)
        if self.listener is not None:
            event = events.CardBoughtOpenly if self.seating.open_hands else events.CardBought
            self.listener(event(seat, place, card, held))

    def buy_event(self, seat: int, place: int, card: int) -> None:
        """Take an event, with the rupees on it, out of the game (P5)."""
        self.rupees[seat] += self.rupees_on[place]
        self.rupees_on[place] = 0
        self._leave_market(place, card)
        if self.listener is not None:
            self.listener(events.EventBought(seat, place, card))

    def discard_event(self, place: int, card: int) -> None:
        """Take an event out of the market and the game; rupees stay where they lie (C4, C7)."""
        self._leave_market(place, card)
        if self.listener is not None:
            self.listener(events.EventDiscarded(place, card))

    def _leave_market(self, place: int, card: int) -> None:
        self.market[place] = EMPTY
        self.gone |= 1 << card
        self.checks -= card in CHECKS

    def play(self, seat: int, card: int, side: int) -> None:
        """Show a hand card and put it at an end of the court (L2)."""
        self._leave_hand(seat, card)
        deck, court = self.seating.deck, self.courts[seat]
        if side == RIGHT:
            court.append(card)
        else:
            court.insert(0, card)
        self.holder[card] = seat
        self.stars[4 * seat + deck.suit[card]] += deck.rank[card]
        if deck.ability[card] >= 0:
            self.powers[seat] |= 1 << deck.ability[card]
        if self.listener is not None:
            self.listener(events.CardPlayed(seat, card, side))

    def discard(self, seat: int, card: int) -> None:
        """Take a card out of a court and the game, the spies on it going back; what it costs is not done here (G9)."""
        deck = self.seating.deck
        self.courts[seat].remove(card)
        self.holder[card] = NONE
        self.gone |= 1 << card
        self.stars[4 * seat + deck.suit[card]] -= deck.rank[card]
        if deck.ability[card] >= 0:
            # Two cards may have the same ability.
            self.powers[seat] = sum(
                {1 << deck.ability[other] for other in self.courts[seat] if deck.ability[other] >= 0}
            )
        spies = self.spies[card]
        if spies:
            self.spies[card] = 0
            place = ON_CARD + card
            for owner in range(self.seating.seats):
                self.cylinders[owner] += spies >> (4 * owner) & 15
                mark = cylinder_bit(owner, place)
                if mark in self.fresh:
                    self.fresh[:] = [fresh for fresh in self.fresh if fresh != mark]
        if self.listener is not None:
            self.listener(events.CourtCardDiscarded(seat, card))

    def discard_held(self, seat: int, card: int) -> None:
        """Show a hand card and take it out of the game."""
        self._leave_hand(seat, card)
        self.gone |= 1 << card
        if self.listener is not None:
            self.listener(events.HandCardDiscarded(seat, card))

    def _leave_hand(self, seat: int, card: int) -> None:
        hand = self.hands[seat]
        hand.remove(card if card in hand else None)

    def take_prize(self, seat: int, card: int) -> None:
        """Let a betrayed card lie beside the court as a prize (A7)."""
        self.gone &= ~(1 << card)
        self.prizes[seat].append(card)
        if self.listener is not None:
            self.listener(events.PrizeTaken(seat, card))

    def lose_prizes(self, seat: int) -> None:
        """Take all prizes of a seat out of the game (Y2, E)."""
        for card in self.prizes[seat]:
            self.gone |= 1 << card
        self.prizes[seat].clear()
        if self.listener is not None:
            self.listener(events.PrizesLost(seat))

    def swap_hands(self, one: int, other: int, held_by_one: events.Cards, held_by_other: events.Cards) -> None:
        """Give two seats each other's hands (E)."""
        self.hands[one] = list(held_by_one)
        self.hands[other] = list(held_by_other)
        if self.listener is not None:
            event = events.HandsSwappedOpenly if self.seating.open_hands else events.HandsSwapped
            self.listener(event(one, other, held_by_one, held_by_other))

    # -- suits, events, points ---------------------------------------------------------------------------------------

    def favor(self, suit: int) -> None:
        """Move the marker of the favored suit (I6)."""
        self.favored = suit
        if self.listener is not None:
            self.listener(events.SuitFavored(suit))

    def begin_effect(self, event: int, seat: int) -> None:
        """Begin an event that lasts until the next Dominance Check (E); `seat` is `NONE` where it is for all."""
        if seat == NONE:
            self.running |= 1 << event
        else:
            self.boons[seat] |= 1 << event
        if self.listener is not None:
            self.listener(events.EffectBegun(event, seat))

    def end_effects(self) -> None:
        """End all events that last until the check (D8)."""
        self.running = 0
        self.boons = [0] * self.seating.seats
        if self.listener is not None:
            self.listener(events.EffectsEnded())

    def check(self, coalition: int, final: bool) -> None:
        """Say that a Dominance Check is being scored; what it changes is told by what follows (D)."""
        if self.listener is not None:
            self.listener(events.DominanceChecked(coalition, final))

    def score(self, seat: int, points: int) -> None:
        """Give a seat victory points (D6, D7)."""
        self.points[seat] += points
        if self.listener is not None:
            self.listener(events.PointsScored(seat, points))

    # -- Wakhan and the end ------------------------------------------------------------------------------------------

    def draw_wakhan(self, card: int, back: int) -> None:
        """Turn over Wakhan's next card; `back` is the back of the one below it, `NONE` without one (W8)."""
        self.wakhan_deck.pop()
        self.wakhan_used.append(card)
        self.wakhan_card = card
        self.wakhan_back = back
        if self.listener is not None:
            self.listener(events.WakhanDrew(card, back))

    def shuffle_wakhan(self, cards: events.Cards, back: int) -> None:
        """Make a new deck of all of Wakhan's cards (W8)."""
        self.wakhan_deck = list(cards)
        self.wakhan_used = []
        self.wakhan_back = back
        if self.listener is not None:
            self.listener(events.WakhanShuffled(cards, back))

    def reason(self, word: str, numbers: tuple[int, ...]) -> None:
        """Say why Wakhan does what follows; nothing on the table changes."""
        if self.listener is not None:
            self.listener(events.WakhanReasoned(word, numbers))

    def disclose(self, deck: events.Cards, hands: tuple[events.Cards, ...], wakhan: events.Cards) -> None:
        """Let everybody know what was hidden."""
        self.deck = list(deck)
        self.hands = list(map(list, hands))
        self.wakhan_deck = list(wakhan)
        if self.listener is not None:
            self.listener(events.Disclosed(deck, hands, wakhan))

    def end(self) -> None:
        """Close the game."""
        self.over = True
        if self.listener is not None:
            self.listener(events.Ended())
