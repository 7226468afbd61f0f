"""The bots of Pax Pamir against positions that everyone plays alike."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.core.yaml_reader import PlainData
from gonfalon.games import find_bot
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.positions import lay_out, options_of
from tests.games.pamir.rules.positions import play

ROWS = {row["id"]: row for row in yaml.safe_load(Path(__file__).with_name("obvious_moves.yaml").read_text("utf-8"))}
OF_THE_LIST = ("id", "note", "play", "only", "never")
MISSED_BY_SQUIRES = ("stop-the-next", "win-by-a-gift", "win-with-taxes")
CASES = [
    pytest.param(
        name,
        row,
        id=f"{name}-{row['id']}",
        marks=pytest.mark.xfail(strict=True) if name == "squire" and row["id"] in MISSED_BY_SQUIRES else (),
    )
    for name in ("regent", "squire")
    for row in ROWS.values()
]


def _laid_out(row: dict[str, PlainData], seed: int) -> State:
    """The position, with what is hidden dealt by a seed."""
    position = {key: value for key, value in row.items() if key not in OF_THE_LIST}
    state = lay_out(position, Pamir().options(options_of(position)), seed)
    play(state, *row.get("play", []))
    return state


def _right(row: dict[str, PlainData], move: Move) -> bool:
    told = row.get("only", row.get("never"))
    words = [told] if isinstance(told, str) else told
    named = any(f"{move} ".startswith(f"{word} ") for word in words)
    return named == ("only" in row)


@pytest.mark.parametrize(("name", "row"), CASES)
def test_it_plays_what_everyone_plays(name: str, row: dict[str, PlainData]) -> None:
    for seed in range(3):
        state = _laid_out(row, seed)
        rights = [_right(row, move) for move in state.moves]
        assert any(rights)
        assert not all(rights)
        move = find_bot("pamir", name).choose(View.of(state, state.seat), Dice(seed), Budget(60.0)).move
        assert _right(row, move), str(move)


def test_there_are_twenty() -> None:
    assert len(ROWS) >= 20
    assert all(row["note"] and ("only" in row) != ("never" in row) for row in ROWS.values())
