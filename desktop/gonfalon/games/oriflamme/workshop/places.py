"""What may stand where in a card file: its places, what each key leads to, and what follows which word of a line.

The loader checks what is complete; here is known what comes next, also in a text that nobody can load yet. All words
come from the tables of the language.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.grammar import STATEMENTS
from gonfalon.games.oriflamme.rules.language import CARD_KEYS, RESERVED_PROGRAMS, SET_KEYS
from gonfalon.games.oriflamme.rules.texts import PROMPT_KEYS, TEXT_KEYS
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS

__all__ = ["TOP", "Kind", "Place", "Step", "after", "first", "inside", "item", "keys"]

COUNTED_UNITS: Final = ("token", "tokens")
TEST_HEADS: Final = ("no", "any", "it")
HEADS: Final = ("one", "each")
"""What adjectives follow, for they say which cards are meant."""


class Kind(Enum):
    """What a piece of a card file is: first those that hold others, then those that are words."""

    SET = auto()
    CARDS = auto()
    CARD = auto()
    RESERVED = auto()
    PROGRAM = auto()
    STATEMENT = auto()
    OPTIONS = auto()
    TEXTS = auto()
    LANGUAGE = auto()
    CARD_TEXTS = auto()
    PROMPT = auto()
    GAP = auto()
    TITLES = auto()
    SEE_ALSO = auto()
    TYPE = auto()
    INFLUENCE = auto()
    COST = auto()
    LINE = auto()
    TEST = auto()
    TEXT = auto()
    RELATED = auto()
    NOTHING = auto()


class Place(NamedTuple):
    """A piece of a card file, as far as it matters for what may stand there."""

    kind: Kind
    program: str = ""
    """Which program it belongs to: `activate`, `avenge`, or one of those in reserve."""
    verb: str = ""

    @property
    def in_reserve(self) -> bool:
        return self.program in RESERVED_PROGRAMS

    @property
    def of_words(self) -> bool:
        """Whether single words of the language stand there, one after the other."""
        return self.kind in (Kind.LINE, Kind.TEST)


class Step(Enum):
    """What comes next in a line of words."""

    NUMBER = auto()
    PREPOSITION = auto()
    HEAD = auto()
    """Whom it is done to."""
    ADJECTIVE = auto()
    PER = auto()
    COUNTED = auto()
    ON = auto()
    LAID = auto()
    """On what the counted influence lies."""
    TEST = auto()
    OF_IT = auto()
    """Adjectives of the card that was chosen last."""
    ANY = auto()
    """Of a verb that nobody knows."""
    END = auto()


TOP: Final = Place(Kind.SET)
_NOTHING: Final = Place(Kind.NOTHING)
_TEXT: Final = Place(Kind.TEXT)
_IN_SET: Final = {"name": Kind.TEXT, "author": Kind.TEXT, "cards": Kind.CARDS, "texts": Kind.TEXTS}
_IN_CARD: Final = {"type": Kind.TYPE, "influence": Kind.INFLUENCE, "cost": Kind.COST, "reserved": Kind.RESERVED}
_IN_TEXTS: Final = {"prompt": Kind.PROMPT, "options": Kind.TITLES, "see_also": Kind.SEE_ALSO}


def inside(place: Place, key: str) -> Place:
    """What stands under a key of a place."""
    kind = place.kind
    match kind:
        case Kind.SET:
            # Whoever writes a set short has its cards at the top.
            return Place(_IN_SET.get(key, Kind.CARD))
        case Kind.CARDS:
            return Place(Kind.CARD)
        case Kind.CARD:
            if key in CARD_KEYS:
                return Place(_IN_CARD[key]) if key in _IN_CARD else Place(Kind.PROGRAM, key)
            return _NOTHING
        case Kind.RESERVED | Kind.OPTIONS:
            return Place(Kind.PROGRAM, key if kind is Kind.RESERVED else place.program)
        case Kind.PROGRAM | Kind.STATEMENT:
            return _in_statement(place.program, key)
        case Kind.TEXTS:
            return Place(Kind.LANGUAGE)
        case Kind.LANGUAGE:
            return Place(Kind.CARD_TEXTS)
        case Kind.CARD_TEXTS:
            return Place(_IN_TEXTS.get(key, Kind.TEXT))
        case Kind.PROMPT if key == PROMPT_KEYS[-1]:
            return Place(Kind.GAP)
        case Kind.PROMPT | Kind.GAP | Kind.TITLES:
            return _TEXT
    return _NOTHING


def _in_statement(program: str, key: str) -> Place:
    if key == "if":
        return Place(Kind.TEST, program)
    if key == "then":
        return Place(Kind.PROGRAM, program)
    if key == "choose":
        return Place(Kind.OPTIONS, program)
    return Place(Kind.LINE, program, key)


def item(place: Place) -> Place:
    """What the items of a list are that stands in a place."""
    if place.kind is Kind.PROGRAM:
        return Place(Kind.STATEMENT, place.program)
    return Place(Kind.RELATED) if place.kind is Kind.SEE_ALSO else _NOTHING


def keys(place: Place) -> tuple[str, ...]:
    """The keys that the language has for a place; none where writers find their own."""
    match place.kind:
        case Kind.SET:
            return SET_KEYS
        case Kind.CARD:
            return CARD_KEYS
        case Kind.RESERVED:
            return RESERVED_PROGRAMS
        case Kind.PROGRAM | Kind.STATEMENT:
            verbs = STATEMENTS if not place.in_reserve else tuple(word for word in STATEMENTS if word in IN_RESERVE)
            return (*verbs, "then")
        case Kind.CARD_TEXTS:
            return TEXT_KEYS
        case Kind.PROMPT:
            return PROMPT_KEYS
        case Kind.GAP:
            return PROMPT_KEYS[:-1]
    return ()


def first(place: Place) -> Step:
    """What a line of words begins with."""
    if place.kind is Kind.TEST:
        return Step.TEST
    if place.verb == "gain":
        return Step.NUMBER
    if place.verb in VERBS:
        return Step.NUMBER if VERBS[place.verb].preposition else Step.HEAD
    return Step.ANY


def after(step: Step, word: str, place: Place) -> Step:
    """What comes after a word, also after one that should not stand there."""
    match step:
        case Step.NUMBER:
            return Step.PER if place.verb == "gain" else Step.PREPOSITION
        case Step.PREPOSITION:
            return Step.HEAD
        case Step.HEAD:
            return Step.ADJECTIVE if word in HEADS else Step.END
        case Step.PER:
            return Step.COUNTED
        case Step.COUNTED:
            return Step.ON if word in COUNTED_UNITS else Step.ADJECTIVE
        case Step.ON:
            return Step.LAID
        case Step.LAID:
            return Step.END if word == "this" else Step.ADJECTIVE
        case Step.TEST:
            return Step.OF_IT if word == "it" else Step.ADJECTIVE
    return step
