"""Emblems side by side to choose from; one of them is a stop of the Tab key, the arrows go on from there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import emblems, palette, states
from gonfalon.ui.widgets.buttons import Pressable
from gonfalon.ui.widgets.dress import HALO, box, dress, role_font, unit
from gonfalon.ui.widgets.long_words import shortened
from gonfalon.ui.widgets.placed import Placed
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Drawing", "EmblemGrid"]

_WIDE: Final = 104
_HIGH: Final = 112
_MEDALLION: Final = 72


class Drawing(NamedTuple):
    """One emblem that is at hand."""

    id: str
    """That of the shipped card whose drawing it is, the name of a file, or empty for none."""
    name: str
    kind: str
    called: str = ""
    """The name of the card that has it, whose initial is drawn where there is no drawing."""
    path: str = ""
    """Where a user's drawing lies; without it, `kind` decides what is drawn."""


class EmblemTile(Pressable):
    """An emblem in its medallion, and its name."""

    steered = Signal(Qt.Key)

    def __init__(self, drawing: Drawing, parent: QWidget) -> None:
        super().__init__(parent)
        self.drawing = drawing
        self.family = "G"
        self.setCheckable(True)
        self.setText(drawing.name)
        self.setAccessibleName(drawing.name)

    def nextCheckState(self) -> None:
        """Nothing: which is chosen is decided elsewhere."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End):
            self._by_keyboard = True
            self.steered.emit(key)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        side = min(_MEDALLION * scale, body.width())
        ground = QRectF(body.center().x() - side / 2, body.top() + 2 * scale, side, side)
        line = palette.INK if colours.contrast else palette.GOLD_3
        if self.isChecked():
            states.selected_outline(painter, ground, side / 2)
        box(painter, ground, side / 2, palette.PAPER, line, (2.4 if self.underMouse() else 1.6) * scale)
        inset = side * 0.13
        drawing, place = self.drawing, ground.adjusted(inset, inset, -inset, -inset)
        emblems.paint(painter, drawing.kind, drawing.called, drawing.path, place, self.family)
        font = role_font(self, 13, QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Medium)
        painter.setFont(font)
        painter.setPen(colours.text)
        below = QRectF(body.left(), ground.bottom() + 2 * scale, body.width(), body.bottom() - ground.bottom())
        words = shortened(self.text(), font, below.width())
        painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignVCenter, words)
        if self.ring:
            states.focus_ring(painter, body, 6 * scale)


class EmblemGrid(Placed):
    """As many in a row as have room."""

    picked = Signal(object)
    """The `Drawing` that was pressed."""
    went = Signal(QWidget)
    """The tile that the keys have come to."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[EmblemTile] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_drawings(self, drawings: Sequence[Drawing], family: str) -> None:
        """Offer these, in the colours of a family."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self.tiles = [EmblemTile(drawing, self) for drawing in drawings]
        for place, tile in enumerate(self.tiles):
            tile.family = family
            set_tip(tile, tile.drawing.name)
            tile.clicked.connect(lambda _=False, drawing=tile.drawing: self.picked.emit(drawing))
            tile.steered.connect(lambda key, place=place: self._steer(place, key))
            tile.show()
        self.choose(None)
        self.updateGeometry()
        self.place()

    def choose(self, drawing: Drawing | None) -> None:
        """Show which is chosen."""
        stop = next((tile for tile in self.tiles if tile.drawing == drawing), None)
        for tile in self.tiles:
            tile.setChecked(tile is stop)
            here = tile is (stop or self.tiles[0])
            tile.setFocusPolicy(Qt.FocusPolicy.StrongFocus if here else Qt.FocusPolicy.ClickFocus)
            tile.update()

    def _columns(self, width: int) -> int:
        return max(1, width // self._least_wide())

    def _least_wide(self) -> int:
        # Names of twelve letters or so have room, however large these are.
        return round(max(_WIDE * unit(self), self.fontMetrics().averageCharWidth() * 13 + 2 * HALO))

    def _high(self) -> int:
        letters = self.fontMetrics().height()
        return max(round(_HIGH * unit(self)), round(_MEDALLION * unit(self)) + 2 * HALO + round(2.1 * letters))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self.tiles) // self._columns(width))
        return rows * self._high()

    def sizeHint(self) -> QSize:
        width = round(5 * _WIDE * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least_wide(), self._high())

    def restyle(self) -> None:
        self.setFont(role_font(self, 13))
        super().restyle()

    def place(self) -> None:
        columns, high = self._columns(self.width()), self._high()
        wide = self.width() // columns
        for place, tile in enumerate(self.tiles):
            tile.setGeometry(place % columns * wide, place // columns * high, wide, high)

    def _steer(self, place: int, key: Qt.Key) -> None:
        columns, last = self._columns(self.width()), len(self.tiles) - 1
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -columns, Qt.Key.Key_Down: columns}
        goal = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}.get(key, place + steps.get(key, 0))
        if 0 <= goal <= last:
            tile = self.tiles[goal]
            tile.setFocus(Qt.FocusReason.TabFocusReason)
            self.went.emit(tile)
