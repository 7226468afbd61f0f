"""Panels to put things on, areas that scroll, and rows that break like words."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QLayout,
    QLayoutItem,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from gonfalon.ui.look import palette, panels, theme
from gonfalon.ui.widgets.dress import Ground, box, dress, unit

__all__ = ["Flow", "Panel", "ScrollArea", "fine_panel"]


def fine_panel(painter: QPainter, name: str, rect: QRectF, share: float = 0.55) -> None:
    """A nine-slice panel whose corners and lines are only a share of their drawn size, for low things."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(share, share)
    panels.nine_slice(painter, name, QRectF(0, 0, rect.width() / share, rect.height() / share))
    painter.restore()


class Panel(QWidget):
    """A framed panel: oak or parchment as the theme says, or parchment always."""

    def __init__(self, ground: Ground = Ground.PANEL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = ground

    def paintEvent(self, event: QPaintEvent) -> None:
        name = theme.current().panel
        if self.ground is Ground.PARCHMENT:
            name = "panel-parchment"
        elif self.ground is Ground.CLOTH:
            name = "panel-cloth"
        panels.nine_slice(QPainter(self), name, QRectF(self.rect()))


class _Bar(QScrollBar):
    """A narrow bar without arrows."""

    def sizeHint(self) -> QSize:
        return QSize(round(14 * unit(self)), round(60 * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove = QColor(palette.INK)
        groove.setAlphaF(0.25)
        inset = 4 * scale
        rail = QRectF(self.rect()).adjusted(inset, 2, -inset, -2)
        box(painter, rail, rail.width() / 2, groove, groove, 0)
        knob = QRectF(handle).adjusted(inset - 1, 2, -inset + 1, -2)
        line = palette.INK if colours.contrast else palette.GOLD_3
        fill = palette.GOLD_1 if self.underMouse() or self.isSliderDown() else palette.GOLD_2
        box(painter, knob, knob.width() / 2, fill, line, scale)


class ScrollArea(QScrollArea):
    """Shows its widget as wide as itself and lets it run on below; transparent."""

    def __init__(self, inner: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setVerticalScrollBar(_Bar(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is always kept: what stands beside it does not jump when it appears.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(inner)
        self.viewport().setAutoFillBackground(False)
        inner.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        widget = self.widget()
        wide = widget.minimumSizeHint().width() if widget else 0
        return QSize(wide + self.verticalScrollBar().sizeHint().width(), round(80 * unit(self)))


class Flow(QLayout):
    """Lays its items in lines that break where the next one has no room; the items of a line share what is left."""

    def __init__(self, gap: int = 0, *, fill: bool = True, parent: QWidget | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._gap = gap
        self._fill = fill
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), test=True)

    def sizeHint(self) -> QSize:
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self._gap * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0)).grownBy(self._around())

    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size.grownBy(self._around())

    def _around(self) -> QMargins:
        return self.contentsMargins()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, test=False)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = [[]]
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if lines[-1] and used + self._gap + wide > width:
                lines.append([])
                used = 0
            used += wide + (self._gap if lines[-1] else 0)
            lines[-1].append(item)
        return lines

    def _place(self, rect: QRect, *, test: bool) -> int:
        inside = rect.marginsRemoved(self._around())
        top = inside.top()
        for line in self._lines(inside.width()):
            if not line:
                continue
            widths = [min(item.sizeHint().width(), inside.width()) for item in line]
            spare = max(0, inside.width() - sum(widths) - self._gap * (len(line) - 1)) if self._fill else 0
            high = max(item.sizeHint().height() for item in line)
            left = inside.left()
            for index, (item, width) in enumerate(zip(line, widths, strict=True)):
                width += spare * (index + 1) // len(line) - spare * index // len(line)
                if not test:
                    item.setGeometry(QRect(QPoint(left, top), QSize(width, high)))
                left += width + self._gap
            top += high + self._gap
        return max(0, top - self._gap - inside.top()) + self._around().top() + self._around().bottom()
