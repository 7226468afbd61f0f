"""The story of a table stands still as long as something lies over it, may stop after each event, and goes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.ui.board.animation_queue import AnimationSettings, PausableClock, PauseController
from gonfalon.ui.board.overlay import Overlay
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.test_too_soon import placed_first

pytestmark = pytest.mark.slow

Key = Qt.Key


def _leave(person: Person) -> None:
    person.window.settings.pause_when_left = True
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


OVER: dict[str, Callable[[Person], None]] = {
    "menu": lambda person: person.key(Key.Key_F10),
    "keys": lambda person: person.table.show_keys(),
    "pile": lambda person: person.table.show_pile(0),
    "rules": lambda person: person.key(Key.Key_F1),
    "settings": lambda person: person.window.pages.open_settings(),
    "notice": lambda person: person.window.notices.tell("Something", "has happened."),
    "question": lambda person: person.key(Key.Key_N, Qt.KeyboardModifier.ControlModifier),
    "file": lambda person: person.key(Key.Key_O, Qt.KeyboardModifier.ControlModifier),
    "name": lambda person: person.key(Key.Key_S, Qt.KeyboardModifier.ControlModifier),
    "closer look": lambda person: person.scene.inspect(person.scene.panels_by_seat[0]),
    "minimized": lambda person: person.window.showMinimized(),
    "left": _leave,
}


def take_away(person: Person) -> None:
    """Close whatever lies over the table."""
    dialog = person.window.shortcuts.dialog
    if dialog is not None:
        dialog.reject()
        return
    if person.window.settings.pause_when_left:
        QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationActive)
        return
    if person.window.isMinimized():
        person.window.showNormal()
        return
    person.key(Key.Key_Escape)
    assert person.screen is person.table
    assert not [one for one in person.window.findChildren(Overlay) if one.isVisible()]


def moving(person: Person) -> list[QAbstractAnimation]:
    found = person.table.scene.findChildren(QAbstractAnimation)
    return [one for one in found if one.group() is None and one.state() is QAbstractAnimation.State.Running]


def turn_the_loop() -> None:
    """Let everything happen that is due."""
    for _ in range(20):
        QApplication.processEvents()


def play(person: Person) -> None:
    person.scene.move_input.answer(placed_first(person))


@pytest.mark.parametrize("over", OVER)
def test_all_stands_still_and_goes_on(
    person: Person, bots: HereAtOnce, over: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A word that passes and what the mouse rests on, a story, then a bot that has been asked and answers meanwhile."""
    person.begin(game(seed=41))
    table, animation_queue, playing = person.table, person.scene.animation_queue, person.window.tables.play
    animation_queue.motion = AnimationSettings(0.01)
    poll = bots.poll
    monkeypatch.setattr(bots, "poll", lambda: None)
    play(person)
    running = animation_queue.running
    assert moving(person)
    running.setCurrentTime(running.totalDuration() // 2)
    OVER[over](person)
    then = running.currentTime()
    turn_the_loop()
    assert (animation_queue.running, running.currentTime(), moving(person), bots.asked) == (running, then, [], 1)
    take_away(person)
    assert running.state() is QAbstractAnimation.State.Running
    animation_queue.motion = AnimationSettings(0.0)
    person.key(Key.Key_Space)
    turn_the_loop()
    assert bots.asked == 1
    table.refuse("A word that passes.")
    table.scene.focus._rest.start()
    timers = [playing._poll, table.toast._timer, table.scene.focus._rest]
    assert all(timer.isActive() for timer in timers)
    OVER[over](person)

    def clocks() -> tuple[object, ...]:
        return [timer.interval() for timer in timers], playing._request.clock.elapsed()

    stopped = clocks()
    monkeypatch.setattr(bots, "poll", poll)
    turn_the_loop()
    assert not any(timer.isActive() for timer in timers)
    assert (clocks(), len(person.match.moves), bots.asked) == (stopped, 1, 1)
    take_away(person)
    person.qtbot.waitUntil(lambda: not table.still)
    assert table.toast.text
    assert table.toast._timer.interval() <= table.toast.LASTS_MS
    person.wait()
    assert len(person.match.moves) > 3
    assert person.match.decision_seat == 0


def test_rules_from_the_menu_and_a_second_notice_change_nothing(person: Person, bots: HereAtOnce) -> None:
    """What lies over the table comes and goes in any order; the last one to go lets the game go on."""
    person.begin(game(seed=41))
    animation_queue = person.scene.animation_queue
    animation_queue.motion = AnimationSettings(0.01)
    person.key(Key.Key_F10)
    play(person)
    for words in ("One", "Another"):
        person.window.notices.tell(words, "notice")
    person.key(Key.Key_Escape)
    person.key(Key.Key_Escape)
    turn_the_loop()
    assert not animation_queue.idle
    assert not moving(person), "what begins to move meanwhile waits too"
    person.key(Key.Key_F1)
    assert person.screen is person.window.pages.rules
    turn_the_loop()
    assert (len(person.match.moves), bots.asked) == (1, 1)
    person.key(Key.Key_Escape)
    assert moving(person)
    animation_queue.motion = AnimationSettings(0.0)
    animation_queue.finish()
    person.wait()
    assert len(person.match.moves) > 3


def test_nothing_of_another_game_is_asked_at_the_table_before(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game(seed=41))
    person.table.show_keys()
    before, asked_at, ask = person.scene.table, [], person.table.ask
    monkeypatch.setattr(person.table, "ask", lambda view: (asked_at.append(person.scene.table), ask(view)))
    person.begin(game(seed=42))
    assert asked_at
    assert before not in asked_at


def test_a_question_that_stood_there_stands_there_still(person: Person, bots: HereAtOnce) -> None:
    """A card that was taken up is not laid down by a look at the rules."""
    person.begin(game(seed=41))
    person.key(Key.Key_Right)
    person.key(Key.Key_Return)
    taken = person.scene.move_input.selected
    assert taken >= 0
    for over in ("keys", "rules", "settings"):
        OVER[over](person)
        take_away(person)
        assert person.scene.move_input.selected == taken
    # Another game does not wait for what lay over the last.
    person.begin(game(seed=41))
    person.key(Key.Key_F10)
    menu = next(one for one in person.window.findChildren(Overlay) if one.isVisible())
    QTest.mouseClick(menu.buttons[-1], LEFT)
    assert person.screen is person.window.start
    person.begin(game(seed=42, first=1))
    assert len(person.match.moves) == 3
    assert bots.asked == 3


def test_what_was_stopped_runs_again_and_a_stopwatch_counts_only_while_it_runs() -> None:
    owner = QObject()
    once, again, idle = QTimer(owner, singleShot=True, interval=50_000), QTimer(owner, interval=40_000), QTimer(owner)
    for timer in (once, again):
        timer.start()
    stopped = PauseController()
    stopped.hold(owner)
    assert not any(timer.isActive() for timer in (once, again, idle))
    stopped.go_on()
    assert [timer.isActive() for timer in (once, again, idle)] == [True, True, False]
    assert (once.interval(), again.interval()) == (50_000, 40_000), "also for whoever starts them again"
    watch = PausableClock()
    watch.start()
    while watch.elapsed() < 2:
        pass
    watch.hold()
    held = watch.elapsed()
    now = QElapsedTimer()
    now.start()
    while now.elapsed() < held + 5:
        pass
    assert watch.elapsed() == held
    watch.go_on()
    watch.go_on()
    assert watch.elapsed() < held + 5 + now.elapsed()


def stopped(person: Person) -> None:
    """Lay a card and come to the first event of others, where everything stops."""
    person.begin(game(seed=41))
    person.table.settings.step_by_step = True
    person.scene.move_input.answer(placed_first(person))
    person.qtbot.waitUntil(lambda: person.scene.animation_queue.waiting)


def test_what_is_said_stands_in_the_chronicle_and_bots_wait(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    banner, moves = person.scene.banner, len(person.match.moves)
    said, rule = banner.title, banner.detail
    assert said in person.table.log_view.sentences()[:2]
    assert person.table.playback.steps.isVisible()
    turn_the_loop()
    assert (banner.title, len(person.match.moves)) == (said, moves)
    person.key(Key.Key_Space)
    person.qtbot.waitUntil(lambda: banner.title != said and person.scene.animation_queue.waiting)
    assert len(person.match.moves) == moves + 1
    # A rule by which something quiet happens is said once.
    assert [bool(rule), bool(banner.detail)] == [True, False]
    person.table.playback.look_back()
    person.qtbot.waitUntil(lambda: person.scene.animation_queue.waiting)
    assert banner.detail == rule
    # Who only looks on has no turn to go on to.
    person.window.settings.step_by_step = True
    person.window.tables.begin(game("RB", people=""))
    person.qtbot.waitUntil(lambda: person.scene.animation_queue.waiting)
    assert person.table.playback.steps.next_button.isVisible()
    assert not person.table.playback.steps.turn_button.isVisible()
    assert person.table.playback.rush not in [binding.do for binding in person.table.bindings()]


@pytest.mark.parametrize("board", [True, False])
def test_end_leads_to_ones_own_decision_in_place_of_the_bar(person: Person, bots: HereAtOnce, board: bool) -> None:
    """What others did is listed by itself once, where that is wanted."""
    stopped(person)
    person.table.settings.since_opens = board
    if board:
        person.table.view.setFocus()
    person.key(Key.Key_End)
    person.wait()
    assert person.asked is not None
    assert not person.table.playback.steps.isVisible()
    assert person.scene.animation_queue.motion.steps
    assert person.table.playback.since_panel.isVisible() == board
    if board:
        person.key(Key.Key_Escape)
        person.table.playback.offer_since(True)
        assert not person.table.playback.since_panel.isVisible()
    person.table.settings.animation_speed = "normal"
    for key, speed in ((Key.Key_Plus, 2.0), (Key.Key_Plus, 4.0), (Key.Key_Minus, 2.0)):
        person.key(key)
        assert person.scene.motion.speed == speed
    assert person.table.playback.steps.speed.value() == "double"


def test_an_event_is_looked_at_again_as_it_was_and_the_game_does_not_know(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    person.key(Key.Key_End)
    person.wait()
    now, moves = person.scene.table, len(person.match.moves)
    lay = len(now.queue)
    person.key(Key.Key_Backspace)
    last = person.scene.banner.title
    assert len(person.scene.table.queue) == lay
    assert person.scene.table is not now
    person.key(Key.Key_Backspace)
    assert person.scene.banner.title != last
    assert len(person.scene.table.queue) == lay - 1
    assert person.scene.past.isVisible()
    assert not person.table.idle
    assert person.asked is None
    person.key(Key.Key_Space)
    assert person.scene.banner.title == last
    person.key(Key.Key_Escape)
    person.wait()
    assert person.scene.table is now
    assert not person.scene.past.isVisible()
    assert len(person.match.moves) == moves
    assert person.scene.banner.title == person.scene.move_input.questions.prompt(person.asked)[0]
    # Another game does not stop after each event because one of this was looked at when it was left.
    person.table.settings.step_by_step = False
    person.key(Key.Key_Backspace)
    assert person.scene.motion.steps
    person.begin(game(seed=42))
    assert not person.scene.motion.steps


@pytest.mark.parametrize(("opens", "clicks"), [(Key.Key_F10, False), (Key.Key_F1, True)])
def test_after_another_look_it_says_where_one_was(
    person: Person, bots: HereAtOnce, opens: Qt.Key, clicks: bool
) -> None:
    stopped(person)
    said, moves = person.scene.banner.title, len(person.match.moves)
    person.scene.animation_queue.motion = AnimationSettings(1.0, steps=True)
    person.key(opens)
    person.key(Key.Key_Escape)
    assert person.scene.banner.title == f"You were here: {said}"
    assert person.table.still
    if clicks:
        person.click(person.scene.measures.cloth.center())
    else:
        person.key(Key.Key_Space)
    turn_the_loop()
    assert (person.scene.banner.title, person.table.still) == (said, False)
    assert (person.scene.animation_queue.waiting, len(person.match.moves)) == (True, moves)


def test_what_others_did_is_listed_and_shown_again_one_by_one(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    person.key(Key.Key_End)
    person.wait()
    table, now = person.table, person.scene.table
    since = table.playback.since()
    assert len(since) >= 3
    assert table.playback.since_button.text().endswith(str(len(since)))
    person.key(Key.Key_N)
    rows = table.playback.since_panel.rows
    said = table.log_view.sentences()
    assert all(row.happening.sentence in said for row in rows)
    person.key(Key.Key_1)
    assert (rows[0].marked, person.scene.past.isVisible()) == (True, True)
    person.key(Key.Key_Down)
    person.key(Key.Key_Return)
    assert [row.marked for row in rows[:3]] == [False, True, False]
    person.key(Key.Key_Escape)
    person.wait()
    assert not table.playback.since_panel.isVisible()
    assert person.scene.table is now
    person.key(Key.Key_N)
    table.hush()
    assert not table.playback.since_panel.isVisible()
    assert not table.playback.since_button.isVisible()


def test_bots_that_do_the_same_one_after_the_other_are_told_of_at_once(person: Person, bots: HereAtOnce) -> None:
    person.begin(game(seed=41))
    scene, queue = person.scene, person.scene.animation_queue
    queue.motion = AnimationSettings(0.01)
    play(person)
    queue.finish()
    person.until(lambda: len(person.match.moves) == 2)
    assert (queue.idle, bots.asked) == (False, 2), "the second bot thinks while the first is told of"
    turn_the_loop()
    assert len(person.match.moves) == 2, "nothing flies yet but the first card"
    while not scene.row_may_go_on:
        queue.running.setCurrentTime(queue.running.totalDuration())
    person.until(lambda: len(person.match.moves) == 3)
    assert scene.banner.title == "Blue and Green each play a card."
