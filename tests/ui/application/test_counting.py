"""An ending that is staged, counted, and left for the table that is looked at again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.application.play import SPECTATOR
from gonfalon.ui.screens.ending import EndingScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.test_everywhere import ended
from tests.ui.application.test_too_soon import last_of_all

Key = Qt.Key


def counting(person: Person) -> EndingScreen:
    """The ending of a game whose last move has just been made, while its totals are being counted."""
    person.sit_down(staged(last_of_all))
    person.window.settings.animation_speed = "eightfold"
    person.scene.asking.answer(Move("keep"))
    person.window.settings.animation_speed = "half"
    person.table.scene.director.finish()
    person.qtbot.waitUntil(lambda: isinstance(person.screen, EndingScreen))
    screen = person.screen
    assert screen._counting is not None
    return screen


def totals(screen: EndingScreen) -> dict[str, str]:
    return {letter: words.text() for letter, words in screen.standings[0]._totals.items()}


@pytest.mark.parametrize("by", ["key", "click"])
def test_what_ends_the_counting_does_nothing_else(person: Person, by: str) -> None:
    screen = counting(person)
    match, scores = person.match, person.match.outcome
    whole = {seat.family: str(score) for seat, score in zip(match.seats, scores.scores, strict=True)}
    assert totals(screen) != whole, "nothing has been counted yet"
    assert not screen._title.isVisible()
    if by == "key":
        person.key(Key.Key_S)
    else:
        QTest.mouseClick(screen.again, LEFT)
    assert totals(screen) == whole
    assert screen._title.isVisible()
    assert screen.crests.crowned == 1
    assert person.screen is screen
    assert person.match is match
    person.key(Key.Key_S)
    assert person.screen is person.table


def play_to_the_end(person: Person) -> EndingScreen:
    person.sit_down(staged(last_of_all))
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    return person.screen


def test_where_nothing_moves_all_is_there_at_once_and_the_turning_point_is_shown_alone(person: Person) -> None:
    person.window.settings.reduced_motion = True
    screen = play_to_the_end(person)
    assert screen._counting is None
    assert screen._title.isVisible()
    turned = screen._report.turned
    person.key(Key.Key_T)
    replay = person.screen
    past = replay.past
    assert len(past.events(replay.step - 1)) <= turned.event < len(past.events(replay.step))
    assert not replay.playing


def test_one_key_leads_to_the_table_with_its_cards_open_and_back(person: Person) -> None:
    ending, match = play_to_the_end(person), person.match
    assert match.turned_up(), "the card that was kept lies face down"
    for _ in range(2):
        person.key(Key.Key_S)
        assert person.screen is person.table
        assert all(person.scene.items_by_number[card].face_up for card in person.scene.table.queue)
        row = person.table.afterwards
        assert row.isVisible()
        assert person.table.rect().contains(row.geometry())
        for key in (Key.Key_Return, Key.Key_Space):
            person.key(key)
        assert person.match is match, "nothing that skips a story begins a game"
        assert "S" in [name for one in person.table.bindings() for name in one.names]
        person.window.settings.language = "uk"
        person.key(Key.Key_S)
        assert person.screen is ending
    person.key(Key.Key_S)
    QTest.mouseClick(row.again_button, LEFT)
    person.wait()
    assert person.match is not match
    assert not row.isVisible()
    assert "S" not in [name for one in person.table.bindings() for name in one.names]


def test_nobodys_hand_lies_open_where_several_have_played(person: Person) -> None:
    person.window.tables.show_match(ended())
    person.qtbot.waitUntil(lambda: person.at_the_end)
    person.key(Key.Key_S)
    assert person.window.tables.play.viewer == SPECTATOR
    assert person.table.afterwards.isVisible()
