"""The table as a screen: the board, the chronicle beside it, the choices under the prompt, undo and rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QStyle, QWidget

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.session.match import Deed
from gonfalon.session.seats import Seat
from gonfalon.texts.annals import Annals, Passage
from gonfalon.texts.catalogue import translate
from gonfalon.texts.families import families
from gonfalon.texts.lines import Line, PointedCards
from gonfalon.ui.board.carried import Carried
from gonfalon.ui.board.choices import ChoiceBar, Form
from gonfalon.ui.board.chronicle import ChronicleView
from gonfalon.ui.board.director import Motion, Story
from gonfalon.ui.board.hearing import Hearing
from gonfalon.ui.board.kit import AnyKit, Kit, Spread
from gonfalon.ui.board.moves_list import MovesList
from gonfalon.ui.board.overlay import Overlay, Toast, Veil
from gonfalon.ui.board.since import Happening, SincePanel
from gonfalon.ui.board.speech import SAID, Speech, said
from gonfalon.ui.board.step_bar import StepBar
from gonfalon.ui.board.view import BoardView
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.buttons import Button, IconButton, Kind
from gonfalon.ui.widgets.dress import HALO
from gonfalon.ui.widgets.key_list import KeyList
from gonfalon.ui.widgets.keys import Binding, answered, matches
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.sound_button import SoundButton

__all__ = ["TableScreen"]

_ARROWS = ("Left", "Right", "Up", "Down")
SPEEDS = {"off": 0.0, "half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "eightfold": 8.0}


@dataclass(frozen=True)
class _Look:
    """What is looked at again, and what there is to come back to."""

    passage: Passage
    table: Any
    untold: list[Story]
    alone: bool


class TableScreen(Screen):
    """Shows one seat's table of one game and hands on what the person at the screen decides."""

    chosen = Signal(object)
    """A move of the seat whose table is shown."""
    undo = Signal()
    redo = Signal()
    open_rules = Signal(str)
    """The page or chapter to open them at, empty for the beginning."""
    move_now = Signal()
    """The bot that thinks shall move with what it has found so far."""
    hand_wanted = Signal()
    """Whoever sits before the hand that lies face down wants to see it."""
    menu = Signal()
    """The menu is wanted, or nothing else was left to escape from."""
    stilled = Signal(bool)
    """Something has come to lie over the table, or everything has gone that did: `still`."""
    settled = Signal()
    """Everything that was to be shown has been shown."""
    heard = Signal(object)
    """Something sounds: a `ui.sound.sounds.Sound`."""

    def __init__(self, settings: Settings, kit: AnyKit) -> None:
        super().__init__(settings)
        self.kit = kit
        self._cards: Any = None
        """What is played with; None before the first table."""
        self.words = kit.words(language.current())
        self.scene = kit.scene(self.words)
        self.view = BoardView(self.scene, self.scene.focus, self)
        self.chronicle = ChronicleView(self._text, self)
        self.choices = ChoiceBar(self)
        self.choices.released.connect(self.view.setFocus)
        self.choosing = kit.choosing(self.scene, self.choices, self)
        self.undo_button = Button(key="Z", px=16)
        self.rules_button = Button(key="F1", px=16)
        self.sound_button = SoundButton(settings, kind=Kind.PARCHMENT)
        self.menu_button = IconButton("icon-list", kind=Kind.PARCHMENT)
        self.hand_button = Button(Kind.GOLD, key="Enter", tall=True, px=17)
        self.now_button = Button(key="Space", px=16)
        self._thinking = -1
        """The seat whose bot thinks long."""
        self._hand_of = ""
        """The family whose hand lies face down."""
        for button in (
            self.undo_button, self.rules_button, self.sound_button, self.menu_button, self.hand_button, self.now_button,
        ):  # fmt: skip
            button.setParent(self)
        self.hand_button.hide()
        self.now_button.hide()
        self.now_button.clicked.connect(self._hurry_bot)
        self.hand_button.clicked.connect(self._show_hand)
        self.window_keys: Callable[[], Sequence[Binding]] = tuple
        """The keys that the window acts on, on whatever screen."""
        self.toast = Toast(self)
        self.carried = Carried(self.view, self)
        self.overlay: Veil | None = None
        """What lies over the board."""
        self._behind = False
        self._still = False
        self._annals: Annals[Any] | None = None
        self._told: list[Passage] = []
        """What was said so far, to be looked at again."""
        self._looking: _Look | None = None
        """What is looked at again, while the table shows the past."""
        self._rushing = False
        """Whether nothing is told before somebody at the screen is asked."""
        self._anything_since = False
        """Whether there is something that others did since; its button gives way to choices that need its room."""
        self.since_button = Button(key="N", px=16)
        self.since_button.setParent(self)
        self.since_button.hide()
        self.since_button.clicked.connect(self.toggle_since)
        self.since_panel = SincePanel(self)
        self.since_panel.hide()
        self.since_panel.wanted.connect(lambda index: self.look_at(self.since()[index], alone=True))
        self.since_panel.all_wanted.connect(self._show_all)
        self.since_panel.closed.connect(self.toggle_since)
        self.steps = StepBar(self)
        self.steps.hide()
        self.steps.back.connect(self.look_back)
        self.steps.paused.connect(self._step)
        self.steps.forward.connect(self.hurry)
        self.steps.to_my_turn.connect(self.rush)
        self.steps.speed_chosen.connect(lambda speed: setattr(settings, "animation_speed", speed))
        self._hearing = Hearing()
        self._waited = False
        """Whether others have moved since the seat at the screen was asked last."""
        self._speech = Speech(())
        self._decision: Decision | None = None
        self._undo_why = ""
        self._note = ""
        """What the hint says that holds only as long as the last move can be taken back."""
        self.view.resized.connect(self._resized)
        # A hint is about the gesture before it: it goes with the next one, and never lies over new choices.
        self.choosing.chosen.connect(self.toast.hide)
        self.choosing.chosen.connect(self.chosen)
        self.scene.choices_changed.connect(self._choices_changed)
        self.scene.held.connect(self.carried.hold)
        self.scene.refused.connect(self.refuse)
        self.scene.noted.connect(self._noted)
        self.scene.reader = self._words_of
        self.scene.telling.connect(self._look_up)
        self.scene.told.connect(self._tell)
        self.scene.halted.connect(self._halt)
        self.scene.seat_wanted.connect(self.show_pile)
        self.scene.spread_wanted.connect(self.show_spread)
        self.scene.veil_wanted.connect(lambda make: self.open_overlay(make(self)))
        self.scene.relaid.connect(self.arrange)
        self.scene.focus_moved.connect(self._give_chronicle_room)
        self.scene.director.settled.connect(self._settled)
        self.choices.explain.connect(self._explain)
        self.scene.explain_wanted.connect(self._explain)
        self.scene.said.connect(self._describe)
        self.scene.pace_wanted.connect(lambda pace: setattr(self.settings, "automaton_pace", pace))
        self.choices.back.connect(self.undo)
        self.choosing.looked_ahead.connect(self._give_chronicle_room)
        self.chronicle.entry_pointed.connect(self._entry_pointed)
        self.chronicle.entry_left.connect(lambda: self._entry_pointed(()))
        self.undo_button.clicked.connect(self.undo)
        self.rules_button.clicked.connect(self._open_rules)
        self.menu_button.clicked.connect(self.menu)
        self._set_motion()
        self.retranslate()
        order = (
            self.choices, self.view, self.chronicle, self.undo_button, self.rules_button, self.sound_button,
            self.menu_button,
        )  # fmt: skip
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_table(self, table: Any, viewer: int, seats: Sequence[Seat], opening: Any, past: Sequence[Deed]) -> None:
        """Build the table of a seat, and its chronicle from everything that the seat has seen since the opening."""
        self.close_overlay()
        self._looking = None
        self._end_rush()
        self._hide_steps()
        self.toast.hide()
        self.choosing.forget()
        self.think(-1)
        self._decision = None
        self._waited = False
        cards = self.kit.cards(table)
        if self._cards is not cards or self.words.language != language.current():
            self._cards = cards
            self.words = self.kit.words(language.current(), cards)
        self.chronicle.clear()
        self.chronicle.teach(seat.family for seat in seats if seat.teaches)
        self._annals = Annals(self.kit.telling, opening)
        for deed in past:
            self._annals.add(deed.seat, deed.events, deed.reason)
        self.chronicle.add(self._annals.lines())
        if self._speech.seats != seats or (self._speech.moves and not past):
            self._speech = Speech(seats)
        if not past:
            self._speak(self._speech.begins())
        self.scene.show_table(table, viewer, seats, self.words)
        self._told = list(filter(self._says, self._annals.passages))

    def play(self, events: Sequence[Event], seat: int = -1, reason: Reason | None = None) -> None:
        """Tell what happened by a move, as this seat saw it, and why the bot of a seat made it, if it has said that."""
        self.chronicle.set_current(None)
        self._speech.moved()
        self._waited = self._waited or seat != self.scene.viewer
        for panel in self.scene.panels_by_seat:
            panel.befall(None)
        assert self._annals is not None
        self._show_steps(True)
        self.scene.tell(self._annals.add(seat, events, reason))

    def _text(self, line: Line) -> str:
        return said(line) if line.key == SAID else self.kit.telling.text(line, self._cards)

    def _speak(self, lines: Sequence[Line]) -> None:
        if self.settings.bots_speak:
            self.chronicle.add(lines)

    def _says(self, passage: Passage) -> bool:
        """Whether a passage is said where the prompt stands: nothing of own choices is."""
        seats, viewer = self.scene.seats, self.scene.viewer
        return passage.telling and not (viewer >= 0 and passage.is_own(viewer, seats[viewer].family))

    def _words_of(self, passage: Passage) -> tuple[str, str]:
        """What is said of a passage, and the rule that makes it so, or why a teacher did it."""
        seats, line = self.scene.seats, passage.line
        if line is None or not self._says(passage):
            return "", ""
        taught = passage.seat >= 0 and seats[passage.seat].teaches
        because = line.why if taught and line.why is not None else line.rule
        return self._text(line), "" if because is None else self._text(because)

    def tell_end(self, winners: Collection[int]) -> None:
        """Let faces and bots show that the game is over."""
        for seat in winners:
            self.scene.panels_by_seat[seat].befall("triumphant")
        self._speak(self._speech.ends(winners))
        people = [seat for seat, who in enumerate(self.scene.seats) if who.bot is None]
        if not people or any(seat in winners for seat in people):
            self.heard.emit(Sound.VICTORY)

    def ask(self, view: View | None) -> None:
        """Show whose decision it is in the view of this seat, and if it is this seat's, ask."""
        self.hand_button.hide()
        decision = None if view is None else view.decision
        answer = self.scene.asking.following(decision)
        if answer is not None:
            # The rest of a gesture, but not from within the call that asks for it.
            self.scene.asking.clear()
            QTimer.singleShot(0, self, lambda: self.chosen.emit(answer))
            return
        self.choosing.ask(decision, undoable=not self._undo_why)
        self._decision = decision
        if decision is not None and decision.seat == self.scene.viewer and self._waited:
            self._waited = False
            self.heard.emit(Sound.YOUR_TURN)
        self.scene.ask(decision, view)
        asked = self.scene.asking.decision is not None
        if asked or decision is None:
            self._end_rush()
        self._show_steps(decision is not None and not asked)
        self._offer_since(asked)
        self.arrange()
        if decision is None:
            self.chronicle.set_current(None)
        else:
            self.chronicle.set_current(self.kit.telling.waiting(decision, self.scene.table))
        self._describe()
        self._give_chronicle_room()

    def offer_hand(self, seat: Seat) -> None:
        """Let this seat, whose hand lies face down, say that nobody else looks at it any more."""
        self._hand_of = seat.family
        self._word_hand()
        self.hand_button.show()
        self.arrange()
        # The answer of whoever was asked before may have been given twice.
        self.hesitate()
        self.hand_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def think(self, seat: int, share: float = 0.0) -> None:
        """Show how much of its time the bot of a seat has used, and offer to have its move now; -1 for nobody."""
        if seat >= 0:
            self.scene.panels_by_seat[seat].think(share)
        if seat == self._thinking:
            return
        if self._thinking >= 0:
            self.scene.panels_by_seat[self._thinking].think(None)
        self._thinking = seat
        if seat < 0 and self.now_button.hasFocus():
            self.view.setFocus()
        self.now_button.setEnabled(True)
        self.now_button.setVisible(seat >= 0)
        self.arrange()
        self._describe()

    def _hurry_bot(self) -> None:
        # What it was asked once it need not be asked again.
        self.now_button.setEnabled(False)
        self.move_now.emit()

    def _word_hand(self) -> None:
        if self._hand_of:
            family = families(language.current())[self._hand_of]
            self.hand_button.setText(self.tr("{family}: show my hand").format(family=family.name))

    def _show_hand(self) -> None:
        if not self.hesitates:
            self.hand_button.hide()
            self.hand_wanted.emit()

    def _describe(self) -> None:
        """Let those who listen hear what is asked."""
        words = self.kit.announced(self.scene)
        if self._thinking >= 0:
            words = self.tr("{name} is thinking. Press Space to have the move now.").format(
                name=self.scene.seats[self._thinking].name
            )
        if words != self.view.accessibleDescription():
            self.view.setAccessibleDescription(words)
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.DescriptionChanged))

    def hush(self) -> None:
        """Say nothing of the hand any more to those who listen, before somebody else sits down."""
        self.close_overlay()
        self.think(-1)
        self.scene.asking.clear()
        self.scene.focus.hide()
        self.toast.hide()
        self._end_rush()
        self._hide_steps()
        self.scene.banner.say("", "")
        self.chronicle.hush()
        self.view.setAccessibleName(self.tr("The table"))
        self.view.setAccessibleDescription("")

    @property
    def still(self) -> bool:
        """Whether nothing may move on the board now, because something lies over it."""
        return self._still

    def lie_behind(self, behind: bool) -> None:
        """Let another page, or what lies over the whole window, be in front of the table, or nothing any more."""
        self._behind = behind
        self._hold_still()

    def _hold_still(self) -> None:
        still = self._behind or self.overlay is not None
        if still != self._still:
            self._still = still
            self.scene.hold_still(still)
            self.stilled.emit(still)

    @property
    def idle(self) -> bool:
        """Whether nothing moves on the board, and it shows what is."""
        return self.scene.director.idle and self._looking is None

    def hurry(self) -> None:
        """Let what moves be over, up to what waits for somebody to go on; let a bot that thinks long move now."""
        if self._looking is not None and self.scene.director.idle:
            self._look_on()
        elif self._thinking >= 0 and self.idle:
            self.now_button.click()
        else:
            self.scene.director.hurry()

    def finish(self) -> None:
        """Let everything that moves be over, and the table show what is."""
        self.look_at_now()
        self.scene.director.finish()

    def allow_undo(self, why: str) -> None:
        """Offer to take the last move back, or say with a sentence why that is not possible."""
        self._undo_why = why
        if why and self._note and self.toast.text == self._note:
            self.toast.hide()
        self.undo_button.setEnabled(not why)
        set_tip(self.undo_button, why)
        self.undo_button.setAccessibleDescription(why)

    # -- words and looks -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.words = self.kit.words(language.current(), self._cards)
        self.view.setAccessibleName(self.tr("The table"))
        self.undo_button.setText(self.tr("Undo"))
        self.rules_button.setText(translate("Window", "Rules"))
        self.menu_button.set_words(self.tr("Open the menu") + " (F10)")
        self.sound_button.key = self._sound_key
        self.sound_button.retranslate()
        self.now_button.setText(self.tr("Move now"))
        self.steps.retranslate()
        self.since_panel.retranslate()
        if self._anything_since:
            self._offer_since(True)
        self._word_hand()
        self.chronicle.retranslate()
        if self.scene.built:
            self.scene.set_words(self.words)
            self._describe()
        if self._decision is not None:
            self.chronicle.set_current(self.kit.telling.waiting(self._decision, self.scene.table))

    def restyle(self) -> None:
        super().restyle()
        self.view.viewport().update()
        if self.scene.built:
            self.scene.rebuild()
        for item in self.scene.items():
            item.update()

    def _setting_changed(self, name: str) -> None:
        super()._setting_changed(name)
        if name in ("animation_speed", "reduced_motion", "automaton_pace", "automata_met", "step_by_step"):
            self._set_motion()

    def _set_motion(self) -> None:
        # A desktop that does not want its controls to move does not want our cards to fly.
        calm = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        settings = self.settings
        self.scene.director.motion = Motion(
            0.0 if self._rushing else SPEEDS[settings.animation_speed],
            settings.reduced_motion or calm,
            settings.pace_of_automata,
            steps=self._looking is not None or (settings.step_by_step and not self._rushing),
        )
        self.steps.show_state(settings.step_by_step, settings.animation_speed)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _resized(self, size: QSizeF) -> None:
        self.scene.lay_out(size)
        self.arrange()

    def arrange(self) -> None:
        if self.view.geometry() != self.rect():
            self.view.setGeometry(self.rect())
        measures = self.scene.measures
        self._give_chronicle_room()
        buttons = measures.buttons.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        half = buttons.width() // 2
        for button, key in ((self.undo_button, "Z"), (self.rules_button, "F1")):
            button.show_key(key)
            if button.sizeHint().width() > half:
                button.show_key("")
        self.undo_button.setGeometry(buttons.left(), buttons.top(), half, buttons.height())
        self.rules_button.setGeometry(buttons.left() + half, buttons.top(), buttons.width() - half, buttons.height())
        self.steps.place(self.scene.steps_place())
        place, wide = self.scene.since_place().toRect().adjusted(-HALO, -HALO, HALO, HALO), self.since_button.sizeHint()
        width = max(place.width(), wide.width())
        # At the right it stands away from the column there.
        left = place.left() if place.center().x() < measures.banner.center().x() else place.right() + 1 - width
        self.since_button.setGeometry(left, place.top(), width, place.height())
        self._place_choices()
        if self.since_panel.isVisible():
            self.since_panel.setGeometry(self._since_room())
        hand, wide = self.kit.hand_room(self.scene).toRect(), self.hand_button.sizeHint()
        self.hand_button.resize(wide)
        # Where it is wider than the hand it does not reach beyond it to the right, where other buttons stand.
        left = min(hand.center().x() - wide.width() // 2, hand.right() - wide.width())
        self.hand_button.move(left, hand.center().y() - wide.height() // 2)
        place, wide = self.steps.geometry(), self.now_button.sizeHint()
        self.now_button.resize(wide)
        self.now_button.move(place.center().x() - wide.width() // 2, place.center().y() - wide.height() // 2)
        panel = self.scene.game_panel
        for corner, icon in ((panel.corner, self.menu_button), (panel.sound_corner, self.sound_button)):
            icon.setVisible(not corner.isEmpty())
            icon.setGeometry(corner.translated(panel.pos()).toRect().adjusted(-HALO, -HALO, HALO, HALO))
        if self.overlay is not None:
            self.overlay.arrange()

    def _place_choices(self) -> None:
        choices = self.scene.measures.choices.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        if self._anything_since and self.since_button.geometry().intersects(choices):
            beside = QRect(choices)
            beside.setLeft(self.since_button.geometry().right())
            self.choices.setGeometry(self.choosing.room(beside))
            self.since_button.setVisible(self.choices.fits)
            if self.choices.fits:
                return
        self.choices.setGeometry(self.choosing.room(choices))

    def _give_chronicle_room(self) -> None:
        self.chronicle.setGeometry(self.kit.chronicle_room(self.scene).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board paints all of it."""

    # -- the board's messages ------------------------------------------------------------------------------------------

    def _look_up(self, event: Event) -> None:
        """Let those whom an event befalls show it, and what it sounds like be heard."""
        if self._looking is not None:
            return
        sound = self.kit.heard(event)
        if sound is not None and self._hearing.hears(sound, self.scene.motion.speed):
            self.heard.emit(sound)
        for seat, fate in self.kit.befalls(self.scene.table, event).items():
            self.scene.panels_by_seat[seat].befall(fate)
            self._speak(self._speech.happens(seat, "robbed" if fate == "robbed" else "strikes"))
        self._give_chronicle_room()

    def _tell(self, passage: Passage) -> None:
        """Write in the chronicle what begins to be told."""
        assert passage.line is not None
        if self._looking is None:
            self.chronicle.add([passage.line])
            if self._says(passage):
                self._told.append(passage)
                self._count(passage)
        self.chronicle.point_out(passage.line)
        self._give_chronicle_room()

    def _settled(self) -> None:
        if self._looking is not None:
            self._look_on()
            return
        self.chronicle.point_out(None)
        self._give_chronicle_room()
        self.settled.emit()

    # -- how it is told ------------------------------------------------------------------------------------------------

    def _show_steps(self, shown: bool) -> None:
        """Show the bar while others act, and give its place to choices."""
        if not shown and self.steps.next_button.hasFocus():
            self.view.setFocus()
        # The list has the place of the bar, and of what is said.
        listed = self.since_panel.isVisible()
        self.steps.setVisible((shown or self._looking is not None) and not listed)
        self.scene.banner.setOpacity(0.0 if listed else 1.0)
        self.steps.raise_()
        self.now_button.raise_()
        self.since_panel.raise_()

    def _hide_steps(self) -> None:
        self._anything_since = False
        for part in (self.steps, self.since_button, self.since_panel):
            part.hide()
        self.scene.banner.setOpacity(1.0)

    def since(self) -> list[Passage]:
        """What others did since the seat at the screen last chose, as far as it has been told."""
        viewer = self.scene.viewer
        if self._annals is None or viewer < 0:
            return []
        told = {id(passage) for passage in self._told}
        return [one for one in self._annals.since(viewer, self.scene.seats[viewer].family) if id(one) in told]

    def _offer_since(self, asked: bool) -> None:
        """Offer to look at what others did, where that is something."""
        since = self.since() if asked else []
        self.since_button.setText(self.tr("Since your turn · {count}").format(count=len(since)))
        self._anything_since = bool(since)
        self.since_button.setVisible(bool(since))
        if not since and self.since_panel.isVisible():
            self.since_panel.hide()
            self._show_steps(self.steps.isVisible())
        self.arrange()

    def toggle_since(self) -> None:
        """Open the list of what others did, or close it and come back to what is."""
        if self.since_panel.isVisible():
            self.since_panel.hide()
            self._show_steps(False)
            self.look_at_now()
            self.view.setFocus()
        elif self._anything_since:
            self.since_panel.show_happenings([self._happening(passage) for passage in self.since()])
            self.since_panel.open_in(self._since_room())
            self._show_steps(False)

    def _since_room(self) -> QRect:
        """Over prompt, choices and hand, and never over the own panel."""
        scene, measures = self.scene, self.scene.measures
        room = QRectF(measures.banner)
        room.setTop(room.top() - 8 * measures.unit)
        room.setBottom(self.height() - 8 * measures.unit)
        own = scene.panels_by_seat[scene.viewer].scene_rect()
        if own.intersects(room) and own.center().x() < room.center().x():
            room.setLeft(own.right() + 12 * measures.unit)
        return room.toRect()

    def _happening(self, passage: Passage) -> Happening:
        line = passage.line
        assert line is not None
        names = families(language.current())
        sentence, because = self._words_of(passage)
        return Happening(
            sentence,
            because,
            line.family,
            tuple(partial(self.kit.picture, self.scene, kind, family) for kind, family in line.cards),
            line.aim is not None,
            tuple(
                (
                    names[self.scene.seats[figure.seat].family].name,
                    change,
                    "" if figure.thing is None else self.tr("on a card"),
                )
                for figure, change in passage.shown_changes.items()
            ),
        )

    def _show_all(self) -> None:
        """Show all that happened since one's own turn again, from the first event on."""
        self.since_panel.hide()
        self._show_steps(False)
        self.look_at(self.since()[0])

    def _count(self, passage: Passage) -> None:
        """Say which event it is; of how many is known only of what is over."""
        since = self.since()
        if self._looking is None:
            number = since.index(passage) + 1 if passage in since else len(self._told)
            self.steps.show_where(self.tr("Event {number}").format(number=number))
        elif passage in since:
            words = self.tr("{number} of {count}").format(number=since.index(passage) + 1, count=len(since))
            self.steps.show_where(words)
        else:
            self.steps.show_where("")

    def _halt(self, passage: Passage) -> None:
        """Let Enter and Space go on with what has stopped."""
        if self.isVisible() and self.overlay is None and not self.since_panel.isVisible():
            self.steps.next_button.setFocus()

    def _step(self, steps: bool) -> None:
        """Stop after every event from now on, or no more."""
        self.settings.step_by_step = steps
        if not steps and self._looking is None and self.scene.director.waiting:
            self.scene.director.proceed()

    def _toggle_steps(self) -> None:
        self._step(not self.settings.step_by_step)

    def _faster(self, by: int) -> None:
        speeds = list(SPEEDS)[1:]
        now = self.settings.animation_speed
        at = speeds.index(now) if now in speeds else speeds.index("normal") - by
        self.settings.animation_speed = speeds[max(0, min(at + by, len(speeds) - 1))]

    def rush(self) -> None:
        """Tell nothing more, and let bots move at once, until somebody at the screen is asked."""
        self.look_at_now()
        if self.scene.asking.decision is None and self.steps.isVisible():
            self._rushing = True
            self._set_motion()
            self.scene.director.finish()
            if self._thinking >= 0:
                self.now_button.click()

    def _end_rush(self) -> None:
        if self._rushing:
            self._rushing = False
            self._set_motion()

    def look_back(self) -> None:
        """Show the event again before the one that is shown, the last one where none is."""
        if self._looking is not None:
            at = self._told.index(self._looking.passage) - 1
        else:
            at = len(self._told) - (1 if self.scene.director.idle else 2)
        if at >= 0:
            self.look_at(self._told[at])

    def look_at(self, passage: Passage, alone: bool = False) -> None:
        """Show what happened again on the table as it was then; the game itself does not know of it.

        Args:
            passage: something that was told.
            alone: whether only this is shown, and nothing after it.
        """
        assert self._annals is not None
        if self._looking is None:
            self._looking = _Look(passage, self.scene.table, self.scene.director.lay_aside(), alone)
        else:
            self.scene.director.forget()
            self._looking = replace(self._looking, passage=passage, alone=alone)
        self._set_motion()
        self.choosing.forget()
        self._count(passage)
        since = self.since()
        words = self.tr("Shown again, as it was then")
        if passage in since:
            words = self.tr("Shown again: event {number} of {count}, as it was then")
            words = words.format(number=since.index(passage) + 1, count=len(since))
        self.scene.show_instead(self._annals.before(passage), words)
        self._show_steps(True)
        self.since_panel.mark(since.index(passage) if passage in since else -1)
        self.scene.tell([passage])

    def _look_on(self) -> None:
        """Show the event after the one that is shown again, or what is."""
        assert self._looking is not None
        at = self._told.index(self._looking.passage) + 1
        if self._looking.alone or at >= len(self._told):
            self.look_at_now()
        else:
            self.look_at(self._told[at])

    def look_at_now(self) -> None:
        """Let the table show what is, and go on from there."""
        look, self._looking = self._looking, None
        if look is None:
            return
        self.scene.director.forget()
        self._set_motion()
        self.scene.banner.say("", "")
        self.scene.show_instead(look.table, "")
        self._show_steps(bool(look.untold))
        if self._told:
            self._count(self._told[-1])
        if look.untold:
            self.scene.director.tell(look.untold)
        else:
            self._settled()

    def _choices_changed(self, choices: Sequence[object]) -> None:
        # What they belong to now may have a place of its own for them.
        self._place_choices()
        if choices:
            self.toast.hide()

    def refuse(self, sentence: str) -> None:
        """Say for a moment why something is not done."""
        if self.settings.explain_illegal:
            self._hint(sentence)

    def _noted(self, sentence: str) -> None:
        if not self._undo_why:
            self._note = sentence
            self._hint(sentence)

    def _hint(self, sentence: str) -> None:
        """Let a sentence pass under the prompt, beneath the choices if there are any."""
        measures = self.scene.measures
        self.toast.say(sentence, QPointF(measures.banner.center().x(), measures.choices.center().y()),
                       measures.banner.width())  # fmt: skip
        if self.choices.isVisible():
            self.toast.move(self.toast.x(), self.choices.geometry().bottom())

    def _explain(self) -> None:
        decision = self._decision
        self.open_rules.emit("" if decision is None else self.kit.explained(self.scene, decision))

    def _entry_pointed(self, cards: PointedCards) -> None:
        self.kit.show_large(self.scene, cards)

    # -- overlays ------------------------------------------------------------------------------------------------------

    def show_pile(self, seat: int) -> None:
        """Show what lies before a seat, as far as this one may look at it."""
        spread = self.kit.spread(self.scene, seat)
        if spread is not None:
            self.show_spread(spread)

    def show_spread(self, spread: Spread) -> None:
        """Lay something over the table, to be looked at."""
        overlay = Overlay(self, spread.heading, "", spread.inner)
        overlay.add_button(translate("Window", "Close"), key="Esc")
        self.open_overlay(overlay)

    def show_moves(self) -> None:
        """List all that can be done now."""
        groups = self.kit.listed(self.scene)
        if not groups:
            return
        moves = MovesList(groups)
        overlay = Overlay(self, self.tr("What you can do"), "", moves)
        overlay.add_button(translate("Window", "Close"), key="Esc")

        def answer(move: object) -> None:
            overlay.close_it()
            self.scene.asking.answer(move)

        moves.answered.connect(answer)
        self.open_overlay(overlay)

    def open_overlay(self, overlay: Veil) -> None:
        """Lay something over the table; what lay there before is closed."""
        self.close_overlay()
        self.scene.pointer.cancel()
        self.overlay = overlay
        overlay.closed.connect(self._overlay_closed)
        overlay.open()
        self._hold_still()

    def close_overlay(self) -> bool:
        """Close what lies over the table; False when nothing does."""
        if self.overlay is None:
            return False
        self.overlay.close_it()
        return True

    def _overlay_closed(self) -> None:
        self.overlay = None
        self.view.setFocus()
        self._hold_still()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def bindings(self) -> tuple[Binding, ...]:
        """The keys of the table, in the order in which they are told."""
        return (
            Binding(_ARROWS, self.tr("Go from card to card and from row to row"), shown=self.tr("Arrows")),
            Binding(("Enter",), self.tr("Take a card, lay it, choose")),
            *self.kit.keys(self.scene),
            *self._list_key(),
            Binding(
                ("R",),
                self.tr("Read in the chronicle why a bot moved like that, where it says so"),
                self.chronicle.explain,
            ),
            Binding(("Z", "Ctrl+Z"), self.tr("Take your last move back"), self._take_back, shown="Z"),
            Binding(("Ctrl+Shift+Z",), self.tr("Make the move again that you took back"), self.redo.emit),
            Binding(
                ("Space",),
                self.tr("Finish what moves; let a bot that thinks long move now"),
                self.hurry,
                shown=self.tr("Space", "a key"),
                repeats=True,
            ),
            Binding(("N",), self.tr("See what others did since your turn"), self.toggle_since),
            Binding(("K",), self.tr("Stop after every event, or go on"), self._toggle_steps),
            Binding(("Backspace",), self.tr("Look at the event before again"), self.look_back),
            Binding(("End",), self.tr("Go on to your own next decision"), self.rush),
            Binding(("+", "="), self.tr("Tell everything faster"), lambda: self._faster(1), shown="+"),
            Binding(("-",), self.tr("Tell everything slower"), lambda: self._faster(-1), shown="−"),
            Binding(("Esc",), self.tr("Lay a card back, take a half-made move back, else the menu"), self._escape),
            Binding((self._sound_key,), self.tr("Turn the sound off or on"), self.sound_button.turn),
            Binding(("F10",), self.tr("Open the menu"), self.menu.emit),
            Binding(("F1",), self.tr("Open the rules"), self._open_rules),
            Binding(("?",), self.tr("Explain what is asked; when nothing is, show these keys"), self._help),
        )

    @property
    def _sound_key(self) -> str:
        """M, except where the game means something else by it."""
        taken = (name for binding in self.kit.keys(self.scene) for name in binding.names)
        return "Ctrl+M" if "M" in taken else "M"

    def _list_key(self) -> tuple[Binding, ...]:
        if type(self.kit).listed is Kit.listed:
            return ()
        return (Binding(("A",), self.tr("List all that you can do now, and what lies on the table"), self.show_moves),)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.overlay is not None:
            # It has heard the key before, unless the keyboard is somewhere else.
            event.setAccepted(matches(event, "Esc") and self.close_overlay())
            return
        # What a button bears comes first: a price may be a number that else means something on the board.
        if self.choosing.key(event) or answered(event, self.bindings()):
            return
        if matches(event, "V") and self.choosing.look_beneath(True):
            return
        if any(matches(event, arrow) for arrow in _ARROWS):
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not (matches(event, "V") and (event.isAutoRepeat() or self.choosing.look_beneath(False))):
            super().keyReleaseEvent(event)

    def _take_back(self) -> None:
        if self._undo_why:
            self.refuse(self._undo_why)
        else:
            self.undo.emit()

    def _escape(self) -> None:
        if self._looking is not None:
            self.look_at_now()
        elif self.choosing.half_made:
            self.undo.emit()
        else:
            self.menu.emit()

    def _open_rules(self) -> None:
        self.open_rules.emit("")

    def _help(self) -> None:
        if self.choices.press_plain("?"):
            return
        asked = self.scene.asking.decision is not None and self.choosing.form is not Form.SENTENCES
        if asked and not self.choosing.explains:
            # There is no room for the button, but there is something to explain.
            self._explain()
        else:
            self.show_keys()

    def show_keys(self) -> None:
        """Tell which keys do what."""
        overlay = Overlay(self, translate("Window", "Keys"), "", KeyList((*self.bindings(), *self.window_keys())))
        overlay.add_button(translate("Window", "Close"), key="Esc")
        self.open_overlay(overlay)
