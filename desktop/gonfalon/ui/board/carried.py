"""The card that is held, where something lies over the board: nothing hides it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QGraphicsView, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.board.card import CardItem

__all__ = ["Carried"]


class Carried(QWidget):
    """Draws the card once more above its siblings, only where one of them covers the view; the mouse passes through."""

    def __init__(self, view: QGraphicsView, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        self._card: CardItem | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def hold(self, card: CardItem | None) -> None:
        """Follow a card, or none any more."""
        if self._card is not None:
            for moved in (self._card.xChanged, self._card.yChanged, self._card.rotationChanged):
                moved.disconnect(self._follow)
        self._card = card
        if card is None:
            self.hide()
            return
        for moved in (card.xChanged, card.yChanged, card.rotationChanged):
            moved.connect(self._follow)

    def _follow(self) -> None:
        parent = self.parentWidget()
        assert self._card is not None
        assert parent is not None
        place = self._view.mapFromScene(self._card.sceneBoundingRect()).boundingRect()
        place.translate(self._view.pos())
        above = QRegion()
        for widget in parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if widget not in (self, self._view) and widget.isVisible():
                above += widget.geometry()
        above &= place
        if above.isEmpty():
            self.hide()
            return
        self.setGeometry(place)
        self.setMask(above.translated(-place.topLeft()))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        card = self._card
        if card is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(QPointF(self._view.mapFromScene(card.pos()) + self._view.pos() - self.pos()))
        painter.rotate(card.rotation())
        painter.scale(card.scale(), card.scale())
        card.paint(painter, QStyleOptionGraphicsItem())
