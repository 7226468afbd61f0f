"""Drag and drop with scene mouse events: drop targets, the dragged card, scrolling at the edges, or just a click."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneMouseEvent,
    QGraphicsView,
    QStyleOptionGraphicsItem,
    QWidget,
)

from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.panel_items import FocusableItem, fitted_font
from gonfalon.ui.look import fonts, state_marks
from gonfalon.ui.look.palette import CREAM, GOLD_1, INK
from gonfalon.ui.look.text_fitting import draw_fitted_text, fit_name
from gonfalon.ui.widgets.buttons import ButtonKind, draw_body

_WORD: Final = 15
"""The size of a word on a place that is offered."""
_CHIP_LETTERS: Final = 12
_CHIP_MARGIN: Final = 4


class DropTarget(NamedTuple):
    """A place that a question needs."""

    put: Any
    """The name of the place in gestures."""
    word: str
    style: str
    """One of those that `DropTargetItem` draws."""
    rect: QRectF
    shown: bool = True
    """Whether it is in sight."""
    reach: QRectF | None = None
    """Where a card may be dropped for it and a click means it, None for the place itself."""
    meaning: str = ""
    """What it comes to, said while a card is held over it; empty where the word says it all."""
    shape: QPainterPath | None = None
    """Where it is no rectangle: its outline in the scene, whose bounds `rect` is."""
    card: int = -1
    """The card that lies there, on which a click means the place."""


def draw_drop_target(painter: QPainter, rect: QRectF, hovered: bool, word: str = "") -> None:
    """A place where the card in hand may be laid; hovered it glows and says `word` beside the plus sign."""
    state_marks.drop_frame(painter, rect, hovered, state_marks.place_corner(rect) + 1)
    arm = max(3.5, min(7.0, rect.height() * 0.13))
    middle = rect.center()
    if hovered and word:
        asked = min(_WORD * fonts.text_scale(), rect.height() * 0.6)
        setting = fit_name(word, rect.width() - 5 * arm - 8, rect.height(), asked, 1)
        left = middle.x() - (setting.width + 3.4 * arm) / 2
        box = QRectF(left + 3.4 * arm, rect.top(), setting.width, rect.height())
        draw_fitted_text(painter, setting, box, CREAM, 1.0)
        middle.setX(left + arm)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(GOLD_1, max(1.5, arm * 0.3), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
    painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
    painter.restore()


class DropTargetItem(QGraphicsObject):
    """One legal place: a free one of the size of a card, a card to cover, or a narrow gap."""

    HALO = 30.0
    meant = Signal()
    """Whether a card is held over it, or the keys are at it, is no longer as it was."""

    def __init__(self, put: Any, word: str, rect: QRectF, style: str) -> None:
        super().__init__()
        self.put = put
        self.word = word
        self.rect = rect
        self.style = style
        """`free`, `cover`, `gap`, `tile` for a low and wide one, `over` for such a one that lies over what is there,
        `chip` for a small plate that is clicked, or `outline` for one that has a shape."""
        self.meaning = ""
        """What a card that is laid here comes to, empty where the word says it all."""
        self.card = -1
        self.reach = rect
        """Where a card may be dropped for it and a click means it."""
        self.shape_there: QPainterPath | None = None
        """Its outline, where it is no rectangle."""
        self.badge = ""
        """The key that answers it where no button names that."""
        self.hovered = False
        self.focused = False
        self.calm = False
        """Shown faintly, while no card is in the hand of the player."""
        self.setZValue(400 if style in ("cover", "chip", "over") else 5)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-self.HALO, -self.HALO, self.HALO, self.HALO)

    def holds(self, point: QPointF) -> bool:
        """Return whether a point of the scene is within the target."""
        return self.reach.contains(point) if self.shape_there is None else self.shape_there.contains(point)

    def set_state(self, *, hovered: bool | None = None, focused: bool | None = None, calm: bool | None = None) -> None:
        before = (self.hovered, self.focused, self.calm)
        self.hovered = self.hovered if hovered is None else hovered
        self.focused = self.focused if focused is None else focused
        self.calm = self.calm if calm is None else calm
        if before != (self.hovered, self.focused, self.calm):
            self.update()
            self.meant.emit()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self._paint_place(painter)
        if self.badge:
            painter.setOpacity(1.0)
            state_marks.pill(painter, self.badge_rect().center(), self.badge)

    def badge_rect(self) -> QRectF:
        """Return the rectangle of the key's badge."""
        return state_marks.pill_rect(self.rect.center(), self.badge)

    def _paint_place(self, painter: QPainter) -> None:
        if self.calm and self.style == "cover" and not self.focused:
            return
        if self.style == "chip":
            self._paint_chip(painter)
            return
        if self.style in ("tile", "over"):
            self._paint_tile(painter)
            return
        if self.shape_there is not None:
            state_marks.drop_outline(painter, self.shape_there, self.hovered or self.focused, calm=self.calm)
            return
        painter.setOpacity(0.55 if self.calm and not self.focused else 1.0)
        if self.style == "cover":
            state_marks.drop_cover(painter, self.rect, self.hovered or self.focused, self.word)
        else:
            state_marks.drop_place(painter, self.rect, self.hovered or self.focused, self.word)
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 6)

    def _paint_tile(self, painter: QPainter) -> None:
        meant = self.focused or (self.hovered and not self.calm)
        if self.style == "tile" or meant:
            draw_drop_target(painter, self.rect, meant, self.word)
        else:
            # A plus sign would lie on what is written there.
            state_marks.drop_frame(painter, self.rect, False, state_marks.place_corner(self.rect) + 1)
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 6)

    def _paint_chip(self, painter: QPainter) -> None:
        draw_body(painter, self.rect, ButtonKind.GOLD, 1.0, enabled=True, hover=self.hovered or self.focused)
        painter.setPen(INK)
        painter.setFont(
            fitted_font(
                self.word, self.rect.height() * 0.56, QFont.Weight.DemiBold, self.rect.width() - 2 * _CHIP_MARGIN
            )
        )
        painter.drawText(self.rect, Qt.AlignmentFlag.AlignCenter, self.word)
        if self.focused:
            state_marks.focus_ring(painter, self.rect, 6)


def label_width(word: str) -> float:
    """Return the least width of a chip at which its word can be read."""
    return QFontMetricsF(fonts.font(_CHIP_LETTERS, QFont.Weight.DemiBold)).horizontalAdvance(word) + 2 * _CHIP_MARGIN


def best_drop_target(places: list[DropTargetItem], card: QRectF, mouse: QPointF) -> DropTargetItem | None:
    """The place that the card overlaps most, if it overlaps one by a tenth of the smaller of the two.

    A place that reaches farther than it looks takes only a card whose middle, or the mouse, is there too; one with a
    shape takes what the mouse holds over it, and of two that lie over each other the smaller one does.
    """
    best, most = None, 0.0
    shown = [place for place in places if place.isVisible()]
    held = [place for place in shown if place.shape_there is not None and place.holds(mouse)]
    if held:
        return min(held, key=lambda place: place.rect.width() * place.rect.height())
    for place in shown:
        if place.shape_there is not None:
            continue
        if place.reach != place.rect and not (place.reach.contains(card.center()) or place.reach.contains(mouse)):
            continue
        common = place.reach.intersected(card)
        area = common.width() * common.height() if common.isValid() else 0.0
        share = area / max(1.0, min(place.reach.width() * place.reach.height(), card.width() * card.height()))
        if share > max(most, 0.1):
            best, most = place, share
    return best


class DragOverlay(QWidget):
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


# QDrag is not used: it is modal, cannot be driven by tests and breaks on some desktops.

MOST_TILT = 7.0
OVER_PLACE = 0.72
"""How strong a card is that is held over a place."""
LONG_PRESS_MS = 500
"""How long a press lasts that asks what something is."""


class DragSurface(Protocol):
    """The interface that a scene offers for dragging cards with the pointer."""

    def may_lift(self, card: CardItem) -> bool:
        """Return whether this card can be dragged now."""

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        """A drag begins: show the places where it may go and give them."""
        ...

    def drag_cancelled(self, card: CardItem) -> None:
        """The drag was called off: the card glides home without a word."""

    def drag_moved(self, point: QPointF | None) -> None:
        """A card is held at this point of the scene, or none any more."""

    def mark_origin(self, card: CardItem | None) -> None:
        """Show where the held card came from, or nothing any more."""

    def inspect(self, item: QGraphicsItem | None) -> bool:
        """Something was pressed for long; False where there is nothing to be told of it."""
        ...


class DragController(QObject):
    """One hand at one card at a time."""

    def __init__(self, board: DragSurface, parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._pressed: QGraphicsItem | None = None
        self._dragging = False
        """Whether what is seen in that follows the mouse."""
        self._begin = QPointF()
        self._grip = QPointF()
        self._places: list[DropTargetItem] = []
        self.dragged: CardItem | None = None
        self.place: DropTargetItem | None = None
        """The place that would take the card if it were dropped now."""
        self._lasting = QTimer(self, singleShot=True, interval=LONG_PRESS_MS)
        self._lasting.timeout.connect(self.press_lasts)
        self._calm = QTimer(self, interval=60)
        self._calm.timeout.connect(self._straighten)

    def press(self, event: QGraphicsSceneMouseEvent, item: QGraphicsItem | None) -> None:
        if self.dragged is not None:
            self.cancel()
            return
        self._pressed = item
        self._dragging = False
        if item is not None:
            self._lasting.start()
        self._begin = QPointF(event.screenPos())
        if isinstance(item, CardItem):
            self._grip = event.scenePos() - item.pos()

    def move(self, event: QGraphicsSceneMouseEvent) -> None:
        if self.dragged is None:
            item = self._pressed
            way = QPointF(event.screenPos()) - self._begin
            far = way.manhattanLength() >= QApplication.startDragDistance()
            if far:
                self._lasting.stop()
            if isinstance(item, FocusableItem) and (far or self._dragging):
                # Not a thing is taken along, but what is seen in it.
                step = event.scenePos() - event.lastScenePos() if self._dragging else way
                self._dragging = item.drag(step) or self._dragging
                return
            if not isinstance(item, CardItem) or not event.buttons() & Qt.MouseButton.LeftButton:
                return
            if not far or not self._board.may_lift(item):
                return
            self.take(item)
            if not self._holding():  # lifting was an answer that ended the question
                return
        self.carry(event.scenePos())

    def take(self, item: CardItem) -> None:
        """Lift a card off the table."""
        self.dragged = item
        self._board.mark_origin(item)
        item.lifted = 26.0
        item.setZValue(1000)
        item.setRotation(0)
        wide = item.width
        self._places = self._board.lift(item)
        # It may have become smaller, and is held where it was.
        self._grip *= item.width / wide

    def bring(self, item: CardItem, point: QPointF) -> None:
        """Lift a card that lies nowhere on the board, by its middle, to this point of the scene."""
        self._grip = QPointF()
        item.setPos(point)
        self.take(item)
        self.carry(point)

    def _holding(self) -> bool:
        return self.dragged is not None

    def carry(self, point: QPointF) -> None:
        """Bring the card that is held to where the mouse is."""
        item = self.dragged
        assert item is not None
        goal = point - self._grip
        speed = goal.x() - item.pos().x()
        item.setPos(goal)
        item.setRotation(max(-MOST_TILT, min(MOST_TILT, item.rotation() * 0.6 + speed * 0.35)))
        self._calm.start()
        self._choose_place(item)
        self._board.drag_moved(point)

    def hold_still(self, turn: float) -> None:
        """Keep the card that is held turned by so many degrees, as for a picture."""
        self._calm.stop()
        if self.dragged is not None:
            self.dragged.setRotation(turn)

    def _choose_place(self, item: CardItem) -> None:
        found = best_drop_target(self._places, item.scene_rect(), item.pos() + self._grip)
        if found is not self.place:
            if self.place is not None:
                self.place.set_state(hovered=False)
            self.place = found
        # What the place says can be read through the card; a region is larger than what is held over it.
        item.setOpacity(OVER_PLACE if found is not None and found.shape_there is None else 1.0)
        if found is not None:
            found.set_state(hovered=True)

    def release(self) -> tuple[CardItem, DropTargetItem | None] | None:
        """End a drag: return the card and the place that takes it; None where none was dragged."""
        self._lasting.stop()
        if self.dragged is None:
            return None
        dropped = self.dragged, self.place
        self._forget()
        return dropped

    def clicks(self, item: QGraphicsItem | None) -> bool:
        """End a press: return whether letting go over an item is a click on it."""
        pressed, self._pressed = self._pressed, None
        return pressed is item and not self._dragging

    def cancel(self) -> None:
        """Call a drag off: Esc, another button, the window left, or something happened at the table."""
        self._lasting.stop()
        self._pressed = None
        if self.dragged is not None:
            card = self.dragged
            self._forget()
            self._board.drag_cancelled(card)

    @property
    def pressing(self) -> bool:
        """Whether something is pressed that a long press may ask about."""
        return self._lasting.isActive()

    def tire(self) -> None:
        """A press that goes on asks nothing any more."""
        self._lasting.stop()

    def press_lasts(self) -> None:
        """The press was a long one: letting go is no click any more if there was something to be told."""
        self._lasting.stop()
        if self._board.inspect(self._pressed):
            self._pressed = None

    def _forget(self) -> None:
        self._calm.stop()
        if self.place is not None:
            self.place.set_state(hovered=False)
        if self.dragged is not None:
            self._board.mark_origin(None)
            self._board.drag_moved(None)
            self.dragged.lifted = 0.0
            self.dragged.setOpacity(1.0)
        self.dragged = self.place = self._pressed = None
        self._places = []

    def _straighten(self) -> None:
        if self.dragged is None:
            self._calm.stop()
            return
        turn = self.dragged.rotation() * 0.5
        self.dragged.setRotation(0.0 if abs(turn) < 0.3 else turn)
        if self.dragged.rotation() == 0.0:
            self._calm.stop()
