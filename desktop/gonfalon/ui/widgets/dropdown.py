"""A box that opens a list of choices."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QWheelEvent,
)
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, role_font, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["Choice", "DropDown"]

_SHORT = Qt.ItemDataRole.UserRole + 1
_CHOICE = Qt.ItemDataRole.UserRole + 2
MOST_STARS = 5


class Choice(NamedTuple):
    """One of the choices, and what the open list tells of it."""

    key: str
    words: str
    short: str
    """What the closed box says where the words have no room."""
    about: str = ""
    """A second, smaller line in the list."""
    stars: int = 0
    """One to five are drawn behind the words in the list, with as many empty ones as are left; 0 draws none."""
    picture: Callable[[QPainter, QRectF], None] | None = None
    """Paints it at the left of the list, and instead of words in a closed box that shows pictures."""


def _star(painter: QPainter, middle: QPointF, radius: float, colour: QColor, *, filled: bool) -> None:
    points = [
        middle + QPointF(math.sin(corner * math.pi / 5), -math.cos(corner * math.pi / 5)) * (radius * part)
        for corner, part in zip(range(10), (1.0, 0.42) * 5, strict=True)
    ]
    painter.setPen(QPen(colour, max(1.0, radius * 0.14)))
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(points))


class _Line(QStyledItemDelegate):
    """A choice in the open list."""

    def __init__(self, owner: DropDown) -> None:
        super().__init__(owner)
        self._owner = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        choice, scale = self._choice(index), unit(self._owner)
        metrics, small = QFontMetricsF(self._owner.font()), QFontMetricsF(self._small())
        width = metrics.horizontalAdvance(choice.words)
        if choice.stars:
            width += (MOST_STARS + 1) * metrics.height() * 0.75
        width = max(width, small.horizontalAdvance(choice.about))
        high = metrics.height() + (small.height() if choice.about else 0.0)
        if choice.picture is not None:
            width += high + 8 * scale
        return QSize(round(width + 30 * scale), round(max(36 * scale, high + 12 * scale)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, scale, rect = dress(self._owner), unit(self._owner), QRectF(option.rect)
        choice, font = self._choice(index), self._owner.font()
        marked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, palette.OAK_PANEL if colours.dark else colours.paper)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if marked:
            inside = rect.adjusted(2 * scale, scale, -2 * scale, -scale)
            box(painter, inside, 4 * scale, palette.GOLD_2, palette.INK, 1.5 * scale)
        ink = QColor(palette.INK if marked else colours.text)
        place = rect.adjusted(14 * scale, 0, -8 * scale, 0)
        if choice.picture is not None:
            side = place.height() - 8 * scale
            choice.picture(painter, QRectF(place.left() - 6 * scale, place.top() + 4 * scale, side, side))
            place.setLeft(place.left() + side + 4 * scale)
        if choice.about:
            middle = place.top() + place.height() * 0.52
            painter.setFont(self._small())
            painter.setPen(ink)
            under = QRectF(place.left(), middle, place.width(), place.bottom() - middle - 4 * scale)
            painter.drawText(under, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, choice.about)
            place.setTop(place.top() + 4 * scale)
            place.setBottom(middle)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, choice.words)
        if choice.stars:
            step = QFontMetricsF(font).height() * 0.75
            for star in range(MOST_STARS):
                middle_of = QPointF(place.right() - (MOST_STARS - star - 0.5) * step, place.center().y())
                _star(painter, middle_of, step * 0.42, ink, filled=star < choice.stars)
        painter.restore()

    def _choice(self, index: QModelIndex | QPersistentModelIndex) -> Choice:
        found = index.data(_CHOICE)
        return found if isinstance(found, Choice) else Choice("", str(index.data()), "")

    def _small(self) -> QFont:
        return role_font(self._owner, 13)


class DropDown(KeyboardFocus, QComboBox):
    """One of several choices; the closed box may show a short form where the whole one has no room."""

    def __init__(self, *, pictured: bool = False) -> None:
        """
        Args:
            pictured: whether the closed box shows the picture of the choice and no words.
        """
        super().__init__()
        self._pictured = pictured
        self._label: QLabel | None = None
        self._widest: dict[tuple[int, float], float] = {}
        self.setItemDelegate(_Line(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.restyle()

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self._label_aloud()

    def _label_aloud(self) -> None:
        """Have a label that only those see who listen, where none stands beside it.

        On Unix, Qt calls a box of choices by the one that holds, and leaves the rest to what it is labelled by.
        """
        parent = self.parentWidget()
        beside = (
            () if parent is None else parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        )
        labelled = any(label.buddy() is self for label in beside if label is not self._label)
        if labelled or parent is None or not self.accessibleName():
            return
        if self._label is None:
            self._label = QLabel()
        if self._label.parentWidget() is not parent:
            self._label.setParent(parent)
            self._label.setBuddy(self)
            self._label.hide()
        self._label.setText(self.accessibleName())

    def fill(self, choices: Sequence[Choice | tuple[str, str, str]]) -> None:
        """Make the choices anew; the chosen key stays chosen. No signal is sent.

        Args:
            choices: a plain one is its key, its words, and short words.
        """
        kept = self.key()
        self._widest.clear()
        blocked = self.blockSignals(True)
        self.clear()
        for choice in (Choice(*one) for one in choices):
            self.addItem(choice.words, choice.key)
            last = self.count() - 1
            self.setItemData(last, choice.short, _SHORT)
            self.setItemData(last, choice, _CHOICE)
            self.setItemData(last, choice.about, Qt.ItemDataRole.AccessibleDescriptionRole)
        self.set_key(kept)
        self.blockSignals(blocked)
        self.updateGeometry()
        self.update()

    def key(self) -> str:
        """The key of the choice that holds; empty if there is none."""
        data = self.currentData()
        return data if isinstance(data, str) else ""

    def set_key(self, key: str) -> None:
        """Choose by key; an unknown key chooses the first."""
        self.setCurrentIndex(max(0, self.findData(key)))

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.setFont(role_font(self, 15, QFont.Weight.Medium))
        self._widest.clear()
        view, colours = self.view(), QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, palette.OAK_PANEL if dress(self).dark else dress(self).paper)
        view.setPalette(colours)
        self.updateGeometry()

    def _room(self, words: str) -> float:
        if self._pictured:
            return self._high() + 2 * unit(self)
        return QFontMetricsF(self.font()).horizontalAdvance(words) + 2 * HALO + 48 * unit(self)

    def _high(self) -> int:
        scale = unit(self)
        return round(max(40 * scale, QFontMetricsF(self.font()).height() + 14 * scale) + 2 * HALO)

    def _room_for_all(self, role: int) -> float:
        # Layouts ask dozens of times before a screen is seen, and each letter would be measured each time.
        key = role, unit(self)
        if key not in self._widest:
            words = (str(self.itemData(index, role) or self.itemText(index)) for index in range(self.count()))
            self._widest[key] = max(map(self._room, words), default=self._room(""))
        return self._widest[key]

    def sizeHint(self) -> QSize:
        return QSize(round(self._room_for_all(Qt.ItemDataRole.DisplayRole) + 1), self._high())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self._room_for_all(_SHORT) + 1), self._high())

    def shown_words(self) -> str:
        """What the closed box says in the width it has; nothing where it shows a picture."""
        if self._pictured:
            return ""
        words = self.currentText()
        if self._room(words) <= self.width() + 1:
            return words
        return str(self.currentData(_SHORT) or words)

    def showPopup(self) -> None:
        widest = max(self.view().sizeHintForColumn(0) + 8, self.width() - 2 * HALO)
        self.view().setMinimumWidth(round(widest))
        super().showPopup()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(HALO, HALO, -HALO, -HALO)
        fill = QColor(palette.CREAM) if colours.dark else colours.paper
        if colours.dark:
            fill.setAlphaF(0.18 if self.underMouse() else 0.08)
        ink = colours.text
        if not self.isEnabled():
            fill, ink = palette.DISABLED, palette.DISABLED_TEXT
        box(painter, body, 6 * scale, fill, palette.GOLD_3 if colours.dark else colours.edge, 1.4 * scale)
        choice = self.currentData(_CHOICE)
        if self._pictured and isinstance(choice, Choice) and choice.picture is not None:
            side = min(body.width(), body.height()) - 4 * scale
            choice.picture(painter, QRectF(body.center() - QPointF(side, side) / 2, QSizeF(side, side)))
        else:
            side = QFontMetricsF(self.font()).height() * 0.62
            place = QRectF(body.right() - side - 10 * scale, body.center().y() - side / 2, side, side)
            art.paint(painter, "icon-chevron-down", place, ink_paper_swapped=colours.dark and self.isEnabled())
            painter.setFont(self.font())
            painter.setPen(ink)
            words = body.adjusted(13 * scale, 0, -side - 14 * scale, 0)
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.shown_words())
        if self.ring:
            states.focus_ring(painter, body, 6 * scale)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.showPopup()
            return
        super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        # The wheel scrolls the page; a choice that changes under it would be noticed too late.
        event.ignore()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.EnabledChange:
            self.update()
        elif event.type() is QEvent.Type.ParentChange:
            self._label_aloud()
