"""The window of the program: its games, from the start screen to the end of each."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.session.seats import NewGame
from gonfalon.ui.application.pages import Pages
from gonfalon.ui.application.reception import Reception
from gonfalon.ui.application.shortcuts import Everywhere
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.coming_cards import WaitingForCards
from gonfalon.user.folders import is_folder, sets_folder

if TYPE_CHECKING:
    from gonfalon.bots.worker import Worker
    from gonfalon.session.match import Match
    from gonfalon.session.shelves import Shelves
    from gonfalon.ui.application.play import Play
    from gonfalon.ui.screens.ending import EndingScreen
    from gonfalon.ui.screens.table import TableScreen

__all__ = ["Window"]

_log = logging.getLogger(__name__)


class Window(Pages):
    """The window and all its screens; each screen but the first is made when it is needed."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        super().__init__(settings, folder)
        self._shelves: Shelves | None = None
        self.worker: Worker | None = None
        self.play: Play | None = None
        self.table: TableScreen | None = None
        self._tables: dict[str, tuple[TableScreen, Play]] = {}
        self._last: NewGame | None = None
        self._ending: tuple[EndingScreen, Match] | None = None
        self._seat_behind = 0
        self._away = False
        self.waiting = WaitingForCards(self)
        self.reception = Reception(self)
        self.everywhere = Everywhere(self)
        for moved in (self.foremost.came, self.foremost.gone, self.everywhere.choosing):
            moved.connect(self._hold_tables)
        self.dropped.connect(self.reception.open)
        self.start.begin.connect(self.begin)
        self.start.continue_game.connect(self.continue_game)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._application_state)
        # Sets are read from files; the first picture does not wait for that.
        self.painted.connect(lambda: QTimer.singleShot(0, self, self._lay_out_cards))
        QTimer.singleShot(0, self, self._look_for_saved)

    @property
    def shelves(self) -> Shelves:
        """The cards of all games that are at hand; made when they are first asked for, because that takes time."""
        from gonfalon.session.shelves import Shelves

        if self._shelves is None:
            self._shelves = Shelves(sets_folder(self.folder))
        return self._shelves

    def _lay_out_cards(self) -> None:
        self.start.set_shelves(self.shelves)
        if self.start.coming is not None:
            self.waiting.set_coming(self.start.coming)

    # -- games ---------------------------------------------------------------------------------------------------------

    def show_start(self) -> None:
        """Go to the start screen; a game that is being played is kept."""
        if self.play is not None:
            self.play.leave()
        if self.curtain is not None:
            self.curtain.take_away()
        self._before.clear()
        self._look_for_saved()
        self._show(self.start)
        self._leave_ending()

    @property
    def playing(self) -> bool:
        """Whether a game is at the table that has not come to its end."""
        return self.play is not None and self.play.match is not None and self._ending is None

    def played_deck(self) -> Any:
        match = self.play.match if self.play is not None else None
        return match.deck if match is not None else None

    def _look_for_saved(self) -> None:
        from gonfalon.session.journal import close_folder

        close_folder(self.folder)
        self.start.set_continue(is_folder(self.folder) and any(self.folder.glob("*.gonfalon")))

    def begin(self, new_game: NewGame) -> None:
        """Deal a new game and sit down."""
        if not new_game.seed:
            new_game = replace(new_game, seed=SystemRandom().getrandbits(62) + 1)
        self.waiting.do(lambda: self._deal(new_game))

    def _deal(self, new_game: NewGame) -> None:
        from gonfalon.session.journal import Journal
        from gonfalon.session.match import JournalError, Match

        try:
            match = Match.begin(new_game, Journal(self.folder), self.shelves)
        except JournalError as error:
            _log.warning("%s", error)
            self.show_match(Match.begin(new_game, shelves=self.shelves))
            self.tell_unkept()
            return
        except ValueError as error:
            from gonfalon.texts.troubles import cannot_be_begun

            _log.warning("%s", error)
            self.tell(QCoreApplication.translate("Window", "This game cannot be begun"), cannot_be_begun(str(error)))
            return
        self.show_match(match)

    def continue_game(self) -> None:
        """Take up the game that was left last."""
        self.waiting.do(self._take_up)

    def _take_up(self) -> None:
        from gonfalon.ui.application.last_game import take_up

        left = take_up(self.folder, self.shelves)
        if left.match is not None:
            self.show_match(left.match)
            if left.troubles:
                heading = QCoreApplication.translate("Window", "The game left last cannot be continued")
                instead = QCoreApplication.translate("Window", "The game that was left before it goes on here.")
                self.tell(heading, f"{left.troubles[0]}\n{instead}")
            return
        heading = QCoreApplication.translate("Window", "No game can be continued")
        self.tell(heading, "\n".join(left.troubles[:3]))
        self.start.set_continue(left.mendable)

    def show_match(self, match: Match) -> None:
        """Sit down at a match, where it stands."""
        if self.play is not None:
            # It may be another game's, whose bots must not answer in this one.
            self.play.leave()
        table, play = self.table_of(match.game.name)
        self._last = match.new_game
        self._before.clear()
        self._show(table)
        self._leave_ending()
        if self.curtain is not None:
            # It would hide a hand of the game before, and show one of this.
            self.curtain.take_away()
        play.begin(match)

    def show_end(self, match: Match) -> None:
        """Show how a game ended, whenever and wherever it was played."""
        if self.play is not None:
            self.play.leave()
        if self.curtain is not None:
            self.curtain.take_away()
        self._last = match.new_game
        self._show_ending(match)

    def table_of(self, game: str) -> tuple[TableScreen, Play]:
        """Take the table of a game from now on, which is made when it is first needed; bots serve at all of them."""
        from gonfalon.bots.worker import Worker
        from gonfalon.ui.application.play import Play
        from gonfalon.ui.board.kit import kit
        from gonfalon.ui.screens.table import TableScreen

        if self.worker is None:
            self.worker = Worker()
        if game not in self._tables:
            table = TableScreen(self.settings, kit(game))
            play = Play(table, self.settings, self.worker, self)
            table.everywhere = self.everywhere.bindings
            table.open_rules.connect(self.open_rules)
            table.menu.connect(self._menu)
            play.curtain_wanted.connect(self._let_curtain_fall)
            play.over.connect(self._end)
            play.trouble.connect(self.tell_unkept)
            play.not_undone.connect(self._tell_not_undone)
            play.played_elsewhere.connect(self._leave_it_to_others)
            self._tables[game] = table, play
        self.table, self.play = self._tables[game]
        return self._tables[game]

    def _menu(self) -> None:
        from gonfalon.ui.board.overlay import Overlay

        assert self.table is not None
        menu = Overlay(
            self.table,
            QCoreApplication.translate("Window", "Pause"),
            QCoreApplication.translate("Window", "The game is saved after every move."),
        )
        menu.add_button(QCoreApplication.translate("Window", "Go on playing"), key="Esc", gold=True)
        menu.add_button(QCoreApplication.translate("Window", "Rules"), lambda: self.open_rules(""), key="F1")
        menu.add_button(QCoreApplication.translate("Window", "Settings"), self.open_settings)
        menu.add_button(QCoreApplication.translate("Window", "Keys"), self.table.show_keys, key="?")
        words = (
            QCoreApplication.translate("Window", "Leave full screen")
            if self.isFullScreen()
            else QCoreApplication.translate("Window", "Full screen")
        )
        menu.add_button(words, self.everywhere.change_size, key="F11")
        menu.add_button(QCoreApplication.translate("Window", "Leave to the start screen"), self.show_start)
        self.table.open_overlay(menu)

    def tell_unkept(self) -> None:
        """Say that the game that is played is not kept."""
        from gonfalon.texts.troubles import cannot_be_kept

        heading = QCoreApplication.translate("Window", "This game cannot be saved")
        self.tell(heading, cannot_be_kept(self.folder))

    def _tell_not_undone(self) -> None:
        from gonfalon.texts.troubles import not_taken_back

        heading = QCoreApplication.translate("Window", "The move was not taken back")
        self.tell(heading, not_taken_back(self.folder))

    def _leave_it_to_others(self) -> None:
        from gonfalon.texts.troubles import played_elsewhere

        self.show_start()
        self.tell(QCoreApplication.translate("Window", "This game is played elsewhere"), played_elsewhere())

    # -- the curtain ---------------------------------------------------------------------------------------------------

    def _let_curtain_fall(self, seat: int, happened: list[tuple[str | None, str]], away: bool) -> None:
        from gonfalon.ui.screens.curtain import CurtainScreen

        assert self.play is not None
        assert self.play.match is not None
        if self.curtain is None:
            self.curtain = CurtainScreen(self.settings, self)
            self.curtain.covers.connect(self._cover)
            self.curtain.lifted.connect(self._curtain_lifted)
        self._seat_behind, self._away = seat, away
        who = self.play.match.seats[seat]
        told = [(family or who.family, sentence) for family, sentence in happened]
        self.curtain.show_for(who, told, away=away, at_once=away or self.curtain.is_down())
        self.foremost.keep()

    def _curtain_lifted(self) -> None:
        assert self.play is not None
        self.play.show(self._seat_behind)
        page = self._layout.currentWidget()
        assert self.table is not None
        (self.table.view if page is self.table or page is None else page).setFocus()

    def _application_state(self, state: Qt.ApplicationState) -> None:
        """Cover an open hand when the window is left, if more than one person shares the screen."""
        play, table = self.play, self.table
        if state is not Qt.ApplicationState.ApplicationActive and table is not None:
            table.scene.pointer.cancel()
        if state is Qt.ApplicationState.ApplicationActive or not self.settings.curtain_on_focus_loss:
            return
        # Another page over the table covers nothing: whoever comes back could close it.
        if play is None or play.match is None or table is None:
            return
        if play.viewer >= 0 and len(play.people) > 1 and not play.covered:
            table.finish()
            if not play.match.over:
                play.cover(play.viewer, away=True)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        assert self.play is not None
        assert self.play.match is not None
        self._show_ending(self.play.match, told=True)

    def _show_ending(self, match: Match, told: bool = False) -> None:
        """Show how a match ended, `told` when its last story has just come to its end on the board."""
        from gonfalon.ui.screens.ending import EndingScreen

        screen = EndingScreen(self.settings)
        # As large as it will be, so that its first picture is the right one.
        screen.resize(self.size())
        self._report(screen, match)
        if told:
            screen.hesitate()
        screen.play_again.connect(self._play_again)
        screen.start_screen.connect(self.show_start)
        self._before.clear()
        self._show(screen)
        self._leave_ending()
        self._ending = (screen, match)

    def _leave_ending(self) -> None:
        """Let go of the last ending, now that something else is shown."""
        if self._ending is not None:
            self._ending[0].deleteLater()
            self._ending = None

    def _report(self, screen: EndingScreen, match: Match) -> None:
        from gonfalon.ui.board.kit import kit

        screen.show_report(kit(match.game.name).report(match, language.current()))

    def _play_again(self) -> None:
        assert self._last is not None
        self.begin(replace(self._last, seed=0))

    # -- the window ----------------------------------------------------------------------------------------------------

    def _show(self, screen: QWidget) -> None:
        super()._show(screen)
        self._hold_tables()

    def _hold_tables(self) -> None:
        """Let nothing move and no bot play at a table that lies behind something."""
        covered = self.foremost.open or self.everywhere.dialog is not None
        for table, _ in self._tables.values():
            table.lie_behind(covered or table is not self._layout.currentWidget())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.everywhere.key(event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        if self.play is not None:
            self.play.retranslate()
        if self._ending is not None:
            self._report(*self._ending)
        if self.curtain is not None and self.curtain.is_down() and self.play is not None:
            self._let_curtain_fall(self._seat_behind, self.play.happened(self._seat_behind), self._away)

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.play is not None:
            self.play.leave()
        if self.worker is not None:
            self.worker.close()
        if self.start.coming is not None:
            self.start.coming.reading.stop()
        super().closeEvent(event)
