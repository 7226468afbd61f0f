"""The list of moves, and which of them is meant by what somebody types."""

from __future__ import annotations

import pytest

from gonfalon.cli.hot_seat import matching_moves, moves_in_columns, similar_moves

MOVES = ["keep", "place royal-decree back", "place spy back", "place spy front", "target 1", "target 10", "target 2"]


@pytest.mark.parametrize(
    ("typed", "moves"),
    [
        ("1", ["keep"]), ("007", ["target 2"]), ("keep", ["keep"]), ("  Place   SPY front ", ["place spy front"]),
        ("pl sp f", ["place spy front"]), ("p r", ["place royal-decree back"]),
        ("pl sp", ["place spy back", "place spy front"]), ("k", ["keep"]), ("target 1", ["target 1"]),
        ("t 2", ["target 2"]), ("t 10", ["target 10"]), ("t 1", ["target 1", "target 10"]), ("0", []), ("8", []),
        ("99999999999999999999", []), ("-1", []), ("²", []), ("keep it", []), ("front", []), ("", []), ("   ", []),
    ],
)  # fmt: skip
def test_what_is_meant(typed: str, moves: list[str]) -> None:
    assert [MOVES[index] for index in matching_moves(typed, MOVES)] == moves


def test_a_move_may_be_called_like_the_beginning_of_another() -> None:
    typed = {"build": [0], "b": [0], "build r": [1]}
    assert {word: matching_moves(word, ["build", "build road"]) for word in typed} == typed


def test_the_nearest_moves() -> None:
    assert similar_moves("plase spy frond", MOVES)[0] == "place spy front"
    assert similar_moves("zzz", MOVES) == similar_moves("x" * 100_000, MOVES) == MOVES[:5]


def test_all_moves_are_numbered_and_fit() -> None:
    moves = [f"play {unit} {place}" for unit in ("SB", "W", "WHF") for place in range(1, 6)] + ["pass"]
    for width in (40, 79, 200):
        lines = moves_in_columns(moves, [""] * len(moves), width)
        text = "\n".join(lines)
        assert max(map(len, lines)) <= width
        assert all(f" {number}) {move}" in text for number, move in enumerate(moves, 1))
    assert len(lines) == 4
    assert [line.split(") ")[1].split()[1] for line in lines[:3]] == ["SB", "W", "WHF"]


def test_moves_that_begin_alike_stand_in_lines_of_their_own() -> None:
    moves = [*(f"buy {card}" for card in range(9)), *(f"play {card}" for card in range(7))]
    lines = moves_in_columns(moves, [""] * len(moves), 60)
    first = [line.split(") ")[1].split()[0] for line in lines]
    assert first == sorted(first)
    assert not any("buy" in line and "play" in line for line in lines)
    assert len(lines) < 6


def test_single_moves_share_a_line_and_what_one_means_stands_beside_it() -> None:
    assert moves_in_columns(["keep", "reveal"], ["", ""], 79) == ["  1) keep     2) reveal"]
    assert moves_in_columns(["target 0", "target 1"], ["Bo's spy", ""], 79) == [
        "  1) target 0 (Bo's spy)   2) target 1"
    ]
    assert len(moves_in_columns(["target 0", "target 1"], ["x" * 50, ""], 60)) == 2
