"""What units, columns and panels show of a table, as far as the seat that looks at it knows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gonfalon.games.ordonance.rules.armies import COMPANY, groups
from gonfalon.games.ordonance.rules.scoring import POINTS, counted
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.texts.wording import Wording
from gonfalon.games.ordonance.window.layout import row_of
from gonfalon.games.ordonance.window.look.units import UnitLook
from gonfalon.games.ordonance.window.territory import ArmyFigures, TerritoryFigures
from gonfalon.session.seats import Seat
from gonfalon.ui.board.strip_panel import StripFigures

__all__ = ["Appearance"]


class Appearance(NamedTuple):
    """A table in words and figures."""

    table: Table
    words: Wording
    viewer: int

    def dressed(self, face: int, family: str) -> UnitLook:
        """A unit in the colours of a family."""
        deck = self.table.seating.deck
        return UnitLook(deck.icons, deck.units[face].counts, self.words.unit(face), family)

    def owners(self) -> dict[int, str]:
        """The family of every card that is not in the pile, by its number."""
        table = self.table
        found: dict[int, str] = {}
        for seat, family in enumerate(table.seating.families):
            first = seat * table.seating.territories
            for cards in (table.hands[seat], *table.armies[first : first + table.seating.territories]):
                found |= dict.fromkeys(cards, family)
        return found

    def territory(self, territory: int) -> TerritoryFigures:
        """The figures of a territory, counted from 0."""
        table, count = self.table, self.table.seating.seats
        seats = sorted(range(count), key=lambda seat: row_of(seat, count, self.viewer))
        return TerritoryFigures(
            territory + 1,
            self.words.territory(territory),
            table.holder[territory] != NOBODY,
            tuple(self._army(seat, territory) for seat in seats),
        )

    def _army(self, seat: int, territory: int) -> ArmyFigures:
        table = self.table
        icons = table.seating.deck.icons
        found = groups(table.counts_of(seat, territory))
        return ArmyFigures(
            table.seating.families[seat],
            len(table.army(seat, territory)),
            tuple((icons[icon], count) for count, icon in found if count >= COMPANY),
            table.marker[territory] if table.holder[territory] == seat else 0,
            table.defeated(seat, territory),
        )

    def players(self, seats: Sequence[Seat], deciding: int) -> Iterator[StripFigures]:
        """The figures of each seat, of which one is `deciding`."""
        table, scores = self.table, counted(self.table)
        by_points = table.seating.scoring == POINTS
        # A flag stands for a territory.
        icon = "coin-1" if by_points else "ordonance-flag"
        for seat, who in enumerate(seats):
            yield StripFigures(
                family=who.family,
                name=who.name,
                line=self.words.seat_line(who.family, who.bot, seat == self.viewer),
                score=scores[seat],
                icon=icon,
                counts=(("marker-hand", len(table.hands[seat])),),
                active=seat == deciding,
                tips=(
                    (icon, self.words.describe_score(table, seat)),
                    ("marker-hand", self.words.describe_hand(table, seat)),
                ),
            )
