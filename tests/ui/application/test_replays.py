"""A game that is over, looked at again by mouse and keys, played on from its middle, and talked over with the coach."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.bots.bot import AnalysisBudget
from gonfalon.core.record import SUFFIX, format_record
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.session.analysis import load_report, record_file
from gonfalon.session.game_analysis import AnalysisReport, KeyMoment, TriedMove
from gonfalon.session.journal import FINISHED
from gonfalon.session.library import GameLibrary
from gonfalon.session.match import Match
from gonfalon.session.named_saves import analysis_file
from gonfalon.session.replay_timeline import ALL_OPEN, EVERYBODY, viewpoint_of
from gonfalon.ui.application import analysis_controller
from gonfalon.ui.application.analysis_controller import AnalysisController
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.screens.replay_panels import PracticeSeats
from gonfalon.ui.widgets.buttons import Button
from tests.at_the_table.player import LEFT, PATIENCE
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.test_too_soon import last_of_all

pytestmark = pytest.mark.slow

Key = Qt.Key
SHIFT, CONTROL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


def click(widget: QWidget, at: QPoint | None = None) -> None:
    assert widget.isVisible()
    assert widget.isEnabled()
    QTest.mouseClick(widget, LEFT, Qt.KeyboardModifier.NoModifier, at or widget.rect().center())


def look_again(person: Person) -> ReplayScreen:
    """Play a game to its end and press the button that shows it again."""
    person.window.resize(1280, 800)
    person.sit_down(staged(last_of_all))
    person.scene.move_input.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    click(person.screen.replay_button)
    return person.screen


def where(screen: ReplayScreen) -> tuple[int, str]:
    """The step, as the screen says it, and whether its table is the one of that step."""
    assert screen.table.scene.table == screen.past.table(screen.step)
    assert screen.bar.timeline.value() == screen.step
    return screen.step, screen.bar.where.text()


def test_the_mouse_leads_through_a_game_and_back_to_its_ending(person: Person) -> None:
    screen = look_again(person)
    assert screen.match is person.match
    steps, bar = len(person.match.moves), screen.bar
    assert where(screen) == (0, f"Step 0 of {steps}")
    slim = screen.table.log_view.rows.slim
    assert slim.value() == slim.maximum(), "the chronicle stands at the beginning, too"
    assert not bar.back_button.isEnabled()
    for button, step in (
        (bar.forward_button, 1), (bar.forward_button, 2), (bar.back_button, 1), (bar.end_button, steps),
        (bar.back_button, steps - 1), (bar.start_button, 0), (bar.later_button, bar.timeline.marks[1].step),
    ):  # fmt: skip
        click(button)
        assert where(screen) == (step, f"Step {step} of {steps}")
    click(bar.timeline, QPoint(round(bar.timeline.x_of(20)), bar.timeline.height() // 2))
    assert where(screen)[0] == 20
    rows, entries = screen.table.log_view.rows, screen.table.log_view.entries
    row = next(row for row in range(4, entries.rowCount()) if not entries.entry(row).line.heading)
    line = entries.entry(row).line
    rows.scrollTo(entries.index(row))
    click(rows.viewport(), rows.visualRect(entries.index(row)).center())
    assert where(screen)[0] == screen.past.step_of(line) != 20
    click(bar.close_button)
    assert person.at_the_end


def test_keys_lead_through_a_game_to_its_ending(person: Person) -> None:
    screen = look_again(person)
    steps = len(person.match.moves)
    marks = sorted({mark.step for mark in screen.bar.timeline.marks})
    for key, modifier, step in (
        (Key.Key_Right, None, 1), (Key.Key_End, None, steps), (Key.Key_Left, None, steps - 1), (Key.Key_Home, None, 0),
        (Key.Key_Right, SHIFT, marks[1]), (Key.Key_Right, SHIFT, marks[2]), (Key.Key_Left, SHIFT, marks[1]),
        (Key.Key_Space, None, steps),
    ):  # fmt: skip
        if key == Key.Key_Space:
            screen.jump(steps - 4)
        person.key(key, modifier or Qt.KeyboardModifier.NoModifier)
        if key == Key.Key_Space:
            assert screen.playing
            screen.set_speed("eightfold")
            screen._next.setInterval(0)
            person.qtbot.waitUntil(lambda: not screen.playing, timeout=PATIENCE)
        assert where(screen)[0] == step
    assert screen.past.viewpoint == ALL_OPEN
    person.key(Key.Key_E)
    assert screen.past.viewpoint == 0
    told = [name for one in screen.table.bindings() for name in one.names]
    assert len(told) == len({*told})
    person.key(Key.Key_S)
    assert person.at_the_end


def test_what_moves_is_told_at_a_speed_and_stops(person: Person) -> None:
    person.window.settings.animation_speed = "normal"
    person.window.settings.animation_speed = "off"
    screen = look_again(person)
    person.window.settings.animation_speed = "normal"
    screen.jump(10)
    click(screen.bar.speed.segments()[-1])
    click(screen.bar.play_button)
    assert screen.table.scene.motion.speed == 8.0
    person.qtbot.waitUntil(lambda: screen.step > 11, timeout=20000)
    assert not screen.table.scene.animation_queue.idle
    person.key(Key.Key_Space)
    assert not screen.playing
    assert screen.table.scene.animation_queue.idle
    where(screen)
    step = screen.step
    person.key(Key.Key_Right)
    assert not screen.table.scene.animation_queue.idle
    person.key(Key.Key_Left)
    assert where(screen)[0] == step
    # Whoever leaves it finds it still.
    for key in (Key.Key_F1, Key.Key_Escape):
        screen.play_or_pause()
        person.key(key)
        assert person.screen is not screen
        assert not screen.playing
        assert screen.table.still
        person.window.screens.back()


def test_one_plays_on_from_the_middle_as_somebody_else(person: Person) -> None:
    screen = look_again(person)
    before = person.match
    screen.jump(len(before.moves))
    assert not screen.bar.branch_button.isEnabled()
    screen.jump(20)
    person.key(Key.Key_B, CONTROL)
    rows = next(one for one in person.window.findChildren(PracticeSeats) if one.isVisible())
    bot = next(row for row in rows.rows.order() if row.place.bot is not None)
    click(bot.player.segments()[0])
    person.key(Key.Key_Tab)
    assert rows.isAncestorOf(person.keyboard)
    click(next(one for one in person.window.findChildren(Button) if one.text() == "Begin the practice game"))
    person.wait()
    practice = person.match
    assert practice is not before
    assert practice.moves[:20] == before.moves[:20]
    assert practice.record().practice
    assert [seat.bot for seat in practice.seats].count(None) == 2
    assert practice.journal.path.parent == person.window.tables.folder


QUICK = AnalysisBudget(endings=2, points=4, answers=2, glances=1, doubts=1, tries=2)


def asked(person: Person) -> tuple[ReplayScreen, AnalysisController]:
    screen = look_again(person)
    coach = person.window.replays.analysis_controllers[person.match.game.name]
    assert coach.panel is None
    person.key(Qt.Key.Key_C)
    return screen, coach


def lying(person: Person) -> Path:
    """Where the game lies among those that are over."""
    folder = person.window.tables.folder
    path = record_file(person.match, folder)
    if path is None:
        (folder / FINISHED).mkdir(parents=True, exist_ok=True)
        path = folder / FINISHED / f"a{SUFFIX}"
        path.write_text(format_record(person.match.record()), encoding="utf-8")
    assert record_file(person.match, folder) == path
    return path


def begin(coach: AnalysisController) -> None:
    click(coach.panel.ask_button)


def test_what_he_found_is_told_and_kept_beside_the_game(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, coach = asked(person)
    path = lying(person)
    monkeypatch.setattr(type(person.match.game), "analysis_budget", QUICK)
    begin(coach)
    person.qtbot.waitUntil(lambda: coach.work is None, timeout=120000)
    report = coach.report
    assert screen.chart is coach.chart is not None
    assert coach.chart.accessibleDescription().count("%") == len(person.match.seats)
    assert len(coach.panel.moments) == len(report.moments)
    marking = screen.bar.earlier_button, screen.bar.later_button
    assert all(button.isVisible() and button.accessibleName() for button in marking)
    for place, moment in enumerate(report.moments):
        person.key(Qt.Key(Qt.Key.Key_1 + place))
        assert screen.step == moment.step
        assert not moment.tried or screen.table.scene.viewer == moment.seat
        assert moment.step in [mark.step for mark in screen.bar.timeline.marks if mark.kind == moment.kind]
    click(coach.panel.close_button)
    assert (coach.panel, screen.side, screen.chart) == (None, None, None)
    assert load_report(person.match, path) == report
    coach.report = None
    click(screen.bar.coach_button)
    assert coach.report == report
    library = GameLibrary(person.window.tables.folder, person.window.tables.folder / "cache")
    library.look()
    (entry,) = (entry for entry in library.read(60) if entry.place == "finished")
    thrown = library.move_to_bin(entry)
    assert not analysis_file(path).exists()
    assert analysis_file(library.path(thrown)).exists()
    library.take_back(thrown)
    assert load_report(person.match, path) == report
    analysis_file(path).write_text("{")
    assert load_report(person.match, path) is None
    # What cannot be told is forgotten: a panel without a word would leave nothing to be done.
    coach.report = replace(report, moments=(KeyMoment(1, 0, "lead", 0.1, 0.9, ()),))
    coach.close()
    monkeypatch.setattr(analysis_controller, "moment_texts", None)  # so that it raises
    person.key(Qt.Key.Key_C)
    assert (coach.report, coach.chart) == (None, None)
    assert coach.panel.ask_button.isVisible()


def compared(match: Match) -> AnalysisReport:
    """What a coach may say of a placing: what was played is the worst of four moves, of other cards than the best."""
    step = next(
        step for step in range(len(match.moves))
        if match.past_state(step).decision.prompt.word == "place" and len(match.past_state(step).table.queue) > 2
    )  # fmt: skip
    state, seat = match.past_state(step), match.deciders[step]
    played = match.moves[step]
    kinds = {move.kind: str(move) for move in state.moves if move.kind != played.kind}
    found = [str(played), *list(kinds.values())[:2]]
    found.append(next(str(move) for move in state.moves if str(move) not in found))
    tried = [TriedMove(move, chance, 5.0, 5.0) for move, chance in zip(found, (0.1, 0.5, 0.4, 0.3), strict=True)]
    moment = KeyMoment(step, seat, "costly", 0.5, 0.1, tuple(tried), 400, 0.02)
    share = 1 / len(match.seats)
    return AnalysisReport(((0, (share,) * len(match.seats)),), 300, to_end=True, moments=(moment,))


def test_the_board_shows_the_moves_that_are_compared_by_arrows_that_go_with_the_rows(person: Person) -> None:
    screen = look_again(person)
    coach = person.window.replays.analysis_controllers[person.match.game.name]
    coach.report = compared(person.match)
    (moment,) = coach.report.moments
    played, best, second, other = (one.move for one in moment.tried)
    person.key(Key.Key_C)
    arrows, scene = screen.table.scene.arrows, screen.table.scene

    def shown() -> list[tuple[str, int, bool]]:
        return [(arrow.move, arrow.number, arrow.dashed) for arrow, _, _ in arrows.drawn]

    assert shown() == []
    person.key(Key.Key_1)
    usual = [(best, 1, False), (second, 2, False), (played, 4, True)]
    assert shown() == usual
    person.qtbot.waitUntil(coach.panel.rows[2].isVisible)
    assert len({arrow.colour.name() for arrow, _, _ in arrows.drawn}) == 3
    for (_, start, path), (_, places) in zip(arrows.drawn, arrows.arrows, strict=True):
        assert abs(start.y() - places.card.top()) < 10
        assert places.place.contains(path.pointAtPercent(1.0))
    # Where nothing lies yet a place is drawn that the arrow reaches, once for all arrows.
    free = [places.place for _, places in arrows.arrows if places.free]
    assert free
    assert all([one.place for one in arrows.free].count(place) == 1 for place in free)
    assert all(arrows.boundingRect().contains(place) for place in free)
    legend = "1: best, 2: second best, 4: played"
    assert legend in [part.accessibleName() for part in coach.panel.findChildren(QWidget)]
    # Nothing is asked by that.
    assert scene.move_input.decision is None
    assert scene.view is None
    # The arrow of another row is there while that row is looked at.
    QApplication.sendEvent(coach.panel.rows[2], QEnterEvent(QPointF(5, 5), QPointF(5, 5), QPointF(5, 5)))
    assert shown() == [*usual[:2], (other, 3, False), usual[2]]
    QApplication.sendEvent(coach.panel.rows[2], QEvent(QEvent.Type.Leave))
    assert shown() == usual
    person.window.activateWindow()
    coach.panel.rows[2].setFocus()
    person.qtbot.waitUntil(lambda: len(shown()) == 4)
    coach.panel.rows[1].setFocus()
    assert shown() == usual
    before = [at for _, at, _ in arrows.drawn]
    person.window.resize(1500, 900)
    assert [at for _, at, _ in arrows.drawn] != before
    # Others do not see what a hand could have done.
    for eyes in (EVERYBODY, next(seat for seat in range(len(person.match.seats)) if seat != moment.seat)):
        if eyes in viewpoint_of(person.match):
            screen.look_with(eyes)
            assert shown() == []
    screen.look_with(ALL_OPEN)
    assert shown() == usual
    click(coach.panel.rows[0])
    assert shown() == []
    screen.jump(moment.step)
    assert shown() == usual
    screen.forward()
    assert shown() == []
    # However one comes to the moment, the board turns to the player it speaks of and shows the arrows.
    other_seat = next(seat for seat in range(len(person.match.seats)) if seat != moment.seat)
    screen.sit_at(other_seat)
    screen.jump(moment.step - 1)
    assert (shown(), scene.viewer) == ([], other_seat)
    screen.forward()
    person.qtbot.waitUntil(lambda: shown() == usual)
    assert scene.viewer == moment.seat
    person.key(Key.Key_C)
    assert shown() == []


@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_stopped_or_killed_he_leaves_nothing_and_can_be_asked_again(person: Person) -> None:
    screen, coach = asked(person)
    told = {binding.shown or binding.names[0]: binding.does for binding in screen.bindings() if binding.does}
    assert told["C"] == "Ask the coach what decided the game"
    assert told["1–3"] == "Go to one of the coach’s deciding moments"
    begin(coach)
    click(coach.panel.cancel_button)
    assert (coach.work, coach.report) == (None, None)
    assert coach.panel.ask_button.isVisible()
    assert not analysis_file(lying(person)).exists()
    begin(coach)
    os.kill(coach.work.pid, signal.SIGKILL)
    person.qtbot.waitUntil(lambda: coach.work is None, timeout=20000)
    assert coach.panel.ask_button.text() == "Try again"
    begin(coach)
    coach.stop()
    person.key(Qt.Key.Key_C)
    assert coach.panel is None
    assert "1–3" not in [binding.shown for binding in screen.bindings()]
    assert screen.bar.coach_button.accessibleName() == "Coach (C)"
