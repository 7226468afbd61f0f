"""The list of all that can be done now: type to filter, arrows to choose, Enter to do it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from gonfalon.texts.listing import Entry, Group, found
from gonfalon.ui.look import palette, states
from gonfalon.ui.widgets.dress import role_font, unit
from gonfalon.ui.widgets.fields import SearchField
from gonfalon.ui.widgets.panel import Bar

__all__ = ["MovesList"]

WIDE, HIGH = 600, 400
_ENTRY = Qt.ItemDataRole.UserRole
_HEADING = Qt.ItemDataRole.UserRole + 1
_TITLE_PX, _DETAIL_PX = 15.5, 13.5
_INDENT = 14


class MovesList(QWidget):
    """A field to search in above the lines; a line with a move answers when it is clicked or entered."""

    answered = Signal(object)
    """A move that was chosen."""

    def __init__(self, groups: Sequence[Group]) -> None:
        super().__init__()
        self.groups = tuple(groups)
        self.field = SearchField()
        self.lines = QListWidget()
        self.lines.setItemDelegate(_Line(self.lines))
        self.lines.setFrameShape(QListWidget.Shape.NoFrame)
        self.lines.setVerticalScrollBar(Bar(Qt.Orientation.Vertical, self.lines))
        self.lines.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setUniformItemSizes(False)
        self.lines.setMouseTracking(True)
        self.lines.viewport().setAutoFillBackground(False)
        self.lines.setStyleSheet("QListWidget { background: transparent; }")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.field)
        layout.addWidget(self.lines, 1)
        self.setFocusProxy(self.field)
        self.field.textChanged.connect(self._filter)
        self.lines.itemClicked.connect(self._clicked)
        self._filter("")

    def sizeHint(self) -> QSize:
        return QSize(round(WIDE * unit(self)), round(HIGH * unit(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(WIDE * 0.7 * unit(self)), round(HIGH * 0.6 * unit(self)))

    def shown(self) -> list[Entry]:
        """The lines that are to be seen now, without their headings."""
        items = (self.lines.item(row) for row in range(self.lines.count()))
        return [item.data(_ENTRY) for item in items if not item.data(_HEADING)]

    def _filter(self, words: str) -> None:
        self.lines.clear()
        for group in found(self.groups, words):
            self._add(Entry(group.heading), heading=True)
            for entry in group.entries:
                self._add(entry, heading=False)
        self._begin()

    def _add(self, entry: Entry, *, heading: bool) -> None:
        item = QListWidgetItem(self.lines)
        item.setData(_ENTRY, entry)
        item.setData(_HEADING, heading)
        item.setText(f"{entry.title}\n{entry.detail}" if entry.detail else entry.title)
        if heading:
            item.setFlags(Qt.ItemFlag.ItemIsEnabled)

    def _begin(self) -> None:
        """Be at the first line that can be answered with, or at the first one."""
        rows = range(self.lines.count())
        entries = {row: self.lines.item(row).data(_ENTRY) for row in rows if not self.lines.item(row).data(_HEADING)}
        first = next((row for row, entry in entries.items() if entry.move is not None), next(iter(entries), -1))
        self.lines.setCurrentRow(first)

    def _step(self, by: int, start: int | None = None) -> None:
        row = self.lines.currentRow() if start is None else start
        row += by
        while 0 <= row < self.lines.count():
            item = self.lines.item(row)
            if not item.data(_HEADING):
                self.lines.setCurrentRow(row)
                return
            row += by

    def _clicked(self, item: QListWidgetItem) -> None:
        entry = item.data(_ENTRY)
        if entry.move is not None and not item.data(_HEADING):
            self.answered.emit(entry.move)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self._step(1 if event.key() == Qt.Key.Key_Down else -1)
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            for _ in range(6):
                self._step(1 if event.key() == Qt.Key.Key_PageDown else -1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            item = self.lines.currentItem()
            if not event.isAutoRepeat():
                self._clicked(item)
        else:
            super().keyPressEvent(event)
            return
        event.accept()


class _Line(QStyledItemDelegate):
    """Draws a heading, or a title with what it costs and brings in smaller letters below."""

    def _fonts(self) -> tuple[QFont, QFont]:
        view = self.parent()
        assert isinstance(view, QWidget)
        return role_font(view, _TITLE_PX, QFont.Weight.DemiBold), role_font(view, _DETAIL_PX)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        view = self.parent()
        assert isinstance(view, QListWidget)
        entry, room = index.data(_ENTRY), self._room(view)
        title, detail = self._fonts()
        whole = QRectF(0, 0, room, 10000)
        wrap = int(Qt.TextFlag.TextWordWrap)
        high = QFontMetricsF(title).boundingRect(whole, wrap, entry.title).height()
        if entry.detail:
            high += QFontMetricsF(detail).boundingRect(whole, wrap, entry.detail).height()
        return QSize(view.viewport().width(), round(high + 10 * unit(view)))

    def _room(self, view: QListWidget) -> float:
        return view.viewport().width() - 2 * _INDENT * unit(view)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view = self.parent()
        assert isinstance(view, QListWidget)
        entry, heading = index.data(_ENTRY), index.data(_HEADING)
        rect = QRectF(option.rect)
        scale, wrap = unit(view), int(Qt.TextFlag.TextWordWrap)
        current = view.currentIndex() == index and not heading
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.CREAM_2)
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 5, 5)
            states.focus_ring(painter, rect.adjusted(4, 3, -4, -3), 5)
        room = QRectF(rect.left() + _INDENT * scale, rect.top() + 5 * scale, self._room(view), rect.height())
        title, detail = self._fonts()
        painter.setFont(title)
        painter.setPen(palette.RUBRIC if heading else palette.INK if entry.move is not None else palette.INK_2)
        said = painter.boundingRect(room, wrap, entry.title)
        painter.drawText(room, wrap, entry.title)
        if entry.detail:
            painter.setFont(detail)
            painter.setPen(palette.INK_2)
            painter.drawText(room.adjusted(0, said.height(), 0, 0), wrap, entry.detail)
        painter.restore()
