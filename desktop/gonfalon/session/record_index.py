"""An index of the files of games, so that thousands of them need not be read again.

It is never the only copy of anything: what is missing from it is read from the games, and a damaged one is begun anew.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

from gonfalon.core.files import digest, private_folder

_VERSION = 4
"""Raised whenever what is remembered changes its shape; what an earlier program remembered is forgotten then."""
_BUSY = 0.5
"""How long another program that writes is waited for, in seconds."""
_PASSING = frozenset({
    sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
})  # fmt: skip
"""Another program writes, or there is no room: nothing is wrong with what is there."""
_log = logging.getLogger(__name__)
_T = TypeVar("_T")
Row: TypeAlias = tuple[Any, ...]


class RecordIndex:
    """A table of rows, one for each file, and of other data kept beside them in the same database.

    Whatever goes wrong, it only remembers less. To be used from one thread; another opens an index of its own.
    """

    def __init__(self, cache: Path, folder: Path, columns: Sequence[str]) -> None:
        """
        Args:
            cache: the folder in which it lies; it need not exist.
            folder: where the games lie that it is about.
            columns: what is remembered of a file; the first is its name.
        """
        name = digest(os.path.realpath(folder).encode("utf-8", "surrogateescape"))
        self.path = cache / f"games-{name}.sqlite"
        self._columns = (*columns, "seal")
        self._database: sqlite3.Connection | None = None

    @property
    def database(self) -> sqlite3.Connection:
        """The database, in which others may have tables of their own, whose `file` refers to `games` and goes with it.

        Raises:
            sqlite3.Error: when it cannot be used.
        """
        if self._database is None:
            self._database = self._opened()
        return self._database

    def rows(self) -> list[Row]:
        """All that is remembered."""
        chosen = f"SELECT {', '.join(self._columns)} FROM games"
        return self.tried(lambda database: verified_rows(database.execute(chosen))) or []

    def put(self, rows: Iterable[Row]) -> None:
        """Remember these files, in place of what was known of them."""
        kept = list(with_checksums(rows))
        marks, (first, *others) = ", ".join("?" * len(self._columns)), self._columns
        # A row that is replaced would take along what others keep about its file.
        anew = ", ".join(f"{column} = excluded.{column}" for column in others)
        put = f"INSERT INTO games VALUES ({marks}) ON CONFLICT ({first}) DO UPDATE SET {anew}"
        self.tried(lambda database: database.executemany(put, kept))

    def drop(self, files: Iterable[str]) -> None:
        """Forget these files, and what others keep about them."""
        gone = [(file,) for file in files if _is_text(file)]
        self.tried(lambda database: database.executemany("DELETE FROM games WHERE file = ?", gone))

    def close(self) -> None:
        if self._database is not None:
            self._database.close()
            self._database = None

    def tried(self, do: Callable[[sqlite3.Connection], _T]) -> _T | None:
        """Return the result of a piece of work on the database, None where that failed."""
        for again in (True, False):
            try:
                with self.database as database:
                    return do(database)
            except Exception as error:  # noqa: BLE001
                # Python's own part raises whatever comes of it when a database is damaged just so.
                if getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSING:
                    # What is not remembered is read again the next time.
                    _log.info("The list of games is not remembered: %s", error)
                    return None
                _log.warning("The list of games is damaged and begun anew: %s", error)
                self.close()
                if again:
                    self._forget()
        return None

    def _opened(self) -> sqlite3.Connection:
        try:
            private_folder(self.path.parent)
            database = sqlite3.connect(self.path, timeout=_BUSY)
        except (OSError, sqlite3.OperationalError):
            database = sqlite3.connect(":memory:")
        try:
            # It can be worked out again, so that nobody waits for the disk.
            database.execute("PRAGMA synchronous = OFF")
            database.execute("PRAGMA foreign_keys = ON")
            (version,) = database.execute("PRAGMA user_version").fetchone()
            if version != _VERSION:
                for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                    database.execute(f'DROP TABLE "{table}"')
                database.execute(f"PRAGMA user_version = {_VERSION}")
            first, *others = self._columns
            database.execute(f"CREATE TABLE IF NOT EXISTS games ({first} TEXT PRIMARY KEY, {', '.join(others)})")
            database.commit()
        except BaseException:
            database.close()
            raise
        return database

    def _forget(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s", error)


def with_checksums(rows: Iterable[Row]) -> Iterator[Row]:
    """These rows, each with its sum at the end; without those whose strange names are no text for a database."""
    for row in rows:
        if _is_text("".join(value for value in row if isinstance(value, str))):
            yield *row, _sum(row)


def verified_rows(rows: Iterable[Row]) -> list[Row]:
    """These rows as they were sealed.

    Raises:
        sqlite3.DatabaseError: when one is not as it was; nobody waits until the disk has it.
    """
    found = list(rows)
    if any(_sum(row[:-1]) != row[-1] for row in found):
        raise sqlite3.DatabaseError("a row is not as it was written")
    return [row[:-1] for row in found]


def _sum(row: Row) -> int:
    return zlib.crc32(repr(tuple(row)).encode("utf-8", "surrogatepass"))


def _is_text(words: str) -> bool:
    try:
        words.encode()
    except UnicodeEncodeError:
        return False
    return True
