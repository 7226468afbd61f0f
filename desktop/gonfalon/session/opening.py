"""A record that somebody wants to open: what it is, and the game that is played on from it.

Only a game that lies among those of this program is played on in its file. Of a record from anywhere else a copy is
made, and the record is only read.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from gonfalon.core.record import SUFFIX, Record, read_file
from gonfalon.session.journal import FINISHED, Journal, finished_games, saved_games
from gonfalon.session.keeping import kept_folder
from gonfalon.session.match import Match, RecordError, check_bots
from gonfalon.session.shelves import Shelves

__all__ = ["Found", "Kept", "enter", "examine", "goes_on", "read_left", "take_up"]


Check = Callable[[Record], object]
"""Raises a `RecordError` for a record that cannot be played where somebody wants to."""


class Kept(Enum):
    """How a record stands to the games that are kept here."""

    HERE = "here"
    """It is one of them, or as far as one of them."""
    NOT_YET = "not yet"
    FURTHER = "further"
    """The same game is kept here, and more of it was played."""
    BEHIND = "behind"
    """The same game is kept here, and less of it was played."""
    PLAYED_OUT = "played out"
    """The same game is kept here, and was played to its end."""


@dataclass(frozen=True)
class Found:
    """What opening a record leads to."""

    match: Match
    """The game as it will be shown, not kept anywhere yet."""
    kept: Kept
    place: Path | None = None
    """The file of this program in which the game is played on; None where there is none yet, or at a game's end."""


def take_up(folder: Path, shelves: Shelves, check: Check = bool) -> tuple[Match | None, list[RecordError]]:
    """Take up the last of the unfinished games of a folder that can be played on; practice games wait in the library.

    Returns:
        The game, None where there is none; and why each of those cannot be taken up that were left after it.
    """
    troubles: list[RecordError] = []
    for saved in saved_games(folder):
        if saved.record is not None and saved.record.practice:
            continue
        try:
            if saved.error is not None:
                raise saved.error
            if saved.record is not None:
                check(saved.record)
            return Match.resume(saved.path, shelves), troubles
        except RecordError as error:
            troubles.append(error)
    return None, troubles


def examine(path: Path, folder: Path, shelves: Shelves, check: Check = bool) -> Found:
    """See what a record is, without writing anything.

    Args:
        path: the record, wherever it lies.
        folder: where games are kept.
        shelves: the cards that are at hand.
        check: refuses what cannot be played here.

    Raises:
        RecordError: when it cannot be opened.
    """
    place = _place(path, folder)
    given_a_name = _place(path, kept_folder(folder)) is not None
    if place is not None and os.path.lexists(place.parent / FINISHED / place.name):
        # It was finished, and the program was killed before it had tidied up.
        path, place = place.parent / FINISHED / place.name, None
    record = read_left(path)
    check(record)
    match = _restored(record, shelves)
    # Whoever has kept a game under a name wants it as it was then.
    if match.over or place is not None or given_a_name:
        return Found(match, Kept.HERE if place is not None else Kept.NOT_YET, None if match.over else place)
    return _found_here(match, record, folder, shelves)


def enter(found: Found, folder: Path, shelves: Shelves) -> Match:
    """The game to sit down at; without a journal where it is over.

    Raises:
        RecordError: when the file has changed meanwhile and cannot be played on any more.
    """
    match = found.match
    if match.over:
        return match
    if found.place is not None:
        return Match.resume(found.place, shelves)
    match.keep_in(Journal(folder))
    return match


def _place(path: Path, folder: Path) -> Path | None:
    """The file among the games that a path leads to, by way of links too; None for one that lies elsewhere."""
    try:
        true = Path(os.path.realpath(path))
        inside = true.parent.samefile(folder)
    except (OSError, ValueError):
        return None
    return folder / true.name if inside and true.suffix == SUFFIX and not true.name.startswith(".") else None


def read_left(path: Path) -> Record:
    """The record in a file, without a last line that was being written when its program was killed.

    Raises:
        RecordError: when more is wrong with it.
    """
    try:
        return read_file(path)
    except RecordError as error:
        if error.code != "truncated":
            raise
        # A move that was being written when the program or the power went; it was never shown.
        return Journal.reopen(path)[1]


def _restored(record: Record, shelves: Shelves) -> Match:
    match = Match.restore(record, shelves)
    if not match.over:
        check_bots(record, match.game)
    return match


def _found_here(match: Match, record: Record, folder: Path, shelves: Shelves) -> Found:
    """The same game as it is kept here, if it went at least as far as in the record; else the game of the record."""
    mine = [(saved.record, saved.path) for saved in saved_games(folder, record.seed) if saved.record is not None]
    as_far = [(kept, path) for kept, path in mine if goes_on(kept, record)]
    as_far.sort(key=lambda one: len(one[0].moves), reverse=True)
    for kept, path in as_far:
        try:
            here = _restored(kept, shelves)
        except RecordError:
            continue
        further = len(kept.moves) > len(record.moves)
        return Found(here, Kept.FURTHER if further else Kept.HERE, None if here.over else path)
    for path in finished_games(folder, record.seed):
        try:
            if goes_on(played := read_file(path), record):
                return Found(Match.restore(played, shelves), Kept.PLAYED_OUT)
        except RecordError:
            continue
    return Found(match, Kept.BEHIND if any(goes_on(record, kept) for kept, _ in mine) else Kept.NOT_YET)


def goes_on(longer: Record, shorter: Record) -> bool:
    """Whether both are the same game and the one begins with all moves of the other."""
    played, begun = ([(move.family, move.move) for move in record.moves] for record in (longer, shorter))
    return longer.bare == shorter.bare and played[: len(begun)] == begun
