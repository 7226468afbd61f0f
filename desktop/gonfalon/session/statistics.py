"""The statistics of all finished games, worked out from their records, in words and as a table."""

from __future__ import annotations

import csv
import io
import json
import logging
import sqlite3
import time
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from gonfalon.core.record import RecordError, SetsStillLoading
from gonfalon.core.seats import SUITED, blend_of, split_bot_name
from gonfalon.session.card_sources import CardSources
from gonfalon.session.library import GameLibrary, LibraryEntry
from gonfalon.session.match import Match
from gonfalon.session.open_record import read_interrupted
from gonfalon.session.plugin import GameRegistry
from gonfalon.session.record_index import Row, verified_rows, with_checksums
from gonfalon.session.session_rules import CardStatistics
from gonfalon.texts.formatting import format_decimal
from gonfalon.texts.players import localized_name, player_text
from gonfalon.texts.translations import ENGLISH, current_language, translate

_TABLE: Final = (
    "CREATE TABLE IF NOT EXISTS feats "
    "(file TEXT PRIMARY KEY REFERENCES games (file) ON DELETE CASCADE, size, changed, told, seal)"
)
_log = logging.getLogger(__name__)


class CountedPlayer(NamedTuple):
    """A player whose games are counted together: a person of this name, or all bots of a level."""

    name: str
    level: str
    """Empty for a person."""


class SeatResult(NamedTuple):
    """One seat at one finished game."""

    entry: LibraryEntry
    family: str
    player: CountedPlayer
    rivals: tuple[CountedPlayer, ...]
    share: float
    """The part of the victory: 1.0, or less when it is shared, or 0.0."""
    score: int
    card_statistics: CardStatistics


class BestCard(NamedTuple):
    """A card that stands out, and by how much."""

    game: str
    card: str
    times: int
    sets: tuple[str, ...]
    """With whose cards was played when it last did so."""


@dataclass(frozen=True)
class PlayerTotals:
    """The totals of some sittings of one player."""

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
    favourite: BestCard | None = None
    """The card that was played most often."""
    deadliest: BestCard | None = None
    """The card to which most cards or pieces fell."""
    waited: BestCard | None = None
    """The card that lay face down for the most rounds."""
    streak: int = 0
    """How many of the last games were won one after the other."""
    longest: int = 0
    """How many were at the best time."""
    course: tuple[int, ...] = field(default=(0,), repr=False)
    """How many had been won at the start and after each game."""


class GameStatistics:
    """Replays the finished games of a library, bit by bit, and tells who sat there."""

    def __init__(self, library: GameLibrary, card_sources: Callable[[], CardSources]) -> None:
        """
        Args:
            shelves: gives the cards that are at hand.
        """
        self.library = library
        self.card_sources = card_sources
        self._known: dict[tuple[str, int, int], list[CardStatistics] | None] = {}
        """By file, size and time of the file what each seat did; None for what does not count."""
        self._waiting: deque[LibraryEntry] = deque()

    @property
    def unread(self) -> int:
        """The number of games that have yet to be replayed."""
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
            except SetsStillLoading:
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

    def _feats(self, entry: LibraryEntry) -> list[CardStatistics] | None:
        record = read_interrupted(self.library.path(entry))
        match = Match.restore(record, self.card_sources())
        if record.practice or not match.over:
            return None
        told = list(match.game.card_statistics(match)) or [CardStatistics() for _ in match.seats]
        leaders = match.leaders
        return [
            united_statistics([one for one, leader in zip(told, leaders, strict=True) if leader == seat])
            for seat in range(len(leaders))
        ]

    def seat_results(self, since: float = 0.0) -> list[SeatResult]:
        """Everybody who sat at the games that ended after a moment, in seconds since 1970, in the order of time."""
        entries = sorted(self.library.entries.values(), key=lambda entry: (entry.changed, entry.file))
        counted: set[tuple[object, ...]] = set()
        found: list[SeatResult] = []
        for entry in entries:
            card_statistics = self._known.get(_key(entry))
            same = (entry.game, entry.seed, entry.sitting, entry.moves, entry.result)
            if entry.place == "bin" or not card_statistics or entry.changed < since * 1e9 or same in counted:
                continue
            counted.add(same)
            found += _sittings(entry, card_statistics)
        return found


def _sittings(entry: LibraryEntry, card_statistics: Sequence[CardStatistics]) -> Iterator[SeatResult]:
    outcome = entry.outcome
    assert outcome is not None
    seats = entry.seats
    sat = {
        place: CountedPlayer("", SUITED if blend_of(bot) else split_bot_name(bot)[0])
        if (bot := seats[place].bot)
        else CountedPlayer(localized_name(seats[place].name, seats[place].family), "")
        for place in entry.players
    }
    for place, player in sat.items():
        rivals = tuple(other for at, other in sat.items() if at != place)
        told = card_statistics[place]
        yield SeatResult(entry, seats[place].family, player, rivals, outcome.share(place), outcome.scores[place], told)


def united_statistics(seats: Sequence[CardStatistics]) -> CardStatistics:
    """Return what all these seats did with their cards, those of one player."""
    played, struck = Counter[str](), Counter[str]()
    for one in seats:
        played.update(one.played)
        struck.update(one.struck)
    longest = max(seats, key=lambda one: one.rounds, default=CardStatistics())
    return CardStatistics(dict(played), dict(struck), longest.waited, longest.rounds)


def players_of(seat_results: Iterable[SeatResult]) -> list[CountedPlayer]:
    """Return the players of these results: people first, then bots, each with the most games first."""
    counts = Counter(sitting.player for sitting in seat_results)
    return sorted(counts, key=lambda who: (bool(who.level), -counts[who], who))


def figures_of(seat_results: Sequence[SeatResult]) -> PlayerTotals:
    """Return the totals of one player's sittings, which are given in the order of time."""
    if not seat_results:
        return PlayerTotals()
    course, streak, longest = [0], 0, 0
    for sitting in seat_results:
        streak = streak + 1 if sitting.share else 0
        longest = max(longest, streak)
        course.append(course[-1] + bool(sitting.share))
    alike = len({sitting.entry.game for sitting in seat_results}) == 1
    scores = [sitting.score for sitting in seat_results]
    return PlayerTotals(
        games=len({sitting.entry.file for sitting in seat_results}),
        seats=len(seat_results),
        hinted=len({sitting.entry.file for sitting in seat_results if sitting.entry.hinted}),
        won=course[-1],
        shared=sum(0 < sitting.share < 1 for sitting in seat_results),
        mean=sum(scores) / len(scores) if alike else None,
        best=max(scores) if alike else None,
        favourite=_most(seat_results, lambda card_statistics: card_statistics.played),
        deadliest=_most(seat_results, lambda card_statistics: card_statistics.struck),
        waited=_longest(seat_results),
        streak=streak,
        longest=longest,
        course=tuple(course),
    )


def _longest(seat_results: Sequence[SeatResult]) -> BestCard | None:
    one = max(seat_results, key=lambda one: one.card_statistics.rounds)
    return (
        BestCard(one.entry.game, one.card_statistics.waited, one.card_statistics.rounds, one.entry.card_sets)
        if one.card_statistics.rounds
        else None
    )


def _most(
    seat_results: Sequence[SeatResult], played_moves: Callable[[CardStatistics], Mapping[str, int]]
) -> BestCard | None:
    counts: Counter[tuple[str, str]] = Counter()
    for one in seat_results:
        counts.update({(one.entry.game, card): count for card, count in played_moves(one.card_statistics).items()})
    if not counts:
        return None
    # Of several the one that comes first in the alphabet, so that it is the same every time.
    (game, card), count = min(counts.items(), key=lambda each: (-each[1], each[0]))
    last = next(
        one for one in reversed(seat_results) if one.entry.game == game and card in played_moves(one.card_statistics)
    )
    return BestCard(game, card, count, last.entry.card_sets)


def _key(entry: LibraryEntry) -> tuple[str, int, int]:
    return entry.file, entry.size, entry.changed


def _remembered(database: sqlite3.Connection) -> list[Row]:
    database.execute(_TABLE)
    return verified_rows(database.execute("SELECT file, size, changed, told, seal FROM feats"))


def _remember(database: sqlite3.Connection, told: Iterable[tuple[str, int, int, str]]) -> None:
    database.execute(_TABLE)
    # One that is not on the list, for its name is no text, is replayed again the next time.
    database.executemany(
        "INSERT OR REPLACE INTO feats "
        "SELECT * FROM (SELECT ? AS file, ?, ?, ?, ?) WHERE file IN (SELECT file FROM games)",
        list(with_checksums(told)),
    )


def _read(told: str) -> list[CardStatistics] | None:
    seats = json.loads(told)
    return None if seats is None else [CardStatistics(*seat) for seat in seats]


_FORMULAS: Final = ("=", "+", "-", "@", "\t", "\r")
"""How a cell begins that a spreadsheet would reckon out."""


def game_label(sitting: SeatResult, games: GameRegistry) -> str:
    """Return the name of the game that was played, as on its box."""
    return games[sitting.entry.game].called(sitting.entry.card_sets)


def player_label(who: CountedPlayer, seat_results: Iterable[SeatResult], games: GameRegistry) -> str:
    """A person by name, bots by their level; who is asked for sits somewhere among the sittings."""
    if not who.level:
        return who.name or player_text(None).name
    game = next((one.entry.game for one in seat_results if one.player == who), "")
    return games[game].player(who.level).name if game in games else player_text(who.level).name


def card_label(best: BestCard | None, card_sources: CardSources) -> str:
    """A card that stands out, empty for none."""
    if best is None:
        return ""
    return card_sources.games[best.game].card_name(best.card, best.sets, card_sources.of(best.game))


def column_titles() -> tuple[str, ...]:
    """Return the titles of the columns of `table_rows`."""
    return (
        translate("Statistics", "Player"),
        translate("Statistics", "Game"),
        translate("Statistics", "Games"),
        translate("Statistics", "Seats taken"),
        translate("Statistics", "Games with hints"),
        translate("Statistics", "Victories"),
        translate("Statistics", "Shared victories"),
        translate("Statistics", "Mean score"),
        translate("Statistics", "Best score"),
        translate("Statistics", "Favourite card"),
        translate("Statistics", "Deadliest card"),
        translate("Statistics", "Longest wait"),
        translate("Statistics", "Victories in a row"),
        translate("Statistics", "Most victories in a row"),
    )


def table_rows(seat_results: Sequence[SeatResult], card_sources: CardSources) -> Iterator[tuple[str, ...]]:
    """A row for each player and each game of theirs."""
    games = card_sources.games
    for who in players_of(seat_results):
        mine = [one for one in seat_results if one.player == who]
        for game in sorted({game_label(one, games) for one in mine}):
            found = figures_of([one for one in mine if game_label(one, games) == game])
            yield (
                player_label(who, mine, games),
                game,
                *map(str, (found.games, found.seats, found.hinted, found.won, found.shared)),
                "" if found.mean is None else format_decimal(found.mean),
                "" if found.best is None else str(found.best),
                *(card_label(best, card_sources) for best in (found.favourite, found.deadliest, found.waited)),
                *map(str, (found.streak, found.longest)),
            )


def to_csv(seat_results: Sequence[SeatResult], card_sources: CardSources) -> str:
    """The rows with their headings as spreadsheets of the reader's language take them, without a formula in them."""
    sheet = io.StringIO(newline="")
    # Where a comma stands in numbers, spreadsheets part the cells otherwise.
    writer = csv.writer(sheet, delimiter="," if current_language() == ENGLISH else ";")
    writer.writerow(column_titles())
    writer.writerows([_without_formula(cell) for cell in row] for row in table_rows(seat_results, card_sources))
    return sheet.getvalue()


def _without_formula(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULAS) and not cell.lstrip("-").replace(",", "").isdecimal() else cell
