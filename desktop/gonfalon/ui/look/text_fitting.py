"""Text that has to fit a box on a card: names in one or two lines, rules in as many as it takes."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from itertools import combinations, pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gonfalon.ui.look import fonts

NAME_WEIGHT: Final = QFont.Weight.DemiBold
RULES_WEIGHT: Final = QFont.Weight.Normal
SMALLEST: Final = 9.5
"""Pixels; nothing on a card is smaller."""
ONE_LINE: Final = 0.72
"""A name stays on one line down to this part of the size asked for."""

# Widths are measured once at this size without hinting; all other sizes are in proportion.
_REFERENCE: Final = 100
_NAME_LEADING: Final = 1.02
_RULES_LEADING: Final = (1.12, 1.36)
_CAP: Final = 0.66
_STEP: Final = 0.97
_GRACE: Final = 0.5
_ONE_LINE_AIR: Final = 0.84
_TWO_LINES_AIR: Final = 0.92
_UNGLUED_FROM: Final = 1.08
_NARROWEST: Final = 0.78
_WORDS: Final = re.compile(r"(?<= )")
_PARTS: Final = re.compile(r"(?<=[ -])")
"""Where a name may end its line; what comes before keeps its space or hyphen."""
_SPACES: Final = re.compile(r"[ \t\n]+")
"""Where a line may end; words that are tied stay together unless they make all of it too small."""


@dataclass(frozen=True)
class FittedText:
    """Lines of one weight; `size` in pixels, `leading`, `rise` and `drop` (ink above and below) in sizes.

    `squeeze` narrows the letters of a long name that is already at the smallest size.
    """

    lines: tuple[str, ...]
    weight: QFont.Weight
    size: float
    leading: float
    rise: float
    drop: float
    squeeze: float = 1.0

    @property
    def width(self) -> float:
        """The longest line in pixels."""
        return max(_advance(line, self.weight) for line in self.lines) * self.size * self.squeeze

    @property
    def height(self) -> float:
        """From the highest ink to the lowest in pixels."""
        return (self.rise + self.leading * (len(self.lines) - 1) + self.drop) * self.size

    def fits(self, width: float, height: float) -> bool:
        """Return whether all ink stays in a box of this size, with half a pixel of tolerance for rounding."""
        return self.width <= width + _GRACE and self.height <= height + _GRACE


@lru_cache(maxsize=8)
def _reference(weight: QFont.Weight) -> tuple[QFont, QFontMetricsF]:
    face = fonts.plain(_REFERENCE, weight)
    return face, QFontMetricsF(face)


@lru_cache(maxsize=4096)
def _advance(text: str, weight: QFont.Weight) -> float:
    return _reference(weight)[1].horizontalAdvance(text) / _REFERENCE


@lru_cache(maxsize=1024)
def _ink(text: str, weight: QFont.Weight) -> tuple[float, float]:
    box = _reference(weight)[1].tightBoundingRect(text)
    return max(_CAP, -box.top() / _REFERENCE), max(0.0, box.bottom() / _REFERENCE)


def _setting(lines: tuple[str, ...], weight: QFont.Weight, size: float, leading: float) -> FittedText:
    return FittedText(lines, weight, size, leading, _ink(lines[0], weight)[0], _ink(lines[-1], weight)[1])


def _largest(lines: tuple[str, ...], weight: QFont.Weight, leading: float, width: float, height: float) -> float:
    unit = _setting(lines, weight, 1.0, leading)
    return min(width / max(unit.width, 0.01), height / unit.height)


def fit_name(text: str, width: float, height: float, size: float, most: int = 2, least: float = SMALLEST) -> FittedText:
    """One line down to 72 % of `size`, then two tight ones, then smaller, but never below `least`.

    Only words too wide for two lines, narrowed, take more, up to `most`. The result may pass the box if even
    `least` does not fit: ask `fits`.
    """
    words = _WORDS.split(" ".join(text.split()))
    lines = _set_words(words, width, height, size, most, least)
    if _narrowest(lines, least) > width * _NARROWEST:
        # Only what would be narrowed or cut off is parted at its hyphens too.
        parted = _set_words(_PARTS.split("".join(words)), width, height, size, most, least)
        lines = min(lines, parted, key=lambda cut: _narrowest(cut, least))
    one = len(lines) == 1
    inside = height * (_ONE_LINE_AIR if one else _TWO_LINES_AIR)
    return _squeezed(lines, min(size, _largest(lines, NAME_WEIGHT, _NAME_LEADING, width, inside)), width, least)


def _narrowest(lines: tuple[str, ...], least: float) -> float:
    """Return the width of the lines at the smallest size, narrowed."""
    return _setting(lines, NAME_WEIGHT, least, _NAME_LEADING).width * _NARROWEST


def _set_words(words: list[str], width: float, height: float, size: float, most: int, least: float) -> tuple[str, ...]:
    lines: tuple[str, ...] = ("".join(words),)
    reached = _largest(lines, NAME_WEIGHT, _NAME_LEADING, width, height * _ONE_LINE_AIR)
    if reached < max(ONE_LINE * size, least):
        inside = height * _TWO_LINES_AIR
        for count in range(2, min(most, len(words)) + 1):
            # Where the height decides, the cut whose lines differ least in width.
            best = min(_cuts(words, count), key=lambda cut: _setting(cut, NAME_WEIGHT, 1.0, _NAME_LEADING).width)
            largest = _largest(best, NAME_WEIGHT, _NAME_LEADING, width, inside)
            # At the smallest size more lines may be too high and still be read where one would be cut off.
            if largest > reached or reached < least:
                lines, reached = best, largest
            if _narrowest(lines, least) <= width:
                break
    return lines


def _cuts(words: list[str], count: int) -> list[tuple[str, ...]]:
    return [
        tuple("".join(words[begin:end]).rstrip() for begin, end in pairwise((0, *cut, len(words))))
        for cut in combinations(range(1, len(words)), count - 1)
    ]


def _squeezed(lines: tuple[str, ...], size: float, width: float, least: float) -> FittedText:
    setting = _setting(lines, NAME_WEIGHT, max(size, least), _NAME_LEADING)
    if setting.width <= width:
        return setting
    return replace(setting, squeeze=max(_NARROWEST, width / setting.width))


def _wrap(units: list[str], measure: float) -> list[str]:
    """Lines no wider than `measure` (in sizes) if no unit is."""
    lines: list[str] = []
    line = ""
    for unit in units:
        longer = f"{line} {unit}" if line else unit
        if line and _advance(longer, RULES_WEIGHT) > measure:
            lines.append(line)
            line = unit
        else:
            line = longer
    return [*lines, line]


def _balanced(units: list[str], measure: float, count: int) -> tuple[str, ...]:
    """`count` lines inside the measure that differ as little as they can, so that no line is left with one word."""
    total = len(units)

    @cache
    def best(begin: int, left: int) -> tuple[float, tuple[str, ...]]:
        if left == 1:
            line = " ".join(units[begin:])
            wide = _advance(line, RULES_WEIGHT)
            return ((measure - wide) ** 2 if wide <= measure else math.inf), (line,)
        found: tuple[float, tuple[str, ...]] = (math.inf, ())
        for end in range(begin + 1, total - left + 2):
            line = " ".join(units[begin:end])
            wide = _advance(line, RULES_WEIGHT)
            if wide > measure:
                break
            cost, rest = best(end, left - 1)
            cost += (measure - wide) ** 2
            if cost < found[0]:
                found = (cost, (line, *rest))
        return found

    cost, lines = best(0, count)
    return lines if cost < math.inf else tuple(_wrap(units, measure))


@lru_cache(maxsize=512)
def fit_rules(text: str, width: float, height: float, size: float) -> FittedText | None:
    """The largest setting up to `size` whose lines all lie in the box; None for an empty text."""
    words = text.split()
    if not words:
        return None
    glued = _set_units(_SPACES.split(text.strip()), width, height, size)
    loose = _set_units(words, width, height, size)
    return loose if loose.size > glued.size * _UNGLUED_FROM else glued


def _set_units(units: list[str], width: float, height: float, size: float) -> FittedText:
    while True:
        wrapped = _wrap(units, width / size)
        lines = _balanced(units, width / size, len(wrapped))
        tight = _setting(lines, RULES_WEIGHT, size, _RULES_LEADING[0])
        if tight.width <= width and tight.height <= height:
            break
        size *= _STEP
    gaps = len(lines) - 1
    if not gaps:
        return tight
    open_to = (height / size - tight.rise - tight.drop) / gaps
    return replace(tight, leading=min(_RULES_LEADING[1], open_to))


def elided(setting: FittedText, width: float) -> FittedText:
    """The same with lines that are too wide, however narrow their letters, cut off before three dots."""
    room = (width + _GRACE) / setting.size / setting.squeeze
    return replace(setting, lines=tuple(_cut_off(line, setting.weight, room) for line in setting.lines))


def _cut_off(line: str, weight: QFont.Weight, room: float) -> str:
    if _advance(line, weight) <= room:
        return line
    for end in range(len(line) - 1, 0, -1):
        short = line[:end].rstrip() + "…"
        if _advance(short, weight) <= room:
            break
    return short


def draw_fitted_text(painter: QPainter, setting: FittedText, box: QRectF, colour: QColor, units_per_px: float) -> None:
    """Draw the lines centred in `box`; the box is in the painter's units, of which a pixel has `units_per_px`."""
    face, _ = _reference(setting.weight)
    size = setting.size * units_per_px
    count = len(setting.lines)
    if count == 1:
        # Names of one line share a baseline, whatever hangs below it.
        baseline = box.center().y() + 0.5 * _CAP * size - 0.02 * size
        lowest = box.bottom() - setting.drop * size
        baseline = min(baseline, max(lowest, box.top() + setting.rise * size))
    else:
        # The eye takes the line of small letters for the foot, a lone descender hangs below it.
        high = setting.height * units_per_px - 0.4 * setting.drop * size
        baseline = box.center().y() - high / 2 + setting.rise * size
    painter.save()
    painter.setFont(face)
    painter.setPen(colour)
    for line in setting.lines:
        wide = _advance(line, setting.weight) * size * setting.squeeze
        painter.save()
        painter.translate(box.center().x() - wide / 2, baseline)
        painter.scale(size * setting.squeeze / _REFERENCE, size / _REFERENCE)
        painter.drawText(QPointF(0, 0), line)
        painter.restore()
        baseline += setting.leading * size
    painter.restore()
