"""How a set stands while it is written: what is wrong with it, where, and what of it can be shown all the same."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.core.deck import CardFileError, Slip
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.shelf import lacking
from gonfalon.games.oriflamme.workshop.compiling import compiled
from gonfalon.games.oriflamme.workshop.leaving import without_slips
from gonfalon.games.oriflamme.workshop.outline import card_at, own_ids, walk
from gonfalon.games.oriflamme.workshop.scanning import Sort

__all__ = ["Fault", "Mend", "Standing", "card_at", "own_ids", "standing"]


class Mend(NamedTuple):
    """So many letters at a place, counted from 0, and the word that would be right there."""

    line: int
    column: int
    length: int
    word: str

    def applied(self, text: str) -> str:
        """The text with the right word."""
        lines = text.split("\n")
        line = lines[self.line]
        lines[self.line] = line[: self.column] + self.word + line[self.column + self.length :]
        return "\n".join(lines)


class Fault(NamedTuple):
    """A mistake, and the letters that it is about, counted from 0."""

    slip: Slip
    line: int
    column: int
    length: int
    """0 for a mistake of the whole set."""
    mend: Mend | None


class Standing(NamedTuple):
    """What has become of a text."""

    text: str
    cards: CardSet | None
    """The set, if nothing at all is wrong with it."""
    faults: tuple[Fault, ...]
    """In the order of their places."""
    shown: CardSet | None
    """The set without the lines that are wrong."""
    left_out: tuple[int, ...]
    """Lines, counted from 0, that are not in what is shown."""


def standing(path: Path, text: str, others: Sequence[str]) -> Standing:
    """What the loader says of a text.

    Args:
        path: where its file lies or will lie; emblems lie beside it.
        others: the cards that come with the game, which its programs may name.
    """
    source, kinds = str(path), tuple(others)
    try:
        cards = compiled(source, text, kinds)
    except CardFileError as error:
        shown, left_out = without_slips(source, text, kinds)
        return Standing(text, None, _faults(source, text, error.slips), shown, left_out)
    slips = lacking(cards, path)
    return Standing(text, None if slips else cards, _faults(source, text, slips), cards, ())


_ENDS: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""Of lines, for YAML."""
_TO_THE_END: Final = tuple("\"'|>")
_TOKEN: Final = re.compile(r"[^\s,\[\]{}\"':]+|\S")
_BORDER_BEFORE, _BORDER_BEHIND = r"(?<![^\s\"'\[{,])", r"(?![^\s\"'\]},:])"
_FEW_LINES: Final = 20
"""So many lines below its beginning a word is looked for that stands in a long line of a program."""


def _faults(source: str, text: str, slips: Iterable[Slip]) -> tuple[Fault, ...]:
    lines = text.split("\n")
    starts = [0, *(end.end() for end in _ENDS.finditer(text))]
    found = [_fault(source, text, lines, starts, slip) for slip in slips]
    return tuple(sorted(found, key=lambda fault: (fault.line, fault.column)))


def _fault(source: str, text: str, lines: list[str], starts: list[int], slip: Slip) -> Fault:
    if slip.source != source:
        return Fault(slip, *_of_emblem(lines, Path(slip.source).stem), None)
    if not slip.line:
        return Fault(slip, 0, 0, 0, None)
    at = min(starts[min(slip.line, len(starts)) - 1] + slip.column - 1, len(text))
    line = text.count("\n", 0, at)
    column = at - (text.rfind("\n", 0, at) + 1)
    values = dict(slip.values)
    word = next((str(values[name]) for name in ("word", "id") if name in values), "")
    if word and (place := _place_of(lines, line, column, word)):
        near = values.get("near")
        return Fault(slip, *place, Mend(*place, str(near)) if near else None)
    return Fault(slip, *_letters(lines, line, column), None)


def _of_emblem(lines: list[str], id: str) -> tuple[int, int, int]:
    """Where the card is written whose drawing is wrong."""
    for number, word in walk(lines):
        if word.sort is Sort.KEY and word.text == id:
            return number, word.start, word.end - word.start
    return 0, 0, 0


def _place_of(lines: list[str], line: int, column: int, word: str) -> tuple[int, int, int] | None:
    """Where a word stands that the slip's place says, or stands behind it in a text that YAML has put together."""
    if lines[line].startswith(word, column):
        return line, column, len(word)
    pattern = re.compile(_BORDER_BEFORE + re.escape(word) + _BORDER_BEHIND)
    for number in range(line, min(line + _FEW_LINES, len(lines))):
        if found := pattern.search(lines[number], column if number == line else 0):
            return number, found.start(), len(word)
    return None


def _letters(lines: list[str], line: int, column: int) -> tuple[int, int, int]:
    """The letters of a slip that is about no word: those at its place, or those of the last line above that has any."""
    while line and not lines[line].strip():
        line, column = line - 1, len(lines[line - 1])
    said = lines[line].rstrip()
    column = min(column, len(said))
    if column == len(said):
        column = len(said) - len(said.lstrip())
        return line, column, len(said) - column
    if said[column] in _TO_THE_END:
        return line, column, len(said) - column
    token = _TOKEN.search(said, column)
    return (line, token.start(), token.end() - token.start()) if token else (line, column, len(said) - column)
