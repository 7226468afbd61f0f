"""One text in a YAML file written, changed or taken away, and every other byte left as it is.

Nodes know where they begin and end, so an edit is a piece of the file replaced by another one. What is added can be
taken away again without a trace: a line of a block goes with its line end, an entry of a flow with its comma.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import yaml

KeyOrder = Callable[[tuple[str, ...]], Sequence[str]]
"""Gives the sensible order of the keys of the mapping to which some words lead; others come after these."""

_Pair = tuple[yaml.Node, yaml.Node]
_STEP: Final = 2
_BREAKS: Final = "\n\r\x85\u2028\u2029"
"""What ends a line in YAML."""
_BREAK: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
_HEADER: Final = re.compile(r"[|>]([-+0-9]*)([ \t]+#[^\n\r\x85\u2028\u2029]*)?")
_COMMENT: Final = re.compile(r"([ \t]*)#")
_REMARK: Final = re.compile(rf"(?:[ \t]*(?:\r\n|[{_BREAKS}]))*([ \t]*)#")
"""The next remark, with the blank lines above it."""
_REST: Final = re.compile(r"[ \t]*(?:#[^\n\r\x85\u2028\u2029]*)?(?=[\n\r\x85\u2028\u2029]|\Z)")
_COLON: Final = re.compile(r"[ \t]*:")
_PLAIN_KEY: Final = re.compile("[A-Za-z][A-Za-z0-9_-]*")
_ESCAPED: Final = {"\n": r"\n", "\t": r"\t", '"': r"\"", "\\": r"\\", "\x85": r"\N", "\u2028": r"\L", "\u2029": r"\P"}
_UNSAFE: Final = re.compile("[^\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")


class UnwritableYaml(Exception):
    """There is no place for a text where it should be written."""

    def __init__(self, at: tuple[str, ...], why: str) -> None:
        super().__init__(why)
        self.at = at
        """The words that lead to what is in the way."""
        self.why = why
        """`group`: a text is to stand where a list or a group stands. `text`: a group, where something else stands.
        `twice`: a word that leads there stands twice."""


def edit_yaml(text: str, root: yaml.MappingNode, where: Sequence[str], said: str, orders: KeyOrder) -> str:
    """The file with one text in it; an empty one is taken away, and the mappings that hold no more without it.

    Args:
        text: the file.
        root: what it holds, with its places.
        where: the keys that lead to the text.
        said: the text.
        orders: where missing keys are put.

    Raises:
        Unwritable: when something else stands there.
    """
    return _YamlEdit(text, orders).whole(root, tuple(where), said)


@dataclass(frozen=True)
class _Entry:
    """A key that is there, with the mapping that has it."""

    holder: yaml.MappingNode
    index: int

    @property
    def key(self) -> yaml.ScalarNode:
        key: yaml.ScalarNode = self.holder.value[self.index][0]
        return key

    @property
    def value(self) -> yaml.Node:
        value: yaml.Node = self.holder.value[self.index][1]
        return value


class _YamlEdit:
    def __init__(self, text: str, orders: KeyOrder) -> None:
        self.text = text
        self.orders = orders
        found = _BREAK.search(text)
        self.line_end = found[0] if found else "\n"

    def whole(self, root: yaml.MappingNode, where: tuple[str, ...], said: str) -> str:
        path: list[_Entry] = []
        node: yaml.Node = root
        for depth, word in enumerate(where):
            if not isinstance(node, yaml.MappingNode):
                if _is_nothing(node):
                    return self._filled(path, where[depth:], said) if said else self.text
                raise UnwritableYaml(where[:depth], "text")
            at = [index for index, (key, _) in enumerate(node.value) if _word(key) == word]
            if len(at) > 1:
                raise UnwritableYaml(where[: depth + 1], "twice")
            if not at:
                return self._added(path, node, where[:depth], where[depth:], said) if said else self.text
            path.append(_Entry(node, at[0]))
            node = path[-1].value
        if not isinstance(node, yaml.ScalarNode):
            raise UnwritableYaml(where, "group")
        return self._replaced(path, node, said) if said else self._without(path)

    def _cut(self, start: int, end: int, new: str = "") -> str:
        return f"{self.text[:start]}{new}{self.text[end:]}"

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _line_start(self, at: int) -> int:
        while at > 0 and self.text[at - 1] not in _BREAKS:
            at -= 1
        # A mark of the byte order is no part of the first line.
        return at + 1 if at == 0 and self.text.startswith("\ufeff") else at

    def _line_stop(self, at: int) -> int:
        """Return where the line ends, before its line end."""
        found = _BREAK.search(self.text, at)
        return found.start() if found else len(self.text)

    def _next_line(self, at: int) -> int:
        found = _BREAK.search(self.text, at)
        return found.end() if found else len(self.text)

    def _indent(self, key: yaml.Node) -> str:
        """The spaces before a key that begins its line; for any other as many as there are columns."""
        start = self._line_start(key.start_mark.index)
        before = self.text[start : key.start_mark.index]
        return before if not before.strip(" ") else " " * key.start_mark.column

    def _begins_line(self, node: yaml.Node) -> bool:
        start = self._line_start(node.start_mark.index)
        return start > 0 and not self.text[start : node.start_mark.index].strip(" \t")

    def _stop(self, node: yaml.Node) -> int:
        """Return where the content of a node ends, without line ends, comments and blanks after it."""
        if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
            last = node.value[-1]
            return self._stop(last[1] if isinstance(node, yaml.MappingNode) else last)
        end: int = node.end_mark.index
        if not _is_block_scalar(node):
            return end
        header = _HEADER.match(self.text, node.start_mark.index)
        assert header is not None
        body = self.text[header.end() : end].rstrip(f" \t{_BREAKS}")
        return self._line_stop(header.end() + len(body))

    def _below(self, node: yaml.Node) -> int:
        """Return where the line after a node begins."""
        while isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
            last = node.value[-1]
            node = last[1] if isinstance(node, yaml.MappingNode) else last
        header = _HEADER.match(self.text, node.start_mark.index) if _is_block_scalar(node) else None
        if header is not None and "+" in header[1]:
            # Its blank lines are part of what it says.
            return int(node.end_mark.index)
        return self._next_line(self._stop(node))

    def _past_remarks(self, at: int, column: int) -> int:
        """Behind the remarks that stand further to the right than a column: they are about what is above them."""
        while (found := _REMARK.match(self.text, at)) and len(found[1]) > column:
            at = self._next_line(found.end())
        return at

    def _above_remarks(self, at: int, indent: str) -> int:
        """Above the remarks directly over a line: they are about what begins there."""
        while at > 0:
            line = self._line_start(at - (2 if self.text.startswith("\r\n", at - 2) else 1))
            found = _COMMENT.match(self.text, line)
            if line == at or found is None or found[1] != indent:
                break
            at = line
        return at

    def _with_lines(self, at: int, lines: Sequence[str]) -> str:
        """With lines where a line begins, or at the end of the file, which ends afterwards as it did before."""
        if at == len(self.text) and self.text and self.text[-1] not in _BREAKS:
            return self._cut(at, at, "".join(f"{self.line_end}{line}" for line in lines))
        return self._cut(at, at, "".join(f"{line}{self.line_end}" for line in lines))

    # -- adding --------------------------------------------------------------------------------------------------------

    def _added(
        self, path: Sequence[_Entry], node: yaml.MappingNode, at: tuple[str, ...], keys: tuple[str, ...], said: str
    ) -> str:
        """With a key that a mapping does not have yet, and with those that lead on from it."""
        order = self.orders(at)
        rank = _rank(order, keys[0])
        before = [index for index, (key, _) in enumerate(node.value) if _rank(order, _word(key)) < rank]
        if node.flow_style:
            return self._added_to_flow(node, before[-1] if before else -1, _flow_entry(keys, said))
        indent = self._indent(node.value[0][0])
        parent = path[-1].key.start_mark.column if path else None
        step = node.value[0][0].start_mark.column - parent if parent is not None else _STEP
        lines = self._lines(keys, said, indent, _near(node, before), max(1, step), top=not path)
        if before:
            place = self._past_remarks(self._below(node.value[before[-1]][1]), len(indent))
        else:
            place = self._above_remarks(self._line_start(node.value[0][0].start_mark.index), indent)
        return self._with_lines(place, lines)

    def _filled(self, path: Sequence[_Entry], keys: tuple[str, ...], said: str) -> str:
        """With the first entry of a mapping of which only the name is there."""
        entry = path[-1]
        if entry.holder.flow_style:
            return self._behind_key(entry, _flow(keys, said))
        indent = self._indent(entry.key)
        step, near = _step(_near(entry.holder, range(entry.index)), _STEP)
        lines = self._lines(keys, said, indent + " " * step, near, step, top=False)
        return self._with_lines(self._past_remarks(self._below(entry.value), len(indent)), lines)

    def _lines(
        self, keys: tuple[str, ...], said: str, indent: str, near: Sequence[_Pair], step: int, *, top: bool
    ) -> list[str]:
        """The lines of an entry of a block; `near` are its neighbours, the nearest first."""
        lines: list[str] = []
        for depth, key in enumerate(keys[:-1]):
            model = _model(near)
            if model is not None and model[1].flow_style and not top:
                return [*lines, f"{indent}{_key(key)}: {_flow(keys[depth + 1 :], said)}"]
            lines.append(f"{indent}{_key(key)}:")
            step, near = _step(near, step)
            indent += " " * step
            # What the neighbours of `texts` are like says nothing of texts but how far they are indented.
            near = [] if top else near
        return [*lines, *self._scalar_lines(f"{indent}{_key(keys[-1])}: ", said, indent + " " * step)]

    def _scalar_lines(self, head: str, said: str, indent: str, remark: str = "") -> list[str]:
        if not _as_lines(said):
            return [f"{head}{_quoted(said)}{remark}"]
        return [f"{head}|-{remark}", *(f"{indent}{line}" if line else "" for line in said.split("\n"))]

    def _added_to_flow(self, node: yaml.MappingNode, before: int, entry: str) -> str:
        if not node.value:
            start = node.start_mark.index + 1
            return self._cut(start, start, entry)
        first = node.value[0][0]
        if before < 0:
            gap = f",{self.line_end}{self._indent(first)}" if self._begins_line(first) else ", "
            return self._cut(first.start_mark.index, first.start_mark.index, f"{entry}{gap}")
        neighbour = node.value[before][0]
        start = self._flow_stop(node, before)
        if not self._begins_line(neighbour):
            return self._cut(start, start, f", {entry}")
        line = f"{self.line_end}{self._indent(neighbour)}{entry}"
        comma = re.compile(r"[ \t]*,").match(self.text, start)
        rest = _REST.match(self.text, comma.end() if comma else start)
        if rest is None or "#" not in rest[0]:
            return self._cut(start, start, f",{line}")
        # A remark stays beside what it is about.
        if comma:
            return self._cut(rest.end(), rest.end(), f"{line},")
        return self._cut(start, rest.end(), f",{rest[0]}{line}")

    def _flow_stop(self, node: yaml.MappingNode, index: int) -> int:
        """Return where an entry of a flow mapping ends, before its comma."""
        key, value = node.value[index]
        if not _is_nothing(value):
            return int(value.end_mark.index)
        colon = _COLON.match(self.text, key.end_mark.index)
        return colon.end() if colon else int(key.end_mark.index)

    def _behind_key(self, entry: _Entry, written: str) -> str:
        """With a value where none stands behind a key."""
        end = entry.key.end_mark.index
        colon = _COLON.match(self.text, end)
        return self._cut(colon.end(), colon.end(), f" {written}") if colon else self._cut(end, end, f": {written}")

    # -- changing ------------------------------------------------------------------------------------------------------

    def _replaced(self, path: Sequence[_Entry], node: yaml.ScalarNode, said: str) -> str:
        entry = path[-1]
        if entry.holder.flow_style or not _as_lines(said):
            if _is_nothing(node):
                return self._behind_key(entry, _quoted(said))
            return self._cut(node.start_mark.index, self._stop(node), f"{_quoted(said)}{self._remark(node)}")
        start = node.start_mark.index
        space = ""
        if _is_nothing(node):
            colon = _COLON.match(self.text, entry.key.end_mark.index)
            start, space = colon.end() if colon else entry.key.end_mark.index, " "
        stop = start if space else self._stop(node)
        remark = self._remark(node)
        if not remark:
            rest = _REST.match(self.text, stop)
            assert rest is not None
            remark, stop = rest[0].rstrip(" \t"), rest.end()
        indent = self._indent(entry.key) + " " * self._inner(path, node)
        below = _REMARK.match(self.text, self._next_line(stop))
        if below and len(below[1]) >= len(indent):
            # As one of several lines it would be read as part of the text.
            return self._cut(start, stop, f"{space}{_quoted(said)}{remark}")
        lines = self._scalar_lines(space, said, indent, remark)
        return self._cut(start, stop, self.line_end.join(lines))

    def _remark(self, node: yaml.ScalarNode) -> str:
        """Return what stands after the sign that begins a text of several lines."""
        header = _HEADER.match(self.text, node.start_mark.index) if _is_block_scalar(node) else None
        return header[2] or "" if header else ""

    def _inner(self, path: Sequence[_Entry], node: yaml.ScalarNode) -> int:
        """Return how much further to the right than its key a text of several lines stands."""
        column: int = path[-1].key.start_mark.column
        if _is_block_scalar(node):
            line = self._next_line(node.start_mark.index)
            while line < node.end_mark.index:
                words = self.text[line : self._line_stop(line)]
                if words.strip(" "):
                    own = len(words) - len(words.lstrip(" ")) - column
                    # A text may begin with blanks of its own, where a number says how far it is indented.
                    return own if own > 0 and not node.value[:1].isspace() else _STEP
                line = self._next_line(line)
        outer: int = path[-2].key.start_mark.column if len(path) > 1 else column
        return column - outer if column > outer else _STEP

    # -- taking away ---------------------------------------------------------------------------------------------------

    def _without(self, path: Sequence[_Entry]) -> str:
        """Without the last entry, or the first of those that would be empty then."""
        depth = len(path) - 1
        while depth > 0 and len(path[depth].holder.value) == 1:
            depth -= 1
        entry = path[depth]
        return self._without_flow(entry) if entry.holder.flow_style else self._without_block(entry)

    def _without_block(self, entry: _Entry) -> str:
        start, end = self._line_start(entry.key.start_mark.index), self._below(entry.value)
        if end == len(self.text) and self.text[-1] not in _BREAKS and start > 0:
            start -= 2 if self.text.startswith("\r\n", start - 2) else 1
        return self._cut(start, end)

    def _without_flow(self, entry: _Entry) -> str:
        pairs, index = entry.holder.value, entry.index
        start, end = entry.key.start_mark.index, self._flow_stop(entry.holder, index)
        if index:
            before = self._flow_stop(entry.holder, index - 1)
            if "#" not in self.text[before:start]:
                return self._cut(before, end)
            return self._without_flow_line(entry, before, start, end)
        if len(pairs) > 1:
            after = pairs[1][0].start_mark.index
            if "#" not in self.text[end:after]:
                return self._cut(start, after)
            comma = self.text.index(",", end)
            return self._cut(start, comma + 1)
        comma_behind = re.compile(r"\s*,").match(self.text, end)
        return self._cut(start, comma_behind.end() if comma_behind else end)

    def _without_flow_line(self, entry: _Entry, before: int, start: int, end: int) -> str:
        """Without an entry above which a remark stands that stays, and without one comma."""
        if self._begins_line(entry.key):
            start = self._line_start(start)
            start -= 2 if self.text.startswith("\r\n", start - 2) else 1
        comma = re.compile(r"[ \t]*,").match(self.text, end)
        if comma:
            return self._cut(start, comma.end())
        front = self.text.index(",", before)
        if "#" in self.text[before:front]:
            return self._cut(start, end)
        return f"{self.text[:front]}{self.text[front + 1 : start]}{self.text[end:]}"


# -- words -------------------------------------------------------------------------------------------------------------


def _word(key: yaml.Node) -> str:
    return str(key.value) if isinstance(key, yaml.ScalarNode) else ""


def _rank(order: Sequence[str], word: str) -> int:
    return order.index(word) if word in order else len(order)


def _is_nothing(node: yaml.Node) -> bool:
    """Return whether the node is empty, without even a word that means nothing."""
    return isinstance(node, yaml.ScalarNode) and node.style is None and not node.value


def _is_block_scalar(node: yaml.Node) -> bool:
    return isinstance(node, yaml.ScalarNode) and node.style in ("|", ">")


def _near(node: yaml.MappingNode, before: Sequence[int]) -> list[_Pair]:
    """The entries of a mapping, from those before a place backwards, then those behind it."""
    behind = [index for index in range(len(node.value)) if index not in before]
    return [node.value[index] for index in (*reversed(before), *behind)]


def _model(near: Sequence[_Pair]) -> tuple[yaml.Node, yaml.MappingNode] | None:
    """The nearest neighbour that has something inside."""
    return next(((key, value) for key, value in near if isinstance(value, yaml.MappingNode) and value.value), None)


def _step(near: Sequence[_Pair], usual: int) -> tuple[int, list[_Pair]]:
    """Return how far the inside of a neighbour is indented, and its content."""
    model = _model(near)
    if model is None:
        return usual, []
    key, value = model
    return usual if value.flow_style else value.value[0][0].start_mark.column - key.start_mark.column, value.value


def _key(word: str) -> str:
    return word if _PLAIN_KEY.fullmatch(word) else _quoted(word)


def _flow_entry(keys: tuple[str, ...], said: str) -> str:
    value = _quoted(said) if len(keys) == 1 else _flow(keys[1:], said)
    return f"{_key(keys[0])}: {value}"


def _flow(keys: tuple[str, ...], said: str) -> str:
    return f"{{{_flow_entry(keys, said)}}}"


def _as_lines(said: str) -> bool:
    """Return whether the text is written in several lines, with all its letters as they are."""
    return "\n" in said and not said[0].isspace() and not _UNSAFE.search(said.replace("\n", ""))


def _quoted(said: str) -> str:
    """In quotation marks, with no more letters escaped than have to be."""
    return f'"{"".join(_escaped(letter) for letter in said)}"'


def _escaped(letter: str) -> str:
    if letter in _ESCAPED:
        return _ESCAPED[letter]
    if not _UNSAFE.match(letter):
        return letter
    number = ord(letter)
    return f"\\x{number:02x}" if number < 0x100 else f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
