"""Controls that choose: a switch, a check box, a row of alternatives, and the row of the settings page around them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gonfalon.ui.look import art, palette, state_marks
from gonfalon.ui.look.palette import faded
from gonfalon.ui.look.theme import Theme
from gonfalon.ui.widgets.buttons import ARROWS, BaseButton, stop_at
from gonfalon.ui.widgets.styling import (
    HALO,
    LEFT,
    ControlPainter,
    Label,
    SelfLaidOut,
    Sized,
    follow_width,
    role_font,
    ui_scale,
)

_ON = QColor("#1d6b4f")
_WRAP = Qt.TextFlag.TextWordWrap


class Switch(Sized, BaseButton):
    """On with a check and the knob at the right, off without it and the knob at the left; its line names it."""

    size_wanted, halo = (54, 30), HALO

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, body = painter.unit, painter.body
        radius = body.height() / 2
        on = self.isChecked()
        painter.box(body, radius / scale, _ON if on else palette.DISABLED, palette.INK, 2)
        knob = radius - 4.5 * scale
        centre = QPointF(body.right() - radius if on else body.left() + radius, body.center().y())
        painter.setBrush(palette.PAPER)
        painter.setPen(QPen(palette.INK, 2 * scale))
        painter.drawEllipse(centre, knob, knob)
        if on:
            side = radius * 0.9
            place = QRectF(body.left() + radius * 0.6, body.center().y() - side / 2, side, side)
            art.paint(painter, "icon-check", place, ink_paper_swapped=True)
        painter.ring(body, radius / scale)


class CheckBox(BaseButton):
    """A box of paper with its words behind it; the words may be clicked too, and break into lines if they must."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        follow_width(self)

    def _side(self) -> float:
        return max(24 * ui_scale(self), QFontMetricsF(role_font(self, 15)).height())

    def _words_left(self) -> float:
        return HALO + self._side() + 11 * ui_scale(self)

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(role_font(self, 15))
        width = self._words_left() + metrics.horizontalAdvance(self.text()) + 8 * ui_scale(self)
        return QSize(round(width + 1), round(self._side()) + 2 * HALO)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetricsF(role_font(self, 15))
        longest = max((metrics.horizontalAdvance(word) for word in self.text().split()), default=0.0)
        return QSize(round(self._words_left() + max(longest, 120 * ui_scale(self)) + 8), round(self._side()) + 2 * HALO)

    def heightForWidth(self, width: int) -> int:
        metrics = QFontMetricsF(role_font(self, 15))
        room = QRectF(0, 0, width - self._words_left() - 8 * ui_scale(self), 10000)
        words = metrics.boundingRect(room, int(_WRAP), self.text())
        return round(max(words.height(), self._side())) + 2 * HALO + 1

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, side = ControlPainter(self), self._side()
        square = QRectF(HALO, (self.height() - side) / 2, side, side)
        painter.box(square, 4, palette.PAPER, palette.GOLD_2 if painter.colours.dark else palette.INK, 1.6)
        if self.isChecked():
            inset = side * 0.12
            art.paint(painter, "icon-check", square.adjusted(inset, inset, -inset, -inset))
        words = QRectF(self.rect()).adjusted(self._words_left(), 0, -2 * painter.unit, 0)
        painter.words(words, self.text(), role_font(self, 15), painter.colours.on_table, LEFT | _WRAP)
        painter.ring(square, 4)


_GAP = 2
_SEEN_AROUND = {
    QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.KeyPress,
}  # fmt: skip
"""What changes the look of a choice beyond its own place, where its ring lies."""


class _Segment(BaseButton):
    """One choice; its row paints it, so that its ring may lie over its neighbours."""

    steers, pressed_by_enter = ARROWS, False

    def __init__(self, row: Segmented, key: str) -> None:
        super().__init__(row)
        self._row = row
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its row has painted it by now."""

    def event(self, event: QEvent) -> bool:
        if event.type() in _SEEN_AROUND:
            self._row.update()
        return super().event(event)


class Segmented(SelfLaidOut):
    """Choices side by side; `chosen` gives the key of one that the player took."""

    chosen = Signal(str)

    def __init__(self, keys: tuple[str, ...], *, px: float = 15) -> None:
        super().__init__()
        self._px = px
        self._columns = 0
        self._segments = [_Segment(self, key) for key in keys]
        for segment in self._segments:
            segment.clicked.connect(lambda _=False, key=segment.key: self._take(key))
            segment.steered.connect(lambda right, down: self.step(right + down))
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.set_value(keys[0])

    def set_labels(self, labels: dict[str, str], name: str) -> None:
        """The words of each choice by key, and what the choice is about."""
        self.setAccessibleName(name)
        for segment in self._segments:
            segment.setText(labels[segment.key])
            segment.setAccessibleName(labels[segment.key])
            segment.setAccessibleDescription(name)
        self.restyle()

    def set_columns(self, columns: int) -> None:
        """Break the row after so many choices; 0 keeps it in one."""
        if columns != self._columns:
            self._columns = columns
            self.restyle()

    def value(self) -> str:
        """The key of the choice that holds."""
        return next(segment.key for segment in self._segments if segment.isChecked())

    def set_value(self, key: str) -> None:
        """Let another choice hold, without a signal."""
        chosen = self.segment(key)
        chosen.setChecked(True)
        stop_at(self._segments, chosen)
        self.update()

    def segment(self, key: str) -> QAbstractButton:
        """The button of one choice."""
        return next(segment for segment in self._segments if segment.key == key)

    def segments(self) -> list[QWidget]:
        """The buttons from left to right, for the order of the Tab key."""
        return list(self._segments)

    def step(self, by: int) -> None:
        """Take the next or the previous choice and the focus with it."""
        index = next(index for index, segment in enumerate(self._segments) if segment.isChecked())
        nearby = self._segments[(index + by) % len(self._segments)]
        self._take(nearby.key)
        nearby.setFocus(Qt.FocusReason.TabFocusReason)

    def _take(self, key: str) -> None:
        self.set_value(key)
        self.chosen.emit(key)

    def _font(self, bold: bool) -> QFont:
        return role_font(self, self._px, QFont.Weight.DemiBold if bold else QFont.Weight.Medium)

    def _rows(self) -> list[list[_Segment]]:
        length = self._columns or len(self._segments)
        return [self._segments[start : start + length] for start in range(0, len(self._segments), length)]

    def _row_height(self) -> float:
        return max(36 * ui_scale(self), QFontMetricsF(self._font(True)).height() + 12 * ui_scale(self))

    def _widths(self, row: list[_Segment]) -> list[float]:
        metrics = QFontMetricsF(self._font(True))
        widths = [metrics.horizontalAdvance(segment.text()) + 26 * ui_scale(self) for segment in row]
        return [max(widths)] * len(widths) if self._columns else widths

    def sizeHint(self) -> QSize:
        rows = self._rows()
        width = max(sum(self._widths(row)) + _GAP * (len(row) - 1) for row in rows)
        height = len(rows) * self._row_height() + 4 * (len(rows) - 1)
        return QSize(round(width + 2 * HALO + 1), round(height + 2 * HALO))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def restyle(self) -> None:
        super().restyle()
        self.update()

    def place(self) -> None:
        high, top = self._row_height(), float(HALO)
        for row in self._rows():
            widths = self._widths(row)
            spare = self.width() - 2 * HALO - sum(widths) - _GAP * (len(row) - 1)
            # Segments share what is left over, so that a row fills the width it was given.
            widths = [width + max(0.0, spare) / len(row) for width in widths]
            left = float(HALO)
            for segment, width in zip(row, widths, strict=True):
                right = left + width
                segment.setGeometry(QRect(round(left), round(top), round(right) - round(left), round(high)))
                left = right + _GAP
            top += high + 4

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        for segment in self._segments:
            body = QRectF(segment.geometry())
            fill, line, ink, width = _shades(painter.colours, segment.isChecked(), segment.underMouse())
            if not self.isEnabled():
                fill, ink = palette.DISABLED, palette.DISABLED_TEXT
            painter.box(body, 6, fill, line, width)
            painter.words(body, segment.text(), self._font(segment.isChecked()), ink, Qt.AlignmentFlag.AlignCenter)
        for segment in self._segments:
            if segment.ring:
                state_marks.focus_ring(painter, QRectF(segment.geometry()), 6 * painter.unit)


def _shades(colours: Theme, checked: bool, hover: bool) -> tuple[QColor, QColor, QColor, float]:
    if checked:
        return palette.GOLD_2, palette.GOLD_1 if colours.dark else palette.INK, palette.INK, 2.0
    if colours.dark:
        fill = faded(palette.CREAM, 0.18 if hover else 0.08)
        return fill, palette.GOLD_3, palette.CREAM, 1.2
    return (colours.recess if hover else colours.paper), colours.edge, colours.text, 1.2


_COLUMN = 0.47


class SettingRow(Sized, SelfLaidOut):
    """Words at the left and the control in its column at the right, or below them where it is too wide."""

    size_wanted = (600, None)

    def __init__(self, control: QWidget, *, at_end: bool = False) -> None:
        super().__init__()
        self.control = control
        self._at_end = at_end
        self.title = Label(17, QFont.Weight.DemiBold, parent=self)
        self.note = Label(14, colour="text_2", wrap=True, parent=self)
        self.title.setWordWrap(True)
        control.setParent(self)
        self.title.setBuddy(control)
        follow_width(self)

    def set_texts(self, title: str, note: str) -> None:
        """Set the title of the setting and a short note on what it does."""
        self.title.setText(title)
        self.note.setText(note)
        self.control.setAccessibleName(title)
        self.control.setAccessibleDescription(note)
        self.updateGeometry()

    def matches(self, words: str) -> bool:
        """Return whether every one of these words occurs in the row's title or note."""
        text = f"{self.title.text()} {self.note.text()}".casefold()
        return all(word in text for word in words.casefold().split())

    def _plan(self, width: int) -> tuple[int, int, int, int, bool]:
        """Width of the words, height of title and note, height of all, and whether the control stands below."""
        control, gap = self.control.sizeHint(), round(12 * ui_scale(self))
        if self._at_end:
            words, below = width - control.width() - gap, False
        else:
            words = round(width * _COLUMN) - gap
            below = self.control.minimumSizeHint().width() > width - words - gap
        if below:
            words = width
        title, note = self.title.heightForWidth(words), self.note.heightForWidth(words)
        whole = title + note
        whole = whole + control.height() if below else max(whole, control.height() - 2 * HALO)
        return words, title, note, whole + round(8 * ui_scale(self)), below

    def heightForWidth(self, width: int) -> int:
        return self._plan(width)[3]

    def minimumSizeHint(self) -> QSize:
        return QSize(self.control.minimumSizeHint().width(), round(40 * ui_scale(self)))

    def place(self) -> None:
        width = self.width()
        words, title, note, whole, below = self._plan(width)
        control, pad = self.control.sizeHint(), round(4 * ui_scale(self))
        spare = max(0, whole - 2 * pad - title - note) // 2 if not below else 0
        self.title.setGeometry(0, pad + spare, words, title)
        self.note.setGeometry(0, pad + spare + title, words, note)
        if below:
            wide = min(max(control.width(), round(width * (1 - _COLUMN))), width + HALO)
            self.control.setGeometry(-HALO, pad + title + note, wide, control.height())
            return
        left = width - control.width() + HALO if self._at_end else round(width * _COLUMN) - HALO
        room = width + HALO - left
        wide = room if self.control.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Expanding else control.width()
        self.control.setGeometry(left, (whole - control.height()) // 2, min(wide, room), control.height())
