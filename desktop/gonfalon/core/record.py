"""A finished or paused game as text that a person can read and that replays exactly.

    Gonfalon record 1: an unfinished game; this file contains hidden cards
    game: oriflamme
    rules: 1
    cards: "Oriflamme" 93c51ecde1d0c1b8
    option direction: left-to-right
    seed: 42
    seat R: "Anna", human
    seat B: "Bertrand", bot squire

    1. R place CARD front
    2. B place CARD back

A finished game has, after another blank line, `scores`, `tie-break` where one decided, and `winners`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from gonfalon.core.game import Outcome

FORMAT = 1
"""Raised whenever an older program could no longer read what this one writes."""
SUFFIX = ".gonfalon"
MAX_BYTES = 1_000_000
MAX_SEED = (1 << 64) - 1
MOST_SEATS = 16

FINISHED = f"Gonfalon record {FORMAT}: a finished game"
UNFINISHED = f"Gonfalon record {FORMAT}: an unfinished game; this file contains hidden cards"

_HEAD = re.compile(r"Gonfalon record ([0-9]{1,9})(?::.*)?")
_NAME = re.compile(r"[a-z][a-z0-9-]{0,31}")
_FAMILY = re.compile(r"[A-Z]")
_SEAT = re.compile(r"seat ([A-Z]): (\".*\"), (?:human|bot ([a-z][a-z0-9-]{0,31}))")
_CARDS = re.compile(r"cards: (\".*\") ([0-9a-f]{1,64})")
_OPTION = re.compile(r"option ([a-z][a-z0-9-]{0,31}): (.+)")
_MOVE = re.compile(r"([0-9]{1,6})\. ([A-Z]) ([!-~][ -~]{0,99})")
_SCORE = re.compile(r"([A-Z]) (-?[0-9]{1,9})")
_BARE = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*")


class RecordError(ValueError):
    """A record that cannot be used; its text is a sentence with the file and the line."""

    def __init__(self, code: str, sentence: str, source: str, line: int = 0) -> None:
        # A piece of a strange file may be in it, and it may go to a terminal.
        sentence = _printable(sentence)
        self.code = code
        """What is wrong in one word, for whoever wants to say it in another language.

        `unreadable`, `foreign`, `huge`, `newer-format`, `truncated`, `broken`, `unknown-game`, `other-rules`,
        `options`, `other-cards`, `illegal`, `result` or `unknown-bot`.
        """
        self.sentence = sentence
        self.source = source
        self.line = line
        """From 1; 0 when it is the whole file."""
        super().__init__(f"{source}:{line}: {sentence}" if line else f"{source}: {sentence}")


class Seated(NamedTuple):
    """Who sat where."""

    family: str
    name: str
    bot: str | None
    """The kind of bot, None for a person."""


class Answer(NamedTuple):
    """One move, in the words of the game."""

    family: str
    move: str


@dataclass(frozen=True)
class Record:
    """All that is needed to play a game again move by move."""

    game: str
    rules_version: int
    card_sets: tuple[tuple[str, str], ...]
    """Name and hash of each set of cards."""
    options: tuple[tuple[str, str], ...]
    seed: int
    seats: tuple[Seated, ...]
    """In the order of play."""
    moves: tuple[Answer, ...] = ()
    outcome: Outcome | None = None
    """None while the game is not finished."""
    source: str = field(default="the record", compare=False)
    """What the file is called in sentences about it."""
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where its parts stood when it was read: `game`, `rules`, `cards`, `options`, `seats`, `moves`, `result`."""

    @property
    def finished(self) -> bool:
        return self.outcome is not None

    def error(self, code: str, sentence: str, part: str, offset: int = 0) -> RecordError:
        """The error for something that is wrong with a part of this record, `offset` lines below its first."""
        line = self.lines.get(part, 0)
        return RecordError(code, sentence, self.source, line + offset if line else 0)


def write(record: Record) -> str:
    """The record as text; `read` gives it back."""
    lines = [
        FINISHED if record.finished else UNFINISHED,
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        *(f"cards: {_quoted(name)} {digest}" for name, digest in record.card_sets),
        *(f"option {name}: {value if _BARE.fullmatch(value) else _quoted(value)}" for name, value in record.options),
        f"seed: {record.seed}",
        *(f"seat {seat.family}: {_quoted(seat.name)}, {_player(seat.bot)}" for seat in record.seats),
        "",
        *(move_line(number, answer) for number, answer in enumerate(record.moves, 1)),
    ]
    if record.outcome is not None:
        families = [seat.family for seat in record.seats]
        lines += ["", f"scores: {_scores(families, record.outcome.scores)}"]
        if record.outcome.tie_break is not None:
            lines.append(f"tie-break: {_scores(families, record.outcome.tie_break)}")
        lines.append(f"winners: {', '.join(families[seat] for seat in record.outcome.winners)}")
    return "\n".join(lines) + "\n"


def move_line(number: int, answer: Answer) -> str:
    """The line of a move, counted from 1, without its end."""
    return f"{number}. {answer.family} {answer.move}"


def read(text: str, source: str = "the record") -> Record:
    """The record that is written in `text`; whether its moves are legal is left to `replay`.

    Raises:
        RecordError: when it is not a record, or not one that this program can read.
    """
    return _Reading(text, source).record()


def load(path: Path, source: str | None = None) -> bytes:
    """The bytes of a record file, unchecked but for their number.

    Raises:
        RecordError: when the file cannot be read or is too large.
    """
    source = source or path.name
    try:
        if not path.is_file():
            what = "this is a folder, not a record" if path.is_dir() else "there is no such file"
            raise RecordError("unreadable", f"{what}.", source)
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, RecordError):
            raise
        reason = getattr(error, "strerror", None) or error
        raise RecordError("unreadable", f"the file cannot be read: {reason}.", source) from None
    if len(data) > MAX_BYTES:
        sentence = f"the file is larger than {MAX_BYTES // 1000} kB; a record is a few pages of text."
        raise RecordError("huge", sentence, source)
    return data


def decode(data: bytes, source: str = "the record") -> str:
    """The text in these bytes, with plain line ends.

    Raises:
        RecordError: when they are not text in UTF-8.
    """
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        sentence = "this is not a record of Gonfalon: it is not a text in UTF-8."
        raise RecordError("foreign", sentence, source, line) from None


def read_file(path: Path, source: str | None = None) -> Record:
    """The record in a file.

    Raises:
        RecordError: see `load`, `decode` and `read`.
    """
    source = source or path.name
    return read(decode(load(path, source), source), source)


class _Reading:
    """One pass over the lines of a record."""

    def __init__(self, text: str, source: str) -> None:
        self.source = source
        # Only line feeds end a line: other line ends of Unicode are escaped inside names.
        self.lines = text.split("\n")
        self.at = 0
        self.parts: dict[str, int] = {}

    def record(self) -> Record:
        finished = self._head()
        if self.lines[-1] != "":
            raise RecordError(
                "truncated", "the record breaks off in the middle of this line.", self.source, len(self.lines)
            )
        self.lines.pop()
        game = self._value("game", _NAME, "the name of a game in small letters")
        rules = int(self._value("rules", re.compile("[0-9]{1,9}"), "a number"))
        card_sets = self._card_sets()
        options = self._options()
        seed = self._seed()
        seats = self._seats()
        self._blank("before the moves")
        moves = self._moves([seat.family for seat in seats])
        outcome = self._outcome([seat.family for seat in seats]) if finished else None
        if self.at < len(self.lines):
            raise self._error("broken", f"{self._seen()} does not belong here.")
        return Record(game, rules, card_sets, options, seed, seats, moves, outcome, self.source, self.parts)

    def _head(self) -> bool:
        head = self.lines[0].removeprefix("\ufeff")
        match = _HEAD.fullmatch(head) if len(head) < 200 else None
        if match is None:
            if head and len(self.lines) == 1 and UNFINISHED.startswith(head):
                raise RecordError("truncated", "the record breaks off in its first line.", self.source, 1)
            sentence = "this is not a record of Gonfalon: its first line does not say 'Gonfalon record'."
            raise RecordError("foreign", sentence, self.source, 1)
        version = int(match[1])
        if version > FORMAT:
            sentence = (
                f"this record was written by a newer Gonfalon (record format {version}; this program reads {FORMAT}). "
                "Please bring the program up to date."
            )
            raise RecordError("newer-format", sentence, self.source, 1)
        self.at = 1
        if head not in (FINISHED, UNFINISHED):
            if len(self.lines) == 1 and (FINISHED.startswith(head) or UNFINISHED.startswith(head)):
                raise RecordError("truncated", "the record breaks off in its first line.", self.source, 1)
            raise RecordError("broken", f"a record begins with '{FINISHED}' or '{UNFINISHED}'.", self.source, 1)
        return head == FINISHED

    def _line(self, wanted: str) -> str:
        if self.at >= len(self.lines):
            raise RecordError("truncated", f"the record breaks off: {wanted} is missing.", self.source, self.at)
        return self.lines[self.at]

    def _value(self, key: str, pattern: re.Pattern[str], wanted: str) -> str:
        line = self._line(f"'{key}: ...'")
        name, colon, value = line.partition(": ")
        if name != key or not colon:
            raise self._error("broken", f"here should stand '{key}: ...', not {self._seen()}.")
        if not pattern.fullmatch(value):
            raise self._error("broken", f"after '{key}:' should stand {wanted}, not {_shown(value)}.")
        self.parts[key] = self.at + 1
        self.at += 1
        return value

    def _card_sets(self) -> tuple[tuple[str, str], ...]:
        self.parts["cards"] = self.at + 1
        sets = []
        while self._line("'cards: ...'").startswith("cards:"):
            match = _CARDS.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'cards:', a name in quotation marks and a hash.")
            sets.append((self._unquoted(match[1]), match[2]))
            self.at += 1
        if not sets:
            raise self._error("broken", f"here should stand 'cards: ...', not {self._seen()}.")
        return tuple(sets)

    def _options(self) -> tuple[tuple[str, str], ...]:
        self.parts["options"] = self.at + 1
        options: dict[str, str] = {}
        while self._line("'seed: ...'").startswith("option "):
            match = _OPTION.fullmatch(self.lines[self.at])
            if match is None:
                raise self._error("broken", f"{self._seen()} should be 'option', a name, ':' and a value.")
            if match[1] in options:
                raise self._error("broken", f"the option '{match[1]}' stands here for the second time.")
            options[match[1]] = self._unquoted(match[2]) if match[2].startswith('"') else match[2]
            self.at += 1
        return tuple(options.items())

    def _seed(self) -> int:
        seed = int(self._value("seed", re.compile("[0-9]{1,20}"), "a number"))
        if seed > MAX_SEED:
            self.at -= 1
            raise self._error("broken", f"the seed {seed} is larger than {MAX_SEED}.")
        return seed

    def _seats(self) -> tuple[Seated, ...]:
        self.parts["seats"] = self.at + 1
        seats: list[Seated] = []
        while self._line("'seat ...'").startswith("seat"):
            match = _SEAT.fullmatch(self.lines[self.at])
            if match is None:
                wanted = "'seat', a letter, ':', a name in quotation marks, and 'human' or 'bot ...'"
                raise self._error("broken", f"{self._seen()} should be {wanted}.")
            if any(seat.family == match[1] for seat in seats):
                raise self._error("broken", f"the family {match[1]} has a seat already.")
            if len(seats) == MOST_SEATS:
                raise self._error("broken", f"no game has more than {MOST_SEATS} seats.")
            seats.append(Seated(match[1], self._unquoted(match[2]), match[3]))
            self.at += 1
        if not seats:
            raise self._error("broken", f"here should stand 'seat ...', not {self._seen()}.")
        return tuple(seats)

    def _blank(self, where: str) -> None:
        if self._line(f"the blank line {where}") != "":
            raise self._error("broken", f"{where} should be a blank line, not {self._seen()}.")
        self.at += 1

    def _moves(self, families: Sequence[str]) -> tuple[Answer, ...]:
        self.parts["moves"] = self.at + 1
        moves: list[Answer] = []
        while self.at < len(self.lines) and self.lines[self.at] != "":
            match = _MOVE.fullmatch(self.lines[self.at])
            number = len(moves) + 1
            if match is None:
                wanted = f"move {number}: '{number}.', the letter of a family, a move"
                raise self._error("broken", f"{self._seen()} should be {wanted}.")
            if int(match[1]) != number:
                raise self._error("broken", f"here should stand move {number}, not move {int(match[1])}.")
            if match[2] not in families:
                sentence = f"no family {match[2]} sits at this table; there are {', '.join(families)}."
                raise self._error("broken", sentence)
            moves.append(Answer(match[2], match[3]))
            self.at += 1
        return tuple(moves)

    def _outcome(self, families: Sequence[str]) -> Outcome:
        self._blank("before the result")
        self.parts["result"] = self.at + 1
        scores = self._figures("scores", families)
        tie_break = None
        if self._line("'winners: ...'").startswith("tie-break"):
            tie_break = self._figures("tie-break", families)
        winners = self._value("winners", re.compile(r"[A-Z](, [A-Z])*"), "the letters of families").split(", ")
        seats = [families.index(family) if family in families else -1 for family in winners]
        if -1 in seats or sorted(set(seats)) != seats:
            self.at -= 1
            shown = _shown(", ".join(winners))
            raise self._error("broken", f"after 'winners:' should stand families of this table, not {shown}.")
        return Outcome(scores, tuple(seats), tie_break)

    def _figures(self, key: str, families: Sequence[str]) -> tuple[int, ...]:
        words = self._value(key, re.compile(".+"), "a figure for each family").split(", ")
        found = [_SCORE.fullmatch(word) for word in words]
        if [match[1] if match else "" for match in found] != list(families):
            self.at -= 1
            sentence = f"after '{key}:' should stand a figure for each of {', '.join(families)}, in this order."
            raise self._error("broken", sentence)
        return tuple(int(match[2]) for match in found if match)

    def _unquoted(self, text: str) -> str:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError):
            value = None
        if not isinstance(value, str):
            raise self._error("broken", f"{_shown(text)} should be one text in quotation marks.")
        return value

    def _seen(self) -> str:
        return _shown(self.lines[self.at]) if self.at < len(self.lines) else "the end of the file"

    def _error(self, code: str, sentence: str) -> RecordError:
        return RecordError(code, sentence, self.source, self.at + 1)


def _shown(text: str) -> str:
    """A piece of a file inside a sentence: short and without control characters."""
    safe = _printable(text[:60])
    return f"'{safe}...'" if len(text) > 60 else f"'{safe}'" if safe else "a blank line"


def _printable(text: str) -> str:
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _quoted(text: str) -> str:
    """A text in quotation marks on one line, with everything escaped that a terminal or an editor could act upon."""
    quoted = json.dumps(text, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in quoted)


def _player(bot: str | None) -> str:
    return f"bot {bot}" if bot else "human"


def _scores(families: Iterable[str], figures: Iterable[int]) -> str:
    return ", ".join(f"{family} {figure}" for family, figure in zip(families, figures, strict=True))
