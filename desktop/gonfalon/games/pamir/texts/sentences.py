"""The lines of the chronicle of Pax Pamir as sentences: those of `phrases` and `reasons`, with all names filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.texts.motives import MOTIVES, motive
from gonfalon.games.pamir.texts.names import Names, shown, spoken
from gonfalon.games.pamir.texts.phrases import PHRASES
from gonfalon.games.pamir.texts.reasons import REASONS
from gonfalon.games.pamir.texts.teller import Teller
from gonfalon.texts.lines import Figure, Line, Telling, add_line
from gonfalon.texts.phrases import Phrases

__all__ = ["ALL", "SHOWN", "TELLING", "Line", "Teller", "add_line", "text"]

ALL: Final[Phrases] = {**PHRASES, **REASONS, **MOTIVES}


def text(line: Line, names: Names) -> str:
    """The whole sentence of a line; the language of the names is that of the installed catalogue."""
    return names.said(_pattern(line), _values(line, names))


def _clause(line: Line, names: Names) -> str:
    """A line as a part of another."""
    return names.filled(_pattern(line), _values(line, names))


def _pattern(line: Line) -> str:
    return ALL[line.key](line.counted())


def _values(line: Line, names: Names) -> dict[str, object]:
    """What a line says, lines within it as their words."""
    values: dict[str, object] = {"parts": "", "clauses": ""}
    for name, value in line.values.items():
        if name == "parts":
            assert isinstance(value, tuple)
            clauses = ", ".join(_clause(part, names) for part in value)
            values |= {"parts": f": {clauses}" if clauses else "", "clauses": clauses}
        else:
            values[name] = _clause(value, names) if isinstance(value, Line) else value
    return values


class _Telling(Telling[Table, Deck]):
    """How Pax Pamir is told."""

    def __init__(self, names: Callable[[], Names]) -> None:
        self._names = names

    def teller(self, table: Table) -> Teller:
        return Teller(table.seating)

    def figures(self, table: Table) -> Mapping[Figure, int]:
        return {Figure(seat): rupees for seat, rupees in enumerate(table.rupees)}

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> Line | None:
        return motive(word, figures, seat, table) or super().reason(word, figures, seat, table)

    def text(self, line: Line, cards: Deck | None = None) -> str:
        return text(line, self._names())


TELLING: Final = _Telling(spoken)
"""With the numbers of cards, by which moves name them where they are written."""
SHOWN: Final = _Telling(shown)
"""Without numbers, where cards can be seen."""
