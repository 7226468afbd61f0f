"""How long decisions took: any number of times in little room, from which quantiles are read to within 2 %."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

__all__ = ["QUANTILES", "Times", "called"]

QUANTILES: Final = (0.5, 0.99, 0.999)
"""Which quantiles are told of the time a decision took, beside the largest."""
_WIDTH: Final = math.log(1.04)
"""The logarithm of how much longer the times of each drawer are than those of the one before."""


def called(share: float) -> str:
    """What reports call a quantile."""
    return "median" if share == 0.5 else f"p{share * 100:g}"


class Times:
    """Times in drawers of which each is 4 % wider (DDSketch: Masson, Rim and Lee, VLDB 2019); the largest as it is."""

    __slots__ = ("drawers", "largest")

    def __init__(self) -> None:
        self.drawers: dict[int, int] = {}
        """How many times lie in each."""
        self.largest = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        drawer = math.ceil(math.log(max(seconds, 1e-9)) / _WIDTH)
        self.drawers[drawer] = self.drawers.get(drawer, 0) + 1
        self.largest = max(self.largest, seconds)

    def merge(self, other: Times) -> None:
        """The times of another."""
        for drawer, count in other.drawers.items():
            self.drawers[drawer] = self.drawers.get(drawer, 0) + count
        self.largest = max(self.largest, other.largest)

    @property
    def count(self) -> int:
        return sum(self.drawers.values())

    def quantile(self, share: float) -> float:
        """The time in seconds that this share of all does not exceed; 0.0 where there are none."""
        rank = max(1, math.ceil(share * self.count))
        for drawer in sorted(self.drawers):
            rank -= self.drawers[drawer]
            if rank <= 0:
                return min(self.largest, math.exp((drawer - 0.5) * _WIDTH))
        return 0.0

    def figures(self) -> dict[str, float]:
        """The quantiles and the largest in milliseconds, by what reports call them."""
        found = {called(share): self.quantile(share) for share in QUANTILES}
        return {name: round(seconds * 1000, 3) for name, seconds in {**found, "longest": self.largest}.items()}

    def as_json(self) -> dict[str, Any]:
        return {"largest": self.largest, "drawers": {str(drawer): self.drawers[drawer] for drawer in self.drawers}}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Times:
        times = cls()
        times.largest = data["largest"]
        times.drawers = {int(drawer): count for drawer, count in data["drawers"].items()}
        return times
