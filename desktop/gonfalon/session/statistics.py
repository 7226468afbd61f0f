"""What all finished games say together of who played them: worked out from their records, and never the only copy.

What a record says of the cards takes a replay to find out; that is remembered beside the list of games and goes with
the game from that list. A game counts once, however many copies of its record lie there.
"""

from __future__ import annotations

import json
import logging
import sqlite3
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.players import parted
from gonfalon.core.record import RecordError
from gonfalon.session.feats import Feats
from gonfalon.session.index import sealed, unsealed
from gonfalon.session.library import Entry, Library
from gonfalon.session.match import Match
from gonfalon.session.opening import read_left
from gonfalon.session.shelves import Shelves
from gonfalon.texts.families import told_name

__all__ = ["Best", "Figures", "Player", "Sitting", "Statistics", "figures", "players"]

_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS feats "
    "(file TEXT PRIMARY KEY REFERENCES games (file) ON DELETE CASCADE, size, changed, told, seal)"
)
_log = logging.getLogger(__name__)


class Player(NamedTuple):
    """Whose games are counted together: a person of this name, or all bots of a level."""

    name: str
    level: str
    """Empty for a person."""


class Sitting(NamedTuple):
    """One seat at one finished game."""

    entry: Entry
    family: str
    player: Player
    rivals: tuple[Player, ...]
    share: float
    """The part of the victory: 1.0, or less when it is shared, or 0.0."""
    score: int
    feats: Feats


class Best(NamedTuple):
    """A card that stands out, and by how much."""

    game: str
    card: str
    times: int
    sets: tuple[str, ...]
    """With whose cards was played when it last did so."""


@dataclass(frozen=True)
class Figures:
    """What some sittings of one player come to."""

    games: int = 0
    seats: int = 0
    """How often in them; bots of the same level sit at several places."""
    hinted: int = 0
    """Games in which somebody took a hint."""
    won: int = 0
    """Victories, shared ones too."""
    shared: int = 0
    mean: float | None = None
    """Of the scores; None where several games were played, whose scores mean different things."""
    best: int | None = None
    favourite: Best | None = None
    """The card that was played most often."""
    deadliest: Best | None = None
    """The card to which most cards or pieces fell."""
    waited: Best | None = None
    """The card that lay face down for the most rounds."""
    streak: int = 0
    """How many of the last games were won one after the other."""
    longest: int = 0
    """How many were at the best time."""
    course: tuple[int, ...] = field(default=(0,), repr=False)
    """How many had been won at the start and after each game."""


class Statistics:
    """Replays the finished games of a library, bit by bit, and tells who sat there."""

    def __init__(self, library: Library, shelves: Callable[[], Shelves]) -> None:
        """
        Args:
            shelves: gives the cards that are at hand.
        """
        self.library = library
        self.shelves = shelves
        self._known: dict[tuple[str, int, int], list[Feats] | None] = {}
        """By file, size and time of the file what each seat did; None for what does not count."""
        self._waiting: deque[Entry] = deque()

    @property
    def unread(self) -> int:
        """How many games have to be replayed yet."""
        return len(self._waiting)

    def look(self) -> None:
        """See which games of the list are over; those that were replayed before are remembered."""
        if not self._known:
            for file, size, changed, told in self.library.index.tried(_remembered) or []:
                self._known[file, size, changed] = _read(told)
        over = (entry for entry in self.library.entries.values() if entry.over and entry.place != "bin")
        self._waiting = deque(entry for entry in over if _key(entry) not in self._known)

    def work(self, seconds: float) -> None:
        """Replay games for about so long, one at least; those whose cards are still being read wait."""
        until = time.monotonic() + seconds
        told: list[tuple[str, int, int, str]] = []
        for _ in range(self.unread):
            entry = self._waiting.popleft()
            try:
                found = self._feats(entry)
            except SetsUnread:
                self._waiting.append(entry)
            except (RecordError, ValueError) as error:
                # It may be whole again, or its cards here, the next time.
                _log.info("A game is not counted: %s", error)
                self._known[_key(entry)] = None
            else:
                self._known[_key(entry)] = found
                told.append((*_key(entry), json.dumps(found)))
            if time.monotonic() >= until:
                break
        if told:
            self.library.index.tried(lambda database: _remember(database, told))

    def _feats(self, entry: Entry) -> list[Feats] | None:
        record = read_left(self.library.path(entry))
        match = Match.restore(record, self.shelves())
        if record.practice or not match.over:
            return None
        return list(match.game.feats(match)) or [Feats() for _ in match.seats]

    def sittings(self, since: float = 0.0) -> list[Sitting]:
        """Everybody who sat at the games that ended after a moment, in seconds since 1970, in the order of time."""
        entries = sorted(self.library.entries.values(), key=lambda entry: (entry.changed, entry.file))
        counted: set[tuple[object, ...]] = set()
        found: list[Sitting] = []
        for entry in entries:
            feats = self._known.get(_key(entry))
            same = (entry.game, entry.seed, entry.sitting, entry.moves, entry.result)
            if entry.place == "bin" or not feats or entry.changed < since * 1e9 or same in counted:
                continue
            counted.add(same)
            found += _sittings(entry, feats)
        return found


def _sittings(entry: Entry, feats: Sequence[Feats]) -> Iterator[Sitting]:
    outcome = entry.outcome
    assert outcome is not None
    seats = entry.seats
    sat = [
        Player("", parted(seat.bot)[0]) if seat.bot else Player(told_name(seat.name, seat.family), "") for seat in seats
    ]
    for seat, deeds in enumerate(feats):
        rivals = (*sat[:seat], *sat[seat + 1 :])
        yield Sitting(entry, seats[seat].family, sat[seat], rivals, outcome.share(seat), outcome.scores[seat], deeds)


def players(sittings: Iterable[Sitting]) -> list[Player]:
    """Who sat there: people first, then bots, each with the most games first."""
    counts = Counter(sitting.player for sitting in sittings)
    return sorted(counts, key=lambda who: (bool(who.level), -counts[who], who))


def figures(sittings: Sequence[Sitting]) -> Figures:
    """What the sittings of one player, in the order of time, come to."""
    if not sittings:
        return Figures()
    course, streak, longest = [0], 0, 0
    for sitting in sittings:
        streak = streak + 1 if sitting.share else 0
        longest = max(longest, streak)
        course.append(course[-1] + bool(sitting.share))
    alike = len({sitting.entry.game for sitting in sittings}) == 1
    scores = [sitting.score for sitting in sittings]
    return Figures(
        games=len({sitting.entry.file for sitting in sittings}),
        seats=len(sittings),
        hinted=len({sitting.entry.file for sitting in sittings if sitting.entry.hinted}),
        won=course[-1],
        shared=sum(0 < sitting.share < 1 for sitting in sittings),
        mean=sum(scores) / len(scores) if alike else None,
        best=max(scores) if alike else None,
        favourite=_most(sittings, lambda feats: feats.played),
        deadliest=_most(sittings, lambda feats: feats.struck),
        waited=_longest(sittings),
        streak=streak,
        longest=longest,
        course=tuple(course),
    )


def _longest(sittings: Sequence[Sitting]) -> Best | None:
    one = max(sittings, key=lambda one: one.feats.rounds)
    return Best(one.entry.game, one.feats.waited, one.feats.rounds, one.entry.card_sets) if one.feats.rounds else None


def _most(sittings: Sequence[Sitting], deeds: Callable[[Feats], Mapping[str, int]]) -> Best | None:
    counts: Counter[tuple[str, str]] = Counter()
    for one in sittings:
        counts.update({(one.entry.game, card): count for card, count in deeds(one.feats).items()})
    if not counts:
        return None
    # Of several the one that comes first in the alphabet, so that it is the same every time.
    (game, card), count = min(counts.items(), key=lambda each: (-each[1], each[0]))
    last = next(one for one in reversed(sittings) if one.entry.game == game and card in deeds(one.feats))
    return Best(game, card, count, last.entry.card_sets)


def _key(entry: Entry) -> tuple[str, int, int]:
    return entry.file, entry.size, entry.changed


def _remembered(database: sqlite3.Connection) -> list[tuple[Any, ...]]:
    database.execute(_TABLE)
    return unsealed(database.execute("SELECT file, size, changed, told, seal FROM feats"))


def _remember(database: sqlite3.Connection, told: Iterable[tuple[str, int, int, str]]) -> None:
    database.execute(_TABLE)
    # One that is not on the list, for its name is no text, is replayed again the next time.
    database.executemany(
        "INSERT OR REPLACE INTO feats "
        "SELECT * FROM (SELECT ? AS file, ?, ?, ?, ?) WHERE file IN (SELECT file FROM games)",
        list(sealed(told)),
    )


def _read(told: str) -> list[Feats] | None:
    seats = json.loads(told)
    return None if seats is None else [Feats(*seat) for seat in seats]
