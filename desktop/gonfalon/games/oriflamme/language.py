"""The card language: from the nodes of a card file to compiled programs, or to sentences about what is wrong."""

from __future__ import annotations

import re
from collections.abc import Sequence

import yaml

from gonfalon.core.deck import CardFileError, Reader, Slip, compose, listed, nearest
from gonfalon.games.oriflamme.cardset import CardSet, Kind, Program
from gonfalon.games.oriflamme.grammar import ProgramReader
from gonfalon.games.oriflamme.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.targets import ADJECTIVES

SET_KEYS = ("name", "author", "cards", "texts")
CARD_KEYS = ("type", "activate", "influence", "cost", "avenge", "reserved")
TYPES = ("character", "intrigue")
INFLUENCE = ("taken", "doubled", "lost", "kept")
RESERVED_PROGRAMS = ("kill", "round", "end")
MOST_COST = 99
FEWEST_KINDS, MOST_KINDS = 2, 20

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def compile_sets(sources: Sequence[tuple[str, str]]) -> CardSet:
    """Compile card files, given as (name, text), into one set.

    Raises:
        CardFileError: with all slips of all files.
    """
    slips: list[Slip] = []
    files: list[SetReader] = []
    for source, text in sources:
        try:
            reader = SetReader(source, compose(text, source))
        except CardFileError as error:
            slips.extend(error.slips)
        else:
            files.append(reader)
    ids = [id for file in files for id in file.cards]
    kinds: dict[str, Kind] = {}
    for file in files:
        for id, (key, _) in file.cards.items():
            if ids.count(id) > 1 and any(id in other.cards for other in files[: files.index(file)]):
                file.reader.slip(key, f"the card '{id}' stands in another of these files too")
        kinds.update({kind.id: kind for kind in file.compile(ids)})
        slips.extend(file.reader.slips)
    if not slips and len(kinds) < FEWEST_KINDS:
        slips.append(Slip(sources[0][0], 0, 0, f"a set needs at least {FEWEST_KINDS} kinds of cards"))
    if slips:
        raise CardFileError(slips)
    return CardSet(" + ".join(file.name for file in files), kinds.values(), sources)


class SetReader:
    """One card file: a set with `name` and `cards`, or just the cards."""

    def __init__(self, source: str, document: yaml.Node) -> None:
        self.reader = Reader(source)
        self.name = re.split(r"[/\\]", source)[-1].removesuffix(".yaml").removesuffix(".yml")
        keys = self.reader.mapping(document, "a card file")
        if "cards" in keys:
            self.reader.known_keys(keys, SET_KEYS, "a card set")
            for word in ("name", "author"):
                if word in keys and (text := self.reader.text(keys[word][1], f"the {word} of a set")) and word == "name":
                    self.name = text
            self.cards = self.reader.mapping(keys["cards"][1], "'cards'")
            where: yaml.Node = keys["cards"][0]
        else:
            self.cards = keys
            where = document
        if not self.reader.slips and not self.cards:
            self.reader.slip(where, "there are no cards here")
        if len(self.cards) > MOST_KINDS:
            self.reader.slip(where, f"there are {len(self.cards)} kinds of cards; a set has at most {MOST_KINDS}")

    def compile(self, ids: Sequence[str]) -> list[Kind]:
        """The kinds of this file; `ids` are all kinds that its programs may name."""
        kinds = []
        for id, (key, node) in self.cards.items():
            slips = len(self.reader.slips)
            if not _ID.fullmatch(id) or len(id) > 32:
                self.reader.slip(key, f"'{id}' is no id for a card: use small letters, digits and hyphens, at most 32")
            elif id in ADJECTIVES or id in RESERVED_WORDS or id in ("one", "each", "this", "it", "no", "any", "per", "on", "from", "token", "hand"):
                self.reader.slip(key, f"'{id}' is a word of the card language; a card needs another id")
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
        cost = self._cost(keys, id)
        activate = self._program(keys, "activate", id, ids)
        avenge = self._program(keys, "avenge", id, ids, avenge=True)
        reserved: dict[str, Program] = {}
        if "reserved" in keys:
            inner = reader.mapping(keys["reserved"][1], f"{id}.reserved")
            reader.known_keys(inner, RESERVED_PROGRAMS, f"{id}.reserved")
            for word in RESERVED_PROGRAMS:
                if word in inner:
                    program = ProgramReader(reader, f"{id}.reserved.{word}", ids, asks=False, has_it=word == "kill")
                    reserved[word] = program.program(inner[word][1])
        programs = (activate, avenge, *(reserved.get(word, ()) for word in RESERVED_PROGRAMS))
        return Kind(id, type, influence, cost, programs)

    def _program(
        self, keys: dict[str, tuple[yaml.ScalarNode, yaml.Node]], word: str, id: str, ids: Sequence[str], avenge: bool = False
    ) -> Program:
        if word not in keys:
            return ()
        return ProgramReader(self.reader, f"{id}.{word}", ids, avenge=avenge).program(keys[word][1])

    def _word(
        self, keys: dict[str, tuple[yaml.ScalarNode, yaml.Node]], key: str, words: tuple[str, ...], id: str
    ) -> str | None:
        if key not in keys:
            return None
        node = keys[key][1]
        text = self.reader.text(node, f"{id}.{key}")
        if text is not None and text not in words:
            self.reader.slip(node, f"unknown word '{text}' in {id}.{key}{nearest(text, words) or '; write ' + listed(words)}")
            return None
        return text

    def _cost(self, keys: dict[str, tuple[yaml.ScalarNode, yaml.Node]], id: str) -> int:
        if "cost" not in keys:
            return 0
        node = keys["cost"][1]
        if isinstance(node, yaml.ScalarNode) and node.value.isascii() and node.value.isdigit() and 0 < int(node.value[:9]) <= MOST_COST:
            return int(node.value)
        self.reader.slip(node, f"{id}.cost must be a number from 1 to {MOST_COST}")
        return 0
