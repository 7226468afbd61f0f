"""Moves as they are written in records."""

from __future__ import annotations

import pytest

from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.game import Ordonance
from gonfalon.games.ordonance.rules.moves import PASS, Move


def test_every_move_of_the_shipped_deck_is_read_as_it_is_written() -> None:
    for unit in shipped().units:
        for territory in range(1, 6):
            move = Move(unit.word, territory)
            assert Ordonance().parse(str(move)) == move
    assert (str(PASS), Move.parse("pass")) == ("pass", PASS)
    assert str(Move("SBF", 3)) == "play SBF 3"


@pytest.mark.parametrize(
    "text",
    ["", "play", "play SB", "play SB 0", "play SB 10", "play SB x", "play XY 1", "play sb 1", "play  1", "pass 1",
     "draw", "play SB 1 2", "PASS", "play " + "S" * 16 + " 1", "play SB ١"],
)  # fmt: skip
def test_what_is_no_move_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ValueError, match="is not a move: write for instance 'play SB 3', or 'pass'"):
        Move.parse(text)
