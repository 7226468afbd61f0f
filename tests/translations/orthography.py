"""How the languages of the program are written: what a text in one of them is made of.

A new language is entered here. What was agreed about single words of a language stands with the tests of those words,
and asks nothing of languages about which nothing was agreed.
"""

from __future__ import annotations

import re
from typing import NamedTuple

_CYRILLIC, _LATIN = r"[А-Яа-яЁё]", r"[A-Za-z]"


class Orthography(NamedTuple):
    """What one language is written with."""

    letters: re.Pattern[str]
    marks: str
    """Its dashes, quotation marks and apostrophes; straight ones are in none."""
    plurals: int
    """How many forms a counted word has."""


ORTHOGRAPHY = {
    "en": Orthography(re.compile(_LATIN), "–“”’", 2),
    "ru": Orthography(re.compile(_CYRILLIC), "–—«»", 3),
    "uk": Orthography(re.compile(r"[А-ЩЬЮЯа-щьюяҐґЄєІіЇїʼ]"), "–—«»", 3),
    "pl": Orthography(re.compile(r"[A-PR-UWYZa-pr-uwyząćęłńóśźżĄĆĘŁŃÓŚŹŻ]"), "–„”", 3),
}
LETTERS = {language: written.letters for language, written in ORTHOGRAPHY.items()}
LATIN = {language for language, letters in LETTERS.items() if letters.match("a")}
"""Where names of foreigners may have letters that the language itself does not use."""
NOTHING = r"(?!)"
"""A pattern for the words that a language does not use, where none are known."""


def signs(language: str, more: str) -> set[str]:
    """The signs of a language, and those that a kind of text has in every language."""
    return {*ORTHOGRAPHY[language].marks, *more}
