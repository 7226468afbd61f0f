"""The tables of all games: how one sits down at them, and what happens from the deal to the end of each."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.games import GAMES, find_bot
from gonfalon.session.new_game import DRAWN_SEEDS, NewGame, Seat
from gonfalon.texts.error_messages import autosave_failed, begin_failed, played_elsewhere, resume_failed, undo_failed
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.application.screen_stack import LoadingNotice, NoticeLayer, ScreenStack
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.sounds import Sound
from gonfalon.user.folders import cache_folder, is_folder, sets_folder

if TYPE_CHECKING:
    from gonfalon.bots.bot_client import BotClient
    from gonfalon.session.card_sources import CardSources
    from gonfalon.session.match import Match
    from gonfalon.texts.rules_library import CurrentGame
    from gonfalon.ui.application.ending_coach import EndingCoach
    from gonfalon.ui.application.match_controller import MatchController, MatchScript
    from gonfalon.ui.screens.ending import EndingScreen, NextWay
    from gonfalon.ui.screens.ending_figures import FiguresScreen
    from gonfalon.ui.screens.table import TableScreen

_log = logging.getLogger(__name__)


class TableController(QObject):
    """Has a table for each game that is played, made when it is needed; at one of them a match is being played."""

    made = Signal(object)
    """A table, which is shown for the first time."""
    menu = Signal()
    """The menu of the table is wanted."""
    heard = Signal(object)
    """Something sounds: a `ui.sound.sounds.Sound`."""
    dealt = Signal(object)
    """A new match lies on the table."""
    ended = Signal(object)
    """A match has come to its end at the table."""
    share = Signal(object)
    """Others are to be given a match that is over."""
    decided = Signal(object, int)
    """The decision that decided a match, after so many moves, is to be seen, and a better one looked for."""
    replay = Signal(object, int)
    """A match that is over is to be shown again: all of it (-1), or from the event with this place on."""

    def __init__(
        self,
        window: QWidget,
        start: StartScreen,
        screens: ScreenStack,
        notices: NoticeLayer,
        settings: Settings,
        folder: Path,
    ) -> None:
        """
        Args: start: the screen where games are begun, also shown on leaving a table. folder: the folder of the games,
        with the user's sets beside them.
        """
        super().__init__(window)
        self._window = window
        self._start = start
        self._screens = screens
        self._notices = notices
        self._settings = settings
        self.folder = folder
        self._shelves: CardSources | None = None
        self._laid_out = False
        self.worker: BotClient | None = None
        self.play: MatchController | None = None
        """Plays the match at the table; None while there is none."""
        self.table: TableScreen | None = None
        self._tables: dict[str, TableScreen] = {}
        self._last: NewGame | None = None
        self._ending: tuple[EndingScreen, Match, bool] | None = None
        """How the last match ended, and whether that was just now; None while it is not over."""
        self._figures: FiguresScreen | None = None
        self._coach: EndingCoach | None = None
        self.waiting = LoadingNotice(notices)
        start.begin.connect(self.begin)
        start.continue_game.connect(self.continue_game)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._application_state)

    @property
    def card_sources(self) -> CardSources:
        """The cards of all games that are at hand; made when they are first asked for, because that takes time."""
        from gonfalon.session.card_sources import CardSources

        if self._shelves is None:
            self._shelves = CardSources(GAMES, sets_folder(self.folder))
        return self._shelves

    def lay_out_cards(self) -> None:
        """Begin to read the cards of all games, if that has not begun yet."""
        if self._laid_out:
            return
        self._laid_out = True
        self._start.set_shelves(self.card_sources)
        if self._start.card_loading is not None:
            self.waiting.set_card_loading(self._start.card_loading)

    def close_to_others(self) -> None:
        """Make games private that an earlier version has left readable to other users."""
        from gonfalon.session.journal import make_folder_private

        make_folder_private(self.folder)

    # -- games ---------------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Go to the start screen; a game that is being played is kept."""
        self._leave_match()
        language.set_language(self._settings.language)
        self._screens.take_curtain_away()
        self.name_saved()
        self._screens.show(self._start)
        self._leave_ending()

    @property
    def playing(self) -> bool:
        """Whether a game that has not ended is at the table."""
        return self.play is not None and self._ending is None

    @property
    def match(self) -> Match | None:
        """The match at the table, None where there is none."""
        return None if self.play is None else self.play.match

    @property
    def would_lose(self) -> bool:
        """Whether a game is being played that should be in a file, and cannot be written now either."""
        play = self.play
        unsaved = play is not None and play.match.save_error is not None and bool(play.people)
        return unsaved and play is not None and not play.match.retry_saving()

    @property
    def playing_with(self) -> CurrentGame | None:
        """The game being played, None if there is none."""
        from gonfalon.texts.rules_library import CurrentGame

        match = self.match
        return CurrentGame(match.game.name, match.deck) if match is not None else None

    def look_for_saved(self) -> None:
        """Let the start screen offer to continue a game if one was left."""
        self._start.set_continue(is_folder(self.folder) and any(self.folder.glob("*.gonfalon")))

    def name_saved(self) -> None:
        """Let the start screen say which game would be continued, and how many more there are."""
        from gonfalon.session.library import latest_unfinished

        entry, count = latest_unfinished(self.folder) if is_folder(self.folder) else (None, 0)
        called = None
        if entry is not None and entry.game in GAMES:
            called = partial(GAMES[entry.game].called, entry.card_sets)
        self._start.set_continue(count > 0, called, count - 1)
        self._show_record()

    def _show_record(self) -> None:
        """Let the start screen show what the finished games have been like."""
        from gonfalon.session.player_record import read_own_games

        if is_folder(self.folder):
            self._start.show_games(read_own_games(self.folder, cache_folder(), self._settings.player_name))

    def begin(self, new_game: NewGame) -> None:
        """Deal a new game and sit down."""
        if not new_game.seed:
            new_game = replace(new_game, seed=SystemRandom().randrange(1, DRAWN_SEEDS))
        self.waiting.do(lambda: self._deal(new_game))

    def _deal(self, new_game: NewGame) -> None:
        from gonfalon.session.journal import Journal
        from gonfalon.session.match import Match

        try:
            match = Match.begin(new_game, self.card_sources, Journal(self.folder))
        except ValueError as error:
            _log.warning("%s", error)
            self._notices.tell(translate("Window", "This game cannot be started"), begin_failed(str(error)))
            return
        if any(seat.bot in match.game.automata for seat in match.seats):
            self._settings.automata_met += 1
        self.show_match(match)
        self.dealt.emit(match)

    def continue_game(self) -> None:
        """Take up the game that was left last."""
        self.waiting.do(self._take_up)

    def _take_up(self) -> None:
        from gonfalon.session.open_record import resume_latest
        from gonfalon.ui.application.game_views import check_table, log_record_error

        match, errors = resume_latest(self.folder, self.card_sources, check_table)
        for error in errors:
            log_record_error(error)
        if match is not None:
            self.show_match(match)
            if errors:
                heading = translate("Window", "The last game cannot be continued")
                instead = translate("Window", "The unfinished game before that one goes on here.")
                self._notices.tell(heading, f"{resume_failed(errors[0])}\n{instead}")
            return
        heading = translate("Window", "No game can be continued")
        self._notices.tell(heading, "\n".join(map(resume_failed, errors[:3])))
        # Its player may bring back the cards that one lacks.
        self._start.set_continue(any(error.code == "missing-set" for error in errors))

    def practise(self, match: Match, step: int, seats: tuple[Seat, ...]) -> None:
        """Play on from after so many moves of a match that is over, these players at its seats."""
        from gonfalon.session.journal import Journal
        from gonfalon.session.open_record import start_practice

        self.show_match(start_practice(match, step, seats, self.card_sources, Journal(self.folder)))

    def play_on(self, match: Match) -> None:
        """Continue a match guided so far by a script, as a game that is kept but counts nowhere."""
        from gonfalon.session.journal import Journal
        from gonfalon.session.open_record import start_saving

        self.show_match(start_saving(match, self.card_sources, Journal(self.folder)))

    def show_match(self, match: Match) -> None:
        """Show a match at the table, where it stands."""
        self.start(self.sit_down(match))

    def start(self, play: MatchController, match_script: MatchScript | None = None) -> None:
        """Play on a match whose table was taken, optionally guided by a script."""
        self._screens.show(play.table)
        self._leave_ending()
        # It would hide a hand of the game before, and show one of this.
        self._screens.take_curtain_away()
        play.begin(match_script)
        if play.match.save_error is not None:
            self.tell_unkept()

    def sit_down(self, match: Match) -> MatchController:
        """Take the table of a match, to `start` it; what was played before is left."""
        from gonfalon.bots.bot_client import BotClient
        from gonfalon.ui.application.match_controller import MatchController

        # It may be another game's, whose bots must not answer in this one.
        self._leave_match()
        if self.worker is None:
            self.worker = BotClient(find_bot)
        table = self.table = self._table_of(match.game.name)
        self._last = match.new_game
        play = self.play = MatchController(match, table, self._settings, self.worker, self)
        play.curtain_wanted.connect(self._let_curtain_fall)
        play.curtain_told.connect(self._tell_curtain)
        play.over.connect(self._end)
        play.trouble.connect(self.tell_unkept)
        play.not_undone.connect(self._tell_not_undone)
        play.played_elsewhere.connect(self._leave_it_to_others)
        return play

    def _leave_match(self) -> None:
        play, self.play = self.play, None
        if play is not None:
            play.leave()
            play.deleteLater()

    def show_end(self, match: Match) -> None:
        """Show how a game ended, whenever and wherever it was played."""
        self._leave_match()
        self._screens.take_curtain_away()
        self._last = match.new_game
        self._show_ending(match)

    def _table_of(self, game: str) -> TableScreen:
        """The table of a game, which is made when it is first needed."""
        from gonfalon.ui.application.game_views import game_view
        from gonfalon.ui.screens.table import TableScreen

        if game not in self._tables:
            table = self._tables[game] = TableScreen(self._settings, game_view(game))
            table.menu.connect(self.menu)
            table.heard.connect(self.heard)
            table.game_over_bar.ending.connect(self._see_ending)
            table.game_over_bar.replay.connect(self._replay)
            table.game_over_bar.again.connect(self.play_again)
            self.made.emit(table)
        return self._tables[game]

    def tell_unkept(self) -> None:
        """Say that the game that is played is not kept."""
        heading = translate("Window", "This game cannot be saved")
        self._notices.tell(heading, autosave_failed(self.folder))

    def _tell_not_undone(self) -> None:
        heading = translate("Window", "The move was not taken back")
        self._notices.tell(heading, undo_failed(self.folder))

    def _leave_it_to_others(self) -> None:
        self.show_start()
        self._notices.tell(translate("Window", "This game is being played elsewhere"), played_elsewhere())

    # -- the curtain ---------------------------------------------------------------------------------------------------

    def _let_curtain_fall(self, seat: int, away: bool) -> None:
        from gonfalon.ui.screens.handover_screen import HandoverScreen

        curtain = self._screens.curtain
        if curtain is None:
            curtain = HandoverScreen(self._settings, self._window)
            self._screens.set_curtain(curtain)
            curtain.lifted.connect(self._curtain_lifted)
            curtain.help_wanted.connect(self._explain_curtain)
        if self.match is not None:
            curtain.show_for(self.match.seats[seat], away=away, at_once=away or curtain.is_down())
        self._notices.keep()
        self.heard.emit(Sound.CURTAIN)

    def _tell_curtain(self) -> None:
        """Let the curtain tell what has happened; whatever goes wrong with that, the hand is out of sight."""
        curtain, play = self._screens.curtain, self.play
        if curtain is not None and play is not None:
            curtain.tell([(family or curtain.seat.family, said) for family, said in play.happened(play.seat_behind)])

    def _explain_curtain(self) -> None:
        heading = translate("Window", "Why the table is hidden")
        text = translate(
            "Window",
            "Another person plays next. Press Enter when that person sits at the screen and nobody else looks. The "
            "rules open from the table with F1.",
        )
        self._notices.tell(heading, text)

    def _curtain_lifted(self) -> None:
        if self.play is not None:
            self.play.show(self.play.seat_behind)
            self.play.table.hesitate()
        page = self._screens.current
        (page.view if page is self.table else page).setFocus()

    def _application_state(self, state: Qt.ApplicationState) -> None:
        """Cover an open hand when the window is left, if more than one person shares the screen."""
        if state is Qt.ApplicationState.ApplicationActive:
            return
        if self.table is not None:
            self.table.scene.drag_controller.cancel()
        # Another page over the table covers nothing: whoever comes back could close it.
        if self._settings.curtain_on_focus_loss and self.play is not None:
            self.play.cover_open_hand()

    # -- the end -------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        if self.match is not None:
            self.ended.emit(self.match)
            self._show_ending(self.match, told=True)

    def _show_ending(self, match: Match, told: bool = False) -> None:
        """Show how a match ended, `told` when its last story has just come to its end on the board."""
        from gonfalon.ui.application.ending_coach import EndingCoach, lost_alone
        from gonfalon.ui.screens.ending import EndingScreen

        # Everybody reads it.
        language.set_language(self._settings.language)
        screen = EndingScreen(self._settings)
        # As large as it will be, so that its first picture is the right one.
        screen.resize(self._window.size())
        self._report(screen, match, told)
        if told:
            screen.offer_table()
            screen.stage_it()
        screen.play_again.connect(self.play_again)
        screen.onward.connect(self._go_onward)
        screen.decided.connect(self._show_decided)
        screen.figures.connect(self._show_figures)
        screen.start_screen.connect(self.show_start)
        screen.see_table.connect(self._see_table)
        screen.replay.connect(self._replay)
        screen.share.connect(lambda: self.share.emit(match))
        self._screens.show(screen)
        self._leave_ending()
        self._ending = (screen, match, told)
        if lost_alone(match):
            self._coach = EndingCoach(screen, match, self.folder)
            self._coach.fact_wanted.connect(lambda step: self.decided.emit(match, step))

    def _see_table(self) -> None:
        """Show the table of the game that is over, without letting go of its ending."""
        if self.play is not None:
            self.play.look_back()
            self._screens.show(self.play.table)
            self.play.table.offer_afterwards()

    def _replay(self, event: int = -1) -> None:
        if self._ending is not None:
            self.replay.emit(self._ending[1], event)

    def tell_end(self, match: Match) -> None:
        """Tell how a match ended that was looked at again."""
        if self._ending is not None and self._ending[1] is match:
            self._see_ending()
        else:
            self.show_end(match)

    def _see_ending(self) -> None:
        """Tell again how the game ended whose table is shown."""
        if self._ending is not None:
            if self.table is not None:
                self.table.finish()
            language.set_language(self._settings.language)
            if self._coach is not None:
                self._coach.tell()
            self._screens.show(self._ending[0])

    def _leave_ending(self) -> None:
        """Let go of the last ending, now that something else is shown."""
        if self._ending is not None:
            self._ending[0].deleteLater()
            self._ending = None
        if self._coach is not None:
            self._coach.stop()
            self._coach = None
        if self._figures is not None:
            self._figures.deleteLater()
            self._figures = None

    def _report(self, screen: EndingScreen, match: Match, told: bool) -> None:
        from gonfalon.ui.application.game_views import game_view
        from gonfalon.ui.application.onward import clock_facts_of, onward_from

        report = game_view(match.game.name).report(match, current_language())
        report = replace(report, facts=(*report.facts, *clock_facts_of(match)))
        screen.show_report(report, onward_from(match, self.folder, told))
        if self._figures is not None:
            self._figures.show_report(report)

    def _go_onward(self, way: NextWay) -> None:
        """Begin the game that the second way on from an ending leads to, or let its seats be changed."""
        from gonfalon.ui.application.onward import next_game

        if self._ending is None:
            return
        new_game = next_game(self._ending[1], way)
        if new_game is None:
            self.show_start()
            return
        self._start.seat_bots(new_game.seats)
        self.begin(new_game)

    def _show_decided(self) -> None:
        """Show the player's own decision before the game turned, or where that is nobody's, what turned it."""
        if self._ending is not None:
            from gonfalon.ui.application.game_views import game_view
            from gonfalon.ui.application.onward import own_decision

            match = self._ending[1]
            turned = game_view(match.game.name).report(match, current_language()).turned
            if turned is None:
                return
            step = own_decision(match, turned.event, self.folder)
            if step is None:
                self.replay.emit(match, turned.event)
            else:
                self.decided.emit(match, step)

    def _show_figures(self) -> None:
        """Show the chart and all that was counted of the game that is over."""
        from gonfalon.ui.screens.ending_figures import FiguresScreen

        if self._ending is None:
            return
        if self._figures is None:
            self._figures = FiguresScreen(self._settings)
            self._figures.closed.connect(self._screens.back)
        self._figures.resize(self._window.size())
        self._report(*self._ending)
        self._screens.open(self._figures)

    def play_again(self) -> None:
        """Deal what was played last anew, for the same players."""
        assert self._last is not None
        from gonfalon.session.suited_bots import is_suited, refitted, suited_in

        new_game = replace(self._last, seed=0)
        if any(is_suited(seat.bot) for seat in new_game.seats):
            name = self._settings.player_name
            new_game = refitted(new_game, suited_in(self.folder, GAMES[new_game.game], name))
        self.begin(new_game)

    # -- all tables ----------------------------------------------------------------------------------------------------

    def hold(self, covered: bool) -> None:
        """Let nothing move and no bot play at a table that lies behind something, as all do in a `covered` window."""
        for table in self._tables.values():
            table.lie_behind(covered or table is not self._screens.current)
        play = self.play
        if play is not None and self._screens.current is self.table:
            # Meanwhile another language may have been chosen for the program.
            play.speak_to_reader()

    def retranslate(self) -> None:
        """Say in the language of now what was put into words before it."""
        if self.play is not None:
            self.play.retranslate()
        if self._ending is not None:
            self._report(*self._ending)
        if self._coach is not None:
            self._coach.tell()
        if self._screens.curtained:
            self._tell_curtain()

    def close(self) -> None:
        """Let everything be over that goes on beside the window; the journal keeps the game as it stands."""
        self._leave_match()
        if self.worker is not None:
            self.worker.close()
        if self._start.card_loading is not None:
            self._start.card_loading.reading.stop()
