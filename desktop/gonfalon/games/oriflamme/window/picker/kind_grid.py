"""
The sets on the deck picker, one below the other: a cloth for each, a tile for each kind, and the keys through them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.ui.look import art, cards, palette, state_marks
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.buttons import ARROWS_AND_ENDS, BaseButton, stop_at
from gonfalon.ui.widgets.panel import FinePanel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, Label, Surface, body_of, discard, ui_scale

_LEFT_OUT = 0.42
_LEFT_OUT_HOVERED = 0.22
_HOVER = 150


class KindTile(BaseButton):
    """The card's face: outlined and sealed when it is taken, veiled when it is not. A click only asks for a change."""

    looked_at = Signal()
    """The focus has come, or the mouse has stayed for a moment."""
    steers = ARROWS_AND_ENDS

    def __init__(self, kind: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.look: CardLook | None = None
        self.setCheckable(True)
        self._hover = QTimer(self, singleShot=True, interval=_HOVER)
        self._hover.timeout.connect(self.looked_at)

    def nextCheckState(self) -> None:
        """Nothing: whether there is room for the card is decided elsewhere."""

    def set_card(self, look: CardLook, name: str) -> None:
        """The card to show, and what is heard of it."""
        self.look = look
        self.setText(look.name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(look.text)
        self.update()

    def body(self) -> QRectF:
        """The card without the room for its ring."""
        return body_of(self)

    def hitButton(self, pos: QPoint) -> bool:
        # The room for the ring is shared with the neighbours.
        return self.body().contains(QPointF(pos))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() not in {Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason}:
            self.looked_at.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._hover.start()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = ControlPainter(self)
        body = painter.body
        radius = cards.corner_radius(body.width())
        if self.isChecked():
            self._paint_glow(painter, body, radius)
        self._paint_face(painter, body, self.look)
        if self.isChecked():
            self._paint_seal(painter, body, painter.unit)
        else:
            state_marks.veil(painter, body, radius, _LEFT_OUT_HOVERED if self.underMouse() else _LEFT_OUT)
        painter.ring(body, radius / painter.unit)

    def _paint_face(self, painter: QPainter, body: QRectF, look: CardLook) -> None:
        # The compact face however large the tile is: the seal would lie on the rules of the full one.
        wide = min(body.width(), cards.FULL_FROM - 1)
        face = cards.front(look, wide, self.devicePixelRatioF() * body.width() / wide)
        painter.drawPixmap(body, face, QRectF(face.rect()))

    def _paint_glow(self, painter: QPainter, body: QRectF, radius: float) -> None:
        glow = faded(palette.GOLD_1, 0.6)
        soft = state_marks.soft_rect(body.width(), body.height(), radius, 4, glow, self.devicePixelRatioF())
        painter.drawPixmap(body.topLeft() - QPointF(4, 4), soft)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.GOLD_1, 3))
        painter.drawRoundedRect(body.adjusted(-1.5, -1.5, 1.5, 1.5), radius + 1.5, radius + 1.5)

    def _paint_seal(self, painter: QPainter, body: QRectF, scale: float) -> None:
        side = min(22 * scale, body.width() * 0.34)
        seal = QRectF(body.right() + 4 - side, body.bottom() + 3 - side, side, side)
        painter.setBrush(palette.GOLD_1)
        painter.setPen(QPen(palette.INK, 1.8))
        painter.drawEllipse(seal.adjusted(0.9, 0.9, -0.9, -0.9))
        inset = side * 0.2
        art.paint(painter, "icon-check", seal.adjusted(inset, inset, -inset, -inset))


ABREAST: Final = 10
"""So many cards lie beside each other; those of a larger set go on in the next line."""
_NARROW: Final = 800
_GAP: Final = (8, 6)
"""The least distance between two cards, in design pixels, and that on a narrow cloth."""
_PAD: Final = (12, 10)


class SetTileRow(QWidget):
    """The name of a set, how many of its kinds are chosen, and a tile for each."""

    def __init__(self, kinds: Sequence[str]) -> None:
        super().__init__()
        self.name = Label(20, QFont.Weight.DemiBold, "table_heading", parent=self)
        self.count = Label(14, colour="on_table_2", parent=self)
        self.cloth = FinePanel(Surface.CLOTH, self)
        self.tiles = [KindTile(kind, self.cloth) for kind in kinds]
        self._whole_name = ""

    def set_name(self, name: str) -> None:
        """Set the name of the set; a long name is cut where there is no room, and shown in full by the tooltip."""
        self._whole_name = name
        self.cloth.setAccessibleName(name)

    def lines(self) -> list[list[KindTile]]:
        """The tiles as they lie: lines from left to right."""
        return [self.tiles[start : start + ABREAST] for start in range(0, len(self.tiles), ABREAST)]

    def heading_height(self) -> int:
        """Return the height of the heading above the cloth."""
        self.name.restyle()
        return round(self.name.fontMetrics().height() + 6 * ui_scale(self))

    def height_for(self, width: int, card: int) -> int:
        """Return the total height in this width, with cards of that width."""
        return self.heading_height() + self._cloth_height(width, card)

    def _cloth_height(self, width: int, card: int) -> int:
        pad, gap = _around(width, ui_scale(self))
        lines = len(self.lines())
        return 2 * round(pad) + lines * round(card * cards.RATIO) + (lines - 1) * round(gap)

    def arrange(self, width: int, card: int) -> None:
        """Lay everything out in this width; smaller cards lie farther from each other."""
        scale, head = ui_scale(self), self.heading_height()
        self.setFixedSize(width, self.height_for(width, card))
        self.count.restyle()
        counted = QFontMetricsF(self.count.font()).horizontalAdvance(self.count.text()) + 2
        left, gap = round(8 * scale), round(12 * scale)
        metrics = QFontMetricsF(self.name.font())
        shown = metrics.elidedText(self._whole_name, Qt.TextElideMode.ElideRight, width - 2 * left - gap - counted)
        self.name.setText(shown)
        set_tip(self.name, "" if shown == self._whole_name else self._whole_name)
        named = round(metrics.horizontalAdvance(shown) + 2)
        self.name.setGeometry(left, 0, named, round(metrics.height()) + 1)
        drop = QFontMetricsF(self.name.font()).ascent() - QFontMetricsF(self.count.font()).ascent()
        high = round(QFontMetricsF(self.count.font()).height()) + 1
        self.count.setGeometry(left + named + gap, round(drop), round(counted), high)
        self.cloth.setGeometry(0, head, width, self._cloth_height(width, card))
        self._lay_tiles(width, card)

    def _lay_tiles(self, width: int, card: int) -> None:
        pad, gap = _around(width, ui_scale(self))
        step, tall = _step(width, ui_scale(self)), round(card * cards.RATIO)
        for line, tiles in enumerate(self.lines()):
            top = round(pad) + line * (tall + round(gap))
            for column, tile in enumerate(tiles):
                x = round(pad + column * step + (step - gap - card) / 2)
                tile.setGeometry(QRect(x, top, card, tall).adjusted(-HALO, -HALO, HALO, HALO))


def widest_card(width: int, scale: float) -> int:
    """Return the greatest width of cards on a cloth of this width."""
    return max(24, int(_step(width, scale) - _around(width, scale)[1]))


def _around(width: int, scale: float) -> tuple[float, float]:
    """The room between the edge of the cloth and the cards, and the least between two of them."""
    narrow = width < _NARROW * scale
    return _PAD[narrow] * scale, _GAP[narrow] * scale


def _step(width: int, scale: float) -> float:
    """From one card to the next."""
    pad, gap = _around(width, scale)
    return (width - 2 * pad + gap) / ABREAST


_SMALLEST = 0.74
_LEAST = 69
"""Cards of sets that have no room at once become narrower, but not by more than a share, and not below this width."""


class KindGrid(QWidget):
    """Rows of tiles; one of them is a stop of the Tab key, the arrows go on from there."""

    toggled = Signal(str)
    looked_at = Signal(str)
    went = Signal(QWidget)
    """The tile that the keys have come to."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[SetTileRow] = []
        self.tiles: dict[str, KindTile] = {}
        self._list = QVBoxLayout(self)
        self._list.setContentsMargins(0, 0, 0, 0)

    def set_rows(self, rows: Iterable[Sequence[str]]) -> None:
        """Lay out other sets, given as the kinds of each row."""
        for row in self.rows:
            self._list.removeWidget(row)
            discard(row)
        self.rows = [SetTileRow(kinds) for kinds in rows if kinds]
        self.tiles = {tile.kind: tile for row in self.rows for tile in row.tiles}
        for row in self.rows:
            self._list.addWidget(row)
        for tile in self.tiles.values():
            tile.clicked.connect(lambda _=False, kind=tile.kind: self.toggled.emit(kind))
            tile.looked_at.connect(lambda kind=tile.kind: self.looked_at.emit(kind))
            tile.steered.connect(partial(self._steer, tile))
        if self.tiles:
            self.stop_at(next(iter(self.tiles)))

    def stop_at(self, kind: str) -> None:
        """Make this tile the one that the Tab key comes to."""
        stop_at(self.tiles.values(), self.tiles[kind])

    def _height(self, width: int, card: int) -> int:
        gaps = (len(self.rows) - 1) * self._spacing()
        return sum(row.height_for(width, card) for row in self.rows) + gaps

    def _smallest(self, widest: int) -> float:
        return min(widest, max(_LEAST, widest * _SMALLEST))

    def first_and_half(self, width: int) -> int:
        """Return the height in which one line of cards and half of another are shown."""
        if not self.rows:
            return 0
        card = self._smallest(widest_card(width, ui_scale(self)))
        return self.rows[0].heading_height() + round(card * cards.RATIO * 1.5)

    def arrange(self, width: int, height: int) -> None:
        """Make the cards as large as they can be without scrolling; where it cannot be helped they stay large."""
        widest = widest_card(width, ui_scale(self))
        card = widest
        while card > self._smallest(widest) and self._height(width, card) > height:
            card -= 1
        spare = height - self._height(width, card)
        if spare < 0:
            card = widest
        self._list.setSpacing(self._spacing() + min(max(0, spare // (len(self.rows) + 1)), round(16 * ui_scale(self))))
        for row in self.rows:
            row.arrange(width, card)

    def _spacing(self) -> int:
        return round(10 * ui_scale(self))

    def _lines(self) -> list[list[KindTile]]:
        return [line for row in self.rows for line in row.lines()]

    def _steer(self, tile: KindTile, right: int, down: int) -> None:
        lines = self._lines()
        here = next(index for index, line in enumerate(lines) if tile in line)
        column = lines[here].index(tile)
        if down:
            there = lines[min(max(here + down, 0), len(lines) - 1)]
            tile = there[min(column, len(there) - 1)]
        else:
            # A step goes on to the next line, to either end it does not.
            order = [tile for line in lines for tile in line] if abs(right) == 1 else lines[here]
            tile = order[min(max(order.index(tile) + right, 0), len(order) - 1)]
        tile.setFocus(Qt.FocusReason.TabFocusReason)
        self.went.emit(tile)
