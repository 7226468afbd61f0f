"""Two windows on one game: whoever did not play last plays no further, and nothing of it is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.record import read_file
from gonfalon.core.slips import shortened
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.languages import LANGUAGES
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged
from tests.games.oriflamme.window.test_undo import two_of_mine
from tests.session.games_to_play import file_of
from tests.session.games_to_play import play_on as play_elsewhere
from tests.ui.application.records import overlays, words_of

ELSEWHERE = "This game is played elsewhere"


def decide(person: Person) -> None:
    person.scene.asking.answer(person.asked.moves[0])


def answer(person: Person) -> None:
    decide(person)
    person.wait()


def sat_down_with_something_to_take_back(person: Person) -> Match:
    """One who has kept a card and may take that back, in a game that is kept."""
    from gonfalon.session.journal import Journal

    match = staged(two_of_mine)
    match.journal = Journal(person.window.tables.folder)
    match.journal.begin(match.record())
    person.sit_down(match)
    answer(person)
    assert person.table.undo_button.isEnabled()
    return match


def told_and_left(person: Person) -> str:
    (notice,) = overlays(person)
    assert person.screen is person.window.start
    assert person.window.tables.play.match is None
    return words_of(notice)


@pytest.mark.parametrize("what", ["answer", "undo"])
def test_who_did_not_play_last_plays_no_more(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, what: str
) -> None:
    first, second = Person(open_window(), qtbot), Person(open_window(), qtbot)
    kept = sat_down_with_something_to_take_back(first)
    second.window.tables.continue_game()
    second.wait()
    assert second.match.record() == first.match.record()
    answer(second)
    content = file_of(second.match).read_bytes()
    if what == "answer":
        decide(first)
    else:
        QTest.mouseClick(first.table.undo_button, LEFT)
    said = told_and_left(first)
    assert ELSEWHERE in said
    assert "another window or in a terminal" in said
    assert file_of(second.match).read_bytes() == content
    assert len(kept.moves) < len(second.match.moves)
    first.key(Qt.Key.Key_Escape)
    assert not overlays(first)
    # The second goes on, and the first may take it up again where it is then.
    answer(second)
    assert read_file(file_of(second.match)) == second.match.record()
    QTest.mouseClick(first.window.start.resume, LEFT)
    first.wait()
    assert first.match.record() == second.match.record()
    answer(first)
    decide(second)
    assert ELSEWHERE in told_and_left(second)
    assert read_file(file_of(first.match)) == first.match.record()


def test_the_move_of_a_bot_ends_it_too(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game("RB", people="R", seed=91))
    path, play = file_of(person.match), person.window.tables.play
    chosen = play._chosen
    monkeypatch.setattr(play, "_ask_bot", lambda seat: None)
    chosen(person.asked.moves[0])
    assert person.match.decision_seat == 1
    play_elsewhere(Match.resume(path, Shelves(GAMES)), 1)
    content = path.read_bytes()
    play._play(person.match.view(1).decision.moves[-1])
    assert ELSEWHERE in told_and_left(person)
    assert path.read_bytes() == content
    # And a game that was finished elsewhere is not finished again.
    for code in LANGUAGES:
        person.key(Qt.Key.Key_Escape)
        person.window.settings.language = code
        person.begin(game(seed=94))
        other = Match.resume(file_of(person.match), Shelves(GAMES))
        play_elsewhere(other)
        record = file_of(other).read_bytes()
        decide(person)
        said = told_and_left(person)
        assert (ELSEWHERE in said) == (code == "en")
        assert said.rstrip().endswith(".")
        assert file_of(other).read_bytes() == record


def test_an_undo_on_a_full_disk_says_that_it_failed(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    match = sat_down_with_something_to_take_back(person)
    content, record = file_of(match).read_bytes(), match.record()
    asked, lines = person.asked, person.table.chronicle.sentences()

    def full(file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full)
        person.key(Qt.Key.Key_Z)
        person.wait()
    (notice,) = overlays(person)
    assert "The move was not taken back" in words_of(notice)
    assert shortened(person.window.tables.folder) in words_of(notice)
    assert "lost" not in words_of(notice)
    person.key(Qt.Key.Key_Escape)
    assert match.record() == record
    assert file_of(match).read_bytes() == content
    assert (person.asked, person.table.chronicle.sentences()) == (asked, lines)
    assert len(list(person.window.tables.folder.iterdir())) == 1
    # With room again it works, and the game is kept as before.
    person.key(Qt.Key.Key_Z)
    person.wait()
    assert len(match.moves) == len(record.moves) - 1
    answer(person)
    assert read_file(file_of(match)) == match.record()
