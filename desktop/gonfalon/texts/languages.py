"""The languages that the program speaks. Whoever adds one writes it here, and its words in translations/."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["ENGLISH", "LANGUAGES", "OTHERS", "native_name"]

_NATIVE: Final[Mapping[str, str]] = {"en": "English", "pl": "Polski", "uk": "Українська", "ru": "Русский"}

LANGUAGES: Final = tuple(_NATIVE)
"""In the order of the buttons that choose one."""
ENGLISH: Final = LANGUAGES[0]
"""What the program is written in, and what is said where a translation is missing."""
OTHERS: Final = LANGUAGES[1:]


def native_name(code: str) -> str:
    """The language's name in itself, as a language button shows it."""
    return _NATIVE[code]
