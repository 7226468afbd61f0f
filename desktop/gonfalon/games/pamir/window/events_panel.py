"""The deck and the events in force, where two players leave room for a panel of their own beside the one rail."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panels
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panels import EventsWords
from gonfalon.games.pamir.window.game_panel import is_unstable
from gonfalon.games.pamir.window.look import cards
from gonfalon.games.pamir.window.market_figures import Chip, chips_in_force
from gonfalon.ui.board.furniture import Reachable, text_width, write, write_lines
from gonfalon.ui.look import art, states, theme
from gonfalon.ui.look.palette import FAMILIES, TARGET
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["EventsFigures", "EventsPanel", "events_figures"]

SHOWN = 3
"""So many events are told with what they do; of more only the names."""
PILE = 4
"""So many backs of the deck can be seen."""


@dataclass(frozen=True)
class EventsFigures:
    """What is still to come, and what lasts until the next check."""

    deck: int
    unstable: bool
    chips: tuple[Chip, ...]
    words: EventsWords

    @property
    def spoken(self) -> str:
        lasting = [chip.tip for chip in self.chips] or [f"{self.words.none}."]
        return "\n".join((self.words.tip, *lasting))


def events_figures(table: Table, viewer: int, names: Names) -> EventsFigures:
    """The same for every viewer."""
    return EventsFigures(len(table.deck), is_unstable(table), chips_in_force(table, names), panels.events(table, names))


class EventsPanel(Reachable):
    """A pile at the left, a row for each event beside it."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: EventsFigures | None = None

    def show_figures(self, figures: EventsFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()
        self._tell()

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.setVisible(not rect.isEmpty())
        self._tell()

    def _tell(self) -> None:
        if self.figures is None or self.rect.isEmpty():
            return
        rows = [(self._row_rect(index), chip.tip) for index, chip in enumerate(self.figures.chips)]
        self.tip_parts([(self.pile_rect(), self.figures.words.tip), *rows])

    # -- geometry ------------------------------------------------------------------------------------------------------

    def pile_rect(self) -> QRectF:
        """The uppermost card of the deck, in coordinates of the panel."""
        unit, high = self.unit, self.rect.height() * 0.62
        wide = float(round(high / 1.4))
        return QRectF(16 * unit, self.rect.height() * 0.12, wide, round(high))

    def deck_place(self) -> QPointF:
        """Where cards are dealt from, in the scene."""
        return self.pos() + self.pile_rect().center()

    @property
    def _room(self) -> QRectF:
        left = self.pile_rect().right() + 46 * self.unit
        top = 10 * self.unit
        return QRectF(left, top, self.rect.width() - left - 14 * self.unit, self.rect.height() - top - 8 * self.unit)

    def _row_rect(self, index: int) -> QRectF:
        room, head = self._room, 22 * self.unit
        count = max(1, min(SHOWN, len(self.figures.chips) if self.figures else 1))
        high = (room.height() - head) / count
        return QRectF(room.left(), room.top() + head + index * high, room.width(), high)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress, unit, room = theme.current(), self.unit, self._room
        fine_panel(painter, dress.panel, self.rect)
        self._draw_pile(painter, figures)
        painter.setPen(dress.heading)
        head = QRectF(room.left(), room.top(), room.width(), 20 * unit)
        write(painter, head, figures.words.title, 15 * unit, QFont.Weight.DemiBold)
        if not figures.chips:
            painter.setPen(dress.text_2)
            write(painter, self._row_rect(0).adjusted(0, 0, 0, -30 * unit), figures.words.none, 15 * unit, italic=True)
        for index, chip in enumerate(figures.chips[:SHOWN]):
            self._draw_event(painter, chip, self._row_rect(index))
        if self.focused:
            states.focus_ring(painter, self.rect, 4)

    def _draw_pile(self, painter: QPainter, figures: EventsFigures) -> None:
        unit, rect = self.unit, self.pile_rect()
        dpr = painter.device().devicePixelRatio()
        if figures.deck:
            back = cards.back(rect.width(), dpr)
            for index in reversed(range(min(PILE, 1 + figures.deck // 8))):
                painter.drawPixmap(rect.topLeft() + QPointF(2 * index, 2 * index) * unit, back)
            if figures.unstable:
                painter.setPen(QPen(TARGET, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 5, 5)
        else:
            states.ghost_place(painter, rect)
        states.pill(painter, QPointF(rect.right() + 18 * unit, rect.center().y()), str(figures.deck), 14 * unit)
        painter.setPen(theme.current().text_2)
        below = QRectF(rect.left() - 4 * unit, rect.bottom() + 8 * unit, rect.width() + 46 * unit, 18 * unit)
        write(painter, below, figures.words.checks, 13.5 * unit)

    def _draw_event(self, painter: QPainter, chip: Chip, rect: QRectF) -> None:
        """The name of an event with the crest of whom it is for, and what it does."""
        dress, unit = theme.current(), self.unit
        side = min(17 * unit, rect.height() * 0.9)
        icon = QRectF(rect.left(), rect.top() + 1, side, side)
        art.paint(painter, "pamir-event", icon)
        left, wide = icon.right() + 6 * unit, side * 200 / 240 if chip.family else 0.0
        room = min(rect.right() - left - wide - 6 * unit, text_width(chip.name, 14.5 * unit, QFont.Weight.DemiBold))
        painter.setPen(dress.text)
        write(painter, QRectF(left, icon.top(), room, side), chip.name, 14.5 * unit, QFont.Weight.DemiBold)
        if chip.family:
            crest = QRectF(left + room + 6 * unit, icon.top(), wide, side)
            art.paint(painter, f"crest-{FAMILIES[chip.family].key}", crest)
        told = QRectF(left, icon.bottom() + unit, rect.right() - left, rect.bottom() - icon.bottom() - 2 * unit)
        if told.height() > 15 * unit:
            painter.setPen(dress.text_2)
            write_lines(painter, told, chip.text, 12.5 * unit)
