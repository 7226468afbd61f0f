"""Numbers, scores and lists as they are written in the language of the reader, and its order of letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import ROUND_HALF_UP, Decimal
from typing import Final

from gonfalon.texts.translations import ENGLISH, current_language, translate

_LETTERS: Final = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźżабвгґдеёєжзиіїйклмнопрстуфхцчшщъыьэюя"
_PLACES: Final = {letter: 0x1000 + place for place, letter in enumerate(_LETTERS)}


def alphabetical(name: str) -> list[int]:
    """The key by which names are sorted for a reader."""
    return [_PLACES.get(letter, ord(letter)) for letter in name.casefold()]


_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def roman(number: int) -> str:
    """A number from 1 to 39 as rounds and markers are counted."""
    return "X" * (number // 10) + _ONES[number % 10]


def join_with_and(words: Sequence[str]) -> str:
    """A list as sentences have it: "Red, Green and Blue"."""
    if len(words) < 2:
        return "".join(words)
    #: of a list: {some} are one or more names with commas between them, {last} is the last name
    return translate("Lists", "{some} and {last}").format(some=", ".join(words[:-1]), last=words[-1])


def format_decimal(number: float) -> str:
    """A number with one digit behind the point, or the comma."""
    text = str(_rounded(number, "0.1"))
    return text if current_language() == ENGLISH else text.replace(".", ",")


def format_percent(share: float) -> int:
    """A share in hundredths."""
    return int(_rounded(100 * share, "1"))


def _rounded(number: float, step: str) -> Decimal:
    # As it is written: 9.45 is a little less than that in the machine.
    return Decimal(f"{number:.10g}").quantize(Decimal(step), ROUND_HALF_UP)


_AFTER_A_VOWEL: Final = re.compile(r"(?<=[аеєиіїоуюя])(\s)у(\s)(?=[бгґджзйклмнпрстхцчшщ](?![вф]))", re.IGNORECASE)


def with_euphony(text: str) -> str:
    """A Ukrainian text with the preposition that the word before it asks for: "мечі в Триполі", "спис у Триполі"."""
    return _AFTER_A_VOWEL.sub(r"\1в\2", text)
