"""The views that games have in the window."""

from __future__ import annotations

import logging

from gonfalon.core.record import Record, RecordError, printable
from gonfalon.games import GAMES
from gonfalon.ui.board.game_view import AnyGameView, GameView


def game_views() -> dict[str, AnyGameView]:
    """The views of all games that have one, by what records call the game; each is imported by this."""
    found = {game.name: game.game_view for game in GAMES.values()}
    return {name: made for name, made in found.items() if isinstance(made, GameView)}


def game_view(game: str) -> AnyGameView:
    """The view of a game by the name that records know it by, imported when it is first asked for.

    Raises:
        LookupError: when there is no such game, or it has no table here.
    """
    found = GAMES[game].game_view if game in GAMES else None
    if not isinstance(found, GameView):
        raise LookupError(f"There is no table for the game '{game}'; there is one for {', '.join(game_views())}.")
    return found


def check_table(record: Record) -> None:
    """See whether the game of a record can be shown in the window.

    Raises:
        RecordError: when it has no table here.
    """
    if record.game in GAMES and GAMES[record.game].game_view is None:
        sentence = f"the game '{record.game}' has no table in the window yet; `gonfalon play` plays it in a terminal."
        raise RecordError("no-table", sentence, record.source)


_log = logging.getLogger(__name__)


def log_record_error(error: RecordError) -> None:
    """Write into the log why a game cannot be opened."""
    # Not its sentence: that may name the moves that were legal, and so a hand.
    _log.warning("%s, line %d: %s", printable(error.source), error.line, error.code)
