"""Drag and drop with scene mouse events: press, lift, follow, drop, or just a click.

QDrag is not used: it is modal, cannot be driven by tests and breaks on some desktops.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsSceneMouseEvent

from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.furniture import Reachable
from gonfalon.ui.board.places import PlaceItem, best_place

__all__ = ["Board", "Pointer"]

MOST_TILT = 7.0
LONG_MS = 500
"""How long a press lasts that asks what something is."""


class Board(Protocol):
    """What the pointer asks of the scene it works on."""

    def may_lift(self, card: CardItem) -> bool:
        """Whether this card can be dragged now."""

    def lift(self, card: CardItem) -> list[PlaceItem]:
        """A drag begins: show the places where it may go and give them."""
        ...

    def drop(self, card: CardItem, place: PlaceItem | None) -> None:
        """The drag ended on a place, or on none."""

    def let_go(self, card: CardItem) -> None:
        """The drag was called off: the card glides home without a word."""

    def carried(self, point: QPointF | None) -> None:
        """A card is held at this point of the scene, or none any more."""

    def mark_origin(self, card: CardItem | None) -> None:
        """Show where the held card came from, or nothing any more."""

    def click(self, item: QGraphicsItem | None) -> None:
        """Something was clicked, or the empty table."""

    def inspect(self, item: QGraphicsItem | None) -> bool:
        """Something was pressed for long; False where there is nothing to be told of it."""
        ...


class Pointer(QObject):
    """One hand at one card at a time."""

    def __init__(self, board: Board, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._pressed: QGraphicsItem | None = None
        self._dragging = False
        """Whether what is seen in that follows the mouse."""
        self._begin = QPointF()
        self._grip = QPointF()
        self._places: list[PlaceItem] = []
        self.dragged: CardItem | None = None
        self.place: PlaceItem | None = None
        """The place that would take the card if it were dropped now."""
        self._lasting = QTimer(self)
        self._lasting.setSingleShot(True)
        self._lasting.setInterval(LONG_MS)
        self._lasting.timeout.connect(self.press_lasts)
        self._calm = QTimer(self)
        self._calm.setInterval(60)
        self._calm.timeout.connect(self._straighten)

    def press(self, event: QGraphicsSceneMouseEvent, item: QGraphicsItem | None) -> None:
        if self.dragged is not None:
            self.cancel()
            return
        self._pressed = item
        self._dragging = False
        if item is not None:
            self._lasting.start()
        self._begin = QPointF(event.screenPos())
        if isinstance(item, CardItem):
            self._grip = event.scenePos() - item.pos()

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.dragged is None:
            item = self._pressed
            way = QPointF(event.screenPos()) - self._begin
            far = way.manhattanLength() >= QApplication.startDragDistance()
            if far:
                self._lasting.stop()
            if isinstance(item, Reachable) and (far or self._dragging):
                # Not a thing is taken along, but what is seen in it.
                step = event.scenePos() - event.lastScenePos() if self._dragging else way
                self._dragging = item.drag(step) or self._dragging
                return
            if not isinstance(item, CardItem) or not event.buttons() & Qt.MouseButton.LeftButton:
                return
            if not far or not self._board.may_lift(item):
                return
            self.take(item)
            if not self._holding():  # lifting was an answer that ended the question
                return
        self.carry(event.scenePos())

    def take(self, item: CardItem) -> None:
        """Lift a card off the table."""
        self.dragged = item
        self._board.mark_origin(item)
        item.lifted = 26.0
        item.setZValue(1000)
        item.setRotation(0)
        self._places = self._board.lift(item)

    def _holding(self) -> bool:
        return self.dragged is not None

    def carry(self, point: QPointF) -> None:
        """Bring the card that is held to where the mouse is."""
        item = self.dragged
        assert item is not None
        goal = point - self._grip
        speed = goal.x() - item.pos().x()
        item.setPos(goal)
        item.setRotation(max(-MOST_TILT, min(MOST_TILT, item.rotation() * 0.6 + speed * 0.35)))
        self._calm.start()
        self._choose_place(item)
        self._board.carried(point)

    def hold_still(self, turn: float) -> None:
        """Keep the card that is held turned by so many degrees, as for a picture."""
        self._calm.stop()
        if self.dragged is not None:
            self.dragged.setRotation(turn)

    def renew(self, places: list[PlaceItem]) -> None:
        """Go on with these places: what lies beneath the card that is held has moved."""
        if self.dragged is not None:
            self._places = places
            if self.place not in places:
                self.place = None
            self._choose_place(self.dragged)

    def _choose_place(self, item: CardItem) -> None:
        found = best_place(self._places, item.scene_rect(), item.pos() + self._grip)
        if found is not self.place:
            if self.place is not None:
                self.place.set_state(hovered=False)
            self.place = found
        if found is not None:
            found.set_state(hovered=True)

    def release(self, event: QGraphicsSceneMouseEvent, item: QGraphicsItem | None) -> None:
        self._lasting.stop()
        if self.dragged is None:
            pressed, self._pressed = self._pressed, None
            if pressed is item and not self._dragging:
                self._board.click(item)
            return
        card, place = self.dragged, self.place
        self._forget()
        self._board.drop(card, place)

    def cancel(self) -> None:
        """Call a drag off: Esc, another button, the window left, or something happened at the table."""
        self._lasting.stop()
        self._pressed = None
        if self.dragged is not None:
            card = self.dragged
            self._forget()
            self._board.let_go(card)

    @property
    def pressing(self) -> bool:
        """Whether something is pressed that may be asked about by pressing on."""
        return self._lasting.isActive()

    def tire(self) -> None:
        """A press that goes on asks nothing any more."""
        self._lasting.stop()

    def press_lasts(self) -> None:
        """The press was a long one: letting go is no click any more if there was something to be told."""
        self._lasting.stop()
        if self._board.inspect(self._pressed):
            self._pressed = None

    def _forget(self) -> None:
        self._calm.stop()
        if self.place is not None:
            self.place.set_state(hovered=False)
        if self.dragged is not None:
            self._board.mark_origin(None)
            self._board.carried(None)
            self.dragged.lifted = 0.0
        self.dragged = self.place = self._pressed = None
        self._places = []

    def _straighten(self) -> None:
        if self.dragged is None:
            self._calm.stop()
            return
        turn = self.dragged.rotation() * 0.5
        self.dragged.setRotation(0.0 if abs(turn) < 0.3 else turn)
        if self.dragged.rotation() == 0.0:
            self._calm.stop()
