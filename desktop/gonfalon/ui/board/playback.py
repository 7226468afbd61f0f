"""Playback of events at the table: speed, event by event, the past again, and since the player's own turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QRect, QRectF, QTimer, Signal
from PySide6.QtWidgets import QStyle

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.state import Table
from gonfalon.session.match import PlayedMove
from gonfalon.texts.game_log import GameLog, LogGroup
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import families, you
from gonfalon.texts.translations import current_language
from gonfalon.ui.board import announcements
from gonfalon.ui.board.animation_queue import SPEEDS, AnimationSettings, EventAnimation, animate
from gonfalon.ui.board.board_view import BoardView
from gonfalon.ui.board.game_view import AnyGameView
from gonfalon.ui.board.log_view import LogView
from gonfalon.ui.board.playback_panels import PlaybackBar, RecapEntry, RecapPanel
from gonfalon.ui.board.previews import LoggedCards as CardsTold
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.keys import Binding
from gonfalon.ui.widgets.styling import HALO, announce

RETURN_MS = 1500
"""How long it says where one was, at the usual speed."""
PULSE_MS = 600
"""How long the button is seen to turn gold and back that shows what was not told."""


@dataclass(frozen=True)
class _Look:
    """A look at the past, and the state to come back to."""

    log_group: LogGroup
    table: Table
    untold: list[EventAnimation]
    alone: bool


class PlaybackController(QObject):
    """Keeps what was told at a table and how it is told; it neither asks anything nor knows how the game goes on."""

    settled = Signal()
    """Everything has been told, and the table shows what is."""
    shown_again = Signal()
    """The table shows what it was: nothing can be chosen on it."""
    rushed = Signal()
    """Whoever thinks long is to move at once."""
    wrote = Signal()
    """The chronicle has something new, or points at something else."""
    returned = Signal()
    """Whoever looked at something else has been told where they were: it may go on."""
    listing = Signal()
    """The list of what others did is about to take its place."""
    relaid = Signal()
    """What has a place beside choices comes or goes."""

    def __init__(
        self,
        settings: Settings,
        game_view: AnyGameView,
        scene: TableScene,
        view: BoardView,
        log_view: LogView,
        text: Callable[[LogEntry], str],
    ) -> None:
        """
        Args:
            settings: how fast, and whether step by step.
            kit: the game.
            scene: its table.
            view: shows the scene; what belongs to the telling lies over it, as another child of its parent.
            chronicle: what is told is written there.
            text: the sentence of a line.
        """
        screen = view.parentWidget()
        assert screen is not None, "nothing can lie over a view that stands alone"
        super().__init__(screen)
        self.settings = settings
        self.game_view = game_view
        self.view = view
        self.scene = scene
        self.log_view = log_view
        self._text = text
        self._game_log: GameLog | None = None
        self._told: list[LogGroup] = []
        """What was said so far, to be looked at again."""
        self._ruled: dict[tuple[str, str], LogGroup] = {}
        """What said a rule first, by the rule."""
        self._looking: _Look | None = None
        """What is looked at again, while the table shows the past."""
        self._steps_wanted = False
        """Whether the bar of steps is to be seen where there is room for it."""
        self._led = ""
        """How fast somebody leads through a game that was written whole before, empty where a game goes on."""
        self._past: Sequence[Event] = ()
        """What had happened where somebody leads."""
        self._rushing = False
        """Whether nothing is told before somebody at the screen is asked."""
        self.anything_since = False
        """Whether there is something that others did since; its button gives way to choices that need its room."""
        self._latest: LogGroup | None = None
        """What others did last when it was offered to look at it: of the same the list opens once by itself."""
        self._left: tuple[str, str] | None = None
        """What stood where the prompt stands while it says that one was there."""
        self._return = QTimer(self, singleShot=True)
        self._return.timeout.connect(self._go_on)
        self._since_words = "", ""
        """What it says, and how it says so in a word."""
        self.since_button = Button(key="N", px=16)
        self.since_button.setParent(screen)
        self.since_button.hide()
        self.since_button.clicked.connect(self.toggle_since)
        self._pulse = animate(self.since_button, b"gilt", 0.0, PULSE_MS, QEasingCurve.Type.Linear, start=0.0)
        self._pulse.setKeyValueAt(0.5, 1.0)
        self._pulse.setParent(self)
        self.since_panel = RecapPanel(screen)
        self.since_panel.hide()
        self.since_panel.wanted.connect(lambda index: self.look_at(self.since()[index], alone=True))
        self.since_panel.all_wanted.connect(self._show_all)
        self.since_panel.closed.connect(self.toggle_since)
        self.steps = PlaybackBar(screen)
        self.steps.hide()
        self.steps.back.connect(self.look_back)
        self.steps.paused.connect(self._step)
        self.steps.forward.connect(self.hurry)
        self.steps.to_my_turn.connect(self.rush)
        self.steps.speed_chosen.connect(lambda speed: setattr(settings, "animation_speed", speed))
        self.scene.reader = self.words_of
        self.scene.row_words = self._row_words
        self.scene.wording = text
        self.scene.told.connect(self._tell)
        self.scene.halted.connect(self._halt)
        self.scene.going_on.connect(self._go_on)
        self.scene.animation_queue.settled.connect(self._settled)

    # -- what happens --------------------------------------------------------------------------------------------------

    def begin(self, opening: Table, past: Sequence[PlayedMove]) -> None:
        """Write the chronicle of a table anew, from all that its seat has seen since the opening."""
        self.steps.turn_button.setVisible(self._played)
        self.forget()
        self._game_log = GameLog(self.game_view.log_renderer, opening)
        for played_move in past:
            self._game_log.add(*played_move)
        self.log_view.add(self._game_log.lines())
        self._told = []
        self._ruled = {}
        for log_group in filter(self._says, self._game_log.log_groups):
            self._keep(log_group)
            self._repeats_rule(log_group)
        for log_group in [one for one in self._game_log.log_groups if one.line is not None and one.line.cards][-1:]:
            self._show_cards(log_group)

    def tell(self, events: Sequence[Event], seat: int = -1, reason: Reason | None = None, move: str = "") -> None:
        """Tell what happened by a move, as the seat at the screen saw it, and why the bot of a seat made it."""
        assert self._game_log is not None
        self.show_steps(True)
        self.scene.tell(self._game_log.add(seat, events, reason, move))

    def lead(self, speed: str, past: Sequence[Event]) -> None:
        """Play back a game that is fully scripted: what is told is neither logged again nor kept.

        Args:
            speed: a word of `SPEEDS`; nothing moves all the same where the settings say so.
            past: what has happened, as the seat at the screen saw it.
        """
        self._led, self._past = speed, past
        self.set_motion()

    def _says(self, log_group: LogGroup) -> bool:
        """Return whether a log group is told at the prompt: none of the viewer's own choices is, except when led."""
        return log_group.is_told and (bool(self._led) or not log_group.is_own(self.scene.own_families))

    @property
    def _played(self) -> bool:
        """Whether a player at the screen will be asked, and does not only look on."""
        return any(seat.bot is None for seat in self.scene.seats)

    @property
    def events(self) -> list[Event]:
        """All that happened since the opening, as the seat at the screen saw it."""
        if self._led:
            return list(self._past)
        return [] if self._game_log is None else [one for each in self._game_log.log_groups for one in each.events]

    def words_of(self, log_group: LogGroup) -> tuple[str, str]:
        """Return the text of a log group at the prompt."""
        if not self._says(log_group):
            return "", ""
        sentence, because = self._all_words_of(log_group)
        return sentence, "" if self._repeats_rule(log_group) else because

    def _row_words(self, row: Sequence[LogGroup]) -> str:
        """Return the one sentence for a row of the same kind, empty where each of them is told by itself."""
        lines = [log_group.line for log_group in row if log_group.line is not None and self._says(log_group)]
        joined = self.game_view.log_renderer.joined(lines) if len(lines) == len(row) else None
        return "" if joined is None else self._text(joined)

    def _repeats_rule(self, log_group: LogGroup) -> bool:
        """Return whether a quiet event follows a rule shown before, which then need not be read again."""
        line = log_group.line
        if line is None or line.rule is None or line.aim is not None or self._looking is not None:
            return False
        taught = log_group.seat >= 0 and self.scene.seats[log_group.seat].teaches and line.why is not None
        said = self._ruled.setdefault((line.rule.key, repr(line.rule.values)), log_group)
        return said is not log_group and not taught

    def _all_words_of(self, log_group: LogGroup) -> tuple[str, str]:
        """Return the text of a log group, and the rule behind it or a teacher's reason."""
        seats, line = self.scene.seats, log_group.line
        if line is None:
            return "", ""
        taught = log_group.seat >= 0 and seats[log_group.seat].teaches
        because = line.why if taught and line.why is not None else line.rule
        return self._text(line), "" if because is None else self._text(because)

    def _tell(self, log_group: LogGroup) -> None:
        """Write in the chronicle what begins to be told."""
        assert log_group.line is not None
        announce(self.view, self._aloud(log_group))
        if self._looking is None and not self._led:
            self.log_view.add([log_group.line])
            if self._says(log_group):
                self._keep(log_group)
                self._count(log_group)
        self._show_cards(log_group)
        self.log_view.point_out(log_group.line)
        self.wrote.emit()

    def _show_cards(self, log_group: LogGroup) -> None:
        """Let the cards that a passage tells of be what is shown large while nothing better is."""
        if log_group.line is None:
            return
        told, event = CardsTold(log_group.line.cards), ""
        since = self.since() if self._looking is not None else []
        if log_group in since:
            kind = None if told.card is None else told.card[0]
            name = (
                "" if kind is None else self.game_view.log_renderer.named(kind, self.game_view.cards(self.scene.table))
            )
            event = self.tr("Event {number} of {count}: {card}") if name else self.tr("Event {number} of {count}")
            event = event.format(number=since.index(log_group) + 1, count=len(since), card=name)
        self.scene.remember(told._replace(event=event))

    def _keep(self, log_group: LogGroup) -> None:
        """Keep what was told to be looked at again, all of a deed in one."""
        assert self._game_log is not None
        if self._told and self._told[-1] is self._game_log.amended(log_group):
            self._told.pop()
        self._told.append(log_group)

    def _settled(self) -> None:
        if self._looking is not None:
            self._look_on()
            return
        self.log_view.point_out(None)
        self.wrote.emit()
        self.settled.emit()

    # -- where one was -------------------------------------------------------------------------------------------------

    def come_back(self) -> None:
        """Say for a moment what was told before something else was looked at, and only then let it go on."""
        banner = self.scene.banner
        if banner.shows_event and not self.scene.motion.off and self._left is None:
            self._left = banner.title, banner.detail
            banner.tell(self.tr("You were here: {sentence}").format(sentence=banner.title), banner.detail)
            self._return.start(self.scene.motion.ms(RETURN_MS))

    @property
    def comes_back(self) -> bool:
        """Whether an event that was told before is being told again."""
        return self._left is not None

    def stay_away(self) -> None:
        """Something else is looked at again."""
        self._return.stop()
        left, self._left = self._left, None
        if left is not None:
            self.scene.banner.tell(*left)

    def _go_on(self) -> None:
        if self._left is not None:
            self.stay_away()
            self.returned.emit()

    # -- how fast, and how far -----------------------------------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Whether nothing moves on the board, and it shows the present."""
        return self.scene.animation_queue.idle and self._looking is None

    @property
    def looks_back(self) -> bool:
        """Whether the table shows the past."""
        return self._looking is not None

    def set_motion(self) -> None:
        """Let everything move as the settings say, and the desktop."""
        # A desktop that does not want its controls to move does not want our cards to fly.
        calm = self.view.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        settings = self.settings
        speed = self._led if self._led and settings.animation_speed != "off" else settings.animation_speed
        self.scene.animation_queue.motion = AnimationSettings(
            0.0 if self._rushing else SPEEDS[speed],
            settings.reduced_motion or calm,
            settings.pace_of_automata,
            steps=self._looking is not None or (settings.step_by_step and not (self._rushing or self._led)),
            rushes=SPEEDS[speed] if self._rushing else 0.0,
        )
        self.steps.show_state(settings.step_by_step, settings.animation_speed)

    def hurry(self) -> None:
        """Finish what moves, up to what waits for the player to go on."""
        if self._left is not None:
            self._go_on()
        elif self._looking is not None and self.scene.animation_queue.idle:
            self._look_on()
        else:
            self.scene.animation_queue.hurry()

    def finish(self) -> None:
        """Let everything that moves be over, and the table show what is."""
        self.look_at_now()
        self.scene.animation_queue.finish()

    def rush(self) -> None:
        """Tell only what hits the player, and let bots move at once, until a player at the screen is asked."""
        self.look_at_now()
        if self.scene.move_input.decision is None and self._steps_wanted:
            self._rushing = True
            self.set_motion()
            self.scene.animation_queue.rush()
            self.rushed.emit()

    def end_rush(self) -> None:
        """Tell everything again from now on, and let the button be seen that shows what was not told."""
        if self._rushing:
            self._rushing = False
            self.set_motion()
            if not (self.scene.motion.off or self.scene.motion.reduced):
                self._pulse.start()

    @property
    def rushing(self) -> bool:
        """Whether nothing is told before a player at the screen is asked."""
        return self._rushing

    def _halt(self) -> None:
        """Let Enter and Space go on with what has stopped."""
        if self.steps.isVisible() and not self.scene.animation_queue.still:
            self.steps.next_button.setFocus()

    def _step(self, steps: bool) -> None:
        """Stop after every event from now on, or no more."""
        self.settings.step_by_step = steps
        if not steps and self._looking is None and self.scene.animation_queue.waiting:
            self.scene.animation_queue.proceed()

    def _toggle_steps(self) -> None:
        self._step(not self.settings.step_by_step)

    def _faster(self, by: int) -> None:
        speeds = list(SPEEDS)[1:]
        now = self.settings.animation_speed
        at = speeds.index(now) if now in speeds else speeds.index("normal") - by
        self.settings.animation_speed = speeds[max(0, min(at + by, len(speeds) - 1))]

    def bindings(self) -> tuple[Binding, ...]:
        """The keys of all this, in the order in which they are told."""
        return (
            Binding(("N",), self.tr("See what others did since your turn"), self.toggle_since),
            Binding(("K",), self.tr("Stop after every event, or go on"), self._toggle_steps),
            Binding(("Backspace",), self.tr("Look at the previous event again"), self.look_back),
            *((Binding(("End",), self.tr("Go on to your next decision"), self.rush),) if self._played else ()),
            Binding(("+", "="), self.tr("Tell everything faster"), lambda: self._faster(1), shown="+"),
            Binding(("-",), self.tr("Tell everything slower"), lambda: self._faster(-1), shown="−"),
        )

    # -- again ---------------------------------------------------------------------------------------------------------

    def look_back(self) -> None:
        """Show the event again before the one that is shown, the last one where none is."""
        if self._looking is not None:
            at = self._told.index(self._looking.log_group) - 1
        else:
            at = len(self._told) - (1 if self.scene.animation_queue.idle else 2)
        if at >= 0:
            self.look_at(self._told[at])

    def look_at(self, log_group: LogGroup, alone: bool = False) -> None:
        """Show what happened again on the table as it was then; the game itself does not know of it.

        Args:
            passage: something that was told.
            alone: whether only this is shown, and nothing after it.
        """
        assert self._game_log is not None
        if self._looking is None:
            self._looking = _Look(log_group, self.scene.table, self.scene.animation_queue.lay_aside(), alone)
        else:
            self.scene.animation_queue.forget()
            self._looking = replace(self._looking, log_group=log_group, alone=alone)
        self.set_motion()
        self.shown_again.emit()
        self._count(log_group)
        since = self.since()
        words = self.tr("Shown again, as it was then")
        if log_group in since:
            if self._has_chosen:
                words = self.tr("Shown again: event {number} of {count} since your turn, as it was then")
            else:
                words = self.tr("Shown again: event {number} of {count} since the beginning, as it was then")
            words = words.format(number=since.index(log_group) + 1, count=len(since))
        self.scene.show_instead(self._game_log.before(log_group), words)
        self.show_steps(True)
        self.since_panel.mark(since.index(log_group) if log_group in since else -1)
        self.scene.tell([self._game_log.whole(log_group)])

    def _look_on(self) -> None:
        """Show the event after the one that is shown again, or what is."""
        assert self._looking is not None
        after = [] if self._looking.alone else self._told[self._told.index(self._looking.log_group) + 1 :]
        if after:
            self.look_at(after[0])
        else:
            self.look_at_now()

    def look_at_now(self) -> bool:
        """Let the table show what is, and go on from there; False when it does already."""
        look, self._looking = self._looking, None
        if look is None:
            return False
        self.scene.animation_queue.forget()
        self.set_motion()
        self.scene.banner.say("", "")
        self.scene.show_instead(look.table, "")
        self.show_steps(bool(look.untold))
        if self._told:
            self._count(self._told[-1])
            self._show_cards(self._told[-1])
        if look.untold:
            self.scene.animation_queue.tell(look.untold)
        else:
            self._settled()
        return True

    def _count(self, log_group: LogGroup) -> None:
        """Say which event it is, since when; of how many is known only of what is over."""
        since = self.since()
        all_of_them = since if log_group in since else self._told
        words = self.tr("Event {number}") if self._looking is None else self.tr("Event {number} of {count}")
        words = words.format(number=all_of_them.index(log_group) + 1, count=len(all_of_them))
        own = log_group in since and self._has_chosen
        self.steps.show_where(words, self.tr("since your turn") if own else self.tr("since the beginning"))

    # -- since one's own turn ------------------------------------------------------------------------------------------

    def since(self) -> list[LogGroup]:
        """Return what others did since the seat at the screen last chose, as far as it has been told."""
        if self._game_log is None or self.scene.viewer < 0:
            return []
        told = {id(log_group) for log_group in self._told}
        return [one for one in self._game_log.since(self.scene.own_families) if id(one) in told]

    @property
    def _has_chosen(self) -> bool:
        """Whether the seat at the screen has had a turn in this game, since which something can happen."""
        return self._game_log is not None and self._game_log.decided(self.scene.own_families)

    def offer_since(self, asked: bool) -> None:
        """Offer to look at what others did, if a player at the screen is asked and there is something to see."""
        since = self.since() if asked else []
        own = self._has_chosen
        words = self.tr("Since your turn · {count}") if own else self.tr("Since the beginning · {count}")
        self._since_words = words.format(count=len(since)), self.tr("New · {count}").format(count=len(since))
        self.shorten_since(False)
        self.since_button.setAccessibleName(self._since_words[0])
        self.anything_since = bool(since)
        self.since_button.setVisible(bool(since))
        latest, self._latest = self._latest, since[-1] if since else None
        offered = since and not self.scene.since_place().isEmpty()
        if self.settings.since_opens and offered and latest is not since[-1] and not self.since_panel.isVisible():
            self.toggle_since()
        if not since and self.since_panel.isVisible():
            self.since_panel.hide()
            self.show_steps(self._steps_wanted)
        self.relaid.emit()

    def toggle_since(self) -> None:
        """Open the list of what others did, or close it and come back to what is."""
        if self.since_panel.isVisible():
            self.since_panel.hide()
            self.show_steps(False)
            self.look_at_now()
            self.view.setFocus()
        elif self.anything_since:
            self.listing.emit()
            happenings = [self._happening(log_group) for log_group in self.since()]
            self.since_panel.show_happenings(happenings, since_turn=self._has_chosen)
            self.since_panel.open_in(self.list_room())
            self.show_steps(False)
        self.relaid.emit()

    @property
    def lists(self) -> bool:
        """Whether the list of what others did is shown in place of the choices."""
        return self.since_panel.isVisible()

    def close_since(self) -> bool:
        """Let something else have the place of the list of what others did; False when it is not open."""
        was_open = self.since_panel.isVisible()
        if was_open:
            self.toggle_since()
        return was_open

    def _show_all(self) -> None:
        """Show all that happened since one's own turn again, from the first event on."""
        self.since_panel.hide()
        self.show_steps(False)
        self.look_at(self.since()[0])

    def _aloud(self, log_group: LogGroup) -> str:
        """All of a passage for those who listen."""
        names = families(current_language())
        changes = (
            announcements.change_text(
                "" if (family := self.scene.seats[figure.seat].family) == self.scene.addressee else names[family].name,
                "" if figure.thing is None else self.game_view.named(self.scene, figure.thing) or self.tr("card"),
                change,
            )
            for figure, change in log_group.shown_changes.items()
        )
        return announcements.event_text(*self._all_words_of(log_group), changes)

    def _happening(self, log_group: LogGroup) -> RecapEntry:
        line = log_group.line
        assert line is not None
        assert self._game_log is not None
        names = {letter: family.name for letter, family in families(current_language()).items()}
        names[self.scene.addressee] = you()
        sentence, because = self._all_words_of(log_group)
        whole = self._game_log.whole(log_group)
        return RecapEntry(
            sentence,
            because,
            line.family,
            tuple(partial(self.game_view.picture, self.scene, kind, family) for kind, family in line.cards),
            line.aim is not None,
            tuple(
                (
                    # Of whoever did it the crest is seen.
                    "" if (family := self.scene.seats[figure.seat].family) == line.family else names[family],
                    change,
                    self._text(whole.things[figure]) if figure in whole.things else "",
                )
                for figure, change in whole.shown_changes.items()
            ),
            self._aloud(whole),
        )

    # -- words and places ----------------------------------------------------------------------------------------------

    def show_steps(self, shown: bool) -> None:
        """Show the bar while others act, and give its place to choices."""
        if not shown and self.steps.next_button.hasFocus():
            self.view.setFocus()
        # The list has the place of the bar, and of what is said.
        listed = self.since_panel.isVisible()
        self.since_button.setProperty("gilt", 1.0 if listed else 0.0)
        self._steps_wanted = (shown or self._looking is not None) and not listed
        self._show_bar()
        self.scene.banner.setOpacity(0.0 if listed else 1.0)

    def _show_bar(self) -> None:
        # What a game lays over its place has buttons of its own.
        if self.scene.steps_place().isEmpty() and self.steps.next_button.hasFocus():
            self.view.setFocus()
        shown = self._steps_wanted and not self.scene.steps_place().isEmpty()
        if shown == self.steps.isHidden():
            self.steps.setVisible(shown)
            # What has its place at other times gives way.
            self.relaid.emit()

    def forget(self) -> None:
        """Tell nothing more, and show nothing of what was told but the chronicle."""
        self.scene.animation_queue.forget()
        self._looking = None
        self.end_rush()
        self.set_motion()
        self._return.stop()
        self._left = None
        self.anything_since = self._steps_wanted = False
        self.steps.show_where("", "")
        for part in (self.steps, self.since_button, self.since_panel):
            part.hide()
        self.scene.banner.setOpacity(1.0)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.steps.retranslate()
        self.steps.setAccessibleName(self.tr("Event by event"))
        self.since_panel.retranslate()
        if self.anything_since:
            self.offer_since(True)

    def shorten_since(self, short: bool) -> None:
        """Let the button that offers to look back say so in a word, to leave room for what is asked."""
        self.since_button.setText(self._since_words[short])

    def arrange(self) -> None:
        """Lay everything where the scene has room for it."""
        if not self.scene.steps_place().isEmpty():
            self.steps.place(self.scene.steps_place())
        self._show_bar()
        place, button = self.scene.since_place().toRect().adjusted(-HALO, -HALO, HALO, HALO), self.since_button
        button.show_key("N")
        most = self.scene.since_room().toRect().width() + 2 * HALO
        wanted = min(most, button.sizeHint().width())
        width = wanted if button.text() == self._since_words[True] else max(place.width(), wanted)
        # At the right it stands away from the column there.
        middle = self.scene.measures.banner.center().x()
        left = place.left() if place.center().x() < middle else place.right() + 1 - width
        if button.sizeHint().width() > width:
            button.show_key("")
        self.since_button.setGeometry(left, place.top(), width, place.height())
        if self.since_panel.isVisible():
            self.since_panel.lie_in(self.list_room())

    def list_room(self) -> QRect:
        """Over prompt, choices and hand, and never over the own panel, nor over the button if that is above it."""
        scene, measures = self.scene, self.scene.measures
        room = QRectF(measures.banner).united(measures.choices)
        # Prompts may stand above the board, which has to be seen.
        room.setTop(max(room.top() - 8 * measures.unit, 0.45 * self.view.height()))
        room.setBottom(self.view.height() - 8 * measures.unit)
        panels = scene.panels_by_seat
        # A spectator may find a fifth family there.
        own = panels[scene.front if scene.front >= 0 else -1].scene_rect()
        button = QRectF(self.since_button.geometry())
        seen = self.since_button.isVisible() and button.left() < own.right()
        right = max(own.right(), button.right() - HALO if seen else 0.0)
        for beside in (own, button)[: 1 + seen]:
            if beside.intersects(room) and beside.center().x() < room.center().x():
                room.setLeft(right + 12 * measures.unit)
        return room.toRect()
