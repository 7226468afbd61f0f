"""The Oriflamme table as one seat sees it: cards, cloth, panels, and everything that happens to them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme import events as told
from gonfalon.games.oriflamme.table import RESOLUTION, Table
from gonfalon.session.seats import Seat
from gonfalon.ui.board.card import CaptionItem, CardItem
from gonfalon.ui.board.director import Director, Motion, animate
from gonfalon.ui.board.furniture import BannerItem, ClothItem
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.board.pointer import Pointer
from gonfalon.ui.games.oriflamme.asking import Asking
from gonfalon.ui.games.oriflamme.focus import Focus
from gonfalon.ui.games.oriflamme.layout import Home, Layout
from gonfalon.ui.games.oriflamme.marks import CoinItem, DirectionItem, PreviewItem
from gonfalon.ui.games.oriflamme.measures import Measures
from gonfalon.ui.games.oriflamme.stories import story
from gonfalon.ui.games.oriflamme.strips import GamePanel, SeatFigures, SeatPanel
from gonfalon.ui.games.oriflamme.wording import Wording
from gonfalon.ui.look import panels
from gonfalon.ui.look.cards import CardLook

__all__ = ["OriflammeScene"]

Ease = QEasingCurve.Type


class OriflammeScene(QGraphicsScene):
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
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.words = words
        self.table: Table | None = None  # type: ignore[assignment]
        self.viewer = -1
        self.seats: tuple[Seat, ...] = ()
        self.deciding = -1
        """The seat that is asked now, -1 for none."""
        self.size = QSizeF(1280, 800)
        self.scroll = 0.0
        self.items_by_number: list[CardItem] = []
        self.captions: list[CaptionItem] = []
        self.panels_by_seat: list[SeatPanel] = []
        self.cloth = ClothItem()
        self.game_panel = GamePanel()
        self.banner = BannerItem()
        self.direction = DirectionItem()
        self.preview = PreviewItem()
        for item in (self.cloth, self.game_panel, self.banner, self.direction, self.preview):
            self.addItem(item)
        self.cloth.setZValue(-10)
        self.banner.setZValue(20)
        self.direction.setZValue(30)
        self.director = Director(self.rebuild, self)
        self.pointer = Pointer(self, self)
        self.asking = Asking(self)
        self.focus = Focus(self)
        self._coins: list[CoinItem] = []
        self._pointed: CardItem | None = None
        self.measures = Measures.of(1280, 800, 3, 0)

    # -- building --------------------------------------------------------------------------------------------------------

    @property
    def motion(self) -> Motion:
        return self.director.motion

    def show_table(self, table: Table, viewer: int, seats: Sequence[Seat], words: Wording) -> None:
        """Clear the board and build it from a seat's own table; viewer -1 is a spectator."""
        self.pointer.cancel()
        self.director.forget()
        self.asking.clear()
        self.drop_coins()
        for old in (*self.items_by_number, *self.captions, *self.panels_by_seat):
            self.removeItem(old)
        self.table, self.viewer, self.seats, self.words = table, viewer, tuple(seats), words
        self.deciding = -1
        self.scroll = 0.0
        self._pointed = None
        owner, families = table.seating.owner, table.seating.families
        self.items_by_number = [CardItem(number, families[seat]) for number, seat in enumerate(owner)]
        self.captions = []
        self.panels_by_seat = [SeatPanel(own=seat == viewer) for seat in range(len(seats))]
        for item in (*self.items_by_number, *self.panels_by_seat):
            self.addItem(item)
        self.focus.reset()
        self.lay_out(self.size)

    def lay_out(self, size: QSizeF) -> None:
        """Fit everything to a view of this size."""
        self.size = size
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if self.table is not None:
            self.rebuild()

    def set_words(self, words: Wording) -> None:
        """Say everything in another language."""
        self.words = words
        if self.table is not None:
            self.rebuild()
            self.asking.reword()

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""
        if self.table is None:
            return
        self.drop_coins()
        self._measure()
        self.refresh()
        for item, home in zip(self.items_by_number, self._homes(), strict=True):
            if item is self.pointer.dragged:
                continue
            self._give(item, home)
            item.setVisible(home.visible)
            item.setScale(1.0)
            item.put_home()
            item.setScale(home.scale)
            item.setOpacity(home.opacity)
            item.update()
        self.asking.relay()
        self._place_marks()

    def arrange(self, ms: int = 0, ease: Ease = Ease.OutCubic) -> QAbstractAnimation | None:
        """Send every card to where it belongs, in so many milliseconds or at once."""
        self._measure()
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
                item.put_home()
                item.setScale(home.scale)
                item.setOpacity(home.opacity)
                continue
            item.turned = 0.0
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
        self._place_marks()
        if group.animationCount() == 0:
            return None
        return group

    def _give(self, item: CardItem, home: Home) -> None:
        item.home, item.home_turn, item.home_z = home.pos, home.turn, home.z
        item.set_width(home.width)

    def _homes(self) -> list[Home]:
        return Layout(self).homes()

    def _measure(self) -> None:
        """Take the measures for what lies on the table now."""
        rivals = sum(not panel.own for panel in self.panels_by_seat)
        measures = Measures.of(self.size.width(), self.size.height(), rivals, Layout.places(self))
        changed = measures != self.measures
        self.measures = measures
        unit = measures.unit
        self.cloth.place(measures.cloth, unit)
        self.game_panel.place(measures.game, measures.side_unit)
        self.banner.place(measures.banner, unit)
        strips = iter(measures.strips)
        # Rivals sit in the order of play, beginning behind the seat whose hand is shown.
        count = len(self.panels_by_seat)
        for offset in range(1, count + 1) if self.viewer >= 0 else range(count):
            seat = (max(self.viewer, 0) + offset) % count
            panel = self.panels_by_seat[seat]
            rect = measures.own if panel.own else next(strips)
            if panel.scene_rect() != rect or panel.unit != unit:
                panel.place(rect, unit)
        if changed:
            self.relaid.emit()

    # -- what lies where -------------------------------------------------------------------------------------------------

    def apply(self, event: told.Event) -> None:
        """Let an event happen to the seat's own table."""
        self.telling.emit(event)
        event.apply(self.table)
        self.refresh()

    def play(self, events: Sequence[told.Event]) -> None:
        """Tell these events, one after the other; the prompt is rolled up meanwhile."""
        self.asking.clear()
        self.pointer.cancel()
        self.director.tell([story(self, event) for event in events])

    def ask(self, decision: Decision | None) -> None:
        """Show what is asked, of the seat at the screen or of another."""
        self.deciding = -1 if decision is None else decision.seat
        self.refresh()
        self.asking.show(decision)
        if self.motion.off or self.motion.reduced or not self.director.idle:
            self.rebuild()
        else:
            self.rebuild()
            if self.banner.isVisible():
                unroll = animate(self.banner, b"unrolled", 1.0, self.motion.ms(200), Ease.OutCubic, start=0.2)
                unroll.setParent(self)
                unroll.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def refresh(self) -> None:
        """Take faces, coins and figures from the table; nothing moves."""
        table = self.table
        acting = table.acted if table.phase == RESOLUTION and not table.vacant else -1
        if acting >= 0 and acting not in table.queue:
            acting = -1
        hand = set(table.hands[self.viewer]) if self.viewer >= 0 else set()
        for item in self.items_by_number:
            number = item.number
            if item.look is None or table.faces[number] is None or item.look.name != self._name(number):
                self.learn(item)
            item.face_up = bool(table.open[number]) or number in hand
            item.coins = table.influence[number]
            item.verdicts = table.verdicts[number]
            item.stack = 1
            item.resolving = number == acting
        for slot, number in enumerate(table.queue):
            self.items_by_number[number].stack = len(table.stack(slot))
        for seat, panel in enumerate(self.panels_by_seat):
            panel.show_figures(self._figures(seat))
        title = "Oriflamme"
        self.game_panel.show_round(title, self.words.phase(table), table.round, table.seating.rounds)
        for item in self.items_by_number:
            if item.isVisible():
                item.update()

    def _name(self, number: int) -> str:
        face = self.table.faces[number]
        return "" if face is None else self.words.card(self.table.seating.cards.kinds[face].id)

    def learn(self, item: CardItem) -> None:
        """Let an item take its face from the table, if the seat knows it."""
        face = self.table.faces[item.number]
        if face is None:
            item.look = None
            return
        kind = self.table.seating.cards.kinds[face]
        item.look = CardLook(kind.id, kind.type, item.family, self.words.card(kind.id), self.words.text(kind.id))

    def _figures(self, seat: int) -> SeatFigures:
        table = self.table
        who = self.seats[seat]
        return SeatFigures(
            family=who.family,
            name=who.name,
            line=self.words.seat_line(who.family, who.bot, own=seat == self.viewer),
            influence=table.pool[seat],
            hand=len(table.hands[seat]),
            discards=len(table.discard_pile(seat)),
            reserve=len(table.reserve(seat)),
            first=seat == table.first and table.round > 0,
            active=seat == self.deciding,
        )

    def card_place(self, seat: int) -> QPointF:
        """Where cards of a seat come from and fall to."""
        return self.panels_by_seat[seat].card_place()

    def slot_place(self, slot: int) -> int:
        """The place on the cloth of a slot of the queue, counted from the left."""
        return Layout.place_of(self, slot)

    def _place_marks(self) -> None:
        measures, table = self.measures, self.table
        row = Layout.row(self)
        lead = Layout.lead(self)
        placed = {}
        for slot, number in enumerate(table.queue):
            placed[slot] = (number, row.x(Layout.visual(self, slot + lead), self.scroll))
        while len(self.captions) < len(placed):
            caption = CaptionItem()
            caption.setZValue(1)
            self.addItem(caption)
            self.captions.append(caption)
        under = measures.row_y + row.card_width * 0.7 + 5 * measures.unit
        for slot, caption in enumerate(self.captions):
            caption.setVisible(slot in placed and not self.asking.opens_gaps)
            if slot in placed:
                number, x = placed[slot]
                own = table.seating.owner[number] == self.viewer and not table.open[number]
                text = self._name(number) if own else str(slot + 1)
                caption.show_text(text, self.items_by_number[number].family if own else None, row.card_width, measures.unit)
                caption.setPos(x, under)
        acting = table.acted if table.phase == RESOLUTION and table.at >= 0 and not table.vacant else -1
        rightwards = table.seating.direction == "left-to-right"
        x = measures.cloth.center().x()
        slot = table.at if acting >= 0 and table.at < len(table.queue) else -1
        if slot in placed:
            x = placed[slot][1]
        text = "" if table.phase == RESOLUTION else self.words.direction(rightwards)
        self.direction.show_text(text, rightwards, QPointF(x, measures.cloth.top()), measures.unit)
        self._show_preview()

    # -- small things that fly ---------------------------------------------------------------------------------------------

    def coin(self, at: QPointF) -> CoinItem:
        """A coin in flight; `drop_coins` takes all of them away."""
        coin = CoinItem(26 * self.measures.unit)
        coin.setPos(at)
        self.addItem(coin)
        self._coins.append(coin)
        return coin

    def drop_coins(self) -> None:
        for coin in self._coins:
            self.removeItem(coin)
        self._coins.clear()

    # -- preview ---------------------------------------------------------------------------------------------------------

    def point_at(self, item: CardItem | None) -> None:
        """Show a card large, because the mouse rests on it or it has the focus."""
        if item is not self._pointed:
            self._pointed = item
            self._show_preview()

    def show_look(self, look: CardLook | None, family: str | None = None) -> None:
        """Show a card large that need not lie on the table."""
        if look is None and family is None:
            self._show_preview()
        else:
            self.preview.show_card(look, family, "", self.measures.preview, self.measures.preview_caption, self.measures.side_unit)

    def _show_preview(self) -> None:
        table, caption = self.table, ""
        item = self._pointed
        if item is not None and not (item.isVisible() and item.look is not None):
            item = None
        if item is None and table.phase == RESOLUTION and table.acted >= 0 and not table.vacant:
            acting = self.items_by_number[table.acted]
            if acting.look is not None:
                item, caption = acting, self.words.resolving_now()
        measures = self.measures
        look = None if item is None else item.look
        self.preview.show_card(look, None, caption, measures.preview, measures.preview_caption, measures.side_unit)

    # -- the pointer's board -----------------------------------------------------------------------------------------------

    def may_lift(self, card: CardItem) -> bool:
        return self.asking.may_lift(card)

    def lift(self, card: CardItem) -> list[PlaceItem]:
        return self.asking.lift(card)

    def drop(self, card: CardItem, place: PlaceItem | None) -> None:
        self.asking.drop(card, place)

    def let_go(self, card: CardItem) -> None:
        self.asking.let_go(card)

    def click(self, item: QGraphicsItem | None) -> None:
        self.focus.hide()
        if isinstance(item, SeatPanel):
            self.pile_wanted.emit(self.panels_by_seat.index(item))
        else:
            self.asking.click(item)

    def glide_home(self) -> None:
        """Let everything that was moved by hand go back."""
        group = self.arrange(self.motion.ms(240), Ease.OutCubic)
        if group is not None:
            group.setParent(self)
            group.finished.connect(self._glided)
            group.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def _glided(self) -> None:
        if self.director.idle and self.pointer.dragged is None:
            self.rebuild()

    # -- Qt's events -------------------------------------------------------------------------------------------------------

    def _at(self, point: QPointF) -> QGraphicsItem | None:
        """The card, place or panel at a point; what is being dragged does not count."""
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemBoundingRect, Qt.SortOrder.DescendingOrder):
            if item is self.pointer.dragged or not isinstance(item, QGraphicsObject):
                continue
            local = item.mapFromScene(point)
            if isinstance(item, CardItem) and item.size.contains(local) and item.opacity() > 0.5:
                return item
            if isinstance(item, PlaceItem) and item.rect.contains(local) and (item.style != "cover" or not item.calm):
                return item
            if isinstance(item, SeatPanel) and item.rect.contains(local):
                return item
        return None

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        if not self.director.idle:
            self.director.finish()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(event, self._at(event.scenePos()))
        else:
            self.pointer.cancel()
            self.asking.put_down()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(event)
        else:
            self.focus.hover(self._at(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(event, self._at(event.scenePos()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll_by(-event.delta() * 0.6)
        event.accept()

    def scroll_by(self, way: float) -> None:
        """Move a row that is longer than the cloth."""
        overflow = Layout.row(self).overflow
        scroll = min(max(self.scroll + way, 0.0), overflow)
        if scroll != self.scroll:
            self.scroll = scroll
            self.rebuild()

    def scroll_to(self, slot: int) -> None:
        """Bring a slot to the middle of the cloth, if the row is longer than that."""
        self.scroll = Layout.row(self).scroll_to(self.slot_place(slot))

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        panels.table_texture(painter, self.sceneRect())
