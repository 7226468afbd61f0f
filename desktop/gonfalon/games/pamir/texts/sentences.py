"""What is told of Pax Pamir, in whole sentences of the language that is installed."""

from __future__ import annotations

from typing import Final

from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.phrases import PHRASES
from gonfalon.games.pamir.texts.reasons import REASONS
from gonfalon.games.pamir.texts.teller import Teller, waiting
from gonfalon.texts.lines import Line, add_line
from gonfalon.texts.phrases import Phrases

__all__ = ["ALL", "Line", "Teller", "add_line", "text", "waiting"]

ALL: Final[Phrases] = {**PHRASES, **REASONS}


def text(line: Line, names: Names) -> str:
    """The whole sentence of a line; the language of the names is that of the installed catalogue."""
    return names.said(_pattern(line), _values(line, names))


def _clause(line: Line, names: Names) -> str:
    """A line as a part of another."""
    return names.filled(_pattern(line), _values(line, names))


def _pattern(line: Line) -> str:
    n = line.values.get("n", -1)
    assert isinstance(n, int)
    return ALL[line.key](n)


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
