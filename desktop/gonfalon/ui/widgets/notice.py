"""A sentence that must not be overlooked, on a strip of parchment behind its sign."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import art
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["Notice"]

_SIDE = 24


class Notice(QWidget):
    """As high as its words are in the width there is."""

    def __init__(self) -> None:
        super().__init__()
        self.ground = Ground.PARCHMENT
        self._icon = "icon-info"
        self.words = Words(14, QFont.Weight.DemiBold, wrap=True, parent=self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        scale = unit(self)
        words = self.words.heightForWidth(self._room(width))
        return round(max(words, _SIDE * scale) + 2 * 8 * scale)

    def sizeHint(self) -> QSize:
        width = round(480 * unit(self))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + self.words.minimumSizeHint().width() + 2 * HALO, round(40 * unit(self)))

    def restyle(self) -> None:
        """Lay the words out in the measure of now."""
        self.updateGeometry()
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        self.words.setGeometry(self._left(), 0, self._room(self.width()), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), unit(self)
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0)
        fine_panel(painter, "panel-parchment", body, 0.45)
        side = _SIDE * scale
        art.paint(painter, self._icon, QRectF(body.left() + 12 * scale, body.center().y() - side / 2, side, side))
