"""What the readers of scenarios of all games share: sentences about a mapping that makes no sense."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gonfalon.core.families import FAMILIES
from gonfalon.core.slips import nearest

REMARKS = ("id", "name", "rule", "note")
"""The keys of a scenario that only say something about it."""
WORDS: dict[type, str] = {str: "a text", int: "a whole number", dict: "a mapping", list: "a list"}


def check_keys(given: Mapping[str, Any], types: Mapping[str, type], what: str, remarks: Iterable[str] = ()) -> None:
    """Check that a mapping has known keys only, with values of their types.

    Raises:
        ValueError: with a sentence about the first key that is unknown, or whose value is of another kind.
    """
    for key, value in given.items():
        if key in remarks:
            continue
        if key not in types:
            raise ValueError(f"Unknown key '{key}' in {what}{nearest(key, types) or '.'}")
        if not isinstance(value, types[key]):
            raise ValueError(f"'{key}' in {what} must be {WORDS[types[key]]}.")


def list_of_words(values: Any, what: str) -> list[str]:
    """A list of words.

    Raises:
        ValueError: when it is something else.
    """
    if not isinstance(values, list) or not all(isinstance(value, (str, int)) for value in values):
        raise ValueError(f"{what} must be a list of words.")
    return [str(value) for value in values]


def check_family(letter: str) -> str:
    """The letter of a family.

    Raises:
        ValueError: when there is none of that letter.
    """
    if letter not in FAMILIES:
        raise ValueError(f"There is no family '{letter}'; the families are {', '.join(FAMILIES)}.")
    return letter
