"""
The tokenizer of card files: one line and what is open before it, in small numbers that an editor keeps beside each
line.
"""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from gonfalon_workshop.schema import TOP, LineStep, PlaceKind, SchemaPlace, after, first, inside, item


class OpenBlock(NamedTuple):
    """A list or a group whose lines begin in one column."""

    column: int
    listed: bool
    place: SchemaPlace
    value: SchemaPlace
    """What stands behind its last key, or behind its hyphens."""
    chosen: bool
    """Whether `it` stood for a card before it."""


class OpenGroup(NamedTuple):
    """A list or a group within brackets that are open."""

    sign: str
    place: SchemaPlace
    value: SchemaPlace | None
    """What stands behind the last key; None where a key or an item is awaited."""
    chosen: bool


class OpenText(NamedTuple):
    """A text that may go on in the next line."""

    sign: str
    """Its quotation mark, `|` for a block of lines, empty for plain words."""
    place: SchemaPlace
    step: LineStep
    column: int = -1
    """Where the lines of a block begin, -1 while it has none."""


class TokenizerState(NamedTuple):
    """The state that is open between two lines."""

    frames: tuple[OpenBlock, ...] = (OpenBlock(-1, False, TOP, TOP, False),)
    groups: tuple[OpenGroup, ...] = ()
    open: OpenText | None = None
    chosen: bool = False
    """Whether a card was chosen that `it` can stand for."""


_STATES: Final[list[TokenizerState]] = [TokenizerState()]
_NUMBERS: Final[dict[TokenizerState, int]] = {_STATES[0]: 0}


def state_of(number: int) -> TokenizerState:
    """Return the state of a number; nothing is open for a number that was never given."""
    return _STATES[number] if 0 <= number < len(_STATES) else _STATES[0]


def number_of(state: TokenizerState) -> int:
    number = _NUMBERS.get(state)
    if number is None:
        # Appended first: whoever else asks at the same time may give it a second number, but never a wrong one.
        _STATES.append(state)
        number = _NUMBERS[state] = len(_STATES) - 1
    return number


MAX_TOKENS: Final = 400
"""Of one line; what stands behind them is passed over, for nobody reads such a line."""


class TokenType(Enum):
    """The type of a piece of a line for YAML."""

    KEY = auto()
    WORD = auto()
    TEXT = auto()
    SIGN = auto()
    COMMENT = auto()
    ODD = auto()
    """What no card file may have: tabs at its left edge, anchors, tags."""


class Token(NamedTuple):
    """A piece of a line."""

    start: int
    end: int
    sort: TokenType
    text: str
    place: SchemaPlace
    """Of a key the one it is a key of, of all else the one it stands in."""
    step: LineStep
    """What was awaited where the word stands; `ANY` for all that is no word of a line."""


class TokenizedLine(NamedTuple):
    words: tuple[Token, ...]
    state: int


@lru_cache(maxsize=8192)
def tokenize(line: str, state: int) -> TokenizedLine:
    """The words of a line, from left to right, and what is open behind it."""
    scanner = _Tokenizer(line, state_of(state))
    scanner.scan()
    return TokenizedLine(tuple(scanner.words), number_of(scanner.state))


def line_states(lines: list[str]) -> list[int]:
    """Return the state before each of the lines, and after the last."""
    found = [0]
    for line in lines:
        found.append(tokenize(line, found[-1]).state)
    return found


_COLON: Final = re.compile(r":(?=\s|$)")
_COLON_IN_GROUP: Final = re.compile(r":(?=[\s,\[\]{}]|$)")
_REMARK: Final = re.compile(r"(?<!\S)#")
_DASH: Final = re.compile(r"-(?=\s|$)")
_BLOCK: Final = re.compile(r"[|>][-+0-9]{0,2}(?=\s|$)")
_CLOSED: Final = {'"': re.compile(r'(?:[^"\\]|\\.)*"'), "'": re.compile(r"(?:[^']|'')*'(?!')")}
_PLAIN_IN_GROUP: Final = re.compile(
    r"(?:[^,\[\]{}\s:#]|:(?![\s,\[\]{}]|$)|(?<=\S)#|\s+(?![\s#,\[\]{}:]|$)|\s+:(?!\s|$))+"
)
_NOT_BLANK: Final = re.compile(r"\S+")
_SPACE: Final = re.compile(r"\s*")
_MARKER: Final = re.compile(r"(?:---|\.\.\.)(?=\s|$)")
_ODD_STARTS: Final = "&*!%@`?"


class _Tokenizer:
    """Goes through one line."""

    def __init__(self, line: str, state: TokenizerState) -> None:
        self.line = line
        self.end = len(line)
        self.at = 0
        self.words: list[Token] = []
        self.frames = list(state.frames)
        self.groups = list(state.groups)
        self.open = state.open
        self.chosen = state.chosen

    @property
    def state(self) -> TokenizerState:
        return TokenizerState(tuple(self.frames), tuple(self.groups), self.open, self.chosen)

    def scan(self) -> None:
        self._skip()
        if self._go_on():
            return
        if self.at == self.end:
            return
        if self.groups:
            self._group()
        elif self.words:
            self._rest()  # behind a quoted text that began further up
        else:
            self._block()

    # -- what goes on from the line before -----------------------------------------------------------------------------

    def _go_on(self) -> bool:
        """Take what belongs to a text that is open; true when that was the whole line."""
        text = self.open
        if text is None:
            return False
        if text.sign == "|":
            return self._go_on_block(text)
        if text.sign:
            if self.at < self.end:
                self._quoted(text.place, text.step, text.sign, self.at)
            return self.at == self.end
        if self.groups or self.at == self.end:
            return False
        if self.at > self.frames[-1].column and not self._looks_like_key():
            self._plain(text.place, text.step)
            return True
        self.open = None
        return False

    def _go_on_block(self, text: OpenText) -> bool:
        if self.at == self.end:
            return True
        column = text.column
        if column < 0 and self.at > self.frames[-1].column:
            column = self.at
            self.open = text._replace(column=column)
        if 0 <= column <= self.at:
            self._add(column, len(self.line.rstrip()), TokenType.TEXT, text.place)
            return True
        self.open = None
        return False

    def _looks_like_key(self) -> bool:
        colon, remark = _COLON.search(self.line, self.at), _REMARK.search(self.line, self.at)
        return (remark is not None and remark.start() == self.at) or (
            colon is not None and " " not in self.line[self.at : colon.start()]
        )

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _block(self) -> None:
        """A line that is not within brackets."""
        line = self.line
        if "\t" in line[: self.at]:
            self._add(line.index("\t"), self.at, TokenType.ODD, TOP)
        if self._remark():
            return
        if self.at == 0:
            if marker := _MARKER.match(line):
                self._add(0, marker.end(), TokenType.SIGN, TOP)
                self.frames[1:] = []
                self.at = marker.end()
                self._skip()
            elif line[0] == "%":
                self._add(0, self.end, TokenType.ODD, TOP)
                return
        while self.at < self.end and (dash := _DASH.match(line, self.at)) and len(self.words) < MAX_TOKENS:
            self._dash(self.at)
            self._add(self.at, dash.end(), TokenType.SIGN, self.frames[-1].place)
            self.at = dash.end()
            self._skip()
        if self.at == self.end or self._remark():
            return
        column = self.at
        if key := self._key():
            text, end, colon = key
            self._pop(column, listed=True)
            frame = self.frames[-1]
            if frame.column < column:
                frame = OpenBlock(column, False, frame.value, frame.value, self.chosen)
                self.frames.append(frame)
            self._add(column, end, TokenType.KEY, frame.place, text)
            self._add(colon, colon + 1, TokenType.SIGN, frame.place)
            self.frames[-1] = frame._replace(value=self._enter(frame, text))
            self.at = colon + 1
            self._skip()
            if self.at < self.end:
                self._value(self.frames[-1].value)
        else:
            self._pop(column)
            frame = self.frames[-1]
            self._value(frame.value if frame.column < column or frame.listed else frame.place)

    def _dash(self, column: int) -> None:
        self._pop(column)
        frame = self.frames[-1]
        if frame.column == column and frame.listed:
            return
        place = frame.value
        self.frames.append(OpenBlock(column, True, place, item(place), self.chosen))

    def _pop(self, column: int, listed: bool = False) -> None:
        """Leave what stands further to the right, and a list in the same column too if it is not meant."""
        while self.frames[-1].column > column or (
            listed and self.frames[-1].listed and self.frames[-1].column == column and len(self.frames) > 1
        ):
            self._leave(self.frames.pop())

    def _leave(self, whole: OpenBlock | OpenGroup) -> None:
        if whole.place.kind is PlaceKind.OPTIONS:
            self.chosen = whole.chosen

    def _enter(self, whole: OpenBlock | OpenGroup, key: str) -> SchemaPlace:
        """Return the place after a key; `it` stands for another card from there on."""
        place = whole.place
        if place.kind is PlaceKind.OPTIONS:
            self.chosen = whole.chosen
        elif place.kind in (PlaceKind.CARD, PlaceKind.RESERVED):
            self.chosen = key == "kill"
        return inside(place, key)

    def _key(self) -> tuple[str, int, int] | None:
        """The key that begins here, where it ends, and where its colon stands."""
        line, at = self.line, self.at
        sign = line[at]
        if sign in "\"'":
            closed = _CLOSED[sign].match(line, at + 1)
            if closed is None:
                return None
            behind = _SPACE.match(line, closed.end())
            colon = behind.end() if behind else closed.end()
            return (line[at + 1 : closed.end() - 1], closed.end(), colon) if _COLON.match(line, colon) else None
        if sign in "[]{},#|>" or sign in _ODD_STARTS:
            return None
        found = _COLON.search(line, at)
        if found is None:
            return None
        remark = _REMARK.search(line, at, found.start())
        if remark is not None:
            return None
        text = line[at : found.start()].rstrip()
        return text, at + len(text), found.start()

    # -- what stands behind a key or a hyphen --------------------------------------------------------------------------

    def _value(self, place: SchemaPlace) -> None:
        line = self.line
        while self.at < self.end and line[self.at] in _ODD_STARTS and len(self.words) < MAX_TOKENS:
            self._odd(place)
        if self.at == self.end or self._remark():
            return
        sign = line[self.at]
        if sign in "|>" and (block := _BLOCK.match(line, self.at)):
            self._add(self.at, block.end(), TokenType.SIGN, place)
            digits = [letter for letter in block[0] if letter.isdigit()]
            column = max(0, self.frames[-1].column) + int(digits[0]) if digits else -1
            self.open = OpenText("|", place, LineStep.ANY, column)
            self.at = block.end()
            self._rest()
        elif sign in "\"'":
            self._quoted(place, first(place), sign, self.at + 1)
            self._rest()
        elif sign in "[{":
            self._group()
        else:
            self._plain(place, first(place))

    def _quoted(self, place: SchemaPlace, step: LineStep, sign: str, start: int) -> None:
        """The text up to its second quotation mark, or to the end of the line; it begins at `start`."""
        closed = _CLOSED[sign].match(self.line, start)
        end = closed.end() if closed else self.end
        if place.of_words:
            if start > self.at:
                self._add(self.at, start, TokenType.SIGN, place)
            step = self._words(start, end - 1 if closed else end, place, step)
            if closed:
                self._add(end - 1, end, TokenType.SIGN, place)
        else:
            sort = TokenType.TEXT if place.kind in (PlaceKind.TEXT, PlaceKind.NOTHING) else TokenType.WORD
            text = self.line[start : end - 1 if closed else end]
            self._add(self.at, len(self.line[:end].rstrip()), sort, place, text)
        self.open = None if closed else OpenText(sign, place, step)
        self.at = end

    def _plain(self, place: SchemaPlace, step: LineStep) -> None:
        """Words without quotation marks, up to a remark."""
        remark = _REMARK.search(self.line, self.at)
        end = remark.start() if remark else self.end
        step = self._said(self.at, end, place, step)
        # Behind a remark no text goes on.
        self.open = None if remark else OpenText("", place, step)
        self.at = end
        self._remark()

    def _said(self, start: int, end: int, place: SchemaPlace, step: LineStep) -> LineStep:
        if place.of_words:
            return self._words(start, end, place, step)
        text = self.line[start:end].rstrip()
        sort = TokenType.TEXT if place.kind is PlaceKind.TEXT else TokenType.WORD
        self._add(start, start + len(text), sort, place, text)
        return step

    def _words(self, start: int, end: int, place: SchemaPlace, step: LineStep) -> LineStep:
        for match in _NOT_BLANK.finditer(self.line, start, end):
            if len(self.words) >= MAX_TOKENS:
                break
            word = match[0]
            self._add(match.start(), match.end(), TokenType.WORD, place, word, step)
            if step is LineStep.HEAD and word == "one":
                self.chosen = True
            step = after(step, word, place)
        return step

    def _rest(self) -> None:
        """Read what stands after a value that has ended: only a comment may."""
        self._skip()
        if self.at < self.end and not self._remark():
            place = self.frames[-1].place
            remark = _REMARK.search(self.line, self.at)
            end = remark.start() if remark else self.end
            text = self.line[self.at : end].rstrip()
            self._add(self.at, self.at + len(text), TokenType.ODD, place)
            self.at = end
            self._remark()

    def _odd(self, place: SchemaPlace) -> None:
        match = _NOT_BLANK.match(self.line, self.at)
        end = match.end() if match else self.end
        self._add(self.at, end, TokenType.ODD, place)
        self.at = end
        self._skip()

    # -- within brackets -----------------------------------------------------------------------------------------------

    def _group(self) -> None:
        line = self.line
        while True:
            self._skip()
            if self.at == self.end or self._remark():
                return
            if len(self.words) >= MAX_TOKENS:
                self.groups.clear()
                self.open = None
                return
            sign = line[self.at]
            if sign in "[{":
                place = self._awaited()
                self._sign(place)
                self.groups.append(OpenGroup(sign, place, None, self.chosen))
                self.open = None
            elif sign in "]}":
                self._leave(self.groups.pop())
                self.open = None
                self._sign(self.frames[-1].place)
                if not self.groups:
                    self._rest()
                    return
            elif sign == ",":
                self._sign(self.groups[-1].place)
                self.groups[-1] = self.groups[-1]._replace(value=None)
                self.open = None
            elif (sign == ":" and _COLON_IN_GROUP.match(line, self.at)) or (
                sign in "?-" and self.at + 1 < self.end and line[self.at + 1].isspace()
            ):
                self._sign(self.groups[-1].place)
            elif sign in _ODD_STARTS:
                self._odd(self.groups[-1].place)
            else:
                self._said_in_group(sign)
                if self.open is not None and self.open.sign:
                    return

    def _awaited(self) -> SchemaPlace:
        """Return the place that may stand here: after a key, or as an item or a key."""
        if not self.groups:
            frame = self.frames[-1]
            return frame.value
        group = self.groups[-1]
        if group.value is not None:
            return group.value
        return item(group.place) if group.sign == "[" else group.place

    def _said_in_group(self, sign: str) -> None:
        line, start = self.line, self.at
        key = self._key() if sign in "\"'" else None
        if key is None and sign not in "\"'":
            match = _PLAIN_IN_GROUP.match(line, start)
            end = match.end() if match else start + 1
            behind = _SPACE.match(line, end)
            colon = behind.end() if behind else end
            if _COLON_IN_GROUP.match(line, colon):
                key = line[start:end], end, colon
        if key is None:
            place = self._awaited()
            step = self.open.step if self.open is not None and self.open.place == place else first(place)
            if sign in "\"'":
                self._quoted(place, step, sign, start + 1)
            else:
                step = self._said(start, end, place, step)
                self.open = OpenText("", place, step)
                self.at = end
            return
        text, end, colon = key
        group = self.groups[-1]
        place = item(group.place) if group.sign == "[" else group.place
        self._add(start, end, TokenType.KEY, place, text)
        self._add(colon, colon + 1, TokenType.SIGN, place)
        whole = group._replace(place=place)
        self.groups[-1] = group._replace(value=self._enter(whole, text))
        self.open = None
        self.at = colon + 1

    # -- small steps ---------------------------------------------------------------------------------------------------

    def _skip(self) -> None:
        found = _SPACE.match(self.line, self.at)
        self.at = found.end() if found else self.at

    def _remark(self) -> bool:
        """Take a remark that begins here, with all of the line behind it."""
        at = self.at
        if at < self.end and self.line[at] == "#" and (at == 0 or self.line[at - 1].isspace()):
            self._add(at, self.end, TokenType.COMMENT, TOP)
            self.at = self.end
            return True
        return False

    def _sign(self, place: SchemaPlace) -> None:
        self._add(self.at, self.at + 1, TokenType.SIGN, place)
        self.at += 1

    def _add(
        self,
        start: int,
        end: int,
        sort: TokenType,
        place: SchemaPlace,
        text: str | None = None,
        step: LineStep = LineStep.ANY,
    ) -> None:
        if end > start:
            self.words.append(Token(start, end, sort, self.line[start:end] if text is None else text, place, step))
