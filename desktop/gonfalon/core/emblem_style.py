"""What the style and the numbers in a drawing may say: colours, lines and places, and nothing from elsewhere.

Everything here reads its text once from front to back; a stranger's file cannot make it go back and forth.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator

from gonfalon.core.slips import Phrase

PROPERTIES = frozenset({
    "color", "display", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-style", "font-weight",
    "opacity", "stop-color", "stop-opacity", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "visibility",
})  # fmt: skip
"""What is drawn; everything else in a style is left out."""
_CUT = Phrase("cut the shapes themselves")
_TIPS = Phrase("draw the tips as shapes")
UNDRAWN = {
    "clip-path": _CUT,
    "filter": Phrase("draw it without blur and shadow"),
    "marker": _TIPS,
    "marker-end": _TIPS,
    "marker-mid": _TIPS,
    "marker-start": _TIPS,
    "mask": _CUT,
    "stroke-dasharray": Phrase("draw each dash as a line"),
}
"""What would change the drawing, but is not drawn, with what to do instead."""
MAX_NUMBER = 1_000_000

_FRAGMENT = re.compile(r"#([\w.:-]{1,100})")
_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_COLOUR = re.compile(r"#[0-9a-fA-F]+")
_LENGTH = re.compile(r"([0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9})(px|pt|pc|mm|cm|in)?")
_UNITS = {"": 1.0, "px": 1.0, "pt": 1.25, "pc": 15.0, "mm": 3.543307, "cm": 35.43307, "in": 90.0}
_LOADING = ("expression(", "javascript:", "image(", "image-set(", "data:")


def fragment(link: str) -> str | None:
    """The name in `#name`; None for a link that leads anywhere else."""
    found = _FRAGMENT.fullmatch(link.strip())
    return found.group(1) if found else None


def links(value: str) -> Iterator[str | None]:
    """The name of every `url(#name)` in a value; None for each that leads out of the file or cannot be understood."""
    lowered, place = value.lower(), 0
    while (place := lowered.find("url", place)) >= 0:
        place += 3
        rest = lowered[place : place + 40].lstrip()
        if not rest.startswith("("):
            # So many spaces before a bracket are there to hide it.
            if not rest:
                yield None
            continue
        start, end = lowered.find("(", place) + 1, lowered.find(")", place)
        if end < 0:
            yield None
            return
        inside = value[start:end].strip()
        if len(inside) > 1 and inside[0] == inside[-1] and inside[0] in "'\"":
            inside = inside[1:-1]
        yield fragment(inside)
        place = end


def numbers(value: str) -> list[float]:
    """Every number in a value without its sign, but not those of colours; infinity for one beyond all measure."""
    return [abs(float(found)) for found in _NUMBER.findall(_COLOUR.sub(" ", value))]


def is_number(word: str) -> bool:
    """Whether the word is one number and nothing else."""
    return _NUMBER.fullmatch(word) is not None


def too_large(value: str) -> bool:
    """Whether a number in the value lies beyond every drawing."""
    return any(number > MAX_NUMBER or not math.isfinite(number) for number in numbers(value))


def length(written: str) -> float:
    """A width or height in pixels; 0 for what is none, as a percentage."""
    found = _LENGTH.fullmatch(written.strip()[:40])
    return float(found.group(1)) * _UNITS[found.group(2) or ""] if found else 0.0


def forbidden(text: str) -> str:
    """The part of a style or value that could load or hide something; empty when there is none."""
    for part in ("\\", "@", "<"):
        if part in text:
            return part
    lowered = uncommented(text).lower()
    return next((word for word in _LOADING if word in lowered), "")


def uncommented(text: str) -> str:
    """A style without its comments; one that is not closed takes all that follows with it."""
    parts, place = [], 0
    while (start := text.find("/*", place)) >= 0:
        parts.append(text[place:start])
        end = text.find("*/", start + 2)
        if end < 0:
            return "".join(parts)
        place = end + 2
    return "".join([*parts, text[place:]])


def declarations(text: str) -> list[tuple[str, str]]:
    """The properties of a style with their values, in order; what has no colon is left out."""
    found = []
    for part in uncommented(text).split(";"):
        name, colon, value = part.partition(":")
        if colon and value.strip():
            found.append((name.strip().lower(), " ".join(value.split())))
    return found


def rules(text: str) -> list[tuple[str, str]] | None:
    """The rules of a style sheet, as selector and declarations; None when it is more than plain rules."""
    *blocks, rest = uncommented(text).split("}")
    found = []
    for block in blocks:
        selector, brace, body = block.partition("{")
        selector = " ".join(selector.split())
        if not brace or not selector or "{" in body or any(sign in selector for sign in ";<>\"'@"):
            return None
        found.append((selector, body))
    return None if rest.strip() else found


def kept(text: str) -> str:
    """What is drawn of a style."""
    return ";".join(f"{name}:{value}" for name, value in declarations(text) if name in PROPERTIES)
