"""Buttons for an answer under the prompt: a row with words and its key, or a plate with a drawing."""

from __future__ import annotations

import math
import re

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board.panel_items import fitted_font, fitted_font_in_lines
from gonfalon.ui.look import art, palette, state_marks
from gonfalon.ui.widgets.buttons import LEAST_PX, BaseButton, ButtonKind, draw_body
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, role_font, ui_scale

ELIDE = Qt.TextElideMode.ElideRight
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
BREAK = re.compile(" (?<!→ )(?!→)")
"""Where a line may end: not beside an arrow, for what was and what comes of it belong together."""
LINE = 1.2
"""The height of a line by the size of its letters."""


class ChoiceButton(BaseButton):
    """A button with a title, perhaps a second line, and its key."""

    pointed = Signal(bool)
    """The mouse or the focus came or went."""
    widest = 0.0
    """How wide it gets among plates, in design pixels; 0 for as wide as may be."""

    def __init__(self, choice: Choice, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.choice = choice
        self.setText(choice.title)
        self.detail = choice.detail
        self.with_detail = True
        self.tight = False
        """Whether words and key come nearer to its edges."""
        self.low = False
        """Whether it stands in a list: one line with all its words near to the edges."""
        self.broken = False
        """Whether the detail is sentences, which take as many lines as they need."""
        self.detail_px = 0
        """The size of their letters, where several buttons agree on it."""
        self.advised: int | None = None
        """Its number among the moves that a hint proposes, 0 for the only one; None where it proposes another."""
        self._key = key
        self._kind = ButtonKind.PARCHMENT if choice.quiet else ButtonKind.GOLD
        self.setEnabled(choice.enabled)
        if not choice.enabled:
            self.setCursor(Qt.CursorShape.ArrowCursor)
        self.setAccessibleDescription(choice.reason or choice.detail)
        set_tip(self, choice.reason or choice.detail)

    def forget(self) -> None:
        """Say nothing any more: it goes away, and what it said was for the seat that was asked alone."""
        self.detail = ""
        self.setText("")
        self.setAccessibleDescription("")
        set_tip(self, "")

    @property
    def key_name(self) -> str:
        """The key that presses the button, as its badge names it; empty for none."""
        return self._key

    @property
    def says_all(self) -> bool:
        """Whether the whole second line can be read on it."""
        if not self.choice.detail or self.detail != self.choice.detail:
            return True
        if not (self.isVisible() and (self.broken or self.with_detail)):
            return False
        if self.broken:
            return self._has_room(self.detail_px or self.sentence_px())
        return not self.cuts_detail()

    def _fonts(self) -> tuple[QFont, QFont]:
        title, detail = role_font(self, 14 if self.low else 16, QFont.Weight.DemiBold), role_font(self, 13)
        high = max(1, self.height() - 2 * HALO)
        if self.with_detail and self.detail and self.isVisible():
            title.setPixelSize(max(1, min(title.pixelSize(), int(high * 0.36))))
            detail.setPixelSize(max(1, min(detail.pixelSize(), int(high * 0.29))))
        elif self.low:
            title.setPixelSize(max(1, min(title.pixelSize(), int(high * 0.82))))
        return title, detail

    def _cap_width(self) -> float:
        words = QFontMetricsF(role_font(self, 12, QFont.Weight.DemiBold)).horizontalAdvance(self._key)
        drawn = len(self._key) < 2 or self._key in ("Enter", "Space")
        if self.low and drawn:
            return 18 * ui_scale(self)
        return 22 * ui_scale(self) if drawn else max(22 * ui_scale(self), words + 8 * ui_scale(self))

    def _icon_width(self) -> float:
        """Return the width that the icon before the text takes."""
        return 38 * ui_scale(self) if self.choice.icon and not self.low else 0.0

    def sizeHint(self) -> QSize:
        title, detail = (QFontMetricsF(font) for font in self._fonts())
        words = title.horizontalAdvance(self.text())
        if self.with_detail and self.detail:
            words = max(words, detail.horizontalAdvance(self.detail))
        least, around = (96, 22) if self.tight else (150, 42)
        wide = max(least * ui_scale(self), words + around * ui_scale(self) + self._cap_width() + self._icon_width())
        return QSize(round(wide + 2 * HALO), round(48 * ui_scale(self)) + 2 * HALO)

    def least_width(self) -> int:
        """Return the width with the title in the smallest letters and without the second line."""
        font = role_font(self, 16, QFont.Weight.DemiBold)
        font.setPixelSize(min(font.pixelSize(), LEAST_PX))
        words = QFontMetricsF(font).horizontalAdvance(self.text())
        wide = (
            words
            + (14 if self.low else 22 if self.tight else 35) * ui_scale(self)
            + self._cap_width()
            + self._icon_width()
        )
        return math.ceil(max((0 if self.low else 84 if self.tight else 96) * ui_scale(self), wide)) + 2 * HALO

    @property
    def body(self) -> QRectF:
        """The button without the room for its ring."""
        return QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)

    @property
    def ink(self) -> QColor:
        """The colour of its letters."""
        return palette.INK if self.isEnabled() else palette.DISABLED_TEXT

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, body = QPainter(self), ui_scale(self), self.body
        hover = self.isEnabled() and (self.underMouse() or self.isDown())
        draw_body(painter, body, self._kind, scale, enabled=self.isEnabled(), hover=hover)
        painter.setPen(self.ink)
        self.draw_inside(painter, body, scale)
        if self.advised is not None:
            state_marks.advice_ring(painter, body, 6 * scale)
            # On the left edge, where neither words nor key stand.
            seal = QPointF(body.left() + 3 * scale, body.center().y())
            state_marks.advice_seal(painter, seal, 18 * scale, self.advised)
        if self.ring:
            state_marks.focus_ring(painter, body, 6 * scale)

    def draw_cap(self, painter: QPainter, cap: QRectF, scale: float) -> None:
        """Paint the badge of the key, if there is one."""
        if not self._key:
            return
        painter.save()
        painter.scale(scale, scale)
        small = QRectF(cap.x() / scale, cap.y() / scale, cap.width() / scale, cap.height() / scale)
        state_marks.key_cap(painter, small, self._key, self.ink)
        painter.restore()

    def draw_icon(self, painter: QPainter, place: QRectF) -> None:
        """Paint the drawing of the choice."""
        if not self.isEnabled():
            painter.setOpacity(0.5)
        art.paint(painter, self.choice.icon, place, self.choice.tint or None)
        painter.setOpacity(1)

    def draw_inside(self, painter: QPainter, body: QRectF, scale: float) -> None:
        """Paint what stands on the body."""
        side, wide, edge = (
            min(22 * scale, body.height() - 6),
            self._cap_width(),
            (4 if self.low else 7 if self.tight else 11) * scale,
        )
        self.draw_cap(painter, QRectF(body.right() - wide - edge, body.center().y() - side / 2, wide, side), scale)
        if self._icon_width():
            side = min(32 * scale, body.height() * 0.72)
            self.draw_icon(painter, QRectF(body.left() + 12 * scale, body.center().y() - side / 2, side, side))
        words = self._words_rect()
        if self.broken:
            self._paint_sentences(painter)
        elif self.with_detail and self.detail:
            self._paint_lines(painter, words)
        else:
            self._paint_title(painter, words)

    def _shrunk(self, font: QFont, width: float, text: str = "") -> QFont:
        """The font for a text, else for the title, smaller where it would be wider than that."""
        while font.pixelSize() > LEAST_PX and QFontMetricsF(font).horizontalAdvance(text or self.text()) > width:
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def _paint_title(self, painter: QPainter, words: QRectF) -> None:
        font = self._shrunk(self._fonts()[0], words.width())
        painter.setFont(font)
        text = QFontMetricsF(font).elidedText(self.text(), ELIDE, words.width())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_lines(self, painter: QPainter, words: QRectF) -> None:
        title, detail = self._fonts()
        title = self._shrunk(title, words.width())
        detail = self._shrunk(detail, words.width(), self.detail)
        upper = QRectF(words.left(), words.top() + words.height() * 0.13, words.width(), words.height() * 0.40)
        lower = QRectF(words.left(), words.top() + words.height() * 0.51, words.width(), words.height() * 0.37)
        painter.setFont(title)
        painter.drawText(upper, _LEFT, QFontMetricsF(title).elidedText(self.text(), ELIDE, words.width()))
        painter.setFont(detail)
        painter.drawText(lower, _LEFT, QFontMetricsF(detail).elidedText(self.detail, ELIDE, words.width()))

    # -- sentences under the title -------------------------------------------------------------------------------------

    def _words_rect(self) -> QRectF:
        """The room for words, beside the key."""
        scale = ui_scale(self)
        around = (6, 7) if self.low else (8, 13) if self.tight else (14, 19)
        return self.body.adjusted(around[0] * scale + self._icon_width(), 0, -self._cap_width() - around[1] * scale, 0)

    def _small(self, px: int) -> QFont:
        font = role_font(self, 13)
        font.setPixelSize(px)
        return font

    def _title_font(self, detail_px: int) -> QFont:
        """A title that goes with sentences of this size, none of its words wider than the button."""
        font = role_font(self, 16, QFont.Weight.DemiBold)
        font.setPixelSize(min(font.pixelSize(), detail_px + (1 if self.tight else 3)))
        metrics = QFontMetricsF(font)
        longest = max(BREAK.split(self.text()), key=metrics.horizontalAdvance)
        return self._shrunk(font, self._words_rect().width(), longest)

    def _lines(self, text: str, font: QFont) -> list[str]:
        """A text in these letters, broken between words where it is wider than the room for it."""
        metrics, width = QFontMetricsF(font), self._words_rect().width()
        lines: list[str] = []
        for word in BREAK.split(text):
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and metrics.horizontalAdvance(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _written(self, px: int) -> list[tuple[str, QFont]]:
        """The lines of the title and of the sentences in letters of this size, each with its font."""
        title, small = self._title_font(px), self._small(px)
        upper = self._lines(self.text(), title)
        lower = self._lines(self.detail, small) if self.detail else []
        return [*((line, title) for line in upper), *((line, small) for line in lower)]

    def sentence_height(self) -> int:
        """Return the height needed at the current width for letters of the usual size."""
        return math.ceil(_height(self._written(role_font(self, 13).pixelSize())) + 8 * ui_scale(self)) + 2 * HALO

    def sentence_px(self) -> int:
        """The size of letters in which the sentences have room, as large as they may be."""
        px = role_font(self, 13).pixelSize()
        while px > LEAST_PX and not self._has_room(px):
            px -= 1
        return px

    def _has_room(self, px: int) -> bool:
        return _height(self._written(px)) <= self._words_rect().height() - 8 * ui_scale(self)

    def cuts_detail(self) -> bool:
        """Return whether one line has no room for the detail, in however small letters."""
        width, font = self._words_rect().width(), self._fonts()[1]
        return QFontMetricsF(self._shrunk(font, width, self.detail)).horizontalAdvance(self.detail) > width

    def has_room_for_sentences(self) -> bool:
        """Return whether the whole text fits in letters of the agreed size."""
        return self._has_room(self.detail_px)

    def _paint_sentences(self, painter: QPainter) -> None:
        words, lines = self._words_rect(), self._written(self.detail_px or self.sentence_px())
        while len(lines) > 2 and _height(lines) > words.height():
            # All of it is in the tooltip, and said to those who listen.
            lines.pop()
            lines[-1] = (f"{lines[-1][0]}…", lines[-1][1])
        top = words.top() + (words.height() - _height(lines)) / 2
        for text, font in lines:
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


def _height(lines: list[tuple[str, QFont]]) -> float:
    return LINE * sum(font.pixelSize() for _, font in lines)


LOW = 84.0
"""Plates that are not as high have no room for a drawing, in design pixels."""
ROOMY = 110.0
"""Plates that are as high leave more room above the drawing."""
_MIDDLE = Qt.AlignmentFlag.AlignCenter
_LINES = int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class ChoicePlate(ChoiceButton):
    """A button that is as high as it is wide, or higher."""

    def draw_inside(self, painter: QPainter, body: QRectF, scale: float) -> None:
        cap = self._cap_width()
        self.draw_cap(painter, QRectF(body.right() - cap - 8 * scale, body.top() + 8 * scale, cap, 21 * scale), scale)
        inner = body.adjusted(6 * scale, 0, -6 * scale, -7 * scale)
        high = body.height()
        top = body.top() + high * (0.16 if high >= ROOMY * scale else 0.09)
        room = QRectF(inner.left(), top, inner.width(), min(30 * scale, high * 0.27))
        line = min(22 * scale, high * 0.22)
        title, detail = QRectF(inner), QRectF(inner)
        title.setTop(room.bottom() + high * 0.05)
        title.setHeight(line)
        detail.setTop(title.bottom() + 2 * scale)
        if high < LOW * scale:
            # Beside the key only where the plate is too low for both.
            title.moveTop(body.top() + 8 * scale)
            title.setRight(title.right() - cap - 4 * scale)
            detail.setTop(title.bottom() + 2 * scale)
        elif not self._has_room_for_detail(detail):
            # Words matter more than the drawing.
            title.moveTop(body.top() + 30 * scale)
            detail.setTop(title.bottom())
        elif self.choice.icon:
            self.draw_icon(painter, room)
        painter.setFont(
            fitted_font(self.text(), 16 * ui_scale(self), QFont.Weight.DemiBold, title.width(), most=title.height())
        )
        painter.drawText(title, _MIDDLE, self.text())
        painter.setFont(self._detail_font(detail))
        painter.drawText(detail, _LINES, self.detail)

    def _detail_font(self, room: QRectF) -> QFont:
        return fitted_font_in_lines(
            self.detail, 12.5 * ui_scale(self), QFont.Weight.Normal, QSizeF(room.width(), room.height()), 9.0
        )

    def _has_room_for_detail(self, room: QRectF) -> bool:
        needed = QFontMetricsF(self._detail_font(room)).boundingRect(room, _LINES, self.detail)
        return needed.width() <= room.width() + 1 and needed.height() <= room.height() + 1
