"""Popups over the table: the unseen cards of a player, and the list of all legal moves."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, Signal
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

from gonfalon.texts.log_entries import PointedCards
from gonfalon.texts.move_preview import MoveListEntry, MoveListGroup, filter_groups
from gonfalon.ui.board.game_view import AnyGameView
from gonfalon.ui.board.playback import PlaybackController
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.board.unseen_cards import FramesItem, UnseenCardsPanel, UnseenKind
from gonfalon.ui.look import palette, state_marks
from gonfalon.ui.widgets.input_fields import SearchField
from gonfalon.ui.widgets.panel import PanelScrollBar
from gonfalon.ui.widgets.styling import Sized, role_font, ui_scale


class UnseenCardsFlyout(QObject):
    """Open for one seat at a time; it tells at once what becomes known, and goes when the past is looked at."""

    toggled = Signal(bool)
    """It has opened, or gone."""
    pointed = Signal(object)
    """The cards that a kind under the pointer means, as `PointedCards`."""

    def __init__(
        self, game_view: AnyGameView, scene: TableScene, playback: PlaybackController, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._game_view = game_view
        self._scene = scene
        self._playback = playback
        self.seat = -1
        """Whose cards it tells of; -1 while it is closed."""
        self.panel = UnseenCardsPanel(parent, partial(game_view.picture, scene))
        self.panel.hide()
        self.panel.closed.connect(self.close)
        self.panel.pointed.connect(self._point_out)
        self.frames = FramesItem()
        scene.addItem(self.frames)
        playback.settled.connect(self._tell_anew)
        playback.shown_again.connect(self.close)
        playback.listing.connect(self.close)

    @property
    def is_open(self) -> bool:
        return self.seat >= 0

    def show(self, seat: int) -> bool:
        """Tell of another seat, or close where that one is told of already; False where there is nothing to tell."""
        scene, playback = self._scene, self._playback
        if scene.is_own(seat) or not 0 <= seat < len(scene.panels_by_seat) or playback.looks_back:
            return False
        told = self._game_view.unseen_cards(scene, seat, playback.events)
        if told is None:
            return False
        if self.seat == seat:
            self.close()
            return True
        playback.close_since()
        self.seat = seat
        self.panel.show_told(told)
        self.arrange()
        self.panel.take_keys()
        self.toggled.emit(True)
        return True

    def toggle(self, seat: int = -1) -> None:
        """Close it, or tell of a seat: by itself the one whose panel has the keys, else the next after the viewer's."""
        if seat < 0 and self.is_open:
            self.close()
            return
        item, panels, scene = self._scene.focus.item, self._scene.panels_by_seat, self._scene
        at = next((number for number, panel in enumerate(panels) if panel is item), scene.viewer)
        self.show(seat if seat >= 0 else (at + 1) % len(panels) if at < 0 or scene.is_own(at) else at)

    def close(self) -> bool:
        """Show the table alone; False when that is so already."""
        was_open = self.is_open
        if was_open:
            self.seat = -1
            self.panel.hide()
            self.frames.hide()
            self.toggled.emit(False)
            self.pointed.emit(())
        return was_open

    def arrange(self) -> None:
        """Take the room that is there now."""
        if self.is_open:
            self.panel.open_in(self._playback.list_room())
            self._frame()

    def _tell_anew(self) -> None:
        if self.is_open:
            told = self._game_view.unseen_cards(self._scene, self.seat, self._playback.events)
            assert told is not None
            self.panel.show_told(told)
            self._frame()

    def _point_out(self, kind: UnseenKind | None) -> None:
        told = self.panel.told
        if self.is_open and told is not None:
            cards: PointedCards = () if kind is None else ((kind.kind, told.family),)
            self.pointed.emit(cards)
            self._frame(() if kind is None else kind.places)

    def _frame(self, meant: Sequence[Hashable] = ()) -> None:
        told, scene = self.panel.told, self._scene
        if told is not None:
            dashed = [place for one in told.hidden if one not in meant and (place := scene.place_of(one))]
            full = [place for one in meant if (place := scene.place_of(one))]
            self.frames.show_frames(dashed, full, scene.panels_by_seat[self.seat].scene_rect())


WIDE, HIGH = 600, 400
_ENTRY = Qt.ItemDataRole.UserRole
_HEADING = Qt.ItemDataRole.UserRole + 1
_TITLE_PX, _DETAIL_PX = 15.5, 13.5
_INDENT = 14


class MovesList(Sized, QWidget):
    """A field to search in above the lines; a line with a move answers when it is clicked or entered."""

    size_wanted, size_least = (WIDE, HIGH), (WIDE * 0.7, HIGH * 0.6)
    answered = Signal(object)
    """A move that was chosen."""

    def __init__(self, groups: Sequence[MoveListGroup]) -> None:
        super().__init__()
        self.groups = tuple(groups)
        self.field = SearchField()
        self.lines = QListWidget()
        self.lines.setItemDelegate(_Line(self.lines))
        self.lines.setFrameShape(QListWidget.Shape.NoFrame)
        self.lines.setVerticalScrollBar(PanelScrollBar(self.lines))
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

    def shown(self) -> list[MoveListEntry]:
        """The lines that are to be seen now, without their headings."""
        items = (self.lines.item(row) for row in range(self.lines.count()))
        return [item.data(_ENTRY) for item in items if not item.data(_HEADING)]

    def _filter(self, words: str) -> None:
        self.lines.clear()
        for group in filter_groups(self.groups, words):
            self._add(MoveListEntry(group.heading), heading=True)
            for entry in group.entries:
                self._add(entry, heading=False)
        self._begin()

    def _add(self, entry: MoveListEntry, *, heading: bool) -> None:
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
        return QSize(view.viewport().width(), round(high + 10 * ui_scale(view)))

    def _room(self, view: QListWidget) -> float:
        return view.viewport().width() - 2 * _INDENT * ui_scale(view)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        view = self.parent()
        assert isinstance(view, QListWidget)
        entry, heading = index.data(_ENTRY), index.data(_HEADING)
        rect = QRectF(option.rect)
        scale, wrap = ui_scale(view), int(Qt.TextFlag.TextWordWrap)
        current = view.currentIndex() == index and not heading
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(palette.CREAM_2)
            painter.drawRoundedRect(rect.adjusted(2, 1, -2, -1), 5, 5)
            state_marks.focus_ring(painter, rect.adjusted(4, 3, -4, -3), 5)
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
