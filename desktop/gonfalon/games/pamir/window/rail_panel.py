"""The panel of another player with room for the cards of its court."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter

from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.window.look.anatomy import Form, ratio
from gonfalon.games.pamir.window.seat_panel import CENTRE, COUNTS, SeatFigures, SeatPanel
from gonfalon.ui.board.furniture import text_width, write
from gonfalon.ui.look import art, states, theme

__all__ = ["RailPanel"]

HIGH = 112.0
"""How high a rail is at unit 1: all its measures are for that height."""
TILES = 215.0
"""Where the cards begin."""
WIDEST, NARROWEST = 78.0, 62.0
APART, CLOSE = 6.0, 4.0
"""How far they lie apart, and how far at least."""
ARROW = 15.0
"""The room at either end of a court that does not fit, for the arrow that says so."""

RATIO = ratio(Form.TILE)


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
        wide = states.change_pill_rect(QPointF(), states.change_text(1), unit).width()
        return QPointF(rect.left() + rect.height() + 3 * unit - wide / 2, rect.top() - 6 * unit)

    # -- the cards of the court ----------------------------------------------------------------------------------------

    @property
    def room(self) -> QRectF:
        """Where cards may lie, in coordinates of the panel."""
        unit, down = self.unit, self.rect.height() / HIGH
        return QRectF(TILES * unit, 17 * down, self.rect.width() - (TILES + 10) * unit, 86 * down)

    def _fitting(self, count: int) -> int:
        """How many cards are shown of so many."""
        room, unit = self.room.width(), self.unit
        if count * NARROWEST * unit + (count - 1) * CLOSE * unit <= room + 1:
            return count
        return int((room - 2 * ARROW * unit + APART * unit) / ((NARROWEST + APART) * unit))

    def tile_rects(self, count: int) -> list[QRectF]:
        """Where the cards of a court lie in the scene, from left to right; empty for those that are scrolled away."""
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
        write(painter, self.parts["influence"], words.influence_short if declared else words.loyalty, 13.5 * unit,
              align=CENTRE, least=9.0)  # fmt: skip
        self.draw_counts(painter, figures, 16 * unit)
        self.draw_points(painter, words.points, 14 * unit)
        gifts = self.parts["gifts"]
        caption = QRectF(84 * unit, gifts.top() - 2, gifts.left() - 86 * unit, gifts.height() + 4)
        if text_width(words.gifts, 13.5 * unit) <= caption.width() + 2:
            painter.setPen(dress.text_2)
            write(painter, caption, words.gifts, 13.5 * unit)
        self.draw_gifts(painter, figures)
        self.draw_prizes(painter, figures)
        if words.declares and not figures.court:
            painter.setPen(dress.text_2)
            note = self.room.adjusted(10 * unit, 0, 0, -self.room.height() * 0.35)
            write(painter, note, words.declares, 15 * unit, italic=True)
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
