"""Markdown as the rules use it: fences taken out, sections found, anchors of headings."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from gonfalon.texts.ties import NO_BREAK

__all__ = [
    "BAR",
    "MARK",
    "SIGN",
    "Fence",
    "fence_at",
    "sections",
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


def _letters(title: str) -> str:
    return re.sub(r"[`*]", "", title)


def _with_fences(text: str, fences: list[Fence]) -> str:
    def give(match: re.Match[str]) -> str:
        fence = fences[int(match.group(1))]
        return f"```{fence.language}\n{fence.text}\n```"

    return re.sub(rf"^{MARK}(\d+)$", give, text.replace(BAR, r"\|"), flags=re.MULTILINE)
