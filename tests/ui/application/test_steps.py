"""What others do is told event by event, may stop after each, and may be looked at again as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt

from gonfalon.games.oriflamme.rules.moves import FRONT, Move
from tests.at_the_table.bots import HereAtOnce
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.test_standstill import turn_the_loop

Key = Qt.Key


def stopped(person: Person) -> None:
    """Lay a card and come to the first event of others, where everything stops."""
    person.begin(game(seed=41))
    person.table.settings.step_by_step = True
    table = person.scene.table
    kind = table.seating.cards.kinds[table.faces[table.hands[0][0]]].id
    person.scene.asking.answer(Move("place", kind, FRONT))
    person.qtbot.waitUntil(lambda: person.scene.director.waiting)


def test_what_is_said_stands_in_the_chronicle_and_bots_wait(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    said, moves = person.scene.banner.title, len(person.match.moves)
    assert said in person.table.chronicle.sentences()[:2]
    assert person.table.steps.isVisible()
    turn_the_loop()
    assert (person.scene.banner.title, len(person.match.moves)) == (said, moves)
    person.key(Key.Key_Space)
    person.qtbot.waitUntil(lambda: person.scene.banner.title != said and person.scene.director.waiting)
    assert len(person.match.moves) == moves + 1


def test_end_leads_to_ones_own_decision_which_takes_the_place_of_the_bar(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    person.key(Key.Key_End)
    person.wait()
    assert person.asked is not None
    assert not person.table.steps.isVisible()
    assert person.scene.director.motion.steps


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


def test_the_speed_is_chosen_by_a_key_and_kept(person: Person) -> None:
    person.begin(game(seed=41))
    person.table.settings.animation_speed = "normal"
    for key, speed in ((Key.Key_Plus, 2.0), (Key.Key_Plus, 4.0), (Key.Key_Minus, 2.0)):
        person.key(key)
        assert person.scene.motion.speed == speed
    assert person.table.steps.speed.value() == "double"


def test_what_others_did_is_listed_and_shown_again_one_by_one(person: Person, bots: HereAtOnce) -> None:
    stopped(person)
    person.key(Key.Key_End)
    person.wait()
    table, now = person.table, person.scene.table
    since = table.since()
    assert len(since) >= 3
    assert table.since_button.text().endswith(str(len(since)))
    person.key(Key.Key_N)
    rows = table.since_panel.rows
    said = table.chronicle.sentences()
    assert all(row.happening.sentence in said for row in rows)
    person.key(Key.Key_1)
    assert (rows[0].marked, person.scene.past.isVisible()) == (True, True)
    person.key(Key.Key_Down)
    person.key(Key.Key_Return)
    assert [row.marked for row in rows[-2:]] == [False, True]
    person.key(Key.Key_Escape)
    person.wait()
    assert not table.since_panel.isVisible()
    assert person.scene.table is now
    person.key(Key.Key_N)
    table.hush()
    assert not table.since_panel.isVisible()
    assert not table.since_button.isVisible()
