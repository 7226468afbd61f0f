"""The card language: from the nodes of a card file to compiled programs, or to sentences about what is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

import yaml

from gonfalon.core.deck import CardFileError, Keys, Reader, Slip, compose, content, listed, nearest, one_line
from gonfalon.games.oriflamme.cardset import CardSet, Kind, Program, combine, from_texts
from gonfalon.games.oriflamme.grammar import ProgramReader
from gonfalon.games.oriflamme.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.targets import ADJECTIVES

SET_KEYS = ("name", "author", "cards", "texts")
CARD_KEYS = ("type", "activate", "influence", "cost", "avenge", "reserved")
TYPES = ("character", "intrigue")
INFLUENCE = ("taken", "doubled", "lost", "kept")
RESERVED_PROGRAMS = ("kill", "round", "end")
MOST_LETTERS = {
    "name": 40, "genitive": 40, "accusative": 40, "text": 240, "shelf": 40, "tip": 400, "goes_with": 200, "beware": 200,
    "page": 10_000,
}  # fmt: skip
"""The texts that a card may have, and how long each may be; longer ones have no room on the table."""
MOST_IN_PARTS = 120
TEXT_KEYS = (*MOST_LETTERS, "prompt", "options", "see_also")
PROMPT_KEYS = ("title", "detail", "gap")
GRAMMAR = ("one", "each", "this", "it", "no", "any", "per", "on", "from", "token", "tokens")
WORDS = frozenset((*ADJECTIVES, *RESERVED_WORDS, *GRAMMAR))
"""What no card can be called: words of programs and of moves."""
MOST_KINDS = 20
MOST_TOGETHER = 50
"""Of all files that make one set; five families then have 250 cards."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_COST = re.compile("[1-9][0-9]?")
_LANGUAGE = re.compile("[a-z]{2,3}")


def compile_sets(sources: Sequence[tuple[str, str]], other_ids: Iterable[str] = ()) -> CardSet:
    """Compile card files, given as (name, text), into one set.

    Args:
        sources: the files.
        other_ids: kinds of other sets that programs may name.

    Raises:
        CardFileError: with all slips of all files.
    """
    slips: list[Slip] = []
    files: list[SetReader] = []
    for source, text in sources:
        try:
            files.append(SetReader(source, text))
        except CardFileError as error:
            slips.extend(error.slips)
    ids = tuple(dict.fromkeys([*(id for file in files for id in file.cards), *other_ids]))
    kinds: dict[str, Kind] = {}
    for file in files:
        try:
            own = file.compile(ids, already=kinds)
            kinds.update((kind.id, kind) for kind in own)
            file.reader.finish()
        except CardFileError as error:
            slips.extend(error.slips)
    if not slips and len(kinds) > MOST_TOGETHER:
        sentence = f"these files have {len(kinds)} kinds of cards together; a set has at most {MOST_TOGETHER}"
        slips.append(Slip(sources[-1][0], 0, 0, sentence))
    if slips:
        raise CardFileError(slips)
    if len(files) > 1:
        # Each by itself again, so that a part is the same whether it came alone or with others.
        return combine(from_texts((file.source,), tuple(id for id in ids if id not in file.cards)) for file in files)
    card_set = CardSet(files[0].name, kinds.values(), sources, author=files[0].author, others=tuple(other_ids))
    card_set.texts = files[0].texts
    return card_set


def ids_in(source: str, text: str) -> list[str]:
    """The ids of the cards in a file, none when it is no card file."""
    try:
        return list(SetReader(source, text).cards)
    except CardFileError:
        return []


class SetReader:
    """One card file: a set with `name` and `cards`, or just the cards."""

    def __init__(self, source: str, text: str) -> None:
        """
        Raises:
            CardFileError: when it is not YAML, or holds too many cards.
        """
        document = compose(text, source)
        self.reader = Reader(source)
        self.source = (source, text)
        self.author = ""
        self.name = one_line(re.split(r"[/\\]", source)[-1].removesuffix(".yaml").removesuffix(".yml"))
        self.texts: dict[str, dict[str, Any]] = {}
        keys = self.reader.mapping(document, "a card file")
        where = document
        if "cards" in keys:
            self.reader.known_keys(keys, SET_KEYS, "a card set")
            self.name = self._line(keys, "name") or self.name
            self.author = self._line(keys, "author")
            where = keys["cards"][0]
            self.cards = self.reader.mapping(keys["cards"][1], "'cards'")
            if "texts" in keys:
                self._texts(keys["texts"][1])
        else:
            self.cards = keys
        if not self.reader.slips and not self.cards:
            self.reader.slip(where, "there are no cards here")
        if len(self.cards) > MOST_KINDS:
            self.reader.slip(where, f"there are {len(self.cards)} kinds of cards; a set has at most {MOST_KINDS}")
            self.reader.finish()

    def _line(self, keys: Keys, word: str) -> str:
        """The name of the set or of its author, empty when it is not said."""
        if word not in keys:
            return ""
        node = keys[word][1]
        text = one_line(self.reader.text(node, f"the {word} of a set") or "")
        if len(text) > MOST_LETTERS["name"]:
            sentence = f"the {word} of a set has at most {MOST_LETTERS['name']} letters, this one has {len(text)}"
            self.reader.slip(node, sentence)
        return text

    def compile(self, ids: Sequence[str], already: Iterable[str] = ()) -> list[Kind]:
        """The kinds of this file that have no slip.

        Args:
            ids: all kinds that its programs may name.
            already: kinds that an earlier file of the same set has.
        """
        kinds = []
        for id, (key, node) in self.cards.items():
            slips = len(self.reader.slips)
            if not _ID.fullmatch(id) or len(id) > 32:
                self.reader.slip(key, f"'{id}' is no id for a card: use small letters, digits and hyphens, at most 32")
            elif id in WORDS:
                self.reader.slip(key, f"'{id}' is a word of the card language; a card needs another id")
            elif id in already:
                self.reader.slip(key, f"the card '{id}' stands in another of these files too")
            kind = self._kind(id, node, ids)
            if kind is not None and len(self.reader.slips) == slips:
                kinds.append(kind)
        return kinds

    def _kind(self, id: str, node: yaml.Node, ids: Sequence[str]) -> Kind | None:
        reader = self.reader
        keys = reader.mapping(node, f"the card '{id}'")
        if not isinstance(node, yaml.MappingNode):
            return None
        reader.known_keys(keys, CARD_KEYS, id)
        if "type" not in keys:
            reader.slip(node, f"{id} has no 'type': write 'type: character' or 'type: intrigue'")
        type = self._word(keys, "type", TYPES, id) or "character"
        influence = self._word(keys, "influence", INFLUENCE, id) or "taken"
        programs = [self._activate(keys, id, ids, type), self._avenge(keys, id, ids)]
        said = [content(keys[word][1]) if word in keys else [] for word in ("activate", "avenge")]
        inner: Keys = {}
        if "reserved" in keys:
            inner = reader.mapping(keys["reserved"][1], f"{id}.reserved")
            reader.known_keys(inner, RESERVED_PROGRAMS, f"{id}.reserved")
        for word in RESERVED_PROGRAMS:
            if word in inner:
                where = f"{id}.reserved.{word}"
                program = ProgramReader(reader, where, ids, in_reserve=True, has_it=word == "kill")
                programs.append(program.read(inner[word][1]))
            else:
                programs.append(())
            said.append(content(inner[word][1]) if word in inner else [])
        return Kind(id, type, influence, self._cost(keys, id), tuple(programs), said)

    def _activate(self, keys: Keys, id: str, ids: Sequence[str], type: str) -> Program:
        if "activate" not in keys:
            return ()
        reader = ProgramReader(self.reader, f"{id}.activate", ids)
        program = reader.read(keys["activate"][1])
        if reader.mover is not None and not (type == "intrigue" and reader.leaves):
            # Two cards that stay could move each other behind the one that acts, and no round would ever end (E62).
            sentence = "only an intrigue whose last line is 'discard: this', 'reserve: this' or 'swap: hand' may 'move'"
            self.reader.slip(reader.mover, f"{sentence}, so {id}.activate may not")
        return program

    def _avenge(self, keys: Keys, id: str, ids: Sequence[str]) -> Program:
        if "avenge" not in keys:
            return ()
        return ProgramReader(self.reader, f"{id}.avenge", ids, avenge=True).read(keys["avenge"][1])

    def _word(self, keys: Keys, key: str, words: tuple[str, ...], id: str) -> str | None:
        if key not in keys:
            return None
        node = keys[key][1]
        text = self.reader.text(node, f"{id}.{key}")
        if text is not None and text not in words:
            help = nearest(text, words) or f"; write {' or '.join(words)}"
            self.reader.slip(node, f"unknown word '{text}' in {id}.{key}{help}")
            return None
        return text

    def _cost(self, keys: Keys, id: str) -> int:
        if "cost" not in keys:
            return 0
        node = keys["cost"][1]
        if isinstance(node, yaml.ScalarNode) and _COST.fullmatch(node.value):
            return int(node.value)
        self.reader.slip(node, f"{id}.cost must be a number from 1 to 99")
        return 0

    def _texts(self, node: yaml.Node) -> None:
        """Names and texts that the set brings along: language, kind, then the same keys as in the shipped ones."""
        reader = self.reader
        for language, (key, kinds) in reader.mapping(node, "'texts'").items():
            if not _LANGUAGE.fullmatch(language):
                reader.slip(key, f"'{language}' is no language: write its two letters, for instance 'uk'")
            entries = reader.mapping(kinds, f"texts.{language}")
            reader.known_keys(entries, self.cards, f"texts.{language}")
            for id, (_, entry) in entries.items():
                where = f"texts.{language}.{id}"
                self._card_texts(reader.mapping(entry, where), where)
            self.texts[language] = reader.plain(kinds, f"texts.{language}")

    def _card_texts(self, words: Keys, where: str) -> None:
        reader = self.reader
        reader.known_keys(words, TEXT_KEYS, where)
        for word, most in MOST_LETTERS.items():
            self._short(words, word, where, most)
        if "prompt" in words:
            where_asked = f"{where}.prompt"
            asked = reader.mapping(words["prompt"][1], where_asked)
            reader.known_keys(asked, PROMPT_KEYS, where_asked)
            gap = reader.mapping(asked["gap"][1], f"{where_asked}.gap") if "gap" in asked else {}
            reader.known_keys(gap, PROMPT_KEYS[:2], f"{where_asked}.gap")
            for keys in (asked, gap):
                for word in PROMPT_KEYS[:2]:
                    self._short(keys, word, where_asked, MOST_IN_PARTS)
        if "options" in words:
            options = reader.mapping(words["options"][1], f"{where}.options")
            for word in options:
                self._short(options, word, f"{where}.options", MOST_LETTERS["name"])
        if "see_also" in words:
            for node in reader.sequence(words["see_also"][1], f"{where}.see_also"):
                reader.text(node, f"{where}.see_also")

    def _short(self, keys: Keys, word: str, where: str, most: int) -> None:
        """Note a text that is no text or has more letters than there is room for."""
        if word not in keys:
            return
        text = self.reader.text(keys[word][1], f"{where}.{word}")
        if text is not None and len(text.strip()) > most:
            sentence = f"{where}.{word} has {len(text.strip())} letters; there is room for {most}"
            self.reader.slip(keys[word][1], sentence)


def described(card_set: CardSet) -> str:
    """What a set holds, in one sentence."""
    characters = [kind.id for kind in card_set.kinds if kind.type == "character"]
    intrigues = [kind.id for kind in card_set.kinds if kind.type == "intrigue"]
    kinds = "1 kind of card" if len(card_set) == 1 else f"{len(card_set)} kinds of cards"
    parts = [f"{name}: {listed(ids)}" for name, ids in (("characters", characters), ("intrigues", intrigues)) if ids]
    return f"{card_set.name}, {kinds}; {'; '.join(parts)}"
