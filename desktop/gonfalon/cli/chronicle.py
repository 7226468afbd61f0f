"""What one seat has seen happen, line by line."""

from __future__ import annotations

from gonfalon.session.match import Match
from gonfalon.texts.lines import Line, add_line, told
from gonfalon.texts.tables import TextTable


class Chronicle:
    """Goes along with a match and tells it to one seat, -1 for a spectator; it knows only what that seat knows."""

    def __init__(self, match: Match, seat: int, table: TextTable) -> None:
        self.match = match
        self.seat = seat
        self.table = table
        self._begin()

    def _begin(self) -> None:
        self.lines: list[Line] = []
        """All that was told."""
        self.told = 0
        """How many moves it has heard of."""
        self.known = self.match.view(self.seat, 0).table
        """The table as this seat knew it after them."""
        self._teller = self.table.telling.teller(self.known)
        self._ahead = self._teller.opening(self.known)
        """What was told before the first move, until somebody has heard it."""

    def catch_up(self, until: int | None = None) -> list[Line]:
        """Tell what happened since the last time; up to now, or only so many moves of the match."""
        until = len(self.match.moves) if until is None else until
        new, self._ahead = self._ahead, []
        self.lines += new
        for deed in self.match.deeds(self.seat, self.told)[: until - self.told]:
            why = self.table.telling.why(deed.reason, deed.seat, self.known)
            lines = told(self._teller, self.known, deed.events, why)
            add_line(new, lines)
            add_line(self.lines, lines)
        self.told = until
        return new

    def go_back(self) -> None:
        """Forget what was taken back."""
        if self.told > len(self.match.moves):
            self._begin()
            self.catch_up()
