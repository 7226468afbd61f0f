"""What a designer sees at a glance: letters cut off, controls upon each other, things outside their panel."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QLabel, QWidget

from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.styling import HALO


def faults(screen: QWidget) -> list[str]:
    """Sentences about everything on the screen that cannot be read or lies where something else lies."""
    found = []
    for widget in screen.findChildren(QWidget):
        if not widget.isVisibleTo(screen) or widget.window() is not screen.window():
            continue
        found += _cut_off(widget)
        found += _outside(widget, screen)
        found += _upon_each_other(widget, screen)
    if screen.minimumSizeHint().width() > screen.width():
        found.append(f"the screen wants to be {screen.minimumSizeHint().width()} wide")
    return found


def _name(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return f"{type(widget).__name__} {text() if callable(text) else ''!r}"


def _cut_off(widget: QWidget) -> list[str]:
    if isinstance(widget, QLabel) and widget.text():
        room = widget.contentsRect()
        metrics = QFontMetricsF(widget.font())
        if widget.wordWrap():
            longest = max(metrics.horizontalAdvance(word) for word in widget.text().split())
            high = widget.heightForWidth(widget.width())
            if longest > room.width() + 1 or high > widget.height() + 2:
                return [f"{_name(widget)} needs {longest:.0f} x {high}, has {room.width()} x {widget.height()}"]
        elif metrics.horizontalAdvance(widget.text()) > room.width() + 1 or metrics.height() > widget.height() + 1:
            return [f"{_name(widget)} is cut off at {room.width()} x {room.height()}"]
    if isinstance(widget, Button | Segmented):
        wanted = widget.minimumSizeHint()
        if widget.hasHeightForWidth():
            wanted.setHeight(widget.heightForWidth(widget.width()))
        if wanted.width() > widget.width() + 1 or wanted.height() > widget.height() + 1:
            return [f"{_name(widget)} wants {wanted.width()} x {wanted.height()}, has {widget.size().toTuple()}"]
    if isinstance(widget, DropDown):
        advance = QFontMetricsF(widget.font()).horizontalAdvance(widget.shown_words())
        if advance + 2 * HALO + 30 > widget.width():
            return [f"{_name(widget)} cannot show {widget.shown_words()!r} in {widget.width()}"]
    return []


def _outside(widget: QWidget, screen: QWidget) -> list[str]:
    parent = widget.parentWidget()
    if parent is None or isinstance(parent, QAbstractScrollArea) or _scrolled(widget):
        return []
    allowed = parent.rect().adjusted(-HALO, -HALO, HALO, HALO)
    if widget is not screen and not allowed.contains(widget.geometry()):
        return [
            f"{_name(widget)} at {widget.geometry().getRect()} sticks out of {_name(parent)} {parent.size().toTuple()}"
        ]
    return []


def _scrolled(widget: QWidget) -> bool:
    """Whether this is what a scroll area moves about."""
    parent = widget.parentWidget()
    return parent is not None and isinstance(parent.parentWidget(), QAbstractScrollArea)


def _upon_each_other(widget: QWidget, screen: QWidget) -> list[str]:
    if isinstance(widget, QAbstractScrollArea | QAbstractSlider):
        return []
    shown = [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisibleTo(screen) and not child.isWindow() and child.width() > 1
    ]
    found = []
    for index, one in enumerate(shown):
        for other in shown[index + 1 :]:
            common = _core(one).intersected(_core(other))
            if common.width() > 1 and common.height() > 1:
                found.append(f"{_name(one)} lies upon {_name(other)} by {common.size().toTuple()}")
    return found


def _core(widget: QWidget) -> QRect:
    """The widget without the room for its focus ring, which may be shared."""
    halo = 0 if isinstance(widget, QLabel) else HALO
    return widget.geometry().adjusted(halo, halo, -halo, -halo)
