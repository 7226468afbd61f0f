"""Decks that people have put together and named, as the settings keep them."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from gonfalon.core.naming import seen

__all__ = ["LONGEST_NAME", "MOST_DECKS", "HouseDeck", "called", "read_decks", "tidy_name", "write_decks"]

LONGEST_NAME: Final = 32
MOST_DECKS: Final = 60
# Not asked of the game: the settings are read before the first screen, which needs no cards.
_KINDS: Final = 10
_LONGEST_WORD: Final = 80


@dataclass(frozen=True)
class HouseDeck:
    """Ten kinds, sorted by id, and the names of the sets that they come from."""

    name: str
    sets: tuple[str, ...]
    kinds: tuple[str, ...]


def tidy_name(written: str) -> str:
    """A name as it was typed, on one line, cut to LONGEST_NAME, without letters that nobody sees; it may be empty."""
    composed = unicodedata.normalize("NFC", " ".join(written.split()))
    return " ".join(seen(composed)[:LONGEST_NAME].split())


def called(decks: Iterable[HouseDeck], name: str) -> HouseDeck | None:
    """The deck of this name, whether in large letters or small."""
    wanted = tidy_name(name).casefold()
    return next((deck for deck in decks if deck.name.casefold() == wanted), None)


def write_decks(decks: Iterable[HouseDeck]) -> str:
    """The decks as JSON."""
    return json.dumps([{"name": deck.name, "sets": deck.sets, "kinds": deck.kinds} for deck in decks])


def read_decks(text: str) -> tuple[HouseDeck, ...]:
    """The decks of a text, without whatever in it is none, and without the second of two that are called alike.

    Raises:
        ValueError: when the text is no list in JSON.
    """
    entries = json.loads(text)
    if not isinstance(entries, list):
        raise ValueError(text[:40])
    decks: dict[str, HouseDeck] = {}
    for entry in entries:
        deck = _deck(entry)
        if deck is not None and len(decks) < MOST_DECKS:
            decks.setdefault(deck.name.casefold(), deck)
    return tuple(decks.values())


def _deck(entry: Any) -> HouseDeck | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    name = tidy_name(entry["name"])
    sets, kinds = _words(entry.get("sets")), _words(entry.get("kinds"))
    if not name or not sets or len(set(kinds)) != _KINDS or len(kinds) != _KINDS:
        return None
    return HouseDeck(name, sets, tuple(sorted(kinds)))


def _words(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        return ()
    return tuple(word for word in value if 0 < len(word) <= _LONGEST_WORD and word.isprintable())
