"""The table as a screen: the board, the chronicle beside it, the choices under the prompt, undo and rules."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.core.state import Table
from gonfalon.games import GAMES
from gonfalon.session.match import PlayedMove
from gonfalon.session.new_game import Seat, reader_of
from gonfalon.texts.hints import HintWords, MoveHint, general_reason, hint_words
from gonfalon.texts.log_entries import LogEntry, PointedCards
from gonfalon.texts.log_filter import card_names
from gonfalon.texts.move_preview import move_hint
from gonfalon.texts.players import families, family_name
from gonfalon.texts.rules_library import CurrentGame, RulesLibrary
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.board.announcements import REMARK_KEY, BotChatter, remark_of
from gonfalon.ui.board.board_view import AccessibleBoard, BoardView
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.board.clock_tag import ClockFace
from gonfalon.ui.board.drag_and_drop import DragOverlay
from gonfalon.ui.board.ending import GameOverBar
from gonfalon.ui.board.game_view import AnyGameView, DetailSheet, GameView
from gonfalon.ui.board.hint import HintPaper
from gonfalon.ui.board.log_filter_bar import LogSubjects
from gonfalon.ui.board.log_view import LogView
from gonfalon.ui.board.move_input import ChoiceController
from gonfalon.ui.board.overlay import Overlay, Toast, Veil
from gonfalon.ui.board.playback import PlaybackController
from gonfalon.ui.board.table_popups import MovesList, UnseenCardsFlyout
from gonfalon.ui.look import fonts
from gonfalon.ui.screens.puzzles import TableFoot
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.sound.sounds import Sound, SoundThrottle
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.game_card import ObjectiveSheet
from gonfalon.ui.widgets.keys import Binding, KeySheet, Standard, answered, matches, native, standard
from gonfalon.ui.widgets.page_view import PageFigures, PageView
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, announce, ui_scale
from gonfalon.ui.widgets.value_controls import VolumeButton

_ARROWS = ("Left", "Right", "Up", "Down")
LEAST_CHRONICLE = 64.0
"""A chronicle that would be lower is not shown, in design pixels."""


class TableScreen(Screen):
    """Shows one seat's table of one game and hands on what the person at the screen decides."""

    chosen = Signal(object)
    """A move of the seat whose table is shown."""
    undo = Signal()
    redo = Signal()
    open_rules = Signal(str)
    """The page or chapter to open them at, empty for the beginning."""
    hint_wanted = Signal()
    """Whoever is asked wants to know what the strongest bot would do."""
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

    def __init__(self, settings: Settings, game_view: AnyGameView) -> None:
        super().__init__(settings)
        self.game_view = game_view
        self._cards: object = None
        """What is played with; None before the first table."""
        self.words = game_view.words(current_language())
        self.scene = game_view.scene(self.words)
        self.scene.set_own_face(settings.player_face)
        self.view = BoardView(self.scene, self.scene.focus, self)
        self.tree = AccessibleBoard(self.scene, self.view)
        self.log_view = LogView(self._text, self)
        self.choices = ChoiceBar(self)
        self.choices.released.connect(self.view.setFocus)
        self.choice_controller = ChoiceController(self.scene, self.choices, self)
        self.log_view.subjects = self._log_subjects
        self.log_view.kept = lambda log_filter, lines: log_filter.of(lines, game_view.log_renderer)
        self.playback = PlaybackController(settings, game_view, self.scene, self.view, self.log_view, self._text)
        self.undo_button = Button(key="Z", px=16)
        self.rules_button = Button(key="F1", px=16)
        self.sound_button = VolumeButton(settings, kind=ButtonKind.PARCHMENT)
        self.menu_button = IconButton("icon-list", kind=ButtonKind.PARCHMENT)
        self.hint_button = IconButton("icon-hint", kind=ButtonKind.PARCHMENT)
        self.hint_button.clicked.connect(self._want_hint)
        self.hint_paper = HintPaper(self)
        self._hinted: tuple[Sequence[object], Reason | None] = ((), None)
        """The moves that a hint proposes, and what the bot said of the first."""
        self.hand_button = Button(ButtonKind.GOLD, key="Enter", tall=True, px=17)
        self.now_button = Button(key="Space", px=16)
        self._thinking = -1
        """The seat whose bot thinks long."""
        for button in (
            self.undo_button, self.hint_button, self.rules_button, self.sound_button, self.menu_button,
            self.hand_button, self.now_button,
        ):  # fmt: skip
            button.setParent(self)
        self.hand_button.hide()
        self.now_button.hide()
        self.game_over_bar = GameOverBar(self)
        self.game_over_bar.hide()
        self._kept = True
        """Whether all that was played is in a file."""
        self._over = False
        """Whether the table is only looked at, for the game is over."""
        self.now_button.clicked.connect(self._hurry_bot)
        self.hand_button.clicked.connect(self._show_hand)
        self.window_keys: Callable[[], Sequence[Binding]] = tuple
        """The keys that the window acts on, on whatever screen."""
        self.toast = Toast(self)
        self.carried = DragOverlay(self.view, self)
        self.overlay: Veil | None = None
        """What lies over the board."""
        self._foot: TableFoot | None = None
        self.unseen_cards = UnseenCardsFlyout(game_view, self.scene, self.playback, self)
        self.unseen_cards.toggled.connect(self._flyout_toggled)
        self.unseen_cards.toggled.connect(self.toast.hide)
        self.unseen_cards.pointed.connect(self._entry_pointed)
        self._behind = False
        self._sound_throttle = SoundThrottle()
        self._waited = False
        """Whether others have moved since the seat at the screen was asked last."""
        self._bot_chatter = BotChatter(())
        self._undo_why = ""
        self._note = ""
        """What the hint says that holds only as long as the last move can be taken back."""
        self.view.resized.connect(self._resized)
        self.view.installEventFilter(self)
        # A hint is about the gesture before it: it goes with the next one, and never lies over new choices.
        self.scene.chosen.connect(self.toast.hide)
        self.scene.chosen.connect(self.chosen)
        self.scene.choices_changed.connect(self._choices_changed)
        self.scene.held.connect(self.carried.hold)
        self.scene.refused.connect(self.refuse)
        self.scene.noted.connect(self._noted)
        self.scene.lost.connect(self._lead_on)
        self.scene.applying.connect(self._look_up)
        self.scene.seat_wanted.connect(self._want_seat)
        self.scene.sheet_wanted.connect(self.show_sheet)
        self.scene.veil_wanted.connect(lambda make: self.open_overlay(make(self)))
        self.scene.relaid.connect(self.arrange)
        self.scene.focus_moved.connect(self._give_chronicle_room)
        self.playback.settled.connect(self.settled)
        self.playback.shown_again.connect(self.choice_controller.forget)
        self.playback.rushed.connect(self._hurry_bot)
        self.playback.wrote.connect(self._give_chronicle_room)
        self.playback.returned.connect(partial(self._stand_still, False))
        self.playback.relaid.connect(self.arrange)
        self.playback.listing.connect(self.toast.hide)
        self.playback.settled.connect(self._show_afterwards)
        self.playback.shown_again.connect(self._show_afterwards)
        self.scene.advised.connect(self._advised)
        self.hint_paper.more_wanted.connect(self._want_hint)
        self.hint_paper.closed.connect(self.close_hint)
        self.choices.explain.connect(self._explain)
        self.scene.explain_wanted.connect(self._explain)
        self.scene.page_wanted.connect(self.open_rules)
        self.scene.page_view = self._page_view
        self.scene.said.connect(self._describe)
        self.scene.pace_wanted.connect(lambda pace: setattr(self.settings, "automaton_pace", pace))
        self.choices.back.connect(self.undo)
        self.scene.looked_ahead.connect(self._give_chronicle_room)
        self.log_view.entry_pointed.connect(self._entry_pointed)
        self.log_view.entry_left.connect(lambda: self._entry_pointed(()))
        self.log_view.line_pointed.connect(self.scene.point_out)
        self.log_view.turned.connect(self.scene.turn_chronicle)
        self.log_view.copied.connect(lambda: self._hint(self.tr("The chronicle is on the clipboard.")))
        self.undo_button.clicked.connect(self.undo)
        self.rules_button.clicked.connect(self._open_rules)
        self.menu_button.clicked.connect(self.menu)
        self.playback.set_motion()
        self.retranslate()
        order = (
            self.choices, self.view, *self.log_view.stops, self.undo_button, self.hint_button, self.rules_button,
            self.sound_button, self.menu_button,
        )  # fmt: skip
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_table(
        self, table: Table, viewer: int, seats: Sequence[Seat], opening: Table, past: Sequence[PlayedMove]
    ) -> None:
        """Build the table of a seat, and its chronicle from everything that the seat has seen since the opening."""
        self.close_overlay()
        self.unseen_cards.close()
        self.toast.hide()
        self.choice_controller.forget()
        self.think(-1)
        self._waited = self._over = False
        self._show_afterwards()
        cards, reader = self.game_view.cards(table), reader_of(seats)
        if self._cards is not cards or (self.words.language, self.words.reader) != (current_language(), reader):
            self._cards = cards
            self.words = self.game_view.words(current_language(), cards, reader)
        self.log_view.clear()
        self.log_view.teach(seat.family for seat in seats if seat.teaches)
        self.scene.show_table(table, viewer, seats, self.words)
        self.playback.begin(opening, past)
        if self._bot_chatter.seats != seats or (self._bot_chatter.moves and not past):
            self._bot_chatter = BotChatter(seats)
        if not past:
            self._speak(self._bot_chatter.begins())
        self._open_tree()
        # What was told before is not gone back to any more, and nothing else may wait for it.
        self._hold_still()

    def play(self, events: Sequence[Event], seat: int = -1, reason: Reason | None = None, move: str = "") -> None:
        """Tell what happened by a move, as this seat saw it, and why the bot of a seat made it, if it has said that."""
        self.log_view.set_current(None)
        self._bot_chatter.moved()
        self._waited = self._waited or not self.scene.is_own(seat)
        for panel in self.scene.panels_by_seat:
            panel.set_reaction(None)
        self.playback.tell(events, seat, reason, move)

    def sentence(self, line: LogEntry) -> str:
        """Return the text of a log entry for the viewer, in the current language."""
        return self._text(line)

    def _text(self, line: LogEntry) -> str:
        return (
            remark_of(line)
            if line.key == REMARK_KEY
            else self.game_view.log_renderer.text(line, self._cards, self.scene.addressee)
        )

    def _log_subjects(self, lines: Sequence[LogEntry]) -> LogSubjects:
        """Return what lines of the chronicle may be asked for by."""
        log_renderer = self.game_view.log_renderer
        names = {seat.family: (family_name(seat.family), seat.name) for seat in self.scene.seats}
        return LogSubjects(
            {letter: name if name == family else f"{family}: {name}" for letter, (family, name) in names.items()},
            log_renderer.places(self._cards),
            card_names(lines, log_renderer, self._cards),
        )

    def _speak(self, lines: Sequence[LogEntry]) -> None:
        if self.settings.bots_speak:
            self.log_view.add(lines)

    def turn_up(self, events: Sequence[Event]) -> None:
        """Let the cards be seen that lay face down to the end, one after the other; `settled` says when they are."""
        self.scene.banner.say(self.tr("The hidden cards turn up"), "")
        self.scene.animation_queue.tell(self.scene.stories(events))

    def tell_end(self, winners: Collection[int]) -> None:
        """Let faces and bots show that the game is over."""
        for seat in winners:
            self.scene.panels_by_seat[seat].set_reaction("triumphant")
        self._speak(self._bot_chatter.ends(winners))
        people = [seat for seat, who in enumerate(self.scene.seats) if who.bot is None]
        won = not people or any(seat in winners for seat in people)
        self.heard.emit(Sound.VICTORY if won else Sound.DEFEAT)

    def ask(self, view: View | None) -> None:
        """Show whose decision it is in the view of this seat, and if it is this seat's, ask."""
        self.hand_button.hide()
        decision = None if view is None else view.decision
        answer = self.scene.move_input.following(decision)
        if answer is not None:
            # The rest of a gesture, but not from within the call that asks for it.
            self.scene.move_input.clear()
            QTimer.singleShot(0, self, lambda: self.chosen.emit(answer))
            return
        self.choice_controller.ask(decision, undoable=not self._undo_why)
        if decision is not None and self.scene.is_own(decision.seat) and self._waited:
            self._waited = False
            self.heard.emit(Sound.YOUR_TURN)
        self.scene.ask(decision, view)
        asked = self.scene.move_input.decision is not None
        self.hint_button.setEnabled(asked)
        if asked or decision is None:
            self.playback.end_rush()
        self.playback.show_steps(decision is not None and not asked)
        self.playback.offer_since(asked)
        self.arrange()
        if decision is None:
            self.log_view.set_current(None)
        else:
            self.log_view.set_current(self.game_view.log_renderer.waiting(decision, self.scene.table))
        self._describe()
        if asked:
            announce(self.view, self.game_view.announced(self.scene))
        self._give_chronicle_room()

    def offer_afterwards(self) -> None:
        """Let the table be looked at of a game that is over, and the ending be told again."""
        self._over = True
        self._show_afterwards()
        self.view.setFocus()

    def _show_afterwards(self) -> None:
        # What shows the past has a bar of its own there.
        shown = self._over and not self.playback.looks_back
        if not shown and any(one.hasFocus() for one in self.game_over_bar.findChildren(Button)):
            self.view.setFocus()
        self.game_over_bar.setVisible(shown)
        if shown:
            self.game_over_bar.place(self.scene.measures.choices)

    def offer_hand(self) -> None:
        """Ask the viewer, whose hand lies face down, to confirm that no other player looks at the screen any more."""
        self._word_hand()
        self.hand_button.show()
        self.arrange()
        # The answer of whoever was asked before may have been given twice.
        self.hesitate()
        self.hand_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def think(self, seat: int, share: float = 0.0) -> None:
        """Show how much of its time the bot of a seat has used, with a button to get its move now; -1 for no seat."""
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
        if self.playback.rushing:
            self._hurry_bot()

    def _hurry_bot(self) -> None:
        if self._thinking >= 0 and self.now_button.isEnabled():
            # What it was asked once it need not be asked again.
            self.now_button.setEnabled(False)
            self.move_now.emit()

    def tell_kept(self, kept: bool) -> None:
        """Show whether what was played has been written to the file of the game."""
        if kept != self._kept:
            self._kept = kept
            self._word_menu()

    def _word_menu(self) -> None:
        self.menu_button.set_icon("icon-list" if self._kept else "icon-warning")
        words = self.tr("Open the menu") if self._kept else self.tr("Open the menu: this game is not saved")
        self.menu_button.set_words(words + " (F10)")

    def _word_hand(self) -> None:
        if self.scene.viewer >= 0:
            family = families(current_language())[self.scene.seats[self.scene.viewer].family]
            self.hand_button.setText(self.tr("{family}: show my hand").format(family=family.name))

    def _show_hand(self) -> None:
        if not self.hesitates:
            self.hand_button.hide()
            self.hand_wanted.emit()

    def _describe(self) -> None:
        """Let those who listen hear what is asked."""
        words = self.game_view.announced(self.scene)
        if self._thinking >= 0:
            words = self.tr("{name} is thinking. Press Space to make it move now.").format(
                name=self.scene.seats[self._thinking].name
            )
        if words != self.view.accessibleDescription():
            self.view.setAccessibleDescription(words)

    def hush(self) -> None:
        """Tell nothing more, and let nothing about the hand be read aloud, before another player sits down."""
        self.close_overlay()
        self.unseen_cards.close()
        self.think(-1)
        self.scene.move_input.clear()
        self.scene.focus.hide()
        self.toast.hide()
        self.playback.forget()
        self.scene.banner.say("", "")
        self.log_view.hush()
        self.view.setAccessibleDescription("")
        self._open_tree()

    def _open_tree(self) -> None:
        """Let those who listen hear what is on the board, unless something lies over it or it is hushed."""
        self.tree.open(not (self.still or self.log_view.entries.silent))

    @property
    def still(self) -> bool:
        """Whether nothing may move on the board now, because something lies over it."""
        return self.scene.animation_queue.still

    def lie_behind(self, behind: bool) -> None:
        """Let another page, or what lies over the whole window, be in front of the table, or nothing any more."""
        self._behind = behind
        self._hold_still()

    def _hold_still(self) -> None:
        covered = self._behind or self.overlay is not None
        if covered:
            self.playback.stay_away()
        elif self.still and not self.playback.comes_back:
            self.playback.come_back()
        self._stand_still(covered or self.playback.comes_back)

    def _stand_still(self, still: bool) -> None:
        if still != self.still:
            self.scene.hold_still(still)
            self.toast.hold_still(still)
            self._open_tree()
            self.stilled.emit(still)

    @property
    def idle(self) -> bool:
        """Whether nothing moves on the board and it shows the current state."""
        return self.playback.idle

    def hurry(self) -> None:
        """Finish running animations up to the next pause; make a bot that thinks for long move now."""
        if self._thinking >= 0 and self.idle and not self.playback.comes_back:
            self._hurry_bot()
        else:
            self.playback.hurry()

    def finish(self) -> None:
        """Let everything that moves be over, and the table show what is."""
        self.playback.finish()

    def allow_undo(self, why: str) -> None:
        """Offer to take the last move back, or say with a sentence why that is not possible."""
        self._undo_why = why
        if why and self._note and self.toast.text == self._note:
            self.toast.hide()
        self.undo_button.setEnabled(not why)
        self.undo_button.setAccessibleDescription(why)
        self._tip_undo()

    def _tip_undo(self) -> None:
        words = "" if self.undo_button.text() else f"{self.undo_button.accessibleName()} (Z)"
        set_tip(self.undo_button, self._undo_why or words)

    # -- words and looks -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.words = self.game_view.words(current_language(), self._cards, self.scene.addressee)
        self.view.setAccessibleName(self.tr("The table"))
        self.choices.setAccessibleName(self.tr("Answers"))
        self.undo_button.setText(self.tr("Undo"))
        self.undo_button.setAccessibleName(self.tr("Undo"))
        self.rules_button.setText(translate("Window", "Rules"))
        self._word_menu()
        self.hint_button.set_words(self.tr("Ask for a hint: what the strongest bot would do") + " (T)")
        self.sound_button.key = self._sound_key
        self.sound_button.retranslate()
        self.now_button.setText(self.tr("Move now"))
        self.playback.retranslate()
        self.game_over_bar.retranslate()
        self._word_hand()
        self.log_view.retranslate()
        if self.scene.built:
            self.scene.set_words(self.words)
            self._describe()
            self.tree.follow()
            if (words := self._hint_words()) is not None and self.hint_paper.isVisible():
                self.hint_paper.say(words, opened=self.hint_paper.opened)
                self._place_hint()
        if (decision := self.scene.decision) is not None and self.log_view.waits:
            self.log_view.set_current(self.game_view.log_renderer.waiting(decision, self.scene.table))

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
            self.playback.set_motion()
        elif name == "player_face":
            self.scene.set_own_face(self.settings.player_face)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _resized(self, size: QSizeF) -> None:
        self.scene.lay_out(size)
        self.arrange()

    def stand_on(self, foot: TableFoot | None) -> None:
        """Leave room below the board for this, or for nothing any more."""
        self._foot = foot
        if foot is not None:
            foot.show()
        self.arrange()

    def arrange(self) -> None:
        board = self.rect()
        if self._foot is not None:
            high = self._foot.high(board.width())
            self._foot.setGeometry(0, board.height() - high, board.width(), high)
            board.setHeight(board.height() - high)
        if self.view.geometry() != board:
            self.view.setGeometry(board)
        measures = self.scene.measures
        self._give_chronicle_room()
        buttons = measures.buttons.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        self._arrange_buttons(buttons)
        self.playback.arrange()
        self._show_afterwards()
        self.unseen_cards.arrange()
        self._place_choices()
        self._place_hint()
        self._give_chronicle_room()
        hand, wide = self.game_view.hand_room(self.scene).toRect(), self.hand_button.sizeHint()
        self.hand_button.resize(wide)
        # Where it is wider than the hand it does not reach beyond it to the right, where other buttons stand.
        left = min(hand.center().x() - wide.width() // 2, hand.right() - wide.width())
        self.hand_button.move(left, hand.center().y() - wide.height() // 2)
        self._place_now()
        panel = self.scene.game_panel
        for corner, icon in ((panel.corner, self.menu_button), (panel.sound_corner, self.sound_button)):
            icon.setVisible(not corner.isEmpty())
            icon.setGeometry(corner.translated(panel.pos()).toRect().adjusted(-HALO, -HALO, HALO, HALO))
        if self.overlay is not None:
            self.overlay.arrange()

    def _arrange_buttons(self, row: QRect) -> None:
        """Undo and Rules with the lamp between them; where their words leave it no room, Undo is an arrow."""
        undo, rules = self.undo_button, self.rules_button
        square, lamp, half = row.height(), self.hint_button.sizeHint().width(), row.width() // 2
        undo.show_words(True)
        undo.set_icon_name("")
        for button in (undo, rules):
            button.show_key("")
        words = max(button.sizeHint().width() for button in (undo, rules))
        wide = next((wide for wide in (square, lamp) if words <= half - wide // 2), 0)
        undo.show_words(wide > 0)
        if not wide:
            undo.set_icon_name("icon-undo")
        first, last = (half - wide // 2,) * 2 if wide else (square, row.width() - square - lamp)
        for button, key, room in ((undo, "Z", first if wide else 0), (rules, "F1", last)):
            button.show_key(key)
            if button.sizeHint().width() > room:
                button.show_key("")
        undo.setGeometry(row.left(), row.top(), first, row.height())
        self.hint_button.setGeometry(row.left() + first, row.top(), row.width() - first - last, row.height())
        rules.setGeometry(row.right() + 1 - last, row.top(), last, row.height())
        self._tip_undo()

    def _place_now(self) -> None:
        """Place the button for the bot's move where the step bar continues by the same key, or in the bar's place."""
        steps, button = self.playback.steps, self.now_button
        button.show_key("Space")
        place = QRect(QPoint(), button.sizeHint())
        place.moveCenter(steps.geometry().center())
        if steps.isVisible():
            place = steps.next_place()
            if place.width() < button.sizeHint().width():
                button.show_key("")
        button.setGeometry(place)

    def _place_choices(self) -> None:
        choices = self.scene.measures.choices.toRect().adjusted(-HALO, -HALO, HALO, HALO)
        since = self.playback.since_button
        whole = self.choice_controller.room(choices)
        self._veil_choices()
        if self.playback.anything_since:
            # Sentences in large letters need all of it, and a question may lie there; N is there all the same.
            alone = fonts.large() and self.choices.form is ChoiceLayout.SENTENCES
            steps, meets = self.playback.steps, since.geometry().intersects(whole)
            covered = self.scene.since_place().isEmpty() or (
                steps.isVisible() and steps.geometry().intersects(since.geometry())
            )
            since.setVisible(not (covered or (alone and meets)))
            if meets and not (covered or alone):
                fits = self.choice_controller.fit(self._beside_since(choices))
                since.setVisible(fits)
                if fits:
                    return
        self.choices.setGeometry(whole)

    def _beside_since(self, choices: QRect) -> Iterator[QRect]:
        """The room for choices beside the button that offers to look back, which says less before they do."""
        for short in (False, True):
            self.playback.shorten_since(short)
            self.playback.arrange()
            beside = QRect(choices)
            beside.setLeft(self.playback.since_button.geometry().right())
            yield beside

    @property
    def _listed(self) -> bool:
        """Whether a list covers the choices."""
        return self.unseen_cards.is_open or self.playback.lists

    def _veil_choices(self) -> None:
        # They and the prompt may be wider than what lies over them.
        self.choices.setVisible(bool(self.scene.move_input.choices) and not self._listed)
        if self.unseen_cards.is_open:
            self.scene.banner.setOpacity(0.0)

    def _give_chronicle_room(self) -> None:
        area = self.game_view.log_area(self.scene).toRect()
        paper = self.hint_paper.geometry()
        if self.hint_paper.isVisible() and paper.intersects(area) and paper.top() > area.top():
            area.setBottom(paper.top() - 1)
        self.log_view.open(self.scene.chronicle_open)
        if area != self.log_view.geometry():
            self.log_view.setGeometry(area)
            # It may lie over buttons of the table now, but never over a sheet.
            self.log_view.raise_()
            if self.overlay is not None:
                self.overlay.raise_()
        # Above what came of a puzzle there may be less than a line beneath its heading.
        self.log_view.setVisible(area.height() >= LEAST_CHRONICLE * ui_scale(self))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board paints all of it."""

    # -- the board's messages ------------------------------------------------------------------------------------------

    def _look_up(self, event: Event) -> None:
        """Let those whom an event befalls show it, and what it sounds like be heard."""
        if self.playback.looks_back:
            return
        sound = self.game_view.heard(event)
        if sound is not None and self._sound_throttle.hears(sound, self.scene.motion.speed):
            self.heard.emit(sound)
        for seat, fate in self.game_view.portrait_reactions(self.scene.table, event).items():
            self.scene.panels_by_seat[seat].set_reaction(fate)
            self._speak(self._bot_chatter.happens(seat, "robbed" if fate == "robbed" else "strikes"))
        self._give_chronicle_room()

    def _choices_changed(self, choices: Sequence[object]) -> None:
        # What they belong to now may have a place of its own for them.
        self._place_choices()
        if self.scene.move_input.advised:
            self.choices.advise([gesture.move for gesture in self.scene.move_input.advised])
            self._place_hint()
        if choices:
            self.toast.hide()

    def _want_hint(self) -> None:
        if self.hint_paper.isVisible():
            self._say_more()
        else:
            self.hint_wanted.emit()

    def show_hint(self, moves: Sequence[object], reason: Reason | None) -> None:
        """Show what could be done now and say why: one move, or two that are about as good."""
        self._hinted = moves, reason
        words = self._hint_words()
        if words is None:
            return
        self.toast.hide()
        self.hint_paper.say(words, opened=False)
        self.scene.move_input.advise(moves)
        self.choices.advise(moves)
        announce(self.view, words.aloud)

    def _say_more(self) -> None:
        """Say further reasons of the hint that is shown, if there are any."""
        words = self.hint_paper.words
        if words.more and not self.hint_paper.opened:
            self.hint_paper.say(words, opened=True)
            self.arrange()
            announce(self.view, words.more)

    def close_hint(self) -> bool:
        """Show no hint any more; False when none is shown."""
        shown = self.hint_paper.isVisible()
        self.scene.move_input.advise(())
        return shown

    def _advised(self) -> None:
        shown = bool(self.scene.move_input.advised)
        if not shown:
            if any(button.hasFocus() for button in self.hint_paper.findChildren(Button)):
                self.view.setFocus()
            self.hint_paper.hide()
            self.choices.advise(())
        self.hint_button.set_lit(shown)
        if self.scene.built:
            self.scene.show_look(None)
        self.arrange()

    def _hint_words(self) -> HintWords | None:
        """What the hint says in the words of now; None where nothing is asked any more."""
        view, decision = self.scene.view, self.scene.move_input.decision
        moves, reason = self._hinted
        if view is None or decision is None or not moves:
            return None
        asked = View(decision.seat, view.table, view.stack, decision, view.history)
        # What holds for any move that a bot found tells two apart no better.
        general = (general_reason(reason),) if len(moves) == 1 else ()
        hints = [self._move_hint(asked, move, reason if move == moves[0] else None) for move in moves]
        return hint_words([hint._replace(reasons=(*hint.reasons, *general)) for hint in hints])

    def _move_hint(self, view: View, move: object, reason: Reason | None) -> MoveHint:
        """A move in the words of its game, else in those of its button or of the chronicle."""
        found = self.game_view.hint(self.words, view, move, reason)
        if found is not None:
            return found
        played_move, _ = move_hint(self.game_view.log_renderer, view, move, reason)
        titles = [choice.title for choice in self.scene.move_input.choices if choice.move == move]
        said = [*titles, *([] if played_move is None else [self._text(played_move)])]
        deed = self.tr("choose this: {move}").format(move=said[0].rstrip(".") if said else str(move))
        return MoveHint(deed)

    def _place_hint(self) -> None:
        """Lay the paper of a hint where it covers neither the hand nor a place."""
        if not self.scene.move_input.advised:
            return
        paper, room = self.hint_paper, self.game_view.hint_room(self.scene)
        since = self.playback.since_button
        if since.isVisible() and room.intersects(since.geometry()):
            room.setLeft(since.geometry().right() + 1)
        place = None if room.isEmpty() else paper.fit_beside(room)
        if place is not None:
            paper.stand(place, beside=True)
        else:
            paper.stand(paper.fit_below(self.game_view.hint_column(self.scene)), beside=False)

    def tell(self, sentence: str) -> None:
        """Say something for a moment that everybody at the table shall know."""
        self._hint(sentence)

    def say_aloud(self, sentence: str) -> None:
        """Say something to those who listen."""
        announce(self.view, sentence)

    def show_clock(self, seat: int, face: ClockFace) -> None:
        """Show on the panel of a seat how much time its player has left."""
        self.scene.panels_by_seat[seat].show_clock(face)

    def refuse(self, sentence: str) -> None:
        """Say for a moment why something is not done."""
        if self.settings.explain_illegal:
            self._hint(sentence)

    def _noted(self, sentence: str) -> None:
        if not self._undo_why:
            self._note = sentence
            self._hint(sentence)

    def _lead_on(self) -> None:
        self._hint(self.tr("Go to a card or a place with the arrows and press Enter there; answers bear their keys."))

    def _hint(self, sentence: str, ms: int = Toast.LASTS_MS) -> None:
        """Let a sentence pass under the prompt, beneath the choices if there are any."""
        measures = self.scene.measures
        announce(self.view, sentence)
        self.toast.say(sentence, QPointF(measures.banner.center().x(), measures.choices.center().y()),
                       measures.banner.width(), ms)  # fmt: skip
        if self.choices.isVisible():
            self.toast.move(self.toast.x(), self.choices.geometry().bottom())

    def _explain(self) -> None:
        decision = self.scene.decision
        self.open_rules.emit("" if decision is None else self.game_view.explained(self.scene, decision))

    def _page_view(self, key: str) -> PageView | None:
        game, code = GAMES[self.game_view.name], current_language()
        books, illustrator = game.rule_books, game.page_figures
        if not key or books is None:
            return None
        library = RulesLibrary(code, {game.name: books}, CurrentGame(game.name, self._cards))
        page = library.find(key)
        if page is None:
            return None
        view = PageView()
        drawn = illustrator if isinstance(illustrator, PageFigures) else PageFigures()
        view.show_page(page, library.book(page), code, drawn)
        return view

    def _entry_pointed(self, cards: PointedCards) -> None:
        self.game_view.show_large(self.scene, cards)

    # -- what is still out ---------------------------------------------------------------------------------------------

    def _want_seat(self, seat: int) -> None:
        if not self.unseen_cards.show(seat):
            self.show_pile(seat)

    def _flyout_toggled(self, is_open: bool) -> None:
        self._veil_choices()
        if not is_open:
            self.scene.banner.setOpacity(1.0)
            self.view.setFocus()

    # -- overlays ------------------------------------------------------------------------------------------------------

    def show_pile(self, seat: int) -> None:
        """Show what lies before a seat, as far as this one may look at it."""
        sheet = self.game_view.detail_sheet(self.scene, seat)
        if sheet is not None:
            self.show_sheet(sheet)

    def show_sheet(self, sheet: DetailSheet) -> None:
        """Lay something over the table, to be looked at."""
        overlay = Overlay(self, sheet.heading, "", sheet.inner)
        overlay.add_button(translate("Window", "Close"), key="Esc")
        self.open_overlay(overlay)

    def show_goal(self) -> None:
        """Tell in one glance what one wants in the game."""
        game, sets = GAMES[self.game_view.name], self.game_view.sets(self._cards)
        goal = game.objective(sets)
        if goal is not None:
            self.show_sheet(DetailSheet(game.called(sets) if sets else game.title(), ObjectiveSheet(goal)))

    def show_moves(self) -> None:
        """List all that can be done now."""
        groups = self.game_view.listed(self.scene)
        if not groups:
            return
        moves = MovesList(groups)
        overlay = Overlay(self, self.tr("What you can do"), "", moves)
        overlay.add_button(translate("Window", "Close"), key="Esc")

        def answer(move: object) -> None:
            overlay.close_it()
            self.scene.move_input.answer(move)

        moves.answered.connect(answer)
        self.open_overlay(overlay)

    def open_overlay(self, overlay: Veil) -> None:
        """Lay something over the table; what lay there before is closed."""
        self.close_overlay()
        self.scene.drag_controller.cancel()
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
            Binding(("Enter",), self.tr("Pick up a card, put it down, choose")),
            Binding(("T",), self.tr("Ask for a hint: what the strongest bot would do"), self._want_hint),
            *self.looking_keys(),
            Binding(
                ("Z", *standard(Standard.Undo, "Ctrl+Z")),
                self.tr("Take your last move back"),
                self._take_back,
                shown="Z",
            ),
            Binding(
                again := standard(Standard.Redo, "Ctrl+Shift+Z"),
                self.tr("Redo the move that you took back"),
                self.redo.emit,
                shown=native(again[0]),
            ),
            Binding(
                ("Space",),
                self.tr("Skip animations; make a thinking bot move now"),
                self.hurry,
                shown=self.tr("Space", "a key"),
                repeats=True,
            ),
            *self.playback.bindings(),
            *self._ending_key(),
            Binding(
                ("Esc",),
                self.tr("Close what opened last, put a card back, cancel an unfinished move, or open the menu"),
                self._escape,
            ),
            *self.last_keys(),
        )

    def looking_keys(self) -> tuple[Binding, ...]:
        """Those that only show more of what there is."""
        return (
            *self.game_view.keys(self.scene),
            *self._look_key(),
            *self._list_key(),
            *self._out_keys(),
            *self._goal_key(),
            Binding(
                ("L",),
                self.tr("Open the chronicle with its moves and filters, or close it"),
                self.scene.turn_chronicle,
            ),
            Binding(("Ctrl+C",), self.tr("Copy what the chronicle shows as text"), self.log_view.copy),
            Binding(
                ("R",),
                self.tr("Read in the chronicle why a bot moved as it did, if it says so"),
                self.log_view.explain,
            ),
        )

    def last_keys(self) -> tuple[Binding, ...]:
        """Those that lead away from the game."""
        return (
            Binding((self._sound_key,), self.tr("Turn the sound off or on"), self.sound_button.turn),
            Binding(("F10",), self.tr("Open the menu"), self.menu.emit),
            Binding(("F1",), self.tr("Open the rules"), self._open_rules),
            Binding(
                ("?",),
                self.tr("Explain the current question where a button offers that, or show these keys"),
                self._help,
            ),
        )

    @property
    def _sound_key(self) -> str:
        """M, except where the game means something else by it."""
        return "Ctrl+M" if self._taken("M") else "M"

    def _taken(self, key: str) -> bool:
        return any(key in binding.names for binding in self.game_view.keys(self.scene))

    def _ending_key(self) -> tuple[Binding, ...]:
        """Return the binding that shows the ending again, where the game is over."""
        if not self._over:
            return ()
        return (Binding(("S",), self.tr("See again how the game ended"), self.game_over_bar.ending.emit),)

    def _look_key(self) -> tuple[Binding, ...]:
        """Return the binding for a closer look, or none where the game uses the key in its own way."""
        if self._taken("I"):
            return ()
        does = self.tr("Take a closer look at what is under the pointer, like a right-click or a long press")
        return (Binding(("I",), does, lambda: self.scene.inspect(self.scene.focus.pointed)),)

    def _goal_key(self) -> tuple[Binding, ...]:
        """Return the binding that shows the goal, where the game has a goal text."""
        if GAMES[self.game_view.name].objective() is None:
            return ()
        return (Binding(("G",), self.tr("Show the goal of this game and how it ends"), self.show_goal),)

    def _list_key(self) -> tuple[Binding, ...]:
        if type(self.game_view).listed is GameView.listed:
            return ()
        return (Binding(("A",), self.tr("List everything you can do now, and what is on the table"), self.show_moves),)

    def _out_keys(self) -> tuple[Binding, ...]:
        """Return the bindings for the unseen cards, where the game has its own view of what is still out."""
        if type(self.game_view).unseen_cards is GameView.unseen_cards:
            return ()
        count = len(self.scene.panels_by_seat)
        seats = tuple(
            Binding((f"Alt+{seat + 1}",), "", partial(self.unseen_cards.toggle, seat)) for seat in range(count)
        )
        does = self.tr("See which cards of the others are still out; with Alt and a number, of that seat")
        return (Binding(("U",), does, self.unseen_cards.toggle), *seats)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Who pressed twice to have the curtain lifted has not played a card.
        late = isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and self.came_late(event)
        return late or super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.came_late(event):
            return
        if self.overlay is not None:
            # It has heard the key before, unless the keyboard is somewhere else.
            event.setAccepted(matches(event, "Esc") and self.close_overlay())
            return
        if self._foot is not None and self._foot.key(event):
            return
        if matches(event, "Esc") and not event.isAutoRepeat() and (self.close_latest() or self.scene.focus.lay_back()):
            return
        # What a button bears comes first: a price may be a number that else means something on the board.
        # Nobody answers what is not to be seen.
        if (not self._listed and self.choice_controller.key(event)) or answered(event, self.bindings()):
            return
        if matches(event, "V") and self.choice_controller.look_beneath(True):
            return
        if matches(event, "Enter") and self.scene.move_input.decision is not None and not self._listed:
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            self.scene.focus.enter()
        elif any(matches(event, arrow) for arrow in _ARROWS):
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not (matches(event, "V") and (event.isAutoRepeat() or self.choice_controller.look_beneath(False))):
            super().keyReleaseEvent(event)

    def _take_back(self) -> None:
        if self._undo_why:
            self.refuse(self._undo_why)
        else:
            self.undo.emit()

    def _escape(self) -> None:
        if self.choice_controller.half_made:
            self.undo.emit()
        elif self._foot is not None:
            self._foot.left.emit()
        else:
            self.menu.emit()

    def close_latest(self) -> bool:
        """Close what came up last of all that is only looked at; False when nothing is."""
        if self.close_hint():
            return True
        if self.toast.isVisible():
            # It goes by itself where a list opens.
            self.toast.hide()
            return True
        lists = (self.playback.close_since, self.unseen_cards.close, self._close_chronicle)
        # The keyboard is in a list until something of the board is used.
        on_board = self.scene.close_what_is_open
        first = (on_board, *lists) if self.view.hasFocus() else (*lists, on_board)
        return any(close() for close in (*first, self.playback.look_at_now))

    def _close_chronicle(self) -> bool:
        """Close the opened chronicle; False where it is not."""
        if not self.scene.chronicle_open:
            return False
        self.scene.turn_chronicle()
        return True

    def _open_rules(self) -> None:
        self.open_rules.emit("")

    def _help(self) -> None:
        if self.choices.press_plain("?"):
            return
        if self.scene.move_input.decision is not None and self.scene.move_input.questions.explained_beside:
            self._explain()
        else:
            self.show_keys()

    def show_keys(self) -> None:
        """Tell which keys do what."""
        keys = KeySheet((*self.bindings(), *self.window_keys()))
        overlay = Overlay(self, translate("Window", "Keys"), "", keys)
        overlay.add_button(translate("Window", "Close"), key="Esc")
        self.open_overlay(overlay)
