"""A sentence that must not be overlooked, on a strip of parchment behind its sign."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent

from gonfalon.ui.look import art
from gonfalon.ui.widgets.dress import HALO, Ground, Words, follow_width, unit
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.placed import Placed
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Notice"]

_SIDE = 24


class Notice(Placed):
    """As high as its words are in the width there is."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PARCHMENT
        self._icon = "icon-info"
        self.words = Words(14, QFont.Weight.DemiBold, wrap=True, parent=self)
        follow_width(self)

    def say(self, text: str, icon: str, more: str = "") -> None:
        """Say this with a drawing before it; the tooltip adds more."""
        self._icon = icon
        self.words.setText(text)
        set_tip(self, more)
        self.setAccessibleName(text)
        self.setAccessibleDescription(more)
        self.updateGeometry()
        self.update()

    def _left(self) -> int:
        return HALO + round((_SIDE + 2 * 10) * unit(self))

    def _room(self, width: int) -> int:
        return max(20, width - self._left() - HALO - round(12 * unit(self)))

    def heightForWidth(self, width: int) -> int:
        scale = unit(self)
        words = self.words.heightForWidth(self._room(width))
        return round(max(words, _SIDE * scale) + 2 * 8 * scale)

    def sizeHint(self) -> QSize:
        width = round(480 * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + self.words.minimumSizeHint().width() + 2 * HALO, round(40 * unit(self)))

    def place(self) -> None:
        self.words.setGeometry(self._left(), 0, self._room(self.width()), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0)
        fine_panel(painter, "panel-parchment", body, 0.45)
        side = _SIDE * scale
        art.paint(painter, self._icon, QRectF(body.left() + 12 * scale, body.center().y() - side / 2, side, side))
