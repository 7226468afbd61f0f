"""Panels about the game: checks and actions, deck and events in force, captions of the own court and hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QStaticText

from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.constants import CHECKS, NONE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import EventsTexts, GameTexts
from gonfalon.games.pamir.window.look import cards
from gonfalon.games.pamir.window.market_panel import EventChip, chips_in_force
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.board.event_animations import Ease
from gonfalon.ui.board.panel_items import (
    GamePanel,
    PanelItem,
    draw_text,
    fitted_font,
    text_width,
)
from gonfalon.ui.board.paper import SEMI, Column, Fitted, Part, Picture, Row, RowsItem, Text, crest, paint_paper
from gonfalon.ui.look import state_marks, theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, GOLD_3, INK, TARGET, VELLUM
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.styling import painted_property

ACTIONS = 2
"""How many actions a turn has (T2)."""
LOW = 60.0
"""A panel lower than this, at unit 1, has only the coins."""


@dataclass(frozen=True)
class GameFigures:
    """The figures of the game's progress."""

    words: GameTexts
    left: int
    """How many actions are left, `NONE` before the first turn and after the last."""


def game_figures(table: Table, viewer: int, names: Names) -> GameFigures:
    """The same for every viewer."""
    playing = table.at != NONE and not table.over
    return GameFigures(
        panel_texts.game_texts(table, names, unstable=is_unstable(table)), table.actions if playing else NONE
    )


def is_unstable(table: Table) -> bool:
    """Return whether a check lies in the market while more cards are to be dealt (C7)."""
    return bool(table.deck) and any(card in CHECKS for card in table.market)


class PamirGamePanel(GamePanel):
    """Title, a line, and a coin for each action; a low one shows the coins alone."""

    # Its title stands beside two buttons and within a red edge, and touches neither.
    TITLE_PX = 17.0

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

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        return () if self.figures is None else ((self.rect, self.figures.words.tip),)

    tipped = painted_property("_tipped")
    """How far the coin that was spent last has tipped over, 0 to 1."""

    def tip(self, ms: int) -> QAbstractAnimation:
        """The coin that was just spent tips over."""
        return animate(self, b"tipped", 1.0, ms, Ease.InOutSine, start=0.0)

    def settle(self) -> None:
        """Let every coin lie flat."""
        self.setProperty("tipped", 1.0)

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
            draw_text(painter, QRectF(16 * unit, top, first.left() - 20 * unit, high), figures.words.actions, 16 * unit)
            right = self.corner.left() if self._low else self.rect.right() - 10 * unit
            room = QRectF(last.right() + 8 * unit, top, right - last.right() - 8 * unit, high)
            left = figures.words.left
            if text_width(left, 12) > room.width():
                left = str(figures.left)
            draw_text(painter, room, left, 16 * unit)
        if figures.words.unstable:
            self._draw_unstable(painter)

    def _draw_unstable(self, painter: QPainter) -> None:
        """A red edge, on that of the panel and clear of its words: the deck may bring a second check."""
        painter.setPen(QPen(TARGET, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect.adjusted(1, 1, -1, -1), 5, 5)


SHOWN = 3
"""So many events are only named; of two a line is told, of one all."""
PILE = 4
"""So many backs of the deck can be seen."""


@dataclass(frozen=True)
class EventsFigures:
    """The figures of the cards still to come and of the effects that last until the next check."""

    deck: int
    unstable: bool
    chips: tuple[EventChip, ...]
    words: EventsTexts

    @property
    def spoken(self) -> str:
        lasting = [chip.tip for chip in self.chips] or [f"{self.words.none}."]
        return "\n".join((self.words.tip, *lasting))


def events_figures(table: Table, viewer: int, names: Names) -> EventsFigures:
    """The same for every viewer."""
    return EventsFigures(
        len(table.deck), is_unstable(table), chips_in_force(table, names), panel_texts.events_texts(table, names)
    )


class EventsPanel(RowsItem[EventsFigures]):
    """A pile at the left, a row for each event beside it."""

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self.setVisible(not rect.isEmpty())

    def deck_place(self) -> QPointF:
        """Return the position from which cards are dealt, in the scene."""
        return self.room("deck").center()

    def described(self, figures: EventsFigures) -> Part:
        dress, words = theme.current(), figures.words
        high = self.rect.height() / self.unit * 0.62
        deck = Picture(partial(self._paint_deck, figures), (high / 1.4, high), name="deck", tip=words.tip)
        checks = Text(words.checks, 13.5, colour=dress.text_2, short=12)
        rows = [_event(chip, len(figures.chips)) for chip in figures.chips[:SHOWN]]
        if not rows:
            rows = [Text(words.none, 15, colour=dress.text_2, italic=True), Part(grow=1)]
        title = Text(words.title, 15, SEMI, dress.heading, short=12)
        # Beside the pile is the number of its cards.
        pile = Column((Row((deck,)), checks), 8, wide=high / 1.4 + 40)
        return Row((pile, Column((title, *rows), 3, grow=1)), pad=(16, 10))

    def _paint_deck(self, figures: EventsFigures, painter: QPainter, rect: QRectF) -> None:
        unit, dpr = self.unit, painter.device().devicePixelRatio()
        if figures.deck:
            back = cards.card_back(float(round(rect.width())), dpr)
            for index in reversed(range(min(PILE, 1 + figures.deck // 8))):
                painter.drawPixmap(rect.topLeft() + QPointF(2 * index, 2 * index) * unit, back)
            if figures.unstable:
                painter.setPen(QPen(TARGET, 3))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), 5, 5)
        else:
            state_marks.ghost_place(painter, rect)
        state_marks.pill(painter, QPointF(rect.right() + 18 * unit, rect.center().y()), str(figures.deck), 14 * unit)

    def draw(self, painter: QPainter) -> None:
        if self.figures is not None:
            paint_paper(painter, self.rect, self.laid(), theme.current().panel)
            if self.focused:
                state_marks.focus_ring(painter, self.rect, 4)


def _event(chip: EventChip, count: int) -> Part:
    """The name of one of some events with the crest of whom it is for, and what it does as far as there is room."""
    dress = theme.current()
    words: list[Part] = [Text(chip.name, 14.5, SEMI, dress.text, short=12)]
    if chip.family:
        words.append(crest(chip.family, 17))
    lines: list[Part] = [Row(words)]
    if count < SHOWN:
        told = Text(chip.text, 12.5, colour=dress.text_2, short=0 if count == 1 else 10)
        lines.append(Fitted(told, grow=1))
    icon = Column((Picture("pamir-event", 17), Part(grow=1)), 0)
    return Row((icon, Column(lines, 1, grow=1)), grow=1, tip=chip.tip)


PX, LEAST = 13.5, 11.0


@dataclass(frozen=True)
class CaptionFigures:
    """The counts of cards and their limits, first of the court and then of the hand."""

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


class RowLine(PanelItem):
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


class RowCaptions(PanelItem):
    """Two lines of small letters over cards that rise; gold at the limit and red above it."""

    def __init__(self) -> None:
        super().__init__()
        self.figures: CaptionFigures | None = None
        self.divider = 0.0
        self.high = 18.0
        self._explained = "", ""

    def show_figures(self, figures: CaptionFigures | None, divider: float, high: float) -> None:
        """Write these at both sides of a line at an x of the scene, above cards whose captions are so high."""
        if (figures, divider, high) != (self.figures, self.divider, self.high):
            self.figures, self.divider, self.high = figures, divider, high
            self.update()

    def explain(self, court: str, hand: str) -> None:
        """Let the caption of the court and that of the hand say this when the mouse rests on them."""
        self._explained = (court, hand)

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        sides = zip(self._sides(), self._explained, strict=True)
        return [(QRectF(left, 0, max(0.0, right - left), self.high), words) for (left, right), words in sides]

    def _sides(self) -> tuple[tuple[float, float], tuple[float, float]]:
        """From where to where the captions reach, on both sides of the line or of where there is room for both."""
        x, right = self.divider - self.pos().x(), self.rect.width()
        if self.figures is not None:
            court, hand = self._wide(self.figures.court) + 14, self._wide(self.figures.hand) + 8
            x = max(min(x, right - hand), min(court, right * court / (court + hand)))
        return (0.0, x - 6), (x + 8, right)

    def _wide(self, text: str) -> float:
        return text_width(text, PX * self.unit) + 2

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
            draw_text(painter, room, text, PX * self.unit, least=LEAST)

    def _draw_ground(self, painter: QPainter, room: QRectF, text: str) -> None:
        """A shade of the table around the letters, for cards rise behind them."""
        painter.setFont(fitted_font(text, PX * self.unit, QFont.Weight.Normal, room.width(), LEAST, room.height()))
        painter.setPen(INK if theme.current().dark else VELLUM)
        words = QStaticText(text)
        words.setTextFormat(Qt.TextFormat.PlainText)
        corner = QPointF(room.left(), room.center().y() - QFontMetricsF(painter.font()).height() / 2)
        # Not their outline: where Qt has its points depends on the letters it has drawn before.
        for angle in range(0, 360, 30):
            painter.drawStaticText(corner + QLineF.fromPolar(2.5 * self.unit, angle).p2(), words)
