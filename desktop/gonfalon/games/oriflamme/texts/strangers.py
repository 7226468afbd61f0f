"""Pages that strangers have written: Markdown of which no more is laid out than there is time and room for."""

from __future__ import annotations

import re
import sys
import unicodedata
from typing import Final

from gonfalon.games.oriflamme.rules.texts import MOST_LETTERS
from gonfalon.games.oriflamme.texts.cards import DRAWN
from gonfalon.texts.markdown import without_fences

__all__ = ["FURTHEST_IN", "MOST_BARS", "MOST_DRAWN", "MOST_LINES", "MOST_SIGNS", "bounded"]

MOST_LINES: Final = 300
MOST_BARS: Final = 600
"""The bars on the whole page, and so, but for a few, the cells of its tables."""
MOST_SIGNS: Final = 400
"""The bullets, numbers and signs of quotation on the whole page."""
FURTHEST_IN: Final = 24
"""In how many letters a line may say how deep it lies in lists and quotations."""
MOST_DRAWN: Final = 12
"""The positions that are drawn on a page."""
_MOST_BLANKS: Final = 40
_BLANKS: Final = re.compile(rf"(?<=[ ]{{{_MOST_BLANKS}}}) +")
_ENTITY: Final = re.compile(r"&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));", re.IGNORECASE)
_LEADING: Final = re.compile(r" *(?:(?:>|(?:[-+*]|[0-9]{1,9}[.)])(?= |$)) *)+")
_SIGN: Final = re.compile(r">|[-+*]|[0-9]+[.)]")
_SUBSTITUTE: Final = "\ufffd"
_OBJECT: Final = 0xFFFC
"""Stands in a text of Qt's where a picture is."""


def bounded(text: str) -> str:
    """The page as it may be shown; one with too much of anything is shown as it is written.

    No letter of it means something to the program, however it was written down.
    """
    lines = text[: MOST_LETTERS["page"]].splitlines()
    kept = "\n".join(_plain(line.expandtabs(4)) for line in lines[:MOST_LINES])
    return kept if len(lines) <= MOST_LINES and _can_be_laid_out(kept) else _as_written(kept)


def _plain(line: str) -> str:
    """The line without letters that are ours or Qt's; numbers that stand for such letters are looked at too."""
    line = _ENTITY.sub(lambda entity: entity[0] if _is_plain(_number(entity)) else _SUBSTITUTE, line)
    return _BLANKS.sub("", "".join(letter if _is_plain(ord(letter)) else _SUBSTITUTE for letter in line))


def _number(entity: re.Match[str]) -> int:
    return int(entity[1], 16) if entity[1] else int(entity[2])


def _is_plain(number: int) -> bool:
    """Whether this is a letter that is not for private use, steers nothing, and does not begin a frame of Qt's."""
    if number > sys.maxunicode or 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE or number == _OBJECT:
        return False
    return unicodedata.category(chr(number)) not in ("Co", "Cc", "Cs", "Zl", "Zp")


def _can_be_laid_out(text: str) -> bool:
    bare, fences = without_fences(text, DRAWN)
    leading = [found[0] for line in bare.split("\n") if (found := _LEADING.match(line))]
    return (
        all(len(inset) <= FURTHEST_IN for inset in leading)
        and sum(len(_SIGN.findall(inset)) for inset in leading) <= MOST_SIGNS
        and sum(fence.drawn for fence in fences) <= MOST_DRAWN
        and bare.count("|") <= MOST_BARS
    )


def _as_written(text: str) -> str:
    # A line of it must not end the block that it stands in.
    inside = "\n".join(f" {line}" if line.startswith("```") else line for line in text.split("\n"))
    return f"```text\n{inside}\n```"
