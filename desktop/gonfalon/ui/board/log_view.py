"""The game log beside the table: its list, keys and scrolling, the newest entry first."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QListView,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QWidget,
)

from gonfalon.texts.log_entries import LogEntry, add_entry
from gonfalon.texts.log_filter import LogFilter, log_lines
from gonfalon.ui.board.log_filter_bar import LogFilterBar, LogSubjects
from gonfalon.ui.board.log_model import Index, LogDelegate, LogModel, LogRow
from gonfalon.ui.look import palette, state_marks
from gonfalon.ui.widgets.buttons import BaseButton, IconButton
from gonfalon.ui.widgets.panel import fine_panel
from gonfalon.ui.widgets.plain_text import set_tip
from gonfalon.ui.widgets.styling import (
    ControlPainter,
    FocusVisible,
    Sized,
    Surface,
    announce,
    draw_box,
    role_font,
    ui_scale,
)

BAR: Final = 6
_KEYS = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


class LogScrollBar(QScrollBar):
    """A thread of gold over the right margin of a list, there only when there is something to scroll."""

    def __init__(self, scrolled: QAbstractScrollArea) -> None:
        super().__init__(Qt.Orientation.Vertical, scrolled)
        self._bar = scrolled.verticalScrollBar()
        self._bar.rangeChanged.connect(self._fit)
        self._bar.valueChanged.connect(self.setValue)
        self.valueChanged.connect(self._bar.setValue)
        self.hide()

    def _fit(self, low: int, high: int) -> None:
        self.setPageStep(self._bar.pageStep())
        self.setSingleStep(self._bar.singleStep())
        self.setRange(low, high)
        self.setVisible(high > low)

    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        knob = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        painter = ControlPainter(self)
        colours, inset = painter.colours, painter.unit
        rail = palette.faded(colours.edge, 0.35)
        groove = QRectF(self.rect()).adjusted(inset, 0, -inset, 0)
        draw_box(painter, groove, groove.width() / 2, rail, rail, 0)
        held = self.underMouse() or self.isSliderDown()
        fill = palette.INK if colours.contrast else palette.GOLD_2 if held else palette.GOLD_3
        body = QRectF(knob).adjusted(inset, 0, -inset, 0)
        draw_box(painter, body, body.width() / 2, fill, fill, 0)


class LogList(FocusVisible, QListView):
    """The list itself: one widget to the keyboard, one row a line to those who listen."""

    moved = Signal()
    """Another row is the current one, or the focus came or went."""
    left = Signal()
    scrolled = Signal()
    """By the player, not because something was told."""
    copied = Signal()
    """What is shown is to be copied."""

    def __init__(self, parent: QWidget, entries: LogModel) -> None:
        super().__init__(parent)
        self.entries = entries
        self._by_player = False
        self.slim = LogScrollBar(self)
        self.slim.actionTriggered.connect(self._player_scrolls)
        bar = self.verticalScrollBar()
        bar.actionTriggered.connect(self._player_scrolls)
        bar.valueChanged.connect(self._bar_moved)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # A click into the chronicle must not take the keys away from the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setModel(entries)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copied.emit()
        elif event.key() in _KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            event.accept()
        else:
            event.ignore()

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.viewport().update()
        if self.hasFocus():
            self.scrolled.emit()
            self.moved.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid() and self.entries.newest >= 0:
            self.setCurrentIndex(self.entries.index(self.entries.newest))
        super().focusInEvent(event)
        self.viewport().update()
        self.moved.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.viewport().update()
        self.moved.emit()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Leave, QEvent.Type.HoverLeave):
            self.left.emit()
        return super().viewportEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        row = self.currentIndex()
        if self.ring and row.isValid():
            state_marks.focus_ring(painter, QRectF(self.visualRect(row)).adjusted(6, 3, -6, -3), 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = round(BAR * ui_scale(self))
        # In the margin between the text and the end of the highlight.
        self.slim.setGeometry(self.width() - wide, 0, wide, self.height())

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        super().scrollContentsBy(dx, dy)
        # A line that was cut by an edge may have room now, and the other way round.
        self.viewport().update()

    def _player_scrolls(self) -> None:
        self._by_player = True

    def _bar_moved(self) -> None:
        if self._by_player:
            self._by_player = False
            self.scrolled.emit()


TITLE: Final = 20
HAIRLINE: Final = 37
"""From the upper edge of the panel, in design pixels; the rows begin below it."""
SIDE: Final = 10
MARGIN: Final = 16
CORNER: Final = 0.6
"""The share of their drawn size that the corners of the panel have."""


class LogHeading(BaseButton):
    """Lies unseen over the heading of a game log, which is painted; the keyboard has a key of its own."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The log paints its heading."""


class LogView(Sized, QWidget):
    """A panel of parchment with the lines of a game; `text` gives the sentence of a line in the language of now."""

    entry_pointed = Signal(object)
    """A line is hovered or has the focus: the cards to show, as (kind or None, family) pairs."""
    entry_left = Signal()
    line_pointed = Signal(object)
    """The line that is hovered or has the focus, None for none."""
    turned = Signal()
    """It is to be opened, with moves and filters, or closed."""
    copied = Signal()
    """What is shown of it has been copied."""
    size_wanted, size_least = (248, 400), (180, 90)

    def __init__(self, text: Callable[[LogEntry], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Surface.PARCHMENT
        self.entries = LogModel(text, self)
        self.rows = LogList(self, self.entries)
        self._log_delegate = LogDelegate(self.rows, self.entries)
        self._log_delegate.pointed = lambda entry: entry is self._pointed
        self.rows.setItemDelegate(self._log_delegate)
        self.subjects: Callable[[Sequence[LogEntry]], LogSubjects] = lambda lines: LogSubjects({}, {}, {})
        """What such lines may be asked for by."""
        self.kept: Callable[[LogFilter, Sequence[LogEntry]], Sequence[LogEntry]] = lambda log_filter, lines: lines
        """Which of these lines are asked for."""
        self._lines: list[LogEntry] = []
        """All that was told, also what is not asked for."""
        self._shown: Sequence[LogEntry] = ()
        """The lines that were asked for last, where not all are."""
        self._opened = False
        self.bar = LogFilterBar(self)
        self.heading = LogHeading(self)
        self.heading.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.heading.clicked.connect(self.turned)
        self.copy_button, self.close_button = IconButton("icon-export"), IconButton("icon-close")
        for button, do in ((self.copy_button, self.copy), (self.close_button, self.turned.emit)):
            button.setParent(self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.clicked.connect(do)
        self._hovered = QPersistentModelIndex()
        self._pointed: LogRow | None = None
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
        self.rows.copied.connect(self.copy)
        self.bar.changed.connect(self._ask)
        self.setFocusProxy(self.rows)
        self._show_opened()
        self.retranslate()

    # -- what is told --------------------------------------------------------------------------------------------------

    def add(self, lines: Sequence[LogEntry]) -> None:
        """Tell what happened; lines that amend replace the last one."""
        if not lines:
            return
        add_entry(self._lines, lines)
        if self._opened:
            self.bar.offer(self.subjects(self._lines))
        if self.bar.log_filter == LogFilter():
            self._change(lambda: self.entries.add(lines))
        else:
            self._refill()

    @property
    def waits(self) -> bool:
        """Whether it shows what is waited for."""
        return self.entries.waits

    def set_current(self, line: LogEntry | None) -> None:
        """Show what is waited for, highlighted above the newest line, or nothing."""
        self._change(lambda: self.entries.wait_for(line))

    def point_out(self, line: LogEntry | None) -> None:
        """Highlight the log entry that is told now, wherever it stands, or none."""
        self._told = QPersistentModelIndex(self.entries.index(self.entries.point_out(line)))
        # No row is larger for it: a change of data would let the view measure all of them again.
        self.rows.viewport().update()
        self._show_told()

    def clear(self) -> None:
        """Forget everything, as for another seat or another game."""
        self._unhover()
        self.entries.clear()
        self._lines = []
        self._forget_subjects()
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
                announce(self.rows, why)

    def hush(self) -> None:
        """Tell nothing to those who listen until it is cleared; what is drawn stays."""
        self.entries.silent = True
        # They name what the seat before knew.
        self._forget_subjects()

    # -- what is asked for ---------------------------------------------------------------------------------------------

    @property
    def stops(self) -> Sequence[QWidget]:
        """Return the widgets that the keyboard focus visits, in order."""
        return (self, self.copy_button, self.close_button, *self.bar.boxes)

    def open(self, opened: bool) -> None:
        """Show the moves beside what they brought about and let lines be asked for, or no more."""
        if opened == self._opened:
            return
        self._opened = self.entries.noted = opened
        if opened:
            self.bar.offer(self.subjects(self._lines))
        elif any(part.hasFocus() for part in self.stops[1:]):
            self.rows.setFocus(Qt.FocusReason.OtherFocusReason)
        if not opened and self.bar.log_filter != LogFilter():
            self.bar.reset()
            self._refill()
        self._show_opened()
        self.restyle()

    def _forget_subjects(self) -> None:
        self.bar.reset()
        self.bar.offer(LogSubjects({}, {}, {}))

    def _show_opened(self) -> None:
        for part in (self.bar, self.copy_button, self.close_button):
            part.setVisible(self._opened)

    def _ask(self) -> None:
        """Show the lines that are asked for now, and say to those who listen how many they are."""
        self._following = True
        self._refill()
        self._arrange()
        if not self.entries.silent:
            told = sum(not line.heading for line in self._shown)
            announce(self.rows, self.tr("%n entry(ies)", "", told))

    def _refill(self) -> None:
        lines = self.kept(self.bar.log_filter, self._lines)
        if lines != self._shown or self.bar.log_filter == LogFilter():
            self._shown = lines
            self._change(lambda: self.entries.refill(lines))

    def copy(self) -> None:
        """Put what is shown on the clipboard as text, the oldest first; nothing behind a curtain."""
        if not self.entries.silent:
            lines = self.kept(self.bar.log_filter, self._lines)
            text = "\n".join(log_lines(lines, self.entries.sentence))
            QGuiApplication.clipboard().setText(text.strip("\n") + "\n")
            self.copied.emit()

    def sentences(self) -> list[str]:
        """All rows from the top, as they are read."""
        return [self.entries.words(self.entries.entry(row)) for row in range(self.entries.rowCount())]

    # -- words and dress -----------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Make every sentence anew in the language of now."""
        self.entries.retranslate()
        self.rows.setAccessibleName(self.tr("Chronicle"))
        self.setAccessibleName(self.tr("Chronicle"))
        words = self.tr("Open the chronicle with its moves and filters, or close it")
        set_tip(self.heading, words)
        self.heading.setAccessibleName(words)
        self.copy_button.set_words(self.tr("Copy what the chronicle shows as text"))
        self.close_button.set_words(self.tr("Close the filters of the chronicle"))
        if self._opened:
            self.bar.offer(self.subjects(self._lines))
        self.restyle()

    def restyle(self) -> None:
        """Take size and colours from the screen and the theme as they are now."""
        self.entries.restyle()
        self.bar.restyle()
        self._arrange()
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = ControlPainter(self)
        scale, colours = painter.unit, painter.colours
        fine_panel(painter, "panel-parchment", QRectF(self.rect()), CORNER * scale)
        line = self._hairline()
        title = QRect(round(MARGIN * scale), 0, round(self.width() - 2 * MARGIN * scale), line + round(5 * scale))
        font = role_font(self, TITLE, QFont.Weight.DemiBold)
        painter.words(QRectF(title), self.tr("Chronicle"), font, colours.text)
        painter.setPen(QPen(colours.hairline, 1.5 * scale))
        painter.drawLine(QPointF(title.left(), line), QPointF(title.right(), line))

    def _hairline(self) -> int:
        face = role_font(self, TITLE, QFont.Weight.DemiBold)
        return round(HAIRLINE * face.pixelSize() / TITLE)

    def _arrange(self) -> None:
        scale = ui_scale(self)
        top = self._hairline() + round(2 * scale)
        side = round(SIDE * scale)
        self.heading.setGeometry(0, 0, self.width(), self._hairline())
        if self._opened:
            right, wide = self.width() - side, self.copy_button.sizeHint().width()
            high = self.copy_button.sizeHint().height()
            for place, button in enumerate((self.close_button, self.copy_button), 1):
                button.setGeometry(right - place * wide, (self._hairline() - high) // 2 + 1, wide, high)
            room = max(1, self.width() - 2 * side)
            self.bar.setGeometry(side, top, room, self.bar.heightForWidth(room))
            self.bar.arrange()
            top += self.bar.height()
        self.rows.setGeometry(side, top, max(1, self.width() - 2 * side), max(1, self.height() - top - side))
        if self._following:
            # Lines that are broken anew stand elsewhere, and Qt would find that out only later.
            self.rows.doItemsLayout()
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
        self.line_pointed.emit(None if entry is None else entry.line)
        if entry is not None and entry.line.cards:
            self.entry_pointed.emit(entry.line.cards)
        else:
            self.entry_left.emit()
