"""A game that Rally the Troops played, as its trace tells it: facts of play, a line for each step."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

COLOURS = ("Gray", "Blue", "Tan", "Red", "Black")
"""What the seats are called there, in the order of turns."""
MARKET_ROWS = 2
MARKET_COLUMNS = 6

Snapshot = dict[str, Any]
"""What lies on the table there, by the short keys of the trace."""


class TraceError(Exception):
    """A file that is no trace; its text says why and where."""


@dataclass(frozen=True)
class Option:
    """Something that could be done there: a word, and perhaps what it is about."""

    verb: str
    about: int | str | None = None

    @property
    def number(self) -> int:
        """What it is about, where that is a piece, a place, a card or a sum.

        Raises:
            ValueError: where it is none of these.
        """
        if not isinstance(self.about, int):
            raise ValueError(f"'{self}' says no number")
        return self.about

    @classmethod
    def read(cls, words: list[Any]) -> Option:
        return cls(words[0], words[1] if len(words) > 1 else None)

    def __str__(self) -> str:
        return self.verb if self.about is None else f"{self.verb} {self.about}"


@dataclass(frozen=True)
class Step:
    """One prompt there and how it was answered."""

    number: int
    """From 1 on."""
    seat: int
    """Who was asked."""
    prompt: str
    legal: tuple[Option, ...]
    chosen: Option
    before: Snapshot
    after: Snapshot
    dead: tuple[Option, ...] = ()
    """What was allowed too but leads to a prompt that cannot be answered; it may stand in `legal` or not."""


@dataclass(frozen=True)
class Trace:
    """A whole game."""

    name: str
    """The name of its file."""
    seats: int
    first: int
    """The seat that declares its loyalty first."""
    order: tuple[int, ...]
    """All cards in the order in which they are dealt, the market first."""
    start: Snapshot
    steps: tuple[Step, ...]
    winners: tuple[int, ...]
    """The seats that won, sorted."""
    points: tuple[int, ...]
    rupees: tuple[int, ...]


def read_trace(path: Path) -> Trace:
    """The trace in a file of JSON lines, compressed or plain.

    Raises:
        TraceError: with a sentence, when it is none.
    """
    try:
        content = path.read_bytes()
        text = (gzip.decompress(content) if path.suffix == ".gz" else content).decode()
        return _trace(path.name, [json.loads(line) for line in text.splitlines() if line.strip()])
    except (OSError, EOFError, zlib.error, UnicodeDecodeError) as error:
        raise TraceError(f"{path.name} cannot be read: {error}.") from error
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise TraceError(f"{path.name} is no trace of a whole game of format 1: {error!r}.") from error


def _trace(name: str, lines: list[Snapshot]) -> Trace:
    setup, *told, end = lines
    if setup["t"] != "setup" or setup["format"] != 1 or end["t"] != "end":
        raise ValueError("it does not go from a set-up to an end")
    market = setup["s"]["mc"]
    dealt = [market[row][column] for column in range(MARKET_COLUMNS) for row in range(MARKET_ROWS)]
    return Trace(
        name=name,
        seats=setup["players"],
        first=setup["first"],
        order=(*dealt, *setup["deck"]),
        start=setup["s"],
        steps=tuple(_steps(setup["s"], told)),
        winners=tuple(sorted(COLOURS.index(colour) for colour in end["result"].split(", "))),
        points=tuple(end["vp"]),
        rupees=tuple(end["coins"]),
    )


def _steps(before: Snapshot, told: list[Snapshot]) -> Iterator[Step]:
    for line in told:
        if line["t"] != "a":
            raise ValueError(f"it has a line of the kind {line['t']!r}")
        legal, dead = (tuple(map(Option.read, options)) for options in (line["legal"], line.get("dead", ())))
        yield Step(line["n"], line["p"], line["st"], legal, Option.read(line["act"]), before, line["s"], dead)
        before = line["s"]


def traces_in(folder: Path) -> list[Path]:
    """The files of traces in a folder and below it, sorted; none where there is no such folder."""
    return sorted(path for pattern in ("*.jsonl", "*.jsonl.gz") for path in folder.rglob(pattern))
