"""What bots of all levels say about their moves: a sentence, and the same to everybody who may hear it."""

from __future__ import annotations

import pytest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.texts.lines import Telling
from gonfalon.texts.tables import SPECTATOR

SEATS = 3
MOVES = 60


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].terminal() is not None])
def test_a_reason_is_a_sentence_and_the_same_for_everybody(name: str) -> None:
    game = GAMES[name]
    telling: Telling[object, object] = game.terminal().telling  # type: ignore[type-var]
    state = game.rules.setup(game.rules.options({"families": "RBG"}), 1)
    dice = Dice(1)
    given = 0
    for number in range(MOVES):
        if state.over:
            break
        seat = state.seat
        level = game.bots[(number + seat) % len(game.bots)]
        move, reason = game.bot(level).choose(View.of(state, seat), dice, Budget(5.0, iterations=30))
        if reason is not None:
            # Whoever looks on knows the least: a sentence that needs more would be another one, or none.
            lines = [telling.why(reason, seat, state.table.redact(viewer)) for viewer in (SPECTATOR, *range(SEATS))]
            words = {"" if line is None else telling.text(line) for line in lines}
            assert len(words) == 1, f"{level}: {reason}"
            assert words != {""}, f"{level}: {reason}"
            given += 1
        state.play(move)
    if len(game.bots) > 2:
        assert given > MOVES // 10
