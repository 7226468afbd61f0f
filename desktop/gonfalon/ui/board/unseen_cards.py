"""A panel under the cards that shows which of a player's kinds were seen and which may lie face down."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QGraphicsObject, QGridLayout, QSizePolicy, QStyleOptionGraphicsItem, QVBoxLayout, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.board.panel_items import draw_text, text_width
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.look import art, fonts, palette, state_marks
from gonfalon.ui.widgets.buttons import ARROWS, BaseButton, IconButton
from gonfalon.ui.widgets.buttons import ButtonKind as Look
from gonfalon.ui.widgets.panel import ScrollArea, fine_panel
from gonfalon.ui.widgets.styling import ControlPainter, Surface, theme_of, ui_scale

UnseenState = Literal["seen", "discarded", "reserved", "hidden", "elsewhere"]
"""`hidden` may lie face down on the table; `elsewhere` is anywhere but there."""
Picture = Callable[[str, str, float, float], "QPixmap | None"]
"""A card for a kind, a family, a width and the pixels of a point."""

COLUMNS: Final = 5
"""So many kinds stand beside each other at most, fewer where their words would be hard to read."""
FEWEST: Final = 2
CARD: Final = 72
WORDS: Final = 18
LINES: Final = 2
READ: Final = 11
"""How small the words beneath a kind may get, in design pixels before the text scale."""
AROUND: Final = 0.5
"""Heading and sentences take no more than this part of the height, in smaller letters where they would."""


@dataclass(frozen=True)
class UnseenKind:
    """What all players may know of one kind of card."""

    kind: str
    name: str
    state: UnseenState
    words: str
    """The state as it is said."""
    places: tuple[Hashable, ...]
    """The things of the table that it is or may be."""

    @property
    def out(self) -> bool:
        """Whether the kind may still appear; kinds that are known already are drawn grey beside it."""
        return self.state in ("hidden", "elsewhere")

    @property
    def whole(self) -> tuple[str, ...]:
        """The state in words, beneath each other."""
        return (translate("UnseenCards", "Still out"), self.words) if self.out else (self.words,)


@dataclass(frozen=True)
class UnseenCards:
    """All that everybody may know of the cards of one player."""

    heading: str
    line: str
    """What it rests on."""
    family: str
    """The letter of the family."""
    kinds: tuple[UnseenKind, ...]
    summary: tuple[str, ...]
    """How many there are of what, a sentence each."""
    hidden: tuple[Hashable, ...]
    """The things of the table that are not known."""


class FramesItem(QGraphicsObject):
    """Dashed frames around things of the table, a full one around those that are meant, a ring around a panel."""

    def __init__(self) -> None:
        super().__init__()
        self._dashed: list[QRectF] = []
        self._full: list[QRectF] = []
        self._ring = QRectF()
        self.setZValue(850)
        self.setVisible(False)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_frames(self, dashed: Sequence[QRectF], full: Sequence[QRectF], ring: QRectF) -> None:
        """Frame these rectangles of the scene."""
        self.prepareGeometryChange()
        self._dashed, self._full, self._ring = [*dashed], [*full], ring
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        return united([self._ring, *self._dashed, *self._full]).adjusted(-12, -12, 12, 12)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rects, colour in ((self._dashed, palette.CREAM), (self._full, palette.GOLD_1)):
            for rect in rects:
                painter.setPen(QPen(palette.INK, 5))
                painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 8, 8)
                line = QPen(colour, 3)
                if rects is self._dashed:
                    line.setDashPattern([4, 2.5])
                painter.setPen(line)
                painter.drawRoundedRect(rect.adjusted(-5, -5, 5, 5), 8, 8)
        if not self._ring.isEmpty():
            state_marks.focus_ring(painter, self._ring, 4)


class _Cell(BaseButton):
    """One kind with its state; under the mouse or the keys it is shown large."""

    pointed = Signal()
    steers = ARROWS

    def __init__(self, kind: UnseenKind, family: str, picture: Picture) -> None:
        super().__init__()
        self.kind = kind
        self._family = family
        self._picture = picture
        self.setAccessibleName(f"{kind.name}: {', '.join(kind.whole)}")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(round(144 * ui_scale(self)), round((CARD * 1.4 + 8) * ui_scale(self)) + LINES * self._line)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(96 * ui_scale(self)), round(76 * ui_scale(self)) + LINES * self._line)

    @property
    def _line(self) -> int:
        return round(WORDS * ui_scale(self) * max(1.0, fonts.text_scale()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.pointed.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.pointed.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, kind = ControlPainter(self), self.kind
        scale = painter.unit
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if kind.out:
            painter.box(whole, 5, palette.HIGHLIGHT, palette.GOLD_2, 1)
        elif self.underMouse():
            painter.box(whole, 5, palette.VELLUM_2, palette.GOLD_3)
        line = self._line
        high = min(CARD * 1.4 * scale, whole.height() - LINES * line - 10 * scale)
        card = QRectF(whole.center().x() - high / 2.8, whole.top() + 5 * scale, high / 1.4, high)
        picture = self._picture(kind.kind, self._family, card.width(), self.devicePixelRatioF())
        if picture is not None:
            painter.drawPixmap(card, picture, QRectF(picture.rect()))
        if not kind.out:
            state_marks.veil(painter, card, card.width() * 0.064, 0.35 if kind.state == "seen" else 0.62)
        self._paint_sign(painter, card, scale)
        painter.setPen(palette.INK if kind.out else palette.INK_2)
        words = QRectF(whole.left() + 2, card.bottom() + 4 * scale, whole.width() - 4, line)
        for index, text in enumerate(kind.whole):
            weight = QFont.Weight.DemiBold if kind.out and not index else QFont.Weight.Normal
            draw_text(painter, words, text, 14.5 * scale, weight, Qt.AlignmentFlag.AlignHCenter, 11 * scale)
            words.translate(0, line - scale)
        painter.ring(painter.body, 5)

    def _paint_sign(self, painter: QPainter, card: QRectF, scale: float) -> None:
        state = self.kind.state
        if state in ("discarded", "reserved"):
            side = card.width() * 0.44
            place = QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side)
            art.paint(painter, "marker-discard" if state == "discarded" else "marker-reserve", place)
            return
        if state == "elsewhere":
            return
        disc = QRectF(card.right() - 13 * scale, card.bottom() - 34 * scale, 25 * scale, 25 * scale)
        if state == "hidden":
            line = QPen(palette.INK, 2 * scale)
            line.setDashPattern([3, 2])
            painter.setPen(line)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(card.adjusted(-4, -4, 4, 4), 6, 6)
        painter.setPen(QPen(palette.GOLD_2 if state == "hidden" else palette.INK, 1.5 * scale))
        painter.setBrush(palette.INK if state == "hidden" else palette.EDGE)
        painter.drawEllipse(disc)
        if state == "hidden":
            painter.setPen(palette.GOLD_1)
            draw_text(painter, disc, "?", 16 * scale, QFont.Weight.Bold, Qt.AlignmentFlag.AlignHCenter)
        else:
            inset = 6 * scale
            art.paint(painter, "icon-check", disc.adjusted(inset, inset, -inset, -inset))


class UnseenCardsPanel(QWidget):
    """The kinds of one player in five columns; it knows neither game nor table."""

    closed = Signal()
    pointed = Signal(object)
    """The `UnseenKind` that the mouse or the keys are at."""

    def __init__(self, parent: QWidget, picture: Picture) -> None:
        super().__init__(parent)
        self.ground = Surface.PARCHMENT
        self._picture = picture
        self.told: UnseenCards | None = None
        self.cells: list[_Cell] = []
        self._inner = QWidget()
        self._grid = QGridLayout(self._inner)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._columns = 0
        self._head = self._foot = 0
        """How high heading and sentences are."""
        self._letters = 1.0
        """By how much their letters are smaller than is wanted."""
        self._area = ScrollArea(self._inner)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self._area)
        self.close_button = IconButton("icon-close", kind=Look.PARCHMENT)
        self.close_button.setParent(self)
        self.close_button.clicked.connect(self.closed)

    def show_told(self, told: UnseenCards) -> None:
        """Show what is known now; where it is the same nothing moves."""
        if told == self.told:
            return
        at = next((index for index, cell in enumerate(self.cells) if cell.hasFocus()), -1)
        same = self.told is not None and self.told.family == told.family
        self.told = told
        for cell in self.cells:
            cell.hide()
            cell.deleteLater()
        self.cells = [_Cell(kind, told.family, self._picture) for kind in told.kinds]
        self._columns = 0
        for index, cell in enumerate(self.cells):
            cell.steered.connect(lambda across, down, index=index: self._go(index + across + down * self._columns))
            cell.pointed.connect(lambda kind=cell.kind: self.pointed.emit(kind))
        self.setAccessibleName(told.heading)
        self.setAccessibleDescription("\n".join((told.line, *told.summary)))
        self.close_button.set_words(self.tr("Close") + " (Esc)")
        self._lay_out()
        if same and at >= 0:
            self.cells[at].setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def open_in(self, room: QRect) -> None:
        """Lie in this room."""
        scale = ui_scale(self)
        self.setGeometry(room)
        side = self.close_button.sizeHint().width()
        self.close_button.setGeometry(room.width() - side - round(10 * scale), round(8 * scale), side, side)
        self._lay_out()
        self.show()
        self.raise_()

    def _lay_out(self) -> None:
        """Give head and foot the lines that their sentences need, and the kinds as many columns as can be read."""
        if (told := self.told) is None:
            return
        scale, letters = ui_scale(self), 1.0
        while letters > 0.6:
            self._letters = letters
            self._head = round(max(54 * scale, 12 * scale + sum(high for *_, high in self._upper(told))))
            self._foot = round(max(58 * scale, 12 * scale + sum(high for *_, high in self._lower(told))))
            if self._head + self._foot <= self.height() * AROUND:
                break
            letters -= 0.05
        self._whole.setContentsMargins(round(14 * scale), self._head, round(12 * scale), self._foot)
        widest = max((text_width(words, READ * scale) for kind in told.kinds for words in kind.whole), default=0)
        room = self.width() - 40 * scale
        columns = min(COLUMNS, max(FEWEST, int(room // (widest + 12 * scale))))
        if columns != self._columns:
            self._columns = columns
            for index, cell in enumerate(self.cells):
                self._grid.addWidget(cell, *divmod(index, columns))
            for column in range(COLUMNS):
                self._grid.setColumnStretch(column, int(column < columns))
        self.update()

    def _lines(self, width: float, *texts: tuple[str, float, QFont.Weight]) -> list[tuple[str, QFont, float]]:
        """Sentences with their fonts and how high they are, broken into lines of this width."""
        found = []
        for text, px, weight in texts:
            font = fonts.font(px * ui_scale(self) * self._letters, weight)
            wrapped = QRectF(0, 0, width, 10000)
            high = QFontMetricsF(font).boundingRect(wrapped, int(Qt.TextFlag.TextWordWrap), text).height()
            found.append((text, font, high))
        return found

    def _upper(self, told: UnseenCards) -> list[tuple[str, QFont, float]]:
        head = (told.heading, 20, QFont.Weight.DemiBold)
        return self._lines(self._head_room(), head, (told.line, 14, QFont.Weight.Normal))

    def _lower(self, told: UnseenCards) -> list[tuple[str, QFont, float]]:
        first, usual = (15.5, QFont.Weight.DemiBold), (14, QFont.Weight.Normal)
        texts = [(sentence, *(usual if index else first)) for index, sentence in enumerate(told.summary)]
        return self._lines(self.width() - 36 * ui_scale(self), *texts)

    def _head_room(self) -> float:
        return self.close_button.x() - (18 + 32 + 12 + 8) * ui_scale(self)

    def take_keys(self) -> None:
        """Let the keys be at the first kind."""
        if self.cells:
            self.cells[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _go(self, index: int) -> None:
        if 0 <= index < len(self.cells):
            self.cells[index].setFocus(Qt.FocusReason.TabFocusReason)
            self._area.ensureWidgetVisible(self.cells[index])

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.told is None:
            return
        painter, scale, colours, told = QPainter(self), ui_scale(self), theme_of(self), self.told
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        fine_panel(painter, "panel-parchment", whole)
        crest = QRectF(18 * scale, 9 * scale, 32 * scale, 38 * scale)
        art.paint(painter, f"crest-{palette.FAMILIES[told.family].key}", crest)
        left = crest.right() + 12 * scale
        self._write(
            painter, QPointF(left, 6 * scale), self._head_room(), self._upper(told), (colours.text, palette.INK_2)
        )
        top = whole.bottom() - self._foot
        painter.fillRect(QRectF(16 * scale, top + 2 * scale, whole.width() - 32 * scale, 1), palette.EDGE)
        room = whole.width() - 36 * scale
        self._write(
            painter, QPointF(18 * scale, top + 5 * scale), room, self._lower(told), (palette.INK, palette.INK_2)
        )

    @staticmethod
    def _write(
        painter: QPainter,
        at: QPointF,
        wide: float,
        lines: list[tuple[str, QFont, float]],
        colours: tuple[QColor, QColor],
    ) -> None:
        """Write sentences beneath each other, the first in a colour of its own."""
        for index, (text, font, high) in enumerate(lines):
            painter.setPen(colours[min(index, 1)])
            painter.setFont(font)
            painter.drawText(QRectF(at.x(), at.y(), wide, high), int(Qt.TextFlag.TextWordWrap), text)
            at = at + QPointF(0, high)
