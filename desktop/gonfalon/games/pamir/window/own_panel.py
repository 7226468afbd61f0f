"""The panel of the seat at the screen: all of its figures with their captions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter

from gonfalon.games.pamir.rules.words import SUITS
from gonfalon.games.pamir.window.look import pieces
from gonfalon.games.pamir.window.seat_panel import CENTRE, RIGHT, SEMI, SeatFigures, SeatPanel
from gonfalon.ui.board.furniture import text_width, write
from gonfalon.ui.look import art, fonts, theme

__all__ = ["OwnPanel"]

HIGH, SMALL_HIGH = 286.0, 234.0
"""The heights for which the measures of the two forms are, at unit 1."""
WIDE = 230.0
"""From this width on, at unit 1, there is room for the sum of the influence and for captions of suits."""
LARGE_LETTERS = 1.2
"""From this scale on suits have no captions."""


class OwnPanel(SeatPanel):
    """Upright, with a line for gifts, prizes and supply each; a small one leaves the captions of suits out."""

    def __init__(self) -> None:
        super().__init__(own=True)

    @property
    def _small(self) -> bool:
        return self.rect.width() < WIDE * self.unit

    @property
    def _captions(self) -> bool:
        return not self._small and fonts.text_scale() < LARGE_LETTERS

    def arranged(self, figures: SeatFigures) -> dict[str, QRectF]:
        return self._small_parts() if self._small else self._usual_parts()

    def _usual_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        parts = {
            "crest": part(18, 18, 48, 58),
            "name": part(77, 9, wide - 77 - 79, 25),
            "line": part(77, 34, wide - 77 - 77, 19),
            "rupees": part(79, 57, 60, 23),
            "loyalty": part(wide - 78, 11, 60, 66),
            "loyal": part(wide - 90, 77, 84, 20),
            "influence": part(14, 87, wide - 104, 23),
            "sum": part(14, 110, wide - 28, 19),
            "gifts": part(76, 141, 94, 21),
            "prizes": part(76, 171, wide - 76 - 14, 21),
            "supply": part(76, 200, wide - 76 - 14, 22),
        }
        half = (wide - 20) / 2
        for index, word in enumerate(SUITS):
            x = 12 + half * (index % 2)
            y = 236 + 23 * (index // 2)
            parts[word] = part(x, y, half - 4, 18)
        return parts

    def _small_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        parts = {
            "crest": part(14, 12, 40, 48),
            "name": part(64, 7, wide - 64 - 68, 24),
            "rupees": part(66, 35, 60, 21),
            "loyalty": part(wide - 66, 8, 52, 56),
            "line": part(12, 66, wide * 0.52 - 12, 20),
            "influence": part(wide * 0.52, 66, wide * 0.48 - 12, 20),
            "gifts": part(74, 101, 88, 19),
            "prizes": part(74, 131, wide - 74 - 12, 19),
            "supply": part(74, 160, wide - 74 - 12, 17),
        }
        step = (wide - 24) / len(SUITS)
        for index, word in enumerate(SUITS):
            parts[word] = part(14 + step * index, 198, step - 2, 20)
        return parts

    def _part(self, x: float, y: float, wide: float, high: float) -> QRectF:
        unit, down = self.unit, self._down
        return QRectF(x * unit, y * down, wide * unit, high * down)

    @property
    def _down(self) -> float:
        """What heights are multiplied by."""
        return self.rect.height() / (SMALL_HIGH if self._small else HIGH)

    def change_place(self, word: str) -> QPointF:
        rect, unit = self.part(word), self.unit
        assert self.figures is not None
        behind = {
            "rupees": rect.height() + 8 * unit + text_width(str(self.score), 26 * unit, QFont.Weight.Bold),
            "influence": text_width(self.figures.words.influence, 18 * unit, SEMI),
            "gifts": rect.width(),
        }
        if word not in behind or (self._small and word == "influence"):
            # There is no room behind them.
            return QPointF(rect.right() - 14 * unit, rect.top() - 7 * unit)
        return QPointF(min(rect.left() + behind[word] + 20 * unit, rect.right() + 20 * unit), rect.center().y())

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        dress, unit, words, parts = theme.current(), self.unit, figures.words, self.parts
        small = self._small
        self.draw_names(painter, figures, (20 if small else 22) * unit, 14.5 * unit)
        self._draw_purse(painter)
        self.draw_dial(painter, figures)
        painter.setPen(dress.text)
        if small:
            write(painter, parts["influence"], words.influence, 14 * unit, align=RIGHT)
        else:
            write(painter, parts["influence"], words.influence, 18 * unit, SEMI)
            painter.setPen(dress.text_2)
            write(painter, parts["sum"], words.sum, 13.5 * unit)
            write(painter, parts["loyal"], words.loyalty, 15 * unit, align=CENTRE)
        first, second = (92, 188) if small else (132, 231)
        self.draw_rule(painter, first * self._down, 12 * unit)
        self.draw_rule(painter, second * self._down, 12 * unit)
        for word, caption in (("gifts", words.gifts), ("prizes", words.prizes), ("supply", words.supply)):
            rect = parts[word]
            painter.setPen(dress.text_2)
            write(painter, QRectF(14 * unit, rect.top(), rect.left() - 18 * unit, rect.height()), caption, 15 * unit)
        self.draw_gifts(painter, figures)
        if figures.prizes:
            self.draw_prizes(painter, figures)
        else:
            painter.setPen(dress.text)
            write(painter, parts["prizes"], words.no_prizes, 15 * unit, italic=True)
        self._draw_supply(painter, figures)
        self._draw_suits(painter, figures)

    def _draw_purse(self, painter: QPainter) -> None:
        rect, icon = self.parts["rupees"], self.icon_rect()
        art.paint(painter, "pamir-rupee", icon)
        painter.setPen(theme.current().heading)
        number = rect.adjusted(icon.width() + 8 * self.unit, -3, 0, 3)
        write(painter, number, str(self.score), 26 * self.unit, QFont.Weight.Bold)

    def _draw_supply(self, painter: QPainter, figures: SeatFigures) -> None:
        """The cylinders that are left, and their number of all."""
        rect, unit = self.parts["supply"], self.unit
        side, count = rect.height(), figures.supply
        text = text_width(figures.words.supply_of, 15 * unit) + 8 * unit
        step = min(20 * unit, (rect.width() - text - side) / max(1, count - 1)) if count else 0.0
        for index in range(count):
            place = QRectF(rect.left() + index * step, rect.top(), side, side)
            pieces.paint_cylinder(painter, place, figures.family)
        left = rect.left() + ((count - 1) * step + side + 8 * unit if count else 0.0)
        painter.setPen(theme.current().text)
        write(painter, QRectF(left, rect.top(), rect.right() - left, side), figures.words.supply_of, 15 * unit)

    def _draw_suits(self, painter: QPainter, figures: SeatFigures) -> None:
        """The stars of each suit, and what they are good for."""
        dress, unit = theme.current(), self.unit
        for word, stars, caption in zip(SUITS, figures.stars, figures.words.suits, strict=True):
            rect = self.parts[word]
            icon = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
            art.paint(painter, f"pamir-suit-{word}", icon)
            painter.setPen(dress.heading)
            digit = rect.adjusted(icon.width() + 4 * unit, -2, 0, 2)
            write(painter, digit, str(stars), 17 * unit, QFont.Weight.Bold)
            if self._captions:
                painter.setPen(dress.text_2)
                used = icon.width() + 8 * unit + text_width(str(stars), 17 * unit, QFont.Weight.Bold)
                write(painter, rect.adjusted(used, 0, 0, 0), caption, 13.5 * unit)
