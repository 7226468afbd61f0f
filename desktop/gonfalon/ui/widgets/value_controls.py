"""Controls that show and change a value: a slider, a timeline, the volume, a folder; and the dialog for a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPaintEvent,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from gonfalon.texts.translations import translate
from gonfalon.ui.look import palette
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.plain_text import answer_tip
from gonfalon.ui.widgets.styling import HALO, ControlPainter, FocusVisible, SelfLaidOut, Sized, role_font, ui_scale

if TYPE_CHECKING:
    from PySide6.QtWidgets import QFileDialog


class Slider(Sized, FocusVisible, QSlider):
    """Whole numbers from left to right; a click takes the knob there at once."""

    size_wanted, size_least, halo = (240, 34), (120, 34), HALO
    track_at = -7.0
    """How far above its middle the track begins, in design pixels."""
    knob = 11.0, palette.GOLD_2
    """The radius of the knob, in design pixels, and its colour."""
    dark_track = palette.VELLUM_2

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTickInterval(step)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _track(self) -> QRectF:
        scale = ui_scale(self)
        edge = HALO + 12 * scale
        return QRectF(edge, self.height() / 2 + self.track_at * scale, self.width() - 2 * edge, 8 * scale)

    def _x_of(self, value: float) -> float:
        track = self._track()
        return track.left() + track.width() * (value - self.minimum()) / (self.maximum() - self.minimum())

    def _follow(self, event: QMouseEvent) -> None:
        track = self._track()
        share = min(max((event.position().x() - track.left()) / track.width(), 0.0), 1.0)
        steps = round(share * (self.maximum() - self.minimum()) / self.singleStep())
        self.setValue(min(self.minimum() + steps * self.singleStep(), self.maximum()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._follow(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._follow(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page, here as over a list of choices.
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours, track, here = painter.unit, painter.colours, self._track(), self._x_of(self.value())
        painter.box(track, 4, self.dark_track if colours.dark else palette.VELLUM_2, colours.edge, 1)
        done = QRectF(track)
        done.setRight(max(here, track.left() + 8 * scale))
        painter.box(done, 4, palette.GOLD_3, palette.GOLD_3)
        self._paint_ticks(painter, track)
        centre, radius = QPointF(here, track.center().y()), self.knob[0] * scale
        painter.setPen(QPen(palette.INK, 2 * scale))
        painter.setBrush(self.knob[1])
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(palette.GOLD_1)
        painter.drawEllipse(centre, radius * 0.36, radius * 0.36)
        painter.ring(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), self.knob[0])

    def _paint_ticks(self, painter: ControlPainter, track: QRectF) -> None:
        scale = painter.unit
        painter.setPen(QPen(painter.colours.edge, 2 * scale))
        for value in range(self.minimum(), self.maximum() + 1, self.tickInterval()):
            x = self._x_of(value)
            painter.drawLine(QPointF(x, track.bottom() + 6 * scale), QPointF(x, track.bottom() + 11 * scale))


NEAR: Final = 7
"""How far from a mark the mouse is still at it, in design pixels."""
CLOSE: Final = 5
"""How far apart ticks are at the least, in design pixels."""


class TimelineMark(NamedTuple):
    """A step to which one may want to go."""

    step: int
    kind: str
    """Of `SHAPES`; what is in none of them is drawn as a part."""
    tip: str


_DISC: Final = tuple((0.8 * x, 0.8 * y) for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7),
                                                      (0, -1), (0.7, -0.7)))  # fmt: skip
SHAPES: Final[Mapping[str, tuple[tuple[tuple[float, float], ...], QColor]]] = {
    "reveal": (((0, -0.8), (0.8, 0), (0, 0.8), (-0.8, 0)), palette.GOLD_1),
    "check": (((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)), palette.CREAM),
    "lead": (((-1, 0), (-0.5, -0.9), (0.5, -0.9), (1, 0), (0.5, 0.9), (-0.5, 0.9)), palette.FAMILIES["B"].base),
    "costly": (((0, -1.1), (1.1, 0), (0, 1.1), (-1.1, 0)), palette.FAMILIES["R"].base),
    "strong": (_DISC, palette.FAMILIES["G"].base),
}
"""The corners of what stands for a kind of mark, from its middle, and its colour."""


def paint_mark(painter: ControlPainter, kind: str, middle: QPointF, reach: float) -> None:
    """Draw the shape of a kind of mark, so many design pixels to each side."""
    corners, colour = SHAPES[kind]
    painter.setPen(QPen(palette.INK, painter.unit))
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([middle + QPointF(x, y) * reach * painter.unit for x, y in corners]))


class Timeline(Slider):
    """Steps from left to right; the marks stand above them, and parts begin at long ticks."""

    track_at, knob, dark_track = -1.0, (10.0, palette.GOLD_1), palette.OAK_PANEL

    def __init__(self) -> None:
        super().__init__(0, 1, 1)
        self.marks: Sequence[TimelineMark] = ()

    def show_steps(self, steps: int, marks: Sequence[TimelineMark]) -> None:
        """Have so many steps behind the opening, and these marks."""
        with QSignalBlocker(self):
            self.setRange(0, max(1, steps))
        self.marks = marks
        self.update()

    def show_step(self, step: int) -> None:
        """Let the knob be at a step; no signal is sent."""
        with QSignalBlocker(self):
            self.setValue(step)
        self.update()

    def x_of(self, step: float) -> float:
        """Return the horizontal position of a step, from the left edge of this widget."""
        return self._x_of(step)

    def next_mark(self, way: int) -> int | None:
        """The step of the nearest mark to the left (-1) or to the right (1) of the knob, None where there is none."""
        steps = [mark.step for mark in self.marks if (mark.step - self.value()) * way > 0]
        return min(steps, key=lambda step: abs(step - self.value()), default=None)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), round(44 * ui_scale(self)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # The screen knows what keys mean; a step by key is told, and not only gone to.
        event.ignore()

    def event(self, event: QEvent) -> bool:
        return answer_tip(event, self, self._tip_at) or super().event(event)

    def _tip_at(self, point: QPoint) -> str:
        return "\n".join(mark.tip for mark in self._near(point.x()))

    def _near(self, x: float) -> list[TimelineMark]:
        return [mark for mark in self.marks if abs(self.x_of(mark.step) - x) <= NEAR * ui_scale(self)]

    def _paint_ticks(self, painter: ControlPainter, track: QRectF) -> None:
        colour, scale = QColor(palette.GOLD_3), painter.unit
        painter.setPen(QPen(colour, 2 * scale))
        for mark in self.marks:
            if mark.kind not in SHAPES:
                x = self.x_of(mark.step)
                painter.drawLine(QPointF(x, track.bottom() + 2 * scale), QPointF(x, track.bottom() + 11 * scale))
        if track.width() >= CLOSE * scale * self.maximum():
            colour.setAlphaF(0.5)
            painter.setPen(QPen(colour, scale))
            for step in range(self.maximum() + 1):
                x = self.x_of(step)
                painter.drawLine(QPointF(x, track.bottom() + 3 * scale), QPointF(x, track.bottom() + 7 * scale))
        for mark in self.marks:
            if mark.kind in SHAPES:
                paint_mark(painter, mark.kind, QPointF(self.x_of(mark.step), track.top() - 8 * scale), 6)


STEP: Final = 0.05
"""A turn of the wheel by one notch makes it so much louder, as a share of the loudest."""
_NOTCH = 120


class VolumeButton(IconButton):
    """Shows whether the sound is on, and how loud in its words; the settings are changed at once."""

    def __init__(self, settings: Settings, *, kind: ButtonKind | None = None) -> None:
        super().__init__("icon-sound", kind=kind)
        self._settings = settings
        self.key = ""
        """What is told as the key for it, empty for none."""
        self.clicked.connect(self.turn)
        settings.changed.connect(lambda name: self.retranslate() if name in ("sound", "volume") else None)
        self.retranslate()

    def turn(self) -> None:
        """Turn the sound off, or on."""
        self._settings.sound = not self._settings.sound

    def retranslate(self) -> None:
        settings = self._settings
        words = translate("Sound", "Turn the sound on")
        if settings.sound:
            percent = round(100 * settings.volume)
            words = translate("Sound", "Turn the sound off; the wheel makes it louder or softer: {percent}%")
            words = words.format(percent=percent)
        self.set_words(f"{words} ({self.key})" if self.key else words)
        self.set_icon("icon-sound" if settings.sound else "icon-sound-off")

    def _louder(self, by: float) -> None:
        self._settings.volume = round(self._settings.volume + by, 2)
        self._settings.sound = True

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._louder(STEP * event.angleDelta().y() / _NOTCH)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._louder(STEP if event.key() == Qt.Key.Key_Up else -STEP)
        else:
            super().keyPressEvent(event)


def open_folder(folder: Path) -> str:
    """Make a folder if it is not there and ask the desktop to show it; a sentence where that is not possible."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        words = translate(
            "OwnSetsSettings", "The folder could not be created ({reason}). Please create it yourself: {folder}"
        )
        return words.format(reason=error.strerror or error, folder=folder)
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
        return ""
    words = translate("OwnSetsSettings", "The folder could not be opened. You will find it here: {folder}")
    return words.format(folder=folder)


def ask_for_file(
    parent: QWidget, heading: str, start: Path, kinds: str, suffix: str = "", *, several: bool = False
) -> QFileDialog:
    """Open a dialog for a file that is there, for several of them or, where a `suffix` is given, for a new one."""
    from PySide6.QtWidgets import QFileDialog

    dialog = QFileDialog(parent, heading, str(start), kinds)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    if suffix:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix.removeprefix("."))
    else:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles if several else QFileDialog.FileMode.ExistingFile)
    dialog.open()
    return dialog


class FolderField(SelfLaidOut):
    """The path on one line, with its middle left out where it is too long, and the button below it."""

    def __init__(self) -> None:
        super().__init__()
        self.button = Button(px=15)
        self.button.setParent(self)
        self.setFocusProxy(self.button)
        self.folder = Path()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_folder(self, folder: Path) -> None:
        """Show this folder, which need not exist."""
        self.folder = folder
        self.button.setAccessibleDescription(str(folder))
        self.update()

    def open_folder(self) -> str:
        """Ask the desktop to show the folder; a sentence where it does not."""
        return open_folder(self.folder)

    def shown_path(self) -> str:
        """The path as it stands there."""
        metrics = QFontMetricsF(role_font(self, 14))
        return metrics.elidedText(str(self.folder), Qt.TextElideMode.ElideMiddle, self.width() - 2 * HALO)

    def _line(self) -> int:
        return round(QFontMetricsF(role_font(self, 14)).height() + 4 * ui_scale(self))

    def sizeHint(self) -> QSize:
        wanted = QFontMetricsF(role_font(self, 14)).horizontalAdvance(str(self.folder)) + 2 * HALO + 2
        button = self.button.sizeHint()
        return QSize(max(round(wanted), button.width()), HALO + self._line() + button.height())

    def minimumSizeHint(self) -> QSize:
        return QSize(max(self.button.sizeHint().width(), round(180 * ui_scale(self))), self.sizeHint().height())

    def place(self) -> None:
        hint = self.button.sizeHint()
        self.button.setGeometry(0, HALO + self._line(), min(hint.width(), self.width()), hint.height())

    def event(self, event: QEvent) -> bool:
        return answer_tip(event, self, lambda _: str(self.folder)) or super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, line = ControlPainter(self), QRectF(HALO, HALO, self.width() - 2 * HALO, self._line())
        painter.words(line, self.shown_path(), role_font(self, 14), painter.colours.text)
