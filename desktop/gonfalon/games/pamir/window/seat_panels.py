"""The panel of a player, and the larger one of the seat at the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from gonfalon.games.pamir.rules.actions import hostage_taker
from gonfalon.games.pamir.rules.constants import FIRST_GIFT, GIFTS, NONE, SUITS
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts as said
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.panel_texts import SeatTexts
from gonfalon.games.pamir.window.look import pieces
from gonfalon.games.pamir.window.look.signs import dial_drawing
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.panel_items import draw_text, text_width
from gonfalon.ui.board.player_panel import PlayerFigures, PlayerPanel
from gonfalon.ui.look import art, fonts, theme
from gonfalon.ui.look.palette import GOLD_2, GOLD_3

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
    words = said.seat_texts(table, seat, viewer, who, names)
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
        tip=said.court_card_text(table, card, names),
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
        """Return the rectangle of each figure in a panel of this size."""
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
        """Return the tip of each part, shown when the mouse rests on it."""
        tips = figures.words.tips
        same = {"crest": "name", "line": "name", "loyal": "loyalty", "sum": "influence"}
        found = ((rect, tips.get(same.get(word, word), "")) for word, rect in self.parts.items())
        return [(rect, tip) for rect, tip in found if tip]

    # -- places that stories fly to, in the scene ----------------------------------------------------------------------

    def part(self, word: str) -> QRectF:
        """Return the rectangle of a figure; the crest's for a figure that is not shown."""
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
        draw_text(painter, self.parts["name"], figures.name, name, SEMI)
        if "line" in self.parts:
            painter.setPen(dress.family_text(figures.family))
            draw_text(painter, self.parts["line"], figures.line, line, least=9.5)

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
        draw_text(painter, room, str(count), px, QFont.Weight.Medium, least=9.0)

    def draw_counts(self, painter: QPainter, figures: SeatFigures, px: float) -> None:
        """Draw the public counts of a seat: rupees, cards in hand, cylinders in the supply."""
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
        draw_text(painter, inner, text, min(px, rect.height() * 0.72), SEMI, CENTRE)

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


HIGH, SMALL_HIGH = 286.0, 234.0
"""The heights for which the measures of the two forms are, at unit 1."""
WIDE = 230.0
"""From this width on, at unit 1, there is room for the sum of the influence and for captions of suits."""
LARGE_LETTERS = 1.2
"""From this scale on suits have no captions."""


class OwnPanel(SeatPanel):
    """Upright, with a line for gifts, prizes and supply each; a small one leaves the captions of suits out."""

    def __init__(self) -> None:
        super().__init__(own=True)

    @property
    def _small(self) -> bool:
        return self.rect.width() < WIDE * self.unit

    @property
    def _captions(self) -> bool:
        return not self._small and fonts.text_scale() < LARGE_LETTERS

    def arranged(self, figures: SeatFigures) -> dict[str, QRectF]:
        return self._small_parts() if self._small else self._usual_parts()

    def _usual_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        parts = {
            "crest": part(18, 18, 48, 58),
            "name": part(77, 9, wide - 77 - 79, 25),
            "line": part(77, 34, wide - 77 - 77, 19),
            "rupees": part(79, 57, 60, 23),
            "loyalty": part(wide - 78, 11, 60, 66),
            "loyal": part(wide - 90, 77, 84, 20),
            "influence": part(14, 87, wide - 104, 23),
            "sum": part(14, 110, wide - 28, 19),
            "gifts": part(76, 141, 94, 21),
            "prizes": part(76, 171, wide - 76 - 14, 21),
            "supply": part(76, 200, wide - 76 - 14, 22),
        }
        half = (wide - 20) / 2
        for index, word in enumerate(SUITS):
            x = 12 + half * (index % 2)
            y = 236 + 23 * (index // 2)
            parts[word] = part(x, y, half - 4, 18)
        return parts

    def _small_parts(self) -> dict[str, QRectF]:
        part, wide = self._part, self.rect.width() / self.unit
        parts = {
            "crest": part(14, 12, 40, 48),
            "name": part(64, 7, wide - 64 - 68, 24),
            "rupees": part(66, 35, 60, 21),
            "loyalty": part(wide - 66, 8, 52, 56),
            "line": part(12, 66, wide * 0.52 - 12, 20),
            "influence": part(wide * 0.52, 66, wide * 0.48 - 12, 20),
            "gifts": part(74, 101, 88, 19),
            "prizes": part(74, 131, wide - 74 - 12, 19),
            "supply": part(74, 160, wide - 74 - 12, 17),
        }
        step = (wide - 24) / len(SUITS)
        for index, word in enumerate(SUITS):
            parts[word] = part(14 + step * index, 198, step - 2, 20)
        return parts

    def _part(self, x: float, y: float, wide: float, high: float) -> QRectF:
        unit, down = self.unit, self._down
        return QRectF(x * unit, y * down, wide * unit, high * down)

    @property
    def _down(self) -> float:
        """The factor by which heights are multiplied."""
        return self.rect.height() / (SMALL_HIGH if self._small else HIGH)

    def change_place(self, word: str) -> QPointF:
        rect, unit = self.part(word), self.unit
        assert self.figures is not None
        behind = {
            "rupees": rect.height() + 8 * unit + text_width(str(self.score), 26 * unit, QFont.Weight.Bold),
            "influence": text_width(self.figures.words.influence, 18 * unit, SEMI),
            "gifts": rect.width(),
        }
        if word not in behind or (self._small and word == "influence"):
            # There is no room behind them.
            return QPointF(rect.right() - 14 * unit, rect.top() - 7 * unit)
        return QPointF(min(rect.left() + behind[word] + 20 * unit, rect.right() + 20 * unit), rect.center().y())

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw_figures(self, painter: QPainter) -> None:
        figures = self.figures
        assert figures is not None
        dress, unit, words, parts = theme.current(), self.unit, figures.words, self.parts
        small = self._small
        self.draw_names(painter, figures, (20 if small else 22) * unit, 14.5 * unit)
        self._draw_purse(painter)
        self.draw_dial(painter, figures)
        painter.setPen(dress.text)
        if small:
            draw_text(painter, parts["influence"], words.influence, 14 * unit, align=RIGHT)
        else:
            draw_text(painter, parts["influence"], words.influence, 18 * unit, SEMI)
            painter.setPen(dress.text_2)
            draw_text(painter, parts["sum"], words.sum, 13.5 * unit)
            draw_text(painter, parts["loyal"], words.loyalty, 15 * unit, align=CENTRE)
        first, second = (92, 188) if small else (132, 231)
        self.draw_rule(painter, first * self._down, 12 * unit)
        self.draw_rule(painter, second * self._down, 12 * unit)
        for word, caption in (("gifts", words.gifts), ("prizes", words.prizes), ("supply", words.supply)):
            rect = parts[word]
            painter.setPen(dress.text_2)
            draw_text(
                painter, QRectF(14 * unit, rect.top(), rect.left() - 18 * unit, rect.height()), caption, 15 * unit
            )
        self.draw_gifts(painter, figures)
        if figures.prizes:
            self.draw_prizes(painter, figures)
        else:
            painter.setPen(dress.text)
            draw_text(painter, parts["prizes"], words.no_prizes, 15 * unit, italic=True)
        self._draw_supply(painter, figures)
        self._draw_suits(painter, figures)

    def _draw_purse(self, painter: QPainter) -> None:
        rect, icon = self.parts["rupees"], self.icon_rect()
        art.paint(painter, "pamir-rupee", icon)
        painter.setPen(theme.current().heading)
        number = rect.adjusted(icon.width() + 8 * self.unit, -3, 0, 3)
        draw_text(painter, number, str(self.score), 26 * self.unit, QFont.Weight.Bold)

    def _draw_supply(self, painter: QPainter, figures: SeatFigures) -> None:
        """The cylinders that are left, and their number of all."""
        rect, unit = self.parts["supply"], self.unit
        side, count = rect.height(), figures.supply
        text = text_width(figures.words.supply_of, 15 * unit) + 8 * unit
        step = min(20 * unit, (rect.width() - text - side) / max(1, count - 1)) if count else 0.0
        for index in range(count):
            place = QRectF(rect.left() + index * step, rect.top(), side, side)
            pieces.paint_cylinder(painter, place, figures.family)
        left = rect.left() + ((count - 1) * step + side + 8 * unit if count else 0.0)
        painter.setPen(theme.current().text)
        draw_text(painter, QRectF(left, rect.top(), rect.right() - left, side), figures.words.supply_of, 15 * unit)

    def _draw_suits(self, painter: QPainter, figures: SeatFigures) -> None:
        """The stars of each suit, and what they are good for."""
        dress, unit = theme.current(), self.unit
        for word, stars, caption in zip(SUITS, figures.stars, figures.words.suits, strict=True):
            rect = self.parts[word]
            icon = QRectF(rect.left(), rect.top(), rect.height(), rect.height())
            art.paint(painter, f"pamir-suit-{word}", icon)
            painter.setPen(dress.heading)
            digit = rect.adjusted(icon.width() + 4 * unit, -2, 0, 2)
            draw_text(painter, digit, str(stars), 17 * unit, QFont.Weight.Bold)
            if self._captions:
                painter.setPen(dress.text_2)
                used = icon.width() + 8 * unit + text_width(str(stars), 17 * unit, QFont.Weight.Bold)
                draw_text(painter, rect.adjusted(used, 0, 0, 0), caption, 13.5 * unit)
