"""Everybody at a shared screen is spoken to in a language of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from gonfalon.data import translations_dir
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.families import families
from gonfalon.ui.preferences import language
from gonfalon.ui.screens.seating import SeatPlan, read_kept
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game

pytestmark = pytest.mark.skipif(
    not (translations_dir() / "gonfalon_uk.qm.gz").exists(), reason="the catalogues are not there yet"
)
LANGUAGES = {"R": "pl", "B": "uk", "G": ""}


def shared() -> Match:
    asked = game("RBG", people="RBG")
    seats = tuple(replace(seat, language=LANGUAGES[seat.family]) for seat in asked.seats)
    return Match.begin(replace(asked, seats=seats), Shelves(GAMES))


def test_curtain_table_and_chronicle_turn_to_the_language_of_each_seat(person: Person) -> None:
    match = Match.restore(shared().record(), Shelves(GAMES))
    assert {seat.family: seat.language for seat in match.seats} == LANGUAGES
    person.sit_down(match)
    curtain = person.window.screens.curtain
    for family, code in LANGUAGES.items():
        code = code or person.window.settings.language
        named = families(code)[family]
        assert person.curtained
        assert language.current() == code
        assert named.dative in curtain._title.text()
        assert not person.table.view.accessibleDescription()
        person.lift_curtain()
        assert person.scene.words.language == code
        person.answer(next(iter(person.asked.moves)))
        person.wait()
    # The card at the front is asked about next, and whoever has just laid it sits there still.
    assert person.match.decision_seat == 2
    assert language.current() == "en"


def test_pages_are_in_the_language_of_who_opens_them_and_the_start_in_that_of_the_program(person: Person) -> None:
    person.sit_down(shared())
    person.lift_curtain()
    person.window.pages.open_rules("")
    assert language.current() == "pl"
    person.window.settings.language = "ru"
    assert language.current() == "ru"
    person.window.screens.back()
    assert language.current() == "pl"
    person.window.tables.show_start()
    assert language.current() == "ru"
    person.window.settings.language = "en"


def test_a_language_is_chosen_beside_a_person(person: Person) -> None:
    start = person.window.start
    row = start.seats.rows["R"]
    row.language.set_key("uk")
    assert start.seats.seating.seats()[0].language == "uk"
    kept = SeatPlan.recalled(read_kept(person.window.settings.seats))
    assert kept.place("R").language == "uk"
    QTest.mouseClick(row.player.segment("bot"), LEFT)
    assert not row.language.isVisible()
    assert start.seats.seating.seats()[0].language == ""
