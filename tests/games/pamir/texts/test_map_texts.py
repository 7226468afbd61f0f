"""Regions in words, held against the rules: who rules by how much, what it would take, what a battle leaves."""

from __future__ import annotations

import re

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.constants import FIRST_BORDER, KABUL, KANDAHAR, NONE, REGIONS
from gonfalon.games.pamir.texts.map_texts import (
    acting_card,
    action_count_text,
    describe_place,
    protected_pieces,
    region_page_texts,
    ruler_heading,
    ruling_pieces,
)
from gonfalon.games.pamir.texts.names import Names
from tests.games.pamir.rules.positions import Seat, laid, offered, play


def test_who_rules_has_the_most_and_what_it_would_take_is_enough_and_no_more(views: list[View]) -> None:
    names = Names("en")
    for view in views:
        table, seats = view.table, range(view.table.seating.seats)
        for region in range(len(REGIONS)):
            ruler, found = table.rulers[region], ruling_pieces(table, region)
            if ruler != NONE:
                assert found[0].seat == ruler
                assert all(other.total < found[0].total for other in found[1:])
            for seat in seats:
                told = region_page_texts(table, seat, names, region)
                number = int(re.findall(r"\d+", told.needed)[0])
                tried = table.clone()
                if ruler == seat:  # one piece fewer than the lead, and it still rules
                    rival = next((each for each in found[1:]), None)
                    assert rival is None or found[0].total - rival.total >= number > 0
                    continue
                tried.cylinders[seat] = 99
                for _ in range(number - 1):
                    tried.place_cylinder(seat, region)
                assert tried.rulers[region] != seat
                tried.place_cylinder(seat, region)
                assert tried.rulers[region] == seat


def test_a_region_is_told_with_all_that_stands_there() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2"),
        Seat("british", tribes="kabul"),
        afghan="kabul*2 herat-kabul",
        british="herat-kabul*2",
    )
    names = Names("en")
    assert describe_place(state.table, 0, names, KABUL) == (
        "You rule Kabul, 4 pieces. 2 Afghan armies, 2 tribes of yours, 1 tribe of Blue. "
        "Roads to Herat: Afghans 1, British 2."
    )
    assert describe_place(state.table, 1, names, KABUL).startswith("Red rules Kabul, 4 pieces.")
    assert describe_place(state.table, -1, names, KANDAHAR) == "Nobody rules Kandahar. No pieces."
    assert describe_place(state.table, 0, names, FIRST_BORDER + 4) == "Herat–Kabul: Afghans 1, British 2."
    assert ruler_heading(state.table, -1, names, KABUL) == "Red rules Kabul"
    assert region_page_texts(state.table, -1, names, KABUL).needed == ""


def test_a_battle_leaves_what_is_not_offered_with_the_reason() -> None:
    state = laid(
        Seat("afghan", court="2 40", tribes="kandahar"),
        Seat("british", court="41", tribes="kandahar"),
        Seat("afghan", tribes="kandahar"),
        afghan="kandahar*3 kabul-kandahar kabul",
        british="kandahar*2 kabul",
    )
    play(state, "battle 2", "site kandahar", "remove-army british")
    view, names = View.of(state, 0), Names("en")
    assert [(stay.kind, stay.owner) for stay in protected_pieces(view, names)] == [
        ("army", 0),
        ("tribe", 0),
        ("tribe", 2),
    ]
    assert {"remove-army british", "remove-tribe B", "done"} == set(offered(state))
    told = acting_card(view, names)
    assert told is not None
    assert (told.line, action_count_text(told)) == ("Battle: at most 2 pieces", "1 done, 1 to go")
