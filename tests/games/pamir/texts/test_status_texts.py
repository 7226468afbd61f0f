"""How things stand in Pax Pamir, in sentences; what of it the terminal shows is tested there."""

from __future__ import annotations

from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.status_texts import lasting_event_texts, turn_text
from tests.games.pamir.rules.positions import Seat, laid


def test_a_rumor_is_about_somebody_and_other_events_are_for_somebody() -> None:
    table = laid(
        Seat("afghan", boons="rumor"),
        Seat("british", boons="nationalism"),
        market="20 / 26",
        running="conflict_fatigue",
    ).table
    fatigue, rumor, nationalism = lasting_event_texts(table, Names("en"))
    assert fatigue.startswith("Conflict Fatigue, for everybody: ")
    assert rumor.startswith("Rumor, about Red: “Choose a player.")
    assert nationalism.startswith("Nationalism, for Blue: “")


def test_a_turn_without_actions_is_still_a_turn() -> None:
    table = laid(Seat("afghan"), Seat("british"), market="20 / 26", actions=1).table
    assert turn_text(table, Names("en")) == "The turn of Red, 1 action left."
    table.actions = 0
    assert turn_text(table, Names("en")) == "The turn of Red."
