"""One window with two games, and two windows with one game: nothing of one comes to the other, nothing is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.diagnostics import shortened
from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.application.game_views import game_view, game_views
from gonfalon.ui.application.match_controller import Phase
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.sounds import Sound
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged
from tests.games.oriflamme.window.test_undo import two_of_mine
from tests.session.games_to_play import file_of
from tests.session.games_to_play import play_on as play_elsewhere
from tests.ui.application.records import overlays, words_of
from tests.ui.screens.starting import oriflamme

pytestmark = pytest.mark.slow


def new_game(name: str, people: str = "RB") -> NewGame:
    seats = tuple(Seat(family, f"Player {family}", None if family in people else "squire") for family in "RB")
    return NewGame(name, seats, first=0, seed=4)


def sit_down(person: Person, new_game: NewGame) -> None:
    person.begin(new_game)
    if person.curtained:
        person.lift_curtain()


def answer(person: Person) -> None:
    person.table.chosen.emit(person.asked.moves[0])
    person.wait()


def test_each_game_keeps_its_table_and_bots_serve_at_both(person: Person) -> None:
    with pytest.raises(LookupError, match="'halma'"):
        game_view("halma")
    tables = []
    for name in ("oriflamme", "ordonance") * 2:
        sit_down(person, new_game(name))
        assert person.table.game_view.name == person.match.game.name == name
        assert person.screen is person.table
        answer(person)
        assert len(person.match.moves) == 1
        assert person.curtained
        tables.append((person.table, person.window.tables.worker))
        person.lift_curtain()
    assert tables[0] == tables[2]
    assert tables[1] == tables[3]
    assert tables[0][0] is not tables[1][0]
    assert tables[0][1] is tables[1][1]


def test_no_bot_answers_in_a_game_that_was_left(
    person: Person, bots: HereAtOnce, monkeypatch: pytest.MonkeyPatch
) -> None:
    person.window.tables.begin(new_game("oriflamme", people="B"))
    left = person.window.tables.play
    match = left.match
    assert bots.asked == 1
    sit_down(person, new_game("ordonance", people="R"))
    for _ in range(5):
        QApplication.processEvents()
    assert left.phase is Phase.LEFT
    assert not match.moves
    assert not person.match.moves
    # A move is taken back at the table where it was made.
    monkeypatch.setattr(bots, "poll", lambda: None)
    sit_down(person, new_game("ordonance"))
    sit_down(person, new_game("oriflamme", people="R"))
    person.table.chosen.emit(person.asked.moves[0])
    person.wait_for_moves(1)
    person.table.undo.emit()
    person.wait()
    assert not person.match.moves
    assert person.asked is not None


def test_a_game_ends_after_another_was_on_the_table(person: Person, bots: HereAtOnce, settings: Settings) -> None:
    bots.choose = at_random
    sit_down(person, new_game("ordonance"))
    person.begin(new_game("oriflamme", people=""))
    screen = person.screen
    assert [column.heading for column in screen._report.tables[0].columns][-1] == "Influence"
    settings.language = "pl"
    QApplication.processEvents()
    assert [column.heading for column in screen._report.tables[0].columns][-1] != "Influence"


@pytest.mark.parametrize("name", game_views())
def test_a_game_is_continued_at_its_own_table(person: Person, name: str) -> None:
    other = next(other for other in game_views() if other != name)
    sit_down(person, new_game(other))
    sit_down(person, new_game(name))
    answer(person)
    kept = person.match
    person.window.tables.show_start()
    person.window.tables.continue_game()
    person.wait()
    assert person.table.game_view.name == name
    assert person.match.moves == kept.moves


def test_cards_one_s_own_turn_and_the_curtain_are_heard(person: Person) -> None:
    heard: list[Sound] = []
    person.window.tables.heard.connect(heard.append)
    person.begin()
    assert heard == []
    person.answer(next(iter(person.asked.moves)))
    person.wait()
    assert heard[0] is Sound.CARD
    assert heard[-1] is Sound.YOUR_TURN
    assert heard.count(Sound.YOUR_TURN) == 1
    heard.clear()
    person.begin(game(people="RB"))
    assert heard == [Sound.CURTAIN]
    person.lift_curtain()
    assert heard == [Sound.CURTAIN]
    heard.clear()
    person.table.tell_end([2])
    assert heard == [Sound.DEFEAT]
    heard.clear()
    person.table.tell_end([0])
    assert heard == [Sound.VICTORY]


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_play_with_these_ten_plays(visited: Person, how: str) -> None:
    start = visited.window.start
    QTest.mouseClick(start.games.cards["mixed"], LEFT)
    visited.qtbot.waitUntil(oriflamme(start).panel.choose.isVisible)
    QTest.mouseClick(oriflamme(start).panel.choose, LEFT)
    picker = visited.screen
    QTest.mouseClick(picker.foot.random, LEFT)
    chosen = picker.choice.ids
    if how == "mouse":
        QTest.mouseClick(picker.foot.play, LEFT)
    else:
        visited.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    visited.wait()
    assert visited.screen is visited.table
    assert {kind.id for kind in visited.scene.table.seating.cards.kinds} == set(chosen)
    visited.window.tables.show_start()
    assert {kind.id for kind in oriflamme(start).panel.strip.kinds} == set(chosen)


ELSEWHERE = "This game is being played elsewhere"


def decide(person: Person) -> None:
    person.scene.move_input.answer(person.asked.moves[0])


def decide_and_wait(person: Person) -> None:
    decide(person)
    person.wait()


def sat_down_with_something_to_take_back(person: Person) -> Match:
    """One who has kept a card and may take that back, in a game that is kept."""
    match = staged(two_of_mine)
    match.journal = Journal(person.window.tables.folder)
    match.journal.begin(match.record())
    person.sit_down(match)
    decide_and_wait(person)
    assert person.table.undo_button.isEnabled()
    return match


def told_and_left(person: Person) -> str:
    (notice,) = overlays(person)
    assert person.screen is person.window.start
    assert person.window.tables.match is None
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
    decide_and_wait(second)
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
    decide_and_wait(second)
    assert read_record(file_of(second.match)) == second.match.record()
    QTest.mouseClick(first.window.start.resume, LEFT)
    first.wait()
    assert first.match.record() == second.match.record()
    decide_and_wait(first)
    decide(second)
    assert ELSEWHERE in told_and_left(second)
    assert read_record(file_of(first.match)) == first.match.record()


def test_the_move_of_a_bot_ends_it_too(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game("RB", people="R", seed=91))
    path, play = file_of(person.match), person.window.tables.play
    chosen = play._chosen
    monkeypatch.setattr(play, "_ask_bot", lambda seat: None)
    chosen(person.asked.moves[0])
    assert person.match.decision_seat == 1
    play_elsewhere(Match.resume(path, CardSources(GAMES)), 1)
    content = path.read_bytes()
    play._play(person.match.view(1).decision.moves[-1])
    assert ELSEWHERE in told_and_left(person)
    assert path.read_bytes() == content
    # And a game that was finished elsewhere is not finished again.
    for code in LANGUAGES:
        person.key(Qt.Key.Key_Escape)
        person.window.settings.language = code
        person.begin(game(seed=94))
        other = Match.resume(file_of(person.match), CardSources(GAMES))
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
    asked, lines = person.asked, person.table.log_view.sentences()

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
    assert (person.asked, person.table.log_view.sentences()) == (asked, lines)
    assert len(list(person.window.tables.folder.iterdir())) == 1
    # With room again it works, and the game is kept as before.
    person.key(Qt.Key.Key_Z)
    person.wait()
    assert len(match.moves) == len(record.moves) - 1
    decide_and_wait(person)
    assert read_record(file_of(match)) == match.record()
