"""Tables in plain text: how each game is told to a terminal, in lines that anybody can read.

A game is told by an object that answers the questions of `TextTable`; its `Game.terminal` gives it. It is given what
one seat knows and nothing else: a `View`, or events that were redacted for that seat. So it may say all that it finds
there, as long as it asks nobody but its arguments. Seat -1 is a spectator, who knows what everybody knows. Everything
else (whose turn it is, the list of moves, the curtain, the log, undo) is done for all games alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Any, Protocol

from gonfalon.core.knowledge import View

SPECTATOR = -1
"""The seat of somebody who only watches."""


class TextTable(Protocol):
    """One game in lines of plain text; only ASCII, which every terminal can show.

    A line that is wider than the terminal is broken there, and goes on two columns further in. `names` has a name for
    each seat.
    """

    @property
    def help(self) -> Sequence[str]:
        """How moves are written and what the signs of the table mean, a paragraph each."""
        ...

    def lines(self, view: View, names: Sequence[str], width: int) -> list[str]:
        """All that the seat `view.seat` sees: the table, every seat, its own hand; `width` columns have room.

        Also asked for a spectator, and when the game is over; then `view.decision` is None.
        """
        ...

    def glance(self, view: View, names: Sequence[str], width: int) -> list[str]:
        """What must be seen for the question of `view.decision` by a seat that has just seen the whole table.

        That is the table once more, unless it is so large that most of it would only stand in the way.
        """
        return self.lines(view, names, width)

    def question(self, view: View, names: Sequence[str]) -> str:
        """What is asked of the seat that decides, in one sentence: `view.decision.prompt` in words."""
        ...

    def gloss(self, view: View, move: Any, names: Sequence[str]) -> str:
        """What a move means beside its text, in a few words; empty where the text says it all."""
        ...

    def tell(self, event: Any, table: Any, seat: int, names: Sequence[str]) -> list[str]:
        """What has happened, in sentences; none for what goes without saying.

        Args:
            event: redacted for `seat`.
            table: as that seat knew it just before; `event.apply(table)` comes after this.
            seat: who reads it, or `SPECTATOR`.
            names: what the seats are called.
        """
        ...

    def about(self, view: View, words: str) -> list[str]:
        """What a card or another thing of the game does that is called like this, a paragraph each; none if unknown."""
        return []


class NoTable(LookupError):
    """A game that cannot be told in text; its text is a sentence."""


def aligned(rows: Iterable[Sequence[str]], indent: int = 2, gap: int = 2) -> list[str]:
    """Rows as lines whose columns stand below one another; a row may be shorter than the others."""
    rows = list(rows)
    widths = [max(map(len, column)) for column in zip_longest(*rows, fillvalue="")]
    between = " " * gap
    return [
        " " * indent + between.join(cell.ljust(width) for cell, width in zip(row, widths, strict=False)).rstrip()
        for row in rows
    ]


def counted(number: int, one: str, many: str | None = None) -> str:
    """A number and what there is so many of: `1 card`, `2 cards`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def listed(words: Sequence[str], last: str = "and") -> str:
    """Words as a sentence lists them: `a, b and c`."""
    return f"{', '.join(words[:-1])} {last} {words[-1]}" if len(words) > 1 else "".join(words)
