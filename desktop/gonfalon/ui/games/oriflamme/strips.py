"""The panels of the players: who sits there, what everybody may count."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from gonfalon.games.oriflamme.table import Table
from gonfalon.session.seats import Seat
from gonfalon.ui.board.furniture import Furniture, fitted
from gonfalon.ui.look import art, fonts, states, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_2, GOLD_3
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["SeatFigures", "SeatPanel"]

NARROW = 260.0
"""Strips that are narrower have less on them, at unit 1."""
STRIPS = (184.0, 239.0)
"""How wide four strips side by side are in the smallest window and in the usual one."""


@dataclass(frozen=True)
class SeatFigures:
    """What is written on a player's panel."""

    family: str
    name: str
    line: str
    influence: int
    hand: int
    discards: int
    reserve: int
    first: bool
    active: bool

    @classmethod
    def of(cls, table: Table, seat: int, who: Seat, line: str, active: bool) -> SeatFigures:
        """What the table says of a seat."""
        return cls(
            family=who.family,
            name=who.name,
            line=line,
            influence=table.pool[seat],
            hand=len(table.hands[seat]),
            discards=len(table.discard_pile(seat)),
            reserve=len(table.reserve(seat)),
            first=seat == table.first and table.round > 0,
            active=active,
        )


class SeatPanel(Furniture):
    """A strip for a rival, or the larger panel of the seat whose hand is shown."""

    HALO = 16.0
    pressed = Signal()

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own
        self.figures: SeatFigures | None = None
        self._counted: float | None = None
        self.focused = False
        self.hovered = False

    def show_figures(self, figures: SeatFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()

    def _get_counted(self) -> float:
        return self._counted if self._counted is not None else float(self.figures.influence if self.figures else 0)

    def _set_counted(self, value: float) -> None:
        before, self._counted = self._get_counted(), value
        if round(before) != round(value):
            self.update()

    counted = Property(float, _get_counted, _set_counted)
    """The influence that is written while coins are on their way."""

    def counted_up(self) -> None:
        """Write what the table says again."""
        self._counted = None
        self.update()

    @property
    def area(self) -> QRectF:
        """Where the mouse is at it."""
        return self.rect

    def coin_place(self) -> QPointF:
        """Where coins fly to, in the scene."""
        return self.pos() + self._coin_rect().center()

    def card_place(self) -> QPointF:
        """Where cards of this seat come from and fall to, in the scene."""
        return self.pos() + QPointF(self.rect.width() * 0.35, self.rect.height() * 0.72)

    @property
    def narrow(self) -> bool:
        """Whether four strips share the row."""
        return not self.own and self.rect.width() < NARROW * self.unit

    def _sized(self, small: float, usual: float) -> float:
        """A measure of a narrow strip between those of the smallest window and of the usual one, in scene units."""
        least, most = STRIPS
        share = min(1.0, max(0.0, (self.rect.width() / self.unit - least) / (most - least)))
        return (small + (usual - small) * share) * self.unit

    def _crest_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        high = rect.height() * (0.60 if self.own else 0.58 if self.narrow else 0.76)
        return QRectF(
            self._sized(10, 12) if self.narrow else 14 * unit,
            rect.height() * (0.10 if self.own else 0.16 if self.narrow else 0.12),
            high * 200 / 240,
            high,
        )

    def _coin_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        if self.own:
            size = min(36 * unit, rect.height() * 0.26)
            return QRectF(self._text_x(), rect.height() * 0.44, size, size)
        size = min(self._sized(18, 26) if self.narrow else 28 * unit, rect.height() * 0.34)
        edge = self._sized(6, 12) if self.narrow else 14 * unit
        # In a narrow strip the line of the family runs on beneath the coin.
        middle = rect.height() * (0.235 if self.narrow else 0.28)
        return QRectF(rect.right() - edge - size - self._number_width(), middle - size / 2, size, size)

    def _number_font(self) -> QFont:
        usual = (34 if self.own else 24) * self.unit
        share = min(1.0, self.rect.height() / ((134 if self.own else 78) * self.unit))
        font = fonts.font(self._sized(20, 23) if self.narrow else usual * share, QFont.Weight.Bold)
        # Between the line above and the figures below there is no room for more.
        most = self.rect.height() * (0.33 if self.own else 0.38 if self.narrow else 0.5)
        font.setPixelSize(min(font.pixelSize(), round(most)))
        return font

    def _number_width(self) -> float:
        return (
            QFontMetricsF(self._number_font()).horizontalAdvance("88") * (0.62 if self._influence() < 10 else 1.0)
            + 6 * self.unit
        )

    def _influence(self) -> int:
        assert self.figures is not None
        return self.figures.influence if self._counted is None else round(self._counted)

    def _text_x(self) -> float:
        return self._crest_rect().right() + (self._sized(8, 12) if self.narrow else 14 * self.unit)

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress = theme.current()
        unit, rect = self.unit, self.rect
        if figures.active:
            glow = QColor(GOLD_1)
            glow.setAlphaF(0.55)
            blur = 9.0
            pixmap = states.soft_rect(
                rect.width() - 6, rect.height() - 6, 8, blur, glow, painter.device().devicePixelRatio()
            )
            painter.drawPixmap(QPointF(3 - blur, 3 - blur), pixmap)
        fine_panel(painter, dress.panel, rect)
        if figures.active:
            painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)
        family = FAMILIES[figures.family]
        art.paint(painter, f"crest-{family.key}", self._crest_rect())
        left = self._text_x()
        coin = self._coin_rect()
        right = rect.right() - 12 * unit if self.own else coin.left() - self._sized(4, 8)
        if figures.first:
            token = min(self._sized(20, 24) if self.narrow else 28 * unit, rect.height() * 0.32)
            if self.narrow:
                place = QRectF(rect.right() - token - 9 * unit, rect.height() * 0.79 - token / 2, token, token)
                art.paint(painter, "token-first-player", place)
            elif self.own:
                art.paint(
                    painter,
                    "token-first-player",
                    QRectF(rect.right() - token - 12 * unit, coin.center().y() - token / 2, token, token),
                )
            else:
                place = QRectF(coin.left() - token - 6 * unit, coin.center().y() - token / 2, token, token)
                art.paint(painter, "token-first-player", place)
                right = place.left() - 6 * unit
        top = rect.height() * (0.08 if self.own else 0.09)
        painter.setPen(dress.text)
        name_font = fitted(
            figures.name,
            self._sized(14, 18) if self.narrow else (20 if self.own else 18) * unit,
            QFont.Weight.DemiBold,
            right - left,
            12,
        )
        painter.setFont(name_font)
        name = QFontMetricsF(name_font).elidedText(figures.name, Qt.TextElideMode.ElideRight, right - left)
        line_high = rect.height() * (0.19 if self.own else 0.29)
        painter.drawText(
            QRectF(left, top, right - left, line_high), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name
        )
        painter.setPen(dress.family_text(figures.family))
        line_right = rect.right() - (12 if self.own else 8) * unit if self.own or self.narrow else right
        line_size = self._sized(12, 14) if self.narrow else 14 * unit
        most = rect.height() * 0.2 if self.narrow else float("inf")
        line_font = fitted(figures.line, line_size, QFont.Weight.Normal, line_right - left, 11, most)
        painter.setFont(line_font)
        line = QFontMetricsF(line_font).elidedText(figures.line, Qt.TextElideMode.ElideRight, line_right - left)
        painter.drawText(
            QRectF(left, top + line_high * (1.02 if self.narrow else 0.96), line_right - left, line_high * 0.92),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            line,
        )
        art.paint(painter, "coin-1", coin)
        painter.setPen(dress.heading)
        painter.setFont(self._number_font())
        painter.drawText(
            QRectF(coin.right() + 6 * unit, coin.top() - 10 * unit, rect.width(), coin.height() + 20 * unit),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(self._influence()),
        )  # fmt: skip
        self._draw_counts(painter, figures, 16 * unit if self.own else left)
        if self.focused:
            states.focus_ring(painter, rect, 4)
        elif self.hovered:
            painter.setPen(QPen(GOLD_2, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)

    def _draw_counts(self, painter: QPainter, figures: SeatFigures, left: float) -> None:
        unit, rect = self.unit, self.rect
        size = min(22 * unit, rect.height() * 0.26)
        y = rect.height() * (0.86 if self.own else 0.78 if self.narrow else 0.76)
        swapped = theme.current().dark
        pieces = [
            ("marker-hand", figures.hand),
            ("marker-discard", figures.discards),
            ("marker-reserve", figures.reserve),
        ]
        if self.narrow:
            # Here the shelf alone says what is in reserve.
            pieces.pop()
        right = rect.right() - (34 if self.narrow else 10) * unit
        step = min((right - left) / len(pieces), 68 * unit if self.own else 58 * unit)
        font = fonts.font(min(16 * unit, size * 0.8))
        if self.narrow:
            # The line above is close by.
            font.setPixelSize(min(font.pixelSize(), round(size)))
        painter.setFont(font)
        for index, (marker, count) in enumerate(pieces):
            x = left + index * step
            art.paint(painter, marker, QRectF(x, y - size / 2, size, size), ink_paper_swapped=swapped)
            painter.setPen(theme.current().text)
            painter.drawText(
                QRectF(x + size + 5 * unit, y - size, step, 2 * size),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                str(count),
            )
