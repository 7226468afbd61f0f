"""Saved games of the terminal: resumed, opened, and written to files."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from gonfalon.core.diagnostics import shortened
from gonfalon.core.files import check_replaceable, replace_file
from gonfalon.core.record import SUFFIX, RecordError, format_record, read_record
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal, make_folder_private
from gonfalon.session.match import Match
from gonfalon.session.open_record import OpenedRecord, SavedState, continues, inspect_record, resume_latest, start_match
from gonfalon.texts.error_messages import resume_failed, save_failed
from gonfalon.texts.translations import translate
from gonfalon.user.folders import games_folder

CONTINUE = "gonfalon play --continue"
"""What goes on with the game that was left last."""
_KEPT: Mapping[SavedState, Callable[[], str]] = {
    SavedState.FURTHER: lambda: translate(
        "Terminal", "This game is saved here already, further along than in {file}: it goes on where it was left."
    ),
    SavedState.BEHIND: lambda: translate(
        "Terminal",
        "This game is saved here already, but {file} is further along: it goes on from there. The other is kept too.",
    ),
    SavedState.PLAYED_OUT: lambda: translate(
        "Terminal", "This game was played to its end here, and this is how it ended."
    ),
}


class NoSavedGame(ValueError):
    """A game that cannot be gone on with; its text is a sentence."""


def resume_last_game(card_sources: CardSources) -> tuple[Match, list[str]]:
    """The game that was left last, and why those after it cannot be gone on with.

    Raises:
        NoSavedGame: when there is none.
    """
    folder = games_folder()
    make_folder_private(folder)
    match, errors = resume_latest(folder, card_sources)
    trouble = translate("Terminal", "This game cannot be continued: {reason}")
    troubles = [trouble.format(reason=resume_failed(error)) for error in errors[:3]]
    if match is None:
        nothing = translate("Terminal", "There is no unfinished game; games are kept in {folder}.").format(
            folder=folder
        )
        raise NoSavedGame("\n".join(troubles) or nothing)
    if troubles:
        troubles.append(translate("Terminal", "The unfinished game before that one goes on."))
    return match, troubles


def open_from_path(path: Path, card_sources: CardSources) -> tuple[OpenedRecord, list[str]]:
    """Return the record opened to be continued, and the messages about it.

    Raises:
        NoSavedGame: when that is not possible.
    """
    if not os.path.lexists(path):
        raise NoSavedGame(translate("Terminal", "There is no such file: {file}.").format(file=shortened(path)))
    try:
        found = inspect_record(path, games_folder(), card_sources)
    except RecordError as error:
        raise NoSavedGame(resume_failed(error)) from None
    said = _KEPT.get(found.kept)
    return found, [] if said is None else [said().format(file=shortened(path.name))]


def start_opened(found: OpenedRecord, card_sources: CardSources) -> tuple[Match, list[str]]:
    """The game to sit down at, kept from now on; and what is to be said where that is not possible.

    Raises:
        NoSavedGame: when the file has changed meanwhile.
    """
    try:
        match = start_match(found, games_folder(), card_sources)
    except RecordError as error:
        raise NoSavedGame(resume_failed(error)) from None
    return match, [] if match.over or match.save_error is None else [_unkept()]


def save_new_game(match: Match) -> list[str]:
    """Keep a new game like the games of the window; returns what is to be said where that is not possible."""
    match.start_saving_in(Journal(games_folder()))
    if match.save_error is None:
        return []
    return [save_failed(match.save_error.path, match.save_error.reason), _unkept()]


def _unkept() -> str:
    return translate("Terminal", "This game is not saved: it is lost at the end unless you save it.")


RECORD = b"Gonfalon record "
"""How every record begins."""


class SaveError(OSError):
    """A game that cannot be written to a file; its text is a sentence."""


def save_path(text: str) -> Path:
    """Return the path that the user names; it gets the ending of a record if they give none.

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
        check_replaceable(path)
    except SaveError:
        raise
    except (OSError, RuntimeError, ValueError) as error:
        raise _unsaved(text, error) from None
    return path


class GameSaver:
    """Writes a match to files, and knows whether what was written last is all of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.path: Path | None = None
        """Where it was written last."""
        self.moves = 0
        """How many moves it had then."""
        self._written = b""

    def would_lose(self, path: Path) -> bool:
        """Return whether a file has anything in it that is neither in this game nor was written by it: another game."""
        try:
            if not path.stat().st_size or (path == self.path and path.read_bytes() == self._written):
                return False
            return not continues(self.match.record(), read_record(path))
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
        data = format_record(record).encode()
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
        """The message that says where a player who leaves now can find the game."""
        kept = self.match.journal is not None and self.match.retry_saving()
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
    return SaveError(save_failed(file, getattr(error, "strerror", None) or str(error).rstrip(".")))
