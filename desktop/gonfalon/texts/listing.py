"""Everything that can be done now, and what else is to be known for it, as a list that is read and searched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

__all__ = ["Entry", "Group", "found"]


class Entry(NamedTuple):
    """A line of the list; without a move it only tells something."""

    title: str
    detail: str = ""
    move: Any = None


class Group(NamedTuple):
    """Lines under a heading."""

    heading: str
    entries: tuple[Entry, ...]


def found(groups: Sequence[Group], words: str) -> Iterator[Group]:
    """The groups with the lines that have all these words in them, in whatever order; all of them for none."""
    wanted = words.casefold().split()
    for group in groups:
        entries = tuple(
            entry
            for entry in group.entries
            if all(word in f"{group.heading} {entry.title} {entry.detail}".casefold() for word in wanted)
        )
        if entries:
            yield Group(group.heading, entries)
