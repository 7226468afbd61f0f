"""Games of a terminal in files: where one may be written, and what is said about it."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.record import SUFFIX, write
from gonfalon.core.writing import replace_file
from gonfalon.session.match import Match

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
        if path.is_file():
            with path.open("rb") as file:
                begins = file.read(len(RECORD))
            if begins not in (RECORD, b""):
                raise SaveError(f"{path} is there already and is no game; it stays as it is. Choose another name.")
        elif path.exists():
            raise SaveError(f"{path} is no file; choose another name.")
        if not path.parent.is_dir():
            raise SaveError(f"There is no folder {path.parent} to save a game in.")
    except SaveError:
        raise
    except (OSError, RuntimeError, ValueError) as error:
        raise SaveError(f"The game cannot be saved in '{text}': {_reason(error)}.") from None
    return path


class Saving:
    """Writes a match to files, and knows whether what was written last is all of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path: Path | None = None
        """Where it was written last."""
        self.moves = 0
        """How many moves it had then."""

    def save(self, path: Path) -> str:
        """Write the game as it is; returns what there is to say about that.

        Raises:
            SaveError: when that is not possible.
        """
        record = self.match.record()
        try:
            replace_file(path, write(record).encode())
        except (OSError, ValueError) as error:
            raise SaveError(f"The game cannot be saved in {path}: {_reason(error)}.") from None
        self.path, self.moves = path, len(self.match.moves)
        hidden = "" if record.finished else " It is not finished: the file contains hidden cards."
        return f"The game is saved in {path}.{hidden}"

    @property
    def farewell(self) -> str:
        """Where the game can be found by somebody who leaves it now."""
        if self.path is None:
            return "The game was not saved."
        if len(self.match.moves) == self.moves:
            return f"The game is saved in {self.path}."
        return f"The game is saved in {self.path}, but not what happened after move {self.moves}."


def _reason(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
