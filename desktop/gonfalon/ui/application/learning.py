"""The controllers of what teaches a game: its objective, its tutorials, its puzzles and the daily deal."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from gonfalon.core.files import UnreadableFile, private_folder, read_bytes, replace_file
from gonfalon.core.record import RecordError
from gonfalon.data import cards_dir
from gonfalon.games import BUNDLED, GAMES
from gonfalon.texts.error_messages import diagnostic_lines, resume_failed, save_failed
from gonfalon.texts.players import default_name
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.application.screen_stack import NoticeLayer, ScreenStack
from gonfalon.ui.application.table_controller import TableController
from gonfalon.ui.screens.about import long_date
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.game_card import ObjectiveSheet
from gonfalon.ui.widgets.value_controls import ask_for_file
from gonfalon.user.folders import mistakes_folder, puzzles_folder

if TYPE_CHECKING:
    from gonfalon.session.match import Match
    from gonfalon.session.new_game import NewGame
    from gonfalon.session.puzzles import Puzzle
    from gonfalon.ui.screens.puzzles import PuzzleGroup, PuzzlesScreen


_log = logging.getLogger(__name__)


def tell_objective(
    tables: TableController, notices: NoticeLayer, settings: Settings, open_rules: Callable[[str], None], match: Match
) -> None:
    """
    Tell what one wants in a game that begins, and offer its tutorial, if people play it who have neither been told nor
    seen the tutorial.
    """
    from gonfalon.ui.application.game_views import game_view

    settings.flush()
    game, goal, told = match.game, match.game.objective(match.new_game.sets), settings.goals
    if goal is None or goal.name in told or all(seat.bot is not None for seat in match.seats):
        return
    settings.goals = (*told, goal.name)
    if goal.name in settings.lessons:
        return
    overlay = notices.overlay(game.called(match.new_game.sets), "", ObjectiveSheet(goal))
    overlay.add_button(translate("StartScreen", "Begin the game"), key="Enter", gold=True)
    if any(lesson.name == goal.name for lesson in game_view(game.name).lessons()):

        def learn() -> None:
            # The game that was dealt is none to continue.
            match.forget()
            begin_tutorial(tables, notices, settings, game.name, goal.name)

        overlay.add_button(translate("StartScreen", "Learn it in a short guided game"), learn)
    overlay.add_button(translate("Window", "Rules"), lambda: open_rules(goal.page), key="F1")
    notices.lay(overlay)


def offer_tutorials(tables: TableController, notices: NoticeLayer, settings: Settings, game: str, name: str) -> None:
    """Begin a lesson of a game, or ask which one where it leads on to others that may be begun too."""
    from gonfalon.ui.application.game_views import game_view

    lessons = {lesson.name: lesson for lesson in game_view(game).lessons()}
    offered = [lessons[name]]
    while offered[-1].next in settings.lessons:
        offered.append(lessons[offered[-1].next])
    if len(offered) == 1:
        begin_tutorial(tables, notices, settings, game, name)
        return
    overlay = notices.overlay(translate("Lesson", "Guided games"), "")
    # What was left in the middle comes first, where Enter goes on with it.
    for lesson in sorted(offered, key=lambda one: settings.lessons.get(one.name, 0) >= len(one.stops)):
        overlay.add_button(
            lesson.title(),
            partial(begin_tutorial, tables, notices, settings, game, lesson.name),
            gold=not overlay.buttons and settings.lessons.get(lesson.name, 0) < len(lesson.stops),
        )
    overlay.add_button(translate("Window", "Close"), key="Esc")
    notices.lay(overlay)


def begin_tutorial(tables: TableController, notices: NoticeLayer, settings: Settings, game: str, name: str) -> None:
    """Begin a lesson of a game at its table, or go on where it was left."""
    tables.waiting.do(lambda: _begin_tutorial(tables, notices, settings, game, name))


def _begin_tutorial(tables: TableController, notices: NoticeLayer, settings: Settings, game: str, name: str) -> None:
    from gonfalon.session.open_record import TutorialScript
    from gonfalon.ui.application.game_views import game_view
    from gonfalon.ui.application.match_scripts import TutorialRunner

    lesson = next(lesson for lesson in game_view(game).lessons() if lesson.name == name)
    stops = lesson.stops
    at = settings.lessons.get(name, 0)
    at = at if 0 <= at < len(stops) else 0
    after, least = stops[at].after, stops[-1].after
    try:
        course = TutorialScript(
            lesson.course, tables.card_sources, default_name, after, game=game, least=least, person=settings.player_name
        )
    except (OSError, RecordError) as error:
        # Its cards may have been changed by hand.
        _log.warning("%s", error)
        notices.tell(translate("Lesson", "This guided game cannot be started"), str(error))
        return

    def keep(stop: int) -> None:
        settings.flush()
        settings.lessons |= {name: stop}
        if lesson.next and stop + 1 >= len(stops):
            # From now on it is the one that is offered.
            settings.lessons |= {lesson.next: settings.lessons.get(lesson.next, 0)}

    play = tables.sit_down(course.match)
    tutorial_runner = TutorialRunner(lesson, course, play, at)
    tutorial_runner.reached.connect(keep)
    tutorial_runner.left.connect(tables.show_start)
    tutorial_runner.play_on.connect(lambda: tables.play_on(course.match))
    tutorial_runner.next_wanted.connect(lambda: begin_tutorial(tables, notices, settings, game, lesson.next))
    tables.start(play, tutorial_runner)


MOST_KEPT_DEALS: Final = 60
"""Of so many deals it is remembered what came of them."""
MOST_PAST_DEALS: Final = 3
"""So many deals of other days are told of."""
_MISTAKES: Final = "mistakes/"
"""What the keys of a user's own mistakes begin with."""
_BEGUN, _WON, _LOST = "begun", "won", "lost"


class PuzzleController(QObject):
    """Asks one puzzle at a time, at the table of its game."""

    def __init__(
        self, window: QWidget, screens: ScreenStack, tables: TableController, notices: NoticeLayer, settings: Settings
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
        self._groups: list[PuzzleGroup] = []
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
        from gonfalon.core.diagnostics import CardFileError
        from gonfalon.session.mistakes import is_due, kept_mistakes
        from gonfalon.session.puzzles import puzzle_files, read_puzzles
        from gonfalon.ui.screens.puzzles import PuzzleGroup

        own: list[PuzzleGroup] = []
        # In the order in which games are offered.
        shipped: dict[str, list[tuple[str, Puzzle]]] = {
            game.called(sets): [] for game in GAMES.values() for sets in game.daily
        }
        troubles = []
        for folder, mine in ((cards_dir() / "puzzles", False), (puzzles_folder(self._tables.folder), True)):
            for word, path in puzzle_files(folder):
                try:
                    found = read_puzzles(path)
                except CardFileError as error:
                    troubles.append(diagnostic_lines(error.diagnostics))
                    continue
                known = [puzzle for puzzle in found if puzzle.record.game in GAMES]
                if mine:
                    own.append(PuzzleGroup(word, [(f"{word}/{puzzle.id}", puzzle) for puzzle in known]))
                for puzzle in () if mine else known:
                    title = GAMES[puzzle.record.game].called(puzzle.sets)
                    shipped.setdefault(title, []).append((puzzle.id, puzzle))
        found = [
            puzzle for puzzle in kept_mistakes(mistakes_folder(self._tables.folder)) if puzzle.record.game in GAMES
        ]
        mistakes = [(f"{_MISTAKES}{puzzle.id}", puzzle) for puzzle in found]
        # What is to be asked now comes first.
        mistakes.sort(key=lambda one: not is_due(self._settings.mistakes.get(one[1].id, ""), self.today()))
        first = []
        if mistakes:
            first = [PuzzleGroup(translate("Puzzle", "From your games"), mistakes, graded=False)]
        self._groups = [*first, *(PuzzleGroup(title, puzzles) for title, puzzles in shipped.items() if puzzles), *own]
        self._show()
        if troubles:
            heading = translate("Puzzle", "A file of puzzles cannot be read")
            self._notices.tell(heading, "\n".join(troubles))

    def _show(self) -> None:
        assert self.screen is not None
        self.screen.show_puzzles(self._groups, [key for key in self._all if self._is_solved(key)])
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
        from gonfalon.ui.application.puzzle_runner import PuzzleRunner

        puzzle = self._all[key]
        try:
            match = puzzle.match(self._tables.card_sources, default_name, self._settings.player_name)
        except RecordError as error:
            _log.warning("%s", error)
            self._notices.tell(translate("Puzzle", "This puzzle cannot be played"), resume_failed(error))
            return
        play = self._tables.sit_down(match)
        if key != self._missed:
            self._missed = ""
        puzzle_runner = PuzzleRunner(puzzle, match, play, self._counted, shows=shows, fresh=not self._missed)
        puzzle_runner.solved.connect(lambda: self._keep_solved(key))
        puzzle_runner.missed.connect(lambda: self._keep_missed(key))
        puzzle_runner.left.connect(self._leave)
        puzzle_runner.shown.connect(lambda: self.begin(key, shows=True))
        puzzle_runner.again.connect(lambda: self.begin(key))
        puzzle_runner.forward.connect(lambda: self.begin(self._after(key)))
        self._tables.start(play, puzzle_runner)

    def _counted(self) -> tuple[int, int]:
        """Return how many puzzles are solved, and how many there are."""
        every = self._all
        return sum(map(self._is_solved, every)), len(every)

    def _is_solved(self, key: str) -> bool:
        """Return whether a puzzle is solved, and need not be asked again yet."""
        from gonfalon.session.mistakes import is_due

        if key.startswith(_MISTAKES):
            return not is_due(self._settings.mistakes.get(key.removeprefix(_MISTAKES), ""), self.today())
        return key in self._settings.puzzles

    def _leave(self) -> None:
        self._tables.show_start()
        self.open()

    def _after(self, key: str) -> str:
        """The next that was not solved yet, else the next."""
        keys = [*self._all]
        at = keys.index(key)
        others = keys[at + 1 :] + keys[:at]
        return next((one for one in others if not self._is_solved(one)), others[0] if others else key)

    def open_mistake(self, name: str) -> None:
        """Ask for the better move of one of the user's own mistakes."""
        self.open()
        key = f"{_MISTAKES}{name}"
        if key in self._all:
            self.begin(key)

    def _keep_missed(self, key: str) -> None:
        self._missed = key
        self._keep_answer(key, right=False)

    def _keep_answer(self, key: str, *, right: bool) -> None:
        """Remember of a mistake of one's own when it is to be asked again."""
        from gonfalon.session.mistakes import after_answer

        if key.startswith(_MISTAKES):
            self._settings.flush()
            name, kept = key.removeprefix(_MISTAKES), self._settings.mistakes
            self._settings.mistakes = {**kept, name: after_answer(kept.get(name, ""), self.today(), right=right)}

    def _keep_solved(self, key: str) -> None:
        self._keep_answer(key, right=True)
        if key.startswith(_MISTAKES):
            return
        self._settings.flush()
        if key not in self._settings.puzzles:
            self._settings.puzzles += (key,)

    # -- users' own ----------------------------------------------------------------------------------------------------

    def _choose_file(self) -> None:
        kind = translate("Puzzle", "Puzzles")
        heading = translate("Puzzle", "Open a file of puzzles")
        dialog = ask_for_file(self._window, heading, Path.home(), f"{kind} (*.yaml)")
        dialog.fileSelected.connect(lambda name: self.take(Path(name)))

    def take(self, path: Path) -> None:
        """Put a copy of a file of puzzles among the user's own."""
        from gonfalon.core.diagnostics import CardFileError
        from gonfalon.core.yaml_reader import MAX_BYTES
        from gonfalon.session.puzzles import read_puzzles

        heading = translate("Puzzle", "This file was not taken")
        folder = puzzles_folder(self._tables.folder)
        try:
            read_puzzles(path)
            content = read_bytes(path, MAX_BYTES, "a file of puzzles")
            private_folder(folder)
            replace_file(folder / path.with_suffix(".yaml").name, content)
        except CardFileError as error:
            self._notices.tell(heading, diagnostic_lines(error.diagnostics))
        except UnreadableFile as error:
            self._notices.tell(heading, str(error))
        except OSError as error:
            self._notices.tell(heading, save_failed(folder, error.strerror or str(error)))
        else:
            self._read()

    # -- the deal of the day -------------------------------------------------------------------------------------------

    def _deal_of(self, day: date) -> NewGame:
        from gonfalon.session.puzzles import daily_deal

        # Who has other games too is dealt the same as everybody.
        return daily_deal(day, [GAMES[name] for name in BUNDLED], default_name, self._settings.player_name)

    def _deal(self) -> None:
        # The one that the page says, also after midnight.
        day = self._told
        if self._deals().get(day) not in (_WON, _LOST):
            self._keep(day, _BEGUN)
        self._tables.begin(self._deal_of(day))

    def _deals(self) -> dict[date, str]:
        deals = {}
        for word, said in self._settings.deals.items():
            with suppress(ValueError):
                deals[date.fromisoformat(word)] = said
        return deals

    def _keep(self, day: date, said: str) -> None:
        self._settings.flush()
        # Not those of the last weeks: a clock may have been elsewhere for a moment.
        newest = sorted((self._deals() | {day: said}).items())[-MOST_KEPT_DEALS:]
        self._settings.deals = {other.isoformat(): came for other, came in newest}

    def _keep_deal(self, match: Match) -> None:
        """Remember what came of a deal of the day, the first time it was played to its end."""
        for day, said in self._deals().items():
            if said == _BEGUN and match.outcome is not None and self._deal_of(day).seed == match.new_game.seed:
                person = next((seat for seat, who in enumerate(match.seats) if who.bot is None), -1)
                self._keep(day, _WON if person in match.outcome.winners else _LOST)

    def _words_of_deal(self) -> tuple[str, str]:
        today, deals = self.today(), self._deals()
        self._told = today
        text = translate("Puzzle", "{game}, you and three squires. Everyone who plays today has the same deal.")
        told = [text.format(game=self._title_of(today))]
        told += [self._came(deals.get(today, ""))]
        line = translate("Puzzle", "{day}: {game}. {result}")
        past = [
            line.format(day=long_date(day, current_language()), game=self._title_of(day), result=self._came(said))
            for day, said in sorted(deals.items(), reverse=True)
            if day < today and said in (_WON, _LOST)
        ]
        return " ".join(filter(None, told)), "\n".join(past[:MOST_PAST_DEALS])

    def _title_of(self, day: date) -> str:
        deal = self._deal_of(day)
        return GAMES[deal.game].called(deal.sets)

    @staticmethod
    def _came(said: str) -> str:
        if said == _WON:
            return translate("Puzzle", "You won it.")
        return translate("Puzzle", "You did not win it.") if said == _LOST else ""
