"""
Sanitizing emblems that users draw: an SVG is checked, limited in cost, and written anew with only what can be drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from gonfalon.core import svg_document as style
from gonfalon.core.diagnostics import Message
from gonfalon.core.files import UnreadableFile, read_bytes
from gonfalon.core.svg_document import MAX_DEPTH, MAX_ELEMENTS, SVG, SvgElement, numbers_in, parse_svg
from gonfalon.core.yaml_reader import MAX_DIAGNOSTICS, CardFileError, Diagnostic, closest_word, file_error

__all__ = ["MAX_EMBLEM_BYTES", "sanitized_file", "sanitized_svg"]


MAX_NUMBERS = 6000
"""So many numbers of paths and places are drawn; ours have some hundreds."""
_DEEPEST = 2 * MAX_DEPTH
_EACH = 4
"""What a shape costs besides its path."""


class DrawingCostError(ValueError):
    """A drawing that would take too long; `phrase` says why, `element` where to look."""

    def __init__(self, element: SvgElement, phrase: Message) -> None:
        super().__init__(str(phrase))
        self.element = element
        self.phrase = phrase


class _Cost(NamedTuple):
    elements: int
    numbers: int
    depth: int


def check_drawing_cost(root: SvgElement, used: Mapping[int, Sequence[SvgElement]]) -> None:
    """Find out whether a drawing can be drawn in a moment; `used` is what each element, by its id(), refers to.

    Raises:
        DrawingCostError: when it cannot, or would never end.
    """
    cost = _cost_of(root, used, {}, 0)
    if cost.depth > _DEEPEST:
        raise _too_deep(root)
    if cost.elements > MAX_ELEMENTS:
        many = Message(
            "<use> makes more than {most} elements of the drawing; use less, or use it less often", most=MAX_ELEMENTS
        )
        raise DrawingCostError(root, many)
    if cost.numbers > MAX_NUMBERS:
        long = Message("the paths of the drawing hold more than {most} numbers; simplify them", most=MAX_NUMBERS)
        raise DrawingCostError(root, long)


def _too_deep(element: SvgElement) -> DrawingCostError:
    deep = Message("<use> leads more than {most} levels down; use what is drawn, not what uses it", most=_DEEPEST)
    return DrawingCostError(element, deep)


def _cost_of(
    element: SvgElement, used: Mapping[int, Sequence[SvgElement]], known: dict[int, _Cost | None], level: int
) -> _Cost:
    """Each element is weighed once, however often it is used; None is known of one whose weighing goes on."""
    key = id(element)
    if key in known:
        cost = known[key]
        if cost is None:
            itself = Message("this <{element}> uses itself; take out what leads back to it", element=element.name)
            raise DrawingCostError(element, itself)
        return cost
    if level > _DEEPEST:
        raise _too_deep(element)
    known[key] = None
    elements, depth = 1, 0
    count = _EACH + len(element.text.split()) + sum(len(numbers_in(element.get(name))) for name in ("d", "points"))
    for part in (*element.children, *used.get(key, ())):
        cost = _cost_of(part, used, known, level + 1)
        # No further than the limits: what is doubled over and over is soon a number of many digits.
        elements = min(elements + cost.elements, MAX_ELEMENTS + 1)
        count = min(count + cost.numbers, 10 * MAX_NUMBERS)
        depth = max(depth, cost.depth)
    known[key] = made = _Cost(elements, count, depth + 1)
    return made


MAX_EMBLEM_BYTES = 100_000

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
_ATTRIBUTES = style.PROPERTIES | {
    "class", "cx", "cy", "d", "dx", "dy", "fx", "fy", "gradientTransform", "gradientUnits", "height", "id", "offset",
    "points", "r", "rx", "ry", "spreadMethod", "transform", "width", "x", "x1", "x2", "y", "y1", "y2",
}  # fmt: skip
_SIDES = (1.0, 100_000.0)
_ASPECT = 20.0


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
    return _Drawing(source).checked(parse_svg(text, source))


def _too_large(source: str) -> CardFileError:
    phrase = Message(
        "the file is larger than {most} kB; simplify its paths or take out pictures", most=MAX_EMBLEM_BYTES // 1000
    )
    return file_error(source, phrase)


class _Drawing:
    """Goes through a tree once and collects what is wrong, then writes what is left of it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._diagnostics: list[Diagnostic] = []
        self._named: dict[str, SvgElement] = {}
        self._links: list[tuple[SvgElement, str, str]] = []
        """Element, what it says (`href`, or a property), and the name it leads to."""
        self._used: dict[int, list[SvgElement]] = {}
        self._shapes = 0

    def checked(self, root: SvgElement) -> bytes:
        if root.name != "svg" or root.namespace != SVG:
            phrase = Message(
                'the drawing must begin with <svg xmlns="{namespace}">, not with <{element}>',
                namespace=SVG,
                element=root.name,
            )
            self._diagnostic(root, phrase)
            raise CardFileError(self._diagnostics)
        view = self._view(root)
        self._look(root)
        self._follow()
        if not self._diagnostics and not self._shapes:
            self._diagnostic(root, Message("there is nothing to see in the drawing: no path, circle or other shape"))
        if not self._diagnostics:
            try:
                check_drawing_cost(root, self._used)
            except DrawingCostError as error:
                self._diagnostic(error.element, error.phrase)
        if self._diagnostics:
            raise CardFileError(self._diagnostics)
        inside = "".join(part for child in root.children for part in self._written(child))
        own = "".join(self._attributes(root, style.PROPERTIES | {"class"}))
        head = f'<svg xmlns="{SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{view}"{own}>'
        return f"{head}{inside}</svg>".encode()

    def _diagnostic(self, element: SvgElement, phrase: Message) -> None:
        self._diagnostics.append(Diagnostic.of(self.source, element.line, element.column, phrase))
        if len(self._diagnostics) >= MAX_DIAGNOSTICS:
            raise CardFileError(self._diagnostics)

    # -- what may stand there ------------------------------------------------------------------------------------------

    def _view(self, root: SvgElement) -> str:
        """The viewBox, or one made of width and height."""
        given = root.get("viewBox")
        if given:
            parts = given[:200].replace(",", " ").split()
            plain = len(parts) == 4 and all(map(style.is_number, parts)) and not style.has_too_large_number(given)
            view = " ".join(parts) if plain else ""
            wide, high = map(float, parts[2:]) if plain else (0.0, 0.0)
        else:
            wide, high = (style.pixel_length(root.get(side)) for side in ("width", "height"))
            view = f"0 0 {wide:g} {high:g}"
        least, most = _SIDES
        if not view or not (least <= wide <= most and least <= high <= most):
            phrase = Message('the drawing has no usable size; give <svg> a viewBox, such as viewBox="0 0 200 200"')
            self._diagnostic(root, phrase)
        elif max(wide, high) > _ASPECT * min(wide, high):
            phrase = Message(
                "the drawing is {wide} wide and {high} high; an emblem should be about square",
                wide=f"{wide:g}",
                high=f"{high:g}",
            )
            self._diagnostic(root, phrase)
        return view

    def _look(self, element: SvgElement, drawn: bool = True) -> None:
        own = element.namespace == SVG
        lowered = element.name.lower()
        if lowered in _FORBIDDEN or lowered.startswith("animate"):
            advice = _FORBIDDEN.get(lowered, _STILL)
            phrase = Message("<{element}> is not allowed in an emblem; {advice}", element=element.name, advice=advice)
            self._diagnostic(element, phrase)
            return
        drawn = drawn and own and element.name not in (*_UNUSED, *_LEFT_OUT)
        if drawn and element.name not in _DRAWN:
            self._diagnostic(element, _not_drawn(element.name))
        self._shapes += drawn and element.name in _SHAPES
        for namespace, name, value in element.attributes:
            self._attribute(element, namespace, name, value, drawn)
        if own and element.name == "style":
            self._sheet(element)
        for child in element.children:
            if drawn and child.name == "svg" and child.namespace == SVG:
                self._diagnostic(child, Message("there is a second <svg> inside the first; make it a group, <g>"))
            self._look(child, drawn)

    def _attribute(self, element: SvgElement, namespace: str, name: str, value: str, drawn: bool) -> None:
        if not namespace and name.lower().startswith("on"):
            self._diagnostic(element, Message("the attribute '{name}' would run a script; delete it", name=name))
        elif name.lower() in ("href", "src"):
            self._link(element, name, style.fragment_id(value), value, drawn)
        elif namespace:
            return
        elif name == "style":
            self._declared(element, value, drawn)
        elif name == "id" and element.namespace == SVG:
            if value in self._named:
                first = self._named[value].line
                twice = Message("the id '{name}' appears twice, first in line {line}", name=value, line=first)
                self._diagnostic(element, twice)
            self._named.setdefault(value, element)
        else:
            self._value(element, name, value, drawn)

    def _value(self, element: SvgElement, name: str, value: str, drawn: bool) -> None:
        for name_of in style.linked_ids(value):
            self._link(element, name, name_of, value, drawn)
        if not drawn or name not in _ATTRIBUTES | style.UNDRAWN.keys():
            return
        if part := style.forbidden_part(value):
            self._diagnostic(element, Message("'{part}' is not allowed in '{name}'", part=part, name=name))
        if name in style.UNDRAWN and value.strip().lower() not in ("none", ""):
            advice = style.UNDRAWN[name]
            undrawn = Message(
                "'{name}' is not drawn in an emblem; {advice}, or set it to none", name=name, advice=advice
            )
            self._diagnostic(element, undrawn)
        elif name not in ("id", "class", "font-family") and style.has_too_large_number(value):
            large = Message(
                "a number in '{name}' is larger than {most}; draw it smaller", name=name, most=style.MAX_NUMBER
            )
            self._diagnostic(element, large)

    def _declared(self, element: SvgElement, text: str, drawn: bool) -> None:
        """The words of a style attribute or of a rule in a style sheet."""
        if part := style.forbidden_part(text):
            phrase = Message("'{part}' is not allowed in a style; write colours and widths plainly", part=part)
            self._diagnostic(element, phrase)
            return
        for name, value in style.parse_declarations(text):
            self._value(element, name, value, drawn)

    def _sheet(self, element: SvgElement) -> None:
        if part := style.forbidden_part(element.text):
            phrase = Message("'{part}' is not allowed in <style>; give the shapes their colours themselves", part=part)
            if part == "@":
                phrase = Message(
                    "@import and other @ words are not allowed in <style>; give the shapes their colours themselves"
                )
            self._diagnostic(element, phrase)
            return
        found = style.parse_style_rules(element.text)
        if found is None:
            rule = ".line { fill: #2a1c12 }"
            self._diagnostic(element, Message("this <style> is more than plain rules, such as {rule}", rule=rule))
        for _, text in found or ():
            self._declared(element, text, True)

    def _link(self, element: SvgElement, name: str, target: str | None, value: str, drawn: bool) -> None:
        if target is None:
            phrase = Message(
                "'{name}' leads to '{place}'; an emblem may only use what is in its own file, '#name'",
                name=name,
                place=value.strip()[:40],
            )
            self._diagnostic(element, phrase)
        elif drawn:
            self._links.append((element, name, target))

    def _follow(self) -> None:
        """Every link has to lead to something that is drawn."""
        for element, name, target in self._links:
            found = self._named.get(target)
            if found is None:
                nowhere = Message(
                    "'{name}' leads to '{place}', which is nowhere in the file", name=name, place=f"#{target}"
                )
                self._diagnostic(element, nowhere)
            elif found.name in _UNUSED and name not in style.UNDRAWN:
                undrawn = Message(
                    "'{name}' leads to a <{element}>, which is not drawn in an emblem", name=name, element=found.name
                )
                self._diagnostic(element, undrawn)
            elif name == "href":
                self._used.setdefault(id(element), []).append(found)

    # -- what is left --------------------------------------------------------------------------------------------------

    def _written(self, element: SvgElement) -> Iterator[str]:
        if element.namespace != SVG or element.name not in _DRAWN:
            return
        yield f"<{element.name}"
        yield from self._attributes(element, _ATTRIBUTES)
        yield ">"
        if element.name == "style":
            for selector, text in style.parse_style_rules(element.text) or ():
                yield _escaped(f"{selector} {{{style.drawn_style(text)}}}", quote=False)
        words = element.name in ("text", "tspan")
        yield _escaped(element.text, quote=False) if words else ""
        for child in element.children:
            yield from self._written(child)
            yield _escaped(child.tail, quote=False) if words else ""
        yield f"</{element.name}>"

    def _attributes(self, element: SvgElement, allowed: frozenset[str]) -> Iterator[str]:
        link = ""
        for namespace, name, value in element.attributes:
            if name == "href" and (not namespace or not link):
                link = value.strip()
            elif namespace:
                continue
            elif name == "style":
                yield f' style="{_escaped(style.drawn_style(value))}"'
            elif name in allowed:
                yield f' {name}="{_escaped(value)}"'
        if link:
            yield f' xlink:href="{_escaped(link)}"'


def _escaped(text: str, quote: bool = True) -> str:
    from html import escape  # Its table of names takes half a megabyte, and few sets have drawings of their own.

    return escape(text, quote)


def _not_drawn(name: str) -> Message:
    if near := closest_word(name, _DRAWN):
        return Message("<{element}> is not drawn in an emblem, did you mean '{near}'?", element=name, near=near)
    return Message("<{element}> is not drawn in an emblem", element=name)
