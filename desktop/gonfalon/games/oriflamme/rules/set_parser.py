"""
The parser of card files: from the nodes of a file to the trees and texts of its cards, or to sentences about what is
wrong.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence, Set
from functools import lru_cache

import yaml

from gonfalon.core.diagnostics import Message, closest_word, join_words, one_line
from gonfalon.core.yaml_reader import CARD_FILE, Keys, PlainData, YamlReader, compose_yaml, position_of, top_level_keys
from gonfalon.games.oriflamme.rules.card_set import Card, CardSet, Program, VerbStatement
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES
from gonfalon.games.oriflamme.rules.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.rules.statement_parser import LineParser, parse_program
from gonfalon.games.oriflamme.rules.verbs import VERBS

MAX_LETTERS = {
    "name": 40, "genitive": 40, "accusative": 40, "text": 240, "shelf": 40, "tip": 400, "goes_with": 200, "beware": 200,
    "page": 10_000,
}  # fmt: skip
"""The texts that a card may have, and how long each may be; longer ones have no room on the table."""
MAX_LETTERS_IN_PARTS = 120
MAX_MARKS = 4
"""So many accents and vowel signs stand over and under one letter; more of them would cover what is above and below."""
TEXT_KEYS = (*MAX_LETTERS, "prompt", "options", "see_also")
PROMPT_KEYS = ("title", "detail", "gap")

MULTILINE_KEYS = ("text", "tip", "goes_with", "beware", "page")
_LANGUAGE = re.compile("[a-z]{2,3}")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn round the direction of writing, also of what stands behind them in a sentence."""
_ENDS = frozenset("\n\r\u0085\u2028\u2029")
"""Of lines."""


class SetTextChecker:
    """Checks the texts of the cards of a set: language, kind, then the same keys as in the shipped ones."""

    def __init__(self, reader: YamlReader, ids: Iterable[str]) -> None:
        self.reader = reader
        self.ids = tuple(ids)

    def check(self, language: str, key: yaml.Node, kinds: yaml.Node) -> None:
        """Note what is wrong with the texts of one language; `key` is where the language stands."""
        reader = self.reader
        if not _LANGUAGE.fullmatch(language):
            phrase = Message("'{word}' is not a language: write its two letters, for instance 'uk'", word=language)
            reader.add_error(key, phrase)
        entries = reader.mapping(kinds, f"texts.{language}")
        reader.known_keys(entries, self.ids, f"texts.{language}")
        for id, (_, entry) in entries.items():
            where = f"texts.{language}.{id}"
            self._card(reader.mapping(entry, where), where)

    def _card(self, words: Keys, where: str) -> None:
        reader = self.reader
        reader.known_keys(words, TEXT_KEYS, where)
        for word, most in MAX_LETTERS.items():
            self._text(words, word, where, most)
        if "prompt" in words:
            asked = self._prompt(words["prompt"][1], f"{where}.prompt", PROMPT_KEYS)
            if "gap" in asked:
                self._prompt(asked["gap"][1], f"{where}.prompt.gap", PROMPT_KEYS[:2])
        if "options" in words:
            options = reader.mapping(words["options"][1], f"{where}.options")
            for word in options:
                self._text(options, word, f"{where}.options", max_letters(("options", word)))
        if "see_also" in words:
            for node in reader.sequence(words["see_also"][1], f"{where}.see_also"):
                reader.text(node, f"{where}.see_also")

    def _prompt(self, node: yaml.Node, where: str, allowed: tuple[str, ...]) -> Keys:
        keys = self.reader.mapping(node, where)
        self.reader.known_keys(keys, allowed, where)
        for word in PROMPT_KEYS[:2]:
            self._text(keys, word, where, MAX_LETTERS_IN_PARTS)
        return keys

    def _text(self, keys: Keys, word: str, where: str, most: int) -> None:
        """Note a text that is no text, has more letters than there is room for, or such as cannot be shown."""
        if word not in keys:
            return
        node, where = keys[word][1], f"{where}.{word}"
        text = (self.reader.text(node, where) or "").strip()
        if odd := text_problem(text, where, most, word in MULTILINE_KEYS):
            self.reader.add_error(node, odd)


def max_letters(key: Sequence[str]) -> int:
    """Return the maximum length of a text; a key in a group is all words that lead to it, as `options`, `sell`."""
    return MAX_LETTERS["name"] if key[0] == "options" else MAX_LETTERS.get(key[0], MAX_LETTERS_IN_PARTS)


def text_problem(text: str, where: str, most: int, several_lines: bool) -> Message | None:
    """Return the problem of a text that has no blanks around it; None if there is none."""
    if len(text) > most:
        count = len(text)
        return Message("{where} has {count} characters; there is room for {most}", where=where, count=count, most=most)
    return unshowable_letters(text, where, several_lines)


def plain_texts(node: yaml.Node) -> PlainData:
    """Return the node's content as texts in lists and mappings: a name such as 1984 or null is a text too."""
    if isinstance(node, yaml.MappingNode):
        return {key.value: plain_texts(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}
    if isinstance(node, yaml.SequenceNode):
        return [plain_texts(item) for item in node.value]
    return str(node.value)


def unshowable_letters(text: str, what: str | Message, several_lines: bool = False) -> Message | None:
    """Return the problem with the letters of a text that `what` names; None if there is none."""
    if all(map(_harmless, set(text) - _ENDS if several_lines else set(text))):
        return None
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            return Message("{what} has more than {most} marks over one letter", what=what, most=MAX_MARKS)
        if letter in _ENDS:
            if not several_lines:
                return Message("{what} must be on one line", what=what)
        elif letter in _TURNING or category == "Co" or (category == "Cc" and not (several_lines and letter == "\t")):
            number = ord(letter)
            return Message("the character with the number {number} is not allowed in {what}", number=number, what=what)
    return None


@lru_cache(maxsize=1024)
def _harmless(letter: str) -> bool:
    """Return whether a letter can stand everywhere, in any number; most texts have no other."""
    odd = letter in _ENDS or letter in _TURNING or unicodedata.category(letter) in ("Mn", "Me", "Co", "Cc")
    return not odd


SET_KEYS = ("name", "author", "cards", "texts")
CARD_KEYS = ("type", "activate", "influence", "cost", "avenge", "reserved")
TYPES = ("character", "intrigue")
INFLUENCE = ("taken", "doubled", "lost", "kept")
RESERVED_PROGRAMS = ("kill", "round", "end")
GRAMMAR = ("one", "each", "this", "it", "no", "any", "per", "on", "from", "token", "tokens")
WORDS = frozenset((*ADJECTIVES, *RESERVED_WORDS, *GRAMMAR))
"""What no card can be called: words of programs and of moves."""
MAX_KINDS = 20
MAX_STATEMENTS_OF_SET = 50
"""Of all files that make one set; five families then have 250 cards."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COST = re.compile("[1-9][0-9]?")


def read_title(source: str, text: str) -> tuple[str, str, frozenset[str]]:
    """Return the name and author of a set, as far as its file can be read, and the file's top-level keys.

    Raises:
        CardFileError: when the file is not even YAML.
    """
    file = SetParser(source, text)
    return file.name, file.author, top_level_keys(file.document)


def title_from_file(source: str) -> str:
    """Return the title of a set that states none: its file name, as far as that is a name."""
    stem = one_line(re.split(r"[/\\]", source)[-1].removesuffix(".yaml").removesuffix(".yml"))
    return stem[: MAX_LETTERS["name"]].strip() or "?"


class SetParser:
    """One card file: a set with `name` and `cards`, or just the cards."""

    def __init__(self, source: str, text: str) -> None:
        """Raises: CardFileError: when it is not YAML, or holds too many cards."""
        self.document = document = compose_yaml(text, source)
        self.reader = YamlReader(source)
        self.source = (source, text)
        self.author = ""
        self.name = title_from_file(source)
        self.texts: dict[str, dict[str, PlainData]] = {}
        self.cards: Keys = {}
        keys = self.reader.mapping(document, CARD_FILE)
        where = document
        # Whoever says what it is called wants to write a set, also where 'cards' is missing or misspelt.
        titled = any(word in keys and isinstance(keys[word][1], yaml.ScalarNode) for word in ("name", "author"))
        if titled or "cards" in keys:
            self.reader.known_keys(keys, SET_KEYS, Message("a card set"))
            self.name = self._line(keys, "name", Message("the name of a set")) or self.name
            self.author = self._line(keys, "author", Message("the author of a set"))
        if "cards" in keys:
            where = keys["cards"][0]
            self.cards = self.reader.mapping(keys["cards"][1], "'cards'")
            if "texts" in keys:
                self._texts(keys["texts"][1])
        elif not titled:
            self.cards = keys
        if not self.reader.diagnostics and not self.cards:
            self.reader.add_error(where, Message("there are no cards here"))
        if len(self.cards) > MAX_KINDS:
            count = len(self.cards)
            many = Message("there are {count} kinds of cards; a set has at most {most}", count=count, most=MAX_KINDS)
            self.reader.add_error(where, many)
            self.reader.finish()

    def _line(self, keys: Keys, word: str, what: Message) -> str:
        """The name of the set or of its author, empty when it is not said."""
        if word not in keys:
            return ""
        node = keys[word][1]
        said = (self.reader.text(node, what) or "").strip()
        text = one_line(said)
        if len(text) > MAX_LETTERS["name"]:
            long = Message(
                "{what} has at most {most} characters, this one has {count}",
                what=what,
                most=MAX_LETTERS["name"],
                count=len(text),
            )
            self.reader.add_error(node, long)
        elif odd := unshowable_letters(said, what):
            self.reader.add_error(node, odd)
        return text

    def read(self, ids: Sequence[str], already: Iterable[str] = ()) -> list[Card]:
        """The cards of this file that have no slip.

        Args:
            ids: all kinds that its programs may name.
            already: kinds that an earlier file of the same set has.
        """
        cards = []
        for id, (key, node) in self.cards.items():
            diagnostics = len(self.reader.diagnostics)
            if not _ID.fullmatch(id) or len(id) > 32:
                no_id = Message(
                    "'{id}' is not a valid id for a card: use small letters, digits and hyphens, at most 32", id=id
                )
                self.reader.add_error(key, no_id)
            elif id in WORDS:
                taken = Message("'{id}' is a word of the card language; a card needs another id", id=id)
                self.reader.add_error(key, taken)
            elif id in already:
                self.reader.add_error(key, Message("the card '{id}' appears in another of these files too", id=id))
            card = self._card(id, key, node, ids)
            if card is not None and len(self.reader.diagnostics) == diagnostics:
                cards.append(card)
        return cards

    def _card(self, id: str, key: yaml.Node, node: yaml.Node, ids: Sequence[str]) -> Card | None:
        reader = self.reader
        keys = reader.mapping(node, Message("the card '{id}'", id=id))
        if not isinstance(node, yaml.MappingNode):
            return None
        reader.known_keys(keys, CARD_KEYS, id)
        if "type" not in keys:
            missing = Message("{id} has no 'type': write 'type: character' or 'type: intrigue'", id=id)
            reader.add_error(node, missing)
        type = self._word(keys, "type", TYPES, id) or "character"
        influence = self._word(keys, "influence", INFLUENCE, id) or "taken"
        programs = {"activate": self._activate(keys, id, ids, type)}
        if "avenge" in keys:
            line = LineParser(reader, f"{id}.avenge", ids, avenge=True)
            programs["avenge"] = parse_program(line, keys["avenge"][1])
        if "reserved" in keys:
            inner = reader.mapping(keys["reserved"][1], f"{id}.reserved")
            reader.known_keys(inner, RESERVED_PROGRAMS, f"{id}.reserved")
            for word in RESERVED_PROGRAMS:
                if word in inner:
                    line = LineParser(reader, f"{id}.reserved.{word}", ids, in_reserve=True, has_it=word == "kill")
                    programs[word] = parse_program(line, inner[word][1])
        return Card(id, type, influence, self._cost(keys, id), **programs, place=position_of(key))

    def _activate(self, keys: Keys, id: str, ids: Sequence[str], type: str) -> Program:
        if "activate" not in keys:
            return ()
        node = keys["activate"][1]
        line = LineParser(self.reader, f"{id}.activate", ids)
        program = parse_program(line, node)
        if "move" in line.verbs and not (type == "intrigue" and _certainly_leaves(program, node)):
            # Two cards that stay could move each other behind the one that acts, and no round would ever end (E62).
            stays = Message(
                "only an intrigue whose last line is 'discard: this', 'reserve: this' or 'swap: hand' may 'move', so "
                "{where} may not",
                where=f"{id}.activate",
            )
            self.reader.add_error(line.verbs["move"], stays)
        return program

    def _word(self, keys: Keys, key: str, words: tuple[str, ...], id: str) -> str | None:
        if key not in keys:
            return None
        node = keys[key][1]
        text = self.reader.text(node, f"{id}.{key}")
        if text is not None and text not in words:
            self.reader.add_error(node, self._unknown(text, words, f"{id}.{key}"))
            return None
        return text

    @staticmethod
    def _unknown(word: str, words: tuple[str, ...], where: str) -> Message:
        if near := closest_word(word, words):
            return Message(
                "unknown word '{word}' in {where}, did you mean '{near}'?", word=word, where=where, near=near
            )
        if words == TYPES:
            return Message("unknown word '{word}' in {where}; write character or intrigue", word=word, where=where)
        return Message(
            "unknown word '{word}' in {where}; write taken or doubled or lost or kept", word=word, where=where
        )

    def _cost(self, keys: Keys, id: str) -> int:
        if "cost" not in keys:
            return 0
        node = keys["cost"][1]
        if isinstance(node, yaml.ScalarNode) and _COST.fullmatch(node.value):
            return int(node.value)
        self.reader.add_error(node, Message("{where} must be a number from 1 to 99", where=f"{id}.cost"))
        return 0

    def _texts(self, node: yaml.Node) -> None:
        """Names and texts that the set brings along: language, kind, then the same keys as in the shipped ones."""
        reader = self.reader
        texts = SetTextChecker(reader, self.cards)
        for language, (key, kinds) in reader.mapping(node, "'texts'").items():
            texts.check(language, key, kinds)
            self.texts[language] = plain_texts(kinds)


def _certainly_leaves(program: Program, node: yaml.Node) -> bool:
    """Return whether the card is certainly gone when the program of the node has come to its end."""
    if not program:
        return False
    last, line = program[-1], node.value[-1]
    # Where the last line cannot be read, it is not the last statement.
    read = isinstance(line, yaml.MappingNode) and line.value and position_of(line.value[0][0]) == last.place
    return bool(read) and isinstance(last, VerbStatement) and last.target.whom == VERBS[last.verb].leaves


def describe_set(card_set: CardSet) -> str:
    """Return a description of what a set holds, in one sentence."""
    characters = [kind.id for kind in card_set.kinds if kind.type == "character"]
    intrigues = [kind.id for kind in card_set.kinds if kind.type == "intrigue"]
    kinds = "1 kind of card" if len(card_set) == 1 else f"{len(card_set)} kinds of cards"
    parts = [
        f"{name}: {join_words(ids)}" for name, ids in (("characters", characters), ("intrigues", intrigues)) if ids
    ]
    return f"{card_set.name}, {kinds}; {'; '.join(parts)}"


def recognition_score(name: str, keys: Set[str]) -> int:
    """Return how much a file looks like a set of cards."""
    # Decks have `cards` too.
    return len(keys & {*SET_KEYS} - {"cards"})
