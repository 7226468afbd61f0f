"""
The record of a game as text that a person can read, the card texts embedded in it, and the errors for missing card
sets.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.seats import FAMILIES_EACH, leaders_of
from gonfalon.core.time_control import TimeControl

if TYPE_CHECKING:
    from gonfalon.core.diagnostics import Diagnostic
    from gonfalon.core.game import Outcome


#     text "Harvest Fair":
#     | name: Harvest Fair
#     |
#     | "\ta line in quotation marks"
#
# Such a line holds what a terminal or an editor could act upon, or begins with quotation marks itself.

EMBEDDED_MARK: Final = "|"
MAX_EMBEDDED: Final = 750_000
"""So many bytes all of them may take in a record: three of the largest, with room for all moves and notes."""


def embedded_lines(texts: Iterable[tuple[str, str]]) -> list[str]:
    """The lines of the texts of sets, each with the name of its set, without their ends."""
    lines: list[str] = []
    for name, text in texts:
        lines.append(f"text {quoted_on_one_line(name)}:")
        lines.extend(map(embedded_line, text.split("\n")))
    return lines


def texts_that_fit(texts: Sequence[tuple[str, str]], most: int = MAX_EMBEDDED) -> tuple[tuple[str, str], ...]:
    """Those texts that a record has room for, the first ones first; a long one is left out and not cut."""
    kept: list[tuple[str, str]] = []
    for name, text in texts:
        size = sum(len(line.encode()) + 1 for line in embedded_lines([(name, text)]))
        if size <= most:
            most -= size
            kept.append((name, text))
    return tuple(kept)


def embedded_line(line: str) -> str:
    """One line of a text as it stands in a record."""
    if not line:
        return EMBEDDED_MARK
    plain = line.isprintable() and not line.startswith('"')
    return f"{EMBEDDED_MARK} {line if plain else quoted_on_one_line(line)}"


def quoted_on_one_line(text: str) -> str:
    """A text in quotation marks on one line, with everything escaped that a terminal or an editor could act upon."""
    written = json.dumps(text, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in written)


EMBEDDED_SOURCE: Final = ""
"""What the file is called of a set whose text is kept in a record: by no name that there could be a file of."""
NO_TEXTS: Final[Mapping[str, str]] = MappingProxyType({})
"""What a record has that keeps none."""


class MissingSet(LookupError):
    """A set of cards that a record names is not here, or not as it was; its text is a sentence."""

    def __init__(self, sentence: str, place: int, name: str) -> None:
        super().__init__(sentence)
        self.place = place
        """Its index among the sets of the record."""
        self.name = name


class SetsStillLoading(Exception):
    """Cards that are asked for may be among those that are still being read; nothing is wrong with them so far."""


def embedded_set_error(name: str, diagnostic: Diagnostic) -> str:
    """A sentence about a set whose text a record brings along, which has mistakes."""
    place = f"line {diagnostic.line} of its text in the record" if diagnostic.line else "its text in the record"
    problem = f"{place} is broken: {diagnostic.sentence}"
    return f"this game was played with the set of cards '{name}', which is not here; {problem}"


def embedded_text_differs(name: str, hash: str, here: str) -> str:
    """A sentence about a set whose text a record brings along, which is not what was played with."""
    return (
        f"this game was played with other cards: its set '{name}' has the hash {hash}, the text in the record has "
        f"{here}."
    )


FORMAT = 4
"""The newest that is written and read; raised whenever an older program could no longer read what this one writes."""
FIRST_FORMAT = 1
"""What is written where a record 1 has words for everything, for programs that know no other."""
FORMAT_WITH_NOTES = 2
"""The first that has words for what is said about a game."""
FORMAT_WITH_TEXTS = 3
"""The first that has words for the texts of cards."""
FORMAT_WITH_CLOCK = 4
"""The first that has words for the time that people have and use."""
SUFFIX = ".gonfalon"
MAX_BYTES = 1_000_000
MAX_SEED = (1 << 64) - 1

HINT_MARK = "(hint) "
"""What stands before a move that followed a hint."""

FINISHED = f"Gonfalon record {FIRST_FORMAT}: a finished game"
UNFINISHED = f"Gonfalon record {FIRST_FORMAT}: an unfinished game; this file contains hidden cards"

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


class RecordSeat(NamedTuple):
    """The player at a seat of a record."""

    family: str
    name: str
    bot: str | None
    """The kind of bot, with a character after a slash if it has one; None for a person."""
    language: str = ""
    """What a person there is spoken to in, as two small letters; empty for the language of the program."""


class RecordMove(NamedTuple):
    """One move, in the words of the game."""

    family: str
    move: str
    hinted: bool = False
    """Whether whoever made it had asked what to do."""
    seconds: float = 0.0
    """How long a person has thought about it, in a game with clocks."""


@dataclass(frozen=True)
class Record:
    """All that is needed to play a game again move by move."""

    game: str
    rules_version: int
    card_sets: tuple[tuple[str, str], ...]
    """Name and hash of each set of cards."""
    options: tuple[tuple[str, str], ...]
    seed: int
    seats: tuple[RecordSeat, ...]
    """In the order of play."""
    moves: tuple[RecordMove, ...] = ()
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
    clock: TimeControl | None = None
    """The time that people have; None in a game without clocks."""
    thought: tuple[int, float] = (0, 0.0)
    """The number of a move, from 1, and the seconds that had been used for it before it was made."""
    source: str = field(default="the record", compare=False)
    """What the file is called in sentences about it."""
    lines: dict[str, int] = field(default_factory=dict, compare=False, repr=False)
    """Where its parts stood when it was read: `game`, `rules`, `cards`, `options`, `seats`, `moves`, `result`."""

    @property
    def finished(self) -> bool:
        return self.outcome is not None

    @property
    def leaders(self) -> tuple[int, ...]:
        """For each seat the first seat of its player: itself, where each player has one."""
        each, seats = dict(self.options).get(FAMILIES_EACH, ""), len(self.seats)
        return leaders_of(seats, int(each) if each in map(str, range(1, seats + 1)) else 1)

    @property
    def times_out(self) -> tuple[int, ...]:
        """How often the time of each seat's player has run out, counted at the first seat of the player."""
        clock, leaders = self.clock, self.leaders
        if clock is None:
            return ()
        used: list[list[float]] = [[] for _ in self.seats]
        places = {seat.family: place for place, seat in enumerate(self.seats)}
        for answer in self.moves:
            used[leaders[places[answer.family]]].append(answer.seconds)
        return tuple(clock.left(seconds).times_out for seconds in used)

    @property
    def version(self) -> int:
        """The oldest format that has words for all that it says."""
        if self.clock is not None:
            return FORMAT_WITH_CLOCK
        if self.texts:
            return FORMAT_WITH_TEXTS
        said = self.date, self.title, self.note, self.practice, *(seat.language for seat in self.seats)
        return FORMAT_WITH_NOTES if any(said) or any(answer.hinted for answer in self.moves) else FIRST_FORMAT

    @property
    def bare(self) -> Record:
        """The game itself, without what was played of it and said about it, and without texts that its hashes name."""
        return replace(
            self, moves=(), outcome=None, date=None, title="", note="", practice=False, texts=(), clock=None,
            thought=(0, 0.0),
        )  # fmt: skip

    def error(self, code: str, sentence: str, part: str, offset: int = 0) -> RecordError:
        """The error for something that is wrong with a part of this record, `offset` lines below its first."""
        line = self.lines.get(part, 0)
        return RecordError(code, sentence, self.source, line + offset if line else 0)


def format_record(record: Record) -> str:
    """The record as text; `parse_record` gives it back."""
    head = FINISHED if record.finished else UNFINISHED
    lines = [
        head.replace(f"record {FIRST_FORMAT}:", f"record {record.version}:"),
        f"game: {record.game}",
        f"rules: {record.rules_version}",
        *(f"cards: {quoted_on_one_line(name)} {digest}" for name, digest in record.card_sets),
        *(
            f"option {name}: {value if _BARE.fullmatch(value) else quoted_on_one_line(value)}"
            for name, value in record.options
        ),
        f"seed: {record.seed}",
        *([f"date: {record.date}"] if record.date else ()),
        *(
            f"{key}: {quoted_on_one_line(said)}"
            for key, said in (("title", record.title), ("note", record.note))
            if said
        ),
        *(["practice: yes"] if record.practice else ()),
        *([f"clock: {record.clock}"] if record.clock is not None else ()),
        *([f"thought: {record.thought[1]} before {record.thought[0]}"] if record.clock and record.thought[1] else ()),
        *(f"seat {seat.family}: {quoted_on_one_line(seat.name)}, {_player(seat)}" for seat in record.seats),
        *embedded_lines(record.texts),
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


def move_line(number: int, answer: RecordMove) -> str:
    """The line of a move, counted from 1, without its end."""
    time = f"({answer.seconds} s) " if answer.seconds else ""
    return f"{number}. {answer.family} {HINT_MARK if answer.hinted else ''}{time}{answer.move}"


def parse_record(text: str, source: str = "the record") -> Record:
    """The record that is written in `text`; whether its moves are legal is left to `replay`.

    Raises:
        RecordError: when it is not a record, or not one that this program can read.
    """
    from gonfalon.core.record_parser import RecordParser

    return RecordParser(text, source).record()


def load_bytes(path: Path, source: str | None = None) -> bytes:
    """The bytes of a record file, unchecked but for their number.

    Raises:
        RecordError: when the file cannot be read or is too large.
    """
    try:
        return read_bytes(path, MAX_BYTES, "a record")
    except UnreadableFile as error:
        raise RecordError("huge" if error.large else "unreadable", f"{error}.", source or path.name) from None


def decode_text(data: bytes, source: str = "the record") -> str:
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


def read_record(path: Path, source: str | None = None) -> Record:
    """The record in a file.

    Raises:
        RecordError: see `load_bytes`, `decode_text` and `parse_record`.
    """
    source = source or path.name
    return parse_record(decode_text(load_bytes(path, source), source), source)


def printable(text: str) -> str:
    """The text without the signs that a terminal or an editor could act upon."""
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)


def _player(seat: RecordSeat) -> str:
    if seat.bot:
        return f"bot {seat.bot}"
    return f"human, speaks {seat.language}" if seat.language else "human"


def _scores(families: Iterable[str], figures: Iterable[int]) -> str:
    return ", ".join(f"{family} {figure}" for family, figure in zip(families, figures, strict=True))
