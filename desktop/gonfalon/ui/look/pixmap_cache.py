"""Whole device pixels and the memory of what was drawn: why nothing here is blurred or drawn twice."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter, QPixmap, QTransform


class PixmapCache:
    """Pixmaps by key, the longest unused thrown away when `budget` bytes are passed; GUI thread only."""

    def __init__(self, budget: int) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap kept under `key`, made now if there is none."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self.used += _weight(made)
        while self.used > self.budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.used -= _weight(old)
        return made

    def fit(self, width: float, height: float, dpr: float) -> None:
        """Keep as much as a window of this size can use: things are drawn in the size that they have in it."""
        self.budget = round(min(max(_OF_A_WINDOW * _DEPTH * width * height * dpr**2, _LEAST), _MOST))

    def clear(self) -> None:
        """Clear the cache, as after a change of language or theme that is unlikely to be reverted soon."""
        self._kept.clear()
        self.used = 0

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * max(pixmap.depth(), 8) // 8


_UPRIGHT: Final = frozenset(
    {
        QTransform.TransformationType.TxNone,
        QTransform.TransformationType.TxTranslate,
        QTransform.TransformationType.TxScale,
    }
)

_DEPTH: Final = 4
"""Bytes for a pixel of a window."""
_OF_A_WINDOW: Final = 1.25
"""What a full table shows takes as much as one picture of the whole window; what it has just shown is kept too."""
_LEAST, _MOST = 4 * 1024 * 1024, 48 * 1024 * 1024

PIXMAP_CACHE: Final = PixmapCache(_MOST)


def canvas(width: float, height: float, dpr: float) -> QImage:
    """A transparent image that covers `width` x `height` logical pixels at `dpr`; its own ratio stays 1."""
    image = QImage(_whole(width * dpr), _whole(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    return image


def _whole(length: float) -> int:
    # 136 * 1.25 may come out as 170.00000000000003, which is not a reason for a 171st column.
    return max(1, math.ceil(length - 1e-6))


def finished(image: QImage, dpr: float) -> QPixmap:
    """The image as a pixmap that counts as `dpr` device pixels to the logical one."""
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def png(image: QImage) -> bytes:
    """Return the image encoded as the content of a PNG file."""
    drawn = QBuffer()
    drawn.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(drawn, QByteArray(b"png")).write(image)
    return bytes(drawn.data().data())


class DeviceRect:
    """A logical rectangle on the device: `place` in whole device pixels, `scale` device pixels to one unit.

    A context manager: inside it the painter speaks device pixels if the painter stands upright; if it is turned,
    mirrored or sheared, the painter is left alone and `blit` lets it turn smooth pixmaps.
    """

    def __init__(self, painter: QPainter, rect: QRectF) -> None:
        self._painter = painter
        self._rect = rect
        device = painter.deviceTransform()
        self.upright = device.type() in _UPRIGHT and device.m11() > 0 and device.m22() > 0
        self.scale = math.hypot(device.m11(), device.m12())
        if self.upright:
            mapped = device.mapRect(rect)
            left, top = round(mapped.left()), round(mapped.top())
            right, bottom = round(mapped.right()), round(mapped.bottom())
            self.place = QRect(left, top, max(1, right - left), max(1, bottom - top))
        else:
            down = math.hypot(device.m21(), device.m22())
            # A card in the middle of its turn is narrow, not small: its drawing keeps the scale it lies down with.
            self.scale = max(self.scale, down)
            self.place = QRect(
                0, 0, max(1, round(rect.width() * self.scale)), max(1, round(rect.height() * self.scale))
            )
        self._view: QTransform | None = None
        if self.upright:
            world, found = painter.worldTransform().inverted()
            if found:
                view, found = (world * device).inverted()
                if found:
                    self._view = view
            self.upright = self._view is not None

    def __enter__(self) -> DeviceRect:
        self._painter.save()
        if self._view is not None:
            self._painter.setWorldTransform(self._view)
            self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            self._painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        else:
            self._painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)
            self._painter.translate(self._rect.topLeft())
            if self.scale > 0:
                self._painter.scale(1 / self.scale, 1 / self.scale)
        return self

    def __exit__(self, *_: object) -> None:
        self._painter.restore()

    @property
    def origin(self) -> QPoint:
        """The top left corner of the rectangle in the units the painter speaks inside the context."""
        return self.place.topLeft()

    def blit(self, pixmap: QPixmap) -> None:
        """Draw a pixmap made in the size of `place` (its own device pixel ratio being 1)."""
        self._painter.drawPixmap(QPointF(self.origin), pixmap)
