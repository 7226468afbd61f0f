"""The texts that a set brings along: which there may be, how long, and what cannot stand in them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import yaml

from gonfalon.core.deck import Keys, Phrase, Reader

MOST_LETTERS = {
    "name": 40, "genitive": 40, "accusative": 40, "text": 240, "shelf": 40, "tip": 400, "goes_with": 200, "beware": 200,
    "page": 10_000,
}  # fmt: skip
"""The texts that a card may have, and how long each may be; longer ones have no room on the table."""
MOST_IN_PARTS = 120
MOST_MARKS = 4
"""So many accents and vowel signs stand over and under one letter; more of them would cover what is above and below."""
TEXT_KEYS = (*MOST_LETTERS, "prompt", "options", "see_also")
PROMPT_KEYS = ("title", "detail", "gap")

OF_SEVERAL_LINES = ("text", "tip", "goes_with", "beware", "page")
_LANGUAGE = re.compile("[a-z]{2,3}")
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""They turn round the direction of writing, also of what stands behind them in a sentence."""
_ENDS = frozenset("\n\r\u0085\u2028\u2029")
"""Of lines."""


class TextReader:
    """Checks the texts of the cards of a set: language, kind, then the same keys as in the shipped ones."""

    def __init__(self, reader: Reader, ids: Iterable[str]) -> None:
        self.reader = reader
        self.ids = tuple(ids)

    def check(self, language: str, key: yaml.Node, kinds: yaml.Node) -> None:
        """Note what is wrong with the texts of one language; `key` is where the language stands."""
        reader = self.reader
        if not _LANGUAGE.fullmatch(language):
            phrase = Phrase("'{word}' is not a language: write its two letters, for instance 'uk'", word=language)
            reader.slip(key, phrase)
        entries = reader.mapping(kinds, f"texts.{language}")
        reader.known_keys(entries, self.ids, f"texts.{language}")
        for id, (_, entry) in entries.items():
            where = f"texts.{language}.{id}"
            self._card(reader.mapping(entry, where), where)

    def _card(self, words: Keys, where: str) -> None:
        reader = self.reader
        reader.known_keys(words, TEXT_KEYS, where)
        for word, most in MOST_LETTERS.items():
            self._text(words, word, where, most)
        if "prompt" in words:
            asked = self._prompt(words["prompt"][1], f"{where}.prompt", PROMPT_KEYS)
            if "gap" in asked:
                self._prompt(asked["gap"][1], f"{where}.prompt.gap", PROMPT_KEYS[:2])
        if "options" in words:
            options = reader.mapping(words["options"][1], f"{where}.options")
            for word in options:
                self._text(options, word, f"{where}.options", most_letters(("options", word)))
        if "see_also" in words:
            for node in reader.sequence(words["see_also"][1], f"{where}.see_also"):
                reader.text(node, f"{where}.see_also")

    def _prompt(self, node: yaml.Node, where: str, allowed: tuple[str, ...]) -> Keys:
        keys = self.reader.mapping(node, where)
        self.reader.known_keys(keys, allowed, where)
        for word in PROMPT_KEYS[:2]:
            self._text(keys, word, where, MOST_IN_PARTS)
        return keys

    def _text(self, keys: Keys, word: str, where: str, most: int) -> None:
        """Note a text that is no text, has more letters than there is room for, or such as cannot be shown."""
        if word not in keys:
            return
        node, where = keys[word][1], f"{where}.{word}"
        text = (self.reader.text(node, where) or "").strip()
        if odd := unfit(text, where, most, word in OF_SEVERAL_LINES):
            self.reader.slip(node, odd)


def most_letters(key: Sequence[str]) -> int:
    """How long a text may be; the key of one in a group is all words that lead to it, as `options`, `sell`."""
    return MOST_LETTERS["name"] if key[0] == "options" else MOST_LETTERS.get(key[0], MOST_IN_PARTS)


def unfit(text: str, where: str, most: int, several_lines: bool) -> Phrase | None:
    """What is wrong with a text that has no blanks around it; None for nothing."""
    if len(text) > most:
        count = len(text)
        return Phrase("{where} has {count} characters; there is room for {most}", where=where, count=count, most=most)
    return unshowable(text, where, several_lines)


def words_of(node: yaml.Node) -> Any:
    """What is written there, as texts in lists and mappings: a name such as 1984 or null is a text too."""
    if isinstance(node, yaml.MappingNode):
        return {key.value: words_of(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}
    if isinstance(node, yaml.SequenceNode):
        return [words_of(item) for item in node.value]
    return str(node.value)


def unshowable(text: str, what: str | Phrase, several_lines: bool = False) -> Phrase | None:
    """What is wrong with the letters of a text that `what` is; None for nothing."""
    if all(map(_harmless, set(text) - _ENDS if several_lines else set(text))):
        return None
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            return Phrase("{what} has more than {most} marks over one letter", what=what, most=MOST_MARKS)
        if letter in _ENDS:
            if not several_lines:
                return Phrase("{what} must be on one line", what=what)
        elif letter in _TURNING or category == "Co" or (category == "Cc" and not (several_lines and letter == "\t")):
            number = ord(letter)
            return Phrase("the character with the number {number} is not allowed in {what}", number=number, what=what)
    return None


@lru_cache(maxsize=1024)
def _harmless(letter: str) -> bool:
    """Whether a letter can stand everywhere, however many of it there are; most texts have no other."""
    odd = letter in _ENDS or letter in _TURNING or unicodedata.category(letter) in ("Mn", "Me", "Co", "Cc")
    return not odd
