"""Sets of cards that somebody asks for and cannot have, or cannot have yet."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gonfalon.core.slips import Slip

__all__ = ["KEPT", "NO_TEXTS", "MissingSet", "SetsUnread", "in_record", "other_text"]

KEPT: Final = ""
"""What the file is called of a set whose text is kept in a record: by no name that there could be a file of."""
NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})
"""What a record has that keeps none."""


class MissingSet(LookupError):
    """A set of cards that a record names is not here, or not as it was; its text is a sentence."""

    def __init__(self, sentence: str, place: int, name: str) -> None:
        super().__init__(sentence)
        self.place = place
        """Its index among the sets of the record."""
        self.name = name


class SetsUnread(Exception):
    """Cards that are asked for may be among those that are still being read; nothing is wrong with them so far."""


def in_record(name: str, slip: Slip) -> str:
    """A sentence about a set whose text a record brings along, which has mistakes."""
    place = f"line {slip.line} of its text in the record" if slip.line else "its text in the record"
    return f"this game was played with the set of cards '{name}', which is not here; {place} is broken: {slip.sentence}"


def other_text(name: str, hash: str, here: str) -> str:
    """A sentence about a set whose text a record brings along, which is not what was played with."""
    return (
        f"this game was played with other cards: its set '{name}' has the hash {hash}, the text in the record has "
        f"{here}."
    )
