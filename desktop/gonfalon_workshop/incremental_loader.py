"""Loading a set that changes a little at a time: a card is read again only when its lines have changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import yaml

from gonfalon.core.yaml_reader import MAX_BYTES, MAX_DEPTH, CardFileError, compose_yaml
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import compile_sets

__all__ = ["compile_cached", "compose_incrementally", "yaml_trouble_lines"]


_ELSEWHERE: Final = re.compile("[\r\x85\u2028\u2029\ufeff]")
"""Other ends of lines than the one by which a text is cut here, and what takes no room in a line."""
_KEY: Final = re.compile(r" *([A-Za-z0-9_-]+):(?= |$)")
_HEADING: Final = re.compile(r" *[A-Za-z0-9_-]+: *(?:#.*)?$")
_DEPTHS: Final = {"cards": 1, "texts": 2}
"""How many levels of keys stand below a key of the top before a piece begins that is read as a whole."""


class _Mark(NamedTuple):
    """A place in a text, which is all that the readers of nodes ask of a mark."""

    line: int
    column: int


def _mark(line: int, column: int) -> Any:
    """As if YAML's own reader had made it."""
    return _Mark(line, column)


class _Piece(NamedTuple):
    """A key with all that stands under it."""

    node: yaml.MappingNode
    """Its lines are counted from its own first."""
    depth: int


class _Uncut(Exception):
    """A text that is not written as sets usually are, at a line if one can be named."""

    def __init__(self, line: int | None = None, first: int = 0) -> None:
        self.line = line
        self.first = first
        """Where the mapping begins that the line should belong to."""


class _Broken(Exception):
    """A piece that is no YAML by itself."""

    def __init__(self, line: int) -> None:
        self.line = line
        self.behind = line + 1


def compose_incrementally(text: str, source: str) -> yaml.Node:
    """Return the result of `compose_yaml` for a card file, faster where most of it has been composed before.

    Raises:
        CardFileError: with the sentence of `compose_yaml`.
    """
    if len(text) > MAX_BYTES or _ELSEWHERE.search(text):
        return compose_yaml(text, source)
    lines = _Lines(text)
    try:
        pairs = list(lines.pairs(0, len(lines.text), 0))
    except _Uncut:
        return compose_yaml(text, source)
    except _Broken as broken:
        node = compose_yaml(lines.below(broken.line), source)
        # What stands above is well, and so is all of it: the piece was one only in its place.
        return node if broken.line == 0 else compose_yaml(text, source)
    return _mapping(pairs)


def yaml_trouble_lines(text: str) -> tuple[range, ...]:
    """The lines that keep a text from being YAML, as far as that can be told: the likeliest first."""
    if len(text) > MAX_BYTES or _ELSEWHERE.search(text):
        return ()
    lines = _Lines(text)
    try:
        for _ in lines.pairs(0, len(lines.text), 0):
            pass
    except _Uncut as uncut:
        if uncut.line is not None:
            return range(uncut.line, uncut.line + 1), range(uncut.first, uncut.line)
    except _Broken as broken:
        return (range(broken.line, broken.behind),)
    return ()


class _Lines:
    """The lines of a text, to be cut."""

    def __init__(self, text: str) -> None:
        self.text = text.split("\n")
        self.indented = [_indented(line) for line in self.text]
        """Where each begins, -1 for blank ones and remarks."""

    def pairs(
        self, start: int, end: int, column: int, levels: int | None = None, depth: int = 0
    ) -> Iterator[tuple[yaml.Node, yaml.Node]]:
        """The keys and values of the lines from `start` to `end`: one mapping whose keys begin in a column.

        Args:
            levels: how many levels are cut below this one; None for the top, where it depends on the key.
            depth: how many mappings are around this one.
        """
        starts = []
        for at in range(start, end):
            if 0 <= self.indented[at] <= column:
                if self.indented[at] < column:  # it would end the mapping
                    raise _Uncut(at, start)
                starts.append(at)
            elif not starts and self.indented[at] > column:
                raise _Uncut(at, start)
        if not starts:
            raise _Uncut
        for at, behind in zip(starts, [*starts[1:], end], strict=True):
            key = _KEY.match(self.text[at])
            if key is None:
                raise _Uncut(at, start)
            below = _DEPTHS.get(key[1], 0) if levels is None else levels
            inner = next((number for number in range(at + 1, behind) if self.indented[number] >= 0), None)
            if below and inner is not None and _HEADING.match(self.text[at]):
                value = _mapping(list(self.pairs(at + 1, behind, self.indented[inner], below - 1, depth + 1)))
                mark = _mark(at, column), _mark(at, column + len(key[1]))
                yield yaml.ScalarNode(_tag(key[1]), key[1], *mark), value
                continue
            # What ends with the file may say something else than what ends with a line.
            ending = "\n" if behind < len(self.text) else ""
            try:
                yield _piece_at("\n".join(self.text[at:behind]) + ending, at, column, depth)
            except _Broken as broken:
                broken.behind = behind
                raise

    def below(self, line: int) -> str:
        """The text with nothing above a line but the keys that it stands under."""
        indented = self.indented[line]
        kept = []
        for number in range(line - 1, -1, -1):
            if 0 <= self.indented[number] < indented:
                indented = self.indented[number]
                kept.append(number)
        return "\n".join(text if number >= line or number in kept else "" for number, text in enumerate(self.text))


def _indented(line: str) -> int:
    said = line.lstrip(" ")
    return len(line) - len(said) if said and said[0] != "#" else -1


def _tag(word: str) -> str:
    resolved: str = yaml.SafeLoader("").resolve(yaml.ScalarNode, word, (True, False))  # type: ignore[no-untyped-call]
    return resolved


def _mapping(pairs: list[tuple[yaml.Node, yaml.Node]]) -> yaml.MappingNode:
    start, end = pairs[0][0].start_mark, pairs[-1][1].end_mark
    return yaml.MappingNode("tag:yaml.org,2002:map", pairs, start, end, flow_style=False)


@lru_cache(maxsize=512)
def _piece_at(text: str, line: int, column: int, depth: int) -> tuple[yaml.Node, yaml.Node]:
    """The key and the value of a piece that begins in a line and a column."""
    piece = _piece(text)
    if piece is None:
        raise _Broken(line)
    if piece.node.start_mark.column != column or piece.depth + depth > MAX_DEPTH:
        raise _Uncut
    moved = _moved(piece.node, line)
    pair: tuple[yaml.Node, yaml.Node] = moved.value[0]
    return pair


@lru_cache(maxsize=512)
def _piece(text: str) -> _Piece | None:
    try:
        node = compose_yaml(text, "")
    except CardFileError:
        return None
    if not isinstance(node, yaml.MappingNode) or node.flow_style or len(node.value) != 1:
        return None
    return _Piece(node, _depth(node))


def _depth(node: yaml.Node) -> int:
    if isinstance(node, yaml.MappingNode):
        return 1 + max((max(_depth(key), _depth(value)) for key, value in node.value), default=0)
    if isinstance(node, yaml.SequenceNode):
        return 1 + max((_depth(value) for value in node.value), default=0)
    return 1


def _moved(node: yaml.Node, by: int) -> yaml.Node:
    """The same some lines further down."""
    start = _mark(node.start_mark.line + by, node.start_mark.column)
    end = _mark(node.end_mark.line + by, node.end_mark.column)
    if isinstance(node, yaml.MappingNode):
        pairs = [(_moved(key, by), _moved(value, by)) for key, value in node.value]
        return yaml.MappingNode(node.tag, pairs, start, end, flow_style=node.flow_style)
    if isinstance(node, yaml.SequenceNode):
        items = [_moved(item, by) for item in node.value]
        return yaml.SequenceNode(node.tag, items, start, end, flow_style=node.flow_style)
    assert isinstance(node, yaml.ScalarNode)
    return yaml.ScalarNode(node.tag, node.value, start, end, style=node.style)


@lru_cache(maxsize=16)
def compile_cached(source: str, text: str, others: tuple[str, ...]) -> CardSet:
    """The set that a text writes, the same one for the same text, as long as it is among the last that were asked for.

    Raises:
        CardFileError: with every slip.
    """
    return compile_sets(((source, text),), others, compose_incrementally)
