"""Text that has to fit a box on a card: names in one or two lines, rules in as many as it takes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from gonfalon.ui.look import fonts

__all__ = ["NAME_WEIGHT", "RULES_WEIGHT", "SMALLEST", "Setting", "draw_setting", "set_name", "set_rules"]

NAME_WEIGHT: Final = QFont.Weight.DemiBold
RULES_WEIGHT: Final = QFont.Weight.Normal
SMALLEST: Final = 9.5
"""Pixels; nothing on a card is smaller."""

# Widths are measured once at this size without hinting; all other sizes are in proportion.
_REFERENCE: Final = 100
_ONE_LINE: Final = 0.72
_NAME_LEADING: Final = 1.02
_RULES_LEADING: Final = (1.16, 1.36)
_CAP: Final = 0.66
_STEP: Final = 0.97


@dataclass(frozen=True)
class Setting:
    """Lines of one weight; `size` in pixels, `leading`, `rise` and `drop` (ink above and below) in sizes."""

    lines: tuple[str, ...]
    weight: QFont.Weight
    size: float
    leading: float
    rise: float
    drop: float

    @property
    def width(self) -> float:
        """The longest line in pixels."""
        return max(_advance(line, self.weight) for line in self.lines) * self.size

    @property
    def height(self) -> float:
        """From the highest ink to the lowest in pixels."""
        return (self.rise + self.leading * (len(self.lines) - 1) + self.drop) * self.size

    def fits(self, width: float, height: float) -> bool:
        """Whether all ink stays in a box of this size, with half a pixel of grace for rounding."""
        return self.width <= width + 0.5 and self.height <= height + 0.5


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


def _setting(lines: tuple[str, ...], weight: QFont.Weight, size: float, leading: float) -> Setting:
    return Setting(lines, weight, size, leading, _ink(lines[0], weight)[0], _ink(lines[-1], weight)[1])


def _largest(lines: tuple[str, ...], weight: QFont.Weight, leading: float, width: float, height: float) -> float:
    unit = _setting(lines, weight, 1.0, leading)
    return min(width / max(unit.width, 0.01), height / unit.height)


def set_name(text: str, width: float, height: float, size: float) -> Setting:
    """One line down to 72 % of `size`, then two tight ones, then smaller, but never below SMALLEST.

    The result may pass the box if even SMALLEST does not fit: ask `fits`.
    """
    text = " ".join(text.split())
    one: tuple[str, ...] = (text,)
    alone = _largest(one, NAME_WEIGHT, _NAME_LEADING, width, height)
    words = text.split(" ")
    if alone < _ONE_LINE * size and len(words) > 1:
        pairs = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
        sizes = {pair: _largest(pair, NAME_WEIGHT, _NAME_LEADING, width, height) for pair in pairs}
        best = max(pairs, key=lambda pair: sizes[pair])
        # At the smallest size two lines may be too high and still be read where one would be cut off.
        if sizes[best] > alone or alone < SMALLEST:
            fitting = min(size, sizes[best])
            return _setting(best, NAME_WEIGHT, max(fitting, SMALLEST), _NAME_LEADING)
    return _setting(one, NAME_WEIGHT, max(min(size, alone), SMALLEST), _NAME_LEADING)


def _units(text: str) -> list[str]:
    """Words, with one letter or a number kept beside the word that follows it."""
    units: list[str] = []
    hold = ""
    for word in text.split():
        joined = f"{hold} {word}" if hold else word
        loose = word.isdecimal() or (len(word) == 1 and word.isalpha())
        if loose and not hold:
            hold = word
        else:
            units.append(joined)
            hold = ""
    if hold:
        units.append(hold)
    return units


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


def _balanced(units: list[str], measure: float) -> tuple[str, ...]:
    """The narrowest column with as few lines as the full measure needs, so that no last line is left with one word."""
    lines = _wrap(units, measure)
    low, high = max(_advance(unit, RULES_WEIGHT) for unit in units), measure
    for _ in range(7):
        middle = (low + high) / 2
        tried = _wrap(units, middle)
        if len(tried) <= len(lines):
            lines, high = tried, middle
        else:
            low = middle
    return tuple(lines)


@lru_cache(maxsize=512)
def set_rules(text: str, width: float, height: float, size: float) -> Setting | None:
    """The largest setting up to `size` whose lines all lie in the box; None for an empty text."""
    units = _units(text)
    if not units:
        return None
    while True:
        lines = _wrap(units, width / size)
        rise, drop = _ink(lines[0], RULES_WEIGHT)[0], _ink(lines[-1], RULES_WEIGHT)[1]
        gaps = len(lines) - 1
        widest = max(_advance(line, RULES_WEIGHT) for line in lines)
        if widest * size <= width and (rise + drop + gaps * _RULES_LEADING[0]) * size <= height:
            break
        size *= _STEP
    balanced = _balanced(units, width / size)
    open_to = (height / size - rise - drop) / gaps if gaps else _RULES_LEADING[1]
    return _setting(balanced, RULES_WEIGHT, size, max(_RULES_LEADING[0], min(_RULES_LEADING[1], open_to)))


def draw_setting(painter: QPainter, setting: Setting, box: QRectF, colour: QColor, units_per_px: float) -> None:
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
        high = setting.height * units_per_px
        baseline = box.center().y() - high / 2 + setting.rise * size
    painter.save()
    painter.setFont(face)
    painter.setPen(colour)
    for line in setting.lines:
        wide = _advance(line, setting.weight) * size
        painter.save()
        painter.translate(box.center().x() - wide / 2, baseline)
        painter.scale(size / _REFERENCE, size / _REFERENCE)
        painter.drawText(QPointF(0, 0), line)
        painter.restore()
        baseline += setting.leading * size
    painter.restore()
