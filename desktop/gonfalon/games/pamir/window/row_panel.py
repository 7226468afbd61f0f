"""The panel of another player where there is little room: its court as seals, or only as a number."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.cards import CardLook, Form
from gonfalon.games.pamir.window.seat_panel import CENTRE, CourtSeal, SeatFigures, SeatPanel
from gonfalon.ui.board.furniture import write
from gonfalon.ui.look import art, states, theme

__all__ = ["RowPanel"]

TALL, LOW = 70.0, 55.0
"""From which height on, at unit 1, a row has a second line, and below which it shows no seals."""
SEAL = 23.0
SMALL_SEAL = 20.0
NARROWEST = 12.0
"""How much of a seal is seen at least that others cover."""
NAME = 84.0
"""How much of the width a name keeps, however many seals there are."""
SPY = 11.0


class RowPanel(SeatPanel):
    """Crest, figures, seals and dial beside one another."""

    def __init__(self) -> None:
        super().__init__()
        self.seals: list[QRectF] = []

    @property
    def _tall(self) -> bool:
        return self.rect.height() >= TALL * self.unit

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    def arranged(self, figures: SeatFigures) -> dict[str, QRectF]:
        parts = self._tall_parts() if self._tall else self._low_parts() if self._low else self._usual_parts()
        self.seals = self._seal_rects(len(figures.court), parts)
        if self.seals and not self._tall and self.seals[0].left() < parts["supply"].right():
            # The spies beneath the seals pass between name and figures.
            for word in ("points", "rupees", "hand", "supply", "prizes"):
                parts[word] = parts[word].adjusted(0, 6 * self.unit, 0, 5 * self.unit)
        if self.seals:
            parts["court"] = self.seals[0].united(self.seals[-1])
            parts["name"].setRight(parts["court"].left() - 6 * self.unit)
            if "line" in parts:
                parts["line"].setRight(parts["name"].right())
        return parts

    def _part(self, x: float, y: float, wide: float, high: float) -> QRectF:
        """A part in measures of unit 1; a negative x counts from the right edge."""
        unit = self.unit
        left = x * unit if x >= 0 else self.rect.width() + x * unit
        return QRectF(left, y * unit, wide * unit, high * unit)

    def _tall_parts(self) -> dict[str, QRectF]:
        part, high, wide = self._part, self.rect.height() / self.unit, self.rect.width() / self.unit
        row = high - 26
        return {
            "crest": part(11, 7, 36, high - 36),
            "name": part(58, 5, wide - 58 - 62, 24),
            "line": part(58, 29, wide - 58 - 62, 18),
            "points": part(9, high - 28, 46, 20),
            "rupees": part(61, row, 44, 17),
            "hand": part(107, row, 44, 17),
            "supply": part(153, row, 44, 17),
            "prizes": part(202, row - 1, 60, 19),
            "loyalty": part(-54, 6, 38, high - 38),
            "influence": part(-70, high - 31, 66, 18),
        }

    def _usual_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        return {
            "crest": part(12, 8, 34, 42),
            "name": part(54, 4, wide - 54 - 56, 25),
            "points": part(51, 31.5, 43, 19),
            "rupees": part(97, 33, 40, 16),
            "hand": part(138, 33, 40, 16),
            "supply": part(179, 33, 40, 16),
            "prizes": part(221, 32, min(34.0, wide - 58 - 221), 17),
            "loyalty": part(-46, 4, 34, 36),
            "influence": part(-58, 38, 56, 17),
        }

    def _low_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        step = min(44.0, (wide - 40 - 46) / 5)
        return {
            "crest": part(9, 7, 30, 37),
            "name": part(44, 3, wide - 44 - 46, 23),
            "points": part(42, 27, step, 17),
            "rupees": part(44 + step, 28, step, 14),
            "hand": part(44 + 2 * step, 28, step, 14),
            "supply": part(44 + 3 * step, 28, step, 14),
            "court": part(44 + 4 * step, 28, step - 4, 14),
            "loyalty": part(-40, 3, 30, 31),
            "influence": part(-43, 33, 36, 16),
        }

    def change_place(self, word: str) -> QPointF:
        if word == "influence":
            # Above its dial, and all others below their figures: between the figures and the name there is no room.
            high = states.change_pill_rect(QPointF(), states.change_text(1), self.unit).height()
            top = max(self.rect.top() - 4 * self.unit, high / 2 - self.pos().y())
            return QPointF(self.part("loyalty").center().x(), top)
        return QPointF(super().change_place(word).x(), self.part(word).bottom() + 10 * self.unit)

    def _seal_rects(self, count: int, parts: dict[str, QRectF]) -> list[QRectF]:
        """Where the seals of a court stand, closer together where there are many."""
        if self._low or not count:
            return []
        unit = self.unit
        right = parts["loyalty"].left() - 9 * unit
        room = right - parts["name"].left() - NAME * unit
        wide = float(round((SEAL if self._tall else SMALL_SEAL) * unit))
        seal = QRectF(0, 0, wide, round(wide * cards.ratio(Form.SEAL)))
        step = wide + 4 * unit
        if count > 1:
            step = max(NARROWEST * unit, min(step, (room - wide) / (count - 1)))
        left = right - wide - (count - 1) * step
        return [seal.translated(round(left + index * step), round(5 * unit)) for index in range(count)]

    def tips(self, figures: SeatFigures) -> list[tuple[QRectF, str]]:
        beneath = SPY * self.unit
        return [
            *super().tips(figures),
            *(
                (rect.adjusted(0, 0, 0, beneath), seal.tip)
                for rect, seal in zip(self.seals, figures.court, strict=False)
            ),
        ]

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        unit, words, parts = self.unit, figures.words, self.parts
        dpr = painter.device().devicePixelRatio()
        self.draw_names(painter, figures, (18 if not self._low else 15) * unit, 14 * unit)
        self.draw_dial(painter, figures)
        painter.setPen(theme.current().text)
        declared = figures.loyalty != NONE or figures.automated
        influence = words.total if self._low else words.influence_short if declared else words.loyalty
        write(painter, parts["influence"], influence, 13 * unit, align=CENTRE, least=9.0)
        self.draw_counts(painter, figures, (16 if not self._low else 14) * unit)
        self.draw_points(painter, str(figures.points) if self._low else words.points_short, 13 * unit)
        if "prizes" in parts:
            self.draw_prizes(painter, figures)
        if self._low:
            self.draw_count(painter, "court", "back-pamir", len(figures.court), 14 * unit)
        seals = [*zip(self.seals, figures.court, strict=False)]
        for rect, seal in seals:
            painter.drawPixmap(rect.topLeft(), cards.face(CardLook(seal.card, Form.SEAL), rect.width(), dpr))
        for rect, seal in seals:
            self._paint_spies(painter, rect, seal)

    def _paint_spies(self, painter: QPainter, rect: QRectF, seal: CourtSeal) -> None:
        spies = [family for family, count in seal.spies for _ in range(count)]
        if not spies:
            return
        side = SPY * self.unit
        step = min(side * 0.9, (rect.width() + 4 - side) / max(1, len(spies) - 1))
        left = rect.center().x() - (side + step * (len(spies) - 1)) / 2
        for index, family in enumerate(spies):
            place = QRectF(left + index * step, rect.bottom() + (3 if self._tall else 0), side, side)
            pieces.paint_cylinder(painter, place, family)
        if seal.captor:
            shackle = QRectF(rect.right() - side * 0.7, rect.top() - side * 0.3, side, side)
            art.paint(painter, "pamir-hostage", shackle)
