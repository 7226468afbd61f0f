"""
Sanitizing emblems that users draw: an SVG is checked, limited in cost, and written anew with only what can be drawn.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.parsers import expat

from gonfalon.core.diagnostics import MAX_DIAGNOSTICS, CardFileError, Diagnostic, Message, closest_word, file_error
from gonfalon.core.files import UnreadableFile, read_bytes

MAX_EMBLEM_BYTES = 100_000
MAX_DEPTH = 32
MAX_ELEMENTS = 2000
MAX_NUMBERS = 6000
"""So many numbers of paths and places are drawn; ours have some hundreds."""
MAX_NUMBER = 1_000_000
_EACH = 4
"""What a shape costs besides its path."""
_SIDES = (1.0, 100_000.0)
_ASPECT = 20.0

_SVG = "http://www.w3.org/2000/svg"
_PARTED = "\x1f"
"""Stands between namespace and name; no XML text can hold it."""
_ENCODINGS = {"utf-8", "utf8", "us-ascii", "ascii"}
_SHAPES = ("circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "tspan")
_DRAWN = (*_SHAPES, "defs", "g", "linearGradient", "radialGradient", "stop", "style", "svg", "use")
_LEFT_OUT = ("title", "desc", "metadata")
_UNUSED = ("clipPath", "filter", "marker", "mask", "pattern", "symbol", "view")
"""What drawing programs leave behind; it is not drawn, and nothing may use it."""
_DELETE = Message("delete it")
_STILL = Message("an emblem cannot be animated")
_FORBIDDEN = {
    "a": Message("take the drawing out of the link"),
    "foreignobject": _DELETE,
    "image": Message("trace the picture, so that it becomes paths"),
    "script": _DELETE,
    "set": _STILL,
    "iframe": _DELETE,
    "feimage": _DELETE,
}
"""In any namespace: QtSvg looks at the name alone."""
_PROPERTIES = frozenset({
    "color", "display", "fill", "fill-opacity", "fill-rule", "font-family", "font-size", "font-style", "font-weight",
    "opacity", "stop-color", "stop-opacity", "stroke", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit",
    "stroke-opacity", "stroke-width", "text-anchor", "visibility",
})  # fmt: skip
"""What is drawn; everything else in a style is left out."""
_ATTRIBUTES = _PROPERTIES | {
    "class", "cx", "cy", "d", "dx", "dy", "fx", "fy", "gradientTransform", "gradientUnits", "height", "id", "offset",
    "points", "r", "rx", "ry", "spreadMethod", "transform", "width", "x", "x1", "x2", "y", "y1", "y2",
}  # fmt: skip
_CUT = Message("cut the shapes themselves")
_TIPS = Message("draw the tips as shapes")
_UNDRAWN = {
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

_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_COLOUR = re.compile(r"#[0-9a-fA-F]+")
_LENGTH = re.compile(r"([0-9]{1,9}(?:\.[0-9]{0,9})?|\.[0-9]{1,9})(px|pt|pc|mm|cm|in)?")
_UNITS = {"": 1.0, "px": 1.0, "pt": 1.25, "pc": 15.0, "mm": 3.543307, "cm": 35.43307, "in": 90.0}
_FRAGMENT = re.compile(r"\s*#([\w.:-]{1,100})\s*")
_URL = re.compile(r"url\s*\(([^)]*)(\)?)", re.IGNORECASE)
_COMMENT = re.compile(r"/\*.*?(?:\*/|\Z)", re.DOTALL)
_LOADING = re.compile(r"[\\@<]|expression\(|javascript:|image\(|image-set\(|data:", re.IGNORECASE)
"""The parts of a style or value that could load or hide something."""
_RULE = re.compile(r"\s*([^{};<>\"'@]*[^{};<>\"'@\s])\s*\{([^{}]*)\}")


def sanitized_file(path: Path) -> bytes:
    """The drawing in a user's SVG file, checked: safe to be drawn, with nothing in it from elsewhere.

    Raises:
        CardFileError: with what is wrong, where, and what can be done about it.
    """
    try:
        data = read_bytes(path, MAX_EMBLEM_BYTES, Message("an emblem"))
    except UnreadableFile as error:
        raise (_too_large(str(path)) if error.large else file_error(str(path), error.phrase)) from None
    return sanitized_svg(data, str(path))


def sanitized_svg(data: bytes, source: str) -> bytes:
    """The drawing in these bytes, checked as `sanitized_file` does; `source` is what their file is called in sentences.

    Raises:
        CardFileError: as `sanitized_file`.
    """
    if len(data) > MAX_EMBLEM_BYTES:
        raise _too_large(source)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        phrase = Message(
            "the file is not a text in UTF-8: byte {number} cannot be read; save it as plain SVG",
            number=error.start + 1,
        )
        raise file_error(source, phrase) from None
    return _Sanitizer(source).sanitized(text)


def _too_large(source: str) -> CardFileError:
    phrase = Message(
        "the file is larger than {most} kB; simplify its paths or take out pictures", most=MAX_EMBLEM_BYTES // 1000
    )
    return file_error(source, phrase)


@dataclass(slots=True)
class _Cost:
    elements: int = 0
    numbers: int = 0
    uses: int = 0
    """How often something in it is taken from another place of the file."""


@dataclass(slots=True)
class _Element:
    """An element that is open, or one that has an id."""

    name: str
    own: bool
    """Whether it is of SVG."""
    drawn: bool
    place: tuple[int, int]
    """Line and column of its opening tag, both from 1."""
    start: _Cost
    """What was counted before it."""
    cost: _Cost
    """What it holds, once it is closed."""


class _Sanitizer:
    """Goes through a file once, collects what is wrong, and writes what can be drawn.

    Nothing outside the file is ever read, and nothing in it is expanded: a document type, an entity or a processing
    instruction is refused.
    """

    def __init__(self, source: str) -> None:
        self._source = source
        self._diagnostics: list[Diagnostic] = []
        self._out: list[str] = []
        self._open: list[_Element] = []
        self._named: dict[str, _Element] = {}
        self._links: list[tuple[_Element, str, str]] = []
        """Element, what it says (`href`, or a property), and the name it leads to."""
        self._count = _Cost()
        self._shapes = self._all = 0
        self._sheet: list[str] = []
        self._parser = parser = expat.ParserCreate("utf-8", _PARTED)
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._letters
        parser.XmlDeclHandler = self._declaration
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction

    def sanitized(self, text: str) -> bytes:
        try:
            self._parser.Parse(text.encode(), True)
        except expat.ExpatError as error:
            problem = expat.errors.messages[error.code]
            #: {problem} is what the reader of XML says, in English
            phrase = Message(
                "this is not well-formed XML: {problem}; export the drawing again as plain SVG", problem=problem
            )
            raise CardFileError([Diagnostic.of(self._source, error.lineno, error.offset + 1, phrase)]) from None
        if self._diagnostics:
            raise CardFileError(self._diagnostics)
        return "".join(self._out).encode()

    def _refuse(self, phrase: Message) -> CardFileError:
        """Return the error of a file that is not read any further."""
        place = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        return CardFileError([Diagnostic.of(self._source, *place, phrase)])

    def _mistake(self, element: _Element, phrase: Message) -> None:
        self._diagnostics.append(Diagnostic.of(self._source, *element.place, phrase))
        if len(self._diagnostics) >= MAX_DIAGNOSTICS:
            raise CardFileError(self._diagnostics)

    # -- what XML may hold ---------------------------------------------------------------------------------------------

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

    # -- elements ------------------------------------------------------------------------------------------------------

    def _start(self, qualified: str, attributes: dict[str, str]) -> None:
        self._all += 1
        if self._all > MAX_ELEMENTS:
            many = Message("there are more than {most} elements; an emblem is a simple drawing", most=MAX_ELEMENTS)
            raise self._refuse(many)
        if len(self._open) >= MAX_DEPTH:
            deep = Message(
                "elements are nested more than {most} deep; ungroup what need not be a group", most=MAX_DEPTH
            )
            raise self._refuse(deep)
        namespace, name = _halves(qualified)
        place = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        own, above = namespace == _SVG, self._open[-1] if self._open else None
        start = _Cost(self._count.elements, self._count.numbers, self._count.uses)
        element = _Element(name, own, False, place, start, _Cost())
        self._open.append(element)
        lowered = name.lower()
        if above is None and (name != "svg" or not own):
            phrase = Message(
                'the drawing must begin with <svg xmlns="{namespace}">, not with <{element}>',
                namespace=_SVG,
                element=name,
            )
            self._mistake(element, phrase)
            raise CardFileError(self._diagnostics)
        if lowered in _FORBIDDEN or lowered.startswith("animate"):
            advice = _FORBIDDEN.get(lowered, _STILL)
            self._mistake(
                element, Message("<{element}> is not allowed in an emblem; {advice}", element=name, advice=advice)
            )
            return
        element.drawn = own and (above is None or above.drawn) and name not in (*_UNUSED, *_LEFT_OUT)
        if element.drawn and above is not None and name == "svg":
            self._mistake(element, Message("there is a second <svg> inside the first; make it a group, <g>"))
        elif element.drawn and name not in _DRAWN:
            self._mistake(element, _not_drawn(name))
        if element.drawn:
            self._shapes += name in _SHAPES
            self._count.elements += 1
            self._count.numbers += _EACH
        view = self._view(element, attributes) if above is None else ""
        written = "".join(self._attributes(element, attributes, _PROPERTIES | {"class"} if view else _ATTRIBUTES))
        if view:
            self._out.append(f'<svg xmlns="{_SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{view}"')
        elif element.drawn:
            self._out.append(f"<{name}")
        if element.drawn:
            self._out.append(f"{written}>")

    def _end(self, qualified: str) -> None:
        element = self._open.pop()
        element.cost = _Cost(
            self._count.elements - element.start.elements,
            self._count.numbers - element.start.numbers,
            self._count.uses - element.start.uses,
        )
        if element.own and element.name == "style":
            rules = self._style_rules(element, "".join(self._sheet))
            self._sheet.clear()
            if element.drawn:
                self._out += (_escaped(f"{selector} {{{_drawn_style(text)}}}", quote=False) for selector, text in rules)
        if element.drawn:
            self._out.append(f"</{element.name}>")
        if not self._open:
            self._finish(element)

    def _letters(self, text: str) -> None:
        element = self._open[-1]
        if element.own and element.name == "style":
            self._sheet.append(text)
        elif element.drawn and element.name in ("text", "tspan"):
            self._count.numbers += len(text.split())
            self._out.append(_escaped(text, quote=False))

    def _view(self, root: _Element, attributes: dict[str, str]) -> str:
        """Return the viewBox, or one made of width and height; something where the drawing has none."""
        given = attributes.get("viewBox", "")
        if given:
            parts = given[:200].replace(",", " ").split()
            plain = len(parts) == 4 and all(map(_NUMBER.fullmatch, parts)) and not _has_too_large_number(given)
            view = " ".join(parts) if plain else ""
            wide, high = map(float, parts[2:]) if plain else (0.0, 0.0)
        else:
            wide, high = (_pixel_length(attributes.get(side, "")) for side in ("width", "height"))
            view = f"0 0 {wide:g} {high:g}"
        least, most = _SIDES
        if not view or not (least <= wide <= most and least <= high <= most):
            self._mistake(
                root, Message('the drawing has no usable size; give <svg> a viewBox, such as viewBox="0 0 200 200"')
            )
        elif max(wide, high) > _ASPECT * min(wide, high):
            phrase = Message(
                "the drawing is {wide} wide and {high} high; an emblem should be about square",
                wide=f"{wide:g}",
                high=f"{high:g}",
            )
            self._mistake(root, phrase)
        return view or "0 0 1 1"

    # -- attributes and styles -----------------------------------------------------------------------------------------

    def _attributes(self, element: _Element, given: dict[str, str], allowed: frozenset[str]) -> Iterator[str]:
        """Check all attributes and yield those that are written, an `href` of SVG 2 before one of XLink, and last."""
        link = ""
        for key, value in given.items():
            namespace, name = _halves(key)
            if not namespace and name.lower().startswith("on"):
                self._mistake(element, Message("the attribute '{name}' would run a script; delete it", name=name))
            elif name.lower() in ("href", "src"):
                self._link(element, name, value, value)
                if name == "href" and (not namespace or not link):
                    link = value.strip()
            elif namespace:
                continue
            elif name == "style":
                self._declared(element, value)
                yield f' style="{_escaped(_drawn_style(value))}"'
            else:
                if name == "id" and element.own:
                    self._name(element, value)
                elif element.drawn and name in ("d", "points"):
                    self._count.numbers += len(_numbers_in(value))
                self._value(element, name, value)
                if name in allowed:
                    yield f' {name}="{_escaped(value)}"'
        if link:
            self._count.uses += element.drawn
            yield f' xlink:href="{_escaped(link)}"'

    def _name(self, element: _Element, id: str) -> None:
        if id in self._named:
            first = self._named[id].place[0]
            twice = Message("the id '{name}' appears twice, first in line {line}", name=id, line=first)
            self._mistake(element, twice)
        self._named.setdefault(id, element)

    def _value(self, element: _Element, name: str, value: str) -> None:
        for inside, closed in _URL.findall(_COMMENT.sub("", value)):
            link = inside.strip()
            if len(link) > 1 and link[0] == link[-1] and link[0] in "'\"":
                link = link[1:-1]
            self._link(element, name, link if closed else "", value)
        if not element.drawn or name not in _ATTRIBUTES | _UNDRAWN.keys():
            return
        if part := _loading_part(value):
            self._mistake(element, Message("'{part}' is not allowed in '{name}'", part=part, name=name))
        if name in _UNDRAWN and value.strip().lower() not in ("none", ""):
            undrawn = Message(
                "'{name}' is not drawn in an emblem; {advice}, or set it to none", name=name, advice=_UNDRAWN[name]
            )
            self._mistake(element, undrawn)
        elif name not in ("id", "class", "font-family") and _has_too_large_number(value):
            large = Message("a number in '{name}' is larger than {most}; draw it smaller", name=name, most=MAX_NUMBER)
            self._mistake(element, large)

    def _declared(self, element: _Element, text: str) -> None:
        """Check the words of a style attribute or of a rule in a style sheet."""
        if part := _loading_part(text):
            phrase = Message("'{part}' is not allowed in a style; write colours and widths plainly", part=part)
            self._mistake(element, phrase)
            return
        for name, value in _declarations(text):
            self._value(element, name, value)

    def _style_rules(self, element: _Element, sheet: str) -> list[tuple[str, str]]:
        """Return the rules of a style sheet, as selector and declarations, as far as they are plain."""
        if part := _loading_part(sheet):
            phrase = Message("'{part}' is not allowed in <style>; give the shapes their colours themselves", part=part)
            if part == "@":
                phrase = Message(
                    "@import and other @ words are not allowed in <style>; give the shapes their colours themselves"
                )
            self._mistake(element, phrase)
            return []
        rules, end, sheet = [], 0, _COMMENT.sub("", sheet).strip()
        while found := _RULE.match(sheet, end):
            rules.append((" ".join(found[1].split()), found[2]))
            end = found.end()
        if end < len(sheet):
            rule = ".line { fill: #2a1c12 }"
            self._mistake(element, Message("this <style> is more than plain rules, such as {rule}", rule=rule))
            return []
        for _, text in rules:
            self._declared(element, text)
        return rules

    # -- links and cost ------------------------------------------------------------------------------------------------

    def _link(self, element: _Element, name: str, link: str, value: str) -> None:
        target = _FRAGMENT.fullmatch(link)
        if target is None:
            phrase = Message(
                "'{name}' leads to '{place}'; an emblem may only use what is in its own file, '#name'",
                name=name,
                place=value.strip()[:40],
            )
            self._mistake(element, phrase)
        elif element.drawn:
            self._links.append((element, name, target[1]))

    def _finish(self, root: _Element) -> None:
        """Check where all links lead, that there is something to see, and that it is drawn in a moment."""
        elements, numbers = self._count.elements, self._count.numbers
        for element, name, target in self._links:
            found = self._named.get(target)
            if found is None:
                nowhere = Message(
                    "'{name}' leads to '{place}', which is nowhere in the file", name=name, place=f"#{target}"
                )
                self._mistake(element, nowhere)
            elif found.name in _UNUSED and name not in _UNDRAWN:
                undrawn = Message(
                    "'{name}' leads to a <{element}>, which is not drawn in an emblem", name=name, element=found.name
                )
                self._mistake(element, undrawn)
            elif name == "href" and found.cost.uses:
                # So nothing can use itself, and what is doubled is not doubled again.
                itself = Message(
                    "this <{element}> uses what itself uses something; use what is drawn", element=element.name
                )
                self._mistake(element, itself)
            elif name == "href":
                elements, numbers = elements + found.cost.elements, numbers + found.cost.numbers
        if self._diagnostics:
            return
        if not self._shapes:
            self._mistake(root, Message("there is nothing to see in the drawing: no path, circle or other shape"))
        elif elements > MAX_ELEMENTS:
            many = Message(
                "<use> makes more than {most} elements of the drawing; use less, or use it less often",
                most=MAX_ELEMENTS,
            )
            self._mistake(root, many)
        elif numbers > MAX_NUMBERS:
            long = Message("the paths of the drawing hold more than {most} numbers; simplify them", most=MAX_NUMBERS)
            self._mistake(root, long)


def _halves(key: str) -> tuple[str, str]:
    namespace, _, local = key.rpartition(_PARTED)
    return namespace, local


def _numbers_in(value: str) -> list[float]:
    """Every number in a value without its sign, but not those of colours; infinity for one beyond all measure."""
    return [abs(float(found)) for found in _NUMBER.findall(_COLOUR.sub(" ", value))]


def _has_too_large_number(value: str) -> bool:
    """Return whether a number in the value lies beyond every drawing."""
    return any(number > MAX_NUMBER or not math.isfinite(number) for number in _numbers_in(value))


def _pixel_length(written: str) -> float:
    """A width or height in pixels; 0 for what is none, as a percentage."""
    found = _LENGTH.fullmatch(written.strip()[:40])
    return float(found.group(1)) * _UNITS[found.group(2) or ""] if found else 0.0


def _loading_part(text: str) -> str:
    """Return the part of a style or value that could load or hide something, empty for none."""
    found = _LOADING.search(text) or _LOADING.search(_COMMENT.sub("", text))
    return found[0] if found else ""


def _declarations(text: str) -> list[tuple[str, str]]:
    """The properties of a style with their values, in order; what has no colon is left out."""
    parts = (part.partition(":") for part in _COMMENT.sub("", text).split(";"))
    return [(name.strip().lower(), " ".join(value.split())) for name, _, value in parts if value.strip()]


def _drawn_style(text: str) -> str:
    """Return the declarations of a style that are drawn."""
    return ";".join(f"{name}:{value}" for name, value in _declarations(text) if name in _PROPERTIES)


def _escaped(text: str, quote: bool = True) -> str:
    from html import escape  # Its table of names takes half a megabyte, and few sets have drawings of their own.

    return escape(text, quote)


def _not_drawn(name: str) -> Message:
    if near := closest_word(name, _DRAWN):
        return Message("<{element}> is not drawn in an emblem, did you mean '{near}'?", element=name, near=near)
    return Message("<{element}> is not drawn in an emblem", element=name)
