"""What the panels of players have in common: what they know of a seat, and how its figures are drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gonfalon.games.pamir.rules.bribes import captor_of
from gonfalon.games.pamir.rules.places import FIRST_GIFT, GIFTS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import NONE
from gonfalon.games.pamir.texts import seats as said
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.prospects import Prospect
from gonfalon.games.pamir.texts.seats import SeatWords
from gonfalon.games.pamir.window.look import pieces
from gonfalon.games.pamir.window.look.signs import dial_drawing
from gonfalon.session.seats import Seat
from gonfalon.ui.board.furniture import write
from gonfalon.ui.board.player_panel import PlayerFigures, PlayerPanel
from gonfalon.ui.look import art, theme
from gonfalon.ui.look.palette import GOLD_2, GOLD_3

__all__ = ["CENTRE", "CourtSeal", "SeatFigures", "SeatPanel", "changes", "seat_figures"]

CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight
COUNTS = ("rupees", "hand", "supply", "court")
"""Figures with a drawing at their left."""
SEMI = QFont.Weight.DemiBold


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
    """What everybody may count of a seat; the large figure are its rupees."""

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
    words: SeatWords

    @property
    def spoken(self) -> str:
        return self.words.spoken


def seat_figures(
    table: Table, seat: int, seats: Sequence[Seat], names: Names, *, viewer: int, deciding: bool
) -> SeatFigures:
    """What the table says of a seat to a viewer, -1 for who only watches."""
    who = seats[seat]
    words = said.seat(table, seat, viewer, who, names)
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
    captor = captor_of(table, card)
    return CourtSeal(
        card=card,
        spies=tuple((family, count) for family, count in spies if count),
        captor="" if captor in (NONE, table.holder[card]) else families[captor],
        used=bool(table.used >> card & 1),
        tip=said.court_card(table, card, names),
    )


def changes(prospect: Prospect, seat: int) -> tuple[tuple[str, int], ...]:
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
    """A panel whose figures stand in parts, each with a word by which stories, pills and tips find it."""

    HALO = 20.0

    figures: SeatFigures | None

    def __init__(self, own: bool = False) -> None:
        super().__init__(own)
        self.parts: dict[str, QRectF] = {}
        """Where each figure stands, in coordinates of the panel; what is not shown has no place."""
        # What changes is said at its edge too, over the map and the market.
        self.setZValue(0.7)

    def arranged(self, figures: SeatFigures) -> dict[str, QRectF]:
        """Where each figure stands in a panel of this size."""
        raise NotImplementedError

    def place(self, rect: QRectF, unit: float) -> None:
        super().place(rect, unit)
        self._arrange()

    def show_figures(self, figures: PlayerFigures) -> None:
        super().show_figures(figures)
        self._arrange()

    def _arrange(self) -> None:
        if self.figures is None or self.rect.isEmpty():
            return
        parts = self.arranged(self.figures)
        if parts != self.parts:
            self.parts = parts
            self.update()
        self.tip_parts(self.tips(self.figures))

    def tips(self, figures: SeatFigures) -> list[tuple[QRectF, str]]:
        """What each part says when the mouse rests on it."""
        tips = figures.words.tips
        same = {"crest": "name", "line": "name", "loyal": "loyalty", "sum": "influence"}
        found = ((rect, tips.get(same.get(word, word), "")) for word, rect in self.parts.items())
        return [(rect, tip) for rect, tip in found if tip]

    # -- places that stories fly to, in the scene ----------------------------------------------------------------------

    def part(self, word: str) -> QRectF:
        """Where a figure stands; what is not shown stands for the crest."""
        return self.parts.get(word, self.crest_rect())

    def crest_rect(self) -> QRectF:
        return self.parts.get("crest", QRectF())

    def icon_rect(self) -> QRectF:
        return _square(self.part("rupees"))

    def change_place(self, word: str) -> QPointF:
        rect, unit = self.part(word), self.unit
        aside = rect.height() + 14 * unit if word in COUNTS else rect.width() * 0.72
        return QPointF(min(rect.left() + aside, self.rect.right() - 16 * unit), rect.top() - 8 * unit)

    def _middle(self, word: str) -> QPointF:
        return self.pos() + _square(self.part(word)).center()

    def purse_place(self) -> QPointF:
        return self._middle("rupees")

    def supply_place(self) -> QPointF:
        return self._middle("supply")

    def hand_place(self) -> QPointF:
        return self._middle("hand")

    def card_place(self) -> QPointF:
        return self.hand_place()

    def gift_rect(self, place: int) -> QRectF:
        """A gift space in the scene, by its place among all places of pieces."""
        return self.gift_spaces(self.part("gifts"))[place - FIRST_GIFT].translated(self.pos())

    # -- painting ------------------------------------------------------------------------------------------------------

    def gift_spaces(self, rect: QRectF) -> list[QRectF]:
        """The gift spaces side by side in a part."""
        side = rect.height()
        step = (rect.width() - side) / (len(GIFTS) - 1)
        return [QRectF(rect.left() + number * step, rect.top(), side, side) for number in range(len(GIFTS))]

    def draw_names(self, painter: QPainter, figures: SeatFigures, name: float, line: float) -> None:
        dress = theme.current()
        painter.setPen(dress.text)
        write(painter, self.parts["name"], figures.name, name, SEMI)
        if "line" in self.parts:
            painter.setPen(dress.family_text(figures.family))
            write(painter, self.parts["line"], figures.line, line, least=9.5)

    def draw_dial(self, painter: QPainter, figures: SeatFigures) -> None:
        art.paint(painter, dial_drawing(figures.loyalty, figures.automated), self.parts["loyalty"])

    def draw_count(self, painter: QPainter, word: str, drawing: str, count: int, px: float) -> None:
        """A drawing and how many there are."""
        rect = self.parts[word]
        icon = _square(rect)
        if drawing:
            art.paint(painter, drawing, icon, ink_paper_swapped=drawing == "marker-hand" and theme.current().dark)
        else:
            assert self.figures is not None
            pieces.paint_cylinder(painter, icon, self.figures.family)
        painter.setPen(theme.current().text)
        room = rect.adjusted(icon.width() + 4 * self.unit, -2, -3 * self.unit, 2)
        write(painter, room, str(count), px, QFont.Weight.Medium, least=9.0)

    def draw_counts(self, painter: QPainter, figures: SeatFigures, px: float) -> None:
        """What everybody counts of the others: rupees, cards in hand, cylinders in the supply."""
        for word, drawing, count in (
            ("rupees", "pamir-rupee", self.score),
            ("hand", "marker-hand", figures.hand),
            ("supply", "", figures.supply),
        ):
            self.draw_count(painter, word, drawing, count, px)

    def draw_points(self, painter: QPainter, text: str, px: float) -> None:
        rect, dress = self.parts["points"], theme.current()
        painter.setPen(QPen(GOLD_2 if dress.dark else dress.hairline, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        painter.setPen(dress.heading)
        inner = rect.adjusted(3 * self.unit, 0, -3 * self.unit, 0)
        write(painter, inner, text, min(px, rect.height() * 0.72), SEMI, CENTRE)

    def draw_gifts(self, painter: QPainter, figures: SeatFigures) -> None:
        """Spaces with their prices; a cylinder covers one that is filled."""
        spaces = self.gift_spaces(self.parts["gifts"])
        for number, (filled, rect) in enumerate(zip(figures.gifts, spaces, strict=True)):
            pieces.paint_gift(painter, rect, number, figures.family if filled else "")

    def draw_prizes(self, painter: QPainter, figures: SeatFigures) -> None:
        pieces.paint_prizes(painter, self.parts["prizes"], figures.prizes)

    def draw_rule(self, painter: QPainter, y: float, inset: float) -> None:
        painter.fillRect(QRectF(inset, round(y), self.rect.width() - 2 * inset, 1.5), _line())


def _line() -> QColor:
    dress = theme.current()
    return GOLD_3 if dress.dark else dress.hairline


def _square(rect: QRectF) -> QRectF:
    """The drawing at the left of a figure."""
    return QRectF(rect.left(), rect.top(), rect.height(), rect.height())
