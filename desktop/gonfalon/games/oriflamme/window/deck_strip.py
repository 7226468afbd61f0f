"""The ten kinds of a deck in one line: small emblems, round for characters and square for intrigues."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gonfalon.ui.look import emblems, palette
from gonfalon.ui.widgets.dress import box, dress, unit
from gonfalon.ui.widgets.plain import show_tip

__all__ = ["DeckStrip", "Small"]

_SIDE: Final = 38
_LEAST: Final = 26
_GAP: Final = 5
_GROUND: Final = QColor("#d9cfe0")


class Small(NamedTuple):
    """One kind: its id and type, its name in the reader's language, and the path of a user's drawing or nothing."""

    id: str
    type: str
    name: str
    emblem: str


class DeckStrip(QWidget):
    """As many emblems as there are kinds; each says its name when the mouse rests on it."""

    def __init__(self) -> None:
        super().__init__()
        self.kinds: tuple[Small, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_kinds(self, kinds: Sequence[Small]) -> None:
        """Show these, from the left."""
        self.kinds = tuple(kinds)
        self.setAccessibleName(", ".join(kind.name for kind in kinds))
        self.updateGeometry()
        self.update()

    def restyle(self) -> None:
        """Take the measure of now."""
        self.updateGeometry()

    def _wide(self, side: float) -> int:
        count = max(1, len(self.kinds))
        return round((count * (side + _GAP) - _GAP) * unit(self) + 2)

    def sizeHint(self) -> QSize:
        return QSize(self._wide(_SIDE), round(_SIDE * unit(self)) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._wide(_LEAST), round(_SIDE * unit(self)) + 2)

    def place(self, index: int) -> QRectF:
        """Where the emblem with this number is, from 0."""
        gap = _GAP * unit(self)
        side = min(_SIDE * unit(self), (self.width() - 2 + gap) / max(1, len(self.kinds)) - gap)
        return QRectF(1 + index * (side + gap), (self.height() - side) / 2, side, side)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            for index, kind in enumerate(self.kinds):
                if self.place(index).contains(QPointF(event.pos())):
                    show_tip(event.globalPos(), kind.name, self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = palette.INK if dress(self).contrast else palette.GOLD_3
        for index, kind in enumerate(self.kinds):
            place = self.place(index)
            character = kind.type != "intrigue"
            radius = place.width() / 2 if character else 6 * scale
            box(painter, place, radius, palette.PAPER if character else _GROUND, line, 1.4 * scale)
            inset = place.width() * (0.15 if character else 0.11)
            drawing = place.adjusted(inset, inset, -inset, -inset)
            emblems.paint(painter, kind.id, kind.name, kind.emblem, drawing, "R")
