"""All games of a folder as a list: those that can be played on, those kept under a name, and those that are over."""

from __future__ import annotations

import json
import os
import re
import time
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Literal, NamedTuple, cast

from gonfalon.core.files import create_file, move_file, private_folder, replace_file, sync_folder
from gonfalon.core.game import Outcome
from gonfalon.core.record import SUFFIX, Record, RecordError, RecordSeat, format_record, load_bytes
from gonfalon.session.journal import FINISHED, Journal, is_practice
from gonfalon.session.named_saves import ANALYSIS_SUFFIX, analysis_file, named_saves_folder
from gonfalon.session.open_record import read_interrupted
from gonfalon.session.record_index import RecordIndex

LibraryPlace = Literal["playing", "kept", "finished", "bin"]
"""Where a game lies: among those being played, those kept under a name, those that are over, or those thrown away."""
BIN = "bin"
"""The folder of games that were thrown away, inside the folder of journals."""
BIN_DAYS = 30
"""So long they lie there."""
_FIRST = "2026"
"""Nobody has thrown a game away before that: the clock was wrong."""
_STAMP = re.compile(r"-([0-9]{8}-[0-9]{6})(?:-[0-9]+)?$")
_LATEST = (1 << 63) - 1
_THROWN = "%Y%m%d-%H%M%S"


class LibraryEntry(NamedTuple):
    """An entry of the list of games, made without playing the game; its fields are the columns of the index."""

    file: str
    """Its path inside the folder of games."""
    size: int
    changed: int
    """When it was last played, in nanoseconds since 1970."""
    place: LibraryPlace
    game: str = ""
    """What records call it; empty where the file is none."""
    sets: str = "[]"
    """The names of its sets of cards, as JSON."""
    sitting: str = "[]"
    """Who plays, as JSON."""
    led: str = "[]"
    """For each seat the first seat of its player, as JSON; empty where each plays for itself."""
    result: str = ""
    """How it ended, as JSON; empty while it goes on."""
    begun: float = 0.0
    """When it was begun, in seconds since 1970."""
    moves: int = 0
    hinted: int = 0
    """How many of them followed a hint."""
    seed: str = ""
    clock: str = ""
    """The time that people had, as records say it; empty in a game without clocks."""
    late: str = "[]"
    """How often the time of each seat's player ran out, as JSON."""
    title: str = ""
    note: str = ""
    trouble: str = ""
    """Why it cannot be used, as the code of a `RecordError`."""
    about: str = ""
    line: int = 0
    """What else is known of that trouble."""
    standing: str = ""
    """How far it is or how it ended, as its game says it; empty until somebody has played it so far."""
    detail: str = ""
    """What else it says of the end."""
    language: str = ""
    """The language in which that is said."""
    practice: int = 0
    """Whether it goes on from the middle of another."""

    @property
    def over(self) -> bool:
        return bool(self.result)

    @property
    def seats(self) -> tuple[RecordSeat, ...]:
        """In the order of play."""
        return tuple(RecordSeat(*seat) for seat in json.loads(self.sitting))

    @property
    def leaders(self) -> tuple[int, ...]:
        """For each seat the first seat of its player."""
        return tuple(json.loads(self.led)) or tuple(range(len(self.seats)))

    @property
    def players(self) -> tuple[int, ...]:
        """The first seat of each player, in the order of play."""
        return tuple(sorted(set(self.leaders)))

    @property
    def card_sets(self) -> tuple[str, ...]:
        return tuple(json.loads(self.sets))

    @property
    def outcome(self) -> Outcome | None:
        """None while it goes on."""
        if not self.result:
            return None
        scores, winners, tie_break = json.loads(self.result)
        return Outcome(tuple(scores), tuple(winners), None if tie_break is None else tuple(tie_break))

    @property
    def error(self) -> RecordError | None:
        """The error why the game cannot be used, None where it can."""
        if not self.trouble:
            return None
        error = RecordError(self.trouble, "", Path(self.file).name, self.line)
        error.about = self.about
        return error

    @property
    def words(self) -> str:
        """The searchable text of the entry, except for the name of the game."""
        return "\n".join((self.title, self.note, *(seat.name for seat in self.seats), Path(self.file).stem))


class _Found(NamedTuple):
    """A file as it lies there."""

    file: str
    size: int
    changed: int
    place: LibraryPlace

    @classmethod
    def of(cls, file: str, there: os.stat_result, place: LibraryPlace) -> _Found:
        # No database has a larger number, which a file system may have.
        return cls(file, there.st_size, max(-_LATEST, min(there.st_mtime_ns, _LATEST)), place)


class GameLibrary:
    """Lists the games of a folder and changes what is said about them; each file is read once, and then remembered.

    Several programs may have the same folder open. Nothing here writes to a game without seeing that nobody else has.
    """

    def __init__(self, folder: Path, cache: Path) -> None:
        """
        Args:
            folder: where games are kept; it need not exist.
            cache: where it is remembered what is in them.
        """
        self.folder = folder
        self.index = RecordIndex(cache, folder, LibraryEntry._fields)
        self.entries: dict[str, LibraryEntry] = {}
        """What is known, by `LibraryEntry.file`."""
        self._unread: deque[_Found] = deque()

    def path(self, entry: LibraryEntry) -> Path:
        """The file of a game."""
        return self.folder / entry.file

    @property
    def unread(self) -> int:
        """The number of files that have not been read yet."""
        return len(self._unread)

    def look(self) -> None:
        """See which files there are; what the index remembers of them is listed, the others have to be read."""
        known = self.entries or {row[0]: LibraryEntry._make(row) for row in self.index.rows()}
        there = {found.file: found for found in _found(self.folder)}
        self.entries, unread = {}, []
        for file, found in there.items():
            entry = known.get(file)
            if entry is not None and entry[:4] == found:
                self.entries[file] = entry
            else:
                unread.append(found)
        # Those that were played last are looked for first.
        self._unread = deque(sorted(unread, key=lambda found: found.changed, reverse=True))
        if gone := known.keys() - there.keys():
            self.index.drop(gone)

    def read(self, seconds: float) -> list[LibraryEntry]:
        """Read files that have not been read yet, for about so long; returns what is in them."""
        until = time.monotonic() + seconds
        read: list[LibraryEntry] = []
        while self._unread and (not read or time.monotonic() < until):
            read.append(_read(self.folder, self._unread.popleft()))
        return self._put(read)

    def _put(self, entries: list[LibraryEntry]) -> list[LibraryEntry]:
        if entries:
            self.entries.update((entry.file, entry) for entry in entries)
            self.index.put(entries)
        return entries

    def seen(self, path: Path, place: LibraryPlace) -> LibraryEntry:
        """Read a file that has just been written.

        Raises:
            OSError: when it has gone.
        """
        found = _Found.of(path.relative_to(self.folder).as_posix(), path.stat(), place)
        (entry,) = self._put([_read(self.folder, found)])
        return entry

    def _gone(self, entry: LibraryEntry) -> None:
        self.entries.pop(entry.file, None)
        self.index.drop([entry.file])

    def remember(
        self, entry: LibraryEntry, standing: tuple[str, str], language: str, error: RecordError | None = None
    ) -> LibraryEntry:
        """Remember how far a game is in the words of a language, or that it could not be played so far."""
        entry = entry._replace(standing=standing[0], detail=standing[1], language=language)
        if error is not None:
            entry = entry._replace(trouble=error.code, about=error.about, line=error.line)
        self._put([entry])
        return entry

    # -- changing ------------------------------------------------------------------------------------------------------

    def annotate(self, entry: LibraryEntry, title: str, note: str) -> LibraryEntry:
        """Write what a player says about a game into its file; when it was last played stays as it is.

        Raises:
            RecordError: when the file cannot be read any more.
            OSError: when it cannot be written, or another program plays on in it; it is as before then.
        """
        path = self.path(entry)
        if entry.place == "playing":
            journal, record = Journal.reopen(path)
            journal.rewrite(replace(record, title=title, note=note))
        else:
            record = read_interrupted(path)
            replace_file(path, format_record(replace(record, title=title, note=note)).encode())
        with suppress(OSError):
            # A little later, so that others who remember it see that it is another file.
            os.utime(path, ns=(entry.changed, entry.changed + 1_000_000))
        seen = self.seen(path, entry.place)
        return self.remember(seen, (entry.standing, entry.detail), entry.language)

    def move_to_bin(self, entry: LibraryEntry) -> LibraryEntry:
        """Put a game into the bin, where it lies for `BIN_DAYS` days.

        Raises:
            OSError: when that is not possible, or another program plays in it at this moment.
        """
        path = self.path(entry)
        if entry.place == "playing":
            with suppress(RecordError):  # nobody plays in what is broken
                Journal.reopen(path)[0].look()
        name = datetime.now().astimezone().strftime(_THROWN)
        bin_ = self.folder / BIN
        private_folder(bin_)
        number = 1
        while True:
            folder = bin_ / (name if number == 1 else f"{name}-{number}")
            with suppress(FileExistsError):
                folder.mkdir(mode=0o700)
                break
            number += 1
        sync_folder(bin_)
        goal = folder / entry.place / path.name
        private_folder(goal.parent)
        move_file(path, goal)
        _move_report(path, goal)
        self._gone(entry)
        return self._put([entry._replace(file=goal.relative_to(self.folder).as_posix(), place="bin")])[0]

    def take_back(self, entry: LibraryEntry) -> LibraryEntry:
        """Put a game that was thrown away where it was.

        Raises:
            OSError: when that is not possible.
        """
        path = self.path(entry)
        was = cast("LibraryPlace", path.parent.name)
        folder = {"playing": self.folder, "kept": named_saves_folder(self.folder), "finished": self.folder / FINISHED}[
            was
        ]
        private_folder(folder)
        goal = folder / path.name
        number = 2
        while True:
            with suppress(FileExistsError):
                move_file(path, goal)
                break
            goal = folder / f"{path.stem}-{number}{SUFFIX}"
            number += 1
        _move_report(path, goal)
        for emptied in (path.parent, path.parent.parent):
            with suppress(OSError):
                emptied.rmdir()
        self._gone(entry)
        file = goal.relative_to(self.folder).as_posix()
        return self._put([entry._replace(file=file, place=was)])[0]

    def empty_bin(self, now: datetime | None = None, *, whole: bool = False) -> None:
        """Remove what lay there for `BIN_DAYS` days when a game was last played, or all of it; what cannot be stays.

        A clock may be elsewhere for a moment: all of the bin is not to go with it.
        """
        last = max((found.changed for found in _found(self.folder) if found.place != "bin"), default=0) / 1e9
        until = min((now or datetime.now().astimezone()).timestamp(), last) - timedelta(days=BIN_DAYS).total_seconds()
        for thrown in _thrown(self.folder):
            try:
                when = datetime.strptime(thrown[:15], _THROWN).astimezone().timestamp()
            except (ValueError, OverflowError):
                continue  # nothing of ours
            if whole or (thrown >= _FIRST and when < until):
                for was in ("playing", "kept", "finished"):
                    folder = self.folder / BIN / thrown / was
                    with suppress(OSError):
                        for path in (*folder.glob(f"*{SUFFIX}"), *folder.glob(f"*{ANALYSIS_SUFFIX}")):
                            path.unlink()
                        folder.rmdir()
                with suppress(OSError):
                    (self.folder / BIN / thrown).rmdir()

    def bring(self, path: Path) -> LibraryEntry:
        """Take a copy of a game from elsewhere; of one that is here already none is made.

        Raises:
            RecordError: when it is no game that can be read.
            OSError: when it cannot be copied.
        """
        record = read_interrupted(path)
        data, there = load_bytes(path), path.stat()
        place: LibraryPlace = "finished" if record.finished else "kept"
        folder = self.folder / FINISHED if record.finished else named_saves_folder(self.folder)
        for entry in self.entries.values():
            if entry.place != "bin" and entry.size == len(data) and entry.seed == str(record.seed):
                with suppress(RecordError):
                    if load_bytes(self.path(entry)) == data:
                        return entry
        private_folder(self.folder)
        private_folder(folder)
        stem = re.sub(r"[^\w .()+-]", "-", path.stem).strip(" .")[:60] or record.game
        number = 1
        while True:
            goal = folder / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            with suppress(FileExistsError):
                create_file(goal, data)
                break
            number += 1
        with suppress(OSError):
            os.utime(goal, ns=(there.st_atime_ns, there.st_mtime_ns))
        return self.seen(goal, place)


def _move_report(path: Path, goal: Path) -> None:
    """Let what a coach found about a game go where its record has gone."""
    with suppress(OSError):
        analysis_file(path).replace(analysis_file(goal))


def latest_unfinished(folder: Path) -> tuple[LibraryEntry | None, int]:
    """The unfinished game of a folder that was played last and can be read, and how many there are; no practice."""
    found = [one for one in _playing(folder, _in(folder, "finished")) if not is_practice(folder / one.file)]
    found.sort(key=lambda one: one.changed, reverse=True)
    entries = (_read(folder, one) for one in found)
    return next((entry for entry in entries if not entry.trouble), None), len(found)


def _found(folder: Path) -> list[_Found]:
    finished = _in(folder, "finished")
    return [*_playing(folder, finished), *_in(folder, "kept"), *finished, *_in(folder, "bin")]


def _playing(folder: Path, finished: Iterable[_Found]) -> list[_Found]:
    over = {found.file.rpartition("/")[2] for found in finished}
    # One that was killed between writing the finished game and removing the other has left both.
    return [found for found in _in(folder, "playing") if found.file not in over]


def _in(folder: Path, place: LibraryPlace) -> list[_Found]:
    if place == "bin":
        inside = [f"{BIN}/{thrown}/{was}" for thrown in _thrown(folder) for was in ("playing", "kept", "finished")]
    else:
        inside = [{"playing": "", "kept": named_saves_folder(folder).name, "finished": FINISHED}[place]]
    return [found for part in inside for found in _files(folder, part, place)]


def _thrown(folder: Path) -> list[str]:
    try:
        return sorted(path.name for path in (folder / BIN).iterdir())
    except OSError:
        return []


def _read(folder: Path, found: _Found) -> LibraryEntry:
    try:
        record = read_interrupted(folder / found.file)
    except RecordError as error:
        return LibraryEntry(*found, trouble=error.code, about=error.about, line=error.line)
    return _entry(found, record)


def _files(top: Path, inside: str, place: LibraryPlace) -> Iterable[_Found]:
    try:
        with os.scandir(top / inside if inside else top) as files:
            for file in files:
                if not file.name.endswith(SUFFIX) or file.name.startswith("."):
                    continue
                with suppress(OSError):
                    if file.is_file():
                        yield _Found.of(f"{inside}/{file.name}" if inside else file.name, file.stat(), place)
    except OSError:
        return


def _entry(found: _Found, record: Record) -> LibraryEntry:
    outcome = record.outcome
    return LibraryEntry(
        *found,
        game=record.game,
        sets=json.dumps([name for name, _ in record.card_sets]),
        sitting=json.dumps(record.seats),
        led=json.dumps(record.leaders),
        result="" if outcome is None else json.dumps([outcome.scores, outcome.winners, outcome.tie_break]),
        begun=_begun(record, found),
        moves=len(record.moves),
        hinted=sum(answer.hinted for answer in record.moves),
        seed=str(record.seed),
        clock="" if record.clock is None else str(record.clock),
        late=json.dumps(record.times_out),
        title=record.title,
        note=record.note,
        practice=int(record.practice),
    )


def _begun(record: Record, found: _Found) -> float:
    """Return when a game was begun, as far as the record, the name of its file or its age tells."""
    with suppress(ValueError, OverflowError):
        if record.date is not None:
            return datetime.fromisoformat(record.date).timestamp()
        if stamp := _STAMP.search(Path(found.file).stem):
            return datetime.strptime(stamp[1], _THROWN).astimezone().timestamp()
    return found.changed / 1e9
