"""How an event is told on the board: what all stories have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QTimer,
)

from gonfalon.games.oriflamme import events as told
from gonfalon.ui.board.director import Story, animate, arch
from gonfalon.ui.games.oriflamme import tokens
from gonfalon.ui.games.oriflamme.queue_card import QueueCard

if TYPE_CHECKING:
    from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["Ease", "Pause", "Silent", "Told", "arched", "turn_over"]

Ease = QEasingCurve.Type


class Told(Story):
    """An event with no movement of its own: the cards just go to their places."""

    closing_ms = 200
    closing_ease = Ease.InOutCubic

    def __init__(self, scene: OriflammeScene, event: told.Event) -> None:
        self.scene = scene
        self.event = event
        self._tokens: list[QPointF] = []
        """Where the verdict tokens lay that the event sends back to the pool."""

    def change(self) -> None:
        if self.scene.motion.reduced and not self.scene.motion.off:
            self.scene.hold_picture()
        item, pool = self.card(), self.scene.table.verdict_pool
        lay = tokens.places(item) if item is not None else []
        self.scene.apply(self.event)
        self._tokens = lay if self.scene.table.verdict_pool > pool else []

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            self._touch()
            self.scene.arrange()
            return self.scene.fade(self.scene.motion.ms(120))
        moving = self.scene.arrange(self.scene.motion.ms(self.closing_ms), self.closing_ease)
        return tokens.bring_home(self.scene, self._tokens, moving) if self._tokens else moving

    def card(self) -> QueueCard | None:
        """The card that the event is about."""
        number = getattr(self.event, "card", None)
        return None if number is None else self.scene.items_by_number[number]

    def _touch(self) -> None:
        item = self.card()
        if item is not None and item.isVisible():
            item.touched = True
            item.update()
            QTimer.singleShot(900, item, lambda: _untouch(item))


def _untouch(item: QueueCard) -> None:
    item.touched = False
    item.update()


class Silent(Told):
    """An event that changes nothing to be seen."""

    def closing(self) -> QAbstractAnimation | None:
        return None


class Pause(Told):
    """The table takes a breath before a round or a phase begins."""

    def opening(self) -> QAbstractAnimation | None:
        return QPauseAnimation(self.scene.motion.ms(150))


def turn_over(scene: OriflammeScene, item: QueueCard, ms: int) -> QPropertyAnimation:
    """Let a card show its other side; what is on its face is taken from the table first."""
    scene.learn(item)
    return animate(item, b"turned", 1.0, scene.motion.ms(ms), Ease.InOutSine, start=0.0)


def arched(moving: QAbstractAnimation | None, item: QueueCard, rise: float) -> None:
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
