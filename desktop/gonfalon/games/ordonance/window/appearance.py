"""What units, columns and panels of a scene show, taken from the table as far as its seat knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.games.ordonance.rules.armies import COMPANY, groups
from gonfalon.games.ordonance.rules.scoring import POINTS, sheet
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.window.layout import row_of
from gonfalon.games.ordonance.window.look.units import UnitLook
from gonfalon.games.ordonance.window.territory import ArmyFigures, TerritoryFigures
from gonfalon.games.ordonance.window.tracker import Unseen
from gonfalon.ui.board.player_panel import PlayerFigures
from gonfalon.ui.widgets.plain import set_tip

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene
    from gonfalon.games.ordonance.window.unit_item import UnitItem

__all__ = ["Appearance"]


class Appearance:
    """Dresses the items of one scene."""

    def __init__(self, scene: OrdonanceScene) -> None:
        self.scene = scene

    def refresh(self) -> None:
        """Take faces and figures from the table; nothing moves."""
        owners = self._owners()
        for item in self.scene.items_by_number:
            self._take_face(item, owners.get(item.number, ""))
        for territory in range(len(self.scene.territories)):
            self.scene.territories[territory].show_figures(self._territory(territory))
        self._refresh_panels()
        self._refresh_side()

    def learn(self, item: UnitItem) -> None:
        """Let an item take its face from the table, if the seat knows it."""
        self._take_face(item, self._owners().get(item.number, ""))

    def _take_face(self, item: UnitItem, family: str) -> None:
        face = self.scene.table.faces[item.number]
        look = None if face is None else self.dressed(face, family)
        if (look, look is not None) != (item.look, item.face_up):
            item.look, item.face_up = look, look is not None
            item.update()

    def dressed(self, face: int, family: str) -> UnitLook:
        """A unit in the colours of a family."""
        deck = self.scene.table.seating.deck
        return UnitLook(deck.icons, deck.units[face].counts, self.scene.words.unit(face), family)

    def _owners(self) -> dict[int, str]:
        """The family of every card that is not in the pile, by its number."""
        table = self.scene.table
        found: dict[int, str] = {}
        for seat, family in enumerate(table.seating.families):
            first = seat * table.seating.territories
            for cards in (table.hands[seat], *table.armies[first : first + table.seating.territories]):
                found |= dict.fromkeys(cards, family)
        return found

    # -- columns -------------------------------------------------------------------------------------------------------

    def _territory(self, territory: int) -> TerritoryFigures:
        scene, table = self.scene, self.scene.table
        seats = sorted(range(table.seating.seats), key=lambda seat: row_of(scene, seat))
        return TerritoryFigures(
            territory + 1,
            scene.words.territory(territory),
            table.holder[territory] != NOBODY,
            tuple(self._army(seat, territory) for seat in seats),
        )

    def _army(self, seat: int, territory: int) -> ArmyFigures:
        table = self.scene.table
        icons = table.seating.deck.icons
        found = groups(table.counts_of(seat, territory))
        return ArmyFigures(
            table.seating.families[seat],
            len(table.army(seat, territory)),
            tuple((icons[icon], count) for count, icon in found if count >= COMPANY),
            table.marker[territory] if table.holder[territory] == seat else 0,
            table.defeated(seat, territory),
        )

    # -- panels --------------------------------------------------------------------------------------------------------

    def _refresh_panels(self) -> None:
        scene, table = self.scene, self.scene.table
        counted = sheet(table)
        by_points = table.seating.scoring == POINTS
        scores = counted.points if by_points else counted.territories
        for seat, (panel, who) in enumerate(zip(scene.panels_by_seat, scene.seats, strict=True)):
            panel.show_figures(
                PlayerFigures(
                    family=who.family,
                    name=who.name,
                    line=scene.words.seat_line(who.family, who.bot, seat == scene.viewer),
                    score=scores[seat],
                    # A flag stands for a territory.
                    icon="coin-1" if by_points else "ordonance-flag",
                    counts=(("marker-hand", len(table.hands[seat])),),
                    active=seat == scene.deciding,
                )
            )
            set_tip(panel, scene.words.describe_seat(table, seat))

    def _refresh_side(self) -> None:
        scene, table = self.scene, self.scene.table
        words, families = scene.words, table.seating.families
        order = sorted((marker, holder) for marker, holder in zip(table.marker, table.holder, strict=True) if marker)
        holders = tuple(families[holder] for _, holder in order)
        scene.game_panel.show_markers(
            words.game(), words.turn_line(table), words.turn(table), holders, table.seating.territories
        )
        scene.deck.show_left(table.left, words.in_the_deck(table.left), words.left_in_the_deck(table.left))
        unseen = Unseen.of(table)
        count = words.unseen_of_all(unseen.cards, table.seating.size)
        scene.tracker.show_unseen(unseen, words.unseen_cards(), count, words.by_number_of_icons(), scene.tracker_folded)
        set_tip(scene.game_panel, words.markers_tip())
        for part in (scene.deck, scene.tracker):
            set_tip(part, words.decks(table))
