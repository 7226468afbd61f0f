"""Which words of the card language may stand at a place of a text, also of one that nobody can load yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.language import INFLUENCE, TYPES
from gonfalon.games.oriflamme.rules.line import MOST, NOT_OF_IT
from gonfalon.games.oriflamme.rules.targets import ADJECTIVES, NEED_OPEN
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.workshop.colours import Role
from gonfalon.games.oriflamme.workshop.outline import card_at, own_ids, walk
from gonfalon.games.oriflamme.workshop.places import (
    COUNTED_UNITS,
    HEADS,
    TEST_HEADS,
    Kind,
    Place,
    Step,
    first,
    inside,
    item,
    keys,
)
from gonfalon.games.oriflamme.workshop.scanning import Sort, scanned, states
from gonfalon.games.oriflamme.workshop.state import State, state_of
from gonfalon.texts.languages import LANGUAGES

__all__ = ["Fitting", "fitting"]


class Fitting(NamedTuple):
    """A word that may stand somewhere."""

    word: str
    inserted: str
    """What is written when it is chosen: with the colon or the space that comes after it, unless that is there."""
    kind: Role


_BEFORE: Final = re.compile(r"[^\W_][\w-]*\Z")
_BEHIND: Final = re.compile(r"[\w-]*")
_SAID: Final = re.compile(r"[^\s,\[\]{}\"'#]+")
_END_OF_LINE: Final = re.compile(r"[,\[\]{}\"']|\s#")
_GROUPS: Final = frozenset({
    Kind.CARDS, Kind.CARD, Kind.RESERVED, Kind.PROGRAM, Kind.OPTIONS, Kind.TEXTS, Kind.LANGUAGE, Kind.CARD_TEXTS,
    Kind.PROMPT, Kind.GAP, Kind.TITLES, Kind.SEE_ALSO,
})  # fmt: skip
"""What begins in a line of its own, so that no space is written behind the colon."""
_LISTS: Final = (Kind.PROGRAM, Kind.SEE_ALSO)
_FEW: Final = 9
"""So many numbers are offered before a digit is typed."""


def fitting(text: str, line: int, column: int, others: Sequence[str]) -> tuple[int, list[Fitting]]:
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
        state = states(lines[:line])[-1]
        self.above = state_of(state)
        self.words, after_head = scanned(self.before, state)
        self.state: State = state_of(after_head)
        self.gap = " " if self.before.endswith(":") else ""
        """What is missing between a colon and the word."""

    # -- where it is ---------------------------------------------------------------------------------------------------

    def fitting(self) -> list[Fitting]:
        if self.words and self.words[-1].sort is Sort.COMMENT:
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
        if last is not None and last.sort is Sort.SIGN and frame.listed and last.text == "-":
            return self._key_or_value(frame.value, self.start)
        if last is not None and last.sort is Sort.SIGN and last.text == ":":
            return self._value(frame.value, first(frame.value))
        if text is not None and text.place.of_words:
            return self._value(text.place, text.step)
        return []

    def _begin_line(self) -> list[Fitting]:
        column = self.start
        text = self.above.open
        frames = [frame for frame in self.above.frames if frame.column <= column]
        found: list[Fitting] = []
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
        """Whether what stands above the line ends with a colon or a hyphen, and so goes on here."""
        before = states(self.lines[: self.line])
        for number in range(self.line - 1, -1, -1):
            words = scanned(self.lines[number], before[number]).words
            said = [word for word in words if word.sort is not Sort.COMMENT]
            if said:
                return said[-1].sort is Sort.SIGN and said[-1].text in (":", "-")
        return True

    def _key_or_value(self, place: Place, column: int) -> list[Fitting]:
        """What begins here: a list, a key, or a word by itself."""
        if place.kind in _LISTS:
            return self._items(item(place))
        if place.kind in (Kind.RELATED, Kind.TYPE, Kind.INFLUENCE, Kind.COST) or place.of_words:
            return self._value(place, first(place))
        return self._keys(place, self._beside(column))

    def _items(self, place: Place) -> list[Fitting]:
        """Lines of a list that has no hyphen here yet."""
        found = self._keys(place, ()) if place.kind is Kind.STATEMENT else self._value(place, first(place))
        return [each._replace(inserted=f"- {each.inserted}") for each in found]

    def _within_brackets(self) -> list[Fitting]:
        group = self.state.groups[-1]
        if group.value is not None:
            text = self.state.open
            return self._value(group.value, text.step if text is not None else first(group.value))
        if self.state.open is not None:
            return []
        if group.sign == "{":
            return self._keys(group.place, self._within_these())
        place = item(group.place)
        return self._keys(place, ()) if place.kind is Kind.STATEMENT else self._value(place, first(place))

    def _within_these(self) -> list[str]:
        """The other keys within the brackets around the cursor, as far as they stand in this line."""
        place = self.state.groups[-1].place
        depth, found = 0, []
        for word in reversed(self.words):
            depth += (word.sort is Sort.SIGN) * ((word.text in "]}") - (word.text in "[{"))
            if depth < 0:
                break
            if depth == 0 and word.sort is Sort.KEY:
                found.append(word.text)
        depth = 0
        state = states(self.lines[: self.line])[-1]
        for word in scanned(f"{self.before}x{self.behind}", state).words:
            if word.start <= self.start:
                continue
            depth += (word.sort is Sort.SIGN) * ((word.text in "[{") - (word.text in "]}"))
            if depth < 0:
                break
            if depth == 0 and word.sort is Sort.KEY and word.place == place:
                found.append(word.text)
        return found

    def _beside(self, column: int) -> list[str]:
        """The other keys of the group that the cursor stands in, whose keys begin in a column."""
        found: list[str] = []
        before = states(self.lines)
        for step, numbers in ((-1, range(self.line - 1, -1, -1)), (1, range(self.line + 1, len(self.lines)))):
            for number in numbers if step > 0 or self._begins_line() else ():
                words = scanned(self.lines[number], before[number]).words
                if not words or words[0].sort in (Sort.COMMENT, Sort.TEXT):
                    continue
                key = next((word for word in words if word.sort is Sort.KEY), None)
                if key is not None and key.start == column and (words[0] is key or step < 0):
                    found.append(key.text)
                if words[0].start < column:
                    break
        return found

    def _begins_line(self) -> bool:
        return not self.before.strip()

    # -- what fits -----------------------------------------------------------------------------------------------------

    def _keys(self, place: Place, beside: Iterable[str]) -> list[Fitting]:
        taken = frozenset(beside)
        match place.kind:
            case Kind.CARDS:
                return self._named(self._unwritten(), taken, Role.ID, place)
            case Kind.TEXTS:
                return self._named(LANGUAGES, taken, Role.NAME, place)
            case Kind.LANGUAGE:
                return self._named(self._own(), taken, Role.ID, place)
            case Kind.OPTIONS:
                return self._named(self._options(Kind.TITLES), taken, Role.NAME, place)
            case Kind.TITLES:
                return self._named(self._options(Kind.OPTIONS), taken, Role.NAME, place)
            case Kind.PROGRAM | Kind.STATEMENT:
                return self._named(self._verbs(place, taken), taken, Role.VERB, place)
            case Kind.SET if not taken & frozenset(keys(place)):
                return self._named((*keys(place), *self._unwritten()), taken, Role.KEY, place)
        return self._named(keys(place), taken, Role.KEY, place)

    def _named(self, words: Iterable[str], taken: frozenset[str], role: Role, place: Place) -> list[Fitting]:
        return [Fitting(word, self._with_colon(word, place), role) for word in words if word not in taken]

    def _with_colon(self, word: str, place: Place) -> str:
        if self.behind.lstrip().startswith(":"):
            return word
        colon = ":" if inside(place, word).kind in _GROUPS and not self.state.groups else ": "
        return word + (colon.rstrip() if self.behind.startswith(" ") else colon)

    def _verbs(self, place: Place, beside: frozenset[str]) -> list[str]:
        if beside:
            # A line has one verb, but a test and what comes of it belong together.
            return [word for word in ("if", "then") if beside <= {"if", "then"}]
        found = [word for word in keys(place) if word != "then"]
        if place.program == "activate" and self._type() == TYPES[0]:
            found.remove("move")
        return found

    def _value(self, place: Place, step: Step) -> list[Fitting]:
        match place.kind:
            case Kind.TYPE:
                found = [Fitting(word, word, Role.VALUE) for word in TYPES]
            case Kind.INFLUENCE:
                found = [Fitting(word, word, Role.VALUE) for word in INFLUENCE]
            case Kind.COST:
                found = [Fitting(word, word, Role.NUMBER) for word in self._numbers()]
            case Kind.RELATED:
                here = card_at("\n".join(self.lines), self.line)
                found = [Fitting(word, word, Role.ID) for word in self._all() if word != here]
            case Kind.LINE | Kind.TEST:
                found = list(self._line(place, step))
            case _:
                return []
        return [each._replace(inserted=self.gap + each.inserted) for each in found]

    def _line(self, place: Place, step: Step) -> Iterator[Fitting]:
        match step:
            case Step.NUMBER if place.verb == "gain":
                yield from self._each(self._numbers(), Role.NUMBER, more=False)
            case Step.NUMBER:
                preposition = VERBS[place.verb].preposition
                for number in self._numbers():
                    said = number if self._next() == preposition else f"{number} {preposition}"
                    yield Fitting(number, self._spaced(said), Role.NUMBER)
            case Step.PREPOSITION:
                yield from self._each((VERBS[place.verb].preposition,), Role.PREPOSITION)
            case Step.PER:
                yield from self._each(("per",), Role.PREPOSITION)
            case Step.ON:
                yield from self._each(("on",), Role.PREPOSITION)
            case Step.HEAD:
                yield from self._heads(place)
            case Step.TEST:
                heads = [word for word in TEST_HEADS if word != "it" or self.state.chosen]
                yield from self._each(heads, Role.TEST)
            case Step.COUNTED:
                yield from self._adjectives(place)
                for unit in COUNTED_UNITS:
                    said = unit if self._next() == "on" else f"{unit} on"
                    yield Fitting(unit, self._spaced(said), Role.PREPOSITION)
            case Step.LAID:
                yield from self._each(("this",), Role.TARGET, more=False)
                yield from self._adjectives(place)
            case Step.ADJECTIVE | Step.OF_IT:
                yield from self._adjectives(place, of_it=step is Step.OF_IT)

    def _each(self, words: Iterable[str], role: Role, more: bool = True) -> Iterator[Fitting]:
        for word in words:
            yield Fitting(word, self._spaced(word) if more else word, role)

    def _heads(self, place: Place) -> Iterator[Fitting]:
        verb = VERBS[place.verb]
        for word in verb.whom:
            if (word == "one" and place.in_reserve) or (word == "it" and not self.state.chosen):
                continue
            if word == "attacker" and place.program != "avenge":
                continue
            yield Fitting(word, self._spaced(word) if word in HEADS else word, Role.TARGET)

    def _adjectives(self, place: Place, of_it: bool = False) -> Iterator[Fitting]:
        said = self._said()
        for word in ADJECTIVES:
            if word in said or (word == "attacker" and place.program != "avenge") or (of_it and word in NOT_OF_IT):
                continue
            if (word == "closed" and "open" in said) or (word == "open" and "closed" in said):
                continue
            if fits := self._opened(word, word in NEED_OPEN, said, of_it):
                yield Fitting(word, fits, Role.ADJECTIVE)
        for word in self._all():
            if word not in said and (fits := self._opened(word, True, said, of_it)):
                yield Fitting(word, fits, Role.ID)

    @staticmethod
    def _opened(word: str, needs_open: bool, said: Sequence[str], of_it: bool) -> str:
        """What is written for an adjective, with `open` before it where it needs that; empty where it cannot."""
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
            if word.sort is Sort.KEY or (word.sort is Sort.SIGN and word.text not in "\"'"):
                break
            before.append(word.text)
        return [*before, *_words_behind(self.behind)]

    def _next(self) -> str:
        return next(iter(_words_behind(self.behind)), "")

    def _numbers(self) -> Iterable[str]:
        return map(str, range(1, (MOST if self.begun else _FEW) + 1))

    def _type(self) -> str:
        """The type of the card whose lines these are, as far as it is said."""
        here, card, found = card_at("\n".join(self.lines), self.line), "", ""
        for _, word in walk(self.lines):
            if word.sort is Sort.KEY and word.place.kind in (Kind.CARDS, Kind.SET):
                card = word.text
            elif word.place.kind is Kind.TYPE and card == here:
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
            for number, word in walk(self.lines)
            if word.sort is Sort.KEY and word.place.kind is Kind.LANGUAGE and (number, word.start) != here
        )
        return [id for id in dict.fromkeys((*spoken_of, *self.others)) if id not in own]

    def _options(self, kind: Kind) -> Iterable[str]:
        """The options of this card, from its program or from its texts."""
        here, card = card_at("\n".join(self.lines), self.line), ""
        found: dict[str, None] = {}
        for _, word in walk(self.lines):
            if word.sort is not Sort.KEY:
                continue
            if word.place.kind in (Kind.CARDS, Kind.LANGUAGE, Kind.SET):
                card = word.text
            elif word.place.kind is kind and card == here:
                found[word.text] = None
        return found


def _words_behind(text: str) -> list[str]:
    end = _END_OF_LINE.search(text)
    return _SAID.findall(text[: end.start()] if end else text)
