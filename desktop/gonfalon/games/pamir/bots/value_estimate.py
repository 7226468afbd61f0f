"""The learned value of a position: the features of each seat, and the chance to win by their weights."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import NamedTuple

from gonfalon.games.pamir.bots.check_forecast import CheckForecast, later_column
from gonfalon.games.pamir.rules.constants import BETRAY, BUILD, COURT_SIZE, NONE, POLITICAL, TAX
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.table import Table

LEAST = 0.02
"""Is added to a chance before its logarithm is taken."""
OUTLOOK = (
    "later", "later near", "later last", "now", "now near", "now last",
    "points 4", "points 3", "points 2", "points 1", "lead in points", "lead in points last",
    "influence", "influence near", "lead in influence", "lead in influence near",
    "coalition", "coalition near", "coalition ahead and first", "companions",
    "cylinders", "lead in cylinders", "lead in cylinders near", "lead in cylinders even",
    "patriots", "rank first later",
)  # fmt: skip
"""Figures of what the checks will bring."""
COURTS = (
    "court", "room in court", "spies", "held hostage", "hostages", "gifts", "prizes", "leverage",
    "can betray patriots", "prize in reach", "wakhan",
)  # fmt: skip
"""Figures of the courts and what lies on them."""
REST = (
    "check in reach first", "check in reach", "worse check in reach",
    "rupees to 2", "rupees to 4", "rupees to 8", "rupees more",
    "one in hand", "two in hand", "more in hand",
    "regions", "can build", "can tax regions", "tribes", "armies with tribes", "own armies",
    "patriots in market", "next", "last",
)  # fmt: skip
"""Figures that nearly every move changes."""
NAMES = (*OUTLOOK, *COURTS, *REST)

Rows = list[list[float]]


class MarketFeatures(NamedTuple):
    """The features of the market and the deck."""

    turns: float
    """Until the next check."""
    near: float
    """From 1 to 0, the later the check comes."""
    price: int
    """Of the cheapest check, -1 without one."""
    offered: list[float]
    """For each coalition how many of its patriots are to be had, the cheap ones counting more."""


class CourtFeatures(NamedTuple):
    """The features of the courts."""

    rows: Rows
    influences: list[list[int]]
    actions: list[set[int]]
    slots: list[list[int]]
    """For each seat the slots of its court cards; a card counts apart where its suit is favored."""


class CheckFeatures(NamedTuple):
    """The features of the coming checks."""

    rows: Rows
    later: list[float]
    now: list[float]


class PositionFeatures:
    """Describes tables of one game that differ little from the one that it is made with."""

    def __init__(self, table: Table) -> None:
        self.forecast = CheckForecast(table)
        self.seats = range(table.seating.seats)
        self._markets: dict[object, MarketFeatures] = {}
        self._courts: dict[object, CourtFeatures] = {}
        self._outlooks: dict[object, CheckFeatures] = {}

    def of(self, table: Table) -> Rows:
        """For each seat its figures, in the order of `NAMES`."""
        market, courts = self.market(table), self.courts(table)
        outlook = self.outlook(table, market, courts)
        rest = self.rest(table, market, courts, outlook)
        return [[*first, *second, *third] for first, second, third in zip(outlook.rows, courts.rows, rest, strict=True)]

    def market(self, table: Table) -> MarketFeatures:
        key = (table.favored, table.checks, *table.market)
        found = self._markets.get(key)
        if found is None:
            nearness, patriot = self.forecast.nearness, table.seating.deck.patriot
            turns = max(1.0, nearness.turns(table))
            offered = [0.0] * 3
            for place, card in enumerate(table.market):
                if 0 < card <= COURT_SIZE and patriot[card] >= 0:
                    offered[patriot[card]] += (6 - later_column(table, place)) / 6.0
            found = self._markets[key] = MarketFeatures(turns, exp((1.0 - turns) / 4.0), nearness.price(table), offered)
        return found

    def courts(self, table: Table) -> CourtFeatures:
        key = (
            table.favored, table.running, *table.loyalty, *table.gifts, *table.boons, *map(tuple, table.courts),
            *map(tuple, table.prizes), *table.spies,
        )  # fmt: skip
        found = self._courts.get(key)
        if found is None:
            found = self._courts[key] = self._described(table)
        return found

    def _described(self, table: Table) -> CourtFeatures:
        deck, favored, seats = table.seating.deck, table.favored, self.seats
        actions: list[set[int]] = [
            {action for card in court for action in deck.actions[card]} for court in table.courts
        ]
        spied, hostages, held = [0] * len(seats), [0] * len(seats), [0] * len(seats)
        prize, danger = [0.0] * len(seats), [0.0] * len(seats)
        for owner, court in enumerate(table.courts):
            for card in court:
                spies = table.spies[card]
                if not spies:
                    continue
                most, captor = 0, NONE
                for seat in seats:
                    own = spies >> (4 * seat) & 15
                    if own:
                        spied[seat] += own
                        if BETRAY in actions[seat]:
                            if deck.prize[card] >= 0 and deck.prize[card] == table.loyalty[seat]:
                                prize[seat] = 1.0
                            if seat != owner and deck.patriot[card] >= 0 and table.loyalty[owner] >= 0:
                                danger[owner] = 1.0
                    if own > most:
                        most, captor = own, seat
                    elif own == most:
                        captor = NONE
                if captor not in (NONE, owner):
                    hostages[captor] += most
                    held[owner] += most
        rows = []
        for seat, court in enumerate(table.courts):
            room = 3 + table.stars[4 * seat + POLITICAL] - len(court)
            rows.append([
                len(court) / 3.0, min(2, max(0, room)) / 2, spied[seat] / 3.0, held[seat] / 2.0, hostages[seat] / 2.0,
                table.gifts[seat].bit_count() / 2.0, len(table.prizes[seat]) / 2.0,
                sum([deck.leverage[card] for card in court]) / 2.0, danger[seat], prize[seat],
                float(seat == table.seating.wakhan),
            ])  # fmt: skip
        slots = [[card + FAVORED * (deck.suit[card] == favored) for card in court] for court in table.courts]
        return CourtFeatures(rows, self.forecast.influences(table), actions, slots)

    def outlook(self, table: Table, market: MarketFeatures, courts: CourtFeatures) -> CheckFeatures:
        influences = courts.influences
        last = table.checks <= 1
        key = (
            market.turns, table.checks, table.running, *table.points, *table.blocks, *table.cylinders,
            *influences[0], *influences[1], *influences[2], *((*table.stars, *table.rupees) if last else ()),
        )  # fmt: skip
        found = self._outlooks.get(key)
        if found is None:
            found = self._outlooks[key] = self._foreseen(table, market, influences)
        return found

    def _foreseen(self, table: Table, market: MarketFeatures, influences: list[list[int]]) -> CheckFeatures:
        seats = self.seats
        near, left = market.near, table.checks
        final = 1.0 if left <= 1 else 0.0
        counts = [table.on_map(coalition) for coalition in range(3)]
        cylinders = [table.in_play(seat) for seat in seats]
        later = self.forecast.foresee(table, market.turns, counts, influences, cylinders)
        now = self.forecast.now(table)
        ahead = [count - max(counts[:own] + counts[own + 1 :]) for own, count in enumerate(counts)]
        even = max(0.0, 1.0 - max(ahead) / 4.0)
        best = max(later)
        rows = []
        for seat in seats:
            points = table.points[seat]
            lead = _within(6.0, points - _others(table.points, seat)) / 4.0
            chance, at_once = log(later[seat] + LEAST), log(now[seat] + LEAST)
            loyalty = table.loyalty[seat]
            companions = table.loyalty.count(loyalty) - 1 if loyalty >= 0 else 0
            side = loyalty if loyalty >= 0 else ahead.index(max(ahead))
            own = influences[side][seat]
            first = own - _others(influences[side], seat)
            lead_in = _within(3.0, first) / 2.0
            step = _within(8.0, ahead[side]) / 4.0
            more = _within(4.0, cylinders[seat] - _others(cylinders, seat)) / 2.0
            rows.append([
                chance, chance * near, chance * final, at_once, at_once * near, at_once * final,
                points * (left >= 4) / 4, points * (left == 3) / 4, points * (left == 2) / 4, points * (left <= 1) / 4,
                lead, lead * final,
                own / 3.0, own * near / 3.0, lead_in, lead_in * near,
                step, step * near, step if first > 0 and step > 0 else 0.0, float(companions),
                cylinders[seat] / 4.0, more, more * near, more * even,
                (own - 1) / 2.0, float(later[seat] == best),
            ])  # fmt: skip
        return CheckFeatures(rows, later, now)

    def rest(self, table: Table, market: MarketFeatures, courts: CourtFeatures, outlook: CheckFeatures) -> Rows:
        number = len(self.seats)
        rows = []
        for seat in self.seats:
            rupees, loyalty, actions = table.rupees[seat], table.loyalty[seat], courts.actions[seat]
            distance = (seat - table.at) % number or number
            gain = 0.0
            if 0 <= market.price <= rupees:
                gain = log((outlook.now[seat] + LEAST) / (outlook.later[seat] + LEAST))
            hand = len(table.hands[seat])
            regions = table.rulers.count(seat)
            tribes = table.tribes[seat::number]
            standing = armies = 0
            if loyalty >= 0:
                there = table.armies[loyalty::3]
                armies = sum(there)
                if armies:
                    standing = sum([count for count, own in zip(there, tribes, strict=True) if own])
            rows.append([
                gain if gain > 0 and distance == 1 else 0.0, gain if gain > 0 and distance > 1 else 0.0,
                gain if gain < 0 else 0.0,
                min(rupees, 2) / 2, min(max(rupees - 2, 0), 2) / 2, min(max(rupees - 4, 0), 4) / 4,
                max(rupees - 8, 0) / 8,
                float(hand == 1), float(hand == 2), float(hand > 2),
                regions / 2.0, float(regions > 0 and BUILD in actions), float(regions > 0 and TAX in actions),
                sum(tribes) / 3.0, standing / 3.0, armies / 4.0,
                market.offered[loyalty] if loyalty >= 0 else 0.0, float(distance == 1), float(distance == number),
            ])  # fmt: skip
        return rows


FAVORED = COURT_SIZE + 1
"""The slots of court cards whose suit is favored come after those of all court cards, and so do foreign patriots."""


def hand_slots(table: Table, seat: int) -> list[int]:
    """The slots of the cards in a hand: 0 for an unknown one; patriots of another coalition count apart."""
    patriot, loyalty = table.seating.deck.patriot, table.loyalty[seat]
    return [
        0 if card is None else card + FAVORED * (patriot[card] >= 0 and patriot[card] != loyalty)
        for card in table.hands[seat]
    ]


def _within(limit: float, figure: float) -> float:
    return min(limit, max(-limit, figure))


def _others(figures: Sequence[int], seat: int) -> int:
    return max([figure for other, figure in enumerate(figures) if other != seat])


class ValueWeights(NamedTuple):
    """The weights of each figure and each card, in logits."""

    dense: Sequence[float]
    court: Sequence[float]
    hand: Sequence[float]


class ValueEstimate:
    """Values tables of one game that lie between two turns and differ little from the one that it is made with."""

    def __init__(self, table: Table, weights: ValueWeights) -> None:
        self.features = PositionFeatures(table)
        self._court, self._hand = weights.court, weights.hand
        first, second = len(OUTLOOK), len(OUTLOOK) + len(COURTS)
        self._outlook = weights.dense[:first]
        self._courts = weights.dense[first:second]
        self._rest = weights.dense[second:]
        # Rows are kept by `PositionFeatures`, so each of them stays what it is as long as this lives.
        self._known: dict[int, list[float]] = {}

    def shares(self, table: Table) -> list[float]:
        """Return each seat's chance to win, or what each seat has won where the game is over."""
        if table.over:
            end = outcome(table)
            return [end.share(seat) for seat in self.features.seats]
        logits = self.logits(table)
        best = max(logits)
        weights = [exp(logit - best) for logit in logits]
        whole = sum(weights)
        return [weight / whole for weight in weights]

    def logits(self, table: Table) -> list[float]:
        """For each seat a figure whose differences say how the chances of victory differ."""
        features, hand = self.features, self._hand
        market, courts = features.market(table), features.courts(table)
        outlook = features.outlook(table, market, courts)
        known = self._known
        by_outlook = known.get(id(outlook.rows))
        if by_outlook is None:
            by_outlook = known[id(outlook.rows)] = _weighed(outlook.rows, self._outlook)
        by_courts = known.get(id(courts.rows))
        if by_courts is None:
            cards = self._court
            by_courts = known[id(courts.rows)] = [
                figure + sum([cards[slot] for slot in slots])
                for figure, slots in zip(_weighed(courts.rows, self._courts), courts.slots, strict=True)
            ]
        by_rest = _weighed(features.rest(table, market, courts, outlook), self._rest)
        return [
            by_outlook[seat] + by_courts[seat] + by_rest[seat] + sum([hand[slot] for slot in hand_slots(table, seat)])
            for seat in features.seats
        ]

    def parts(self, table: Table) -> Rows:
        """For each seat what each of its figures adds, and then what its court cards and its hand do."""
        courts = self.features.courts(table)
        dense = (*self._outlook, *self._courts, *self._rest)
        return [
            [
                *map(mul, row, dense),
                sum([self._court[slot] for slot in courts.slots[seat]]),
                sum([self._hand[slot] for slot in hand_slots(table, seat)]),
            ]
            for seat, row in enumerate(self.features.of(table))
        ]


def _weighed(rows: Rows, weights: Sequence[float]) -> list[float]:
    return [sum(map(mul, row, weights)) for row in rows]
