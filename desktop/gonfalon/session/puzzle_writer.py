"""Puzzles as text, as their files hold them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from gonfalon.core.share_code import to_share_code
from gonfalon.session.puzzles import Puzzle

_WIDE: Final = 110


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as `read_puzzles` reads it."""

    def folded(word: str, parts: Sequence[str], ends: str) -> list[str]:
        lines, room = [f"  {word}:"], ""
        for part in parts:
            if room and len(room) + len(part) > _WIDE:
                lines.append(f"    {room.rstrip()}")
                room = ""
            room += part + ends
        return [*lines, f"    {room.rstrip()}"]

    def mapped(word: str, values: Mapping[str, str]) -> list[str]:
        if not values:
            return []
        parts = [f"{_quoted(move)}: {value}" for move, value in values.items()]
        parts = ["{" + parts[0], *parts[1:]]
        return folded(word, [f"{part}," for part in parts[:-1]] + [parts[-1] + "}"], " ")

    line = to_share_code(puzzle.record)
    cut = [line[at : at + _WIDE] for at in range(0, len(line), _WIDE)]
    lines = [
        f"- id: {puzzle.id}",
        f"  grade: {puzzle.grade}",
        *((f"  found: {puzzle.found}",) if puzzle.found else ()),
        f"  solution: [{', '.join(map(_quoted, puzzle.solution))}]",
        *((f"  by: {puzzle.by}", f"  playouts: {puzzle.playouts}") if puzzle.playouts else ()),
        *((f"  error: {puzzle.error}",) if puzzle.playouts else ()),
        *mapped("moves", {move: str(share) for move, share in puzzle.shares.items()}),
        *mapped("scores", {move: f"[{own}, {rival}]" for move, (own, rival) in puzzle.scores.items()}),
        *(("  lines:",) if puzzle.lines else ()),
        *(
            f"    {_quoted(move)}: {_quoted(f'{deal}: ' + '; '.join(words))}"
            for move, (deal, words) in puzzle.lines.items()
        ),
        *folded("game", cut, ""),
    ]
    return "\n".join(lines) + "\n"


def _quoted(move: object) -> str:
    """A move as a word of YAML; a plain number or a word like `no` would be read as something else."""
    return f"'{move}'"
