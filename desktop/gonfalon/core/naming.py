"""Names and notes as people and their files give them, without what cannot be seen or turns other words round."""

from __future__ import annotations

import unicodedata
from typing import Final

__all__ = ["JOINERS", "LONGEST", "LONGEST_NOTE", "look_of", "seen", "seen_note"]

LONGEST: Final = 200
"""So many letters of a name or a title are read, whoever has written them."""
LONGEST_NOTE: Final = 4000

JOINERS: Final = "\u200c\u200d"
"""Unseen signs without which words of some languages, and some emoji, are other ones."""
_SHAPES: Final = str.maketrans(
    "АВЕЅІЇЈКМНОРСТУХӀаеѕіїјкморстухӏһԁгвнΑΒΕΖΗΙΚΜΝΟΡΤΥΧανορικτυχ",
    "ABESIÏJKMHOPCTYXIaesiïjkmopctyxlhdrbhABEZHIKMNOPTYXavopiktux",
)
"""Letters of Cyrillic and Greek that look like Latin ones."""
_STROKES: Final = str.maketrans("l1|0", "iiio")


def look_of(name: str) -> str:
    """The same for names that nobody can tell apart by looking at them, whatever letters they are written in."""
    folded = unicodedata.normalize("NFKC", name).translate(_SHAPES).casefold()
    return "".join(folded.translate(_STROKES).replace("rn", "m").replace("vv", "w").split())


def seen(text: str, most: int = LONGEST) -> str:
    """The letters of a name that can be seen, at most so many, with plain blanks; empty where there are none."""
    name = "".join(map(_seen, text[:most]))
    return name if name.strip(JOINERS + " ") else ""


def seen_note(text: str) -> str:
    """The letters of a note that can be seen, with its lines."""
    return "\n".join(seen(line, LONGEST_NOTE) for line in text[:LONGEST_NOTE].split("\n"))


def _seen(letter: str) -> str:
    if letter.isprintable() or letter in JOINERS:
        return letter
    return " " if letter.isspace() else ""
