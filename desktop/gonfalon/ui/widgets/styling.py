"""The basis of all controls: scale and colours, the label, visible keyboard focus, placing by hand, announcements."""

from __future__ import annotations

from enum import Enum
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import Property, QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QPaintDevice,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QSizePolicy, QWidget

from gonfalon.ui.look import fonts, palette, state_marks, theme
from gonfalon.ui.look.theme import THEMES, Theme


def screen_reader_active() -> bool:
    """Return whether a screen reader is active."""
    return QAccessible.isActive()


def announce(beside: QWidget, words: str) -> None:
    """Let those who listen hear these words now, which concern a widget."""
    if words and screen_reader_active():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(beside, words))


def painted_property(name: str) -> Property:
    """Return a property that an animation moves: a number kept by this name, whose change paints its owner anew."""

    def change(owner: QWidget | QGraphicsItem, value: float) -> None:
        if value != getattr(owner, name):
            setattr(owner, name, value)
            owner.update()

    return Property(float, attrgetter(name), change)


Box = TypeVar("Box", bound=QBoxLayout)

if TYPE_CHECKING:
    from PySide6.QtWidgets import QGraphicsItem

    _Base = QWidget
else:
    _Base = object


_KEEP = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)


class FocusVisible(_Base):
    """To be mixed in before a widget class: knows whether the focus ring has to be seen."""

    # A window that opens shows where the keyboard is.
    _by_keyboard = True
    ringed_by_mouse = False
    """Whether the ring is seen after a click too, as where letters go."""

    @property
    def ring(self) -> bool:
        """Whether the focus ring is to be painted now."""
        return (self._by_keyboard or self.ringed_by_mouse) and self.hasFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() not in _KEEP:
            self._by_keyboard = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._by_keyboard:
            self._by_keyboard = True
            self.update()
        super().keyPressEvent(event)


class SelfLaidOut(QWidget):
    """Places its parts anew whenever its size or its measure changes."""

    def place(self) -> None:
        """Give every part its place in the size of now."""
        raise NotImplementedError

    def restyle(self) -> None:
        """Take the measure of now."""
        self.updateGeometry()
        self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()


HALO = 6
"""Room around every control for its focus ring, in logical pixels."""
NONE = QColor(0, 0, 0, 0)
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
"""The alignment of most words."""


class Surface(Enum):
    """The surface beneath a control."""

    PANEL = "panel"
    """A panel of the theme: oak in the dark one, parchment in the others."""
    CLOTH = "cloth"
    """Cloth or dark wood, whatever the theme."""
    PARCHMENT = "parchment"
    """Parchment, whatever the theme."""


def ui_scale(widget: QWidget) -> float:
    """Return how many logical pixels a design pixel has on this widget's screen, at least 1."""
    own = widget.__dict__
    screen = own.get("_screen")
    if screen is None:
        parent: QWidget | None = widget
        # Asking the dictionaries is several times faster than asking C++ objects for what they do not have.
        while parent is not None and "design_unit" not in parent.__dict__:
            parent = parent.parentWidget()
        if parent is None:
            return 1.0
        screen = own["_screen"] = parent
    return float(vars(screen)["design_unit"])


def theme_of(widget: QWidget) -> Theme:
    """The colours for what stands on this widget's ground; the nearest `ground` up the parents decides."""
    chosen = theme.current()
    parent: QWidget | None = widget
    while parent is not None:
        ground = parent.__dict__.get("ground")
        if ground is Surface.CLOTH:
            return THEMES["oak"]
        if ground is Surface.PARCHMENT:
            return THEMES["lime"] if chosen.dark else chosen
        if ground is Surface.PANEL:
            break
        parent = parent.parentWidget()
    return chosen


def role_font(widget: QWidget, px: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """A font of `px` design pixels, times the text scale, on this widget's screen."""
    return fonts.font(px * ui_scale(widget), weight, italic)


def draw_box(painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor, width: float) -> None:
    """A rounded box whose outline lies inside `rect`."""
    painter.setPen(QPen(line, width) if width else Qt.PenStyle.NoPen)
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(fill)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def body_of(widget: QWidget) -> QRectF:
    """Return a control without the room for its ring."""
    return QRectF(widget.rect()).adjusted(HALO, HALO, -HALO, -HALO)


class ControlPainter(QPainter):
    """Paints a control in the colours of its ground; its radii and lines are in design pixels."""

    def __init__(self, widget: QWidget, device: QPaintDevice | None = None) -> None:
        """
        Args:
            widget: the control.
            device: what it is painted on, by default itself.
        """
        super().__init__(widget if device is None else device)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.unit, self.colours, self.body = ui_scale(widget), theme_of(widget), body_of(widget)
        self._widget = widget

    def box(self, rect: QRectF, radius: float, fill: QColor | None, line: QColor, width: float = 0) -> None:
        """Draw a rounded box whose outline lies inside `rect`."""
        draw_box(self, rect, radius * self.unit, fill, line, width * self.unit)

    def field(
        self, rect: QRectF, radius: float, lit: float, width: float = 1.4, *, enabled: bool = True, hover: bool = False
    ) -> None:
        """Draw the box of something to choose or to fill in; on a dark ground it is a veil, so far `lit`."""
        dark = self.colours.dark
        paper = self.colours.recess if hover else self.colours.paper
        fill = palette.DISABLED if not enabled else palette.faded(palette.CREAM, lit) if dark else paper
        self.box(rect, radius, fill, palette.GOLD_3 if dark else self.colours.edge, width)

    def words(self, rect: QRectF, text: str, font: QFont, ink: QColor, align: Qt.AlignmentFlag | int = LEFT) -> None:
        """Write words in a font."""
        self.setFont(font)
        self.setPen(ink)
        self.drawText(rect, int(align), text)

    def ring(self, rect: QRectF, radius: float) -> None:
        """Draw the focus ring outside `rect` if it is to be seen."""
        if getattr(self._widget, "ring", False):
            state_marks.focus_ring(self, rect, radius * self.unit)


class Sized(_Base):
    """To be mixed in before a widget class: how large it would like to be, in design pixels and without its ring.

    Without a height it is as high as it has to be for its width; without `least` it does not get smaller.
    """

    halo = 0
    """The room around it for a ring, in logical pixels."""

    @property
    def size_wanted(self) -> tuple[float, float | None]:
        """The width and height that it would like to have."""
        raise NotImplementedError

    @property
    def size_least(self) -> tuple[float, float] | None:
        """The width and height below which it does not get."""
        return None

    def sizeHint(self) -> QSize:
        wide, high = self.size_wanted
        size = self._in_pixels(wide, high or 0)
        return size if high is not None else QSize(size.width(), self.heightForWidth(size.width()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self.size_least is None else self._in_pixels(*self.size_least)

    def _in_pixels(self, wide: float, high: float) -> QSize:
        scale = ui_scale(self)
        return QSize(round(wide * scale) + 2 * self.halo, round(high * scale) + 2 * self.halo)


def fill(
    layout: Box,
    *parts: QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag],
    bare: bool = False,
    spacing: int | None = None,
) -> Box:
    """Put parts into a box one after the other, and return it.

    Args:
        layout: the box.
        parts: each alone, or with its stretch and the place that it takes in its room; a number is a stretch between.
        bare: whether nothing is left free around them.
        spacing: how far they are apart.
    """
    if bare:
        layout.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        layout.setSpacing(spacing)
    for part in parts:
        one, stretch = part[:2] if isinstance(part, tuple) else (part, 0)
        if isinstance(one, int):
            layout.addStretch(one)
        elif isinstance(one, QLayout):
            layout.addLayout(one, stretch)
        else:
            place = part[2] if isinstance(part, tuple) and len(part) == 3 else Qt.AlignmentFlag(0)
            layout.addWidget(one, stretch, place)
    return layout


def colour_letters(widget: QWidget, ink: QColor, faint: QColor = palette.INK_2, ground: QColor = NONE) -> None:
    """Colour what is written in a field: its letters, what stands there while there are none, and the marked ones."""
    colours, role = QPalette(widget.palette()), QPalette.ColorRole
    colours.setColor(role.Base, ground)
    colours.setColor(role.Text, ink)
    colours.setColor(role.PlaceholderText, faint)
    colours.setColor(role.Highlight, palette.GOLD_2)
    colours.setColor(role.HighlightedText, palette.INK)
    widget.setPalette(colours)


def discard(widget: QWidget) -> None:
    """Let a widget be seen no more, and deleted as soon as nothing of it is being done."""
    widget.hide()
    widget.deleteLater()


def follow_width(widget: QWidget) -> None:
    """Let layouts ask how high the widget has to be for its width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


class Label(QLabel):
    """A text in one of the type roles; `colour` is the name of a colour of the theme."""

    def __init__(
        self,
        px: float = 15,
        weight: QFont.Weight = QFont.Weight.Normal,
        colour: str = "text",
        *,
        italic: bool = False,
        wrap: bool = False,
        text: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._px = px
        self._weight = weight
        self._colour = colour
        self._italic = italic
        # Before there is any text: nothing in it is ever read as HTML.
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if text:
            self.setText(text)

    def set_size(self, px: float) -> None:
        """Take another size, in design pixels."""
        if px != self._px:
            self._px = px
            self.restyle()

    def restyle(self) -> None:
        """Take size and colour from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px, self._weight, self._italic))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, getattr(theme_of(self), self._colour))
        self.setPalette(colours)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Polish:
            self.restyle()
        return super().event(event)
