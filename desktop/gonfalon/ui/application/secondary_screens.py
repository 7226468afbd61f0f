"""The screens beside a game, each made when it is first opened: settings, rules, replays, those of games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gonfalon.texts.translations import translate
from gonfalon.ui.application.screen_stack import NoticeLayer, ScreenStack
from gonfalon.ui.application.table_controller import TableController
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.player import Player
from gonfalon.ui.widgets.screen import Screen
from gonfalon.user.folders import sets_folder

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.texts.rules_library import CurrentGame
    from gonfalon.ui.application.analysis_controller import AnalysisController
    from gonfalon.ui.screens.replay import ReplayScreen
    from gonfalon.ui.screens.rules import RulesScreen
    from gonfalon.ui.screens.settings import SettingsScreen


class SecondaryScreens(QObject):
    """Opens screens that lead back to where they were opened."""

    learn = Signal(str, str)
    """A game is to be learnt by the first game with this name."""

    def __init__(
        self,
        screens: ScreenStack,
        start: StartScreen,
        settings: Settings,
        folder: Path,
        played: Callable[[], CurrentGame | None],
        player: Player,
    ) -> None:
        """
        Args:
            folder: where games are kept, and the user's sets beside them.
            played: gives the game that is being played, None when none is.
            player: what the settings say something about.
        """
        super().__init__(screens)
        self._screens = screens
        self._start = start
        self._settings = settings
        self._folder = folder
        self._played = played
        self._player = player
        self.rules: RulesScreen | None = None
        self.options: SettingsScreen | None = None
        self._strangers: list[Screen] = []
        start.open_rules.connect(self.open_rules)
        start.open_settings.connect(self.open_settings)
        start.opened.connect(self._open)

    def open_settings(self) -> None:
        from gonfalon.ui.screens.settings import SettingsScreen

        if self.options is None:
            made = (game_setup.settings_section() for game_setup in self._start.game_setups)
            lines = [added for added in made if added is not None]
            self.options = SettingsScreen(self._settings, lines, self._player)
            self.options.set_sets_folder(sets_folder(self._folder))
            if self._start.card_loading is not None:
                for added in lines:
                    added.set_card_loading(self._start.card_loading)
            self.options.closed.connect(self._screens.back)
            self.options.open_rules.connect(self.open_rules)
        self._screens.open(self.options)

    def _open(self, screen: Screen) -> None:
        """Open a screen that a game has made."""
        if screen not in self._strangers:
            self._strangers.append(screen)
            screen.closed.connect(self._screens.back)
        self._screens.open(screen)

    def open_rules(self, where: str) -> None:
        """Open the rules of the game that is played at a page or a chapter, or at the beginning."""
        from gonfalon.ui.screens.rules import RulesScreen

        if self.rules is None:
            self.rules = RulesScreen(self._settings)
            self.rules.closed.connect(self._screens.back)
            self.rules.learn.connect(self.learn)
        self.rules.open_for(self._played(), where)
        self._screens.open(self.rules)


class ReplayController(QObject):
    """Has a screen for each game that is looked at again, made when it is needed."""

    share = Signal(object, int)
    """Others are to be given a match that is over, or how it stood after so many moves."""
    position_wanted = Signal(object, int)
    """A `ReplayTimeline` is to be set up as a position as it stood after so many moves."""
    made = Signal(object)
    """A table on a screen that is shown for the first time."""
    task_wanted = Signal(str)
    """A mistake is to be asked as a puzzle: its name."""

    def __init__(self, tables: TableController, screens: ScreenStack, notices: NoticeLayer, settings: Settings) -> None:
        super().__init__(tables)
        self._tables = tables
        self._screens = screens
        self._notices = notices
        self._settings = settings
        self._by_game: dict[str, ReplayScreen] = {}
        self.analysis_controllers: dict[str, AnalysisController] = {}
        """The coach beside each."""
        tables.replay.connect(self.show)
        tables.decided.connect(self.ask_for_better)

    def ask_for_better(self, match: Match, step: int) -> None:
        """Show what the only player at the screen saw after so many moves, and ask for a better move."""
        self.show(match).ask_for_better(match.leaders[match.deciders[step]], step)

    def show(self, match: Match, event: int = -1) -> ReplayScreen:
        """Show a match again: all of it (-1), or from the event with this place among all that happened on."""
        screen = self._screen_of(match.game.name)
        language.set_language(self._settings.language)
        # As large as it will be, so that its first picture is the right one.
        screen.resize(self._screens.current.size())
        screen.show_match(match)
        self._screens.open(screen)
        if event >= 0:
            screen.tell_event(event)
        return screen

    def _screen_of(self, game: str) -> ReplayScreen:
        from gonfalon.ui.application.analysis_controller import AnalysisController
        from gonfalon.ui.application.game_views import game_view
        from gonfalon.ui.screens.replay import ReplayScreen

        if game not in self._by_game:
            screen = ReplayScreen(self._settings, game_view(game))
            screen.closed.connect(self._screens.back)
            screen.ending.connect(lambda: self._tables.tell_end(self._match_of(screen)))
            screen.branch.connect(lambda step: self._ask_who(self._match_of(screen), step))
            screen.position_wanted.connect(lambda: self.position_wanted.emit(screen.past, screen.step))
            screen.share.connect(lambda step: self.share.emit(self._match_of(screen), step))
            screen.table.heard.connect(self._tables.heard)
            coach = AnalysisController(screen, self._tables.folder, self._tables.card_sources)
            coach.task_wanted.connect(self.task_wanted)
            self.analysis_controllers[game] = coach
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
        from gonfalon.ui.screens.replay_panels import PracticeSeats

        seats = PracticeSeats(match)
        question = self._notices.overlay(
            translate("Practice", "Play on from here"),
            translate(
                "Practice", "Who plays? It becomes a separate practice game, which does not count in the statistics."
            ),
            seats,
        )
        question.add_button(
            translate("Practice", "Begin the practice game"),
            lambda: self._tables.practise(match, step, seats.seats()),
            "Enter",
            gold=True,
        )
        question.add_button(translate("Practice", "Back to the replay"), key="Esc")
        seats.rows.changed.connect(question.arrange)
        self._notices.lay(question)
