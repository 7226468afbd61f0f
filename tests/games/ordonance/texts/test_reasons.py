"""Why a territory is held, or why not yet: one true sentence for every way in which that can come about."""

from __future__ import annotations

import pytest

from gonfalon.games.ordonance.rules import Table
from gonfalon.games.ordonance.rules.control import control_report, controlling_seat
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.scenario import table_with_armies
from gonfalon.games.ordonance.rules.table import NOBODY
from gonfalon.games.ordonance.texts.reasons import (
    CONTROL_SENTENCES,
    TerritoryExplanation,
    control_argument,
    explain_territory,
)

from .games import all_kinds, assert_reads_well, ways

NAMES = ("Ann", "Bob", "Cid", "Dan")


def explained(armies: str, **options: str) -> TerritoryExplanation:
    """What is said of a territory in which these armies lie, each a family with its cards; control is given first."""
    table = position(armies, **options)
    return explain_territory(table, 0, NAMES, "en", "seniority")


def position(armies: str, **options: str) -> Table:
    lying = {name: cards.split() for name, cards in (army.split(":") for army in armies.split(","))}
    table = table_with_armies(lying, shipped(), **options)
    seat = controlling_seat(table, 0)
    if seat != NOBODY:
        table.control(0, seat)
    return table


def check_argument(table: Table, key: str, values: dict[str, object]) -> None:
    line = control_argument(table, control_report(table, 0))
    assert (line.key, line.values) == (key, {**line.values, **values})


BOW_SPEAR = ("bow", "spear")


@pytest.mark.parametrize(
    ("armies", "key", "values"),
    [
        # Two full armies are told apart by what decided.
        ("R:SB SB SB SB,B:F F F F", "count", {"groups": ((4, "bow"), (4, "spear")), "rival_groups": ((4, "flag"),)}),
        ("R:F F F F,B:SB SB SB B", "seniority", {"outranks": ("flag", "bow")}),
        ("R:BH BH BH BH,B:SH SH SH SH", "seniority-many", {"n": 2, "outranks": BOW_SPEAR}),
        ("R:F F F F,B:B B B S", "count-none", {"family": "R", "rival": "B", "groups": ((4, "flag"),)}),
        ("R:BF BF F F,B:SF SF SF F", "count-none-below", {"equal": ((4, "flag"),), "groups": ((3, "spear"),)}),
        ("R:SBF SBF SBF F,B:SF SF SF F", "count-below", {"groups": ((3, "bow"), (3, "spear"))}),
        ("R:BF BF BF F,B:SF SF SF F", "seniority-below", {"equal": ((4, "flag"),), "outranks": BOW_SPEAR}),
        ("R:SF S S S,B:SB SW SH S", "singles-below", {"outranks": ("flag", "helmet")}),
        ("R:SF S S S,B:S S S S", "single-more", {"groups": ((1, "flag"),)}),
        ("R:F S B W,B:H S B W", "singles", {"outranks": ("flag", "helmet")}),
        ("R:SB S S S,B:S S SB S", "earlier", {"family": "R", "rival": "B"}),
        # Those who cannot catch up are told what they lack.
        ("R:SB SB SB SB,B:H", "late", {"rival": "B", "best": ((4, "helmet"),)}),
        ("R:FH FH FH SF,B:F S", "late-none", {"level": 4}),
        ("R:F F F S,B:H S W", "late-none", {"level": 3}),
        ("R:F F F F,B:H H", "late-seniority", {"best": ((4, "helmet"),), "outranks": ("flag", "helmet")}),
        ("R:SBWHF SBWHF SBWHF SBWHF,B:SBWHF", "late-equal", {}),
        ("R:SBWHF SBWHF SBWHF SBWHF,B:", "late-equal", {}),
        # Of an open territory it is told who could still overtake whom.
        ("R:S S S S,B:H", "wait", {"family": "R", "rival": "B", "best": ((4, "helmet"),)}),
        ("R:S S S S,B:", "wait-empty", {"rival": "B"}),
        ("R:S S S S,B:H,G:B B B", "waits", {"family": "R", "families": ("B", "G")}),
        ("R:S B W H,B:F F F", "wait", {"best": ((4, "flag"),)}),
        ("R:F F F,B:H", "incomplete", {}),
        ("R:,B:", "empty", {}),
    ],
)
def test_a_territory_is_told_by_what_decided_or_could_decide(armies: str, key: str, values: dict[str, object]) -> None:
    check_argument(position(armies), key, values)


@pytest.mark.parametrize(
    ("armies", "key", "values"),
    [
        ("R:SBF S S S,B:SF S S S", "count-singles-below", {"equal": ((4, "spear"),), "count": 2, "rival_count": 1}),
        ("R:F S B S,B:F W W H", "seniority", {"family": "B", "level": 2, "outranks": ("swords", "spear")}),
        ("R:S B WF H,B:S B W F", "count-singles", {"count": 5, "rival_count": 4}),
        ("R:S B W F,B:S B W H", "singles", {"outranks": ("flag", "helmet")}),
    ],
)
def test_single_icons_may_be_counted_first(armies: str, key: str, values: dict[str, object]) -> None:
    check_argument(position(armies, singles="count-then-seniority"), key, values)


def test_an_army_that_lacks_what_decided_shows_what_it_has() -> None:
    told = explained("R:F F F F,B:SF F F F", singles="count-then-seniority")
    assert [(army.family, army.text) for army in told.armies] == [("B", "A single spear"), ("R", "A regiment of flags")]


def test_rows_name_the_groups_that_decided_and_the_cards_of_those_who_are_not_ready() -> None:
    told = explained("R:F F F F,B:H H H H,G:S W,K:S W")
    assert told.title == "Why Red holds Antioch"
    assert (told.seniority, told.icons[0], told.icons[-1]) == ("seniority", "flag", "spear")
    assert [(army.name, army.family, army.icon, army.text, army.first) for army in told.armies] == [
        ("Ann", "R", "flag", "A regiment of flags", True),
        ("Bob", "B", "helmet", "A regiment of helmets", False),
        ("Cid", "G", "", "2 of 4 cards, cannot catch up", False),
        ("Dan", "Y", "", "2 of 4 cards, cannot catch up", False),
    ]


@pytest.mark.parametrize(
    ("armies", "rows"),
    [
        (
            "R:S S S S,B:H,G:BW,K:",
            [
                "A regiment of spears",
                "1 of 4 cards, could still become: a regiment of helmets",
                "1 of 4 cards, could still become: regiments of swords and bows",
                "No card here yet",
            ],
        ),
        ("R:F F F,B:", ["3 of 4 cards: a battalion of flags; at best a regiment of flags", "No card here yet"]),
        # The level that decided is told where higher ones are equal.
        ("R:BF BF F F,B:SF SF SF F", ["A company of bows", "A battalion of spears"]),
    ],
)
def test_rows_say_what_decided_or_what_may_still_come(armies: str, rows: list[str]) -> None:
    found = {army.name: army.text for army in explained(armies).armies}
    assert [found[name] for name in NAMES[: len(rows)]] == rows


def test_the_deck_is_named_where_it_proves() -> None:
    check_argument(position("R:S S S S,B:H", certainty="deck"), "wait-deck", {"rival": "B"})
    assert explained("R:S S S S,B:H", certainty="deck").armies[1].text == "1 of 4 cards, could still overtake"
    check_argument(position("R:SBWHF WHF BWHF SWHF,B:WHF", certainty="deck"), "late-deck", {"rival": "B"})


def test_titles_and_sentences_follow_the_table() -> None:
    """At the end, after a forced end, and between a play and the control that it brings."""
    left = position("R:F F F,B:H")
    left.over = True
    told = explain_territory(left, 0, NAMES, "en")
    assert (told.title, told.sentence) == ("Nobody holds Antioch", "No army was completed here.")
    forced = position("R:S S S S,B:H")
    forced.control(0, 0)
    check_argument(forced, "forced", {})
    between = table_with_armies({"R": ["F"] * 4, "B": ["S"] * 4}, shipped())
    assert explain_territory(between, 0, NAMES, "en").title == "Nobody holds Antioch yet"
    check_argument(between, "seniority", {"outranks": ("flag", "spear")})


def test_every_verdict_of_random_games_has_a_sentence() -> None:
    keys = set()
    for seed, state in enumerate(all_kinds(24)):
        names = [f"Player {seat + 1}" for seat in range(state.table.seating.seats)]
        for index, now in enumerate(ways(state, seed)):
            if index % 5 and not now.over:
                continue
            table = now.table
            for territory in range(table.seating.territories):
                line = control_argument(table, control_report(table, territory))
                keys.add(line.key)
                told = explain_territory(table, territory, names, "en")
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
    sentences = {key for key in CONTROL_SENTENCES if key in keys}
    assert len(sentences) >= 20, set(CONTROL_SENTENCES) - sentences
