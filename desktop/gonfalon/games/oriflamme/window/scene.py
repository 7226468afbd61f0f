"""The Oriflamme table as one seat sees it: cards, cloth, panels, and everything that happens to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.table import RESOLUTION, Table
from gonfalon.games.oriflamme.texts.log_writer import describe_card
from gonfalon.games.oriflamme.texts.table_texts import TableTexts
from gonfalon.games.oriflamme.window.panels import (
    ReserveTab,
    ReserveTabs,
    RoundsPanel,
    SeatPanel,
    VerdictTray,
    figures_of,
    measured_layout,
    place_panels,
)
from gonfalon.games.oriflamme.window.queue_card import KnownFaces, QueueCard
from gonfalon.games.oriflamme.window.queue_layout import QueueRow, StackFan, rest_poses
from gonfalon.games.oriflamme.window.row_decorations import CaptionItem, DirectionItem, RowDecorations, TurnItem
from gonfalon.games.oriflamme.window.table_layout import TableLayout
from gonfalon.texts.log_entries import LogFigure
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import EventAnimation
from gonfalon.ui.board.card import CardItem, Glide, RestPose
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.event_table import EventTable
from gonfalon.ui.board.focus import HAND, PLACES, Zone
from gonfalon.ui.board.panel_items import ClothItem, PanelItem
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look import state_marks
from gonfalon.ui.look.cards import BackLook, CardAppearance, CardLook

QUEUE, COVERED = "queue", "covered"
HELD = 1.2
"""How wide a card that is held is at most, in widths of the queue's cards."""


class OriflammeScene(TableScene):
    """The queue on its cloth, the hand in its fan, and around them what else lies on an Oriflamme table."""

    table: Table
    words: TableTexts
    measures: TableLayout
    items_by_number: list[QueueCard]
    panels_by_seat: list[SeatPanel]
    game_panel: RoundsPanel
    pages: ClassVar = {
        DropTargetItem: "placement",
        RoundsPanel: "round",
        DirectionItem: "resolution",
        CaptionItem: "resolution",
        TurnItem: "resolution",
        VerdictTray: "verdicts",
    }
    page_of_parts = "components"

    def __init__(self, words: TableTexts, event_table: EventTable[EventAnimation]) -> None:
        super().__init__(words, event_table)
        self._learnt_in: TableTexts | None = None
        """What the faces were last written in."""
        self.measures = TableLayout.of(1280, 800, 3)
        self.cloth = ClothItem()
        self.game_panel = RoundsPanel()
        self.tray = VerdictTray()
        for item in (self.cloth, self.game_panel, self.tray):
            self.addItem(item)
        self.cloth.setZValue(-10)
        self.shelves = ReserveTabs(self)
        self.fan = StackFan(self)
        self.row_decorations = RowDecorations(self)

    # -- what every table says of itself -------------------------------------------------------------------------------

    def new_cards(self) -> list[QueueCard]:
        owner, families = self.table.seating.owner, self.table.seating.families
        return [QueueCard(number, families[seat]) for number, seat in enumerate(owner)]

    def new_panels(self) -> list[SeatPanel]:
        # Five strips have no room beside each other: a spectator finds the fifth where a player's own panel is.
        corner = self.front if self.front >= 0 else 4
        return [SeatPanel(own=seat == corner) for seat in range(len(self.seats))]

    def clear(self) -> None:
        self.fan.forget()
        self.shelves.reset()
        self.row_decorations.reset()

    @property
    def faces(self) -> KnownFaces:
        """The faces of the cards in the words of now."""
        return KnownFaces(self.table, self.words, self.all_open, self.own_families)

    @property
    def lifted(self) -> int:
        """The card that is lifted out of the row and waits for its gap, -1 for none."""
        asked = self.move_input.decision
        return int(asked.prompt.it) if asked is not None and asked.prompt.word == "gap" else -1

    @property
    def row(self) -> QueueRow:
        """The row as it lies now, to be asked for anew after every change."""
        return QueueRow(self.table, self.front, self.measures, self.lifted)

    def refresh(self) -> None:
        table, words, faces = self.table, self.words, self.faces
        if self._learnt_in is not words:
            self._learnt_in = words
            for item in self.items_by_number:
                self.learn(item)
        in_own_hand = table.hands[self.front] if self.front >= 0 else ()
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        covered = self.fan.cards()
        for item in self.items_by_number:
            number = item.number
            if (None if item.look is None else item.look.kind) != faces.kind_of(number):
                self.learn(item)
            in_queue = number in table.queue
            item.face_up = bool(table.open[number]) or number in in_own_hand
            item.coins = table.influence[number]
            item.verdicts = table.verdicts[number]
            item.waiting = in_queue and number in table.fresh
            item.stack = 1
            item.resolving = in_queue and number == acting
            item.veiled = (item.hovered or item.focused) and not self.move_input.eligible(number)
            item.label = faces.name_of(number) if number in covered and not item.face_up else ""
        for slot, number in enumerate(table.queue):
            self.items_by_number[number].stack = len(table.stack(slot))
        for seat, panel in enumerate(self.panels_by_seat):
            who, own = self.seats[seat], seat == self.front
            panel.show_figures(figures_of(table, seat, who, words, own, active=seat == self.deciding))
        self.game_panel.show_round(words.game(), words.phase(table), table.round, table.seating.rounds)
        self.shelves.refresh(faces)
        self.tray.show_pool(table)
        for item in self.items_by_number:
            if item.isVisible():
                item.update()

    def learn(self, item: CardItem) -> None:
        assert isinstance(item, QueueCard)
        item.look = self.look(item.number)

    def measure(self) -> None:
        panels = self.panels_by_seat
        measures = measured_layout(self.size, self.table, panels, self.front)
        changed, self.measures = measures != self.measures, measures
        unit, column = measures.unit, measures.column
        self.cloth.spread_out(measures.cloth, measures.border, unit)
        self.game_panel.place(column.game, unit)
        self.banner.place(measures.banner, unit)
        self.tray.setVisible(not column.tally.isEmpty())
        if self.tray.scene_rect() != column.tally or self.tray.unit != unit:
            self.tray.place(column.tally, unit)
        place_panels(panels, self.viewer, self.front, measures)
        self.shelves.place(panels, measures)
        if changed:
            self.relaid.emit()

    def homes(self) -> list[RestPose]:
        away = [self.card_place(seat) for seat in range(len(self.panels_by_seat))]
        return rest_poses(self.row, away, self.shelves.items, self.items_by_number, self.fan, self.move_input)

    def gliding_panels(self) -> Sequence[PanelItem]:
        return [self.cloth]

    def place_around(self, glide: Glide | None) -> None:
        self.row_decorations.place(self.row, self.faces, self.items_by_number, glide)
        self.show_look(None)

    def lie_still(self) -> None:
        self.shelves.lie_still()
        self.tray.send_away(0)

    def look_away(self) -> None:
        self.end_preview()
        self.fan.forget()

    def point_at(self, thing: QGraphicsObject | None) -> None:
        if self.row_decorations.point_at(thing if isinstance(thing, (QueueCard, ReserveTab)) else None):
            self.show_look(None)

    def stage_rect(self) -> QRectF:
        unit = self.measures.unit
        return self.measures.cloth.adjusted(40 * unit, 34 * unit, -40 * unit, -22 * unit)

    def since_place(self) -> QRectF:
        measures, unit = self.measures, self.measures.unit
        own, high = measures.own, 44 * unit
        shelf = measures.shelf_high if self.front >= 0 and self.table.reserve(self.front) else 0
        return QRectF(own.left(), own.top() - shelf - high - 10 * unit, own.width(), high)

    def since_room(self) -> QRectF:
        # The hand lies beside it.
        place, measures = self.since_place(), self.measures
        place.setRight(measures.hand.x() - measures.hand_room / 2 - 4 * measures.unit)
        return place

    def figure_unit(self, figure: LogFigure) -> float:
        unit = super().figure_unit(figure)
        return self.items_by_number[figure.thing].change_unit(unit) if isinstance(figure.thing, int) else unit

    def figure_place(self, figure: LogFigure) -> QPointF | None:
        if not isinstance(figure.thing, int):
            return super().figure_place(figure)
        item = self.items_by_number[figure.thing]
        # As wide as figures of one digit are.
        at = item.change_place(state_marks.change_text(-1), self.figure_unit(figure))
        return item.home + at if item.isVisible() else None

    # -- what lies where, for the keys and for screen readers ----------------------------------------------------------

    def all_zones(self) -> Iterable[Zone]:
        table, move_input = self.table, self.move_input
        row = self.row
        queue = [self.items_by_number[card] for card in table.queue]
        held = move_input.selected >= 0 or self.lifted >= 0
        places = [place for place in move_input.places if place.style != "chip"] if held else []
        places.sort(key=lambda place: row.way_to(place.rect.center()))
        shelves: dict[bool, list[ReserveTab]] = {True: [], False: []}
        for seat, panel in enumerate(self.panels_by_seat):
            shelves[panel.own] += self.shelves.of(seat)
        shelves[False].sort(key=lambda shelf: shelf.pos().x())
        covered = [self.items_by_number[card] for card in self.fan.cards()]
        return (
            self.rivals_zone(),
            Zone("shelves", translate("Focus", "Other players’ reserves"), shelves[False]),
            self.places_zone(places),
            Zone(QUEUE, translate("Focus", "Queue"), queue if row.rightwards else queue[::-1]),
            Zone(COVERED, translate("Focus", "Covered cards"), covered),
            self.hand_zone(table.hands[self.front] if self.front >= 0 else ()),
            Zone("own shelves", translate("Focus", "Your reserve"), shelves[True]),
            self.own_zone(),
            Zone("tray", translate("Focus", "Verdicts"), [self.tray] if self.tray.isVisible() else ()),
        )

    def first_zones(self) -> Sequence[str]:
        answers = {"target": QUEUE, "gap": PLACES, "place": HAND}
        return (answers.get(self.move_input.word, self.focus.zone), HAND, QUEUE)

    def shows_more(self, thing: QGraphicsObject | None) -> bool:
        return isinstance(thing, (QueueCard, ReserveTab))

    def keys_at(self, thing: QGraphicsItem | None) -> None:
        self.fan.reach(thing)

    def may_take(self, card: CardItem) -> bool:
        return not self.fan.holds(card.number)

    def close_what_is_open(self) -> bool:
        return self.fan.top >= 0 and self.fan.close()

    def beside(self, thing: QGraphicsObject, across: int, down: int) -> QGraphicsObject | None:
        if self.focus.zone == COVERED and down < 0:
            # From a fan back to the stack itself, wherever the fan reaches to.
            return self.items_by_number[self.fan.top]
        if self.measures.rows > 1 and self.focus.zone in (QUEUE, PLACES):
            return self._beside_in_rows(thing, across, down)
        return None

    def _beside_in_rows(self, thing: QGraphicsObject, across: int, down: int) -> QGraphicsObject | None:
        """Return what lies beside a thing of two rows: where they turn, left and right lead from one to the other."""
        middle = (self.measures.row_ys[0] + self.measures.row_ys[-1]) / 2
        things, at = self.focus.things_of(self.focus.zone), _middle(thing)
        lower = at.y() > middle
        if across:
            index = things.index(thing) + (-across if lower else across)
            return things[index] if 0 <= index < len(things) else thing
        others = [one for one in things if (_middle(one).y() > middle) != lower] if (down > 0) != lower else []
        return min(others, key=lambda one: abs(_middle(one).x() - at.x()), default=None)

    def spoken(self, thing: QGraphicsObject) -> str:
        viewer = self.viewer
        if self.all_open and isinstance(thing, (CardItem, ReserveTab)):
            viewer = self.table.seating.owner[thing.number]  # whose owner knows what is seen to lie there
        if isinstance(thing, CardItem):
            return describe_card(self.table, thing.number, viewer, self.words.language, self.words.reader)
        if isinstance(thing, DropTargetItem):
            return thing.meaning or thing.word
        if isinstance(thing, SeatPanel) and thing.figures is not None:
            return f"{thing.figures.name}, {thing.figures.line}\n{self.tip_of(thing)}"
        if isinstance(thing, VerdictTray):
            return thing.words()
        if not isinstance(thing, ReserveTab):
            return ""
        parts = [describe_card(self.table, thing.number, viewer, self.words.language, self.words.reader)]
        if thing.look is not None and thing.text != thing.look.name:
            parts.append(thing.text)
        if thing.coins is not None:
            parts.append(translate("Table", "%n influence on it", "", thing.coins))
        return "\n".join(parts)

    # -- what happens --------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision | None, view: View | None = None) -> None:
        self.end_preview()
        super().ask(decision, view)

    def preview_targets(self, cards: Iterable[int], style: str) -> None:
        """Mark cards for as long as an answer is pointed at, `plus` where something would be put on them, `brackets`
        where they could be chosen."""
        marked = set(cards)
        for item in self.items_by_number:
            wanted = style if item.number in marked else ""
            if item.previewed != wanted:
                item.previewed = wanted
                item.update()

    def end_preview(self) -> None:
        """Take the marks of `preview_targets` away."""
        self.preview_targets((), "")

    def show_look(self, look: CardLook | None) -> None:
        if look is None:
            held = self.drag_controller.dragged if isinstance(self.drag_controller.dragged, QueueCard) else None
            advised = self.advised_card
            assert advised is None or isinstance(advised, QueueCard)
            self.row_decorations.show_preview(
                self.row, self.faces, self.last_told, held, advised, past=bool(self.past.words)
            )
        else:
            self.row_decorations.show_large(look, translate("Preview", "From the chronicle"), self.measures)

    def name_of(self, number: int) -> str:
        """The name of a card in the words of now, empty where the seat does not know it."""
        return self.faces.name_of(number)

    def look(self, number: int) -> CardLook | None:
        """Return the look of a card's face, None where the seat does not know it."""
        return self.faces.look_of(number)

    def drawing_of(self, thing: QGraphicsObject) -> CardAppearance | None:
        if not isinstance(thing, (QueueCard, ReserveTab)):
            return None
        return self.look(thing.number) or BackLook(self.table.seating.families[self.table.seating.owner[thing.number]])

    def page_of(self, thing: QGraphicsObject) -> str:
        if isinstance(thing, (QueueCard, ReserveTab)):
            return self.faces.kind_of(thing.number) or "keep-or-reveal"
        return super().page_of(thing)

    def coin(self, at: QPointF) -> QGraphicsObject:
        """A coin in flight, as large as this table wants it."""
        return self.effects.fly(at, 26 * self.measures.unit, "coin-1")

    def token(self, at: QPointF) -> QGraphicsObject:
        """A verdict token in flight, as large as on a card of the queue."""
        return self.effects.fly(at, self.row.spread.card_width * 0.44, "token-verdict")

    def tip_of(self, item: QGraphicsItem) -> str:
        words, table = self.words, self.table
        if isinstance(item, SeatPanel):
            seat = self.panels_by_seat.index(item)
            return words.panel_tip(table, seat, own=self.is_own(seat))
        if item is self.game_panel:
            return words.rounds_tip(table)
        if item is self.row_decorations.direction:
            return words.direction(table.seating.direction == "left-to-right")
        if isinstance(item, ReserveTab):
            return words.reserve_tip(item.text)
        return words.pool_tip(self.tray.words()) if item is self.tray else super().tip_of(item)

    def figure_tips(self, seat: int) -> Iterable[tuple[str, str]]:
        return self.words.figure_tips(self.table, seat)

    def tip_at(self, point: QPointF) -> str:
        return self._mark_at(point) or super().tip_at(point)

    def _mark_at(self, point: QPointF) -> str:
        """Return the description of the card mark seen at a point, empty where there is none."""
        for item in self.items(point):
            if isinstance(item, QueueCard) and item.opacity() > 0.5:
                at = item.mapFromScene(point)
                if mark := item.mark_at(at):
                    return self.words.mark_tip(self.table, item.number, mark)
                if item.size.contains(at):
                    break
        return ""

    # -- the pointer's board -------------------------------------------------------------------------------------------

    def mark_origin(self, card: CardItem | None) -> None:
        super().mark_origin(card)
        if self.built:
            self.show_look(None)

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        self.fan.close()
        # It hides little of the places where it may go, and lies on one of them alone.
        card.set_size(min(card.width, self.row.spread.card_width * HELD))
        return super().lift(card)

    def click(self, item: QGraphicsItem | None) -> None:
        in_fan = isinstance(item, QueueCard) and self.fan.holds(item.number)
        self.focus.hide()
        if isinstance(item, ReserveTab) or in_fan:
            assert isinstance(item, QGraphicsObject)
            self.point_at(item)
        elif not isinstance(item, VerdictTray):
            super().click(self._uncovered(item))

    def _uncovered(self, item: QGraphicsItem | None) -> QGraphicsItem | None:
        """The top card of a stack for what peeps out beneath it: only that exists for the rules."""
        if isinstance(item, QueueCard) and item.number not in self.table.queue:
            for slot, top in enumerate(self.table.queue):
                if self.table.under[top] >= 0 and item.number in self.table.stack(slot):
                    return self.items_by_number[top]
        return item

    def hover(self, item: QGraphicsItem | None) -> None:
        super().hover(item)
        self.fan.point(item)


def _middle(thing: QGraphicsObject) -> QPointF:
    """Return the middle of a thing of the queue, as it lies at rest."""
    return thing.home if isinstance(thing, CardItem) else thing.mapToScene(thing.boundingRect().center())
