"""The panels of other players: in a rail with room for cards, or in a row with little room."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.card_layout import form_ratio
from gonfalon.games.pamir.window.look.cards import CardForm, CardLook
from gonfalon.games.pamir.window.seat_panels import CENTRE, COUNTS, CourtSeal, SeatFigures, SeatPanel
from gonfalon.ui.board.panel_items import draw_text, text_width
from gonfalon.ui.look import art, state_marks, theme

TALL, LOW = 70.0, 55.0
"""From which height on, at unit 1, a row has a second line, and below which it shows no seals."""
SEAL = 23.0
SMALL_SEAL = 20.0
NARROWEST_ROW = 12.0
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
            high = state_marks.change_pill_rect(QPointF(), state_marks.change_text(1), self.unit).height()
            top = max(self.rect.top() - 4 * self.unit, high / 2 - self.pos().y())
            return QPointF(self.part("loyalty").center().x(), top)
        return QPointF(super().change_place(word).x(), self.part(word).bottom() + 10 * self.unit)

    def _seal_rects(self, count: int, parts: dict[str, QRectF]) -> list[QRectF]:
        """Return the rectangles of the seals of a court, closer together where there are many."""
        if self._low or not count:
            return []
        unit = self.unit
        right = parts["loyalty"].left() - 9 * unit
        room = right - parts["name"].left() - NAME * unit
        wide = float(round((SEAL if self._tall else SMALL_SEAL) * unit))
        seal = QRectF(0, 0, wide, round(wide * cards.form_ratio(CardForm.SEAL)))
        step = wide + 4 * unit
        if count > 1:
            step = max(NARROWEST_ROW * unit, min(step, (room - wide) / (count - 1)))
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
        draw_text(painter, parts["influence"], influence, 13 * unit, align=CENTRE, least=9.0)
        self.draw_counts(painter, figures, (16 if not self._low else 14) * unit)
        self.draw_points(painter, str(figures.points) if self._low else words.points_short, 13 * unit)
        if "prizes" in parts:
            self.draw_prizes(painter, figures)
        if self._low:
            self.draw_count(painter, "court", "back-pamir", len(figures.court), 14 * unit)
        seals = [*zip(self.seals, figures.court, strict=False)]
        for rect, seal in seals:
            painter.drawPixmap(rect.topLeft(), cards.card_face(CardLook(seal.card, CardForm.SEAL), rect.width(), dpr))
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


HIGH = 112.0
"""How high a rail is at unit 1: all its measures are for that height."""
TILES = 215.0
"""Where the cards begin."""
WIDEST, NARROWEST = 78.0, 62.0
APART, CLOSE = 6.0, 4.0
"""How far they lie apart, and how far at least."""
ARROW = 15.0
"""The room at either end of a court that does not fit, for the arrow that says so."""

RATIO = form_ratio(CardForm.TILE)


class RailPanel(SeatPanel):
    """Crest and figures at the left; the cards lie beside them, and the panel only says where."""

    scrolled = Signal()
    """Other cards of the court are shown now."""

    def __init__(self) -> None:
        super().__init__()
        self.first = 0
        """The leftmost card that is shown, of a court that does not fit."""

    def arranged(self, figures: SeatFigures) -> dict[str, QRectF]:
        def part(x: float, y: float, wide: float, high: float) -> QRectF:
            return QRectF(x * unit, y * down, wide * unit, high * down)

        unit, down = self.unit, self.rect.height() / HIGH
        parts = {
            "crest": part(14, 12, 33, 40),
            "name": part(56, 7, 104, 25),
            "line": part(56, 31, 104, 18),
            "loyalty": part(165, 6, 40, 42),
            "influence": part(157, 49, 56, 17),
            "rupees": part(12, 61, 44, 17),
            "hand": part(58, 61, 42, 17),
            "supply": part(102, 61, 44, 17),
            "points": part(10, 83.5, 71, 20),
            "gifts": part(122, 86, 54, 15.5),
            "prizes": part(182, 85, 28, 17.5),
        }
        if figures.loyalty == NONE and not figures.automated:
            parts["influence"].adjust(-14 * unit, 0, 4 * unit, 0)
        return parts

    def change_place(self, word: str) -> QPointF:
        rect, unit = self.part(word), self.unit
        if word == "points":
            # Above it are figures, and at its right the word for gifts.
            return QPointF(rect.center().x(), rect.bottom() + 9 * unit)
        if word not in COUNTS:
            return super().change_place(word)
        # Over the drawing, between the line above it and the figure at its right.
        wide = state_marks.change_pill_rect(QPointF(), state_marks.change_text(1), unit).width()
        return QPointF(rect.left() + rect.height() + 3 * unit - wide / 2, rect.top() - 6 * unit)

    # -- the cards of the court ----------------------------------------------------------------------------------------

    @property
    def room(self) -> QRectF:
        """The area where cards may lie, in coordinates of the panel."""
        unit, down = self.unit, self.rect.height() / HIGH
        return QRectF(TILES * unit, 17 * down, self.rect.width() - (TILES + 10) * unit, 86 * down)

    def _fitting(self, count: int) -> int:
        """Return how many of this many cards are shown."""
        room, unit = self.room.width(), self.unit
        if count * NARROWEST * unit + (count - 1) * CLOSE * unit <= room + 1:
            return count
        return int((room - 2 * ARROW * unit + APART * unit) / ((NARROWEST + APART) * unit))

    def tile_rects(self, count: int) -> list[QRectF]:
        """Return the rectangles of a court's cards in the scene, left to right; empty for those scrolled away."""
        if not count:
            return []
        room, unit, shown = self.room, self.unit, self._fitting(count)
        scrolled = shown < count
        first = min(self.first, count - shown)
        left = room.left() + (ARROW * unit if scrolled else 0.0)
        gap = APART * unit
        wide = NARROWEST * unit
        if not scrolled:
            wide = max(wide, min(WIDEST * unit, (room.width() - (count - 1) * gap) / count))
            gap = min(gap, (room.width() - count * wide) / max(1, count - 1))
        wide = float(int(min(wide, room.height() / RATIO)))
        high = wide * RATIO
        top = room.center().y() - high / 2
        return [
            QRectF(round(left + (index - first) * (wide + gap)), top, wide, high).translated(self.pos())
            if first <= index < first + shown
            else QRectF()
            for index in range(count)
        ]

    def scroll_cards(self, cards: int) -> bool:
        """Show so many cards further to the right, or to the left; False when there are none."""
        count = len(self.figures.court) if self.figures else 0
        first = max(0, min(self.first + cards, count - self._fitting(count)))
        changed, self.first = first != self.first, first
        if changed:
            self.update()
            self.scrolled.emit()
        return changed

    def turn(self, point: QPointF, delta: float) -> bool:
        return self.scroll_cards(-1 if delta > 0 else 1)

    def show_card(self, index: int) -> bool:
        """Scroll so far that a card of the court is in sight; False when it is already."""
        count = len(self.figures.court) if self.figures else 0
        shown = self._fitting(count)
        first = min(self.first, count - shown)
        return self.scroll_cards(min(0, index - first) or max(0, index - first - shown + 1))

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        dress, unit, words = theme.current(), self.unit, figures.words
        self.draw_names(painter, figures, 18 * unit, 14 * unit)
        self.draw_dial(painter, figures)
        painter.setPen(dress.text)
        declared = figures.loyalty != NONE or figures.automated
        draw_text(painter, self.parts["influence"], words.influence_short if declared else words.loyalty, 13.5 * unit,
              align=CENTRE, least=9.0)  # fmt: skip
        self.draw_counts(painter, figures, 16 * unit)
        self.draw_points(painter, words.points, 14 * unit)
        gifts = self.parts["gifts"]
        caption = QRectF(84 * unit, gifts.top() - 2, gifts.left() - 86 * unit, gifts.height() + 4)
        if text_width(words.gifts, 13.5 * unit) <= caption.width() + 2:
            painter.setPen(dress.text_2)
            draw_text(painter, caption, words.gifts, 13.5 * unit)
        self.draw_gifts(painter, figures)
        self.draw_prizes(painter, figures)
        if words.declares and not figures.court:
            painter.setPen(dress.text_2)
            note = self.room.adjusted(10 * unit, 0, 0, -self.room.height() * 0.35)
            draw_text(painter, note, words.declares, 15 * unit, italic=True)
        self._draw_arrows(painter, len(figures.court))

    def _draw_arrows(self, painter: QPainter, count: int) -> None:
        """Say that there are more cards to the left or to the right."""
        shown = self._fitting(count)
        if shown >= count:
            return
        room, side = self.room, ARROW * self.unit
        first = min(self.first, count - shown)
        middle = room.center().y() - side / 2
        for more, x, turned in (
            (first, room.left() - side * 0.2, True),
            (count - first - shown, room.right() - side, False),
        ):
            if not more:
                continue
            painter.save()
            painter.translate(x + side / 2, middle + side / 2)
            painter.rotate(180 if turned else 0)
            place = QRectF(-side / 2, -side / 2, side, side)
            art.paint(painter, "icon-chevron-right", place, ink_paper_swapped=theme.current().dark)
            painter.restore()
