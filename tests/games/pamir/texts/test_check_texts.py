"""Dominance Checks in figures: what is foreseen is what the rules score, and what would change it changes it."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.constants import AFGHAN, BRITISH, KABUL, NONE
from gonfalon.games.pamir.rules.dominance import dominant_coalition
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.check_texts import (
    CheckCause,
    DominanceCheck,
    check_cause,
    foreseen_check,
    needed_blocks,
    resolved_check,
)
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.positions import Seat, heard, laid
from tests.games.pamir.rules.tables import TABLES, options


@pytest.mark.parametrize(("kind", "seats"), TABLES, ids=str)
def test_a_check_is_told_as_the_rules_resolve_it(kind: str, seats: int) -> None:
    for seed, policy in enumerate(POLICIES.values()):
        state = Pamir().setup(options(kind, seats, seed), seed)
        told_now: list[list[Any]] = []
        resolved: list[tuple[DominanceCheck, Table]] = []

        def listen(event: Any, table: Table = state.table, heard: Any = told_now, found: Any = resolved) -> None:
            if isinstance(event, told.DominanceChecked):
                heard.append([])
                found.append((resolved_check(table.redact(0)), table.clone()))
            if heard:
                heard[-1].append(event)

        state.table.listener = listen
        for _ in laws.random_play(state, Dice(seed), policy):
            pass
        assert len(resolved) == len(told_now)
        for (found, before), events in zip(resolved, told_now, strict=True):
            _agrees(found, before, events)


def _agrees(found: DominanceCheck, before: Table, events: list[Any]) -> None:
    checked, *after = events
    assert (found.coalition, found.final) == (checked.coalition, checked.final)
    scored = {event.seat: event.points for event in after if isinstance(event, told.PointsScored)}
    assert scored == {standing.seat: standing.points for standing in found.standings if standing.points}
    assert found.ends == any(isinstance(event, told.Ended) for event in after)
    cleared = any(isinstance(event, told.BlocksCleared) for event in after)
    assert found.ends or cleared == (found.coalition != NONE)
    assert sum(found.blocks) == sum(before.on_map(coalition) for coalition in range(3))
    for standing in found.standings:
        if standing.takes_part:
            assert standing.figure == sum(standing.counts) + (found.coalition != NONE)
            assert min(standing.counts) >= 0
    if not found.ends:
        assert _changed(before) == {change.coalition: change.blocks for change in needed_blocks(_with_next(before))}


def _with_next(table: Table) -> Table:
    """The table while the check was still to come."""
    earlier = table.clone()
    earlier.checks += 1
    return earlier


def _changed(table: Table) -> dict[int, int]:
    """For each coalition how many blocks it lacks, found by placing or taking away one after the other."""
    now, found = dominant_coalition(table), {}
    for coalition in (0, 1, 2):
        tried, blocks = table.clone(), 0
        while coalition != now and tried.blocks[coalition] and dominant_coalition(tried) != coalition:
            tried.place_block(coalition, KABUL)
            blocks += 1
        if coalition != now and dominant_coalition(tried) == coalition:
            found[coalition] = blocks
    tried, blocks = table.clone(), 0
    while now != NONE and dominant_coalition(tried) == now:
        tried.blocks[now] += 1
        blocks += 1
    return found | ({NONE: blocks} if blocks else {})


def test_ties_share_places_and_the_leader_is_told() -> None:
    state = laid(
        Seat("british", gifts="2", points=3), Seat("british", gifts="4", points=4), Seat("british"), Seat("russian"),
        british="kabul*5 herat-kabul*4", russian="persia*5", afghan="herat*4", market="20 101 / 21", deck="102 103",
    )  # fmt: skip
    found = foreseen_check(state.table)
    assert found.order == (BRITISH, 2, AFGHAN)
    assert (found.lead, found.needed, found.left, found.number) == (4, 4, 2, 2)
    assert [(standing.seat, standing.place, standing.points) for standing in found.standings] == [
        (0, (1, 2), 4), (1, (1, 2), 4), (2, (3, 3), 1), (3, (0, 0), 0),
    ]  # fmt: skip
    assert [found.shared(tied) for tied in found.ties] == [(5, 3)]
    assert (found.leaders, found.ahead, found.ends, found.cleared) == ((1,), 1, False, 18)
    (change,) = needed_blocks(state.table)
    assert (change.coalition, change.blocks, change.points, change.winner) == (NONE, 1, (2, 2, 0, 0), NONE)


@pytest.mark.parametrize(
    ("market", "deck", "move", "how"),
    [
        ("20 - 101 / 21 22 23", "24 25", "buy 101", CheckCause("bought", 0, 2)),
        ("101 20 / 21 22", "24 25", "end", CheckCause("left-end")),
        ("20 - 101 / 21 22 23", "102 25", "end", CheckCause("unstable")),
    ],
)
def test_what_brings_a_check_about(market: str, deck: str, move: str, how: CheckCause) -> None:
    events = heard(laid(Seat("afghan", rupees=5), Seat("british"), market=market, deck=f"{deck} 103"), move)
    before = [type(event) for event in events].index(told.DominanceChecked)
    assert check_cause(events[:before]) == how
    assert check_cause([*events[: before + 1], told.EventDiscarded(0, 102)]) == CheckCause("left-end"), (
        "a check before is over"
    )
