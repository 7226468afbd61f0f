"""A game that is over, looked at again with the mouse and by keys, and played on from its middle."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.session.hindsight import OPEN
from gonfalon.ui.screens.practice import PracticeSeats
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.widgets.buttons import Button
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.test_too_soon import last_of_all

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
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    click(person.screen.replay_button)
    screen = person.screen
    assert isinstance(screen, ReplayScreen)
    return screen


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
    assert not bar.back_button.isEnabled()
    for button, step in (
        (bar.forward_button, 1), (bar.forward_button, 2), (bar.back_button, 1), (bar.end_button, steps),
        (bar.back_button, steps - 1), (bar.start_button, 0), (bar.later_button, bar.timeline.marks[1].step),
    ):  # fmt: skip
        click(button)
        assert where(screen) == (step, f"Step {step} of {steps}")
    click(bar.timeline, QPoint(round(bar.timeline.x_of(20)), bar.timeline.height() // 2))
    assert where(screen)[0] == 20
    rows, entries = screen.table.chronicle.rows, screen.table.chronicle.entries
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
        person.key(key, modifier or Qt.KeyboardModifier.NoModifier)
        if key == Key.Key_Space:
            assert screen.playing
            screen.set_speed("eightfold")
            screen._next.setInterval(0)
            person.qtbot.waitUntil(lambda: not screen.playing, timeout=20000)
        assert where(screen)[0] == step
    assert screen.past.eyes == OPEN
    person.key(Key.Key_E)
    assert screen.past.eyes == 0
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
    assert not screen.table.scene.director.idle
    person.key(Key.Key_Space)
    assert not screen.playing
    assert screen.table.scene.director.idle
    where(screen)
    step = screen.step
    person.key(Key.Key_Right)
    assert not screen.table.scene.director.idle
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
