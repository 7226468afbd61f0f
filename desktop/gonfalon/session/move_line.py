"""A line: how a game may go on after a move, in a deal that one seat cannot tell from the true one."""

from __future__ import annotations

from typing import NamedTuple


class MoveLine(NamedTuple):
    """The moves of all seats in a game that looks to one seat like the one it plays."""

    deal: int
    """The seed by which all that the seat does not know is dealt (`View.determinize`)."""
    moves: tuple[str, ...]
    """From the answer of that seat on."""
