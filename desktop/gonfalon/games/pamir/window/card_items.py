"""The items of cards and pieces on the table, with the marks on them, and the large card beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Move, Table, events
from gonfalon.games.pamir.rules.actions import bribe_owed, hostage_taker, is_bonus
from gonfalon.games.pamir.rules.constants import (
    ACTIONS,
    ARMY,
    COURT_SIZE,
    COURTLY_MANNERS,
    FAVOR,
    FIRST_BORDER,
    LEFT,
    LEVERAGE,
    NONE,
    ON_CARD,
    ROAD,
    SPY,
    TRIBE,
)
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.market import price
from gonfalon.games.pamir.rules.placement import impact_icons
from gonfalon.games.pamir.texts.card_text import ICON
from gonfalon.games.pamir.texts.names import NamedText, Names
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.games.pamir.window.look import cards, pieces, signs
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio, slat_signs_left
from gonfalon.games.pamir.window.look.cards import SLAT_SPY, CardLook
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.panel_items import PanelItem, draw_text, draw_text_lines, text_width
from gonfalon.ui.board.previews import PreviewItem
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.palette import INK, RUBRIC
from gonfalon.ui.widgets.panel import fine_panel

_NEXT_DEED: Final = (
    events.TurnBegun, events.ActionSpent, events.ActionsEnded, events.ActionAnnounced, events.CardUsed,
    events.CardBought, events.CardBoughtOpenly, events.EventBought,
)  # fmt: skip

ASKED: Final = ("road", "spy")
"""The questions of icons, which name their card."""


class ActingIcons(NamedTuple):
    """The icons of a card as they act; both are counted as printed."""

    card: int = 0
    """0 where no card was just played."""
    done: tuple[int, ...] = ()
    """Those that have acted."""
    lit: int = NONE
    """The one that acts now or comes next, `NONE` after the last."""


NO_ACTING_ICONS: Final = ActingIcons()


class IconHighlighter:
    """Follows the card that was played last."""

    def __init__(self) -> None:
        self.now = NO_ACTING_ICONS

    def hear(self, event: Event, table: Table) -> None:
        """Update the icons by an event that changes this table."""
        if isinstance(event, events.CardPlayed):
            self.now = _with(table, event.card, ())
        elif isinstance(event, _NEXT_DEED):
            self.now = NO_ACTING_ICONS
        elif self.now.card:
            card, done, _ = self.now
            icon = next((each for each in _waiting(table, card, done) if _acts(event, table, card, each)), NONE)
            if icon != NONE:
                self.now = _with(table, card, (*done, icon))

    def ask(self, word: str) -> None:
        """Something is asked: none acts any more, even if it could not act at all, unless it is where one does."""
        if word not in ASKED:
            self.now = self.now._replace(lit=NONE)


def _waiting(table: Table, card: int, done: tuple[int, ...]) -> list[int]:
    """The icons that have not acted, by their places on the card, in the order in which they act."""
    printed = table.seating.deck.impact[card]
    order = impact_icons(table, card)
    return sorted((at for at in range(len(printed)) if at not in done), key=lambda at: order.index(printed[at]))


def _with(table: Table, card: int, done: tuple[int, ...]) -> ActingIcons:
    return ActingIcons(card, done, next(iter(_waiting(table, card, done)), NONE))


def _acts(event: Event, table: Table, card: int, at: int) -> bool:
    """Return whether an event is the effect of an icon."""
    icon = table.seating.deck.impact[card][at]
    return _DOES[min(icon, FAVOR)](event)


_DOES: Final[dict[int, Callable[[Event], bool]]] = {
    ROAD: lambda event: isinstance(event, events.BlockPlaced) and event.place >= FIRST_BORDER,
    ARMY: lambda event: isinstance(event, events.BlockPlaced) and event.place < FIRST_BORDER,
    TRIBE: lambda event: isinstance(event, events.CylinderPlaced) and event.place < FIRST_BORDER,
    SPY: lambda event: isinstance(event, events.CylinderPlaced) and event.place > ON_CARD,
    LEVERAGE: lambda event: isinstance(event, events.RupeesGained) and event.amount > 0,
    FAVOR: lambda event: isinstance(event, events.SuitFavored),
}


class CardMarks(NamedTuple):
    """The marks that a card bears."""

    rupees: int = 0
    spies: tuple[tuple[str, int], ...] = ()
    """The letter of a family and how many spies it has here, in the order of seats."""
    shackle: int = 0
    """The most that somebody may ask for before it is played or used, 0 for nothing (B1, B2)."""
    due: bool = True
    """Whether that bribe has to be paid; Courtly Manners let one keep it."""
    dear: bool = False
    """Whether the seat at the screen cannot pay its price."""
    paid: bool = False
    """Whether it got a rupee this turn and so cannot be bought (P3)."""
    used: bool = False
    bonus: bool = False
    """Whether using it costs no action now."""
    rival: bool = False
    """Whether it lies in another player's court, and so is a tile or a slat."""
    captor: str = ""
    """The family that holds it hostage, empty without one."""


NO_MARKS = CardMarks()


def card_marks(table: Table, viewer: int, front: int) -> dict[int, CardMarks]:
    """The marks of all cards that bear any, by their numbers; `front` is the seat whose court lies in front."""
    found: dict[int, CardMarks] = {}
    own_turn = table.at == viewer and viewer >= 0 and not table.over
    for index, card in enumerate(table.market):
        if card:
            dear = viewer >= 0 and price(table, viewer, index) > table.rupees[viewer]
            found[card] = CardMarks(
                rupees=table.rupees_on[index], dear=dear and own_turn, paid=bool(table.paid >> card & 1)
            )
    for seat, court in enumerate(table.courts):
        for card in court:
            found[card] = _in_court(table, viewer, seat, card, own_turn)._replace(rival=seat != front)
    if viewer >= 0:
        for known in table.hands[viewer]:
            if known is not None:
                most = bribe_owed(table, viewer, Move("play", known, LEFT))[1]
                found[known] = CardMarks(shackle=most, due=_must_pay(table, viewer))
    return found


def _must_pay(table: Table, seat: int) -> bool:
    return not table.boons[seat] >> COURTLY_MANNERS & 1


def _in_court(table: Table, viewer: int, seat: int, card: int, own_turn: bool) -> CardMarks:
    families = table.seating.families
    spies = tuple((families[at], count) for at in range(table.seating.seats) if (count := table.spies_of(at, card)))
    actions = table.seating.deck.actions[card]
    shackle = 0
    if spies and actions:
        receiver, most = bribe_owed(table, seat, Move(ACTIONS[actions[0]], card))
        shackle = most if receiver != NONE else 0
    own = seat == viewer
    captor = hostage_taker(table, card)
    return CardMarks(
        spies=spies,
        shackle=shackle,
        captor="" if captor in (NONE, seat) else families[captor],
        due=_must_pay(table, seat),
        used=bool(table.used >> card & 1),
        bonus=own and own_turn and bool(actions) and not table.used >> card & 1 and is_bonus(table, seat, card),
    )


_COMPACT = form_ratio(CardForm.COMPACT)
SPIES = 0.18
"""How wide a spy is by its card."""


class CardLoss(NamedTuple):
    """What a move would take from a court."""

    card: bool = False
    """Whether the card itself goes, with all that lies on it."""
    spies: int = 0
    """How many spies go from a card that stays."""


NO_LOSS = CardLoss()


class PamirCardItem(CardItem):
    """One card; in the court of another player it is a tile, or a slat where it is low."""

    def __init__(self, number: int) -> None:
        self.language = ""
        self.marks: CardMarks = NO_MARKS
        self.pays: int = 0
        """The rupees that would fall on it if what is picked up were done, to be seen beforehand."""
        self.loss = NO_LOSS
        """What would go of it, in the same way."""
        self.acting = NO_ACTING_ICONS
        super().__init__(number)
        self.face_up = True

    def show_marks(self, found: CardMarks, language: str) -> None:
        """Bear these marks from now on, with a name in this language."""
        if (found, language) != (self.marks, self.language):
            self.marks, self.language = found, language
            self.update()

    def show_acting(self, acting: ActingIcons) -> None:
        """Show which of its icons have acted."""
        if acting != self.acting:
            self.acting = acting
            self.update()

    def foresee(self, rupees: int) -> None:
        """Show how many rupees would fall on it."""
        if rupees != self.pays:
            self.pays = rupees
            self.update()

    def foresee_loss(self, loss: CardLoss) -> None:
        """Show what would go of it."""
        if loss != self.loss:
            self.loss = loss
            self.update()

    def height_for(self, width: float) -> float:
        return round(width * _COMPACT)

    @property
    def form(self) -> CardForm:
        """How much of the card is shown."""
        flat = self.height < self.width * 0.4
        if not self.marks.rival or self.number > COURT_SIZE:
            return CardForm.BAR if flat else CardForm.COMPACT
        return CardForm.SLAT if flat else CardForm.TILE

    @property
    def look(self) -> CardLook:
        """The way the card's face is drawn."""
        form, marks = self.form, self.marks
        if form is CardForm.TILE:
            return CardLook(self.number, form)
        ratio = round(self.height / self.width, 4)
        if form is CardForm.SLAT:
            kept = sum(min(count, 2) for _, count in marks.spies) + bool(marks.captor)
            return CardLook(self.number, form, ratio=ratio, kept=min(kept, 4))
        return CardLook(self.number, form, edged=bool(marks.rupees or self.pays), ratio=ratio)

    def face_pixmap(self, dpr: float) -> QPixmap:
        return cards.card_face(self.look, self.width, dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return cards.card_back(self.width, dpr)

    def _spies_on(self, size: QRectF) -> tuple[QRectF, float]:
        """On whose upper edge spies stand, and how wide one is: on a slat they stand between its name and its signs."""
        if self.form is not CardForm.SLAT:
            return size, spy_side(size)
        scale = size.height() / 25
        side = SLAT_SPY * scale
        right = size.left() + (slat_signs_left(self.number, size.width() / scale) - 2) * scale
        wide = side * (self.look.kept - bool(self.marks.captor))
        right -= side * bool(self.marks.captor)
        return QRectF(right - wide, size.center().y() + side * 0.06, wide, side), side

    def spy_rect(self, family: str, card: QRectF | None = None) -> QRectF:
        """Return the rectangle of a family's first spy, in the scene; with a rectangle, as if the card lay there."""
        size, side = self._spies_on(self.scene_rect() if card is None else card)
        rects = pieces.spy_rects(size, self.marks.spies, side)
        for (letter, _), rect in zip(self.marks.spies, rects, strict=True):
            if letter == family:
                return QRectF(rect.topLeft(), rect.size().boundedTo(QSizeF(side, side)))
        return QRectF(size.center().x() - side / 2, size.top() - 8, side, side)

    def shackle_place(self, size: QRectF) -> QRectF:
        """Return the rectangle of the shackle on the card, if it bears one: at the edge, on a tile behind the spies."""
        if self.marks.rival:
            card, side = self._spies_on(size)
            return pieces.rail_shackle_place(size, pieces.spy_rects(card, self.marks.spies, side))
        return pieces.shackle_place(size)

    def paint_marks(self, painter: QPainter, size: QRectF) -> None:
        if self.marks.used:
            state_marks.veil(painter, size, self.corner, 0.42)
        elif self.marks.paid or self.marks.dear:
            state_marks.veil(painter, size, self.corner, 0.46)
        if self.loss.card:
            state_marks.veil(painter, size, self.corner, 0.5)
        if self.marks.bonus:
            pieces.bonus_line(painter, size, self.width / 100)

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        if self.marks.paid:
            pieces.unbuyable(painter, size)
        if self.marks.rupees:
            pieces.rupees(painter, size, self.marks.rupees)
        if self.pays:
            painter.setOpacity(0.6)
            pieces.rupees(painter, size.translated(-min(size.width(), size.height()) * 0.3, 0), self.pays)
            painter.setOpacity(1.0)
        if self.acting.card and self.form is CardForm.COMPACT:
            icons = cards.part_rects(self.look, ICON, size)
            pieces.acting(painter, icons, self.acting.done, self.acting.lit)
        if self.marks.spies:
            card, side = self._spies_on(size)
            pieces.paint_spies(painter, card, self.marks.spies, side)
        if self.marks.captor if self.marks.rival else self.marks.shackle:
            most = 0 if self.marks.rival else self.marks.shackle
            pieces.shackle(painter, self.shackle_place(size), most, self.marks.due, self.marks.captor)
        self._paint_loss(painter, size)

    def _paint_loss(self, painter: QPainter, size: QRectF) -> None:
        """Pills in red: on the lower edge for the card, before its spies for those of them that go."""
        unit = min(1.0, self.width / 90)
        if self.loss.card:
            state_marks.change_pill(painter, QPointF(size.center().x(), size.bottom() - 2 * unit), -1, unit)
        if self.loss.spies and self.marks.spies:
            first = self.spy_rect(self.marks.spies[0][0], size)
            pill = state_marks.change_pill_rect(QPointF(), state_marks.change_text(-self.loss.spies), unit)
            middle = QPointF(first.left() - pill.width() / 2 + 2 * unit, first.center().y())
            state_marks.change_pill(painter, middle, -self.loss.spies, unit)


def spy_side(card: QRectF) -> float:
    """Return the width of a spy on a card with this rectangle."""
    return max(18.0, card.width() * SPIES)


ART = (0.27, 0.17, 0.975, 0.745)
"""Where the picture is on a card in full, in parts of its width and height: the text of its ability lies over it."""

LEAST = 9.0
"""The smallest letters of the name of an ability."""


class PamirPreview(PreviewItem):
    """A card in full, by its number."""

    language = "en"
    acting = NO_ACTING_ICONS
    numbered = False
    """Whether icons are counted: of a card that is picked up to be played they act in this order."""

    def number_icons(self, numbered: bool) -> None:
        """Count the icons, or no longer."""
        if numbered != self.numbered:
            self.numbered = numbered
            self.update()

    def show_acting(self, acting: ActingIcons) -> None:
        """Show which icons have acted of a card that was just played."""
        if acting != self.acting:
            self.acting = acting
            self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        super().paint(painter, option, widget)
        if self.shown and self.shown == self.acting.card:
            icons = cards.part_rects(cards.CardLook(self.shown, CardForm.FULL), ICON, self.card_rect)
            pieces.acting(painter, icons, self.acting.done, self.acting.lit)

    def card_pixmap(self, shown: int, width: float, dpr: float) -> QPixmap:
        if not shown:
            return cards.card_back(width, dpr)
        return cards.card_face(cards.CardLook(shown, CardForm.FULL, numbered=self.numbered), width, dpr)


class AbilityPaper(PanelItem):
    """A panel with the name and the effect of the large card's ability; it lies on the picture of the card."""

    def __init__(self) -> None:
        super().__init__()
        self.told: NamedText | None = None
        self.setZValue(710)
        self.setVisible(False)

    def tell(self, card: int, room: QRectF, unit: float, names: Names) -> None:
        """Tell the ability of a card that lies in this room, if it has one; 0 for a card that is not known."""
        ability = shipped().ability[card] if card else NONE
        told = None if ability == NONE else names.ability(ability)
        left, top, right, bottom = ART
        wide, high = room.width(), room.height()
        self.place(room.adjusted(left * wide, top * high, (right - 1) * wide, (bottom - 1) * high), unit)
        if told != self.told:
            self.told = told
            self.update()
        self.setVisible(told is not None)

    @property
    def inner(self) -> QRectF:
        """Within the lines of the paper."""
        unit = self.unit
        return self.rect.adjusted(8 * unit, 5 * unit, -6 * unit, -6 * unit)

    @property
    def text_room(self) -> QRectF:
        """Below the name."""
        return self.inner.adjusted(0, 22 * self.unit, 0, 0)

    def draw(self, painter: QPainter) -> None:
        if self.told is None:
            return
        unit = self.unit
        fine_panel(painter, "panel-parchment", self.rect)
        inner, side = self.inner, 18 * unit
        head = QRectF(inner.left(), inner.top(), inner.width(), 20 * unit)
        beside = head.adjusted(side + 5 * unit, 0, 0, 0)
        if text_width(self.told.name, LEAST, QFont.Weight.DemiBold) <= beside.width():
            # On a small card a long name takes the room of the sign.
            art.stamp(painter, "pamir-ability", QRectF(inner.left(), inner.top() + unit, side, side))
            head = beside
        painter.setPen(RUBRIC)
        draw_text(painter, head, self.told.name, 14 * unit, QFont.Weight.DemiBold, least=LEAST)
        painter.setPen(INK)
        draw_text_lines(painter, self.text_room, self.told.text, 13 * unit)


MAX_PIECES = 48
"""How many can be asked about at once; thirty-two moves are the most that were ever seen."""
_TALL = {"road": 0.52, "rupee": 1.0, "purse": 1.0}
"""How high a piece is by its width, where it is not as high as an army."""

RUPEE = "pamir-rupee"
_ALL = QRectF(0, 0, 1, 1)
_INK = {
    "army": QRectF(0.14, 0.12, 0.72, 0.84),
    "tribe": QRectF(0.18, 0.11, 0.64, 0.78),
    "road": QRectF(0, 0.36, 1, 0.4),
}
"""What of a drawing is not air, by kind of piece."""


class PieceItem(CardItem):
    """One of the pieces that the question is about; it takes a thing, and is out of sight without one."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.thing: Piece | None = None
        self.art = RUPEE
        self.family = ""
        """Whose cylinder it is; empty for any other piece."""
        self.count = 0
        """How many lie there, where they are counted: a rupee covers what its card says of them."""
        self.face_up = True

    def take(self, thing: Piece | None, families: str, *, road: bool = False, count: int = 0) -> None:
        """Stand for this thing from now on, among these families; a block that is held over a border is a road."""
        family, drawing = "", RUPEE
        if thing is not None and thing.kind in ("road", "army", "block"):
            is_road = road or thing.kind == "road"
            drawing = signs.road_drawing(thing.owner) if is_road else signs.army_drawing(thing.owner)
        elif thing is not None and thing.kind not in ("rupee", "purse"):
            family = families[thing.owner]
            drawing = signs.cylinder_drawing(family)
        if (thing, drawing, family, count) != (self.thing, self.art, self.family, self.count):
            self.prepareGeometryChange()
            self.thing, self.art, self.family, self.count = thing, drawing, family, count
            self.update()

    def height_for(self, width: float) -> float:
        thing = getattr(self, "thing", None)
        return round(width * (_TALL.get(thing.kind, 1.12) if thing is not None else 1.0))

    @property
    def corner(self) -> float:
        return 5.0

    @property
    def fine(self) -> float:
        return self.width / 86

    @property
    def badge_px(self) -> float:
        return max(13.0, self.width * 0.23)

    def badge_rect(self) -> QRectF:
        # Beside the piece it would lie upon another, and on it hide the sign of whose it is.
        seen, px = self.seen(), self.badge_px
        if self.art == RUPEE:
            # Figures stand below it on a card, beside it in a panel.
            on_card = self.thing is not None and self.thing.kind == "rupee"
            return state_marks.pill_rect(
                seen.topRight() if on_card else QPointF(seen.left(), seen.center().y()), self.badge, px
            )
        return state_marks.pill_rect(QPointF(seen.center().x(), seen.bottom() + px * 0.7), self.badge, px)

    def seen(self) -> QRectF:
        ink = _INK.get(self.thing.kind if self.thing is not None else "", _ALL)
        side = min(self.width, self.height) if ink is not _INK["road"] else self.width
        return QRectF((ink.topLeft() - QPointF(0.5, 0.5)) * side, ink.size() * side)

    def paint_ground(self, painter: QPainter, size: QRectF, radius: float) -> None:
        if self.selected or self.touched:
            state_marks.selected_outline(painter, size, radius)
        elif self.thing is not None and not self.targeted:
            state_marks.outer_glow(painter, size, radius, 1.0 if self.hovered else 0.85, 10)

    def paint_signs(self, painter: QPainter, size: QRectF) -> None:
        if self.count:
            pieces.count_pill(painter, size.bottomRight() - QPointF(3, 1), self.count, size.height() * 0.55)

    def face_pixmap(self, dpr: float) -> QPixmap:
        if theme.current().contrast and self.family:
            return pieces.lettered(self.family, round(min(self.width, self.height) * dpr), True, dpr)
        return art.pixmap(self.art, round(self.width), round(self.height), dpr)

    def back_pixmap(self, dpr: float) -> QPixmap:
        return self.face_pixmap(dpr)
