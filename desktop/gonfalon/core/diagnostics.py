"""Diagnostics of files that users write, as translatable messages, and untrusted words made printable."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

MAX_NAME: Final = 200
"""So many letters of a name or a title are read, whoever has written them."""
MAX_NOTE: Final = 4000

JOINERS: Final = "\u200c\u200d"
"""Unseen signs without which words of some languages, and some emoji, are other ones."""
_SHAPES: Final = str.maketrans(
    "АВЕЅІЇЈКМНОРСТУХӀаеѕіїјкморстухӏһԁгвнΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορικτυχ",
    "ABESIÏJKMHOPCTYXIaesiïjkmopctyxlhdrbhABEZHIKMNOPTYXavopiktux",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""
_STROKES: Final = str.maketrans("l1|0", "iiio")


def confusable_form(name: str) -> str:
    """Return a form that is the same for names that look alike, in all scripts."""
    folded = unicodedata.normalize("NFKC", name).translate(_SHAPES).casefold()
    return "".join(folded.translate(_STROKES).replace("rn", "m").replace("vv", "w").split())


def visible_name(text: str, most: int = MAX_NAME) -> str:
    """The letters of a name that can be seen, at most so many, with plain blanks; empty where there are none."""
    name = "".join(map(_visible_letter, text[:most]))
    return name if name.strip(JOINERS + " ") else ""


def visible_note(text: str) -> str:
    """The letters of a note that can be seen, with its lines."""
    return "\n".join(visible_name(line, MAX_NOTE) for line in text[:MAX_NOTE].split("\n"))


def _visible_letter(letter: str) -> str:
    if letter.isprintable() or letter in JOINERS:
        return letter
    return " " if letter.isspace() else ""


MAX_DIAGNOSTICS = 100
"""So many mistakes are told; who made more will look at these first."""

MAX_QUOTED = 80
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
    half = MAX_QUOTED // 2 - 2
    return line if len(line) <= MAX_QUOTED else f"{line[:half].rstrip()}...{line[-half:].lstrip()}"


def _plain(text: str) -> str:
    return "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text)


class ProgramWords(str):
    """Words of the program itself, which stand in a sentence whole."""

    __slots__ = ()


@dataclass(frozen=True, init=False)
class Message:
    """A sentence, or a part of one that is named in it, with the words and numbers that stand in its placeholders.

    Its English template is written where the phrase is made and is found there by packaging/texts.py.
    """

    template: str
    values: tuple[tuple[str, str | int | Message], ...]

    def __init__(self, template: str, /, **values: str | int | Message) -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "values", tuple((name, _value(value)) for name, value in values.items()))

    def __str__(self) -> str:
        return one_line(self.template.format(**{name: str(value) for name, value in self.values}))


def _value(value: str | int | Message) -> str | int | Message:
    if not isinstance(value, str):
        return value
    return ProgramWords(one_line(value)) if isinstance(value, ProgramWords) else shortened(value)


class MessageError(ValueError):
    """Something that cannot be as somebody has written it, with a sentence that can be translated."""

    def __init__(self, phrase: Message) -> None:
        super().__init__(str(phrase))
        self.phrase = phrase


class Diagnostic(NamedTuple):
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
    values: tuple[tuple[str, str | int | Message], ...] = ()

    @classmethod
    def of(cls, source: str, line: int, column: int, phrase: Message) -> Diagnostic:
        return cls(source, line, column, str(phrase), phrase.template, phrase.values)

    @property
    def place(self) -> str:
        """The file, and where in it, as a compiler says it."""
        return f"{self.source}:{self.line}:{self.column}" if self.line else self.source

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}"


class CardFileError(ValueError):
    """A card file that cannot be used; its text is one line for each slip."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics = tuple(
            sorted(diagnostics, key=lambda diagnostic: (diagnostic.source, diagnostic.line, diagnostic.column))
        )
        super().__init__("\n".join(map(str, self.diagnostics)))


def file_error(source: str, phrase: Message) -> CardFileError:
    """The file as a whole is wrong."""
    return CardFileError([Diagnostic.of(source, 0, 0, phrase)])


def closest_word(word: str, words: Iterable[str]) -> str:
    """The most similar of the words, empty when none is similar."""
    from difflib import get_close_matches

    found = get_close_matches(word[:64], sorted(words), n=1, cutoff=0.6)
    return found[0] if found else ""


def did_you_mean(word: str, words: Iterable[str]) -> str:
    """`, did you mean '...'?` with the most similar of the words, or an empty text when none is similar."""
    found = closest_word(word, words)
    return f", did you mean '{found}'?" if found else ""


def join_words(words: Iterable[str]) -> ProgramWords:
    return ProgramWords(", ".join(words))
