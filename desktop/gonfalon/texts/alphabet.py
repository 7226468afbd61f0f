"""The order of the alphabets of all languages: `І` stands after `И` and `Ł` after `L`, not before or behind all."""

from __future__ import annotations

from typing import Final

__all__ = ["alphabetical"]

_LETTERS: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżабвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя"
_PLACES: Final = {letter: 0x1000 + place for place, letter in enumerate(_LETTERS)}


def alphabetical(name: str) -> list[int]:
    """The key by which names are sorted for a reader."""
    return [_PLACES.get(letter, ord(letter)) for letter in name.casefold()]
