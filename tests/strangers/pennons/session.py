"""What a session has to know of Pennons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from gonfalon.core.game import Event
from gonfalon.core.record import MissingSet
from gonfalon.session.new_game import NewGame
from gonfalon.session.session_rules import IsOtherGamesFile, SessionRules, UndoRefusal
from tests.strangers.pennons.rules import SETS, Table


class Shelf:
    """The one set of cards."""

    ahead = False

    def texts_of(self, sets: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
        return ()

    def cards_of(self, sets: Sequence[tuple[str, str]], texts: Mapping[str, str]) -> None:
        if tuple(sets) != SETS:
            raise MissingSet("Pennons is played with its own cards.", 0, sets[0][0] if sets else "")


class PlayablePennons(SessionRules):
    def shelf(self, folder: Path | None, elsewhere: IsOtherGamesFile) -> Shelf:
        return Shelf()

    def given(self, new_game: NewGame, shelf: Shelf) -> dict[str, Any]:
        return dict(new_game.options)

    def deck(self, table: Table) -> None:
        return None

    def sets(self, deck: None) -> tuple[str, ...]:
        return (SETS[0][0],)

    def reveals(self, event: Event, seat: int) -> UndoRefusal | None:
        return None

    def summary(self, opening: Table, events: Iterable[Sequence[Any]], end: Table) -> list[int]:
        """Who holds each tower in the end."""
        return [end.holder(tower) for tower in range(len(end.towers))]
