"""Temporary widgets over the table: a notice, a menu, a pile of cards, a toast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gonfalon.ui.board.animation_queue import PauseController
from gonfalon.ui.look import cards, palette
from gonfalon.ui.look.cards import CardLook
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.styling import ControlPainter, Label, Surface, role_font, ui_scale


@runtime_checkable
class Pausable(Protocol):
    """Something on an overlay that has several places for the keyboard."""

    def stops(self) -> Sequence[QWidget]:
        """These places, one after the other."""
        ...


class Veil(QWidget):
    """A veiled screen with something in its middle that has the keyboard; Esc and a press beside it close it."""

    closed = Signal()

    def __init__(self, parent: QWidget, name: str, design_unit: float | None = None) -> None:
        """
        Args:
            name: what it is called for those who listen.
            design_unit: the measure of the screen beneath, where the parent is none.
        """
        super().__init__(parent)
        if design_unit is not None:
            self.design_unit = design_unit
        self.setAccessibleName(name)
        self.buttons: list[Button] = []
        self.setGeometry(parent.rect())

    def middle(self) -> QWidget:
        """Return the widget in the middle."""
        raise NotImplementedError

    def place_middle(self) -> None:
        """Give it its place, with all that stands on it."""
        raise NotImplementedError

    def open(self) -> None:
        """Show it and give it the keyboard."""
        self.show()
        self.raise_()
        self.arrange()
        self.first().setFocus(Qt.FocusReason.OtherFocusReason)

    def first(self) -> QWidget:
        """Return the widget that gets the keyboard focus first."""
        return self.buttons[0] if self.buttons else self

    def close_it(self) -> None:
        self.hide()
        self.closed.emit()
        self.deleteLater()

    def arrange(self) -> None:
        """Cover the parent."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        self.place_middle()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange and self.isVisible():
            # It was given its words and does not know others.
            self.close_it()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_it()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        elif button := next((button for button in self.buttons if matches(event, button.key_name)), None):
            if not event.isAutoRepeat():
                button.click()
        else:
            # What is beneath has no use for keys now, but the window may.
            event.ignore()
            return
        event.accept()

    def stops(self) -> Sequence[QWidget]:
        """Return the widgets that take the keyboard focus, in order."""
        return self.buttons

    def focusNextPrevChild(self, next: bool) -> bool:
        # The keyboard stays inside while the overlay is open.
        stops = self.stops()
        if stops:
            focused = [index for index, stop in enumerate(stops) if stop.hasFocus()]
            now = focused[0] if focused else -1
            stops[(now + (1 if next else -1)) % len(stops)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.middle().geometry().contains(event.position().toPoint()):
            self.close_it()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        veil = QColor(palette.VEIL)
        veil.setAlphaF(0.55)
        QPainter(self).fillRect(self.rect(), veil)


class Overlay(Veil):
    """A panel in the middle of a veiled screen with a heading, a text, something more, and buttons."""

    def __init__(
        self,
        parent: QWidget,
        heading: str,
        text: str = "",
        inner: QWidget | None = None,
        design_unit: float | None = None,
    ) -> None:
        super().__init__(parent, heading, design_unit)
        self._panel = Panel(Surface.PARCHMENT, self)
        self._layout = QVBoxLayout(self._panel)
        scale = ui_scale(self)
        margin = round(26 * scale)
        self._layout.setContentsMargins(margin, margin, margin, margin)
        self._layout.setSpacing(round(10 * scale))
        title = Label(24, QFont.Weight.DemiBold, "heading", wrap=True)
        title.setText(heading)
        self._layout.addWidget(title)
        self._inner = inner
        if text:
            words = Label(16, wrap=True)
            words.setText(text)
            self._layout.addWidget(words)
        if inner is not None:
            self._layout.addWidget(inner)

    def middle(self) -> QWidget:
        return self._panel

    def first(self) -> QWidget:
        inner = self._inner
        return inner if inner is not None and inner.focusProxy() is not None else super().first()

    def add_button(
        self,
        text: str,
        do: Callable[[], None] | None = None,
        key: str = "",
        gold: bool = False,
        ready: Callable[[], bool] = lambda: True,
    ) -> Button:
        """A button that closes the overlay and then does something, if all is `ready` for that."""
        button = Button(ButtonKind.GOLD if gold else ButtonKind.PARCHMENT, key=key)
        button.setText(text)

        def pressed() -> None:
            if not ready():
                return
            self.close_it()
            if do is not None:
                do()

        button.clicked.connect(pressed)
        self._layout.addWidget(button)
        self.buttons.append(button)
        return button

    def stops(self) -> Sequence[QWidget]:
        first = self.first()
        inner: object = self._inner
        if isinstance(inner, Pausable):
            return [*inner.stops(), *self.buttons]
        return self.buttons if first in self.buttons else [first, *self.buttons]

    def _wanted(self, wide: int) -> int:
        """Return the height of the panel at this width."""
        self._layout.activate()
        return (
            self._layout.heightForWidth(wide) if self._layout.hasHeightForWidth() else self._panel.sizeHint().height()
        )

    def place_middle(self) -> None:
        wide = min(max(self._panel.sizeHint().width(), round(420 * ui_scale(self))), self.width() - 40)
        high = self._wanted(wide)
        if high > self.height() - 20:
            # Rather closer together than cut off.
            self._layout.setSpacing(0)
            high = self._wanted(wide)
        high = min(max(high, self._panel.minimumSizeHint().height()), self.height() - 20)
        self._panel.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)


class CardRow(QWidget):
    """Cards side by side, with a heading; an empty row says so."""

    def __init__(self, heading: str, looks: Sequence[CardLook], empty: str, width: int = 150) -> None:
        super().__init__()
        self._heading = heading
        self._looks = tuple(looks)
        self._empty = empty
        self._width = width
        self.setAccessibleName(heading)
        self.setAccessibleDescription(", ".join(look.name for look in looks) or empty)

    def _card_width(self) -> float:
        return round(self._width * ui_scale(self) * (1.0 if len(self._looks) < 6 else 0.68))

    def sizeHint(self) -> QSize:
        wide = self._card_width()
        count = max(1, len(self._looks))
        high = round(30 * ui_scale(self) + (wide * cards.RATIO if self._looks else 28 * ui_scale(self)))
        return QSize(round(count * (wide + 10)), high + 6)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale = painter.unit
        bold, slanted = role_font(self, 15, QFont.Weight.DemiBold), role_font(self, 15, italic=True)
        painter.words(QRectF(0, 0, self.width(), 26 * scale), self._heading, bold, palette.RUBRIC)
        if not self._looks:
            painter.words(QRectF(0, 26 * scale, self.width(), 28 * scale), self._empty, slanted, palette.INK_2)
            return
        wide = self._card_width()
        step = min(wide + 10, (self.width() - wide) / max(1, len(self._looks) - 1)) if len(self._looks) > 1 else 0
        for index, look in enumerate(self._looks):
            rect = QRectF(round(index * step), round(30 * scale), wide, round(wide * cards.RATIO))
            painter.drawPixmap(rect.topLeft(), cards.front(look, wide, self.devicePixelRatioF()))


class Toast(QWidget):
    """A sentence that passes: why a card was not taken, what was saved."""

    LASTS_MS = 4200

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = ""
        self._pauses = PauseController()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    @property
    def text(self) -> str:
        return self._text if not self.isHidden() else ""

    def say(self, text: str, middle: QPointF, widest: float, ms: int = LASTS_MS) -> None:
        """Show the sentence centred at a point of the parent, for so many milliseconds."""
        self._text = text
        self.setAccessibleName(text)
        metrics = QFontMetricsF(role_font(self, 15))
        pad = 18 * ui_scale(self)
        room = widest - 2 * pad
        bounds = metrics.boundingRect(QRectF(0, 0, room, 400), int(Qt.TextFlag.TextWordWrap), text)
        wide, high = round(bounds.width() + 2 * pad + 2), round(bounds.height() + pad)
        self.setGeometry(round(middle.x() - wide / 2), round(middle.y() - high / 2), wide, high)
        self.show()
        self.raise_()
        self.update()
        self._timer.start(ms)

    def hold_still(self, still: bool) -> None:
        """Do not pass while it cannot be read."""
        if still:
            self._pauses.hold(self)
        else:
            self._pauses.go_on()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()
        self.setAccessibleName("")

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setBrush(palette.INK)
        painter.setPen(palette.GOLD_2)
        painter.drawRoundedRect(rect, 10, 10)
        painter.setPen(palette.GOLD_1)
        painter.setFont(role_font(self, 15))
        painter.drawText(rect, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._text)
