"""The coach beside a replay: when he is asked, where his report is kept, and what he says."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.games import find_game
from gonfalon.session.analysis import (
    MomentText,
    analysis_case,
    chances_text,
    load_report,
    method_text,
    moment_texts,
    playouts_text,
    record_file,
    save_report,
)
from gonfalon.session.analysis_task import AnalysisTask
from gonfalon.session.game_analysis import AnalysisReport, KeyMoment
from gonfalon.session.mistakes import is_mistake, keep_mistakes, mistake_id
from gonfalon.session.replay_timeline import ALL_OPEN
from gonfalon.ui.screens.coach_panel import AnalysisPanel
from gonfalon.ui.widgets.charts import WinChances
from gonfalon.ui.widgets.styling import announce
from gonfalon.ui.widgets.value_controls import TimelineMark
from gonfalon.user.folders import mistakes_folder

if TYPE_CHECKING:
    from gonfalon.session.card_sources import CardSources
    from gonfalon.session.match import Match
    from gonfalon.ui.screens.replay import ReplayScreen

POLL_MS = 200
"""How often it is looked how far he is."""

_log = logging.getLogger(__name__)


class AnalysisController(QObject):
    """The coach of one replay screen."""

    task_wanted = Signal(str)
    """Whoever looks at a mistake wants to find the better move: the name of its puzzle."""

    def __init__(self, screen: ReplayScreen, folder: Path, card_sources: CardSources) -> None:
        super().__init__(screen)
        self._card_sources = card_sources
        self._screen = screen
        self._folder = folder
        self._match: Match | None = None
        self.report: AnalysisReport | None = None
        """What he has found about the game that is shown."""
        self.work: AnalysisTask | None = None
        self.panel: AnalysisPanel | None = None
        self.chart: WinChances | None = None
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._look)
        screen.coach_wanted.connect(self.toggle)
        screen.moment_wanted.connect(self.see)
        screen.row_wanted.connect(self._walk)
        screen.play_on_wanted.connect(self._play_on)
        screen.own_move_wanted.connect(self._find_better)
        screen.veil_wanted.connect(self._veil)
        screen.stepped.connect(self._step)
        screen.stood.connect(self._stand)
        screen.shown.connect(self._another)
        screen.retold.connect(self._show)

    def toggle(self) -> None:
        """Open what he says, or close it; what he is doing goes on."""
        match = self._screen.match
        if self.panel is not None:
            self.close()
            return
        if match is None or not match.over:
            return
        self._match = match
        panel = self.panel = AnalysisPanel()
        panel.wanted.connect(self.begin)
        panel.given_up.connect(self.stop)
        panel.moment_wanted.connect(self.see)
        panel.move_wanted.connect(self._show_move)
        panel.row_looked_at.connect(self._compare)
        panel.play_on.connect(self._play_on)
        panel.own_move.connect(lambda _: self._find_better())
        panel.veiled.connect(self._veil)
        panel.closed.connect(self.close)
        self._screen.set_side(panel)
        if self.report is None:
            path = record_file(match, self._folder)
            self.report = None if path is None else load_report(match, path)
        self._show()
        (panel.moments[0] if panel.moments else panel.ask_button).setFocus()

    def begin(self) -> None:
        """Let him look at the game."""
        assert self._match is not None
        self.stop()
        self.work = AnalysisTask(analysis_case(self._match), find_game)
        self._timer.start()
        self._show()
        if self.panel is not None:
            self.panel.cancel_button.setFocus()

    def stop(self) -> None:
        """Let him give up; nothing of it stays."""
        if self.work is not None:
            self._timer.stop()
            self.work.close()
            self.work = None
            self._show()

    def close(self) -> None:
        """Take away what he says."""
        self._screen.set_chart(None)
        self._screen.set_side(None)
        for part in (self.panel, self.chart):
            if part is not None:
                part.deleteLater()
        self.panel = self.chart = None
        self._screen.table.scene.move_input.compare(None)
        self._screen.add_marks(())
        self._screen.setFocus()

    def see(self, place: int) -> None:
        """Show the position before a moment."""
        if self.panel is not None and self.report is not None and place < len(self.report.moments):
            moment = self.report.moments[place]
            if self.panel.shown != place:
                self.panel.show_moment(place)
                self.panel.restyle()
                self.panel.moments[place].setFocus()
            if moment.tried:
                # The hand from which it was played.
                self._screen.sit_at(moment.seat)
            self._screen.jump(moment.step)

    @property
    def _moment(self) -> KeyMoment | None:
        """The moment that is told of."""
        if self.panel is None or self.report is None or not 0 <= self.panel.shown < len(self.report.moments):
            return None
        return self.report.moments[self.panel.shown]

    def _walk(self, down: int) -> None:
        if self.panel is not None:
            self.panel.walk(down)

    def _show_move(self, place: int, word: str) -> None:
        """Let the board show a move of a moment, from the seat that it speaks of."""
        if self.report is not None:
            moment = self.report.moments[place]
            self._screen.sit_at(moment.seat)
            self._screen.show_move(moment.step, word)

    def _play_on(self) -> None:
        """Ask who plays on from the step in sight, or from the moment that is told of where nothing comes after it."""
        if self.panel is not None and self._screen.why_no_branch():
            self.see(self.panel.shown)
        self._screen.branch_here()

    def _veil(self) -> None:
        moment = self._moment
        if moment is not None:
            self._screen.veil(moment.seat)

    def _find_better(self) -> None:
        moment, match = self._moment, self._match
        if moment is not None and match is not None and is_mistake(match, moment):
            self.task_wanted.emit(mistake_id(match, moment))

    def _keep_mistakes(self) -> None:
        if self._match is not None and self.report is not None:
            try:
                keep_mistakes(self._match, self.report, self._card_sources, mistakes_folder(self._folder))
            except OSError as error:
                _log.warning("mistakes could not be kept: %s", error)

    def _step(self, step: int) -> None:
        if self.chart is not None:
            self.chart.show_step(step)
        self._compare()

    def _stand(self) -> None:
        """Tell of the moment at the step in sight, however one has come there, from the seat that it speaks of."""
        panel, report, screen = self.panel, self.report, self._screen
        if panel is None or report is None:
            return
        here = [place for place, moment in enumerate(report.moments) if moment.step == screen.step]
        if not here:
            return
        if panel.shown not in here:
            had_focus = panel.isAncestorOf(screen.window().focusWidget())
            panel.show_moment(here[0])
            panel.restyle()
            if had_focus:
                panel.moments[here[0]].setFocus()
        moment = report.moments[panel.shown]
        if moment.tried and screen.past.viewpoint == ALL_OPEN:
            screen.sit_at(moment.seat)
        self._compare()

    def _compare(self) -> None:
        """Let the board show the moves of the moment that is told of."""
        moment = self._moment
        if self.panel is not None and moment is not None:
            self._screen.compare(moment.seat, moment.step, self.panel.arrows)

    def _another(self) -> None:
        """Another game is shown."""
        if self._screen.match is not self._match:
            self._match = None
            self.report = None
            if self.panel is not None:
                self.close()
            self.stop()

    def _look(self) -> None:
        work = self.work
        if work is None:
            return
        if work.poll():
            if self.panel is not None:
                self.panel.show_progress(work.done)
            return
        self._timer.stop()
        self.work = None
        if work.report is None:
            if self.panel is not None:
                self.panel.show_waiting(failed=True)
            return
        self.report = work.report
        assert self._match is not None
        path = record_file(self._match, self._folder)
        if path is not None:
            try:
                save_report(self._match, work.report, path)
            except OSError as error:
                _log.warning("what the coach found could not be kept: %s", error)
        self._show()

    # -- what he says --------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        panel, report, match = self.panel, self.report, self._match
        if panel is None or match is None:
            return
        panel.retranslate()
        panel.restyle()
        if self.work is not None:
            panel.show_progress(self.work.done)
            return
        told = None if report is None else self._all_told(match, report)
        if report is None or told is None:
            self.report = None
            panel.show_waiting()
        else:
            self._keep_mistakes()
            tasks = {place for place, one in enumerate(report.moments) if is_mistake(match, one)}
            panel.show_moments(told, method_text(report), tasks)
            panel.restyle()
            self._show_course(match, report)
            self._screen.add_marks([TimelineMark(one.step, one.kind, f"{one.title}\n{one.change}") for one in told])
            announce(panel, "\n".join(f"{one.title}. {one.change}. {one.why}" for one in told))

    def _all_told(self, match: Match, report: AnalysisReport) -> list[MomentText] | None:
        """All moments in words; None where something in them cannot be told."""
        try:
            return moment_texts(match, report, self._screen.game_view.log_renderer)
        except Exception as error:  # noqa: BLE001
            _log.warning("what the coach found cannot be told: %s", type(error).__name__)
            return None

    def _show_course(self, match: Match, report: AnalysisReport) -> None:
        if self.chart is not None:
            self._screen.set_chart(None)
            self.chart.deleteLater()
        chart = self.chart = WinChances(self._screen.bar.timeline_x)
        words = chances_text(match, report.course[-1][1])
        families = "".join(seat.family for seat in match.seats)
        chart.show_course(
            report.course, families, self.tr("Chance of winning"), playouts_text(report), "\n".join(words)
        )
        chart.show_step(self._screen.step)
        self._screen.set_chart(chart)
