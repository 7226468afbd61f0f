"""The coach at an ending: what he knows of a game that was lost, and his look at it when he is asked."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from gonfalon.games import find_game
from gonfalon.session.analysis import analysis_case, load_report, moment_texts, record_file, save_report
from gonfalon.session.analysis_task import AnalysisTask
from gonfalon.session.game_analysis import AnalysisReport
from gonfalon.texts.formatting import format_decimal
from gonfalon.texts.translations import translate
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.board.ending import only_person
from gonfalon.ui.screens.ending_found import FoundFact

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.ui.screens.ending import EndingScreen

POLL_MS = 200
"""How often it is looked how far he is."""

_log = logging.getLogger(__name__)


def lost_alone(match: Match) -> bool:
    """Return whether the only player at the screen has lost."""
    own, outcome = only_person(match), match.outcome
    return own is not None and outcome is not None and own not in outcome.winners


def found_facts(match: Match, report: AnalysisReport) -> list[FoundFact]:
    """Return the moves of the only player at the screen that would have brought more, the best first."""
    own, found = only_person(match), []
    told = moment_texts(match, report, game_view(match.game.name).log_renderer)
    for moment, words in zip(report.moments, told, strict=True):
        if moment.kind != "costly" or match.leaders[moment.seat] != own:
            continue
        played, better = moment.tried[:2]
        more = better.score - played.score
        if report.to_end and more > 0:
            gain = f"+{format_decimal(more)}"
        else:
            points = round(100 * (moment.before - moment.after))
            gain = translate("EndingScreen", "+{percent}% chance").format(percent=points)
        found.append((moment.before - moment.after, FoundFact(moment.step, words.answers[1][0], words.title, gain)))
    return [fact for _, fact in sorted(found, key=lambda one: -one[0])]


class EndingCoach(QObject):
    """Tells at one ending what the coach has found, and lets him look when that is wanted."""

    fact_wanted = Signal(int)
    """The position after so many moves is to be seen."""

    def __init__(self, screen: EndingScreen, match: Match, folder: Path) -> None:
        super().__init__(screen)
        self._found, self._match, self._folder = screen.found, match, folder
        self._screen = screen
        self.work: AnalysisTask | None = None
        self.report: AnalysisReport | None = None
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._look)
        self._found.wanted.connect(self.begin)
        self._found.given_up.connect(self.stop)
        self._found.fact_wanted.connect(self.fact_wanted)
        self.tell()

    def tell(self) -> None:
        """Say what he knows by now, in the language of now."""
        if self.report is None and self.work is None:
            # He may have been asked beside the replay meanwhile.
            path = record_file(self._match, self._folder)
            self.report = None if path is None else load_report(self._match, path)
        if self.work is not None:
            self._found.show_progress(self.work.done)
        elif self.report is None:
            self._found.offer()
        else:
            self._found.show_facts(self._facts(self.report))
        self._screen.show_found()

    def _facts(self, report: AnalysisReport) -> list[FoundFact]:
        try:
            return found_facts(self._match, report)
        except Exception as error:  # noqa: BLE001
            _log.warning("what the coach found cannot be told: %s", type(error).__name__)
            return []

    def begin(self) -> None:
        """Let him look at the game."""
        self.stop()
        self.work = AnalysisTask(analysis_case(self._match), find_game)
        self._timer.start()
        self.tell()

    def stop(self) -> None:
        """Let him give up; nothing of it stays."""
        if self.work is not None:
            self._timer.stop()
            self.work.close()
            self.work = None
            self.tell()

    def _look(self) -> None:
        work = self.work
        if work is None:
            return
        if work.poll():
            self._found.show_progress(work.done)
            return
        self._timer.stop()
        self.work = None
        self.report = work.report
        path = record_file(self._match, self._folder)
        if work.report is not None and path is not None:
            try:
                save_report(self._match, work.report, path)
            except OSError as error:
                _log.warning("what the coach found could not be kept: %s", error)
        self.tell()
