"""Moves as text."""

from __future__ import annotations

import pytest

from gonfalon.games.oriflamme.rules.moves import Move

WORDS = [
    "place spy front", "place royal-decree back", "place spy on 0", "place spy on 29", "keep", "reveal", "target 0",
    "gap 30", "hand spy", "inform", "swap", "sentence", "execute", "negotiate", "withdraw",
]  # fmt: skip


@pytest.mark.parametrize("text", WORDS)
def test_a_move_round_trips(text: str) -> None:
    move = Move.parse(text)
    assert str(move) == text
    assert Move.parse(str(move)) == move
    assert Move.parse(f"  {text.replace(' ', '   ')}\n") == move


@pytest.mark.parametrize(
    "text",
    [
        "", "   ", "place", "place spy", "place spy up", "place spy on", "place spy on x", "place spy on -1",
        "place spy on 64", "target", "target x", "target 1 2", "target 01", "target ١", "target ²", "target +1",
        "target 1_0", "target " + "9" * 9999, "gap", "hand", "keep 1", "two words",
    ],
)  # fmt: skip
def test_what_is_no_move_is_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move: write for instance 'place spy front', 'reveal' or 'target 3'"):
        Move.parse(text)
