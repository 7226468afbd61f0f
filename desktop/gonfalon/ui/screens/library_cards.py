"""The games of the library as cards on the table; only those that are seen are drawn, however many there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gonfalon.session.library import Entry
from gonfalon.texts.catalogue import current, translate
from gonfalon.ui.look import art, fonts, palette, states, theme
from gonfalon.ui.look.pixels import MEMORY, canvas, finished
from gonfalon.ui.look.theme import THEMES
from gonfalon.ui.screens.library_words import heard, name, standing, when
from gonfalon.ui.widgets.buttons import Kind, draw_body
from gonfalon.ui.widgets.dress import Ground, box, role_font, unit
from gonfalon.ui.widgets.focus import KeyboardFocus
from gonfalon.ui.widgets.panel import Bar, fine_panel

if TYPE_CHECKING:
    from gonfalon.ui.screens.library_pictures import Pictures

__all__ = ["GameCards", "Games", "acts"]

ENTRY = Qt.ItemDataRole.UserRole + 1
WIDE, PICTURE = 292, (268, 167)
"""A card and the picture on it, in design pixels."""
GAP = 12
"""Between two cards."""
_AnyIndex = QModelIndex | QPersistentModelIndex


def acts(entry: Entry, running: bool) -> str:
    """What the first button of a game says; empty where nothing can be done with it."""
    if running:
        return translate("Window", "Go on playing")
    if entry.place == "bin":
        return translate("Library", "Restore")
    if entry.trouble:
        return ""
    return translate("Library", "Replay") if entry.over else translate("Library", "Continue")


class Games(QAbstractListModel):
    """The games that are listed now, in their order."""

    def __init__(self, running: Callable[[Entry], bool]) -> None:
        """
        Args:
            running: whether a game is the one at the table.
        """
        super().__init__()
        self.running = running
        self.entries: list[Entry] = []

    def show(self, entries: Sequence[Entry]) -> None:
        """List other games."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def renew(self, row: int, entry: Entry) -> None:
        """Say something else of the same game."""
        self.entries[row] = entry
        self.dataChanged.emit(self.index(row), self.index(row))

    def row(self, file: str) -> int:
        """Where the game of a file is listed, -1 where it is not."""
        return next((row for row, entry in enumerate(self.entries) if entry.file == file), -1)

    def rowCount(self, parent: _AnyIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.entries)

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        entry = self.entries[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return name(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return heard(entry, self.running(entry))
        return None


class _Card(QStyledItemDelegate):
    """Draws one game, once for as long as nothing of it changes."""

    def __init__(self, view: GameCards) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: _AnyIndex) -> QSize:
        return self._view.gridSize()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        view, entry = self._view, index.data(ENTRY)
        card = view.card(QRectF(option.rect))
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        running = view.games.running(entry)
        picture = view.pictures.of(entry) if view.pictures is not None else None
        dpr = painter.device().devicePixelRatio()
        key = (
            "game", entry, running, 0 if picture is None else picture.cacheKey(), card.width(), card.height(), dpr,
            theme.current().key, current(), fonts.text_scale(),
        )  # fmt: skip
        scale = unit(view)
        if chosen:
            states.selected_outline(painter, card, 8 * scale)
        drawn = MEMORY.get(key, lambda: self._drawn(entry, running, picture, card, dpr))
        painter.drawPixmap(card.topLeft(), drawn)
        if chosen and view.ring:
            states.focus_ring(painter, card, 8 * scale)

    def _drawn(self, entry: Entry, running: bool, picture: QPixmap | None, card: QRectF, dpr: float) -> QPixmap:
        image = canvas(card.width(), card.height(), dpr)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(dpr, dpr)
        whole, scale = QRectF(0, 0, card.width(), card.height()), unit(self._view)
        fine_panel(painter, "panel-parchment", whole, 0.55 * scale)
        colours = theme.current() if not theme.current().dark else THEMES["lime"]
        shown = QRectF(12 * scale, 11 * scale, PICTURE[0] * scale, PICTURE[1] * scale)
        error = entry.error
        if picture is not None and error is None:
            painter.drawPixmap(shown, picture, QRectF(picture.rect()))
        else:
            box(painter, shown, 4 * scale, colours.recess, colours.edge, scale)
        if error is not None:
            painter.setFont(role_font(self._view, 14))
            painter.setPen(colours.text)
            words = shown.adjusted(12 * scale, 8 * scale, -12 * scale, -8 * scale)
            painter.drawText(words, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, standing(entry)[0])
        badge = self._badge(entry, running)
        if badge:
            self._pill(painter, badge, shown)
        self._words(painter, entry, shown, whole, colours.text, colours.text_2)
        self._foot(painter, entry, running, whole)
        painter.end()
        return finished(image, dpr)

    @staticmethod
    def _badge(entry: Entry, running: bool) -> str:
        if running:
            return translate("Library", "At the table")
        if entry.place == "bin":
            return translate("Library", "In the bin")
        if entry.practice:
            return translate("Library", "Practice game")
        if entry.over:
            return translate("Library", "Finished", "a game")
        return translate("Library", "Named", "a game") if entry.place == "kept" else ""

    def _pill(self, painter: QPainter, words: str, shown: QRectF) -> None:
        scale, font = unit(self._view), role_font(self._view, 13, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 6 * scale
        place = QRectF(shown.left() + 8 * scale, shown.top() + 8 * scale, metrics.horizontalAdvance(words) + high, high)
        box(painter, place, high / 2, palette.OAK_PANEL, palette.GOLD_3, 1.5 * scale)
        painter.setFont(font)
        painter.setPen(palette.CREAM)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, words)

    def _words(self, painter: QPainter, entry: Entry, shown: QRectF, whole: QRectF, ink: QColor, faint: QColor) -> None:
        view, scale = self._view, unit(self._view)
        left, right = shown.left() + 4 * scale, shown.right() - 4 * scale
        small, large = role_font(view, 13), role_font(view, 18, QFont.Weight.DemiBold)
        date = when(entry)
        wide = QFontMetricsF(small).horizontalAdvance(date) + 2
        line = QRectF(left, shown.bottom() + 5 * scale, right - left, QFontMetricsF(large).height())
        painter.setFont(small)
        painter.setPen(faint)
        align = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.drawText(line, align | Qt.AlignmentFlag.AlignRight, date)
        painter.setFont(large)
        painter.setPen(ink)
        room = line.width() - wide - 8 * scale
        words = QFontMetricsF(large).elidedText(name(entry), Qt.TextElideMode.ElideRight, room)
        painter.drawText(line, align | Qt.AlignmentFlag.AlignLeft, words)
        font = role_font(view, 14)
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        top = line.bottom() + 2 * scale
        for said in standing(entry) if not entry.trouble else ():
            words = metrics.elidedText(said, Qt.TextElideMode.ElideRight, right - left)
            painter.drawText(QRectF(left, top, right - left, metrics.height()), int(align), words)
            top += metrics.height()

    def _foot(self, painter: QPainter, entry: Entry, running: bool, whole: QRectF) -> None:
        view, scale = self._view, unit(self._view)
        button = view.button(whole, entry)
        word = acts(entry, running)
        if word:
            draw_body(painter, button, Kind.PARCHMENT if entry.over else Kind.GOLD, scale, enabled=True, hover=False)
            painter.setFont(role_font(view, 15, QFont.Weight.DemiBold))
            painter.setPen(palette.INK)
            painter.drawText(button, Qt.AlignmentFlag.AlignCenter, word)
        seats, outcome = entry.seats, entry.outcome
        room = (button.left() if word else whole.right()) - 16 * scale - 8 * scale
        step = min(33 * scale, room / max(1, len(seats)))
        wide = min(27 * scale, step * 0.95)
        for index, seat in enumerate(seats):
            place = QRectF(16 * scale + index * step, button.center().y() - wide * 0.6, wide, wide * 1.2)
            if seat.family in palette.FAMILIES:
                art.paint(painter, f"crest-{palette.FAMILIES[seat.family].key}", place)
            if outcome is not None and index in outcome.winners:
                side = wide * 0.62
                crown = QRectF(place.right() - side * 0.7, place.bottom() - side * 0.6, side, side)
                art.paint(painter, "token-first-player", crown)


class GameCards(KeyboardFocus, QListView):
    """Cards side by side; `acted` when the first thing that can be done with one is wanted."""

    acted = Signal(object)
    delete_wanted = Signal(object)
    rename_wanted = Signal(object)
    chosen = Signal(object)
    """The game that the keys are at now, None for none."""
    moved = Signal()
    """Other cards are seen."""

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Ground.PARCHMENT
        self.games = games
        self.pictures: Pictures | None = None
        self._high = 318.0
        """How high a line is."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(Bar(self))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setAcceptDrops(False)
        self.setItemDelegate(_Card(self))
        self.setModel(games)
        self.doubleClicked.connect(lambda index: self.acted.emit(index.data(ENTRY)))
        self.verticalScrollBar().valueChanged.connect(self.moved)
        self.selectionModel().currentChanged.connect(lambda index, _: self.chosen.emit(index.data(ENTRY)))

    def restyle(self) -> None:
        """Take size and colours from the screen as they are now."""
        scale = unit(self)
        # Two lines and the title under the picture, and a button under them.
        lines = QFontMetricsF(role_font(self, 18, QFont.Weight.DemiBold)).height()
        lines += 2 * QFontMetricsF(role_font(self, 14)).height()
        high = (11 + PICTURE[1] + 5 + 2 + 5 + 13) * scale + lines + self._button_high()
        self._high = high + GAP * scale
        self.verticalScrollBar().setSingleStep(round(60 * scale))
        self._spread()

    def _spread(self) -> None:
        """Share what room is left between the columns."""
        wide = round((WIDE + GAP) * unit(self))
        # The list itself keeps some pixels for itself.
        room = self.viewport().width() - 2
        columns = max(1, room // wide)
        grid = QSize(max(wide, room // columns), round(self._high))
        if grid != self.gridSize():
            self.setGridSize(grid)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._spread()
        super().resizeEvent(event)

    def card(self, cell: QRectF) -> QRectF:
        """The card in its cell of the grid."""
        scale = unit(self)
        left, top = (cell.width() - WIDE * scale) / 2, GAP * scale / 2
        return QRectF(round(cell.left() + left), cell.top() + top, WIDE * scale, cell.height() - 2 * top)

    def _button_high(self) -> float:
        return max(36 * unit(self), QFontMetricsF(role_font(self, 15)).height() + 12 * unit(self))

    def button(self, card: QRectF, entry: Entry) -> QRectF:
        """Where a card has its button."""
        scale, high = unit(self), self._button_high()
        word = acts(entry, self.games.running(entry))
        wide = QFontMetricsF(role_font(self, 15, QFont.Weight.DemiBold)).horizontalAdvance(word) + 26 * scale
        right, bottom = card.right() - 12 * scale, card.bottom() - 13 * scale
        return QRectF(right - wide, bottom - high, wide, high)

    @property
    def entry(self) -> Entry | None:
        """The game that the keys are at."""
        return self.currentIndex().data(ENTRY)  # type: ignore[no-any-return]

    def seen(self) -> list[int]:
        """The rows of which something is seen, and one line beyond."""
        grid, area = self.gridSize(), self.viewport().rect()
        if grid.isEmpty() or not self.games.entries:
            return []
        across = max(1, area.width() // grid.width())
        first = self.verticalScrollBar().value() // grid.height() * across
        lines = area.height() // grid.height() + 2
        return list(range(first, min(len(self.games.entries), first + lines * across)))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton:
            index = self.indexAt(event.position().toPoint())
            if index.isValid() and self._on_button(index, event.position().toPoint()):
                self.acted.emit(index.data(ENTRY))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        # Two clicks on the button are not a third.
        if not index.isValid() or not self._on_button(index, event.position().toPoint()):
            super().mouseDoubleClickEvent(event)

    def _on_button(self, index: _AnyIndex, at: QPoint) -> bool:
        entry = index.data(ENTRY)
        place = self.button(self.card(QRectF(self.visualRect(index))), entry)
        return bool(acts(entry, self.games.running(entry))) and place.contains(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        entry, key = self.entry, event.key()
        if entry is not None and not event.isAutoRepeat():
            if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
                self.acted.emit(entry)
                return
            if key == Qt.Key.Key_Delete:
                self.delete_wanted.emit(entry)
                return
            if key == Qt.Key.Key_F2:
                self.rename_wanted.emit(entry)
                return
        super().keyPressEvent(event)
