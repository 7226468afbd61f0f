"""A card in the margin of its page, and the pill that says of which type it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gonfalon.ui.look import art, cards, states
from gonfalon.ui.look.cards import Look
from gonfalon.ui.widgets.dress import Words, box, dress, unit

__all__ = ["CardPicture", "TypePill"]


class CardPicture(QWidget):
    """The card a page is about, with its shadow."""

    def __init__(self) -> None:
        super().__init__()
        self.look: Look | None = None
        self.wide = 250
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.wide + 12, round(self.wide * cards.RATIO) + 16)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.look is None:
            return
        painter = QPainter(self)
        place = QRectF(6, 4, self.wide, self.wide * cards.RATIO)
        states.card_shadow(painter, place, cards.corner_radius(self.wide), 4)
        painter.drawPixmap(place.topLeft(), self.look.drawn(self.wide, self.devicePixelRatioF()))


class TypePill(Words):
    """Character or intrigue, with its mark."""

    def __init__(self) -> None:
        super().__init__(13.5, QFont.Weight.Medium, "text_2")
        self.mark = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        super().restyle()
        scale = unit(self)
        left = round(12 * scale) + self.fontMetrics().height()
        self.setContentsMargins(left, round(3 * scale), round(12 * scale), round(4 * scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, body = QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, body, body.height() / 2, dress(self).recess, dress(self).edge, 1.2)
        side = self.fontMetrics().height() * 0.9
        art.paint(painter, f"type-{self.mark}", QRectF(7 * unit(self), (body.height() - side) / 2, side, side))
        painter.end()
        super().paintEvent(event)
