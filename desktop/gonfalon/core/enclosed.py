"""Texts of cards that a record brings along, each as lines that a person can read and nothing else is mistaken for.

    text "Harvest Fair":
    | name: Harvest Fair
    |
    | "\\ta line in quotation marks"

Such a line holds what a terminal or an editor could act upon, or begins with quotation marks itself.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Final

__all__ = ["BAR", "MOST_KEPT", "enclosed", "fitting", "marked", "quoted"]

BAR: Final = "|"
MOST_KEPT: Final = 750_000
"""So many bytes all of them may take in a record: three of the largest, with room for all moves and notes."""


def enclosed(texts: Iterable[tuple[str, str]]) -> list[str]:
    """The lines of the texts of sets, each with the name of its set, without their ends."""
    lines: list[str] = []
    for name, text in texts:
        lines.append(f"text {quoted(name)}:")
        lines.extend(map(marked, text.split("\n")))
    return lines


def fitting(texts: Sequence[tuple[str, str]], most: int = MOST_KEPT) -> tuple[tuple[str, str], ...]:
    """Those texts that a record has room for, the first ones first; a long one is left out and not cut."""
    kept: list[tuple[str, str]] = []
    for name, text in texts:
        size = sum(len(line.encode()) + 1 for line in enclosed([(name, text)]))
        if size <= most:
            most -= size
            kept.append((name, text))
    return tuple(kept)


def marked(line: str) -> str:
    """One line of a text as it stands in a record."""
    if not line:
        return BAR
    plain = line.isprintable() and not line.startswith('"')
    return f"{BAR} {line if plain else quoted(line)}"


def quoted(text: str) -> str:
    """A text in quotation marks on one line, with everything escaped that a terminal or an editor could act upon."""
    written = json.dumps(text, ensure_ascii=False)
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in written)
