"""What an answer would bring, shown while it is pointed at: pills at the figures, and what stands in the way."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer, SignalInstance
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from gonfalon.texts.lines import Figure
from gonfalon.texts.outlook import Outlook
from gonfalon.ui.board.measures import TableMeasures
from gonfalon.ui.board.pill import PillItem
from gonfalon.ui.board.strokes import bow
from gonfalon.ui.look import states
from gonfalon.ui.look.palette import CREAM, INK

__all__ = ["CauseItem", "Forecast"]

AFTER_MS: Final = 80
"""How long something is pointed at before what it brings is shown: nobody who only passes by sees any of it."""
PX: Final = 13.0
"""The size of the letters that say why."""


class Stage(Protocol):
    """What is asked of a table on which something is foreseen."""

    @property
    def measures(self) -> TableMeasures: ...

    @property
    def relaid(self) -> SignalInstance: ...

    def addItem(self, item: QGraphicsObject) -> None: ...

    def removeItem(self, item: QGraphicsObject) -> None: ...

    def sceneRect(self) -> QRectF: ...

    def place_of(self, thing: Hashable) -> QRectF | None: ...

    def figure_place(self, figure: Figure) -> QPointF | None: ...


class CauseItem(QGraphicsObject):
    """A dashed frame around what stands in the way, a dashed line to where it does so, and why in words."""

    def __init__(self, cause: QRectF, of: QRectF, words: str, unit: float, within: QRectF) -> None:
        super().__init__()
        self.words = words
        self._cause, self._unit = cause, unit
        self._line = bow(cause, of, unit)
        self._px = PX * unit
        rect = states.pill_rect(QPointF(), words, self._px, within.width() - 8)
        half = rect.width() / 2 + 4
        x = min(max(cause.center().x(), within.left() + half), within.right() - half)
        self._at = QPointF(x, cause.top() - 16 * unit)
        self._pill = rect
        self.setZValue(880)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        whole = self._cause.united(self._line.boundingRect()).united(self._pill.translated(self._at))
        return whole.adjusted(-6, -6, 6, 6)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((INK, 5.0), (CREAM, 2.5)):
            pen = QPen(colour, wide * self._unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
            # As long for both, so that the cream lies on the ink.
            pen.setDashPattern([7 / wide, 5 / wide])
            painter.setPen(pen)
            painter.drawRoundedRect(self._cause.adjusted(-2, -2, 2, 2), 8, 8)
            painter.drawPath(self._line)
        states.pill(painter, self._at, self.words, self._px, self._pill.width() + 1)


class Forecast(QObject):
    """Lays it over the table, and takes it away when something else is pointed at."""

    def __init__(self, scene: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._pointed: Outlook | None = None
        self._chosen: Outlook | None = None
        self._outlook: Outlook | None = None
        """The one of these that is shown, or will be in a moment."""
        self.items: list[QGraphicsObject] = []
        """What lies over the table now."""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(AFTER_MS)
        self._timer.timeout.connect(self._show)

    def look(self, outlook: Outlook | None) -> None:
        """Something on the table is pointed at that would bring this, or nothing is."""
        self._pointed = outlook
        self._wait()

    def fall_back_on(self, outlook: Outlook | None) -> None:
        """A button is pointed at that would bring this, or none: it counts while nothing on the table does."""
        self._chosen = outlook
        self._wait()

    def _wait(self) -> None:
        outlook = self._pointed or self._chosen
        if outlook is self._outlook:
            return
        self._outlook = outlook
        self._take_away()
        if outlook is None:
            self._timer.stop()
        else:
            self._timer.start()

    def follow(self) -> None:
        """Everything lies elsewhere now: so does what is foreseen."""
        if self.items:
            self._show()

    def _take_away(self) -> None:
        for item in self.items:
            self._scene.removeItem(item)
        self.items = []

    def _show(self) -> None:
        self._take_away()
        if self._outlook is None:
            return
        scene, unit = self._scene, self._scene.measures.unit
        taken: dict[Figure, int] = {}
        for cause in self._outlook.causes:
            thing, of = scene.place_of(cause.thing), scene.place_of(cause.of)
            if thing is not None and of is not None:
                self._lay(CauseItem(thing, of, cause.words.rstrip("."), unit, scene.sceneRect()))
        for change in self._outlook.changes:
            place = scene.figure_place(change.figure)
            if place is None:
                continue
            pill = PillItem(change.by, unit, change.words, certain=change.certain)
            above = taken.get(change.figure, 0)
            taken[change.figure] = above + 1
            pill.put(place + QPointF(0, above * pill.boundingRect().height()), scene.sceneRect())
            self._lay(pill)

    def _lay(self, item: QGraphicsObject) -> None:
        self._scene.addItem(item)
        self.items.append(item)
