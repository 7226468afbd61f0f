"""Parsing an untrusted SVG: its tree of elements with their positions, its styles and numbers."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from gonfalon.core.diagnostics import Message
from gonfalon.core.yaml_reader import CardFileError, Diagnostic

PROPERTIES = frozenset({
    "color", "display", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-style", "font-weight",
    "opacity", "stop-color", "stop-opacity", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "visibility",
})  # fmt: skip
"""What is drawn; everything else in a style is left out."""
_CUT = Message("cut the shapes themselves")
_TIPS = Message("draw the tips as shapes")
UNDRAWN = {
    "clip-path": _CUT,
    "filter": Message("draw it without blur and shadow"),
    "marker": _TIPS,
    "marker-end": _TIPS,
    "marker-mid": _TIPS,
    "marker-start": _TIPS,
    "mask": _CUT,
    "stroke-dasharray": Message("draw each dash as a line"),
}
"""What would change the drawing, but is not drawn, with what to do instead."""
MAX_NUMBER = 1_000_000

_FRAGMENT = re.compile(r"#([\w.:-]{1,100})")
_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_COLOUR = re.compile(r"#[0-9a-fA-F]+")
_LENGTH = re.compile(r"([0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9})(px|pt|pc|mm|cm|in)?")
_UNITS = {"": 1.0, "px": 1.0, "pt": 1.25, "pc": 15.0, "mm": 3.543307, "cm": 35.43307, "in": 90.0}
_LOADING = ("expression(", "javascript:", "image(", "image-set(", "data:")


def fragment_id(link: str) -> str | None:
    """The name in `#name`; None for a link that leads anywhere else."""
    found = _FRAGMENT.fullmatch(link.strip())
    return found.group(1) if found else None


def linked_ids(value: str) -> Iterator[str | None]:
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
        yield fragment_id(inside)
        place = end


def numbers_in(value: str) -> list[float]:
    """Every number in a value without its sign, but not those of colours; infinity for one beyond all measure."""
    return [abs(float(found)) for found in _NUMBER.findall(_COLOUR.sub(" ", value))]


def is_number(word: str) -> bool:
    """Return whether the word is one number and nothing else."""
    return _NUMBER.fullmatch(word) is not None


def has_too_large_number(value: str) -> bool:
    """Return whether a number in the value lies beyond every drawing."""
    return any(number > MAX_NUMBER or not math.isfinite(number) for number in numbers_in(value))


def pixel_length(written: str) -> float:
    """A width or height in pixels; 0 for what is none, as a percentage."""
    found = _LENGTH.fullmatch(written.strip()[:40])
    return float(found.group(1)) * _UNITS[found.group(2) or ""] if found else 0.0


def forbidden_part(text: str) -> str:
    """The part of a style or value that could load or hide something; empty when there is none."""
    for part in ("\\", "@", "<"):
        if part in text:
            return part
    lowered = without_comments(text).lower()
    return next((word for word in _LOADING if word in lowered), "")


def without_comments(text: str) -> str:
    """A style without its comments; one that is not closed takes all that follows with it."""
    parts, place = [], 0
    while (start := text.find("/*", place)) >= 0:
        parts.append(text[place:start])
        end = text.find("*/", start + 2)
        if end < 0:
            return "".join(parts)
        place = end + 2
    return "".join([*parts, text[place:]])


def parse_declarations(text: str) -> list[tuple[str, str]]:
    """The properties of a style with their values, in order; what has no colon is left out."""
    found = []
    for part in without_comments(text).split(";"):
        name, colon, value = part.partition(":")
        if colon and value.strip():
            found.append((name.strip().lower(), " ".join(value.split())))
    return found


def parse_style_rules(text: str) -> list[tuple[str, str]] | None:
    """The rules of a style sheet, as selector and declarations; None when it is more than plain rules."""
    *blocks, rest = without_comments(text).split("}")
    found = []
    for block in blocks:
        selector, brace, body = block.partition("{")
        selector = " ".join(selector.split())
        if not brace or not selector or "{" in body or any(sign in selector for sign in ";<>\"'@"):
            return None
        found.append((selector, body))
    return None if rest.strip() else found


def drawn_style(text: str) -> str:
    """Return the declarations of a style that are drawn."""
    return ";".join(f"{name}:{value}" for name, value in parse_declarations(text) if name in PROPERTIES)


# Nothing outside the file is ever read, and nothing in it is expanded: whoever writes a document type, an entity or a
# processing instruction gets a sentence instead.

SVG = "http://www.w3.org/2000/svg"
MAX_DEPTH = 32
MAX_ELEMENTS = 2000
_PARTED = "\x1f"
"""Stands between namespace and name; no XML text can hold it."""
_ENCODINGS = {"utf-8", "utf8", "us-ascii", "ascii"}


@dataclass(slots=True)
class SvgElement:
    """One element of a drawing."""

    name: str
    """Without its prefix."""
    namespace: str
    attributes: list[tuple[str, str, str]]
    """Namespace (empty for plain ones), name and value of each."""
    line: int
    column: int
    """Both from 1, of the opening tag."""
    text: str = ""
    """Before the first child."""
    tail: str = ""
    """Behind the element itself."""
    children: list[SvgElement] = field(default_factory=list)

    def get(self, name: str) -> str:
        """The value of a plain attribute; empty when there is none."""
        return next((value for space, known, value in self.attributes if not space and known == name), "")


def parse_svg(content: str, source: str) -> SvgElement:
    """The root of the document; `source` is what the file is called in sentences.

    Raises:
        CardFileError: when it is no XML, or more than plain elements, or has too many of them.
    """
    return _Builder(source).read(content)


class _Builder:
    def __init__(self, source: str) -> None:
        self._source = source
        self._open: list[SvgElement] = []
        self._root: SvgElement | None = None
        self._count = 0
        self._parser = parser = expat.ParserCreate("utf-8", _PARTED)
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._letters
        parser.XmlDeclHandler = self._declaration
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction

    def read(self, content: str) -> SvgElement:
        try:
            self._parser.Parse(content.encode(), True)
        except expat.ExpatError as error:
            problem = expat.errors.messages[error.code]
            #: {problem} is what the reader of XML says, in English
            phrase = Message(
                "this is not well-formed XML: {problem}; export the drawing again as plain SVG", problem=problem
            )
            raise CardFileError([Diagnostic.of(self._source, error.lineno, error.offset + 1, phrase)]) from None
        assert self._root is not None
        return self._root

    def _refuse(self, phrase: Message) -> CardFileError:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        return CardFileError([Diagnostic.of(self._source, line, column, phrase)])

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            many = Message("there are more than {most} elements; an emblem is a simple drawing", most=MAX_ELEMENTS)
            raise self._refuse(many)
        if len(self._open) >= MAX_DEPTH:
            deep = Message(
                "elements are nested more than {most} deep; ungroup what need not be a group", most=MAX_DEPTH
            )
            raise self._refuse(deep)
        namespace, _, local = name.rpartition(_PARTED)
        element = SvgElement(
            local,
            namespace,
            [(*_halves(key), value) for key, value in attributes.items()],
            self._parser.CurrentLineNumber,
            self._parser.CurrentColumnNumber + 1,
        )
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, name: str) -> None:
        self._open.pop()

    def _letters(self, text: str) -> None:
        element = self._open[-1]
        if element.children:
            element.children[-1].tail += text
        else:
            element.text += text

    def _declaration(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.lower() not in _ENCODINGS:
            raise self._refuse(
                Message("the file says it is written in {encoding}; save it in UTF-8", encoding=encoding)
            )

    def _doctype(self, name: str, system: str | None, public: str | None, internal: bool) -> None:
        raise self._refuse(
            Message("a document type (<!DOCTYPE ...>) and its entities are not allowed in an emblem; delete it")
        )

    def _instruction(self, target: str, data: str) -> None:
        raise self._refuse(Message("<?{target} ...?> is not allowed in an emblem; delete it", target=target))


def _halves(key: str) -> tuple[str, str]:
    namespace, _, local = key.rpartition(_PARTED)
    return namespace, local
