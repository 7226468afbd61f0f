"""The courts of other players laid out over the market: as a flyout, or in a tray for a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.item_positions import PamirBoard
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.cards import CardForm, CardLook
from gonfalon.games.pamir.window.seat_panels import RowPanel, SeatFigures, seat_figures
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.panel_items import FocusableItem, PanelItem, draw_text, text_width
from gonfalon.ui.board.paper import RIGHT, SEMI
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.cards import corner_radius
from gonfalon.ui.look.palette import CREAM, GOLD_3, OAK_PANEL
from gonfalon.ui.widgets.keys import Binding
from gonfalon.ui.widgets.panel import fine_panel

WIDE, HIGH = 560.0, 206.0
"""How large it is at unit 1."""
TAIL = 9.0
USED = 0.42


@dataclass(frozen=True)
class FlyoutFigures:
    """A seat, and its hand as far as the viewer knows it."""

    seat: SeatFigures
    hand: tuple[int, ...]
    """Cards, 0 for those that are not known."""


def flyout_figures(table: Table, seat: int, seats: Sequence[Seat], names: Names, *, viewer: int) -> FlyoutFigures:
    """Return the figures of what lies before a seat; `viewer` is -1 for a spectator."""
    figures = seat_figures(table, seat, seats, names, viewer=viewer, deciding=False)
    return FlyoutFigures(figures, tuple(card or 0 for card in table.hands[seat]))


class PinItem(FocusableItem):
    """The words and the pin by which a flyout is kept open."""

    def __init__(self, flyout: CourtFlyout) -> None:
        super().__init__()
        self.setParentItem(flyout)
        self.words = ""
        self.stuck = False

    def show_words(self, words: str) -> None:
        if words != self.words:
            self.words = words
            self.update()

    def press(self) -> bool:
        self.stuck = not self.stuck
        self.update()
        return True

    def draw(self, painter: QPainter) -> None:
        dress, rect, unit = theme.current(), self.rect, self.unit
        side = min(18 * unit, rect.height())
        icon = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
        if self.stuck:
            state_marks.selected_outline(painter, icon.adjusted(-3, -3, 3, 3), 5)
        art.paint(painter, "icon-pin", icon, ink_paper_swapped=dress.dark)
        painter.setPen(dress.heading if self.hovered else dress.text_2)
        draw_text(painter, rect.adjusted(0, 0, -side - 8 * unit, 0), self.words, 14 * unit, align=RIGHT)
        if self.focused:
            state_marks.focus_ring(painter, rect, 3)


class CourtFlyout(FocusableItem):
    """It hangs beneath a row and never over a small map; what opens and closes it is the scene's."""

    HALO = 14.0

    def __init__(self) -> None:
        super().__init__()
        self.figures: FlyoutFigures | None = None
        self.pin = PinItem(self)
        self._anchor = 0.0
        self.setZValue(300)
        self.setVisible(False)

    @property
    def pinned(self) -> bool:
        """Whether the flyout stays open."""
        return self.pin.stuck

    def set_pinned(self, pinned: bool) -> None:
        if pinned != self.pin.stuck:
            self.pin.stuck = pinned
            self.pin.update()

    def hang(self, row: QRectF, room: QRectF, unit: float) -> None:
        """Hang beneath a row of the scene, inside `room` from left to right."""
        wide, high = min(WIDE * unit, room.width()), HIGH * unit
        left = min(max(room.left(), row.center().x() - wide / 2), room.right() - wide)
        self._anchor = row.center().x() - left
        self.place(QRectF(round(left), round(row.bottom() + TAIL * unit), round(wide), round(high)), unit)
        inner = QRectF(wide - 190 * unit, 9 * unit, 174 * unit, 24 * unit)
        self.pin.place(inner, unit)
        self._tell()
        self.update()

    def show_figures(self, figures: FlyoutFigures) -> None:
        if figures != self.figures:
            self.figures = figures
            self.update()
        self.pin.show_words(figures.seat.words.keep_open)
        self._tell()

    def _tell(self) -> None:
        if self.figures is None or self.rect.isEmpty():
            return
        seat, tips = self.figures.seat, self.figures.seat.words.tips
        tiles = zip(self.tile_rects(len(seat.court)), seat.court, strict=True)
        self.tip_parts(
            [
                *((rect, card.tip) for rect, card in tiles),
                (self._influence, tips["influence"]),
                (self._gifts, tips["gifts"]),
                (self._prizes, tips["prizes"]),
                (self._purse, tips["rupees"]),
            ]
        )

    # -- geometry ------------------------------------------------------------------------------------------------------

    def tile_rects(self, count: int) -> list[QRectF]:
        """Return the rectangles of this many cards, in coordinates of the flyout; closer together if they are many."""
        if not count:
            return []
        unit, gap = self.unit, 6 * self.unit
        room = QRectF(18 * unit, 46 * unit, self.rect.width() - 36 * unit, 98 * unit)
        ratio = cards.form_ratio(CardForm.TILE)
        wide = min((room.width() - gap * (count - 1)) / count, room.height() / ratio)
        wide = float(int(max(wide, 52 * unit)))
        step = min(wide + gap, (room.width() - wide) / max(1, count - 1))
        top = round(room.center().y() - wide * ratio / 2)
        return [QRectF(round(room.left() + index * step), top, wide, wide * ratio) for index in range(count)]

    def _line(self, left: float, right: float, row: int) -> QRectF:
        unit = self.unit
        return QRectF(left, (150 + 26 * row) * unit, right - left, 22 * unit)

    @property
    def _gifts(self) -> QRectF:
        unit = self.unit
        return self._line(self.rect.width() - 222 * unit, self.rect.width() - 162 * unit, 0).adjusted(0, 3, 0, -3)

    @property
    def _prizes(self) -> QRectF:
        return self._line(self.rect.width() - 78 * self.unit, self.rect.width() - 14 * self.unit, 0)

    @property
    def _influence(self) -> QRectF:
        return self._line(18 * self.unit, self._gifts.left() - 60 * self.unit, 0)

    @property
    def _purse(self) -> QRectF:
        return self._line(18 * self.unit, 210 * self.unit, 1)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.figures is None:
            return
        self._draw_ground(painter)
        seat, unit, dress = self.figures.seat, self.unit, theme.current()
        words = seat.words
        painter.setPen(dress.heading)
        title = QRectF(18 * unit, 8 * unit, self.rect.width() - 220 * unit, 26 * unit)
        draw_text(painter, title, words.court, 18 * unit, SEMI)
        self._draw_court(painter, seat)
        painter.setPen(dress.text)
        draw_text(
            painter, self._influence, f"{words.influence}: {words.sum}" if words.sum else words.loyalty, 15 * unit
        )
        painter.setPen(dress.text_2)
        gifts, prizes = self._gifts, self._prizes
        draw_text(
            painter, gifts.adjusted(-58 * unit, -3, -gifts.width() - 6 * unit, 3), words.gifts, 14 * unit, align=RIGHT
        )
        caption = QRectF(
            gifts.right() + 4 * unit, prizes.top(), prizes.left() - gifts.right() - 8 * unit, prizes.height()
        )
        draw_text(painter, caption, words.prizes, 14 * unit, align=RIGHT)
        step = (gifts.width() - gifts.height()) / max(1, len(seat.gifts) - 1)
        for number, filled in enumerate(seat.gifts):
            space = QRectF(gifts.left() + number * step, gifts.top(), gifts.height(), gifts.height())
            pieces.paint_gift(painter, space, number, seat.family if filled else "")
        pieces.paint_prizes(painter, prizes, seat.prizes)
        if not seat.prizes:
            draw_text(painter, prizes, words.no_prizes, 14 * unit, italic=True)
        self._draw_second_line(painter, self.figures)

    def _draw_ground(self, painter: QPainter) -> None:
        dress, rect, unit = theme.current(), self.rect, self.unit
        state_marks.card_shadow(painter, rect, 6, 10)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(OAK_PANEL if dress.dark else dress.vellum)
        painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 6, 6)
        fine_panel(painter, dress.panel, rect, 0.55)
        edge = CREAM if dress.dark else GOLD_3
        painter.setPen(QPen(edge, 2.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 6, 6)
        if not TAIL * unit < self._anchor < rect.width() - TAIL * unit:
            return
        tail = QPainterPath(QPointF(self._anchor - TAIL * unit, 1))
        tail.lineTo(self._anchor, -TAIL * unit + 1)
        tail.lineTo(self._anchor + TAIL * unit, 1)
        tail.closeSubpath()
        painter.fillPath(tail, edge)

    def _draw_court(self, painter: QPainter, seat: SeatFigures) -> None:
        dpr = painter.device().devicePixelRatio()
        tiles = [*zip(self.tile_rects(len(seat.court)), seat.court, strict=True)]
        for rect, card in tiles:
            painter.drawPixmap(rect.topLeft(), cards.card_face(CardLook(card.card, CardForm.TILE), rect.width(), dpr))
            if card.used:
                state_marks.veil(painter, rect, corner_radius(rect.width()), USED)
        for rect, card in tiles:
            if card.spies:
                pieces.paint_spies(painter, rect, card.spies)
            if card.captor:
                side = pieces.SPY_SIDE
                pieces.shackle(painter, QRectF(rect.right() - side * 0.8, rect.top() - side * 0.7, side, side))
        if not tiles:
            painter.setPen(theme.current().text_2)
            room = QRectF(18 * self.unit, 70 * self.unit, self.rect.width() - 36 * self.unit, 30 * self.unit)
            draw_text(painter, room, seat.words.tips["court"], 16 * self.unit, italic=True)

    def _draw_second_line(self, painter: QPainter, figures: FlyoutFigures) -> None:
        """Rupees that can be taxed, the hand, and who holds which card hostage."""
        unit, dress, seat = self.unit, theme.current(), figures.seat
        purse = self._purse
        coin = QRectF(purse.left(), purse.top() + 2, purse.height() - 4, purse.height() - 4)
        art.paint(painter, "pamir-rupee", coin)
        painter.setPen(dress.text)
        count = text_width(str(seat.score), 16 * unit, SEMI)
        number = QRectF(coin.right() + 5 * unit, purse.top(), count + 4, purse.height())
        draw_text(painter, number, str(seat.score), 16 * unit, SEMI)
        painter.setPen(dress.text_2)
        rest = QRectF(number.right() + 8 * unit, purse.top(), purse.right() - number.right() - 8 * unit, purse.height())
        draw_text(painter, rest, seat.words.open_rupees, 14 * unit)
        left = self._draw_hand(painter, figures, purse.right() + 10 * unit)
        if seat.words.hostages:
            room = self._line(left + 14 * unit, self.rect.width() - 18 * unit, 1)
            icon = QRectF(room.left(), coin.top(), coin.width(), coin.height())
            pieces.shackle(painter, icon)
            painter.setPen(dress.text)
            draw_text(painter, room.adjusted(icon.width() + 6 * unit, 0, 0, 0), seat.words.hostages, 14 * unit)

    def _draw_hand(self, painter: QPainter, figures: FlyoutFigures, left: float) -> float:
        """The hand, its backs or what is known of it; gives where it ends."""
        unit, dpr = self.unit, painter.device().devicePixelRatio()
        row = self._line(left, left + 120 * unit, 1)
        high = row.height()
        wide = float(round(high / 1.4))
        step = min(wide + 3 * unit, (row.width() - wide) / max(1, len(figures.hand) - 1))
        for index, card in enumerate(figures.hand):
            at = QPointF(round(left + index * step), row.top())
            if card and card <= 100:
                painter.drawPixmap(at, cards.card_face(CardLook(card, CardForm.SEAL), wide, dpr))
            else:
                painter.drawPixmap(at, cards.card_back(wide, dpr))
        return left + (step * (len(figures.hand) - 1) + wide if figures.hand else 0.0)


class CourtFlyouts:
    """Opens, holds and closes the one flyout of a scene."""

    def __init__(self, scene: PamirBoard) -> None:
        self.scene = scene
        self.item = CourtFlyout()
        scene.addItem(self.item)
        self.seat = NONE
        """Whose court is open, `NONE` for nobody's."""

    def holds(self, thing: object) -> bool:
        """Return whether this is the flyout or a part of it."""
        return thing is self.item or thing is self.item.pin

    def shows(self, thing: object) -> bool:
        """Return whether there is a flyout to open, or to keep open, for an item."""
        return isinstance(thing, RowPanel) or self.holds(thing)

    def point_at(self, thing: object) -> None:
        """The mouse rests on this, or the keys are at it; a court that was opened to stay does."""
        if self.item.pinned or self.holds(thing):
            return
        if isinstance(thing, RowPanel):
            self._open(self.scene.panels_by_seat.index(thing))
        else:
            self.close()

    def turn(self, seat: int) -> None:
        """Open the court of a seat to stay, or close it."""
        if seat == self.seat and self.item.pinned:
            self.close()
            return
        self._open(seat)
        self.item.set_pinned(True)

    def pin(self) -> None:
        """Let what is open stay open, or no longer."""
        if self.seat != NONE:
            self.item.pin.press()

    def bindings(self) -> tuple[Binding, ...]:
        """A key for the court of each rival, in the order of their panels."""
        scene = self.scene
        names, families = scene.words, scene.table.seating.families
        courts = (
            Binding((f"Alt+{number}",), panel_texts.court_key(families[seat], names), partial(self.turn, seat))
            for number, seat in enumerate(scene.rivals, 1)
        )
        return (*courts, Binding(("P",), panel_texts.pin_key(), self.pin))

    def look_away(self) -> None:
        """Close what was not opened to stay."""
        if not self.item.pinned:
            self.close()

    def close(self) -> bool:
        """Close it; False when none is open."""
        was_open, self.seat = self.seat != NONE, NONE
        self.item.set_pinned(False)
        self.item.setVisible(False)
        return was_open

    def _open(self, seat: int) -> None:
        self.seat = seat
        self.follow()
        self.item.setVisible(True)

    def follow(self) -> None:
        """Show the table of now, beneath the panel where it is now."""
        if self.seat == NONE:
            return
        scene, measures = self.scene, self.scene.measures
        self.item.show_figures(flyout_figures(scene.table, self.seat, scene.seats, scene.words, viewer=scene.viewer))
        if measures.large is not None:
            # Prompt and answers stand beside the map.
            left, right = measures.map.left(), measures.map.right()
        else:
            left = measures.map.left() if measures.tabs else measures.market.left()
            # Its pin would lie under the buttons of the game panel, where that stands at the right.
            right = scene.size.width() - measures.own.left()
            if not measures.small:
                right = measures.game.left() - 8 * measures.unit
        room = QRectF(left, 0, right - left, scene.size.height())
        self.item.hang(scene.panels_by_seat[self.seat].scene_rect(), room, measures.unit)


HEAD: Final = 34.0
FOOT: Final = 20.0
"""How high the line is that says whose a card is, at unit 1."""
RATIO: Final = 1.4
GAP: Final = 12.0
MOST_WIDE: Final = 104.0


def tray_rects(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """Return the largest rectangles for this many cards in rows of the same length; their feet stay free."""
    if not count:
        return []
    inner = room.adjusted(14 * unit, HEAD * unit + 12 * unit, -14 * unit, -8 * unit)
    gap, foot = GAP * unit, FOOT * unit

    def wide(columns: int) -> float:
        rows = -(-count // columns)
        high = (inner.height() - rows * (foot + 14 * unit)) / rows
        return min((inner.width() - gap * (columns - 1)) / columns, high / RATIO, MOST_WIDE * unit)

    columns = max(range(1, count + 1), key=lambda number: (round(wide(number), 3), -number))
    side = float(int(wide(columns)))
    step_down = side * RATIO + foot + 14 * unit
    left = inner.center().x() - (min(columns, count) * (side + gap) - gap) / 2
    return [
        QRectF(
            round(left + (index % columns) * (side + gap)),
            round(inner.top() + (index // columns) * step_down),
            side,
            round(side * RATIO),
        )
        for index in range(count)
    ]


class CourtsTray(PanelItem):
    """A panel with a heading and a name under each card; the cards lie upon it."""

    def __init__(self) -> None:
        super().__init__()
        self.heading = ""
        self.captions: tuple[tuple[QRectF, str], ...] = ()
        self.setZValue(280)
        self.setVisible(False)

    def show_captions(self, heading: str, captions: Sequence[tuple[QRectF, str]]) -> None:
        """Write these names under cards that lie in these rectangles of the scene; nothing hides the tray."""
        found = tuple(captions)
        self.setVisible(bool(found))
        if (heading, found) != (self.heading, self.captions):
            self.heading, self.captions = heading, found
            self.update()

    def draw(self, painter: QPainter) -> None:
        dress, unit = theme.current(), self.unit
        fine_panel(painter, dress.panel, self.rect)
        painter.setPen(dress.heading)
        head = QRectF(16 * unit, 6 * unit, self.rect.width() - 32 * unit, HEAD * unit)
        draw_text(painter, head, self.heading, 17 * unit, QFont.Weight.DemiBold)
        painter.setPen(dress.text_2)
        for rect, name in self.captions:
            below = QRectF(rect.left() - GAP * unit / 2, rect.bottom(), rect.width() + GAP * unit, FOOT * unit)
            draw_text(painter, below.translated(-self.pos()), name, 13 * unit, align=Qt.AlignmentFlag.AlignHCenter)
