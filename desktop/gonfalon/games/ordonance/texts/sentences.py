"""What is said of Ordonance, in whole sentences of the language that is installed."""

from __future__ import annotations

from gonfalon.games.ordonance.texts.names import said
from gonfalon.games.ordonance.texts.phrases import PHRASES
from gonfalon.games.ordonance.texts.teller import Teller, waiting
from gonfalon.texts.lines import Line, add_line
from gonfalon.texts.phrases import Phrases

__all__ = ["Line", "Teller", "add_line", "spell", "text", "waiting"]


def text(line: Line, language: str) -> str:
    """The whole sentence of a line of the chronicle; the language is that of the installed catalogue."""
    return spell(PHRASES, line, language)


def spell(phrases: Phrases, line: Line, language: str) -> str:
    """The whole sentence of a line that these phrases tell."""
    n = line.values.get("n", -1)
    assert isinstance(n, int)
    return said(phrases[line.key](n), language, line.values)
