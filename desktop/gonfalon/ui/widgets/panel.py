"""Panels to put things on, lines across them, areas that scroll, and the strip of a notice."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QScrollArea, QScrollBar, QSizePolicy, QWidget

from gonfalon.ui.look import art, palette, panels, theme
from gonfalon.ui.look.palette import faded
from gonfalon.ui.look.pixmap_cache import canvas
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    Label,
    SelfLaidOut,
    Sized,
    Surface,
    draw_box,
    follow_width,
    theme_of,
    ui_scale,
)


def fine_panel(painter: QPainter, name: str, rect: QRectF, share: float = 0.55) -> None:
    """A nine-slice panel whose corners and lines are only a share of their drawn size, for low things."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(share, share)
    panels.nine_slice(painter, name, QRectF(0, 0, rect.width() / share, rect.height() / share))
    painter.restore()


def sheet(painter: QPainter, rect: QRectF, share: float = 0.55) -> None:
    """A parchment panel that is old: its edges are a little burnt, and it was folded once."""
    fine_panel(painter, "panel-parchment", rect, share)
    panels.age(painter, rect, share)


def cloth(width: float, height: float, dpr: float) -> tuple[QImage, QPainter]:
    """A piece of cloth in logical pixels, and a painter that goes on with it in the same measure."""
    image = canvas(width, height, dpr)
    image.setDevicePixelRatio(dpr)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fine_panel(painter, "panel-cloth", QRectF(0, 0, width, height), 0.7)
    return image, painter


class Panel(QWidget):
    """A framed panel: oak or parchment as the theme says, or parchment or cloth always."""

    fineness = 1.0
    """The size of its corners and lines, of that in which they are drawn."""

    def __init__(self, ground: Surface = Surface.PANEL, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = ground

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, inside = QPainter(self), QRectF(self.rect()).marginsRemoved(self.inset())
        if self.ground is Surface.PARCHMENT:
            sheet(painter, inside, self.fineness)
        else:
            name = "panel-cloth" if self.ground is Surface.CLOTH else theme.current().panel
            fine_panel(painter, name, inside, self.fineness)

    def inset(self) -> QMarginsF:
        """Return how far the frame lies inside the widget."""
        return QMarginsF()


class FinePanel(Panel):
    """A panel with fine corners and lines."""

    fineness = 0.55


class Drawing(Sized, QWidget):
    """One of our own drawings, in a size of design pixels or, without one, as large as its place."""

    size_wanted: tuple[float, float] = 0, 0

    def __init__(self, name: str, wide: float = 0, high: float = 0) -> None:
        super().__init__()
        self._name = name
        self.size_wanted = wide, high
        policy = QSizePolicy.Policy.Fixed if wide else QSizePolicy.Policy.Expanding
        self.setSizePolicy(policy, policy)

    def show_drawing(self, name: str) -> None:
        """Show another drawing."""
        self._name = name
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        art.paint(QPainter(self), self._name, QRectF(self.rect()))


class Divider(QWidget):
    """A line across a page, inside the contents margins."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(9)

    def paintEvent(self, event: QPaintEvent) -> None:
        inside = self.contentsRect()
        QPainter(self).fillRect(QRectF(inside.left(), 4, inside.width(), 1.5), theme_of(self).edge)


class PanelScrollBar(QScrollBar):
    """A narrow bar without arrows, upright or lying."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area

    def parentWidget(self) -> QWidget:
        """Return the area: for what Qt has made between, PySide would look among all classes of widgets there are."""
        return self._area

    def sizeHint(self) -> QSize:
        narrow = QSize(round(14 * ui_scale(self)), round(60 * ui_scale(self)))
        return narrow if self.orientation() is Qt.Orientation.Vertical else narrow.transposed()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.maximum() <= self.minimum():
            return
        # Only now: many bars never have anything to show, and QStyle has more names than any other class.
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = ControlPainter(self)
        groove = faded(palette.INK, 0.25)
        inset = 4 * painter.unit
        across, along = (inset, 2.0) if self.orientation() is Qt.Orientation.Vertical else (2.0, inset)
        rail = QRectF(self.rect()).adjusted(across, along, -across, -along)
        draw_box(painter, rail, min(rail.width(), rail.height()) / 2, groove, groove, 0)
        across, along = (inset - 1, 2.0) if self.orientation() is Qt.Orientation.Vertical else (2.0, inset - 1)
        knob = QRectF(handle).adjusted(across, along, -across, -along)
        line = palette.INK if painter.colours.contrast else palette.GOLD_3
        fill = palette.GOLD_1 if self.underMouse() or self.isSliderDown() else palette.GOLD_2
        draw_box(painter, knob, min(knob.width(), knob.height()) / 2, fill, line, painter.unit)


class ScrollArea(QScrollArea):
    """Shows its widget as wide as itself and lets it run on below; transparent."""

    def __init__(self, inner: QWidget) -> None:
        super().__init__()
        self.setVerticalScrollBar(PanelScrollBar(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Its room is always kept: what stands beside it does not jump when it appears.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())
        self.setWidget(inner)
        inner.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        widget = self.widget()
        wide = widget.minimumSizeHint().width() if widget else 0
        return QSize(wide + self.verticalScrollBar().sizeHint().width(), round(80 * ui_scale(self)))


_SIDE = 24


class NoticeStrip(Sized, SelfLaidOut):
    """As high as its words are in the width there is."""

    size_wanted = (480, None)

    def __init__(self) -> None:
        super().__init__()
        self.ground = Surface.PARCHMENT
        self._icon = "icon-info"
        self.words = Label(14, QFont.Weight.DemiBold, wrap=True, parent=self)
        follow_width(self)

    def say(self, text: str, icon: str, more: str = "") -> None:
        """Say this with a drawing before it; the tooltip adds more."""
        self._icon = icon
        self.words.setText(text)
        set_tip(self, more)
        self.setAccessibleName(text)
        self.setAccessibleDescription(more)
        self.updateGeometry()
        self.update()

    def _left(self) -> int:
        return HALO + round((_SIDE + 2 * 10) * ui_scale(self))

    def _room(self, width: int) -> int:
        return max(20, width - self._left() - HALO - round(12 * ui_scale(self)))

    def heightForWidth(self, width: int) -> int:
        scale = ui_scale(self)
        words = self.words.heightForWidth(self._room(width))
        return round(max(words, _SIDE * scale) + 2 * 8 * scale)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._left() + self.words.minimumSizeHint().width() + 2 * HALO, round(40 * ui_scale(self)))

    def place(self) -> None:
        self.words.setGeometry(self._left(), 0, self._room(self.width()), self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale = QPainter(self), ui_scale(self)
        body = QRectF(self.rect()).adjusted(HALO, 0, -HALO, 0)
        fine_panel(painter, "panel-parchment", body, 0.45)
        side = _SIDE * scale
        art.paint(painter, self._icon, QRectF(body.left() + 12 * scale, body.center().y() - side / 2, side, side))
