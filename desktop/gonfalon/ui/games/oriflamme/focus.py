"""The keyboard on the board, and the mouse where it only rests: one card is pointed at, one has the focus.

Arrows move within a row and from row to row, Enter takes and lays, Esc lays back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.games.oriflamme.queue_card import QueueCard
from gonfalon.ui.games.oriflamme.shelf_item import ShelfItem
from gonfalon.ui.games.oriflamme.spoken import spoken
from gonfalon.ui.games.oriflamme.strips import SeatPanel
from gonfalon.ui.games.oriflamme.tray import TrayItem

if TYPE_CHECKING:
    from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["Focus"]

REST_MS = 150
"""How long the mouse rests on a card before it is shown large."""
Key = Qt.Key


class Focus:
    """Which thing of the board the keys are at."""

    def __init__(self, scene: OriflammeScene) -> None:
        self.scene = scene
        self.item: QGraphicsObject | None = None
        self._zone = "hand"
        self._hovered: QGraphicsObject | None = None
        self._rest = QTimer(scene)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._rested)

    def reset(self) -> None:
        """Forget everything, for a board that is built anew."""
        self._rest.stop()
        self.item = self._hovered = None
        self._zone = "hand"

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def hover(self, item: QGraphicsItem | None) -> None:
        """The mouse is over this, or over nothing."""
        new = item if isinstance(item, (QueueCard, SeatPanel, ShelfItem, TrayItem, PlaceItem)) else None
        if new is self._hovered:
            return
        old, self._hovered = self._hovered, new
        for thing, on in ((old, False), (new, True)):
            if isinstance(thing, QueueCard):
                self.point(thing, on)
            elif isinstance(thing, (SeatPanel, ShelfItem, TrayItem)):
                thing.hovered = on
                thing.update()
            elif isinstance(thing, PlaceItem):
                thing.set_state(hovered=on)
        self._rest.start()

    def point(self, card: QueueCard, on: bool) -> None:
        """Let a card rise that is pointed at, or lie again; one that cannot be chosen is veiled instead."""
        card.hovered = on
        self._rise(card)

    def _rise(self, card: QueueCard) -> None:
        card.veiled = (card.hovered or card.focused) and not self.scene.asking.eligible(card.number)
        card.update()
        if self.scene.director.idle:
            self.scene.glide_home()

    def leave(self) -> None:
        """The mouse left the board."""
        self.scene.hover(None)

    def _rested(self) -> None:
        things = (thing for thing in (self._hovered, self.item) if isinstance(thing, (QueueCard, ShelfItem)))
        self.scene.surroundings.point_at(next(things, None))

    def _hand(self) -> list[int]:
        return self.scene.table.hands[self.scene.viewer] if self.scene.viewer >= 0 else []

    # -- the keys ------------------------------------------------------------------------------------------------------

    def zones(self) -> dict[str, list[QGraphicsObject]]:
        """The rows of things that the keys reach, from the top of the board to its foot."""
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
            "rivals": rivals,
            "shelves": sorted(shelves[False], key=lambda shelf: shelf.pos().x()),
            "places": places if held else [],
            "queue": queue if rightwards else queue[::-1],
            "covered": [scene.items_by_number[card] for card in scene.fan.cards()],
            "hand": [scene.items_by_number[card] for card in self._hand()],
            "own shelves": shelves[True],
            "own": [*own],
            "tray": [scene.tray] if scene.tray.isVisible() else [],
        }
        return {name: things for name, things in zones.items() if things}

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key; False when it means nothing here."""
        key = event.key()
        if key in (Key.Key_Left, Key.Key_Right):
            self._along(-1 if key == Key.Key_Left else 1)
        elif key in (Key.Key_Up, Key.Key_Down):
            self._across(-1 if key == Key.Key_Up else 1)
        elif key in (Key.Key_Home, Key.Key_End):
            self._to_end(last=key == Key.Key_End)
        elif key in (Key.Key_Return, Key.Key_Enter):
            return self._take()
        elif key == Key.Key_Escape:
            return self._escape()
        elif key == Key.Key_P:
            return self.scene.fan.pin()
        else:
            return False
        return True

    def show(self) -> None:
        """The keyboard has come to the board: show where it is."""
        if self.item is None or not self.item.isVisible():
            zones = self.zones()
            # Where the question is answered, else where the keys were last.
            answers = {"target": "queue", "gap": "places", "place": "hand"}
            wanted = (answers.get(self.scene.asking.word, self._zone), "hand", "queue", *zones)
            name = next((name for name in wanted if name in zones), "")
            if name:
                things = zones[name]
                targets = self.scene.asking.targets()
                first = next(
                    (thing for thing in things if isinstance(thing, QueueCard) and thing.number in targets), things[0]
                )
                self._go(name, first)
        else:
            self._mark(self.item, True)

    def hide(self) -> None:
        """The mouse has taken over: no ring."""
        if self.item is not None:
            self._mark(self.item, False)
            self.item = None
            self.scene.fan.reach(self._hovered)

    def _along(self, way: int) -> None:
        zones = self.zones()
        things = zones.get(self._zone, [])
        if self.item not in things:
            self.show()
            return
        index = things.index(self.item) + way
        if 0 <= index < len(things):
            self._go(self._zone, things[index])

    def _across(self, way: int) -> None:
        zones = self.zones()
        names = list(zones)
        if self.item is None or self._zone not in names:
            self.show()
            return
        index = names.index(self._zone) + way
        if 0 <= index < len(names):
            x = self.item.mapToScene(self.item.boundingRect().center()).x()
            if self._zone == "covered" and way < 0:
                # Back to the stack itself, wherever its fan reaches to.
                x = self.scene.items_by_number[self.scene.fan.top].pos().x()
            things = zones[names[index]]
            nearest = min(things, key=lambda thing: abs(thing.mapToScene(thing.boundingRect().center()).x() - x))
            self._go(names[index], nearest)

    def _to_end(self, last: bool) -> None:
        things = self.zones().get(self._zone, [])
        if things:
            self._go(self._zone, things[-1 if last else 0])

    def _go(self, zone: str, thing: QGraphicsObject) -> None:
        if self.item is not None:
            self._mark(self.item, False)
        self._zone, self.item = zone, thing
        if zone == "queue" and isinstance(thing, QueueCard) and not thing.isVisible():
            self.scene.scroll_to(self.scene.table.queue.index(thing.number))
            self.scene.rebuild()
        if isinstance(thing, PlaceItem) and not thing.isVisible():
            self.scene.scroll_by(thing.rect.center().x() - self.scene.measures.cloth.center().x())
        self._mark(thing, True)
        self.scene.fan.reach(thing)
        if isinstance(thing, (QueueCard, ShelfItem)):
            self.scene.surroundings.point_at(thing)
        self.scene.focus_moved.emit(thing)
        self._speak(thing)

    def _speak(self, thing: QGraphicsObject) -> None:
        """Let those who listen hear what lies in reserve, or how many verdict tokens are left."""
        if isinstance(thing, (ShelfItem, TrayItem)):
            for view in self.scene.views():
                view.setAccessibleName(spoken(self.scene, thing))
                QAccessible.updateAccessibility(QAccessibleEvent(view, QAccessible.Event.NameChanged))

    def _mark(self, thing: QGraphicsObject, on: bool) -> None:
        if isinstance(thing, PlaceItem):
            thing.set_state(focused=on)
            return
        if isinstance(thing, (QueueCard, SeatPanel, ShelfItem, TrayItem)):
            thing.focused = on
            thing.update()
        if isinstance(thing, QueueCard):
            self._rise(thing)

    def _take(self) -> bool:
        item = self.item
        if item is None:
            self.show()
            return True
        asking = self.scene.asking
        if isinstance(item, SeatPanel):
            self.scene.pile_wanted.emit(self.scene.panels_by_seat.index(item))
        elif isinstance(item, PlaceItem):
            self.item = None
            self.scene.surroundings.point_at(None)
            asking.click(item)
        elif isinstance(item, QueueCard) and not self.scene.fan.holds(item.number):
            asking.click(item)
            if asking.selected == item.number and (places := self.zones().get("places")):
                self._go("places", places[0])
        return True

    def _escape(self) -> bool:
        if self.scene.fan.top >= 0 and self.scene.fan.close():
            return True
        if self.scene.pointer.dragged is not None:
            self.scene.pointer.cancel()
            return True
        selected = self.scene.asking.selected
        if self.scene.asking.put_down():
            self._go("hand", self.scene.items_by_number[selected])
            return True
        return False
