"""One card in the balance of a set: its figures, how it compares with the others, and advice while it is chosen."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.games.oriflamme.window.workshop.balance_columns import AROUND, EMBLEM, NUMBERS, Columns
from gonfalon.games.oriflamme.workshop.balance import Row, Verdict
from gonfalon.ui.look import emblems, palette, states
from gonfalon.ui.widgets.dress import box, dress, role_font, unit
from gonfalon.ui.widgets.long_words import shortened
from gonfalon.ui.widgets.plain import PlainButton, set_tip

__all__ = ["BalanceRow", "Told"]

_STEPS: Final = {
    Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5, Qt.Key.Key_Home: -1000,
    Qt.Key.Key_End: 1000,
}  # fmt: skip
_LOUD: Final = (Verdict.TOO_STRONG, Verdict.TOO_WEAK)
_FAMILY: Final = "G"


class Told(NamedTuple):
    """A row in the reader's words."""

    row: Row
    cells: dict[str, str]
    """What stands in each column but that of the bars."""
    path: str
    """The drawing that the author has made for it, empty for none."""
    tip: str
    """What the figures are between."""
    aloud: str
    """All of it for those who listen."""


class BalanceRow(PlainButton):
    """A row that can be chosen; the arrow keys go on to others."""

    stepped = Signal(int)
    """So many rows further down the key wants to go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.told: Told | None = None
        self._columns: Columns | None = None
        self._most = 1.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_row(self, told: Told, columns: Columns, most: float) -> None:
        """Show this.

        Args:
            told: what stands in it.
            columns: where.
            most: how many points the bar has room for to each side.
        """
        self.told, self._columns, self._most = told, columns, most
        self.setText(told.cells["name"])
        self.setAccessibleName(told.aloud)
        set_tip(self, told.tip)
        self.fit()

    def choose(self, chosen: bool) -> None:
        """Be the one that is chosen, or not; one stop for the Tab key, from which the arrows go on."""
        self.setChecked(chosen)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)
        self.fit()

    def fit(self) -> None:
        """Take the height of now."""
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, round(self._line() + (self._advice_high() if self.isChecked() else 0)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def _line(self) -> float:
        return max(38 * unit(self), QFontMetricsF(self._font()).height() + 12 * unit(self))

    def _font(self) -> QFont:
        return role_font(self, 15, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal)

    def _advice_font(self) -> QFont:
        return role_font(self, 15, QFont.Weight.Normal, True)

    def _advice_room(self) -> QRectF:
        scale = unit(self)
        left = (AROUND + EMBLEM + 10) * scale
        return QRectF(left, self._line() - 4 * scale, max(60.0, self.width() - left - 2 * AROUND * scale), 1000)

    def _advice_high(self) -> float:
        if self.told is None:
            return 0.0
        words = QFontMetricsF(self._advice_font()).boundingRect(
            self._advice_room(), int(Qt.TextFlag.TextWordWrap), self.told.row.advice
        )
        return words.height() + 6 * unit(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.told is None or self._columns is None:
            return
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -2)
        if self.isChecked():
            box(painter, body, 6 * scale, palette.HIGHLIGHT, palette.INK, 1.5 * scale if colours.contrast else 0)
        else:
            hover = QColor(palette.HIGHLIGHT)
            hover.setAlphaF(0.45)
            if self.underMouse():
                box(painter, body, 6 * scale, hover, hover, 0)
            ends = QRectF(AROUND * scale, self.height() - 1.2, self.width() - 2 * AROUND * scale, 1.2)
            painter.fillRect(ends, colours.edge)
        line, told = self._line(), self.told
        side = min(EMBLEM * scale, line - 4 * scale)
        emblem = QRectF(AROUND * scale, (line - side) / 2, side, side)
        emblems.paint(painter, told.row.kind, told.cells["name"], told.path, emblem, _FAMILY)
        for column in self._columns.places:
            place = self._columns.cell(column, 0, line)
            if column == "bar":
                self._paint_bar(painter, place)
            else:
                self._paint_cell(painter, column, place)
        if self.isChecked():
            painter.setFont(self._advice_font())
            painter.setPen(colours.text)
            painter.drawText(self._advice_room(), int(Qt.TextFlag.TextWordWrap), told.row.advice)
        if self.ring:
            states.focus_ring(painter, body.adjusted(3, 3, -3, -3), 6 * scale)

    def _paint_cell(self, painter: QPainter, column: str, place: QRectF) -> None:
        assert self.told is not None
        colours, words = dress(self), self.told.cells[column]
        font, ink = self._font(), colours.text
        if column == "name":
            font = role_font(self, 16, QFont.Weight.DemiBold)
        elif column == "type":
            font, ink = role_font(self, 14), colours.text_2
        elif column == "verdict":
            loud = self.told.row.verdict in _LOUD
            font = role_font(self, 15, QFont.Weight.DemiBold if loud else QFont.Weight.Normal)
            ink = palette.LOSS if loud and not colours.contrast else colours.text if loud else colours.text_2
        side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        painter.setFont(font)
        painter.setPen(ink)
        if column in NUMBERS:
            place.adjust(-12 * unit(self), 0, 0, 0)
        painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, shortened(words, font, place.width() + 1))

    def _paint_bar(self, painter: QPainter, place: QRectF) -> None:
        """How many points the card is from the others, and between which its interval lies."""
        assert self.told is not None
        scale, colours, difference = unit(self), dress(self), self.told.row.difference
        middle, high = place.center(), 13 * scale
        if difference is not None:
            sure = self.told.row.verdict is not Verdict.UNSURE
            half = place.width() / 2

            def x_of(points: float) -> float:
                return middle.x() + max(-1.0, min(1.0, points / self._most)) * half

            left, right = sorted((middle.x(), x_of(difference.value)))
            bar = QRectF(left, middle.y() - high / 2, max(right - left, 2 * scale), high)
            loud = self.told.row.verdict in _LOUD
            fill = palette.LOSS if loud else palette.GOLD_3 if sure else colours.recess
            box(painter, bar, 3 * scale, fill, palette.INK if colours.contrast else colours.edge, scale)
            low, high_end = x_of(difference.low), x_of(difference.high)
            lines = [QLineF(low, middle.y(), high_end, middle.y())]
            for end, points in ((low, difference.low), (high_end, difference.high)):
                # An interval that goes on beyond the bar's room has no end there.
                if abs(points) <= self._most:
                    lines.append(QLineF(end, middle.y() - 4 * scale, end, middle.y() + 4 * scale))
            # With a light edge it is seen on the bar too.
            for ink, width in ((colours.paper, 2.8), (colours.text, 1.4)):
                painter.setPen(QPen(ink, width * scale))
                painter.drawLines(lines)
        painter.setPen(QPen(colours.text_2, 1.6 * scale))
        painter.drawLine(QPointF(middle.x(), middle.y() - 12 * scale), QPointF(middle.x(), middle.y() + 12 * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in _STEPS:
            self._by_keyboard = True
            self.stepped.emit(_STEPS[key])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)
