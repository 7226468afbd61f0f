"""Numbers as they are cut in stone."""

from __future__ import annotations

__all__ = ["roman"]

_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """A number from 1 to 39 as rounds and markers are counted."""
    return "X" * (number // 10) + _ONES[number % 10]
