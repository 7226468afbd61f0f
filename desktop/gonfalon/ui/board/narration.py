"""How what happens is said: the words where the prompt stands, the line to what it hits, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Protocol

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QRectF,
    QSequentialAnimationGroup,
    SignalInstance,
)

from gonfalon.texts.annals import Passage
from gonfalon.texts.lines import Figure
from gonfalon.ui.board.director import Motion, Story, animate
from gonfalon.ui.board.effects import Effects
from gonfalon.ui.board.furniture import BannerItem, Furniture
from gonfalon.ui.board.measures import TableMeasures
from gonfalon.ui.board.pill import PillItem
from gonfalon.ui.board.strokes import FlashItem, StrokeItem

__all__ = ["Announced", "Held", "Stage"]

Ease = QEasingCurve.Type
READ_MS, LETTER_MS = 900, 35
"""How long a sentence is held: from the beginning, and for each letter."""
LESS_MS, MOST_MS = 1400, 3600
"""At the least and at the most, at the usual speed."""
LEAST_MS = 350
"""At any speed."""
SCROLL_MS, LINE_MS, FLASH_MS = 200, 260, 180
FOR_EVER = 2**31 - 1


class Stage(Protocol):
    """What is asked of a table on which something is said to happen."""

    banner: BannerItem
    effects: Effects
    reader: Callable[[Passage], tuple[str, str]]

    @property
    def measures(self) -> TableMeasures: ...

    @property
    def motion(self) -> Motion: ...

    @property
    def panels_by_seat(self) -> Sequence[Furniture]: ...

    @property
    def said(self) -> SignalInstance: ...

    @property
    def told(self) -> SignalInstance: ...

    @property
    def halted(self) -> SignalInstance: ...

    def sceneRect(self) -> QRectF: ...

    def place_of(self, thing: Hashable) -> QRectF | None: ...

    def figure_place(self, figure: Figure) -> QPointF | None: ...


class Announced(Story):
    """What happens, said where the prompt stands, with a line from what does it to what it is done to."""

    def __init__(self, scene: Stage, passage: Passage) -> None:
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

    def __init__(self, scene: Stage, passage: Passage) -> None:
        self.scene = scene
        self.passage = passage

    @property
    def waits(self) -> bool:
        return self.scene.motion.steps

    def opening(self) -> QAbstractAnimation | None:
        scene, motion = self.scene, self.scene.motion
        # Somebody may have looked at something else in between.
        title, detail = scene.reader(self.passage)
        scene.banner.tell(title, detail)
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
        hold = QPauseAnimation(_reading_ms(motion, title, detail))
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


def _stroke(scene: Stage, passage: Passage) -> StrokeItem | None:
    """The line of a passage, if it says what does something to what, and any of that is to be seen."""
    aim = None if passage.line is None else passage.line.aim
    if aim is None:
        return None
    victims = [place for victim in aim.victims if (place := scene.place_of(victim)) is not None]
    panels = [scene.panels_by_seat[seat].scene_rect() for seat in aim.seats]
    if not victims and not panels:
        return None
    return StrokeItem(aim.sign, scene.place_of(aim.cause), victims, panels, scene.measures.unit)
