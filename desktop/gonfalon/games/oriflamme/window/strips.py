"""The panels of the families: who sits there, and what everybody may count of influence and cards."""

from __future__ import annotations

from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.session.seats import Seat
from gonfalon.ui.board.strip_panel import StripFigures, StripPanel

__all__ = ["SeatPanel", "figures_of"]


def figures_of(table: Table, seat: int, who: Seat, words: Wording, own: bool, active: bool) -> StripFigures:
    """What the table says of a seat."""
    return StripFigures(
        family=who.family,
        name=who.name,
        line=words.names.seat_line(who.family, who.bot, own=own),
        score=table.pool[seat],
        icon="coin-1",
        counts=(
            ("marker-hand", len(table.hands[seat])),
            ("marker-discard", len(table.discard_pile(seat))),
            ("marker-reserve", len(table.reserve(seat))),
        ),
        token="token-first-player" if seat == table.first and table.round > 0 else "",
        active=active,
        tips=words.figure_tips(table, seat),
    )


class SeatPanel(StripPanel):
    """The panel of a family, from which its cards in reserve hang as shelves."""

    def shown_counts(self, figures: StripFigures) -> tuple[tuple[str, int], ...]:
        # In a narrow strip the shelf alone says what is in reserve.
        return figures.counts[:-1] if self.narrow else figures.counts
