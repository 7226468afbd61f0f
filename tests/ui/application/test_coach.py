"""The coach beside a replay, by mouse and keys: asked, stopped, heard, kept and thrown away with its game."""

from __future__ import annotations

import os
import signal
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from gonfalon.bots.coach import Moment
from gonfalon.bots.pace import Pace
from gonfalon.core.record import SUFFIX, write
from gonfalon.session.coached import file_of, kept_report
from gonfalon.session.journal import FINISHED
from gonfalon.session.keeping import beside
from gonfalon.session.library import Library
from gonfalon.ui.application import coaches
from gonfalon.ui.application.coaches import Coach
from gonfalon.ui.screens.replay import ReplayScreen
from tests.games.oriflamme.window.person import Person
from tests.ui.application.test_replays import click, look_again

QUICK = Pace(endings=2, points=4, answers=2, glances=1, doubts=1, tries=2)


def asked(person: Person) -> tuple[ReplayScreen, Coach]:
    screen = look_again(person)
    coach = person.window.replays.coaches[person.match.game.name]
    assert coach.panel is None
    person.key(Qt.Key.Key_C)
    assert coach.panel is not None
    return screen, coach


def lying(person: Person) -> Path:
    """Where the game lies among those that are over."""
    folder = person.window.tables.folder
    path = file_of(person.match, folder)
    if path is None:
        (folder / FINISHED).mkdir(parents=True, exist_ok=True)
        path = folder / FINISHED / f"a{SUFFIX}"
        path.write_text(write(person.match.record()), encoding="utf-8")
    assert file_of(person.match, folder) == path
    return path


def begin(coach: Coach) -> None:
    click(coach.panel.ask_button)
    assert coach.work is not None


@pytest.mark.slow
def test_what_he_found_is_told_and_kept_beside_the_game(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    screen, coach = asked(person)
    path = lying(person)
    monkeypatch.setattr(type(person.match.game), "pace", QUICK)
    begin(coach)
    person.qtbot.waitUntil(lambda: coach.work is None, timeout=120000)
    report = coach.report
    assert screen.chart is coach.chart is not None
    assert coach.chart.accessibleDescription().count("%") == len(person.match.seats)
    assert len(coach.panel.moments) == len(report.moments)
    for place, moment in enumerate(report.moments):
        person.key(Qt.Key(Qt.Key.Key_1 + place))
        assert screen.step == moment.step
        assert moment.step in [mark.step for mark in screen.bar.timeline.marks if mark.kind == moment.kind]
    click(coach.panel.close_button)
    assert (coach.panel, screen.side, screen.chart) == (None, None, None)
    assert kept_report(person.match, path) == report
    coach.report = None
    click(screen.bar.coach_button)
    assert coach.report == report
    library = Library(person.window.tables.folder, person.window.tables.folder / "cache")
    library.look()
    (entry,) = (entry for entry in library.read(60) if entry.place == "finished")
    thrown = library.throw_away(entry)
    assert not beside(path).exists()
    assert beside(library.path(thrown)).exists()
    library.take_back(thrown)
    assert kept_report(person.match, path) == report
    beside(path).write_text("{")
    assert kept_report(person.match, path) is None
    # What cannot be told is forgotten: a panel without a word would leave nothing to be done.
    coach.report = replace(report, moments=(Moment(1, 0, "lead", 0.1, 0.9, ()),))
    coach.close()
    monkeypatch.setattr(coaches, "moments_told", None)  # so that it raises
    person.key(Qt.Key.Key_C)
    assert (coach.report, coach.chart) == (None, None)
    assert coach.panel.ask_button.isVisible()


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there are no such signals")
def test_stopped_or_killed_he_leaves_nothing_and_can_be_asked_again(person: Person) -> None:
    screen, coach = asked(person)
    told = {binding.shown or binding.names[0]: binding.does for binding in screen.bindings() if binding.does}
    assert told["C"] == "Ask the coach what decided the game"
    assert told["1–3"] == "Go to a moment of the coach’s"
    begin(coach)
    click(coach.panel.cancel_button)
    assert (coach.work, coach.report) == (None, None)
    assert coach.panel.ask_button.isVisible()
    assert not beside(lying(person)).exists()
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
