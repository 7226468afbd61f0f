"""What panels say of Pax Pamir: all figures, in every language, and nothing that the rules do not say."""

from __future__ import annotations

import re

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Pamir
from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.session.new_game import Seat as Sitting
from tests.games.pamir.rules.positions import Seat, laid, play

NUMBERS = re.compile(r"\d+")


def words(table: object, at: int, viewer: int, names: Names) -> panel_texts.SeatTexts:
    family = table.seating.families[at]  # type: ignore[attr-defined]
    return panel_texts.seat_texts(table, at, viewer, Sitting(family, "Ann", "page"), names)  # type: ignore[arg-type]


def test_influence_is_the_sum_of_its_parts(views: list[View], language: str) -> None:
    names, sums = Names(language), 0
    for view in views:
        table = view.table
        for at in range(table.seating.seats):
            if at == table.seating.wakhan or table.loyalty[at] == NONE:
                continue
            said = words(table, at, view.seat, names)
            counted = influence(table, at, table.loyalty[at])
            assert NUMBERS.findall(said.influence) == [str(counted)]
            parts = sum(map(int, NUMBERS.findall(said.sum))) if said.sum else 1
            assert parts == counted, said.sum
            sums += counted > 1
    assert sums > 20


def test_events_change_what_gifts_and_patriots_count() -> None:
    table = laid(
        Seat("afghan", court="20 49", gifts="2 4", boons="koh_i_noor_recovered"),
        Seat("afghan", gifts="2", boons="rumor"),
        market="106 / 26",
    ).table
    names = Names("en")
    assert words(table, 0, 0, names).sum == "1 + 4 for gifts"
    assert "Koh-i-noor Recovered." in words(table, 0, 0, names).tips["influence"]
    assert "Rumor." in words(table, 1, 0, names).tips["influence"]


def test_every_figure_is_heard(views: list[View], language: str) -> None:
    names = Names(language)
    for view in views[::5]:
        table = view.table
        for at in range(table.seating.seats):
            said = words(table, at, view.seat, names)
            heard = said.spoken
            assert "{" not in heard
            assert "%n" not in heard
            for count in (table.rupees[at], len(table.hands[at]), table.cylinders[at], table.points[at]):
                assert str(count) in NUMBERS.findall(heard)
            for card in (*table.courts[at], *table.prizes[at]):
                assert names.card_name(card) in heard


@pytest.mark.parametrize(("wakhan", "last"), [("", "Declares last and takes the first turn"), ("G", "Declares last")])
def test_who_declares_last_takes_the_first_turn_unless_wakhan_does(wakhan: str, last: str) -> None:
    game = Pamir()
    state = game.setup(game.options({"families": "RBG", **({"wakhan": wakhan} if wakhan else {"first": "B"})}), 4)
    while state.seat != 0:
        play(state, "loyalty british")
    told = [words(state.table, at, 0, Names("en")).declares for at in range(3)]
    declared = "Has declared for the British"
    assert told == [last, declared, "Takes the first turn" if wakhan else declared]


def test_wakhan_counts_in_each_coalition() -> None:
    table = laid(Seat("afghan"), Seat(prizes="49"), market="20 / 26", wakhan=1).table
    said = words(table, 1, 0, Names("en"))
    assert NUMBERS.findall(said.influence_short) == [str(influence(table, 1, coalition)) for coalition in range(3)]
    assert said.loyalty == "All coalitions"


def test_only_who_rules_there_is_told_what_can_be_taxed() -> None:
    table = laid(
        Seat("afghan", tribes="punjab"),
        Seat("british", court="20", rupees=5),
        market="106 / 26",
        afghan="punjab",
    ).table
    names = Names("en")
    assert words(table, 1, 0, names).tips["taxable"] == "You can tax up to 5 rupees here."
    assert words(table, 1, -1, names).tips["taxable"] == ""
    assert words(table, 0, 1, names).tips["taxable"] == ""


def test_who_leads_is_told_against_what_is_needed() -> None:
    names = Names("en")
    even = laid(Seat("afghan"), Seat("british"), market="20 / 26").table
    ahead = laid(Seat("afghan"), Seat("british"), market="20 / 26", afghan="kabul kabul", british="herat").table
    tired = laid(
        Seat("afghan"),
        Seat("british"),
        market="20 / 26",
        afghan="kabul kabul",
        running="conflict_fatigue",
    ).table
    assert panel_texts.blocks_texts(even, names).lead == "Nobody leads, 4 needed"
    assert panel_texts.blocks_texts(ahead, names).lead == "Afghans lead by 1, 4 needed"
    assert panel_texts.blocks_texts(tired, names).lead == "Afghans dominate with a lead of 2"
