"""The large card beside the table."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gonfalon.texts.catalogue import translate
from gonfalon.texts.lines import PointedCards
from gonfalon.ui.board.furniture import write
from gonfalon.ui.look import cards, states, theme

__all__ = ["PreviewItem", "Told"]


class Told(NamedTuple):
    """What was told last, and so is shown large while there is nothing better to be shown."""

    cards: PointedCards = ()
    event: str = ""
    """Which event it was, where that is known; empty for the last one."""

    @property
    def card(self) -> tuple[str | None, str] | None:
        """What did it: the first of its cards that is known, else a back, None where there is none."""
        return next((card for card in self.cards if card[0] is not None), next(iter(self.cards), None))

    @property
    def head(self) -> str:
        return self.event or translate("Preview", "Last event")


class PreviewItem(QGraphicsItem):
    """A card, large enough to read, with a head above it; a game draws the card by `card_pixmap`."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: Any = None
        """What is drawn, in the game's own terms; None for nothing."""
        self.head = ""
        """What it is, in a few words above it."""
        self._rect = QRectF()
        self._caption_rect = QRectF()
        self._unit = 1.0
        self.setZValue(700)
        self.setVisible(False)

    def card_pixmap(self, shown: Any, width: float, dpr: float) -> QPixmap:
        """The card at this width, a face or a back."""
        raise NotImplementedError

    def show_card(self, shown: Any, head: str, rect: QRectF, caption_rect: QRectF, unit: float) -> None:
        """Show a card here, or nothing for None."""
        state = (shown, head, rect, caption_rect, unit)
        if state != (self.shown, self.head, self._rect, self._caption_rect, self._unit):
            self.prepareGeometryChange()
            self.shown, self.head, self._rect, self._caption_rect, self._unit = state
            self.update()
        self.setVisible(shown is not None)

    def boundingRect(self) -> QRectF:
        return self._rect.united(self._caption_rect).adjusted(-16, -4, 16, 16)

    @property
    def card_rect(self) -> QRectF:
        """Where the card is drawn."""
        width = float(int(self._rect.width()))
        return QRectF(round(self._rect.left()), round(self._rect.top()), width, round(width * cards.RATIO))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        dpr = painter.device().devicePixelRatio()
        size = self.card_rect
        width = size.width()
        states.card_shadow(painter, size, cards.corner_radius(width), 8)
        if self.shown is not None:
            painter.drawPixmap(size.topLeft(), self.card_pixmap(self.shown, width, dpr))
        if self.head:
            painter.setPen(theme.current().on_table_2)
            middle = Qt.AlignmentFlag.AlignHCenter
            write(painter, self._caption_rect, self.head, 15 * self._unit, align=middle, least=10)
