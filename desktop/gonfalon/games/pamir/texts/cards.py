"""What cards, abilities, events and icons are called in a language, and what they say in the program's own words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

from gonfalon.core.deck import Keys, Phrase, Reader, compose, read_file
from gonfalon.data import content, translations_dir
from gonfalon.games.pamir.rules.deck import LINES, shipped
from gonfalon.games.pamir.rules.places import REGIONS
from gonfalon.games.pamir.rules.words import ABILITIES, ACTIONS, COALITIONS, EVENTS, ICONS, SUITS

English = Phrase
"""A sentence that is not translated: only shipped files are read, and who changes one of them reads English."""

A_FILE = English("a file of texts of Pax Pamir")
WORDS = ("and", "card", "numbered", "border")
PAGES = (
    "title", "court", "rank_1", "rank_2", "rank_3", "patriot", "prize", "played", "nothing", "actions", "ability",
    "event", "bought", "discarded", "checks", "events", "all_events", "region", "lines", "on",
)  # fmt: skip
PIECES = ("army", "road", "tribe", "spy", "gift", "block", "cylinder")

Forms = Mapping[str, str]
"""A word in the forms that sentences need: `name`, `genitive`, `where` ...; which there are depends on the section."""


class Described(NamedTuple):
    """What something is called, and a sentence or two about what it does."""

    name: str
    text: str


@dataclass(frozen=True)
class Texts:
    """The words of one language; keys are the words of `words`, `places` and the ids of cards."""

    words: Forms
    """How names are joined and written within sentences."""
    cards: Mapping[str, str]
    """The name of each court card by its id."""
    suits: Mapping[str, Forms]
    regions: Mapping[str, Forms]
    coalitions: Mapping[str, Forms]
    pieces: Mapping[str, Forms]
    icons: Mapping[str, Described]
    actions: Mapping[str, Described]
    abilities: Mapping[str, Described]
    events: Mapping[str, Described]
    """Each effect of an event card by itself, because one card has two."""
    lines: Mapping[str, str]
    """What each line of a card of Wakhan makes her do."""
    pages: Forms
    """The sentences of the pages of the cards."""
    wakhan: Forms
    """What Wakhan herself is called."""


def texts(language: str) -> Texts:
    """The texts of a language, `en` for English.

    Raises:
        CardFileError: when the file cannot be read, or with every text that is missing in it.
    """
    return _texts(translations_dir() / "cards" / f"pamir.{language}.yaml")


@cache
def _texts(path: Path) -> Texts:
    try:
        text = content(path).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        # Once more by the way that says what is wrong with a file.
        text = read_file(path, A_FILE)
    return read_texts(str(path), text)


def read_texts(source: str, text: str) -> Texts:
    """The texts that a file holds; `source` names it in sentences about its mistakes.

    Raises:
        CardFileError: with every text that is missing.
    """
    reader = Reader(source)
    root = compose(text, source, A_FILE)
    page = _Page(reader, root, reader.mapping(root, A_FILE))
    wakhan = page.entries("wakhan", ("lines", "name"))
    words, pages = page.entries("words", WORDS), page.entries("pages", PAGES)
    read = Texts(
        words=page.form(words, "words"),
        cards=page.names("cards", (card.id for card in shipped().court)),
        suits=page.forms("suits", SUITS),
        regions=page.forms("regions", REGIONS),
        coalitions=page.forms("coalitions", COALITIONS),
        pieces=page.forms("pieces", PIECES),
        icons=page.described("icons", ICONS),
        actions=page.described("actions", ACTIONS),
        abilities=page.described("abilities", ABILITIES),
        events=page.described("events", EVENTS),
        lines=page.lines(wakhan),
        pages=page.form(pages, "pages"),
        wakhan=page.form({word: node for word, node in wakhan.items() if word != "lines"}, "wakhan"),
    )
    reader.finish()
    return read


class _Page:
    """Takes a file of texts apart and notes what it lacks."""

    def __init__(self, reader: Reader, root: yaml.Node, sections: Keys) -> None:
        self.reader = reader
        self.root = root
        self.sections = sections

    def entries(self, section: str, expected: Iterable[str]) -> Keys:
        """The keys of a section, all that are expected among them."""
        if section not in self.sections:
            self.reader.slip(self.root, English("the section '{word}' is missing", word=section))
            return {}
        key, node = self.sections[section]
        found = self.reader.mapping(node, section)
        for word in expected:
            if word not in found:
                self.reader.slip(key, English("'{word}' is missing in {what}", word=word, what=section))
        return found

    def names(self, section: str, expected: Iterable[str]) -> dict[str, str]:
        entries = self.entries(section, expected)
        return {word: self._text(node, f"{section}.{word}") for word, (_, node) in entries.items()}

    def forms(self, section: str, expected: Iterable[str]) -> dict[str, Forms]:
        entries = self.entries(section, expected)
        return {
            word: self.form(self.reader.mapping(node, f"{section}.{word}"), f"{section}.{word}")
            for word, (_, node) in entries.items()
        }

    def form(self, keys: Keys, what: str) -> Forms:
        return {form: self._text(node, f"{what}.{form}") for form, (_, node) in keys.items()}

    def described(self, section: str, expected: Iterable[str]) -> dict[str, Described]:
        found = {}
        for word, (key, node) in self.entries(section, expected).items():
            what = f"{section}.{word}"
            texts = self.form(self.reader.mapping(node, what), what)
            for needed in Described._fields:
                if needed not in texts:
                    self.reader.slip(key, English("'{word}' is missing in {what}", word=needed, what=what))
            found[word] = Described(texts.get("name", ""), texts.get("text", ""))
        return found

    def lines(self, wakhan: Keys) -> dict[str, str]:
        """The lines of Wakhan's cards, which are a section within hers."""
        if "lines" not in wakhan:
            return {}  # noted by now
        key, node = wakhan["lines"]
        return _Page(self.reader, node, {"lines": (key, node)}).names("lines", LINES)

    def _text(self, node: yaml.Node, what: str) -> str:
        return self.reader.text(node, what) or ""
