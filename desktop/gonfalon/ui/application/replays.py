"""Games that are looked at again: where that is opened, where it leads back to, and how one plays on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.ui.application.coaches import Coach
    from gonfalon.ui.screens.replay import ReplayScreen

__all__ = ["Replays"]


class Replays(QObject):
    """Has a screen for each game that is looked at again, made when it is needed."""

    share = Signal(object, int)
    """Others are to be given a match that is over, or how it stood after so many moves."""
    made = Signal(object)
    """A table on a screen that is shown for the first time."""

    def __init__(self, tables: Tables, screens: ScreenStack, notices: NoticeLayer, settings: Settings) -> None:
        super().__init__(tables)
        self._tables = tables
        self._screens = screens
        self._notices = notices
        self._settings = settings
        self._by_game: dict[str, ReplayScreen] = {}
        self.coaches: dict[str, Coach] = {}
        """The coach beside each."""
        tables.replay.connect(self.show)

    def show(self, match: Match, event: int = -1) -> None:
        """Show a match again: all of it (-1), or from the event with this place among all that happened on."""
        screen = self._screen_of(match.game.name)
        language.speak(self._settings.language)
        # As large as it will be, so that its first picture is the right one.
        screen.resize(self._screens.current.size())
        screen.show_match(match)
        self._screens.open(screen)
        if event >= 0:
            screen.tell_event(event)

    def _screen_of(self, game: str) -> ReplayScreen:
        from gonfalon.ui.application.coaches import Coach
        from gonfalon.ui.application.kits import kit
        from gonfalon.ui.screens.replay import ReplayScreen

        if game not in self._by_game:
            screen = ReplayScreen(self._settings, kit(game))
            screen.closed.connect(self._screens.back)
            screen.ending.connect(lambda: self._tables.tell_end(self._match_of(screen)))
            screen.branch.connect(lambda step: self._ask_who(self._match_of(screen), step))
            screen.share.connect(lambda step: self.share.emit(self._match_of(screen), step))
            screen.table.heard.connect(self._tables.heard)
            self.coaches[game] = Coach(screen, self._tables.folder)
            self._by_game[game] = screen
            self.made.emit(screen.table)
        return self._by_game[game]

    @staticmethod
    def _match_of(screen: ReplayScreen) -> Match:
        assert screen.match is not None
        return screen.match

    def hold(self, covered: bool) -> None:
        """Let nothing move in a replay that lies behind something, as all do in a `covered` window."""
        for screen in self._by_game.values():
            shown = screen is self._screens.current
            if not shown:
                screen.leave()
            screen.table.lie_behind(covered or not shown)

    def _ask_who(self, match: Match, step: int) -> None:
        from gonfalon.ui.screens.practice import PracticeSeats

        tr = QCoreApplication.translate
        seats = PracticeSeats(match)
        question = self._notices.overlay(
            tr("Practice", "Play on from here"),
            tr("Practice", "Who plays? It becomes a separate practice game, which does not count in the statistics."),
            seats,
        )
        question.add_button(
            tr("Practice", "Begin the practice game"),
            lambda: self._tables.practise(match, step, seats.seats()),
            "Enter",
            gold=True,
        )
        question.add_button(tr("Practice", "Back to the replay"), key="Esc")
        seats.rows.changed.connect(question.arrange)
        self._notices.lay(question)
