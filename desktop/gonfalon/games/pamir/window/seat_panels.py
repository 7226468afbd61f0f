"""The panels of players: the larger one of the seat at the screen, rails with room for cards, and rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPen

from gonfalon.games.pamir.rules.actions import hostage_taker
from gonfalon.games.pamir.rules.constants import FIRST_GIFT, GIFTS, NONE, SUITS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import SeatTexts
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.cards import CardLook
from gonfalon.games.pamir.window.look.signs import dial_drawing
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.paper import BOLD, CENTRE, SEMI, Column, Paint, Part, Picture, Row, Scale, Text
from gonfalon.ui.board.player_panel import PlayerFigures, PlayerPanel
from gonfalon.ui.look import art, fonts, state_marks, theme
from gonfalon.ui.look.palette import GOLD_2, GOLD_3

COUNTS = ("rupees", "hand", "supply", "court")
"""Figures with a drawing at their left."""
SAID_OF: Final = {"name": ("crest", "line"), "loyalty": ("loyal",), "influence": ("sum",)}
"""Parts that say the same as another one."""


@dataclass(frozen=True)
class CourtSeal:
    """A card of a court where there is no room for it."""

    card: int
    spies: tuple[tuple[str, int], ...]
    """Families and how many spies each has on it, in the order of seats."""
    captor: str
    """The family that holds it hostage, empty without one."""
    used: bool
    """Whether it was used this turn."""
    tip: str


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
    stars: tuple[int, ...]
    """The stars of each suit in the court (G6)."""
    court: tuple[CourtSeal, ...]
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
        stars=tuple(table.stars[4 * seat : 4 * seat + 4]),
        court=tuple(_seal(table, card, names) for card in table.courts[seat]),
        words=words,
    )


def _seal(table: Table, card: int, names: Names) -> CourtSeal:
    families = table.seating.families
    spies = ((family, table.spies_of(at, card)) for at, family in enumerate(families))
    captor = hostage_taker(table, card)
    return CourtSeal(
        card=card,
        spies=tuple((family, count) for family, count in spies if count),
        captor="" if captor in (NONE, table.holder[card]) else families[captor],
        used=bool(table.used >> card & 1),
        tip=panel_texts.court_card_text(table, card, names),
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
        return QRectF(rect.left(), rect.top(), rect.height(), rect.height())

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


def _influence_of(figures: SeatFigures, px: float) -> Part:
    """The influence of a seat, or that its loyalty is not declared."""
    words, declared = figures.words, figures.loyalty != NONE or figures.automated
    text = words.influence_short if declared else words.loyalty
    return Text(text, px, colour=theme.current().text, align=CENTRE, short=9, name="influence")


def _count(word: str, drawing: str | Paint, number: int, wide: float, px: float, icon: float) -> Part:
    """A drawing and how many there are."""
    figure = Text(str(number), px, QFont.Weight.Medium, theme.current().text, short=9, grow=1)
    return Row((Picture(drawing, icon), figure), 4, name=word, wide=wide)


def _points_of(text: str, px: float, wide: float) -> Part:
    """The points of a seat on their pill."""
    number = Text(text, px, SEMI, theme.current().heading, CENTRE, short=10, grow=1)
    return Row((number,), 0, _paint_pill, (3, 2), wide=wide, name="points")


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


TALL, LOW = 70.0, 55.0
"""From which height on, at unit 1, a row has a second line, and below which it shows no seals."""
SEAL = 23.0
SMALL_SEAL = 20.0
NARROWEST_ROW = 12.0
"""How much of a seal is seen at least that others cover."""
NAME = 84.0
"""How much of the width a name keeps, however many seals there are."""
SPY = 11.0
SEALS = "seal"


class RowPanel(SeatPanel):
    """Crest, figures, seals and dial beside one another."""

    @property
    def _tall(self) -> bool:
        return self.rect.height() >= TALL * self.unit

    @property
    def _low(self) -> bool:
        return self.rect.height() < LOW * self.unit

    def rows(self, figures: SeatFigures) -> Part:
        words, wide = figures.words, self.rect.width() / self.unit
        left: Part
        name = _name_of(figures, 15 if self._low else 18)
        if self._tall:
            left = Column((_crest_room(36, 42), _points_of(words.points_short, 13, 46)), 3)
            upper = Row((Column((name, _line_of(figures)), 0, grow=1), self._court(figures, wide - NAME - 121)))
            lower = Row((*self.counts(figures, 44), prizes_of(figures, 19, 60)), 2)
            right = Column((_loyalty_of(figures, 38, 40), _influence_of(figures, 13)), 0, wide=66)
        elif self._low:
            left, upper = _crest_room(30, 37), Row((Column((name,), grow=1),))
            step = min(44.0, (wide - 86) / 5)
            points = _points_of(str(figures.points), 13, step)
            court = _count("court", "back-pamir", len(figures.court), step, 14, 14)
            lower = Row((points, *self.counts(figures, step, 14, 14), court), 0)
            total = Text(words.total, 13, colour=theme.current().text, align=CENTRE, short=9, name="influence")
            right = Column((_loyalty_of(figures, 30, 31), total), 0, wide=36)
        else:
            left = _crest_room(34, 42)
            upper = Row((Column((name,), grow=1), self._court(figures, wide - NAME - 109)))
            points = _points_of(words.points_short, 13, 43)
            lower = Row((points, *self.counts(figures, 40, icon=16), prizes_of(figures, 17)), 2)
            right = Column((_loyalty_of(figures, 34, 36), _influence_of(figures, 13)), 0, wide=56)
        body = Column((upper, Part(grow=0 if self._low else 1), lower), 2, grow=1)
        return Row((Part(), left, body, right), 4 if self._tall else 6 if self._low else 8, pad=(3, 3))

    def _court(self, figures: SeatFigures, room: float) -> Part:
        """The seals of a court, closer together where there are many."""
        wide = SEAL if self._tall else SMALL_SEAL
        step = wide + 4
        if len(figures.court) > 1:
            step = max(NARROWEST_ROW, min(step, (room - wide) / (len(figures.court) - 1)))
        size = (wide, wide * form_ratio(CardForm.SEAL))
        seals = [Picture(partial(self._paint_seal, seal), size, name=SEALS, tip=seal.tip) for seal in figures.court]
        return Row(seals, step - wide, name="court" if seals else "")

    def figure_places(self) -> dict[str, QRectF]:
        return {word: rect for word, rect in super().figure_places().items() if word != SEALS}

    def change_place(self, word: str) -> QPointF:
        if word == "influence":
            # Above its dial, and all others below their figures: between the figures and the name there is no room.
            high = state_marks.change_pill_rect(QPointF(), state_marks.change_text(1), self.unit).height()
            top = max(self.rect.top() - 4 * self.unit, high / 2 - self.pos().y())
            return QPointF(self.part("loyalty").center().x(), top)
        return QPointF(super().change_place(word).x(), self._figure(word).bottom() + 10 * self.unit)

    def tip_parts(self) -> Sequence[tuple[QRectF, str]]:
        # The spies beneath a seal are told with it.
        seals = {seal.tip for seal in self.figures.court} if self.figures else ()
        beneath = SPY * self.unit
        return [(rect.adjusted(0, 0, 0, beneath) if tip in seals else rect, tip) for rect, tip in super().tip_parts()]

    def _paint_seal(self, seal: CourtSeal, painter: QPainter, rect: QRectF) -> None:
        """A card of the court with the spies beneath it, and the shackle of one that is held hostage."""
        corner, dpr = rect.topLeft().toPoint(), painter.device().devicePixelRatio()
        painter.drawPixmap(corner, cards.card_face(CardLook(seal.card, CardForm.SEAL), round(rect.width()), dpr))
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

    def rows(self, figures: SeatFigures) -> Part:
        words, dress = figures.words, theme.current()
        names = Column((_name_of(figures, 18), _line_of(figures)), 0, grow=1)
        left = Column((Row((_crest_room(33, 40), names), 8), Row(self.counts(figures, 44), 2)), 11, grow=1)
        dial = Column((_loyalty_of(figures, 40, 42), _influence_of(figures, 13.5)), 0, wide=56)
        caption = Text(words.gifts, 13.5, colour=dress.text_2)
        room = 38.0
        gifts = caption if caption.width(Scale(self.unit)) <= room * self.unit else Part()
        lower = (
            _points_of(words.points, 14, 71),
            Row((gifts,), 0, wide=room),
            gifts_of(figures, 54, 15.5),
            prizes_of(figures, 17.5),
        )
        declares = words.declares if not figures.court else ""
        note = Text(declares, 15, colour=dress.text_2, italic=True, grow=1, short=12)
        shown = Column((Row((left, dial), 0), Row(lower, 4)), 6, wide=TILES - 12)
        return Row((shown, note), 12, pad=(10, 6))

    def change_place(self, word: str) -> QPointF:
        rect, unit = self._figure(word), self.unit
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
    def cards_room(self) -> QRectF:
        """The area where cards may lie, in coordinates of the panel."""
        unit, down = self.unit, self.rect.height() / HIGH
        return QRectF(TILES * unit, 17 * down, self.rect.width() - (TILES + 10) * unit, 86 * down)

    def _fitting(self, count: int) -> int:
        """Return how many of this many cards are shown."""
        room, unit = self.cards_room.width(), self.unit
        if count * NARROWEST * unit + (count - 1) * CLOSE * unit <= room + 1:
            return count
        return int((room - 2 * ARROW * unit + APART * unit) / ((NARROWEST + APART) * unit))

    def tile_rects(self, count: int) -> list[QRectF]:
        """Return the rectangles of a court's cards in the scene, left to right; empty for those scrolled away."""
        if not count:
            return []
        room, unit, shown = self.cards_room, self.unit, self._fitting(count)
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
        super().draw_figures(painter)
        if self.figures is not None:
            self._draw_arrows(painter, len(self.figures.court))

    def _draw_arrows(self, painter: QPainter, count: int) -> None:
        """Say that there are more cards to the left or to the right."""
        shown = self._fitting(count)
        if shown >= count:
            return
        room, side = self.cards_room, ARROW * self.unit
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
