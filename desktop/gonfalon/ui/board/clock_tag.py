"""The time that a person has left, as a tag on the edge of the player's panel."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gonfalon.core.time_control import clock_text
from gonfalon.texts.translations import translate
from gonfalon.ui.look import fonts
from gonfalon.ui.look.palette import CREAM, GOLD_1, GOLD_2, INK, PAPER, RUBRIC

LOW = 60.0
"""So many seconds are little."""
LETTERS, LEAST_LETTERS = 14.0, 12
CAPITALS = 0.68
"""How high figures are, by the size of letters."""
AROUND = 6.5
"""The room above and below them, at unit 1."""


class ClockFace(NamedTuple):
    """What a clock shows."""

    seconds: float
    runs: bool

    @property
    def low(self) -> bool:
        return self.seconds <= LOW

    @property
    def text(self) -> str:
        return clock_text(self.seconds)

    @property
    def words(self) -> str:
        """What is said of it to those who point at it or listen."""
        if self.seconds <= 0:
            return translate("Clock", "The time is up")
        return translate("Clock", "Time left: {time}").format(time=self.text)


class ClockTag(QGraphicsItem):
    """A pill with a dial and the time: light while it runs, framed twice when little is left, a cross at zero."""

    def __init__(self, panel: QGraphicsItem) -> None:
        super().__init__(panel)
        self.face: ClockFace | None = None
        self.rect = QRectF()
        self._font = QFont()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_face(self, face: ClockFace | None) -> None:
        """Show this, or be gone for None."""
        if face is None:
            self.hide()
        elif self.face is None or (face.text, face.runs, face.low) != (self.face.text, self.face.runs, self.face.low):
            self.update()
        self.face = face
        self.setVisible(face is not None and not self.rect.isEmpty())

    def lie(self, foot: QPointF, unit: float, highest: float, most: float) -> None:
        """Lie with the middle of the lower edge at a point of the panel, but nowhere above `highest`.

        Args:
            most: how high it may be, except that its letters must be legible.
        """
        font = fonts.font(LETTERS * unit, QFont.Weight.DemiBold)
        font.setPixelSize(max(LEAST_LETTERS, min(font.pixelSize(), round((most - AROUND * unit) / CAPITALS))))
        high = round(font.pixelSize() * CAPITALS + AROUND * unit)
        metrics = QFontMetricsF(font)
        wide = round(metrics.horizontalAdvance("000:00") + 1.1 * high)
        rect = QRectF(round(foot.x() - wide / 2), max(round(foot.y() - high), highest), wide, high)
        if (rect, font) != (self.rect, self._font):
            self.prepareGeometryChange()
            self.rect, self._font = rect, font
            self.update()
        self.setVisible(self.face is not None and not rect.isEmpty())

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        face, rect = self.face, self.rect
        if face is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink, edge = (GOLD_1, INK, INK) if face.runs else (INK, CREAM, GOLD_2)
        if face.low:
            ground, ink, edge = (PAPER, INK, RUBRIC) if face.seconds > 0 else (RUBRIC, PAPER, PAPER)
        line = rect.height() / 12
        painter.setPen(QPen(edge, line))
        painter.setBrush(ground)
        half = rect.height() / 2
        painter.drawRoundedRect(rect.adjusted(line / 2, line / 2, -line / 2, -line / 2), half, half)
        if face.low and face.seconds > 0:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = 2 * line
            painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), half - inset, half - inset)
        self._paint_dial(painter, QPointF(rect.left() + 0.62 * rect.height(), rect.center().y()), face, ink)
        painter.setPen(ink)
        painter.setFont(self._font)
        metrics = QFontMetricsF(self._font)
        middle = rect.center() + QPointF(0.35 * rect.height(), metrics.capHeight() / 2)
        painter.drawText(middle - QPointF(metrics.horizontalAdvance(face.text) / 2, 0), face.text)

    def _paint_dial(self, painter: QPainter, middle: QPointF, face: ClockFace, ink: QColor) -> None:
        """A dial, whose hand stands upright while the clock stands."""
        radius = 0.26 * self.rect.height()
        painter.setPen(QPen(ink, self.rect.height() / 13))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if face.seconds <= 0:
            painter.drawLine(middle - QPointF(radius, radius), middle + QPointF(radius, radius))
            painter.drawLine(middle - QPointF(radius, -radius), middle + QPointF(radius, -radius))
            return
        painter.drawEllipse(middle, radius, radius)
        painter.drawLine(middle, middle - QPointF(0, 0.7 * radius))
        if face.runs:
            painter.drawLine(middle, middle + QPointF(0.6 * radius, 0))
