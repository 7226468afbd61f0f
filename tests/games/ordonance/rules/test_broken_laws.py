"""The rules broken on purpose, to see that the laws and the plain game see it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.games.ordonance.rules import certainty, events, scoring, turns
from gonfalon.games.ordonance.rules.armies import Strengths
from gonfalon.games.ordonance.rules.table import NOBODY, Table
from gonfalon.games.ordonance.rules.turns import Turns
from tests.games import breaking, laws

from .control import (
    certainty_by_the_deck_is_no_later,
    comparing_in_the_end_agrees_with_every_marker,
    control_is_a_function_of_the_table,
)
from .decks import DECKS, deck, options
from .lockstep import whole_game
from .subjects import Subject

pytestmark = pytest.mark.nightly


def spoil(table: Table) -> None:
    table.ply += 1


GAME = breaking.Breakable(Subject(options(deck("shipped", 0), 3, 2)), Table, spoil)


def fails(law: Callable[[laws.Subject, int], None], number: int) -> None:
    breaking.fails(GAME.subject, law, number)


def differs(check: Callable[[Any, int], Any], match: str | None = None) -> None:
    """What is right of every game of Ordonance is not right any more."""

    def some_games() -> None:
        for seed in range(48):
            check(options(deck(DECKS[seed % 4], seed), 2 + seed % 3, seed), seed)

    with pytest.raises(AssertionError, match=match):
        some_games()


@pytest.mark.parametrize("fault", breaking.FAULTS, ids=lambda fault: fault.name)
def test_a_fault_that_any_game_could_have(monkeypatch: pytest.MonkeyPatch, fault: breaking.Fault) -> None:
    fault.is_seen_in(GAME, monkeypatch)


@pytest.mark.parametrize("verb", ["draw", "play", "control", "disclose", "end"])
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    breaking.silence(monkeypatch, GAME, verb)
    fails(laws.events_tell_all, 2)


SHARED = ["known", "hands", "armies", "counts", "completed", "closed", "latest", "holder", "marker", "faces"]


@pytest.mark.parametrize("name", SHARED)
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    breaking.share(monkeypatch, GAME, name)
    fails(laws.clones_are_independent, 4)


def test_law_3_sees_that_others_are_told_what_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Drawn, "seen_by", lambda self, seat: self)
    fails(laws.worlds_stay_alike, 3)


def test_law_4_sees_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = Table.draw

    def losing(self: Table, face: int | None) -> None:
        draw(self, face)
        if self.top == 20:
            self.top += 1

    monkeypatch.setattr(Table, "draw", losing)
    fails(laws.nothing_is_lost, 4)


def test_law_4_sees_a_marker_that_is_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: Table, territory: int, seat: int) -> None:
        self.holder[territory] = seat
        self.marker[territory] = self.markers = max(1, self.markers)

    monkeypatch.setattr(Table, "control", generous)
    fails(laws.nothing_is_lost, 4)


# -- rules that are read otherwise -------------------------------------------------------------------------------------


def test_lockstep_sees_that_being_equal_was_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    could = certainty.could_overtake

    def no_worse(table: Any, seat: int, territory: int, wanted: Any) -> bool:
        less = (*wanted[:-1], wanted[-1] - 1)
        return could(table, seat, territory, less)

    monkeypatch.setattr(certainty, "could_overtake", no_worse)
    differs(whole_game, "markers")


def test_lockstep_sees_that_the_last_of_two_equal_armies_won(monkeypatch: pytest.MonkeyPatch) -> None:
    def last(table: Any, territory: int) -> int:
        seating = table.seating
        full = [seat for seat in range(seating.seats) if table.completed_at(seat, territory)]
        armies = seating.across[territory]
        rank = [
            (seating.strengths(table.counts[armies[seat]]), table.completed_at(seat, territory), seat) for seat in full
        ]
        return max(rank)[2] if rank else NOBODY

    monkeypatch.setattr(certainty, "leader", last)
    differs(whole_game, "markers")
    differs(comparing_in_the_end_agrees_with_every_marker, "would beat")


def test_lockstep_sees_markers_in_the_wrong_order(monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Turns._judge

    def from_behind(table: Table, territory: int) -> None:
        for other in range(table.seating.territories - 1, -1, -1):
            judge(table, other)

    monkeypatch.setattr(Turns, "_judge", staticmethod(from_behind))

    def by_the_deck(seed: int) -> None:
        chosen = options(deck("small", seed), 2 + seed % 3, seed)
        whole_game(dataclasses.replace(chosen, certainty="deck"), seed)

    def some_games() -> None:
        for seed in range(40, 130):
            by_the_deck(seed)

    with pytest.raises(AssertionError, match="markers"):
        some_games()


def test_lockstep_sees_a_forced_end_that_gives_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "_force_end", staticmethod(lambda table: None))
    differs(whole_game, "markers")


def test_lockstep_sees_a_level_that_is_counted_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    def deeper(self: Strengths, army: int) -> tuple[int, ...]:
        return tuple(sorted((army >> 8 * icon & 0xFF for icon in range(5)), reverse=True))

    monkeypatch.setattr(Strengths, "__call__", deeper)
    differs(whole_game)


def test_lockstep_sees_points_for_armies_that_are_not_full(monkeypatch: pytest.MonkeyPatch) -> None:
    points = scoring._points

    def generous(table: Any, territory: int) -> tuple[int, ...]:
        earned = points(table, territory)
        return tuple(max(1, figure) for figure in earned)

    monkeypatch.setattr(scoring, "_points", generous)
    differs(whole_game)


def test_lockstep_sees_that_the_higher_marker_won(monkeypatch: pytest.MonkeyPatch) -> None:
    places = scoring._places
    monkeypatch.setattr(scoring, "_places", lambda figures: places([(*figure[:-1], -figure[-1]) for figure in figures]))
    differs(whole_game)


def test_control_that_looks_into_hands_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    control = turns.controller

    def peeking(table: Table, territory: int) -> int:
        return control(table, territory) if table.faces[-1] != table.faces[-2] else NOBODY

    monkeypatch.setattr(turns, "controller", peeking)
    differs(control_is_a_function_of_the_table, "control is not what the table says")


def test_a_deck_that_proves_later_than_the_icons_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    control = turns.controller

    def slow(table: Table, territory: int) -> int:
        return NOBODY if table.seating.by_deck and table.ply % 2 else control(table, territory)

    monkeypatch.setattr(turns, "controller", slow)
    differs(certainty_by_the_deck_is_no_later)
