"""Why a territory is held, or why not yet: one true sentence for every way in which that can come about."""

from __future__ import annotations

import pytest

from gonfalon.games.ordonance.rules import Table
from gonfalon.games.ordonance.rules.certainty import controller
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.scenario import territory_of
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.rules.verdict import verdict
from gonfalon.games.ordonance.texts.arguments import ARGUMENTS
from gonfalon.games.ordonance.texts.reasons import Explained, argue, explain

from .games import all_kinds, assert_reads_well, ways

NAMES = ("Ann", "Bob", "Cid", "Dan")


def explained(armies: str, **options: str) -> Explained:
    """What is said of a territory in which these armies lie, each a family with its cards; control is given first."""
    table = position(armies, **options)
    return explain(table, 0, NAMES, "en", "seniority")


def position(armies: str, **options: str) -> Table:
    lying = {name: cards.split() for name, cards in (army.split(":") for army in armies.split(","))}
    table = territory_of(lying, shipped(), **options)
    seat = controller(table, 0)
    if seat != NOBODY:
        table.control(0, seat)
    return table


@pytest.mark.parametrize(
    ("armies", "sentence"),
    [
        ("R:SB SB SB SB,B:F F F F", "Red has regiments of bows and spears, Blue only a regiment of flags."),
        ("R:F F F F,B:SB SB SB B", "Red and Blue both have one regiment; the flag outranks the bow."),
        ("R:BH BH BH BH,B:SH SH SH SH", "Red and Blue both have 2 regiments; the bow outranks the spear."),
        ("R:F F F F,B:B B B S", "Red has a regiment of flags, Blue has no regiment."),
        (
            "R:BF BF F F,B:SF SF SF F",
            "Both have a regiment of flags; besides, Blue has a battalion of spears, Red has no battalion.",
        ),
        (
            "R:SBF SBF SBF F,B:SF SF SF F",
            (
                "Both have a regiment of flags; besides, Red has battalions of bows and spears, "
                "Blue only a battalion of spears."
            ),
        ),
        (
            "R:BF BF BF F,B:SF SF SF F",
            "Red and Blue both have a regiment of flags and equally many battalions; the bow outranks the spear.",
        ),
        (
            "R:SF S S S,B:SB SW SH S",
            "Red and Blue both have a regiment of spears; of the single icons, the flag outranks the helmet.",
        ),
        ("R:SF S S S,B:S S S S", "Only Red has a single flag; everything that counts more is the same."),
        ("R:F S B W,B:H S B W", "Red and Blue both have only single icons; the flag outranks the helmet."),
        ("R:SB S S S,B:S S SB S", "Red and Blue have the same army; Red completed it earlier."),
    ],
)
def test_two_full_armies_are_told_apart_by_what_decided(armies: str, sentence: str) -> None:
    assert explained(armies).sentence == sentence


@pytest.mark.parametrize(
    ("armies", "sentence"),
    [
        (
            "R:SBF S S S,B:SF S S S",
            "Both have a regiment of spears; besides, Red has more single icons than Blue: 2 against 1.",
        ),
        ("R:F S B S,B:F W W H", "Blue and Red both have one company; the swords outrank the spear."),
        ("R:S B WF H,B:S B W F", "Red has more single icons than Blue: 5 against 4."),
        ("R:S B W F,B:S B W H", "Red and Blue both have only single icons; the flag outranks the helmet."),
    ],
)
def test_single_icons_may_be_counted_first(armies: str, sentence: str) -> None:
    assert explained(armies, singles="count-then-seniority").sentence == sentence


def test_an_army_that_lacks_what_decided_shows_what_it_has() -> None:
    told = explained("R:F F F F,B:SF F F F", singles="count-then-seniority")
    assert [(army.family, army.text) for army in told.armies] == [("B", "A single spear"), ("R", "A regiment of flags")]


@pytest.mark.parametrize(
    ("armies", "sentence"),
    [
        ("R:SB SB SB SB,B:H", "Even at best Blue could only reach a regiment of helmets."),
        ("R:FH FH FH SF,B:F S", "Blue cannot reach a regiment here any more."),
        ("R:F F F S,B:H S W", "Blue cannot reach a battalion here any more."),
        ("R:F F F F,B:H H", "Even at best Blue could only reach a regiment of helmets; the flag outranks the helmet."),
        ("R:SBWHF SBWHF SBWHF SBWHF,B:SBWHF", "Even at best Blue could only draw level, and Red was first."),
        ("R:SBWHF SBWHF SBWHF SBWHF,B:", "Even at best Blue could only draw level, and Red was first."),
    ],
)
def test_those_who_cannot_catch_up_are_told_what_they_lack(armies: str, sentence: str) -> None:
    told = explained(armies)
    assert told.title == "Why Red holds Antioch"
    assert told.sentence == sentence


@pytest.mark.parametrize(
    ("armies", "sentence"),
    [
        ("R:S S S S,B:H", "Red leads; Blue could still reach a regiment of helmets."),
        ("R:S S S S,B:", "Red leads; Blue has no card here yet and could still overtake."),
        ("R:S S S S,B:H,G:B B B", "Red leads; Blue and Green could still overtake."),
        ("R:S B W H,B:F F F", "Red leads; Blue could still reach a regiment of flags."),
        ("R:F F F,B:H", "No army is complete here yet."),
        ("R:,B:", "No card lies here yet."),
    ],
)
def test_an_open_territory_says_who_could_still_overtake_whom(armies: str, sentence: str) -> None:
    told = explained(armies)
    assert told.title == "Nobody holds Antioch yet"
    assert told.sentence == sentence


def test_rows_name_the_groups_that_decided_and_the_cards_of_those_who_are_not_ready() -> None:
    told = explained("R:F F F F,B:H H H H,G:S W,K:S W")
    assert told.title == "Why Red holds Antioch"
    assert told.seniority == "seniority"
    assert told.icons == ("flag", "helmet", "swords", "bow", "spear")
    assert [(army.name, army.family, army.icon, army.text, army.first) for army in told.armies] == [
        ("Ann", "R", "flag", "A regiment of flags", True),
        ("Bob", "B", "helmet", "A regiment of helmets", False),
        ("Cid", "G", "", "2 of 4 cards, cannot catch up", False),
        ("Dan", "Y", "", "2 of 4 cards, cannot catch up", False),
    ]


def test_rows_of_an_open_territory_say_what_may_still_come() -> None:
    rows = explained("R:S S S S,B:H,G:BW,K:").armies
    assert {army.name: army.text for army in rows} == {
        "Ann": "A regiment of spears",
        "Bob": "1 of 4 cards, could still become: a regiment of helmets",
        "Cid": "1 of 4 cards, could still become: regiments of swords and bows",
        "Dan": "No card here yet",
    }
    rows = explained("R:F F F,B:").armies
    assert [army.text for army in rows] == [
        "3 of 4 cards: a battalion of flags; at best a regiment of flags",
        "No card here yet",
    ]


def test_the_level_that_decided_is_told_where_higher_ones_are_equal() -> None:
    rows = explained("R:BF BF F F,B:SF SF SF F").armies
    assert [(army.name, army.text) for army in rows] == [
        ("Bob", "A battalion of spears"),
        ("Ann", "A company of bows"),
    ]


def test_the_deck_is_named_where_it_proves() -> None:
    told = explained("R:S S S S,B:H", certainty="deck")
    assert told.sentence == "Red leads; with the cards that are not on the table Blue could still overtake."
    assert told.armies[1].text == "1 of 4 cards, could still overtake"
    told = explained("R:SBWHF WHF BWHF SWHF,B:WHF", certainty="deck")
    assert told.title == "Why Red holds Antioch"
    assert told.sentence == "With the cards that are not on the table Blue cannot overtake Red any more."


def test_nobody_may_have_completed_an_army() -> None:
    table = position("R:F F F,B:H")
    table.over = True
    told = explain(table, 0, NAMES, "en")
    assert told.title == "Nobody holds Antioch"
    assert told.sentence == "No army was completed here."


def test_a_forced_end_is_told_as_such() -> None:
    table = position("R:S S S S,B:H")
    table.control(0, 0)
    assert (
        explain(table, 0, NAMES, "en").sentence
        == "Nobody can play any more: the best complete army takes the territory."
    )


def test_between_a_play_and_the_control_that_it_brings_the_sentence_is_true() -> None:
    lying = {"R": ["F", "F", "F", "F"], "B": ["S", "S", "S", "S"]}
    told = explain(territory_of(lying, shipped()), 0, NAMES, "en")
    assert told.title == "Nobody holds Antioch yet"
    assert told.sentence == "Red and Blue both have one regiment; the flag outranks the spear."


def test_every_verdict_of_random_games_has_a_sentence() -> None:
    keys = set()
    for seed, state in enumerate(all_kinds(24)):
        names = [f"Player {seat + 1}" for seat in range(state.table.seating.seats)]
        for index, now in enumerate(ways(state, seed)):
            if index % 5 and not now.over:
                continue
            table = now.table
            for territory in range(table.seating.territories):
                line = argue(table, verdict(table, territory))
                keys.add(line.key)
                told = explain(table, territory, names, "en")
                assert_reads_well(told.title)
                assert_reads_well(told.sentence)
                assert told.sentence.endswith(".")
                assert sorted(army.seat for army in told.armies) == list(range(table.seating.seats))
                for army in told.armies:
                    assert_reads_well(army.text)
                assert [army.first for army in told.armies].count(True) <= 1
                if table.holder[territory] != NOBODY:
                    assert told.armies[0].first
                    assert told.armies[0].seat == table.holder[territory]
    sentences = {key for key in ARGUMENTS if key in keys}
    assert len(sentences) >= 20, set(ARGUMENTS) - sentences
