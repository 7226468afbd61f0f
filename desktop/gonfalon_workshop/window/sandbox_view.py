"""The trial of a card on the table of the game, and the part of it that is seen beside the card."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.match import PlayedMove
from gonfalon.session.new_game import Seat
from gonfalon.texts.error_messages import UNDO_REFUSALS
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import default_name
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.screens.puzzles import PuzzleBar
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.keys import Binding, Standard, standard
from gonfalon.ui.widgets.plain_text import answer_tip, set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, fill, ui_scale
from gonfalon_workshop.sandbox import Sandbox

_LEAST_TABLE: Final = 56
_FAMILY: Final = "G"


def fit_line(words: Label, px: float, room: int) -> None:
    """Write words as large as they may be, and smaller where they would be wider than the room."""
    for smaller in (1.0, 0.9, 0.8, 0.7, 0.6):
        words.set_size(px * smaller)
        if words.sizeHint().width() <= room:
            return


class SandboxBar(PuzzleBar):
    """Says in which position a card is tried, and offers to let it act, or to begin again."""

    again = Signal()
    forward = Signal()
    """The card is to act."""

    def __init__(self, parent: QWidget) -> None:
        self.again_button, self.next_button = Button(px=15), Button(ButtonKind.GOLD, px=15)
        super().__init__(parent)
        for button, signal in ((self.again_button, self.again), (self.next_button, self.forward)):
            button.clicked.connect(signal)
            self.offer(button)

    def show_trial(self, trial: Sandbox) -> None:
        """Offer what can be done now."""
        words = translate("SandboxView", "Position {number} of {count}: {title}")
        words = words.format(number=trial.chosen + 1, count=len(trial.positions), title=trial.title)
        self.again_button.setVisible(trial.begun)
        self.next_button.setVisible(not trial.begun)
        self.say(words)

    def retranslate(self) -> None:
        self.setAccessibleName(translate("SandboxView", "On the table"))
        self.leave_button.setText(translate("SandboxView", "Back to the card"))
        self.show_button.setText(translate("SandboxView", "Another position"))
        self.again_button.setText(translate("SandboxView", "Again"))
        set_tip(self.again_button, translate("SandboxView", "Start over from the same position"))
        self.next_button.setText(translate("SandboxView", "Activate"))


class SandboxScreen(TableScreen):
    """The table of the game with the cards of a trial: all lie open, and one person answers for every family."""

    scene: OriflammeScene
    trial: Sandbox | None = None

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, game_view("oriflamme"))
        self.scene.all_open = True
        self.bar = SandboxBar(self)
        self.stand_on(self.bar)
        self.bar.forward.connect(self.activate)
        self.bar.again.connect(self.start_over)
        self.bar.shown.connect(self._next_position)
        self.bar.left.connect(self._leave)
        self.menu.connect(self._leave)
        self.chosen.connect(self._answer)
        self.undo.connect(self._undo)
        self.settled.connect(lambda: QTimer.singleShot(0, self, self._go_on))
        self.stilled.connect(lambda still: None if still else self._go_on())

    def show_trial(self, trial: Sandbox | None) -> None:
        """Lay a trial out as it stands."""
        self.trial = trial
        if trial is None:
            return
        table = trial.table
        if not trial.begun and trial.position.occasion not in ("round", "end"):
            table.reach(trial.position.at)  # the card that is about to act is seen to be reached
        seats = [Seat(family, default_name(family)) for family in table.seating.families]
        viewer = table.seating.owner[trial.card]
        self.show_table(table, viewer, seats, trial.opening, [PlayedMove(-1, [*each], None) for each in trial.events])
        self._go_on()

    def _go_on(self) -> None:
        """Ask what is asked now, if the board is still."""
        trial = self.trial
        if trial is None or self.still or not self.idle:
            return
        self.allow_undo("" if trial.begun else UNDO_REFUSALS["nothing"]())
        self.ask(trial.view)
        self.playback.offer_since(False)  # all of it stands in the chronicle
        self.bar.show_trial(trial)
        self.arrange()
        if trial.idle:
            line = LogEntry("idle", trial.family, values={"family": trial.family, "card": trial.kind})
            self.log_view.set_current(line)
            self.scene.banner.tell(self.sentence(line), "")
        if self.isVisible():
            self._take_keyboard()

    def _take_keyboard(self) -> None:
        """Let the keyboard be where it goes on."""
        trial = self.trial
        if trial is not None and not trial.moves and self.idle:
            (self.bar.again_button if trial.begun else self.bar.next_button).setFocus()
        else:
            self.view.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        # Whoever shows this screen gives it the focus.
        self._take_keyboard()

    def activate(self) -> None:
        """Let the card do what it does here."""
        if self.trial is not None and not self.trial.begun:
            self.trial.activate()
            self._tell()

    def _answer(self, move: object) -> None:
        trial = self.trial
        answer = None if trial is None else next((each for each in trial.moves if each == move), None)
        if trial is not None and answer is not None and self.idle:
            trial.answer(answer)
            self._tell()

    def _tell(self) -> None:
        """Tell what has just happened."""
        assert self.trial is not None
        self.bar.show_trial(self.trial)
        self.arrange()
        if events := self.trial.events[-1]:
            self.view.setFocus()
            self.play(events)
        else:
            self._go_on()

    def _undo(self) -> None:
        if self.trial is not None:
            self.trial.undo()
            self.show_trial(self.trial)

    def start_over(self) -> None:
        """Take back all that has happened in this position."""
        if self.trial is not None:
            self.trial.again()
            self.show_trial(self.trial)

    def _next_position(self) -> None:
        if self.trial is not None:
            self.trial.next_position()
            self.show_trial(self.trial)

    def _leave(self) -> None:
        self.start_over()
        self.closed.emit()

    def retranslate(self) -> None:
        super().retranslate()
        if self.trial is not None:
            self.trial.speak(current_language())
            self.bar.retranslate()
            self._go_on()

    def arrange(self) -> None:
        super().arrange()
        for button in (self.menu_button, self.hint_button, self.sound_button):
            button.hide()

    def bindings(self) -> tuple[Binding, ...]:
        gone = {"T", "N", "F10", self._sound_key, *standard(Standard.Redo, "Ctrl+Shift+Z")}
        return tuple(binding for binding in super().bindings() if gone.isdisjoint(binding.names))


class SandboxTable(QGraphicsView):
    """The queue of a trial in little; its cards say what they are when the mouse rests on them."""

    looked_at = Signal(object)
    """The front of the card that the mouse is at, None when it is at none."""

    def __init__(self, scene: OriflammeScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self._pointed: QueueCard | None = None
        self.setInteractive(False)
        self.setMouseTracking(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def sizeHint(self) -> QSize:
        return QSize(round(190 * ui_scale(self)), round(150 * ui_scale(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def fit(self) -> None:
        """Show the whole queue, no larger than on the table itself."""
        queue = self._scene.table.queue if self._scene.built else ()
        row = united(self._scene.items_by_number[card].sceneBoundingRect() for card in queue)
        self.fitInView(row, Qt.AspectRatioMode.KeepAspectRatio)
        if self.transform().m11() > 1:
            self.resetTransform()
            self.centerOn(row.center())

    def _card_at(self, point: QPoint) -> QueueCard | None:
        thing = self._scene.thing_at(self.mapToScene(point))
        return thing if isinstance(thing, QueueCard) else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def viewportEvent(self, event: QEvent) -> bool:
        return answer_tip(event, self, self._tip_at) or super().viewportEvent(event)

    def _tip_at(self, point: QPoint) -> str:
        card = self._card_at(point)
        return "" if card is None else self._scene.spoken(card)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(self._card_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point(None)

    def _point(self, card: QueueCard | None) -> None:
        if card is not self._pointed:
            self._pointed = card
            self.looked_at.emit(None if card is None else card.look)


class SandboxView(QWidget):
    """A position of a card beside the card itself, from where its trial is opened."""

    opened = Signal(Screen)
    """The `SandboxScreen` is to be shown until it says that it is closed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.sandbox_screen = SandboxScreen(settings)
        self.destroyed.connect(self.sandbox_screen.deleteLater)
        self.heading = Label(15, QFont.Weight.DemiBold, "rubric")
        self.enlarge = IconButton("icon-zoom-in", press=self._open)
        self.table = SandboxTable(self.sandbox_screen.scene)
        self.activate = Button(ButtonKind.GOLD, px=15, press=self._activate)
        self.activate.setMinimumWidth(40)  # in large letters words become smaller before they are cut
        head = fill(QHBoxLayout(), self.heading, 1, self.enlarge, spacing=0)
        self._whole = fill(QVBoxLayout(self), head, self.table, self.activate, bare=True, spacing=0)
        head.setContentsMargins(HALO, 0, 0, 0)
        self.retranslate()
        self.show_card(None, "", "")

    @property
    def trial(self) -> Sandbox | None:
        """What is tried; None where nothing can be."""
        return self.sandbox_screen.trial

    def show_card(self, cards: CardSet | None, kind: str, language: str, family: str = _FAMILY) -> None:
        """Try this card of a set; without a set, or where it has no such kind, there is nothing to try."""
        before, trial = self.trial, None
        if cards is not None and kind in cards:
            trial = Sandbox(cards, kind, language, family)
            # Whoever writes on a card sees it where it was.
            if before is not None and before.kind == kind:
                shapes = [position.shape for position in trial.positions]
                if before.position.shape in shapes:
                    trial.choose(shapes.index(before.position.shape))
        self.sandbox_screen.show_trial(trial)
        scene = self.sandbox_screen.scene
        cards_there = () if trial is None else trial.table.queue
        self.table.setAccessibleName(" ".join(scene.spoken(scene.items_by_number[card]) for card in cards_there))
        for button in (self.activate, self.enlarge):
            button.setEnabled(trial is not None)
            button.setAccessibleDescription("" if trial is None else self.sandbox_screen.bar.words.text())
        self._fit_table()

    def _open(self) -> None:
        self.opened.emit(self.sandbox_screen)

    def _activate(self) -> None:
        self.opened.emit(self.sandbox_screen)
        self.sandbox_screen.activate()

    def arrange(self, width: int, height: int) -> None:
        """Fit everything into this size; where there is no room for the table it is seen when the trial is opened."""
        self.setFixedSize(width, height)
        fit_line(self.heading, 15, width - HALO - self.enlarge.sizeHint().width())
        self._fit_table()

    def _fit_table(self) -> None:
        room = self.height() - self.least_height
        self.table.setFixedHeight(max(0, room))
        self.table.setVisible(self.trial is not None and room >= round(_LEAST_TABLE * ui_scale(self)))
        self.table.fit()

    @property
    def least_height(self) -> int:
        """The height of the heading and the button."""
        return self.enlarge.sizeHint().height() + self.activate.sizeHint().height()

    @property
    def least_table(self) -> int:
        """The minimum height of the table."""
        return round((_LEAST_TABLE + 8) * ui_scale(self))

    def retranslate(self) -> None:
        """Make every text anew, in the language of now."""
        self.heading.setText(self.tr("On the table"))
        self.enlarge.set_words(self.tr("Show this table larger"))
        self.activate.setText(self.tr("Activate"))
