"""The cards of a text that is being written: which there are, and in whose lines one stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gonfalon.games.oriflamme.rules.language import SET_KEYS
from gonfalon.games.oriflamme.workshop.colours import is_id
from gonfalon.games.oriflamme.workshop.places import Kind
from gonfalon.games.oriflamme.workshop.scanning import Sort, Word, scanned

__all__ = ["card_at", "own_ids", "walk"]


def walk(lines: Sequence[str]) -> Iterator[tuple[int, Word]]:
    """Every word of some lines from the top of a file, with the number of its line."""
    state = 0
    for number, line in enumerate(lines):
        words, state = scanned(line, state)
        for word in words:
            yield number, word


def own_ids(text: str) -> tuple[str, ...]:
    """The cards that a text writes, as far as they have ids that cards may have, in its order."""
    found = (word.text for _, word in walk(text.split("\n")) if _begins_card(word) and is_id(word.text))
    return tuple(dict.fromkeys(found))


def card_at(text: str, line: int) -> str:
    """The card in whose lines one stands, among the cards or in the texts; empty for none."""
    found, said = "", -1
    for number, word in walk(text.split("\n")[: max(line + 1, 0)]):
        if word.sort is not Sort.KEY or (number == said == line):
            continue  # of several in its own line the first is meant
        if _begins_card(word) or word.place.kind is Kind.LANGUAGE:
            found, said = word.text, number
        elif word.place.kind in (Kind.SET, Kind.TEXTS):
            found = ""
    return found


def _begins_card(word: Word) -> bool:
    kind = word.place.kind
    return word.sort is Sort.KEY and (kind is Kind.CARDS or (kind is Kind.SET and word.text not in SET_KEYS))
