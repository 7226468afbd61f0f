"""The colours of a card file: what each piece of a line is, told by its place and not by what the word looks like."""

from __future__ import annotations

import re
from collections.abc import Collection
from enum import Enum, auto
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.grammar import STATEMENTS
from gonfalon.games.oriflamme.rules.language import INFLUENCE, SET_KEYS, TYPES, WORDS
from gonfalon.games.oriflamme.rules.line import PRONOUNS
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.workshop.places import COUNTED_UNITS, HEADS, TEST_HEADS, Kind, Step, keys
from gonfalon.games.oriflamme.workshop.scanning import Sort, Word, scanned

__all__ = ["Role", "Span", "coloured", "is_id", "role_of"]


class Role(Enum):
    """What a word is, for its colour and for the picture beside it in a list of words."""

    COMMENT = auto()
    KEY = auto()
    VERB = auto()
    NUMBER = auto()
    TARGET = auto()
    ADJECTIVE = auto()
    PREPOSITION = auto()
    TEST = auto()
    ID = auto()
    """Of a card."""
    VALUE = auto()
    """A word that a key chooses from: a type, or what becomes of influence."""
    TEXT = auto()
    NAME = auto()
    """A language, or an option of `choose`."""
    SIGN = auto()
    UNKNOWN = auto()


class Span(NamedTuple):
    """Some letters of a line, in characters of Python: one that Qt counts as two is one here."""

    start: int
    length: int
    role: Role


_NUMBER: Final = re.compile("[1-9][0-9]?")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LANGUAGE: Final = re.compile("[a-z]{2,3}")
_TARGETS: Final = frozenset((*HEADS, *PRONOUNS, *(word for verb in VERBS.values() for word in verb.whom)))
_PREPOSITIONS: Final = frozenset(("per", *COUNTED_UNITS, *filter(None, (verb.preposition for verb in VERBS.values()))))
_ADJECTIVES: Final = frozenset(ADJECTIVES)
_VERBS: Final = frozenset((*STATEMENTS, "then"))
_OF_ADJECTIVES: Final = (Step.ADJECTIVE, Step.COUNTED, Step.LAID, Step.OF_IT)
_SORTS: Final = {
    Sort.COMMENT: Role.COMMENT, Sort.SIGN: Role.SIGN, Sort.TEXT: Role.TEXT, Sort.ODD: Role.UNKNOWN,
}  # fmt: skip


def coloured(line: str, state: int, ids: Collection[str]) -> tuple[list[Span], int]:
    """What stands in a line, from left to right, and what goes on in the next line.

    Args:
        state: what the line before gave, 0 at the top of the file.
        ids: the cards that may be named; those that the file itself writes are known where they are written.
    """
    words, behind = scanned(line, state)
    return [
        Span(word.start, word.end - word.start, role)
        for word in words
        if (role := _SORTS.get(word.sort) or role_of(word, ids)) is not None
    ], behind


def role_of(word: Word, ids: Collection[str]) -> Role | None:
    """What a key or a word is; None for what stands under a key that nobody knows."""
    if word.sort is Sort.KEY:
        return _of_key(word, ids)
    text, kind = word.text, word.place.kind
    match kind:
        case Kind.LINE | Kind.TEST:
            return _of_line(text, word.step, ids)
        case Kind.TYPE:
            return Role.VALUE if text in TYPES else Role.UNKNOWN
        case Kind.INFLUENCE:
            return Role.VALUE if text in INFLUENCE else Role.UNKNOWN
        case Kind.COST:
            return Role.NUMBER if _NUMBER.fullmatch(text) else Role.UNKNOWN
        case Kind.RELATED:
            return Role.ID if text in ids else Role.UNKNOWN
        case Kind.NOTHING:
            return None
    return Role.UNKNOWN


def _of_key(word: Word, ids: Collection[str]) -> Role:
    text, place = word.text, word.place
    match place.kind:
        case Kind.PROGRAM | Kind.STATEMENT:
            return Role.VERB if text in _VERBS else Role.UNKNOWN
        case Kind.CARDS:
            return Role.ID if is_id(text) else Role.UNKNOWN
        case Kind.LANGUAGE:
            return Role.ID if text in ids else Role.UNKNOWN
        case Kind.TEXTS:
            return Role.NAME if _LANGUAGE.fullmatch(text) else Role.UNKNOWN
        case Kind.OPTIONS | Kind.TITLES:
            return Role.NAME if _ID.fullmatch(text) else Role.UNKNOWN
        case Kind.SET if text not in SET_KEYS and is_id(text):
            return Role.ID  # of a set that is written short
    return Role.KEY if text in keys(place) else Role.UNKNOWN


def is_id(text: str) -> bool:
    """Whether a card may be called so."""
    return len(text) <= 32 and text not in WORDS and _ID.fullmatch(text) is not None


def _of_line(text: str, step: Step, ids: Collection[str]) -> Role:
    """What a word of a line is, first where it stands, then wherever it might stand."""
    if text in _ADJECTIVES and (step in _OF_ADJECTIVES or text not in _TARGETS):
        return Role.ADJECTIVE
    if text in TEST_HEADS and (step is Step.TEST or text not in _TARGETS):
        return Role.TEST
    if text in _TARGETS:
        return Role.TARGET
    if text in _PREPOSITIONS:
        return Role.PREPOSITION
    if text in ids:
        return Role.ID
    return Role.NUMBER if _NUMBER.fullmatch(text) else Role.UNKNOWN
