"""Captions of events: the text at the prompt, the line to the target, and the changes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import ClassVar, Protocol

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

from gonfalon.texts.game_log import LogGroup
from gonfalon.texts.log_entries import LogEntry, LogFigure, Pointer
from gonfalon.ui.board.animation_queue import AnimationQueue, AnimationSettings, Effects, EventAnimation, animate
from gonfalon.ui.board.event_table import EventTable, Weight
from gonfalon.ui.board.panel_items import PanelItem, PromptItem
from gonfalon.ui.board.scene_marks import DeltaBadgeItem, DimItem, FlashItem, TargetLineItem
from gonfalon.ui.board.table_layout import BaseTableLayout

Ease = QEasingCurve.Type
LETTER_MS, MOST_MS = 25, 4000
"""How long a sentence stands at the least for each of its letters, and no longer than this for all of them."""
STEP = 0.5
"""Which part of its time a further step of what a sentence tells takes."""
AFTER_STRIKE_MS = 950
"""How long it takes about until what is struck is gone, while its sentence still stands."""
LEAST_MS, STILL_MS = 330, 200
"""How long a sentence stands at any speed, and at the usual one once nothing moves any more."""
SCROLL_MS, LINE_MS, SHADE_MS = 200, 260, 160
RUSH_MS = 60
"""How long an event lies there that nobody wants to be told."""
JOINED_FROM = 4.0
"""From so many times the usual speed on quiet events of one player share a sentence."""
FOR_EVER = 2**31 - 1


class CaptionScene(Protocol):
    """The interface of a table on which captions are shown."""

    banner: PromptItem
    effects: Effects
    animation_queue: AnimationQueue
    event_table: EventTable[EventAnimation]
    reader: Callable[[LogGroup], tuple[str, str]]
    row_words: Callable[[Sequence[LogGroup]], str]
    wording: Callable[[LogEntry], str]
    money: ClassVar[str]

    @property
    def measures(self) -> BaseTableLayout: ...

    @property
    def motion(self) -> AnimationSettings: ...

    @property
    def panels_by_seat(self) -> Sequence[PanelItem]: ...

    @property
    def said(self) -> SignalInstance: ...

    @property
    def told(self) -> SignalInstance: ...

    @property
    def halted(self) -> SignalInstance: ...

    def rebuild(self) -> None: ...

    def sceneRect(self) -> QRectF: ...

    def place_of(self, thing: Hashable) -> QRectF | None: ...

    def figure_place(self, figure: LogFigure) -> QPointF | None: ...

    def figure_unit(self, figure: LogFigure) -> float: ...

    def dimmed_rect(self) -> QRectF: ...

    def lit_rect(self, thing: Hashable) -> QRectF | None: ...

    def hits_viewer(self, log_group: LogGroup) -> bool: ...


def group_passages(log_groups: Sequence[LogGroup], motion: AnimationSettings) -> list[list[LogGroup]]:
    """Return the log groups told together: at high speed a player's quiet ones in a row, else each alone."""
    groups: list[list[LogGroup]] = []
    for log_group in log_groups:
        if groups and motion.speed >= JOINED_FROM and not motion.steps and _quiet_after(groups[-1][-1], log_group):
            groups[-1].append(log_group)
        else:
            groups.append([log_group])
    return groups


def _quiet_after(before: LogGroup, log_group: LogGroup) -> bool:
    first, second = before.line, log_group.line
    if first is None or second is None or not (before.is_told and log_group.is_told):
        return False
    return first.family == second.family and first.aim is None and second.aim is None


class _Caption(EventAnimation):
    """Something of passages that are told in one sentence or a few."""

    def __init__(self, scene: CaptionScene, log_groups: Sequence[LogGroup], before: Sequence[LogGroup] = ()) -> None:
        """
        Args:
            scene: where it is told.
            log_groups: what is told.
            before: what was told just before and is told together with it now, as a row of the same kind.
        """
        self.scene = scene
        self.log_groups = log_groups
        self.row = [*before, *log_groups]

    def words(self) -> tuple[str, str]:
        """All that is said of them, and the reason of the last that has one."""
        read = [self.scene.reader(log_group) for log_group in self.row]
        details = [detail for title, detail in read if detail]
        joined = self.scene.row_words(self.row) if len(self.row) > len(self.log_groups) else ""
        return joined or " ".join(title for title, _ in read if title), details[-1] if details else ""


class CaptionAnimation(_Caption):
    """An animation that shows an event at the prompt, with a line from its cause to its target."""

    def __init__(self, scene: CaptionScene, log_groups: Sequence[LogGroup], before: Sequence[LogGroup] = ()) -> None:
        super().__init__(scene, log_groups, before)
        self._told = False

    @property
    def begins(self) -> bool:
        return bool(self.words()[0])

    @property
    def strikes(self) -> bool:
        return self.begins and self.scene.hits_viewer(self.log_groups[-1])

    def opening(self) -> QAbstractAnimation | None:
        scene, motion = self.scene, self.scene.motion
        scene.animation_queue.spent = 0
        self._tell()
        title, detail = self.words()
        if not title:
            return None
        unrolls = not scene.banner.isVisible()
        scene.banner.tell(title, detail)
        scene.said.emit()
        scene.effects.drop_marks()
        stroke = stroke_of(scene, self.log_groups[-1].line)
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
            for log_group in self.log_groups:
                self.scene.told.emit(log_group)


class SkippedEvent(EventAnimation):
    """An event that the player skips: it happens at once, and stays for a moment."""

    def __init__(self, scene: CaptionScene, log_group: LogGroup, stories: Sequence[EventAnimation]) -> None:
        self.scene = scene
        self.log_group = log_group
        self.stories = stories

    def change(self) -> None:
        if self.log_group.line is not None:
            self.scene.told.emit(self.log_group)
        for story in self.stories:
            story.change()

    def closing(self) -> QAbstractAnimation | None:
        if self.scene.banner.shows_event:
            # What hit the player was told before.
            self.scene.banner.say("", "")
        self.scene.rebuild()
        return QPauseAnimation(RUSH_MS) if self.log_group.is_told else None


class CaptionHold(_Caption):
    """An animation that holds a caption, with its changes, until it can have been read or the player goes on."""

    @property
    def waits(self) -> bool:
        return self.scene.motion.steps

    def opening(self) -> QAbstractAnimation | None:
        scene, motion = self.scene, self.scene.motion
        # Somebody may have looked at something else in between.
        title, detail = self.words()
        scene.banner.tell(title, detail)
        aim = None if self.log_groups[-1].line is None else self.log_groups[-1].line.aim
        changes = self._changes()
        loses = {figure.seat for figure, change in changes.items() if change < 0}
        flashes = []
        for seat in sorted({*(() if aim is None else aim.seats), *(figure.seat for figure in changes)}):
            panel = scene.panels_by_seat[seat]
            flash = FlashItem(panel.scene_rect(), seat in loses, scene.measures.unit)
            scene.effects.mark(flash)
            flashes.append(flash)
        self._show_changes(changes)
        shade = None if motion.reduced else self._shade(aim, changes)
        if self.waits:
            scene.halted.emit()
            return QPauseAnimation(FOR_EVER)
        if motion.off and not (motion.rushes and scene.hits_viewer(self.log_groups[-1])):
            return None
        # Beside what is aimed at something its rule stands every time, and is read when one likes.
        hold = QPauseAnimation(self._ms(title if aim is not None else title + detail))
        if motion.off or motion.reduced or not (flashes or shade):
            return hold
        together = QParallelAnimationGroup()
        together.addAnimation(hold)
        for flash in flashes:
            flash.blink(motion, together)
        if shade is not None:
            animate(shade, b"opacity", 1.0, motion.ms(SHADE_MS), Ease.Linear, start=0.0, group=together)
        return together

    @property
    def _weight(self) -> Weight:
        return self.scene.event_table.weight(event for one in self.log_groups for event in one.events)

    def _shade(self, aim: Pointer | None, changes: Iterable[LogFigure]) -> DimItem | None:
        """Let the table lie in the shade around what is decided on it; None where nothing is, or it is not seen."""
        scene = self.scene
        things = [] if aim is None else [aim.cause, *aim.victims]
        things += [figure.thing for figure in changes if isinstance(figure.thing, int)]
        stage = scene.dimmed_rect()
        lit = [rect for thing in things if (rect := scene.lit_rect(thing)) and stage.contains(rect.center())]
        if not lit or self._weight < Weight.DECIDED:
            return None
        shade = DimItem(stage, lit)
        scene.effects.mark(shade)
        return shade

    def _ms(self, words: str) -> int:
        """How long it is held, so that all of it takes as long as it weighs and can be read."""
        queue, motion = self.scene.animation_queue, self.scene.motion
        lasts, least = float(max(self._weight, Weight.LAID)), float(LEAST_MS)
        if not all(one.line is not None and one.line.replaces_last for one in self.log_groups):
            lasts = max(lasts, min(MOST_MS, LETTER_MS * len(words)))
        else:
            # Of a sentence that goes on most was read before, and a further step of the same is soon seen.
            lasts *= 1.0 if lasts >= Weight.DECIDED else STEP
            least *= STEP
        flies = strikes_first(self.log_groups[-1]) and not (motion.off or motion.reduced)
        later = AFTER_STRIKE_MS if flies else 0
        shown = max(round(least), motion.held_ms(round(lasts) - later)) - queue.spent
        return max(motion.held_ms(STILL_MS), shown)

    def _changes(self) -> Counter[LogFigure]:
        changes: Counter[LogFigure] = Counter()
        for log_group in self.row:
            changes.update(log_group.shown_changes)
        return changes

    def _show_changes(self, changes: Mapping[LogFigure, int]) -> None:
        """Say at each figure what it gains or loses, and at its panel what a player loses elsewhere."""
        scene, unit = self.scene, self.scene.measures.unit
        beside: Counter[int] = Counter()
        # What stands on the panel itself has its place there before what is said beside it.
        for figure, change in sorted(changes.items(), key=lambda each: each[0].thing is not None):
            said = [(scene.figure_place(figure), "")]
            lies = next((one.things[figure] for one in self.log_groups if figure in one.things), None)
            if lies is not None and change < 0 and isinstance(figure.thing, int):
                said.append((scene.figure_place(LogFigure(figure.seat)), scene.wording(lies)))
            for at, words in said:
                if at is None:
                    continue
                pill = DeltaBadgeItem(change, unit if words else scene.figure_unit(figure), words)
                if words or figure.thing is None:
                    inwards = 1 if at.y() < scene.sceneRect().center().y() else -1
                    at += QPointF(0, inwards * beside[figure.seat] * (pill.boundingRect().height() + 2 * unit))
                    beside[figure.seat] += 1
                pill.put(at, scene.sceneRect())
                scene.effects.mark(pill)


def strikes_first(log_group: LogGroup) -> bool:
    """Return whether it is said what is struck before that is gone."""
    aim = None if log_group.line is None else log_group.line.aim
    return aim is not None and bool(aim.victims) and not aim.arrives


def stroke_of(scene: CaptionScene, line: LogEntry | None, *, brackets: bool = False) -> TargetLineItem | None:
    """Return what shows of a log entry what does something to what, None where nothing of that is to be seen.

    Args:
        scene: where it is shown.
        line: what is told.
        brackets: whether all of it stands in brackets, and not only what is struck.
    """
    aim = None if line is None else line.aim
    if aim is None:
        return None
    hit = {victim: place for victim in aim.victims if (place := scene.place_of(victim)) is not None}
    victims = list(hit.values())
    panels = [scene.panels_by_seat[seat].scene_rect() for seat in aim.seats]
    if not victims and not panels:
        return None
    # What is done to the same thing several times shares a line.
    counts = [aim.victims.count(victim) for victim in hit]
    unit, strikes = scene.measures.unit, brackets or not aim.arrives
    cause = scene.place_of(aim.cause)
    return TargetLineItem(aim.sign, cause, victims, panels, unit, counts, strikes=strikes, coin=scene.money)
