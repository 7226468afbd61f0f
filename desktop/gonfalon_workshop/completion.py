"""Completion of the card language's words at a place of a text, also of one that cannot be loaded yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.interpreter import ADJECTIVES, NEED_OPEN
from gonfalon.games.oriflamme.rules.set_parser import INFLUENCE, TYPES
from gonfalon.games.oriflamme.rules.statement_parser import MAX_NUMBER, NOT_OF_IT
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.texts.translations import LANGUAGES
from gonfalon_workshop.schema import (
    COUNTED_UNITS,
    HEADS,
    TEST_HEADS,
    LineStep,
    PlaceKind,
    SchemaPlace,
    first,
    inside,
    item,
    keys,
)
from gonfalon_workshop.syntax import WordRole, card_at, own_ids, walk_tokens
from gonfalon_workshop.tokenizer import TokenizerState, TokenType, line_states, state_of, tokenize


class Completion(NamedTuple):
    """A word that may stand somewhere."""

    word: str
    inserted: str
    """What is written when it is chosen: with the colon or the space that comes after it, unless that is there."""
    kind: WordRole


_BEFORE: Final = re.compile(r"[^\W_][\w-]*\Z")
_BEHIND: Final = re.compile(r"[\w-]*")
_SAID: Final = re.compile(r"[^\s,\[\]{}\"'#]+")
_END_OF_LINE: Final = re.compile(r"[,\[\]{}\"']|\s#")
_GROUPS: Final = frozenset({
    PlaceKind.CARDS, PlaceKind.CARD, PlaceKind.RESERVED, PlaceKind.PROGRAM, PlaceKind.OPTIONS, PlaceKind.TEXTS,
    PlaceKind.LANGUAGE, PlaceKind.CARD_TEXTS,
    PlaceKind.PROMPT, PlaceKind.GAP, PlaceKind.TITLES, PlaceKind.SEE_ALSO,
})  # fmt: skip
"""What begins in a line of its own, so that no space is written behind the colon."""
_LISTS: Final = (PlaceKind.PROGRAM, PlaceKind.SEE_ALSO)
_FEW: Final = 9
"""So many numbers are offered before a digit is typed."""


def completions(text: str, line: int, column: int, others: Sequence[str]) -> tuple[int, list[Completion]]:
    """The column where the word at the cursor begins, and the words that may stand there, the likeliest first.

    Args:
        line: of the cursor, from 0, as the column.
        others: the cards that come with the game.
    """
    lines = text.split("\n")
    line = min(max(line, 0), len(lines) - 1)
    column = min(max(column, 0), len(lines[line]))
    cursor = _Cursor(lines, line, column, others)
    return cursor.start, [found for found in cursor.fitting() if found.word.startswith(cursor.begun)]


class _Cursor:
    """A place in a text, and what stands around it."""

    def __init__(self, lines: list[str], line: int, column: int, others: Sequence[str]) -> None:
        self.lines = lines
        self.line = line
        self.others = others
        whole = lines[line]
        begun = _BEFORE.search(whole[:column])
        self.start = begun.start() if begun else column
        self.begun = whole[self.start : column]
        behind = _BEHIND.match(whole, column)
        self.end = behind.end() if behind else column
        self.before = whole[: self.start]
        self.behind = whole[self.end :]
        state = line_states(lines[:line])[-1]
        self.above = state_of(state)
        self.words, after_head = tokenize(self.before, state)
        self.state: TokenizerState = state_of(after_head)
        self.gap = " " if self.before.endswith(":") else ""
        """What is missing between a colon and the word."""

    # -- where it is ---------------------------------------------------------------------------------------------------

    def fitting(self) -> list[Completion]:
        if self.words and self.words[-1].sort is TokenType.COMMENT:
            return []
        text = self.state.open
        if text is not None and text.sign == "|":
            return []
        if text is not None and text.sign:
            return self._value(text.place, text.step)
        if self.state.groups:
            return self._within_brackets()
        if not self.before.strip():
            return self._begin_line()
        last = self.words[-1] if self.words else None
        frame = self.state.frames[-1]
        if last is not None and last.sort is TokenType.SIGN and frame.listed and last.text == "-":
            return self._key_or_value(frame.value, self.start)
        if last is not None and last.sort is TokenType.SIGN and last.text == ":":
            return self._value(frame.value, first(frame.value))
        if text is not None and text.place.of_words:
            return self._value(text.place, text.step)
        return []

    def _begin_line(self) -> list[Completion]:
        column = self.start
        text = self.above.open
        frames = [frame for frame in self.above.frames if frame.column <= column]
        found: list[Completion] = []
        if text is not None and not text.sign and text.place.of_words and frames[-1].column < column:
            return self._value(text.place, text.step)
        if frames[-1].column < column:
            if frames[-1] is self.above.frames[-1] and not self._waits():
                return []
            return self._key_or_value(frames[-1].value, column)
        while frames and frames[-1].column == column:
            frame = frames.pop()
            found += self._items(frame.value) if frame.listed else self._keys(frame.place, self._beside(column))
        last = self.above.frames[-1]
        if last.column == column and not last.listed and last.value.kind in _LISTS and self._waits():
            found += self._items(item(last.value))  # a list may begin in the column of its key
        return found

    def _waits(self) -> bool:
        """Return whether the text above ends with a colon or a hyphen and so continues on this line."""
        before = line_states(self.lines[: self.line])
        for number in range(self.line - 1, -1, -1):
            words = tokenize(self.lines[number], before[number]).words
            said = [word for word in words if word.sort is not TokenType.COMMENT]
            if said:
                return said[-1].sort is TokenType.SIGN and said[-1].text in (":", "-")
        return True

    def _key_or_value(self, place: SchemaPlace, column: int) -> list[Completion]:
        """Return the completions for what begins here: a list, a key, or a word by itself."""
        if place.kind in _LISTS:
            return self._items(item(place))
        if place.kind in (PlaceKind.RELATED, PlaceKind.TYPE, PlaceKind.INFLUENCE, PlaceKind.COST) or place.of_words:
            return self._value(place, first(place))
        return self._keys(place, self._beside(column))

    def _items(self, place: SchemaPlace) -> list[Completion]:
        """Lines of a list that has no hyphen here yet."""
        found = self._keys(place, ()) if place.kind is PlaceKind.STATEMENT else self._value(place, first(place))
        return [each._replace(inserted=f"- {each.inserted}") for each in found]

    def _within_brackets(self) -> list[Completion]:
        group = self.state.groups[-1]
        if group.value is not None:
            text = self.state.open
            return self._value(group.value, text.step if text is not None else first(group.value))
        if self.state.open is not None:
            return []
        if group.sign == "{":
            return self._keys(group.place, self._within_these())
        place = item(group.place)
        return self._keys(place, ()) if place.kind is PlaceKind.STATEMENT else self._value(place, first(place))

    def _within_these(self) -> list[str]:
        """The other keys within the brackets around the cursor, as far as they stand in this line."""
        place = self.state.groups[-1].place
        depth, found = 0, []
        for word in reversed(self.words):
            depth += (word.sort is TokenType.SIGN) * ((word.text in "]}") - (word.text in "[{"))
            if depth < 0:
                break
            if depth == 0 and word.sort is TokenType.KEY:
                found.append(word.text)
        depth = 0
        state = line_states(self.lines[: self.line])[-1]
        for word in tokenize(f"{self.before}x{self.behind}", state).words:
            if word.start <= self.start:
                continue
            depth += (word.sort is TokenType.SIGN) * ((word.text in "[{") - (word.text in "]}"))
            if depth < 0:
                break
            if depth == 0 and word.sort is TokenType.KEY and word.place == place:
                found.append(word.text)
        return found

    def _beside(self, column: int) -> list[str]:
        """The other keys of the group that the cursor stands in, whose keys begin in a column."""
        found: list[str] = []
        before = line_states(self.lines)
        for step, numbers in ((-1, range(self.line - 1, -1, -1)), (1, range(self.line + 1, len(self.lines)))):
            for number in numbers if step > 0 or self._begins_line() else ():
                words = tokenize(self.lines[number], before[number]).words
                if not words or words[0].sort in (TokenType.COMMENT, TokenType.TEXT):
                    continue
                key = next((word for word in words if word.sort is TokenType.KEY), None)
                if key is not None and key.start == column and (words[0] is key or step < 0):
                    found.append(key.text)
                if words[0].start < column:
                    break
        return found

    def _begins_line(self) -> bool:
        return not self.before.strip()

    # -- what fits -----------------------------------------------------------------------------------------------------

    def _keys(self, place: SchemaPlace, beside: Iterable[str]) -> list[Completion]:
        taken = frozenset(beside)
        match place.kind:
            case PlaceKind.CARDS:
                return self._named(self._unwritten(), taken, WordRole.ID, place)
            case PlaceKind.TEXTS:
                return self._named(LANGUAGES, taken, WordRole.NAME, place)
            case PlaceKind.LANGUAGE:
                return self._named(self._own(), taken, WordRole.ID, place)
            case PlaceKind.OPTIONS:
                return self._named(self._options(PlaceKind.TITLES), taken, WordRole.NAME, place)
            case PlaceKind.TITLES:
                return self._named(self._options(PlaceKind.OPTIONS), taken, WordRole.NAME, place)
            case PlaceKind.PROGRAM | PlaceKind.STATEMENT:
                return self._named(self._verbs(place, taken), taken, WordRole.VERB, place)
            case PlaceKind.SET if not taken & frozenset(keys(place)):
                return self._named((*keys(place), *self._unwritten()), taken, WordRole.KEY, place)
        return self._named(keys(place), taken, WordRole.KEY, place)

    def _named(
        self, words: Iterable[str], taken: frozenset[str], role: WordRole, place: SchemaPlace
    ) -> list[Completion]:
        return [Completion(word, self._with_colon(word, place), role) for word in words if word not in taken]

    def _with_colon(self, word: str, place: SchemaPlace) -> str:
        if self.behind.lstrip().startswith(":"):
            return word
        colon = ":" if inside(place, word).kind in _GROUPS and not self.state.groups else ": "
        return word + (colon.rstrip() if self.behind.startswith(" ") else colon)

    def _verbs(self, place: SchemaPlace, beside: frozenset[str]) -> list[str]:
        if beside:
            # A line has one verb, but a test and what comes of it belong together.
            return [word for word in ("if", "then") if beside <= {"if", "then"}]
        found = [word for word in keys(place) if word != "then"]
        if place.program == "activate" and self._type() == TYPES[0]:
            found.remove("move")
        return found

    def _value(self, place: SchemaPlace, step: LineStep) -> list[Completion]:
        match place.kind:
            case PlaceKind.TYPE:
                found = [Completion(word, word, WordRole.VALUE) for word in TYPES]
            case PlaceKind.INFLUENCE:
                found = [Completion(word, word, WordRole.VALUE) for word in INFLUENCE]
            case PlaceKind.COST:
                found = [Completion(word, word, WordRole.NUMBER) for word in self._numbers()]
            case PlaceKind.RELATED:
                here = card_at("\n".join(self.lines), self.line)
                found = [Completion(word, word, WordRole.ID) for word in self._all() if word != here]
            case PlaceKind.LINE | PlaceKind.TEST:
                found = list(self._line(place, step))
            case _:
                return []
        return [each._replace(inserted=self.gap + each.inserted) for each in found]

    def _line(self, place: SchemaPlace, step: LineStep) -> Iterator[Completion]:
        match step:
            case LineStep.NUMBER if place.verb == "gain":
                yield from self._each(self._numbers(), WordRole.NUMBER, more=False)
            case LineStep.NUMBER:
                preposition = VERBS[place.verb].preposition
                for number in self._numbers():
                    said = number if self._next() == preposition else f"{number} {preposition}"
                    yield Completion(number, self._spaced(said), WordRole.NUMBER)
            case LineStep.PREPOSITION:
                yield from self._each((VERBS[place.verb].preposition,), WordRole.PREPOSITION)
            case LineStep.PER:
                yield from self._each(("per",), WordRole.PREPOSITION)
            case LineStep.ON:
                yield from self._each(("on",), WordRole.PREPOSITION)
            case LineStep.HEAD:
                yield from self._heads(place)
            case LineStep.TEST:
                heads = [word for word in TEST_HEADS if word != "it" or self.state.chosen]
                yield from self._each(heads, WordRole.TEST)
            case LineStep.COUNTED:
                yield from self._adjectives(place)
                for unit in COUNTED_UNITS:
                    said = unit if self._next() == "on" else f"{unit} on"
                    yield Completion(unit, self._spaced(said), WordRole.PREPOSITION)
            case LineStep.LAID:
                yield from self._each(("this",), WordRole.TARGET, more=False)
                yield from self._adjectives(place)
            case LineStep.ADJECTIVE | LineStep.OF_IT:
                yield from self._adjectives(place, of_it=step is LineStep.OF_IT)

    def _each(self, words: Iterable[str], role: WordRole, more: bool = True) -> Iterator[Completion]:
        for word in words:
            yield Completion(word, self._spaced(word) if more else word, role)

    def _heads(self, place: SchemaPlace) -> Iterator[Completion]:
        verb = VERBS[place.verb]
        for word in verb.whom:
            if (word == "one" and place.in_reserve) or (word == "it" and not self.state.chosen):
                continue
            if word == "attacker" and place.program != "avenge":
                continue
            yield Completion(word, self._spaced(word) if word in HEADS else word, WordRole.TARGET)

    def _adjectives(self, place: SchemaPlace, of_it: bool = False) -> Iterator[Completion]:
        said = self._said()
        for word in ADJECTIVES:
            if word in said or (word == "attacker" and place.program != "avenge") or (of_it and word in NOT_OF_IT):
                continue
            if (word == "closed" and "open" in said) or (word == "open" and "closed" in said):
                continue
            if fits := self._opened(word, word in NEED_OPEN, said, of_it):
                yield Completion(word, fits, WordRole.ADJECTIVE)
        for word in self._all():
            if word not in said and (fits := self._opened(word, True, said, of_it)):
                yield Completion(word, fits, WordRole.ID)

    @staticmethod
    def _opened(word: str, needs_open: bool, said: Sequence[str], of_it: bool) -> str:
        """Return the text for an adjective, preceded by `open` where it needs that; empty where it cannot stand."""
        if not needs_open or of_it or "open" in said:
            return word
        return "" if "closed" in said else f"open {word}"

    def _spaced(self, word: str) -> str:
        return word if self.behind.startswith(" ") else f"{word} "

    # -- what is said elsewhere ----------------------------------------------------------------------------------------

    def _said(self) -> list[str]:
        """The words of the same line of a program, before and behind the cursor."""
        before: list[str] = []
        for word in reversed(self.words):
            if word.sort is TokenType.KEY or (word.sort is TokenType.SIGN and word.text not in "\"'"):
                break
            before.append(word.text)
        return [*before, *_words_behind(self.behind)]

    def _next(self) -> str:
        return next(iter(_words_behind(self.behind)), "")

    def _numbers(self) -> Iterable[str]:
        return map(str, range(1, (MAX_NUMBER if self.begun else _FEW) + 1))

    def _type(self) -> str:
        """The type of the card whose lines these are, as far as it is said."""
        here, card, found = card_at("\n".join(self.lines), self.line), "", ""
        for _, word in walk_tokens(self.lines):
            if word.sort is TokenType.KEY and word.place.kind in (PlaceKind.CARDS, PlaceKind.SET):
                card = word.text
            elif word.place.kind is PlaceKind.TYPE and card == here:
                found = word.text
        return found

    def _rest(self) -> str:
        """The text without the word at the cursor."""
        return "\n".join((*self.lines[: self.line], self.before + self.behind, *self.lines[self.line + 1 :]))

    def _own(self) -> tuple[str, ...]:
        return own_ids(self._rest())

    def _all(self) -> Iterable[str]:
        return dict.fromkeys((*self._own(), *self.others))

    def _unwritten(self) -> Iterable[str]:
        """Cards that the text speaks of but does not write yet, then those of the game that one may write anew."""
        own = frozenset(self._own())
        here = self.line, self.start
        spoken_of = (
            word.text
            for number, word in walk_tokens(self.lines)
            if word.sort is TokenType.KEY and word.place.kind is PlaceKind.LANGUAGE and (number, word.start) != here
        )
        return [id for id in dict.fromkeys((*spoken_of, *self.others)) if id not in own]

    def _options(self, kind: PlaceKind) -> Iterable[str]:
        """The options of this card, from its program or from its texts."""
        here, card = card_at("\n".join(self.lines), self.line), ""
        found: dict[str, None] = {}
        for _, word in walk_tokens(self.lines):
            if word.sort is not TokenType.KEY:
                continue
            if word.place.kind in (PlaceKind.CARDS, PlaceKind.LANGUAGE, PlaceKind.SET):
                card = word.text
            elif word.place.kind is kind and card == here:
                found[word.text] = None
        return found


def _words_behind(text: str) -> list[str]:
    end = _END_OF_LINE.search(text)
    return _SAID.findall(text[: end.start()] if end else text)
