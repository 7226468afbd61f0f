"""Figures as people round and write them: half counts up, and the comma stands where it does in their language."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

from gonfalon.texts.catalogue import current
from gonfalon.texts.languages import ENGLISH

__all__ = ["decimal", "percent"]


def decimal(number: float) -> str:
    """A number with one digit behind the point, or the comma."""
    text = str(_rounded(number, "0.1"))
    return text if current() == ENGLISH else text.replace(".", ",")


def percent(share: float) -> int:
    """A share in hundredths."""
    return int(_rounded(100 * share, "1"))


def _rounded(number: float, step: str) -> Decimal:
    # As it is written: 9.45 is a little less than that in the machine.
    return Decimal(f"{number:.10g}").quantize(Decimal(step), ROUND_HALF_UP)
