"""Whether two pictures look the same to an eye.

Pictures are compared by the mean colours of squares, as a distance in CIELAB, of which an eye begins to see 2 where two
flat colours meet. The smaller the squares, the more may they differ, for letters and edges that lie otherwise between
the pixels change small squares most and large ones hardly. In squares of up to 8 pixels only lightness counts: for
colours an eye is not as sharp, which is why WebP keeps fewer of them. There the new picture may besides be moved by a
pixel, square by square: a letter that another rasteriser puts half a pixel further on fits again then.

The limits lie between what was measured. Screens drawn with hinted and with unhinted letters, and drawings moved by
half a pixel, differ by up to 8.9, 4.3, 3.7, 1.7 and 1.5 in squares from the smallest to the largest; those drawn by Qt
6.10 and 6.11 not at all. Another digit differs by 11 in a square of 4 pixels, another word by 17; a button that is
moved by 4 pixels and a lost icon by more; a colour that is changed over an area by what an eye sees shows in the large
squares.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage

LIMITS = {4: 10.0, 8: 6.0, 16: 5.0, 32: 3.0, 64: 2.0}
"""By how much squares may differ, for each length of their sides in pixels."""
_FINE = 8
"""Up to this length squares are moved, and told apart by their lightness."""
_MOVES = sorted(product((-1, 0, 1), repeat=2), key=lambda move: abs(move[0]) + abs(move[1]))


def differences(old: QImage, new: QImage) -> list[QRect]:
    """The squares that an eye sees differ; all of it where the sizes do."""
    if old.size() != new.size():
        return [new.rect()]
    return [square for side in LIMITS for square in _different(old, new, side)]


def _different(old: QImage, new: QImage, side: int) -> list[QRect]:
    columns, rows = max(1, old.width() // side), max(1, old.height() // side)
    before = _means(old, columns, rows)
    places: Sequence[int] = range(columns * rows)
    distance = _distance_of_lightness if side <= _FINE else _distance
    for x, y in _MOVES if side <= _FINE else _MOVES[:1]:
        after = _means(new.copy(x, y, new.width(), new.height()), columns, rows)
        places = [at for at in places if before[at] != after[at] and distance(before[at], after[at]) > LIMITS[side]]
        if not places:
            break
    return [_square(place, columns, rows, old) for place in places]


def _means(image: QImage, columns: int, rows: int) -> list[bytes]:
    """The mean colours of squares, row by row."""
    smooth = image.scaled(
        columns, rows, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_RGB888)
    content, line = bytes(smooth.constBits()), smooth.bytesPerLine()
    return [content[at : at + 3] for row in range(rows) for at in range(row * line, row * line + 3 * columns, 3)]


def _square(place: int, columns: int, rows: int, image: QImage) -> QRect:
    row, column = divmod(place, columns)
    left, right = column * image.width() // columns, (column + 1) * image.width() // columns
    top, bottom = row * image.height() // rows, (row + 1) * image.height() // rows
    return QRect(left, top, right - left, bottom - top)


def _distance(one: bytes, other: bytes) -> float:
    return sum((a - b) ** 2 for a, b in zip(_lab(one), _lab(other), strict=True)) ** 0.5


def _distance_of_lightness(one: bytes, other: bytes) -> float:
    return abs(_lab(one)[0] - _lab(other)[0])


@lru_cache(maxsize=100_000)
def _lab(colour: bytes) -> tuple[float, float, float]:
    """A colour of sRGB in CIELAB, seen by daylight (D65)."""
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    x = 0.4124 * red + 0.3576 * green + 0.1805 * blue
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = 0.0193 * red + 0.1192 * green + 0.9505 * blue
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x / 0.9505, y, z / 1.089))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
