"""What puzzles ask and how answers are judged, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from gonfalon.session.puzzles import WHOLE, Puzzle
from gonfalon.texts.catalogue import translate
from gonfalon.texts.figures import percent

__all__ = ["GRADES", "praise", "reproof", "solution", "task"]

GRADES: Final[Mapping[int, Callable[[], str]]] = {
    1: lambda: translate("Puzzle", "Easy"),
    2: lambda: translate("Puzzle", "Medium"),
    3: lambda: translate("Puzzle", "Hard"),
}


def task(puzzle: Puzzle, family: str) -> str:
    """What is to be found, by the family of this name."""
    text = translate("Puzzle", "{family}: find the move that wins most often.")
    if puzzle.searched:
        text = translate("Puzzle", "{family}: find the move that wins whatever the others do.")
    return text.format(family=family)


def praise(puzzle: Puzzle, *, fresh: bool) -> str:
    """That the solution was found, and where that was no `fresh` answer, when it will count."""
    text = translate("Puzzle", "Right: this move wins {best} of 100 games, the next best one {next}.")
    if puzzle.searched:
        text = translate("Puzzle", "Right: this move wins whatever the others do.")
    later = translate("Puzzle", "To have it marked as solved, come back after another puzzle and find it at once.")
    return " ".join((_figures(puzzle, text), *(() if fresh else (later,))))


def reproof(puzzle: Puzzle, move: str) -> str:
    """What another move comes to."""
    if puzzle.searched:
        return translate("Puzzle", "After this move the others can keep you from winning; there is a better one.")
    text = translate("Puzzle", "This move wins {own} of 100 games; there is a better one.")
    return text.format(own=percent(puzzle.shares[move] / WHOLE))


def solution(puzzle: Puzzle) -> str:
    """What the solution comes to, for somebody to whom it is shown."""
    if puzzle.searched:
        return translate("Puzzle", "The solution: this move wins whatever the others do.")
    text = translate("Puzzle", "The solution: this move wins {best} of 100 games, the next best one {next}.")
    return _figures(puzzle, text)


def _figures(puzzle: Puzzle, text: str) -> str:
    return text.format(best=percent(puzzle.best / WHOLE), next=percent(puzzle.next_best / WHOLE))
