"""The game that was left last, taken up again, or why that is not possible."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from gonfalon.core.record import RecordError, printable
from gonfalon.session import opening
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.troubles import why_not_continued
from gonfalon.ui.application.kits import check_table

__all__ = ["Continued", "note", "take_up"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Continued:
    """What came of it."""

    match: Match | None
    """None where no game could be taken up."""
    troubles: tuple[str, ...] = ()
    """For each game that was left after it, the last first, a sentence: why it could not."""
    mendable: bool = False
    """Whether a game only lacks cards that its player may bring back."""


def take_up(folder: Path, shelves: Shelves) -> Continued:
    """Take up the last of the unfinished games of a folder that can be played on in the window."""
    match, errors = opening.take_up(folder, shelves, check_table)
    for error in errors:
        note(error)
    mendable = any(error.code == "missing-set" for error in errors)
    return Continued(match, tuple(map(why_not_continued, errors)), mendable)


def note(error: RecordError) -> None:
    """Write into the log why a game cannot be opened."""
    # Not its sentence: that may name the moves that were legal, and so a hand.
    _log.warning("%s, line %d: %s", printable(error.source), error.line, error.code)
