"""What lies over a scene only while something moves: coins in flight, and the picture of a moment ago."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from gonfalon.ui.board.director import Director, animate
from gonfalon.ui.look import art

__all__ = ["CoinItem", "Effects"]


class CoinItem(QGraphicsObject):
    """One coin, or a token, on its way."""

    def __init__(self, size: float, art: str) -> None:
        super().__init__()
        self._size = round(size)
        self._art = art
        self.setZValue(900)

    def boundingRect(self) -> QRectF:
        return QRectF(-self._size / 2, -self._size / 2, self._size, self._size)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.scale() != 1.0 or self.rotation() != 0.0)
        coin = art.pixmap(self._art, self._size, self._size, painter.device().devicePixelRatio())
        painter.drawPixmap(self.boundingRect().topLeft(), coin)


class Afterimage(QGraphicsObject):
    """The board as it looked a moment ago, over the board of now."""

    def __init__(self, picture: QPixmap) -> None:
        super().__init__()
        self._picture = picture
        self.setZValue(950)

    def boundingRect(self) -> QRectF:
        return QRectF(QPointF(0, 0), self._picture.deviceIndependentSize())

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(0, 0, self._picture)


class Effects:
    """Comes and goes with the stories of a director."""

    def __init__(self, scene: QGraphicsScene, director: Director) -> None:
        self._scene = scene
        self._director = director
        self._coins: list[CoinItem] = []
        self._marks: list[QGraphicsObject] = []
        self._afterimage: Afterimage | None = None
        self._spent: list[QGraphicsObject] = []
        """What was taken away while it moved: a movement whose target is gone would never be over."""

    def clear(self) -> None:
        """Take everything away."""
        self.drop_coins()
        self.drop_marks()
        self.drop_picture()

    def mark(self, item: QGraphicsObject) -> None:
        """Lay something over the table that goes with what is said of it."""
        self._scene.addItem(item)
        self._marks.append(item)

    @property
    def marks(self) -> Sequence[QGraphicsObject]:
        """What was laid over the table so."""
        return tuple(self._marks)

    def drop_marks(self) -> None:
        """Take what was laid over the table away, for something else is said."""
        for item in self._marks:
            self._take_away(item)
        self._marks.clear()

    def fly(self, at: QPointF, size: float, art: str) -> CoinItem:
        """A coin or a token in flight, by the name of its drawing; `drop_coins` takes all of them away."""
        coin = CoinItem(size, art)
        coin.setPos(at)
        self._scene.addItem(coin)
        self._coins.append(coin)
        return coin

    def drop_coins(self) -> None:
        for coin in self._coins:
            self._take_away(coin)
        self._coins.clear()

    def _take_away(self, item: QGraphicsObject) -> None:
        self._scene.removeItem(item)
        self._spent.append(item)
        if self._director.idle:
            self._spent.clear()

    def hold_picture(self) -> None:
        """Keep what can be seen now over what will change, until `fade` or `drop_picture`."""
        if self._afterimage is not None and self._afterimage.opacity() == 1.0:
            return
        self.drop_picture()
        views = self._scene.views()
        if views and views[0].isVisible():
            self._afterimage = Afterimage(views[0].viewport().grab())
            self._scene.addItem(self._afterimage)

    def fade(self, ms: int) -> QAbstractAnimation:
        """Let what was held give way to what is there now."""
        if self._afterimage is None:
            return QPauseAnimation(ms)
        return animate(self._afterimage, b"opacity", 0.0, ms, QEasingCurve.Type.Linear, start=1.0)

    def drop_picture(self) -> None:
        if self._afterimage is not None:
            self._take_away(self._afterimage)
            self._afterimage = None
