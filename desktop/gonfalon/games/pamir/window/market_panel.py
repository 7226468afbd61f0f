"""The market: prices, favored suit, events in force, places of cards, and the signs over them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.games.pamir.rules.constants import COURT_SIZE, MILITARY, NONE, SUITS
from gonfalon.games.pamir.rules.market import COLUMNS, ROW, price
from gonfalon.games.pamir.rules.table import EMPTY, MARKET, Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import MarketTexts
from gonfalon.games.pamir.texts.status_texts import deck_text, events_in_force, lasting_event_texts
from gonfalon.games.pamir.window.look.pieces import rupees_place
from gonfalon.games.pamir.window.look.signs import suit_drawing
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.board.event_animations import Ease
from gonfalon.ui.board.panel_items import PanelItem
from gonfalon.ui.board.paper import (
    BOLD,
    RIGHT,
    SEMI,
    Column,
    Fitted,
    Part,
    Picture,
    Row,
    RowsItem,
    Scale,
    Text,
    crest,
    paint_parts,
)
from gonfalon.ui.look import art, fonts, state_marks, theme
from gonfalon.ui.look.palette import GOLD_1, GOLD_2, GOLD_3, INK


@dataclass(frozen=True)
class EventChip:
    """An event in force."""

    name: str
    family: str
    """For whom, empty for everybody."""
    text: str
    """What it does."""
    tip: str


@dataclass(frozen=True)
class ColumnPrice:
    """The price that the buyer pays for the cards of a column."""

    price: int
    base: int
    """Without the doubling."""
    dear: bool
    """Whether the buyer has not so much."""
    tip: str


@dataclass(frozen=True)
class MarketFigures:
    """The figures of the market's head, and which of the twelve places are vacant."""

    words: MarketTexts
    favored: int
    columns: tuple[ColumnPrice, ...]
    chips: tuple[EventChip, ...]
    vacant: tuple[bool, ...]
    free: tuple[bool, ...]
    """The places of cards that an ability lets the buyer have for nothing (X12)."""
    coins: tuple[str, ...]
    """What is said of the rupees on each place, empty for none."""
    deck: str
    """What is still to come, in sentences."""
    leaving: tuple[str, ...]
    """For each place what will be when nobody buys the event there this turn, empty for everything else."""

    @property
    def spoken(self) -> str:
        return "\n".join((self.words.suits[self.favored], self.deck, *(chip.tip for chip in self.chips)))


def market_figures(table: Table, viewer: int, names: Names) -> MarketFigures:
    """The market for a viewer, who is the buyer; for who only watches it is the seat whose turn it is."""
    buyer = viewer if viewer >= 0 else table.at
    doubled = 2 if table.favored == MILITARY else 1
    columns = []
    for base in range(ROW):
        cost = base * doubled
        dear = buyer != NONE and not table.over and cost > table.rupees[buyer]
        columns.append(ColumnPrice(cost, base, dear, panel_texts.price_tip(cost, base)))
    return MarketFigures(
        words=panel_texts.market_texts(table, names),
        favored=table.favored,
        columns=tuple(columns),
        chips=chips_in_force(table, names),
        vacant=tuple(card == EMPTY for card in table.market),
        free=tuple(_is_free(table, buyer, place) for place in range(MARKET)),
        coins=tuple(panel_texts.coins_tip(rupees) if rupees else "" for rupees in table.rupees_on),
        deck=deck_text(table),
        leaving=tuple(_leaving(table, place, names) for place in range(MARKET)),
    )


def chips_in_force(table: Table, names: Names) -> tuple[EventChip, ...]:
    """The events that last until the next check."""
    families = table.seating.families
    return tuple(
        EventChip(names.event(event).name, "" if seat == NONE else families[seat], names.event(event).text, tip)
        for (event, seat), tip in zip(events_in_force(table), lasting_event_texts(table, names), strict=True)
    )


def _is_free(table: Table, buyer: int, place: int) -> bool:
    costs = buyer != NONE and COLUMNS[place] > 0 and 0 < table.market[place] <= COURT_SIZE
    return costs and price(table, buyer, place) == 0


def _leaving(table: Table, place: int, names: Names) -> str:
    card = table.market[place]
    if COLUMNS[place] or card <= COURT_SIZE:
        return ""
    return panel_texts.leaving_tip(table.seating.deck.discarded[card], names)


FREE = QColor("#7fd0ad")
FREE_PRICE, FREE_PX = "0", 14.0


def free_price_rect(card: QRectF) -> QRectF:
    """Return where it is said that a card in the market is free: beside the price of its column."""
    return state_marks.pill_rect(card.topRight() + QPointF(3, -3), FREE_PRICE, FREE_PX)


class MarketSigns(PanelItem):
    """Signs over the cards of the market: what an ability makes free, and what leaves at the end of the turn."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self._free: list[QRectF] = []
        self._leaving: list[QRectF] = []
        self._tips: Sequence[tuple[QRectF, str]] = ()
        self.setZValue(60)
        # A few signs on a large room: a picture of it would be mostly empty.
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def follow(self, figures: MarketFigures, places: Sequence[QRectF]) -> None:
        """Take signs from the market, and the places of its cards in coordinates of its own."""
        free = [rect for rect, is_free in zip(places, figures.free, strict=True) if is_free]
        leaving = [(self._corner(rect), tip) for rect, tip in zip(places, figures.leaving, strict=True) if tip]
        if (free, [rect for rect, _ in leaving]) != (self._free, self._leaving):
            self._free, self._leaving = free, [rect for rect, _ in leaving]
            self.update()
        coins = [(rupees_place(rect), tip) for rect, tip in zip(places, figures.coins, strict=True) if tip]
        self._tips = [*leaving, *coins]

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        return self._tips

    def _corner(self, card: QRectF) -> QRectF:
        side = max(18.0, min(card.width(), card.height()) * 0.22)
        return QRectF(card.left() - side * 0.3, card.top() - side * 0.3, side, side)

    def draw(self, painter: QPainter) -> None:
        for card in self._free:
            state_marks.pill(painter, free_price_rect(card).center(), FREE_PRICE, FREE_PX, color=FREE)
        for corner in self._leaving:
            painter.setPen(QPen(GOLD_2, 1.5))
            painter.setBrush(INK)
            painter.drawEllipse(corner)
            _paint_hourglass(painter, corner)


def _paint_hourglass(painter: QPainter, disc: QRectF) -> None:
    wide, high = disc.width() * 0.22, disc.height() * 0.28
    middle = disc.center()
    painter.setPen(QPen(GOLD_1, max(1.2, disc.width() * 0.07), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    corners = [QPointF(x * wide, y * high) + middle for x, y in ((-1, -1), (1, -1), (-1, 1), (1, 1))]
    painter.setBrush(GOLD_1)
    painter.drawLine(corners[0] - QPointF(1, 0), corners[1] + QPointF(1, 0))
    painter.drawLine(corners[2] - QPointF(1, 0), corners[3] + QPointF(1, 0))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon([corners[0], corners[1], middle])
    painter.setBrush(GOLD_1)
    painter.drawPolygon([corners[2], corners[3], middle])


HEAD = 50.0
"""What title and prices take above the cards, at unit 1."""
CARD_GAP = 9.0
NARROWEST_TILE = 74.0
"""How wide a card is at least, at unit 1 and for letters of the usual size, that has all on it over each other; where
there is less room it is a bar, and the prices stand at the left."""
HEAD_OF_BARS, PRICES, BAR_GAP = 40.0, 54.0, 5.0
"""What the title takes above bars, and the prices at their left, and from one bar to the next, at unit 1."""
FLATTEST, TALLEST = 1.02, 1.4
"""How high a card is by its width at least, and at most."""
ROW_GAPS = (6.0, 14.0)
DEAR = QColor("#a3211e")
"""The colour of a price that is too high, where the table is light."""
DEAR_ON_DARK = QColor("#ff8a78")


class MarketPanel(RowsItem[MarketFigures]):
    """The head of the market, and the places of its cards, which are items of the scene."""

    HALO = 6.0

    def __init__(self) -> None:
        super().__init__()
        self.after: MarketFigures | None = None
        """How it would be after what is looked at."""
        self.has_chips = True
        """Whether events in force stand in the head; else they have a panel of their own."""
        self.tells_deck = False
        """Whether the head says what is still to come, for windows whose panel of the game has no room for it."""
        self.marks = MarketSigns()
        """What lies over the cards; an item of the scene by itself."""
        self._before = 0
        """The suit that was favored before."""
        self._framed: float | None = None

    def show_figures(self, figures: MarketFigures | None) -> None:
        if figures is not None and self.figures is not None and figures.favored != self.figures.favored:
            self._before, self._framed = self.figures.favored, None
        super().show_figures(figures)
        self._mark()

    def show_after(self, figures: MarketFigures | None) -> None:
        """Say how prices would change by what is looked at, and which suit would be favored; or no longer."""
        if figures != self.after:
            self.after = figures
            self.update()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.marks.setVisible(visible)

    def shown(self) -> object:
        return self.figures, self.has_chips, self.tells_deck

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._mark()

    def _mark(self) -> None:
        if self.figures is not None and not self.rect.isEmpty():
            self.marks.place(self.scene_rect(), self.unit)
            self.marks.follow(self.figures, [self._place(index) for index in range(MARKET)])

    # -- geometry ------------------------------------------------------------------------------------------------------

    @property
    def _head(self) -> float:
        """The height of the head."""
        if self.bars:
            return HEAD_OF_BARS * self.unit
        return min(HEAD * self.unit, self.rect.height() * 0.18)

    @property
    def bars(self) -> bool:
        """Whether cards are bars in two columns, and not as wide as high in two rows."""
        return self._room_for_tile < NARROWEST_TILE * self.unit * fonts.text_scale()

    @property
    def _room_for_tile(self) -> float:
        return (self.rect.width() - 8 * self.unit - (ROW - 1) * CARD_GAP * self.unit) / ROW

    @property
    def _card(self) -> tuple[float, float]:
        """Width and height of a card."""
        unit, rect = self.unit, self.rect
        if self.bars:
            wide = (rect.width() - (PRICES + 24) * unit) / 2
            return float(int(wide)), float(int((rect.height() - self._head) / ROW - BAR_GAP * unit))
        high = (rect.height() - self._head - ROW_GAPS[0] * unit) / 2
        wide = float(int(min(self._room_for_tile, high / FLATTEST)))
        return wide, float(int(min(high, wide * TALLEST)))

    def place_of(self, index: int) -> QRectF:
        """Return the rectangle of the card on a market place, in the scene; the upper row has the places 0 to 5."""
        return self._place(index).translated(self.pos())

    def _place(self, index: int) -> QRectF:
        rect, unit = self.rect, self.unit
        wide, high = self._card
        row, column = divmod(index, ROW)
        if self.bars:
            left = PRICES * unit + row * (wide + 12 * unit)
            return QRectF(round(left), round(self._head + column * (rect.height() - self._head) / ROW), wide, high)
        # Room at the right for the rupees that hang over the edge of the last card.
        step = min((rect.width() - wide - 8 * unit) / (ROW - 1), wide + 26 * unit)
        left = (rect.width() - 8 * unit - wide - (ROW - 1) * step) / 2
        free = rect.height() - self._head - 2 * high
        gap = min(ROW_GAPS[1] * unit, max(ROW_GAPS[0] * unit, free))
        top = self._head + max(0.0, free - gap) / 2
        return QRectF(round(left + column * step), round(top + row * (high + gap)), wide, high)

    def coin_place(self, index: int) -> QPointF:
        """Return the position where rupees fall on the card of a place, in the scene."""
        return rupees_place(self.place_of(index)).center()

    def paper(self) -> QRectF:
        foot = self._place(ROW - 1).bottom() if self.bars else self._place(0).top() - 2 * self.unit
        return QRectF(0, 0, self.rect.width(), foot)

    def _get_framed(self) -> float:
        return float(self.figures.favored if self.figures else 0) if self._framed is None else self._framed

    def _set_framed(self, value: float) -> None:
        self._framed = value
        self.update()

    framed = Property(float, _get_framed, _set_framed)
    """Around which suit the frame is; between two while it glides."""

    def glide(self, ms: int) -> QAbstractAnimation:
        """The frame on its way from the suit that was favored before to that of now."""
        return animate(
            self,
            b"framed",
            float(self.figures.favored if self.figures else 0),
            ms,
            Ease.InOutCubic,
            start=float(self._before),
        )

    def settle(self) -> None:
        """Let the frame stand around the favored suit."""
        if self._framed is not None:
            self._framed = None
            self.update()

    # -- the head ------------------------------------------------------------------------------------------------------

    def described(self, figures: MarketFigures) -> Part:
        dress, words = theme.current(), figures.words
        side = min(26.0, self._head / self.unit * 0.5)
        signs = [
            Picture(partial(self._paint_suit, suit), side, name=f"suit {suit}", tip=words.suits[suit])
            for suit in range(len(SUITS))
        ]
        chips = figures.chips if self.has_chips else ()
        known = (
            Text(words.title, 21, SEMI, dress.table_heading, short=12),
            *(_chip(chip, named=len(chips) == 1) for chip in chips),
        )
        suits = Row(signs, side * 0.35, self._paint_frame)
        scale = Scale(self.unit)
        room = self.rect.width() - Row((*known, suits), 12).width(scale) - 16 * self.unit
        captions = [Text(words.favored, 15, colour=dress.on_table_2, align=RIGHT, grow=1)]
        if self.tells_deck:
            captions.insert(0, Text(words.deck, 15, colour=dress.on_table_2, grow=1))
        caption = next((text for text in captions if text.width(scale) <= room), Part(grow=1))
        title = Row((*known, caption, suits, Part(high=HEAD_OF_BARS if self.bars else 0.0)), 12)
        first, second = self._place(0), self._place(1)
        if self.bars:
            listed = [_price(column, cost, PRICES) for column, cost in enumerate(figures.columns)]
            # Those that are doubled are lower, but all take as much.
            beside = Column([Fitted(price, grow=1) for price in listed], 0, wide=PRICES)
            return Column((title, Row((beside, Part(grow=1)), 0, grow=1)), 0)
        prices = Row(
            [_price(column, cost, first.width() / self.unit) for column, cost in enumerate(figures.columns)],
            (second.left() - first.right()) / self.unit,
            pad=(first.left() / self.unit, 0),
        )
        return Column((title, Part(grow=1), prices), 0)

    def _paint_frame(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the frame around the favored suit, on its way to another one where it glides."""
        dress, unit, framed = theme.current(), self.unit, self._get_framed()
        begin, end = (self.part(f"suit {suit}") for suit in (int(framed), min(int(framed) + 1, len(SUITS) - 1)))
        around = _around(begin.translated((end.left() - begin.left()) * (framed % 1), 0), unit)
        state_marks.outer_glow(painter, around, 7 * unit, 0.5, 6)
        painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
        painter.setBrush(INK if dress.dark else dress.paper)
        painter.drawRoundedRect(around, 7 * unit, 7 * unit)
        if self.figures and self.after and self.after.favored != self.figures.favored:
            there = _around(self.part(f"suit {self.after.favored}"), unit)
            state_marks.drop_frame(painter, there, hovered=False, radius=7 * unit)

    def _paint_suit(self, suit: int, painter: QPainter, rect: QRectF) -> None:
        painter.setOpacity(1.0 if abs(self._get_framed() - suit) < 0.5 else 0.62)
        art.paint(painter, suit_drawing(suit), rect)

    def draw(self, painter: QPainter) -> None:
        figures, unit = self.figures, self.unit
        if figures is None:
            return
        paint_parts(painter, self.laid())
        for column, cost in enumerate(figures.columns):
            change = self.after.columns[column].price - cost.price if self.after else 0
            if change:
                rect = self.part(f"price {column}")
                state_marks.change_pill(painter, QPointF(rect.right() - 14 * unit, rect.center().y()), change, unit)
        for index, vacant in enumerate(figures.vacant):
            if vacant:
                state_marks.ghost_place(painter, self._place(index))
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 4)


def _around(rect: QRectF, unit: float) -> QRectF:
    return rect.adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit)


def _chip(chip: EventChip, named: bool) -> Part:
    """An event in force, with its name where it is the only one."""
    parts: list[Part] = [Picture("pamir-event", 17)]
    if named:
        parts.append(Text(chip.name, 14, colour=theme.current().text, short=12))
    if chip.family:
        parts.append(crest(chip.family, 17))
    return Row(parts, 5, _paint_chip, (6, 3.5), tip=chip.tip)


def _paint_chip(painter: QPainter, rect: QRectF) -> None:
    dress = theme.current()
    painter.setPen(QPen(GOLD_2 if dress.dark else dress.hairline, 1.5))
    painter.setBrush(INK if dress.dark else dress.paper)
    painter.drawRoundedRect(rect, 5, 5)


def _price(column: int, cost: ColumnPrice, wide: float) -> Part:
    """A rupee and the price of a column; of one that is doubled also what it is usually."""
    dress = theme.current()
    colour = dress.on_table if not cost.dear else DEAR_ON_DARK if dress.dark else DEAR
    parts: list[Part] = [Part(grow=1), Picture("pamir-rupee", 17)]
    if cost.price != cost.base:
        usual = Text(str(cost.base), 14, colour=dress.on_table_2, short=10)
        parts.append(Row((usual,), 0, _paint_strike))
    parts += [Text(str(cost.price), 17, BOLD, colour, short=10), Part(grow=1)]
    return Row(parts, 5, wide=wide, name=f"price {column}", tip=cost.tip)


def _paint_strike(painter: QPainter, rect: QRectF) -> None:
    """A stroke through a price that holds no more."""
    painter.setPen(QPen(theme.current().on_table_2, 1.5))
    middle = rect.center().y()
    painter.drawLine(QPointF(rect.left() - 2, middle + 1), QPointF(rect.right() + 2, middle - 1))
