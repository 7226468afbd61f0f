"""The rules of the games as their RULES.md have them: what is numbered there, and what cites those numbers."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.scripts import ROOT

FOLDER = ROOT / "desktop/gonfalon/games"
GAMES = sorted(path.parent.name for path in FOLDER.glob("*/RULES.md"))

_SECTION = re.compile(r"## (\d+|[A-Z])\. ")
_NUMBERED = re.compile(r"(?:\d+\. | *- |\| )(?:([A-Z])(\d+)([a-f]?)\b|(\d+)-?(\d*) \|)")
_SUBSECTION = re.compile(r"\*\*(\d+\.\d+)")

_LIST = r"\d+(?:(?:, | and | to )\d+)*"
_CITED = re.compile(
    rf"\b[Ss]ections? (?P<sections>{_LIST})|§(?P<section>\d+(?:\.\d+)?)"
    rf"|\b(?P<rule>[A-Z]\d+[a-f]?(?: to [A-Z]\d+)?)\b"
)


def text_of(game: str) -> str:
    return (FOLDER / game / "RULES.md").read_text(encoding="utf-8")


@cache
def numbers(game: str) -> tuple[str, ...]:
    """All that may be cited, in the order in which it stands there.

    `§3` and `§3.1` are sections, `E62` and `A8a` are rules. The events of Pax Pamir are `E101` to `E116`, as its tests
    name them.
    """
    found: list[str] = []
    for line in text_of(game).splitlines():
        if (match := _SECTION.match(line)) or (match := _SUBSECTION.match(line)):
            found.append(f"§{match[1]}")
        elif match := _NUMBERED.match(line):
            letter, number, part, first, last = match.groups()
            found += [f"{letter}{number}{part}"] if letter else [f"E{n}" for n in _between(first, last or first)]
    return tuple(dict.fromkeys(found))


def rules_of(game: str, letter: str) -> list[str]:
    """The rules of one letter."""
    return [number for number in numbers(game) if number[0] == letter]


def cited(text: str, game: str) -> Iterator[str]:
    """What a text about a game cites, in the form of `numbers`; a range stands for all that it spans.

    Only letters that this game has are taken for rules: `X11` is a rule of Pax Pamir, and elsewhere a window system.
    """
    letters = {number[0] for number in numbers(game)}
    for match in _CITED.finditer(text):
        if match["sections"]:
            for part in re.split(", | and ", match["sections"]):
                first, _, last = part.partition(" to ")
                yield from (f"§{number}" for number in _between(first, last or first))
        elif match["section"]:
            yield f"§{match['section']}"
        elif match["rule"][0] in letters:
            first, _, last = match["rule"].partition(" to ")
            spanned = _between(first[1:], last[1:]) if last else ()
            yield from (f"{first[0]}{number}" for number in spanned) if last else (first,)


def _between(first: str, last: str) -> range:
    return range(int(first), int(last) + 1)


def remarks(path: Path) -> str:
    """Comments and docstrings of a module in which something may be cited; of any other file all that stands there."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return text
    if not _CITED.search(text):
        return ""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    alone = (node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr))
    said = [token.string.strip("# ") for token in tokens if token.type == tokenize.COMMENT]
    said += [node.value for node in alone if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return " ".join("\n".join(said).split())
