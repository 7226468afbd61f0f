"""A game that was played as a screen: its own table, led step by step, from any seat's eyes or with all cards open."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from gonfalon.session.match import Match, continuation
from gonfalon.session.replay_timeline import ALL_OPEN, EVERYBODY, ReplayTimeline, viewpoint_of
from gonfalon.texts.game_log import GameLog
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import families
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.board.game_view import AnyGameView
from gonfalon.ui.board.hint import MoveArrow
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.board.previews import LoggedCards
from gonfalon.ui.screens.replay_panels import REPLAY_SPEEDS, ReplayBar
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.keys import Binding, answered
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import announce
from gonfalon.ui.widgets.value_controls import TimelineMark

PAUSE_MS = 900
"""How long a step is looked at, at the usual speed, where nothing moves by itself."""
SIDE = 256, 0.25
"""How wide what stands beside the table is: design pixels at the least, and a share of the window."""
EDGE = 4
"""How much of the table beside its chronicle that covers, in design pixels."""
NARROW = 1024
"""The table gets no narrower than this for it, in design pixels."""
CHART = 64, 132
"""How high what stands above the timeline is at the least and at the most, in design pixels."""
LOW = 534
"""It gets no higher where the table would be lower than this, in design pixels."""


class ReplayTable(TableScreen):
    """The table of a game that is only watched, controlled from outside."""

    line_wanted = Signal(object)
    """What a line of the chronicle tells is to be seen."""

    def __init__(self, settings: Settings, game_view: AnyGameView) -> None:
        super().__init__(settings, game_view)
        self.leading: Callable[[], Sequence[Binding]] = tuple
        """The keys by which it is led."""
        self.view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.undo_button.hide()
        self.log_view.rows.clicked.connect(
            lambda index: self.line_wanted.emit(self.log_view.entries.entry(index.row()).line)
        )

    def show_past(self, past: ReplayTimeline, step: int) -> None:
        """Show at once what lay there after so many moves, what was told last, and who had to decide."""
        latest = past.latest(step)
        words = ("", "") if latest is None else self.playback.words_of(latest)
        for panel in self.scene.panels_by_seat:
            panel.set_reaction(None)
        self.scene.animation_queue.forget()
        self.scene.effects.drop_marks()
        self.scene.deciding = past.decider(step)
        self.scene.last_told = LoggedCards(past.latest_cards(step))
        self.scene.show_instead(past.table(step), "")
        self.scene.banner.tell(*words)
        self.point_out(past, step)
        self._describe()
        announce(self.view, words[0])
        self.arrange()

    def point_out(self, past: ReplayTimeline, step: int) -> None:
        """Show in the chronicle what was told last then."""
        self.log_view.point_out(past.line_at(step))

    def arrange(self) -> None:
        super().arrange()
        self.menu_button.hide()
        self.hint_button.hide()
        self.rules_button.setGeometry(self.undo_button.geometry().united(self.rules_button.geometry()))

    def bindings(self) -> tuple[Binding, ...]:
        led = tuple(self.leading())
        taken = {name for binding in led for name in binding.names} | {"F10"}
        rest = (*self.looking_keys(), *self.last_keys())
        return (*led, *(one for one in rest if one.do is not None and taken.isdisjoint(one.names)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.overlay is not None:
            super().keyPressEvent(event)
        else:
            # Whoever leads knows what it means.
            event.ignore()

    def _list_key(self) -> tuple[Binding, ...]:
        return ()

    def _speak(self, lines: Sequence[LogEntry]) -> None:
        """Do nothing: the bots' remarks are not spoken again in a replay."""

    def _overlay_closed(self) -> None:
        super()._overlay_closed()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()


class ReplayScreen(Screen):
    """Leads through a game of one kind; it changes nothing of it."""

    branch = Signal(int)
    """Somebody wants to play on from after so many moves."""
    share = Signal(int)
    """Others are to be given the game, or how it stands after so many moves."""
    position_wanted = Signal()
    """What is in sight is to be set up as a position."""
    ending = Signal()
    """How the game ended is to be told."""
    stepped = Signal(int)
    """Another step is shown."""
    stood = Signal()
    """Nothing moves any more at the step in sight."""
    shown = Signal()
    """A game is shown."""
    retold = Signal()
    """Everything is said in another language."""
    coach_wanted = Signal()
    row_wanted = Signal(int)
    """The next row of the coach's table, so many further down."""
    play_on_wanted = Signal()
    own_move_wanted = Signal()
    veil_wanted = Signal()
    """What a coach says of the game is to be seen, or no more."""
    moment_wanted = Signal(int)
    """The moment with this place among the coach's is to be seen."""

    def __init__(self, settings: Settings, game_view: AnyGameView) -> None:
        super().__init__(settings)
        self.game_view = game_view
        self.match: Match | None = None
        self._past: ReplayTimeline | None = None
        self.step = 0
        """After how many moves the table is shown, or soon will be."""
        self.speed = "normal"
        self.playing = False
        self._extra: Sequence[TimelineMark] = ()
        self._seat = 0
        """Where one sits with all cards open."""
        self.table = ReplayTable(settings, game_view)
        self.table.setParent(self)
        self.table.leading = self.bindings
        self.bar = ReplayBar(self)
        self.side: QWidget | None = None
        """What stands beside the table, as a coach may."""
        self.chart: QWidget | None = None
        """What stands above the timeline, with the same axis."""
        self._tried = False
        """Whether the board shows another move than the one that was played at the step in sight."""
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._go_on)
        self.bar.step_wanted.connect(self.jump)
        self.bar.mark_wanted.connect(self.jump_to_mark)
        self.bar.forward.connect(self.forward)
        self.bar.played.connect(self.play_or_pause)
        self.bar.speed_chosen.connect(self.set_speed)
        self.bar.eyes_chosen.connect(self.look_with)
        self.bar.branch.connect(self.branch_here)
        self.bar.position_wanted.connect(self.set_up_position)
        self.bar.share.connect(lambda: self.share.emit(self.step))
        self.bar.coach_wanted.connect(self.coach_wanted)
        self.bar.closed.connect(self.closed)
        self.table.settled.connect(self._settled)
        self.table.stilled.connect(lambda still: None if still else self._settled())
        self.table.line_wanted.connect(self._find)
        self.setFocusProxy(self.bar.timeline)
        self.retranslate()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_match(self, match: Match, step: int = 0) -> None:
        """Show a game that is over, or what one seat has seen of one that is not, after so many moves."""
        self.match, self._extra = match, ()
        self.playing = False
        self.step = min(step, len(match.moves))
        self._seat = next((seat for seat, who in enumerate(match.seats) if who.bot is None), 0)
        self.bar.has_positions = match.game.has_positions
        self.shown.emit()
        self._look(match, viewpoint_of(match)[0])
        self.bar.coach_button.setEnabled(match.over)

    @property
    def past(self) -> ReplayTimeline:
        """What is shown; only once a game is."""
        assert self._past is not None
        return self._past

    def look_with(self, viewpoint: int) -> None:
        """Show the same step with other eyes."""
        self._look(self.past.match, viewpoint)

    def _look(self, match: Match, viewpoint: int) -> None:
        self._stop()
        self._past = ReplayTimeline(match, viewpoint, self.game_view.log_renderer)
        table = self.table
        table.scene.all_open = viewpoint == ALL_OPEN
        table.playback.lead(self.speed, ())
        opening = self.past.table(0)
        viewer = self._seat if viewpoint == ALL_OPEN else viewpoint
        table.show_table(self.past.table(self.step), viewer, match.seats, opening, ())
        table.log_view.clear()
        table.log_view.add([line for line, _ in self.past.lines])
        self._offer_eyes()
        self._show_marks()
        self.jump(self.step)

    def sit_at(self, seat: int) -> None:
        """Look from this seat: with all cards open as before, or else with its eyes."""
        if seat != (self._seat if self.past.viewpoint == ALL_OPEN else self.past.viewpoint):
            self._seat = seat
            self.look_with(ALL_OPEN if self.past.viewpoint == ALL_OPEN else seat)

    def _offer_eyes(self) -> None:
        names, as_seen = families(current_language()), self.tr("As {name} saw it ({family})")
        words = {
            ALL_OPEN: (self.tr("All cards open"),) * 2,
            EVERYBODY: (self.tr("What everyone saw"),) * 2,
            **{
                at: (as_seen.format(name=seat.name, family=names[seat.family].name), seat.name)
                for at, seat in enumerate(self.past.match.seats)
            },
        }
        self.bar.show_eyes([(each, *words[each]) for each in viewpoint_of(self.past.match)], self.past.viewpoint)

    def add_marks(self, marks: Sequence[TimelineMark]) -> None:
        """Put more marks on the timeline; those that were added before go."""
        self._extra = marks
        self._show_marks()

    def _show_marks(self) -> None:
        if self._past is not None:
            found = [TimelineMark(one.step, one.kind, self.table.sentence(one.line)) for one in self.past.marks]
            self.bar.timeline.show_steps(self.past.steps, [*found, *self._extra])

    # -- step by step --------------------------------------------------------------------------------------------------

    def jump(self, step: int) -> None:
        """Show at once what lay there after so many moves."""
        past = self.past
        self._stop()
        self._tried = False
        self.step = min(max(step, 0), past.steps)
        self.table.unseen_cards.close()
        self.table.playback.lead(self.speed, past.events(self.step))
        self.table.show_past(past, self.step)
        self._show_where()
        self.stood.emit()

    def show_move(self, step: int, word: str) -> None:
        """Show what another move would have done at a step; going to any step shows the game again."""
        self.jump(step)
        self._tried = True
        past = self.past
        seat = None if past.viewpoint == ALL_OPEN else past.viewpoint
        game_log = GameLog(self.game_view.log_renderer, past.table(step))
        for played in continuation(past.match.past_state(step), seat, [word]):
            self.table.scene.tell(game_log.add(played.seat, played.events))

    def compare(self, seat: int, step: int, arrows: Sequence[MoveArrow]) -> None:
        """Let the board show arrows of moves that a seat could have made at a step, while that is seen by its eyes."""
        past = self.past
        seen = step == self.step and past.viewpoint in (ALL_OPEN, seat) and self.table.scene.viewer == seat
        self.table.scene.move_input.compare(past.match.view(seat, step) if seen and arrows else None, arrows)

    def veil(self, seat: int) -> None:
        """Show only what a seat could see, or everything again."""
        self.look_with(ALL_OPEN if self.past.viewpoint != ALL_OPEN else seat)

    def tell_event(self, event: int) -> None:
        """Tell the move that brought the event with this place among all that happened, and no more."""
        self.jump(self.past.step_with(event) - 1)
        self.forward()

    def ask_for_better(self, seat: int, step: int) -> None:
        """Show what a player saw before a decision, and ask for a better one: playing on from there tries it."""
        self._seat = seat
        self.look_with(seat)
        self.jump(step)
        title, detail = self.tr("Here it was decided"), self.tr("Is there a better move? Play on from here to try one.")
        self.table.scene.banner.tell(title, detail)
        announce(self.table.view, f"{title}. {detail}")
        self.bar.branch_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def jump_to_mark(self, way: int) -> None:
        """Show the nearest marked step to the left (-1) or to the right (1)."""
        step = self.bar.timeline.next_mark(way)
        if step is not None:
            self.jump(step)

    def forward(self) -> None:
        """Tell the next move; what is being told is over at once."""
        self.playing = self._tried = False
        self._tell_next()

    def _tell_next(self) -> None:
        past, scene = self.past, self.table.scene
        self._next.stop()
        if not scene.animation_queue.idle:
            scene.animation_queue.finish()
        if self.step >= past.steps:
            self.playing = False
            self._show_where()
            return
        self.table.unseen_cards.close()
        self.step += 1
        self.table.playback.lead(self.speed, past.events(self.step))
        self._show_where()
        for panel in scene.panels_by_seat:
            panel.set_reaction(None)
        scene.tell(past.told(self.step))
        if scene.animation_queue.idle and not self._next.isActive():
            # Of some moves a seat is told nothing.
            self._settled()

    def _settled(self) -> None:
        past = self._past
        if past is None or not self.table.scene.animation_queue.idle:
            return
        self.table.point_out(past, self.step)
        if self.table.scene.deciding != past.decider(self.step):
            self.table.scene.deciding = past.decider(self.step)
            self.table.scene.rebuild()
        if self.playing and not self.table.still:
            self._next.start(self._pause())
        elif not (self.playing or self._tried):
            self.stood.emit()

    def _pause(self) -> int:
        motion = self.table.scene.motion
        if not motion.off:
            return 0
        factor = {"half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "eightfold": 8.0}[self.speed]
        return round(PAUSE_MS / factor)

    def _go_on(self) -> None:
        if self.playing and not self.table.still:
            self._tell_next()

    def play_or_pause(self) -> None:
        """Let it go on by itself, from the beginning where it is at its end; or stand after the move of now."""
        past = self.past
        if self.playing:
            self._stop()
            self.jump(self.step)
            return
        if self.step >= past.steps:
            self.jump(0)
        self.playing = True
        self._tell_next()

    def set_speed(self, speed: str) -> None:
        """Tell everything this fast from now on, by a word of `REPLAY_SPEEDS`."""
        self.speed = speed
        self.bar.show_speed(speed)
        if self._past is not None:
            self.table.playback.lead(speed, self.past.events(self.step))

    def _faster(self, by: int) -> None:
        speeds = tuple(REPLAY_SPEEDS)
        self.set_speed(speeds[max(0, min(speeds.index(self.speed) + by, len(speeds) - 1))])

    def _stop(self) -> None:
        self.playing = False
        self._next.stop()

    def leave(self) -> None:
        """Let nothing move any more, for another screen is shown."""
        self._stop()
        self.table.scene.animation_queue.forget()

    def _find(self, line: LogEntry) -> None:
        step = None if self._past is None else self.past.step_of(line)
        if step is not None:
            self.jump(step)

    def _show_where(self) -> None:
        self.bar.show_where(self.step, self.past.steps, playing=self.playing)
        self.bar.allow_branch(self.why_no_branch())
        self.bar.allow_position(self._why_over())
        self.bar.share_button.setVisible(self.match is not None and self.match.over)
        self.stepped.emit(self.step)

    # -- leaving it ----------------------------------------------------------------------------------------------------

    def why_no_branch(self) -> str:
        """Return why the game cannot be continued from here; empty where it can."""
        if not self.past.match.over:
            return self.tr("You can play on from here once the game is over.")
        return self._why_over()

    def _why_over(self) -> str:
        """Return that nothing can be decided here any more; empty where it can."""
        match = self.past.match
        return self.tr("The game is over here.") if match.over and self.step >= len(match.moves) else ""

    def branch_here(self) -> None:
        """Ask who plays on from here, or say why nobody can."""
        why = self.why_no_branch()
        if why:
            announce(self, why)
            return
        self.jump(self.step)
        self.branch.emit(self.step)

    def set_up_position(self) -> None:
        """Ask for what lies there at this step, as it is looked at, as a position."""
        self.jump(self.step)
        self.position_wanted.emit()

    def _tell_end(self) -> None:
        if self.match is not None and self.match.over:
            self.ending.emit()

    def _next_eyes(self) -> None:
        viewpoint = viewpoint_of(self.past.match)
        self.look_with(viewpoint[(viewpoint.index(self.past.viewpoint) + 1) % len(viewpoint)])

    def open_overlay(self, overlay: Overlay) -> None:
        """Lay something over the table; nothing moves meanwhile."""
        self.table.open_overlay(overlay)

    # -- keys ----------------------------------------------------------------------------------------------------------

    def bindings(self) -> tuple[Binding, ...]:
        """The keys by which a replay is led, in the order in which they are told."""
        marks = self.tr("Go to the mark before or after")
        return (
            Binding(("Space",), self.tr("Play or pause the replay"), self.play_or_pause,
                    shown=self.tr("Space", "a key")),
            Binding(("Left",), self.tr("Go one step back or forward"), lambda: self.jump(self.step - 1), shown="← →",
                    repeats=True),
            Binding(("Right",), "", self.forward, repeats=True),
            Binding(("Shift+Left",), marks, lambda: self.jump_to_mark(-1), shown="Shift+← →", repeats=True),
            Binding(("Shift+Right",), "", lambda: self.jump_to_mark(1), repeats=True),
            Binding(("Home",), self.tr("Go to the beginning or to the end"), lambda: self.jump(0), shown="Home, End"),
            Binding(("End",), "", self._to_end),
            *self._speed_keys(),
            Binding(("E",), self.tr("Switch to another player’s view"), self._next_eyes),
            Binding(("Ctrl+B",), self.tr("Play on from here"), self.branch_here),
            *self._coach_keys(),
            *self._ending_key(),
            Binding(("Esc",), self.tr("Leave the replay"), self._escape),
        )  # fmt: skip

    def _escape(self) -> None:
        if not self.table.close_latest():
            self.closed.emit()

    def _to_end(self) -> None:
        self.jump(self.past.steps)

    def _speed_keys(self) -> tuple[Binding, ...]:
        """Return the bindings for the speed, or none where the game uses these keys for something else."""
        if any("+" in binding.names for binding in self.game_view.keys(self.table.scene)):
            return ()
        return (
            Binding(("+", "="), self.tr("Tell everything faster or slower"), lambda: self._faster(1), shown="+ −"),
            Binding(("-",), "", lambda: self._faster(-1)),
        )

    def _coach_keys(self) -> tuple[Binding, ...]:
        if self.match is None or not self.match.over:
            return ()
        ask = Binding(("C",), self.tr("Ask the coach what decided the game"), self.coach_wanted.emit)
        if self.side is None:
            return (ask,)
        see = self.tr("Go to one of the coach’s deciding moments")
        walk = self.tr("Go from move to move in the coach’s table; Enter plays it")
        return ask, *(
            Binding(("Up",), walk, partial(self.row_wanted.emit, -1), shown="↑ ↓", repeats=True),
            Binding(("Down",), "", partial(self.row_wanted.emit, 1), repeats=True),
            Binding(("P",), self.tr("Play on from here"), self.play_on_wanted.emit),
            Binding(("W",), self.tr("Look for the better move yourself"), self.own_move_wanted.emit),
            Binding(("V",), self.tr("Veil what the player could not see"), self.veil_wanted.emit),
        ), *(
            Binding((str(place + 1),), "" if place else see, partial(self.moment_wanted.emit, place),
                    shown="1–3")
            for place in range(3)
        )  # fmt: skip

    def _ending_key(self) -> tuple[Binding, ...]:
        if self.match is None or not self.match.over:
            return ()
        return (Binding(("S",), translate("TableScreen", "See again how the game ended"), self._tell_end),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._past is None or not answered(event, self.table.bindings()):
            super().keyPressEvent(event)

    # -- words and places ----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        self.bar.retranslate()
        if self._past is not None and self.match is not None:
            self._offer_eyes()
            self._show_marks()
            self._show_where()
            self.retold.emit()

    def set_side(self, side: QWidget | None) -> None:
        """Let something stand beside the table, or nothing: then the table has its room."""
        self._replace(self.side, side)
        self.side = side
        # It has a button of its own to be closed by, and the bar has less room.
        self.bar.coach_button.setVisible(side is None)
        self.arrange()

    def set_chart(self, chart: QWidget | None) -> None:
        """Let something stand above the timeline, or nothing: then the table has its room."""
        self._replace(self.chart, chart)
        self.chart = chart
        self.arrange()

    def _replace(self, old: QWidget | None, new: QWidget | None) -> None:
        if old is not None and old is not new:
            old.hide()
            old.setParent(None)
        if new is not None:
            new.setParent(self)
            new.show()

    def arrange(self) -> None:
        whole = QRect(self.rect())
        bar = self.bar.high()
        beside = max(self.px(SIDE[0]), round(self.width() * SIDE[1])) if self.side is not None else 0
        chart = 0
        if self.chart is not None:
            chart = min(max(self.px(CHART[0]), whole.height() - bar - self.px(LOW)), self.px(CHART[1]))
        table = QRect(0, 0, whole.width() - beside, whole.height() - bar - chart)
        if table.width() < self.px(NARROW):
            # It lies over the chronicle of the table, and over no more, rather than leave it no room.
            table.setWidth(whole.width())
        self.table.setGeometry(table)
        chronicle = self.table.log_view.geometry()
        if self.side is not None and table.width() == whole.width() and chronicle.isValid():
            beside = whole.width() - chronicle.x() + self.px(EDGE)
        self.bar.setGeometry(0, whole.height() - bar, whole.width() - beside, bar)
        self.bar.arrange()
        if self.chart is not None:
            self.chart.setGeometry(0, table.bottom() + 1, whole.width() - beside, chart)
        if self.side is not None:
            self.side.setGeometry(whole.width() - beside, 0, beside, whole.height())
            self.side.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._past is not None:
            self.bar.show_where(self.step, self.past.steps, playing=self.playing)
