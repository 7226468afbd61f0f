"""Literal text: tooltips without HTML, labels for texts longer than a line."""

from __future__ import annotations

from collections.abc import Callable
from html import escape, unescape
from typing import Final, Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.palette import INK
from gonfalon.ui.widgets.styling import Label, ui_scale

_OPENS: Final = '<p style="white-space: pre-wrap">'
_CLOSES: Final = "</p>"
LONGEST_LINE: Final = 72
"""So many letters of a tooltip stand on one line; Qt breaks only HTML into lines."""


class _Tipped(Protocol):
    def setToolTip(self, toolTip: str, /) -> None: ...


def tip_html(words: str) -> str:
    """Return the tooltip for Qt that shows this text; changed is what Qt might take for HTML, or would not break."""
    plain = "<" not in words and "&lt;" not in words
    if plain and max(map(len, words.splitlines()), default=0) <= LONGEST_LINE:
        return words
    return f"{_OPENS}{escape(words, quote=False)}{_CLOSES}"


def tip_text(tip: str) -> str:
    """The words that a tip says, as they were given to `tip_html`."""
    return unescape(tip[len(_OPENS) : -len(_CLOSES)]) if tip.startswith(_OPENS) else tip


def set_tip(thing: _Tipped, words: str) -> None:
    """Let a widget or a thing on the table say these words when the pointer rests on it."""
    thing.setToolTip(tip_html(words))


def show_tip(at: QPoint, words: str, beside: QWidget, rect: QRect | None = None, ms: int = -1) -> None:
    """Say these words now, at a point of the screen, while the pointer stays in `rect` of the widget."""
    QToolTip.showText(at, tip_html(words), beside, QRect() if rect is None else rect, ms)


def answer_tip(event: QEvent, widget: QWidget, tip_at: Callable[[QPoint], str]) -> bool:
    """Say what a part of the widget is on which the pointer rests; False when that is not what is asked."""
    if not isinstance(event, QHelpEvent) or event.type() is not QEvent.Type.ToolTip:
        return False
    show_tip(event.globalPos(), tip_at(event.pos()), widget)
    return True


def style_tips() -> None:
    """Write tips like everything else from now on, in the theme and the text size of now."""
    colours = QToolTip.palette()
    colours.setColor(QPalette.ColorRole.ToolTipBase, theme.current().vellum)
    colours.setColor(QPalette.ColorRole.ToolTipText, INK)
    QToolTip.setPalette(colours)
    QToolTip.setFont(fonts.font(14))


def shortened_to_fit(text: str, font: QFont, width: float) -> str:
    """The text on one line, its end left out where it is wider than that."""
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)


class _FittedLabel(Label):
    """A label that leaves out what has no room; its tooltip tells all of it then."""

    _whole = ""

    def restyle(self) -> None:
        super().restyle()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        raise NotImplementedError

    def _show(self, text: str) -> None:
        Label.setText(self, text)
        set_tip(self, "" if text == self._whole else self._whole)


class WrappingLabel(_FittedLabel):
    """A text in several lines; of a word that is wider than the lines the end is left out, and told by the tooltip."""

    def __init__(self, px: float, weight: QFont.Weight = QFont.Weight.Normal, colour: str = "text") -> None:
        super().__init__(px, weight, colour, wrap=True)

    def setText(self, text: str) -> None:
        self._whole = text
        self._fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(round(40 * ui_scale(self)), super().minimumSizeHint().height())

    def _fit(self) -> None:
        room = self.contentsRect().width() - 1
        metrics = QFontMetricsF(self.font())
        text = self._whole
        if room > 0 and any(metrics.horizontalAdvance(word) > room for word in text.split()):
            text = " ".join(shortened_to_fit(word, self.font(), room) for word in text.split())
        self._show(text)


class ElidedLabel(_FittedLabel):
    """Words on one line, as long as there is room; what is left out at the end is told by the tooltip."""

    def __init__(
        self, px: float, weight: QFont.Weight = QFont.Weight.Normal, colour: str = "text", *, italic: bool = False
    ) -> None:
        super().__init__(px, weight, colour, italic=italic)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, words: str) -> None:
        """Say this."""
        if words == self._whole:
            return
        self._whole = words
        self.setAccessibleName(words)
        self._fit()

    def _fit(self) -> None:
        self._show(shortened_to_fit(self._whole, self.font(), self.contentsRect().width()))
