"""Moves of Ordonance, in the words of records and scenarios (rules, section 11)."""

from __future__ import annotations

import re
from typing import NamedTuple

_TERRITORY = re.compile("[1-9]")
_UNIT = re.compile("[SBWHF]{1,15}")


class Move(NamedTuple):
    """A unit into a territory, or nothing; `Move.parse(str(move)) == move`.

    >>> Move.parse("play SB 3")
    Move(unit='SB', territory=3)
    """

    unit: str
    """The letters of its icons, empty for a pass."""
    territory: int
    """From 1; 0 for a pass."""

    def __str__(self) -> str:
        return f"play {self.unit} {self.territory}" if self.unit else "pass"

    @classmethod
    def parse(cls, text: str) -> Move:
        """
        Raises:
            ValueError: with a sentence, when the text is not a move.
        """
        match text.split():
            case ["play", unit, territory] if _UNIT.fullmatch(unit) and _TERRITORY.fullmatch(territory):
                return cls(unit, int(territory))
            case ["pass"]:
                return PASS
        raise ValueError(f"'{text}' is not a move: write for instance 'play SB 3', or 'pass'.")


PASS = Move("", 0)
ONLY_PASS = (PASS,)
