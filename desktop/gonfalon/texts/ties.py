"""Where a line must not end: spaces that keep two words together are put in here, so that nobody has to write them."""

from __future__ import annotations

import re
from typing import Final

__all__ = ["NO_BREAK", "tied"]

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
_SPACE: Final = re.compile(
    # What somebody may want to copy stays as it is, to the letter: blocks of code, code within a line, quoted words.
    r"""```.*?\n```|`[^`\n]+`|'(?<!\w')[^'\n]*'(?!\w)|\n(?:\ {4}|\t)[^\n]*"""
    # Behind a word of one letter, but for a particle, that is not all there is in the cell of a table,
    r"""|\ (?<=(?<![^\s(\[*«„“—–])[^\W\d_]\ )(?<![жбЖБ]\ )(?![\s|])"""
    # between a number and what is counted, and before one behind which nothing is,
    r"""|\ (?:(?<=\d\ )|(?<=%n\ ))(?=[^\W\d_])|\ (?<=\w\ )(?=(?:\d+|%n)(?:[.,;:?!)\n]|\Z))"""
    # before a particle and before a dash.
    r"""|\ (?<=\w\ )(?=[жб]\b)|\ (?<=[^\s|]\ )(?=[—–]\s)""",
    re.DOTALL,
)


def tied(text: str) -> str:
    """Plain text or Markdown with no-break spaces where a reader would not want a line to end."""
    return _SPACE.sub(lambda match: NO_BREAK if match[0] == " " else match[0], text)
