"""How an event is told on an Oriflamme table: what all its stories have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.window import tokens
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.ui.board import telling

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["Told"]


class Told(telling.Told):
    """An event after which verdict tokens may fly home from the card that it is about."""

    scene: OriflammeScene
    event: Event

    def __init__(self, scene: OriflammeScene, event: Event) -> None:
        super().__init__(scene, event)
        self._tokens: list[QPointF] = []
        """Where the verdict tokens lay that the event sends back to the pool."""

    def change(self) -> None:
        item, pool = self.card(), self.scene.table.verdict_pool
        lay = tokens.places(item) if item is not None else []
        super().change()
        self._tokens = lay if self.scene.table.verdict_pool > pool else []

    def closing(self) -> QAbstractAnimation | None:
        moving = super().closing()
        if self.scene.motion.reduced or not self._tokens:
            return moving
        return tokens.bring_home(self.scene, self._tokens, moving)

    def card(self) -> QueueCard | None:
        number = getattr(self.event, "card", None)
        return None if number is None else self.scene.items_by_number[number]
