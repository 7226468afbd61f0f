"""Reading card files: YAML with a place for every word, so that a slip is a sentence that says where it is.

Card files come from strangers. They are small, plain and never executed: no anchors, no tags, no deep nesting.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import yaml

MAX_BYTES = 1_000_000
MAX_DEPTH = 24


class Slip(NamedTuple):
    """One mistake in a card file."""

    source: str
    line: int
    """From 1; 0 when the mistake is the whole file."""
    column: int
    """From 1; 0 when the mistake is the whole file."""
    sentence: str

    def __str__(self) -> str:
        place = f"{self.source}:{self.line}:{self.column}" if self.line else self.source
        return f"{place}: {self.sentence}"


class CardFileError(ValueError):
    """A card file that cannot be used; its text is one line for each slip."""

    def __init__(self, slips: Iterable[Slip]) -> None:
        self.slips = tuple(sorted(slips, key=lambda slip: (slip.source, slip.line, slip.column)))
        super().__init__("\n".join(map(str, self.slips)))


def nearest(word: str, words: Iterable[str]) -> str:
    """`, did you mean '...'?` with the most similar of the words, or an empty text when none is similar."""
    found = difflib.get_close_matches(word, sorted(words), n=1, cutoff=0.6)
    return f", did you mean '{found[0]}'?" if found else ""


class Reader:
    """Takes a composed YAML document apart and collects what is wrong with it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.slips: list[Slip] = []

    def slip(self, node: yaml.Node, sentence: str, offset: int = 0) -> None:
        """Note a mistake at the node, `offset` characters into its text."""
        mark = node.start_mark
        if offset and isinstance(node, yaml.ScalarNode):
            if node.style in ("'", '"'):
                offset += 1
            elif node.style is not None:  # a block text: its own place is all that is known
                offset = 0
        self.slips.append(Slip(self.source, mark.line + 1, mark.column + 1 + offset, sentence))

    def mapping(self, node: yaml.Node, what: str) -> dict[str, tuple[yaml.ScalarNode, yaml.Node]]:
        """The keys of a mapping, each with its own place; wrong or repeated keys are noted and left out."""
        found: dict[str, tuple[yaml.ScalarNode, yaml.Node]] = {}
        if not isinstance(node, yaml.MappingNode):
            self.slip(node, f"{what} must be a mapping of names to values, not {kind_of(node)}")
            return found
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                self.slip(key, f"a key of {what} must be a word")
            elif key.value in found:
                line = found[key.value][0].start_mark.line + 1
                self.slip(key, f"'{key.value}' stands twice in {what}, first in line {line}")
            else:
                found[key.value] = (key, value)
        return found

    def sequence(self, node: yaml.Node, what: str) -> list[yaml.Node]:
        if not isinstance(node, yaml.SequenceNode):
            self.slip(node, f"{what} must be a list, not {kind_of(node)}")
            return []
        return list(node.value)

    def text(self, node: yaml.Node, what: str) -> str | None:
        """The words of a scalar, or None, noted, for anything else."""
        if not isinstance(node, yaml.ScalarNode) or not node.value.strip():
            self.slip(node, f"{what} must be a text, not {kind_of(node)}")
            return None
        return str(node.value)

    def known_keys(self, keys: dict[str, tuple[yaml.ScalarNode, yaml.Node]], allowed: Iterable[str], what: str) -> None:
        """Note every key that is not allowed, with the nearest one that is."""
        allowed = tuple(allowed)
        for word, (key, _) in keys.items():
            if word not in allowed:
                self.slip(key, f"unknown key '{word}' in {what}{nearest(word, allowed) or '; it may have ' + listed(allowed)}")

    def finish(self) -> None:
        """
        Raises:
            CardFileError: with every slip noted so far, if there is one.
        """
        if self.slips:
            raise CardFileError(self.slips)


def kind_of(node: yaml.Node) -> str:
    """What a node is, in words for a sentence."""
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    return f"'{node.value}'" if node.value else "nothing"


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def read_file(path: Path, shown_as: str | None = None) -> str:
    """The text of a card file.

    Raises:
        CardFileError: when the file cannot be read, is too large or is not a text.
    """
    source = shown_as or str(path)
    try:
        if path.is_dir():
            raise CardFileError([Slip(source, 0, 0, "this is a folder, not a card file")])
        if path.stat().st_size > MAX_BYTES:
            raise CardFileError([Slip(source, 0, 0, f"the file is larger than {MAX_BYTES // 1000} kB; a card file is a few pages of text")])
        return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        sentence = f"the file is not a text in UTF-8: byte {error.start + 1} cannot be read"
        raise CardFileError([Slip(source, 0, 0, sentence)]) from None
    except (OSError, ValueError) as error:
        if isinstance(error, CardFileError):
            raise
        reason = getattr(error, "strerror", None) or error
        raise CardFileError([Slip(source, 0, 0, f"the file cannot be read: {reason}")]) from None


def compose(text: str, source: str) -> yaml.Node:
    """The YAML document in `text`, as nodes that know their places.

    Raises:
        CardFileError: when it is no plain YAML document: empty, malformed, with anchors or tags, or nested too deeply.
    """
    if len(text) > MAX_BYTES:
        raise CardFileError([Slip(source, 0, 0, f"the text is longer than {MAX_BYTES // 1000} kB")])
    reader = Reader(source)
    try:
        depth = 0
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            anchor, tag = getattr(event, "anchor", None), getattr(event, "tag", None)
            if isinstance(event, yaml.AliasEvent) or anchor:
                mark = event.start_mark
                reader.slips.append(Slip(source, mark.line + 1, mark.column + 1, "anchors (&) and aliases (*) are not allowed in a card file"))
                reader.finish()
            if tag:
                mark = event.start_mark
                reader.slips.append(Slip(source, mark.line + 1, mark.column + 1, f"the tag '{tag}' is not allowed in a card file"))
                reader.finish()
            if isinstance(event, (yaml.MappingStartEvent, yaml.SequenceStartEvent)):
                depth += 1
                if depth > MAX_DEPTH:
                    mark = event.start_mark
                    reader.slips.append(Slip(source, mark.line + 1, mark.column + 1, f"lists within lists are nested more than {MAX_DEPTH} deep"))
                    reader.finish()
            elif isinstance(event, (yaml.MappingEndEvent, yaml.SequenceEndEvent)):
                depth -= 1
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        raise CardFileError([Slip(source, line, column, f"this is not YAML: {error.problem or error.context}")]) from None
    except yaml.YAMLError as error:
        raise CardFileError([Slip(source, 0, 0, f"this is not YAML: {' '.join(str(error).split())}")]) from None
    if node is None:
        raise CardFileError([Slip(source, 0, 0, "the file is empty")])
    return node
