"""A player's panel that stands beside a row: crest, name and figures one beneath the other."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from gonfalon.ui.board.furniture import fitted, fitted_in_lines
from gonfalon.ui.board.player_panel import PlayerPanel
from gonfalon.ui.board.strip_panel import StripFigures
from gonfalon.ui.look import art, theme

__all__ = ["LabelPanel"]

MIDDLE = Qt.AlignmentFlag.AlignCenter
LINE_FROM = 116.0
"""Panels at least so high, at unit 1, also say who plays there."""
TWO_LINES = 30.0
"""How high that is at the least, in two lines."""
BEHIND = 2.0
"""How far a figure stands behind its drawing, and the second one before the end of the row, at unit 1."""
BETWEEN = 4.0
"""How far the second drawing stands at the least behind the figure of the first, at unit 1."""


class LabelPanel(PlayerPanel):
    """Narrow and upright; a low one leaves out its second line."""

    figures: StripFigures | None

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        y = self.crest_rect().bottom() + self.rect.height() * 0.02
        y = self._draw_name(painter, figures.name, y)
        if self._has_line:
            self._draw_line(painter, figures, y)
        self._draw_counts(painter, figures)

    @property
    def _has_line(self) -> bool:
        return self.rect.height() >= LINE_FROM * self.unit

    def crest_rect(self) -> QRectF:
        whole = self.rect.height()
        high = min(whole * (0.36 if self._has_line else 0.40), 66 * self.unit)
        if self._has_line:
            # What name, line and figures leave of the height, edges and gaps included.
            high = max(whole * 0.2, min(high, whole * 0.73 - self._row_rect().height() - TWO_LINES * self.unit))
        wide = high * 200 / 240
        return QRectF(self.rect.center().x() - wide / 2, self.rect.height() * 0.06, wide, high)

    def _draw_name(self, painter: QPainter, name: str, top: float) -> float:
        """Write the name, smaller or elided where it must be; returns where the next line begins."""
        room = self.rect.width() - 8 * self.unit
        high = self.rect.height() * (0.13 if self._has_line else 0.22)
        font = fitted(name, 15 * self.unit, QFont.Weight.DemiBold, room, 10.5, most=high * 0.86)
        painter.setFont(font)
        painter.setPen(theme.current().text)
        shown = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(4 * self.unit, top, room, high), MIDDLE, shown)
        return top + high

    def _draw_line(self, painter: QPainter, figures: StripFigures, top: float) -> None:
        """Write who plays there, in as many lines as it needs."""
        room = QRectF(3 * self.unit, top, self.rect.width() - 6 * self.unit, self._row_rect().top() - top)
        # Broken behind the dot, each half is a line of its own.
        line = figures.line.replace(" · ", "\n")
        painter.setFont(fitted_in_lines(line, 13 * self.unit, QFont.Weight.Normal, room.size(), 10))
        painter.setPen(theme.current().family_text(figures.family))
        painter.drawText(room, int(MIDDLE | Qt.TextFlag.TextWordWrap), line)

    def _row_rect(self) -> QRectF:
        high = min(self.rect.height() * 0.24, 26 * self.unit)
        return QRectF(5 * self.unit, self.rect.bottom() - high - self.rect.height() * 0.06,
                      self.rect.width() - 10 * self.unit, high)  # fmt: skip

    def _counts_font(self) -> QFont:
        """That of the figures, which stand beside their drawings in one row."""
        figures, row, unit = self.figures, self._row_rect(), self.unit
        first = "".join(str(count) for _, count in figures.counts[:1]) if figures is not None else ""
        room = row.width() - 2 * self._icon_side() - (3 * BEHIND + BETWEEN) * unit
        px, most = min(15 * unit, row.height() * 0.8), row.height() * 0.86
        return fitted(f"{first}{self.score}", px, QFont.Weight.DemiBold, room, most=most)

    def _icon_side(self) -> float:
        row = self._row_rect()
        return min(row.height(), row.width() * 0.26)

    def icon_rect(self) -> QRectF:
        row, side, unit = self._row_rect(), self._icon_side(), self.unit
        number = QFontMetricsF(self._counts_font()).horizontalAdvance(str(self.score))
        # A number of two digits, or in large letters, takes its room from before the drawing.
        left = min(row.center().x() + 2 * unit, row.right() - number - 2 * BEHIND * unit - side)
        return QRectF(left, row.center().y() - side / 2, side, side)

    def _draw_counts(self, painter: QPainter, figures: StripFigures) -> None:
        row, icon = self._row_rect(), self.icon_rect()
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.setFont(self._counts_font())
        dress = theme.current()
        pieces = [(*figures.counts[:1][0], icon.translated(row.left() - icon.left(), 0))] if figures.counts else []
        pieces.append((figures.icon, self.score, icon))
        for drawing, count, place in pieces:
            art.paint(painter, drawing, place, ink_paper_swapped=dress.dark)
            painter.setPen(dress.text)
            text = QRectF(place.right() + BEHIND * self.unit, row.top(), row.right() - place.right(), row.height())
            painter.drawText(text, left, str(count))

    def figure_places(self) -> dict[str, QRectF]:
        figures = self.figures
        if figures is None:
            return {}
        row, icon = self._row_rect(), self.icon_rect()
        hand = QRectF(row.topLeft(), QPointF(icon.left(), row.bottom()))
        found = {figures.icon: QRectF(icon.topLeft(), row.bottomRight())}
        return found | {marker: hand for marker, _ in figures.counts[:1]}

    def card_place(self) -> QPointF:
        return self.pos() + self.rect.center()
