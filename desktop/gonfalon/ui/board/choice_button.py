"""A button under the prompt: an answer with what it means, and the key that gives it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.buttons import LEAST_PX, Kind, Pressable, draw_body
from gonfalon.ui.widgets.dress import HALO, role_font, unit

__all__ = ["ChoiceButton"]

ELIDE = Qt.TextElideMode.ElideRight
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_BROKEN = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class ChoiceButton(Pressable):
    """A button with a title, perhaps a second line, and its key."""

    pointed = Signal(bool)
    """The mouse or the focus came or went."""

    def __init__(self, title: str, detail: str, key: str, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(title)
        self.detail = detail
        self.with_detail = True
        self.broken = False
        """Whether the detail is sentences, which take as many lines as they need."""
        self._key = key
        self._kind = kind
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.setToolTip(detail)

    def _fonts(self) -> tuple[QFont, QFont]:
        title, detail = role_font(self, 16, QFont.Weight.DemiBold), role_font(self, 13)
        high = max(1, self.height() - 2 * HALO)
        if self.with_detail and self.detail and self.isVisible():
            title.setPixelSize(min(title.pixelSize(), int(high * 0.36)))
            detail.setPixelSize(min(detail.pixelSize(), int(high * 0.29)))
        return title, detail

    def _cap_width(self) -> float:
        words = QFontMetricsF(role_font(self, 12, QFont.Weight.DemiBold)).horizontalAdvance(self._key)
        return max(22 * unit(self), words + 8 * unit(self)) if len(self._key) > 1 else 22 * unit(self)

    def sizeHint(self) -> QSize:
        title, detail = (QFontMetricsF(font) for font in self._fonts())
        words = title.horizontalAdvance(self.text())
        if self.with_detail and self.detail:
            words = max(words, detail.horizontalAdvance(self.detail))
        least = 150 * unit(self)
        return QSize(
            round(max(least, words + 42 * unit(self) + self._cap_width()) + 2 * HALO), round(48 * unit(self)) + 2 * HALO
        )

    def least_width(self) -> int:
        """How wide it is with its title in the smallest letters and without its second line."""
        font = role_font(self, 16, QFont.Weight.DemiBold)
        font.setPixelSize(min(font.pixelSize(), LEAST_PX))
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        return math.ceil(max(96 * unit(self), words + 35 * unit(self) + self._cap_width())) + 2 * HALO

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        hover = self.underMouse() or self.isDown()
        draw_body(painter, body, self._kind, scale, enabled=self.isEnabled(), hover=hover)
        side = 22 * scale
        wide = self._cap_width() if self._key else 0.0
        cap = QRectF(body.right() - wide - 11 * scale, body.center().y() - side / 2, wide, side)
        if self._key:
            painter.save()
            painter.scale(scale, scale)
            small = QRectF(cap.x() / scale, cap.y() / scale, cap.width() / scale, cap.height() / scale)
            states.key_cap(painter, small, self._key, palette.INK)
            painter.restore()
        words = QRectF(
            body.left() + 14 * scale, body.top(), cap.left() - 8 * scale - body.left() - 14 * scale, body.height()
        )
        painter.setPen(palette.INK)
        if self.broken and self.detail:
            self._paint_sentences(painter, words)
        elif self.with_detail and self.detail:
            self._paint_lines(painter, words)
        else:
            self._paint_title(painter, words)
        if self.ring:
            states.focus_ring(painter, body, 6 * scale)

    def _paint_title(self, painter: QPainter, words: QRectF) -> None:
        font, _ = self._fonts()
        while font.pixelSize() > LEAST_PX and QFontMetricsF(font).horizontalAdvance(self.text()) > words.width():
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        text = QFontMetricsF(font).elidedText(self.text(), ELIDE, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_lines(self, painter: QPainter, words: QRectF) -> None:
        title, detail = self._fonts()
        upper = QRectF(words.left(), words.top() + words.height() * 0.10, words.width(), words.height() * 0.42)
        lower = QRectF(words.left(), words.top() + words.height() * 0.50, words.width(), words.height() * 0.40)
        painter.setFont(title)
        painter.drawText(upper, _LEFT, QFontMetricsF(title).elidedText(self.text(), ELIDE, words.width()))
        painter.setFont(detail)
        painter.drawText(lower, _LEFT, QFontMetricsF(detail).elidedText(self.detail, ELIDE, words.width()))

    def _paint_sentences(self, painter: QPainter, words: QRectF) -> None:
        """The title and whole sentences under it, in letters as large as the button has room for."""
        words = words.adjusted(0, 5 * unit(self), 0, -5 * unit(self))
        title, detail = self._fonts()
        while True:
            upper = QFontMetricsF(title).height()
            room = QRectF(words.left(), 0, words.width(), words.height() - upper)
            lower = QFontMetricsF(detail).boundingRect(room, int(_BROKEN), self.detail)
            if (lower.height() <= room.height() and lower.width() <= room.width()) or detail.pixelSize() <= LEAST_PX:
                break
            detail.setPixelSize(detail.pixelSize() - 1)
            title.setPixelSize(max(LEAST_PX, min(title.pixelSize(), detail.pixelSize() + 3)))
        while title.pixelSize() > LEAST_PX and QFontMetricsF(title).horizontalAdvance(self.text()) > words.width():
            title.setPixelSize(title.pixelSize() - 1)
        text = self._cut(QFontMetricsF(detail), room)
        lower = QFontMetricsF(detail).boundingRect(room, int(_BROKEN), text)
        top = words.top() + max(0.0, (words.height() - upper - lower.height()) / 2)
        painter.setFont(title)
        painter.drawText(
            QRectF(words.left(), top, words.width(), upper),
            _LEFT,
            QFontMetricsF(title).elidedText(self.text(), ELIDE, words.width()),
        )
        painter.setFont(detail)
        painter.drawText(QRectF(words.left(), top + upper, words.width(), lower.height()), int(_BROKEN), text)

    def _cut(self, metrics: QFontMetricsF, room: QRectF) -> str:
        """The detail without the words at its end for which there is no room; all of it is in the tooltip."""
        text = self.detail
        words = text.split()
        while len(words) > 1 and metrics.boundingRect(room, int(_BROKEN), text).height() > room.height():
            words.pop()
            text = " ".join(words) + "…"
        return text

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(False)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)
