"""
The animations of the board, one event after the other: their settings, pausing, and effects that lie over the scene.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QElapsedTimer,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QRectF,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.look import art


class PausableClock:
    """Counts milliseconds, but for those in which it is held."""

    def __init__(self) -> None:
        self._clock = QElapsedTimer()
        self._before = 0

    def start(self) -> None:
        """Begin at 0."""
        self._before = 0
        self._clock.start()

    def hold(self) -> None:
        """Count no further."""
        self._before = self.elapsed()
        self._clock.invalidate()

    def go_on(self) -> None:
        """Count again from there."""
        if not self._clock.isValid():
            self._clock.start()

    def elapsed(self) -> int:
        """The milliseconds so far."""
        return self._before + (self._clock.elapsed() if self._clock.isValid() else 0)


class PauseController:
    """The timers of some objects; what begins to run meanwhile is left alone."""

    def __init__(self) -> None:
        self._held: list[QTimer] = []

    def hold(self, owner: QObject) -> None:
        """Stop all timers of an object that run."""
        for timer in owner.findChildren(QTimer):
            if timer.isActive():
                timer.stop()
                self._held.append(timer)

    def go_on(self) -> None:
        """Let each run again, for all of its time: one that ran for less would keep that when it is stopped before."""
        held, self._held = self._held, []
        for timer in held:
            if not timer.isActive():
                timer.start()


SPEEDS = {"off": 0.0, "half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "eightfold": 8.0}
"""By the words of the settings, how many times the usual speed it is; 0 for at once."""


class EventAnimation:
    """Something that happened, as it is told on the board."""

    @property
    def waits(self) -> bool:
        """Whether its opening lasts until the player goes on, and is not skipped with what came before it."""
        return False

    @property
    def begins(self) -> bool:
        """Whether something new is told from here on, so that a player in a hurry sees it."""
        return False

    @property
    def strikes(self) -> bool:
        """Whether it hits the player at the screen, so that it is told even to somebody in haste."""
        return False

    def opening(self) -> QAbstractAnimation | None:
        """Return the animation that runs before the table changes."""
        return None

    def change(self) -> None:
        """Let it happen to the board's own table."""

    def closing(self) -> QAbstractAnimation | None:
        """Return the animation that runs afterwards, so that everything lies where it belongs."""
        return None


class AnimationSettings:
    """The speed of animations: a factor of the usual speed, 0 for none, or reduced motion without flight."""

    def __init__(
        self,
        speed: float = 1.0,
        reduced: bool = False,
        pace: str = "flow",
        steps: bool = False,
        rushes: float = 0.0,
    ) -> None:
        self.speed = speed
        self.rushes = rushes
        """How fast what hits the player is told while somebody is in haste and nothing moves; 0 while nobody is."""
        self.steps = steps
        """Whether what is told waits after each sentence until somebody wants to go on."""
        self.reduced = reduced
        self.pace = pace
        """How the reasons of an automaton are told: one by one as `step`, in a `flow`, or not at all in `brief`."""

    @property
    def off(self) -> bool:
        return self.speed <= 0

    def ms(self, usual: int) -> int:
        """A duration in milliseconds at this speed."""
        return 0 if self.off else max(1, round(usual / self.speed))

    def held_ms(self, usual: int) -> int:
        """For how long something is to be read that is told to somebody in haste, too."""
        return max(1, round(usual / (self.speed or self.rushes or 1.0)))


class AnimationQueue(QObject):
    """Keeps the stories that are not told yet; the scene holds still only when it is idle."""

    settled = Signal()
    """Everything has been told and lies where it belongs."""

    def __init__(self, rebuild: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = AnimationSettings()
        self.still = False
        """Whether what begins to move waits; the scene sees to what moves already."""
        self._rebuild = rebuild
        self._waiting: deque[EventAnimation] = deque()
        self._story: EventAnimation | None = None
        self._changed = False
        self.running: QAbstractAnimation | None = None
        """What moves now."""
        self.spent = 0
        """How many milliseconds the movements take that have begun since this was set to 0."""

    @property
    def idle(self) -> bool:
        return self._story is None and not self._waiting

    @property
    def last(self) -> EventAnimation | None:
        """What is told now if nothing waits behind it, else None."""
        return None if self._waiting else self._story

    def tell(self, stories: list[EventAnimation]) -> None:
        """Put stories behind those that wait; without motion they are over when this returns."""
        self._waiting.extend(stories)
        if self.motion.off and not (self.motion.steps or self.motion.rushes):
            self.finish()
        elif self._story is None:
            self._next()

    def finish(self) -> None:
        """Let all that waits happen at once."""
        if self.idle:
            return
        self._stop()
        if self._story is not None and not self._changed:
            self._story.change()
        self._story = None
        while self._waiting:
            self._waiting.popleft().change()
        self._rebuild()
        self.settled.emit()

    def proceed(self) -> None:
        """Let what moves now be over, and nothing else."""
        if self._story is not None:
            self._stop()
            self._go_on()

    def hurry(self) -> None:
        """Go on after what waits for that; else let all happen at once up to what waits, or begins something else."""
        if self._story is not None and self._story.waits and not self._changed:
            self.proceed()
        else:
            self._happen_up_to(lambda story: story.waits or story.begins)

    def rush(self) -> None:
        """Let all happen at once up to what hits the player."""
        self._happen_up_to(lambda story: bool(self.motion.rushes) and story.strikes)

    def _happen_up_to(self, stops: Callable[[EventAnimation], bool]) -> None:
        if not any(map(stops, self._waiting)):
            self.finish()
            return
        self._stop()
        if self._story is not None and not self._changed:
            self._story.change()
        while not stops(self._waiting[0]):
            self._waiting.popleft().change()
        self._rebuild()
        self._next()

    @property
    def waiting(self) -> bool:
        """Whether the current event waits for the player to go on."""
        return self._story is not None and self._story.waits and not self._changed

    def lay_aside(self) -> list[EventAnimation]:
        """Give what is not told yet, the story of now among it where it has not happened, to be told later."""
        self._stop()
        untold = [*([self._story] if self._story is not None and not self._changed else []), *self._waiting]
        self._story = None
        self._waiting.clear()
        return untold

    def forget(self) -> None:
        """Drop everything untold, for a board that is built anew."""
        self._stop()
        self._story = None
        self._waiting.clear()

    def _stop(self) -> None:
        if self.running is not None:
            running, self.running = self.running, None
            running.finished.disconnect(self._go_on)
            running.stop()
            running.deleteLater()

    def _next(self) -> None:
        while self._waiting:
            self._story = self._waiting.popleft()
            self._changed = False
            if self._start(self._story.opening()):
                return
            self._story.change()
            self._changed = True
            if self._start(self._story.closing()):
                return
        self._story = None
        self._rebuild()
        self.settled.emit()

    def _start(self, animation: QAbstractAnimation | None) -> bool:
        if animation is None or animation.totalDuration() == 0:
            return False
        # A parent keeps it alive: an animation without one is collected and never runs.
        animation.setParent(self)
        animation.finished.connect(self._go_on)
        self.running = animation
        self.spent += animation.totalDuration()
        animation.start()
        if self.still:
            animation.pause()
        return True

    def _go_on(self) -> None:
        if self.running is not None:
            self.running.deleteLater()
            self.running = None
        assert self._story is not None
        if not self._changed:
            self._story.change()
            self._changed = True
            if self._start(self._story.closing()):
                return
        self._next()


def arch(path: QPropertyAnimation, begin: QPointF, end: QPointF, rise: float) -> None:
    """Let a movement from point to point go in a bow that is `rise` scene units high at its middle."""
    path.setStartValue(begin)
    for step in range(1, 8):
        way = step / 8
        path.setKeyValueAt(way, begin + (end - begin) * way - QPointF(0, 4 * rise * way * (1 - way)))
    path.setEndValue(end)


def animate(
    target: QObject,
    property: bytes,
    end: object,
    ms: int,
    easing: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    start: object | None = None,
    group: QParallelAnimationGroup | None = None,
) -> QPropertyAnimation:
    """A movement of one property, added to the group if there is one."""
    animation = QPropertyAnimation(target, property)
    animation.setDuration(ms)
    animation.setEasingCurve(easing)
    if start is not None:
        animation.setStartValue(start)
    animation.setEndValue(end)
    if group is not None:
        group.addAnimation(animation)
    return animation


class CoinItem(QGraphicsObject):
    """One coin, or a token, on its way."""

    def __init__(self, size: float, art: str) -> None:
        super().__init__()
        self._size = round(size)
        self._art = art
        self.setZValue(900)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size / 2, -self._size / 2, self._size, self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.scale() != 1.0 or self.rotation() != 0.0)
        coin = art.pixmap(self._art, self._size, self._size, painter.device().devicePixelRatio())
        painter.drawPixmap(self.boundingRect().topLeft(), coin)


class Afterimage(QGraphicsObject):
    """The board as it looked a moment ago, over the board of now."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self._picture = picture
        self.setZValue(950)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._picture.deviceIndependentSize())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(0, 0, self._picture)


class Effects:
    """Comes and goes with the stories of a director."""

    def __init__(self, scene: QGraphicsScene, animation_queue: AnimationQueue) -> None:
        self._scene = scene
        self._animation_queue = animation_queue
        self._coins: list[CoinItem] = []
        self._marks: list[QGraphicsObject] = []
        self._afterimage: Afterimage | None = None
        self._spent: list[QGraphicsObject] = []
        """What was taken away while it moved: a movement whose target is gone would never be over."""

    def clear(self) -> None:
        """Take everything away."""
        self.drop_coins()
        self.drop_marks()
        self.drop_picture()

    def mark(self, item: QGraphicsObject) -> None:
        """Lay something over the table that goes with what is said of it."""
        self._scene.addItem(item)
        self._marks.append(item)

    @property
    def marks(self) -> Sequence[QGraphicsObject]:
        """The marks laid over the table by effects."""
        return tuple(self._marks)

    def drop_marks(self) -> None:
        """Take what was laid over the table away, for something else is said."""
        for item in self._marks:
            self._take_away(item)
        self._marks.clear()

    def fly(self, at: QPointF, size: float, art: str) -> CoinItem:
        """A coin or a token in flight, by the name of its drawing; `drop_coins` takes all of them away."""
        coin = CoinItem(size, art)
        coin.setPos(at)
        self._scene.addItem(coin)
        self._coins.append(coin)
        return coin

    def drop_coins(self) -> None:
        for coin in self._coins:
            self._take_away(coin)
        self._coins.clear()

    def _take_away(self, item: QGraphicsObject) -> None:
        self._scene.removeItem(item)
        self._spent.append(item)
        if self._animation_queue.idle:
            self._spent.clear()

    def hold_picture(self) -> None:
        """Keep what can be seen now over what will change, until `fade` or `drop_picture`."""
        if self._afterimage is not None and self._afterimage.opacity() == 1.0:
            return
        self.drop_picture()
        views = self._scene.views()
        if views and views[0].isVisible():
            self._afterimage = Afterimage(views[0].viewport().grab())
            self._scene.addItem(self._afterimage)

    def fade(self, ms: int) -> QAbstractAnimation:
        """Let what was held give way to what is there now."""
        if self._afterimage is None:
            return QPauseAnimation(ms)
        return animate(self._afterimage, b"opacity", 0.0, ms, QEasingCurve.Type.Linear, start=1.0)

    def drop_picture(self) -> None:
        if self._afterimage is not None:
            self._take_away(self._afterimage)
            self._afterimage = None
