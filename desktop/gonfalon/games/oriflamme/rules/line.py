"""The words of one line of a program: whom a verb is done to, adjectives and numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import yaml

from gonfalon.core.deck import Phrase, Reader, closest, listed
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES, NEED_OPEN, Pronoun, Some

PRONOUNS = ("this", "it", "attacker")
ONE_ONLY = ("copy", "move")
NOT_OF_IT = ("adjacent", "end")
"""What is asked of a place; a card that was chosen may have left its own."""
MOST = 99

Targets = tuple[Some | Pronoun, bool]
"""Whom a verb is done to, and whether its owner chooses one of them."""

_WORD = re.compile(r"\S+")
_NUMBER = re.compile("[1-9][0-9]?")


class Word(NamedTuple):
    text: str
    offset: int
    """Where it begins in its line of the card file."""


class LineReader:
    """Reads words of a program, such as `soldier.activate`; what cannot be read is noted."""

    def __init__(
        self,
        reader: Reader,
        where: str,
        kinds: Sequence[str],
        *,
        in_reserve: bool = False,
        avenge: bool = False,
        has_it: bool = False,
    ) -> None:
        self.reader = reader
        self.where = where
        self.kinds = kinds
        self.in_reserve = in_reserve
        self.avenge = avenge
        self.has_it = has_it
        """Whether a card has been chosen that `it` can stand for."""

    def _target(self, verb: str, node: yaml.Node, words: list[Word]) -> Targets | None:
        if not words:
            return None
        head = words[0]
        if head.text in PRONOUNS:
            return self._pronoun(verb, node, words)
        if head.text == "hand":
            phrase = Phrase(
                "'hand' can only be swapped, not used with '{verb}' in {where}", verb=verb, where=self.where
            )
            self._slip(node, phrase, head.offset)
            return None
        if head.text not in ("one", "each"):
            otherwise = Phrase(
                "unknown word '{word}' in {where}; a target begins with 'one' or 'each', or is 'this', 'it' or "
                "'attacker'",
                word=head.text,
                where=self.where,
            )
            self._unknown(node, head, ("one", "each", *PRONOUNS), otherwise)
            return None
        one = head.text == "one"
        if one and self.in_reserve:
            phrase = Phrase(
                "a card in reserve cannot ask, so {where} must say 'each' instead of 'one'", where=self.where
            )
            self._slip(node, phrase, head.offset)
        if not one and verb in ONE_ONLY:
            phrase = Phrase("'{verb}' wants 'one', not 'each', in {where}", verb=verb, where=self.where)
            self._slip(node, phrase, head.offset)
        named = self._adjectives(node, words[1:])
        if named is None:
            return None
        if verb == "copy" and "open" not in named:
            phrase = Phrase("only a face-up card can be copied: add 'open' in {where}", where=self.where)
            self._slip(node, phrase, head.offset)
        if verb == "move" and "other" not in named and "adjacent" not in named:
            phrase = Phrase("a card cannot move itself: add 'other' in {where}", where=self.where)
            self._slip(node, phrase, head.offset)
        self.has_it = self.has_it or one
        return Some(named), one

    def _pronoun(self, verb: str, node: yaml.Node, words: list[Word]) -> Targets:
        head = words[0]
        if len(words) > 1:
            phrase = Phrase(
                "'{word}' is one card already and takes no adjective in {where}", word=head.text, where=self.where
            )
            self._slip(node, phrase, words[1].offset)
        if head.text == "it":
            self._needs_it(node, head)
        if head.text == "attacker" and not self.avenge:
            self._slip(node, self._no_attacker(), head.offset)
        if verb in ONE_ONLY:
            self._slip(node, Phrase("'{verb}' wants 'one ...' in {where}", verb=verb, where=self.where), head.offset)
        return Pronoun(head.text), False

    def _adjectives(self, node: yaml.Node, words: list[Word], of_it: bool = False) -> tuple[str, ...] | None:
        allowed = (*ADJECTIVES, *self.kinds)
        named = tuple(word.text for word in words)
        good = True
        for word in words:
            if word.text not in allowed:
                otherwise = Phrase(
                    "unknown word '{word}' in {where}; the adjectives are {words} and the ids of cards",
                    word=word.text,
                    where=self.where,
                    words=listed(ADJECTIVES),
                )
                self._unknown(node, word, allowed, otherwise)
                good = False
            elif of_it and word.text in NOT_OF_IT:
                phrase = Phrase(
                    "'it' cannot be asked for '{word}' in {where}: that card may have left its place by then",
                    word=word.text,
                    where=self.where,
                )
                self._slip(node, phrase, word.offset)
            elif not of_it and (word.text in NEED_OPEN or word.text in self.kinds) and "open" not in named:
                phrase = Phrase(
                    "'{word}' needs 'open' beside it in {where}: a face-down card does not tell it",
                    word=word.text,
                    where=self.where,
                )
                self._slip(node, phrase, word.offset)
            elif word.text == "attacker" and not self.avenge:
                self._slip(node, self._no_attacker(), word.offset)
            elif word.text == "closed" and "open" in named:
                phrase = Phrase("no card is both open and closed, as {where} wants", where=self.where)
                self._slip(node, phrase, word.offset)
        return named if good else None

    def _words(self, node: yaml.Node, verb: str) -> list[Word]:
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self._slip(node, self._no_words(node, verb))
            return []
        return [Word(match.group(), match.start()) for match in _WORD.finditer(node.value)]

    def _number(self, node: yaml.Node, word: Word) -> int | None:
        if _NUMBER.fullmatch(word.text):
            return int(word.text)
        phrase = Phrase(
            "'{word}' in {where} should be a number from 1 to {most}", word=word.text, where=self.where, most=MOST
        )
        self._slip(node, phrase, word.offset)
        return None

    def _needs_it(self, node: yaml.Node, word: Word) -> None:
        if not self.has_it:
            phrase = Phrase("'it' in {where} stands for nothing yet: choose a card with 'one' first", where=self.where)
            self._slip(node, phrase, word.offset)

    def _slip(self, node: yaml.Node, phrase: Phrase, offset: int = 0) -> None:
        self.reader.slip(node, phrase, offset)

    def _unknown(self, node: yaml.Node, word: Word, words: Sequence[str], otherwise: Phrase) -> None:
        """Note a word that nobody knows, with the nearest of those that may stand there, or in other words."""
        phrase = otherwise
        if near := closest(word.text, words):
            phrase = Phrase(
                "unknown word '{word}' in {where}, did you mean '{near}'?",
                word=word.text,
                where=self.where,
                near=near,
            )
        self._slip(node, phrase, word.offset)

    def _no_attacker(self) -> Phrase:
        return Phrase("there is an attacker only in 'avenge', not in {where}", where=self.where)

    def _no_words(self, node: yaml.Node, verb: str) -> Phrase:
        if isinstance(node, yaml.MappingNode):
            return Phrase("'{verb}' in {where} wants words, not a mapping", verb=verb, where=self.where)
        if isinstance(node, yaml.SequenceNode):
            return Phrase("'{verb}' in {where} wants words, not a list", verb=verb, where=self.where)
        return Phrase("'{verb}' in {where} wants words, not nothing", verb=verb, where=self.where)
