"""Event animations on the board: the parts that all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Generic, TypeVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QTimer,
)

from gonfalon.core.game import Event
from gonfalon.ui.board.animation_queue import EventAnimation, animate, arch
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.sound.sounds import Sound

if TYPE_CHECKING:
    from gonfalon.ui.board.table_scene import TableScene

Ease = QEasingCurve.Type


class Weight(IntEnum):
    """How many milliseconds an event takes at the usual speed, its sentence and its movements together."""

    NOTHING = 0
    LAID = 1200
    PAID = 1500
    REVEALED = 2500
    DECIDED = 4000


AnimationT_co = TypeVar("AnimationT_co", bound=EventAnimation, covariant=True)


@dataclass(frozen=True)
class EventRow(Generic[AnimationT_co]):
    """How one kind of event is shown and heard, and how much it weighs."""

    animation: Callable[..., AnimationT_co]
    sound: Sound | None = None
    """None where it is not heard."""
    weight: Weight = Weight.LAID
    amount: str = "amount"
    """The event's figure without which it is not heard, if it has one of this name."""


class EventTable(Generic[AnimationT_co]):
    """How the events of a game are shown, each kind by its row."""

    def __init__(self, rows: Mapping[type, EventRow[AnimationT_co]], usual: EventRow[AnimationT_co]) -> None:
        """
        Args:
            rows: by the kind of event.
            usual: of all other kinds.
        """
        self._rows = rows
        self._usual = usual

    def _row(self, event: Event) -> EventRow[AnimationT_co]:
        return self._rows.get(type(event), self._usual)

    def animation(self, scene: TableScene, event: Event) -> AnimationT_co:
        """Return the animation that shows an event on a scene."""
        return self._row(event).animation(scene, event)

    def sound(self, event: Event) -> Sound | None:
        """Return the sound of an event, None for one that is not heard."""
        row = self._row(event)
        return row.sound if getattr(event, row.amount, 1) else None

    def weight(self, events: Iterable[Event]) -> Weight:
        """Return the weight of events that one sentence tells: that of the heaviest."""
        return max((self._row(event).weight for event in events), default=Weight.NOTHING)


class SceneEventAnimation(EventAnimation):
    """An event with no movement of its own: the cards just go to their places."""

    scene: TableScene
    event: Event
    closing_ms = 200
    closing_ease = Ease.InOutCubic

    def __init__(self, scene: TableScene, event: Event) -> None:
        self.scene = scene
        self.event = event

    def change(self) -> None:
        if self.scene.motion.reduced and not self.scene.motion.off:
            self.scene.effects.hold_picture()
        self.scene.apply(self.event)

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            self._touch()
            self.scene.arrange()
            return self.scene.effects.fade(self.scene.motion.ms(120))
        return self.scene.arrange(self.scene.motion.ms(self.closing_ms), self.closing_ease)

    def card(self) -> CardItem | None:
        """The card that the event is about."""
        number = getattr(self.event, "card", None)
        return None if number is None else self.scene.items_by_number[number]

    def _touch(self) -> None:
        item = self.card()
        if item is not None and item.isVisible():
            item.touched = True
            item.update()
            QTimer.singleShot(900, item, lambda: _untouch(item))


def _untouch(item: CardItem) -> None:
    item.touched = False
    item.update()


class SilentEvent(SceneEventAnimation):
    """An event that changes nothing to be seen."""

    def closing(self) -> QAbstractAnimation | None:
        return None


class PauseBefore(SceneEventAnimation):
    """The table takes a breath before a part of the game begins."""

    def opening(self) -> QAbstractAnimation | None:
        return QPauseAnimation(self.scene.motion.ms(150))


def turn_over(scene: TableScene, item: CardItem, ms: int) -> QPropertyAnimation:
    """Let a card show its other side; what is on its face is taken from the table first."""
    scene.learn(item)
    return animate(item, b"turned", 1.0, scene.motion.ms(ms), Ease.InOutSine, start=0.0)


def appear_at(item: CardItem, at: QPointF, scale: float = 0.5) -> None:
    """Let a card that lies out of sight be seen at a point, small, from where it can go home."""
    item.setPos(at)
    item.setScale(scale)
    item.setRotation(0.0)
    item.setOpacity(1.0)
    item.setVisible(True)


def move_in_arc(moving: QAbstractAnimation | None, item: CardItem, rise: float) -> None:
    """Let a card fly home in a bow that is `rise` scene units high, while the others slide."""
    if not isinstance(moving, QParallelAnimationGroup):
        return
    for index in range(moving.animationCount()):
        part = moving.animationAt(index)
        if (
            isinstance(part, QPropertyAnimation)
            and part.targetObject() is item
            and part.propertyName().data() == b"pos"
        ):
            arch(part, item.pos(), item.home, rise)
