"""Yes or no: a switch at the end of a line, and a box to tick before its words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, follow_width, role_font, unit
from gonfalon.ui.widgets.plain import PlainButton

__all__ = ["CheckBox", "Switch"]

_ON = QColor("#1d6b4f")


class _Check(PlainButton):
    """A button that stays in, turned by Space and Enter alike."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.click()
            return
        super().keyPressEvent(event)


class Switch(_Check):
    """On with a check and the knob at the right, off without it and the knob at the left; its line names it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        scale = unit(self)
        return QSize(round(54 * scale) + 2 * HALO, round(30 * scale) + 2 * HALO)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        radius = body.height() / 2
        on = self.isChecked()
        box(painter, body, radius, _ON if on else palette.DISABLED, palette.INK, 2 * scale)
        knob = radius - 4.5 * scale
        centre = QPointF(body.right() - radius if on else body.left() + radius, body.center().y())
        painter.setBrush(palette.PAPER)
        painter.setPen(QPen(palette.INK, 2 * scale))
        painter.drawEllipse(centre, knob, knob)
        if on:
            side = radius * 0.9
            place = QRectF(body.left() + radius * 0.6, body.center().y() - side / 2, side, side)
            art.paint(painter, "icon-check", place, ink_paper_swapped=True)
        if self.ring:
            states.focus_ring(painter, body, radius)


class CheckBox(_Check):
    """A box of paper with its words behind it; the words may be clicked too, and break into lines if they must."""

    def __init__(self) -> None:
        super().__init__()
        follow_width(self)

    def _side(self) -> float:
        return max(24 * unit(self), QFontMetricsF(role_font(self, 15)).height())

    def _words_left(self) -> float:
        return HALO + self._side() + 11 * unit(self)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(role_font(self, 15))
        width = self._words_left() + metrics.horizontalAdvance(self.text()) + 8 * unit(self)
        return QSize(round(width + 1), round(self._side()) + 2 * HALO)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetricsF(role_font(self, 15))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(round(self._words_left() + max(longest, 120 * unit(self)) + 8), round(self._side()) + 2 * HALO)

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetricsF(role_font(self, 15))
        room = QRectF(0, 0, width - self._words_left() - 8 * unit(self), 10000)
        words = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())
        return round(max(words.height(), self._side())) + 2 * HALO + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side()
        square = QRectF(HALO, (self.height() - side) / 2, side, side)
        box(painter, square, 4 * scale, palette.PAPER, palette.GOLD_2 if colours.dark else palette.INK, 1.6 * scale)
        if self.isChecked():
            inset = side * 0.12
            art.paint(painter, "icon-check", square.adjusted(inset, inset, -inset, -inset))
        painter.setFont(role_font(self, 15))
        painter.setPen(colours.on_table)
        words = QRectF(self.rect()).adjusted(self._words_left(), 0, -2 * scale, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text())
        if self.ring:
            states.focus_ring(painter, square, 4 * scale)
