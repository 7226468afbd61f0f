"""The options of a game as words, which a record or a command line gives: which there are, and what each may be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

EVERYWHERE = ("families", "first", "cards")
"""What every game is given: who sits at the table, who begins, and with which cards."""


def refuse_unknown(game: str, given: Mapping[str, Any], own: Iterable[str]) -> None:
    """
    Args:
        game: what the game is called in a sentence.
        given: the options by their names.
        own: the names of those that this game has beside `EVERYWHERE`.

    Raises:
        ValueError: with a sentence about the first, in the order of the alphabet, that the game does not have.
    """
    unknown = sorted(set(given).difference(EVERYWHERE, own))
    if unknown:
        raise ValueError(f"{game} has no option '{unknown[0]}'.")


def chosen(given: Mapping[str, Any], choices: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The word of each option, by its name as an argument has it: that of `points-end` under `points_end`.

    Args:
        given: the options by their names.
        choices: the words of each option, that which is usual first.

    Raises:
        ValueError: with a sentence about the first option that has another word.
    """
    found = {}
    for name, words in choices.items():
        word = str(given.get(name, words[0]))
        if word not in words:
            raise ValueError(f"The option '{name}' cannot be '{word}': choose {' or '.join(words)}.")
        found[name.replace("-", "_")] = word
    return found
