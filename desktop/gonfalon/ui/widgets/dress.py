"""In which size and in which colours a control is drawn: asked of the screen and the ground it stands on."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.theme import THEMES, Theme

__all__ = ["HALO", "Ground", "Words", "box", "dress", "follow_width", "role_font", "unit"]

HALO = 6
"""Room around every control for its focus ring, in logical pixels."""


class Ground(Enum):
    """What lies beneath a control."""

    PANEL = "panel"
    """A panel of the theme: oak in the dark one, parchment in the others."""
    CLOTH = "cloth"
    """Cloth or dark wood, whatever the theme."""
    PARCHMENT = "parchment"
    """Parchment, whatever the theme."""


def unit(widget: QWidget) -> float:
    """How many logical pixels a design pixel has on this widget's screen, at least 1."""
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


def dress(widget: QWidget) -> Theme:
    """The colours for what stands on this widget's ground; the nearest `ground` up the parents decides."""
    chosen = theme.current()
    parent: QWidget | None = widget
    while parent is not None:
        ground = parent.__dict__.get("ground")
        if ground is Ground.CLOTH:
            return THEMES["oak"]
        if ground is Ground.PARCHMENT:
            return THEMES["lime"] if chosen.dark else chosen
        if ground is Ground.PANEL:
            break
        parent = parent.parentWidget()
    return chosen


def role_font(widget: QWidget, px: float, weight: QFont.Weight = QFont.Weight.Normal, italic: bool = False) -> QFont:
    """A font of `px` design pixels, times the text scale, on this widget's screen."""
    return fonts.font(px * unit(widget), weight, italic)


def box(painter: QPainter, rect: QRectF, radius: float, fill: QColor | None, line: QColor, width: float) -> None:
    """A rounded box whose outline lies inside `rect`."""
    painter.setPen(QPen(line, width) if width else Qt.PenStyle.NoPen)
    if fill is None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setBrush(fill)
    half = width / 2
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def follow_width(widget: QWidget) -> None:
    """Let layouts ask how high the widget has to be for its width."""
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    widget.setSizePolicy(policy)


class Words(QLabel):
    """A text in one of the type roles; `colour` is the name of a colour of the theme."""

    def __init__(
        self,
        px: float = 15,
        weight: QFont.Weight = QFont.Weight.Normal,
        colour: str = "text",
        *,
        italic: bool = False,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._px = px
        self._weight = weight
        self._colour = colour
        self._italic = italic
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)

    def set_size(self, px: float) -> None:
        """Take another size, in design pixels."""
        if px != self._px:
            self._px = px
            self.restyle()

    def restyle(self) -> None:
        """Take size and colour from the screen and the theme as they are now."""
        self.setFont(role_font(self, self._px, self._weight, self._italic))
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, getattr(dress(self), self._colour))
        self.setPalette(palette)

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Polish:
            self.restyle()
        return super().event(event)
