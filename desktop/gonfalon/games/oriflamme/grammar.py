"""The grammar of programs: statements, targets, tests and amounts.

program   := list of statements
statement := verb: target | verb: N on|from target | gain: amount
           | if: test, then: program | choose: {name: program}
target    := one adjective* | each adjective* | this | it | attacker | hand
test      := no adjective* | any adjective* | it adjective*
amount    := N | N per adjective* | N per token on this | N per token on adjective*
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import yaml

from gonfalon.core.deck import Keys, Reader, kind_of, listed, nearest
from gonfalon.games.oriflamme.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.program import Choose, Gain, If, Jump, Statement
from gonfalon.games.oriflamme.targets import ADJECTIVES, NEED_OPEN, Count, It, Pronoun, Some
from gonfalon.games.oriflamme.verbs import (
    Close,
    Collect,
    Copy,
    Discard,
    Drop,
    Eliminate,
    Lay,
    Mark,
    Numbered,
    OnTarget,
    Relocate,
    Reserve,
    Steal,
    Swap,
)

PLAIN_VERBS: dict[str, type[OnTarget]] = {
    "collect": Collect, "eliminate": Eliminate, "discard": Discard, "move": Relocate, "copy": Copy, "close": Close,
    "mark": Mark, "reserve": Reserve,
}  # fmt: skip
NUMBERED_VERBS: dict[str, tuple[type[Numbered], str]] = {
    "steal": (Steal, "from"), "place": (Lay, "on"), "drop": (Drop, "from"),
}  # fmt: skip
VERBS = ("gain", *PLAIN_VERBS, *NUMBERED_VERBS, "swap", "if", "choose")
PRONOUNS = ("this", "it", "attacker")
ONE_ONLY = ("copy", "move")
VERBS_IN_RESERVE = ("gain", "place", "drop", "steal", "collect", "if")
"""A card in reserve is out of the game (6.3): it pays, but neither asks nor touches other cards."""
MOST = 99
MOST_STATEMENTS = 40

Targets = tuple[Some | Pronoun, bool]
"""Whom a verb is done to, and whether its owner chooses one of them."""

_WORD = re.compile(r"\S+")
_NUMBER = re.compile("[1-9][0-9]?")
_OPTION = re.compile(r"[a-z][a-z0-9-]{0,31}")


class Word(NamedTuple):
    text: str
    offset: int
    """Where it begins in its line of the card file."""


class ProgramReader:
    """Reads one program, such as `soldier.activate`."""

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
        self.mover: yaml.Node | None = None
        """The first word that moves a card."""
        self.leaves = False
        """Whether the card is certainly gone when its program has come to its end."""

    def read(self, node: yaml.Node) -> tuple[Statement, ...]:
        """The whole program, flat; what cannot be read is noted and left out."""
        program = self._program(node)
        if len(program) > MOST_STATEMENTS:
            self._slip(node, f"{self.where} has {len(program)} statements; a card has at most {MOST_STATEMENTS}")
        if isinstance(node, yaml.SequenceNode) and node.value and isinstance(node.value[-1], yaml.MappingNode):
            self.leaves = [
                (verb.value, whom.value) for verb, whom in node.value[-1].value if isinstance(whom, yaml.ScalarNode)
            ] in ([("discard", "this")], [("reserve", "this")], [("swap", "hand")])
        return program

    def _program(self, node: yaml.Node) -> tuple[Statement, ...]:
        statements: list[Statement] = []
        for item in self.reader.sequence(node, self.where):
            statements.extend(self._statement(item))
        return tuple(statements)

    def _statement(self, node: yaml.Node) -> list[Statement]:
        keys = self.reader.mapping(node, f"a statement of {self.where}")
        if not keys:
            if isinstance(node, yaml.MappingNode) and not node.value:
                self._slip(node, f"an empty statement in {self.where}")
            return []
        word = next(iter(keys))
        if "if" in keys or "then" in keys:
            return self._if(node, keys)
        if len(keys) > 1:
            self._slip(node, f"a statement of {self.where} has one verb, not {len(keys)}: {listed(keys)}")
            return []
        key, value = keys[word]
        if word not in VERBS:
            self._unknown(key, Word(word, 0), VERBS, f"the verbs are {listed(VERBS)}", "verb")
            return []
        if self.in_reserve and word not in VERBS_IN_RESERVE:
            verbs = listed(VERBS_IN_RESERVE)
            self._slip(key, f"a card in reserve cannot '{word}', as {self.where} wants; it may use {verbs}")
            return []
        if word == "choose":
            return self._choose(key, value)
        if word == "gain":
            return self._gain(value)
        if word == "swap":
            return self._swap(value)
        return self._plain(word, value) if word in PLAIN_VERBS else self._numbered(word, value)

    def _if(self, node: yaml.Node, keys: Keys) -> list[Statement]:
        self.reader.known_keys(keys, ("if", "then"), f"an 'if' of {self.where}")
        for word, other in (("if", "then"), ("then", "if")):
            if word not in keys:
                self._slip(node, f"'{other}' without '{word}' in {self.where}")
                return []
        test = self._test(keys["if"][1])
        then = self._program(keys["then"][1])
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
                self._slip(node, f"'it' asks for an adjective in {self.where}, for instance 'it character'")
                return None
            named = self._adjectives(node, adjectives, of_it=True)
            return None if named is None else (It(named), True)
        if head.text in ("no", "any"):
            named = self._adjectives(node, adjectives)
            return None if named is None else (Some(named), head.text == "any")
        self._unknown(node, head, ("no", "any", "it"), "a test begins with 'no', 'any' or 'it'")
        return None

    def _choose(self, key: yaml.Node, node: yaml.Node) -> list[Statement]:
        options = self.reader.mapping(node, f"'choose' in {self.where}")
        if options and not 2 <= len(options) <= 9:
            self._slip(key, f"'choose' in {self.where} needs 2 to 9 options, not {len(options)}")
        names = sorted(options)
        programs = []
        for name in names:
            if name in RESERVED_WORDS or not _OPTION.fullmatch(name):
                sentence = f"'{name}' cannot be the name of an option in {self.where}: use another small word"
                self._slip(options[name][0], sentence)
            before = self.has_it
            programs.append(self._program(options[name][1]))
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

    def _swap(self, node: yaml.Node) -> list[Statement]:
        words = self._words(node, "swap")
        if words and [word.text for word in words] != ["hand"]:
            self._slip(node, f"in {self.where} a card can only 'swap: hand'")
        return [Swap()] if words else []

    def _gain(self, node: yaml.Node) -> list[Statement]:
        words = self._words(node, "gain")
        if not words or (amount := self._number(node, words[0])) is None:
            return []
        if len(words) == 1:
            return [Gain(amount)]
        if words[1].text != "per":
            self._unknown(node, words[1], ("per",), "after the number of a gain comes 'per' and what is counted")
            return []
        if len(words) == 2:
            self._slip(
                node, f"after 'per' comes what is counted, for instance 'card', in {self.where}", words[1].offset
            )
            return []
        rest = words[2:]
        if rest[0].text not in ("token", "tokens"):
            named = self._adjectives(node, rest)
            return [] if named is None else [Gain(amount, Count(Some(named), False))]
        on = rest[2:]
        if not on or rest[1].text != "on":
            sentence = f"write 'per token on this' or 'per token on' with adjectives in {self.where}"
            self._slip(node, sentence, rest[0].offset)
            return []
        if on[0].text in ("this", "it"):
            if len(on) > 1 or on[0].text != "this":
                self._slip(node, f"only 'this' or adjectives can follow 'per token on' in {self.where}", on[0].offset)
                return []
            return [Gain(amount, Count(Pronoun("this"), True))]
        named = self._adjectives(node, on)
        return [] if named is None else [Gain(amount, Count(Some(named), True))]

    def _plain(self, verb: str, node: yaml.Node) -> list[Statement]:
        if verb == "move" and self.mover is None:
            self.mover = node
        target = self._target(verb, node, self._words(node, verb))
        return [] if target is None else [PLAIN_VERBS[verb](*target)]

    def _numbered(self, verb: str, node: yaml.Node) -> list[Statement]:
        statement, preposition = NUMBERED_VERBS[verb]
        words = self._words(node, verb)
        if not words or (amount := self._number(node, words[0])) is None:
            return []
        if len(words) < 3 or words[1].text != preposition:
            sentence = f"write '{verb}: {amount} {preposition} ...' and whom it is done to in {self.where}"
            self._slip(node, sentence, words[-1].offset)
            return []
        target = self._target(verb, node, words[2:])
        return [] if target is None else [statement(*target, amount)]

    def _target(self, verb: str, node: yaml.Node, words: list[Word]) -> Targets | None:
        if not words:
            return None
        head = words[0]
        if head.text in PRONOUNS:
            return self._pronoun(verb, node, words)
        if head.text == "hand":
            self._slip(node, f"'hand' can only be swapped, not used with '{verb}' in {self.where}", head.offset)
            return None
        if head.text not in ("one", "each"):
            otherwise = "a target begins with 'one' or 'each', or is 'this', 'it' or 'attacker'"
            self._unknown(node, head, ("one", "each", *PRONOUNS), otherwise)
            return None
        one = head.text == "one"
        if one and self.in_reserve:
            sentence = f"a card in reserve cannot ask, so {self.where} must say 'each' instead of 'one'"
            self._slip(node, sentence, head.offset)
        if not one and verb in ONE_ONLY:
            self._slip(node, f"'{verb}' wants 'one', not 'each', in {self.where}", head.offset)
        named = self._adjectives(node, words[1:])
        if named is None:
            return None
        if verb == "copy" and "open" not in named:
            self._slip(node, f"only a face-up card can be copied: add 'open' in {self.where}", head.offset)
        if verb == "move" and "other" not in named and "adjacent" not in named:
            self._slip(node, f"a card cannot move itself: add 'other' in {self.where}", head.offset)
        self.has_it = self.has_it or one
        return Some(named), one

    def _pronoun(self, verb: str, node: yaml.Node, words: list[Word]) -> Targets:
        head = words[0]
        if len(words) > 1:
            sentence = f"'{head.text}' is one card already and takes no adjective in {self.where}"
            self._slip(node, sentence, words[1].offset)
        if head.text == "it":
            self._needs_it(node, head)
        if head.text == "attacker" and not self.avenge:
            self._slip(node, f"there is an attacker only in 'avenge', not in {self.where}", head.offset)
        if verb in ONE_ONLY:
            self._slip(node, f"'{verb}' wants 'one ...' in {self.where}", head.offset)
        return Pronoun(head.text), False

    def _adjectives(self, node: yaml.Node, words: list[Word], of_it: bool = False) -> tuple[str, ...] | None:
        allowed = (*ADJECTIVES, *self.kinds)
        named = tuple(word.text for word in words)
        good = True
        for word in words:
            if word.text not in allowed:
                self._unknown(node, word, allowed, f"the adjectives are {listed(ADJECTIVES)} and the ids of cards")
                good = False
            elif not of_it and (word.text in NEED_OPEN or word.text in self.kinds) and "open" not in named:
                sentence = f"'{word.text}' needs 'open' beside it in {self.where}: a face-down card does not tell it"
                self._slip(node, sentence, word.offset)
            elif word.text == "attacker" and not self.avenge:
                self._slip(node, f"there is an attacker only in 'avenge', not in {self.where}", word.offset)
            elif word.text == "closed" and "open" in named:
                self._slip(node, f"no card is both open and closed, as {self.where} wants", word.offset)
        return named if good else None

    def _words(self, node: yaml.Node, verb: str) -> list[Word]:
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self._slip(node, f"'{verb}' in {self.where} wants words, not {kind_of(node)}")
            return []
        return [Word(match.group(), match.start()) for match in _WORD.finditer(node.value)]

    def _number(self, node: yaml.Node, word: Word) -> int | None:
        if _NUMBER.fullmatch(word.text):
            return int(word.text)
        self._slip(node, f"'{word.text}' in {self.where} should be a number from 1 to {MOST}", word.offset)
        return None

    def _needs_it(self, node: yaml.Node, word: Word) -> None:
        if not self.has_it:
            sentence = f"'it' in {self.where} stands for nothing yet: choose a card with 'one' first"
            self._slip(node, sentence, word.offset)

    def _unknown(self, node: yaml.Node, word: Word, words: Sequence[str], otherwise: str, what: str = "word") -> None:
        help = nearest(word.text, words) or f"; {otherwise}"
        self._slip(node, f"unknown {what} '{word.text}' in {self.where}{help}", word.offset)

    def _slip(self, node: yaml.Node, sentence: str, offset: int = 0) -> None:
        self.reader.slip(node, sentence, offset)
