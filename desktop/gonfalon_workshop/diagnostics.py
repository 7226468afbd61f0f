"""The mistakes of a set while it is edited, their places, and the part of it that can still be shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from gonfalon.core.diagnostics import CardFileError, Diagnostic
from gonfalon.core.yaml_reader import compose_yaml
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.set_store import set_problems
from gonfalon_workshop.schema import PlaceKind
from gonfalon_workshop.syntax import begins_card, walk_tokens
from gonfalon_workshop.tokenizer import Token, TokenType, line_states, state_of

_ROUNDS = 10
"""What is left out may be named elsewhere, or leave something empty; nobody needs more rounds than these."""

_BREAKS = 4
"""In so many places a text may be no YAML; to find each takes a reading of the text for every line that may be it."""


def blank_lines(text: str, lines: Iterable[int]) -> str:
    """A text in which some lines are blank."""
    blank = frozenset(lines)
    return "\n".join("" if number in blank else line for number, line in enumerate(text.split("\n")))


def load_tolerantly(source: str, text: str, others: Sequence[str]) -> tuple[CardSet | None, tuple[int, ...]]:
    """The set that is left without the lines that are wrong, None where too little is; and those lines."""
    blocks = _Blocks(text)
    for _ in range(_BREAKS):
        if not blocks.mend_yaml():
            break
    for _ in range(_ROUNDS):
        try:
            cards = from_texts(((source, blank_lines(text, blocks.out)),), (*others, *blocks.cards_out))
        except CardFileError as error:
            if not blocks.leave_out(error.diagnostics):
                break
        else:
            return cards, tuple(sorted(line for line in blocks.out if blocks.lines[line].strip()))
    return None, ()


def _yaml_error(text: str) -> int | None:
    """Return the line at which a text is no YAML, counted from 0, or None."""
    try:
        compose_yaml(text, "")
    except CardFileError as error:
        return max(0, error.diagnostics[0].line - 1)
    return None


class _Blocks:
    """The lines of a text, each with the further indented ones below it, and those that are left out."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.lines = text.split("\n")
        self.out: set[int] = set()
        self.cards_out: list[str] = []
        """The cards that are left out; others may go on naming them."""
        self._read()

    def _read(self) -> None:
        """Take note of what each line begins with, and what is open before it."""
        left = blank_lines(self.text, self.out).split("\n")
        self._states = line_states(left)
        self._first: dict[int, Token] = {}
        for number, word in walk_tokens(left):
            self._first.setdefault(number, word)

    def leave_out(self, diagnostics: Iterable[Diagnostic]) -> bool:
        """Leave out the least that mistakes are about; return whether there was anything."""
        before = len(self.out)
        for diagnostic in diagnostics:
            if diagnostic.line:
                self._leave_out(diagnostic.line - 1)
        return len(self.out) > before

    def mend_yaml(self) -> bool:
        """Leave out a line without which the text is YAML, or is up to a line further down; return whether it did."""
        error = _yaml_error(blank_lines(self.text, self.out))
        if error is None:
            return False
        best = None
        furthest = error
        for number in self._suspects(error):
            left = _yaml_error(blank_lines(self.text, self.out.union(self._block(number))))
            if left is None:
                best = number
                break
            if left > furthest:
                furthest, best = left, number
        if best is not None:
            self._take(best)
            self._read()
        return best is not None

    def _leave_out(self, line: int) -> None:
        if line in self.out:
            return  # it stands in what another mistake of this round is about
        removable = (number for number in self._up(line) if self._may_go(number))
        number = next(removable, None)
        if number is not None:
            self._take(number)

    def _take(self, number: int) -> None:
        self.out.update(self._block(number))
        word = self._first.get(number)
        if word is None or not begins_card(word):
            return
        self.cards_out.append(word.text)
        for line, each in self._first.items():
            if each.sort is TokenType.KEY and each.place.kind is PlaceKind.LANGUAGE and each.text == word.text:
                self.out.update(self._block(line))

    def _suspects(self, error: int) -> Iterator[int]:
        """Yield the lines that may be why a text is no YAML at a line, the likeliest first."""
        at = min(error, len(self.lines) - 1)
        standing = [number for number in range(at, -1, -1) if self._depth(number) >= 0 and number not in self.out]
        # What is wrong with a line is often seen in the next one only.
        yield from standing[:2]
        # Quotation marks or brackets that stay open are missed where the next ones are.
        yield from [n for n in standing[2:] if not self._open(n) and self._open(n + 1)][:1]
        yield from self._up(at)

    def _open(self, number: int) -> bool:
        """Return whether a quoted text or a bracket is open before a line."""
        state = state_of(self._states[number])
        return bool(state.groups) or (state.open is not None and state.open.sign in ("'", '"'))

    def _depth(self, number: int) -> int:
        """Return how far a line is indented, -1 for a blank one or a comment; a list lies within its key's column."""
        line = self.lines[number].lstrip(" ")
        if not line or line.startswith("#"):
            return -1
        return 2 * (len(self.lines[number]) - len(line)) + line.startswith("- ")

    def _block(self, number: int) -> range:
        depth = self._depth(number)
        behind = (n for n in range(number + 1, len(self.lines)) if 0 <= self._depth(n) <= depth)
        return range(number, next(behind, len(self.lines)))

    def _up(self, number: int) -> Iterator[int]:
        """Yield a line and all that it stands under, from within."""
        depth = self._depth(number)
        while depth < 0 and number:
            number -= 1
            depth = self._depth(number)
        if depth >= 0:
            yield number
        for above in range(number - 1, -1, -1):
            if 0 <= self._depth(above) < depth:
                depth = self._depth(above)
                yield above

    def _may_go(self, number: int) -> bool:
        """Return whether a set can be complete without what begins in a line."""
        word = self._first.get(number)
        if word is None or number in self.out or self._open(number):
            return False
        if word.sort is not TokenType.KEY:
            return word.text == "-"
        match word.place.kind:
            case PlaceKind.SET:
                return word.text != "cards"
            case PlaceKind.CARD:
                return word.text != "type"
        return word.place.kind not in (PlaceKind.PROGRAM, PlaceKind.STATEMENT)


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
        cards = from_texts(((source, text),), kinds)
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
