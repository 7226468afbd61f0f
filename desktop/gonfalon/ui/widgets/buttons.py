"""Push buttons: gold for what matters now, parchment for the rest, a bare icon, a link."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from gonfalon.ui.look import art, palette, state_marks
from gonfalon.ui.look.palette import faded
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    HALO,
    ControlPainter,
    FocusVisible,
    Sized,
    body_of,
    draw_box,
    follow_width,
    painted_property,
    role_font,
    ui_scale,
)

ENTER = "Enter"
"""The key whose cap bears an arrow."""


LEAST_PX = 11
"""No letter of a button is smaller, in logical pixels."""

Press = Callable[..., object] | SignalInstance

_ONE_LINE = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
_BROKEN = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap


class ButtonKind(Enum):
    """The importance of a button."""

    GOLD = "gold"
    PARCHMENT = "parchment"


def draw_body(painter: QPainter, body: QRectF, kind: ButtonKind, scale: float, *, enabled: bool, hover: bool) -> None:
    """The empty body of a button, with its outline of ink and the fine inner line."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = 6 * scale
    if not enabled:
        draw_box(painter, body, radius, palette.DISABLED, palette.DISABLED_TEXT, 1.5 * scale)
        return
    if kind is ButtonKind.GOLD:
        top, bottom, line = palette.GOLD_1, palette.GOLD_2, palette.GOLD_1.lighter(108)
    else:
        top, bottom, line = palette.PAPER, palette.VELLUM, palette.EDGE
    shade = QLinearGradient(body.topLeft(), body.bottomLeft())
    shade.setColorAt(0, top.lighter(104) if hover else top)
    shade.setColorAt(1, top if hover else bottom)
    painter.setBrush(shade)
    painter.setPen(QPen(palette.INK, 1.5 * scale))
    edge = 0.75 * scale
    painter.drawRoundedRect(body.adjusted(edge, edge, -edge, -edge), radius, radius)
    inset = 3.5 * scale
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(line, scale))
    painter.drawRoundedRect(body.adjusted(inset, inset, -inset, -inset), radius - 2 * scale, radius - 2 * scale)


_FAR: Final = 1000
ARROWS: Final = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
"""The arrows, and how many steps to the right and down they go."""
UP_AND_DOWN: Final = {key: ARROWS[key] for key in (Qt.Key.Key_Up, Qt.Key.Key_Down)}
ARROWS_AND_ENDS: Final = ARROWS | {Qt.Key.Key_Home: (-_FAR, 0), Qt.Key.Key_End: (_FAR, 0)}


def stop_at(widgets: Iterable[QWidget], stop: QWidget) -> None:
    """Let the Tab key come to one of several widgets alone; the arrows go on from there."""
    for widget in widgets:
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus if widget is stop else Qt.FocusPolicy.ClickFocus)


class BaseButton(FocusVisible, QAbstractButton):
    """The base of all buttons: Enter presses like Space, and hovering is visible.

    Its words are shown and heard letter by letter: an & in them is one, and makes no shortcut. Programs that read aloud
    toggle what others click, and Qt does not call that a click; here it is one.
    """

    steered = Signal(int, int)
    """The keyboard wants to go so many steps to the right and down."""
    steers: Mapping[Qt.Key, tuple[int, int]] = {}
    """The keys that steer, and where to; the others are Qt's, which goes where the Tab key would."""
    pressed_by_enter = True
    _counted = False
    """Whether what is toggled now is so by a click or by the program itself."""

    def __init__(self, parent: QWidget | None = None, press: Press | None = None) -> None:
        """
        Args:
            press: what is done, or the signal that is sent, when it is pressed.
        """
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.toggled.connect(self._count_as_click)
        if press is not None:
            self.clicked.connect(press)

    def setChecked(self, checked: bool) -> None:
        before, self._counted = self._counted, True
        super().setChecked(checked)
        self._counted = before

    def nextCheckState(self) -> None:
        before, self._counted = self._counted, True
        super().nextCheckState()
        self._counted = before

    def _count_as_click(self, checked: bool) -> None:
        # Where only one of several is checked, the others are unchecked by that.
        if not self._counted and (checked or not self.autoExclusive()):
            self.clicked.emit()

    def setText(self, text: str) -> None:
        if self.accessibleName() in ("", self.text()):
            self.setAccessibleName(text)
        super().setText(text)
        self.setShortcut(QKeySequence())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.pressed_by_enter and event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            # A key still held down from the last thing that was pressed presses nothing.
            if not event.isAutoRepeat():
                self.click()
        elif Qt.Key(event.key()) in self.steers:
            self._by_keyboard = True
            self.steered.emit(*self.steers[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


class Button(BaseButton):
    """A push button that is as wide as its words and as high as its letters; Enter presses it like Space."""

    def __init__(
        self,
        kind: ButtonKind = ButtonKind.PARCHMENT,
        *,
        key: str = "",
        icon: str = "",
        tall: bool = False,
        px: float = 16,
        least: float = 0,
        wrap: bool = False,
        press: Press | None = None,
    ) -> None:
        super().__init__(press=press)
        self._kind = kind
        self._key = key
        self._icon = icon
        self._icon_right = False
        self._tall = tall
        self._px = px
        self._least = least
        self._wrap = wrap
        self._gilt = 0.0
        self._slim = False
        if wrap:
            follow_width(self)
        else:
            self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)

    gilt = painted_property("_gilt")
    """How far it is gold for a while, from 0 to 1: for it asks to be seen, or what it opens is open."""

    @property
    def key_name(self) -> str:
        """The key that presses the button, as its badge names it; empty for none."""
        return self._key

    def show_key(self, key: str) -> None:
        """Name the key that presses the button, or none where there is no room for it."""
        if key != self._key:
            self._key = key
            self.updateGeometry()
            self.update()

    def be_slim(self, slim: bool) -> None:
        """Have hardly any room beside icon and words, or the usual one: many may stand in a short row."""
        if slim != self._slim:
            self._slim = slim
            self.updateGeometry()
            self.update()

    def show_words(self, shown: bool) -> None:
        """Show the words by which it is heard, or the icon alone."""
        words = self.accessibleName()
        self.setText(words if shown else "")
        # A button is heard by what stands on it, unless somebody says otherwise.
        self.setAccessibleName(words)

    def set_icon_name(self, icon: str, *, right: bool = False) -> None:
        """Show a drawing beside the words, before or behind them."""
        self._icon, self._icon_right = icon, right
        self.update()

    def _font(self) -> QFont:
        return role_font(self, self._px, QFont.Weight.DemiBold)

    def _around(self, metrics: QFontMetricsF, scale: float) -> float:
        """The width of everything but the words."""
        width = 2 * HALO + (6 if self._slim else 36 if self.text() else 20) * scale
        if self._key:
            width += self._cap_width(metrics) + 14 * scale
        if self._icon:
            width += metrics.height() + (0 if self._slim else 4) * scale
        return width

    def _high(self, words: float, scale: float) -> float:
        return max((52 if self._tall else 40) * scale, words + (26 if self._tall else 14) * scale) + 2 * HALO

    def sizeHint(self) -> QSize:
        metrics, scale = QFontMetricsF(self._font()), ui_scale(self)
        width = metrics.horizontalAdvance(self.text()) + self._around(metrics, scale)
        width = max(width, self._least * scale + 2 * HALO)
        return QSize(round(width + 1), round(self._high(metrics.height(), scale)))

    def minimumSizeHint(self) -> QSize:
        if not self._wrap:
            return self.sizeHint()
        metrics, scale = QFontMetricsF(self._font()), ui_scale(self)
        # Not at a space that keeps two words together.
        longest = max(metrics.horizontalAdvance(word) for word in self.text().replace("\n", " ").split(" "))
        return QSize(round(longest + self._around(metrics, scale) + 1), round(self._high(metrics.height(), scale)))

    def height_of_lines(self, lines: int) -> int:
        """Return the height of the button with this number of lines of text."""
        return round(self._high(lines * QFontMetricsF(self._font()).height(), ui_scale(self)))

    def heightForWidth(self, width: int) -> int:
        metrics, scale = QFontMetricsF(self._font()), ui_scale(self)
        # As much as is painted on: what it would like to have beside its words makes no further line.
        spare = 12 * scale if self._wrap and self.text() and not self._slim else 1
        room = QRectF(0, 0, max(1.0, width - self._around(metrics, scale) + spare), 1000)
        words = metrics.boundingRect(room, int(_BROKEN if self._wrap else _ONE_LINE), self.text())
        return round(self._high(words.height(), scale))

    def _cap_font(self) -> QFont:
        return role_font(self, 12, QFont.Weight.DemiBold)

    def _cap_width(self, metrics: QFontMetricsF) -> float:
        side = max(22 * ui_scale(self), metrics.height() * 0.9)
        if len(self._key) > 1 and self._key != ENTER:
            return max(side, QFontMetricsF(self._cap_font()).horizontalAdvance(self._key) + 8 * ui_scale(self))
        return side

    def body(self) -> QRectF:
        """The button without the room for its ring."""
        return body_of(self)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, body = painter.unit, painter.body
        hover = self.underMouse() or self.isDown()
        draw_body(painter, body, self._kind, scale, enabled=self.isEnabled(), hover=hover)
        if self._gilt:
            painter.setOpacity(self._gilt)
            draw_body(painter, body, ButtonKind.GOLD, scale, enabled=self.isEnabled(), hover=hover)
            painter.setOpacity(1.0)
        ink = palette.INK if self.isEnabled() else palette.DISABLED_TEXT
        font = self._font()
        metrics = QFontMetricsF(font)
        inset = (6 if self._slim else 12) * scale
        words = body.adjusted(inset, 0, -inset, 1 if self.isDown() else 0)
        if self._key:
            cap = self._cap_width(metrics)
            side = max(22 * scale, metrics.height() * 0.9)
            place = QRectF(body.right() - cap - 10 * scale, body.center().y() - side / 2, cap, side)
            painter.save()
            painter.scale(scale, scale)
            small = QRectF(place.x() / scale, place.y() / scale, place.width() / scale, place.height() / scale)
            state_marks.key_cap(painter, small, self._key, ink)
            painter.restore()
            words.setRight(place.left() - 6 * scale)
        if self._icon:
            side = metrics.height() * 0.8
            place = QRectF(words.left(), words.center().y() - side / 2, side, side)
            if not self.text():
                place.moveCenter(words.center())
            elif self._icon_right:
                place.moveRight(words.right())
                words.setRight(place.left() - 4 * scale)
            else:
                words.setLeft(place.right() + 4 * scale)
            art.paint(painter, self._icon, place)
        # Where a layout gives less room than asked for, letters shrink before words are cut.
        parts = self.text().split() if self._wrap else [self.text()]
        while font.pixelSize() > LEAST_PX and max(map(metrics.horizontalAdvance, parts), default=0) > words.width():
            font.setPixelSize(font.pixelSize() - 1)
            metrics = QFontMetricsF(font)
        if self._wrap:
            words = _evenly(self.text(), metrics, words)
        painter.words(words, self.text(), font, ink, _BROKEN if self._wrap else _ONE_LINE)
        painter.ring(body, 6)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            shape = Qt.CursorShape.PointingHandCursor if self.isEnabled() else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()


def _evenly(text: str, metrics: QFontMetricsF, room: QRectF) -> QRectF:
    """The middle of the room, as narrow as it makes no further line: no word stands alone in the last one."""

    def broken(width: float) -> QRectF:
        return metrics.boundingRect(QRectF(0, 0, width, 1000), int(_BROKEN), text)

    least, width, lines = 0.0, room.width(), broken(room.width()).height()
    if lines < 1.5 * metrics.height():
        return room
    while width - least > 1:
        middle = (least + width) / 2
        words = broken(middle)
        # A word that is wider than the room is not broken, and sticks out.
        fits = words.height() <= lines and words.width() <= middle
        least, width = (least, middle) if fits else (middle, width)
    spare = (room.width() - width) / 2
    return room.adjusted(spare, 0, -spare, 0)


class IconButton(Sized, BaseButton):
    """An icon, bare or on a body, large enough for a finger; its words are its tooltip and accessible name."""

    size_wanted, halo = (28, 28), HALO

    def __init__(self, icon: str, *, kind: ButtonKind | None = None, press: Press | None = None) -> None:
        super().__init__(press=press)
        self._kind = kind
        self._icon = icon
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_lit(self, lit: bool) -> None:
        """Draw a ring in the colour of hints while what the button asks for is shown."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def set_words(self, words: str) -> None:
        """Set what the button does, for the tooltip and for screen readers."""
        set_tip(self, words)
        self.setAccessibleName(words)

    def set_icon(self, icon: str) -> None:
        """Show another drawing."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        colours, body = painter.colours, painter.body
        over = self.isEnabled() and (self.underMouse() or self.isDown())
        if self._kind is not None:
            draw_body(painter, body, self._kind, painter.unit, enabled=self.isEnabled(), hover=over)
        elif over:
            veil = faded(colours.text, 0.16)
            painter.box(body, 6, veil, veil)
        if not self.isEnabled():
            painter.setOpacity(0.35)
        side = min(body.width(), body.height()) * 0.72
        icon = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        art.paint(painter, self._icon, icon, ink_paper_swapped=colours.dark and self._kind is None)
        painter.setOpacity(1)
        if self._lit:
            state_marks.advice_ring(painter, body, 6 * painter.unit)
        painter.ring(body, 6)
