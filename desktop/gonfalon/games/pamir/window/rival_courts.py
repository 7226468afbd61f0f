"""The courts of other players laid out over the market: as a flyout, or in a tray for a question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from gonfalon.games.pamir.rules.constants import COURT_SIZE, NONE
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts import panel_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem
from gonfalon.games.pamir.window.item_positions import PamirBoard
from gonfalon.games.pamir.window.look import cards, pieces
from gonfalon.games.pamir.window.look.card_layout import CardForm, form_ratio
from gonfalon.games.pamir.window.look.signs import suit_drawing
from gonfalon.games.pamir.window.seat_panels import (
    RailPanel,
    RowPanel,
    SeatFigures,
    gifts_of,
    prizes_of,
    seat_figures,
)
from gonfalon.session.new_game import Seat
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.board.event_animations import Ease
from gonfalon.ui.board.panel_items import PanelItem, draw_text
from gonfalon.ui.board.paper import RIGHT, SEMI, Column, Part, Picture, Row, RowsItem, Text, paint_parts
from gonfalon.ui.look import art, state_marks, theme
from gonfalon.ui.look.palette import CREAM, GOLD_3, OAK_PANEL
from gonfalon.ui.widgets.keys import Binding
from gonfalon.ui.widgets.panel import fine_panel

WIDE, HIGH = 560.0, 206.0
"""How large it is at unit 1."""
TAIL = 9.0
LEAST = 62.0
"""How wide a card on it is at least, at unit 1; of those that have no room for that one lies over the other."""
SPIES = 8.0
"""What is free over the cards, for spies."""
TILE_RATIO: Final = form_ratio(CardForm.TILE)
COURT = "court"
OPENING_MS: Final = 240
"""How long it takes to appear, as its cards do to come from the row of their player."""


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


class PinItem(RowsItem[str]):
    """The words and the pin by which a flyout is kept open."""

    def __init__(self, flyout: CourtFlyout) -> None:
        super().__init__()
        self.setParentItem(flyout)
        self.stuck = False

    def press(self) -> bool:
        self.stuck = not self.stuck
        self.update()
        return True

    def shown(self) -> object:
        return self.figures, self.hovered

    def described(self, figures: str) -> Part:
        dress = theme.current()
        words = Text(figures, 14, colour=dress.heading if self.hovered else dress.text_2, align=RIGHT, grow=1, short=12)
        return Row((words, Picture(self._paint_pin, 18)), 8)

    def _paint_pin(self, painter: QPainter, rect: QRectF) -> None:
        if self.stuck:
            state_marks.selected_outline(painter, rect.adjusted(-3, -3, 3, 3), 5)
        art.paint(painter, "icon-pin", rect, ink_paper_swapped=theme.current().dark)

    def draw(self, painter: QPainter) -> None:
        paint_parts(painter, self.laid())
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 3)


class CourtFlyout(RowsItem[FlyoutFigures]):
    """It hangs beneath a row and never over a small map; what opens and closes it is the scene's."""

    HALO = 14.0

    def __init__(self) -> None:
        super().__init__()
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
        self.pin.place(self.part("pin"), unit)
        self.update()

    def show_figures(self, figures: FlyoutFigures | None) -> None:
        super().show_figures(figures)
        if figures is not None:
            self.pin.show_figures(figures.seat.words.keep_open)

    # -- what stands on it ---------------------------------------------------------------------------------------------

    def described(self, figures: FlyoutFigures) -> Part:
        seat, dress = figures.seat, theme.current()
        words, tips = seat.words, seat.words.tips
        title = Text(words.court, 18, SEMI, dress.heading, grow=1, short=12)
        influence = f"{words.influence}: {words.sum}" if words.sum else words.loyalty
        prizes: Part = Text(words.no_prizes, 14, colour=dress.text_2, italic=True, short=12, wide=64)
        if seat.prizes:
            prizes = prizes_of(seat, 22, 64)
        first = (
            Text(influence, 15, colour=dress.text, grow=1, short=12, tip=tips["influence"]),
            Text(words.gifts, 14, colour=dress.text_2, short=12),
            replace(gifts_of(seat, 60, 16), tip=tips["gifts"]),
            Text(words.prizes, 14, colour=dress.text_2, short=12),
            replace(prizes, tip=tips["prizes"]),
        )
        purse = (
            Picture("pamir-rupee", 18),
            Text(str(seat.score), 16, SEMI, dress.text, short=12),
            Text(words.open_rupees, 14, colour=dress.text_2, grow=1, short=12),
        )
        second: list[Part] = [Row(purse, wide=192, tip=tips["rupees"]), self._hand(figures.hand)]
        if words.hostages:
            second.append(Picture(pieces.shackle, 18))
            second.append(Text(words.hostages, 14, colour=dress.text, grow=1, short=12))
        head = Row((title, Part(name="pin", wide=174, high=24)))
        return Column((head, self._court(seat), Row(first), Row(second, 8)), 4, pad=(18, 8))

    def _court(self, seat: SeatFigures) -> Part:
        """The room of the cards, which are items of the scene."""
        if not seat.court:
            tip = seat.words.tips["court"]
            return Row((Text(tip, 16, colour=theme.current().text_2, italic=True, grow=1, short=12),), grow=1)
        return Part(grow=1, name=COURT)

    def tile_rects(self) -> list[QRectF]:
        """Return the rectangles of the cards in the scene, side by side, or one over the other where there are many."""
        room, unit = self.room(COURT), self.unit
        count = self.figures.seat.court if self.figures else 0
        if not count or room.isEmpty():
            return []
        room = room.adjusted(0, SPIES * unit, 0, -2 * unit)
        wide = max(LEAST * unit, min((room.width() - 6 * unit * (count - 1)) / count, room.height() / TILE_RATIO))
        wide = float(int(min(wide, room.height() / TILE_RATIO)))
        step = min(wide + 6 * unit, (room.width() - wide) / max(1, count - 1))
        top = round(room.top())
        return [QRectF(round(room.left() + at * step), top, wide, round(wide * TILE_RATIO)) for at in range(count)]

    def _hand(self, hand: Sequence[int]) -> Part:
        """The hand, its backs or what is known of it."""
        wide = 22 / 1.4
        gap = min(3.0, (120 - wide * len(hand)) / max(1, len(hand) - 1))
        return Row([Picture(partial(_paint_held, card), (wide, 22)) for card in hand], gap)

    # -- painting ------------------------------------------------------------------------------------------------------

    def draw(self, painter: QPainter) -> None:
        if self.figures is not None:
            self._draw_ground(painter)
            paint_parts(painter, self.laid())

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


def _paint_held(card: int, painter: QPainter, rect: QRectF) -> None:
    """Paint a card of the hand by its suit, or its back."""
    if card and card <= COURT_SIZE:
        art.stamp(painter, suit_drawing(shipped().suit[card]), rect)
    else:
        back = cards.card_back(float(round(rect.width())), painter.device().devicePixelRatio())
        painter.drawPixmap(rect.topLeft().toPoint(), back)


class CourtFlyouts:
    """Opens, holds and closes the one flyout of a scene."""

    def __init__(self, scene: PamirBoard) -> None:
        self.scene = scene
        self.item = CourtFlyout()
        scene.addItem(self.item)
        self.seat = NONE
        """Whose court is open, `NONE` for nobody's."""
        self._fading: QAbstractAnimation | None = None

    def holds(self, thing: object) -> bool:
        """Return whether this is the flyout, a part of it or a card on it."""
        on_it = isinstance(thing, PamirCardItem) and self.seat != NONE and thing.number in self._court
        return on_it or thing is self.item or thing is self.item.pin

    @property
    def _court(self) -> Sequence[int]:
        return self.scene.table.courts[self.seat]

    def shows(self, thing: object) -> bool:
        """Return whether there is a flyout to open, or to keep open, for an item."""
        return isinstance(thing, (RowPanel, RailPanel)) or self.holds(thing)

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
        was = self.seat
        if was == NONE:
            return False
        self.forget()
        if self.scene.glides:
            self.item.setVisible(True)
            self._fade(0.0)
        self.scene.lay_court(was)
        return True

    def _fade(self, opacity: float) -> None:
        """Let the flyout appear or disappear while its cards are on their way."""
        ms = self.scene.motion.ms(OPENING_MS)
        self._fading = animate(self.item, b"opacity", opacity, ms, Ease.OutCubic)
        self.scene.run(self._fading, self._faded)

    def _faded(self) -> None:
        self._fading = None
        self.item.setVisible(self.seat != NONE)

    def forget(self) -> None:
        """Another table is shown, on which none is open."""
        if self._fading is not None:
            self._fading.stop()
            self._fading = None
        self.seat = NONE
        self.scene.opened_court = (NONE, ())
        self.item.set_pinned(False)
        self.item.setVisible(False)

    def _open(self, seat: int) -> None:
        if seat == self.seat:
            return
        self.close()
        self.forget()
        self.seat = seat
        self.follow()
        self.item.setOpacity(0.0 if self.scene.glides else 1.0)
        self.item.setVisible(True)
        if self.scene.glides:
            self._fade(1.0)
        self.scene.lay_court(seat)

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
        scene.opened_court = (self.seat, self.item.tile_rects())


HEAD: Final = 34.0
FOOT: Final = 20.0
"""How high the line is that says whose a card is, at unit 1."""
BRACKETS: Final = 9.0
"""How far brackets reach beyond a card, at unit 1."""
GAP: Final = 20.0
MOST_WIDE: Final = 124.0
EDGES: Final = (6.0, 9.0)
"""How far the tray goes beyond the market at the head and at the right, where its frames and coins do too."""


def tray_room(market: QRectF, unit: float) -> QRectF:
    """Return the rectangle of the tray over the market."""
    return market.adjusted(0, -EDGES[0] * unit, EDGES[1] * unit, 0)


def tray_rects(room: QRectF, count: int, unit: float) -> list[QRectF]:
    """Return the largest rectangles for this many cards in rows of the same length; their feet stay free."""
    if not count:
        return []
    inner = room.adjusted(14 * unit, HEAD * unit + 12 * unit, -14 * unit, -4 * unit)
    gap, around = GAP * unit, (FOOT + 2 * BRACKETS) * unit

    def wide(columns: int) -> float:
        rows = -(-count // columns)
        high = inner.height() / rows - around
        return min((inner.width() - gap * (columns - 1)) / columns, high / TILE_RATIO, MOST_WIDE * unit)

    columns = max(range(1, count + 1), key=lambda number: (round(wide(number), 3), -number))
    side = float(int(wide(columns)))
    step_down = side * TILE_RATIO + around
    left = inner.center().x() - (min(columns, count) * (side + gap) - gap) / 2
    top = inner.center().y() - step_down * -(-count // columns) / 2 + BRACKETS * unit
    return [
        QRectF(
            round(left + (index % columns) * (side + gap)),
            round(top + (index // columns) * step_down),
            side,
            round(side * TILE_RATIO),
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
        # Nothing of the market shines through: what lies there is not asked about.
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(OAK_PANEL if dress.dark else dress.vellum)
        painter.drawRoundedRect(self.rect.adjusted(2, 2, -2, -2), 6, 6)
        fine_panel(painter, dress.panel, self.rect)
        painter.setPen(dress.heading)
        head = QRectF(16 * unit, 6 * unit, self.rect.width() - 32 * unit, HEAD * unit)
        draw_text(painter, head, self.heading, 17 * unit, QFont.Weight.DemiBold)
        painter.setPen(dress.text_2)
        for rect, name in self.captions:
            foot = rect.bottom() + BRACKETS * unit
            below = QRectF(rect.left() - GAP * unit / 2, foot, rect.width() + GAP * unit, FOOT * unit)
            draw_text(painter, below.translated(-self.pos()), name, 13 * unit, align=Qt.AlignmentFlag.AlignHCenter)
