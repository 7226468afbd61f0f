"""The application: one window, its screens, and the way from one to another."""

from __future__ import annotations

import logging
import secrets
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QIcon, QPaintEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget

from gonfalon import APP_ID
from gonfalon.data import resources_dir
from gonfalon.session.seats import NewGame
from gonfalon.ui import language
from gonfalon.ui.folders import games_folder, name_application, sets_folder
from gonfalon.ui.screens.screen import Screen
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import Settings

if TYPE_CHECKING:
    from gonfalon.bots.worker import Worker
    from gonfalon.session.match import Match
    from gonfalon.session.shelves import Shelves
    from gonfalon.ui.play import Play
    from gonfalon.ui.screens.curtain import CurtainScreen
    from gonfalon.ui.screens.ending import EndingScreen
    from gonfalon.ui.screens.picker import PickerScreen
    from gonfalon.ui.screens.rules import RulesScreen
    from gonfalon.ui.screens.settings import SettingsScreen
    from gonfalon.ui.screens.table import TableScreen

__all__ = ["MINIMUM", "Window", "make_application"]

MINIMUM = QSize(1024, 700)
_log = logging.getLogger(__name__)


def make_application(arguments: list[str] | None = None) -> QApplication:
    """The one QApplication, named and with its icon, in the style that our own controls are drawn over."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        name_application()
        app = QApplication(arguments if arguments is not None else sys.argv[:1])
    app.setApplicationDisplayName("Gonfalon")
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    icon = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        path = resources_dir() / "icons" / f"gonfalon-{size}.png"
        if path.exists():
            icon.addFile(str(path), QSize(size, size))
    app.setWindowIcon(icon)
    return app


class Window(QWidget):
    """The window and all its screens; each screen but the first is made when it is needed."""

    painted = Signal()
    """The first screen has been painted."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        super().__init__()
        self.settings = settings
        self.folder = folder if folder is not None else games_folder()
        self.setWindowTitle("Gonfalon")
        self.setMinimumSize(MINIMUM)
        self._layout = QStackedLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._shelves: Shelves | None = None
        self._before: list[QWidget] = []
        self._painted = False
        self.worker: Worker | None = None
        self.play: Play | None = None
        self.table: TableScreen | None = None
        self._tables: dict[str, tuple[TableScreen, Play]] = {}
        self.curtain: CurtainScreen | None = None
        self._rules: RulesScreen | None = None
        self._options: SettingsScreen | None = None
        self._picker: PickerScreen | None = None
        self._deck_for = ""
        self._last: NewGame | None = None
        self._ending: tuple[EndingScreen, Match] | None = None
        self._seat_behind = 0
        self._away = False
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.install(app, settings.language)
        self.start = StartScreen(settings)
        self.start.begin.connect(self.begin)
        self.start.continue_game.connect(self.continue_game)
        self.start.open_rules.connect(self.open_rules)
        self.start.open_settings.connect(self.open_settings)
        self.start.choose_deck.connect(self.open_picker)
        self._layout.addWidget(self.start)
        settings.changed.connect(self._setting_changed)
        app.applicationStateChanged.connect(self._application_state)
        if not (settings.geometry and self.restoreGeometry(settings.geometry)):
            self.resize(1280, 800)
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

    # -- screens -------------------------------------------------------------------------------------------------------

    def _show(self, screen: QWidget) -> None:
        if self._layout.indexOf(screen) < 0:
            self._layout.addWidget(screen)
        self._layout.setCurrentWidget(screen)
        if self.curtain is not None and self.curtain.is_down():
            # The layout raises what it shows, but nothing lies over a curtain.
            self.curtain.raise_()
            self.curtain.setFocus()
        else:
            screen.setFocus()

    def _open(self, screen: Screen) -> None:
        """Show a screen that leads back to the one that is left."""
        current = self._layout.currentWidget()
        if current is not None and current is not screen:
            self._before.append(current)
        self._show(screen)

    def _back(self) -> None:
        self._show(self._before.pop() if self._before else self.start)

    def show_start(self) -> None:
        """Go to the start screen; a game that is being played is kept."""
        if self.play is not None:
            self.play.leave()
        self._before.clear()
        self._look_for_saved()
        self._show(self.start)

    def open_settings(self) -> None:
        from gonfalon.ui.screens.settings import SettingsScreen

        if self._options is None:
            self._options = SettingsScreen(self.settings)
            self._options.set_sets_folder(sets_folder(self.folder))
            self._options.closed.connect(self._back)
            self._options.open_reference.connect(lambda: self.open_rules("card-language"))
        self._open(self._options)

    def open_picker(self, game: str) -> None:
        """Let the ten kinds be chosen that a game of the start screen is to be played with."""
        from gonfalon.ui.screens.picker import PickerScreen

        sets, kinds = self.start.deck_choices(game)
        if not sets:
            return
        if self._picker is None:
            self._picker = PickerScreen(self.settings)
            self._picker.closed.connect(self._back)
            self._picker.decided.connect(self._deck_decided)
        self._deck_for = game
        self._picker.show_sets(sets, kinds)
        self._open(self._picker)

    def _deck_decided(self, sets: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        self.start.set_deck(self._deck_for, sets, kinds)
        self._back()

    def open_rules(self, where: str) -> None:
        """Open the rules of the game that is played at a page or a chapter, or at the beginning."""
        from gonfalon.ui.screens.rules import RulesScreen

        if self._rules is None:
            self._rules = RulesScreen(self.settings)
            self._rules.closed.connect(self._back)
        match = self.play.match if self.play is not None else None
        self._rules.open_for(match.deck if match is not None else None, where)
        self._open(self._rules)

    # -- games ---------------------------------------------------------------------------------------------------------

    def _look_for_saved(self) -> None:
        self.start.set_continue(self.folder.is_dir() and any(self.folder.glob("*.gonfalon")))

    def begin(self, new_game: NewGame) -> None:
        """Deal a new game and sit down."""
        from gonfalon.session.journal import Journal
        from gonfalon.session.match import JournalError, Match

        if not new_game.seed:
            new_game = replace(new_game, seed=secrets.randbits(62) + 1)
        try:
            match = Match.begin(new_game, Journal(self.folder), self.shelves)
        except JournalError as error:
            _log.warning("%s", error)
            self.show_match(Match.begin(new_game, shelves=self.shelves))
            self._not_kept()
            return
        except ValueError as error:
            from gonfalon.ui.texts.troubles import cannot_be_begun

            _log.warning("%s", error)
            self._notice(QCoreApplication.translate("Window", "This game cannot be begun"), cannot_be_begun(str(error)))
            return
        self.show_match(match)

    def continue_game(self) -> None:
        """Take up the game that was left last."""
        from gonfalon.ui.continuing import take_up

        left = take_up(self.folder, self.shelves)
        if left.match is not None:
            self.show_match(left.match)
            return
        heading = QCoreApplication.translate("Window", "No game can be continued")
        self._notice(heading, "\n".join(left.troubles[:3]))
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
        play.begin(match)

    def table_of(self, game: str) -> tuple[TableScreen, Play]:
        """Take the table of a game from now on, which is made when it is first needed; bots serve at all of them."""
        from gonfalon.bots.worker import Worker
        from gonfalon.ui.games.kit import kit
        from gonfalon.ui.play import Play
        from gonfalon.ui.screens.table import TableScreen

        if self.worker is None:
            self.worker = Worker()
        if game not in self._tables:
            table = TableScreen(self.settings, kit(game))
            play = Play(table, self.settings, self.worker, self)
            table.open_rules.connect(self.open_rules)
            table.menu.connect(self._menu)
            play.curtain_wanted.connect(self._let_curtain_fall)
            play.over.connect(self._end)
            play.trouble.connect(self._not_kept)
            self._tables[game] = table, play
        self.table, self.play = self._tables[game]
        return self._tables[game]

    def _menu(self) -> None:
        from gonfalon.ui.board.overlay import Overlay

        assert self.table is not None
        menu = Overlay(
            self.table,
            QCoreApplication.translate("Window", "Pause"),
            QCoreApplication.translate("Window", "The game is kept at every move."),
        )
        menu.add_button(QCoreApplication.translate("Window", "Go on playing"), key="Esc", gold=True)
        menu.add_button(QCoreApplication.translate("Window", "Rules"), lambda: self.open_rules(""), key="F1")
        menu.add_button(QCoreApplication.translate("Window", "Settings"), self.open_settings)
        menu.add_button(QCoreApplication.translate("Window", "Keys"), self.table.show_keys, key="?")
        menu.add_button(QCoreApplication.translate("Window", "Leave to the start screen"), self.show_start)
        self.table.open_overlay(menu)

    def _not_kept(self) -> None:
        from gonfalon.ui.texts.troubles import cannot_be_kept

        heading = QCoreApplication.translate("Window", "This game cannot be kept")
        self._notice(heading, cannot_be_kept(self.folder))

    def _notice(self, heading: str, text: str) -> None:
        from gonfalon.ui.board.overlay import Overlay

        screen = self._layout.currentWidget() or self.start
        notice = Overlay(screen, heading, text)
        notice.add_button(QCoreApplication.translate("Window", "Close"), key="Esc", gold=True)
        notice.open()

    # -- the curtain ---------------------------------------------------------------------------------------------------

    def _let_curtain_fall(self, seat: int, happened: list[tuple[str | None, str]], away: bool) -> None:
        from gonfalon.ui.screens.curtain import CurtainScreen

        assert self.play is not None
        assert self.play.match is not None
        if self.curtain is None:
            self.curtain = CurtainScreen(self.settings, self)
            self.curtain.lifted.connect(self._curtain_lifted)
        self._seat_behind, self._away = seat, away
        who = self.play.match.seats[seat]
        told = [(family or who.family, sentence) for family, sentence in happened]
        self.curtain.show_for(who, told, away=away, at_once=away)

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
        from gonfalon.ui.screens.ending import EndingScreen

        assert self.table is not None
        assert self.play is not None
        assert self.play.match is not None
        match = self.play.match
        screen = EndingScreen(self.settings)
        # As large as it will be, so that its first picture is the right one.
        screen.resize(self.size())
        screen.show_report(self.table.kit.report(match, language.current()))
        screen.play_again.connect(self._play_again)
        screen.start_screen.connect(self.show_start)
        for leaving in (screen.play_again, screen.start_screen):
            leaving.connect(screen.deleteLater)
            leaving.connect(self._forget_ending)
        self._ending = (screen, match)
        self._before.clear()
        self._show(screen)

    def _forget_ending(self) -> None:
        self._ending = None

    def _play_again(self) -> None:
        assert self._last is not None
        self.begin(replace(self._last, seed=0))

    # -- settings and the window ---------------------------------------------------------------------------------------

    def _setting_changed(self, name: str) -> None:
        if name == "language":
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            language.install(app, self.settings.language)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is not QEvent.Type.LanguageChange:
            return
        if self.play is not None:
            self.play.retranslate()
        if self._ending is not None and self.table is not None:
            screen, match = self._ending
            screen.show_report(self.table.kit.report(match, language.current()))
        if self.curtain is not None and self.curtain.is_down() and self.play is not None:
            self._let_curtain_fall(self._seat_behind, self.play.happened(self._seat_behind), self._away)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            # Children are painted after this; the message comes when they all have been.
            QTimer.singleShot(0, self, self.painted.emit)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.geometry = bytes(self.saveGeometry().data())
        self.settings.flush()
        if self.play is not None:
            self.play.leave()
        if self.worker is not None:
            self.worker.close()
        super().closeEvent(event)
