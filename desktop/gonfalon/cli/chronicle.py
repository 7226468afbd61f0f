"""What one seat has seen happen, in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.session.match import Match
from gonfalon.texts.tables import TextTable


class Chronicle:
    """Goes along with a match from one of its moves on and tells it to one seat, -1 for a spectator.

    It knows only what that seat knows.
    """

    def __init__(self, match: Match, seat: int, table: TextTable, names: Sequence[str], start: int = 0) -> None:
        self.match = match
        self.seat = seat
        self.table = table
        self.names = names
        self.start = start
        self._begin()

    def _begin(self) -> None:
        self.lines: list[str] = []
        """All that was told."""
        self.told = self.start
        """How many moves it has heard of."""
        self.known = self.match.view(self.seat, self.start).table
        """The table as this seat knew it after them."""

    def catch_up(self, until: int | None = None) -> list[str]:
        """Tell what happened since the last time, or since its start; up to now, or only so many moves of the match."""
        new: list[str] = []
        events = self.match.events_since(self.seat, self.told)
        if until is not None:
            events = events[: len(events) - len(self.match.events_since(self.seat, until))]
        for event in events:
            new += self.table.tell(event, self.known, self.seat, self.names)
            event.apply(self.known)
        self.told = len(self.match.moves) if until is None else until
        self.lines += new
        return new

    def go_back(self) -> None:
        """Forget what was taken back."""
        if self.told > len(self.match.moves):
            self._begin()
            self.catch_up()
