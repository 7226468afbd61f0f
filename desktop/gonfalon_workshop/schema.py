"""The schema of a card file: its places, what each key leads to, and what follows which word of a line.

The loader checks what is complete; here is known what comes next, also in a text that nobody can load yet. All words
come from the tables of the language.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.set_parser import CARD_KEYS, PROMPT_KEYS, RESERVED_PROGRAMS, SET_KEYS, TEXT_KEYS
from gonfalon.games.oriflamme.rules.statement_parser import STATEMENTS
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS

COUNTED_UNITS: Final = ("token", "tokens")
TEST_HEADS: Final = ("no", "any", "it")
HEADS: Final = ("one", "each")
"""What adjectives follow, for they say which cards are meant."""


class PlaceKind(Enum):
    """The kind of a piece of a card file: first those that hold others, then those that are words."""

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


class SchemaPlace(NamedTuple):
    """A piece of a card file, as far as it matters for what may stand there."""

    kind: PlaceKind
    program: str = ""
    """Which program it belongs to: `activate`, `avenge`, or one of those in reserve."""
    verb: str = ""

    @property
    def in_reserve(self) -> bool:
        return self.program in RESERVED_PROGRAMS

    @property
    def of_words(self) -> bool:
        """Whether single words of the language stand there, one after the other."""
        return self.kind in (PlaceKind.LINE, PlaceKind.TEST)


class LineStep(Enum):
    """The next step in a line of words."""

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


TOP: Final = SchemaPlace(PlaceKind.SET)
_NOTHING: Final = SchemaPlace(PlaceKind.NOTHING)
_TEXT: Final = SchemaPlace(PlaceKind.TEXT)
_IN_SET: Final = {"name": PlaceKind.TEXT, "author": PlaceKind.TEXT, "cards": PlaceKind.CARDS, "texts": PlaceKind.TEXTS}
_IN_CARD: Final = {
    "type": PlaceKind.TYPE,
    "influence": PlaceKind.INFLUENCE,
    "cost": PlaceKind.COST,
    "reserved": PlaceKind.RESERVED,
}
_IN_TEXTS: Final = {"prompt": PlaceKind.PROMPT, "options": PlaceKind.TITLES, "see_also": PlaceKind.SEE_ALSO}


def inside(place: SchemaPlace, key: str) -> SchemaPlace:
    """Return the place under a key of a place."""
    kind = place.kind
    match kind:
        case PlaceKind.SET:
            # Whoever writes a set short has its cards at the top.
            return SchemaPlace(_IN_SET.get(key, PlaceKind.CARD))
        case PlaceKind.CARDS:
            return SchemaPlace(PlaceKind.CARD)
        case PlaceKind.CARD:
            if key in CARD_KEYS:
                return SchemaPlace(_IN_CARD[key]) if key in _IN_CARD else SchemaPlace(PlaceKind.PROGRAM, key)
            return _NOTHING
        case PlaceKind.RESERVED | PlaceKind.OPTIONS:
            return SchemaPlace(PlaceKind.PROGRAM, key if kind is PlaceKind.RESERVED else place.program)
        case PlaceKind.PROGRAM | PlaceKind.STATEMENT:
            return _in_statement(place.program, key)
        case PlaceKind.TEXTS:
            return SchemaPlace(PlaceKind.LANGUAGE)
        case PlaceKind.LANGUAGE:
            return SchemaPlace(PlaceKind.CARD_TEXTS)
        case PlaceKind.CARD_TEXTS:
            return SchemaPlace(_IN_TEXTS.get(key, PlaceKind.TEXT))
        case PlaceKind.PROMPT if key == PROMPT_KEYS[-1]:
            return SchemaPlace(PlaceKind.GAP)
        case PlaceKind.PROMPT | PlaceKind.GAP | PlaceKind.TITLES:
            return _TEXT
    return _NOTHING


def _in_statement(program: str, key: str) -> SchemaPlace:
    if key == "if":
        return SchemaPlace(PlaceKind.TEST, program)
    if key == "then":
        return SchemaPlace(PlaceKind.PROGRAM, program)
    if key == "choose":
        return SchemaPlace(PlaceKind.OPTIONS, program)
    return SchemaPlace(PlaceKind.LINE, program, key)


def item(place: SchemaPlace) -> SchemaPlace:
    """Return the place of the items of a list that stands in a place."""
    if place.kind is PlaceKind.PROGRAM:
        return SchemaPlace(PlaceKind.STATEMENT, place.program)
    return SchemaPlace(PlaceKind.RELATED) if place.kind is PlaceKind.SEE_ALSO else _NOTHING


def keys(place: SchemaPlace) -> tuple[str, ...]:
    """The keys that the language has for a place; none where writers find their own."""
    match place.kind:
        case PlaceKind.SET:
            return SET_KEYS
        case PlaceKind.CARD:
            return CARD_KEYS
        case PlaceKind.RESERVED:
            return RESERVED_PROGRAMS
        case PlaceKind.PROGRAM | PlaceKind.STATEMENT:
            verbs = STATEMENTS if not place.in_reserve else tuple(word for word in STATEMENTS if word in IN_RESERVE)
            return (*verbs, "then")
        case PlaceKind.CARD_TEXTS:
            return TEXT_KEYS
        case PlaceKind.PROMPT:
            return PROMPT_KEYS
        case PlaceKind.GAP:
            return PROMPT_KEYS[:-1]
    return ()


def first(place: SchemaPlace) -> LineStep:
    """Return the step with which a line of words begins."""
    if place.kind is PlaceKind.TEST:
        return LineStep.TEST
    if place.verb == "gain":
        return LineStep.NUMBER
    if place.verb in VERBS:
        return LineStep.NUMBER if VERBS[place.verb].preposition else LineStep.HEAD
    return LineStep.ANY


def after(step: LineStep, word: str, place: SchemaPlace) -> LineStep:
    """Return the step after a word, also after one that should not stand there."""
    match step:
        case LineStep.NUMBER:
            return LineStep.PER if place.verb == "gain" else LineStep.PREPOSITION
        case LineStep.PREPOSITION:
            return LineStep.HEAD
        case LineStep.HEAD:
            return LineStep.ADJECTIVE if word in HEADS else LineStep.END
        case LineStep.PER:
            return LineStep.COUNTED
        case LineStep.COUNTED:
            return LineStep.ON if word in COUNTED_UNITS else LineStep.ADJECTIVE
        case LineStep.ON:
            return LineStep.LAID
        case LineStep.LAID:
            return LineStep.END if word == "this" else LineStep.ADJECTIVE
        case LineStep.TEST:
            return LineStep.OF_IT if word == "it" else LineStep.ADJECTIVE
    return step
