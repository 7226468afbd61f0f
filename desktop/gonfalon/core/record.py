"""A finished or paused game as text that a person can read and that replays exactly.

    Gonfalon record 1: an unfinished game; this file contains hidden cards
    game: NAME
    rules: 1
    cards: "Title of a set" 93c51ecde1d0c1b8
    option WORD: CHOICE
    seed: 42
    seat R: "Anna", human
    seat B: "Bertrand", bot squire

    1. R place CARD front
    2. B place CARD back

A record 2 says what a record 1 has no words for: `human, speaks pl` of a person with a language of their own, below the
seed `date`, `title` and `note`, each where there is one, `practice: yes` of a game that goes on from the middle of
another, and `2. B (hint) place CARD back` of a move that followed a hint. What has none of these is a record 1 as ever.

A record 3 has, below its seats, the texts of those of its sets that do not come with the program, so that it can be
played when these have changed or are gone; `gonfalon.core.enclosed` shows how they are written.

A finished game has, after another blank line, `scores`, `tie-break` where one decided, and `winners`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from gonfalon.core.enclosed import enclosed, quoted
from gonfalon.core.files import UnreadableFile, read_bytes

if TYPE_CHECKING:
    from gonfalon.core.game import Outcome

FORMAT = 3
"""The newest that is written and read; raised whenever an older program could no longer read what this one writes."""
PLAIN = 1
"""What is written where a record 1 has words for everything, for programs that know no other."""
SAYING = 2
"""The first that has words for what is said about a game."""
KEEPING = 3
"""The first that has words for the texts of cards."""
SUFFIX = ".gonfalon"
MAX_BYTES = 1_000_000
MAX_SEED = (1 << 64) - 1

HINT = "(hint) "
"""What stands before a move that followed a hint."""

FINISHED = f"Gonfalon record {PLAIN}: a finished game"
UNFINISHED = f"Gonfalon record {PLAIN}: an unfinished game; this file contains hidden cards"

_BARE = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*")


class RecordError(ValueError):
    """A record that cannot be used; its text is a sentence with the file and the line."""

    def __init__(self, code: str, sentence: str, source: str, line: int = 0) -> None:
        # A piece of a strange file may be in it, and it may go to a terminal.
        sentence = printable(sentence)
        self.code = code
        """What is wrong in one word, for whoever wants to say it in another language.

        `unreadable`, `foreign`, `huge`, `newer-format`, `truncated`, `broken`, `unknown-game`, `no-table`,
        `other-rules`, `options`, `missing-set`, `other-cards`, `illegal`, `result`, `unknown-bot` or, where a record
        came as one line, `torn-line`.
        """
        self.about = ""
        """What it is about, where a name says more than the code: the set of cards that is missing."""
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
    """The kind of bot, with a character after a slash if it has one; None for a person."""
    language: str = ""
    """What a person there is spoken to in, as two small letters; empty for the language of the program."""


class Answer(NamedTuple):
    """One move, in the words of the game."""

    family: str
    move: str
    hinted: bool = False
    """Whether whoever made it had asked what to do."""


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
    date: str | None = None
    """When it was begun, in ISO 8601 with the offset from UTC; None in records of earlier days."""
    title: str = ""
    """What a player calls it; empty for nothing."""
    note: str = ""
    """What a player has written about it, of any number of lines."""
    practice: bool = False
    """Whether it goes on from the middle of another game, which those who play it know; it counts in no statistics."""
    texts: tuple[tuple[str, str], ...] = ()
    """Name and text of those of its sets that do not come with the program, as far as there was room for them."""
    source: str = field(default="the record", compare=False)
    """What the file is called in sentences about it."""
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where its parts stood when it was read: `game`, `rules`, `cards`, `options`, `seats`, `moves`, `result`."""

    @property
    def finished(self) -> bool:
        return self.outcome is not None

    @property
    def version(self) -> int:
        """The oldest format that has words for all that it says."""
        if self.texts:
            return KEEPING
        said = self.date, self.title, self.note, self.practice, *(seat.language for seat in self.seats)
        return SAYING if any(said) or any(answer.hinted for answer in self.moves) else PLAIN

    @property
    def bare(self) -> Record:
        """The game itself, without what was played of it and said about it, and without texts that its hashes name."""
        return replace(self, moves=(), outcome=None, date=None, title="", note="", practice=False, texts=())

    def error(self, code: str, sentence: str, part: str, offset: int = 0) -> RecordError:
        """The error for something that is wrong with a part of this record, `offset` lines below its first."""
        line = self.lines.get(part, 0)
        return RecordError(code, sentence, self.source, line + offset if line else 0)


def write(record: Record) -> str:
    """The record as text; `read` gives it back."""
    head = FINISHED if record.finished else UNFINISHED
    lines = [
        head.replace(f"record {PLAIN}:", f"record {record.version}:"),
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        *(f"cards: {quoted(name)} {digest}" for name, digest in record.card_sets),
        *(f"option {name}: {value if _BARE.fullmatch(value) else quoted(value)}" for name, value in record.options),
        f"seed: {record.seed}",
        *([f"date: {record.date}"] if record.date else ()),
        *(f"{key}: {quoted(said)}" for key, said in (("title", record.title), ("note", record.note)) if said),
        *(["practice: yes"] if record.practice else ()),
        *(f"seat {seat.family}: {quoted(seat.name)}, {_player(seat)}" for seat in record.seats),
        *enclosed(record.texts),
        "",
        *(move_line(number, answer) for number, answer in enumerate(record.moves, 1)),
    ]
    if record.outcome is not None:
        lines += ["", *result_lines(record, record.outcome)]
    return "\n".join(lines) + "\n"


def result_lines(record: Record, outcome: Outcome) -> list[str]:
    """The lines of a result at the table of this record, without their ends."""
    families = [seat.family for seat in record.seats]
    lines = [f"scores: {_scores(families, outcome.scores)}"]
    if outcome.tie_break is not None:
        lines.append(f"tie-break: {_scores(families, outcome.tie_break)}")
    return [*lines, f"winners: {', '.join(families[seat] for seat in outcome.winners)}"]


def move_line(number: int, answer: Answer) -> str:
    """The line of a move, counted from 1, without its end."""
    return f"{number}. {answer.family} {HINT if answer.hinted else ''}{answer.move}"


def read(text: str, source: str = "the record") -> Record:
    """The record that is written in `text`; whether its moves are legal is left to `replay`.

    Raises:
        RecordError: when it is not a record, or not one that this program can read.
    """
    from gonfalon.core.reading import RecordReader

    return RecordReader(text, source).record()


def load(path: Path, source: str | None = None) -> bytes:
    """The bytes of a record file, unchecked but for their number.

    Raises:
        RecordError: when the file cannot be read or is too large.
    """
    try:
        return read_bytes(path, MAX_BYTES, "a record")
    except UnreadableFile as error:
        raise RecordError("huge" if error.large else "unreadable", f"{error}.", source or path.name) from None


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


def printable(text: str) -> str:
    """The text without the signs that a terminal or an editor could act upon."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _player(seat: Seated) -> str:
    if seat.bot:
        return f"bot {seat.bot}"
    return f"human, speaks {seat.language}" if seat.language else "human"


def _scores(families: Iterable[str], figures: Iterable[int]) -> str:
    return ", ".join(f"{family} {figure}" for family, figure in zip(families, figures, strict=True))
