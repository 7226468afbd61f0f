"""Forecast of when the next Dominance Check comes, and what it will bring to which seat."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from gonfalon.games.pamir.rules.constants import CHECKS, MILITARY
from gonfalon.games.pamir.rules.dominance import (
    DECISIVE,
    SUCCESSFUL,
    UNSUCCESSFUL,
    dominant_coalition,
    influence,
    lead_needed,
    points_if_dominant,
)
from gonfalon.games.pamir.rules.market import COLUMNS
from gonfalon.games.pamir.rules.seating import CHECKS_BY_PILE
from gonfalon.games.pamir.rules.table import EMPTY, Table

DEALT = 1.3
"""How many cards are dealt in a turn."""
JOURNEY = 4.0
"""How many turns a check lies in the market until somebody buys it or it comes to the left."""
STEP = 1.6
"""How many turns a card of the market needs for a column."""


class CheckDistance:
    """Counts the turns until the next check from the market and, where it is not there, from the deck."""

    def __init__(self, table: Table) -> None:
        self.in_deck = self._in_deck(table)

    def turns(self, table: Table) -> float:
        """0 when the check comes at the end of the turn that goes on, 1 at the end of the next one, and so on."""
        soonest = self.in_deck
        for place, card in enumerate(table.market):
            if card in CHECKS:
                if COLUMNS[place] == 0:
                    return 0.0
                soonest = min(soonest, 1.0 + STEP * later_column(table, place))
        return soonest

    def price(self, table: Table) -> int:
        """Return the cost of the cheapest check in the market once the market has closed up, -1 without one."""
        rate = 2 if table.favored == MILITARY else 1
        prices = [rate * later_column(table, place) for place, card in enumerate(table.market) if card in CHECKS]
        return min(prices, default=-1)

    def _in_deck(self, table: Table) -> float:
        """The turns until a check is dealt and has come to the left, about the middle of its pile."""
        here = sum(card in CHECKS for card in table.market)
        seen = len(CHECKS) - table.checks + here
        piles = table.seating.piles
        dealt = table.seating.size - len(table.deck)
        waiting = [pile for pile, checks in enumerate(CHECKS_BY_PILE) if checks][seen:]
        if not waiting:
            return 30.0
        start = sum(piles[: waiting[0]])
        end = start + piles[waiting[0]]
        cards = (max(dealt, start) + max(dealt, end)) / 2 - dealt
        return cards / DEALT + JOURNEY


def later_column(table: Table, place: int) -> int:
    """The column in which a card of the market will lie when its row has closed up (C5)."""
    row = place - COLUMNS[place]
    return sum(table.market[left] != EMPTY for left in range(row, place))


def can_check(table: Table, seat: int) -> bool:
    """Return whether the seat can buy a check in this turn."""
    if table.at != seat or not table.actions:
        return False
    rate = 2 if table.favored == MILITARY else 1
    return any(
        card in CHECKS and not table.paid >> card & 1 and COLUMNS[place] * rate <= table.rupees[seat]
        for place, card in enumerate(table.market)
    )


HAZE = 3.0
"""How many points in the lead make a victory e times as likely while there are checks to come."""
SUDDEN = 0.35
"""How sharply a lead divides victory at once from none (V1)."""
STEEP = 1.7
"""How much of what is unclear a step of one in influence or cylinders stands out."""
FIRST = (*SUCCESSFUL, 0, 0, 0, 0)
SECOND = (*UNSUCCESSFUL, 0, 0, 0, 0, 0)
"""The points of all places (D6, D7)."""
BLOCKS_COME, INFLUENCE_COMES, CYLINDERS_COME = 0.5, 0.3, 0.45
"""How fast the figures that a check compares become unclear, for a turn; they do so with its root."""
DRIFT = 0.12
"""How many blocks more a coalition gains in a turn for each seat that is loyal to it."""
LONG = 12.0
"""In how many turns, at the most."""
UNLIKELY = 0.02
"""What is less likely than this is left out."""
STARS, RUPEES = 0.12, 0.01
"""What red stars and rupees count in points at the final check: they break ties (V4)."""


def likelihood(difference: float) -> float:
    """Return the likelihood of an event that happens above 0: 0.5 there, 0.95 at 3."""
    if difference < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-difference))


class CheckForecast:
    """Foresees checks from what everybody sees."""

    def __init__(self, table: Table) -> None:
        self.nearness = CheckDistance(table)
        self.wakhan = table.seating.wakhan
        self.seats = range(table.seating.seats)
        self._known: dict[tuple[float, ...], list[float]] = {}

    def now(self, table: Table) -> list[float]:
        """Return how likely each seat is to win after a check that is scored at once."""
        final = table.checks <= 1
        gains = points_if_dominant(table, dominant_coalition(table), final)
        return self._chances([points + gain for points, gain in zip(table.points, gains, strict=True)], table, final)

    def later(self, table: Table, turns: float) -> list[float]:
        """Return how likely each seat is to win when the next check comes after so many turns."""
        influences = self.influences(table)
        counts = [table.on_map(coalition) for coalition in range(3)]
        in_play = [table.in_play(seat) for seat in self.seats]
        if table.checks <= 1:
            return self.foresee(table, turns, counts, influences, in_play)
        # Most of the moves that are compared change none of this.
        key = (turns, *table.points, table.running, *counts, *in_play, *influences[0], *influences[1], *influences[2])
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.foresee(table, turns, counts, influences, in_play)
        return found

    def influences(self, table: Table) -> list[list[int]]:
        """For each coalition the influence of each seat, 0 where it is not loyal."""
        found = [[0] * len(self.seats) for _ in range(3)]
        for seat, loyalty in enumerate(table.loyalty):
            if loyalty >= 0:
                found[loyalty][seat] = influence(table, seat, loyalty)
            elif seat == self.wakhan:
                for coalition in range(3):
                    found[coalition][seat] = influence(table, seat, coalition)
        return found

    def foresee(
        self,
        table: Table,
        turns: float,
        counts: Sequence[float],
        influences: Sequence[Sequence[float]],
        in_play: Sequence[float],
    ) -> list[float]:
        """The same with other figures than those of the table.

        Args:
            table: points, stars and rupees are those of this table.
            turns: how many turns there are until the check.
            counts: the blocks of each coalition in play.
            influences: for each coalition the influence of each seat, 0 where it is not loyal.
            in_play: the cylinders of each seat in play.
        """
        final = table.checks <= 1
        likely = self._dominance(table, turns, counts, influences)
        unclear = 0.3 + INFLUENCE_COMES * turns**0.5
        total = [0.0] * len(self.seats)
        for coalition, chance in enumerate(likely):
            if chance < UNLIKELY:
                continue
            if coalition == len(likely) - 1:
                gains = _ranked(in_play, SECOND, 0.4 + CYLINDERS_COME * turns**0.5)
            else:
                gains = _ranked([figure or -1 for figure in influences[coalition]], FIRST, unclear)
            factor = 2 if final else 1
            points = [had + factor * gain for had, gain in zip(table.points, gains, strict=True)]
            for seat, share in enumerate(self._chances(points, table, final)):
                total[seat] += chance * share
        whole = sum(total) or 1.0
        return [share / whole for share in total]

    def _dominance(
        self, table: Table, turns: float, counts: Sequence[float], influences: Sequence[Sequence[float]]
    ) -> list[float]:
        """Return how likely each coalition is to be dominant, and at the end how likely it is that none is."""
        lead = lead_needed(table)
        spread = 0.3 + BLOCKS_COME * turns**0.5
        edge_scroll = DRIFT * min(turns, LONG) / len(self.seats)
        backed = [
            counts[coalition] + edge_scroll * sum(figure > 0 for figure in influences[coalition])
            for coalition in range(3)
        ]
        likely = []
        for coalition in range(3):
            best = max(backed[other] for other in range(3) if other != coalition)
            likely.append(likelihood((backed[coalition] - best - lead + 0.5) / spread))
        whole = sum(likely)
        if whole > 1.0:
            return [chance / whole for chance in likely] + [0.0]
        return [*likely, 1.0 - whole]

    def _chances(self, points: Sequence[float], table: Table, final: bool) -> list[float]:
        """Return how likely each seat is to win with these points."""
        haze = HAZE
        if final:
            haze = 0.5
            points = [
                had + STARS * min(4, table.stars[4 * seat + MILITARY]) + RUPEES * min(20, table.rupees[seat])
                for seat, had in enumerate(points)
            ]
        best = max(points)
        weights = [exp((had - best) / haze) for had in points]
        whole = sum(weights)
        if final:
            return [weight / whole for weight in weights]
        leader = max(self.seats, key=points.__getitem__)
        second = max(had for seat, had in enumerate(points) if seat != leader)
        sudden = likelihood((best - second - DECISIVE + 0.4) / SUDDEN)
        return [sudden * (seat == leader) + (1.0 - sudden) * weight / whole for seat, weight in enumerate(weights)]


def _ranked(figures: Sequence[float], prizes: Sequence[int], unclear: float) -> list[float]:
    """The points that each seat may expect for its figure; -1 is one that takes no part."""
    gains = [0.0] * len(figures)
    taking_part = [seat for seat, figure in enumerate(figures) if figure >= 0]
    ahead = dict.fromkeys(taking_part, 0.0)
    scale = STEEP / unclear
    for one, seat in enumerate(taking_part):
        for other in taking_part[one + 1 :]:
            beaten = likelihood((figures[other] - figures[seat]) * scale)
            ahead[seat] += beaten
            ahead[other] += 1.0 - beaten
    for seat, place in ahead.items():
        whole = int(place)
        part = place - whole
        gains[seat] = prizes[whole] * (1.0 - part) + prizes[whole + 1] * part
    return gains
