"""The file in which a game is kept while it is played, so that a killed program reopens where it was.

A journal is an unfinished record: it is created in one piece, and each move is added to it as one line that is on the
disk before anybody sees what the move did. A last line without its end was never shown, so it is dropped.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from io import FileIO
from itertools import count
from pathlib import Path
from typing import TypeVar

from gonfalon.core.files import TEMPORARY, create_file, make_private, not_regular_file, private_folder, replace_file
from gonfalon.core.record import (
    MAX_BYTES,
    SUFFIX,
    Record,
    RecordError,
    RecordMove,
    decode_text,
    format_record,
    load_bytes,
    move_line,
    parse_record,
)

FINISHED = "finished"
"""The folder of finished games inside the folder of journals."""
PATIENCE = 0.3
"""Seconds for which a file is tried again that another program holds: one that looks through it, or synchronises it."""
HEAD = 1024
"""So many bytes of a record are read to see which game it is."""
_T = TypeVar("_T")


class JournalError(OSError):
    """The game cannot be kept in a file. What it was about was not done."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        """Why, as the system says it."""


class PlayedElsewhere(JournalError):
    """Another program has played on in the game since this one last looked; it must not be played any further here."""


@dataclass(frozen=True)
class SavedGame:
    """A game that was left and can be taken up again; its file is read when it is asked what is in it."""

    path: Path
    changed: float
    """When, in seconds since 1970."""

    @cached_property
    def record(self) -> Record | None:
        """The record of the game; None where it cannot be resumed."""
        return self._read[0]

    @cached_property
    def error(self) -> RecordError | None:
        """The error why the game cannot be resumed, if any; the file is left as it is."""
        return self._read[1]

    @cached_property
    def _read(self) -> tuple[Record | None, RecordError | None]:
        try:
            return Journal.reopen(self.path)[1], None
        except RecordError as wrong:
            return None, wrong


class Journal:
    """Keeps one game in a folder that need not exist yet.

    Several programs may have the same game open, and one of them may have slept in between. Whoever has written last
    owns it: before anything is written the file is locked and compared with what this journal knows of it.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path: Path | None = None
        """The file of the game, once it has begun; where it went, once it is finished."""
        self._known = b""
        """What is in the file, as far as this journal knows: all that it has read or written."""
        self._file: tuple[int, int] | None = None
        """Which file that is; whoever else writes all of a record puts another in its place."""

    def begin(self, record: Record) -> None:
        """Create the file of a new game.

        Raises:
            JournalError: when that is not possible.
        """
        data = format_record(record).encode()
        with _Explained(self.folder):
            make_folder_private(self.folder)
            private_folder(self.folder)
            _sweep(self.folder)
            stem = f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}"
            self.path = _created(self.folder, stem, data, self.folder / FINISHED)
        self._knows(data)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Journal, Record]:
        """Go on with a journal after a break of any kind. The file stays as it is until the next move is added.

        Raises:
            RecordError: when more is wrong with it than a torn last line.
        """
        data = load_bytes(path)
        whole = data[: data.rfind(b"\n") + 1]
        record = (
            parse_record(decode_text(whole, path.name), path.name)
            if whole
            else parse_record(decode_text(data, path.name), path.name)
        )
        if record.finished:
            raise RecordError("broken", "this game is finished; it can be looked at, but not played on.", path.name, 1)
        journal = cls(path.parent)
        journal.path = path
        journal._knows(whole)
        return journal, record

    def append(self, number: int, answer: RecordMove) -> None:
        """Add a move, counted from 1; when this returns it is on the disk.

        Raises:
            PlayedElsewhere: when the file is not as this journal left it.
            JournalError: when the move is not on the disk; the file is as before.
        """
        _patiently(lambda: self._append((move_line(number, answer) + "\n").encode()))

    def _append(self, line: bytes) -> None:
        with self._ours() as stream:
            file = stream.fileno()
            # A torn line that was never shown is written over.
            os.ftruncate(file, len(self._known))
            try:
                _write(file, line)
                os.fsync(file)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(file, len(self._known))
                raise
        self._known += line

    def rewrite(self, record: Record, patience: float = PATIENCE) -> None:
        """Put the record in the place of what was written so far, all of it or nothing.

        Args:
            record: the game; it is begun where no file could be created before.
            patience: seconds for which it is tried again.

        Raises:
            PlayedElsewhere: when the file is not as this journal left it.
            JournalError: when that is not possible; the file is as before.
        """
        if self.path is None:
            self.begin(record)
            return
        data = format_record(record).encode()

        def rewrite() -> None:
            with self._ours() as file:
                self._swap(file, lambda path: replace_file(path, data))

        _patiently(rewrite, patience)
        self._knows(data)

    def finish(self, record: Record) -> Path:
        """Move the game to the finished ones, with its result; returns its new place.

        Raises:
            PlayedElsewhere: when the file is not as this journal left it.
            JournalError: when that is not possible; the unfinished file is still there then.
        """
        data = format_record(record).encode()

        def finish() -> Path:
            with self._ours() as file:
                return self._swap(file, lambda path: _finished(path, data))

        goal = _patiently(finish)
        self.path, self._known = goal, data
        return goal

    def remove(self) -> None:
        """Take the file of a game away that is not wanted.

        Raises:
            JournalError: when that is not possible, or another program has played on in it.
        """
        with self._ours() as file:
            self._swap(file, Path.unlink)

    def look(self) -> None:
        """Check that the file is as this journal left it, and that no other process is writing in it.

        Raises:
            PlayedElsewhere: when it is not.
            JournalError: when it cannot be seen.
        """
        with self._ours():
            pass

    def _knows(self, data: bytes) -> None:
        assert self.path is not None
        self._known, self._file = data, None
        with contextlib.suppress(OSError):
            self._file = _which(self.path.stat())

    @contextlib.contextmanager
    def _ours(self) -> Iterator[FileIO]:
        """The file, open and locked against other programs, if it is as this journal left it or was cut since then."""
        assert self.path is not None, "a journal begins with a record"
        path = self.path
        with _Explained(path):
            try:
                # Not O_CREAT: a file that has gone is not begun again in its middle.
                opened = os.open(path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
            except FileNotFoundError:
                if (path.parent / FINISHED / path.name).exists():
                    raise PlayedElsewhere(path, "another program has played on in it") from None
                raise
            with FileIO(opened, "r+") as file:
                seen = os.fstat(opened)
                if not stat.S_ISREG(seen.st_mode):
                    raise not_regular_file()  # a pipe would be waited for
                locked = _locked(opened)
                there = file.read(len(self._known) + MAX_BYTES) if locked else b""
                rest = there[len(self._known) :]
                # What has no end was being written when a program was killed, and never shown.
                same = there.startswith(self._known) and b"\n" not in rest
                # Whoever takes a move back writes whole lines into another file; a disk or a copy loses its end.
                cut = self._known.startswith(there) and (there[-1:] != b"\n" or _which(seen) == self._file)
                if not locked or not (same or cut) or not os.path.samestat(path.stat(), seen):
                    raise PlayedElsewhere(path, "another program has played on in it")
                if not same:
                    _write(opened, self._known[len(there) :])
                yield file

    def _swap(self, file: FileIO, swap: Callable[[Path], _T]) -> _T:
        assert self.path is not None
        if sys.platform == "win32":  # it neither replaces nor removes a file that is open
            file.close()
        return swap(self.path)


def _patiently(write: Callable[[], _T], patience: float = PATIENCE) -> _T:
    """Write, and try again for so many seconds what is not possible."""
    end = time.monotonic() + patience
    while True:
        try:
            return write()
        except PlayedElsewhere:
            raise
        except JournalError:
            if time.monotonic() >= end:
                raise
        time.sleep(0.02)


def saved_games(folder: Path, seed: int | None = None) -> list[SavedGame]:
    """The unfinished games in a folder, the latest first; broken ones are among them, with what is wrong.

    None of them is read before it is looked at: there may be thousands. Where a seed is given, only those that may have
    it; of the others nothing but the beginning is read.
    """
    finished = {entry.name for entry in _records(folder / FINISHED)}
    found = []
    for entry in _records(folder):
        # One that was killed between writing the finished game and removing this one has left both.
        if entry.name not in finished and (seed is None or _may_have(entry.path, seed)):
            with contextlib.suppress(OSError):
                found.append((entry.stat().st_mtime, entry.name, entry.path))
    return [SavedGame(Path(path), changed) for changed, _, path in sorted(found, reverse=True)]


def finished_games(folder: Path, seed: int | None = None) -> list[Path]:
    """The records of finished games in a folder of journals, the latest first; with a seed as `saved_games`."""
    entries = (entry for entry in _records(folder / FINISHED) if seed is None or _may_have(entry.path, seed))
    return [Path(entry.path) for entry in sorted(entries, key=lambda entry: entry.name, reverse=True)]


def is_practice(path: Path) -> bool:
    """Return whether a record is that of a practice game, as far as its beginning tells."""
    return b"\npractice: yes\n" in _beginning(path, 16 * HEAD)


def _beginning(path: Path | str, size: int = HEAD) -> bytes:
    """The beginning of a file, empty where it cannot be read."""
    try:
        file = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        try:
            return os.read(file, size)
        finally:
            os.close(file)
    except OSError:
        return b""


def _may_have(path: str, seed: int) -> bool:
    """Return whether a record can have this seed, as far as its beginning tells."""
    head = _beginning(path)
    return b"\nseed: %d" % seed in head or (len(head) == HEAD and b"\nseed: " not in head)


def make_folder_private(folder: Path) -> None:
    """Make the games in a folder unreadable for other users where an earlier version left it open to all."""
    try:
        there = folder.stat()
    except OSError:
        return
    if sys.platform == "win32" or there.st_uid != os.getuid() or not there.st_mode & 0o077:
        return
    # The folder last: until then all of this is done again.
    for place in (folder / FINISHED, folder):
        for entry in _records(place):
            if not entry.is_symlink():
                make_private(Path(entry.path))
        make_private(place)


def _records(folder: Path) -> list[os.DirEntry[str]]:
    try:
        with os.scandir(folder) as entries:
            return [entry for entry in entries if _is_record(entry)]
    except OSError:
        return []


def _is_record(entry: os.DirEntry[str]) -> bool:
    if not entry.name.endswith(SUFFIX) or entry.name.startswith("."):
        return False
    try:
        return entry.is_file()
    except OSError:  # a link that leads in a circle
        return False


def _finished(path: Path, data: bytes) -> Path:
    """Put the finished game among the others, and take the unfinished one away."""
    folder = path.parent / FINISHED
    private_folder(folder)
    goal = folder / path.name
    try:
        create_file(goal, data)
    except FileExistsError:
        # Of a program that was killed before it had tidied up; what is another game is not written over.
        if goal.stat().st_size != len(data) or goal.read_bytes() != data:
            goal = _created(folder, path.stem, data)
    path.unlink(missing_ok=True)
    return goal


def _created(folder: Path, stem: str, data: bytes, *others: Path) -> Path:
    """A new file with this content, whose name no other has, in the other folders neither."""
    for number in count(1):
        name = f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        if any(os.path.lexists(place / name) for place in (folder, *others)):
            continue
        with contextlib.suppress(FileExistsError):  # a program that was as quick has it
            create_file(folder / name, data)
            break
    return folder / name


def _which(there: os.stat_result) -> tuple[int, int]:
    return there.st_dev, there.st_ino


def _write(file: int, data: bytes) -> None:
    if os.write(file, data) < len(data):
        raise OSError("the disk is full")


def _locked(file: int) -> bool:
    """Keep other programs from writing to the file while it is open; False where one is writing just now."""
    if sys.platform != "win32":  # there the comparison must do
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            pass  # some network drives have no locks
    return True


def _sweep(folder: Path) -> None:
    """Remove what a program left that was killed while it created a file."""
    for path in (*folder.glob(TEMPORARY), *(folder / FINISHED).glob(TEMPORARY)):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < time.time() - 3600:
                path.unlink()


class _Explained:
    """Turns any trouble with a file into one that says which file it is."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError) and not isinstance(error, JournalError):
            raise JournalError(self.path, error.strerror or str(error)) from error
