"""A button under the prompt: an answer with what it means, and the key that gives it."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.buttons import LEAST_PX, Kind, Pressable, draw_body
from gonfalon.ui.widgets.dress import HALO, role_font, unit
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["ChoiceButton"]

ELIDE = Qt.TextElideMode.ElideRight
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LINE = 1.2
"""The height of a line by the size of its letters."""


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
        self.detail_px = 0
        """The size of their letters, where several buttons agree on it."""
        self._key = key
        self._kind = kind
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        set_tip(self, detail)

    @property
    def key_name(self) -> str:
        """The key that presses the button, as its badge names it; empty for none."""
        return self._key

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
        words = self._words_rect()
        painter.setPen(palette.INK)
        if self.broken and self.detail:
            self._paint_sentences(painter)
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

    # -- sentences under the title -------------------------------------------------------------------------------------

    def _words_rect(self) -> QRectF:
        """The room for words, beside the key."""
        scale = unit(self)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        return body.adjusted(14 * scale, 0, -self._cap_width() - 19 * scale, 0)

    def _small(self, px: int) -> QFont:
        font = role_font(self, 13)
        font.setPixelSize(px)
        return font

    def _title_font(self, detail_px: int) -> QFont:
        """A title that goes with sentences of this size, as wide as the button at most."""
        font = role_font(self, 16, QFont.Weight.DemiBold)
        font.setPixelSize(min(font.pixelSize(), detail_px + 3))
        while (
            font.pixelSize() > LEAST_PX
            and QFontMetricsF(font).horizontalAdvance(self.text()) > self._words_rect().width()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _lines(self, px: int) -> list[str]:
        """The sentences in letters of this size, broken between words."""
        metrics, width = QFontMetricsF(self._small(px)), self._words_rect().width()
        lines: list[str] = []
        for word in self.detail.split(" "):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _needs(self, px: int, lines: int) -> float:
        return LINE * (self._title_font(px).pixelSize() + px * lines)

    def sentence_height(self) -> int:
        """How high it has to be at its width for letters of the usual size."""
        px = role_font(self, 13).pixelSize()
        return math.ceil(self._needs(px, len(self._lines(px))) + 8 * unit(self)) + 2 * HALO

    def sentence_px(self) -> int:
        """The size of letters in which the sentences have room, as large as they may be."""
        px, room = role_font(self, 13).pixelSize(), self._words_rect().height() - 8 * unit(self)
        while px > LEAST_PX and self._needs(px, len(self._lines(px))) > room:
            px -= 1
        return px

    def _paint_sentences(self, painter: QPainter) -> None:
        words, px = self._words_rect(), self.detail_px or self.sentence_px()
        lines, title = self._lines(px), self._title_font(px)
        while len(lines) > 1 and self._needs(px, len(lines)) > words.height():
            # All of it is in the tooltip, and said to those who listen.
            lines.pop()
            lines[-1] += "…"
        top = words.top() + (words.height() - self._needs(px, len(lines))) / 2
        for text, font in ((self.text(), title), *((line, self._small(px)) for line in lines)):
            high = LINE * font.pixelSize()
            painter.setFont(font)
            line = QRectF(words.left(), top, words.width(), high)
            painter.drawText(line, _LEFT, QFontMetricsF(font).elidedText(text, ELIDE, words.width()))
            top += high

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
