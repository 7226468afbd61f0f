"""The comparison with Rally the Troops sees an engine that is wrong, and says where in words."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gonfalon.core.families import FAMILIES
from gonfalon.games.pamir.rules import (  # fmt: skip
    actions,
    battle,
    bribes,
    build,
    court,
    dominance,
    happenings,
    impact,
    march,
    market,
    tax,
)
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.places import NEIGHBOURS
from gonfalon.games.pamir.rules.placing import Placement
from gonfalon.games.pamir.rules.seating import Seating
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import ABILITIES, NONE, SUITS

from .made_up_games import TRACES, WHERE
from .rtt import adapter
from .rtt.adapter import replay
from .rtt.course import Difference
from .rtt.trace import Trace

pytestmark = pytest.mark.test_of_tests

Patch = pytest.MonkeyPatch


@pytest.mark.parametrize("trace", TRACES, ids=[trace.name.partition(".")[0] for trace in TRACES])
def test_engine_agrees_with_a_made_up_game(trace: Trace) -> None:
    assert replay(trace) == sum(step.prompt == "actions" for step in trace.steps)


def _nothing(*_: Any, **__: Any) -> None:
    """Stands for a rule that is forgotten."""


def _no_shelter(table: Any, seat: int) -> list[int]:
    return [other for other, court_ in enumerate(table.courts) if other != seat and court_ and table.rupees[other]]


def _rules_alone(table: Any, region: int) -> None:
    seats = table.seating.seats
    tribes = table.tribes[seats * region : seats * (region + 1)]
    table.rulers[region] = tribes.index(max(tribes)) if any(tribes) else NONE


def _everywhere(table: Any, seat: int, region: int) -> list[int]:
    return [neighbour for neighbour, _ in NEIGHBOURS[region]]


def _keeps_tribes(table: Any, seat: int, region: int) -> None:
    """Stands for an overthrow that is forgotten."""


def _by_the_book(seats: int) -> Seating:
    return Seating(shipped(), FAMILIES[:seats])


FAULTS: dict[str, tuple[Callable[[Patch], None], str]] = {
    "prices never double": (
        lambda patch: patch.setattr(market, "MILITARY", 7),
        r"we allow 'buy \d+'|rupees",
    ),
    "payments leave the game": (lambda patch: patch.setattr(actions, "pay_price", _nothing), r"rupees"),
    "hostages cost nothing": (
        lambda patch: patch.setattr(bribes, "captor_of", lambda *_: NONE),
        r"we owe nothing for '\w+ \d+', Rally the Troops \d+ rupees to seat \d",
    ),
    "tribes alone rule": (lambda patch: patch.setattr(Table, "rule", _rules_alone), r"owe|allow"),
    "leverage brings three": (lambda patch: patch.setattr(impact, "LEVERAGED", 3), r"the rupees of seat \d \(\w+\): "),
    "debts are forgiven": (lambda patch: patch.setattr(court, "owe", _nothing), r"the rupees of seat"),
    "taxes know no shelter": (lambda patch: patch.setattr(tax, "taxable", _no_shelter), r"allow '"),
    "armies need no roads": (lambda patch: patch.setattr(march, "reach", _everywhere), r"only we can move|we allow"),
    "tribes survive their court": (
        lambda patch: patch.setattr(court, "overthrow_by_court", _keeps_tribes),
        r"the pieces of seat \d \(\w+\) on \w+: \d instead of \d",
    ),
    "a lone check scores too much": (
        lambda patch: patch.setattr(dominance, "UNSUCCESSFUL", (3, 2)),
        r"the victory points of seat \d",
    ),
    "riots in another place": (
        lambda patch: patch.setattr(happenings, "RIOTS", dict.fromkeys(happenings.RIOTS, 0)),
        r"the pieces of \w+",
    ),
    "a fourth block": (lambda patch: patch.setattr(build, "MOST", 4), r"we ask seat \d for|pieces"),
    "citadels protect nobody": (lambda patch: patch.setattr(battle, "CITADELS", {}), r"allow '(remove-tribe|battle)"),
    "hands without a limit": (
        lambda patch: patch.setattr("gonfalon.games.pamir.rules.cleanup.hand_limit", lambda *_: 99),
        r"the hand of seat \d \(\w+\): ",
    ),
    "a market that is not filled": (
        lambda patch: patch.setattr(Cleanup, "_refill", lambda _, state: state.stack.pop()),
        r"market place \d+: (no )?card( \d+)? instead of (no )?card( \d+)?",
    ),
    "nothing is lifted": (
        lambda patch: patch.setattr(Placement, "choices", lambda *_: []),
        r"the pieces of",
    ),
    "rules of the book": (lambda patch: patch.setattr(adapter, "as_there", _by_the_book), r"instead of|allow|ask"),
    "rules that never rest": (
        lambda patch: patch.setattr(Cleanup, "run", _nothing),
        r"our rules do not come to rest after 'end'",
    ),
    "rules that break down": (
        lambda patch: patch.setattr(Table, "favor", lambda *_: SUITS.index("none")),
        r"our engine or this comparison fails: ValueError",
    ),
}


def _first_differences() -> Iterator[str]:
    """The first difference of each made-up game that has one."""
    for trace in TRACES:
        try:
            replay(trace)
        except Difference as difference:
            yield str(difference)


@pytest.mark.parametrize("fault", FAULTS)
def test_wrong_engine_is_told_in_words(monkeypatch: Patch, fault: str) -> None:
    damage, words = FAULTS[fault]
    damage(monkeypatch)
    found = list(_first_differences())
    assert any(re.search(words, told) for told in found), found
    assert all(re.search(WHERE, told) for told in found), found


@pytest.mark.parametrize("ability", ABILITIES)
def test_ability_that_does_nothing_is_told(monkeypatch: Patch, ability: str) -> None:
    code = ABILITIES.index(ability)
    deck = dataclasses.replace(shipped())  # found anew from the cards, so that the deck of other tests stays whole
    object.__setattr__(deck, "ability", tuple(NONE if found == code else found for found in deck.ability))
    monkeypatch.setattr("gonfalon.games.pamir.rules.game.shipped", lambda: deck)
    assert any(_first_differences())
