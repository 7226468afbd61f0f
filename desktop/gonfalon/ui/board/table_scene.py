"""The table of a game as one seat sees it: everything about it that is the same for every game.

What a game brings, in a scene made from `TableScene`:

- Before anything is shown, in its `__init__` after `super().__init__(words, story)`: `measures`, and its furniture as
  items of the scene.
- `move_input` with the game's `Questions` (`board.move_input`), set by who makes the scene.
- `new_cards` and `new_panels` make what every table needs anew, in the order of card numbers and of seats; `clear`
  forgets what the game kept of the table before.
- `refresh` takes faces and figures from the table, moving nothing; `learn` does so for the face of one card alone,
  which is about to turn over.
- `measure` takes new `measures` for what lies on the table now, places panels and furniture by them, and emits
  `relaid` when they have changed.
- `homes` says where each card belongs, by its number; `place_around` puts what follows the cards, as captions do.
- `lie_still` ends what only movements show (a glow, a token that lies nowhere for it flies): the board is rebuilt.
- `look_away` closes what was only looked at, for something is about to happen.
- `point_at` shows more about the thing that the mouse rests on, `show_look`
  what a line of the chronicle names.
- How it shows its events (`event_table`) is handed to `super().__init__` beside the words.
- Where that is not enough: `click`, `hover`, `lift` and `reaches`, with `super()` for cards, places and panels.

A scene that has attributes of narrower types (`table`, `words`, `measures`, `items_by_number`, `panels_by_seat`,
`move_input`) says so by annotations in its class.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QParallelAnimationGroup,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneHelpEvent,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
)

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.seats import split_bot_name
from gonfalon.core.state import Decision, Table
from gonfalon.session.new_game import Seat, reader_of
from gonfalon.texts.game_log import LogGroup
from gonfalon.texts.log_entries import LogEntry, LogFigure
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import (
    AnimationQueue,
    AnimationSettings,
    Effects,
    EventAnimation,
    PauseController,
    animate,
)
from gonfalon.ui.board.captions import (
    CaptionAnimation,
    CaptionHold,
    SkippedEvent,
    group_passages,
    strikes_first,
    stroke_of,
)
from gonfalon.ui.board.card import IN_FLIGHT, LIFT, CardItem, GhostItem, Glide, RestPose, scale_after_resize
from gonfalon.ui.board.drag_and_drop import DragController, DropTargetItem
from gonfalon.ui.board.event_table import EventTable
from gonfalon.ui.board.focus import HAND, OWN, PLACES, RIVALS, BoardFocus, Zone
from gonfalon.ui.board.hint import PULSE_MS, AdvisedPlaces, HintItem, MoveArrow, MoveArrowsItem
from gonfalon.ui.board.move_input import InputScene
from gonfalon.ui.board.panel_items import FocusableItem, GamePanel, PanelItem, PromptItem
from gonfalon.ui.board.player_panel import PlayerPanel
from gonfalon.ui.board.previews import LoggedCards, PreviewOverlay, make_detail_popup
from gonfalon.ui.board.scene_marks import COIN, HistoryFrame, LightItem
from gonfalon.ui.board.table_layout import BaseTableLayout
from gonfalon.ui.look import art, panels, theme
from gonfalon.ui.look.cards import CardAppearance
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.plain_text import show_tip, tip_text

Ease = QEasingCurve.Type


class TableScene(InputScene):
    """Shows a seat's own table and nothing that the seat may not know, because it is given nothing else."""

    held = Signal(object)
    """A card has come into the hand of the player, or None: it has left it."""
    lost = Signal()
    """Somebody who is asked pressed Enter while the keys were at nothing."""
    applying = Signal(object)
    """An event that is about to change the table."""
    told = Signal(object)
    """A passage that begins to be told."""
    halted = Signal()
    """What was said waits: nothing goes on before somebody wants it to."""
    going_on = Signal()
    """Somebody clicks while everything stands still."""
    seat_wanted = Signal(int)
    """Somebody wants to look at what lies before this seat."""
    sheet_wanted = Signal(object)
    """A `DetailSheet` is to be laid over the table."""
    veil_wanted = Signal(object)
    """Something holds the table still until it is closed: what makes an `overlay.Veil` that lies over a parent."""
    said = Signal()
    """The prompt has other words although nothing is asked."""
    pace_wanted = Signal(str)
    """Another pace of automata is wanted: a word of `Settings.automaton_pace`."""
    page_wanted = Signal(str)
    """A page of the rules is to be opened."""
    explain_wanted = Signal()
    """Somebody wants to read what is asked about."""
    focus_moved = Signal(object)
    """The thing of the board that the keys are at now."""
    relaid = Signal()
    """The measures have changed: what lies over the scene has to follow."""

    measures: BaseTableLayout
    game_panel: GamePanel
    pages: ClassVar[Mapping[type[QGraphicsObject], str]] = {}
    """The pages of the rules about what lies on the table, by its kind; the first that fits is meant."""
    page_of_parts: ClassVar[str] = ""
    """The page about everything else; empty where there is none."""
    money: ClassVar[str] = COIN
    """The drawing of what is paid with."""

    def __init__(self, words: object, event_table: EventTable[EventAnimation]) -> None:
        """
        Args:
            words: what the game says in the language of now.
            event_table: how the events of this game are shown.
        """
        super().__init__()
        # Most items move: an index would be kept up for nothing.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.animation_queue = AnimationQueue(self.rebuild, self)
        self.focus = BoardFocus(self)
        self.drag_controller = DragController(self, self)
        self.ghost = GhostItem()
        self.addItem(self.ghost)
        self._mouse = QPoint()
        """Where on the screen the mouse was last."""
        self._resting: QPoint | None = None
        """Where it has answered and is still: what lies there is not pointed at before it goes on."""
        self.effects = Effects(self, self.animation_queue)
        self.words = words
        self.event_table = event_table
        self.together: Callable[..., list[EventAnimation]] | None = None
        """How several events are told in one story, after earlier ones; None where each has its own."""
        self.reader: Callable[[LogGroup], tuple[str, str]] = lambda log_group: ("", "")
        """The words of a passage and of its rule; empty for what is not said where the prompt stands."""
        self.row_words: Callable[[Sequence[LogGroup]], str] = lambda row: ""
        """The one sentence for a row of the same kind; empty where each of them is told by itself."""
        self._row: list[LogGroup] = []
        """The row that goes on if what comes next is of its kind."""
        self.wording: Callable[[LogEntry], str] = lambda line: ""
        """The sentence of a line."""
        self.page_view: Callable[[str], PageView | None] = lambda page: None
        """A page of the rules of this game, None for what is no page."""
        self._table: Table | None = None
        self.viewer = -1
        self.front = -1
        """The seat whose hand and panel lie before the player at the screen: the viewer, or another that is led too."""
        self.seats: tuple[Seat, ...] = ()
        self._own_face = ""
        self.chronicle_open = False
        """Whether the chronicle is open, with its moves and filters."""
        self._pointed_out: QGraphicsObject | None = None
        """What shows what a line of the chronicle is about."""
        self.all_open = False
        """Whether what the table knows of hidden cards is shown to whoever looks on."""
        self.deciding = -1
        """The seat that is asked now, -1 for none."""
        self.view: View | None = None
        """What the seat knew of the game when something was asked last, for who works out what a move brings."""
        self._pauses = PauseController()
        self.last_told = LoggedCards()
        """What is shown large while nothing is pointed at and nothing resolves."""
        self.size = QSizeF(1280, 800)
        self._glide: QAbstractAnimation | None = None
        """What glides home by itself; there is never more than one such movement."""
        self.items_by_number: Sequence[CardItem] = []
        self.panels_by_seat: Sequence[PlayerPanel] = []
        self.forecast = PreviewOverlay(self, self)
        self.focus_moved.connect(self._foresee)
        self.light = LightItem()
        self.addItem(self.light)
        self._ground = QPixmap()
        """The table itself, drawn for a size, a scale and a theme."""
        self._ground_key: tuple[QSizeF, float, str] | None = None
        self.hint = HintItem()
        self.addItem(self.hint)
        self.addItem(self.hint.line)
        self.arrows = MoveArrowsItem()
        self.addItem(self.arrows)
        self.past = HistoryFrame()
        self.addItem(self.past)
        self.banner = PromptItem()
        self.banner.setZValue(20)
        self.addItem(self.banner)

    @property
    def built(self) -> bool:
        """Whether there is a table to show."""
        return self._table is not None

    @property
    def table(self) -> Any:
        """The seat's own table, as far as it has been told."""
        assert self._table is not None, "nothing is on this table yet"
        return self._table

    def is_own(self, seat: int) -> bool:
        """Return whether the player at the screen leads the family at a seat."""
        return seat in self.own_families

    @property
    def own_families(self) -> Mapping[int, str]:
        """The letters of the families that the player at the screen leads, by their seats."""
        led = self.seats[self.viewer].families if self.viewer >= 0 else ""
        return {number: seat.family for number, seat in enumerate(self.seats) if seat.family in led}

    @property
    def advised_card(self) -> CardItem | None:
        """The card that a hint is about; None where no hint is shown, or it is about no card."""
        return next((self.items_by_number[number] for number in sorted(self.move_input.advised_cards)), None)

    @property
    def decision(self) -> Decision | None:
        """The decision that was shown last, of whatever seat."""
        return None if self.view is None else self.view.decision

    @property
    def addressee(self) -> str:
        """The letter of the family whose player is spoken to as "you"; empty where not exactly one person plays."""
        return reader_of(self.seats)

    # -- what a game says to it ----------------------------------------------------------------------------------------

    def new_cards(self) -> Sequence[CardItem]:
        raise NotImplementedError

    def new_panels(self) -> Sequence[PlayerPanel]:
        raise NotImplementedError

    def clear(self) -> None:
        """Forget what was kept of the table before."""

    def refresh(self) -> None:
        """Take faces and figures from the table; nothing moves."""
        raise NotImplementedError

    def learn(self, item: CardItem) -> None:
        """Let an item take its face from the table, if the seat knows it."""

    def measure(self) -> None:
        """Take the measures anew and place everything but the cards."""
        raise NotImplementedError

    def homes(self) -> Sequence[RestPose]:
        """Return the rest pose of each card, by its number."""
        raise NotImplementedError

    def gliding_panels(self) -> Sequence[PanelItem]:
        """Return the panels that glide where their rectangles change, as cards do."""
        return ()

    def place_around(self, glide: Glide | None) -> None:
        """Put what follows the cards to its place, gliding as they do or at once."""

    def lie_still(self) -> None:
        """End what only a movement shows."""

    def look_away(self) -> None:
        """Close what was only looked at."""

    def point_at(self, thing: QGraphicsObject | None) -> None:
        """Show more about what the mouse rests on or the keys are at."""

    def show_look(self, look: Any) -> None:
        """Show something large that need not lie on the table; None goes back to what was shown."""

    # -- what lies where, for the keys and for screen readers ----------------------------------------------------------

    def all_zones(self) -> Iterable[Zone]:
        """Return the zones that there may be, from the top of the board to its foot; what is empty is passed over.

        Up and down go to the thing of the next zone that is nearest in x, so columns need no zones of their own.
        """
        raise NotImplementedError

    def rivals_zone(self) -> Zone:
        """Return the zone of the other players' panels."""
        panels = [panel for seat, panel in enumerate(self.panels_by_seat) if seat != self.front]
        panels.sort(key=lambda panel: (panel.pos().y(), panel.pos().x()))
        return Zone(RIVALS, translate("Focus", "The other players"), panels)

    def places_zone(self, places: Sequence[QGraphicsObject]) -> Zone:
        """Return the zone of the places where something can be laid now."""
        return Zone(PLACES, translate("Focus", "Places"), places)

    def hand_zone(self, cards: Iterable[int]) -> Zone:
        """Return the zone of the hand at the screen, which holds these cards."""
        return Zone(HAND, translate("Focus", "Your hand"), [self.items_by_number[card] for card in cards])

    def own_zone(self) -> Zone:
        """Return the zone of the panel of the seat at the screen."""
        panels = [self.panels_by_seat[self.front]] if self.front >= 0 else []
        return Zone(OWN, translate("Focus", "You"), panels)

    def first_zones(self) -> Sequence[str]:
        """Return the zones where the keys begin, the best first: where the question is answered, else the last one."""
        return (self.focus.zone, HAND)

    def spoken(self, thing: QGraphicsObject) -> str:
        """Return the screen reader's text for a thing; empty if there is nothing to say."""
        return ""

    def read_aloud(self, thing: QGraphicsObject) -> str:
        """Return the text for a thing with the time that is left to a player, if that is measured."""
        clock = thing.clock_words if isinstance(thing, PlayerPanel) else ""
        return "\n".join(filter(None, (self.spoken(thing), clock)))

    def shows_more(self, thing: QGraphicsObject | None) -> bool:
        """Return whether there is more to show about a thing that is pointed at."""
        return isinstance(thing, CardItem)

    def bring_into_sight(self, thing: QGraphicsObject) -> None:
        """Show a thing that may lie out of sight, for the keys go to it."""

    def keys_at(self, thing: QGraphicsItem | None) -> None:
        """The keys are at a thing, or the mouse is where they were."""

    def beside(self, thing: QGraphicsObject, across: int, down: int) -> QGraphicsObject | None:
        """Return the thing that the arrow keys reach in a direction, where that is not the next of its zone."""
        return None

    def may_take(self, card: CardItem) -> bool:
        """Return whether Enter does something on a card."""
        return True

    def press(self, thing: QGraphicsItem | None) -> bool:
        """Do what a click or Enter on a thing does whatever is asked; return False if that is nothing."""
        if isinstance(thing, PlayerPanel):
            self.want_seat(thing)
            return True
        return isinstance(thing, FocusableItem) and thing.press()

    def presses(self, thing: QGraphicsObject) -> bool:
        """Return whether Enter does something with a thing."""
        if isinstance(thing, CardItem):
            return self.focus.answers(thing)
        pressed = isinstance(thing, FocusableItem) and type(thing).press is not FocusableItem.press
        return pressed or isinstance(thing, (DropTargetItem, PlayerPanel))

    def turn_chronicle(self) -> None:
        """Open the chronicle with its moves and filters, or close it."""
        self.chronicle_open = not self.chronicle_open
        self.relaid.emit()

    def point_out(self, line: LogEntry | None) -> None:
        """Show on the board what a line of the chronicle is about, as far as it lies there; not while more is told."""
        if self._pointed_out is not None:
            self.removeItem(self._pointed_out)
        self._pointed_out = stroke_of(self, line, brackets=True) if self.built and self.animation_queue.idle else None
        if self._pointed_out is not None:
            self.addItem(self._pointed_out)

    def close_what_is_open(self) -> bool:
        """Close what Esc closes before anything else; return False when there is no such thing."""
        return False

    def remember(self, told: LoggedCards) -> None:
        """Take what was told last, if it was told of cards."""
        if told.cards and told != self.last_told:
            self.last_told = told
            if self.built:
                self.show_look(None)

    # -- building ------------------------------------------------------------------------------------------------------

    def show_table(self, table: Table, viewer: int, seats: Sequence[Seat], words: object) -> None:
        """Clear the board and build it from a seat's own table; viewer -1 is a spectator."""
        self.drag_controller.cancel()
        self._stop_gliding()
        self.animation_queue.forget()
        self.banner.say("", "")
        self.past.show_words("", QRectF(), 1.0)
        self.move_input.clear()
        self.effects.clear()
        for old in (*self.items_by_number, *self.panels_by_seat):
            self.removeItem(old)
        self.point_out(None)
        self._row = []
        self._table, self.viewer, self.seats, self.words = table, viewer, tuple(seats), words
        self.front = viewer
        self.deciding, self.view, self.last_told = -1, None, LoggedCards()
        self.clear()
        self.items_by_number, self.panels_by_seat = self.new_cards(), self.new_panels()
        self.show_portraits()
        for item in (*self.items_by_number, *self.panels_by_seat):
            self.addItem(item)
        self.focus.reset()
        self.lay_out(self.size)

    def set_own_face(self, character: str) -> None:
        """Let the portrait of a character stand for the one person who plays; empty for the crest alone."""
        self._own_face = character
        if self.built:
            self.show_portraits()
            for panel in self.panels_by_seat:
                panel.update()

    def show_portraits(self) -> None:
        """Let the panels show the portraits of those who have one; to be called when they are new."""
        for panel, seat in zip(self.panels_by_seat, self.seats, strict=True):
            level, character = split_bot_name(seat.bot or "")
            if seat.family == self.addressee:
                character = self._own_face
            panel.portrait = next((name for name in (character, level) if name and art.has(f"portrait-{name}")), "")

    def lay_out(self, size: QSizeF) -> None:
        """Fit everything to a view of this size."""
        self.size = size
        self.point_out(None)
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        if self.built:
            self.rebuild()

    def set_words(self, words: object) -> None:
        """Say everything in another language."""
        self.words = words
        if self.built:
            self.rebuild()
            self.move_input.reword()

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""
        if not self.built:
            return
        self.effects.clear()
        for panel in self.panels_by_seat:
            panel.counted_up()
        self.lie_still()
        self.refresh()
        self.measure()
        for item, home in zip(self.items_by_number, self.homes(), strict=True):
            if item is self.drag_controller.dragged:
                # It stays in the hand that holds it, but where it came from may lie elsewhere now.
                item.home, item.home_turn, item.home_z = home.pos, home.turn, home.z
                if self.ghost.isVisible():
                    self.mark_origin(item)
                continue
            self._give(item, home)
            item.setVisible(home.visible)
            item.put_home(home.scale, home.opacity)
            item.update()
        self.move_input.update_drop_targets()
        self.place_around(None)
        seated = self.deciding in range(len(self.panels_by_seat))
        self.light.shine_on(self.panels_by_seat[self.deciding].scene_rect() if seated else None)
        self.forecast.follow()

    def arrange(self, ms: int = 0, ease: Ease = Ease.OutCubic) -> QAbstractAnimation | None:
        """Send every card to where it belongs, in so many milliseconds or at once."""
        lain = [(panel, panel.scene_rect()) for panel in self.gliding_panels()]
        self.measure()
        group = QParallelAnimationGroup()
        for panel, origin in lain:
            if ms and panel.scene_rect() != origin:
                panel.come_from(origin)
                animate(panel, b"arrived", 1.0, ms, ease, start=0.0, group=group)
        for item, home in zip(self.items_by_number, self.homes(), strict=True):
            if item is self.drag_controller.dragged:
                continue
            before = item.size
            self._give(item, home)
            if not item.isVisible() and not home.visible:
                item.put_home()
                continue
            if item.size != before:
                item.setScale(item.scale() * scale_after_resize(before, item.size))
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
            if item.zValue() < IN_FLIGHT:
                item.setZValue(item.home_z)
        self.move_input.update_drop_targets()

        def glide(item: QGraphicsObject, to: QPointF) -> None:
            if item.pos() != to:
                animate(item, b"pos", to, ms, ease, group=group)

        self.place_around(glide if ms else None)
        if group.animationCount() == 0:
            return None
        return group

    def _give(self, item: CardItem, home: RestPose) -> None:
        item.home, item.home_turn, item.home_z = home.pos, home.turn, home.z
        item.set_size(home.width, home.height)

    # -- motion --------------------------------------------------------------------------------------------------------

    @property
    def motion(self) -> AnimationSettings:
        return self.animation_queue.motion

    @property
    def glides(self) -> bool:
        """Whether what opens or moves by itself is seen on its way; not while something is told."""
        return self.animation_queue.idle and not (self.motion.off or self.motion.reduced)

    def run(self, animation: QAbstractAnimation, then: Callable[[], None] | None = None) -> None:
        """Start an animation of the scene's own, which no story waits for."""
        animation.setParent(self)
        if then is not None:
            animation.finished.connect(then)
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        if self.animation_queue.still and animation.state() is QAbstractAnimation.State.Running:
            animation.pause()

    def hold_still(self, still: bool) -> None:
        """Let everything stand in the middle of its movement, or move on from there."""
        self.animation_queue.still = still
        self.drag_controller.tire()
        if still:
            self._pauses.hold(self)
        else:
            self._pauses.go_on()
        before = QAbstractAnimation.State.Running if still else QAbstractAnimation.State.Paused
        for animation in self.findChildren(QAbstractAnimation):
            if animation.group() is None and animation.state() is before:
                animation.setPaused(still)

    # -- the past ------------------------------------------------------------------------------------------------------

    def stage_rect(self) -> QRectF:
        """Return the rectangle framed while the table shows the past; a game may frame less."""
        return self.sceneRect().adjusted(8, 8, -8, -24 * self.measures.unit)

    def steps_place(self) -> QRectF:
        """The place of the bar that steps through what others do, while no choices stand there; empty for no room."""
        return self.measures.choices

    def since_place(self) -> QRectF:
        """The place of the button that opens what others did since one's own turn; empty for no room."""
        choices, unit = self.measures.choices, self.measures.unit
        return QRectF(choices.left(), choices.center().y() - 22 * unit, 200 * unit, 44 * unit)

    def since_room(self) -> QRectF:
        """Return the room the "since" button may take where its text is long or its letters are large."""
        return self.sceneRect()

    def show_instead(self, table: Table, words: str) -> None:
        """Lay another table of the same game out, and say with words that it is not that of now; nothing for now."""
        self._table = table
        self._row = []
        self.move_input.clear()
        self.look_away()
        self.point_out(None)
        self.drag_controller.cancel()
        self._stop_gliding()
        self.rebuild()
        self.past.show_words(words, self.stage_rect(), self.measures.unit)

    def dimmed_rect(self) -> QRectF:
        """Return the part of the table that lies in the shade while something on it matters; no words of a hand."""
        return self.stage_rect()

    def lit_rect(self, thing: Hashable) -> QRectF | None:
        """Return what of a thing that matters does not lie in the shade; None where it is not visible."""
        return self.place_of(thing)

    # -- what happens --------------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Let an event happen to the seat's own table."""
        self.applying.emit(event)
        event.apply(self.table)
        self.refresh()

    def tell(self, log_groups: Sequence[LogGroup]) -> None:
        """Tell what happened, one passage after the other; nothing is asked meanwhile."""
        self.move_input.clear()
        self.look_away()
        self.drag_controller.cancel()
        self._stop_gliding()
        told: list[EventAnimation] = []
        earlier: list[Event] = []
        goes_on = isinstance(self.animation_queue.last, CaptionHold) and self._in_row(log_groups[:1])
        for together in group_passages(log_groups, self.motion):
            if told and isinstance(told[-1], CaptionHold) and self._in_row(together):
                told.pop()
            told += self._telling_of(together, earlier)
            earlier += [event for log_group in together for event in log_group.events]
        self.animation_queue.tell(told)
        if goes_on:
            self.animation_queue.proceed()

    @property
    def row_may_go_on(self) -> bool:
        """Whether the last that is told stands there, and would be told together with more of its kind."""
        return isinstance(self.animation_queue.last, CaptionHold) and bool(self._row) and not self.motion.steps

    def _in_row(self, log_groups: Sequence[LogGroup]) -> bool:
        """Return whether something is told together with the row before it."""
        return bool(self._row and not self.motion.steps and self.row_words([*self._row, *log_groups]))

    def _telling_of(self, log_groups: Sequence[LogGroup], earlier: Sequence[Event]) -> list[EventAnimation]:
        stories = self.stories([event for log_group in log_groups for event in log_group.events], earlier)
        line = log_groups[-1].line
        if self.motion.rushes and not self.hits_viewer(log_groups[-1]):
            return [SkippedEvent(self, log_groups[-1], stories)]
        if line is None:
            return stories
        before = self._row if self._in_row(log_groups) else []
        announced = CaptionAnimation(self, log_groups, before)
        self._row = announced.row if self.row_words(announced.row) else []
        if not announced.begins or line.begun:
            return [announced, *stories]
        held = CaptionHold(self, log_groups, before)
        return [announced, held, *stories] if strikes_first(log_groups[-1]) else [announced, *stories, held]

    def hits_viewer(self, log_group: LogGroup) -> bool:
        """Return whether somebody else does something to the player at the screen, or takes something away."""
        line = log_group.line
        if line is None or self.viewer < 0 or line.family == self.seats[self.viewer].family:
            return False
        loses = any(figure.seat == self.viewer and change < 0 for figure, change in log_group.shown_changes.items())
        return loses or (line.aim is not None and self.viewer in line.aim.seats)

    def place_of(self, thing: Hashable) -> QRectF | None:
        """
        Return the rectangle of a thing that a log entry names, None if not visible; a game may know more than cards.
        """
        if isinstance(thing, LogFigure) and thing.thing is None:
            return self.panels_by_seat[thing.seat].scene_rect()
        if not isinstance(thing, int) or not 0 <= thing < len(self.items_by_number):
            return None
        item = self.items_by_number[thing]
        return QRectF(item.home + item.size.topLeft(), item.size.size()) if item.isVisible() else None

    def figure_place(self, figure: LogFigure) -> QPointF | None:
        """Return the point where a change of the figure is shown, or None where the figure is not visible."""
        if figure.thing is None:
            return self.panels_by_seat[figure.seat].told_place()
        place = self.place_of(figure.thing)
        return None if place is None else QPointF(place.right(), place.top() + place.height() * 0.6)

    def figure_unit(self, figure: LogFigure) -> float:
        """Return the unit in which the change of a figure is drawn; smaller on an item that has less room."""
        return self.measures.unit

    def stories(self, events: Sequence[Event], earlier: Sequence[Event] = ()) -> list[EventAnimation]:
        """
        Return the animations of the events, one per event unless they are combined; `earlier` are of the same move.
        """
        if self.together is not None:
            return self.together(self, events, earlier)
        return [self.event_table.animation(self, event) for event in events]

    def ask(self, decision: Decision | None, view: View | None = None) -> None:
        """Show what is asked, of the seat at the screen or of another; the view is the one in which it is asked."""
        self.view = view
        self.deciding = -1 if decision is None else decision.seat
        if self.is_own(self.deciding):
            self.bring_forward(self.deciding)
        self.move_input.show(decision)
        self.rebuild()
        if self.banner.isVisible() and not (self.banner.shows_event or self.motion.off or self.motion.reduced):
            self.run(animate(self.banner, b"unrolled", 1.0, self.motion.ms(200), Ease.OutCubic, start=0.2))

    def bring_forward(self, seat: int) -> None:
        """Lay the hand and the panel of one of the families before their player."""
        if self.front != seat:
            self.panels_by_seat[self.front].own, self.panels_by_seat[seat].own = False, True
            self.front = seat

    def card_place(self, seat: int) -> QPointF:
        """Return the point where the cards of a seat come from and fall to."""
        return self.panels_by_seat[seat].card_place()

    def want_seat(self, panel: PlayerPanel) -> None:
        """Request a closer look at what lies in front of the seat of this panel."""
        self.seat_wanted.emit(self.panels_by_seat.index(panel))

    # -- the pointer's board -------------------------------------------------------------------------------------------

    def may_lift(self, card: CardItem) -> bool:
        return self.move_input.may_lift(card)

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        if self._glide is not None:
            # The others glide on, but this one is in somebody's hand.
            self.glide_home()
        return self.move_input.lift(card)

    def drag_cancelled(self, card: CardItem) -> None:
        self.move_input.drag_cancelled(card)

    def drag_moved(self, point: QPointF | None) -> None:
        """A game may follow the card that is held."""

    def mark_origin(self, card: CardItem | None) -> None:
        """Show the empty place of the card that is held."""
        self.held.emit(card)
        if card is None:
            self.ghost.setVisible(False)
        else:
            self.ghost.stand_for(card)

    def click(self, item: QGraphicsItem | None) -> None:
        self.focus.hide()
        if not self.press(item):
            self.move_input.click(item)

    def rest(self) -> None:
        """Ignore the mouse after a decision is answered until it moves again, whatever comes to lie beneath it."""
        self._resting = self._mouse
        self.hover(None)
        # At once, and not after a while: what follows is shown large.
        self.point_at(self.focus.item)

    def inspect(self, item: QGraphicsItem | None) -> bool:
        """Tell all that is known of a thing, while the table holds still; False where nothing is."""
        thing = item if isinstance(item, QGraphicsObject) else None
        words = "" if thing is None else self.read_aloud(thing)
        if thing is None or not words:
            return False
        self._tell_closely(words, self.drawing_of(thing), self.page_of(thing))
        return True

    def _tell_closely(self, words: str, look: CardAppearance | None, page: str) -> None:
        rules = (lambda: self.page_wanted.emit(page)) if page else None
        self.veil_wanted.emit(lambda parent: make_detail_popup(parent, words, look, self.page_view(page), rules))

    def drawing_of(self, thing: QGraphicsObject) -> CardAppearance | None:
        """Return the large drawing of an item for a closer look, or None where it has none."""
        return None

    def page_of(self, thing: QGraphicsObject) -> str:
        """The page of the rules about a thing, as far as the seat knows it; empty where there is none."""
        return next((page for kind, page in self.pages.items() if isinstance(thing, kind)), self.page_of_parts)

    def hover(self, item: QGraphicsItem | None) -> None:
        """The mouse, no button pressed, is over this or over nothing."""
        self.focus.hover(item)
        self._foresee(item)

    def _foresee(self, thing: QGraphicsItem | None) -> None:
        """Show what it would bring to answer with what is pointed at."""
        self.move_input.questions.foresee(self.move_input.answer_of(thing))

    def reaches(self, item: QGraphicsObject, point: QPointF) -> bool:
        """Return whether the mouse at a point, in the item's own coordinates, is over the item."""
        if isinstance(item, CardItem):
            # A card that was lifted under the mouse stays under it, or it would fall and rise at its lower edge.
            size = item.size.adjusted(0, 0, 0, LIFT + 2) if item.hovered else item.size
            return size.contains(point) and item.opacity() > 0.5
        if isinstance(item, DropTargetItem):
            return item.holds(point) and (item.style != "cover" or not item.calm)
        return isinstance(item, FocusableItem) and item.holds(point)

    def glide_home(self) -> None:
        """Let everything that was moved by hand go back."""
        self._stop_gliding()
        self._glide = self.arrange(self.motion.ms(240), Ease.OutCubic)
        if self._glide is not None:
            self.run(self._glide, self._glided)

    def show_hint(self, places: Sequence[AdvisedPlaces]) -> None:
        new = bool(places) and not self.hint.isVisible()
        self.hint.show_places(places, self.measures.unit)
        if new and not (self.motion.off or self.motion.reduced):
            self.run(animate(self.hint, b"pulse", 0.0, PULSE_MS, Ease.Linear, start=1.0))

    def show_arrows(self, arrows: Sequence[tuple[MoveArrow, AdvisedPlaces]]) -> None:
        if arrows or self.arrows.arrows:
            words = self.banner.scene_rect() if self.banner.isVisible() else QRectF()
            self.arrows.show_arrows(arrows, self.measures.unit, words)

    def _stop_gliding(self) -> None:
        if self._glide is not None:
            glide, self._glide = self._glide, None
            glide.stop()

    def _glided(self) -> None:
        self._glide = None
        if self.animation_queue.idle and self.drag_controller.dragged is None:
            self.rebuild()

    # -- what things say when the mouse rests on them ------------------------------------------------------------------

    def tip_of(self, item: QGraphicsItem) -> str:
        """Return what a thing as a whole says, worked out of the table as it lies; empty for nothing."""
        return tip_text(item.toolTip())

    def figure_tips(self, seat: int) -> Iterable[tuple[str, str]]:
        """Return what the drawings on the panel of a seat count, by their names."""
        return ()

    def tip_at(self, point: QPointF) -> str:
        """Return what the uppermost thing at a point says that says something."""
        if not self.built:
            return ""
        return next((words for item in self.items(point) if (words := self._tip_there(item, point))), "")

    def tip_parts(self, item: QGraphicsItem) -> list[tuple[QRectF, str]]:
        """Return the parts of a thing that say something, in its own coordinates, with what each says."""
        parts = [*item.tip_parts()] if isinstance(item, PanelItem) else []
        if isinstance(item, PlayerPanel):
            places, told = item.figure_places(), self.figure_tips(self.panels_by_seat.index(item))
            parts += [(places[name], words) for name, words in told if name in places]
        return [(rect, words) for rect, words in parts if words]

    def _tip_there(self, item: QGraphicsItem, point: QPointF) -> str:
        at = item.mapFromScene(point)
        # What is drawn later lies upon what was drawn before.
        parts = (words for rect, words in reversed(self.tip_parts(item)) if rect.contains(at))
        return next(parts, "") or self.tip_of(item)

    # -- Qt's events ---------------------------------------------------------------------------------------------------

    def thing_at(self, point: QPointF) -> QGraphicsObject | None:
        """The uppermost thing at a point that a mouse can be at; what is being dragged does not count."""
        order = Qt.SortOrder.DescendingOrder
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemBoundingRect, order):
            if item is self.drag_controller.dragged or not isinstance(item, QGraphicsObject):
                continue
            if self.reaches(item, item.mapFromScene(point)):
                return item
        return None

    def _at_rest(self) -> bool:
        if self._resting is not None:
            way = self._mouse - self._resting
            if way.manhattanLength() < QApplication.startDragDistance():
                return True
            self._resting = None
        return False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._mouse = event.screenPos()
        if self.animation_queue.still:
            self.going_on.emit()
        elif not self.animation_queue.idle:
            self.animation_queue.hurry()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.drag_controller.press(event, self.thing_at(event.scenePos()))
        elif self.drag_controller.dragged is not None:
            self.drag_controller.cancel()
            self.move_input.put_down()
        elif not (self.move_input.put_down() or self.inspect(self.thing_at(event.scenePos()))):
            self._explain_at(event.scenePos())

    def _explain_at(self, point: QPointF) -> None:
        """Explain what is asked where that stands at this point, or tell what else the mouse is told there."""
        for item in self.items(point):
            if isinstance(item, PanelItem) and not item.rect.contains(item.mapFromScene(point)):
                # Only its shadow lies there.
                continue
            if item is self.banner and not self.banner.shows_event:
                self.explain_wanted.emit()
                return
            if words := self._tip_there(item, point):
                page = self.page_of(item) if isinstance(item, QGraphicsObject) else ""
                self._tell_closely(words, None, page)
                return

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mouse = event.screenPos()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.drag_controller.move(event)
        elif not self._at_rest():
            thing = self.thing_at(event.scenePos())
            self.hover(thing)
            if isinstance(thing, FocusableItem):
                thing.look_at(thing.mapFromScene(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mouse = event.screenPos()
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        dropped = self.drag_controller.release()
        if dropped is not None:
            card, place = dropped
            self.focus.hide()
            self.move_input.drop(card.number, place)
        elif self.drag_controller.clicks(thing := self.thing_at(event.scenePos())):
            self.click(thing)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def helpEvent(self, event: QGraphicsSceneHelpEvent) -> None:
        words = self.tip_at(event.scenePos())
        show_tip(event.screenPos(), words, event.widget())
        event.setAccepted(bool(words))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.drag_controller.cancel()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        point, delta = event.scenePos(), event.delta()
        under = (item for item in self.items(point) if isinstance(item, FocusableItem))
        for item in under:
            if item.holds(item.mapFromScene(point)) and item.turn(point, delta):
                break
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        dpr = painter.device().devicePixelRatio()
        key = self.sceneRect().size(), dpr, theme.current().key
        if key != self._ground_key:
            self._ground_key, self._ground = key, panels.lit_table(self.sceneRect().size(), dpr)
        painter.drawPixmap(self.sceneRect().topLeft(), self._ground)
