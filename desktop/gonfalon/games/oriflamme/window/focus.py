"""What the keys reach on an Oriflamme table, and what those who listen hear of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.spoken import spoken
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board import focus
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.focus import HAND, OWN, PLACES, RIVALS
from gonfalon.ui.board.places import PlaceItem

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Focus"]

QUEUE, COVERED = "queue", "covered"


class Focus(focus.Focus):
    """The rows are those of the queue, of a fan beneath it, of shelves and panels; `P` keeps a fan open."""

    scene: OriflammeScene

    def zones(self) -> dict[str, list[QGraphicsObject]]:
        scene = self.scene
        table = scene.table
        rightwards = table.seating.direction == "left-to-right"
        queue: list[QGraphicsObject] = [scene.items_by_number[card] for card in table.queue]
        places: list[QGraphicsObject] = [place for place in scene.asking.places if place.style != "chip"]
        places.sort(key=lambda place: place.rect.center().x() if isinstance(place, PlaceItem) else 0)
        rivals: list[QGraphicsObject] = sorted(
            (panel for panel in scene.panels_by_seat if not panel.own), key=lambda panel: panel.pos().x()
        )
        held = scene.asking.selected >= 0 or scene.asking.opens_gaps
        own = [panel for panel in scene.panels_by_seat if panel.own]
        shelves: dict[bool, list[QGraphicsObject]] = {True: [], False: []}
        for seat, panel in enumerate(scene.panels_by_seat):
            shelves[panel.own] += scene.shelves.of(seat)
        zones: dict[str, list[QGraphicsObject]] = {
            RIVALS: rivals,
            "shelves": sorted(shelves[False], key=lambda shelf: shelf.pos().x()),
            PLACES: places if held else [],
            QUEUE: queue if rightwards else queue[::-1],
            COVERED: [scene.items_by_number[card] for card in scene.fan.cards()],
            HAND: [scene.items_by_number[card] for card in self._hand()],
            "own shelves": shelves[True],
            OWN: [*own],
            "tray": [scene.tray] if scene.tray.isVisible() else [],
        }
        return {name: things for name, things in zones.items() if things}

    def _hand(self) -> list[int]:
        return self.scene.table.hands[self.scene.viewer] if self.scene.viewer >= 0 else []

    def first_zones(self) -> Sequence[str]:
        answers = {"target": QUEUE, "gap": PLACES, "place": HAND}
        return (answers.get(self.scene.asking.word, self.zone), HAND, QUEUE)

    def shows(self, thing: QGraphicsObject | None) -> bool:
        return isinstance(thing, (QueueCard, ShelfItem))

    def bring_into_sight(self, thing: QGraphicsObject) -> None:
        if self.zone == QUEUE and isinstance(thing, QueueCard) and not thing.isVisible():
            self.scene.scroll_to(self.scene.table.queue.index(thing.number))
            self.scene.rebuild()
        if isinstance(thing, PlaceItem) and not thing.isVisible():
            self.scene.scroll_by(thing.rect.center().x() - self.scene.measures.cloth.center().x())

    def reached(self, thing: QGraphicsItem | None) -> None:
        self.scene.fan.reach(thing)

    def may_take(self, card: CardItem) -> bool:
        return not self.scene.fan.holds(card.number)

    def close(self) -> bool:
        return self.scene.fan.top >= 0 and self.scene.fan.close()

    def column(self, way: int) -> float:
        if self.zone == COVERED and way < 0:
            # Back to the stack itself, wherever its fan reaches to.
            return self.scene.items_by_number[self.scene.fan.top].pos().x()
        return super().column(way)

    def headings(self) -> Mapping[str, str]:
        return {
            **super().headings(),
            QUEUE: translate("Focus", "Queue"),
            COVERED: translate("Focus", "Covered cards"),
            "shelves": translate("Focus", "Other players’ reserves"),
            "own shelves": translate("Focus", "Your reserve"),
            "tray": translate("Focus", "Verdicts"),
        }

    def spoken(self, thing: QGraphicsObject) -> str:
        return spoken(thing, self.scene.table, self.scene.viewer, self.scene.words.language)
