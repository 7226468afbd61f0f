"""Puzzles and the deal of the day: where they are begun, which were solved, and where users' own come in."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from gonfalon.texts.catalogue import current, translate
from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.application.tables import Tables
from gonfalon.ui.preferences.settings import Settings
from gonfalon.user.folders import puzzles_folder

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.session.puzzles import Puzzle
    from gonfalon.session.seats import NewGame
    from gonfalon.ui.application.riddler import Riddler
    from gonfalon.ui.screens.puzzles import Group, PuzzlesScreen

__all__ = ["Puzzles"]

DEALS: Final = 60
"""Of so many deals it is remembered what came of them."""
TOLD: Final = 3
"""So many deals of other days are told of."""
_BEGUN, _WON, _LOST = "begun", "won", "lost"

_log = logging.getLogger(__name__)


class Puzzles(QObject):
    """Asks one puzzle at a time, at the table of its game."""

    def __init__(
        self, window: QWidget, screens: ScreenStack, tables: Tables, notices: NoticeLayer, settings: Settings
    ) -> None:
        super().__init__(window)
        self._window = window
        self._screens = screens
        self._tables = tables
        self._notices = notices
        self._settings = settings
        self.today = date.today
        """Gives the day."""
        self._told = date.min
        """Of which day the page tells."""
        self.screen: PuzzlesScreen | None = None
        self.riddler: Riddler | None = None
        """Who asks now; None before the first puzzle."""
        self.dialog: QFileDialog | None = None
        self._groups: list[Group] = []
        self._missed = ""
        """The puzzle that was not solved just now: it counts again when another one was asked meanwhile."""
        tables.ended.connect(self._keep_deal)

    # -- the list ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show all puzzles, as their files hold them now."""
        from gonfalon.ui.screens.puzzles import PuzzlesScreen

        if self.screen is None:
            self.screen = PuzzlesScreen(self._settings)
            self.screen.closed.connect(self._tables.show_start)
            self.screen.wanted.connect(self.begin)
            self.screen.deal_wanted.connect(self._deal)
            self.screen.file_wanted.connect(self._choose_file)
        self._read()
        self._screens.open(self.screen)

    def _read(self) -> None:
        from gonfalon.core.deck import CardFileError
        from gonfalon.data import cards_dir
        from gonfalon.games import GAMES
        from gonfalon.session.puzzles import read_folder, read_puzzles
        from gonfalon.texts.slips import told_all
        from gonfalon.ui.screens.puzzles import Group

        own: list[Group] = []
        # In the order in which games are offered.
        shipped: dict[str, list[tuple[str, Puzzle]]] = {
            game.called(sets): [] for game in GAMES.values() for sets in game.daily
        }
        troubles = []
        for folder, mine in ((cards_dir() / "puzzles", False), (puzzles_folder(self._tables.folder), True)):
            for word, path in read_folder(folder):
                try:
                    found = read_puzzles(path)
                except CardFileError as error:
                    troubles.append(told_all(error.slips))
                    continue
                known = [puzzle for puzzle in found if puzzle.record.game in GAMES]
                if mine:
                    own.append(Group(word, [(f"{word}/{puzzle.id}", puzzle) for puzzle in known]))
                for puzzle in () if mine else known:
                    title = GAMES[puzzle.record.game].called(puzzle.sets)
                    shipped.setdefault(title, []).append((puzzle.id, puzzle))
        self._groups = [*(Group(title, puzzles) for title, puzzles in shipped.items() if puzzles), *own]
        self._show()
        if troubles:
            heading = translate("Puzzle", "A file of puzzles cannot be read")
            self._notices.tell(heading, "\n".join(troubles))

    def _show(self) -> None:
        assert self.screen is not None
        self.screen.show_puzzles(self._groups, self._solved())
        self.screen.show_deal(*self._words_of_deal())

    def retranslate(self) -> None:
        """Say in the language of now what was put into words before it."""
        if self.screen is not None and self._screens.current is self.screen:
            self._read()

    # -- one puzzle ----------------------------------------------------------------------------------------------------

    @property
    def _all(self) -> dict[str, Puzzle]:
        return {key: puzzle for group in self._groups for key, puzzle in group.puzzles}

    def begin(self, key: str, *, shows: bool = False) -> None:
        """Ask a puzzle, or show its solution."""
        self._tables.waiting.do(lambda: self._begin(key, shows))

    def _begin(self, key: str, shows: bool) -> None:
        from gonfalon.core.record import RecordError
        from gonfalon.texts.players import default_name
        from gonfalon.texts.troubles import why_not_continued
        from gonfalon.ui.application.riddler import Riddler

        puzzle = self._all[key]
        try:
            match = puzzle.match(self._tables.shelves, default_name)
        except RecordError as error:
            _log.warning("%s", error)
            self._notices.tell(translate("Puzzle", "This puzzle cannot be played"), why_not_continued(error))
            return
        _, play = self._tables.table_of(puzzle.record.game)
        play.leave()
        if key != self._missed:
            self._missed = ""
        riddler = self.riddler = Riddler(puzzle, match, play, shows=shows, fresh=not self._missed)
        riddler.solved.connect(lambda: self._keep_solved(key))
        riddler.missed.connect(lambda: setattr(self, "_missed", key))
        riddler.bar.left.connect(self._leave)
        riddler.bar.shown.connect(lambda: self.begin(key, shows=True))
        riddler.bar.again.connect(lambda: self.begin(key))
        riddler.bar.forward.connect(lambda: self.begin(self._after(key)))
        self._tables.show_match(match, riddler)

    def _leave(self) -> None:
        self._tables.show_start()
        self.open()

    def _after(self, key: str) -> str:
        """The next that was not solved yet, else the next."""
        keys = [*self._all]
        at = keys.index(key)
        others = keys[at + 1 :] + keys[:at]
        solved = self._solved()
        return next((one for one in others if one not in solved), others[0] if others else key)

    def _solved(self) -> list[str]:
        found = json.loads(self._settings.puzzles)
        return [key for key in found if isinstance(key, str)] if isinstance(found, list) else []

    def _keep_solved(self, key: str) -> None:
        self._settings.flush()
        solved = self._solved()
        if key not in solved:
            self._settings.puzzles = json.dumps([*solved, key])

    # -- users' own ----------------------------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        kind = translate("Puzzle", "Puzzles")
        heading = translate("Puzzle", "Open a file of puzzles")
        dialog = QFileDialog(self._window, heading, str(Path.home()), f"{kind} (*.yaml)")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))
        self.dialog = dialog
        dialog.open()

    def take(self, path: Path) -> None:
        """Put a copy of a file of puzzles among the user's own."""
        from gonfalon.core.deck import CardFileError
        from gonfalon.core.files import UnreadableFile, read_bytes
        from gonfalon.core.writing import private_folder, replace_file
        from gonfalon.session.puzzles import MAX_BYTES, read_puzzles
        from gonfalon.texts.slips import told_all
        from gonfalon.texts.troubles import cannot_be_saved

        heading = translate("Puzzle", "This file was not taken")
        folder = puzzles_folder(self._tables.folder)
        try:
            read_puzzles(path)
            content = read_bytes(path, MAX_BYTES, "a file of puzzles")
            private_folder(folder)
            replace_file(folder / path.with_suffix(".yaml").name, content)
        except CardFileError as error:
            self._notices.tell(heading, told_all(error.slips))
        except UnreadableFile as error:
            self._notices.tell(heading, str(error))
        except OSError as error:
            self._notices.tell(heading, cannot_be_saved(folder, error.strerror or str(error)))
        else:
            self._read()

    # -- the deal of the day -------------------------------------------------------------------------------------------

    def _deal_of(self, day: date) -> NewGame:
        from gonfalon.games import GAMES, OWN
        from gonfalon.session.daily import deal_of
        from gonfalon.texts.players import default_name

        # Who has other games too is dealt the same as everybody.
        return deal_of(day, [GAMES[name] for name in OWN], default_name)

    def _deal(self) -> None:
        # The one that the page says, also after midnight.
        day = self._told
        if self._deals().get(day) not in (_WON, _LOST):
            self._keep(day, _BEGUN)
        self._tables.begin(self._deal_of(day))

    def _deals(self) -> dict[date, str]:
        found, deals = json.loads(self._settings.deals), {}
        for word, said in found.items() if isinstance(found, dict) else ():
            with suppress(ValueError):
                deals[date.fromisoformat(word)] = str(said)
        return deals

    def _keep(self, day: date, said: str) -> None:
        self._settings.flush()
        # Not those of the last weeks: a clock may have been elsewhere for a moment.
        newest = sorted((self._deals() | {day: said}).items())[-DEALS:]
        self._settings.deals = json.dumps({other.isoformat(): came for other, came in newest})

    def _keep_deal(self, match: Match) -> None:
        """Remember what came of a deal of the day, the first time it was played to its end."""
        for day, said in self._deals().items():
            if said == _BEGUN and match.outcome is not None and self._deal_of(day).seed == match.new_game.seed:
                person = next((seat for seat, who in enumerate(match.seats) if who.bot is None), -1)
                self._keep(day, _WON if person in match.outcome.winners else _LOST)

    def _words_of_deal(self) -> tuple[str, str]:
        from gonfalon.ui.screens.about import long_date

        today, deals = self.today(), self._deals()
        self._told = today
        text = translate("Puzzle", "{game}, you and three squires. Everyone who plays today has the same deal.")
        told = [text.format(game=self._title_of(today))]
        told += [self._came(deals.get(today, ""))]
        line = translate("Puzzle", "{day}: {game}. {result}")
        past = [
            line.format(day=long_date(day, current()), game=self._title_of(day), result=self._came(said))
            for day, said in sorted(deals.items(), reverse=True)
            if day < today and said in (_WON, _LOST)
        ]
        return " ".join(filter(None, told)), "\n".join(past[:TOLD])

    def _title_of(self, day: date) -> str:
        from gonfalon.games import GAMES

        deal = self._deal_of(day)
        return GAMES[deal.game].called(deal.sets)

    @staticmethod
    def _came(said: str) -> str:
        if said == _WON:
            return translate("Puzzle", "You won it.")
        return translate("Puzzle", "You did not win it.") if said == _LOST else ""
