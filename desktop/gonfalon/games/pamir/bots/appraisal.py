"""What a position is worth to a seat: its chance of victory by the forecast, and what it holds for later."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.bots.forecast import Forecast
from gonfalon.games.pamir.bots.margins import LEAST, Margins
from gonfalon.games.pamir.bots.worth import RUPEE, Worth
from gonfalon.games.pamir.rules.cleanup import court_limit
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.market import COLUMNS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import BETRAY, CHECKS, MILITARY, NONE, POLITICAL

READY = 0.4
"""How likely a rival buys a check that he can pay and gains by."""
WON = 10.0
"""How far an end that is a victory lies above one that is not: further than anything that is only likely."""
AMBITIOUS = 0.9
"""How likely Wakhan does (W11)."""
RULE = 0.012
"""What it is worth to rule a region: to build, to tax, to be bribed (R5)."""
HOSTAGE = 0.004
"""What each spy is worth that holds a card of another hostage (B2)."""
TREASON = 0.006
"""What it is worth to be able to betray a card of another."""
HOPE = 0.5
"""How much of a point of influence a prize is worth that could be had by it."""
LIMIT = 0.03
"""What a political card is worth as room for others (C2)."""
GRADUAL = 0.2
"""How much the slopes still count when the check comes at the end of this very turn."""
OWN_CHANCE = 0.3
"""How much a check is worth that one could buy in the next turn."""
RIVALS = 0.3
"""How much of what a rival holds is a loss to the seat."""


class Appraisal:
    """Works out once what all moves of one decision have in common."""

    def __init__(self, view: View) -> None:
        self.root: Table = view.table
        self.seat = view.seat
        self.forecast = Forecast(self.root)
        self.margins = Margins(self.root, self.seat, self.forecast)
        self.worth = Worth(self.root, self.seat, self.margins)

    def of(self, table: Table, acting: bool = True) -> float:
        """About the chance of victory, with a little for everything else.

        Args:
            table: how it would lie.
            acting: whether the seat may go on with its turn.
        """
        if table.over:
            return WON * outcome(table).share(self.seat) - WON / 2
        return self._chance(table, acting) + self._possessions(table)

    def parts(self, table: Table) -> tuple[float, float]:
        """The chance by the checks to come, and the rest; for a game that is over all of it is the first."""
        return (self.of(table), 0.0) if table.over else (self._chance(table, True), self._possessions(table))

    def _chance(self, table: Table, acting: bool) -> float:
        forecast, seat = self.forecast, self.seat
        turns = forecast.nearness.turns(table)
        later = forecast.later(table, turns)
        value = later[seat]
        price = forecast.nearness.price(table)
        if price < 0:
            return value
        now = forecast.now(table)
        if turns == 0.0:
            return now[seat] + GRADUAL * (value - now[seat])
        safe = 1.0
        for other, rupees in enumerate(table.rupees):
            if other != seat and rupees >= price and now[other] > later[other] + 0.02:
                safe *= 1.0 - (AMBITIOUS if other == forecast.wakhan else READY)
        value = safe * value + (1.0 - safe) * now[seat]
        if now[seat] > value:
            if table.rupees[seat] >= price:
                value += OWN_CHANCE * (now[seat] - value)
            if acting and self._can_check(table):
                value = max(value, now[seat])
        return value

    def _can_check(self, table: Table) -> bool:
        """Whether the seat can buy a check in this turn."""
        if table.at != self.seat or not table.actions:
            return False
        rate = 2 if table.favored == MILITARY else 1
        return any(
            card in CHECKS and not table.paid >> card & 1 and COLUMNS[place] * rate <= table.rupees[self.seat]
            for place, card in enumerate(table.market)
        )

    def _possessions(self, table: Table) -> float:
        seat = self.seat
        value = self.worth.of_hand(table) - self._excess(table)
        for other in self.forecast.seats:
            worth = _purse(table.rupees[other])
            court = table.courts[other]
            worth += sum([self.worth.in_court(card, table.favored) for card in court])
            worth += LEAST * (len(table.prizes[other]) + table.gifts[other].bit_count() + self._patriots(court))
            worth += LEAST / 2 * table.in_play(other)
            worth += RULE * table.rulers.count(other)
            value += worth if other == seat else -RIVALS * worth
        return value + self._spies(table)

    def _patriots(self, court: list[int]) -> int:
        patriot = self.root.seating.deck.patriot
        return len([card for card in court if patriot[card] >= 0])

    def _excess(self, table: Table) -> float:
        """What must be discarded of the own court at the end of the turn (C2)."""
        court = table.courts[self.seat]
        excess = len(court) - court_limit(table, self.seat)
        if excess <= 0:
            return 0.0
        return sum(sorted([self._kept(table, card) for card in court])[:excess])

    def _kept(self, table: Table, card: int) -> float:
        """What would be lost with a card of the own court: its uses, its influence and the own spies on it."""
        deck, margins = table.seating.deck, self.margins
        worth = self.worth.in_court(card, table.favored) + margins.cylinder * table.spies_of(self.seat, card)
        if deck.patriot[card] != NONE:
            worth += margins.influence
        if deck.leverage[card]:
            worth += 2 * RUPEE
        if deck.suit[card] == POLITICAL:
            # The limit sinks with it, and its tribes may go too (G12).
            worth += LIMIT + margins.cylinder * table.tribes_of(self.seat, deck.region[card])
        return worth

    def _spies(self, table: Table) -> float:
        """What spies can do: hold cards for bribes, and betray."""
        seat, deck = self.seat, table.seating.deck
        traitor = any(BETRAY in deck.actions[card] for card in table.courts[seat])
        own_mask = table.seating.spies[seat]
        value = 0.0
        for owner, court in enumerate(table.courts):
            for card in court:
                spies = table.spies[card]
                if not spies:
                    continue
                own = spies >> (4 * seat) & 15
                most = max(spies >> (4 * other) & 15 for other in self.forecast.seats if other != seat)
                if owner == seat:
                    if most > own:
                        value -= HOSTAGE * most
                elif own > most:
                    value += HOSTAGE * min(own, 3)
                if traitor and spies & own_mask and owner != seat:
                    value += TREASON + (HOPE * self.margins.influence if self._wanted(table, card) else 0.0)
        return value

    def _wanted(self, table: Table, card: int) -> bool:
        return table.seating.deck.prize[card] == table.loyalty[self.seat]


def _purse(rupees: int) -> float:
    """What so many rupees are worth: each less than the one before."""
    return RUPEE * (min(rupees, 5) + 0.6 * min(max(0, rupees - 5), 5) + 0.2 * max(0, rupees - 10))
