"""The grammar of programs: statements, targets, tests and amounts.

    program   := list of statements
    statement := verb: target | verb: N on|from target | gain: amount | if: test, then: program | choose: {name: program}
    target    := one adjective* | each adjective* | this | it | attacker | hand
    test      := no adjective* | any adjective* | it adjective*
    amount    := N | N per adjective* | N per token on this | N per token on adjective*
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import yaml

from gonfalon.core.deck import Reader, kind_of, listed, nearest
from gonfalon.games.oriflamme.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.program import (
    Choose, Close, Collect, Copy, Discard, Drop, Eliminate, Gain, If, Jump, Lay, Mark, Numbered, OnTarget, Relocate, Reserve,
    Statement, Steal, Swap,
)  # fmt: skip
from gonfalon.games.oriflamme.targets import ADJECTIVES, NEED_OPEN, Count, It, Pronoun, Some

PLAIN_VERBS: dict[str, type[OnTarget]] = {
    "collect": Collect, "eliminate": Eliminate, "discard": Discard, "move": Relocate, "copy": Copy, "close": Close,
    "mark": Mark, "reserve": Reserve,
}  # fmt: skip
NUMBERED_VERBS: dict[str, tuple[type[Numbered], str]] = {"steal": (Steal, "from"), "place": (Lay, "on"), "drop": (Drop, "from")}
VERBS = ("gain", *PLAIN_VERBS, *NUMBERED_VERBS, "swap", "if", "choose")
PRONOUNS = ("this", "it", "attacker")
ONE_ONLY = ("copy", "move")
MOST = 99

_WORD = re.compile(r"\S+")
_OPTION = re.compile(r"[a-z][a-z0-9-]{0,31}")


class Word(NamedTuple):
    text: str
    offset: int
    """Where it begins in its line of the card file."""


class ProgramReader:
    """Reads one program, such as `soldier.activate`."""

    def __init__(
        self, reader: Reader, where: str, kinds: Sequence[str], asks: bool = True, avenge: bool = False, has_it: bool = False
    ) -> None:
        self.reader = reader
        self.where = where
        self.kinds = kinds
        self.asks = asks
        self.avenge = avenge
        self.has_it = has_it
        """Whether a card has been chosen that `it` can stand for."""

    def program(self, node: yaml.Node) -> tuple[Statement, ...]:
        """The statements, flat; what cannot be read is noted and left out."""
        statements: list[Statement] = []
        for item in self.reader.sequence(node, self.where):
            statements.extend(self._statement(item))
        return tuple(statements)

    def _statement(self, node: yaml.Node) -> list[Statement]:
        keys = self.reader.mapping(node, f"a statement of {self.where}")
        if not keys:
            if isinstance(node, yaml.MappingNode) and not node.value:
                self.reader.slip(node, f"an empty statement in {self.where}")
            return []
        word = next(iter(keys))
        if "if" in keys or "then" in keys:
            return self._if(node, keys)
        if len(keys) > 1:
            self.reader.slip(node, f"a statement of {self.where} has one verb, not {len(keys)}: {listed(keys)}")
            return []
        key, value = keys[word]
        if word == "choose":
            return self._choose(key, value)
        if word == "gain":
            return self._gain(value)
        if word == "swap":
            words = self._words(value, "swap")
            if words and [word.text for word in words] != ["hand"]:
                self.reader.slip(value, f"in {self.where} a card can only 'swap: hand'")
            return [Swap()] if words else []
        if word in PLAIN_VERBS:
            return self._plain(word, value)
        if word in NUMBERED_VERBS:
            return self._numbered(word, value)
        self.reader.slip(key, f"unknown verb '{word}' in {self.where}{nearest(word, VERBS) or '; the verbs are ' + listed(VERBS)}")
        return []

    def _if(self, node: yaml.Node, keys: dict[str, tuple[yaml.ScalarNode, yaml.Node]]) -> list[Statement]:
        self.reader.known_keys(keys, ("if", "then"), f"an 'if' of {self.where}")
        for word, other in (("if", "then"), ("then", "if")):
            if word not in keys:
                self.reader.slip(node, f"'{other}' without '{word}' in {self.where}")
                return []
        test = self._test(keys["if"][1])
        then = self.program(keys["then"][1])
        if test is None:
            return []
        return [If(test[0], test[1], len(then)), *then]

    def _test(self, node: yaml.Node) -> tuple[It | Some, bool] | None:
        words = self._words(node, "if")
        if not words:
            return None
        head, adjectives = words[0], words[1:]
        if head.text == "it":
            self._needs_it(node, head)
            if not adjectives:
                self.reader.slip(node, f"'it' asks for an adjective in {self.where}, for instance 'it character'")
                return None
            return (It(named), True) if (named := self._adjectives(node, adjectives, of_it=True)) is not None else None
        if head.text in ("no", "any"):
            named = self._adjectives(node, adjectives)
            return None if named is None else (Some(named), head.text == "any")
        self._unknown(node, head, ("no", "any", "it"), "a test begins with 'no', 'any' or 'it'")
        return None

    def _choose(self, key: yaml.Node, node: yaml.Node) -> list[Statement]:
        if not self.asks:
            self.reader.slip(key, f"{self.where} cannot ask anybody, so it cannot 'choose'")
        options = self.reader.mapping(node, f"'choose' in {self.where}")
        if options and not 2 <= len(options) <= 9:
            self.reader.slip(key, f"'choose' in {self.where} needs 2 to 9 options, not {len(options)}")
        names = sorted(options)
        programs = []
        for name in names:
            if name in RESERVED_WORDS or not _OPTION.fullmatch(name):
                self.reader.slip(options[name][0], f"'{name}' cannot be the name of an option in {self.where}: use another small word")
            before = self.has_it
            programs.append(self.program(options[name][1]))
            self.has_it = before
        body: list[Statement] = []
        starts: list[int] = []
        whole = sum(len(program) for program in programs) + max(0, len(programs) - 1)
        for program in programs:
            starts.append(len(body))
            body.extend(program)
            if len(body) < whole:
                body.append(Jump(whole - len(body) - 1))
        return [Choose(names, starts, [program[0] if program else None for program in programs], whole), *body]

    def _gain(self, node: yaml.Node) -> list[Statement]:
        words = self._words(node, "gain")
        if not words or (amount := self._number(node, words[0])) is None:
            return []
        if len(words) == 1:
            return [Gain(amount)]
        if words[1].text != "per" or len(words) == 2:
            self._unknown(node, words[1], ("per",), "after the number of a gain comes 'per' and what is counted")
            return []
        rest = words[2:]
        tokens = rest[0].text in ("token", "tokens")
        if tokens:
            if len(rest) < 3 or rest[1].text != "on":
                self.reader.slip(node, f"write 'per token on this' or 'per token on' with adjectives in {self.where}", rest[0].offset)
                return []
            rest = rest[2:]
            if rest[0].text in PRONOUNS:
                if len(rest) > 1 or rest[0].text != "this":
                    self.reader.slip(node, f"only 'this' or adjectives can follow 'per token on' in {self.where}", rest[0].offset)
                    return []
                return [Gain(amount, Count(Pronoun("this"), True))]
        named = self._adjectives(node, rest)
        return [] if named is None else [Gain(amount, Count(Some(named), tokens))]

    def _plain(self, verb: str, node: yaml.Node) -> list[Statement]:
        target = self._target(verb, node, self._words(node, verb))
        if target is None:
            return []
        return [PLAIN_VERBS[verb](*target)]

    def _numbered(self, verb: str, node: yaml.Node) -> list[Statement]:
        statement, preposition = NUMBERED_VERBS[verb]
        words = self._words(node, verb)
        if not words or (amount := self._number(node, words[0])) is None:
            return []
        if len(words) < 3 or words[1].text != preposition:
            self.reader.slip(node, f"write '{verb}: {amount} {preposition} ...' and whom it is done to in {self.where}", words[-1].offset)
            return []
        target = self._target(verb, node, words[2:])
        return [] if target is None else [statement(*target, amount)]

    def _target(self, verb: str, node: yaml.Node, words: list[Word]) -> tuple[Some | Pronoun, bool] | None:
        if not words:
            return None
        head = words[0]
        if head.text in PRONOUNS:
            if len(words) > 1:
                self.reader.slip(node, f"'{head.text}' is one card already and takes no adjective in {self.where}", words[1].offset)
            if head.text == "it":
                self._needs_it(node, head)
            if head.text == "attacker" and not self.avenge:
                self.reader.slip(node, f"there is an attacker only in 'avenge', not in {self.where}", head.offset)
            if verb in ONE_ONLY:
                self.reader.slip(node, f"'{verb}' wants 'one ...' in {self.where}", head.offset)
            return Pronoun(head.text), False
        if head.text == "hand":
            self.reader.slip(node, f"'hand' can only be swapped, not used with '{verb}' in {self.where}", head.offset)
            return None
        if head.text not in ("one", "each"):
            self._unknown(node, head, ("one", "each", *PRONOUNS), "a target begins with 'one' or 'each', or is 'this', 'it' or 'attacker'")
            return None
        one = head.text == "one"
        if one and not self.asks:
            self.reader.slip(node, f"{self.where} cannot ask anybody: write 'each' or 'this' instead of 'one'", head.offset)
        if not one and verb in ONE_ONLY:
            self.reader.slip(node, f"'{verb}' wants 'one', not 'each', in {self.where}", head.offset)
        named = self._adjectives(node, words[1:])
        if named is None:
            return None
        if verb == "copy" and "open" not in named:
            self.reader.slip(node, f"only a face-up card can be copied: add 'open' in {self.where}", head.offset)
        if verb == "move" and "other" not in named and "adjacent" not in named:
            self.reader.slip(node, f"a card cannot move itself: add 'other' in {self.where}", head.offset)
        self.has_it = self.has_it or one
        return Some(named), one

    def _adjectives(self, node: yaml.Node, words: list[Word], of_it: bool = False) -> tuple[str, ...] | None:
        allowed = (*ADJECTIVES, *self.kinds)
        named = tuple(word.text for word in words)
        good = True
        for word in words:
            if word.text not in allowed:
                self._unknown(node, word, allowed, "the adjectives are " + listed(ADJECTIVES) + " and the ids of cards")
                good = False
            elif not of_it and (word.text in NEED_OPEN or word.text in self.kinds) and "open" not in named:
                sentence = f"'{word.text}' needs 'open' beside it in {self.where}: a face-down card does not tell what it is"
                self.reader.slip(node, sentence, word.offset)
            elif word.text == "attacker" and not self.avenge:
                self.reader.slip(node, f"there is an attacker only in 'avenge', not in {self.where}", word.offset)
            elif word.text == "closed" and "open" in named:
                self.reader.slip(node, f"no card is both open and closed, as {self.where} wants", word.offset)
        return named if good else None

    def _words(self, node: yaml.Node, verb: str) -> list[Word]:
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self.reader.slip(node, f"'{verb}' in {self.where} wants words, not {kind_of(node)}")
            return []
        return [Word(match.group(), match.start()) for match in _WORD.finditer(node.value)]

    def _number(self, node: yaml.Node, word: Word) -> int | None:
        if word.text.isascii() and word.text.isdigit() and 1 <= int(word.text[:9]) <= MOST:
            return int(word.text)
        self.reader.slip(node, f"'{word.text}' in {self.where} should be a number from 1 to {MOST}", word.offset)
        return None

    def _needs_it(self, node: yaml.Node, word: Word) -> None:
        if not self.has_it:
            self.reader.slip(node, f"'it' in {self.where} stands for nothing yet: choose a card with 'one' first", word.offset)

    def _unknown(self, node: yaml.Node, word: Word, words: Sequence[str], otherwise: str) -> None:
        self.reader.slip(node, f"unknown word '{word.text}' in {self.where}{nearest(word.text, words) or '; ' + otherwise}", word.offset)
