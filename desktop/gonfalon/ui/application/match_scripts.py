"""The script of a lesson: a match that is written down beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer, Signal, SignalInstance

from gonfalon.texts.translations import translate
from gonfalon.ui.board.tutorial import TutorialOverlay
from gonfalon.ui.widgets.styling import HALO, discard

if TYPE_CHECKING:
    from gonfalon.core.game import Move
    from gonfalon.session.open_record import TutorialScript
    from gonfalon.ui.application.match_controller import MatchController
    from gonfalon.ui.board.tutorial import Tutorial, TutorialStep


SEEN_MS = 900
"""How long a move that was only shown stays before it is taken back."""


class TutorialRunner(QObject):
    """Stands between a match and its table as long as a lesson goes on."""

    reached = Signal(int)
    """The stop with this index is told; one more than there are when the lesson is over."""
    left = Signal()
    """Whoever learns wants no more of it."""
    play_on = Signal()
    """The lesson is over, and the game shall go on."""
    next_wanted = Signal()
    """The lesson is over, and the next one shall begin."""

    def __init__(self, lesson: Tutorial, course: TutorialScript, play: MatchController, at: int = 0) -> None:
        super().__init__(play)
        self.lesson = lesson
        self.course = course
        self._play = play
        self._table = play.table
        self.at = at
        """The stop that is told now or next."""
        self._shows = False
        """Whether the move that is meant is being shown."""
        self._shown = -1
        """The stop at which it was shown and taken back."""
        self.veil = TutorialOverlay(self._table)
        self.veil.forward.connect(self._forward)
        self.veil.skipped.connect(self._skip)
        self._table.view.resized.connect(self.arrange)
        self._table.scene.relaid.connect(self.arrange)

    @property
    def stop(self) -> TutorialStep | None:
        """The tutorial step to show now, None if there is none."""
        stops = self.lesson.stops
        return stops[self.at] if self.at < len(stops) and stops[self.at].after <= self.course.done else None

    @property
    def asks(self) -> bool:
        """Whether the current step waits for the learner's move."""
        stops, after = self.lesson.stops, self.at + 1
        last = after >= len(stops) or stops[after].after > self.course.done
        return self.stop is not None and last and self.course.asks

    # -- what the game asks --------------------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Show the current step; return whether the game waits until it has been read."""
        if self._shows:
            return True
        stop = self.stop
        if stop is None or (stop.after < self.course.done and not self.course.asks):
            self.veil.hide()
            return False
        self._tell(stop)
        if not self.asks:
            return True
        # The answers get their places when the question is asked.
        QTimer.singleShot(0, self, self.arrange)
        return False

    def move_of_others(self) -> Move | None:
        """Return the move played at another seat, None once the tutorial is over."""
        return None if self.course.over else self.course.next_move()

    def refusal(self, move: Move) -> str:
        """Return why the learner shall not make this move; empty where it is the intended one."""
        if self.course.over or move == self.course.next_move():
            return ""
        return translate("Lesson", "The rules allow that too, but in this guided game please follow the callout.")

    def no_hint(self) -> str:
        """Return where a hint is found in a guided game."""
        return translate("Lesson", "In this guided game the callout says what to do.")

    def played(self) -> None:
        """Take notice that a move was made."""
        stops = self.lesson.stops
        while self.at < len(stops) and max(stops[self.at].after, stops[self.at].through) < self.course.done:
            self.at += 1
        self._shown = -1
        self.veil.hide()

    # -- told and shown ------------------------------------------------------------------------------------------------

    def _tell(self, stop: TutorialStep) -> None:
        stops, veil = self.lesson.stops, self.veil
        rubric = translate("Lesson", "{lesson}, step {step} of {count}")
        rubric = rubric.format(lesson=self.lesson.title(), step=self.at + 1, count=len(stops))
        last = self.at + 1 == len(stops)
        skip = translate("EndingScreen", "Start screen") if last else translate("Lesson", "Skip")
        forward = translate("Window", "Go on playing") if last else translate("Lesson", "Next")
        if last and self.lesson.next:
            skip, forward = forward, translate("Lesson", "Second game")
        heading, text = stop.told()
        if self.asks:
            forward = translate("Lesson", "Show me")
            if self._shown == self.at:
                # It was taken back, and looks as if nothing had happened.
                heading = translate("Lesson", "Now you: {heading}").format(heading=heading)
                forward = translate("Lesson", "Show me again")
        fresh = veil.isHidden() or veil.callout.heading.text() != heading
        veil.count(self.at, len(stops))
        veil.tell(rubric, heading, text, self.lesson.emblem, skip, forward, "" if self.at else self.lesson.scene)
        self.arrange()
        if fresh:
            self.reached.emit(self.at)
            veil.say()
            (self._table.view if self.asks else veil.callout.forward).setFocus()

    def arrange(self) -> None:
        """Open the windows where things lie now."""
        if self.stop is not None and self.veil.isVisible():
            table = self._table
            found = [one for one in self.stop.shows(table.scene) if one is not None and not one.isEmpty()]
            if self.stop.answers and table.choices.isVisible():
                answers = QRectF(table.choices.childrenRect().translated(table.choices.pos()))
                # What stands close to the buttons is not to be cut by a frame around their glow.
                answers.adjust(HALO, HALO, -HALO, -HALO)
                found.insert(0, answers.united(table.scene.banner.sceneBoundingRect()))
            spared = [table.scene.measures.banner, table.scene.measures.choices] if self.asks else []
            self.veil.look_through(found, spared)

    def retranslate(self) -> None:
        """Say it in the language of now."""
        if self.stop is not None and self.veil.isVisible():
            self._tell(self.stop)

    def _forward(self) -> None:
        if self.asks:
            self._show_move()
        elif self.at + 1 == len(self.lesson.stops):
            self._end(self.next_wanted if self.lesson.next else self.play_on)
        else:
            self.at += 1
            self._play.go_on()

    def _skip(self) -> None:
        if self.lesson.next and self.at + 1 == len(self.lesson.stops):
            self._end(self.play_on)
        else:
            self.left.emit()

    def _end(self, then: SignalInstance) -> None:
        self.reached.emit(self.at + 1)
        then.emit()

    def _show_move(self) -> None:
        """Let the move that is meant be seen, and then the table as it was."""
        self._shows = True
        self.veil.hide()
        self._table.ask(None)
        self._table.settled.connect(self._seen)
        self._table.play(self.course.next_events(), self.course.learner)

    def _seen(self) -> None:
        self._table.settled.disconnect(self._seen)
        QTimer.singleShot(0 if self._table.scene.motion.off else SEEN_MS, self, self._take_back)

    def _take_back(self) -> None:
        self._shows, self._shown = False, self.at
        self._play.show(self.course.learner)

    def close(self) -> None:
        """Take the veil away for good."""
        discard(self.veil)
        self.deleteLater()
