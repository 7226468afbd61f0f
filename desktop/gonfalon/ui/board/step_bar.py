"""The bar under the prompt that tells how fast, and how far, what happens is told."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gonfalon.ui.look import theme
from gonfalon.ui.preferences.settings import TABLE_SPEEDS
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.dress import HALO, Ground, dress, role_font, unit
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.segmented import Segmented

__all__ = ["StepBar"]

SIGNS: Final = dict(zip(TABLE_SPEEDS, ("1×", "2×", "4×", "8×"), strict=True))


class StepBar(QWidget):
    """Back, play or pause, next, on to one's own turn, and the speed; it knows nothing of what is told."""

    back = Signal()
    paused = Signal(bool)
    """Whether everything is to stop after each event from now on."""
    forward = Signal()
    to_my_turn = Signal()
    speed_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Ground.CLOTH
        self.back_button = Button(icon="icon-first", px=15)
        self.play_button = Button(icon="icon-play", px=15)
        self.next_button = Button(Kind.GOLD, icon="icon-forward", px=15)
        self.turn_button = Button(icon="icon-last", px=15)
        self.speed = Segmented(TABLE_SPEEDS, px=14)
        self.speed_button = Button(px=15)
        """All speeds one after the other, where there is no room for them side by side."""
        self.where = QLabel()
        """Which event it is."""
        self.where.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._steps = False
        self._bare = False
        """Whether there is no room but for the buttons themselves."""
        self._room = QRectF()
        """Where it stands; empty before that is known."""
        self._words: dict[Button, tuple[str, str]] = {}
        self.back_button.clicked.connect(self.back)
        self.play_button.clicked.connect(lambda: self.paused.emit(not self._steps))
        self.next_button.clicked.connect(self.forward)
        self.turn_button.clicked.connect(self.to_my_turn)
        self.speed.chosen.connect(self.speed_chosen)
        self.speed_button.clicked.connect(self._step_speed)
        row = QHBoxLayout(self)
        row.setSpacing(2)
        parts = (
            self.back_button, self.play_button, self.next_button, self.where, self.turn_button, self.speed,
            self.speed_button,
        )  # fmt: skip
        for part in parts:
            row.addWidget(part, 1 if part is self.where else 0)
            if isinstance(part, Button):
                part.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._words = {
            self.back_button: (self.tr("Back"), "Backspace"),
            self.play_button: (self.tr("Play on") if self._steps else self.tr("Pause"), "K"),
            self.next_button: (self.tr("Next"), self.tr("Space", "a key")),
            self.turn_button: (self.tr("To my turn"), "End"),
        }
        for button, (words, key) in self._words.items():
            set_tip(button, f"{words} ({key})")
        self.speed.set_labels(SIGNS, self.tr("Speed"))
        self.speed_button.setText(SIGNS[self.speed.value()])
        self.speed_button.setAccessibleName(f"{self.tr('Speed')} {SIGNS[self.speed.value()]}")
        set_tip(self.speed_button, f"{self.tr('Speed')} (+ −)")
        self._fit()

    def show_state(self, steps: bool, speed: str) -> None:
        """Show whether it stops after each event, and how fast it goes."""
        self._steps = steps
        self.play_button.set_icon_name("icon-play" if steps else "icon-pause")
        if speed in TABLE_SPEEDS:
            self.speed.set_value(speed)
        self.retranslate()

    def _step_speed(self) -> None:
        at = TABLE_SPEEDS.index(self.speed.value())
        self.speed_chosen.emit(TABLE_SPEEDS[(at + 1) % len(TABLE_SPEEDS)])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrows go back and on, whichever button has the keyboard."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            for key, signal in (("Left", self.back), ("Right", self.forward)):
                if matches(event, key):
                    signal.emit()
                    return True
        return super().eventFilter(watched, event)

    def show_where(self, words: str, among: str = "") -> None:
        """Say which event it is, and among which ones it is counted; empty where that means nothing."""
        self.where.setText("\n".join(filter(None, (words, among))))
        self._fit()

    def place(self, room: QRectF) -> None:
        """Stand in the middle of a room, with as many words and keys as there is space for."""
        self._room = room
        self.setMaximumWidth(round(room.width()))
        self._fit()

    def _stand(self) -> None:
        """Be as wide as the words of now need, and never narrower than usual; in a short row, as high as a button."""
        room, scale = self._room, unit(self)
        wide = min(round(room.width()), max(round(768 * scale), self.sizeHint().width()))
        least = 0 if self._bare else max(round(56 * scale), self.where.sizeHint().height() + 2 * HALO)
        high = max(least, self.sizeHint().height())
        self.setGeometry(round(room.center().x() - wide / 2), round(room.center().y() - high / 2), wide, high)

    def next_place(self) -> QRect:
        """Where it says which event it is and goes on to the next, in its parent's coordinates."""
        place, turn = self.next_button.geometry(), self.turn_button.geometry()
        last = self.speed_button if self._bare else self.where
        place.setRight(turn.left() - 1 if self.turn_button.isVisible() and not self._bare else last.geometry().right())
        return place.translated(self.pos())

    def _fit(self) -> None:
        """Write words and keys, or only the words that matter most, or signs alone, at last without a board."""
        self.where.setFont(role_font(self, 15 if "\n" not in self.where.text() else 14))
        self.where.setStyleSheet(f"color: {dress(self).text.name()}; background: transparent;")
        for level in range(5):
            self._bare = level == 4
            self.where.setVisible(not self._bare)
            self.speed_button.be_slim(self._bare)
            margin = 0 if self._bare else round(8 * unit(self))
            self.layout().setContentsMargins(margin, 0, margin, 0)  # type: ignore[union-attr]
            for button, (words, key) in self._words.items():
                button.be_slim(self._bare)
                worded = level < 2 and button in ((self.next_button, self.turn_button) if level else self._words)
                button.setText(words if worded and not (level == 0 and button is self.back_button) else "")
                button.setAccessibleName(words)
                button.show_key(key if level < 3 and len(key) < 6 else "")
            self.speed.setVisible(level < 2)
            self.speed_button.setVisible(level >= 2)
            self.layout().invalidate()  # type: ignore[union-attr]
            if self.sizeHint().width() + 2 * HALO <= self.maximumWidth():
                break
        words, key = self._words[self.next_button]
        # Where it has no place of its own it is said there.
        where = self.where.text().replace("\n", " ") if self._bare else ""
        set_tip(self.next_button, "\n".join(filter(None, (f"{words} ({key})", where))))
        if not self._room.isEmpty():
            self._stand()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._bare:
            return
        inside = QRectF(self.rect()).adjusted(HALO, HALO / 2, -HALO, -HALO / 2)
        fine_panel(QPainter(self), theme.current().panel, inside)
