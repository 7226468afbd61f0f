"""How each event of Oriflamme is told on the board; `_STORIES` has the story of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractAnimation,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPropertyAnimation,
    QSequentialAnimationGroup,
)

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.window.exchanges import MarkedStory, MixedStory, ReservedStory, SwappedStory
from gonfalon.games.oriflamme.window.payments import CoinsStory, DroppedStory, LaidStory
from gonfalon.games.oriflamme.window.telling import Told
from gonfalon.ui.board.director import Story, animate, arch
from gonfalon.ui.board.telling import Ease, Pause, Silent, enter, turn_over

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["story"]


class PlacedStory(Told):
    closing_ms = 280
    closing_ease = Ease.OutCubic

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced or not (item.isVisible() and item.face_up):
            return None
        return turn_over(self.scene, item, 170)

    def change(self) -> None:
        item = self.card()
        assert item is not None
        if not item.isVisible() and not self.scene.motion.reduced:
            seat = self.scene.table.seating.owner[item.number]
            enter(item, self.scene.card_place(seat))
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


class RevealedStory(Told):
    """The card lifts, turns over and shows its face."""

    def opening(self) -> QAbstractAnimation | None:
        item = self.card()
        assert item is not None
        if self.scene.motion.reduced:
            return None
        return turn_over(self.scene, item, 320)

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.motion.reduced:
            return super().closing()
        super().closing()
        return QPauseAnimation(self.scene.motion.ms(260))


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
            group.addAnimation(turn_over(self.scene, item, 280))
        sequence = QSequentialAnimationGroup()
        sequence.addAnimation(group)
        sequence.addAnimation(QPauseAnimation(self.scene.motion.ms(180)))
        return sequence


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


_STORIES: dict[type, Callable[[OriflammeScene, Any], Story]] = {
    told.Shown: Silent,
    told.Mixed: MixedStory,
    told.RoundBegan: Pause,
    told.ResolutionBegan: Pause,
    told.Placed: PlacedStory,
    told.Kept: LaidStory,
    told.Laid: LaidStory,
    told.Dropped: DroppedStory,
    told.Revealed: RevealedStory,
    told.Closed: RevealedStory,
    told.Eliminated: EliminatedStory,
    told.Discarded: EliminatedStory,
    told.Collected: CoinsStory,
    told.Gained: CoinsStory,
    told.Stolen: CoinsStory,
    told.Copied: CopiedStory,
    told.Reserved: ReservedStory,
    told.Swapped: SwappedStory,
    told.Marked: MarkedStory,
}


def story(scene: OriflammeScene, event: Event) -> Story:
    """The story that tells the event on this scene."""
    return _STORIES.get(type(event), Told)(scene, event)
