"""Bars that show how much of something there is of how much there could be, each with its words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import palette
from gonfalon.ui.widgets.dress import box, dress, role_font, unit

__all__ = ["Bar", "Bars"]

_HIGH: Final = 30
_APART: Final = 10


class Bar(NamedTuple):
    """One line."""

    label: str
    part: int
    whole: int
    words: str
    """How much it is, as it stands at the end of the bar."""


class Bars(QWidget):
    """Lines under each other; a bar is as long as its whole is large, and gold as far as its part goes."""

    def __init__(self) -> None:
        super().__init__()
        self._bars: Sequence[Bar] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, heading: str, bars: Sequence[Bar]) -> None:
        """Show these; the heading is for those who listen."""
        self._bars = bars
        self.setAccessibleName(". ".join((heading, *(f"{bar.label}: {bar.words}" for bar in bars))))
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        self.updateGeometry()

    def _fonts(self) -> tuple[QFont, QFont]:
        return role_font(self, 15), role_font(self, 15, QFont.Weight.DemiBold)

    def _line(self) -> float:
        return max(_HIGH * unit(self), QFontMetricsF(self._fonts()[0]).height() + 6 * unit(self))

    def sizeHint(self) -> QSize:
        return QSize(round(320 * unit(self)), round(self._line() * len(self._bars)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * unit(self)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._bars:
            return
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        plain, bold = map(QFontMetricsF, self._fonts())
        left = min(max(plain.horizontalAdvance(bar.label) for bar in self._bars), self.width() * 0.36)
        right = max(bold.horizontalAdvance(bar.words) for bar in self._bars)
        room = max(0.0, self.width() - left - right - 2 * _APART * scale)
        most, line = max(bar.whole for bar in self._bars), self._line()
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        for index, bar in enumerate(self._bars):
            top = index * line
            painter.setFont(self._fonts()[0])
            painter.setPen(colours.text)
            label = plain.elidedText(bar.label, Qt.TextElideMode.ElideRight, left + 1)
            painter.drawText(QRectF(0, top, left + 2, line), middle, label)
            start, long = left + _APART * scale, room * bar.whole / max(1, most)
            body = QRectF(start, top + line / 2 - 8 * scale, max(long, 6 * scale), 16 * scale)
            box(painter, body, 4 * scale, colours.recess, colours.edge, 1.2 * scale)
            if bar.part:
                won = QRectF(body.left(), body.top(), body.width() * bar.part / max(1, bar.whole), body.height())
                box(painter, won, 4 * scale, palette.GOLD_2, palette.INK, 1.2 * scale)
            painter.setFont(self._fonts()[1])
            painter.setPen(colours.text)
            painter.drawText(QRectF(body.right() + _APART * scale, top, right + 2, line), middle, bar.words)
