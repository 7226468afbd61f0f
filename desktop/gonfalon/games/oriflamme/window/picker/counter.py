"""How many are chosen, in a pill that shakes its head when no more can be."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import palette
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.dress import HALO, box, role_font, unit

__all__ = ["Counter"]

SHAKE: Final = 360
"""How long it shakes at normal speed, in milliseconds."""
_SAYS: Final = 1800
_SWINGS: Final = 3


class Counter(QWidget):
    """Words on gold leaf; `refuse` replaces them for a moment."""

    def __init__(self) -> None:
        super().__init__()
        self._words = self._refusal = ""
        self._shift = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._shake = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._shake.valueChanged.connect(self._swing)
        self._says = QTimer(self, singleShot=True, interval=_SAYS)
        self._says.timeout.connect(self.calm)

    def set_words(self, words: str, refusal: str) -> None:
        """What it says, and what it says when it refuses."""
        self._words, self._refusal = words, refusal
        self._tell()
        self.updateGeometry()
        self.update()

    def text(self) -> str:
        """What it says now."""
        return self._refusal if self._says.isActive() else self._words

    @property
    def shaking(self) -> bool:
        """Whether it moves now."""
        return self._shake.state() is QAbstractAnimation.State.Running

    def refuse(self, duration: int) -> None:
        """Say for a moment that there is no room, and shake for `duration` ms (0: stand still)."""
        self._says.start()
        self._tell()
        say_aloud(self, self._refusal)
        if duration:
            self._shake.setDuration(duration)
            self._shake.start()
        self.update()

    def calm(self) -> None:
        """Say how many there are."""
        self._says.stop()
        self._shake.stop()
        self._swing(1.0)
        self._tell()

    def _tell(self) -> None:
        self.setAccessibleName(self.text())

    def _swing(self, share: float) -> None:
        self._shift = math.sin(share * _SWINGS * 2 * math.pi) * (1 - share) * (HALO - 1)
        self.update()

    def _font(self) -> QFont:
        return role_font(self, 16, QFont.Weight.DemiBold)

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self._font()), unit(self)
        widest = max(metrics.horizontalAdvance(words) for words in (self._words, self._refusal))
        return QSize(round(widest + 34 * scale) + 2 * HALO, round(metrics.height() + 6 * scale))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        refuses = self._says.isActive()
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0).translated(self._shift, 0)
        fill = palette.GOLD_1 if refuses else palette.GOLD_2
        box(painter, body, body.height() / 2, fill, palette.INK, (3 if refuses else 1.5) * scale)
        painter.setFont(self._font())
        painter.setPen(palette.INK)
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
