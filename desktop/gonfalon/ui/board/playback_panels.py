"""The bar that controls the playback of events, and the recap of what happened since one's own last move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gonfalon.ui.board.panel_items import draw_text
from gonfalon.ui.look import art, palette, state_marks, theme
from gonfalon.ui.settings.store import TABLE_SPEEDS
from gonfalon.ui.widgets.buttons import UP_AND_DOWN, BaseButton, Button, ButtonKind
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import ScrollArea, fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Sized,
    Surface,
    follow_width,
    role_font,
    theme_of,
    ui_scale,
)

SIGNS: Final = dict(zip(TABLE_SPEEDS, ("1×", "2×", "4×", "8×"), strict=True))


class PlaybackBar(QWidget):
    """Back, play or pause, next, on to one's own turn, and the speed; it knows nothing of what is told."""

    back = Signal()
    paused = Signal(bool)
    """Whether everything is to stop after each event from now on."""
    forward = Signal()
    to_my_turn = Signal()
    speed_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Surface.CLOTH
        self.back_button = Button(icon="icon-first", px=15)
        self.play_button = Button(icon="icon-play", px=15)
        self.next_button = Button(ButtonKind.GOLD, icon="icon-forward", px=15)
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
        """Let the arrow keys go back and forward, whichever button has the keyboard focus."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
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
        if room != self._room:
            self._room = room
            self.setMaximumWidth(round(room.width()))
            self._fit()

    def restyle(self) -> None:
        """Fit anew in the same room: the screen places everything when letters or colours have changed."""
        self._room = QRectF()

    def _stand(self) -> None:
        """Be as wide as the words of now need, and never narrower than usual; in a short row, as high as a button."""
        room, scale = self._room, ui_scale(self)
        wide = min(round(room.width()), max(round(768 * scale), self.sizeHint().width()))
        least = 0 if self._bare else max(round(56 * scale), self.where.sizeHint().height() + 2 * HALO)
        high = max(least, self.sizeHint().height())
        self.setGeometry(round(room.center().x() - wide / 2), round(room.center().y() - high / 2), wide, high)

    def next_place(self) -> QRect:
        """
        Return the place of the event's number and next button, in the parent's coordinates; in a short row all up to
        it.
        """
        self.layout().activate()  # type: ignore[union-attr]
        place = self.next_button.geometry()
        if self._bare:
            place.setLeft(self.back_button.geometry().left())
        if self.turn_button.isVisible():
            place.setRight(self.turn_button.geometry().left() - 1)
        elif not self._bare:
            place.setRight(self.where.geometry().right())
        return place.translated(self.pos())

    def _fit(self) -> None:
        """Write words and keys, or only the words that matter most, or signs alone, at last without a board."""
        self.where.setFont(role_font(self, 15 if "\n" not in self.where.text() else 14))
        self.where.setStyleSheet(f"color: {theme_of(self).text.name()}; background: transparent;")
        for level in range(5):
            self._bare = level == 4
            self.where.setVisible(not self._bare)
            self.speed_button.be_slim(self._bare)
            margin = 0 if self._bare else round(8 * ui_scale(self))
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


ROW: Final = 58
"""How high a row is at least."""
HEAD: Final = 40
CARD: Final = QSize(36, 50)
NUMBER_AT, CREST_AT, CARDS_AT = 8, 32, 64
"""From the left edge of a row, in design pixels."""
WORDS_AT: Final = {True: 166, False: 112}
"""The same, where some row of the list has two cards, or none has."""
_BROKEN: Final = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


@dataclass(frozen=True)
class RecapEntry:
    """An event in words and pictures."""

    sentence: str
    because: str
    """The rule that makes it so, empty for none."""
    family: str | None
    """The letter of the crest."""
    cards: tuple[Callable[[float, float], QPixmap | None], ...]
    """The card that did it and those that it was done to, for a width and the pixels of a point."""
    aimed: bool
    """Whether the first does something to the others."""
    changes: tuple[tuple[str, int, str], ...]
    """Whose figure, by how much, and what is said behind that."""
    aloud: str
    """All of it for those who listen."""


class _Row(Sized, BaseButton):
    """One event, as high as its words need; pressing it shows it again."""

    steers = UP_AND_DOWN
    size_wanted, size_least = (600, None), (300, ROW)

    def __init__(self, number: int, happening: RecapEntry, words_at: int) -> None:
        super().__init__()
        self.happening = happening
        self.number = number
        self._words_at = words_at
        self.marked = False
        """Whether it is what the table shows."""
        self.setAccessibleName(happening.aloud)
        follow_width(self)

    def heightForWidth(self, width: int) -> int:
        scale = ui_scale(self)
        return max(round(ROW * scale), round(sum(rect.height() for _, _, rect in self._words(width)) + 14 * scale))

    def _words(self, width: int) -> list[tuple[str, QFont, QRectF]]:
        """The sentence and its rule, each with its letters and its place below the top of the row."""
        scale = ui_scale(self)
        left, right, top = self._words_at * scale, self._changes(width)[0] - 8 * scale, 6 * scale
        found = []
        for text, font in (
            (self.happening.sentence, role_font(self, 15.5, QFont.Weight.DemiBold)),
            (self.happening.because, role_font(self, 13.5)),
        ):
            if text:
                room = QRectF(left, top, max(1.0, right - left), 10_000)
                found.append((text, font, QFontMetricsF(font).boundingRect(room, _BROKEN, text)))
                top = found[-1][2].bottom() + scale
        return found

    def _changes(self, width: int) -> tuple[float, list[tuple[QPointF, str, int, str]]]:
        """
        Return where the pills begin, and the right edge of each with the name before it, from the right; as many as
        leave the text most of the room.
        """
        scale, metrics = ui_scale(self), QFontMetricsF(role_font(self, 14))
        placed: list[tuple[QPointF, str, int, str]] = []
        right = width - 46 * scale
        least = right - (right - self._words_at * scale) * 0.5
        shown: list[tuple[str, int, str, float]] = []
        for name, change, words in self.happening.changes[:3]:
            pill = state_marks.change_pill_rect(QPointF(), state_marks.change_text(change, words), scale).width()
            wide = pill + metrics.horizontalAdvance(name) + 14 * scale
            if right - wide - sum(one[-1] for one in shown) < least:
                break
            shown.append((name, change, words, wide))
        for name, change, words, wide in reversed(shown):
            placed.append((QPointF(right, 0), name, change, words))
            right -= wide
        return right, placed

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, happening = ControlPainter(self), self.happening
        scale = painter.unit
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        if self.marked or self.underMouse():
            ground = palette.HIGHLIGHT if self.marked else palette.VELLUM_2
            painter.box(whole.adjusted(2, 2, -2, -2), 5, ground, palette.GOLD_3, 1 if self.marked else 0)
        painter.fillRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1), palette.EDGE)
        middle = whole.center().y()
        painter.setPen(palette.INK_2)
        place = QRectF(NUMBER_AT * scale, 0, 22 * scale, whole.height())
        draw_text(painter, place, str(self.number), 15 * scale)
        if happening.family is not None:
            crest = QRectF(CREST_AT * scale, middle - 13 * scale, 22 * scale, 26 * scale)
            art.paint(painter, f"crest-{palette.FAMILIES[happening.family].key}", crest)
        self._paint_cards(painter, scale, middle)
        self._paint_changes(painter, scale, middle)
        words = self._words(self.width())
        down = (whole.height() - words[-1][2].bottom() - words[0][2].top()) / 2 if words else 0.0
        for (text, font, rect), ink in zip(words, (palette.INK, palette.INK_2), strict=False):
            painter.words(rect.translated(0, down), text, font, ink, _BROKEN | int(Qt.TextFlag.TextDontClip))
        painter.ring(whole.adjusted(6, 6, -6, -6), 5)

    def _paint_cards(self, painter: QPainter, scale: float, middle: float) -> None:
        dpr, left = self.devicePixelRatioF(), CARDS_AT * scale
        for index, card in enumerate(self.happening.cards[:2]):
            picture = card(CARD.width() * scale, dpr)
            if picture is None:
                continue
            if index and self.happening.aimed:
                painter.setPen(palette.INK)
                place = QRectF(left - 1 * scale, middle - 12 * scale, 20 * scale, 24 * scale)
                draw_text(painter, place, "→", 17 * scale, QFont.Weight.Bold)
            left += 22 * scale if index else 0
            wide = CARD.width() * scale
            high = wide * picture.height() / max(1, picture.width())
            painter.drawPixmap(QRectF(left, middle - high / 2, wide, high), picture, QRectF(picture.rect()))
            left += wide + 2 * scale

    def _paint_changes(self, painter: ControlPainter, scale: float, middle: float) -> None:
        face = role_font(self, 14)
        for at, name, change, words in self._changes(self.width())[1]:
            wide = state_marks.change_pill_rect(QPointF(), state_marks.change_text(change, words), scale).width()
            state_marks.change_pill(painter, QPointF(at.x() - wide / 2, middle), change, scale, words)
            said = QFontMetricsF(face).horizontalAdvance(name)
            room = QRectF(at.x() - wide - 6 * scale - said, middle - 14 * scale, said + 1, 28 * scale)
            painter.words(room, name, face, palette.INK_2)
        side = 18 * scale
        art.paint(painter, "icon-play", QRectF(self.width() - 34 * scale, middle - side / 2, side, side))


class RecapPanel(QWidget):
    """The list of what happened; it knows neither game nor table, only words, pictures and numbers of rows."""

    wanted = Signal(int)
    """The event of this row is to be seen again."""
    all_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = Surface.PARCHMENT
        self.rows: list[_Row] = []
        self._since_turn = True
        self._inner = QWidget()
        self._list = QVBoxLayout(self._inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._area = ScrollArea(self._inner)
        self.all_button = Button(icon="icon-play", px=15)
        self.on_button = Button(ButtonKind.GOLD, key="Esc", px=15)
        self.all_button.clicked.connect(self.all_wanted)
        self.on_button.clicked.connect(self.closed)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.all_button)
        foot.addWidget(self.on_button)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._area, 1)
        self._whole.addLayout(foot)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.all_button.setText(self.tr("Show all of it"))
        self.on_button.setText(self.tr("Go to my turn"))
        self.setAccessibleName(self._title)

    @property
    def _title(self) -> str:
        return self.tr("Since your turn") if self._since_turn else self.tr("Since the beginning")

    def show_happenings(self, happenings: Sequence[RecapEntry], since_turn: bool) -> None:
        """List these, from the first one on.

        Args:
            since_turn: whether they happened since a turn of whoever looks, and not since the game began.
        """
        self._since_turn = since_turn
        self.retranslate()
        for row in self.rows:
            row.hide()
            row.deleteLater()
        words_at = WORDS_AT[any(len(happening.cards) > 1 for happening in happenings)]
        self.rows = [_Row(number, happening, words_at) for number, happening in enumerate(happenings, 1)]
        for index, row in enumerate(self.rows):
            self._list.insertWidget(index, row)
            row.clicked.connect(lambda _=False, index=index: self.wanted.emit(index))
            row.steered.connect(lambda _, down, index=index: self._go(index + down))
        if self._list.count() == len(self.rows):
            self._list.addStretch(1)

    def mark(self, index: int) -> None:
        """Show which of them the table shows, -1 for none."""
        for at, row in enumerate(self.rows):
            row.marked = at == index
            row.update()
        if self.isVisible() and 0 <= index < len(self.rows):
            self._area.ensureWidgetVisible(self.rows[index])

    def open_in(self, room: QRect) -> None:
        """Lie at the foot of this room, no higher than the rows need, the keyboard at the first of them."""
        self.lie_in(room)
        self.show()
        self.raise_()
        if self.rows:
            self.layout().activate()  # type: ignore[union-attr]
            self._area.ensureWidgetVisible(self.rows[0])
            self.rows[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def lie_in(self, room: QRect) -> None:
        """Take as much of this room as the rows need, from its foot on."""
        scale = ui_scale(self)
        self._whole.setContentsMargins(round(16 * scale), round(HEAD * scale), round(10 * scale), round(8 * scale))
        foot = self.on_button.sizeHint().height() + 8 * scale
        wide = round(room.width() - 26 * scale - self._area.verticalScrollBar().sizeHint().width())
        needed = round((HEAD + 14) * scale + sum(row.heightForWidth(wide) for row in self.rows) + foot)
        self.setGeometry(room.adjusted(0, max(0, room.height() - needed), 0, 0))

    def _go(self, index: int) -> None:
        if 0 <= index < len(self.rows):
            self.rows[index].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.rows[index])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = next((at for at in range(min(9, len(self.rows))) if matches(event, str(at + 1))), -1)
        if number >= 0:
            self.wanted.emit(number)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), ui_scale(self), theme_of(self)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        painter.setPen(colours.text)
        title = QRectF(18 * scale, 4 * scale, self.width() - 2 * HALO - 36 * scale, (HEAD - 4) * scale)
        draw_text(painter, title, self._title, 21 * scale, QFont.Weight.DemiBold)
