"""The panels of players: the larger one of the seat at the screen, rails on which cards lie, and rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gonfalon.games.pamir.rules.constants import FIRST_GIFT, GIFTS, NONE, SUITS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import SeatTexts
from gonfalon.games.pamir.window.look import pieces
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.signs import dial_drawing, region_drawing
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.paper import BOLD, CENTRE, RIGHT, SEMI, Column, Paint, Part, Picture, Row, Scale, Text
from gonfalon.ui.board.player_panel import PlayerFigures, PlayerPanel
from gonfalon.ui.look import art, fonts, state_marks, theme
from gonfalon.ui.look.palette import FAMILIES, GOLD_2, GOLD_3, INK

LARGEST_ICON = 18.0
"""How large a drawing at the left of a figure is at most, at unit 1."""
COUNTS = ("rupees", "hand", "supply", "court")
"""Figures with a drawing at their left."""
SAID_OF: Final = {"name": ("crest", "line"), "loyalty": ("loyal",), "influence": ("sum",)}
"""Parts that say the same as another one."""


@dataclass(frozen=True, kw_only=True)
class SeatFigures(PlayerFigures):
    """The public figures of a seat; the large figure is its rupees."""

    loyalty: int
    """A coalition, or `NONE`."""
    automated: bool
    """Whether it is loyal to all coalitions (W3)."""
    hand: int
    supply: int
    """Cylinders that are not in play."""
    points: int
    gifts: tuple[bool, ...]
    """Which of the gift spaces are filled."""
    prizes: tuple[int, ...]
    """The coalition of each prize."""
    ruled: tuple[int, ...]
    """The regions that it rules."""
    stars: tuple[int, ...]
    """The stars of each suit in the court (G6)."""
    court: int
    """How many cards are in the court."""
    words: SeatTexts

    @property
    def spoken(self) -> str:
        return self.words.spoken


def seat_figures(
    table: Table, seat: int, seats: Sequence[Seat], names: Names, *, viewer: int, deciding: bool
) -> SeatFigures:
    """Return the figures of a seat as shown to a viewer, -1 for a spectator."""
    who = seats[seat]
    words = panel_texts.seat_texts(table, seat, viewer, who, names)
    deck = table.seating.deck
    return SeatFigures(
        family=who.family,
        name=words.name,
        line=words.line,
        score=table.rupees[seat],
        active=deciding,
        turn=seat == table.at and not table.over,
        loyalty=table.loyalty[seat],
        automated=seat == table.seating.wakhan,
        hand=len(table.hands[seat]),
        supply=table.cylinders[seat],
        points=table.points[seat],
        gifts=tuple(bool(table.gifts[seat] >> number & 1) for number in range(len(GIFTS))),
        prizes=tuple(deck.prize[card] for card in table.prizes[seat]),
        ruled=tuple(region for region, ruler in enumerate(table.rulers) if ruler == seat),
        stars=tuple(table.stars[4 * seat : 4 * seat + 4]),
        court=len(table.courts[seat]),
        words=words,
    )


def changes(prospect: MoveOutcome, seat: int) -> tuple[tuple[str, int], ...]:
    """By how much the figures of a seat would change, each with the word of its part."""
    before, after = prospect.own_influence(seat)
    found = (
        ("rupees", prospect.rupees[seat]),
        ("hand", prospect.hands[seat]),
        ("supply", -prospect.in_play[seat]),
        ("points", prospect.points[seat]),
        ("influence", 0 if prospect.before.loyalty[seat] == NONE else after - before),
    )
    return tuple((word, change) for word, change in found if change)


class SeatPanel(PlayerPanel):
    """A panel whose figures are rows, each with a word by which stories, pills and tips find it."""

    HALO = 20.0

    figures: SeatFigures | None

    def __init__(self, own: bool = False) -> None:
        super().__init__(own)
        # What changes is said at its edge too, over the map and the market.
        self.setZValue(0.7)

    def rows(self, figures: SeatFigures) -> Part:
        """Return the figures as rows."""
        raise NotImplementedError

    def described(self, figures: PlayerFigures) -> Part:
        assert isinstance(figures, SeatFigures)
        return self.rows(figures)

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        places, tips = self.figure_places(), {} if self.figures is None else self.figures.words.tips
        told = [(part, tips[word]) for word in tips for part in (word, *SAID_OF.get(word, ()))]
        return (*((places[part], tip) for part, tip in told if part in places), *super().tip_parts())

    @property
    def _over_dial(self) -> QPointF:
        """Where a change of the influence is said above its dial, within the window."""
        high = state_marks.change_pill_rect(QPointF(), state_marks.change_text(1), self.unit).height()
        top = max(self.rect.top() - 4 * self.unit, high / 2 - self.pos().y())
        return QPointF(self.part("loyalty").center().x(), top)

    # -- places that stories fly to, in the scene ----------------------------------------------------------------------

    def crest_rect(self) -> QRectF:
        return self.part("crest")

    def _figure(self, word: str) -> QRectF:
        """A figure, or the crest for one that is not shown."""
        rect = self.part(word)
        return self.crest_rect() if rect.isEmpty() else rect

    def _icon(self, word: str) -> QRectF:
        """The drawing at the left of a figure."""
        rect = self._figure(word)
        # A row may be higher than the drawing in its middle.
        side = min(rect.height(), LARGEST_ICON * self.unit)
        return QRectF(rect.left(), rect.center().y() - side / 2, side, side)

    def icon_rect(self) -> QRectF:
        return self._icon("rupees")

    def change_place(self, word: str) -> QPointF:
        rect, unit = self._figure(word), self.unit
        aside = rect.height() + 14 * unit if word in COUNTS else rect.width() * 0.72
        return QPointF(min(rect.left() + aside, self.rect.right() - 16 * unit), rect.top() - 8 * unit)

    def purse_place(self) -> QPointF:
        return self.pos() + self.icon_rect().center()

    def supply_place(self) -> QPointF:
        return self.pos() + self._icon("supply").center()

    def card_place(self) -> QPointF:
        return self.pos() + self._icon("hand").center()

    def gift_rect(self, place: int) -> QRectF:
        """A gift space in the scene, by its place among all places of pieces."""
        return _gift_spaces(self._figure("gifts"))[place - FIRST_GIFT].translated(self.pos())

    # -- rows ----------------------------------------------------------------------------------------------------------

    def counts(self, figures: SeatFigures, wide: float, px: float = 16.0, icon: float = 17.0) -> list[Part]:
        """The public counts of a seat: rupees, cards in hand, cylinders in the supply."""
        return [
            _count("rupees", "pamir-rupee", self.score, wide, px, icon),
            _count("hand", _paint_hand, figures.hand, wide, px, icon),
            _count("supply", partial(_paint_cylinders, figures.family, 1), figures.supply, wide, px, icon),
        ]


def _crest_room(wide: float, high: float) -> Part:
    """The room of the crest, or the portrait, in the middle of what it is given."""
    return Column((Row((Part(grow=1), Part(wide=wide, high=high, name="crest"), Part(grow=1)), 0),))


def _name_of(figures: SeatFigures, px: float) -> Part:
    """The name of a seat."""
    return Text(figures.name, px, SEMI, theme.current().text, short=12, name="name")


def _line_of(figures: SeatFigures, px: float = 14.0) -> Part:
    """The line that says who that is."""
    return Text(figures.line, px, colour=theme.current().family_text(figures.family), short=9.5, name="line")


def _loyalty_of(figures: SeatFigures, wide: float, high: float) -> Part:
    """The dial of a seat's loyalty."""
    return Picture(dial_drawing(figures.loyalty, figures.automated), (wide, high), name="loyalty")


def _influence_of(figures: SeatFigures, px: float, wide: float = 0.0, *, short: bool = False) -> Part:
    """The influence of a seat, in a word or as a figure alone, or that its loyalty is not declared."""
    words, declared = figures.words, figures.loyalty != NONE or figures.automated
    text = words.total if short else words.influence_short if declared else words.loyalty
    return Text(text, px, SEMI, theme.current().text, CENTRE, wide=wide, short=9, name="influence")


def _count(word: str, drawing: str | Paint, number: int, wide: float, px: float, icon: float) -> Part:
    """A drawing and how many there are."""
    figure = Text(str(number), px, QFont.Weight.Medium, theme.current().text, short=9, grow=1)
    return Row((Picture(drawing, icon), figure), 4, name=word, wide=wide)


def _points_of(text: str, px: float, wide: float) -> Part:
    """The points of a seat on their pill."""
    number = Text(text, px, SEMI, theme.current().heading, CENTRE, short=10, grow=1)
    pill = Row((number,), 0, _paint_pill, (3, 2), wide=wide, name="points")
    return Column((Part(grow=1), pill, Part(grow=1)), 0)


def gifts_of(figures: SeatFigures, wide: float, high: float) -> Part:
    """Spaces with their prices; a cylinder covers one that is filled."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        for number, (filled, place) in enumerate(zip(figures.gifts, _gift_spaces(rect), strict=True)):
            pieces.paint_gift(painter, place, number, figures.family if filled else "")

    return Picture(paint, (wide, high), name="gifts")


def _gift_spaces(rect: QRectF) -> list[QRectF]:
    """Return the gift spaces side by side in a part."""
    side = rect.height()
    step = (rect.width() - side) / (len(GIFTS) - 1)
    return [QRectF(rect.left() + number * step, rect.top(), side, side) for number in range(len(GIFTS))]


def prizes_of(figures: SeatFigures, high: float, wide: float = 0.0) -> Part:
    """The prizes of a seat in a width, or in what is left."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        pieces.paint_prizes(painter, rect, figures.prizes)

    return Row((), frame=paint, pad=(0, high / 2), wide=wide, grow=0 if wide else 1, name="prizes")


def _ruled_of(figures: SeatFigures, wide: float, side: float) -> Part:
    """The signs of the regions that a seat rules, over each other where they have no room side by side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        high = rect.height()
        step = min(high * 1.06, (rect.width() - high) / max(1, len(figures.ruled) - 1))
        painter.setPen(QPen(FAMILIES[figures.family].accent, high * 0.12))
        painter.setBrush(theme.current().paper)
        for at, region in enumerate(figures.ruled):
            disc = QRectF(rect.left() + at * step, rect.top(), high, high).adjusted(1, 1, -1, -1)
            painter.drawEllipse(disc)
            inset = high * 0.16
            art.stamp(painter, region_drawing(region), disc.adjusted(inset, inset, -inset, -inset))

    return Picture(paint, (wide, side), tip=figures.words.ruled)


def _paint_hand(painter: QPainter, rect: QRectF) -> None:
    art.paint(painter, "marker-hand", rect, ink_paper_swapped=theme.current().dark)


def _paint_cylinders(family: str, count: int, painter: QPainter, rect: QRectF) -> None:
    side = rect.height()
    step = (rect.width() - side) / max(1, count - 1)
    for index in range(count):
        pieces.paint_cylinder(painter, QRectF(rect.left() + index * step, rect.top(), side, side), family)


def _paint_pill(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(GOLD_2 if theme.current().dark else theme.current().hairline, 1.5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)


def _paint_rule(painter: QPainter, rect: QRectF) -> None:
    """A line over a section."""
    line = GOLD_3 if theme.current().dark else theme.current().hairline
    painter.fillRect(QRectF(rect.left() - 2, round(rect.top()), rect.width() + 4, 1.5), line)


WIDE = 230.0
"""From this width on, at unit 1, there is room for the sum of the influence and for captions of suits."""
LARGE_LETTERS = 1.2
"""From this scale on suits have no captions."""
PAD, CAPTION = 14.0, 58.0
"""The room at the sides of the own panel, and the width of captions."""


class OwnPanel(SeatPanel):
    """Upright, with a line for gifts, prizes and supply each; a small one leaves the captions of suits out."""

    def __init__(self) -> None:
        super().__init__(own=True)

    @property
    def _small(self) -> bool:
        return self.rect.width() < WIDE * self.unit

    def rows(self, figures: SeatFigures) -> Part:
        dress, words, small = theme.current(), figures.words, self._small
        rupee = Picture("pamir-rupee", 21 if small else 23)
        head: tuple[Part, ...]
        purse = Row((rupee, Text(str(self.score), 26, BOLD, dress.heading, short=12)), 8, name="rupees")
        name, line = _name_of(figures, 20 if small else 22), _line_of(figures, 14.5)
        if small:
            influence = Text(words.influence, 14, colour=dress.text, short=9, name="influence")
            head = (
                Row((_crest_room(40, 48), Column((name, Row((purse,))), 0, grow=1), _loyalty_of(figures, 52, 56)), 10),
                Row((line, Part(grow=1), influence)),
            )
        else:
            influence = Text(words.influence, 18, SEMI, dress.text, short=12, name="influence")
            loyal = Text(words.loyalty, 15, colour=dress.text_2, align=CENTRE, wide=72, short=12, name="loyal")
            who = Column((name, line, Row((purse,))), 1, grow=1)
            head = (
                Row((_crest_room(48, 58), who, _loyalty_of(figures, 60, 66)), 11),
                Row((influence, Part(grow=1), loyal), 0),
                Text(words.sum, 13.5, colour=dress.text_2, short=12, name="sum"),
            )
        prizes = prizes_of(figures, 21)
        if not figures.prizes:
            prizes = Text(words.no_prizes, 15, colour=dress.text, italic=True, short=12, grow=1, name="prizes")
        sections = (
            (words.gifts, gifts_of(figures, *((88, 19) if small else (94, 21)))),
            (words.prizes, prizes),
            (words.supply, self._supply(figures)),
        )
        lines: list[Part] = []
        for text, part in sections:
            lines += [Part(grow=1), Row((Text(text, 15, colour=dress.text_2, wide=CAPTION, short=12), part), 4)]
        suits = [self._suit(figures, suit) for suit in range(len(SUITS))]
        beneath = [Row(suits, 2)] if small else [Row(suits[:2], 4), Row(suits[2:], 4)]
        things = Column((*lines, Part(grow=1)), 2, _paint_rule, (0, 2), grow=1)
        return Column((*head, Part(grow=0.2), things, Column(beneath, 4, _paint_rule, (0, 6))), 3, pad=(PAD, 8))

    def _supply(self, figures: SeatFigures) -> Part:
        """The cylinders that are left, and their number of all."""
        number = Text(figures.words.supply_of, 15, colour=theme.current().text, short=12)
        if not figures.supply:
            return Row((number,), name="supply", grow=1)
        side = 17 if self._small else 22
        room = (self.rect.width() - number.width(Scale(self.unit))) / self.unit - 2 * PAD - CAPTION - 12
        wide = min(20.0 * (figures.supply - 1), room - side) + side
        cylinders = Picture(partial(_paint_cylinders, figures.family, figures.supply), (wide, side))
        return Row((cylinders, number), 8, name="supply", grow=1)

    def _suit(self, figures: SeatFigures, suit: int) -> Part:
        """The stars of a suit, and what they are good for."""
        dress = theme.current()
        parts: list[Part] = [
            Picture(f"pamir-suit-{SUITS[suit]}", 20 if self._small else 18),
            Text(str(figures.stars[suit]), 17, BOLD, dress.heading, short=10),
        ]
        if not self._small and fonts.text_scale() < LARGE_LETTERS:
            parts.append(Text(figures.words.suits[suit], 13.5, colour=dress.text_2, short=9, grow=1))
        return Row(parts, 4, name=SUITS[suit], grow=1)

    def change_place(self, word: str) -> QPointF:
        rect, unit = self._figure(word), self.unit
        if word in ("rupees", "gifts") or (word == "influence" and not self._small):
            return QPointF(rect.right() + 20 * unit, rect.center().y())
        # There is no room behind them.
        return QPointF(rect.right() - 14 * unit, rect.top() - 7 * unit)


BROAD = 420.0
"""From this width on, at unit 1, a row has all its figures in one line."""


class RowPanel(SeatPanel):
    """Crest, figures and dial beside one another, and a sign that says how many cards the court has that it opens."""

    def rows(self, figures: SeatFigures) -> Part:
        words, wide = figures.words, self.rect.width() / self.unit
        if wide >= BROAD:
            told = Text(words.points, 13.5, SEMI, theme.current().heading, short=12, name="points")
            names = Column((Part(grow=1), _name_of(figures, 18), told, Part(grow=1)), 0, grow=1)
            counts = self.counts(figures, 40 if wide < 440 else 46, 17, 18)
            loyal, sum_of = _loyalty_of(figures, 36, 38), _influence_of(figures, 17, 28, short=True)
            court = self._court(figures, 20)
            return Row((Part(), _crest_room(34, 42), names, *counts, loyal, sum_of, court, Part()), 5, pad=(6, 4))
        step = min(44.0, (wide - 112) / 3)
        points = Text(words.points_short, 13.5, SEMI, theme.current().heading, RIGHT, short=10, name="points")
        upper = Row((Column((_name_of(figures, 15),), grow=1), points), 4)
        names = Column((upper, Row(self.counts(figures, step, 14, 15), 0)), 2, grow=1)
        dial = Column((_loyalty_of(figures, 28, 29), _influence_of(figures, 13, 30, short=True)), 0, wide=30)
        return Row((Part(), _crest_room(28, 35), names, dial, self._court(figures, 15), Part()), 4, pad=(2, 3))

    def _court(self, figures: SeatFigures, icon: float) -> Part:
        """How many cards the court has, on a key that opens it."""
        number = Text(str(figures.court), icon * 0.85, BOLD, INK, CENTRE, short=10, wide=icon * 0.8)
        signs = (number, Picture(_paint_opening, icon * 0.6))
        key = Row(signs, 2, _paint_key, (icon * 0.35, icon * 0.35), name="court")
        return Column((Part(grow=1), key, Part(grow=1)), 0)

    def change_place(self, word: str) -> QPointF:
        if word == "influence":
            # All others stand below their figures: between the figures and the name there is no room.
            return self._over_dial
        return QPointF(super().change_place(word).x(), self._figure(word).bottom() + 10 * self.unit)


def _paint_key(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(GOLD_3, 1.2))
    painter.setBrush(theme.current().paper)
    painter.drawRoundedRect(rect, 4, 4)


def _paint_opening(painter: QPainter, rect: QRectF) -> None:
    """Paint an arrow that points down."""
    side, middle = rect.width() * 0.36, rect.center()
    painter.setPen(QPen(INK, rect.width() * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle + QPointF(-side, -side / 2), middle + QPointF(0, side / 2))
    painter.drawLine(middle + QPointF(0, side / 2), middle + QPointF(side, -side / 2))


HIGH = 128.0
"""How high a rail with tiles is at unit 1: its measures are for that height."""
TILES = 176.0
"""Where its cards begin."""
WIDEST, NARROWEST = 86.0, 62.0
APART = 6.0
"""How far they lie apart; where there are too many they lie over each other."""
SLATS = 52.0
"""Where the cards of a rail with slats begin, from its upper edge at unit 1."""
SLAT, LOWEST_SLAT = 25.0, 15.0
"""How high a slat is, and how high at least; if there are more they lie in two columns, or over each other."""
SLAT_RATIO = 9.5
"""How wide the slats of two columns are by their height at least: narrower ones have no room for a name."""

RATIO = form_ratio(CardForm.TILE)


class RailPanel(SeatPanel):
    """Crest and figures; the cards of the court lie on it, as tiles or as slats, and the panel says where."""

    def __init__(self, slats: bool = False) -> None:
        super().__init__()
        self.slats = slats
        """Whether its cards are slats, beneath the figures, and not tiles at their right."""

    def rows(self, figures: SeatFigures) -> Part:
        return self._over_slats(figures) if self.slats else self._beside_tiles(figures)

    def _beside_tiles(self, figures: SeatFigures) -> Part:
        words, dress = figures.words, theme.current()
        names = Column((_name_of(figures, 18), _line_of(figures)), 0, grow=1)
        standing = (
            _points_of(words.points_short, 14, 56),
            _loyalty_of(figures, 32, 34),
            _influence_of(figures, 17, 38 if figures.automated else 26, short=True),
            _ruled_of(figures, 22 if figures.automated else 34, 18),
        )
        left = (
            Row((_crest_room(34, 42), names), 8),
            Part(grow=1),
            Row((*self.counts(figures, 41), prizes_of(figures, 17)), 2),
            Part(grow=1),
            Row(standing, 4),
        )
        declares = words.declares if not figures.court else ""
        note = Text(declares, 15, colour=dress.text_2, italic=True, grow=1, short=12)
        return Row((Column(left, 2, wide=TILES - 22), note), 12, pad=(12, 6))

    def _over_slats(self, figures: SeatFigures) -> Part:
        words, dress = figures.words, theme.current()
        points = Text(words.points_short, 15, SEMI, dress.heading, RIGHT, short=12, name="points")
        upper = Row((Column((_name_of(figures, 17),), grow=1), points), 6)
        free = min(max(14.0, self.rect.width() / self.unit - 237), 36.0)
        ruled, total = _ruled_of(figures, free, min(16, free)), _influence_of(figures, 16, 26, short=True)
        lower = Row((*self.counts(figures, 34, 15, 16), Part(grow=1), ruled, total), 2)
        head = Row((_crest_room(30, 38), Column((upper, lower), 1, grow=1), _loyalty_of(figures, 33, 35)), 7)
        declares = words.declares if not figures.court else ""
        note = Text(declares, 15, colour=dress.text_2, italic=True, grow=1, short=12)
        return Column((head, Row((note,)), Part(grow=1)), 6, pad=(10, 6))

    def change_place(self, word: str) -> QPointF:
        rect, unit = self._figure(word), self.unit
        if self.slats:
            # At the upper edge: beneath the figures are cards, and above them the name.
            over = self._over_dial
            return over if word == "influence" else QPointF(rect.left() + rect.height(), over.y())
        if word == "influence":
            return QPointF(rect.center().x(), rect.bottom() + 6 * unit)
        if word not in COUNTS:
            return super().change_place(word)
        # Over the drawing, between the line above it and the figure at its right.
        wide = state_marks.change_pill_rect(QPointF(), state_marks.change_text(1), unit).width()
        return QPointF(rect.left() + rect.height() + 3 * unit - wide / 2, rect.top() - 4 * unit)

    # -- the cards of the court ----------------------------------------------------------------------------------------

    @property
    def cards_room(self) -> QRectF:
        """The area where cards may lie, in coordinates of the panel."""
        unit, rect = self.unit, self.rect
        if self.slats:
            return rect.adjusted(9 * unit, SLATS * unit, -9 * unit, -7 * unit)
        # Spies stand over their upper edge.
        return rect.adjusted(TILES * unit, 22 * unit, -11 * unit, -11 * unit)

    def tile_rects(self, count: int) -> list[QRectF]:
        """Return the rectangles of a court's cards in the scene, in their order."""
        if not count:
            return []
        room, unit = self.cards_room.translated(self.pos()), self.unit
        if self.slats:
            return _slat_rects(room, count, unit)
        most = min(WIDEST * self.rect.height() / HIGH, room.height() / RATIO)
        wide = min(most, max(NARROWEST * unit, (room.width() - APART * unit * (count - 1)) / count))
        wide = float(int(wide))
        step = min(wide + APART * unit, (room.width() - wide) / max(1, count - 1))
        top = room.center().y() - wide * RATIO / 2
        return [QRectF(round(room.left() + at * step), top, wide, wide * RATIO) for at in range(count)]


def _slat_rects(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """Return the rectangles of slats, one beneath the other, in two columns where they would be too low in one."""
    lowest, rows, wide = LOWEST_SLAT * unit, count, room.width()
    half = (wide - APART * unit) / 2
    if (room.height() + unit) / count - unit < lowest and half >= SLAT_RATIO * lowest:
        rows, wide = -(-count // 2), float(int(half))
    fitting = min(SLAT * unit, (room.height() + unit) / rows - unit)
    if rows < count:
        fitting = min(fitting, wide / SLAT_RATIO)
    high = float(int(max(lowest, fitting)))
    step = min(high + unit, (room.height() - high) / max(1, rows - 1))
    right = room.right() - wide
    return [
        QRectF(right if at >= rows else room.left(), round(room.top() + at % rows * step), wide, high)
        for at in range(count)
    ]
