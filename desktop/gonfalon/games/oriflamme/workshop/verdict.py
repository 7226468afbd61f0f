"""How a card compares with the others, as far as the intervals of its figures let one say so."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from gonfalon.bots.weighing import Column, Tally
from gonfalon.games.oriflamme.bots.weighing import Weighing
from gonfalon.texts.catalogue import translate

__all__ = ["Figure", "Verdict", "figure", "verdict_of", "verdict_words"]

RARE: Final = 0.02
"""What happens to fewer copies than this is said never to happen."""
SLIGHT: Final = 1.0
"""A difference of fewer points than this is none, however sure it is."""
TOO_MUCH: Final = 3.0
"""A card that differs by more points than this, for all that the games tell, is too strong or too weak."""
WIDE: Final = 2.0
"""An interval that is wider than this to each side, in points, tells nothing of a card that may be even."""


class Verdict(Enum):
    """How a card compares with the others."""

    TOO_STRONG = "too strong"
    A_LITTLE_STRONG = "a little strong"
    EVEN = "even"
    A_LITTLE_WEAK = "a little weak"
    TOO_WEAK = "too weak"
    NEVER_PLAYED = "never played"
    NEVER_REVEALED = "never revealed"
    UNSURE = "unsure"
    """So few games tell nothing yet."""

    @property
    def strong(self) -> bool:
        return self in (Verdict.TOO_STRONG, Verdict.A_LITTLE_STRONG)

    @property
    def weak(self) -> bool:
        return self in (Verdict.TOO_WEAK, Verdict.A_LITTLE_WEAK)


class Figure(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def figure(tally: Tally, key: str) -> Figure | None:
    """One of the figures of a tally by its key, None as long as fewer than two games tell it."""
    ratio = tally.ratios[key]
    interval = _COLUMNS[key].interval(ratio)
    if ratio.value is None or interval is None:
        return None
    return Figure(ratio.value, *interval)


_COLUMNS: Final[Mapping[str, Column]] = {column.key: column for column in (*Weighing.columns, *Weighing.beside)}


def verdict_of(played: Figure | None, revealed: Figure | None, difference: Figure | None) -> Verdict:
    """The verdict on a card.

    Args:
        played: of the copies dealt, those that were played.
        revealed: of the copies played, those that were revealed.
        difference: how many points more often than even those win who play it.
    """
    if played is not None and played.high < RARE:
        return Verdict.NEVER_PLAYED
    if revealed is not None and revealed.high < RARE:
        return Verdict.NEVER_REVEALED
    if difference is None:
        return Verdict.UNSURE
    if difference.low > TOO_MUCH:
        return Verdict.TOO_STRONG
    if difference.high < -TOO_MUCH:
        return Verdict.TOO_WEAK
    if difference.low > 0 and difference.value > SLIGHT:
        return Verdict.A_LITTLE_STRONG
    if difference.high < 0 and difference.value < -SLIGHT:
        return Verdict.A_LITTLE_WEAK
    return Verdict.UNSURE if difference.high - difference.low > 2 * WIDE else Verdict.EVEN


def verdict_words(verdict: Verdict) -> str:
    """The verdict in the reader's language, as it stands in a table."""
    return {
        Verdict.TOO_STRONG: translate("Balance", "too strong"),
        Verdict.A_LITTLE_STRONG: translate("Balance", "a little strong"),
        Verdict.EVEN: translate("Balance", "even"),
        Verdict.A_LITTLE_WEAK: translate("Balance", "a little weak"),
        Verdict.TOO_WEAK: translate("Balance", "too weak"),
        Verdict.NEVER_PLAYED: translate("Balance", "never played"),
        Verdict.NEVER_REVEALED: translate("Balance", "never revealed"),
        Verdict.UNSURE: translate("Balance", "too few games"),
    }[verdict]
