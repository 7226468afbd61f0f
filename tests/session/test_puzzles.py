"""Puzzles: what the program brings along, what a file may hold, and the deal of the day."""

from __future__ import annotations

import gzip
from collections import Counter
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.dice import Dice
from gonfalon.core.record import RecordError
from gonfalon.core.share_code import to_share_code
from gonfalon.data import cards_dir
from gonfalon.games import BUNDLED, GAMES
from gonfalon.session.analysis_tries import different_moves
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match, continuation
from gonfalon.session.move_line import MoveLine
from gonfalon.session.puzzle_writer import format_puzzle
from gonfalon.session.puzzles import (
    GRADES,
    RIVALS,
    WHOLE,
    Puzzle,
    daily_deal,
    puzzle_files,
    read_puzzles,
)
from gonfalon_lab.puzzles import CLEAR, LUCK, PLAYOUTS
from tests.session.games_to_play import moves

FOLDER = cards_dir() / "puzzles"
SHIPPED = [puzzle for _, path in puzzle_files(FOLDER) for puzzle in read_puzzles(path)]
ONE = SHIPPED[0]
LINE = to_share_code(ONE.record)


def named(puzzle: Puzzle) -> str:
    return puzzle.id


# -- what is shipped ---------------------------------------------------------------------------------------------------


def test_puzzles_are_read_packed_as_bundles_have_them(tmp_path: Path) -> None:
    for _, path in puzzle_files(FOLDER):
        (tmp_path / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes()))
    there = list(puzzle_files(tmp_path))
    assert [word for word, _ in there] == [word for word, _ in puzzle_files(FOLDER)]
    assert [puzzle.id for _, path in there for puzzle in read_puzzles(path)] == [puzzle.id for puzzle in SHIPPED]


def test_there_are_enough_of_each_grade_and_each_game() -> None:
    assert len(SHIPPED) >= 30
    assert len({puzzle.id for puzzle in SHIPPED}) == len(SHIPPED)
    grades = Counter(puzzle.grade for puzzle in SHIPPED)
    assert all(grades[grade] >= 8 for grade in GRADES)
    for _, path in puzzle_files(FOLDER):
        # What most bots find comes first.
        found = [(puzzle.grade, -puzzle.found) for puzzle in read_puzzles(path)]
        assert found == sorted(found)
    titles = {GAMES[puzzle.record.game].called(puzzle.sets) for puzzle in SHIPPED}
    assert titles >= {game.called(sets) for game in GAMES.values() for sets in game.daily}
    assert sum(path.stat().st_size for _, path in puzzle_files(FOLDER)) < 250_000


@pytest.mark.parametrize("puzzle", SHIPPED, ids=named)
def test_every_puzzle_asks_one_person_something_that_is_clear(puzzle: Puzzle) -> None:
    match = puzzle.match(CardSources(GAMES), lambda family: f"Family {family}")
    asked = match.seats[match.decision_seat or 0]
    assert asked.name == f"Family {asked.family}"
    assert set(map(str, moves(match))) == puzzle.shares.keys()
    assert match.record().practice
    margin = min(puzzle.shares[move] for move in puzzle.solution) - puzzle.next_best
    assert margin - LUCK * puzzle.error >= CLEAR * WHOLE - 1
    assert puzzle.searched or puzzle.playouts >= 1000
    view = match.view(match.decision_seat or 0)
    assert len(different_moves(view.determinize(Dice(0)), view.pending.moves, 4)) == 4
    # Every move has its points, and a game that goes on to where it is told.
    assert puzzle.scores.keys() == puzzle.lines.keys() == puzzle.shares.keys()
    for move, line in puzzle.lines.items():
        played = continuation(view.determinize(Dice(line.deal)), view.seat, line.moves)
        assert line.moves[0] == move
        assert len(list(played)) == len(line.moves)


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_puzzle_is_read_as_it_was_written(tmp_path: Path) -> None:
    one, other, *_ = ONE.shares
    for solution, shares, playouts, scores in (
        ((one,), {one: 610, other: 430}, PLAYOUTS, {one: (12, 105)}),
        ((one, other), {one: 610, other: 605, "no": 0, "on": 0}, PLAYOUTS, {one: (12, 105)}),
        ((one,), {one: 1000, other: 0}, 0, {}),
    ):
        written = replace(
            ONE, id="mine", grade=3, found=250, solution=solution, shares=shares, playouts=playouts,
            by="page" if playouts else "", error=4 if playouts else 0, scores=scores,
            lines={one: MoveLine(7, (one, "keep")), other: MoveLine(0, (other,))},
        )  # fmt: skip
        path = tmp_path / "own.yaml"
        path.write_text(format_puzzle(written), encoding="utf-8")
        (read,) = read_puzzles(path)
        assert replace(read, source=written.source, line=written.line) == written


def file(**changed: str | None) -> str:
    """A file of one puzzle, some of whose lines are others, or missing."""
    lines = {
        "id": "mine", "grade": "2", "game": LINE, "by": "page", "playouts": "100", "error": "4",
        "solution": "[reveal]", "moves": "{reveal: 612, keep: 430}",
    } | changed  # fmt: skip
    return "- " + "\n  ".join(f"{key}: {said}" for key, said in lines.items() if said is not None) + "\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "the file is empty"),
        ("[]", "there are no puzzles in this file"),
        ("id: mine", "a file of puzzles must be a list, not a mapping"),
        ("- mine", "a puzzle must be a mapping of names to values, not 'mine'"),
        (file(grade="4"), "grade must be a whole number from 1 to 3, not '4'"),
        (file(grade=None), "a puzzle has no 'grade'"),
        (file(id="../mine"), "'../mine' is not a valid id"),
        (file(secret="yes"), "unknown key 'secret' in a puzzle"),
        (file(game="gonfalon1.00000000.AAAA"), "its game cannot be read: something of this line was lost"),
        (file(game="hello"), "its game cannot be read: this is not a game of Gonfalon"),
        (file(game="gonfalon9.00000000.AAAA"), "its game cannot be read: this line was written by a later version"),
        (file(solution="[fly]"), "the solution 'fly' is not one of the moves"),
        (file(solution="[reveal, keep]"), "a puzzle has a solution and at least one other move"),
        (file(solution="[]"), "a puzzle has a solution and at least one other move"),
        (file(solution="[keep]"), "another move has as large a share as the solution"),
        (file(moves="{reveal: 1612, keep: 430}"), "reveal must be a whole number from 0 to 1000, not '1612'"),
        (file(moves="[reveal, keep]"), "moves must be a mapping of names to values, not a list"),
        (file(scores="{reveal: [1]}"), "'reveal' has two scores, its own and a rival’s"),
        (file(scores="{fly: [1, 2]}"), "'fly' is not one of the moves"),
        (file(lines="{reveal: reveal}"), "a line is written as '3: reveal; target 2'"),
        (file(lines="{fly: '3: fly'}"), "'fly' is not one of the moves"),
        (file(playouts=None), "without 'playouts' the solution has a share of 1000"),
        (file() + file(), "there is another puzzle 'mine' in this file"),
        ("- &a [*a]", "anchors (&) and aliases (*) are not allowed in a file of puzzles"),
        ("[" * 5000, "nested more than"),
    ],
)
def test_mistakes_are_told_with_their_place(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "own.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError) as caught:
        read_puzzles(path)
    assert said in str(caught.value)
    assert str(caught.value).startswith(str(path))


def test_a_folder_need_not_exist_and_may_hold_anything(tmp_path: Path) -> None:
    assert [*puzzle_files(tmp_path / "none")] == []
    for name in ("b.yaml", "a.yaml", "c.txt"):
        (tmp_path / name).write_text("", encoding="utf-8")
    assert [word for word, _ in puzzle_files(tmp_path)] == ["a", "b"]


def test_a_game_that_asks_something_else_is_no_puzzle() -> None:
    card_sources, record = CardSources(GAMES), ONE.record
    with pytest.raises(RecordError, match="other answers than the puzzle says"):
        replace(ONE, shares={**ONE.shares, "fly": 1}).match(card_sources)
    bots = tuple(seat._replace(bot="page") for seat in record.seats)
    people = tuple(seat._replace(bot=None) for seat in record.seats)
    for seats in (bots, people):
        with pytest.raises(RecordError, match="asks the one person"):
            replace(ONE, record=replace(record, seats=seats)).match(card_sources)


# -- the deal of the day -----------------------------------------------------------------------------------------------


def test_the_same_day_has_the_same_deal_everywhere() -> None:
    day = date(2026, 11, 23)
    own = [GAMES[name] for name in BUNDLED]
    deal = daily_deal(day, own, str.lower)
    # Whoever changes this deals another game than those who play an older version.
    assert (deal.game, deal.sets, deal.seed) == ("pamir", (), 188611446981934433)
    assert [(seat.family, seat.name, seat.bot) for seat in deal.seats] == [
        ("R", "r", None), ("B", "b", "squire"), ("G", "g", "squire"), ("Y", "y", "squire"),
    ]  # fmt: skip
    assert len(deal.seats) == RIVALS + 1


def test_all_games_take_turns_and_can_be_begun() -> None:
    first = date(2027, 1, 1)
    deals = [daily_deal(first + timedelta(day), [GAMES[name] for name in BUNDLED], str.lower) for day in range(8)]
    played = [(deal.game, deal.sets) for deal in deals]
    assert played[:4] == played[4:]
    assert len(set(played)) == 4
    assert len({deal.seed for deal in deals}) == len(deals)
    for deal in deals[:4]:
        assert not Match.begin(deal, CardSources(GAMES)).over
