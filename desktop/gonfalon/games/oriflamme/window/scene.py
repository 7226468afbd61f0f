"""The Oriflamme table as one seat sees it: cards, cloth, panels, and everything that happens to them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.games.oriflamme.window.appearance import Appearance
from gonfalon.games.oriflamme.window.asking import Asking
from gonfalon.games.oriflamme.window.focus import Focus
from gonfalon.games.oriflamme.window.layout import Layout
from gonfalon.games.oriflamme.window.marks import EdgeItem
from gonfalon.games.oriflamme.window.measures import Measures
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.room import Room
from gonfalon.games.oriflamme.window.rounds_panel import RoundsPanel
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.shelves import Shelves
from gonfalon.games.oriflamme.window.stacks import Fan
from gonfalon.games.oriflamme.window.stories import story
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.games.oriflamme.window.surroundings import Surroundings
from gonfalon.games.oriflamme.window.tray import TrayItem
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Story
from gonfalon.ui.board.drift import Drift
from gonfalon.ui.board.furniture import ClothItem
from gonfalon.ui.board.home import Glide, Home
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.look.cards import CardLook

__all__ = ["OriflammeScene"]


class OriflammeScene(TableScene):
    """The queue on its cloth, the hand in its fan, and around them what else lies on an Oriflamme table."""

    table: Table
    words: Wording
    measures: Measures
    items_by_number: list[QueueCard]
    panels_by_seat: list[SeatPanel]
    asking: Asking
    focus: Focus
    game_panel: RoundsPanel

    def __init__(self, words: Wording) -> None:
        super().__init__(words)
        self.scroll = 0.0
        self.measures = Measures.of(1280, 800, 3, wide=False)
        self.cloth = ClothItem()
        self.game_panel = RoundsPanel()
        self.tray = TrayItem()
        for item in (self.cloth, self.game_panel, self.tray):
            self.addItem(item)
        self.cloth.setZValue(-10)
        self.room = Room(self)
        self.appearance = Appearance(self)
        self.shelves = Shelves(self)
        self.fan = Fan(self)
        self.surroundings = Surroundings(self)
        self.asking = Asking(self)
        self.focus = Focus(self)
        self.drift = Drift(self.scroll_by, self)

    # -- what every table says of itself -------------------------------------------------------------------------------

    def new_cards(self) -> list[QueueCard]:
        owner, families = self.table.seating.owner, self.table.seating.families
        return [QueueCard(number, families[seat]) for number, seat in enumerate(owner)]

    def new_panels(self) -> list[SeatPanel]:
        # Five strips have no room beside each other: a spectator finds the fifth where a player's own panel is.
        corner = self.viewer if self.viewer >= 0 else 4
        return [SeatPanel(own=seat == corner) for seat in range(len(self.seats))]

    def clear(self) -> None:
        self.scroll = 0.0
        self.room.wide = False
        self.fan.forget()
        self.shelves.reset()
        self.surroundings.reset()

    def refresh(self) -> None:
        self.appearance.refresh()

    def learn(self, item: CardItem) -> None:
        assert isinstance(item, QueueCard)
        self.appearance.learn(item)

    def measure(self) -> None:
        self.room.measure()

    def homes(self) -> list[Home]:
        return Layout(self).homes()

    def place_around(self, glide: Glide | None) -> None:
        self.surroundings.place(glide)

    def lie_still(self) -> None:
        self.shelves.lie_still()
        self.tray.send_away(0)

    def rebuild(self) -> None:
        super().rebuild()
        if self.built:
            self.scroll = min(self.scroll, Layout.row(self).overflow)

    def look_away(self) -> None:
        self.end_preview()
        self.fan.forget()

    def story(self, event: Event) -> Story:
        return story(self, event)

    def point_at(self, thing: QGraphicsObject | None) -> None:
        self.surroundings.point_at(thing if isinstance(thing, (QueueCard, ShelfItem)) else None)

    # -- what happens --------------------------------------------------------------------------------------------------

    def ask(self, decision: Decision | None) -> None:
        self.end_preview()
        super().ask(decision)

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
        self.surroundings.show_look(look)

    def name_of(self, number: int) -> str:
        """The name of a card in the words of now, empty where the seat does not know it."""
        return self.appearance.name_of(number)

    def look(self, number: int) -> CardLook | None:
        """What is on the face of a card, None where the seat does not know it."""
        return self.appearance.look_of(number)

    def slot_place(self, slot: int) -> int:
        """The place on the cloth of a slot of the queue, counted from the left."""
        return Layout.place_of(self, slot)

    def coin(self, at: QPointF) -> QGraphicsObject:
        """A coin in flight, as large as this table wants it."""
        return self.fly(at, 26 * self.measures.unit, "coin-1")

    def token(self, at: QPointF) -> QGraphicsObject:
        """A verdict token in flight, as large as on a card of the queue."""
        return self.fly(at, Layout.row(self).card_width * 0.44, "token-verdict")

    # -- the pointer's board -------------------------------------------------------------------------------------------

    def lift(self, card: CardItem) -> list[PlaceItem]:
        self.fan.close()
        return super().lift(card)

    def click(self, item: QGraphicsItem | None) -> None:
        in_fan = isinstance(item, QueueCard) and self.fan.holds(item.number)
        self.focus.hide()
        if isinstance(item, ShelfItem) or in_fan:
            assert isinstance(item, QGraphicsObject)
            self.point_at(item)
        elif isinstance(item, EdgeItem):
            self.scroll_by((-3 if item.left else 3) * Layout.row(self).step)
        elif not isinstance(item, TrayItem):
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

    def reaches(self, item: QGraphicsObject, point: QPointF) -> bool:
        if isinstance(item, EdgeItem):
            return item.area.contains(point)
        return super().reaches(item, point)

    # -- a row longer than the cloth -----------------------------------------------------------------------------------

    def scroll_by(self, way: float) -> None:
        """Move a row that is longer than the cloth."""
        overflow = Layout.row(self).overflow
        scroll = min(max(self.scroll + way, 0.0), overflow)
        if scroll != self.scroll:
            self.scroll = scroll
            self.rebuild()
            self.pointer.renew(self.asking.places)

    def carried(self, point: QPointF | None) -> None:
        self.drift.steer(point, self.measures.cloth, self.measures.unit)

    def scroll_to(self, slot: int) -> None:
        """Bring a slot to the middle of the cloth, if the row is longer than that."""
        self.scroll = Layout.row(self).scroll_to(self.slot_place(slot))
