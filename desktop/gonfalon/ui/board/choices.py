"""The numbered buttons under the prompt: each says what it does now."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.buttons import LEAST_PX, Kind, Pressable, draw_body
from gonfalon.ui.widgets.dress import HALO, role_font, unit

__all__ = ["ChoiceBar", "ChoiceButton"]

MOST_KEYS = 9
ELIDE = Qt.TextElideMode.ElideRight


class Option(Protocol):
    """What a button stands for."""

    @property
    def title(self) -> str: ...
    @property
    def detail(self) -> str: ...


class ChoiceButton(Pressable):
    """A button with a title, perhaps a second line, and its key."""

    pointed = Signal(bool)
    """The mouse or the focus came or went."""

    def __init__(self, title: str, detail: str, key: str, kind: Kind, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(title)
        self.detail = detail
        self.with_detail = True
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

    def sizeHint(self) -> QSize:
        title, detail = (QFontMetricsF(font) for font in self._fonts())
        words = title.horizontalAdvance(self.text())
        if self.with_detail and self.detail:
            words = max(words, detail.horizontalAdvance(self.detail))
        least = 150 * unit(self)
        return QSize(round(max(least, words + 64 * unit(self)) + 2 * HALO), round(48 * unit(self)) + 2 * HALO)

    def least_width(self) -> int:
        """How wide it is with its title in the smallest letters and without its second line."""
        font = role_font(self, 16, QFont.Weight.DemiBold)
        font.setPixelSize(min(font.pixelSize(), LEAST_PX))
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        return math.ceil(max(96 * unit(self), words + 57 * unit(self))) + 2 * HALO

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        hover = self.underMouse() or self.isDown()
        draw_body(painter, body, self._kind, scale, enabled=self.isEnabled(), hover=hover)
        side = 22 * scale
        cap = QRectF(body.right() - side - 11 * scale, body.center().y() - side / 2, side, side)
        if self._key:
            painter.save()
            painter.scale(scale, scale)
            small = QRectF(cap.x() / scale, cap.y() / scale, cap.width() / scale, cap.height() / scale)
            states.key_cap(painter, small, self._key, palette.INK)
            painter.restore()
        words = QRectF(
            body.left() + 14 * scale, body.top(), cap.left() - 8 * scale - body.left() - 14 * scale, body.height()
        )
        title, detail = self._fonts()
        painter.setPen(palette.INK)
        if self.with_detail and self.detail:
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            upper = QRectF(words.left(), words.top() + words.height() * 0.10, words.width(), words.height() * 0.42)
            lower = QRectF(words.left(), words.top() + words.height() * 0.50, words.width(), words.height() * 0.40)
            painter.setFont(title)
            painter.drawText(upper, left, QFontMetricsF(title).elidedText(self.text(), ELIDE, words.width()))
            painter.setFont(detail)
            painter.drawText(lower, left, QFontMetricsF(detail).elidedText(self.detail, ELIDE, words.width()))
        else:
            while title.pixelSize() > LEAST_PX and QFontMetricsF(title).horizontalAdvance(self.text()) > words.width():
                title.setPixelSize(title.pixelSize() - 1)
            painter.setFont(title)
            text = QFontMetricsF(title).elidedText(self.text(), ELIDE, words.width())
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        if self.ring:
            states.focus_ring(painter, body, 6 * scale)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(False)


class ChoiceBar(QWidget):
    """Lays the choices out in the middle of its width, as many as have room."""

    chosen = Signal(int)
    """The index of the choice that was pressed."""
    explain = Signal()
    pointed = Signal(int, bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[ChoiceButton] = []
        self._explain: ChoiceButton | None = None
        self.fits = True
        """False when there are more choices than buttons have room: then the board alone offers them."""

    def offer(self, choices: Sequence[Option], explain: str) -> None:
        """Show these choices; `explain` is the word on the last button, empty for none."""
        for button in (*self.buttons, self._explain):
            if button is not None:
                button.hide()
                button.deleteLater()
        self.buttons, self._explain = [], None
        for index, choice in enumerate(choices):
            key = str(index + 1) if index < MOST_KEYS else ""
            button = ChoiceButton(choice.title, choice.detail, key, Kind.GOLD, self)
            button.clicked.connect(lambda _=False, index=index: self.chosen.emit(index))
            button.pointed.connect(lambda on, index=index: self.pointed.emit(index, on))
            self.buttons.append(button)
        if explain and choices:
            self._explain = ChoiceButton(explain, "", "?", Kind.PARCHMENT, self)
            self._explain.clicked.connect(lambda _=False: self.explain.emit())
        self.arrange()
        self.setVisible(bool(choices))

    def press(self, index: int) -> bool:
        """Press the choice with this index; False when there is none."""
        if self.isVisible() and 0 <= index < len(self.buttons):
            self.chosen.emit(index)
            return True
        return False

    def arrange(self) -> None:
        """Find room for the buttons: with second lines, without, or only the way to the rules."""
        shown = [*self.buttons, *([self._explain] if self._explain else [])]
        if not shown:
            return
        gap = round(4 * unit(self))
        for with_detail in (True, False):
            for button in shown:
                button.with_detail = with_detail
            widths = [button.sizeHint().width() for button in shown]
            total = sum(widths) + gap * (len(shown) - 1)
            if total <= self.width():
                break
        least = [button.least_width() for button in shown]
        spare = self.width() - sum(least) - gap * (len(shown) - 1)
        self.fits = total <= self.width() or spare >= 0
        if total > self.width() and self.fits:
            wanted = sum(widths) - sum(least)
            widths = [narrow + (width - narrow) * spare // wanted for width, narrow in zip(widths, least, strict=True)]
            total = sum(widths) + gap * (len(shown) - 1)
        if not self.fits:
            for button in self.buttons:
                button.hide()
            shown = [self._explain] if self._explain else []
            widths = [button.sizeHint().width() for button in shown]
            total = sum(widths)
        left = (self.width() - total) // 2
        for button, width in zip(shown, widths, strict=True):
            button.setGeometry(QRect(left, 0, width, self.height()))
            button.show()
            left += width + gap
        for first, second in pairwise(shown):
            QWidget.setTabOrder(first, second)

    def restyle(self) -> None:
        self.arrange()

    def resizeEvent(self, event: object) -> None:
        self.arrange()
