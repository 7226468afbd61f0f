"""With whom Wakhan stands, where she rules, and who fights her (W4 to W6)."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.games.pamir.rules.wakhan.loyalty import pragmatic, would_rule

from .positions import Seat, laid, offered, play, rulers, tribes
from .wakhans import AFGHAN, BRITISH, HERAT, KABUL, PUNJAB, RUSSIAN, WAKHAN, aimed, hers, told_while

# -- W4 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "loyalties", "expected"),
    [
        (7, ("british",), AFGHAN),  # afghan, russian, british
        (7, ("afghan",), RUSSIAN),
        (7, ("afghan", "russian"), BRITISH),
        (7, ("russian", "russian"), AFGHAN),
        (8, ("afghan",), BRITISH),  # british, russian, afghan
        (8, ("british", "afghan"), RUSSIAN),
        (8, ("russian", "british"), AFGHAN),
    ],
)
def test_w4_pragmatic_loyalty_is_the_leftmost_nobody_else_has(
    card: int, loyalties: tuple[str, ...], expected: int
) -> None:
    state = hers(Seat(), *map(Seat, loyalties), cards=aimed(card))
    assert pragmatic(state.table) == expected


def test_w4_it_changes_when_somebody_changes_sides() -> None:
    state = hers(Seat(), Seat("british"), cards=aimed(7))
    state.table.declare(1, AFGHAN)
    assert pragmatic(state.table) == RUSSIAN


def test_w4_her_blocks_are_of_that_coalition() -> None:
    state = hers(Seat(rupees=9), Seat("afghan"), market="32", cards=aimed(7))
    told_while(state, "radicalize")
    assert state.table.blocks_at(RUSSIAN, PUNJAB) == 3


# -- W5 ----------------------------------------------------------------------------------------------------------------


def test_w5_she_rules_with_the_most_numerous_armies() -> None:
    state = hers(Seat(tribes="kabul"), Seat("british"), Seat("russian"), british="kabul*2", russian="kabul*3")
    assert rulers(state) == {"kabul": WAKHAN}


@pytest.mark.parametrize(
    ("own", "others", "british", "expected"),
    [
        ("kabul", "", "", {"kabul": 0}),
        ("", "", "kabul*2", {}),
        ("kabul", "kabul", "", {}),
        ("kabul", "kabul", "kabul", {}),
        ("kabul*2", "kabul", "kabul", {"kabul": 0}),
        ("kabul", "kabul*2", "kabul*4", {"kabul": 1}),
    ],
)
def test_w5_ties_and_other_players(own: str, others: str, british: str, expected: dict[str, int]) -> None:
    state = hers(Seat(tribes=own), Seat("british", tribes=others), british=british)
    assert rulers(state) == expected


def test_w5_what_would_be_agrees_with_what_comes() -> None:
    state = hers(Seat(tribes="kabul"), Seat("british", tribes="kabul*2"), british="kabul")
    assert not would_rule(state.table, KABUL, AFGHAN, 1, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 3, 1)
    assert would_rule(state.table, KABUL, AFGHAN, 0, 2)
    assert not would_rule(state.table, HERAT, AFGHAN, 3, 0), "without a tribe nobody rules"


# -- W6 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("loyalty", ["afghan", "british", "russian"])
def test_w6_anybody_may_remove_her_tribes(loyalty: str) -> None:
    state = laid(
        Seat(tribes="kabul"), Seat(loyalty, court="34"), wakhan=WAKHAN, at=1, wakhan_deck="7 12",
        **dict[str, Any]({loyalty: "kabul"}),
    )  # fmt: skip
    play(state, "battle 34")
    assert tribes(state, WAKHAN) == ""


def test_w6_bodyguards_and_citadels_are_for_her_too() -> None:
    state = laid(
        Seat(court="15 5", tribes="kabul"), Seat("british", court="34 16", spies="5"),
        wakhan=WAKHAN, at=1, wakhan_deck="7 12",
    )  # fmt: skip
    assert offered(state, "betray") == [], "Bodyguards guard her political card"
    state = laid(
        Seat(court="17", tribes="kabul"), Seat("british", court="34"), wakhan=WAKHAN, at=1, wakhan_deck="7 12",
        british="kabul", russian="kabul",
    )  # fmt: skip
    play(state, "battle 34")
    assert tribes(state, WAKHAN) == "kabul"
