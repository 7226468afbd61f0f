"""The keys on the board of Ordonance: rivals, territories, free places, the hand, one's own panel."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsObject

from gonfalon.games.ordonance.window.table_layout import hand_order
from gonfalon.games.ordonance.window.territory import TerritoryItem
from gonfalon.games.ordonance.window.unit_items import UnitItem
from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.focus import BoardFocus, Zone
from gonfalon.ui.board.player_panel import PlayerPanel

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene


class Focus(BoardFocus):
    """The keyboard focus on the things of the board."""

    scene: OrdonanceScene

    def all_zones(self) -> Iterable[Zone]:
        scene = self.scene
        return (
            self.rivals(),
            Zone("territories", translate("Focus", "Territories"), scene.territories),
            self.places(scene.move_input.places if scene.move_input.selected >= 0 else ()),
            self.hand(hand_order(scene.table, scene.viewer) if scene.viewer >= 0 else ()),
            self.own(),
            Zone("tracker", translate("Focus", "Unseen cards"), [scene.unseen_line]),
        )

    def shows(self, thing: QGraphicsObject | None) -> bool:
        return isinstance(thing, (CardItem, TerritoryItem))

    def presses(self, thing: QGraphicsObject) -> bool:
        return isinstance(thing, TerritoryItem) or thing is self.scene.unseen_line or super().presses(thing)

    def spoken(self, thing: QGraphicsObject) -> str:
        scene = self.scene
        words, table = scene.words, scene.table
        if isinstance(thing, UnitItem):
            return words.describe_card(table, thing.number, scene.viewer)
        if isinstance(thing, TerritoryItem):
            return words.describe_territory(table, thing.index, scene.viewer)
        if isinstance(thing, DropTargetItem):
            return words.describe_place(table, scene.viewer, thing.put, scene.move_input.selected)
        if isinstance(thing, PlayerPanel):
            return words.describe_seat(table, scene.panels_by_seat.index(thing))
        tally = scene.unseen_line.unseen
        if thing is not scene.unseen_line or tally is None:
            return ""
        return f"{words.describe_unseen(tally.cards, tally.by_icon)} {words.decks(table)}"

    @property
    def unit(self) -> UnitItem | None:
        """The unit that the mouse rests on, else the one that the keys are at."""
        return next((thing for thing in (self._hovered, self.item) if isinstance(thing, UnitItem)), None)

    def change_places(self, one: UnitItem, other: UnitItem) -> None:
        """Two cards take each other's places: what is pointed at lies where it lay."""
        one.hovered, other.hovered = other.hovered, one.hovered
        one.focused, other.focused = other.focused, one.focused
        changed: dict[QGraphicsObject | None, UnitItem] = {one: other, other: one}
        self._hovered = changed.get(self._hovered, self._hovered)
        self.item = changed.get(self.item, self.item)

    def _take(self) -> bool:
        if self.item is self.scene.unseen_line:
            self.scene.fold_unseen_cards()
            return True
        if isinstance(self.item, TerritoryItem):
            self.scene.explain(self.item.index)
            return True
        return super()._take()

    def close(self) -> bool:
        scene = self.scene
        return scene.close_callout() or scene.close_unseen_cards()

    def territory(self) -> int:
        """The territory that the keys or the mouse are at, from 0; -1 for none."""
        for thing in (self.item, self._hovered):
            if isinstance(thing, TerritoryItem):
                return thing.index
            if thing is not None:
                at = self.scene.column_at(thing.mapToScene(thing.boundingRect().center()))
                if at >= 0:
                    return at
        return -1
