"""A player's panel that lies: a strip for a rival, or the larger panel of the seat whose hand is shown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from gonfalon.ui.board.furniture import fitted, write
from gonfalon.ui.board.player_panel import PlayerFigures, PlayerPanel
from gonfalon.ui.look import art, fonts, theme

__all__ = ["StripFigures", "StripPanel"]

NARROW = 260.0
"""Strips that are narrower have less on them, at unit 1."""
STRIPS = (184.0, 239.0)
"""How wide four strips side by side are in the smallest window and in the usual one."""
LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft


@dataclass(frozen=True, kw_only=True)
class StripFigures(PlayerFigures):
    """A large figure, and what can be counted beside it."""

    icon: str
    """The drawing beside the large figure."""
    counts: tuple[tuple[str, int], ...] = ()
    """The small figures, each with the name of its drawing."""
    token: str = ""
    """The drawing of a token that lies before the player, empty for none."""


class StripPanel(PlayerPanel):
    """Crest at the left, name, line and figures beside it."""

    figures: StripFigures | None

    @property
    def narrow(self) -> bool:
        """Whether four strips share the row."""
        return not self.own and self.rect.width() < NARROW * self.unit

    def shown_counts(self, figures: StripFigures) -> tuple[tuple[str, int], ...]:
        """The small figures that have room."""
        return figures.counts

    # -- geometry ------------------------------------------------------------------------------------------------------

    def _sized(self, small: float, usual: float) -> float:
        """A measure of a narrow strip between those of the smallest window and of the usual one, in scene units."""
        least, most = STRIPS
        share = min(1.0, max(0.0, (self.rect.width() / self.unit - least) / (most - least)))
        return (small + (usual - small) * share) * self.unit

    def crest_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        high = rect.height() * (0.60 if self.own else 0.58 if self.narrow else 0.76)
        return QRectF(
            self._sized(10, 12) if self.narrow else 14 * unit,
            rect.height() * (0.10 if self.own else 0.16 if self.narrow else 0.12),
            high * 200 / 240,
            high,
        )

    def icon_rect(self) -> QRectF:
        unit, rect = self.unit, self.rect
        if self.own:
            size = min(36 * unit, rect.height() * 0.26)
            return QRectF(self._text_x(), rect.height() * 0.44, size, size)
        size = min(self._sized(18, 26) if self.narrow else 28 * unit, rect.height() * 0.34)
        edge = self._sized(6, 12) if self.narrow else 14 * unit
        # Beneath it the line of the family runs on.
        middle = rect.height() * 0.235
        return QRectF(rect.right() - edge - size - self._number_width(), middle - size / 2, size, size)

    def _number_font(self) -> QFont:
        usual = (34 if self.own else 24) * self.unit
        share = min(1.0, self.rect.height() / ((134 if self.own else 78) * self.unit))
        px = self._sized(20, 23) if self.narrow else usual * share
        # Between the line above and the figures below there is no room for more, nor before the token at the right.
        most = self.rect.height() * (0.33 if self.own else 0.38)
        room = float("inf")
        if self.own and self.figures is not None and self.figures.token:
            icon = self.icon_rect()
            room = self._token_rect(icon).left() - icon.right() - 9 * self.unit
        return fitted("88", px, QFont.Weight.Bold, room, most=round(most))

    def _number_width(self) -> float:
        wide = QFontMetricsF(self._number_font()).horizontalAdvance("88")
        return wide * (0.62 if self.score < 10 else 1.0) + 6 * self.unit

    def _text_x(self) -> float:
        return self.crest_rect().right() + (self._sized(8, 12) if self.narrow else 14 * self.unit)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        left, icon = self._text_x(), self.icon_rect()
        right = self.rect.right() - 12 * self.unit if self.own else icon.left() - self._sized(4, 8)
        if figures.token:
            token = self._token_rect(icon)
            art.paint(painter, figures.token, token)
            if not (self.own or self.narrow):
                right = token.left() - 6 * self.unit
        self._draw_words(painter, figures, left, right)
        self._draw_score(painter, figures, icon)
        self._draw_counts(painter, figures)

    def _token_rect(self, icon: QRectF) -> QRectF:
        unit, rect = self.unit, self.rect
        token = min(self._sized(20, 24) if self.narrow else 28 * unit, rect.height() * 0.32)
        if self.narrow:
            return QRectF(rect.right() - token - 9 * unit, rect.height() * 0.79 - token / 2, token, token)
        x = rect.right() - token - 12 * unit if self.own else icon.left() - token - 6 * unit
        return QRectF(x, icon.center().y() - token / 2, token, token)

    def _draw_words(self, painter: QPainter, figures: StripFigures, left: float, right: float) -> None:
        dress, unit, rect = theme.current(), self.unit, self.rect
        high = rect.height()
        name = QRectF(left, high * (0.07 if self.own else 0.065), right - left, high * (0.21 if self.own else 0.34))
        name_size = self._sized(14, 18) if self.narrow else (20 if self.own else 18) * unit
        painter.setPen(dress.text)
        write(painter, name, figures.name, name_size, QFont.Weight.DemiBold)
        line_right = rect.right() - (12 if self.own else 8) * unit
        beneath = high * (0.265 if self.own else 0.42)
        line = QRectF(left, beneath, line_right - left, high * (0.17 if self.own else 0.2))
        painter.setPen(dress.family_text(figures.family))
        write(painter, line, figures.line, self._sized(12, 14) if self.narrow else 14 * unit, least=11)

    def _draw_score(self, painter: QPainter, figures: StripFigures, icon: QRectF) -> None:
        unit = self.unit
        art.paint(painter, figures.icon, icon)
        painter.setPen(theme.current().heading)
        painter.setFont(self._number_font())
        number = QRectF(icon.right() + 6 * unit, icon.top() - 10 * unit, self.rect.width(), icon.height() + 20 * unit)
        painter.drawText(number, LEFT, str(self.score))

    def figure_places(self) -> dict[str, QRectF]:
        figures = self.figures
        if figures is None:
            return {}
        icon, counts = self.icon_rect(), self._count_rects(figures)
        found = {figures.icon: icon.adjusted(0, 0, self._number_width(), 0)}
        found |= {marker: rect for (marker, _), rect in zip(self.shown_counts(figures), counts, strict=True)}
        if figures.token:
            found[figures.token] = self._token_rect(icon)
        return found

    def _count_rects(self, figures: StripFigures) -> list[QRectF]:
        """Where each of the small figures is: its drawing at the left, its number behind it."""
        unit, rect = self.unit, self.rect
        size = min(22 * unit, rect.height() * 0.26)
        y = rect.height() * (0.86 if self.own else 0.78 if self.narrow else 0.76)
        left = 16 * unit if self.own else self._text_x()
        right = rect.right() - (34 if self.narrow else 10) * unit
        count = len(self.shown_counts(figures))
        step = min((right - left) / max(1, count), 68 * unit if self.own else 58 * unit)
        return [QRectF(left + index * step, y - size / 2, step, size) for index in range(count)]

    def _draw_counts(self, painter: QPainter, figures: StripFigures) -> None:
        swapped = theme.current().dark
        for (marker, count), rect in zip(self.shown_counts(figures), self._count_rects(figures), strict=True):
            size = rect.height()
            font = fonts.font(min(16 * self.unit, size * 0.8))
            if self.narrow:
                # The line above is close by.
                font.setPixelSize(min(font.pixelSize(), round(size)))
            painter.setFont(font)
            art.paint(painter, marker, QRectF(rect.left(), rect.top(), size, size), ink_paper_swapped=swapped)
            painter.setPen(theme.current().text)
            number = QRectF(rect.left() + size + 5 * self.unit, rect.top() - size / 2, rect.width(), 2 * size)
            painter.drawText(number, LEFT, str(count))
