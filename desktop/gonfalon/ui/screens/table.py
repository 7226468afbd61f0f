"""The table as a screen: the board, the chronicle beside it, the choices under the prompt, undo and rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGraphicsObject, QStyle, QWidget

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme import events as told
from gonfalon.games.oriflamme.table import RESOLUTION, Table
from gonfalon.session.seats import Seat
from gonfalon.ui import language
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.choices import ChoiceBar
from gonfalon.ui.board.chronicle import ChronicleView
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.overlay import CardRow, Overlay, Toast
from gonfalon.ui.board.view import BoardView
from gonfalon.ui.games.lines import add_line
from gonfalon.ui.games.oriflamme import teller as tellers
from gonfalon.ui.games.oriflamme.appearance import dressed
from gonfalon.ui.games.oriflamme.choosing import Choosing
from gonfalon.ui.games.oriflamme.layout import Layout
from gonfalon.ui.games.oriflamme.scene import OriflammeScene
from gonfalon.ui.games.oriflamme.sentences import describe_card, text
from gonfalon.ui.games.oriflamme.wording import Wording
from gonfalon.ui.screens.screen import Screen
from gonfalon.ui.settings import Settings
from gonfalon.ui.widgets.buttons import Button

__all__ = ["TableScreen"]

SPEEDS = {"off": 0.0, "half": 0.5, "normal": 1.0, "double": 2.0}


class TableScreen(Screen):
    """Shows one seat's table and hands on what the person at the screen decides."""

    chosen = Signal(object)
    """A move of the seat whose table is shown."""
    undo = Signal()
    open_rules = Signal(str)
    """The kind or chapter to open them at, empty for the beginning."""
    menu = Signal()
    """Escape was pressed and nothing else was left to escape from."""
    settled = Signal()
    """Everything that was to be shown has been shown."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(settings, parent)
        self.words = Wording(language.current())
        self.scene = OriflammeScene(self.words)
        self.view = BoardView(self.scene, self.scene.focus, self)
        self.chronicle = ChronicleView(lambda line: text(line, self.words.language, self.words.deck), self)
        self.choices = ChoiceBar(self)
        self.choices.released.connect(self.view.setFocus)
        self.choosing = Choosing(self.scene, self.choices, self)
        self.undo_button = Button(key="Z", px=16)
        self.rules_button = Button(key="F1", px=16)
        for button in (self.undo_button, self.rules_button):
            button.setParent(self)
        self.toast = Toast(self)
        self._overlay: Overlay | None = None
        self._teller: tellers.Teller | None = None
        self._decision: Decision | None = None
        self._undo_why = ""
        self.view.resized.connect(self._resized)
        self.choosing.chosen.connect(self.chosen)
        self.scene.refused.connect(self._refused)
        self.scene.telling.connect(self._tell)
        self.scene.pile_wanted.connect(self.show_pile)
        self.scene.relaid.connect(self.arrange)
        self.scene.focus_moved.connect(self._focus_moved)
        self.scene.director.settled.connect(self._settled)
        self.choices.explain.connect(self._explain)
        self.choices.back.connect(self.undo)
        self.choosing.looked_ahead.connect(self._preview_room)
        self.chronicle.entry_pointed.connect(self._entry_pointed)
        self.chronicle.entry_left.connect(lambda: self.scene.surroundings.show_look(None))
        self.undo_button.clicked.connect(self._undo_pressed)
        self.rules_button.clicked.connect(lambda: self.open_rules.emit(""))
        self._set_motion()
        self.retranslate()
        for first, second in pairwise((self.choices, self.view, self.chronicle, self.undo_button, self.rules_button)):
            QWidget.setTabOrder(first, second)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def show_table(
        self, table: Table, viewer: int, seats: Sequence[Seat], opening: Table, past: Sequence[told.Event]
    ) -> None:
        """Build the table of a seat, and its chronicle from everything that the seat has seen since the opening."""
        self.close_overlay()
        self.choosing.forget()
        self._decision = None
        if self.words.deck is not table.seating.cards:
            self.words = Wording(language.current(), table.seating.cards)
        self.chronicle.clear()
        self._teller = tellers.Teller(table.seating)
        lines = self._teller.opening(opening)
        for event in past:
            add_line(lines, self._teller.tell(event, opening))
            event.apply(opening)
        self.chronicle.add(lines)
        self.scene.show_table(table, viewer, seats, self.words)

    def play(self, events: Sequence[told.Event]) -> None:
        """Tell what happened, as this seat saw it."""
        self.chronicle.set_current(None)
        self.scene.play(events)

    def ask(self, decision: Decision | None) -> None:
        """Show whose decision it is, and if it is this seat's, ask."""
        answer = self.scene.asking.following(decision)
        if answer is not None:
            # The rest of a gesture, but not from within the call that asks for it.
            self.scene.asking.clear()
            QTimer.singleShot(0, self, lambda: self.chosen.emit(answer))
            return
        self.choosing.ask(decision, undoable=not self._undo_why)
        self._decision = decision
        self.scene.ask(decision)
        self.arrange()
        if decision is None:
            self.chronicle.set_current(None)
        else:
            self.chronicle.set_current(tellers.waiting(decision.seat, decision.prompt, self.scene.table))
        self._describe()
        self._preview_room()

    def _describe(self) -> None:
        """Let those who listen hear what is asked."""
        banner = self.scene.banner
        words = "\n".join(part for part in (banner.title, banner.detail) if part)
        if words != self.view.accessibleDescription():
            self.view.setAccessibleDescription(words)
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.DescriptionChanged))

    def hush(self) -> None:
        """Say nothing of the hand any more to those who listen, before somebody else sits down."""
        self.scene.focus.hide()
        self.toast.hide()
        self.chronicle.hush()
        self.view.setAccessibleName(self.tr("The table"))
        self.view.setAccessibleDescription("")

    @property
    def idle(self) -> bool:
        """Whether nothing moves on the board."""
        return self.scene.director.idle

    def finish(self) -> None:
        """Let everything that moves be over."""
        self.scene.director.finish()

    def allow_undo(self, why: str) -> None:
        """Offer to take the last move back, or say with a sentence why that is not possible."""
        self._undo_why = why
        self.undo_button.setEnabled(not why)
        self.undo_button.setToolTip(why)
        self.undo_button.setAccessibleDescription(why)

    # -- words and looks -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.words = Wording(language.current(), self.words.deck)
        self.view.setAccessibleName(self.tr("The table"))
        self.undo_button.setText(self.tr("Undo"))
        self.rules_button.setText(self.tr("Rules"))
        self.chronicle.retranslate()
        if self.scene.built:
            self.scene.set_words(self.words)
            self._describe()
        if self._decision is not None:
            self.chronicle.set_current(tellers.waiting(self._decision.seat, self._decision.prompt, self.scene.table))

    def restyle(self) -> None:
        super().restyle()
        self.view.resetCachedContent()
        if self.scene.built:
            self.scene.rebuild()
        for item in self.scene.items():
            item.update()

    def _setting_changed(self, name: str) -> None:
        super()._setting_changed(name)
        if name in ("animation_speed", "reduced_motion"):
            self._set_motion()

    def _set_motion(self) -> None:
        # A desktop that does not want its controls to move does not want our cards to fly.
        calm = self.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0
        self.scene.director.motion = Motion(SPEEDS[self.settings.animation_speed], self.settings.reduced_motion or calm)

    # -- layout --------------------------------------------------------------------------------------------------------

    def _resized(self, size: QSizeF) -> None:
        self.scene.lay_out(size)
        self.arrange()

    def arrange(self) -> None:
        if self.view.geometry() != self.rect():
            self.view.setGeometry(self.rect())
        measures = self.scene.measures
        self._preview_room()
        halo = 6
        buttons = measures.buttons.toRect().adjusted(-halo, -halo, halo, halo)
        half = buttons.width() // 2
        for button, key in ((self.undo_button, "Z"), (self.rules_button, "F1")):
            button.show_key(key)
            if button.sizeHint().width() > half:
                button.show_key("")
        self.undo_button.setGeometry(buttons.left(), buttons.top(), half, buttons.height())
        self.rules_button.setGeometry(buttons.left() + half, buttons.top(), buttons.width() - half, buttons.height())
        choices = measures.choices.toRect().adjusted(-halo, -halo, halo, halo)
        if self.scene.asking.opens_gaps:
            # Beside the card that was lifted out of the row.
            aside = round(Layout.row(self.scene).card_width) + 16
            choices.adjust(aside, 0, -aside, 0)
        self.choices.setGeometry(self.choosing.room(choices))
        if self._overlay is not None:
            self._overlay.arrange()

    def _preview_room(self) -> None:
        measures = self.scene.measures
        # Through the whole resolution the room is kept, or the chronicle would jump from card to card.
        previewed = self.scene.built and (
            self.scene.surroundings.preview.isVisible() or self.scene.table.phase == RESOLUTION
        )
        self.chronicle.setGeometry((measures.chronicle_short if previewed else measures.chronicle).toRect())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The board paints all of it."""

    # -- the board's messages ------------------------------------------------------------------------------------------

    def _tell(self, event: told.Event) -> None:
        if self._teller is not None:
            self.chronicle.add(self._teller.tell(event, self.scene.table))
        self._preview_room()

    def _settled(self) -> None:
        self._preview_room()
        self.settled.emit()

    def _refused(self, sentence: str) -> None:
        if self.settings.explain_illegal:
            measures = self.scene.measures
            self.toast.say(
                sentence, QPointF(measures.banner.center().x(), measures.choices.center().y()), measures.banner.width()
            )

    def _undo_pressed(self) -> None:
        self.undo.emit()

    def _explain(self) -> None:
        kind = ""
        if self._decision is not None and self._decision.prompt.card >= 0:
            face = self.scene.table.faces[self._decision.prompt.card]
            kind = self.scene.table.seating.cards.kinds[face].id if face is not None else ""
        self.open_rules.emit(kind)

    def _entry_pointed(self, cards: Sequence[tuple[str | None, str]]) -> None:
        known = [(kind, family) for kind, family in cards if kind is not None]
        if known:
            kind, family = known[-1]
            self.scene.surroundings.show_look(dressed(self.words, self.scene.table.seating.cards, kind, family))

    def _focus_moved(self, thing: QGraphicsObject) -> None:
        if isinstance(thing, CardItem):
            name = describe_card(self.scene.table, thing.number, self.scene.viewer, self.words.language)
            self.view.setAccessibleName(name)
            QAccessible.updateAccessibility(QAccessibleEvent(self.view, QAccessible.Event.NameChanged))
        self._preview_room()

    # -- overlays ------------------------------------------------------------------------------------------------------

    def show_pile(self, seat: int) -> None:
        """Show what lies before a seat: its discard pile, its reserve, and to its owner the cards set aside."""
        table = self.scene.table
        family = table.seating.families[seat]
        box = QWidget()
        rows = [(self.tr("Discard pile"), table.discard_pile(seat), self.tr("No card has been discarded yet."))]
        if table.reserve(seat):
            rows.append((self.tr("In reserve"), table.reserve(seat), ""))
        if seat == self.scene.viewer:
            rows.append((self.tr("Set aside, for your eyes only"), list(table.aside[seat]), ""))
        from PySide6.QtWidgets import QVBoxLayout

        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        for heading, numbers, empty in rows:
            looks = [
                dressed(self.words, table.seating.cards, table.seating.cards.kinds[face].id, family)
                for number in numbers
                if (face := table.faces[number]) is not None
            ]
            layout.addWidget(CardRow(heading, looks, empty))
        overlay = Overlay(self, self.words.families[family].family, "", box)
        overlay.add_button(self.tr("Close"), key="Esc")
        self.open_overlay(overlay)

    def open_overlay(self, overlay: Overlay) -> None:
        """Lay something over the table; what lay there before is closed."""
        self.close_overlay()
        self.scene.pointer.cancel()
        self._overlay = overlay
        overlay.closed.connect(self._overlay_closed)
        overlay.open()

    def close_overlay(self) -> bool:
        """Close what lies over the table; False when nothing does."""
        if self._overlay is None:
            return False
        self._overlay.close_it()
        return True

    def _overlay_closed(self) -> None:
        self._overlay = None
        self.view.setFocus()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Space:
            self.finish()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.choosing.press(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_Z:
            if self._undo_why:
                self._refused(self._undo_why)
            else:
                self.undo.emit()
        elif key == Qt.Key.Key_F1:
            self.open_rules.emit("")
        elif key == Qt.Key.Key_Question:
            self.show_keys()
        elif key == Qt.Key.Key_Escape:
            if self.close_overlay():
                return
            if self.choosing.half_made:
                self.undo.emit()
            else:
                self.menu.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def show_keys(self) -> None:
        """Tell which keys do what."""
        lines = (
            self.tr("Arrows: from card to card and from row to row"),
            self.tr("Enter: take a card, lay it, choose"),
            self.tr("1 to 9: answer the choices"),
            self.tr("Esc: lay a card back, take a begun move back, then the menu"),
            self.tr("Z: take back, Space: finish what moves"),
            self.tr("Home and End, or the wheel: scroll a long queue"),
            self.tr("P: keep a stack fanned out"),
            self.tr("F1: rules, ?: these keys"),
        )
        overlay = Overlay(self, self.tr("Keys"), "\n".join(lines))
        overlay.add_button(self.tr("Close"), key="Esc")
        self.open_overlay(overlay)
