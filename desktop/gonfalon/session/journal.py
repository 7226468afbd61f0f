"""The file in which a game is kept while it is played, so that a killed program reopens where it was.

A journal is an unfinished record: it is created in one piece, and each move is added to it as one line that is on the
disk before anybody sees what the move did. A last line without its end was never shown, so it is dropped.
"""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path

from gonfalon.core.record import SUFFIX, Answer, Record, RecordError, decode, load, move_line, read, write

FINISHED = "finished"
"""The folder of finished games inside the folder of journals."""


class JournalError(OSError):
    """The game cannot be kept; its text is a sentence that says why. The move it was about was not played."""


@dataclass(frozen=True)
class SavedGame:
    """A game that was left and can be taken up again."""

    path: Path
    changed: float
    """When, in seconds since 1970."""
    record: Record | None
    error: RecordError | None
    """Why it cannot be taken up; the file is left as it is."""


class Journal:
    """Keeps one game in a folder that need not exist yet."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path: Path | None = None
        """The file of the game, once it has begun; where it went, once it is finished."""
        self._file = -1
        self._size = 0

    def begin(self, record: Record) -> None:
        """Create the file of a new game.

        Raises:
            JournalError: when that is not possible.
        """
        self.close()
        with _Explained(self.folder):
            self.folder.mkdir(parents=True, exist_ok=True)
            _sweep(self.folder)
            self.path = self._unused(f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}")
            self._replace(record)

    @classmethod
    def reopen(cls, path: Path) -> tuple[Journal, Record]:
        """Go on with a journal after a break of any kind. The file stays as it is until the next move is added.

        Raises:
            RecordError: when more is wrong with it than a torn last line.
        """
        data = load(path)
        whole = data[: data.rfind(b"\n") + 1]
        record = read(decode(whole, path.name), path.name) if whole else read(decode(data, path.name), path.name)
        if record.finished:
            raise RecordError("broken", "this game is finished; it can be looked at, but not played on.", path.name, 1)
        journal = cls(path.parent)
        journal.path = path
        journal._size = len(whole)
        return journal, record

    def append(self, number: int, answer: Answer) -> None:
        """Add a move, counted from 1; when this returns it is on the disk.

        Raises:
            JournalError: when it is not; the file is as before.
        """
        assert self.path is not None, "a journal begins with a record"
        line = (move_line(number, answer) + "\n").encode()
        with _Explained(self.path):
            if self._file < 0:
                self._open()
            self._must_be_ours(self.path)
            try:
                written = os.write(self._file, line)
                if written < len(line):
                    raise OSError("the disk is full")
                os.fsync(self._file)
            except OSError:
                with contextlib.suppress(OSError):
                    os.ftruncate(self._file, self._size)
                raise
            self._size += len(line)

    def rewrite(self, record: Record) -> None:
        """Put the record in the place of what was written so far, all of it or nothing.

        Raises:
            JournalError: when that is not possible; the file is as before.
        """
        assert self.path is not None, "a journal begins with a record"
        with _Explained(self.path):
            self._replace(record)

    def finish(self, record: Record) -> Path:
        """Move the game to the finished ones, with its result; returns its new place.

        Raises:
            JournalError: when that is not possible; the unfinished file is still there then.
        """
        assert self.path is not None, "a journal begins with a record"
        path = self.path
        goal = path.parent / FINISHED / path.name
        with _Explained(goal):
            self.close()
            goal.parent.mkdir(exist_ok=True)
            _write_atomically(goal, write(record).encode())
            path.unlink(missing_ok=True)
        self.path = goal
        return goal

    def close(self) -> None:
        """Let go of the file; a later move opens it again."""
        if self._file >= 0:
            os.close(self._file)
            self._file = -1

    def _unused(self, stem: str) -> Path:
        number = 1
        while True:
            name = f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
            if not (self.folder / name).exists() and not (self.folder / FINISHED / name).exists():
                return self.folder / name
            number += 1

    def _replace(self, record: Record) -> None:
        assert self.path is not None
        # Windows does not replace a file that is open.
        self.close()
        data = write(record).encode()
        _write_atomically(self.path, data)
        self._size = len(data)

    def _open(self) -> None:
        assert self.path is not None
        # Not O_CREAT: a file that has gone is not begun again in its middle.
        self._file = os.open(self.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        size = os.fstat(self._file).st_size
        if size > self._size:
            os.lseek(self._file, self._size, os.SEEK_SET)
            if b"\n" not in os.read(self._file, size - self._size):
                os.ftruncate(self._file, self._size)

    def _must_be_ours(self, path: Path) -> None:
        there = path.stat()
        if there.st_size != self._size or not os.path.samestat(there, os.fstat(self._file)):
            raise JournalError(f"{path.name} was changed by another program since the last move.")


def saved_games(folder: Path) -> list[SavedGame]:
    """The unfinished games in a folder, the latest first; broken ones are among them, with what is wrong."""
    found = []
    for path in _records(folder):
        if (folder / FINISHED / path.name).exists():
            continue
        record = error = None
        try:
            changed = path.stat().st_mtime
            _, record = Journal.reopen(path)
        except RecordError as wrong:
            error = wrong
        except OSError:
            continue
        found.append(SavedGame(path, changed, record, error))
    return sorted(found, key=lambda game: (game.changed, game.path.name), reverse=True)


def finished_games(folder: Path) -> list[Path]:
    """The records of finished games in a folder of journals, the latest first."""
    return sorted(_records(folder / FINISHED), key=lambda path: path.name, reverse=True)


def _records(folder: Path) -> list[Path]:
    try:
        files = [path for path in folder.iterdir() if path.suffix == SUFFIX and path.is_file()]
    except OSError:
        return []
    return [path for path in files if not path.name.startswith(".")]


def _write_atomically(path: Path, data: bytes) -> None:
    """Write a whole file: whoever opens it, at any moment, finds the old one or the new one."""
    passing = path.with_name(f".{path.name}.new")
    file = os.open(passing, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | getattr(os, "O_BINARY", 0), 0o644)
    try:
        with os.fdopen(file, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        passing.replace(path)
    except OSError:
        with contextlib.suppress(OSError):
            passing.unlink()
        raise
    if hasattr(os, "O_DIRECTORY"):
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        except OSError:
            pass  # some file systems cannot; the file itself is whole
        finally:
            os.close(folder)


def _sweep(folder: Path) -> None:
    """Remove what a program left that was killed while it created a file."""
    for path in folder.glob(f".*{SUFFIX}.new"):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime < time.time() - 3600:
                path.unlink()


class _Explained:
    """Turns any trouble with a file into a sentence about it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError) and not isinstance(error, JournalError):
            reason = error.strerror or error
            raise JournalError(f"The game cannot be saved in {self.path}: {reason}.") from error
