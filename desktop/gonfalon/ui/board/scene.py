"""A scene whose cards are moved by hand: mouse events in, gestures out; and the coins that fly over it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPauseAnimation, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsSceneMouseEvent,
    QGraphicsSceneWheelEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Director, Motion, animate
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.board.pointer import Pointer
from gonfalon.ui.look import art, panels, states

__all__ = ["BoardScene", "CoinItem"]


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


class GhostItem(QGraphicsObject):
    """The place that a card was lifted from."""

    def __init__(self) -> None:
        super().__init__()
        self._size = QRectF()
        self.setZValue(99)
        self.setVisible(False)

    def stand_for(self, card: CardItem) -> None:
        """Take the place of a card."""
        self.prepareGeometryChange()
        self._size = card.size
        self.setPos(card.home)
        self.setRotation(card.home_turn)
        self.setVisible(True)

    def boundingRect(self) -> QRectF:
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        states.ghost_place(painter, self._size)


class BoardScene(QGraphicsScene):
    """The part of a table that is the same for every game."""

    held = Signal(object)
    """A card has come into the hand of the player, or None: it has left it."""

    def __init__(self) -> None:
        super().__init__()
        # Most items move: an index would be kept up for nothing.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.director = Director(self.rebuild, self)
        self.pointer = Pointer(self, self)
        self.ghost = GhostItem()
        self.addItem(self.ghost)
        self._mouse = QPoint()
        """Where on the screen the mouse was last."""
        self._resting: QPoint | None = None
        """Where it has answered and is still: what lies there is not pointed at before it goes on."""
        self._coins: list[CoinItem] = []
        self._afterimage: Afterimage | None = None
        self._spent: list[QGraphicsObject] = []
        """What was taken away while it moved: a movement whose target is gone would never be over."""

    # -- what a game says to it ----------------------------------------------------------------------------------------

    def rebuild(self) -> None:
        """Let everything lie at once as the table says."""
        raise NotImplementedError

    def may_lift(self, card: CardItem) -> bool:
        raise NotImplementedError

    def lift(self, card: CardItem) -> list[PlaceItem]:
        raise NotImplementedError

    def drop(self, card: CardItem, place: PlaceItem | None) -> None:
        raise NotImplementedError

    def let_go(self, card: CardItem) -> None:
        raise NotImplementedError

    def click(self, item: QGraphicsItem | None) -> None:
        raise NotImplementedError

    def put_down(self) -> None:
        """Undo half a move, as the other mouse button does."""
        raise NotImplementedError

    def hover(self, item: QGraphicsItem | None) -> None:
        """The mouse, no button pressed, is over this or over nothing."""
        raise NotImplementedError

    def reaches(self, item: QGraphicsObject, point: QPointF) -> bool:
        """Whether the mouse at a point of the item's own coordinates is at it."""
        raise NotImplementedError

    def scroll_by(self, way: float) -> None:
        """Move what is longer than its place."""

    def carried(self, point: QPointF | None) -> None:
        """A card is held at this point, or none any more."""

    def mark_origin(self, card: CardItem | None) -> None:
        """Show the empty place of the card that is held."""
        self.held.emit(card)
        if card is None:
            self.ghost.setVisible(False)
        else:
            self.ghost.stand_for(card)

    # -- motion --------------------------------------------------------------------------------------------------------

    @property
    def motion(self) -> Motion:
        return self.director.motion

    def run(self, animation: QAbstractAnimation, then: Callable[[], None] | None = None) -> None:
        """Start an animation of the scene's own, which no story waits for."""
        animation.setParent(self)
        if then is not None:
            animation.finished.connect(then)
        animation.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)
        if self.director.still and animation.state() is QAbstractAnimation.State.Running:
            animation.pause()

    def hold_still(self, still: bool) -> None:
        """Let everything stand in the middle of its movement, or move on from there."""
        self.director.still = still
        before = QAbstractAnimation.State.Running if still else QAbstractAnimation.State.Paused
        for animation in self.findChildren(QAbstractAnimation):
            if animation.group() is None and animation.state() is before:
                animation.setPaused(still)

    def fly(self, at: QPointF, size: float, art: str) -> CoinItem:
        """A coin or a token in flight, by the name of its drawing; `drop_coins` takes all of them away."""
        coin = CoinItem(size, art)
        coin.setPos(at)
        self.addItem(coin)
        self._coins.append(coin)
        return coin

    def drop_coins(self) -> None:
        for coin in self._coins:
            self._take_away(coin)
        self._coins.clear()

    def _take_away(self, item: QGraphicsObject) -> None:
        self.removeItem(item)
        self._spent.append(item)
        if self.director.idle:
            self._spent.clear()

    def hold_picture(self) -> None:
        """Keep what can be seen now over what will change, until `fade` or `drop_picture`."""
        if self._afterimage is not None and self._afterimage.opacity() == 1.0:
            return
        self.drop_picture()
        views = self.views()
        if views and views[0].isVisible():
            self._afterimage = Afterimage(views[0].viewport().grab())
            self.addItem(self._afterimage)

    def fade(self, ms: int) -> QAbstractAnimation:
        """Let what was held give way to what is there now."""
        if self._afterimage is None:
            return QPauseAnimation(ms)
        return animate(self._afterimage, b"opacity", 0.0, ms, QEasingCurve.Type.Linear, start=1.0)

    def drop_picture(self) -> None:
        if self._afterimage is not None:
            self._take_away(self._afterimage)
            self._afterimage = None

    # -- Qt's events ---------------------------------------------------------------------------------------------------

    def thing_at(self, point: QPointF) -> QGraphicsObject | None:
        """The uppermost thing at a point that a mouse can be at; what is being dragged does not count."""
        order = Qt.SortOrder.DescendingOrder
        for item in self.items(point, Qt.ItemSelectionMode.IntersectsItemBoundingRect, order):
            if item is self.pointer.dragged or not isinstance(item, QGraphicsObject):
                continue
            if self.reaches(item, item.mapFromScene(point)):
                return item
        return None

    def rest(self) -> None:
        """Something was answered: until the mouse goes on it points at nothing, whatever comes to lie beneath it."""
        self._resting = self._mouse
        self.hover(None)

    def _at_rest(self) -> bool:
        if self._resting is not None:
            way = self._mouse - self._resting
            if way.manhattanLength() < QApplication.startDragDistance():
                return True
            self._resting = None
        return False

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self._mouse = event.screenPos()
        if not self.director.idle:
            self.director.finish()
        elif event.button() == Qt.MouseButton.LeftButton:
            self.pointer.press(event, self.thing_at(event.scenePos()))
        else:
            self.pointer.cancel()
            self.put_down()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mouse = event.screenPos()
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.pointer.move(event)
        elif not self._at_rest():
            self.hover(self.thing_at(event.scenePos()))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._mouse = event.screenPos()
        if event.button() == Qt.MouseButton.LeftButton:
            self.pointer.release(event, self.thing_at(event.scenePos()))
        event.accept()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointer.cancel()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll_by(-event.delta() * 0.6)
        event.accept()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        panels.table_texture(painter, self.sceneRect())
