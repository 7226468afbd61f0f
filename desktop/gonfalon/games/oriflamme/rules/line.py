"""The words of one line of a program: whom a verb is done to, amounts and tests."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import yaml

from gonfalon.core.deck import Phrase, Place, Reader, closest, listed, place_of
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES, NEED_OPEN
from gonfalon.games.oriflamme.rules.tree import Amount, Count, Deed, Gain, Target, Test
from gonfalon.games.oriflamme.rules.verbs import VERBS

PRONOUNS = ("this", "it", "attacker")
NOT_OF_IT = ("adjacent", "end")
"""What is asked of a place; a card that was chosen may have left its own."""
MOST = 99

_WORD = re.compile(r"\S+")
_NUMBER = re.compile("[1-9][0-9]?")


class Word(NamedTuple):
    text: str
    place: Place


class LineReader:
    """Reads lines of a program, such as `soldier.activate`; what cannot be read is noted, and None is given for it."""

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
        self.verbs: dict[str, Place] = {}
        """Where it is first said what they are done to, also in lines that cannot be read."""

    def gain(self, key: yaml.Node, node: yaml.Node) -> Gain | None:
        words = self._words(node, "gain")
        if not words or (number := self._number(words[0])) is None:
            return None
        per = self._per(words[1], words[2:]) if len(words) > 1 else None
        if per is None and len(words) > 1:
            return None
        return Gain(Amount(number, per, place=words[0].place), place=place_of(key))

    def _per(self, per: Word, rest: list[Word]) -> Count | None:
        if per.text != "per":
            otherwise = Phrase(
                "unknown word '{word}' in {where}; after the number of a gain comes 'per' and what is counted",
                word=per.text,
                where=self.where,
            )
            self._unknown(per, ("per",), otherwise)
            return None
        if not rest:
            phrase = Phrase("after 'per' comes what is counted, for instance 'card', in {where}", where=self.where)
            self._slip(per, phrase)
            return None
        unit = ""
        if rest[0].text in ("token", "tokens"):
            unit, on = rest[0].text, rest[2:]
            if not on or rest[1].text != "on":
                phrase = Phrase(
                    "write 'per token on this' or 'per token on' with adjectives in {where}", where=self.where
                )
                self._slip(rest[0], phrase)
                return None
            if on[0].text in ("this", "it"):
                if len(on) > 1 or on[0].text != "this":
                    phrase = Phrase("only 'this' or adjectives can follow 'per token on' in {where}", where=self.where)
                    self._slip(on[0], phrase)
                    return None
                return Count(Target("this", place=on[0].place), unit, place=per.place)
            rest = on
        named = self._adjectives(rest)
        return None if named is None else Count(Target("each", named, place=rest[0].place), unit, place=per.place)

    def test(self, node: yaml.Node) -> Test | None:
        words = self._words(node, "if")
        if not words:
            return None
        head, adjectives = words[0], words[1:]
        if head.text == "it":
            self._needs_it(head)
            if not adjectives:
                phrase = Phrase("'it' asks for an adjective in {where}, for instance 'it character'", where=self.where)
                self._slip(place_of(node), phrase)
                return None
        elif head.text not in ("no", "any"):
            otherwise = Phrase(
                "unknown word '{word}' in {where}; a test begins with 'no', 'any' or 'it'",
                word=head.text,
                where=self.where,
            )
            self._unknown(head, ("no", "any", "it"), otherwise)
            return None
        named = self._adjectives(adjectives, of_it=head.text == "it")
        return None if named is None else Test(head.text, named, place=head.place)

    def deed(self, verb: str, key: yaml.Node, node: yaml.Node) -> Deed | None:
        self.verbs.setdefault(verb, place_of(node))
        words = self._words(node, verb)
        if not words:
            return None
        number, preposition = 0, VERBS[verb].preposition
        if preposition:
            read = self._number(words[0])
            if read is None:
                return None
            if len(words) < 3 or words[1].text != preposition:
                line = f"{verb}: {read} {preposition}"
                phrase = Phrase("write '{line} ...' and whom it is done to in {where}", line=line, where=self.where)
                self._slip(words[-1], phrase)
                return None
            number, words = read, words[2:]
        target = self._target(verb, words)
        return None if target is None else Deed(verb, target, number, preposition, place=place_of(key))

    def _target(self, verb: str, words: list[Word]) -> Target | None:
        head, allowed = words[0], VERBS[verb].whom
        if allowed == ("hand",):
            if [word.text for word in words] != ["hand"]:
                self._slip(head, Phrase("in {where} a card can only 'swap: hand'", where=self.where))
            return Target("hand", place=head.place)
        if head.text in PRONOUNS:
            return self._pronoun(verb, words)
        if head.text == "hand":
            phrase = Phrase(
                "'hand' can only be swapped, not used with '{verb}' in {where}", verb=verb, where=self.where
            )
            self._slip(head, phrase)
            return None
        if head.text not in ("one", "each"):
            otherwise = Phrase(
                "unknown word '{word}' in {where}; a target begins with 'one' or 'each', or is 'this', 'it' or "
                "'attacker'",
                word=head.text,
                where=self.where,
            )
            self._unknown(head, ("one", "each", *PRONOUNS), otherwise)
            return None
        if head.text == "one" and self.in_reserve:
            phrase = Phrase(
                "a card in reserve cannot ask, so {where} must say 'each' instead of 'one'", where=self.where
            )
            self._slip(head, phrase)
        if head.text not in allowed:
            self._slip(head, Phrase("'{verb}' needs 'one', not 'each', in {where}", verb=verb, where=self.where))
        named = self._adjectives(words[1:])
        if named is None:
            return None
        if unfit := VERBS[verb].unfit(named, self.where):
            self._slip(head, unfit)
        self.has_it = self.has_it or head.text == "one"
        return Target(head.text, named, place=head.place)

    def _pronoun(self, verb: str, words: list[Word]) -> Target:
        head = words[0]
        if len(words) > 1:
            phrase = Phrase(
                "'{word}' is one card already and takes no adjective in {where}", word=head.text, where=self.where
            )
            self._slip(words[1], phrase)
        if head.text == "it":
            self._needs_it(head)
        if head.text == "attacker" and not self.avenge:
            self._slip(head, self._no_attacker())
        if head.text not in VERBS[verb].whom:
            self._slip(head, Phrase("'{verb}' needs 'one ...' in {where}", verb=verb, where=self.where))
        return Target(head.text, place=head.place)

    def _adjectives(self, words: list[Word], of_it: bool = False) -> tuple[str, ...] | None:
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
                self._unknown(word, allowed, otherwise)
                good = False
            elif of_it and word.text in NOT_OF_IT:
                phrase = Phrase(
                    "'it' cannot be asked for '{word}' in {where}: that card may have left its place by then",
                    word=word.text,
                    where=self.where,
                )
                self._slip(word, phrase)
            elif not of_it and (word.text in NEED_OPEN or word.text in self.kinds) and "open" not in named:
                phrase = Phrase(
                    "'{word}' needs 'open' beside it in {where}: a face-down card does not show it",
                    word=word.text,
                    where=self.where,
                )
                self._slip(word, phrase)
            elif word.text == "attacker" and not self.avenge:
                self._slip(word, self._no_attacker())
            elif word.text == "closed" and "open" in named:
                self._slip(word, Phrase("no card is both open and closed, as {where} requires", where=self.where))
        return named if good else None

    def _words(self, node: yaml.Node, verb: str) -> list[Word]:
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self._slip(place_of(node), self._no_words(node, verb))
            return []
        return [Word(match.group(), place_of(node, match.start())) for match in _WORD.finditer(node.value)]

    def _number(self, word: Word) -> int | None:
        if _NUMBER.fullmatch(word.text):
            return int(word.text)
        phrase = Phrase(
            "'{word}' in {where} should be a number from 1 to {most}", word=word.text, where=self.where, most=MOST
        )
        self._slip(word, phrase)
        return None

    def _needs_it(self, word: Word) -> None:
        if not self.has_it:
            phrase = Phrase("'it' in {where} refers to nothing yet: choose a card with 'one' first", where=self.where)
            self._slip(word, phrase)

    def _slip(self, where: Word | Place, phrase: Phrase) -> None:
        self.reader.slip(where.place if isinstance(where, Word) else where, phrase)

    def _unknown(self, word: Word, words: Sequence[str], otherwise: Phrase) -> None:
        """Note a word that nobody knows, with the nearest of those that may stand there, or in other words."""
        phrase = otherwise
        if near := closest(word.text, words):
            phrase = Phrase(
                "unknown word '{word}' in {where}, did you mean '{near}'?",
                word=word.text,
                where=self.where,
                near=near,
            )
        self._slip(word, phrase)

    def _no_attacker(self) -> Phrase:
        return Phrase("there is an attacker only in 'avenge', not in {where}", where=self.where)

    def _no_words(self, node: yaml.Node, verb: str) -> Phrase:
        if isinstance(node, yaml.MappingNode):
            return Phrase("'{verb}' in {where} needs words, not a mapping", verb=verb, where=self.where)
        if isinstance(node, yaml.SequenceNode):
            return Phrase("'{verb}' in {where} needs words, not a list", verb=verb, where=self.where)
        return Phrase("'{verb}' in {where} needs words, not nothing", verb=verb, where=self.where)
