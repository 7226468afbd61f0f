"""Puzzles and the deal of the day at the table: chosen, answered well and badly, shown, and remembered."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.data import cards_dir
from gonfalon.games import BUNDLED, GAMES
from gonfalon.session.match import Match
from gonfalon.session.puzzles import WHOLE, Puzzle, daily_deal
from gonfalon.texts.formatting import format_percent
from gonfalon.ui.application.learning import PuzzleController
from gonfalon.ui.application.puzzle_runner import PuzzleRunner
from gonfalon.ui.screens.puzzle_result import PuzzleResult
from gonfalon.ui.screens.puzzles import PuzzleBar, PuzzlesScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.buttons import Button
from gonfalon.user.folders import puzzles_folder
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow, file_dialog
from tests.games.oriflamme.window.person import Person
from tests.ui.application.records import overlays, words_of

pytestmark = pytest.mark.slow

Key = Qt.Key
TODAY = date(2026, 11, 24)
OWN_GAMES = [GAMES[name] for name in BUNDLED]
OWN_FILE = cards_dir() / "puzzles" / "oriflamme.yaml"


class Puzzler(Person):
    """Somebody before the list of all puzzles, and what lies before them."""

    @property
    def puzzles(self) -> PuzzleController:
        return self.window.puzzles

    @property
    def listed(self) -> PuzzlesScreen:
        return self.puzzles.screen

    @property
    def known(self) -> dict[str, Puzzle]:
        return self.puzzles._all

    @property
    def runner(self) -> PuzzleRunner:
        return self.window.tables.play.match_script

    @property
    def bar(self) -> PuzzleBar:
        return self.runner.bar

    @property
    def said(self) -> str:
        """What the bar asks."""
        return self.bar.words.text()

    @property
    def result(self) -> PuzzleResult:
        assert self.runner.result is not None
        return self.runner.result

    @property
    def told(self) -> str:
        """What is said of the answer."""
        return self.result.title.text()

    @property
    def solved(self) -> list[str]:
        return list(self.window.settings.puzzles)

    def one_of(self, game: str = "oriflamme", searched: bool = False) -> str:
        found = (key for key, one in self.known.items() if one.record.game == game and one.searched is searched)
        return next(found)

    def open(self, key: str) -> Puzzle:
        QTest.mouseClick(self.listed.buttons[key], LEFT)
        self.wait()
        return self.known[key]

    def solve(self, *, right: bool) -> str:
        """Give an answer that is among the best, or is not."""
        solution = self.runner.puzzle.solution
        move = next(move for move in self.asked.moves if (str(move) in solution) is right)
        self.table.scene.move_input.answer(move)
        self.qtbot.waitUntil(lambda: self.runner.result is not None)
        return str(move)

    def again(self) -> None:
        QTest.mouseClick(self.result.again_button, LEFT)
        self.wait()

    def look_at_solution(self) -> None:
        QTest.mouseClick(self.bar.show_button, LEFT)
        self.qtbot.waitUntil(lambda: self.runner.result is not None)


@pytest.fixture
def puzzler(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Puzzler:
    puzzler = Puzzler(open_window(), qtbot)
    puzzler.puzzles.today = lambda: TODAY
    QTest.mouseClick(puzzler.window.start.puzzling, LEFT)
    assert isinstance(puzzler.screen, PuzzlesScreen)
    return puzzler


def test_a_bad_answer_is_judged_and_can_be_given_better(puzzler: Puzzler, settings: Settings) -> None:
    key = puzzler.one_of()
    puzzle = puzzler.open(key)
    assert puzzler.said == "Find the move that most often wins you the game."
    # Neither hints nor undo help.
    puzzler.key(Key.Key_T)
    assert not puzzler.table.hint_paper.isVisible()
    assert "puzzle" in puzzler.table.undo_button.accessibleDescription()
    moves = len(puzzler.match.moves)
    given = puzzler.solve(right=False)
    share, best = format_percent(puzzle.shares[given] / WHOLE), format_percent(puzzle.best / WHOLE)
    assert puzzler.told == f"Not yet: {share} victories in 100 games, {best} are possible"
    # The other answers are not given away.
    assert [*puzzler.result.answers] == [given]
    assert puzzler.result.show_button.isVisible()
    assert not puzzler.result.next_button.isVisible()
    # Nobody else has moved, and nothing is asked any more.
    assert len(puzzler.match.moves) == moves + 1
    assert puzzler.asked is None
    assert puzzler.solved == []
    puzzler.again()
    assert len(puzzler.match.moves) == moves
    puzzler.solve(right=True)
    assert puzzler.told == "Solved"
    assert puzzler.result.count.text().startswith("To have it marked as solved, come back")
    assert {*puzzler.result.answers} == puzzle.shares.keys()
    # What was found by leaving out what is wrong counts later, after another puzzle.
    puzzler.key(Key.Key_Escape)
    assert puzzler.screen is puzzler.listed
    for key_now, counted in ((key, []), (puzzler.one_of("ordonance"), [puzzler.one_of("ordonance")])):
        puzzler.open(key_now)
        puzzler.solve(right=True)
        assert puzzler.solved == counted
        QTest.mouseClick(puzzler.result.leave_button, LEFT)
    settings.puzzles = ()
    puzzler.open(key)
    puzzler.solve(right=True)
    assert puzzler.told == "Solved, at the first try"
    assert puzzler.result.count.text() == f"1 of {len(puzzler.known)} solved"
    assert puzzler.solved == [key]
    settings.language = "pl"
    puzzler.qtbot.waitUntil(lambda: "Solved" not in puzzler.told)
    settings.language = "en"
    QTest.mouseClick(puzzler.result.leave_button, LEFT)
    assert puzzler.listed.buttons[key].accessibleName().endswith(", solved")
    assert puzzler.listed.count.text() == f"1 of {len(puzzler.known)} solved"
    # The table is whole again.
    puzzler.key(Key.Key_Escape)
    assert puzzler.window.start.isVisible()
    puzzler.begin(daily_deal(TODAY, OWN_GAMES, str))
    assert puzzler.table.view.geometry() == puzzler.table.rect()
    # What another window has solved meanwhile stays solved.
    settings.flush()
    written = settings.path.read_text(encoding="utf-8")
    more = written.replace(f'[\\"{key}\\"]', f'"[\\"{key}\\", \\"other\\"]"')
    settings.path.write_text(more, encoding="utf-8")
    puzzler.puzzles._keep_solved("mine")
    assert puzzler.solved == [key, "other", "mine"]


def test_a_solution_that_was_shown_is_not_solved_nor_is_the_next_one(puzzler: Puzzler, settings: Settings) -> None:
    keys = [*puzzler.known]
    puzzle = puzzler.open(keys[0])
    puzzler.look_at_solution()
    assert str(puzzler.match.moves[-1]) in puzzle.solution
    assert puzzler.told == "The solution"
    assert puzzler.solved == []
    assert not puzzler.result.show_button.isVisible()
    settings.puzzles = keys[1:3]
    QTest.keyClick(puzzler.result.next_button, Key.Key_Return)
    puzzler.wait()
    assert puzzler.runner.puzzle is puzzler.known[keys[3]]
    settings.puzzles = keys
    assert puzzler.puzzles._after(keys[-1]) == keys[0]
    # Settings that were spoiled forget only marks.
    for spoiled in ('{"a": 1}', "[1, null]", '"text"'):
        settings.keep("puzzles", spoiled)
        settings.keep("deals", spoiled)
        puzzler.puzzles.open()
        assert puzzler.listed.count.text().startswith("0 of ")


@pytest.mark.parametrize("game", BUNDLED)
def test_every_game_can_be_puzzled_over(puzzler: Puzzler, game: str) -> None:
    """What was searched to the end is told without figures."""
    searched = game == "oriflamme"
    puzzle = puzzler.open(puzzler.one_of(game, searched))
    assert puzzler.match.game.name == game
    # Nothing of the table lies beneath the bar.
    assert puzzler.table.view.geometry().bottom() < puzzler.bar.geometry().top()
    assert puzzler.table.rect().contains(puzzler.bar.geometry())
    puzzler.key(Key.Key_F10)
    assert "saved after" not in words_of(puzzler.table.overlay), "nothing is kept of a puzzle"
    puzzler.key(Key.Key_Escape)
    aim = "Find the move that wins you the game whatever the others do."
    assert (puzzler.said == aim) == searched
    puzzler.solve(right=False)
    assert (puzzler.told == "Not yet: another move wins whatever the others do") == searched
    assert puzzler.table.rect().contains(puzzler.result.geometry())
    assert puzzler.table.view.geometry().bottom() < puzzler.result.geometry().top()
    chronicle = puzzler.table.log_view
    assert chronicle.isHidden() or chronicle.rows.height() > 20
    puzzler.again()
    assert chronicle.isVisible() == bool(puzzler.table.game_view.log_area(puzzler.table.scene).height())
    puzzler.look_at_solution()
    assert str(puzzler.match.moves[-1]) in puzzle.solution


def test_who_asks_for_a_hint_is_led_to_the_solution(puzzler: Puzzler, bots: HereAtOnce) -> None:
    puzzler.puzzles.open()
    puzzler.puzzles.begin(next(iter(puzzler.known)))
    puzzler.wait()
    asked = bots.asked
    puzzler.key(Key.Key_T)
    assert puzzler.table.toast.text == puzzler.runner.no_hint()
    assert not puzzler.table.hint_paper.isVisible()
    assert bots.asked == asked


def test_everything_is_reached_by_tab_and_said(puzzler: Puzzler) -> None:
    screen, reached = puzzler.listed, set()
    screen.begin.setFocus()
    for _ in range(len(screen.buttons) + 8):
        puzzler.key(Key.Key_Tab)
        reached.add(puzzler.keyboard)
    assert reached >= {*screen.buttons.values(), screen.file, screen.back, screen.begin}
    assert all(button.accessibleName() for button in screen.buttons.values())
    QTest.keyClick(screen.buttons[puzzler.one_of()], Key.Key_Return)
    puzzler.wait()
    shown = [button for button in puzzler.bar.findChildren(Button) if button.isVisible()]
    assert [button.text() for button in shown] == ["All puzzles", "Show the solution"]
    assert puzzler.bar.accessibleDescription() == puzzler.said


def test_a_file_of_puzzles_is_taken_if_it_is_one(puzzler: Puzzler, tmp_path: Path) -> None:
    path = tmp_path / "evening.yaml"
    for content in (b"", b"\xff\xfe", b"- id: x\n", b"&a [*a]", b"[" * 10_000):
        path.write_bytes(content)
        puzzler.puzzles.take(path)
        (notice,) = overlays(puzzler)
        assert "evening.yaml" in words_of(notice)
        puzzler.key(Key.Key_Escape)
        assert not puzzles_folder(puzzler.window.tables.folder).exists()
    # Others are taken and stay.
    path.write_bytes(OWN_FILE.read_bytes())
    QTest.mouseClick(puzzler.listed.file, LEFT)
    dialog = file_dialog(puzzler.window)
    dialog.fileSelected.emit(str(path))
    dialog.close()
    folder = puzzles_folder(puzzler.window.tables.folder)
    assert (folder / "evening.yaml").read_bytes() == path.read_bytes()
    mine = [key for key in puzzler.known if key.startswith("evening/")]
    # A bad file beside it spoils no other.
    (folder / "bad.yaml").write_text("nonsense", encoding="utf-8")
    before = [*puzzler.known]
    puzzler.puzzles.open()
    assert [*puzzler.known] == before
    (notice,) = overlays(puzzler)
    assert "bad.yaml" in words_of(notice)
    puzzler.key(Key.Key_Escape)
    puzzler.open(mine[0])
    # A mark of it is not one of the puzzle that came with the program.
    puzzler.solve(right=True)
    assert puzzler.solved == [mine[0]]


def test_the_seal_of_a_solved_puzzle_comes_down_but_not_at_reduced_motion(puzzler: Puzzler, settings: Settings) -> None:
    with_the_seal: list[Sound] = []

    def hear(sound: Sound) -> None:
        if puzzler.runner.result is not None and puzzler.result.stamping:
            with_the_seal.append(sound)

    puzzler.open(puzzler.one_of())
    puzzler.table.heard.connect(hear)
    settings.animation_speed = "eightfold"
    puzzler.solve(right=False)
    assert not puzzler.result.stamping
    puzzler.again()
    settings.reduced_motion = True
    puzzler.solve(right=True)
    assert not puzzler.result.stamping
    puzzler.again()
    settings.reduced_motion = False
    puzzler.solve(right=True)
    # On a slow machine the seal may be down by now; it was coming down when it was heard.
    assert with_the_seal == [Sound.CARD]
    puzzler.qtbot.waitUntil(lambda: not puzzler.result.stamping)
    assert puzzler.result.seal.grown == 1.0


def test_the_deal_of_the_day_is_an_ordinary_game_whose_result_is_kept(puzzler: Puzzler, settings: Settings) -> None:
    assert puzzler.listed.deal.text().startswith("Oriflamme, you and three squires.")
    # Midnight passes, and the page says what it said.
    puzzler.puzzles.today = lambda: date(2026, 11, 25)
    QTest.mouseClick(puzzler.listed.begin, LEFT)
    puzzler.wait()
    dealt, today = daily_deal(TODAY, OWN_GAMES, str), TODAY.isoformat()
    assert (puzzler.match.game.name, puzzler.match.new_game.seed) == (dealt.game, dealt.seed)
    assert not puzzler.match.record().practice
    assert settings.deals == {today: "begun"}
    # Another game is no deal of the day, and what else was kept changes nothing.
    settings.deals = {today: "begun", "nonsense": "begun", "2026-13-40": "won"}
    other = daily_deal(date(2026, 11, 20), OWN_GAMES, str)
    puzzler.puzzles._keep_deal(Match.begin(other, puzzler.window.tables.card_sources))
    assert settings.deals[today] == "begun"
    while not puzzler.at_the_end:
        puzzler.table.scene.move_input.answer(puzzler.asked.moves[0])
        puzzler.wait()
    came = "won" if 0 in puzzler.match.outcome.winners else "lost"
    assert settings.deals[today] == came
    # The first result of a day stays.
    puzzler.puzzles._deal()
    assert settings.deals[today] == came
    puzzler.puzzles.today = lambda: date(2026, 11, 26)
    puzzler.puzzles.open()
    assert "24" in puzzler.listed.past.text()
    told = puzzler.listed.past.text()
    assert told.endswith("You won it." if came == "won" else "You did not win it.")
    # A clock that is wrong for a day takes nothing away.
    puzzler.puzzles.today = lambda: date(2099, 1, 1)
    puzzler.puzzles.open()
    puzzler.puzzles._deal()
    puzzler.puzzles.today = lambda: date(2026, 11, 26)
    puzzler.puzzles.open()
    assert puzzler.listed.past.text() == told
