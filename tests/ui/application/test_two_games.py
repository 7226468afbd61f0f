"""Games in one window: each has a table of its own and is heard, and nothing of one comes to the other."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.application.kits import kit, kits
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.sound.sounds import Sound
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.ui.screens.starting import oriflamme


def new_game(name: str, people: str = "RB") -> NewGame:
    seats = tuple(Seat(family, f"Player {family}", None if family in people else "squire") for family in "RB")
    return NewGame(name, seats, first=0, seed=4)


def sit_down(person: Person, new_game: NewGame) -> None:
    person.begin(new_game)
    if person.curtained:
        person.window.screens.curtain.button.click()
        person.wait()


def answer(person: Person) -> None:
    person.table.chosen.emit(person.asked.moves[0])
    person.wait()


@pytest.mark.parametrize("name", kits())
def test_a_kit_is_found_by_the_name_of_its_game(name: str) -> None:
    found = kit(name)
    assert found.name == name


def test_a_game_without_a_kit_is_told_by_name() -> None:
    with pytest.raises(LookupError, match="'halma'"):
        kit("halma")


HIDDEN = ("oriflamme", "ordonance")
"""Games in which the screen is passed on after the first move."""


def test_each_game_keeps_its_table_and_bots_serve_at_both(person: Person) -> None:
    tables = []
    for name in HIDDEN * 2:
        sit_down(person, new_game(name))
        assert person.table.kit.name == person.match.game.name == name
        assert person.screen is person.table
        assert person.asked is not None
        answer(person)
        assert len(person.match.moves) == 1
        assert person.curtained
        tables.append((person.table, person.window.tables.play, person.window.tables.worker))
        person.window.screens.curtain.button.click()
        person.wait()
    assert tables[0] == tables[2]
    assert tables[1] == tables[3]
    assert tables[0][0] is not tables[1][0]
    assert tables[0][2] is tables[1][2]


def test_a_move_is_taken_back_at_its_table(person: Person, bots: HereAtOnce, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "poll", lambda: None)
    sit_down(person, new_game("ordonance"))
    sit_down(person, new_game("oriflamme", people="R"))
    person.table.chosen.emit(person.asked.moves[0])
    person.wait_for_moves(1)
    person.table.undo.emit()
    person.wait()
    assert not person.match.moves
    assert person.asked is not None


def test_no_bot_answers_in_a_game_that_was_left(person: Person, bots: HereAtOnce) -> None:
    person.window.tables.begin(new_game("oriflamme", people="B"))
    left = person.window.tables.play
    match = left.match
    assert bots.asked == 1
    sit_down(person, new_game("ordonance", people="R"))
    for _ in range(5):
        QApplication.processEvents()
    assert left.match is None
    assert not left._poll.isActive()
    assert not match.moves
    assert not person.match.moves


def test_a_game_ends_after_another_was_on_the_table(person: Person, bots: HereAtOnce, settings: Settings) -> None:
    bots.choose = at_random
    sit_down(person, new_game("ordonance"))
    person.begin(new_game("oriflamme", people=""))
    screen = person.screen
    assert [column.heading for column in screen._report.tables[0].columns][-1] == "Influence"
    settings.language = "pl"
    QApplication.processEvents()
    assert [column.heading for column in screen._report.tables[0].columns][-1] != "Influence"


@pytest.mark.parametrize("name", kits())
def test_a_game_is_continued_at_its_own_table(person: Person, name: str) -> None:
    other = next(other for other in kits() if other != name)
    sit_down(person, new_game(other))
    sit_down(person, new_game(name))
    answer(person)
    kept = person.match
    person.window.tables.show_start()
    person.window.tables.continue_game()
    person.wait()
    assert person.table.kit.name == name
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
    assert heard == []
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
