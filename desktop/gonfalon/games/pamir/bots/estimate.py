"""The learned value of a position: how likely each seat is to win, from its figures and its cards."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul
from typing import NamedTuple

from gonfalon.games.pamir.bots.features import COURTS, OUTLOOK, Features, Rows, hand_slots
from gonfalon.games.pamir.rules.dominance import outcome
from gonfalon.games.pamir.rules.table import Table


class Weights(NamedTuple):
    """What each figure and each card counts, in logits."""

    dense: Sequence[float]
    court: Sequence[float]
    hand: Sequence[float]


class Estimate:
    """Values tables of one game that lie between two turns and differ little from the one that it is made with."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.features = Features(table)
        self._court, self._hand = weights.court, weights.hand
        first, second = len(OUTLOOK), len(OUTLOOK) + len(COURTS)
        self._outlook = weights.dense[:first]
        self._courts = weights.dense[first:second]
        self._rest = weights.dense[second:]
        # Rows are kept by `Features`, so each of them stays what it is as long as this lives.
        self._known: dict[int, list[float]] = {}

    def shares(self, table: Table) -> list[float]:
        """How likely each seat is to win; what each has won where the game is over."""
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
