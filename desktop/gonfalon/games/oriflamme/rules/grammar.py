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

from gonfalon.core.deck import Keys, Phrase, closest, listed
from gonfalon.games.oriflamme.rules.line import LineReader
from gonfalon.games.oriflamme.rules.moves import RESERVED_WORDS
from gonfalon.games.oriflamme.rules.program import Choose, Gain, If, Jump, Statement
from gonfalon.games.oriflamme.rules.targets import Count, It, Pronoun, Some
from gonfalon.games.oriflamme.rules.verbs import (
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
VERBS_IN_RESERVE = ("gain", "place", "drop", "steal", "collect", "if")
"""A card in reserve is out of the game (6.3): it pays, but neither asks nor touches other cards."""
MOST_STATEMENTS = 40

_OPTION = re.compile(r"[a-z][a-z0-9-]{0,31}")


class ProgramReader(LineReader):
    """Reads one program, such as `soldier.activate`."""

    mover: yaml.Node | None = None
    """The first word that moves a card."""
    leaves = False
    """Whether the card is certainly gone when its program has come to its end."""

    def read(self, node: yaml.Node) -> tuple[Statement, ...]:
        """The whole program, flat; what cannot be read is noted and left out."""
        program = self._program(node)
        self._count(node, len(program))
        if isinstance(node, yaml.SequenceNode) and node.value and isinstance(node.value[-1], yaml.MappingNode):
            self.leaves = [
                (verb.value, whom.value) for verb, whom in node.value[-1].value if isinstance(whom, yaml.ScalarNode)
            ] in ([("discard", "this")], [("reserve", "this")], [("swap", "hand")])
        return program

    def _program(self, node: yaml.Node) -> tuple[Statement, ...]:
        statements: list[Statement] = []
        items = self.reader.sequence(node, self.where)
        # Before they are read: tens of thousands of them have room in a file.
        if self._count(node, len(items)):
            for item in items:
                statements.extend(self._statement(item))
        return tuple(statements)

    def _count(self, node: yaml.Node, count: int) -> bool:
        """Whether a card may have so many statements; noted where it may not."""
        if count > MOST_STATEMENTS:
            phrase = Phrase(
                "{where} has {count} statements; a card has at most {most}",
                where=self.where,
                count=count,
                most=MOST_STATEMENTS,
            )
            self._slip(node, phrase)
        return count <= MOST_STATEMENTS

    def _statement(self, node: yaml.Node) -> list[Statement]:
        keys = self.reader.mapping(node, Phrase("a statement of {where}", where=self.where))
        if not keys:
            if isinstance(node, yaml.MappingNode) and not node.value:
                self._slip(node, Phrase("an empty statement in {where}", where=self.where))
            return []
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
            self._slip(node, phrase)
            return []
        key, value = keys[word]
        if word not in VERBS:
            self._slip(key, self._unknown_verb(word))
            return []
        if self.in_reserve and word not in VERBS_IN_RESERVE:
            phrase = Phrase(
                "a card in reserve cannot '{word}', as {where} wants; it may use {words}",
                word=word,
                where=self.where,
                words=listed(VERBS_IN_RESERVE),
            )
            self._slip(key, phrase)
            return []
        if word == "choose":
            return self._choose(key, value)
        if word == "gain":
            return self._gain(value)
        if word == "swap":
            return self._swap(value)
        return self._plain(word, value) if word in PLAIN_VERBS else self._numbered(word, value)

    def _if(self, node: yaml.Node, keys: Keys) -> list[Statement]:
        self.reader.known_keys(keys, ("if", "then"), Phrase("an 'if' of {where}", where=self.where))
        for word, other in (("if", "then"), ("then", "if")):
            if word not in keys:
                phrase = Phrase("'{word}' without '{missing}' in {where}", word=other, missing=word, where=self.where)
                self._slip(node, phrase)
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
                phrase = Phrase("'it' asks for an adjective in {where}, for instance 'it character'", where=self.where)
                self._slip(node, phrase)
                return None
            named = self._adjectives(node, adjectives, of_it=True)
            return None if named is None else (It(named), True)
        if head.text in ("no", "any"):
            named = self._adjectives(node, adjectives)
            return None if named is None else (Some(named), head.text == "any")
        otherwise = Phrase(
            "unknown word '{word}' in {where}; a test begins with 'no', 'any' or 'it'",
            word=head.text,
            where=self.where,
        )
        self._unknown(node, head, ("no", "any", "it"), otherwise)
        return None

    def _choose(self, key: yaml.Node, node: yaml.Node) -> list[Statement]:
        options = self.reader.mapping(node, Phrase("'choose' in {where}", where=self.where))
        if options and not 2 <= len(options) <= 9:
            phrase = Phrase(
                "'choose' in {where} needs 2 to 9 options, not {count}", where=self.where, count=len(options)
            )
            self._slip(key, phrase)
        names = sorted(options)
        programs = []
        for name in names:
            if name in RESERVED_WORDS or not _OPTION.fullmatch(name):
                phrase = Phrase(
                    "'{word}' cannot be the name of an option in {where}: use another small word",
                    word=name,
                    where=self.where,
                )
                self._slip(options[name][0], phrase)
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
            self._slip(node, Phrase("in {where} a card can only 'swap: hand'", where=self.where))
        return [Swap()] if words else []

    def _gain(self, node: yaml.Node) -> list[Statement]:
        words = self._words(node, "gain")
        if not words or (amount := self._number(node, words[0])) is None:
            return []
        if len(words) == 1:
            return [Gain(amount)]
        if words[1].text != "per":
            otherwise = Phrase(
                "unknown word '{word}' in {where}; after the number of a gain comes 'per' and what is counted",
                word=words[1].text,
                where=self.where,
            )
            self._unknown(node, words[1], ("per",), otherwise)
            return []
        if len(words) == 2:
            phrase = Phrase("after 'per' comes what is counted, for instance 'card', in {where}", where=self.where)
            self._slip(node, phrase, words[1].offset)
            return []
        rest = words[2:]
        if rest[0].text not in ("token", "tokens"):
            named = self._adjectives(node, rest)
            return [] if named is None else [Gain(amount, Count(Some(named), False))]
        on = rest[2:]
        if not on or rest[1].text != "on":
            phrase = Phrase("write 'per token on this' or 'per token on' with adjectives in {where}", where=self.where)
            self._slip(node, phrase, rest[0].offset)
            return []
        if on[0].text in ("this", "it"):
            if len(on) > 1 or on[0].text != "this":
                phrase = Phrase("only 'this' or adjectives can follow 'per token on' in {where}", where=self.where)
                self._slip(node, phrase, on[0].offset)
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
            line = f"{verb}: {amount} {preposition}"
            phrase = Phrase("write '{line} ...' and whom it is done to in {where}", line=line, where=self.where)
            self._slip(node, phrase, words[-1].offset)
            return []
        target = self._target(verb, node, words[2:])
        return [] if target is None else [statement(*target, amount)]

    def _unknown_verb(self, word: str) -> Phrase:
        if near := closest(word, VERBS):
            return Phrase(
                "unknown verb '{word}' in {where}, did you mean '{near}'?", word=word, where=self.where, near=near
            )
        return Phrase(
            "unknown verb '{word}' in {where}; the verbs are {words}", word=word, where=self.where, words=listed(VERBS)
        )
