"""First games: where they are begun, how far somebody has come in each, and how the game goes on afterwards."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from gonfalon.texts.players import default_name
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.preferences.settings import Settings

if TYPE_CHECKING:
    from gonfalon.ui.application.guide import Guide
    from gonfalon.ui.board.lesson import Lesson

__all__ = ["Lessons"]

_log = logging.getLogger(__name__)


class Lessons(QObject):
    """Leads through one lesson at a time, at the table of its game."""

    def __init__(self, tables: Tables, notices: NoticeLayer, settings: Settings) -> None:
        super().__init__(tables)
        self._tables = tables
        self._notices = notices
        self._settings = settings
        self.guide: Guide | None = None
        """Who leads now; None before the first lesson."""

    def begin(self, game: str, name: str) -> None:
        """Begin a lesson of a game, or go on where it was left."""
        self._tables.waiting.do(lambda: self._begin(game, name))

    def _begin(self, game: str, name: str) -> None:
        from gonfalon.core.record import RecordError
        from gonfalon.session.course import Course
        from gonfalon.ui.application.guide import Guide
        from gonfalon.ui.application.kits import kit

        lesson = next(lesson for lesson in kit(game).lessons() if lesson.name == name)
        stops = lesson.stops
        at = self._kept().get(name, 0)
        at = at if 0 <= at < len(stops) else 0
        try:
            course = Course(
                lesson.course, self._tables.shelves, default_name, stops[at].after, game=game, least=stops[-1].after
            )
        except (OSError, RecordError) as error:
            # Its cards may have been changed by hand.
            _log.warning("%s", error)
            heading = QCoreApplication.translate("Lesson", "This first game cannot be started")
            self._notices.tell(heading, str(error))
            return
        _, play = self._tables.table_of(game)
        guide = self.guide = Guide(lesson, course, play, at)
        guide.reached.connect(lambda stop: self._keep(lesson, stop))
        guide.left.connect(self._tables.show_start)
        guide.play_on.connect(lambda: self._tables.play_on(course.match))
        self._tables.show_match(course.match, guide)

    # -- how far somebody has come -------------------------------------------------------------------------------------

    def _kept(self) -> dict[str, int]:
        found = json.loads(self._settings.lessons)
        return {name: at for name, at in found.items() if isinstance(at, int)} if isinstance(found, dict) else {}

    def _keep(self, lesson: Lesson, stop: int) -> None:
        self._settings.flush()
        self._settings.lessons = json.dumps(self._kept() | {lesson.name: stop})
