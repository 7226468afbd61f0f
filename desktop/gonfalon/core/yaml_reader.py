"""Reading YAML files of cards and scenarios with the position of each word for diagnostics."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import yaml

from gonfalon.core.diagnostics import (
    MAX_DIAGNOSTICS,
    CardFileError,
    Diagnostic,
    Message,
    MessageError,
    closest_word,
    file_error,
    join_words,
)
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.seats import FAMILIES

# `what` is a thing in a card file: "a card file", "a statement of soldier.activate", "the card 'spy'", "soldier.cost".
# It comes in the nominative; a language in which the sentence would want another case puts it elsewhere.

_QUOTED = re.compile(r"'(.*?)'")


def not_a_mapping(node: yaml.Node, what: str | Message) -> Message:
    if isinstance(node, yaml.SequenceNode):
        return Message("{what} must be a mapping of names to values, not a list", what=what)
    if not node.value.strip():
        return Message("{what} must be a mapping of names to values, not nothing", what=what)
    return Message("{what} must be a mapping of names to values, not '{word}'", what=what, word=node.value)


def not_a_list(node: yaml.Node, what: str | Message) -> Message:
    if isinstance(node, yaml.MappingNode):
        return Message("{what} must be a list, not a mapping", what=what)
    if not node.value.strip():
        return Message("{what} must be a list, not nothing", what=what)
    return Message("{what} must be a list, not '{word}'", what=what, word=node.value)


def not_a_text(node: yaml.Node, what: str | Message) -> Message:
    if isinstance(node, yaml.MappingNode):
        return Message("{what} must be a text, not a mapping", what=what)
    if isinstance(node, yaml.SequenceNode):
        return Message("{what} must be a text, not a list", what=what)
    return Message("{what} must be a text, not nothing", what=what)


def not_a_key(node: yaml.Node, what: str | Message) -> Message:
    if isinstance(node, yaml.MappingNode):
        return Message("a key of {what} must be a word, not a mapping", what=what)
    if isinstance(node, yaml.SequenceNode):
        return Message("a key of {what} must be a word, not a list", what=what)
    return Message("a key of {what} must be a word, not nothing", what=what)


def not_yaml(problem: str) -> Message:
    """Why a text is no YAML, from what PyYAML says of it; rare problems stay in its words."""
    named = _QUOTED.findall(problem)
    if problem == "mapping values are not allowed here":
        #: a colon with a space behind it where the name of a value has ended already; wrong indentation does it too
        return Message("a colon and a space are not allowed here; check the indentation or use quotation marks")
    if problem == "could not find expected ':'":
        return Message("a colon is missing here, behind the word")
    if problem == "found unexpected end of stream":
        #: the file ends in quotation marks that were not closed
        return Message("the file ends before the quotation marks are closed")
    if problem == "but found another document":
        #: a line with three hyphens, which begins a second file in the same file
        return Message("a second document begins here (---)")
    if problem.startswith("found character ") and problem.endswith(" that cannot start any token"):
        sign = problem.removeprefix("found character ").removesuffix(" that cannot start any token")
        if sign == r"'\t'":
            return Message("there is a tab here; indent with spaces")
        #: {sign} is the character in its quotation marks
        return Message("a word cannot begin with {sign}; put the text into quotation marks", sign=sign)
    if problem.startswith("expected <block end>, but found "):
        return Message("this line begins in another column than it should")
    if problem.startswith("expected ',' or '") and len(named) > 1:
        #: {bracket} is the closing bracket of a list or a group
        return Message("a comma or '{bracket}' is missing here", bracket=named[1])
    #: {problem} is what the reader of YAML says, in English
    return Message("this is not YAML: {problem}", problem=problem)


MAX_BYTES = 250_000
MAX_DEPTH = 24
MAX_NODES = 10_000
"""So many words, lists and mappings are read: three times what the largest of ours has, and a moment's work."""
CARD_FILE = Message("a card file")

PlainData: TypeAlias = Any
"""A value that a file may hold: a mapping, a list, a text, a whole number or None."""
Keys = Mapping[str, tuple[yaml.ScalarNode, yaml.Node]]
"""The keys of a YAML mapping: each with its own node and that of its value."""

_HALF = re.compile("[\ud800-\udfff]")
_INTEGER = re.compile(r"-?[0-9]{1,9}")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_ID = 32
_NUMBER = re.compile("0|[1-9][0-9]{0,4}")
"""One way to write each: as keys of a mapping, 1 and 01 would be two."""


def plain_content(node: yaml.Node) -> PlainData:
    """
    Return the content of a node as texts in lists and mappings, without place, quotation marks, comments or spaces.
    """
    if isinstance(node, yaml.MappingNode):
        # A key that is no word was noted as a mistake.
        return {key.value: plain_content(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}
    if isinstance(node, yaml.SequenceNode):
        return [plain_content(item) for item in node.value]
    return " ".join(node.value.split())


class SourcePosition(NamedTuple):
    """A position in a file, counted from 1; zeros where that is not known."""

    line: int = 0
    column: int = 0


def position_of(node: yaml.Node, offset: int = 0) -> SourcePosition:
    """Return where a node begins, or the position `offset` characters into its text."""
    start, end = node.start_mark, node.end_mark
    if offset and isinstance(node, yaml.ScalarNode):
        if end is not None and end.line != start.line:  # where its lines break is not known any more
            offset = 0
        elif node.style in ("'", '"'):
            offset += 1
    return SourcePosition(start.line + 1, start.column + 1 + offset)


def top_level_keys(document: yaml.Node) -> frozenset[str]:
    """The words at the top of a card file, by which a game knows its own.

    A set that is written short has its cards beside one another, each with a type: their names are no such words.
    """
    if not isinstance(document, yaml.MappingNode):
        return frozenset()
    named = ((key.value, plain_content(value)) for key, value in document.value if isinstance(key, yaml.ScalarNode))
    return frozenset(word for word, said in named if not (isinstance(said, dict) and "type" in said))


class YamlReader:
    """Takes a composed YAML document apart and collects what is wrong with it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.diagnostics: list[Diagnostic] = []

    def add_error(self, where: yaml.Node | SourcePosition, phrase: Message) -> None:
        """Note a mistake.

        Raises:
            CardFileError: when there are so many mistakes that more would help nobody.
        """
        self.diagnostics.append(
            Diagnostic.of(self.source, *(where if isinstance(where, SourcePosition) else position_of(where)), phrase)
        )
        if len(self.diagnostics) >= MAX_DIAGNOSTICS:
            more = Message("there are {count} mistakes and perhaps more; correct these first", count=MAX_DIAGNOSTICS)
            raise CardFileError([*self.diagnostics, Diagnostic.of(self.source, 0, 0, more)])

    def mapping(self, node: yaml.Node, what: str | Message) -> dict[str, tuple[yaml.ScalarNode, yaml.Node]]:
        """The keys of a mapping, each with its own place; wrong or repeated keys are noted and left out."""
        found: dict[str, tuple[yaml.ScalarNode, yaml.Node]] = {}
        if not isinstance(node, yaml.MappingNode):
            self.add_error(node, not_a_mapping(node, what))
            return found
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or not key.value.strip():
                self.add_error(key, not_a_key(key, what))
            elif key.value in found:
                line = found[key.value][0].start_mark.line + 1
                twice = Message(
                    "'{word}' appears twice in {what}, first in line {line}", word=key.value, what=what, line=line
                )
                self.add_error(key, twice)
            else:
                found[key.value] = (key, value)
        return found

    def sequence(self, node: yaml.Node, what: str | Message) -> list[yaml.Node]:
        if not isinstance(node, yaml.SequenceNode):
            self.add_error(node, not_a_list(node, what))
            return []
        return list(node.value)

    def text(self, node: yaml.Node, what: str | Message) -> str | None:
        """The words of a scalar, or None, noted, for anything else."""
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self.add_error(node, not_a_text(node, what))
            return None
        return str(node.value)

    def id(self, node: yaml.Node, what: str | Message) -> str:
        """A name in small letters, digits and hyphens; an empty one, noted, for anything else."""
        text = self.text(node, what)
        if text is None or (_ID.fullmatch(text) and len(text) <= _LONGEST_ID):
            return text or ""
        phrase = Message("'{id}' is not a valid id: use small letters, digits and hyphens, at most 32", id=text)
        self.add_error(node, phrase)
        return ""

    def number(self, node: yaml.Node, what: str | Message, least: int, most: int) -> int | None:
        """A whole number within limits; None, noted, for anything else."""
        text = self.text(node, what)
        if text is None or (_NUMBER.fullmatch(text) and least <= int(text) <= most):
            return None if text is None else int(text)
        phrase = Message(
            "{what} must be a whole number from {least} to {most}, not '{word}'",
            what=what,
            least=least,
            most=most,
            word=text,
        )
        self.add_error(node, phrase)
        return None

    def known_keys(self, keys: Keys, allowed: Iterable[str], what: str | Message) -> None:
        """Note every key that is not allowed, with the nearest one that is."""
        allowed = tuple(allowed)
        for word, (key, _) in keys.items():
            if word in allowed:
                continue
            if near := closest_word(word, allowed):
                phrase = Message(
                    "unknown key '{word}' in {what}, did you mean '{near}'?", word=word, what=what, near=near
                )
            else:
                phrase = Message(
                    "unknown key '{word}' in {what}; it may have {words}",
                    word=word,
                    what=what,
                    words=join_words(allowed),
                )
            self.add_error(key, phrase)

    def plain(self, node: yaml.Node, what: str | Message) -> PlainData:
        """Plain data: dictionaries, lists, texts, whole numbers, None; repeated keys are noted and left out."""
        if isinstance(node, yaml.MappingNode):
            return {word: self.plain(value, what) for word, (_, value) in self.mapping(node, what).items()}
        if isinstance(node, yaml.SequenceNode):
            return [self.plain(item, what) for item in node.value]
        if node.tag == "tag:yaml.org,2002:null":
            return None
        if node.tag == "tag:yaml.org,2002:int" and _INTEGER.fullmatch(node.value):
            return int(node.value)
        return str(node.value)

    def finish(self) -> None:
        """
        Raises:
            CardFileError: with every slip noted so far, if there is one.
        """
        if self.diagnostics:
            raise CardFileError(self.diagnostics)


def read_card_file(path: Path, what: str | Message = CARD_FILE) -> str:
    """The text of a card file; `what` it is stands in the sentences.

    Raises:
        CardFileError: when the file cannot be read, is too large or is not a text.
    """
    source = str(path)
    try:
        return read_bytes(path, MAX_BYTES, what).decode("utf-8-sig")
    except UnreadableFile as error:
        raise file_error(source, error.phrase) from None
    except UnicodeDecodeError as error:
        phrase = Message("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
        raise file_error(source, phrase) from None


def file_stamp(path: Path) -> tuple[int, int]:
    """Return when a file was changed and how long it is; zeros for one that has gone."""
    try:
        state = path.stat()
    except OSError:
        return 0, 0
    return state.st_mtime_ns, state.st_size


def compose_yaml(text: str, source: str, what: str | Message = CARD_FILE, most: int = MAX_NODES) -> yaml.Node:
    """The YAML document in `text`, as at most so many nodes, which know their places; `what` it is stands in sentences.

    Raises:
        CardFileError: when it is no plain YAML document: empty, malformed, with anchors or tags, too long or
            nested too deeply.
    """
    if len(text) > MAX_BYTES:
        raise file_error(source, Message("the text is longer than {most} kB", most=MAX_BYTES // 1000))
    try:
        loader = _PlainLoader(text, what, most)
        try:
            node = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        line, column = before.count("\n") + 1, error.position - (before.rfind("\n") + 1) + 1
        number = ord(text[error.position])
        phrase = Message("the character with the number {number} is not allowed in a text", number=number)
        raise CardFileError([Diagnostic.of(source, line, column, phrase)]) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        phrase = error.phrase if isinstance(error, _UnsupportedYaml) else not_yaml(str(error.problem or error.context))
        raise CardFileError([Diagnostic.of(source, line, column, phrase)]) from None
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise file_error(source, not_yaml(str(error))) from None
    if node is None or (isinstance(node, yaml.ScalarNode) and not node.value.strip()):
        raise file_error(source, Message("the file is empty"))
    return node


class _UnsupportedYaml(yaml.MarkedYAMLError):
    """YAML, but more of it than a file of ours may use."""

    def __init__(self, phrase: Message, mark: yaml.Mark) -> None:
        super().__init__(problem=str(phrase), problem_mark=mark)
        self.phrase = phrase


class _PlainLoader(yaml.SafeLoader):
    """Composes a limited number of nodes without anchors, aliases and tags, and nested at most `MAX_DEPTH` deep."""

    def __init__(self, text: str, what: str | Message, most: int) -> None:
        super().__init__(text)
        self._what = what
        self._most = self._left = most
        self._depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise _UnsupportedYaml(
                Message("anchors (&) and aliases (*) are not allowed in {what}", what=self._what), mark
            )
        if tag := getattr(event, "tag", None):
            raise _UnsupportedYaml(Message("the tag '{tag}' is not allowed in {what}", tag=tag, what=self._what), mark)
        self._left -= 1
        if self._left < 0:
            raise _UnsupportedYaml(
                Message("there are more than {most} words and lists in {what}", most=self._most, what=self._what), mark
            )
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _UnsupportedYaml(Message("lists within lists are nested more than {most} deep", most=MAX_DEPTH), mark)
        node: yaml.Node | None = super().compose_node(parent, index)
        self._depth -= 1
        if isinstance(node, yaml.ScalarNode) and _HALF.search(node.value):
            raise _UnsupportedYaml(Message("half a character (\\uD800 to \\uDFFF) is not text"), mark)
        return node


REMARKS = ("id", "name", "rule", "note")
"""The keys of a scenario that only say something about it."""
Kinds = Mapping[str, type | tuple[type, ...]]
"""The keys that a mapping may have, each with the kinds of value it may have."""
WORDS: dict[type, Message] = {
    str: Message("a text"),
    int: Message("a whole number"),
    dict: Message("a mapping"),
    list: Message("a list"),
}


def check_keys(given: Mapping[str, object], types: Kinds, what: str | Message, remarks: Iterable[str] = ()) -> None:
    """Check that a mapping has known keys only, with values of their types.

    Raises:
        ValueError: with a sentence about the first key that is unknown, or whose value is of another kind.
    """
    for key, value in given.items():
        if key in remarks:
            continue
        if key not in types:
            if other := closest_word(key, types):
                phrase = Message(
                    "Unknown key '{key}' in {what}, did you mean '{other}'?", key=key, what=what, other=other
                )
            else:
                phrase = Message("Unknown key '{key}' in {what}.", key=key, what=what)
            raise MessageError(phrase)
        if not isinstance(value, types[key]):
            kinds = types[key]
            words = [WORDS[kind] for kind in (kinds if isinstance(kinds, tuple) else (kinds,))]
            one = words[0] if len(words) == 1 else Message("{one} or {other}", one=words[0], other=words[1])
            raise MessageError(Message("'{key}' in {what} must be {kinds}.", key=key, what=what, kinds=one))


def check_words(values: object, what: str) -> list[str]:
    """A list of words.

    Raises:
        ValueError: when it is something else.
    """
    if not isinstance(values, list) or not all(isinstance(value, (str, int)) for value in values):
        raise ValueError(f"{what} must be a list of words.")
    return [str(value) for value in values]


def check_family_letter(letter: str) -> str:
    """The letter of a family.

    Raises:
        ValueError: when there is none of that letter.
    """
    if letter not in FAMILIES:
        families = ", ".join(FAMILIES)
        raise MessageError(
            Message("There is no family '{word}'; the families are {families}.", word=letter, families=families)
        )
    return letter
