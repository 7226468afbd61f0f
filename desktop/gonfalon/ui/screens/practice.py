"""Who sits where in a practice game: the rows of the start screen for the seats of a game that goes on."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.bots.ladder import ladder
from gonfalon.session.match import Match
from gonfalon.session.seats import Seat
from gonfalon.ui.screens.seat_list import SeatList
from gonfalon.ui.screens.seating import PlannedSeat, SeatPlan

__all__ = ["PracticeSeats"]


class PracticeSeats(QWidget):
    """Everybody keeps the family and the place; only who plays there may be somebody else."""

    def __init__(self, match: Match) -> None:
        super().__init__()
        self._match = match
        game = match.game
        moved = [seat for seat in match.seats if seat.bot not in game.automata]
        self.seating = SeatPlan(
            [PlannedSeat(seat.family, seat.name, seat.bot, language=seat.language) for seat in moved],
            game=game.name,
            fewest=len(moved),
            most=len(moved),
            bots={bot: game.player(bot) for bot in reversed(game.bots)},
            ladder=ladder(game.name),
            fixed=True,
        )
        self.rows = SeatList(self.seating)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.rows)

    def stops(self) -> list[QWidget]:
        """What the keyboard goes to, one after the other."""
        parts = (
            part
            for row in self.rows.order()
            for part in (row.name, *row.player.segments(), row.bot, row.character, row.language)
        )
        return [part for part in parts if part.isVisible() and part.isEnabled()]

    def seats(self) -> tuple[Seat, ...]:
        """Everybody who plays on, in the order of the game."""
        chosen = {seat.family: seat for seat in self.seating.seats()}
        return tuple(chosen.get(seat.family, seat) for seat in self._match.seats)
