"""The card language: from the nodes of a card file to its cards as trees, or to sentences about what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import yaml

from gonfalon.core.deck import (
    CARD_FILE,
    Keys,
    Phrase,
    Reader,
    closest,
    compose,
    headings,
    listed,
    one_line,
    place_of,
)
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.grammar import read_program
from gonfalon.games.oriflamme.rules.line import LineReader
from gonfalon.games.oriflamme.rules.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES
from gonfalon.games.oriflamme.rules.texts import MOST_LETTERS, TextReader, unshowable, words_of
from gonfalon.games.oriflamme.rules.tree import Card, Deed, Program
from gonfalon.games.oriflamme.rules.verbs import VERBS

SET_KEYS = ("name", "author", "cards", "texts")
CARD_KEYS = ("type", "activate", "influence", "cost", "avenge", "reserved")
TYPES = ("character", "intrigue")
INFLUENCE = ("taken", "doubled", "lost", "kept")
RESERVED_PROGRAMS = ("kill", "round", "end")
GRAMMAR = ("one", "each", "this", "it", "no", "any", "per", "on", "from", "token", "tokens")
WORDS = frozenset((*ADJECTIVES, *RESERVED_WORDS, *GRAMMAR))
"""What no card can be called: words of programs and of moves."""
MOST_KINDS = 20
MOST_TOGETHER = 50
"""Of all files that make one set; five families then have 250 cards."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COST = re.compile("[1-9][0-9]?")


def titled(source: str, text: str) -> tuple[str, str, frozenset[str]]:
    """What a set and its author are called, as far as its file can be read, and the words at the top of that.

    Raises:
        CardFileError: when the file is not even YAML.
    """
    file = SetReader(source, text)
    return file.name, file.author, headings(file.document)


def called_like(source: str) -> str:
    """What a set is called that does not say it: like its file, as far as that is a name."""
    stem = one_line(re.split(r"[/\\]", source)[-1].removesuffix(".yaml").removesuffix(".yml"))
    return stem[: MOST_LETTERS["name"]].strip() or "?"


class SetReader:
    """One card file: a set with `name` and `cards`, or just the cards."""

    def __init__(self, source: str, text: str, composed: Callable[[str, str], yaml.Node] | None = None) -> None:
        """
        Args:
            composed: gives the nodes of the text, for somebody who has most of them already.

        Raises:
            CardFileError: when it is not YAML, or holds too many cards.
        """
        self.document = document = (composed or compose)(text, source)
        self.reader = Reader(source)
        self.source = (source, text)
        self.author = ""
        self.name = called_like(source)
        self.texts: dict[str, dict[str, Any]] = {}
        self.cards: Keys = {}
        keys = self.reader.mapping(document, CARD_FILE)
        where = document
        # Whoever says what it is called wants to write a set, also where 'cards' is missing or misspelt.
        titled = any(word in keys and isinstance(keys[word][1], yaml.ScalarNode) for word in ("name", "author"))
        if titled or "cards" in keys:
            self.reader.known_keys(keys, SET_KEYS, Phrase("a card set"))
            self.name = self._line(keys, "name", Phrase("the name of a set")) or self.name
            self.author = self._line(keys, "author", Phrase("the author of a set"))
        if "cards" in keys:
            where = keys["cards"][0]
            self.cards = self.reader.mapping(keys["cards"][1], "'cards'")
            if "texts" in keys:
                self._texts(keys["texts"][1])
        elif not titled:
            self.cards = keys
        if not self.reader.slips and not self.cards:
            self.reader.slip(where, Phrase("there are no cards here"))
        if len(self.cards) > MOST_KINDS:
            count = len(self.cards)
            many = Phrase("there are {count} kinds of cards; a set has at most {most}", count=count, most=MOST_KINDS)
            self.reader.slip(where, many)
            self.reader.finish()

    def _line(self, keys: Keys, word: str, what: Phrase) -> str:
        """The name of the set or of its author, empty when it is not said."""
        if word not in keys:
            return ""
        node = keys[word][1]
        said = (self.reader.text(node, what) or "").strip()
        text = one_line(said)
        if len(text) > MOST_LETTERS["name"]:
            long = Phrase(
                "{what} has at most {most} characters, this one has {count}",
                what=what,
                most=MOST_LETTERS["name"],
                count=len(text),
            )
            self.reader.slip(node, long)
        elif odd := unshowable(said, what):
            self.reader.slip(node, odd)
        return text

    def read(self, ids: Sequence[str], already: Iterable[str] = ()) -> list[Card]:
        """The cards of this file that have no slip.

        Args:
            ids: all kinds that its programs may name.
            already: kinds that an earlier file of the same set has.
        """
        cards = []
        for id, (key, node) in self.cards.items():
            slips = len(self.reader.slips)
            if not _ID.fullmatch(id) or len(id) > 32:
                no_id = Phrase(
                    "'{id}' is not a valid id for a card: use small letters, digits and hyphens, at most 32", id=id
                )
                self.reader.slip(key, no_id)
            elif id in WORDS:
                taken = Phrase("'{id}' is a word of the card language; a card needs another id", id=id)
                self.reader.slip(key, taken)
            elif id in already:
                self.reader.slip(key, Phrase("the card '{id}' appears in another of these files too", id=id))
            card = self._card(id, key, node, ids)
            if card is not None and len(self.reader.slips) == slips:
                cards.append(card)
        return cards

    def _card(self, id: str, key: yaml.Node, node: yaml.Node, ids: Sequence[str]) -> Card | None:
        reader = self.reader
        keys = reader.mapping(node, Phrase("the card '{id}'", id=id))
        if not isinstance(node, yaml.MappingNode):
            return None
        reader.known_keys(keys, CARD_KEYS, id)
        if "type" not in keys:
            missing = Phrase("{id} has no 'type': write 'type: character' or 'type: intrigue'", id=id)
            reader.slip(node, missing)
        type = self._word(keys, "type", TYPES, id) or "character"
        influence = self._word(keys, "influence", INFLUENCE, id) or "taken"
        programs = {"activate": self._activate(keys, id, ids, type)}
        if "avenge" in keys:
            line = LineReader(reader, f"{id}.avenge", ids, avenge=True)
            programs["avenge"] = read_program(line, keys["avenge"][1])
        if "reserved" in keys:
            inner = reader.mapping(keys["reserved"][1], f"{id}.reserved")
            reader.known_keys(inner, RESERVED_PROGRAMS, f"{id}.reserved")
            for word in RESERVED_PROGRAMS:
                if word in inner:
                    line = LineReader(reader, f"{id}.reserved.{word}", ids, in_reserve=True, has_it=word == "kill")
                    programs[word] = read_program(line, inner[word][1])
        return Card(id, type, influence, self._cost(keys, id), **programs, place=place_of(key))

    def _activate(self, keys: Keys, id: str, ids: Sequence[str], type: str) -> Program:
        if "activate" not in keys:
            return ()
        node = keys["activate"][1]
        line = LineReader(self.reader, f"{id}.activate", ids)
        program = read_program(line, node)
        if "move" in line.verbs and not (type == "intrigue" and _leaves(program, node)):
            # Two cards that stay could move each other behind the one that acts, and no round would ever end (E62).
            stays = Phrase(
                "only an intrigue whose last line is 'discard: this', 'reserve: this' or 'swap: hand' may 'move', so "
                "{where} may not",
                where=f"{id}.activate",
            )
            self.reader.slip(line.verbs["move"], stays)
        return program

    def _word(self, keys: Keys, key: str, words: tuple[str, ...], id: str) -> str | None:
        if key not in keys:
            return None
        node = keys[key][1]
        text = self.reader.text(node, f"{id}.{key}")
        if text is not None and text not in words:
            self.reader.slip(node, self._unknown(text, words, f"{id}.{key}"))
            return None
        return text

    @staticmethod
    def _unknown(word: str, words: tuple[str, ...], where: str) -> Phrase:
        if near := closest(word, words):
            return Phrase("unknown word '{word}' in {where}, did you mean '{near}'?", word=word, where=where, near=near)
        if words == TYPES:
            return Phrase("unknown word '{word}' in {where}; write character or intrigue", word=word, where=where)
        return Phrase(
            "unknown word '{word}' in {where}; write taken or doubled or lost or kept", word=word, where=where
        )

    def _cost(self, keys: Keys, id: str) -> int:
        if "cost" not in keys:
            return 0
        node = keys["cost"][1]
        if isinstance(node, yaml.ScalarNode) and _COST.fullmatch(node.value):
            return int(node.value)
        self.reader.slip(node, Phrase("{where} must be a number from 1 to 99", where=f"{id}.cost"))
        return 0

    def _texts(self, node: yaml.Node) -> None:
        """Names and texts that the set brings along: language, kind, then the same keys as in the shipped ones."""
        reader = self.reader
        texts = TextReader(reader, self.cards)
        for language, (key, kinds) in reader.mapping(node, "'texts'").items():
            texts.check(language, key, kinds)
            self.texts[language] = words_of(kinds)


def _leaves(program: Program, node: yaml.Node) -> bool:
    """Whether the card is certainly gone when the program that the node says has come to its end."""
    if not program:
        return False
    last, line = program[-1], node.value[-1]
    # Where the last line cannot be read, it is not the last statement.
    read = isinstance(line, yaml.MappingNode) and line.value and place_of(line.value[0][0]) == last.place
    return bool(read) and isinstance(last, Deed) and last.target.whom == VERBS[last.verb].leaves


def described(card_set: CardSet) -> str:
    """What a set holds, in one sentence."""
    characters = [kind.id for kind in card_set.kinds if kind.type == "character"]
    intrigues = [kind.id for kind in card_set.kinds if kind.type == "intrigue"]
    kinds = "1 kind of card" if len(card_set) == 1 else f"{len(card_set)} kinds of cards"
    parts = [f"{name}: {listed(ids)}" for name, ids in (("characters", characters), ("intrigues", intrigues)) if ids]
    return f"{card_set.name}, {kinds}; {'; '.join(parts)}"
