"""The Oriflamme table as one seat sees it: cards, cloth, panels, and everything that happens to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPointF, QRectF, QSizeF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme import events as told
from gonfalon.games.oriflamme.table import Table
from gonfalon.session.seats import Seat
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import animate
from gonfalon.ui.board.drift import Drift
from gonfalon.ui.board.furniture import BannerItem, ClothItem
from gonfalon.ui.board.home import LIFT, Home
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.board.scene import BoardScene
from gonfalon.ui.games.oriflamme.appearance import Appearance
from gonfalon.ui.games.oriflamme.asking import Asking
from gonfalon.ui.games.oriflamme.focus import Focus
from gonfalon.ui.games.oriflamme.game_panel import GamePanel
from gonfalon.ui.games.oriflamme.layout import Layout
from gonfalon.ui.games.oriflamme.marks import EdgeItem
from gonfalon.ui.games.oriflamme.measures import Measures
from gonfalon.ui.games.oriflamme.queue_card import QueueCard
from gonfalon.ui.games.oriflamme.room import Room
from gonfalon.ui.games.oriflamme.shelf_item import ShelfItem
from gonfalon.ui.games.oriflamme.shelves import Shelves
from gonfalon.ui.games.oriflamme.stacks import Fan
from gonfalon.ui.games.oriflamme.stories import story
from gonfalon.ui.games.oriflamme.strips import SeatPanel
from gonfalon.ui.games.oriflamme.surroundings import Surroundings
from gonfalon.ui.games.oriflamme.tray import TrayItem
from gonfalon.ui.games.oriflamme.wording import Wording
from gonfalon.ui.look.cards import CardLook

__all__ = ["OriflammeScene"]

Ease = QEasingCurve.Type


class OriflammeScene(BoardScene):
    """Shows a seat's own table and nothing that the seat may not know, because it is given nothing else."""

    chosen = Signal(object)
    """A move that the person at the screen has made."""
    refused = Signal(str)
    """A sentence: why a card was not taken."""
    telling = Signal(object)
    """An event that is about to change the table."""
    pile_wanted = Signal(int)
    """Somebody wants to look at what lies before this seat."""
    choices_changed = Signal(object)
    """The list of choices that stand under the prompt."""
    focus_moved = Signal(object)
    """The thing of the board that the keys are at now."""
    relaid = Signal()
    """The measures have changed: what lies over the scene has to follow."""

    def __init__(self, words: Wording) -> None:
        super().__init__()
        self.words = words
        self._table: Table | None = None
        self.viewer = -1
        self.seats: tuple[Seat, ...] = ()
        self.deciding = -1
        """The seat that is asked now, -1 for none."""
        self.size = QSizeF(1280, 800)
        self.scroll = 0.0
        self._glide: QAbstractAnimation | None = None
        """What glides home by itself; there is never more than one such movement."""
        self.measures = Measures.of(1280, 800, 3, wide=False)
        self.items_by_number: list[QueueCard] = []
        self.panels_by_seat: list[SeatPanel] = []
        self.cloth = ClothItem()
        self.game_panel = GamePanel()
        self.banner = BannerItem()
        self.tray = TrayItem()
        for item in (self.cloth, self.game_panel, self.banner, self.tray):
            self.addItem(item)
        self.cloth.setZValue(-10)
        self.banner.setZValue(20)
        self.room = Room(self)
        self.appearance = Appearance(self)
        self.shelves = Shelves(self)
        self.fan = Fan(self)
        self.surroundings = Surroundings(self)
        self.asking = Asking(self)
        self.focus = Focus(self)
        self.drift = Drift(self.scroll_by, self)

    @property
    def built(self) -> bool:
        """Whether there is a table to show."""
        return self._table is not None

    @property
    def table(self) -> Table:
        """The seat's own table, as far as it has been told."""
        assert self._table is not None, "nothing is on this table yet"
        return self._table

    # -- building ------------------------------------------------------------------------------------------------------

    def show_table(self, table: Table, viewer: int, seats: Sequence[Seat], words: Wording) -> None:
        """Clear the board and build it from a seat's own table; viewer -1 is a spectator."""
        self.pointer.cancel()
        self._stop_gliding()
        self.director.forget()
        self.asking.clear()
        self.drop_coins()
        self.drop_picture()
        for old in (*self.items_by_number, *self.panels_by_seat):
            self.removeItem(old)
        self._table, self.viewer, self.seats, self.words = table, viewer, tuple(seats), words
        self.deciding = -1
        self.scroll = 0.0
        self.room.wide = False
        self.fan.forget()
        self.shelves.reset()
        self.surroundings.reset()
        owner, families = table.seating.owner, table.seating.families
        self.items_by_number = [QueueCard(number, families[seat]) for number, seat in enumerate(owner)]
        # Five strips have no room beside each other: a spectator finds the fifth where a player's own panel is.
        corner = viewer if viewer >= 0 else 4
        self.panels_by_seat = [SeatPanel(own=seat == corner) for seat in range(len(seats))]
        for item in (*self.items_by_number, *self.panels_by_seat):
            self.addItem(item)
        self.focus.reset()
        self.lay_out(self.size)

    def lay_out(self, size: QSizeF) -> None:
        """Fit everything to a view of this size."""
        self.size = size
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if self.built:
            self.rebuild()

    def set_words(self, words: Wording) -> None:
        """Say everything in another language."""
        self.words = words
        if self.built:
            self.rebuild()
            self.asking.reword()

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""
        if not self.built:
            return
        self.drop_coins()
        self.drop_picture()
        self.shelves.lie_still()
        self.tray.send_away(0)
        for panel in self.panels_by_seat:
            panel.counted_up()
        self.refresh()
        self.room.measure()
        self.scroll = min(self.scroll, Layout.row(self).overflow)
        for item, home in zip(self.items_by_number, self._homes(), strict=True):
            if item is self.pointer.dragged:
                continue
            self._give(item, home)
            item.setVisible(home.visible)
            item.put_home(home.scale, home.opacity)
            item.update()
        self.asking.relay()
        self.surroundings.place()

    def arrange(self, ms: int = 0, ease: Ease = Ease.OutCubic) -> QAbstractAnimation | None:
        """Send every card to where it belongs, in so many milliseconds or at once."""
        self.room.measure()
        group = QParallelAnimationGroup()
        for item, home in zip(self.items_by_number, self._homes(), strict=True):
            if item is self.pointer.dragged:
                continue
            before = item.width
            self._give(item, home)
            if not item.isVisible() and not home.visible:
                item.put_home()
                continue
            if item.width != before:
                item.setScale(item.scale() * before / item.width)
            item.setVisible(True)
            if not ms:
                item.put_home(home.scale, home.opacity)
                continue
            item.lie_still()
            if item.pos() != item.home:
                animate(item, b"pos", item.home, ms, ease, group=group)
            if item.rotation() != item.home_turn:
                animate(item, b"rotation", item.home_turn, ms, ease, group=group)
            if item.scale() != home.scale:
                animate(item, b"scale", home.scale, ms, ease, group=group)
            if item.opacity() != home.opacity:
                animate(item, b"opacity", home.opacity, ms, Ease.InQuint, group=group)
            if item.zValue() < 500:
                item.setZValue(item.home_z)
        self.asking.relay()

        def glide(item: QGraphicsObject, to: QPointF) -> None:
            if item.pos() != to:
                animate(item, b"pos", to, ms, ease, group=group)

        self.surroundings.place(glide if ms else None)
        if group.animationCount() == 0:
            return None
        return group

    def _give(self, item: QueueCard, home: Home) -> None:
        item.home, item.home_turn, item.home_z = home.pos, home.turn, home.z
        item.set_size(home.width)

    def _homes(self) -> list[Home]:
        return Layout(self).homes()

    # -- what lies where -----------------------------------------------------------------------------------------------

    def apply(self, event: told.Event) -> None:
        """Let an event happen to the seat's own table."""
        self.telling.emit(event)
        event.apply(self.table)
        self.refresh()

    def play(self, events: Sequence[told.Event]) -> None:
        """Tell these events, one after the other; the prompt is rolled up meanwhile."""
        self.asking.clear()
        self.end_preview()
        self.fan.forget()
        self.pointer.cancel()
        self._stop_gliding()
        self.director.tell([story(self, event) for event in events])

    def ask(self, decision: Decision | None) -> None:
        """Show what is asked, of the seat at the screen or of another."""
        self.deciding = -1 if decision is None else decision.seat
        self.end_preview()
        self.asking.show(decision)
        self.rebuild()
        if self.banner.isVisible() and not (self.motion.off or self.motion.reduced):
            self.run(animate(self.banner, b"unrolled", 1.0, self.motion.ms(200), Ease.OutCubic, start=0.2))

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

    def refresh(self) -> None:
        """Take faces, coins and figures from the table; nothing moves."""
        self.appearance.refresh()

    def name_of(self, number: int) -> str:
        """The name of a card in the words of now, empty where the seat does not know it."""
        return self.appearance.name_of(number)

    def look(self, number: int) -> CardLook | None:
        """What is on the face of a card, None where the seat does not know it."""
        return self.appearance.look_of(number)

    def learn(self, item: QueueCard) -> None:
        """Let an item take its face from the table, if the seat knows it."""
        self.appearance.learn(item)

    def card_place(self, seat: int) -> QPointF:
        """Where cards of a seat come from and fall to."""
        return self.panels_by_seat[seat].card_place()

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

    def may_lift(self, card: CardItem) -> bool:
        return self.asking.may_lift(card)

    def lift(self, card: CardItem) -> list[PlaceItem]:
        self.fan.close()
        if self._glide is not None:
            # The others glide on, but this one is in somebody's hand.
            self.glide_home()
        return self.asking.lift(card)

    def drop(self, card: CardItem, place: PlaceItem | None) -> None:
        self.asking.drop(card, place)

    def let_go(self, card: CardItem) -> None:
        self.asking.let_go(card)

    def click(self, item: QGraphicsItem | None) -> None:
        in_fan = isinstance(item, QueueCard) and self.fan.holds(item.number)
        self.focus.hide()
        if isinstance(item, ShelfItem) or (isinstance(item, QueueCard) and in_fan):
            self.surroundings.point_at(item)
        elif isinstance(item, EdgeItem):
            self.scroll_by((-3 if item.left else 3) * Layout.row(self).step)
        elif isinstance(item, SeatPanel):
            self.pile_wanted.emit(self.panels_by_seat.index(item))
        elif not isinstance(item, TrayItem):
            self.asking.click(self._uncovered(item))

    def _uncovered(self, item: QGraphicsItem | None) -> QGraphicsItem | None:
        """The top card of a stack for what peeps out beneath it: only that exists for the rules."""
        if isinstance(item, CardItem) and item.number not in self.table.queue:
            for slot, top in enumerate(self.table.queue):
                if self.table.under[top] >= 0 and item.number in self.table.stack(slot):
                    return self.items_by_number[top]
        return item

    def put_down(self) -> None:
        self.asking.put_down()

    def hover(self, item: QGraphicsItem | None) -> None:
        self.focus.hover(item)
        self.fan.point(item)

    def reaches(self, item: QGraphicsObject, point: QPointF) -> bool:
        if isinstance(item, CardItem):
            # A card that was lifted under the mouse stays under it, or it would fall and rise at its lower edge.
            size = item.size.adjusted(0, 0, 0, LIFT + 2) if item.hovered else item.size
            return size.contains(point) and item.opacity() > 0.5
        if isinstance(item, PlaceItem):
            return item.rect.contains(point) and (item.style != "cover" or not item.calm)
        return isinstance(item, (SeatPanel, ShelfItem, TrayItem, EdgeItem)) and item.area.contains(point)

    def glide_home(self) -> None:
        """Let everything that was moved by hand go back."""
        self._stop_gliding()
        self._glide = self.arrange(self.motion.ms(240), Ease.OutCubic)
        if self._glide is not None:
            self.run(self._glide, self._glided)

    def _stop_gliding(self) -> None:
        if self._glide is not None:
            glide, self._glide = self._glide, None
            glide.stop()

    def _glided(self) -> None:
        self._glide = None
        if self.director.idle and self.pointer.dragged is None:
            self.rebuild()

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
