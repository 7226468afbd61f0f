"""Markdown as the rules use it: fences taken out, sections found, the letters that a reader sees."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from gonfalon.texts.ties import NO_BREAK

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument

__all__ = [
    "BAR",
    "MARK",
    "SIGN",
    "Fence",
    "fence_at",
    "plain_lines",
    "sections",
    "set_text",
    "slug",
    "without_fences",
]

MARK: Final = "\ue000"
"""Begins the paragraph that stands where a fence was; the number of the fence follows."""
BAR: Final = "\ue001"
"""Stands for a bar in a cell of a table, which Qt's reader of Markdown would show with its backslash."""
SIGN: Final = re.compile("\ue002(\\w+)\ue002")
"""A word of a game's, in whose place it draws something within the text."""
_FENCE: Final = re.compile(r"^```([\w-]*)[^\n]*\n(.*?)\n?^```[ \t]*$", re.MULTILINE | re.DOTALL)
_HEADING: Final = re.compile(r"^(#{1,2}) +(.+?)[ \t]*$", re.MULTILINE)
_PLACE: Final = re.compile(rf"(?:[^\t]*\t)?{MARK}([0-9]{{1,5}})")
"""Perhaps behind the bullet of a list that Qt takes it for an item of."""
_PICTURE: Final = re.compile(r"!+\[")
"""All of the signs: behind one that is taken out another would begin a picture."""
_SIGNS: Final = re.compile(r"[^\w\- ]")


@dataclass(frozen=True)
class Fence:
    """A block between two lines of three backticks."""

    language: str
    """The word after the first backticks."""
    text: str
    drawn: bool = False
    """Whether a picture stands in its place; else it is shown as it is."""


def without_fences(text: str, drawn: Collection[str] = ()) -> tuple[str, list[Fence]]:
    """The text with a paragraph of `MARK` and a number in place of each fence, and the fences.

    Pictures stand in the place of those whose language is one of `drawn`.
    """
    found: list[Fence] = []

    def take(match: re.Match[str]) -> str:
        found.append(Fence(match.group(1), match.group(2).strip("\n"), match.group(1) in drawn))
        # A paragraph by itself, whatever it follows.
        return f"\n\n{MARK}{len(found) - 1}\n\n"

    return _FENCE.sub(take, text).replace(r"\|", BAR), found


def fence_at(line: str, fences: Sequence[Fence]) -> int | None:
    """The number of the fence in whose place a paragraph stands; None for any other paragraph."""
    match = _PLACE.fullmatch(line)
    return int(match[1]) if match is not None and int(match[1]) < len(fences) else None


def sections(text: str) -> list[tuple[str, str]]:
    """Titles and texts: what stands under the heading of the first level, then each of the second level."""
    found: list[tuple[str, str]] = []
    bare, fences = without_fences(text)
    title, start = "", 0
    for heading in _HEADING.finditer(bare):
        if start or heading.start():
            found.append((title, bare[start : heading.start()]))
        title, start = _letters(heading.group(2)), heading.end()
    found.append((title, bare[start:]))
    return [(name, _with_fences(body, fences).strip()) for name, body in found]


def slug(title: str) -> str:
    """The anchor that hosts of repositories give to a heading."""
    return _SIGNS.sub("", _letters(title).replace(NO_BREAK, " ").strip().lower()).replace(" ", "-")


def set_text(document: QTextDocument, text: str) -> None:
    """Read Markdown into a document: tables are known, but neither HTML nor pictures, which could open files."""
    from PySide6.QtGui import QTextDocument

    features = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
    document.setMarkdown(_PICTURE.sub("[", text), features)


@lru_cache(maxsize=512)
def plain_lines(text: str, drawn: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What a reader sees of the text, a line for each paragraph, drawn positions left out."""
    from PySide6.QtGui import QTextDocument

    bare, fences = without_fences(text, drawn)
    document = QTextDocument()
    set_text(document, bare)
    found: list[str] = []
    for line in SIGN.sub("", document.toPlainText()).replace(BAR, "|").split("\n"):
        number = fence_at(line, fences)
        if number is None:
            found.append(line)
        elif not fences[number].drawn:
            found += fences[number].text.split("\n")
    return tuple(found)


def _letters(title: str) -> str:
    return re.sub(r"[`*]", "", title)


def _with_fences(text: str, fences: list[Fence]) -> str:
    def give(match: re.Match[str]) -> str:
        fence = fences[int(match.group(1))]
        return f"```{fence.language}\n{fence.text}\n```"

    return re.sub(rf"^{MARK}(\d+)$", give, text.replace(BAR, r"\|"), flags=re.MULTILINE)
