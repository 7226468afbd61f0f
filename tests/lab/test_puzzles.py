"""`gonfalon puzzles`: lists, proves and finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.data import cards_dir
from gonfalon.session.puzzles import read_puzzles
from tests.cli.at_the_terminal import Gonfalon

ORDONANCE = cards_dir() / "puzzles" / "ordonance.yaml"


@pytest.fixture
def one(tmp_path: Path) -> Path:
    """A file with a puzzle of Ordonance that many games have proven."""
    _, *puzzles = ORDONANCE.read_text(encoding="utf-8").split("- id: ")
    path = tmp_path / "own.yaml"
    path.write_text(f"- id: {next(puzzle for puzzle in puzzles if 'playouts:' in puzzle)}", encoding="utf-8")
    return path


def test_all_that_are_shipped_are_listed(gonfalon: Gonfalon) -> None:
    lines = gonfalon("puzzles").out.splitlines()
    assert len(lines) >= 24
    assert any(line.startswith("pamir-1: Pax Pamir, grade ") for line in lines)


@pytest.mark.slow
def test_a_proof_is_repeated_and_a_false_one_fails(one: Path, gonfalon: Gonfalon) -> None:
    assert "; 200 games" in gonfalon("puzzles", one, "--prove", "--playouts", "200").out
    (puzzle,) = read_puzzles(one)
    best, second = (str(puzzle.shares[move]) for move in (puzzle.solution[0], [*puzzle.shares][len(puzzle.solution)]))
    text = one.read_text(encoding="utf-8")
    one.write_text(text.replace(f": {second},", f": {int(best) - 1},", 1), encoding="utf-8")
    assert "it says that the margin is 0.001" in gonfalon("puzzles", one, "--prove", "--playouts", "200", status=1).out


def test_what_is_wrong_with_files_is_told(one: Path, gonfalon: Gonfalon) -> None:
    one.write_text(one.read_text(encoding="utf-8").replace("grade:", "degree:"), encoding="utf-8")
    said = gonfalon("puzzles", one, one.with_name("none.yaml"), status=1).out
    assert "unknown key 'degree' in a puzzle" in said
    assert "none.yaml: there is no such file" in said


@pytest.mark.nightly
def test_what_is_found_is_a_file_of_puzzles(tmp_path: Path, gonfalon: Gonfalon) -> None:
    words = ["--find", "ordonance", "--players", "2", "--by", "page", "--seed", "7", "--games", "1"]
    path = tmp_path / "found.yaml"
    path.write_text(gonfalon("puzzles", *words, "--playouts", "300").out, encoding="utf-8")
    found = read_puzzles(path)
    assert "ordonance-7-38" in {puzzle.id for puzzle in found}
    gonfalon("puzzles", path, "--prove")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--find", "ordonance", "--players", "5"], "5 cannot play Ordonance"),
        (["--find", "ordonance", "--players", "2", "--by", "duke"], "There is no bot 'duke'"),
        (["--find", "ordonance", "--players", "2", "--cards", "alliance"], "there is one deck for Ordonance"),
    ],
)
def test_what_cannot_be_looked_for_is_refused(words: list[str], why: str, gonfalon: Gonfalon) -> None:
    assert why in gonfalon("puzzles", *words, status=2).err
