"""The chronicle beside the table: what happened, in sentences, the newest first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QWidget

from gonfalon.texts.lines import Line
from gonfalon.ui.board.entries import Entries, Entry
from gonfalon.ui.board.rows import Rows
from gonfalon.ui.board.scribe import Scribe
from gonfalon.ui.widgets.aloud import say_aloud
from gonfalon.ui.widgets.dress import Ground, dress, role_font, unit
from gonfalon.ui.widgets.panel import fine_panel

__all__ = ["ChronicleView"]

TITLE: Final = 20
HAIRLINE: Final = 37
"""From the upper edge of the panel, in design pixels; the rows begin below it."""
SIDE: Final = 10
MARGIN: Final = 16
CORNER: Final = 0.6
"""The share of their drawn size that the corners of the panel have."""


class ChronicleView(QWidget):
    """A panel of parchment with the lines of a game; `text` gives the sentence of a line in the language of now."""

    entry_pointed = Signal(object)
    """A line is hovered or has the focus: the cards to show, as (kind or None, family) pairs."""
    entry_left = Signal()

    def __init__(self, text: Callable[[Line], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Ground.PARCHMENT
        self.entries = Entries(text, self)
        self.rows = Rows(self, self.entries)
        self._scribe = Scribe(self.rows, self.entries)
        self._scribe.pointed = lambda entry: entry is self._pointed
        self.rows.setItemDelegate(self._scribe)
        self._hovered = QPersistentModelIndex()
        self._pointed: Entry | None = None
        self._told = QPersistentModelIndex()
        """The line that is told now, wherever it stands."""
        self._following = True
        """Whether the newest line is to be kept in sight."""
        self.rows.entered.connect(self._hover)
        self.rows.viewportEntered.connect(self._unhover)
        self.rows.left.connect(self._unhover)
        self.rows.moved.connect(self._point)
        self.rows.clicked.connect(lambda index: self._toggle(index.row()))
        self.rows.scrolled.connect(self._player_scrolled)
        self.setFocusProxy(self.rows)
        self.retranslate()

    # -- what is told --------------------------------------------------------------------------------------------------

    def add(self, lines: Sequence[Line]) -> None:
        """Tell what happened; lines that amend replace the last one."""
        if lines:
            self._change(lambda: self.entries.add(lines))

    def set_current(self, line: Line | None) -> None:
        """Show what is waited for, highlighted above the newest line, or nothing."""
        self._change(lambda: self.entries.wait_for(line))

    def point_out(self, line: Line | None) -> None:
        """Show that this line is told now, wherever it stands, or none."""
        self._told = QPersistentModelIndex(self.entries.index(self.entries.point_out(line)))
        self._show_told()

    def clear(self) -> None:
        """Forget everything, as for another seat or another game."""
        self._unhover()
        self.entries.clear()
        self._following = True
        self._point()

    def teach(self, families: Iterable[str]) -> None:
        """Let the reasons of these families be read openly from now on."""
        self.entries.teaching = frozenset(families)

    def explain(self) -> None:
        """Let the reason of the line with the focus be read, else the newest; or no more, where it is read."""
        row = self.entries.explained(self.rows.currentIndex().row() if self.rows.hasFocus() else -1)
        if row >= 0:
            self._toggle(row)
            self.rows.scrollTo(self.entries.index(row))

    def _toggle(self, row: int) -> None:
        entry = self.entries.entry(row)
        if entry.line.why is not None:
            self.entries.open(row, not entry.opened)
            if entry.opened and not self.entries.silent:
                why = self.entries.why(entry)
                say_aloud(self.rows, why)

    def hush(self) -> None:
        """Tell nothing to those who listen until it is cleared; what is drawn stays."""
        self.entries.silent = True

    def sentences(self) -> list[str]:
        """All rows from the top, as they are read."""
        return [self.entries.words(self.entries.entry(row)) for row in range(self.entries.rowCount())]

    # -- words and dress -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make every sentence anew in the language of now."""
        self.entries.retranslate()
        self.rows.setAccessibleName(self.tr("Chronicle"))
        self.setAccessibleName(self.tr("Chronicle"))
        self.restyle()

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.entries.restyle()
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(round(248 * unit(self)), round(400 * unit(self)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(180 * unit(self)), round(90 * unit(self)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, scale, colours = QPainter(self), unit(self), dress(self)
        fine_panel(painter, "panel-parchment", QRectF(self.rect()), CORNER * scale)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(colours.text)
        painter.setFont(role_font(self, TITLE, QFont.Weight.DemiBold))
        line = self._hairline()
        title = QRect(round(MARGIN * scale), 0, round(self.width() - 2 * MARGIN * scale), line + round(5 * scale))
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.tr("Chronicle"))
        painter.setPen(QPen(colours.hairline, 1.5 * scale))
        painter.drawLine(QPointF(title.left(), line), QPointF(title.right(), line))

    def _hairline(self) -> int:
        face = role_font(self, TITLE, QFont.Weight.DemiBold)
        return round(HAIRLINE * face.pixelSize() / TITLE)

    def _arrange(self) -> None:
        scale = unit(self)
        top = self._hairline() + round(2 * scale)
        side = round(SIDE * scale)
        self.rows.setGeometry(side, top, max(1, self.width() - 2 * side), max(1, self.height() - top - side))
        if self._following:
            self._show_told()

    # -- scrolling -----------------------------------------------------------------------------------------------------

    def _change(self, change: Callable[[], None]) -> None:
        """Change the rows without moving what the player looks at, except to what is new."""
        anchor = QPersistentModelIndex(self.rows.indexAt(QPoint(1, 1)))
        before = self.rows.visualRect(anchor).top()
        change()
        self._point()
        if self._following or not anchor.isValid():
            self._show_newest()
        else:
            bar = self.rows.verticalScrollBar()
            bar.setValue(bar.value() + self.rows.visualRect(anchor).top() - before)

    def _show_told(self) -> None:
        """Bring what is told now into sight, also where something newer stands above it."""
        if self._told.row() > self.entries.newest:
            self.rows.scrollTo(self._told)
        elif self._following:
            self._show_newest()

    def _show_newest(self) -> None:
        if not self.entries.rowCount():
            return
        self.rows.scrollTo(self.entries.index(0))
        newest = self.entries.index(self.entries.newest)
        # Where its heading leaves it no room, what was told last is read all the same.
        if not self.rows.viewport().rect().contains(self.rows.visualRect(newest)):
            self.rows.scrollTo(newest, QAbstractItemView.ScrollHint.PositionAtTop)

    def _player_scrolled(self) -> None:
        place = self.rows.visualRect(self.entries.index(self.entries.newest))
        self._following = self.rows.viewport().rect().contains(place.center())

    # -- pointing ------------------------------------------------------------------------------------------------------

    def _hover(self, index: QModelIndex) -> None:
        self._hovered = QPersistentModelIndex(index)
        self._point()

    def _unhover(self) -> None:
        self._hovered = QPersistentModelIndex()
        self._point()

    def _point(self) -> None:
        """Say which cards to show: those of the hovered line, else those of the one with the focus."""
        row = self._hovered.row()
        if row < 0 and self.rows.hasFocus():
            row = self.rows.currentIndex().row()
        entry = self.entries.entry(row) if row >= 0 else None
        if entry is self._pointed:
            return
        self._pointed = entry
        self.rows.viewport().update()
        if entry is not None and entry.line.cards:
            self.entry_pointed.emit(entry.line.cards)
        else:
            self.entry_left.emit()
