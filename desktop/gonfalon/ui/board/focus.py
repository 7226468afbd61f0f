"""The keyboard on the board, and the mouse where it only rests: one thing is pointed at, one has the focus.

Arrows move within a row and from row to row, Enter takes and lays.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.texts.translations import translate
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.panel_items import FocusableItem

if TYPE_CHECKING:
    from gonfalon.ui.board.table_scene import TableScene

REST_MS = 150
"""How long the mouse rests on a thing before more is shown of it."""
HAND, PLACES, RIVALS, OWN = "hand", "places", "rivals", "own"
"""The zones that every table has: what is picked up, where it is laid, the panels of the others, and one's own."""
Key = Qt.Key


class Zone(NamedTuple):
    """A named place on the board: the things that lie there, in the order of the keys."""

    name: str
    heading: str
    """The screen reader's name for the zone."""
    things: Sequence[QGraphicsObject]


class BoardFocus:
    """The keyboard focus on the board."""

    scene: TableScene

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.item: QGraphicsObject | None = None
        self.zone = HAND
        self._hovered: QGraphicsObject | None = None
        self._rest = QTimer(scene, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._rested)

    def reset(self) -> None:
        """Forget everything, for a board that is built anew."""
        self._rest.stop()
        self.item = self._hovered = None
        self.zone = HAND

    # -- the zones -----------------------------------------------------------------------------------------------------

    def standing(self, thing: QGraphicsObject) -> str:
        """Return the last part of the screen reader's text for a thing: whether it can be chosen now."""
        if isinstance(thing, CardItem) and thing.number == self.scene.move_input.selected:
            return translate("Focus", "picked up")
        return translate("Focus", "can be chosen") if self.answers(thing) else ""

    def answers(self, thing: QGraphicsObject) -> bool:
        """Return whether Enter answers with a thing, or picks it up."""
        move_input = self.scene.move_input
        if isinstance(thing, CardItem) and move_input.decision is not None:
            answers = thing.number in move_input.targets() or move_input.may_pick(thing.number)
            return answers and self.scene.may_take(thing)
        return isinstance(thing, DropTargetItem)

    def zones(self) -> dict[str, Zone]:
        """Return the zones where there is something now, by their names."""
        return {zone.name: zone for zone in self.scene.all_zones() if zone.things}

    def things_of(self, zone: str) -> Sequence[QGraphicsObject]:
        """Return the things of a zone, none where there is no such zone now."""
        return next((each.things for each in self.scene.all_zones() if each.name == zone), ())

    @property
    def pointed(self) -> QGraphicsObject | None:
        """The thing under the mouse, else the thing with the keyboard focus."""
        return self._hovered or self.item

    @property
    def both(self) -> tuple[QGraphicsObject | None, QGraphicsObject | None]:
        """The thing under the mouse, and the thing with the keyboard focus."""
        return self._hovered, self.item

    @property
    def words(self) -> str:
        """The screen reader's text for the thing with the keyboard focus."""
        return "" if self.item is None else self.scene.read_aloud(self.item)

    # -- the mouse -----------------------------------------------------------------------------------------------------

    def hover(self, item: QGraphicsItem | None) -> None:
        """The mouse is over this, or over nothing."""
        new = item if isinstance(item, (CardItem, FocusableItem, DropTargetItem)) else None
        if new is self._hovered:
            return
        old, self._hovered = self._hovered, new
        for thing, on in ((old, False), (new, True)):
            if isinstance(thing, CardItem):
                self.point(thing, on)
            elif isinstance(thing, FocusableItem):
                thing.hovered = on
                thing.update()
            elif isinstance(thing, DropTargetItem):
                thing.set_state(hovered=on)
        self._rest.start()

    def point(self, card: CardItem, on: bool) -> None:
        """Let a card rise that is pointed at, or lie again; one that cannot be chosen is veiled instead."""
        card.hovered = on
        self._rise(card)

    def _rise(self, card: CardItem) -> None:
        card.veiled = (card.hovered or card.focused) and not self.scene.move_input.eligible(card.number)
        card.update()
        if self.scene.animation_queue.idle:
            self.scene.glide_home()

    def leave(self) -> None:
        """The mouse left the board."""
        self.scene.hover(None)

    def _rested(self) -> None:
        self.scene.point_at(next((thing for thing in (self._hovered, self.item) if self.scene.shows_more(thing)), None))

    # -- the keys ------------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """Act on a key; False when it means nothing here. A key that is held down goes on, but answers once."""
        key = event.key()
        if event.isAutoRepeat() and key in (Key.Key_Return, Key.Key_Enter):
            return True
        if key in (Key.Key_Left, Key.Key_Right):
            self._along(-1 if key == Key.Key_Left else 1)
        elif key in (Key.Key_Up, Key.Key_Down):
            self._across(-1 if key == Key.Key_Up else 1)
        elif key in (Key.Key_Home, Key.Key_End) and self.scene.move_input.decision is not None:
            # While others act, End leads on to one's own turn: a moment late it must not go elsewhere.
            if self.item is not None:
                self._to_end(last=key == Key.Key_End)
        elif key in (Key.Key_Return, Key.Key_Enter):
            return self.enter()
        else:
            return False
        return True

    def enter(self) -> bool:
        """Do what Enter does; False when that is nothing."""
        if not self.scene.animation_queue.idle:
            # As a click does.
            self.scene.animation_queue.hurry()
            return True
        return self._take()

    def show(self) -> None:
        """The keyboard has come to the board: show where it is."""
        if self.item is None or not self.item.isVisible():
            zones = self.zones()
            name = next((name for name in (*self.scene.first_zones(), *zones) if name in zones), "")
            if name:
                things = zones[name].things
                targets = self.scene.move_input.targets()
                first = next(
                    (thing for thing in things if isinstance(thing, CardItem) and thing.number in targets), things[0]
                )
                self.go(name, first)
        else:
            self._mark(self.item, True)

    def hide(self) -> None:
        """The mouse has taken over: no ring."""
        if self.item is not None:
            self._mark(self.item, False)
            self.item = None
            self.scene.keys_at(self._hovered)
            # What was shown of it gives way as well.
            self._rest.start()

    def _along(self, way: int) -> None:
        things = self.things_of(self.zone)
        if self.item is None or self.item not in things:
            self.show()
            return
        beside = self.scene.beside(self.item, way, 0)
        if beside is not None:
            self.go_to(beside)
            return
        index = things.index(self.item) + way
        if 0 <= index < len(things):
            self.go(self.zone, things[index])

    def _across(self, way: int) -> None:
        zones = [*self.zones().values()]
        names = [zone.name for zone in zones]
        if self.item is None or self.zone not in names:
            self.show()
            return
        beside = self.scene.beside(self.item, 0, way)
        if beside is not None:
            self.go_to(beside)
            return
        index = names.index(self.zone) + way
        if 0 <= index < len(zones):
            x = _middle(self.item)
            self.go(names[index], min(zones[index].things, key=lambda thing: abs(_middle(thing) - x)))

    def _to_end(self, last: bool) -> None:
        things = self.things_of(self.zone)
        if things:
            self.go(self.zone, things[-1 if last else 0])

    def go(self, zone: str, thing: QGraphicsObject) -> None:
        """Let the keys be at a thing of a zone."""
        if self.item is not None:
            self._mark(self.item, False)
        self.zone, self.item = zone, thing
        self.scene.bring_into_sight(thing)
        self._mark(thing, True)
        self.scene.keys_at(thing)
        if self.scene.shows_more(thing):
            self.scene.point_at(thing)
        self.scene.focus_moved.emit(thing)

    def go_to(self, thing: QGraphicsObject) -> bool:
        """Let the keys be at a thing, if it lies in a zone; return whether it does."""
        zone = next((zone.name for zone in self.scene.all_zones() if thing in zone.things), None)
        if zone is not None:
            self.go(zone, thing)
        return zone is not None

    def change_places(self, one: CardItem, other: CardItem) -> None:
        """Let two cards take each other's places: what is pointed at lies where it lay."""
        one.hovered, other.hovered = other.hovered, one.hovered
        one.focused, other.focused = other.focused, one.focused
        changed: dict[QGraphicsObject | None, CardItem] = {one: other, other: one}
        self._hovered = changed.get(self._hovered, self._hovered)
        self.item = changed.get(self.item, self.item)

    def _mark(self, thing: QGraphicsObject, on: bool) -> None:
        if isinstance(thing, DropTargetItem):
            thing.set_state(focused=on)
            return
        if isinstance(thing, (CardItem, FocusableItem)):
            thing.focused = on
            thing.update()
        if isinstance(thing, CardItem):
            self._rise(thing)

    def _take(self) -> bool:
        item, move_input = self.item, self.scene.move_input
        if item is None:
            if move_input.selected >= 0:
                self._lay_down()
                return True
            self.show()
            if move_input.decision is not None:
                self.scene.lost.emit()
            return True
        if self.scene.press(item):
            return True
        if isinstance(item, DropTargetItem):
            self.item = None
            self.scene.point_at(None)
            move_input.click(item)
        elif isinstance(item, CardItem) and self.scene.may_take(item):
            move_input.click(item)
            if move_input.selected == item.number and (places := self.things_of(PLACES)):
                self.go(PLACES, places[0])
        return True

    def _lay_down(self) -> None:
        """Go on with what the mouse has picked up: lay it on its only place, or let the keys choose one."""
        places = self.things_of(PLACES)
        if len(places) > 1:
            self.go(PLACES, places[0])
        else:
            self.scene.move_input.click(
                places[0] if places else self.scene.items_by_number[self.scene.move_input.selected]
            )

    def lay_back(self) -> bool:
        """Lay back what is in the hand of the player; False when that is nothing."""
        if self.scene.drag_controller.dragged is not None:
            self.scene.drag_controller.cancel()
            return True
        selected = self.scene.move_input.selected
        if self.scene.move_input.put_down():
            self.go(HAND, self.scene.items_by_number[selected])
            return True
        return False


def _middle(thing: QGraphicsObject) -> float:
    """The x of a thing's middle in the scene."""
    return thing.mapToScene(thing.boundingRect().center()).x()
