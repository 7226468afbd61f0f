"""A row of choices of which one holds; each is a radio button to the keyboard and to those who hear the screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gonfalon.ui.look import palette, states
from gonfalon.ui.look.theme import Theme
from gonfalon.ui.widgets.dress import HALO, box, dress, role_font, unit
from gonfalon.ui.widgets.placed import Placed
from gonfalon.ui.widgets.plain import PlainButton

__all__ = ["Segmented"]

_GAP = 2
_SEEN_AROUND = {
    QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.KeyPress,
}  # fmt: skip
"""What changes the look of a choice beyond its own place, where its ring lies."""


class _Segment(PlainButton):
    """One choice; its row paints it, so that its ring may lie over its neighbours."""

    def __init__(self, row: Segmented, key: str) -> None:
        super().__init__(row)
        self._row = row
        self.key = key
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its row has painted it by now."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(
            Qt.Key(event.key())
        )
        if step is None:
            super().keyPressEvent(event)
        else:
            self._by_keyboard = True
            self._row.step(step)

    def event(self, event: QEvent) -> bool:
        if event.type() in _SEEN_AROUND:
            self._row.update()
        return super().event(event)


class Segmented(Placed):
    """Choices side by side; `chosen` gives the key of one that the player took."""

    chosen = Signal(str)

    def __init__(self, keys: tuple[str, ...], *, px: float = 15) -> None:
        super().__init__()
        self._px = px
        self._columns = 0
        self._segments = [_Segment(self, key) for key in keys]
        for segment in self._segments:
            segment.clicked.connect(lambda _=False, key=segment.key: self._take(key))
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
        for segment in self._segments:
            if segment.key == key:
                segment.setChecked(True)
            # One stop for the Tab key; the arrows go on from there.
            policy = Qt.FocusPolicy.StrongFocus if segment.key == key else Qt.FocusPolicy.ClickFocus
            segment.setFocusPolicy(policy)
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
        return max(36 * unit(self), QFontMetricsF(self._font(True)).height() + 12 * unit(self))

    def _widths(self, row: list[_Segment]) -> list[float]:
        metrics = QFontMetricsF(self._font(True))
        widths = [metrics.horizontalAdvance(segment.text()) + 26 * unit(self) for segment in row]
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
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for segment in self._segments:
            body = QRectF(segment.geometry())
            fill, line, ink, width = _shades(colours, segment.isChecked(), segment.underMouse())
            if not self.isEnabled():
                fill, ink = palette.DISABLED, palette.DISABLED_TEXT
            box(painter, body, 6 * scale, fill, line, width * scale)
            painter.setFont(self._font(segment.isChecked()))
            painter.setPen(ink)
            painter.drawText(body, Qt.AlignmentFlag.AlignCenter, segment.text())
        for segment in self._segments:
            if segment.ring:
                states.focus_ring(painter, QRectF(segment.geometry()), 6 * scale)


def _shades(colours: Theme, checked: bool, hover: bool) -> tuple[QColor, QColor, QColor, float]:
    if checked:
        return palette.GOLD_2, palette.GOLD_1 if colours.dark else palette.INK, palette.INK, 2.0
    if colours.dark:
        fill = QColor(palette.CREAM)
        fill.setAlphaF(0.18 if hover else 0.08)
        return fill, palette.GOLD_3, palette.CREAM, 1.2
    return (colours.recess if hover else colours.paper), colours.edge, colours.text, 1.2
