"""Emblems that users draw: an SVG beside a card file, taken apart and written anew with only what can be drawn.

The drawing library looks at names without their namespaces and follows what it is told to; it is therefore given none
of a stranger's bytes, but the shapes, colours and places that were understood here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gonfalon.core import emblem_style as style
from gonfalon.core.deck import MAX_SLIPS, CardFileError, Phrase, Slip, closest, whole
from gonfalon.core.emblem_cost import CostError, weigh
from gonfalon.core.emblem_tree import SVG, Element, read_tree
from gonfalon.core.files import UnreadableFile, read_bytes

__all__ = ["MAX_BYTES", "emblem", "emblem_in"]

MAX_BYTES = 100_000

_SHAPES = ("circle", "ellipse", "line", "path", "polygon", "polyline", "rect", "text", "tspan")
_DRAWN = (*_SHAPES, "defs", "g", "linearGradient", "radialGradient", "stop", "style", "svg", "use")
_LEFT_OUT = ("title", "desc", "metadata")
_UNUSED = ("clipPath", "filter", "marker", "mask", "pattern", "symbol", "view")
"""What drawing programs leave behind; it is not drawn, and nothing may use it."""
_DELETE = Phrase("delete it")
_STILL = Phrase("an emblem cannot be animated")
_FORBIDDEN = {
    "a": Phrase("take the drawing out of the link"),
    "foreignobject": _DELETE,
    "image": Phrase("trace the picture, so that it becomes paths"),
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


def emblem(path: Path) -> bytes:
    """The drawing in a user's SVG file, checked: safe to be drawn, with nothing in it from elsewhere.

    Raises:
        CardFileError: with what is wrong, where, and what can be done about it.
    """
    try:
        data = read_bytes(path, MAX_BYTES, Phrase("an emblem"))
    except UnreadableFile as error:
        raise (_too_large(str(path)) if error.large else whole(str(path), error.phrase)) from None
    return emblem_in(data, str(path))


def emblem_in(data: bytes, source: str) -> bytes:
    """The drawing in these bytes, checked as `emblem` does; `source` is what their file is called in sentences.

    Raises:
        CardFileError: as `emblem`.
    """
    if len(data) > MAX_BYTES:
        raise _too_large(source)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        phrase = Phrase(
            "the file is not a text in UTF-8: byte {number} cannot be read; save it as plain SVG",
            number=error.start + 1,
        )
        raise whole(source, phrase) from None
    return _Drawing(source).checked(read_tree(text, source))


def _too_large(source: str) -> CardFileError:
    phrase = Phrase(
        "the file is larger than {most} kB; simplify its paths or take out pictures", most=MAX_BYTES // 1000
    )
    return whole(source, phrase)


class _Drawing:
    """Goes through a tree once and collects what is wrong, then writes what is left of it."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._slips: list[Slip] = []
        self._named: dict[str, Element] = {}
        self._links: list[tuple[Element, str, str]] = []
        """Element, what it says (`href`, or a property), and the name it leads to."""
        self._used: dict[int, list[Element]] = {}
        self._shapes = 0

    def checked(self, root: Element) -> bytes:
        if root.name != "svg" or root.namespace != SVG:
            phrase = Phrase(
                'the drawing must begin with <svg xmlns="{namespace}">, not with <{element}>',
                namespace=SVG,
                element=root.name,
            )
            self._slip(root, phrase)
            raise CardFileError(self._slips)
        view = self._view(root)
        self._look(root)
        self._follow()
        if not self._slips and not self._shapes:
            self._slip(root, Phrase("there is nothing to see in the drawing: no path, circle or other shape"))
        if not self._slips:
            try:
                weigh(root, self._used)
            except CostError as error:
                self._slip(error.element, error.phrase)
        if self._slips:
            raise CardFileError(self._slips)
        inside = "".join(part for child in root.children for part in self._written(child))
        own = "".join(self._attributes(root, style.PROPERTIES | {"class"}))
        head = f'<svg xmlns="{SVG}" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="{view}"{own}>'
        return f"{head}{inside}</svg>".encode()

    def _slip(self, element: Element, phrase: Phrase) -> None:
        self._slips.append(Slip.of(self.source, element.line, element.column, phrase))
        if len(self._slips) >= MAX_SLIPS:
            raise CardFileError(self._slips)

    # -- what may stand there ------------------------------------------------------------------------------------------

    def _view(self, root: Element) -> str:
        """The viewBox, or one made of width and height."""
        given = root.get("viewBox")
        if given:
            parts = given[:200].replace(",", " ").split()
            plain = len(parts) == 4 and all(map(style.is_number, parts)) and not style.too_large(given)
            view = " ".join(parts) if plain else ""
            wide, high = map(float, parts[2:]) if plain else (0.0, 0.0)
        else:
            wide, high = (style.length(root.get(side)) for side in ("width", "height"))
            view = f"0 0 {wide:g} {high:g}"
        least, most = _SIDES
        if not view or not (least <= wide <= most and least <= high <= most):
            phrase = Phrase('the drawing has no usable size; give <svg> a viewBox, such as viewBox="0 0 200 200"')
            self._slip(root, phrase)
        elif max(wide, high) > _ASPECT * min(wide, high):
            phrase = Phrase(
                "the drawing is {wide} wide and {high} high; an emblem should be about square",
                wide=f"{wide:g}",
                high=f"{high:g}",
            )
            self._slip(root, phrase)
        return view

    def _look(self, element: Element, drawn: bool = True) -> None:
        own = element.namespace == SVG
        lowered = element.name.lower()
        if lowered in _FORBIDDEN or lowered.startswith("animate"):
            advice = _FORBIDDEN.get(lowered, _STILL)
            phrase = Phrase("<{element}> is not allowed in an emblem; {advice}", element=element.name, advice=advice)
            self._slip(element, phrase)
            return
        drawn = drawn and own and element.name not in (*_UNUSED, *_LEFT_OUT)
        if drawn and element.name not in _DRAWN:
            self._slip(element, _not_drawn(element.name))
        self._shapes += drawn and element.name in _SHAPES
        for namespace, name, value in element.attributes:
            self._attribute(element, namespace, name, value, drawn)
        if own and element.name == "style":
            self._sheet(element)
        for child in element.children:
            if drawn and child.name == "svg" and child.namespace == SVG:
                self._slip(child, Phrase("there is a second <svg> inside the first; make it a group, <g>"))
            self._look(child, drawn)

    def _attribute(self, element: Element, namespace: str, name: str, value: str, drawn: bool) -> None:
        if not namespace and name.lower().startswith("on"):
            self._slip(element, Phrase("the attribute '{name}' would run a script; delete it", name=name))
        elif name.lower() in ("href", "src"):
            self._link(element, name, style.fragment(value), value, drawn)
        elif namespace:
            return
        elif name == "style":
            self._declared(element, value, drawn)
        elif name == "id" and element.namespace == SVG:
            if value in self._named:
                first = self._named[value].line
                twice = Phrase("the id '{name}' appears twice, first in line {line}", name=value, line=first)
                self._slip(element, twice)
            self._named.setdefault(value, element)
        else:
            self._value(element, name, value, drawn)

    def _value(self, element: Element, name: str, value: str, drawn: bool) -> None:
        for name_of in style.links(value):
            self._link(element, name, name_of, value, drawn)
        if not drawn or name not in _ATTRIBUTES | style.UNDRAWN.keys():
            return
        if part := style.forbidden(value):
            self._slip(element, Phrase("'{part}' is not allowed in '{name}'", part=part, name=name))
        if name in style.UNDRAWN and value.strip().lower() not in ("none", ""):
            advice = style.UNDRAWN[name]
            undrawn = Phrase(
                "'{name}' is not drawn in an emblem; {advice}, or set it to none", name=name, advice=advice
            )
            self._slip(element, undrawn)
        elif name not in ("id", "class", "font-family") and style.too_large(value):
            large = Phrase(
                "a number in '{name}' is larger than {most}; draw it smaller", name=name, most=style.MAX_NUMBER
            )
            self._slip(element, large)

    def _declared(self, element: Element, text: str, drawn: bool) -> None:
        """The words of a style attribute or of a rule in a style sheet."""
        if part := style.forbidden(text):
            phrase = Phrase("'{part}' is not allowed in a style; write colours and widths plainly", part=part)
            self._slip(element, phrase)
            return
        for name, value in style.declarations(text):
            self._value(element, name, value, drawn)

    def _sheet(self, element: Element) -> None:
        if part := style.forbidden(element.text):
            phrase = Phrase("'{part}' is not allowed in <style>; give the shapes their colours themselves", part=part)
            if part == "@":
                phrase = Phrase(
                    "@import and other @ words are not allowed in <style>; give the shapes their colours themselves"
                )
            self._slip(element, phrase)
            return
        found = style.rules(element.text)
        if found is None:
            rule = ".line { fill: #2a1c12 }"
            self._slip(element, Phrase("this <style> is more than plain rules, such as {rule}", rule=rule))
        for _, text in found or ():
            self._declared(element, text, True)

    def _link(self, element: Element, name: str, target: str | None, value: str, drawn: bool) -> None:
        if target is None:
            phrase = Phrase(
                "'{name}' leads to '{place}'; an emblem may only use what is in its own file, '#name'",
                name=name,
                place=value.strip()[:40],
            )
            self._slip(element, phrase)
        elif drawn:
            self._links.append((element, name, target))

    def _follow(self) -> None:
        """Every link has to lead to something that is drawn."""
        for element, name, target in self._links:
            found = self._named.get(target)
            if found is None:
                nowhere = Phrase(
                    "'{name}' leads to '{place}', which is nowhere in the file", name=name, place=f"#{target}"
                )
                self._slip(element, nowhere)
            elif found.name in _UNUSED and name not in style.UNDRAWN:
                undrawn = Phrase(
                    "'{name}' leads to a <{element}>, which is not drawn in an emblem", name=name, element=found.name
                )
                self._slip(element, undrawn)
            elif name == "href":
                self._used.setdefault(id(element), []).append(found)

    # -- what is left --------------------------------------------------------------------------------------------------

    def _written(self, element: Element) -> Iterator[str]:
        if element.namespace != SVG or element.name not in _DRAWN:
            return
        yield f"<{element.name}"
        yield from self._attributes(element, _ATTRIBUTES)
        yield ">"
        if element.name == "style":
            for selector, text in style.rules(element.text) or ():
                yield _escaped(f"{selector} {{{style.kept(text)}}}", quote=False)
        words = element.name in ("text", "tspan")
        yield _escaped(element.text, quote=False) if words else ""
        for child in element.children:
            yield from self._written(child)
            yield _escaped(child.tail, quote=False) if words else ""
        yield f"</{element.name}>"

    def _attributes(self, element: Element, allowed: frozenset[str]) -> Iterator[str]:
        link = ""
        for namespace, name, value in element.attributes:
            if name == "href" and (not namespace or not link):
                link = value.strip()
            elif namespace:
                continue
            elif name == "style":
                yield f' style="{_escaped(style.kept(value))}"'
            elif name in allowed:
                yield f' {name}="{_escaped(value)}"'
        if link:
            yield f' xlink:href="{_escaped(link)}"'


def _escaped(text: str, quote: bool = True) -> str:
    from html import escape  # Its table of names takes half a megabyte, and few sets have drawings of their own.

    return escape(text, quote)


def _not_drawn(name: str) -> Phrase:
    if near := closest(name, _DRAWN):
        return Phrase("<{element}> is not drawn in an emblem, did you mean '{near}'?", element=name, near=near)
    return Phrase("<{element}> is not drawn in an emblem", element=name)
