"""Games of a terminal in files: where one may be written, and what is said about it."""

from __future__ import annotations

from pathlib import Path

from gonfalon.cli.going_on import CONTINUE
from gonfalon.core.record import SUFFIX, RecordError, read_file, write
from gonfalon.core.slips import shortened
from gonfalon.core.writing import replace_file, try_replacing
from gonfalon.session.match import Match
from gonfalon.session.opening import goes_on
from gonfalon.texts.catalogue import translate
from gonfalon.texts.troubles import cannot_be_saved

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
                foreign = translate(
                    "Terminal", "{file} already exists and is not a game; it is left unchanged. Choose another name."
                )
                raise SaveError(foreign.format(file=shown))
        elif path.exists():
            raise SaveError(translate("Terminal", "{file} is not a file; choose another name.").format(file=shown))
        if not path.parent.is_dir():
            missing = translate("Terminal", "There is no folder {folder} to save a game in.")
            raise SaveError(missing.format(folder=shortened(path.parent)))
        try_replacing(path)
    except SaveError:
        raise
    except (OSError, RuntimeError, ValueError) as error:
        raise _unsaved(text, error) from None
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
            other = translate("Terminal", "{file} holds another game and is left unchanged. Choose another name.")
            raise SaveError(other.format(file=shortened(path)))
        record = self.match.record()
        data = write(record).encode()
        try:
            replace_file(path, data)
        except (OSError, ValueError) as error:
            raise _unsaved(path, error) from None
        self.path, self.moves, self._written = path, len(self.match.moves), data
        said = translate("Terminal", "The game is saved in {file}.").format(file=path)
        if record.finished:
            return said
        return f"{said} {translate('Terminal', 'It is not finished: the file contains hidden cards.')}"

    @property
    def farewell(self) -> str:
        """Where the game can be found by somebody who leaves it now."""
        kept = self.match.journal is not None and self.match.try_to_keep()
        if self.path is None:
            text = translate("Terminal", "The game was not saved.")
            if kept:
                text = translate("Terminal", "The game is saved: '{command}' continues it.")
            return text.format(command=CONTINUE)
        if len(self.match.moves) == self.moves:
            return translate("Terminal", "The game is saved in {file}.").format(file=self.path)
        later = translate("Terminal", "The game is saved in {file}, but not what happened after move {number}.")
        told = [later.format(file=self.path, number=self.moves)]
        if kept:
            told.append(translate("Terminal", "All of it is saved: '{command}' continues it.").format(command=CONTINUE))
        return " ".join(told)


def _unsaved(file: str | Path, error: Exception) -> SaveError:
    return SaveError(cannot_be_saved(file, getattr(error, "strerror", None) or str(error).rstrip(".")))
