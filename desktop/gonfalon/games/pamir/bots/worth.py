"""What cards are worth to a seat: in its court for what they can do, in hand or market for what playing them brings.

All figures are chances of victory, like those of `forecast`.
"""

from __future__ import annotations

from itertools import chain

from gonfalon.games.pamir.bots.margins import Margins
from gonfalon.games.pamir.rules.cleanup import court_limit
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import (
    ARMY,
    BATTLE,
    BETRAY,
    BUILD,
    COURT_SIZE,
    ECONOMIC,
    GIFT,
    INTELLIGENCE,
    LEVERAGE,
    MILITARY,
    MOVE,
    NONE,
    POLITICAL,
    ROAD,
    SPY,
    TAX,
    TRIBE,
)  # fmt: skip

RUPEE = 0.011
"""What one of the first rupees is worth."""
USUAL = 0.035
"""What an unknown card in a hand is worth to its owner when it is played."""
STARS = {ECONOMIC: 0.003, MILITARY: 0.004, POLITICAL: 0.009, INTELLIGENCE: 0.005}
"""What each star brings by its privilege (G6)."""
ABILITY = 0.008
FAVORED = 1.5
"""How much more an action is worth that is a bonus action (T4)."""
DEEDS = {BATTLE: 0.012, BETRAY: 0.012, BUILD: 0.014, GIFT: 0.018, MOVE: 0.004, TAX: 0.010}
"""What the possibility of an action brings until the card leaves the court."""
ARMED, JOINED, SETTLED, WATCHED = 0.006, 0.002, 0.010, 0.004
"""What an army, a road, a tribe and a spy bring besides being counted by checks."""
LENT = 1.2
"""How much of its two rupees leverage is worth, for they may be asked back (G10)."""
CROWDED = 0.02
"""What a card takes away that drives another one out of the court (C2)."""
IN_HAND = (0.62, 0.5, 0.35, 0.2)
"""How much of what playing it brings a card in hand is worth: the best, the next and so on."""


class Worth:
    """Values cards as the table lies when a decision is asked."""

    def __init__(self, table: Table, seat: int, margins: Margins) -> None:
        self.table = table
        self.seat = seat
        self.margins = margins
        self.deck = table.seating.deck
        self._in_court: dict[int, float] = {}
        self.known = {
            card: self._playing(card)
            for card in (*chain(*table.hands), *table.market)
            if card is not None and 0 < card <= COURT_SIZE
        }
        """What playing each card brings that the seat has, or can buy, or knows in the hand of another."""

    def in_court(self, card: int, favored: int) -> float:
        """What a card in a court goes on bringing to its owner, besides influence and pieces."""
        key = card << 2 | favored
        found = self._in_court.get(key)
        if found is None:
            deck = self.deck
            suit, rank = deck.suit[card], deck.rank[card]
            found = sum(DEEDS[action] * (rank if action == TAX else 1) for action in deck.actions[card])
            if suit == favored:
                found *= FAVORED
            found += STARS[suit] * rank + ABILITY * (deck.ability[card] >= 0)
            self._in_court[key] = found
        return found

    def of_hand(self, table: Table) -> float:
        """What the seat may hope from its hand."""
        cards = table.hands[self.seat]
        if not cards:
            return 0.0
        worths = sorted((self.known.get(card or 0, USUAL) for card in cards), reverse=True)
        limit = 2 + table.stars[4 * self.seat + INTELLIGENCE] + table.actions
        return sum(part * max(0.0, worth) for part, worth in zip(IN_HAND, worths[:limit], strict=False))

    def _playing(self, card: int) -> float:
        """What it brings to play a card, with a bribe for its ruler and with what a change of sides would cost."""
        table, deck, margins = self.table, self.deck, self.margins
        coalition = deck.patriot[card]
        worth = self.in_court(card, table.favored)
        block = margins.block
        if coalition != NONE:
            if coalition == table.loyalty[self.seat]:
                worth += margins.influence
            else:
                change, block = margins.change(coalition)
                worth += change
        for icon in deck.impact[card]:
            if icon == ARMY:
                worth += block + ARMED
            elif icon == ROAD:
                worth += block + JOINED
            elif icon == TRIBE:
                worth += margins.cylinder + SETTLED
            elif icon == SPY:
                worth += margins.cylinder + WATCHED
            elif icon == LEVERAGE:
                worth += LENT * RUPEE
        ruler = table.rulers[deck.region[card]]
        if ruler not in (NONE, self.seat):
            worth -= RUPEE * table.tribes_of(ruler, deck.region[card])
        court = table.courts[self.seat]
        if len(court) >= court_limit(table, self.seat) and deck.suit[card] != POLITICAL:
            worth -= CROWDED
        return worth
