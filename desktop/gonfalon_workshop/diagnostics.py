"""The mistakes of a set while it is edited, their places, and the part of it that can still be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import yaml

from gonfalon.core.yaml_reader import CardFileError, Diagnostic
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.set_store import set_problems
from gonfalon_workshop.incremental_loader import compile_cached, compose_incrementally, yaml_trouble_lines
from gonfalon_workshop.schema import TOP, PlaceKind, SchemaPlace, inside, item
from gonfalon_workshop.syntax import card_at, own_ids, walk_tokens
from gonfalon_workshop.tokenizer import TokenType, line_states, state_of

__all__ = ["Diagnosis", "Mistake", "QuickFix", "blank_lines", "card_at", "diagnose", "load_tolerantly", "own_ids"]


_ROUNDS = 6
"""What is left out may be named elsewhere, or leave something empty; nobody needs more rounds than these."""


def blank_lines(text: str, lines: Iterable[int]) -> str:
    """A text in which some lines are blank."""
    blank = frozenset(lines)
    return "\n".join("" if number in blank else line for number, line in enumerate(text.split("\n")))


def load_tolerantly(source: str, text: str, others: Sequence[str]) -> tuple[CardSet | None, tuple[int, ...]]:
    """The set that is left without the lines that are wrong, None where too little is; and those lines."""
    lines: set[int] = set()
    document = _readable(source, text, lines)
    if document is None:
        return None, ()
    out = _TolerantLoader(source, text, document, lines, others)
    cards = out.cards()
    said = text.split("\n")
    return cards, tuple(sorted(line for line in out.lines if said[line].strip())) if cards else ()


# -- what is no YAML ---------------------------------------------------------------------------------------------------


def _readable(source: str, text: str, out: set[int]) -> yaml.Node | None:
    """Return the YAML node of a text without the lines collected in `out`, or None where it cannot be made readable."""
    for _ in range(_ROUNDS):
        rest = blank_lines(text, out)
        try:
            return compose_incrementally(rest, source)
        except CardFileError as error:
            more = _broken(source, rest, error.diagnostics[0].line - 1)
            if not more:
                return None
            out |= more
    return None


def _broken(source: str, text: str, line: int) -> set[int]:
    """Lines without which a text is less broken than it is: one, or a whole card; empty for none."""
    lines = text.split("\n")
    pieces = yaml_trouble_lines(text)
    # What is wrong with a line is often seen in the next one only.
    above = next((number for number in range(min(line, len(lines)) - 1, -1, -1) if lines[number].strip()), line)
    single = [number for number in (line, above, *_unclosed(lines, pieces)) if 0 <= number < len(lines)]
    tried: list[Iterable[int]] = [{number} for number in single if lines[number].strip()]
    for out in (*tried, *pieces):
        rest = blank_lines(text, out)
        left = yaml_trouble_lines(rest)
        if pieces and left and left[0].start >= pieces[0].stop:
            return set(out)  # it goes on further down
        if not left:
            try:
                compose_incrementally(rest, source)
            except CardFileError:
                continue
            return set(out)
    return set()


def _unclosed(lines: list[str], pieces: tuple[range, ...]) -> Iterator[int]:
    """Yield the line where quotation marks or brackets are opened and stay open beyond it."""
    if not pieces:
        return
    piece = pieces[0]
    behind = line_states(lines)[piece.start + 1 : piece.stop + 1]
    for number, state in zip(piece, behind, strict=True):
        text = state_of(state).open
        if (text is not None and text.sign in tuple("\"'")) or state_of(state).groups:
            yield number
            return


# -- what is no card ---------------------------------------------------------------------------------------------------


@dataclass(eq=False)
class _Part:
    """A key with what stands under it, or an item of a list."""

    place: SchemaPlace
    """Of the group that it is a key of; of an item, what it is."""
    key: str
    start: tuple[int, int]
    end: tuple[int, int]
    lines: range
    own: bool
    """Whether its lines are its own, as within brackets they are not."""
    parent: _Part | None
    parts: list[_Part] = field(default_factory=list)
    out: bool = False

    def at(self, place: tuple[int, int]) -> _Part | None:
        """The smallest part in which a place lies."""
        if not self.start <= place <= self.end:
            return None
        found = (part.at(place) for part in reversed(self.parts))
        return next((part for part in found if part is not None), self)

    def up(self) -> Iterator[_Part]:
        """This part and all in which it stands, from within."""
        part: _Part | None = self
        while part is not None:
            yield part
            part = part.parent


def _parts(node: yaml.Node, place: SchemaPlace, parent: _Part | None) -> list[_Part]:
    found = []
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            word = key.value if isinstance(key, yaml.ScalarNode) else ""
            found.append(_part(place, word, key, value, not node.flow_style, parent))
            found[-1].parts = _parts(value, inside(place, word), found[-1])
    elif isinstance(node, yaml.SequenceNode):
        of = item(place)
        for value in node.value:
            found.append(_part(of, "", value, value, not node.flow_style, parent))
            found[-1].parts = _parts(value, of, found[-1])
    return found


def _part(place: SchemaPlace, key: str, first: yaml.Node, value: yaml.Node, own: bool, parent: _Part | None) -> _Part:
    start = first.start_mark.line, first.start_mark.column
    end = max(start, _end(value))
    return _Part(place, key, start, end, range(start[0], end[0] + 1), own, parent)


def _end(node: yaml.Node) -> tuple[int, int]:
    """Return where the last words of a node end, without the blank lines and comments after it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(last, tuple) else last)
    end: tuple[int, int] = node.end_mark.line, node.end_mark.column
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">") and end[1] == 0 and end[0] > node.start_mark.line:
        return end[0] - 1, 1 << 20
    return end


class _TolerantLoader:
    """Leaves out what is wrong, round by round, until the rest loads."""

    def __init__(self, source: str, text: str, document: yaml.Node, lines: set[int], others: Sequence[str]) -> None:
        self.source = source
        self.text = text
        self.lines = lines
        self.others = tuple(others)
        self.parts = _parts(document, TOP, None)
        for number in sorted(lines):
            self._forget_card(number)

    def cards(self) -> CardSet | None:
        for at in range(_ROUNDS):
            try:
                return compile_cached(self.source, blank_lines(self.text, self.lines), self.others)
            except CardFileError as error:
                if not [
                    diagnostic
                    for diagnostic in error.diagnostics
                    if diagnostic.line and self._leave_out(diagnostic, at)
                ]:
                    return None
        return None

    def _leave_out(self, diagnostic: Diagnostic, at: int) -> bool:
        """Leave out what a slip is about: its line or key, or if that did not help, the card; false for nothing."""
        place = diagnostic.line - 1, diagnostic.column - 1
        found = next((hit for part in self.parts if (hit := part.at(place)) is not None), None)
        if found is None:
            return False
        removable = [part for part in found.up() if part.own and not part.out and _may_go(part)]
        if not removable:
            return False
        of_card = [part for part in removable if _is_card(part)]
        if at and of_card:
            self._out(of_card[0])
        else:
            self._out(removable[-1 if at >= _ROUNDS - 2 else 0])
        return True

    def _out(self, part: _Part) -> None:
        part.out = True
        self.lines.update(part.lines)
        if _is_card(part):
            self._without_texts(part.key)
        # What would be empty then is left out with it.
        parent = part.parent
        beside = parent.parts if parent is not None else self.parts
        left = sum(not other.out for other in beside)
        if parent is not None and not parent.out and left < (2 if part.place.kind is PlaceKind.OPTIONS else 1):
            above = next((each for each in parent.up() if each.own and _may_go(each)), None)
            if above is not None and not above.out:
                self._out(above)

    def _without_texts(self, id: str) -> None:
        """Forget the texts of a card; others may go on naming it."""
        self.others = (*self.others, id)
        languages = chain.from_iterable(part.parts for part in self.parts if part.key == "texts")
        for language in languages:
            for part in language.parts:
                if part.key == id and part.own and not part.out:
                    self._out(part)

    def _forget_card(self, line: int) -> None:
        """A card whose first line was left out since it is no YAML."""
        word, colon, _ = self.text.split("\n")[line].strip().partition(":")
        named = {part.key for part in self._cards()}
        if colon and word not in named and self._has_texts(word):
            self._without_texts(word)

    def _cards(self) -> Iterator[_Part]:
        for part in self.parts:
            if part.key == "cards":
                yield from part.parts

    def _has_texts(self, id: str) -> bool:
        languages = chain.from_iterable(part.parts for part in self.parts if part.key == "texts")
        return any(part.key == id for language in languages for part in language.parts)


def _is_card(part: _Part) -> bool:
    return part.place.kind is PlaceKind.CARDS or (
        part.place.kind is PlaceKind.SET and inside(TOP, part.key).kind is PlaceKind.CARD
    )


def _may_go(part: _Part) -> bool:
    """Return whether a set can be complete without this part."""
    kind = part.place.kind
    if kind is PlaceKind.SET:
        return part.key != "cards"
    if kind is PlaceKind.CARD:
        return part.key != "type"
    if kind is PlaceKind.STATEMENT:
        return not part.key  # the item, not one of its keys
    return kind is not PlaceKind.PROGRAM


class QuickFix(NamedTuple):
    """So many letters at a place, counted from 0, and the word that would be right there."""

    line: int
    column: int
    length: int
    word: str

    def applied(self, text: str) -> str:
        """The text with the right word."""
        lines = text.split("\n")
        line = lines[self.line]
        lines[self.line] = line[: self.column] + self.word + line[self.column + self.length :]
        return "\n".join(lines)


class Mistake(NamedTuple):
    """A mistake, and the letters that it is about, counted from 0."""

    diagnostic: Diagnostic
    line: int
    column: int
    length: int
    """0 for a mistake of the whole set."""
    mend: QuickFix | None


class Diagnosis(NamedTuple):
    """The result of checking a text."""

    text: str
    cards: CardSet | None
    """The set, if nothing at all is wrong with it."""
    faults: tuple[Mistake, ...]
    """In the order of their places."""
    shown: CardSet | None
    """The set without the lines that are wrong."""
    left_out: tuple[int, ...]
    """Lines, counted from 0, that are not in what is shown."""


def diagnose(path: Path, text: str, others: Sequence[str]) -> Diagnosis:
    """Return what the loader reports for a text.

    Args:
        path: where its file lies or will lie; emblems lie beside it.
        others: the cards that come with the game, which its programs may name.
    """
    source, kinds = str(path), tuple(others)
    try:
        cards = compile_cached(source, text, kinds)
    except CardFileError as error:
        shown, left_out = load_tolerantly(source, text, kinds)
        return Diagnosis(text, None, _faults(source, text, error.diagnostics), shown, left_out)
    diagnostics = set_problems(cards, path)
    return Diagnosis(text, None if diagnostics else cards, _faults(source, text, diagnostics), cards, ())


_ENDS: Final = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""Of lines, for YAML."""
_TO_THE_END: Final = tuple("\"'|>")
_TOKEN: Final = re.compile(r"[^\s,\[\]{}\"':]+|\S")
_BORDER_BEFORE, _BORDER_BEHIND = r"(?<![^\s\"'\[{,])", r"(?![^\s\"'\]},:])"
_FEW_LINES: Final = 20
"""So many lines below its beginning a word is looked for that stands in a long line of a program."""


def _faults(source: str, text: str, diagnostics: Iterable[Diagnostic]) -> tuple[Mistake, ...]:
    lines = text.split("\n")
    starts = [0, *(end.end() for end in _ENDS.finditer(text))]
    found = [_fault(source, text, lines, starts, diagnostic) for diagnostic in diagnostics]
    return tuple(sorted(found, key=lambda fault: (fault.line, fault.column)))


def _fault(source: str, text: str, lines: list[str], starts: list[int], diagnostic: Diagnostic) -> Mistake:
    if diagnostic.source != source:
        return Mistake(diagnostic, *_of_emblem(lines, Path(diagnostic.source).stem), None)
    if not diagnostic.line:
        return Mistake(diagnostic, 0, 0, 0, None)
    at = min(starts[min(diagnostic.line, len(starts)) - 1] + diagnostic.column - 1, len(text))
    line = text.count("\n", 0, at)
    column = at - (text.rfind("\n", 0, at) + 1)
    values = dict(diagnostic.values)
    word = next((str(values[name]) for name in ("word", "id") if name in values), "")
    if word and (place := _place_of(lines, line, column, word)):
        near = values.get("near")
        return Mistake(diagnostic, *place, QuickFix(*place, str(near)) if near else None)
    return Mistake(diagnostic, *_letters(lines, line, column), None)


def _of_emblem(lines: list[str], id: str) -> tuple[int, int, int]:
    """Return the place of the card whose drawing is wrong."""
    for number, word in walk_tokens(lines):
        if word.sort is TokenType.KEY and word.text == id:
            return number, word.start, word.end - word.start
    return 0, 0, 0


def _place_of(lines: list[str], line: int, column: int, word: str) -> tuple[int, int, int] | None:
    """Return the place of a word at the diagnostic's position, or after it in a text that YAML has joined."""
    if lines[line].startswith(word, column):
        return line, column, len(word)
    pattern = re.compile(_BORDER_BEFORE + re.escape(word) + _BORDER_BEHIND)
    for number in range(line, min(line + _FEW_LINES, len(lines))):
        if found := pattern.search(lines[number], column if number == line else 0):
            return number, found.start(), len(word)
    return None


def _letters(lines: list[str], line: int, column: int) -> tuple[int, int, int]:
    """The letters of a slip that is about no word: those at its place, or those of the last line above that has any."""
    while line and not lines[line].strip():
        line, column = line - 1, len(lines[line - 1])
    said = lines[line].rstrip()
    column = min(column, len(said))
    if column == len(said):
        column = len(said) - len(said.lstrip())
        return line, column, len(said) - column
    if said[column] in _TO_THE_END:
        return line, column, len(said) - column
    token = _TOKEN.search(said, column)
    return (line, token.start(), token.end() - token.start()) if token else (line, column, len(said) - column)
