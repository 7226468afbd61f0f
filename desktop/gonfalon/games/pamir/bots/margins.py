"""What one more piece, or a point of influence, or another loyalty would change in the forecast of a seat."""

from __future__ import annotations

from gonfalon.games.pamir.bots.forecast import Forecast
from gonfalon.games.pamir.rules.table import Table

LEAST = 0.008
"""What a cylinder or a point of influence is worth at the least: it stays for the checks to come."""


class Margins:
    """Works out by differences what pieces are worth as the table lies."""

    def __init__(self, table: Table, seat: int, forecast: Forecast) -> None:
        seats = range(table.seating.seats)
        self.table = table
        self.seat = seat
        self.forecast = forecast
        self.turns = max(1.0, forecast.nearness.turns(table))
        self.influences = forecast.influences(table)
        self.counts = [table.on_map(coalition) for coalition in range(3)]
        self.in_play = [table.in_play(other) for other in seats]
        self.base = self._chance(self.counts, self.influences, self.in_play)
        loyalty = table.loyalty[seat]
        self.block = self._block(loyalty, self.influences, self.in_play, self.base)
        more = [figure + (other == seat) for other, figure in enumerate(self.in_play)]
        self.cylinder = max(LEAST / 2, self._chance(self.counts, self.influences, more) - self.base)
        influences = [figures.copy() for figures in self.influences]
        influences[loyalty][seat] += 1
        self.influence = max(LEAST, self._chance(self.counts, influences, self.in_play) - self.base)
        self._changes: dict[int, tuple[float, float]] = {}

    def change(self, coalition: int) -> tuple[float, float]:
        """What it brings to become loyal to a coalition by a patriot of it, and what a block is worth then (Y2)."""
        if coalition not in self._changes:
            table, seat = self.table, self.seat
            influences = [figures.copy() for figures in self.influences]
            influences[table.loyalty[seat]][seat] = 0
            influences[coalition][seat] = 2
            in_play = self.in_play.copy()
            in_play[seat] -= table.gifts[seat].bit_count()
            base = self._chance(self.counts, influences, in_play)
            lost = self.influences[table.loyalty[seat]][seat] - 2
            block = self._block(coalition, influences, in_play, base)
            self._changes[coalition] = (base - self.base - LEAST * lost, block)
        return self._changes[coalition]

    def _block(self, coalition: int, influences: list[list[int]], in_play: list[int], base: float) -> float:
        # Two blocks at once: a single one may not be felt where the step to dominance is far.
        counts = [count + 2 * (other == coalition) for other, count in enumerate(self.counts)]
        return (self._chance(counts, influences, in_play) - base) / 2

    def _chance(self, counts: list[int], influences: list[list[int]], in_play: list[int]) -> float:
        return self.forecast.foresee(self.table, self.turns, counts, influences, in_play)[self.seat]
