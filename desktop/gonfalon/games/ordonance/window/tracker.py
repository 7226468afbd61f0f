"""The tally of cards that the seat at the screen has not seen: what may still come, as far as it may know that."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from gonfalon.games.ordonance.rules.table import Table
from gonfalon.games.ordonance.window.look import unseen
from gonfalon.ui.board.furniture import Reachable, fitted
from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["TrackerItem", "Unseen", "UnseenItem"]

CORNER = 0.5
ABOVE = 740.0
"""The tally lies on whatever is on the board, and on no card that is held."""


@dataclass(frozen=True)
class Unseen:
    """What has neither been played nor lies in the hand of whoever counts."""

    cards: int
    by_icon: tuple[tuple[str, int], ...]
    """How many of them bear each icon, the highest icon first."""
    by_number: tuple[tuple[int, int], ...]
    """How many of them bear so many icons."""
    most: int
    """How many cards of the whole game bear one icon, at the most."""

    @classmethod
    def of(cls, table: Table) -> Unseen:
        """The tally of a seat's own view: all that this view does not know."""
        deck, decks = table.seating.deck, table.seating.decks
        left = table.unseen(table.faces)
        bearing = [
            (sum(count for count, unit in zip(left, deck.units, strict=True) if unit.counts[index]), icon)
            for index, icon in enumerate(deck.icons)
        ]
        whole = (sum(unit.copies for unit in deck.units if unit.counts[index]) for index in range(len(deck.icons)))
        by_number = tuple(
            (number, sum(count for count, unit in zip(left, deck.units, strict=True) if len(unit.icons) == number))
            for number in range(1, len(deck.icons) + 1)
        )
        return cls(sum(left), tuple((icon, count) for count, icon in reversed(bearing)), by_number, max(whole) * decks)


class TrackerItem(Reachable):
    """The line that says how many there are; it opens the tally, which lies beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen: Unseen | None = None
        self.title = ""
        self.count = ""
        """How many there are, of all."""
        self.folded = False

    def show_unseen(self, tally: Unseen, title: str, count: str, folded: bool) -> None:
        new = (tally, title, count, folded)
        if new != (self.unseen, self.title, self.count, self.folded):
            self.unseen, self.title, self.count, self.folded = new
            self.update()

    def draw(self, painter: QPainter) -> None:
        rect, unit = self.rect, self.unit
        fine_panel(painter, "panel-parchment", rect, CORNER)
        head = rect.adjusted(14 * unit, 0, -14 * unit, 0)
        side = 13 * unit
        chevron = QRectF(head.left(), head.center().y() - side / 2, side, side)
        painter.save()
        if not self.folded:
            # It points to where the tally lies.
            painter.translate(2 * chevron.center().x(), 0)
            painter.scale(-1, 1)
        art.paint(painter, "icon-chevron-right", chevron)
        painter.restore()
        painter.setPen(palette.INK)
        left = chevron.right() + 6 * unit
        gap = 10 * unit
        # Title and number share the line, in letters of one size.
        both = f"{self.title}{self.count}"
        font = fitted(both, 17 * unit, QFont.Weight.DemiBold, head.right() - left - gap, most=head.height() * 0.6)
        room = head.right() - left - gap - QFontMetricsF(font).horizontalAdvance(self.count)
        painter.setFont(font)
        align = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(left, head.top(), room, head.height()), align | Qt.AlignmentFlag.AlignLeft, self.title)
        painter.drawText(head, align | Qt.AlignmentFlag.AlignRight, self.count)
        if self.focused:
            states.focus_ring(painter, rect, 4)
        elif self.hovered:
            states.hover_outline(painter, rect)


class UnseenItem(Reachable):
    """The tally itself, a panel of parchment over the board."""

    def __init__(self) -> None:
        super().__init__()
        self.unseen: Unseen | None = None
        self.heading = ""
        """What stands over the boxes."""
        self.setZValue(ABOVE)

    def show_unseen(self, tally: Unseen, heading: str) -> None:
        if (tally, heading) != (self.unseen, self.heading):
            self.unseen, self.heading = tally, heading
            self.update()

    def draw(self, painter: QPainter) -> None:
        if self.unseen is not None:
            fine_panel(painter, "panel-parchment", self.rect, CORNER)
            room = self.rect.adjusted(14 * self.unit, 12 * self.unit, -14 * self.unit, -9 * self.unit)
            self._draw_tally(painter, self.unseen, room)

    def _draw_tally(self, painter: QPainter, tally: Unseen, room: QRectF) -> None:
        unit = self.unit
        boxes = min(31 * unit, room.height() * 0.18)
        line = min(20 * unit, room.height() * 0.12)
        rows = QRectF(room.left(), room.top(), room.width(), room.height() - boxes - line - 6 * unit)
        unseen.bars(painter, rows, tally.by_icon, tally.most)
        heading = QRectF(room.left(), rows.bottom() + 3 * unit, room.width(), line)
        painter.setPen(palette.RUBRIC)
        font = fitted(self.heading, 13 * unit, QFont.Weight.DemiBold, room.width(), most=line * 0.8)
        painter.setFont(font)
        painter.drawText(heading, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.heading)
        unseen.sign_boxes(painter, QRectF(room.left(), room.bottom() - boxes, room.width(), boxes), tally.by_number)
