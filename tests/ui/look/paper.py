"""Pictures that tests paint, and what is found on them."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QImage, QPainter


def painted(
    paint: Callable[[QPainter], object], width: float, height: float, dpr: float = 1.0, ground: QColor | int = 0
) -> QImage:
    """What is painted on a picture of this size."""
    image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(dpr)
    image.fill(ground)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def is_blank(image: QImage) -> bool:
    """Whether nothing was painted."""
    empty = QImage(image.size(), image.format())
    empty.fill(0)
    return image == empty


def colours(image: QImage, step: int = 1) -> set[int]:
    """The colours of its pixels, of which a step leaves some out."""
    return {image.pixel(x, y) for x in range(0, image.width(), step) for y in range(0, image.height(), step)}
