"""Clocks at a table, with a time that only the test lets pass: when they run, and what happens at zero."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.core.time_control import TimeControl
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.ui.application import seat_clock
from gonfalon.ui.application.match_controller import MatchController
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.clock_tag import ClockFace
from gonfalon.ui.screens import table as tables
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.test_standstill import OVER, take_away
from tests.ui.application.test_too_soon import placed_first

pytestmark = pytest.mark.slow

TIME = TimeControl(2, 5)
BOT = replace(TIME, bot_moves=True)


class Time:
    """A time that stands until somebody lets it pass."""

    def __init__(self) -> None:
        self.ms = 0

    def clock(self) -> Stopped:
        return Stopped(self)


class Stopped:
    """What a `PausableClock` is, by that time."""

    def __init__(self, time: Time) -> None:
        self.time, self.begun = time, 0

    def start(self) -> None:
        self.begun = self.time.ms

    def elapsed(self) -> int:
        return self.time.ms - self.begun


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(seat_clock, "PausableClock", time.clock)
    return time


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    said: list[str] = []
    monkeypatch.setattr(tables, "announce", lambda widget, sentence: said.append(sentence))
    return said


def play_of(person: Person) -> MatchController:
    play = person.window.tables.play
    assert play is not None
    return play


def clock_of(person: Person) -> seat_clock.SeatClock:
    clock = play_of(person).seat_clock
    assert clock is not None
    return clock


def let_pass(person: Person, time: Time, seconds: float) -> None:
    """Let so much time pass, with the tick that a running clock makes at its end."""
    time.ms += round(1000 * seconds)
    timer = clock_of(person).timer
    if timer.isActive():
        timer.stop()
        timer.timeout.emit()


def timed(clock: TimeControl = TIME, people: str = "R", first: int = 0) -> NewGame:
    return replace(game("RBG", people=people, first=first), clock=clock)


def face(person: Person, seat: int = 0) -> ClockFace:
    shown = person.scene.panels_by_seat[seat]._clock.face
    assert shown is not None
    return shown


def left(match: Match, seat: int = 0) -> float:
    found = match.time_left(seat)
    assert found is not None
    return found.seconds


def test_only_a_game_that_wants_it_has_a_clock(person: Person) -> None:
    person.begin(game("RBG"))
    assert play_of(person).seat_clock is None
    assert [panel._clock.isVisible() for panel in person.scene.panels_by_seat] == [False] * 3


def test_time_runs_while_a_person_is_asked_and_stands_while_bots_move(person: Person, time: Time) -> None:
    person.begin(timed())
    let_pass(person, time, 20)
    assert face(person) == ClockFace(100.0, True)
    assert [panel._clock.isVisible() for panel in person.scene.panels_by_seat] == [True, False, False]
    person.window.settings.bot_pause = 600.0
    person.scene.move_input.answer(placed_first(person))
    assert face(person) == ClockFace(105.0, False)
    assert not clock_of(person).timer.isActive(), "an idle clock ticks"
    let_pass(person, time, 20)
    assert left(person.match) == 105.0


def test_no_time_runs_while_a_story_is_told(person: Person, time: Time) -> None:
    person.begin(timed())
    person.window.settings.animation_speed = "normal"
    person.scene.animation_queue.motion = AnimationSettings(0.01)
    person.scene.move_input.answer(placed_first(person))
    assert not person.table.idle
    let_pass(person, time, 20)
    assert left(person.match) == 120.0


@pytest.mark.parametrize("over", [name for name in OVER if name != "left"])
def test_no_time_runs_while_something_lies_over_the_table(visited: Person, time: Time, over: str) -> None:
    visited.begin(timed())
    let_pass(visited, time, 10)
    OVER[over](visited)
    QApplication.processEvents()
    assert not clock_of(visited).timer.isActive()
    let_pass(visited, time, 1000)
    take_away(visited)
    QApplication.processEvents()
    assert face(visited) == ClockFace(110.0, True)


def test_no_time_runs_while_somebody_looks_back(person: Person, time: Time) -> None:
    person.begin(timed(first=1))
    person.table.playback.look_at(person.table.playback._told[0])
    assert not clock_of(person).timer.isActive()
    let_pass(person, time, 50)
    person.key(Qt.Key.Key_Escape)
    person.until(clock_of(person).timer.isActive)
    assert left(person.match) == 120.0


def test_no_time_runs_behind_the_curtain(visited: Person, time: Time) -> None:
    visited.window.settings.curtain = True
    visited.begin(timed(people="RB"))
    assert visited.curtained
    let_pass(visited, time, 50)
    visited.lift_curtain()
    let_pass(visited, time, 10)
    assert (face(visited).seconds, face(visited, 1).seconds) == (110.0, 120.0)
    assert face(visited).runs
    assert not face(visited, 1).runs


def test_a_move_that_is_taken_back_leaves_the_time_spent(person: Person, time: Time) -> None:
    person.begin(timed(people="RB"))
    person.window.settings.curtain = False
    if person.curtained:
        person.lift_curtain()
    let_pass(person, time, 30)
    person.window.settings.bot_pause = 600.0
    person.scene.move_input.answer(placed_first(person))
    play_of(person).match.undo(0)
    assert left(person.match) == 90.0


def test_a_game_goes_on_with_the_time_that_was_left(person: Person, time: Time) -> None:
    person.begin(timed())
    let_pass(person, time, 30)
    person.window.tables.show_start()
    person.window.tables.continue_game()
    person.wait()
    assert face(person) == ClockFace(90.0, True)


def test_it_is_said_when_little_is_left_and_when_nothing_is(person: Person, time: Time, announced: list[str]) -> None:
    person.begin(timed())
    announced.clear()
    for seconds in (30, 29, 1, 1, 49, 1, 8, 1):
        let_pass(person, time, seconds)
    assert announced == ["One minute left", "Ten seconds left", "Your time is up"]


def test_a_mark_leaves_the_decision_to_its_person(person: Person, time: Time) -> None:
    person.begin(timed())
    let_pass(person, time, 130)
    assert face(person) == ClockFace(0.0, False)
    assert person.table.toast.text == "Your time is up"
    QApplication.processEvents()
    assert person.asked is not None
    assert not person.match.moves
    person.scene.move_input.answer(placed_first(person))
    assert person.match.record().times_out[0] == 1
    person.wait()
    assert not clock_of(person).timer.isActive()


def test_where_a_bot_moves_it_makes_an_ordinary_move_and_seconds_are_added(person: Person, time: Time) -> None:
    person.begin(timed(BOT))
    let_pass(person, time, 130)
    assert person.table.toast.text == "Your time is up: the simplest bot moves for you"
    person.until(lambda: len(person.match.moves) > 0)
    person.wait()
    assert person.match.deciders[0] == 0
    assert left(person.match) == 5.0
    assert "(120.0 s)" in _text(person.match)
    again = Match.restore(person.match.record(), person.window.tables.card_sources)
    assert again.view(0).table == person.match.view(0).table


def test_a_bot_moves_too_where_a_game_goes_on_without_time(person: Person, time: Time) -> None:
    person.begin(timed(BOT))
    let_pass(person, time, 60)
    person.key(Qt.Key.Key_F10)
    person.match.spend(60.0)
    take_away(person)
    person.until(lambda: len(person.match.moves) > 0)


def test_a_card_that_is_held_is_laid_back_where_a_bot_moves(person: Person, time: Time) -> None:
    person.begin(timed(BOT))
    card = person.hand[0]
    person.press(card.pos())
    person.move(card.pos() + person.scene.measures.cloth.center() * 0.2)
    let_pass(person, time, 130)
    person.until(lambda: len(person.match.moves) > 0)
    assert person.scene.drag_controller.dragged is None


def test_who_decides_in_the_last_moment_was_in_time(person: Person, time: Time) -> None:
    person.begin(timed(BOT))
    time.ms += 120_001
    person.scene.move_input.answer(placed_first(person))
    assert person.match.record().times_out[0] == 0
    assert left(person.match) == 5.1


def test_the_ending_names_those_whose_time_ran_out(person: Person, time: Time) -> None:
    person.begin(timed(BOT))
    while not person.at_the_end:
        before = len(person.match.moves)
        let_pass(person, time, 130)
        person.until(lambda before=before: person.at_the_end or len(person.match.moves) > before)
        person.wait()
    times = person.match.record().times_out[0]
    screen = person.screen
    assert f"Time ran out: Marguerite ×{times}" in screen._onward.late
    assert ("Clock", "2 min + 5 s") in screen._report.facts


def test_the_panel_is_read_with_its_time(person: Person, time: Time) -> None:
    person.begin(timed())
    let_pass(person, time, 20)
    assert person.scene.read_aloud(person.scene.panels_by_seat[0]).endswith("\nTime left: 1:40")


def _text(match: Match) -> str:
    from gonfalon.core.record import format_record

    return format_record(match.record())
