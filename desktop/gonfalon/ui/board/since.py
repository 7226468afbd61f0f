"""What others did since one's own last decision, event by event: a panel under the cards, and any of it again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from gonfalon.ui.board.furniture import write
from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.buttons import Button, Kind, Pressable
from gonfalon.ui.widgets.dress import HALO, Ground, box, dress, role_font, unit
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import ScrollArea, fine_panel
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Happening", "SincePanel"]

ROW: Final = 58
LOW: Final = 46
"""As low a row gets so that four of them are seen."""
SEEN: Final = 4
HEAD: Final = 40
CARD: Final = QSize(36, 50)
CARD_LOW: Final = 30
"""How wide a card is in a low row."""
NUMBER_AT, CREST_AT, CARDS_AT, WORDS_AT, PILLS_AT = 8, 32, 64, 166, 488
"""From the left edge of a row, in design pixels."""


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
    """One event; pressing it shows it again."""

    def __init__(self, number: int, happening: Happening) -> None:
        super().__init__()
        self.happening = happening
        self.number = number
        self.high = ROW
        """In design pixels."""
        self.marked = False
        """Whether it is what the table shows."""
        # Where there is little room not all of it is written.
        set_tip(self, "\n".join(filter(None, (happening.sentence, happening.because))))
        self.setAccessibleName(happening.aloud)
        # As wide as the list, however long its sentence is.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(600 * unit(self)), round(self.high * unit(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(300 * unit(self)), round(self.high * unit(self)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if matches(event, "Up") or matches(event, "Down"):
            # The panel knows which row that is; a button of Qt's would leave the list.
            event.ignore()
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
        pills = self._paint_changes(painter, scale, whole, middle)
        room = QRectF(WORDS_AT * scale, middle - 23 * scale, pills - (WORDS_AT + 8) * scale, 24 * scale)
        painter.setPen(palette.INK)
        if not happening.because:
            room.moveTop(middle - room.height() / 2)
        write(painter, room, happening.sentence, 15.5 * scale, QFont.Weight.DemiBold, least=12 * scale)
        painter.setPen(palette.INK_2)
        room.moveTop(middle + 1 * scale)
        room.setHeight(20 * scale)
        write(painter, room, happening.because, 13.5 * scale, least=11 * scale)
        if self.ring:
            states.focus_ring(painter, whole.adjusted(6, 6, -6, -6), 5 * scale)

    def _paint_cards(self, painter: QPainter, scale: float, middle: float) -> None:
        dpr, left = self.devicePixelRatioF(), CARDS_AT * scale
        for index, card in enumerate(self.happening.cards[:2]):
            picture = card((CARD.width() if self.high == ROW else CARD_LOW) * scale, dpr)
            if picture is None:
                continue
            if index and self.happening.aimed:
                painter.setPen(palette.INK)
                place = QRectF(left - 1 * scale, middle - 12 * scale, 20 * scale, 24 * scale)
                write(painter, place, "→", 17 * scale, QFont.Weight.Bold)
            left += 22 * scale if index else 0
            wide = (CARD.width() if self.high == ROW else CARD_LOW) * scale
            high = wide * picture.height() / max(1, picture.width())
            painter.drawPixmap(QRectF(left, middle - high / 2, wide, high), picture, QRectF(picture.rect()))
            left += wide + 2 * scale

    def _paint_changes(self, painter: QPainter, scale: float, whole: QRectF, middle: float) -> float:
        """Paint the pills from the right; gives where they begin."""
        face = role_font(self, 14)
        right = whole.right() - 46 * scale
        for name, change, words in reversed(self.happening.changes[:3]):
            wide = states.change_pill_rect(QPointF(), states.change_text(change, words), scale).width()
            said = QFontMetricsF(face).horizontalAdvance(name) + 6 * scale
            if right - wide - said < WORDS_AT * scale + 170 * scale:
                break
            states.change_pill(painter, QPointF(right - wide / 2, middle), change, scale, words)
            painter.setPen(palette.INK_2)
            painter.setFont(face)
            room = QRectF(right - wide - said, middle - 14 * scale, said, 28 * scale)
            painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
            right -= wide + said + 8 * scale
        side = 18 * scale
        art.paint(painter, "icon-play", QRectF(whole.right() - 34 * scale, middle - side / 2, side, side))
        return min(right, whole.left() + max(PILLS_AT * scale, right - whole.left()))


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
        self.on_button.setText(self.tr("On with my turn"))
        self.setAccessibleName(self.tr("Since your turn"))

    def show_happenings(self, happenings: Sequence[Happening]) -> None:
        """List these, the latest in view."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = [_Row(number, happening) for number, happening in enumerate(happenings, 1)]
        for index, row in enumerate(self.rows):
            self._list.insertWidget(index, row)
            row.clicked.connect(lambda _=False, index=index: self.wanted.emit(index))
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
        """Lie at the foot of this room, no higher than the rows need, the keyboard at the latest of them."""
        scale = unit(self)
        self._whole.setContentsMargins(round(16 * scale), round(HEAD * scale), round(10 * scale), round(8 * scale))
        foot = self.on_button.sizeHint().height() + 8 * scale
        needed = round(HEAD * scale + max(SEEN, len(self.rows)) * ROW * scale + foot)
        room = room.adjusted(0, max(0, room.height() - needed), 0, 0)
        self.setGeometry(room)
        free = room.height() / scale - HEAD - 8 - self.on_button.sizeHint().height() / scale
        for row in self.rows:
            row.high = max(LOW, min(ROW, int(free / SEEN)))
            row.updateGeometry()
        self.show()
        self.raise_()
        if self.rows:
            self.layout().activate()  # type: ignore[union-attr]
            self._area.ensureWidgetVisible(self.rows[-1])
            self.rows[-1].setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = next((by for key, by in (("Up", -1), ("Down", 1)) if matches(event, key)), 0)
        number = next((at for at in range(min(9, len(self.rows))) if matches(event, str(at + 1))), -1)
        if step and self.rows:
            now = next((at for at, row in enumerate(self.rows) if row.hasFocus()), len(self.rows) - 1)
            row = self.rows[max(0, min(now + step, len(self.rows) - 1))]
            row.setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(row)
        elif number >= 0:
            self.wanted.emit(number)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()))
        painter.setPen(colours.text)
        title = QRectF(18 * scale, 4 * scale, self.width() - 2 * HALO - 36 * scale, (HEAD - 4) * scale)
        write(painter, title, self.tr("Since your turn"), 21 * scale, QFont.Weight.DemiBold)
