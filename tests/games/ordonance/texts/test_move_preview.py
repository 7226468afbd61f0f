"""What a unit is said to bring is what it brings, in sentences that read well."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules import Move
from gonfalon.games.ordonance.rules.events import Drawn
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.texts.log_writer import LOG_RENDERER
from gonfalon.games.ordonance.texts.move_preview import preview_move
from tests.games.ordonance.rules.positions import play, stacked

from .games import all_kinds, assert_reads_well, ways


def test_what_is_said_of_each_figure_comes_true() -> None:
    for seed, state in enumerate(all_kinds(10)):
        for now in ways(state, seed):
            move = now.moves[len(now.moves) // 2] if now.moves else PASS
            if move == PASS:
                continue
            view = View.of(now, now.seat)
            seen = preview_move(view, move, "en")
            for sentence in seen.text.split("\n"):
                assert_reads_well(sentence)
            real, table = now.clone(), now.table.clone()
            heard: list[Any] = []
            real.table.listener = heard.append
            real.play(move)
            for event in heard:
                if isinstance(event, Drawn):
                    break
                event.apply(table)
            before, after = (LOG_RENDERER.figures(each) for each in (now.table, table))
            more = {figure: after.get(figure, 0) - before.get(figure, 0) for figure in {*before, *after}}
            assert {change.figure: change.by for change in seen.changes} == {
                each: by for each, by in more.items() if by
            }


@pytest.mark.parametrize(
    ("before", "move", "said"),
    [
        ("", "W 2", ["Single swords; 3 places left"]),
        ("", "S 1", ["The army is complete: a battalion of swords", "Red leads; "]),
        (
            "",
            "W 1",
            ["Red plays swords in Antioch and takes it with marker I: ", "Even at best Blue could only "],
        ),
        ("W 2, S 1", "S 1", ["Blue takes Antioch with marker I: a ", "Blue has a regiment of spears, Red has no "]),
    ],
)
def test_a_unit_says_what_its_army_shows_and_who_takes_the_territory(before: str, move: str, said: list[str]) -> None:
    state = stacked(["W W W W W W", "S S S S S S"], "S S S S S S S S S S")
    play(state, "W 1", "S 1", "W 1", "S 1", "W 1", "S 1", *filter(None, before.split(", ")))
    lines = preview_move(View.of(state, state.seat), Move.parse(f"play {move}"), "en").text.split("\n")
    assert all(line.startswith(begin) for line, begin in zip(lines, said, strict=True)), lines
