"""Whole games of Wakhan beside what the rules alone make her do (W), and that this sees what is broken on purpose."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.wakhan import fighting, instructions, placing, priority, radicalizing, treasury
from gonfalon.games.pamir.rules.wakhan import turn as her_turn

from .policies import POLICIES
from .tables import TABLES, options
from .watched_wakhan import Watch

pytestmark = pytest.mark.second_opinion

GAME = Pamir()
PLAYED = [(kind, seats) for kind, seats in TABLES if kind == "wakhan"]
NAMES = [*POLICIES]


def watched(seed: int) -> Watch:
    """A game with Wakhan, with all improvements and without."""
    kind, seats = PLAYED[seed % len(PLAYED)]
    state = GAME.setup(options(kind, seats, seed), seed)
    watch, dice = Watch(state.table), Dice(seed)
    while state.moves:
        state.play(POLICIES[NAMES[seed // 5 % len(NAMES)]](state, dice))
    return watch


def test_w_she_does_what_the_rules_alone_say() -> None:
    seen: Counter[str] = Counter()
    for seed in range(400):
        watch = watched(seed)
        assert watch.faults == [], seed
        seen += watch.seen
    lines = {line for card in GAME.options({}).cards.wakhan for line in card.lines}
    for line in lines - {"radicalize"}:
        assert seen[f"W12 {line}"] + seen[f"W16 {line}"], line
    for rule in ("W8", "W10", "W10 bonus", "W11", "W12 radicalize", "W13", "W13 icons", "W13 side", "W17", "X9"):
        assert seen[rule], rule


# -- broken on purpose -------------------------------------------------------------------------------------------------

Wrong = Callable[[Any], Any]
"""From what is right to what is done instead."""


def _without_question(number: int) -> Wrong:
    return lambda right: lambda table: [ask for at, ask in enumerate(right(table)) if at != number]


BROKEN_WAKHAN: dict[str, tuple[str, Any, str, Wrong]] = {
    **{
        f"question {number + 1} of W9 is not put": ("W", priority, "_questions", _without_question(number))
        for number in range(6)
    },
    **{
        f"question {number + 1} of W17 is not put": ("W17", priority, "_figures", _without_question(number))
        for number in range(7)
    },
    "the arrows point one column to the right": (
        "W12", radicalizing, "column", lambda right: lambda table: min(5, right(table) + 1),
    ),
    "the dearest card is taken": (
        "W1[25]", instructions, "cheapest", lambda right: lambda table, cards: max(cards, default=-1),
    ),
    "a check is never wanted": ("W11", her_turn, "wanted_check", lambda right: lambda table: -1),
    "roads go by the order of the map": (
        "W13", placing, "borders_in_order", lambda right: lambda table, region: sorted(right(table, region)),
    ),
    "only one opponent is taxed": ("W16", treasury, "opponents", lambda right: lambda table: right(table)[:1]),
    "roads are removed before tribes": (
        "W16", fighting, "enemies_in", lambda right: lambda table, region: right(table, region)[::-1],
    ),
    "bonus actions are left out": ("W10", her_turn, "act_with", lambda right: lambda state, card: False),
}  # fmt: skip


@pytest.mark.parametrize("fault", BROKEN_WAKHAN)
def test_w_it_is_seen_when(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, module, name, wrong = BROKEN_WAKHAN[fault]
    monkeypatch.setattr(module, name, wrong(getattr(module, name)))
    assert any(re.match(rule, said) for seed in range(300) for said in watched(seed).faults)
