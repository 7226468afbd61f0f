"""The letters of a page as a reader sees them, which Qt's reader of Markdown decides."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QTextDocument

from gonfalon.texts.markdown import BAR, SIGN, fence_at, without_fences
from gonfalon.texts.rules import Page, pattern

__all__ = ["count", "plain_lines", "set_text"]

_PICTURE: Final = re.compile(r"!+\[")
"""All of the signs: behind one that is taken out another would begin a picture."""


def set_text(document: QTextDocument, text: str) -> None:
    """Read Markdown into a document: tables are known, but neither HTML nor pictures, which could open files."""
    features = QTextDocument.MarkdownFeature.MarkdownDialectGitHub | QTextDocument.MarkdownFeature.MarkdownNoHTML
    document.setMarkdown(_PICTURE.sub("[", text), features)


@lru_cache(maxsize=512)
def plain_lines(text: str, drawn: tuple[str, ...] = ()) -> tuple[str, ...]:
    """What a reader sees of the text, a line for each paragraph, drawn positions left out."""
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


def count(page: Page, words: str) -> int:
    """How often the words stand on the page, its drawn positions and its title not counted."""
    if not words.strip():
        return 0
    search = re.compile(pattern(words), re.IGNORECASE)
    return sum(len(search.findall(line)) for line in plain_lines(page.text, page.drawn))
