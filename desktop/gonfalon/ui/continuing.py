"""The game that was left last, taken up again, or why that is not possible."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from gonfalon.session import opening
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.ui.games.kit import check_table
from gonfalon.ui.texts.troubles import why_not_continued

__all__ = ["Continued", "take_up"]


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
    mendable = any(error.code == "missing-set" for error in errors)
    return Continued(match, tuple(map(why_not_continued, errors)), mendable)
