"""Where Ukrainian says `в` in place of `у`, so that vowel and consonant take turns in filled sentences."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["euphonic"]

_AFTER_A_VOWEL: Final = re.compile(r"(?<=[аеєиіїоуюя])(\s)у(\s)(?=[бгґджзйклмнпрстхцчшщ](?![вф]))", re.IGNORECASE)


def euphonic(text: str) -> str:
    """A Ukrainian text with the preposition that the word before it asks for: "мечі в Триполі", "спис у Триполі"."""
    return _AFTER_A_VOWEL.sub(r"\1в\2", text)
