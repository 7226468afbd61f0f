"""Why a bot made a move: on its way over the pipe, and as a sentence that is the same to everybody who may hear it."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.bot import Budget, Reason
from gonfalon.bots.bot_client import read_reason, write_reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.texts.log_entries import LogRenderer
from gonfalon.texts.text_board import SPECTATOR


@pytest.mark.parametrize("reason", [Reason("wait"), Reason("take-most", (3, -12)), Reason("so", tuple(range(8)))])
def test_a_reason_comes_back_as_it_was(reason: Reason) -> None:
    written = write_reason(reason)
    assert written.startswith("\n")
    assert read_reason(written[1:]) == reason


@pytest.mark.parametrize("reason", [
    None, 7, "so", Reason(""), Reason("Soldier"), Reason("a b"), Reason("so\n9 move keep"), Reason("a" * 41),
    Reason("so", tuple(range(9))), Reason("so", (10**9,)), Reason("so", (0.5,)), Reason("so", ("\u0663",)),
    Reason("so", None),
])  # fmt: skip
def test_what_is_no_reason_is_not_told(reason: Any) -> None:
    assert write_reason(reason) == ""


@pytest.mark.parametrize("line", [
    "", " ", "so ", "so  1", "So", "so 1 x", "so 1234567890", "so" * 40, "so\n", "so 1\nto",
])  # fmt: skip
def test_what_is_no_reason_is_not_read(line: str) -> None:
    assert read_reason(line) is None


MOVES = 60


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].text_board is not None])
def test_a_reason_is_a_sentence_and_the_same_for_everybody(name: str) -> None:
    game = GAMES[name]
    telling: LogRenderer[object, object] = game.text_board.log_renderer
    state = game.rules.setup(game.rules.options({"families": "RBG"}), 1)
    dice = Dice(1)
    given = 0
    for number in range(MOVES):
        if state.over:
            break
        seat = state.seat
        level = game.bots[(number + seat) % len(game.bots)]
        move, reason, *_ = game.bot(level).choose(View.of(state, seat), dice, Budget(5.0, iterations=30))
        if reason is not None:
            # Whoever looks on knows the least: a sentence that needs more would be another one, or none.
            lines = [telling.why(reason, seat, state.table.redact(viewer)) for viewer in (SPECTATOR, *range(3))]
            words = {"" if line is None else telling.text(line) for line in lines}
            assert len(words) == 1, f"{level}: {reason}"
            assert words != {""}, f"{level}: {reason}"
            given += 1
        state.play(move)
    if len(game.bots) > 2:
        assert given > MOVES // 10
