"""The list that a chronicle is read in: keys, scrolling and the edges where it goes on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QListView, QScrollBar, QStyle, QStyleOptionSlider, QWidget

from gonfalon.ui.board.entries import Entries, Index
from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.dress import box, dress, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["Rows", "SlimBar"]

BAR: Final = 6
_KEYS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class SlimBar(QScrollBar):
    """A thread of gold over the right margin of a list, there only when there is something to scroll."""

    def __init__(self, scrolled: QAbstractScrollArea) -> None:
        super().__init__(Qt.Orientation.Vertical, scrolled)
        self._bar = scrolled.verticalScrollBar()
        self._bar.rangeChanged.connect(self._fit)
        self._bar.valueChanged.connect(self.setValue)
        self.valueChanged.connect(self._bar.setValue)
        self.hide()

    def _fit(self, low: int, high: int) -> None:
        self.setPageStep(self._bar.pageStep())
        self.setSingleStep(self._bar.singleStep())
        self.setRange(low, high)
        self.setVisible(high > low)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        knob = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rail = QColor(colours.edge)
        rail.setAlphaF(0.35)
        inset = scale
        groove = QRectF(self.rect()).adjusted(inset, 0, -inset, 0)
        box(painter, groove, groove.width() / 2, rail, rail, 0)
        held = self.underMouse() or self.isSliderDown()
        fill = palette.INK if colours.contrast else palette.GOLD_2 if held else palette.GOLD_3
        body = QRectF(knob).adjusted(inset, 0, -inset, 0)
        box(painter, body, body.width() / 2, fill, fill, 0)


class Rows(KeyboardFocus, QListView):
    """The list itself: one widget to the keyboard, one row a line to those who listen."""

    moved = Signal()
    """Another row is the current one, or the focus came or went."""
    left = Signal()
    scrolled = Signal()
    """By the player, not because something was told."""

    def __init__(self, parent: QWidget, entries: Entries) -> None:
        super().__init__(parent)
        self.entries = entries
        self._by_player = False
        self.slim = SlimBar(self)
        self.slim.actionTriggered.connect(self._player_scrolls)
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._player_scrolls)
        bar.valueChanged.connect(self._bar_moved)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A click into the chronicle must not take the keys away from the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setModel(entries)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            event.accept()
        else:
            event.ignore()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self.scrolled.emit()
            self.moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self.entries.newest >= 0:
            self.setCurrentIndex(self.entries.index(self.entries.newest))
        super().focusInEvent(event)
        self.viewport().update()
        self.moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
        self.moved.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Leave, QEvent.Type.HoverLeave):
            self.left.emit()
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        row = self.currentIndex()
        if self.ring and row.isValid():
            states.focus_ring(painter, QRectF(self.visualRect(row)).adjusted(6, 3, -6, -3), 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(BAR * unit(self))
        # In the margin between the text and the end of the highlight.
        self.slim.setGeometry(self.width() - wide, 0, wide, self.height())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        # A line that was cut by an edge may have room now, and the other way round.
        self.viewport().update()

    def _player_scrolls(self) -> None:
        self._by_player = True

    def _bar_moved(self) -> None:
        if self._by_player:
            self._by_player = False
            self.scrolled.emit()
