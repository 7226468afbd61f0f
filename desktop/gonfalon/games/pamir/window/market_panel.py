"""The market: prices, favored suit, events in force, places of cards, and the signs over them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
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
from gonfalon.ui.board.panel_items import FocusableItem, PanelItem, draw_text, text_width
from gonfalon.ui.look import art, cards, state_marks, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_1, GOLD_2, GOLD_3, INK, TARGET


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


class MarketSigns(PanelItem):
    """Signs over the cards of the market: what an ability makes free, and what leaves at the end of the turn."""

    HALO = 8.0

    def __init__(self) -> None:
        super().__init__()
        self._free: list[QRectF] = []
        self._leaving: list[QRectF] = []
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
        self.tip_parts([*leaving, *coins])

    def _corner(self, card: QRectF) -> QRectF:
        side = max(18.0, card.width() * 0.22)
        return QRectF(card.left() - side * 0.3, card.top() - side * 0.3, side, side)

    def draw(self, painter: QPainter) -> None:
        for card in self._free:
            rect = state_marks.pill(painter, QPointF(card.center().x(), card.top()), "0", 14, color=FREE)
            side = rect.height() * 0.9
            art.paint(
                painter, "pamir-rupee", QRectF(rect.left() - side * 0.8, rect.center().y() - side / 2, side, side)
            )
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


HEAD = 56.0
"""What title and prices take above the cards, at unit 1."""
CARD_GAP = 8.0
ROW_GAPS = (6.0, 14.0)
DEAR = QColor("#a3211e")
"""The colour of a price that is too high, where the table is light."""
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
BOLD, SEMI = QFont.Weight.Bold, QFont.Weight.DemiBold


class MarketPanel(FocusableItem):
    """The head of the market, and the places of its cards, which are items of the scene."""

    HALO = 6.0

    def __init__(self) -> None:
        super().__init__()
        self.figures: MarketFigures | None = None
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

    def show_figures(self, figures: MarketFigures) -> None:
        if figures != self.figures:
            if self.figures is not None and figures.favored != self.figures.favored:
                self._before, self._framed = self.figures.favored, None
            self.figures = figures
            self.update()
        self._tell()

    def show_after(self, figures: MarketFigures | None) -> None:
        """Say how prices would change by what is looked at, and which suit would be favored; or no longer."""
        if figures != self.after:
            self.after = figures
            self.update()

    def setVisible(self, visible: bool) -> None:
        super().setVisible(visible)
        self.marks.setVisible(visible)

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._tell()

    def _tell(self) -> None:
        figures = self.figures
        if figures is None or self.rect.isEmpty():
            return
        suits = [(self._suit_rect(suit), figures.words.suits[suit]) for suit in range(len(SUITS))]
        prices = [(self._price_rect(column), price.tip) for column, price in enumerate(figures.columns)]
        chips = [(rect, chip.tip) for rect, chip in zip(self._chip_rects(figures.chips), figures.chips, strict=False)]
        self.tip_parts([*suits, *prices, *chips])
        self.marks.place(self.scene_rect(), self.unit)
        self.marks.follow(figures, [self._place(index) for index in range(MARKET)])

    # -- geometry ------------------------------------------------------------------------------------------------------

    @property
    def _head(self) -> float:
        """The height of the head."""
        return min(HEAD * self.unit, self.rect.height() * 0.18)

    @property
    def _card(self) -> tuple[float, float]:
        """Width and height of a card."""
        unit, rect = self.unit, self.rect
        high = (rect.height() - self._head - ROW_GAPS[0] * unit) / 2
        wide = min((rect.width() - (ROW - 1) * CARD_GAP * unit) / ROW, high / cards.RATIO)
        wide = float(int(wide))
        return wide, float(round(wide * cards.RATIO))

    def place_of(self, index: int) -> QRectF:
        """Return the rectangle of the card on a market place, in the scene; the upper row has the places 0 to 5."""
        return self._place(index).translated(self.pos())

    def _place(self, index: int) -> QRectF:
        rect, unit = self.rect, self.unit
        wide, high = self._card
        # Room at the right for the rupees that hang over the edge of the last card.
        step = min((rect.width() - wide - 6 * unit) / (ROW - 1), wide + 26 * unit)
        left = (rect.width() - 6 * unit - wide - (ROW - 1) * step) / 2
        free = rect.height() - self._head - 2 * high
        gap = min(ROW_GAPS[1] * unit, max(ROW_GAPS[0] * unit, free))
        row, column = divmod(index, ROW)
        top = self._head + max(0.0, free - gap) / 2
        return QRectF(round(left + column * step), round(top + row * (high + gap)), wide, high)

    def coin_place(self, index: int) -> QPointF:
        """Return the position where rupees fall on the card of a place, in the scene."""
        return rupees_place(self.place_of(index)).center()

    def _suit_rect(self, suit: int) -> QRectF:
        unit, side = self.unit, self._suit_side
        step = side * 1.35
        left = self.rect.width() - step * len(SUITS) - 4 * unit
        middle = self._head * 0.27
        return QRectF(left + suit * step, middle - side / 2, side, side)

    @property
    def _suit_side(self) -> float:
        return min(26 * self.unit, self._head * 0.5)

    def _price_rect(self, column: int) -> QRectF:
        card, high = self._place(column), self._head * 0.42
        return QRectF(card.left(), card.top() - high - 2 * self.unit, card.width(), high)

    @property
    def _caption_right(self) -> float:
        return self._suit_rect(0).left() - 12 * self.unit

    def _title_width(self) -> float:
        assert self.figures is not None
        return text_width(self.figures.words.title, 21 * self.unit, SEMI)

    def _chip_rects(self, chips: Sequence[EventChip]) -> list[QRectF]:
        """Return the rectangle of each event chip: with its name if it is the only one and has room for it."""
        if not chips or not self.has_chips:
            return []
        unit, high = self.unit, min(24 * self.unit, self._head * 0.5)
        left = self._title_width() + 18 * unit
        room = self._caption_right - left
        top = self._head * 0.27 - high / 2
        short = 30 * unit
        wides = [short + (22 * unit if chip.family else 0) for chip in chips]
        if len(chips) == 1:
            named = text_width(chips[0].name, 14 * unit) + wides[0] + 14 * unit
            wides = [max(wides[0], min(named, room))]
        rects = []
        for wide in wides:
            rects.append(QRectF(left, top, wide, high))
            left += wide + 6 * unit
        return rects

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

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        figures = self.figures
        if figures is None:
            return
        dress, unit, head = theme.current(), self.unit, self._head
        line = QRectF(0, 0, self._title_width() + 4 * unit, head * 0.54)
        painter.setPen(dress.table_heading)
        draw_text(painter, line, figures.words.title, 21 * unit, SEMI)
        for chip, rect in zip(figures.chips, self._chip_rects(figures.chips), strict=False):
            self._draw_chip(painter, chip, rect)
        self._draw_suits(painter, figures)
        for column, cost in enumerate(figures.columns):
            self._draw_price(painter, cost, self._price_rect(column))
            change = self.after.columns[column].price - cost.price if self.after else 0
            if change:
                rect = self._price_rect(column)
                state_marks.change_pill(painter, QPointF(rect.right() - 14 * unit, rect.center().y()), change, unit)
        for index, vacant in enumerate(figures.vacant):
            if vacant:
                state_marks.ghost_place(painter, self._place(index))
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 4)

    def _draw_suits(self, painter: QPainter, figures: MarketFigures) -> None:
        dress, unit = theme.current(), self.unit
        chips = self._chip_rects(figures.chips)
        last = chips[-1].right() if chips else self._title_width()
        right = self._caption_right
        caption = QRectF(last + 12 * unit, 0, right - last - 12 * unit, self._head * 0.54)
        painter.setPen(dress.on_table_2)
        words, px = figures.words.favored, 15 * unit
        if self.tells_deck and text_width(figures.words.deck, px) <= caption.width():
            draw_text(painter, caption, figures.words.deck, px)
        elif text_width(words, px) <= caption.width():
            draw_text(painter, caption, words, px, align=RIGHT)
        framed = self._get_framed()
        here = int(framed)
        begin, end = self._suit_rect(here), self._suit_rect(min(here + 1, len(SUITS) - 1))
        frame = begin.translated((end.left() - begin.left()) * (framed - here), 0)
        around = frame.adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
        state_marks.outer_glow(painter, around, 7 * unit, 0.5, 6)
        painter.setPen(QPen(GOLD_1 if dress.dark else GOLD_3, 2.5))
        painter.setBrush(INK if dress.dark else dress.paper)
        painter.drawRoundedRect(around, 7 * unit, 7 * unit)
        if self.after is not None and self.after.favored != figures.favored:
            there = self._suit_rect(self.after.favored).adjusted(-4 * unit, -4 * unit, 4 * unit, 4 * unit)
            state_marks.drop_frame(painter, there, hovered=False, radius=7 * unit)
        for suit in range(len(SUITS)):
            painter.setOpacity(1.0 if abs(framed - suit) < 0.5 else 0.62)
            art.paint(painter, suit_drawing(suit), self._suit_rect(suit))
        painter.setOpacity(1.0)

    def _draw_chip(self, painter: QPainter, chip: EventChip, rect: QRectF) -> None:
        dress, unit = theme.current(), self.unit
        painter.setPen(QPen(GOLD_2 if dress.dark else dress.hairline, 1.5))
        painter.setBrush(INK if dress.dark else dress.paper)
        painter.drawRoundedRect(rect, 5 * unit, 5 * unit)
        side = rect.height() * 0.72
        icon = QRectF(rect.left() + 6 * unit, rect.center().y() - side / 2, side, side)
        art.paint(painter, "pamir-event", icon)
        right = rect.right() - 6 * unit
        if chip.family:
            crest = QRectF(right - side * 200 / 240, icon.top(), side * 200 / 240, side)
            art.paint(painter, f"crest-{FAMILIES[chip.family].key}", crest)
            right = crest.left() - 5 * unit
        room = QRectF(icon.right() + 5 * unit, rect.top(), right - icon.right() - 5 * unit, rect.height())
        if room.width() > 30 * unit:
            painter.setPen(dress.text)
            draw_text(painter, room, chip.name, 14 * unit)

    def _draw_price(self, painter: QPainter, cost: ColumnPrice, rect: QRectF) -> None:
        """A rupee and the price; of one that is doubled also what it is usually."""
        dress, unit = theme.current(), self.unit
        side = min(17 * unit, rect.height() * 0.8)
        number = text_width(str(cost.price), 17 * unit, BOLD)
        usual = text_width(str(cost.base), 14 * unit)
        doubled = cost.price != cost.base
        whole = side + 5 * unit + number + (usual + 6 * unit if doubled else 0)
        coin = QRectF(rect.center().x() - whole / 2, rect.center().y() - side / 2, side, side)
        art.paint(painter, "pamir-rupee", coin)
        left = coin.right() + 5 * unit
        if doubled:
            painter.setPen(dress.on_table_2)
            base = QRectF(left, rect.top(), usual + 2, rect.height())
            draw_text(painter, base, str(cost.base), 14 * unit)
            painter.setPen(QPen(dress.on_table_2, 1.5))
            painter.drawLine(QPointF(left - 2, base.center().y() + 1), QPointF(left + usual + 2, base.center().y() - 1))
            left += usual + 6 * unit
        painter.setPen(dress.on_table if not cost.dear else TARGET if dress.dark else DEAR)
        draw_text(painter, QRectF(left, rect.top(), number + 4, rect.height()), str(cost.price), 17 * unit, BOLD)
