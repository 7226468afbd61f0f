"""Sets of cards that somebody asks for and cannot have, or cannot have yet."""

from __future__ import annotations

__all__ = ["MissingSet", "SetsUnread"]


class MissingSet(LookupError):
    """A set of cards that a record names is not here, or not as it was; its text is a sentence."""

    def __init__(self, sentence: str, place: int, name: str) -> None:
        super().__init__(sentence)
        self.place = place
        """Its index among the sets of the record."""
        self.name = name


class SetsUnread(Exception):
    """Cards that are asked for may be among those that are still being read; nothing is wrong with them so far."""
