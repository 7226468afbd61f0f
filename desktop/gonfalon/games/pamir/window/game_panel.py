"""The panel of the game: checks and cards to come, and the actions of the turn as coins that tip over when spent."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import CHECKS, NONE
from gonfalon.games.pamir.texts import panels
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panels import GameWords
from gonfalon.ui.board.director import animate
from gonfalon.ui.board.furniture import text_width, write
from gonfalon.ui.board.game_panel import GamePanel
from gonfalon.ui.board.telling import Ease
from gonfalon.ui.look import theme
from gonfalon.ui.look.palette import GOLD_2, GOLD_3, TARGET
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["GameFigures", "PamirGamePanel", "game_figures", "is_unstable"]

ACTIONS = 2
"""How many actions a turn has (T2)."""
LOW = 60.0
"""A panel lower than this, at unit 1, has only the coins."""


@dataclass(frozen=True)
class GameFigures:
    """How far the game is."""

    words: GameWords
    left: int
    """How many actions are left, `NONE` before the first turn and after the last."""


def game_figures(table: Table, viewer: int, names: Names) -> GameFigures:
    """The same for every viewer."""
    playing = table.at != NONE and not table.over
    return GameFigures(panels.game(table, names, unstable=is_unstable(table)), table.actions if playing else NONE)


def is_unstable(table: Table) -> bool:
    """Whether a check lies in the market while more cards are to be dealt (C7)."""
    return bool(table.deck) and any(card in CHECKS for card in table.market)


class PamirGamePanel(GamePanel):
    """Title, a line, and a coin for each action; a low one shows the coins alone."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: GameFigures | None = None
        self._tipped = 1.0

    def show_figures(self, figures: GameFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.slots = ACTIONS if figures.left != NONE else 0
            self.show_words(figures.words.title, figures.words.line)
            self.update()
        self.tip_parts([(self.rect, figures.words.tip)])

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        if self.figures is not None:
            self.tip_parts([(self.rect, self.figures.words.tip)])

    def _get_tipped(self) -> float:
        return self._tipped

    def _set_tipped(self, value: float) -> None:
        if value != self._tipped:
            self._tipped = value
            self.update()

    tipped = Property(float, _get_tipped, _set_tipped)
    """How far the coin that was spent last has tipped over, 0 to 1."""

    def tip(self, ms: int) -> QAbstractAnimation:
        """The coin that was just spent tips over."""
        return animate(self, b"tipped", 1.0, ms, Ease.InOutSine, start=0.0)

    def settle(self) -> None:
        """Let every coin lie flat."""
        self._set_tipped(1.0)

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    def slot_rect(self, index: int) -> QRectF:
        rect, unit = self.rect, self.unit
        side = 20 * unit if self._low else min(20 * unit, rect.height() * 0.24)
        middle = rect.height() * (0.5 if self._low else 0.77)
        left = 84 * unit
        if self.figures is not None:
            left = min(left, 26 * unit + text_width(self.figures.words.actions, 16 * unit))
        return QRectF(left + index * 25 * unit, middle - side / 2, side, side)

    @property
    def corner(self) -> QRectF:
        if not self._low:
            return super().corner
        wide, high = 32 * self.unit, min(28 * self.unit, self.rect.height() - 6)
        return QRectF(self.rect.right() - wide - 4 * self.unit, (self.rect.height() - high) / 2, wide, high)

    @property
    def sound_corner(self) -> QRectF:
        return QRectF() if self._low else super().sound_corner

    def coin_place(self, index: int) -> QPointF:
        """The middle of a coin, in the scene."""
        return self.pos() + self.slot_rect(index).center()

    def draw_slot(self, painter: QPainter, index: int, box: QRectF) -> None:
        assert self.figures is not None
        left = self.figures.left
        # The coin at the right is spent first; seen from the side it is flat.
        spent = index >= left
        turning = index == left and self._tipped < 1.0
        flat = abs(1 - 2 * self._tipped) if turning else 1.0
        shown_spent = spent and (not turning or self._tipped >= 0.5)
        coin = QRectF(
            box.left(), box.center().y() - box.height() * flat / 2, box.width(), max(2.0, box.height() * flat)
        )
        inset = coin.adjusted(1, 1, -1, -1) if flat == 1.0 else coin
        painter.setPen(QPen(GOLD_3, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush if shown_spent else GOLD_2)
        painter.drawEllipse(inset)

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress, unit = theme.current(), self.unit
        if self._low:
            fine_panel(painter, dress.panel, self.rect, 0.4)
            for index in range(self.slots):
                self.draw_slot(painter, index, self.slot_rect(index))
        else:
            super().draw(painter)
        if self.slots:
            first, last = self.slot_rect(0), self.slot_rect(ACTIONS - 1)
            high = 22 * unit
            top = first.center().y() - high / 2
            painter.setPen(dress.text)
            write(painter, QRectF(16 * unit, top, first.left() - 20 * unit, high), figures.words.actions, 16 * unit)
            right = self.corner.left() if self._low else self.rect.right() - 10 * unit
            room = QRectF(last.right() + 8 * unit, top, right - last.right() - 8 * unit, high)
            left = figures.words.left
            if text_width(left, 12) > room.width():
                left = str(figures.left)
            write(painter, room, left, 16 * unit)
        if figures.words.unstable:
            self._draw_unstable(painter)

    def _draw_unstable(self, painter: QPainter) -> None:
        """A red edge: the deck may bring a second check."""
        painter.setPen(QPen(TARGET, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(4, 4, -4, -4), 4, 4)
