"""The lines of the chronicle of Pax Pamir as sentences: those of `phrases` and `reasons`, with all names filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.deck import Deck
from gonfalon.games.pamir.rules.influence import influence
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts.grounds import GROUNDS
from gonfalon.games.pamir.texts.motives import MOTIVES, motive
from gonfalon.games.pamir.texts.names import Names, shown, spoken
from gonfalon.games.pamir.texts.phrases import FIGURES, PHRASES
from gonfalon.games.pamir.texts.reasons import REASONS
from gonfalon.games.pamir.texts.teller import Teller
from gonfalon.texts.lines import Figure, Line, LookedFor, Telling, add_line
from gonfalon.texts.phrases import Phrases

__all__ = ["ALL", "SHOWN", "TELLING", "Line", "Teller", "add_line", "text"]

ALL: Final[Phrases] = {**PHRASES, **REASONS, **MOTIVES, **GROUNDS}


def text(line: Line, names: Names) -> str:
    """The whole sentence of a line; the language of the names is that of the installed catalogue."""
    if line.key in FIGURES:
        return _clause(line, names)
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
        figures = {Figure(seat): rupees for seat, rupees in enumerate(table.rupees)}
        figures |= {Figure(seat, "points"): points for seat, points in enumerate(table.points)}
        held = ((seat, coalition) for seat, coalition in enumerate(table.loyalty) if coalition != NONE)
        return figures | {Figure(seat, "influence"): influence(table, seat, side) for seat, side in held}

    def passed_over(self, answer: str, family: str) -> Line | None:
        key = {"end": "turn-ends", "done": "stops", "pass": "stops"}.get(answer)
        return None if key is None else Line(key, family, values={"family": family})

    def looked_for(self, line: Line) -> LookedFor | None:
        return "check" if line.key in ("check", "check-last") else super().looked_for(line)

    def thing(self, figure: Figure, table: Table) -> Line | None:
        return None if figure.thing is None else Line(f"in-{figure.thing}")

    def reason(self, word: str, figures: Sequence[int], seat: int, table: Table) -> Line | None:
        return motive(word, figures, seat, table) or super().reason(word, figures, seat, table)

    def text(self, line: Line, cards: Deck | None = None, reader: str = "") -> str:
        return text(line, self._names())


TELLING: Final = _Telling(spoken)
"""With the numbers of cards, by which moves name them where they are written."""
SHOWN: Final = _Telling(shown)
"""Without numbers, where cards can be seen."""
