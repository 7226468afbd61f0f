"""Puzzles and the deal of the day at the table: chosen, answered well and badly, shown, and remembered."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.data import cards_dir
from gonfalon.games import GAMES, OWN
from gonfalon.session.daily import deal_of
from gonfalon.session.match import Match
from gonfalon.session.puzzles import Puzzle
from gonfalon.ui.application.puzzles import Puzzles
from gonfalon.ui.application.riddler import Riddler
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.puzzle_bar import PuzzleBar
from gonfalon.ui.screens.puzzles import PuzzlesScreen
from gonfalon.ui.widgets.buttons import Button
from gonfalon.user.folders import puzzles_folder
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.ui.application.records import overlays, words_of

Key = Qt.Key
TODAY = date(2026, 11, 24)
OWN_FILE = cards_dir() / "puzzles" / "oriflamme.yaml"


@pytest.fixture
def puzzler(person: Person) -> Person:
    """Somebody before the list of all puzzles."""
    person.window.puzzles.today = lambda: TODAY
    QTest.mouseClick(person.window.start.puzzling, LEFT)
    assert isinstance(person.screen, PuzzlesScreen)
    return person


def puzzles(person: Person) -> Puzzles:
    return person.window.puzzles


def listed(person: Person) -> PuzzlesScreen:
    screen = puzzles(person).screen
    assert screen is not None
    return screen


def known(person: Person) -> dict[str, Puzzle]:
    return puzzles(person)._all


def riddler(person: Person) -> Riddler:
    found = puzzles(person).riddler
    assert found is not None
    return found


def bar(person: Person) -> PuzzleBar:
    return riddler(person).bar


def one_of(person: Person, game: str = "oriflamme", searched: bool | None = None) -> str:
    return next(
        key for key, puzzle in known(person).items()
        if puzzle.record.game == game and (searched is None or puzzle.searched is searched)
    )  # fmt: skip


def open_puzzle(person: Person, key: str) -> Puzzle:
    QTest.mouseClick(listed(person).buttons[key], LEFT)
    person.wait()
    return known(person)[key]


def answer(person: Person, *, right: bool) -> str:
    """Give an answer that is among the best, or is not."""
    asked, solution = person.asked, riddler(person).puzzle.solution
    move = next(move for move in asked.moves if (str(move) in solution) is right)
    person.table.scene.asking.answer(move)
    judged(person)
    return str(move)


def judged(person: Person) -> None:
    last = bar(person)
    person.qtbot.waitUntil(lambda: last.again_button.isVisible() or last.next_button.isVisible())


def solved(settings: Settings) -> list[str]:
    return list(json.loads(settings.puzzles))


# -- puzzles -----------------------------------------------------------------------------------------------------------


def test_a_bad_answer_is_judged_and_can_be_given_better(puzzler: Person, settings: Settings) -> None:
    key = one_of(puzzler, searched=False)
    puzzle = open_puzzle(puzzler, key)
    assert bar(puzzler).words.text().endswith(": find the move that wins most often.")
    assert not bar(puzzler).again_button.isVisible()
    moves = len(puzzler.match.moves)
    given = answer(puzzler, right=False)
    share = round(puzzle.shares[given] / 10)
    assert bar(puzzler).words.text() == f"This move wins {share} of 100 games; there is a better one."
    # Nobody else has moved, and nothing is asked any more.
    assert len(puzzler.match.moves) == moves + 1
    assert puzzler.asked is None
    assert solved(settings) == []
    QTest.mouseClick(bar(puzzler).again_button, LEFT)
    puzzler.wait()
    assert len(puzzler.match.moves) == moves
    answer(puzzler, right=True)
    best, following = round(puzzle.best / 10), round(puzzle.next_best / 10)
    words = f"Right: this move wins {best} of 100 games, the next best one {following}."
    assert bar(puzzler).words.text() == words
    assert not bar(puzzler).again_button.isVisible()
    assert solved(settings) == [key]


def test_what_was_searched_to_the_end_is_told_without_figures(puzzler: Person) -> None:
    open_puzzle(puzzler, one_of(puzzler, searched=True))
    assert bar(puzzler).words.text().endswith(": find the move that wins whatever the others do.")
    answer(puzzler, right=False)
    words = "After this move the others can keep you from winning; there is a better one."
    assert bar(puzzler).words.text() == words
    QTest.mouseClick(bar(puzzler).again_button, LEFT)
    puzzler.wait()
    answer(puzzler, right=True)
    assert bar(puzzler).words.text() == "Right: this move wins whatever the others do."


def test_who_was_shown_the_solution_has_not_solved_it(puzzler: Person, settings: Settings) -> None:
    key = one_of(puzzler, searched=False)
    puzzle = open_puzzle(puzzler, key)
    QTest.mouseClick(bar(puzzler).show_button, LEFT)
    person_sees(puzzler)
    assert str(puzzler.match.moves[-1]) in puzzle.solution
    assert bar(puzzler).words.text().startswith("The solution: this move wins ")
    assert solved(settings) == []
    assert not bar(puzzler).show_button.isVisible()
    QTest.mouseClick(bar(puzzler).next_button, LEFT)
    puzzler.wait()
    assert riddler(puzzler).puzzle is not puzzle


def person_sees(person: Person) -> None:
    """Wait until an answer has been shown."""
    person.qtbot.waitUntil(bar(person).next_button.isVisible)


def test_the_next_puzzle_is_one_that_was_not_solved(puzzler: Person, settings: Settings) -> None:
    keys = [*known(puzzler)]
    settings.puzzles = json.dumps(keys[1:3])
    open_puzzle(puzzler, keys[0])
    answer(puzzler, right=True)
    QTest.keyClick(bar(puzzler).next_button, Key.Key_Return)
    puzzler.wait()
    assert riddler(puzzler).puzzle is known(puzzler)[keys[3]]
    settings.puzzles = json.dumps(keys)
    assert puzzles(puzzler)._after(keys[-1]) == keys[0]


def test_solved_puzzles_are_marked_in_the_list(puzzler: Person, settings: Settings) -> None:
    key = one_of(puzzler)
    open_puzzle(puzzler, key)
    answer(puzzler, right=True)
    QTest.mouseClick(bar(puzzler).leave_button, LEFT)
    assert isinstance(puzzler.screen, PuzzlesScreen)
    assert listed(puzzler).buttons[key].accessibleName().endswith("puzzle 1, solved")
    assert listed(puzzler).count.text() == f"1 of {len(known(puzzler))} solved"
    # The table is whole again.
    puzzler.key(Key.Key_Escape)
    assert puzzler.window.start.isVisible()
    puzzler.begin(deal_of(TODAY, own(), str))
    assert puzzler.table.view.geometry() == puzzler.table.rect()


def own() -> list[Any]:
    return [GAMES[name] for name in OWN]


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", OWN)
def test_every_game_can_be_puzzled_over(puzzler: Person, game: str) -> None:
    puzzle = open_puzzle(puzzler, one_of(puzzler, game))
    assert puzzler.match.game.name == game
    # Nothing of the table lies beneath the bar.
    assert puzzler.table.view.geometry().bottom() < bar(puzzler).geometry().top()
    assert puzzler.table.rect().contains(bar(puzzler).geometry())
    answer(puzzler, right=False)
    QTest.mouseClick(bar(puzzler).show_button, LEFT)
    person_sees(puzzler)
    assert str(puzzler.match.moves[-1]) in puzzle.solution


def test_neither_hints_nor_undo_help(puzzler: Person) -> None:
    open_puzzle(puzzler, one_of(puzzler))
    puzzler.key(Key.Key_T)
    assert not puzzler.table.toast.isVisible()
    assert "puzzle" in puzzler.table.undo_button.accessibleDescription()


def test_everything_is_reached_by_tab_and_said(puzzler: Person) -> None:
    screen, reached = listed(puzzler), set()
    screen.begin.setFocus()
    for _ in range(len(screen.buttons) + 8):
        QTest.keyClick(puzzler.window.focusWidget(), Key.Key_Tab)
        reached.add(puzzler.window.focusWidget())
    assert reached >= {*screen.buttons.values(), screen.file, screen.back, screen.begin}
    assert all(button.accessibleName() for button in screen.buttons.values())
    QTest.keyClick(screen.buttons[one_of(puzzler)], Key.Key_Return)
    puzzler.wait()
    shown = [button for button in bar(puzzler).findChildren(Button) if button.isVisible()]
    assert [button.text() for button in shown] == ["All puzzles", "Show the solution"]
    assert bar(puzzler).accessibleDescription() == bar(puzzler).words.text()


def test_the_language_changes_at_the_table(puzzler: Person, settings: Settings) -> None:
    open_puzzle(puzzler, one_of(puzzler))
    english = bar(puzzler).words.text()
    settings.language = "pl"
    puzzler.qtbot.waitUntil(lambda: bar(puzzler).words.text() != english)
    assert bar(puzzler).show_button.text() != "Show the solution"


def test_settings_that_were_spoiled_forget_only_marks(puzzler: Person, settings: Settings) -> None:
    for spoiled in ('{"a": 1}', "[1, null]", '"text"'):
        settings.puzzles = settings.deals = spoiled
        puzzles(puzzler).open()
        assert listed(puzzler).count.text().startswith("0 of ")


# -- users' own --------------------------------------------------------------------------------------------------------


def test_a_file_of_puzzles_is_taken_and_stays(puzzler: Person, tmp_path: Path) -> None:
    path = tmp_path / "evening.yaml"
    path.write_bytes(OWN_FILE.read_bytes())
    QTest.mouseClick(listed(puzzler).file, LEFT)
    dialog = puzzles(puzzler).dialog
    dialog.fileSelected.emit(str(path))
    dialog.close()
    kept = puzzles_folder(puzzler.window.tables.folder) / "evening.yaml"
    assert kept.read_bytes() == path.read_bytes()
    mine = [key for key in known(puzzler) if key.startswith("evening/")]
    assert mine
    open_puzzle(puzzler, mine[0])
    # A mark of it is not one of the puzzle that came with the program.
    answer(puzzler, right=True)
    assert solved(puzzler.window.settings) == [mine[0]]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"- id: x\n", b"&a [*a]", b"[" * 10_000])
def test_a_file_that_is_none_is_told_and_not_taken(puzzler: Person, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "evening.yaml"
    path.write_bytes(content)
    puzzles(puzzler).take(path)
    (notice,) = overlays(puzzler)
    assert "evening.yaml" in words_of(notice)
    assert not puzzles_folder(puzzler.window.tables.folder).exists()


def test_a_bad_file_in_the_folder_spoils_no_other(puzzler: Person) -> None:
    before = [*known(puzzler)]
    folder = puzzles_folder(puzzler.window.tables.folder)
    folder.mkdir()
    (folder / "bad.yaml").write_text("nonsense", encoding="utf-8")
    puzzles(puzzler).open()
    assert [*known(puzzler)] == before
    (notice,) = overlays(puzzler)
    assert "bad.yaml" in words_of(notice)


# -- the deal of the day -----------------------------------------------------------------------------------------------


def test_the_deal_of_the_day_is_an_ordinary_game_whose_result_is_kept(puzzler: Person, settings: Settings) -> None:
    assert listed(puzzler).deal.text().startswith("Oriflamme, you and three squires.")
    QTest.mouseClick(listed(puzzler).begin, LEFT)
    puzzler.wait()
    dealt = deal_of(TODAY, own(), str)
    assert (puzzler.match.game.name, puzzler.match.new_game.seed) == (dealt.game, dealt.seed)
    assert not puzzler.match.record().practice
    assert json.loads(settings.deals) == {TODAY.isoformat(): "begun"}
    while not isinstance(puzzler.screen, EndingScreen):
        puzzler.table.scene.asking.answer(puzzler.asked.moves[0])
        puzzler.wait()
    came = "won" if 0 in puzzler.match.outcome.winners else "lost"
    assert json.loads(settings.deals) == {TODAY.isoformat(): came}
    # The first result of a day stays.
    puzzles(puzzler)._deal()
    assert json.loads(settings.deals) == {TODAY.isoformat(): came}
    puzzles(puzzler).today = lambda: date(2026, 11, 26)
    puzzles(puzzler).open()
    assert "24" in listed(puzzler).past.text()
    assert listed(puzzler).past.text().endswith("You won it." if came == "won" else "You did not win it.")


def test_another_game_is_no_deal_of_the_day(puzzler: Person, settings: Settings) -> None:
    settings.deals = json.dumps({TODAY.isoformat(): "begun", "nonsense": "begun", "2026-13-40": "won"})
    other = deal_of(date(2026, 11, 20), own(), str)
    puzzles(puzzler)._keep_deal(Match.begin(other, puzzler.window.tables.shelves))
    assert json.loads(settings.deals)[TODAY.isoformat()] == "begun"
