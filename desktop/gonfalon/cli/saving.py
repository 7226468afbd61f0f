"""Games of a terminal in files: where one may be written, and what is said about it."""

from __future__ import annotations

from pathlib import Path

from gonfalon.cli.going_on import CONTINUE
from gonfalon.core.record import SUFFIX, RecordError, read_file, write
from gonfalon.core.slips import shortened
from gonfalon.core.writing import replace_file, try_replacing
from gonfalon.session.match import Match
from gonfalon.session.opening import goes_on

RECORD = b"Gonfalon record "
"""How every record begins."""


class SaveError(OSError):
    """A game that cannot be written to a file; its text is a sentence."""


def path_of(text: str) -> Path:
    """The file that somebody names; it ends like a record if they say no ending.

    Raises:
        SaveError: when there is something else that must not be written over, or no folder for it.
    """
    path = Path(text)
    try:
        path = path.expanduser()
        if not path.suffix and not path.exists():
            path = path.with_name(path.name + SUFFIX)
        shown = shortened(path)
        if path.is_file():
            with path.open("rb") as file:
                begins = file.read(len(RECORD))
            if begins not in (RECORD, b""):
                raise SaveError(f"{shown} is there already and is no game; it stays as it is. Choose another name.")
        elif path.exists():
            raise SaveError(f"{shown} is no file; choose another name.")
        if not path.parent.is_dir():
            raise SaveError(f"There is no folder {shortened(path.parent)} to save a game in.")
        try_replacing(path)
    except SaveError:
        raise
    except (OSError, RuntimeError, ValueError) as error:
        raise SaveError(f"The game cannot be saved in '{shortened(text)}': {_reason(error)}.") from None
    return path


class Saving:
    """Writes a match to files, and knows whether what was written last is all of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path: Path | None = None
        """Where it was written last."""
        self.moves = 0
        """How many moves it had then."""
        self._written = b""

    def would_lose(self, path: Path) -> bool:
        """Whether a file has anything in it that is neither in this game nor was written by it: another game."""
        try:
            if not path.stat().st_size or (path == self.path and path.read_bytes() == self._written):
                return False
            return not goes_on(self.match.record(), read_file(path))
        except (FileNotFoundError, ValueError) as error:
            # A record that cannot be read is a ValueError too.
            return isinstance(error, RecordError)
        except OSError:
            return True

    def save(self, path: Path, over: bool = False) -> str:
        """Write the game as it is; returns what there is to say about that.

        Args:
            path: where.
            over: whether another game may be written over.

        Raises:
            SaveError: when that is not possible.
        """
        if not over and self.would_lose(path):
            raise SaveError(f"{shortened(path)} holds another game; it stays as it is. Choose another name.")
        record = self.match.record()
        data = write(record).encode()
        try:
            replace_file(path, data)
        except (OSError, ValueError) as error:
            raise SaveError(f"The game cannot be saved in {shortened(path)}: {_reason(error)}.") from None
        self.path, self.moves, self._written = path, len(self.match.moves), data
        hidden = "" if record.finished else " It is not finished: the file contains hidden cards."
        return f"The game is saved in {path}.{hidden}"

    @property
    def farewell(self) -> str:
        """Where the game can be found by somebody who leaves it now."""
        kept = f"'{CONTINUE}' goes on with it." if self.match.journal is not None else ""
        if self.path is None:
            return f"The game is kept: {kept}" if kept else "The game was not saved."
        if len(self.match.moves) == self.moves:
            return f"The game is saved in {self.path}."
        later = f"The game is saved in {self.path}, but not what happened after move {self.moves}."
        return f"{later} All of it is kept: {kept}" if kept else later


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error).rstrip(".")
