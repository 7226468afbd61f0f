"""Reading card files: YAML with a place for every word, so that a slip is a sentence that says where it is.

Card files come from strangers. They are small, plain and never executed: no anchors, no tags, no deep nesting.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.misread import no_key, no_list, no_mapping, no_text, no_yaml
from gonfalon.core.slips import MAX_SLIPS, CardFileError, Phrase, Slip, closest, listed, nearest, one_line, whole

__all__ = [
    "CARD_FILE",
    "MAX_BYTES",
    "MAX_SLIPS",
    "CardFileError",
    "Keys",
    "Phrase",
    "Place",
    "Reader",
    "Slip",
    "closest",
    "compose",
    "content",
    "headings",
    "listed",
    "nearest",
    "one_line",
    "place_of",
    "read_file",
    "stamp",
    "whole",
]

MAX_BYTES = 250_000
MAX_DEPTH = 24
MOST_NODES = 10_000
"""So many words, lists and mappings are read: three times what the largest of ours has, and a moment's work."""
CARD_FILE = Phrase("a card file")

Keys = Mapping[str, tuple[yaml.ScalarNode, yaml.Node]]
"""The keys of a YAML mapping: each with its own node and that of its value."""

_HALF = re.compile("[\ud800-\udfff]")
_INTEGER = re.compile(r"-?[0-9]{1,9}")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_ID = 32
_NUMBER = re.compile("0|[1-9][0-9]{0,4}")
"""One way to write each: as keys of a mapping, 1 and 01 would be two."""


def content(node: yaml.Node) -> Any:
    """What a node says, as texts in lists and mappings: nothing of its place, quotation marks, comments or spaces."""
    if isinstance(node, yaml.MappingNode):
        # A key that is no word was noted as a mistake.
        return {key.value: content(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}
    if isinstance(node, yaml.SequenceNode):
        return [content(item) for item in node.value]
    return " ".join(node.value.split())


class Place(NamedTuple):
    """Where something stands in a file, counted from 1; zeros where that is not known."""

    line: int = 0
    column: int = 0


def place_of(node: yaml.Node, offset: int = 0) -> Place:
    """Where a node begins, or what stands `offset` characters into its text."""
    start, end = node.start_mark, node.end_mark
    if offset and isinstance(node, yaml.ScalarNode):
        if end is not None and end.line != start.line:  # where its lines break is not known any more
            offset = 0
        elif node.style in ("'", '"'):
            offset += 1
    return Place(start.line + 1, start.column + 1 + offset)


def headings(document: yaml.Node) -> frozenset[str]:
    """The words at the top of a card file, by which a game knows its own.

    A set that is written short has its cards beside one another, each with a type: their names are no such words.
    """
    if not isinstance(document, yaml.MappingNode):
        return frozenset()
    named = ((key.value, content(value)) for key, value in document.value if isinstance(key, yaml.ScalarNode))
    return frozenset(word for word, said in named if not (isinstance(said, dict) and "type" in said))


class Reader:
    """Takes a composed YAML document apart and collects what is wrong with it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.slips: list[Slip] = []

    def slip(self, where: yaml.Node | Place, phrase: Phrase) -> None:
        """Note a mistake.

        Raises:
            CardFileError: when there are so many mistakes that more would help nobody.
        """
        self.slips.append(Slip.of(self.source, *(where if isinstance(where, Place) else place_of(where)), phrase))
        if len(self.slips) >= MAX_SLIPS:
            more = Phrase("there are {count} mistakes and perhaps more; correct these first", count=MAX_SLIPS)
            raise CardFileError([*self.slips, Slip.of(self.source, 0, 0, more)])

    def mapping(self, node: yaml.Node, what: str | Phrase) -> dict[str, tuple[yaml.ScalarNode, yaml.Node]]:
        """The keys of a mapping, each with its own place; wrong or repeated keys are noted and left out."""
        found: dict[str, tuple[yaml.ScalarNode, yaml.Node]] = {}
        if not isinstance(node, yaml.MappingNode):
            self.slip(node, no_mapping(node, what))
            return found
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or not key.value.strip():
                self.slip(key, no_key(key, what))
            elif key.value in found:
                line = found[key.value][0].start_mark.line + 1
                twice = Phrase(
                    "'{word}' appears twice in {what}, first in line {line}", word=key.value, what=what, line=line
                )
                self.slip(key, twice)
            else:
                found[key.value] = (key, value)
        return found

    def sequence(self, node: yaml.Node, what: str | Phrase) -> list[yaml.Node]:
        if not isinstance(node, yaml.SequenceNode):
            self.slip(node, no_list(node, what))
            return []
        return list(node.value)

    def text(self, node: yaml.Node, what: str | Phrase) -> str | None:
        """The words of a scalar, or None, noted, for anything else."""
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self.slip(node, no_text(node, what))
            return None
        return str(node.value)

    def id(self, node: yaml.Node, what: str | Phrase) -> str:
        """A name in small letters, digits and hyphens; an empty one, noted, for anything else."""
        text = self.text(node, what)
        if text is None or (_ID.fullmatch(text) and len(text) <= _LONGEST_ID):
            return text or ""
        phrase = Phrase("'{id}' is not a valid id: use small letters, digits and hyphens, at most 32", id=text)
        self.slip(node, phrase)
        return ""

    def number(self, node: yaml.Node, what: str | Phrase, least: int, most: int) -> int | None:
        """A whole number within limits; None, noted, for anything else."""
        text = self.text(node, what)
        if text is None or (_NUMBER.fullmatch(text) and least <= int(text) <= most):
            return None if text is None else int(text)
        phrase = Phrase(
            "{what} must be a whole number from {least} to {most}, not '{word}'",
            what=what,
            least=least,
            most=most,
            word=text,
        )
        self.slip(node, phrase)
        return None

    def known_keys(self, keys: Keys, allowed: Iterable[str], what: str | Phrase) -> None:
        """Note every key that is not allowed, with the nearest one that is."""
        allowed = tuple(allowed)
        for word, (key, _) in keys.items():
            if word in allowed:
                continue
            if near := closest(word, allowed):
                phrase = Phrase(
                    "unknown key '{word}' in {what}, did you mean '{near}'?", word=word, what=what, near=near
                )
            else:
                phrase = Phrase(
                    "unknown key '{word}' in {what}; it may have {words}", word=word, what=what, words=listed(allowed)
                )
            self.slip(key, phrase)

    def plain(self, node: yaml.Node, what: str | Phrase) -> Any:
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
        if self.slips:
            raise CardFileError(self.slips)


def read_file(path: Path, what: str | Phrase = CARD_FILE) -> str:
    """The text of a card file; `what` it is stands in the sentences.

    Raises:
        CardFileError: when the file cannot be read, is too large or is not a text.
    """
    source = str(path)
    try:
        return read_bytes(path, MAX_BYTES, what).decode("utf-8-sig")
    except UnreadableFile as error:
        raise whole(source, error.phrase) from None
    except UnicodeDecodeError as error:
        phrase = Phrase("the file is not a text in UTF-8: byte {number} cannot be read", number=error.start + 1)
        raise whole(source, phrase) from None


def stamp(path: Path) -> tuple[int, int]:
    """When a file was changed and how long it is, zeros for one that has gone."""
    try:
        state = path.stat()
    except OSError:
        return 0, 0
    return state.st_mtime_ns, state.st_size


def compose(text: str, source: str, what: str | Phrase = CARD_FILE, most: int = MOST_NODES) -> yaml.Node:
    """The YAML document in `text`, as at most so many nodes, which know their places; `what` it is stands in sentences.

    Raises:
        CardFileError: when it is no plain YAML document: empty, malformed, with anchors or tags, too long or
            nested too deeply.
    """
    if len(text) > MAX_BYTES:
        raise whole(source, Phrase("the text is longer than {most} kB", most=MAX_BYTES // 1000))
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
        phrase = Phrase("the character with the number {number} is not allowed in a text", number=number)
        raise CardFileError([Slip.of(source, line, column, phrase)]) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        phrase = error.phrase if isinstance(error, _NotPlain) else no_yaml(str(error.problem or error.context))
        raise CardFileError([Slip.of(source, line, column, phrase)]) from None
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise whole(source, no_yaml(str(error))) from None
    if node is None or (isinstance(node, yaml.ScalarNode) and not node.value.strip()):
        raise whole(source, Phrase("the file is empty"))
    return node


class _NotPlain(yaml.MarkedYAMLError):
    """YAML, but more of it than a file of ours may use."""

    def __init__(self, phrase: Phrase, mark: yaml.Mark) -> None:
        super().__init__(problem=str(phrase), problem_mark=mark)
        self.phrase = phrase


class _PlainLoader(yaml.SafeLoader):
    """Composes a limited number of nodes without anchors, aliases and tags, and nested at most `MAX_DEPTH` deep."""

    def __init__(self, text: str, what: str | Phrase, most: int) -> None:
        super().__init__(text)
        self._what = what
        self._most = self._left = most
        self._depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise _NotPlain(Phrase("anchors (&) and aliases (*) are not allowed in {what}", what=self._what), mark)
        if tag := getattr(event, "tag", None):
            raise _NotPlain(Phrase("the tag '{tag}' is not allowed in {what}", tag=tag, what=self._what), mark)
        self._left -= 1
        if self._left < 0:
            raise _NotPlain(
                Phrase("there are more than {most} words and lists in {what}", most=self._most, what=self._what), mark
            )
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _NotPlain(Phrase("lists within lists are nested more than {most} deep", most=MAX_DEPTH), mark)
        node: yaml.Node | None = super().compose_node(parent, index)
        self._depth -= 1
        if isinstance(node, yaml.ScalarNode) and _HALF.search(node.value):
            raise _NotPlain(Phrase("half a character (\\uD800 to \\uDFFF) is not text"), mark)
        return node
