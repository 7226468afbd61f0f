"""What others do is told event by event, may stop after each, and may be looked at again as it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gonfalon.ui.board.director import Motion
from tests.at_the_table.bots import HereAtOnce
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.test_standstill import turn_the_loop
from tests.ui.application.test_too_soon import placed_first

Key = Qt.Key


def stopped(person: Person) -> None:
    """Lay a card and come to the first event of others, where everything stops."""
    person.begin(game(seed=41))
    person.table.settings.step_by_step = True
    person.scene.asking.answer(placed_first(person))
    person.qtbot.waitUntil(lambda: person.scene.director.waiting)


def test_what_is_said_stands_in_the_chronicle_and_bots_wait(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    banner, moves = person.scene.banner, len(person.match.moves)
    said, rule = banner.title, banner.detail
    assert said in person.table.chronicle.sentences()[:2]
    assert person.table.narrator.steps.isVisible()
    turn_the_loop()
    assert (banner.title, len(person.match.moves)) == (said, moves)
    person.key(Key.Key_Space)
    person.qtbot.waitUntil(lambda: banner.title != said and person.scene.director.waiting)
    assert len(person.match.moves) == moves + 1
    # A rule by which something quiet happens is said once.
    assert [bool(rule), bool(banner.detail)] == [True, False]
    person.table.narrator.look_back()
    person.qtbot.waitUntil(lambda: person.scene.director.waiting)
    assert banner.detail == rule
    # Who only looks on has no turn to go on to.
    person.window.settings.step_by_step = True
    person.window.tables.begin(game("RB", people=""))
    person.qtbot.waitUntil(lambda: person.scene.director.waiting)
    assert person.table.narrator.steps.next_button.isVisible()
    assert not person.table.narrator.steps.turn_button.isVisible()
    assert person.table.narrator.rush not in [binding.do for binding in person.table.bindings()]


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
    assert not person.table.narrator.steps.isVisible()
    assert person.scene.director.motion.steps
    assert person.table.narrator.since_panel.isVisible() == board
    if board:
        person.key(Key.Key_Escape)
        person.table.narrator.offer_since(True)
        assert not person.table.narrator.since_panel.isVisible()
    person.table.settings.animation_speed = "normal"
    for key, speed in ((Key.Key_Plus, 2.0), (Key.Key_Plus, 4.0), (Key.Key_Minus, 2.0)):
        person.key(key)
        assert person.scene.motion.speed == speed
    assert person.table.narrator.steps.speed.value() == "double"


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
    assert person.scene.banner.title == person.scene.asking.prompt(person.asked)[0]


@pytest.mark.parametrize(("opens", "clicks"), [(Key.Key_F10, False), (Key.Key_F1, True)])
def test_after_another_look_it_says_where_one_was(
    person: Person, bots: HereAtOnce, opens: Qt.Key, clicks: bool
) -> None:
    stopped(person)
    said, moves = person.scene.banner.title, len(person.match.moves)
    person.scene.director.motion = Motion(1.0, steps=True)
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
    assert (person.scene.director.waiting, len(person.match.moves)) == (True, moves)


def test_what_others_did_is_listed_and_shown_again_one_by_one(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    person.key(Key.Key_End)
    person.wait()
    table, now = person.table, person.scene.table
    since = table.narrator.since()
    assert len(since) >= 3
    assert table.narrator.since_button.text().endswith(str(len(since)))
    person.key(Key.Key_N)
    rows = table.narrator.since_panel.rows
    said = table.chronicle.sentences()
    assert all(row.happening.sentence in said for row in rows)
    person.key(Key.Key_1)
    assert (rows[0].marked, person.scene.past.isVisible()) == (True, True)
    person.key(Key.Key_Down)
    person.key(Key.Key_Return)
    assert [row.marked for row in rows[-2:]] == [False, True]
    person.key(Key.Key_Escape)
    person.wait()
    assert not table.narrator.since_panel.isVisible()
    assert person.scene.table is now
    person.key(Key.Key_N)
    table.hush()
    assert not table.narrator.since_panel.isVisible()
    assert not table.narrator.since_button.isVisible()
