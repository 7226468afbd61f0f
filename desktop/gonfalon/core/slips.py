"""Mistakes in files of strangers, told in sentences that can be said in the reader's language too."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from gonfalon.core.naming import JOINERS

MAX_SLIPS = 100
"""So many mistakes are told; who made more will look at these first."""

MOST_QUOTED = 80
"""So many letters of a stranger's words, or of a file's name, stand in a sentence."""

_MOST_READ = 1000
_LONG = re.compile(r"(\S{24})\S{9,}(\S{24})")


def one_line(text: str) -> str:
    """A sentence that quotes a stranger's words: on one line, printable, no word of it endless."""
    return " ".join(_LONG.sub(r"\1...\2", _plain(text[:_MOST_READ])).split())


def shortened(words: str | Path) -> str:
    """A stranger's words or the name of a file inside a sentence: on one line, and of long ones only both ends."""
    text = str(words)
    ends = text if len(text) <= _MOST_READ else f"{text[: _MOST_READ // 2]}{text[-_MOST_READ // 2 :]}"
    line = one_line(ends)
    half = MOST_QUOTED // 2 - 2
    return line if len(line) <= MOST_QUOTED else f"{line[:half].rstrip()}...{line[-half:].lstrip()}"


def _plain(text: str) -> str:
    return "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)


class Listed(str):
    """Words of the program itself, which stand in a sentence whole."""

    __slots__ = ()


@dataclass(frozen=True, init=False)
class Phrase:
    """A sentence, or a part of one that is named in it, with the words and numbers that stand in its placeholders.

    Its English template is written where the phrase is made and is found there by packaging/texts.py.
    """

    template: str
    values: tuple[tuple[str, str | int | Phrase], ...]

    def __init__(self, template: str, /, **values: str | int | Phrase) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "values", tuple((name, _value(value)) for name, value in values.items()))

    def __str__(self) -> str:
        return one_line(self.template.format(**{name: str(value) for name, value in self.values}))


def _value(value: str | int | Phrase) -> str | int | Phrase:
    if not isinstance(value, str):
        return value
    return Listed(one_line(value)) if isinstance(value, Listed) else shortened(value)


class Slip(NamedTuple):
    """One mistake in a card file."""

    source: str
    line: int
    """From 1; 0 when the mistake is the whole file."""
    column: int
    """From 1; 0 when the mistake is the whole file."""
    sentence: str
    """In English."""
    template: str = ""
    """The sentence before its values are put in, to be translated; empty when it is said in English only."""
    values: tuple[tuple[str, str | int | Phrase], ...] = ()

    @classmethod
    def of(cls, source: str, line: int, column: int, phrase: Phrase) -> Slip:
        return cls(source, line, column, str(phrase), phrase.template, phrase.values)

    @property
    def place(self) -> str:
        """The file, and where in it, as a compiler says it."""
        return f"{self.source}:{self.line}:{self.column}" if self.line else self.source

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}"


class CardFileError(ValueError):
    """A card file that cannot be used; its text is one line for each slip."""

    def __init__(self, slips: Iterable[Slip]) -> None:
        self.slips = tuple(sorted(slips, key=lambda slip: (slip.source, slip.line, slip.column)))
        super().__init__("\n".join(map(str, self.slips)))


def whole(source: str, phrase: Phrase) -> CardFileError:
    """The file as a whole is wrong."""
    return CardFileError([Slip.of(source, 0, 0, phrase)])


def closest(word: str, words: Iterable[str]) -> str:
    """The most similar of the words, empty when none is similar."""
    from difflib import get_close_matches

    found = get_close_matches(word[:64], sorted(words), n=1, cutoff=0.6)
    return found[0] if found else ""


def nearest(word: str, words: Iterable[str]) -> str:
    """`, did you mean '...'?` with the most similar of the words, or an empty text when none is similar."""
    found = closest(word, words)
    return f", did you mean '{found}'?" if found else ""


def listed(words: Iterable[str]) -> Listed:
    return Listed(", ".join(words))
