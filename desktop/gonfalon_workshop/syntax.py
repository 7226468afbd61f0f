"""The words of a card file: their roles for colours, the card they belong to, and the manual's section about them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.data import cards_dir, translations_dir
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.set_parser import INFLUENCE, PROMPT_KEYS, SET_KEYS, TEXT_KEYS, TYPES, WORDS
from gonfalon.games.oriflamme.rules.statement_parser import PRONOUNS, STATEMENTS
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.rule_books import OriflammeRuleBooks
from gonfalon_workshop.schema import COUNTED_UNITS, HEADS, TEST_HEADS, LineStep, PlaceKind, SchemaPlace, keys
from gonfalon_workshop.tokenizer import Token, TokenType, line_states, tokenize


class WordRole(Enum):
    """The role of a word, for its colour and for the picture beside it in a list of words."""

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


class RoleSpan(NamedTuple):
    """Some letters of a line, in characters of Python: one that Qt counts as two is one here."""

    start: int
    length: int
    role: WordRole


_NUMBER: Final = re.compile("[1-9][0-9]?")
_ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LANGUAGE: Final = re.compile("[a-z]{2,3}")
_TARGETS: Final = frozenset((*HEADS, *PRONOUNS, *(word for verb in VERBS.values() for word in verb.whom)))
_PREPOSITIONS: Final = frozenset(("per", *COUNTED_UNITS, *filter(None, (verb.preposition for verb in VERBS.values()))))
_ADJECTIVES: Final = frozenset(ADJECTIVES)
_VERBS: Final = frozenset((*STATEMENTS, "then"))
_OF_ADJECTIVES: Final = (LineStep.ADJECTIVE, LineStep.COUNTED, LineStep.LAID, LineStep.OF_IT)
_SORTS: Final = {
    TokenType.COMMENT: WordRole.COMMENT, TokenType.SIGN: WordRole.SIGN, TokenType.TEXT: WordRole.TEXT,
    TokenType.ODD: WordRole.UNKNOWN,
}  # fmt: skip


def highlighted(line: str, state: int, ids: Collection[str]) -> tuple[list[RoleSpan], int]:
    """Return the spans of a line, from left to right, and the state that continues in the next line.

    Args:
        state: what the line before gave, 0 at the top of the file.
        ids: the cards that may be named; those that the file itself writes are known where they are written.
    """
    words, behind = tokenize(line, state)
    return [
        RoleSpan(word.start, word.end - word.start, role)
        for word in words
        if (role := _SORTS.get(word.sort) or role_of(word, ids)) is not None
    ], behind


def role_of(word: Token, ids: Collection[str]) -> WordRole | None:
    """Return the role of a key or a word, or None for what stands under an unknown key."""
    if word.sort is TokenType.KEY:
        return _of_key(word, ids)
    text, kind = word.text, word.place.kind
    match kind:
        case PlaceKind.LINE | PlaceKind.TEST:
            return _of_line(text, word.step, ids)
        case PlaceKind.TYPE:
            return WordRole.VALUE if text in TYPES else WordRole.UNKNOWN
        case PlaceKind.INFLUENCE:
            return WordRole.VALUE if text in INFLUENCE else WordRole.UNKNOWN
        case PlaceKind.COST:
            return WordRole.NUMBER if _NUMBER.fullmatch(text) else WordRole.UNKNOWN
        case PlaceKind.RELATED:
            return WordRole.ID if text in ids else WordRole.UNKNOWN
        case PlaceKind.NOTHING:
            return None
    return WordRole.UNKNOWN


def _of_key(word: Token, ids: Collection[str]) -> WordRole:
    text, place = word.text, word.place
    match place.kind:
        case PlaceKind.PROGRAM | PlaceKind.STATEMENT:
            return WordRole.VERB if text in _VERBS else WordRole.UNKNOWN
        case PlaceKind.CARDS:
            return WordRole.ID if is_id(text) else WordRole.UNKNOWN
        case PlaceKind.LANGUAGE:
            return WordRole.ID if text in ids else WordRole.UNKNOWN
        case PlaceKind.TEXTS:
            return WordRole.NAME if _LANGUAGE.fullmatch(text) else WordRole.UNKNOWN
        case PlaceKind.OPTIONS | PlaceKind.TITLES:
            return WordRole.NAME if _ID.fullmatch(text) else WordRole.UNKNOWN
        case PlaceKind.SET if text not in SET_KEYS and is_id(text):
            return WordRole.ID  # of a set that is written short
    return WordRole.KEY if text in keys(place) else WordRole.UNKNOWN


def is_id(text: str) -> bool:
    """Return whether the text is a valid id of a card."""
    return len(text) <= 32 and text not in WORDS and _ID.fullmatch(text) is not None


def _of_line(text: str, step: LineStep, ids: Collection[str]) -> WordRole:
    """Return the role of a word of a line, first by where it stands, then by where it might stand."""
    if text in _ADJECTIVES and (step in _OF_ADJECTIVES or text not in _TARGETS):
        return WordRole.ADJECTIVE
    if text in TEST_HEADS and (step is LineStep.TEST or text not in _TARGETS):
        return WordRole.TEST
    if text in _TARGETS:
        return WordRole.TARGET
    if text in _PREPOSITIONS:
        return WordRole.PREPOSITION
    if text in ids:
        return WordRole.ID
    return WordRole.NUMBER if _NUMBER.fullmatch(text) else WordRole.UNKNOWN


def walk_tokens(lines: Sequence[str]) -> Iterator[tuple[int, Token]]:
    """Every word of some lines from the top of a file, with the number of its line."""
    state = 0
    for number, line in enumerate(lines):
        words, state = tokenize(line, state)
        for word in words:
            yield number, word


def own_ids(text: str) -> tuple[str, ...]:
    """The cards that a text writes, as far as they have ids that cards may have, in its order."""
    found = (word.text for _, word in walk_tokens(text.split("\n")) if begins_card(word) and is_id(word.text))
    return tuple(dict.fromkeys(found))


def card_at(text: str, line: int) -> str:
    """The card in whose lines one stands, among the cards or in the texts; empty for none."""
    found, said = "", -1
    for number, word in walk_tokens(text.split("\n")[: max(line + 1, 0)]):
        if word.sort is not TokenType.KEY or (number == said == line):
            continue  # of several in its own line the first is meant
        if begins_card(word) or word.place.kind is PlaceKind.LANGUAGE:
            found, said = word.text, number
        elif word.place.kind in (PlaceKind.SET, PlaceKind.TEXTS):
            found = ""
    return found


def begins_card(word: Token) -> bool:
    """Return whether a word is the key of a card among the cards."""
    kind = word.place.kind
    return word.sort is TokenType.KEY and (
        kind is PlaceKind.CARDS or (kind is PlaceKind.SET and word.text not in SET_KEYS)
    )


PAGE: Final = "card-language"
"""The page of the rules that all of this comes from."""

_SECTION: Final = re.compile(r"^### +(.+?)[ \t]*$", re.MULTILINE)
_CODE: Final = re.compile(r"`([^`\n]+)`")
_ROW: Final = re.compile(r"^\| ((?:`[a-z_]+`(?:, )?)+)", re.MULTILINE)
_WORDS: Final = re.compile(r"[a-z_]+")


class WordHelp(NamedTuple):
    """A part of the page about the card language."""

    word: str
    title: str
    """Its heading, as plain text."""
    markdown: str
    """What stands under the heading, with the examples."""


class _Section(NamedTuple):
    title: str
    text: str
    named: frozenset[str]
    """The words in its heading."""
    rows: frozenset[str]
    """The words that the rows of its table begin with."""
    chapter: int


def word_help(text: str, line: int, column: int, language: str) -> WordHelp | None:
    """The part about the word at a place, both counted from 0; None where no word of the card language stands."""
    lines = text.split("\n")
    if not 0 <= line < len(lines):
        return None
    words = tokenize(lines[line], line_states(lines[:line])[-1]).words
    at = [
        word
        for word in words
        if word.start <= column <= word.end and word.sort in (TokenType.KEY, TokenType.WORD, TokenType.TEXT)
    ]
    # Between two words without a space the second is meant.
    for word in reversed(at):
        if found := _about(word, _sections(language, translations_dir(), cards_dir())):
            return WordHelp(word.text, found.title, found.text)
    return None


def _about(word: Token, sections: tuple[_Section, ...]) -> _Section | None:
    """The section about a word: by its place first, since some words mean several things."""
    text, place = word.text, word.place
    if word.sort is TokenType.KEY:
        return _about_key(text, place, sections)
    match place.kind:
        case PlaceKind.TYPE | PlaceKind.INFLUENCE:
            # Also a word that is wrong there: what may stand there is told.
            return _headed(sections, "type" if place.kind is PlaceKind.TYPE else "influence")
        case PlaceKind.COST:
            return _headed(sections, "cost")
        case PlaceKind.RELATED:
            return _listing(sections, "see_also")
        case PlaceKind.LINE | PlaceKind.TEST:
            return _about_line(text, word.step, place, sections)
    return None


def _about_key(text: str, place: SchemaPlace, sections: tuple[_Section, ...]) -> _Section | None:
    match place.kind:
        case PlaceKind.PROGRAM | PlaceKind.STATEMENT if text in keys(SchemaPlace(place.kind)):
            return _headed(sections, text)
        case PlaceKind.CARD | PlaceKind.RESERVED if text in keys(place):
            return _headed(sections, text if place.kind is PlaceKind.CARD else "reserved")
        case PlaceKind.OPTIONS:
            return _headed(sections, "choose")
        case PlaceKind.CARD_TEXTS if text in TEXT_KEYS:
            return _listing(sections, text)
        case PlaceKind.TITLES:
            return _listing(sections, "options")
        case PlaceKind.PROMPT | PlaceKind.GAP if text in PROMPT_KEYS:
            return _listing(sections, "prompt")
        case PlaceKind.TEXTS | PlaceKind.LANGUAGE:
            return _listing(sections, "name")
        case PlaceKind.SET if text == "texts":
            return _listing(sections, "name")
        case PlaceKind.SET | PlaceKind.CARDS:
            return _above(sections, "type")
    return None


def _about_line(text: str, step: LineStep, place: SchemaPlace, sections: tuple[_Section, ...]) -> _Section | None:
    if step is LineStep.TEST and text in TEST_HEADS:
        return _headed(sections, "if")
    if text == "attacker" or (text in HEADS and step is not LineStep.ANY):
        return _headed(sections, text)
    if text in ADJECTIVES:
        return _listing(sections, "other")
    if text == "per" or text in COUNTED_UNITS:
        return _headed(sections, "gain")
    prepositions = {verb.preposition for verb in VERBS.values() if verb.preposition}
    if text in prepositions or text.isdigit():
        return _headed(sections, place.verb) or _headed(sections, text)
    # Else it is the id of a card, or nothing that is known.
    return _headed(sections, text) or (_listing(sections, "other") if re.fullmatch(r"[a-z0-9-]+", text) else None)


def _headed(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """The section that has a word in its heading, the one that begins with it before others."""
    return next((section for section in sections if word in section.named), None)


def _listing(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """The section that has a row for a word."""
    return next((section for section in sections if word in section.rows), None)


def _above(sections: tuple[_Section, ...], word: str) -> _Section | None:
    """Return the section at the beginning of the chapter in which a word has its section."""
    below = _headed(sections, word)
    return next((section for section in sections if below is not None and section.chapter == below.chapter), None)


@cache
def _sections(language: str, translations: Path, cards: Path) -> tuple[_Section, ...]:
    """The parts of the page, in its order; the folders are those that it is read from."""
    books = OriflammeRuleBooks().books(language, None)
    pages = [page for book in books for page in book.pages if page.key == PAGE or page.key.startswith(f"{PAGE}-")]
    found: list[_Section] = []
    for number, page in enumerate(pages):
        found += (_section(title, text, number) for title, text in _cut(page.title, page.text))
    return tuple(found)


def _cut(title: str, text: str) -> Iterator[tuple[str, str]]:
    parts = _SECTION.split(text)
    yield title, parts[0]
    yield from zip(parts[1::2], parts[2::2], strict=True)


def _section(title: str, text: str, chapter: int) -> _Section:
    named = frozenset(word for code in _CODE.findall(title) for word in _WORDS.findall(code))
    rows = frozenset(word for row in _ROW.findall(text) for word in _WORDS.findall(row))
    return _Section(title.replace("`", ""), text.strip(), named, rows, chapter)
