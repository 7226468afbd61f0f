"""The moves of a decision as a list to choose from, and which of them somebody means by what was typed."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby

NEAREST = 5
"""So many moves are named where none is meant."""


def laid_out(moves: Sequence[str], glosses: Sequence[str], width: int) -> list[str]:
    """The moves with their numbers in columns; those that begin alike stand together and begin a line of their own.

    Args:
        moves: their texts, in the order of their numbers, which begin with 1.
        glosses: what each of them means, empty where its text says it all.
        width: how many columns there is room for.
    """
    digits = len(str(len(moves)))
    cells = [
        f"{number:>{digits + 2}}) {move}{f' ({gloss})' if gloss else ''}"
        for number, (move, gloss) in enumerate(zip(moves, glosses, strict=True), 1)
    ]
    wide = max(map(len, cells))
    fitting = max(1, width // (wide + 1))
    lines = []
    for group in _groups(moves, fitting):
        for start in range(group.start, group.stop, fitting):
            row = cells[start : min(start + fitting, group.stop)]
            lines.append(" ".join(cell.ljust(wide) for cell in row).rstrip())
    return lines


def _groups(moves: Sequence[str], fitting: int) -> list[range]:
    """Moves that begin with the same words but for the last, where such groups fill lines; else with the same word."""
    for beginning in (_all_but_last, _first):
        groups, start = [], 0
        for _, members in groupby(moves, beginning):
            stop = start + len(list(members))
            groups.append(range(start, stop))
            start = stop
        longest = max(map(len, groups))
        if longest <= fitting and 2 * len(groups) <= len(moves):
            return groups
    return groups if 2 * len(groups) <= len(moves) else [range(len(moves))]


def _all_but_last(move: str) -> str:
    return move.rpartition(" ")[0]


def _first(move: str) -> str:
    return move.partition(" ")[0]


def meant(typed: str, moves: Sequence[str]) -> list[int]:
    """The indices of the moves that are meant: one where it is clear, several where it is not, or none.

    A number counts from 1. Else a move is meant by its text, or by the beginnings of its words, `pl sp f` or
    `pl sp` for `place spy front`; the first letters may be large or small.
    """
    words = typed.casefold().split()
    texts = [move.casefold().split() for move in moves]
    exact = [index for index, text in enumerate(texts) if text == words]
    if exact or not words:
        return exact
    if len(words) == 1 and words[0].isdecimal() and words[0].isascii():
        number = int(words[0]) if len(words[0]) < 6 else 0
        return [number - 1] if 1 <= number <= len(moves) else []
    begun = [index for index, text in enumerate(texts) if _begins(text, words)]
    whole = [index for index in begun if len(texts[index]) == len(words)]
    return whole if len(whole) == 1 else begun


def _begins(text: Sequence[str], words: Sequence[str]) -> bool:
    return len(words) <= len(text) and all(word.startswith(typed) for word, typed in zip(text, words, strict=False))


def nearest(typed: str, moves: Sequence[str]) -> list[str]:
    """The moves that look most like what was typed; the first ones where none does."""
    return get_close_matches(typed.casefold()[:100], moves, NEAREST, 0.5) or list(moves[:NEAREST])
