"""Stories of what Alliance adds: cards that go into reserve or back to the hand, and verdicts that are given."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QPropertyAnimation, QSequentialAnimationGroup

from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.window import tokens
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.telling import Told
from gonfalon.ui.board.director import animate
from gonfalon.ui.board.telling import Ease, arched, enter, turn_over

__all__ = ["PULSE_MS", "MarkedStory", "MixedStory", "ReservedStory", "SwappedStory", "pulse"]

PULSE_MS = 420


def pulse(shelf: ShelfItem, ms: int) -> QPropertyAnimation:
    """Let a shelf glow gold once."""
    glow = animate(shelf, b"pulse", 0.0, ms, Ease.InOutSine, start=0.0)
    glow.setKeyValueAt(0.35, 1.0)
    return glow


class ReservedStory(Told):
    """The card shrinks to the strip of its owner, where its shelf appears and glows once."""

    closing_ms = 360

    @property
    def _moves(self) -> bool:
        return not (self.scene.motion.reduced or self.scene.motion.off)

    def change(self) -> None:
        super().change()
        shelf = self._shelf()
        if shelf is not None and self._moves:
            shelf.setOpacity(0.0)

    def closing(self) -> QAbstractAnimation | None:
        moving, shelf = super().closing(), self._shelf()
        if shelf is None or moving is None or not self._moves:
            return moving
        arrival = QParallelAnimationGroup()
        animate(shelf, b"opacity", 1.0, self.scene.motion.ms(120), Ease.OutCubic, start=0.0, group=arrival)
        arrival.addAnimation(pulse(shelf, self.scene.motion.ms(PULSE_MS)))
        whole = QSequentialAnimationGroup()
        whole.addAnimation(moving)
        whole.addAnimation(arrival)
        return whole

    def _shelf(self) -> ShelfItem | None:
        assert isinstance(self.event, told.Reserved)
        return self.scene.shelves.at(self.event.card)


class MarkedStory(Told):
    """A token flies from the pool onto the card."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced or not item.isVisible():
            return None
        return tokens.send_to(self.scene, item)

    def change(self) -> None:
        self.scene.effects.drop_coins()
        self.scene.tray.send_away(0)
        super().change()


class SwappedStory(Told):
    """A card goes to its owner's hand, and another comes from there and lies face down in its place."""

    closing_ms = 320

    def opening(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        for item in self._items():
            # To its owner the one that comes turns its back, to all others the one that goes.
            if item.isVisible() and item.face_up and (item is self.card()) != self._own():
                group.addAnimation(turn_over(self.scene, item, 200))
        return group if group.animationCount() else None

    def change(self) -> None:
        _, other = self._items()
        if not other.isVisible() and not self.scene.motion.reduced:
            enter(other, self.scene.card_place(self._seat()))
        for item in self._items():
            item.setZValue(500)
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if not self.scene.motion.reduced:
            for item in self._items():
                arched(moving, item, 24 * self.scene.measures.unit)
        return moving

    def _items(self) -> tuple[QueueCard, QueueCard]:
        assert isinstance(self.event, told.Swapped)
        items = self.scene.items_by_number
        return items[self.event.card], items[self.event.other]

    def _seat(self) -> int:
        assert isinstance(self.event, told.Swapped)
        return self.scene.table.seating.owner[self.event.card]

    def _own(self) -> bool:
        return self._seat() == self.scene.viewer


class MixedStory(Told):
    """The hand that is shown is gathered and spread again, for nobody else can tell its cards apart now."""

    closing_ms = 160

    def opening(self) -> QAbstractAnimation | None:
        assert isinstance(self.event, told.Mixed)
        scene = self.scene
        if scene.motion.reduced or self.event.seat != scene.viewer:
            return None
        group = QParallelAnimationGroup()
        for number in self.event.cards:
            item = scene.items_by_number[number]
            animate(item, b"pos", scene.measures.hand, scene.motion.ms(160), Ease.InOutCubic, group=group)
            animate(item, b"rotation", 0.0, scene.motion.ms(160), Ease.InOutCubic, group=group)
        return group

    def closing(self) -> QAbstractAnimation | None:
        assert isinstance(self.event, told.Mixed)
        return super().closing() if self.event.seat == self.scene.viewer else None
