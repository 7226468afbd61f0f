"""The rules broken on purpose, to see that the laws and the plain game see it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.games.ordonance.rules import control, events, game, scoring
from gonfalon.games.ordonance.rules.game import Turns
from gonfalon.games.ordonance.rules.seating import StrengthTable
from gonfalon.games.ordonance.rules.table import NOBODY, Table
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
        for seed in range(130):
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


def last_of_equals(table: Any, territory: int) -> int:
    seating, armies = table.seating, table.seating.across[territory]
    full = [seat for seat in range(seating.seats) if table.completed_at(seat, territory)]
    rank = [(seating.strengths(table.counts[armies[seat]]), table.completed_at(seat, territory), seat) for seat in full]
    return max(rank)[2] if rank else NOBODY


def deeper(self: StrengthTable, army: int) -> tuple[int, ...]:
    return tuple(sorted((army >> 8 * icon & 0xFF for icon in range(5)), reverse=True))


def from_behind(judge: Callable[[Table, int], None]) -> object:
    def judging(table: Table, territory: int) -> None:
        for other in range(table.seating.territories - 1, -1, -1):
            judge(table, other)

    return staticmethod(judging)


def by_the_deck(given: Any, seed: int) -> None:
    whole_game(dataclasses.replace(given, certainty="deck"), seed)


Check = Callable[[Any, int], Any]
READINGS: dict[str, tuple[object, str, Callable[[Any], Any], list[tuple[Check, str | None]]]] = {
    "being equal is enough": (
        control, "could_overtake",
        lambda could: lambda table, seat, place, wanted: could(table, seat, place, (*wanted[:-1], wanted[-1] - 1)),
        [(whole_game, "markers")],
    ),
    "the last of two equal armies wins": (
        control, "leading_seat", lambda leader: last_of_equals,
        [(whole_game, "markers"), (comparing_in_the_end_agrees_with_every_marker, "would beat")],
    ),
    "a forced end gives nothing": (
        Turns, "_force_end", lambda force: staticmethod(lambda table: None), [(whole_game, "markers")],
    ),
    "markers are given in the wrong order": (Turns, "_judge", from_behind, [(by_the_deck, "markers")]),
    "a level is counted twice": (StrengthTable, "__call__", lambda call: deeper, [(whole_game, None)]),
    "all armies have points": (
        scoring, "_points",
        lambda points: lambda table, territory: tuple(max(1, earned) for earned in points(table, territory)),
        [(whole_game, None)],
    ),
    "the higher marker wins": (
        scoring, "_places",
        lambda places: lambda figures: places([(*figure[:-1], -figure[-1]) for figure in figures]),
        [(whole_game, None)],
    ),
    "control looks into hands": (
        game, "controlling_seat",
        lambda control: lambda table, territory: (
            control(table, territory) if table.faces[-1] != table.faces[-2] else NOBODY
        ),
        [(control_is_a_function_of_the_table, "control is not what the table says")],
    ),
    "a deck proves later than the icons": (
        game, "controlling_seat",
        lambda control: lambda table, territory: (
            NOBODY if table.seating.by_deck and table.ply % 2 else control(table, territory)
        ),
        [(certainty_by_the_deck_is_no_later, None)],
    ),
}  # fmt: skip


@pytest.mark.parametrize("reading", READINGS)
def test_a_rule_that_is_read_otherwise_is_seen(monkeypatch: pytest.MonkeyPatch, reading: str) -> None:
    owner, name, fault, checks = READINGS[reading]
    monkeypatch.setattr(owner, name, fault(getattr(owner, name)))
    for check, match in checks:
        differs(check, match)
