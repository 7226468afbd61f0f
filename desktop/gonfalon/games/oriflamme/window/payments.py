"""Stories of influence: coins that are laid on cards, taken away, or fly to their owners."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
)

from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.window.exchanges import PULSE_MS, pulse
from gonfalon.games.oriflamme.window.telling import Told
from gonfalon.ui.board.director import animate, arch
from gonfalon.ui.board.telling import Ease

__all__ = ["CoinsStory", "DroppedStory", "LaidStory"]

DROP = 24.0
"""How far a coin falls onto a card or rises from it, at unit 1."""


class LaidStory(Told):
    """A coin drops onto the card."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert isinstance(self.event, (told.Kept, told.Laid))
        assert item is not None
        if self.scene.motion.reduced or not self.event.amount or not item.isVisible():
            return None
        rest = item.pos() + QPointF(0, item.size.height() * 0.30)
        coin = self.scene.coin(rest - QPointF(0, DROP * self.scene.measures.unit))
        return animate(coin, b"pos", rest, self.scene.motion.ms(180), Ease.OutBounce)

    def change(self) -> None:
        self.scene.effects.drop_coins()
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        return QPauseAnimation(self.scene.motion.ms(140))


class DroppedStory(Told):
    """A coin rises from the card and is gone."""

    def closing(self) -> QAbstractAnimation | None:
        item = self.card()
        assert isinstance(self.event, told.Dropped)
        assert item is not None
        if self.scene.motion.reduced or not self.event.amount or not item.isVisible():
            return super().closing()
        scene = self.scene
        begin = item.pos() + QPointF(0, item.size.height() * 0.30)
        coin, ms = scene.coin(begin), scene.motion.ms(280)
        group = QParallelAnimationGroup()
        animate(coin, b"pos", begin - QPointF(0, DROP * scene.measures.unit), ms, Ease.OutCubic, group=group)
        animate(coin, b"opacity", 0.0, ms, Ease.InCubic, start=1.0, group=group)
        group.finished.connect(scene.effects.drop_coins)
        return group


class CoinsStory(Told):
    """Coins fly from a card, or from a loser, to their new owner, who counts them."""

    def opening(self) -> QAbstractAnimation | None:
        flight = self._flight()
        if flight is None or self.scene.motion.reduced:
            return None
        begin, seat, amount = flight
        if amount <= 0:
            return QPauseAnimation(self.scene.motion.ms(120))
        scene = self.scene
        target = scene.panels_by_seat[seat].score_place()
        shown = min(amount, 8)
        each = min(60, 480 // shown)
        group = QParallelAnimationGroup()
        for index in range(shown):
            coin = scene.coin(begin)
            run = QSequentialAnimationGroup()
            run.addAnimation(QPauseAnimation(scene.motion.ms(each * index)))
            path = animate(coin, b"pos", target, scene.motion.ms(420), Ease.InOutQuad, start=begin)
            arch(path, begin, target, 40 * scene.measures.unit)
            run.addAnimation(path)
            group.addAnimation(run)
        self._count(group, seat, amount, scene.motion.ms(360), scene.motion.ms(60 + each * (shown - 1)))
        shelf = scene.shelves.at(self.event.card) if isinstance(self.event, told.Gained) else None
        if shelf is not None:
            # What lies in reserve pays.
            group.addAnimation(pulse(shelf, scene.motion.ms(PULSE_MS)))
        if isinstance(self.event, told.Stolen):
            self._count(group, self.event.victim, -amount, 0, scene.motion.ms(60 + each * (shown - 1)))
        return group

    def _count(self, group: QParallelAnimationGroup, seat: int, amount: int, wait: int, ms: int) -> None:
        """Let a panel count while the coins arrive or leave."""
        panel, now = self.scene.panels_by_seat[seat], float(self.scene.table.pool[seat])
        run = QSequentialAnimationGroup()
        run.addAnimation(QPauseAnimation(wait))
        run.addAnimation(animate(panel, b"counted", now + amount, ms, Ease.Linear, start=now))
        group.addAnimation(run)

    def _flight(self) -> tuple[QPointF, int, int] | None:
        scene, event = self.scene, self.event
        owner = scene.table.seating.owner
        if isinstance(event, told.Collected):
            return scene.items_by_number[event.card].pos(), owner[event.card], event.earned
        if isinstance(event, told.Gained):
            item, shelf = scene.items_by_number[event.card], scene.shelves.at(event.card)
            if shelf is not None:
                return shelf.coin_place(), event.seat, event.amount
            begin = item.pos() if item.isVisible() else scene.card_place(owner[event.card])
            return begin, event.seat, event.amount
        if isinstance(event, told.Stolen):
            return scene.panels_by_seat[event.victim].score_place(), owner[event.card], event.amount
        return None

    def change(self) -> None:
        self.scene.effects.drop_coins()
        self.scene.shelves.lie_still()
        for panel in self.scene.panels_by_seat:
            panel.counted_up()
        super().change()
