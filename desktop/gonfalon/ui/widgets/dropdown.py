"""A box that opens a list of choices."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSizePolicy, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gonfalon.ui.look import art, palette, states
from gonfalon.ui.widgets.dress import HALO, box, dress, role_font, unit
from gonfalon.ui.widgets.focus import KeyboardFocus

__all__ = ["DropDown"]

_SHORT = Qt.ItemDataRole.UserRole + 1


class _Line(QStyledItemDelegate):
    """A choice in the open list."""

    def __init__(self, owner: DropDown) -> None:
        super().__init__(owner)
        self._owner = owner

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics, scale = QFontMetricsF(self._owner.font()), unit(self._owner)
        width = metrics.horizontalAdvance(str(index.data())) + 30 * scale
        return QSize(round(width), round(max(36 * scale, metrics.height() + 12 * scale)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        colours, scale, rect = dress(self._owner), unit(self._owner), QRectF(option.rect)
        marked = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.fillRect(rect, palette.OAK_PANEL if colours.dark else colours.paper)
        if marked:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            inside = rect.adjusted(2 * scale, scale, -2 * scale, -scale)
            box(painter, inside, 4 * scale, palette.GOLD_2, palette.INK, 1.5 * scale)
        painter.setFont(self._owner.font())
        painter.setPen(palette.INK if marked else colours.text)
        place = rect.adjusted(14 * scale, 0, -8 * scale, 0)
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, str(index.data()))
        painter.restore()


class DropDown(KeyboardFocus, QComboBox):
    """One of several choices; the closed box may show a short form where the whole one has no room."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemDelegate(_Line(self))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.restyle()

    def fill(self, choices: list[tuple[str, str, str]]) -> None:
        """Make the choices anew: key, words, short words; the chosen key stays chosen. No signal is sent."""
        kept = self.key()
        blocked = self.blockSignals(True)
        self.clear()
        for key, words, short in choices:
            self.addItem(words, key)
            self.setItemData(self.count() - 1, short, _SHORT)
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
        view, colours = self.view(), QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Base, palette.OAK_PANEL if dress(self).dark else dress(self).paper)
        view.setPalette(colours)
        self.updateGeometry()

    def _room(self, words: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(words) + 2 * HALO + 48 * unit(self)

    def _high(self) -> int:
        scale = unit(self)
        return round(max(40 * scale, QFontMetricsF(self.font()).height() + 14 * scale) + 2 * HALO)

    def sizeHint(self) -> QSize:
        widest = max((self._room(self.itemText(index)) for index in range(self.count())), default=self._room(""))
        return QSize(round(widest + 1), self._high())

    def minimumSizeHint(self) -> QSize:
        shorts = [str(self.itemData(index, _SHORT) or self.itemText(index)) for index in range(self.count())]
        widest = max((self._room(short) for short in shorts), default=self._room(""))
        return QSize(round(widest + 1), self._high())

    def shown_words(self) -> str:
        """What the closed box says in the width it has."""
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
