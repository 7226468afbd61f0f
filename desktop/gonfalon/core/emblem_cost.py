"""What it costs to draw a tree of elements, counting again what is used again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from gonfalon.core.emblem_style import numbers
from gonfalon.core.emblem_tree import MAX_DEPTH, MAX_ELEMENTS, Element
from gonfalon.core.slips import Phrase

MAX_NUMBERS = 6000
"""So many numbers of paths and places are drawn; ours have some hundreds."""
_DEEPEST = 2 * MAX_DEPTH
_EACH = 4
"""What a shape costs besides its path."""


class CostError(ValueError):
    """A drawing that would take too long; `phrase` says why, `element` where to look."""

    def __init__(self, element: Element, phrase: Phrase) -> None:
        super().__init__(str(phrase))
        self.element = element
        self.phrase = phrase


class _Cost(NamedTuple):
    elements: int
    numbers: int
    depth: int


def weigh(root: Element, used: Mapping[int, Sequence[Element]]) -> None:
    """Find out whether a drawing can be drawn in a moment; `used` is what each element, by its id(), refers to.

    Raises:
        CostError: when it cannot, or would never end.
    """
    cost = _cost(root, used, {}, 0)
    if cost.depth > _DEEPEST:
        raise _too_deep(root)
    if cost.elements > MAX_ELEMENTS:
        many = Phrase(
            "<use> makes more than {most} elements of the drawing; use less, or use it less often", most=MAX_ELEMENTS
        )
        raise CostError(root, many)
    if cost.numbers > MAX_NUMBERS:
        long = Phrase("the paths of the drawing hold more than {most} numbers; simplify them", most=MAX_NUMBERS)
        raise CostError(root, long)


def _too_deep(element: Element) -> CostError:
    deep = Phrase("<use> leads more than {most} levels down; use what is drawn, not what uses it", most=_DEEPEST)
    return CostError(element, deep)


def _cost(element: Element, used: Mapping[int, Sequence[Element]], known: dict[int, _Cost | None], level: int) -> _Cost:
    """Each element is weighed once, however often it is used; None is known of one whose weighing goes on."""
    key = id(element)
    if key in known:
        cost = known[key]
        if cost is None:
            itself = Phrase("this <{element}> uses itself; take out what leads back to it", element=element.name)
            raise CostError(element, itself)
        return cost
    if level > _DEEPEST:
        raise _too_deep(element)
    known[key] = None
    elements, depth = 1, 0
    count = _EACH + len(element.text.split()) + sum(len(numbers(element.get(name))) for name in ("d", "points"))
    for part in (*element.children, *used.get(key, ())):
        cost = _cost(part, used, known, level + 1)
        # No further than the limits: what is doubled over and over is soon a number of many digits.
        elements = min(elements + cost.elements, MAX_ELEMENTS + 1)
        count = min(count + cost.numbers, 10 * MAX_NUMBERS)
        depth = max(depth, cost.depth)
    known[key] = made = _Cost(elements, count, depth + 1)
    return made
