"""How each event of Oriflamme is told on the board (style: motion)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QTimer,
)

from gonfalon.games.oriflamme import events as told
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Story, animate, arch

if TYPE_CHECKING:
    from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["story"]

Ease = QEasingCurve.Type


class Told(Story):
    """An event with no movement of its own: the cards just go to their places."""

    closing_ms = 200
    closing_ease = Ease.InOutCubic

    def __init__(self, scene: OriflammeScene, event: told.Event) -> None:
        self.scene = scene
        self.event = event

    def change(self) -> None:
        if self.scene.motion.reduced and not self.scene.motion.off:
            self.scene.hold_picture()
        self.scene.apply(self.event)

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            self._touch()
            self.scene.arrange()
            return self.scene.fade(self.scene.motion.ms(120))
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


class Silent(Told):
    """An event that changes nothing to be seen."""

    def closing(self) -> QAbstractAnimation | None:
        return None


class Pause(Told):
    """The table takes a breath before a round or a phase begins."""

    def opening(self) -> QAbstractAnimation | None:
        return QPauseAnimation(self.scene.motion.ms(150))


class PlacedStory(Told):
    closing_ms = 280
    closing_ease = Ease.OutCubic

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced or not (item.isVisible() and item.face_up):
            return None
        return _turn(self.scene, item, 170)

    def change(self) -> None:
        item = self.card()
        assert item is not None
        if not item.isVisible() and not self.scene.motion.reduced:
            seat = self.scene.table.seating.owner[item.number]
            item.setPos(self.scene.card_place(seat))
            item.setScale(0.5)
            item.setOpacity(1.0)
            item.setVisible(True)
        item.setZValue(500)
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        assert isinstance(self.event, told.Placed)
        moving = super().closing()
        if self.scene.motion.reduced or not isinstance(moving, QParallelAnimationGroup):
            return moving
        item = self.card()
        assert item is not None
        grows = None
        for index in range(moving.animationCount()):
            part = moving.animationAt(index)
            assert isinstance(part, QPropertyAnimation)
            if part.targetObject() is not item:
                # The row opens before the card arrives.
                part.setDuration(self.scene.motion.ms(180))
                part.setEasingCurve(Ease.InOutCubic)
            elif part.propertyName().data() == b"pos":
                arch(part, item.pos(), item.home, 24 * self.scene.measures.unit)
            elif part.propertyName().data() == b"scale":
                grows = part
        if self.event.slot < 0:
            return moving
        # A card that covers another settles on it.
        if grows is None:
            grows = animate(item, b"scale", 1.0, self.scene.motion.ms(280), group=moving)
        grows.setEndValue(1.04)
        settle = animate(item, b"scale", 1.0, self.scene.motion.ms(240), Ease.OutBack, start=1.04)
        whole = QSequentialAnimationGroup()
        whole.addAnimation(moving)
        whole.addAnimation(settle)
        return whole


class KeptStory(Told):
    """A coin drops onto the card."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert isinstance(self.event, told.Kept)
        assert item is not None
        if self.scene.motion.reduced or not self.event.amount:
            return None
        rest = item.pos() + QPointF(0, item.size.height() * 0.30)
        coin = self.scene.coin(rest - QPointF(0, 24 * self.scene.measures.unit))
        return animate(coin, b"pos", rest, self.scene.motion.ms(180), Ease.OutBounce)

    def change(self) -> None:
        self.scene.drop_coins()
        super().change()

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        return QPauseAnimation(self.scene.motion.ms(140))


class RevealedStory(Told):
    """The card lifts, turns over and shows its face."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced:
            return None
        return _turn(self.scene, item, 320)

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        super().closing()
        return QPauseAnimation(self.scene.motion.ms(260))


def _turn(scene: OriflammeScene, item: CardItem, ms: int) -> QAbstractAnimation:
    scene.learn(item)
    return animate(item, b"turned", 1.0, scene.motion.ms(ms), Ease.InOutSine, start=0.0)


class EliminatedStory(Told):
    """The victim tips, turns up and falls to its owner's discard pile; the row closes."""

    closing_ms = 360
    closing_ease = Ease.InCubic

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        item.setZValue(500)
        animate(item, b"rotation", 8.0, self.scene.motion.ms(160), Ease.OutCubic, group=group)
        if isinstance(self.event, told.Eliminated):
            animate(item, b"seized", 1.0, self.scene.motion.ms(280), Ease.OutCubic, start=0.0, group=group)
        by = self.scene.items_by_number[self.event.by] if isinstance(self.event, told.Eliminated) else None
        if by is not None and by is not item:
            strike = animate(by, b"scale", 1.0, self.scene.motion.ms(200), Ease.OutCubic, group=group)
            strike.setKeyValueAt(0.4, 1.07)
        if not item.face_up:
            group.addAnimation(_turn(self.scene, item, 280))
        sequence = QSequentialAnimationGroup()
        sequence.addAnimation(group)
        sequence.addAnimation(QPauseAnimation(self.scene.motion.ms(180)))
        return sequence


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
        target = scene.panels_by_seat[seat].coin_place()
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
            item = scene.items_by_number[event.card]
            begin = item.pos() if item.isVisible() else scene.card_place(owner[event.card])
            return begin, event.seat, event.amount
        if isinstance(event, told.Stolen):
            return scene.panels_by_seat[event.victim].coin_place(), owner[event.card], event.amount
        return None

    def change(self) -> None:
        self.scene.drop_coins()
        for panel in self.scene.panels_by_seat:
            panel.counted_up()
        super().change()


class CopiedStory(Told):
    """The model and its copy both beat once."""

    def opening(self) -> QAbstractAnimation | None:
        assert isinstance(self.event, told.Copied)
        if self.scene.motion.reduced:
            return None
        group = QParallelAnimationGroup()
        for number in (self.event.model, self.event.card):
            beat = animate(
                self.scene.items_by_number[number],
                b"scale",
                1.0,
                self.scene.motion.ms(260),
                Ease.InOutSine,
                group=group,
            )
            beat.setKeyValueAt(0.5, 1.08)
        return group


_STORIES: dict[type, type[Told]] = {
    told.Shown: Silent,
    told.Mixed: Silent,
    told.RoundBegan: Pause,
    told.ResolutionBegan: Pause,
    told.Placed: PlacedStory,
    told.Kept: KeptStory,
    told.Revealed: RevealedStory,
    told.Closed: RevealedStory,
    told.Eliminated: EliminatedStory,
    told.Discarded: EliminatedStory,
    told.Collected: CoinsStory,
    told.Gained: CoinsStory,
    told.Stolen: CoinsStory,
    told.Copied: CopiedStory,
}


def story(scene: OriflammeScene, event: told.Event) -> Story:
    """The story that tells the event on this scene."""
    return _STORIES.get(type(event), Told)(scene, event)
