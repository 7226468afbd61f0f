"""An ending that is staged: cards turn up, totals are counted, a key ends that and does nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.replay import ReplayScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
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
    assert isinstance(screen, EndingScreen)
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


def test_where_nothing_moves_all_is_there_at_once(person: Person) -> None:
    person.window.settings.reduced_motion = True
    person.sit_down(staged(last_of_all))
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: isinstance(person.screen, EndingScreen))
    screen = person.screen
    assert isinstance(screen, EndingScreen)
    assert screen._counting is None
    assert screen._title.isVisible()


def test_hidden_cards_lie_open_on_the_table_when_it_is_seen_again(person: Person) -> None:
    person.sit_down(staged(last_of_all))
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    assert person.match.turned_up(), "the card that was kept lies face down"
    for _ in range(2):
        person.key(Key.Key_S)
        assert all(person.scene.items_by_number[card].face_up for card in person.scene.table.queue)
        person.window.settings.language = "uk"
        person.key(Key.Key_S)


def test_the_turning_point_is_shown_alone(person: Person) -> None:
    person.sit_down(staged(last_of_all))
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    screen = person.screen
    assert isinstance(screen, EndingScreen)
    turned = screen._report.turned
    person.key(Key.Key_T)
    replay = person.screen
    assert isinstance(replay, ReplayScreen)
    past = replay.past
    assert len(past.events(replay.step - 1)) <= turned.event < len(past.events(replay.step))
    assert not replay.playing
