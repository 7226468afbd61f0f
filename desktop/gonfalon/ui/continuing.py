"""The game that was left last, taken up again, or why that is not possible."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

from gonfalon.session.journal import saved_games
from gonfalon.session.match import Match, RecordError
from gonfalon.session.shelves import Shelves
from gonfalon.ui.games.kit import check_table
from gonfalon.ui.texts.troubles import why_not_continued

__all__ = ["Continued", "take_up"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Continued:
    """What came of it."""

    match: Match | None
    """None where no game could be taken up."""
    troubles: tuple[str, ...] = ()
    """For each game, the last first, a sentence: why it could not."""
    mendable: bool = False
    """Whether a game only lacks cards that its player may bring back."""


def take_up(folder: Path, shelves: Shelves) -> Continued:
    """Take up the last of the unfinished games of a folder that can be played on."""
    troubles, mendable = [], False
    for saved in saved_games(folder):
        try:
            if saved.error is not None:
                raise saved.error
            if saved.record is not None:
                check_table(saved.record)
            return Continued(Match.resume(saved.path, shelves))
        except RecordError as error:
            # Not its sentence: that may name the moves that were legal, and so a hand.
            _log.warning("%s, line %d: %s", error.source, error.line, error.code)
            troubles.append(why_not_continued(error))
            mendable = mendable or error.code == "missing-set"
    return Continued(None, tuple(troubles), mendable)
