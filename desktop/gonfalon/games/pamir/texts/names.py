"""The names of the things of Pax Pamir in every form that a sentence asks for, and the texts of its cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from gonfalon.core.diagnostics import Message
from gonfalon.core.yaml_reader import Keys, YamlReader, compose_yaml, read_card_file
from gonfalon.data import read_data, translations_dir
from gonfalon.games.pamir.rules.constants import (
    ABILITIES,
    ACTIONS,
    BORDERS,
    COALITIONS,
    COURT_SIZE,
    EVENTS,
    FIRST_BORDER,
    ICONS,
    REGIONS,
    SUITS,
)
from gonfalon.games.pamir.rules.deck import LINES, shipped
from gonfalon.texts.formatting import with_euphony
from gonfalon.texts.players import FamilyNames
from gonfalon.texts.translations import current_language, with_no_breaks

English = Message
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


class NamedText(NamedTuple):
    """The name of something, and a sentence or two about what it does."""

    name: str
    text: str


@dataclass(frozen=True)
class CardTexts:
    """The words of one language; keys are the words of `words`, `places` and the ids of cards."""

    words: Forms
    """How names are joined and written within sentences."""
    cards: Mapping[str, str]
    """The name of each court card by its id."""
    suits: Mapping[str, Forms]
    regions: Mapping[str, Forms]
    coalitions: Mapping[str, Forms]
    pieces: Mapping[str, Forms]
    icons: Mapping[str, NamedText]
    actions: Mapping[str, NamedText]
    abilities: Mapping[str, NamedText]
    events: Mapping[str, NamedText]
    """Each effect of an event card by itself, because one card has two."""
    lines: Mapping[str, str]
    """What each line of a card of Wakhan makes her do."""
    pages: Forms
    """The sentences of the pages of the cards."""
    wakhan: Forms
    """What Wakhan herself is called."""


def card_texts(language: str) -> CardTexts:
    """The texts of a language, `en` for English.

    Raises:
        CardFileError: when the file cannot be read, or with every text that is missing in it.
    """
    return _card_texts(translations_dir() / "cards" / f"pamir.{language}.yaml")


@cache
def _card_texts(path: Path) -> CardTexts:
    try:
        text = read_data(path).decode("utf-8-sig")
    except (OSError, UnicodeDecodeError):
        # Once more by the way that says what is wrong with a file.
        text = read_card_file(path, A_FILE)
    return read_texts(str(path), text)


def read_texts(source: str, text: str) -> CardTexts:
    """The texts that a file holds; `source` names it in sentences about its mistakes.

    Raises:
        CardFileError: with every text that is missing.
    """
    reader = YamlReader(source)
    root = compose_yaml(text, source, A_FILE)
    page = _TextFile(reader, root, reader.mapping(root, A_FILE))
    wakhan = page.entries("wakhan", ("lines", "name"))
    words, pages = page.entries("words", WORDS), page.entries("pages", PAGES)
    read = CardTexts(
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


class _TextFile:
    """Takes a file of texts apart and notes what it lacks."""

    def __init__(self, reader: YamlReader, root: yaml.Node, sections: Keys) -> None:
        self.reader = reader
        self.root = root
        self.sections = sections

    def entries(self, section: str, expected: Iterable[str]) -> Keys:
        """The keys of a section, all that are expected among them."""
        if section not in self.sections:
            self.reader.add_error(self.root, English("the section '{word}' is missing", word=section))
            return {}
        key, node = self.sections[section]
        found = self.reader.mapping(node, section)
        for word in expected:
            if word not in found:
                self.reader.add_error(key, English("'{word}' is missing in {what}", word=word, what=section))
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

    def described(self, section: str, expected: Iterable[str]) -> dict[str, NamedText]:
        found = {}
        for word, (key, node) in self.entries(section, expected).items():
            what = f"{section}.{word}"
            texts = self.form(self.reader.mapping(node, what), what)
            for needed in NamedText._fields:
                if needed not in texts:
                    self.reader.add_error(key, English("'{word}' is missing in {what}", word=needed, what=what))
            found[word] = NamedText(texts.get("name", ""), texts.get("text", ""))
        return found

    def lines(self, wakhan: Keys) -> dict[str, str]:
        """The lines of Wakhan's cards, which are a section within hers."""
        if "lines" not in wakhan:
            return {}  # noted by now
        key, node = wakhan["lines"]
        return _TextFile(self.reader, node, {"lines": (key, node)}).names("lines", LINES)

    def _text(self, node: yaml.Node, what: str) -> str:
        return self.reader.text(node, what) or ""


_SHORT: Final = {
    "genitive": "gen",
    "accusative": "acc",
    "dative": "dat",
    "instrumental": "ins",
    "where": "in",
}
"""How the forms of the files are called in sentences."""


class Names(FamilyNames):
    """The names in one language, which is that of the installed catalogue where sentences are filled with them."""

    def __init__(self, language: str, *, numbered: bool = False, reader: str = "") -> None:
        """
        Args:
            language: what is spoken.
            numbered: whether each card is named together with its number, by which moves name it.
            reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
        """
        super().__init__(language, reader)
        self.numbered = numbered
        self.texts = card_texts(language)

    # -- one thing -----------------------------------------------------------------------------------------------------

    def card_name(self, number: int) -> str:
        """A court card by its name, an event by what it does when it is bought."""
        deck = shipped()
        if number <= COURT_SIZE:
            return self.texts.cards[deck.id[number]]
        return self.event(deck.bought[number]).name

    def card(self, number: int) -> str:
        """A card as sentences name it: in quotation marks, where players type numbers with its number in front."""
        pattern = self.texts.words["numbered" if self.numbered else "card"]
        return pattern.format(name=self.card_name(number), number=number)

    def cards(self, numbers: Sequence[int]) -> str:
        return self.listed([self.card(number) for number in numbers])

    def region(self, number: int) -> str:
        return self.texts.regions[REGIONS[number]]["name"]

    def border(self, place: int) -> str:
        """A border as its two regions: "Herat–Kabul"."""
        one, two = map(self.region, BORDERS[place - FIRST_BORDER])
        return self.texts.words["border"].format(one=one, two=two)

    def suit(self, number: int, form: str = "name") -> str:
        return self.texts.suits[SUITS[number]][form]

    def coalition(self, number: int, form: str = "name") -> str:
        return self.texts.coalitions[COALITIONS[number]][form]

    def action(self, number: int) -> NamedText:
        return self.texts.actions[ACTIONS[number]]

    def ability(self, number: int) -> NamedText:
        return self.texts.abilities[ABILITIES[number]]

    def event(self, number: int) -> NamedText:
        """An effect of an event card; each has two."""
        return self.texts.events[EVENTS[number]]

    def line(self, number: int) -> str:
        """Return what a line of a Wakhan card makes Wakhan do: `Wakhan battles.`."""
        return self.texts.lines[LINES[number]]

    def listed(self, words: Sequence[str]) -> str:
        """A list as sentences have it: "Bank, Cossacks and Bala Hissar"."""
        if len(words) < 2:
            return "".join(words)
        return self.texts.words["and"].format(some=", ".join(words[:-1]), last=words[-1])

    # -- sentences -----------------------------------------------------------------------------------------------------

    def said(self, pattern: str, values: Mapping[str, object]) -> str:
        """The sentence of a pattern, with a capital at its beginning."""
        text = self.filled(pattern, values)
        return text[:1].upper() + text[1:]

    def addressed(self, pattern: str, to_you: str, values: Mapping[str, object]) -> str:
        """Return the sentence of a pattern about a family, or of the one to "you" where it is the reader's."""
        return self.said(to_you if values["family"] == self.reader else pattern, values)

    def filled(self, pattern: str, values: Mapping[str, object]) -> str:
        """A part of a sentence."""
        text = pattern.format(**self.forms(values))
        if self.language == "uk":
            text = with_euphony(text)
        # What was filled in counts too: "w Heracie", "5 kart".
        return text if self.language == "en" else with_no_breaks(text)

    def forms(self, values: Mapping[str, object]) -> dict[str, object]:
        """All that the placeholders of a sentence may ask for."""
        forms: dict[str, object] = {}
        for name, value in values.items():
            inflect = _FORMS.get(name.rpartition("_")[2])
            forms |= {name: value} if inflect is None else _prefixed(name, inflect(self, value))
        return forms


# -- forms of what a value stands for ----------------------------------------------------------------------------------


def numbered_names(reader: str = "") -> Names:
    """Return the names in the language of now, each card with its number, for the player of the reader's family."""
    return numbered_names_in(current_language(), reader)


def plain_names(reader: str = "") -> Names:
    """Return the names in the language of now, cards by their names alone, for the player of the reader's family."""
    return _bare(current_language(), reader)


@cache
def _bare(language: str, reader: str) -> Names:
    return Names(language, reader=reader)


@cache
def numbered_names_in(language: str, reader: str = "") -> Names:
    """Return the names in a language, each card with its number, for the player of the reader's family."""
    return Names(language, numbered=True, reader=reader)


def _prefixed(name: str, forms: Mapping[str, str]) -> dict[str, object]:
    return {name if form == "name" else f"{name}_{_short(form)}": text for form, text in forms.items()}


@cache
def _short(form: str) -> str:
    return "_".join(_SHORT.get(word, word) for word in form.split("_"))


def _suit(names: Names, number: int) -> Forms:
    forms = names.texts.suits[SUITS[number]]
    return {**forms, "name": forms["suit"], "word": forms["name"]}


def _block(forms: Forms, one: str, many: str) -> Forms:
    return {
        "name": forms.get(f"one_{one}", forms[one]),  # with its article, where a language has one
        "accusative": forms[f"{one}_accusative"],
        "plural": forms[many],
        "genpl": forms[f"{many}_genitive"],
    }


_FORMS: Final[dict[str, Callable[..., Forms]]] = {
    "family": lambda names, letter: vars(names.families[letter]),
    "families": lambda names, letters: {"name": names.listed([names.family(letter) for letter in letters])},
    "card": lambda names, number: {"name": names.card(number)},
    "cards": lambda names, numbers: {"name": names.cards(numbers)},
    "region": lambda names, number: names.texts.regions[REGIONS[number]],
    "border": lambda names, place: {"name": names.border(place)},
    "suit": _suit,
    "coalition": lambda names, number: names.texts.coalitions[COALITIONS[number]],
    "army": lambda names, coalition: _block(names.texts.coalitions[COALITIONS[coalition]], "army", "armies"),
    "road": lambda names, coalition: _block(names.texts.coalitions[COALITIONS[coalition]], "road", "roads"),
    "action": lambda names, number: names.action(number)._asdict(),
    "event": lambda names, number: names.event(number)._asdict(),
    "events": lambda names, numbers: {"name": names.listed([names.event(number).name for number in numbers])},
    "ability": lambda names, number: names.ability(number)._asdict(),
    "line": lambda names, number: {"name": names.line(number)},
}


def card_name(word: str, sets: object, shelf: object) -> str:
    """Return the name of a card by its number in statistics."""
    return plain_names().card_name(int(word))
