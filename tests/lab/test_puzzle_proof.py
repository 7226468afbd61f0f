"""What proves a move the best: a search where nothing is hidden, and many games where something is."""

from __future__ import annotations

from functools import partial

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.puzzles import Puzzle
from gonfalon_lab.match_runner import WorkerPool
from gonfalon_lab.puzzles import (
    MoveEvaluation,
    bot_finder,
    evaluate_by_playouts,
    evaluate_by_search,
    evaluate_puzzle,
    evaluation_difference,
)
from tests.session.test_puzzles import SHIPPED, named

ALONE = WorkerPool(None, 1)
ORDONANCE = next(puzzle for puzzle in SHIPPED if puzzle.record.game == "ordonance")
CHEAP = [ORDONANCE, *(puzzle for puzzle in SHIPPED if puzzle.record.game == "oriflamme" and puzzle.searched)]
"""Few games cannot tell apart a dozen moves; what was searched is searched again."""


def seen(puzzle: Puzzle) -> View:
    match = puzzle.match(CardSources(GAMES))
    return match.view(match.decision_seat)


@pytest.mark.parametrize("puzzle", CHEAP, ids=named)
def test_some_games_agree_with_what_a_puzzle_says(puzzle: Puzzle) -> None:
    proof = evaluate_puzzle(puzzle, seen(puzzle), ALONE, 100)
    assert evaluation_difference(puzzle, proof) == ""
    assert str(proof.solution[0]) in puzzle.solution


@pytest.mark.nightly
@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_all_games_show_just_what_a_puzzle_says(puzzle: Puzzle) -> None:
    proof = evaluate_puzzle(puzzle, seen(puzzle), ALONE, max(1, puzzle.playouts))
    assert {str(move): round(1000 * share) for move, share in proof.shares.items()} == puzzle.shares


def test_the_same_games_are_played_in_whatever_pieces() -> None:
    view = seen(ORDONANCE)
    find = partial(bot_finder, ORDONANCE.record.game, ORDONANCE.by)
    whole = evaluate_by_playouts(view, find, ALONE, 40, ())
    # Who is looked at in between only loses moves that are plainly worse.
    looked = evaluate_by_playouts(view, find, ALONE, 40, (20,))
    assert looked.solution == whole.solution
    assert {looked.shares[move] for move in looked.solution} == {whole.shares[move] for move in whole.solution}


def test_figures_say_what_is_clear() -> None:
    proof = MoveEvaluation({"a": 0.6, "b": 0.595, "c": 0.4}, 1000, 0.01)
    assert proof.solution == ("a", "b")
    assert proof.margin == pytest.approx(0.195)
    assert proof.clear
    assert not MoveEvaluation({"a": 0.6, "c": 0.54}, 1000, 0.01).clear
    assert MoveEvaluation({"a": 0.6, "b": 0.6}, 1000, 0.0).margin == 0.0
    assert MoveEvaluation({"a": 1.0, "b": 0.995}, 0).solution == ("a",)


def test_what_hangs_on_hidden_cards_is_not_searched() -> None:
    opening = next(puzzle for puzzle in SHIPPED if puzzle.record.game == "oriflamme")
    match = opening.match(CardSources(GAMES))
    first = match.view(match.deciders[0], 0)
    assert evaluate_by_search(first, GAMES["oriflamme"].rules.outcome, 200) is None
