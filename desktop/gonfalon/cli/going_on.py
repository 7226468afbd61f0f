"""Saved games that go on in the terminal, in the same folder as those of the window."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from gonfalon.core.record import RecordError
from gonfalon.core.slips import shortened
from gonfalon.session.journal import Journal, close_folder
from gonfalon.session.match import Match
from gonfalon.session.opening import Found, Kept, enter, examine, take_up
from gonfalon.session.shelves import Shelves
from gonfalon.texts.catalogue import translate
from gonfalon.texts.troubles import cannot_be_saved, why_not_continued
from gonfalon.user.folders import games_folder

CONTINUE = "gonfalon play --continue"
"""What goes on with the game that was left last."""
_KEPT: Mapping[Kept, Callable[[], str]] = {
    Kept.FURTHER: lambda: translate(
        "Terminal", "This game is saved here already, further along than in {file}: it goes on where it was left."
    ),
    Kept.BEHIND: lambda: translate(
        "Terminal",
        "This game is saved here already, but {file} is further along: it goes on from there. The other is kept too.",
    ),
    Kept.PLAYED_OUT: lambda: translate("Terminal", "This game was played to its end here, and this is how it ended."),
}


class NoGame(ValueError):
    """A game that cannot be gone on with; its text is a sentence."""


def last_left(shelves: Shelves) -> tuple[Match, list[str]]:
    """The game that was left last, and why those after it cannot be gone on with.

    Raises:
        NoGame: when there is none.
    """
    folder = games_folder()
    close_folder(folder)
    match, errors = take_up(folder, shelves)
    trouble = translate("Terminal", "This game cannot be continued: {reason}")
    troubles = [trouble.format(reason=why_not_continued(error)) for error in errors[:3]]
    if match is None:
        nothing = translate("Terminal", "There is no unfinished game; games are kept in {folder}.").format(
            folder=folder
        )
        raise NoGame("\n".join(troubles) or nothing)
    if troubles:
        troubles.append(translate("Terminal", "The unfinished game before that one goes on."))
    return match, troubles


def found_in(path: Path, shelves: Shelves) -> tuple[Found, list[str]]:
    """What going on with a record leads to, and what is to be said about that.

    Raises:
        NoGame: when that is not possible.
    """
    if not os.path.lexists(path):
        raise NoGame(translate("Terminal", "There is no such file: {file}.").format(file=shortened(path)))
    try:
        found = examine(path, games_folder(), shelves)
    except RecordError as error:
        raise NoGame(why_not_continued(error)) from None
    said = _KEPT.get(found.kept)
    return found, [] if said is None else [said().format(file=shortened(path.name))]


def entered(found: Found, shelves: Shelves) -> tuple[Match, list[str]]:
    """The game to sit down at, kept from now on; and what is to be said where that is not possible.

    Raises:
        NoGame: when the file has changed meanwhile.
    """
    try:
        match = enter(found, games_folder(), shelves)
    except RecordError as error:
        raise NoGame(why_not_continued(error)) from None
    return match, [] if match.over or match.unkept is None else [_unkept()]


def keep(match: Match) -> list[str]:
    """Keep a new game like the games of the window; returns what is to be said where that is not possible."""
    match.keep_in(Journal(games_folder()))
    if match.unkept is None:
        return []
    return [cannot_be_saved(match.unkept.path, match.unkept.reason), _unkept()]


def _unkept() -> str:
    return translate("Terminal", "This game is not saved: it is lost at the end unless you save it.")
