"""What others did since one's own last decision, event by event: a panel under the cards, and any of it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.ui.board.furniture import write
from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.buttons import Button, Kind, Pressable
from gonfalon.ui.widgets.dress import HALO, Ground, box, dress, follow_width, role_font, unit
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import ScrollArea, fine_panel

__all__ = ["Happening", "SincePanel"]

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
class Happening:
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


class _Row(Pressable):
    """One event, as high as its words need; pressing it shows it again."""

    stepped = Signal(int)
    """The arrow to the row before (-1) or after (1) was pressed."""

    def __init__(self, number: int, happening: Happening, words_at: int) -> None:
        super().__init__()
        self.happening = happening
        self.number = number
        self._words_at = words_at
        self.marked = False
        """Whether it is what the table shows."""
        self.setAccessibleName(happening.aloud)
        follow_width(self)

    def sizeHint(self) -> QSize:
        wide = round(600 * unit(self))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * unit(self)), round(ROW * unit(self)))

    def heightForWidth(self, width: int) -> int:
        scale = unit(self)
        return max(round(ROW * scale), round(sum(rect.height() for _, _, rect in self._words(width)) + 14 * scale))

    def _words(self, width: int) -> list[tuple[str, QFont, QRectF]]:
        """The sentence and its rule, each with its letters and its place below the top of the row."""
        scale = unit(self)
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
        """Where the pills begin, and the right edge of each with the name before it, from the right; as many as leave
        the words most of the room."""
        scale, metrics = unit(self), QFontMetricsF(role_font(self, 14))
        placed: list[tuple[QPointF, str, int, str]] = []
        right = width - 46 * scale
        least = right - (right - self._words_at * scale) * 0.5
        shown: list[tuple[str, int, str, float]] = []
        for name, change, words in self.happening.changes[:3]:
            pill = states.change_pill_rect(QPointF(), states.change_text(change, words), scale).width()
            wide = pill + metrics.horizontalAdvance(name) + 14 * scale
            if right - wide - sum(one[-1] for one in shown) < least:
                break
            shown.append((name, change, words, wide))
        for name, change, words, wide in reversed(shown):
            placed.append((QPointF(right, 0), name, change, words))
            right -= wide
        return right, placed

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = next((by for key, by in (("Up", -1), ("Down", 1)) if matches(event, key)), 0)
        if step:
            # Qt would leave the list, or scroll it.
            self.stepped.emit(step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, happening = QPainter(self), unit(self), self.happening
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect())
        if self.marked or self.underMouse():
            ground = palette.HIGHLIGHT if self.marked else palette.VELLUM_2
            box(painter, whole.adjusted(2, 2, -2, -2), 5 * scale, ground, palette.GOLD_3, scale if self.marked else 0)
        painter.fillRect(QRectF(whole.left(), whole.bottom() - 1, whole.width(), 1), palette.EDGE)
        middle = whole.center().y()
        painter.setPen(palette.INK_2)
        place = QRectF(NUMBER_AT * scale, 0, 22 * scale, whole.height())
        write(painter, place, str(self.number), 15 * scale)
        if happening.family is not None:
            crest = QRectF(CREST_AT * scale, middle - 13 * scale, 22 * scale, 26 * scale)
            art.paint(painter, f"crest-{palette.FAMILIES[happening.family].key}", crest)
        self._paint_cards(painter, scale, middle)
        self._paint_changes(painter, scale, middle)
        words = self._words(self.width())
        down = (whole.height() - words[-1][2].bottom() - words[0][2].top()) / 2 if words else 0.0
        for (text, font, rect), ink in zip(words, (palette.INK, palette.INK_2), strict=False):
            painter.setPen(ink)
            painter.setFont(font)
            painter.drawText(rect.translated(0, down), _BROKEN | int(Qt.TextFlag.TextDontClip), text)
        if self.ring:
            states.focus_ring(painter, whole.adjusted(6, 6, -6, -6), 5 * scale)

    def _paint_cards(self, painter: QPainter, scale: float, middle: float) -> None:
        dpr, left = self.devicePixelRatioF(), CARDS_AT * scale
        for index, card in enumerate(self.happening.cards[:2]):
            picture = card(CARD.width() * scale, dpr)
            if picture is None:
                continue
            if index and self.happening.aimed:
                painter.setPen(palette.INK)
                place = QRectF(left - 1 * scale, middle - 12 * scale, 20 * scale, 24 * scale)
                write(painter, place, "→", 17 * scale, QFont.Weight.Bold)
            left += 22 * scale if index else 0
            wide = CARD.width() * scale
            high = wide * picture.height() / max(1, picture.width())
            painter.drawPixmap(QRectF(left, middle - high / 2, wide, high), picture, QRectF(picture.rect()))
            left += wide + 2 * scale

    def _paint_changes(self, painter: QPainter, scale: float, middle: float) -> None:
        face = role_font(self, 14)
        for at, name, change, words in self._changes(self.width())[1]:
            wide = states.change_pill_rect(QPointF(), states.change_text(change, words), scale).width()
            states.change_pill(painter, QPointF(at.x() - wide / 2, middle), change, scale, words)
            painter.setPen(palette.INK_2)
            painter.setFont(face)
            said = QFontMetricsF(face).horizontalAdvance(name)
            room = QRectF(at.x() - wide - 6 * scale - said, middle - 14 * scale, said + 1, 28 * scale)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
        side = 18 * scale
        art.paint(painter, "icon-play", QRectF(self.width() - 34 * scale, middle - side / 2, side, side))


class SincePanel(QWidget):
    """The list of what happened; it knows neither game nor table, only words, pictures and numbers of rows."""

    wanted = Signal(int)
    """The event of this row is to be seen again."""
    all_wanted = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ground = Ground.PARCHMENT
        self.rows: list[_Row] = []
        self._since_turn = True
        self._inner = QWidget()
        self._list = QVBoxLayout(self._inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._area = ScrollArea(self._inner)
        self.all_button = Button(icon="icon-play", px=15)
        self.on_button = Button(Kind.GOLD, key="Esc", px=15)
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

    def show_happenings(self, happenings: Sequence[Happening], since_turn: bool) -> None:
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
            row.stepped.connect(lambda by, index=index: self._go(index + by))
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
        scale = unit(self)
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
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        painter.setPen(colours.text)
        title = QRectF(18 * scale, 4 * scale, self.width() - 2 * HALO - 36 * scale, (HEAD - 4) * scale)
        write(painter, title, self._title, 21 * scale, QFont.Weight.DemiBold)
