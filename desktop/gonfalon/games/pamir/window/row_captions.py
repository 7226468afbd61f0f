"""The captions above the own court and hand, and the line between the two."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QStaticText

from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import translate
from gonfalon.ui.board.furniture import Furniture, fitted, write
from gonfalon.ui.look import theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_3, INK, TARGET, VELLUM

__all__ = ["CaptionFigures", "RowCaptions", "RowLine", "caption_figures"]

PX, LEAST = 13.5, 11.0


@dataclass(frozen=True)
class CaptionFigures:
    """How many cards there are of how many, first of the court and then of the hand."""

    court: str
    hand: str
    full: tuple[int, int]
    """Below 0 with room, 0 at the limit, above it more than may stay."""


def caption_figures(table: Table, seat: int, names: Names) -> CaptionFigures | None:
    """The captions of a seat, None for who only watches."""
    if seat < 0:
        return None
    court, hand = len(table.courts[seat]), len(table.hands[seat])
    limits = court_limit(table, seat), hand_limit(table, seat)
    return CaptionFigures(
        names.said(translate("PamirTable", "Your court: {count} of {limit}"), {"count": court, "limit": limits[0]}),
        names.said(translate("PamirTable", "Your hand: {count} of {limit}"), {"count": hand, "limit": limits[1]}),
        (court - limits[0], hand - limits[1]),
    )


class RowLine(Furniture):
    """The line between court and hand; cards that have little room lie over it."""

    def __init__(self) -> None:
        super().__init__()
        self.x_of = 0.0

    def show_at(self, x: float) -> None:
        """Stand at an x of the scene."""
        if x != self.x_of:
            self.x_of = x
            self.update()

    def draw(self, painter: QPainter) -> None:
        x = self.x_of - self.pos().x()
        line = QColor(GOLD_3)
        line.setAlphaF(0.8)
        painter.setPen(QPen(line, 1.2))
        painter.drawLine(QLineF(x, 4, x, self.rect.height() - 4))


class RowCaptions(Furniture):
    """Two lines of small letters over cards that rise; gold at the limit and red above it."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: CaptionFigures | None = None
        self.divider = 0.0
        self.high = 18.0

    def show_figures(self, figures: CaptionFigures | None, divider: float, high: float) -> None:
        """Write these at both sides of a line at an x of the scene, above cards whose captions are so high."""
        if (figures, divider, high) != (self.figures, self.divider, self.high):
            self.figures, self.divider, self.high = figures, divider, high
            self.update()

    def explain(self, court: str, hand: str) -> None:
        """Let the caption of the court and that of the hand say this when the mouse rests on them."""
        sides = zip(self._sides(), (court, hand), strict=True)
        self.tip_parts([(QRectF(left, 0, max(0.0, right - left), self.high), words) for (left, right), words in sides])

    def _sides(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """From where to where the captions reach, on both sides of the line."""
        x = self.divider - self.pos().x()
        return (0.0, x - 6), (x + 8, self.rect.width())

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        for text, full, (left, right) in zip((figures.court, figures.hand), figures.full, self._sides(), strict=True):
            dress = theme.current()
            gold = GOLD_1 if dress.dark else GOLD_3
            room = QRectF(left, 0, max(0.0, right - left), self.high)
            self._draw_ground(painter, room, text)
            painter.setPen(TARGET if full > 0 else gold if full == 0 else dress.on_table_2)
            write(painter, room, text, PX * self.unit, least=LEAST)

    def _draw_ground(self, painter: QPainter, room: QRectF, text: str) -> None:
        """A shade of the table around the letters, for cards rise behind them."""
        painter.setFont(fitted(text, PX * self.unit, QFont.Weight.Normal, room.width(), LEAST, room.height()))
        painter.setPen(INK if theme.current().dark else VELLUM)
        words = QStaticText(text)
        words.setTextFormat(Qt.TextFormat.PlainText)
        corner = QPointF(room.left(), room.center().y() - QFontMetricsF(painter.font()).height() / 2)
        # Not their outline: where Qt has its points depends on the letters it has drawn before.
        for angle in range(0, 360, 30):
            painter.drawStaticText(corner + QLineF.fromPolar(2.5 * self.unit, angle).p2(), words)
