"""Event animations on the board: the parts that all games share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPointF,
    QPropertyAnimation,
    QTimer,
)

from gonfalon.core.game import Event
from gonfalon.ui.board.animation_queue import EventAnimation, animate, arch
from gonfalon.ui.board.card import CardItem

if TYPE_CHECKING:
    from gonfalon.ui.board.table_scene import TableScene

Ease = QEasingCurve.Type


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
