"""What those who listen hear of the table: all that can be seen, and nothing else."""

from __future__ import annotations

import pytest

from gonfalon.games.ordonance.rules import Table
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.scenario import table_with_armies
from gonfalon.games.ordonance.texts.aloud import (
    describe_armies,
    describe_card,
    describe_place,
    describe_seat,
    describe_territory,
    describe_unseen,
)
from gonfalon.games.ordonance.texts.names import unit_of
from gonfalon.games.ordonance.texts.table_texts import TableTexts
from gonfalon.games.ordonance.window.panels import UnseenCards
from tests.games.ordonance.texts.games import all_kinds, assert_reads_well, begun, ways

pytestmark = pytest.mark.usefixtures("english")


def test_a_card_is_named_to_those_alone_who_know_it() -> None:
    table = begun("RB", first="R").table
    words = TableTexts("en", shipped())
    own, newest = table.hands[0][0], table.drawn
    name = words.unit(table.faces[own])
    assert describe_card(table, own, 0, "en") == f"{name[0].upper()}{name[1:]}, in your hand."
    assert describe_card(table, newest, 0, "en").endswith(", in your hand, just drawn.")
    # These are the true table, shown by mistake.
    for viewer in (1, -1):
        assert describe_card(table, own, viewer, "en") == "Red, a card in hand."
        assert describe_card(table, newest, viewer, "en") == "Red, a card in hand."
    assert describe_card(table, table.top, 0, "en") == "A card of the draw pile."


def test_what_lies_on_a_table_is_told() -> None:
    table = table_with_armies({"R": ["SB", "F"], "B": []}, shipped())
    first, second = table.army(0, 0)
    for viewer in (1, -1):
        assert describe_card(table, second, viewer, "en") == "Red, flag, in Antioch, card 2 of 4."
    assert describe_place(table, 0, 0, "en") == "Free place in Antioch, for card 3 of 4."
    assert describe_place(table, 1, 1, "en", first) == "Play spear and bow on Cyprus, as card 1 of 4."


def test_a_territory_is_told_whole_and_an_army_as_in_it() -> None:
    table = table_with_armies({"R": ["S", "S", "S", "SW"], "B": ["H", "H"], "G": []}, shipped())
    blue = "Blue: 2 of 4 cards, a company of helmets; at best a regiment of helmets."
    argument = "Red leads; Blue and Green could still overtake."
    assert describe_territory(table, 0, 1, "en") == (
        f"Territory 1, Antioch. Nobody holds it yet. {blue} Red: a complete army, a regiment of spears, single swords. "
        f"Green: no card. {argument} You have 2 free places here."
    )
    assert describe_armies(table, 0, "en")[1] == f"{blue} {argument}"
    assert describe_armies(table, 0, "en")[2] == f"Green: no card. {argument}"


def test_a_decided_territory_and_its_holder_say_so() -> None:
    table = table_with_armies({"R": ["F", "F", "F", "F"], "B": ["S", "H"]}, shipped())
    table.control(0, 0)
    told = describe_territory(table, 0, 0, "en")
    assert told.startswith("Territory 1, Antioch. Red holds it for good, with victory marker I. Red: a complete army, ")
    assert told.endswith("You have no free place here.")
    assert "place" not in describe_territory(table, 0, -1, "en")
    assert describe_seat(table, 0, "en") == "Red: 0 cards in hand. 1 territory, marker I."
    points = begun("RB", first="R", scoring="points").table
    assert describe_seat(points, 1, "en") == "Blue: 5 cards in hand. No territory yet. 0 points as things stand."


def test_the_tally_is_told_by_icons() -> None:
    seen = UnseenCards.of(begun("RB", first="R").table.redact(0))
    told = describe_unseen(seen.cards, seen.by_icon, "en")
    assert told.startswith("You have not seen 50 cards. Flag: on ")
    assert told.count("of them.") == 5


def test_everything_on_the_tables_of_random_games_can_be_described() -> None:
    for seed, state in enumerate(all_kinds(8)):
        for index, now in enumerate(ways(state, seed)):
            if index % 30 and not now.over:
                continue
            for viewer in range(-1, now.table.seating.seats):
                _describe(now.table, viewer)


def _describe(true: Table, viewer: int) -> None:
    """Describe all that this seat may look at, on the true table: what is secret must be kept even then."""
    view = true.redact(viewer)
    for territory in range(true.seating.territories):
        told = describe_territory(true, territory, viewer, "en")
        assert_reads_well(told)
        assert told == describe_territory(view, territory, viewer, "en")
    for seat in range(true.seating.seats):
        assert_reads_well(describe_seat(true, seat, "en"))
    for card in range(true.seating.size):
        told = describe_card(true, card, viewer, "en")
        assert_reads_well(told)
        assert told == describe_card(view, card, viewer, "en")
        if unit_of(view, card) is None:
            assert told == "A card of the draw pile." or told.endswith(", a card in hand.")
