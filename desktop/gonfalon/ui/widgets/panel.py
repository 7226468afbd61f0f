"""Panels to put things on, lines across them, and areas that scroll."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QScrollArea,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from gonfalon.ui.look import palette, panels, theme
from gonfalon.ui.look.pixels import canvas
from gonfalon.ui.widgets.dress import Ground, box, dress, unit

__all__ = ["Bar", "Panel", "Rule", "ScrollArea", "cloth", "fine_panel"]


def fine_panel(painter: QPainter, name: str, rect: QRectF, share: float = 0.55) -> None:
    """A nine-slice panel whose corners and lines are only a share of their drawn size, for low things."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(share, share)
    panels.nine_slice(painter, name, QRectF(0, 0, rect.width() / share, rect.height() / share))
    painter.restore()


def cloth(width: float, height: float, dpr: float) -> tuple[QImage, QPainter]:
    """A piece of cloth in logical pixels, and a painter that goes on with it in the same measure."""
    image = canvas(width, height, dpr)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fine_panel(painter, "panel-cloth", QRectF(0, 0, width, height), 0.7)
    return image, painter


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


class Rule(QWidget):
    """A line across a page, inside the contents margins."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(9)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.contentsRect()
        QPainter(self).fillRect(QRectF(inside.left(), 4, inside.width(), 1.5), dress(self).edge)


class Bar(QScrollBar):
    """A narrow bar without arrows, upright or lying."""

    def sizeHint(self) -> QSize:
        narrow = QSize(round(14 * unit(self)), round(60 * unit(self)))
        return narrow if self.orientation() is Qt.Orientation.Vertical else narrow.transposed()

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
        across, along = (inset, 2.0) if self.orientation() is Qt.Orientation.Vertical else (2.0, inset)
        rail = QRectF(self.rect()).adjusted(across, along, -across, -along)
        box(painter, rail, min(rail.width(), rail.height()) / 2, groove, groove, 0)
        across, along = (inset - 1, 2.0) if self.orientation() is Qt.Orientation.Vertical else (2.0, inset - 1)
        knob = QRectF(handle).adjusted(across, along, -across, -along)
        line = palette.INK if colours.contrast else palette.GOLD_3
        fill = palette.GOLD_1 if self.underMouse() or self.isSliderDown() else palette.GOLD_2
        box(painter, knob, min(knob.width(), knob.height()) / 2, fill, line, scale)


class ScrollArea(QScrollArea):
    """Shows its widget as wide as itself and lets it run on below; transparent."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setVerticalScrollBar(Bar(self))
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
