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

import yaml

from gonfalon.core.deck import Keys, Phrase, closest, listed, place_of
from gonfalon.games.oriflamme.rules.line import LineReader
from gonfalon.games.oriflamme.rules.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.rules.tree import Choose, If, Option, Program, Statement
from gonfalon.games.oriflamme.rules.verbs import IN_RESERVE, VERBS

STATEMENTS = ("gain", *VERBS, "if", "choose")
MOST_STATEMENTS = 40

_OPTION = re.compile(r"[a-z][a-z0-9-]{0,31}")


def read_program(line: LineReader, node: yaml.Node) -> Program:
    """The program that a node says; what cannot be read is noted and left out."""
    return _Programs(line).whole(node)


def statements(program: Program) -> int:
    """How many statements a program counts as; a `choose` counts as one for each option."""
    count = 0
    for statement in program:
        match statement:
            case If(then=then):
                count += 1 + statements(then)
            case Choose(options=options):
                count += max(1, len(options)) + sum(statements(option.program) for option in options)
            case _:
                count += 1
    return count


class _Programs:
    """Reads a program and those that stand in it."""

    def __init__(self, line: LineReader) -> None:
        self.line = line
        self.reader = line.reader
        self.where = line.where

    def whole(self, node: yaml.Node) -> Program:
        program = self._program(node)
        self._count(node, statements(program))
        return program

    def _program(self, node: yaml.Node) -> Program:
        items = self.reader.sequence(node, self.where)
        # Before they are read: tens of thousands of them have room in a file.
        if not self._count(node, len(items)):
            return ()
        return tuple(statement for item in items if (statement := self._statement(item)) is not None)

    def _count(self, node: yaml.Node, count: int) -> bool:
        """Whether a card may have so many statements; noted where it may not."""
        if count > MOST_STATEMENTS:
            phrase = Phrase(
                "{where} has {count} statements; a card has at most {most}",
                where=self.where,
                count=count,
                most=MOST_STATEMENTS,
            )
            self.reader.slip(node, phrase)
        return count <= MOST_STATEMENTS

    def _statement(self, node: yaml.Node) -> Statement | None:
        keys = self.reader.mapping(node, Phrase("a statement of {where}", where=self.where))
        if not keys:
            if isinstance(node, yaml.MappingNode) and not node.value:
                self.reader.slip(node, Phrase("an empty statement in {where}", where=self.where))
            return None
        word = next(iter(keys))
        if "if" in keys or "then" in keys:
            return self._if(node, keys)
        if len(keys) > 1:
            phrase = Phrase(
                "a statement of {where} has one verb, not {count}: {words}",
                where=self.where,
                count=len(keys),
                words=listed(keys),
            )
            self.reader.slip(node, phrase)
            return None
        key, value = keys[word]
        if word not in STATEMENTS:
            self.reader.slip(key, self._unknown_verb(word))
            return None
        if self.line.in_reserve and word not in IN_RESERVE:
            phrase = Phrase(
                "a card in reserve cannot '{word}', as {where} requires; it may use {words}",
                word=word,
                where=self.where,
                words=listed(IN_RESERVE),
            )
            self.reader.slip(key, phrase)
            return None
        if word == "choose":
            return self._choose(key, value)
        if word == "gain":
            return self.line.gain(key, value)
        return self.line.deed(word, key, value)

    def _if(self, node: yaml.Node, keys: Keys) -> If | None:
        self.reader.known_keys(keys, ("if", "then"), Phrase("an 'if' of {where}", where=self.where))
        for word, other in (("if", "then"), ("then", "if")):
            if word not in keys:
                phrase = Phrase("'{word}' without '{missing}' in {where}", word=other, missing=word, where=self.where)
                self.reader.slip(node, phrase)
                return None
        test = self.line.test(keys["if"][1])
        then = self._program(keys["then"][1])
        return None if test is None else If(test, then, place=place_of(keys["if"][0]))

    def _choose(self, key: yaml.Node, node: yaml.Node) -> Choose:
        named = self.reader.mapping(node, Phrase("'choose' in {where}", where=self.where))
        if named and not 2 <= len(named) <= 9:
            phrase = Phrase("'choose' in {where} needs 2 to 9 options, not {count}", where=self.where, count=len(named))
            self.reader.slip(key, phrase)
        options = []
        for name, (word, program) in sorted(named.items()):
            if name in RESERVED_WORDS or not _OPTION.fullmatch(name):
                phrase = Phrase(
                    "'{word}' cannot be the name of an option in {where}: use another small word",
                    word=name,
                    where=self.where,
                )
                self.reader.slip(word, phrase)
            before = self.line.has_it
            options.append(Option(name, self._program(program), place=place_of(word)))
            self.line.has_it = before
        return Choose(tuple(options), place=place_of(key))

    def _unknown_verb(self, word: str) -> Phrase:
        if near := closest(word, STATEMENTS):
            return Phrase(
                "unknown verb '{word}' in {where}, did you mean '{near}'?", word=word, where=self.where, near=near
            )
        return Phrase(
            "unknown verb '{word}' in {where}; the verbs are {words}",
            word=word,
            where=self.where,
            words=listed(STATEMENTS),
        )
