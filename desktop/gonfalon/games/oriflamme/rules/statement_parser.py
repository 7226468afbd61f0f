"""The parser of programs: statements, targets, tests and amounts of the card language."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import yaml

from gonfalon.core.diagnostics import Message, closest_word, join_words
from gonfalon.core.yaml_reader import Keys, SourcePosition, YamlReader, position_of
from gonfalon.games.oriflamme.rules.card_set import (
    Amount,
    Choose,
    Count,
    Gain,
    If,
    Option,
    Program,
    Statement,
    Target,
    Test,
    VerbStatement,
)
from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES, NEED_OPEN
from gonfalon.games.oriflamme.rules.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS

PRONOUNS = ("this", "it", "attacker")
NOT_OF_IT = ("adjacent", "end")
"""What is asked of a place; a card that was chosen may have left its own."""
MAX_NUMBER = 99

_LINE_WORD = re.compile(r"\S+")
_NUMBER = re.compile("[1-9][0-9]?")


class LineWord(NamedTuple):
    text: str
    place: SourcePosition


class LineParser:
    """Reads lines of a program, such as `soldier.activate`; what cannot be read is noted, and None is given for it."""

    def __init__(
        self,
        reader: YamlReader,
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
        self.verbs: dict[str, SourcePosition] = {}
        """Where it is first said what they are done to, also in lines that cannot be read."""

    def gain(self, key: yaml.Node, node: yaml.Node) -> Gain | None:
        words = self._words(node, "gain")
        if not words or (number := self._number(words[0])) is None:
            return None
        per = self._per(words[1], words[2:]) if len(words) > 1 else None
        if per is None and len(words) > 1:
            return None
        return Gain(Amount(number, per, place=words[0].place), place=position_of(key))

    def _per(self, per: LineWord, rest: list[LineWord]) -> Count | None:
        if per.text != "per":
            otherwise = Message(
                "unknown word '{word}' in {where}; after the number of a gain comes 'per' and what is counted",
                word=per.text,
                where=self.where,
            )
            self._unknown(per, ("per",), otherwise)
            return None
        if not rest:
            phrase = Message("after 'per' comes what is counted, for instance 'card', in {where}", where=self.where)
            self._diagnostic(per, phrase)
            return None
        unit = ""
        if rest[0].text in ("token", "tokens"):
            unit, on = rest[0].text, rest[2:]
            if not on or rest[1].text != "on":
                phrase = Message(
                    "write 'per token on this' or 'per token on' with adjectives in {where}", where=self.where
                )
                self._diagnostic(rest[0], phrase)
                return None
            if on[0].text in ("this", "it"):
                if len(on) > 1 or on[0].text != "this":
                    phrase = Message("only 'this' or adjectives can follow 'per token on' in {where}", where=self.where)
                    self._diagnostic(on[0], phrase)
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
                phrase = Message("'it' asks for an adjective in {where}, for instance 'it character'", where=self.where)
                self._diagnostic(position_of(node), phrase)
                return None
        elif head.text not in ("no", "any"):
            otherwise = Message(
                "unknown word '{word}' in {where}; a test begins with 'no', 'any' or 'it'",
                word=head.text,
                where=self.where,
            )
            self._unknown(head, ("no", "any", "it"), otherwise)
            return None
        named = self._adjectives(adjectives, of_it=head.text == "it")
        return None if named is None else Test(head.text, named, place=head.place)

    def deed(self, verb: str, key: yaml.Node, node: yaml.Node) -> VerbStatement | None:
        self.verbs.setdefault(verb, position_of(node))
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
                phrase = Message("write '{line} ...' and whom it is done to in {where}", line=line, where=self.where)
                self._diagnostic(words[-1], phrase)
                return None
            number, words = read, words[2:]
        target = self._target(verb, words)
        return None if target is None else VerbStatement(verb, target, number, preposition, place=position_of(key))

    def _target(self, verb: str, words: list[LineWord]) -> Target | None:
        head, allowed = words[0], VERBS[verb].whom
        if allowed == ("hand",):
            if [word.text for word in words] != ["hand"]:
                self._diagnostic(head, Message("in {where} a card can only 'swap: hand'", where=self.where))
            return Target("hand", place=head.place)
        if head.text in PRONOUNS:
            return self._pronoun(verb, words)
        if head.text == "hand":
            phrase = Message(
                "'hand' can only be swapped, not used with '{verb}' in {where}", verb=verb, where=self.where
            )
            self._diagnostic(head, phrase)
            return None
        if head.text not in ("one", "each"):
            otherwise = Message(
                "unknown word '{word}' in {where}; a target begins with 'one' or 'each', or is 'this', 'it' or "
                "'attacker'",
                word=head.text,
                where=self.where,
            )
            self._unknown(head, ("one", "each", *PRONOUNS), otherwise)
            return None
        if head.text == "one" and self.in_reserve:
            phrase = Message(
                "a card in reserve cannot ask, so {where} must say 'each' instead of 'one'", where=self.where
            )
            self._diagnostic(head, phrase)
        if head.text not in allowed:
            self._diagnostic(head, Message("'{verb}' needs 'one', not 'each', in {where}", verb=verb, where=self.where))
        named = self._adjectives(words[1:])
        if named is None:
            return None
        if unfit := VERBS[verb].unfit(named, self.where):
            self._diagnostic(head, unfit)
        self.has_it = self.has_it or head.text == "one"
        return Target(head.text, named, place=head.place)

    def _pronoun(self, verb: str, words: list[LineWord]) -> Target:
        head = words[0]
        if len(words) > 1:
            phrase = Message(
                "'{word}' is one card already and takes no adjective in {where}", word=head.text, where=self.where
            )
            self._diagnostic(words[1], phrase)
        if head.text == "it":
            self._needs_it(head)
        if head.text == "attacker" and not self.avenge:
            self._diagnostic(head, self._no_attacker())
        if head.text not in VERBS[verb].whom:
            self._diagnostic(head, Message("'{verb}' needs 'one ...' in {where}", verb=verb, where=self.where))
        return Target(head.text, place=head.place)

    def _adjectives(self, words: list[LineWord], of_it: bool = False) -> tuple[str, ...] | None:
        allowed = (*ADJECTIVES, *self.kinds)
        named = tuple(word.text for word in words)
        good = True
        for word in words:
            if word.text not in allowed:
                otherwise = Message(
                    "unknown word '{word}' in {where}; the adjectives are {words} and the ids of cards",
                    word=word.text,
                    where=self.where,
                    words=join_words(ADJECTIVES),
                )
                self._unknown(word, allowed, otherwise)
                good = False
            elif of_it and word.text in NOT_OF_IT:
                phrase = Message(
                    "'it' cannot be asked for '{word}' in {where}: that card may have left its place by then",
                    word=word.text,
                    where=self.where,
                )
                self._diagnostic(word, phrase)
            elif not of_it and (word.text in NEED_OPEN or word.text in self.kinds) and "open" not in named:
                phrase = Message(
                    "'{word}' needs 'open' beside it in {where}: a face-down card does not show it",
                    word=word.text,
                    where=self.where,
                )
                self._diagnostic(word, phrase)
            elif word.text == "attacker" and not self.avenge:
                self._diagnostic(word, self._no_attacker())
            elif word.text == "closed" and "open" in named:
                self._diagnostic(
                    word, Message("no card is both open and closed, as {where} requires", where=self.where)
                )
        return named if good else None

    def _words(self, node: yaml.Node, verb: str) -> list[LineWord]:
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self._diagnostic(position_of(node), self._no_words(node, verb))
            return []
        return [LineWord(match.group(), position_of(node, match.start())) for match in _LINE_WORD.finditer(node.value)]

    def _number(self, word: LineWord) -> int | None:
        if _NUMBER.fullmatch(word.text):
            return int(word.text)
        phrase = Message(
            "'{word}' in {where} should be a number from 1 to {most}", word=word.text, where=self.where, most=MAX_NUMBER
        )
        self._diagnostic(word, phrase)
        return None

    def _needs_it(self, word: LineWord) -> None:
        if not self.has_it:
            phrase = Message("'it' in {where} refers to nothing yet: choose a card with 'one' first", where=self.where)
            self._diagnostic(word, phrase)

    def _diagnostic(self, where: LineWord | SourcePosition, phrase: Message) -> None:
        self.reader.add_error(where.place if isinstance(where, LineWord) else where, phrase)

    def _unknown(self, word: LineWord, words: Sequence[str], otherwise: Message) -> None:
        """Report an unknown word, with the nearest of the words that may stand there, or with another message."""
        phrase = otherwise
        if near := closest_word(word.text, words):
            phrase = Message(
                "unknown word '{word}' in {where}, did you mean '{near}'?",
                word=word.text,
                where=self.where,
                near=near,
            )
        self._diagnostic(word, phrase)

    def _no_attacker(self) -> Message:
        return Message("there is an attacker only in 'avenge', not in {where}", where=self.where)

    def _no_words(self, node: yaml.Node, verb: str) -> Message:
        if isinstance(node, yaml.MappingNode):
            return Message("'{verb}' in {where} needs words, not a mapping", verb=verb, where=self.where)
        if isinstance(node, yaml.SequenceNode):
            return Message("'{verb}' in {where} needs words, not a list", verb=verb, where=self.where)
        return Message("'{verb}' in {where} needs words, not nothing", verb=verb, where=self.where)


# program   := list of statements
# statement := verb: target | verb: N on|from target | gain: amount
#            | if: test, then: program | choose: {name: program}
# target    := one adjective* | each adjective* | this | it | attacker | hand
# test      := no adjective* | any adjective* | it adjective*
# amount    := N | N per adjective* | N per token on this | N per token on adjective*

STATEMENTS = ("gain", *VERBS, "if", "choose")
MAX_STATEMENTS = 40

_OPTION = re.compile(r"[a-z][a-z0-9-]{0,31}")


def parse_program(line: LineParser, node: yaml.Node) -> Program:
    """The program that a node says; what cannot be read is noted and left out."""
    return _ProgramParser(line).whole(node)


def count_statements(program: Program) -> int:
    """Return how many statements a program counts as; a `choose` counts as one for each option."""
    count = 0
    for statement in program:
        match statement:
            case If(then=then):
                count += 1 + count_statements(then)
            case Choose(options=options):
                count += max(1, len(options)) + sum(count_statements(option.program) for option in options)
            case _:
                count += 1
    return count


class _ProgramParser:
    """Reads a program and those that stand in it."""

    def __init__(self, line: LineParser) -> None:
        self.line = line
        self.reader = line.reader
        self.where = line.where

    def whole(self, node: yaml.Node) -> Program:
        program = self._program(node)
        self._count(node, count_statements(program))
        return program

    def _program(self, node: yaml.Node) -> Program:
        items = self.reader.sequence(node, self.where)
        # Before they are read: tens of thousands of them have room in a file.
        if not self._count(node, len(items)):
            return ()
        return tuple(statement for item in items if (statement := self._statement(item)) is not None)

    def _count(self, node: yaml.Node, count: int) -> bool:
        """Return whether a card may have so many statements; report a diagnostic where it may not."""
        if count > MAX_STATEMENTS:
            phrase = Message(
                "{where} has {count} statements; a card has at most {most}",
                where=self.where,
                count=count,
                most=MAX_STATEMENTS,
            )
            self.reader.add_error(node, phrase)
        return count <= MAX_STATEMENTS

    def _statement(self, node: yaml.Node) -> Statement | None:
        keys = self.reader.mapping(node, Message("a statement of {where}", where=self.where))
        if not keys:
            if isinstance(node, yaml.MappingNode) and not node.value:
                self.reader.add_error(node, Message("an empty statement in {where}", where=self.where))
            return None
        word = next(iter(keys))
        if "if" in keys or "then" in keys:
            return self._if(node, keys)
        if len(keys) > 1:
            phrase = Message(
                "a statement of {where} has one verb, not {count}: {words}",
                where=self.where,
                count=len(keys),
                words=join_words(keys),
            )
            self.reader.add_error(node, phrase)
            return None
        key, value = keys[word]
        if word not in STATEMENTS:
            self.reader.add_error(key, self._unknown_verb(word))
            return None
        if self.line.in_reserve and word not in IN_RESERVE:
            phrase = Message(
                "a card in reserve cannot '{word}', as {where} requires; it may use {words}",
                word=word,
                where=self.where,
                words=join_words(IN_RESERVE),
            )
            self.reader.add_error(key, phrase)
            return None
        if word == "choose":
            return self._choose(key, value)
        if word == "gain":
            return self.line.gain(key, value)
        return self.line.deed(word, key, value)

    def _if(self, node: yaml.Node, keys: Keys) -> If | None:
        self.reader.known_keys(keys, ("if", "then"), Message("an 'if' of {where}", where=self.where))
        for word, other in (("if", "then"), ("then", "if")):
            if word not in keys:
                phrase = Message("'{word}' without '{missing}' in {where}", word=other, missing=word, where=self.where)
                self.reader.add_error(node, phrase)
                return None
        test = self.line.test(keys["if"][1])
        then = self._program(keys["then"][1])
        return None if test is None else If(test, then, place=position_of(keys["if"][0]))

    def _choose(self, key: yaml.Node, node: yaml.Node) -> Choose:
        named = self.reader.mapping(node, Message("'choose' in {where}", where=self.where))
        if named and not 2 <= len(named) <= 9:
            phrase = Message(
                "'choose' in {where} needs 2 to 9 options, not {count}", where=self.where, count=len(named)
            )
            self.reader.add_error(key, phrase)
        options = []
        for name, (word, program) in sorted(named.items()):
            if name in RESERVED_WORDS or not _OPTION.fullmatch(name):
                phrase = Message(
                    "'{word}' cannot be the name of an option in {where}: use another small word",
                    word=name,
                    where=self.where,
                )
                self.reader.add_error(word, phrase)
            before = self.line.has_it
            options.append(Option(name, self._program(program), place=position_of(word)))
            self.line.has_it = before
        return Choose(tuple(options), place=position_of(key))

    def _unknown_verb(self, word: str) -> Message:
        if near := closest_word(word, STATEMENTS):
            return Message(
                "unknown verb '{word}' in {where}, did you mean '{near}'?", word=word, where=self.where, near=near
            )
        return Message(
            "unknown verb '{word}' in {where}; the verbs are {words}",
            word=word,
            where=self.where,
            words=join_words(STATEMENTS),
        )
