"""Reading card files: YAML with a place for every word, so that a slip is a sentence that says where it is.

Card files come from strangers. They are small, plain and never executed: no anchors, no tags, no deep nesting.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import yaml

MAX_BYTES = 250_000
MAX_DEPTH = 24
MAX_SLIPS = 100
"""So many mistakes are told; who made more will look at these first."""

Keys = Mapping[str, tuple[yaml.ScalarNode, yaml.Node]]
"""The keys of a YAML mapping: each with its own node and that of its value."""

_LONG = re.compile(r"(\S{48})\S{9,}")
_HALF = re.compile("[\ud800-\udfff]")
_INTEGER = re.compile(r"-?[0-9]{1,9}")


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
    found = difflib.get_close_matches(word[:64], sorted(words), n=1, cutoff=0.6)
    return f", did you mean '{found[0]}'?" if found else ""


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def one_line(text: str) -> str:
    """A sentence that quotes a stranger's words: on one line, printable, no word of it endless."""
    short = _LONG.sub(r"\1...", text)[:1000]
    return " ".join("".join(letter if letter.isprintable() else " " for letter in short).split())


def kind_of(node: yaml.Node) -> str:
    """What a node is, in words for a sentence."""
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    return f"'{node.value}'" if node.value.strip() else "nothing"


def content(node: yaml.Node) -> Any:
    """What a node says, as texts in lists and mappings: nothing of its place, quotation marks, comments or spaces."""
    if isinstance(node, yaml.MappingNode):
        # A key that is no word was noted as a mistake.
        return {key.value: content(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}
    if isinstance(node, yaml.SequenceNode):
        return [content(item) for item in node.value]
    return " ".join(node.value.split())


class Reader:
    """Takes a composed YAML document apart and collects what is wrong with it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.slips: list[Slip] = []

    def slip(self, node: yaml.Node, sentence: str, offset: int = 0) -> None:
        """Note a mistake at the node, `offset` characters into its text.

        Raises:
            CardFileError: when there are so many mistakes that more would help nobody.
        """
        start, end = node.start_mark, node.end_mark
        if offset and isinstance(node, yaml.ScalarNode):
            if end is not None and end.line != start.line:  # where its lines break is not known any more
                offset = 0
            elif node.style in ("'", '"'):
                offset += 1
        self.slips.append(Slip(self.source, start.line + 1, start.column + 1 + offset, one_line(sentence)))
        if len(self.slips) >= MAX_SLIPS:
            more = f"there are {MAX_SLIPS} mistakes and perhaps more; mend these first"
            raise CardFileError([*self.slips, Slip(self.source, 0, 0, more)])

    def mapping(self, node: yaml.Node, what: str) -> dict[str, tuple[yaml.ScalarNode, yaml.Node]]:
        """The keys of a mapping, each with its own place; wrong or repeated keys are noted and left out."""
        found: dict[str, tuple[yaml.ScalarNode, yaml.Node]] = {}
        if not isinstance(node, yaml.MappingNode):
            self.slip(node, f"{what} must be a mapping of names to values, not {kind_of(node)}")
            return found
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode) or not key.value.strip():
                self.slip(key, f"a key of {what} must be a word, not {kind_of(key)}")
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

    def known_keys(self, keys: Keys, allowed: Iterable[str], what: str) -> None:
        """Note every key that is not allowed, with the nearest one that is."""
        allowed = tuple(allowed)
        for word, (key, _) in keys.items():
            if word not in allowed:
                help = nearest(word, allowed) or f"; it may have {listed(allowed)}"
                self.slip(key, f"unknown key '{word}' in {what}{help}")

    def plain(self, node: yaml.Node, what: str) -> Any:
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


def read_file(path: Path, what: str = "a card file") -> str:
    """The text of a card file; `what` it is stands in the sentences.

    Raises:
        CardFileError: when the file cannot be read, is too large or is not a text.
    """
    source = str(path)
    try:
        if path.is_dir():
            raise _whole(source, f"this is a folder, not {what}")
        if path.exists() and not path.is_file():
            raise _whole(source, "this is not an ordinary file")
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
        if len(content) > MAX_BYTES:
            raise _whole(source, f"the file is larger than {MAX_BYTES // 1000} kB; {what} is a few pages of text")
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise _whole(source, f"the file is not a text in UTF-8: byte {error.start + 1} cannot be read") from None
    except (OSError, ValueError) as error:
        if isinstance(error, CardFileError):
            raise
        raise _whole(source, f"the file cannot be read: {getattr(error, 'strerror', None) or error}") from None


def compose(text: str, source: str, what: str = "a card file") -> yaml.Node:
    """The YAML document in `text`, as nodes that know their places; `what` it is stands in the sentences.

    Raises:
        CardFileError: when it is no plain YAML document: empty, malformed, with anchors or tags, or nested too deeply.
    """
    if len(text) > MAX_BYTES:
        raise _whole(source, f"the text is longer than {MAX_BYTES // 1000} kB")
    try:
        loader = _PlainLoader(text, what)
        try:
            node = loader.get_single_node()
        finally:
            loader.dispose()
    except yaml.reader.ReaderError as error:
        before = text[: error.position]
        line, column = before.count("\n") + 1, error.position - (before.rfind("\n") + 1) + 1
        sentence = f"the character with the number {ord(text[error.position])} cannot stand in a text"
        raise CardFileError([Slip(source, line, column, sentence)]) from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        line, column = (mark.line + 1, mark.column + 1) if mark else (0, 0)
        problem = "" if isinstance(error, _NotPlain) else "this is not YAML: "
        problem = one_line(f"{problem}{error.problem or error.context}")
        raise CardFileError([Slip(source, line, column, problem)]) from None
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as error:
        raise _whole(source, one_line(f"this is not YAML: {error}")) from None
    if node is None or (isinstance(node, yaml.ScalarNode) and not node.value.strip()):
        raise _whole(source, "the file is empty")
    return node


class _NotPlain(yaml.MarkedYAMLError):
    """YAML, but more of it than a file of ours may use."""


class _PlainLoader(yaml.SafeLoader):
    """Composes nodes without anchors, aliases and tags, and nested at most `MAX_DEPTH` deep."""

    def __init__(self, text: str, what: str) -> None:
        super().__init__(text)
        self._what = what
        self._depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        mark = event.start_mark
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise _NotPlain(problem=f"anchors (&) and aliases (*) are not allowed in {self._what}", problem_mark=mark)
        if tag := getattr(event, "tag", None):
            raise _NotPlain(problem=f"the tag '{tag}' is not allowed in {self._what}", problem_mark=mark)
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise _NotPlain(problem=f"lists within lists are nested more than {MAX_DEPTH} deep", problem_mark=mark)
        node: yaml.Node | None = super().compose_node(parent, index)
        self._depth -= 1
        if isinstance(node, yaml.ScalarNode) and _HALF.search(node.value):
            raise _NotPlain(problem="half a character (\\uD800 to \\uDFFF) is no text", problem_mark=mark)
        return node


def _whole(source: str, sentence: str) -> CardFileError:
    """The file as a whole is wrong."""
    return CardFileError([Slip(source, 0, 0, sentence)])
