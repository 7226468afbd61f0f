"""How an event is told on the board: what the stories of all games have in common."""

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

from gonfalon.core.game import Event
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Motion, Story, animate, arch
from gonfalon.ui.board.pill import PillItem
from gonfalon.ui.board.strokes import FlashItem, StrokeItem

if TYPE_CHECKING:
    from gonfalon.texts.annals import Passage
    from gonfalon.ui.board.table_scene import TableScene

__all__ = ["Announced", "Ease", "Held", "Pause", "Silent", "Told", "arched", "enter", "turn_over"]

Ease = QEasingCurve.Type
READ_MS, LETTER_MS = 900, 35
"""How long a sentence is held: from the beginning, and for each letter."""
LESS_MS, MOST_MS = 1400, 3600
"""At the least and at the most, at the usual speed."""
LEAST_MS = 350
"""At any speed."""
SCROLL_MS, LINE_MS, FLASH_MS = 200, 260, 180
FOR_EVER = 2**31 - 1


class Told(Story):
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


class Silent(Told):
    """An event that changes nothing to be seen."""

    def closing(self) -> QAbstractAnimation | None:
        return None


class Pause(Told):
    """The table takes a breath before a part of the game begins."""

    def opening(self) -> QAbstractAnimation | None:
        return QPauseAnimation(self.scene.motion.ms(150))


class Announced(Story):
    """What happens, said where the prompt stands, with a line from what does it to what it is done to."""

    def __init__(self, scene: TableScene, passage: Passage) -> None:
        self.scene = scene
        self.passage = passage
        self._told = False

    @property
    def begins(self) -> bool:
        return bool(self.scene.reader(self.passage)[0])

    def opening(self) -> QAbstractAnimation | None:
        scene, motion = self.scene, self.scene.motion
        self._tell()
        title, detail = scene.reader(self.passage)
        if not title:
            return None
        unrolls = not scene.banner.isVisible()
        scene.banner.tell(title, detail)
        scene.said.emit()
        scene.effects.drop_marks()
        stroke = _stroke(scene, self.passage)
        if stroke is not None:
            scene.effects.mark(stroke)
        if motion.off or motion.reduced:
            return None
        sequence = QSequentialAnimationGroup()
        if unrolls:
            sequence.addAnimation(
                animate(scene.banner, b"unrolled", 1.0, motion.ms(SCROLL_MS), Ease.OutCubic, start=0.2)
            )
        if stroke is not None:
            stroke.setProperty("drawn", 0.0)
            sequence.addAnimation(animate(stroke, b"drawn", 1.0, motion.ms(LINE_MS), Ease.InOutCubic, start=0.0))
        return sequence

    def change(self) -> None:
        self._tell()

    def _tell(self) -> None:
        """Let the chronicle have it, once."""
        if not self._told:
            self._told = True
            self.scene.told.emit(self.passage)


class Held(Story):
    """What was said is held until it can have been read, or until somebody wants to go on, with what it changes."""

    def __init__(self, scene: TableScene, passage: Passage) -> None:
        self.scene = scene
        self.passage = passage

    @property
    def waits(self) -> bool:
        return self.scene.motion.steps

    def opening(self) -> QAbstractAnimation | None:
        scene, motion = self.scene, self.scene.motion
        # Somebody may have looked at something else in between.
        scene.banner.tell(*scene.reader(self.passage))
        loses = _losers(self.passage)
        hit = self.passage.line.aim.seats if self.passage.line is not None and self.passage.line.aim is not None else ()
        flashes = []
        for seat in sorted({*hit, *(figure.seat for figure in self.passage.shown_changes)}):
            panel = scene.panels_by_seat[seat]
            flash = FlashItem(panel.scene_rect(), seat in loses, scene.measures.unit)
            scene.effects.mark(flash)
            flashes.append(flash)
        for figure, change in self.passage.shown_changes.items():
            place = scene.figure_place(figure)
            if place is not None:
                pill = PillItem(change, scene.measures.unit)
                pill.put(place, scene.sceneRect())
                scene.effects.mark(pill)
        if self.waits:
            scene.halted.emit(self.passage)
            return QPauseAnimation(FOR_EVER)
        if motion.off:
            return None
        hold = QPauseAnimation(_reading_ms(motion, *scene.reader(self.passage)))
        if motion.reduced or not flashes:
            return hold
        together = QParallelAnimationGroup()
        together.addAnimation(hold)
        for flash in flashes:
            blink = animate(flash, b"opacity", 1.0, 2 * motion.ms(FLASH_MS), Ease.Linear, start=0.0, group=together)
            for way, seen in ((0.25, 1.0), (0.5, 0.35), (0.75, 1.0)):
                blink.setKeyValueAt(way, seen)
        return together


def _reading_ms(motion: Motion, title: str, detail: str) -> int:
    usual = min(MOST_MS, max(LESS_MS, READ_MS + LETTER_MS * len(title + detail)))
    return max(LEAST_MS, motion.ms(usual))


def _losers(passage: Passage) -> set[int]:
    return {figure.seat for figure, change in passage.shown_changes.items() if change < 0}


def _stroke(scene: TableScene, passage: Passage) -> StrokeItem | None:
    """The line of a passage, if it says what does something to what, and any of that is to be seen."""
    aim = None if passage.line is None else passage.line.aim
    if aim is None:
        return None
    victims = [place for victim in aim.victims if (place := scene.place_of(victim)) is not None]
    panels = [scene.panels_by_seat[seat].scene_rect() for seat in aim.seats]
    if not victims and not panels:
        return None
    return StrokeItem(aim.sign, scene.place_of(aim.cause), victims, panels, scene.measures.unit)


def turn_over(scene: TableScene, item: CardItem, ms: int) -> QPropertyAnimation:
    """Let a card show its other side; what is on its face is taken from the table first."""
    scene.learn(item)
    return animate(item, b"turned", 1.0, scene.motion.ms(ms), Ease.InOutSine, start=0.0)


def enter(item: CardItem, at: QPointF, scale: float = 0.5) -> None:
    """Let a card that lies out of sight be seen at a point, small, from where it can go home."""
    item.setPos(at)
    item.setScale(scale)
    item.setRotation(0.0)
    item.setOpacity(1.0)
    item.setVisible(True)


def arched(moving: QAbstractAnimation | None, item: CardItem, rise: float) -> None:
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
