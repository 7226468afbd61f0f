"""The games of the library as cards: their texts, and the list that draws only what is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QAbstractListModel,
    QDate,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gonfalon.core.diagnostics import shortened
from gonfalon.core.record import RecordSeat
from gonfalon.games import GAMES
from gonfalon.session.library import LibraryEntry
from gonfalon.texts.error_messages import resume_failed
from gonfalon.texts.players import family_name
from gonfalon.texts.translations import current_language, translate
from gonfalon.ui.look import art, fonts, palette, state_marks, theme
from gonfalon.ui.look.pixmap_cache import PIXMAP_CACHE, canvas, finished
from gonfalon.ui.screens.about import long_date
from gonfalon.ui.widgets.buttons import ButtonKind, draw_body
from gonfalon.ui.widgets.panel import PanelScrollBar, fine_panel
from gonfalon.ui.widgets.styling import ControlPainter, FocusVisible, Surface, role_font, ui_scale

if TYPE_CHECKING:
    from gonfalon.ui.screens.library_thumbnails import Thumbnails


_EARLIEST, _LATEST = 86_400.0, 32_500_000_000.0
"""Between these every system knows what day it is."""


def game_title(entry: LibraryEntry) -> str:
    """Return the title of the game that was played, as on its box, or the file's name where the game is unknown."""
    if entry.game not in GAMES:
        return shortened(Path(entry.file).stem)
    return _called(entry.game, entry.sets, current_language())


@lru_cache(maxsize=256)
def _called(game: str, sets: str, language: str) -> str:
    import json

    return GAMES[game].called(json.loads(sets))


def entry_title(entry: LibraryEntry) -> str:
    """Return the title that the player gave to the game, or else the title of what was played."""
    return shortened(entry.title) or game_title(entry)


def day_text(seconds: float) -> str:
    """A day, in words if it was this one or the one before."""
    then, ago = _ago(seconds)
    if ago == 0:
        return translate("Library", "today")
    if ago == 1:
        return translate("Library", "yesterday")
    return _date(then)


def last_played_text(entry: LibraryEntry) -> str:
    """Return when the game was last played, with the time if it was today or yesterday."""
    then, ago = _ago(entry.changed / 1e9)
    if ago == 0:
        return translate("Library", "Today, {time}").format(time=f"{then:%H:%M}")
    if ago == 1:
        return translate("Library", "Yesterday, {time}").format(time=f"{then:%H:%M}")
    return _date(then)


def _ago(seconds: float) -> tuple[datetime, int]:
    """A time here, and how many days it is ago; what a file says of the edge of the calendar is a day near it."""
    then, now = datetime.fromtimestamp(max(_EARLIEST, min(seconds, _LATEST))).astimezone(), datetime.now().astimezone()
    return then, (now.date() - then.date()).days


def _date(then: datetime) -> str:
    if then.year != datetime.now().astimezone().year:
        return long_date(then.date(), current_language())
    return QLocale(current_language()).toString(QDate(then.year, then.month, then.day), "d MMMM")


def standing_text(entry: LibraryEntry) -> tuple[str, str]:
    """Return how far the game is or how it ended, as far as known by now, in at most two lines."""
    error = entry.error
    if error is not None:
        return resume_failed(error), ""
    if entry.standing and entry.language == current_language():
        return entry.standing, entry.detail
    return (
        translate("Library", "Finished", "a game") if entry.over else translate("Library", "In progress", "a game")
    ), ""


def player_line(entry: LibraryEntry, bot: str | None, family: str) -> str:
    """The line under a player's name; {family} is which family that is."""
    return GAMES[entry.game].player(bot).line.format(family=family)


def name_list(entry: LibraryEntry, seat: RecordSeat) -> str:
    """The name of one of its players, as the reader calls them."""
    return shortened(GAMES[entry.game].name_of(seat) if entry.game in GAMES else seat.name)


def accessible_text(entry: LibraryEntry, running: bool) -> str:
    """All that its card shows, for those who listen."""
    names = ", ".join(name_list(entry, seat) for seat in entry.seats)
    title = game_title(entry) if entry.title else ""
    state = [part for part in standing_text(entry) if part]
    if entry.practice:
        state.insert(0, translate("Library", "Practice game"))
    if running:
        state.insert(0, translate("Library", "At the table"))
    return ". ".join(part for part in (entry_title(entry), title, last_played_text(entry), *state, names) if part)


@lru_cache(maxsize=20_000)
def _letters(entry: LibraryEntry, language: str) -> str:
    parts = [game_title(entry), entry.words, translate("Library", "Practice game") if entry.practice else ""]
    if entry.game in GAMES:
        parts += [player_line(entry, seat.bot, family_name(seat.family)) for seat in entry.seats]
    return "\n".join(parts).casefold()


def count_text(entry: LibraryEntry, wanted: str) -> bool:
    """Return whether each of the wanted words, in lower case, occurs in the texts known of the game."""
    letters = _letters(entry, current_language())
    return all(word in letters for word in wanted.split())


ENTRY = Qt.ItemDataRole.UserRole + 1
WIDE, PICTURE = 292, (268, 167)
"""A card and the picture on it, in design pixels."""
GAP = 12
"""Between two cards."""
_AnyIndex = QModelIndex | QPersistentModelIndex


def action_text(entry: LibraryEntry, running: bool) -> str:
    """Return the label of the first button of a game; empty where nothing can be done with it."""
    if running:
        return translate("Window", "Go on playing")
    if entry.place == "bin":
        return translate("Library", "Restore")
    if entry.trouble:
        return ""
    return translate("Library", "Replay") if entry.over else translate("Library", "Continue")


class LibraryModel(QAbstractListModel):
    """The games that are listed now, in their order."""

    def __init__(self, running: Callable[[LibraryEntry], bool]) -> None:
        """
        Args:
            running: whether a game is the one at the table.
        """
        super().__init__()
        self.running = running
        self.entries: list[LibraryEntry] = []

    def show(self, entries: Sequence[LibraryEntry]) -> None:
        """List other games."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def renew(self, row: int, entry: LibraryEntry) -> None:
        """Say something else of the same game."""
        self.entries[row] = entry
        self.dataChanged.emit(self.index(row), self.index(row))

    def row(self, file: str) -> int:
        """Return the row of the game of a file, or -1 where it is not listed."""
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
            return entry_title(entry)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return accessible_text(entry, self.running(entry))
        return None


class _Card(QStyledItemDelegate):
    """Draws one game, once for as long as nothing of it changes."""

    def __init__(self, view: LibraryCards) -> None:
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
            theme.current().key, current_language(), fonts.text_scale(),
        )  # fmt: skip
        scale = ui_scale(view)
        if chosen:
            state_marks.selected_outline(painter, card, 8 * scale)
        drawn = PIXMAP_CACHE.get(key, lambda: self._drawn(entry, running, picture, card, dpr))
        painter.drawPixmap(card.topLeft(), drawn)
        if chosen and view.ring:
            state_marks.focus_ring(painter, card, 8 * scale)

    def _drawn(self, entry: LibraryEntry, running: bool, picture: QPixmap | None, card: QRectF, dpr: float) -> QPixmap:
        image = canvas(card.width(), card.height(), dpr)
        painter = ControlPainter(self._view, image)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(dpr, dpr)
        whole, scale, colours = QRectF(0, 0, card.width(), card.height()), painter.unit, painter.colours
        fine_panel(painter, "panel-parchment", whole, 0.55 * scale)
        shown = QRectF(12 * scale, 11 * scale, PICTURE[0] * scale, PICTURE[1] * scale)
        error = entry.error
        if picture is not None and error is None:
            painter.drawPixmap(shown, picture, QRectF(picture.rect()))
        else:
            painter.box(shown, 4, colours.recess, colours.edge, 1)
        if error is not None:
            words, align = standing_text(entry)[0], Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            room = shown.adjusted(12 * scale, 8 * scale, -12 * scale, -8 * scale)
            painter.words(room, words, role_font(self._view, 14), colours.text, align)
        badge = self._badge(entry, running)
        if badge:
            self._pill(painter, badge, shown)
        self._words(painter, entry, shown)
        self._foot(painter, entry, running, whole)
        painter.end()
        return finished(image, dpr)

    @staticmethod
    def _badge(entry: LibraryEntry, running: bool) -> str:
        if running:
            return translate("Library", "At the table")
        if entry.place == "bin":
            return translate("Library", "In the bin")
        if entry.practice:
            return translate("Library", "Practice game")
        if entry.over:
            return translate("Library", "Finished", "a game")
        return translate("Library", "Named", "a game") if entry.place == "kept" else ""

    def _pill(self, painter: ControlPainter, words: str, shown: QRectF) -> None:
        scale, font = painter.unit, role_font(self._view, 13, QFont.Weight.DemiBold)
        metrics = QFontMetricsF(font)
        high = metrics.height() + 6 * scale
        place = QRectF(shown.left() + 8 * scale, shown.top() + 8 * scale, metrics.horizontalAdvance(words) + high, high)
        painter.box(place, high / 2 / scale, palette.OAK_PANEL, palette.GOLD_3, 1.5)
        painter.words(place, words, font, palette.CREAM, Qt.AlignmentFlag.AlignCenter)

    def _words(self, painter: ControlPainter, entry: LibraryEntry, shown: QRectF) -> None:
        view, scale, colours = self._view, painter.unit, painter.colours
        left, right = shown.left() + 4 * scale, shown.right() - 4 * scale
        small, large = role_font(view, 13), role_font(view, 18, QFont.Weight.DemiBold)
        date = last_played_text(entry)
        wide = QFontMetricsF(small).horizontalAdvance(date) + 2
        line = QRectF(left, shown.bottom() + 5 * scale, right - left, QFontMetricsF(large).height())
        align = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        painter.words(line, date, small, colours.text_2, align | Qt.AlignmentFlag.AlignRight)
        room = line.width() - wide - 8 * scale
        words = QFontMetricsF(large).elidedText(entry_title(entry), Qt.TextElideMode.ElideRight, room)
        painter.words(line, words, large, colours.text, align)
        font = role_font(view, 14)
        metrics = QFontMetricsF(font)
        top = line.bottom() + 2 * scale
        for said in standing_text(entry) if not entry.trouble else ():
            words = metrics.elidedText(said, Qt.TextElideMode.ElideRight, right - left)
            painter.words(QRectF(left, top, right - left, metrics.height()), words, font, colours.text, align)
            top += metrics.height()

    def _foot(self, painter: ControlPainter, entry: LibraryEntry, running: bool, whole: QRectF) -> None:
        view, scale = self._view, painter.unit
        button = view.button(whole, entry)
        word = action_text(entry, running)
        if word:
            kind, font = (
                ButtonKind.PARCHMENT if entry.over else ButtonKind.GOLD,
                role_font(view, 15, QFont.Weight.DemiBold),
            )
            draw_body(painter, button, kind, scale, enabled=True, hover=False)
            painter.words(button, word, font, palette.INK, Qt.AlignmentFlag.AlignCenter)
        seats, leaders, outcome = entry.seats, entry.leaders, entry.outcome
        room = (button.left() if word else whole.right()) - 16 * scale - 8 * scale
        step = min(33 * scale, room / max(1, len(seats)))
        wide = min(27 * scale, step * 0.95)
        for index, seat in enumerate(seats):
            place = QRectF(16 * scale + index * step, button.center().y() - wide * 0.6, wide, wide * 1.2)
            if seat.family in palette.FAMILIES:
                art.paint(painter, f"crest-{palette.FAMILIES[seat.family].key}", place)
            if outcome is not None and leaders[index] in outcome.winners:
                side = wide * 0.62
                crown = QRectF(place.right() - side * 0.7, place.bottom() - side * 0.6, side, side)
                art.paint(painter, "token-first-player", crown)


class LibraryCards(FocusVisible, QListView):
    """Cards side by side; `acted` when the first thing that can be done with one is wanted."""

    acted = Signal(object)
    delete_wanted = Signal(object)
    rename_wanted = Signal(object)
    chosen = Signal(object)
    """The game that the keys are at now, None for none."""
    moved = Signal()
    """Other cards are seen."""

    def __init__(self, games: LibraryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ground = Surface.PARCHMENT
        self.games = games
        self.pictures: Thumbnails | None = None
        self._high = 318.0
        """How high a line is."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(PanelScrollBar(self))
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
        scale = ui_scale(self)
        # Two lines and the title under the picture, and a button under them.
        lines = QFontMetricsF(role_font(self, 18, QFont.Weight.DemiBold)).height()
        lines += 2 * QFontMetricsF(role_font(self, 14)).height()
        high = (11 + PICTURE[1] + 5 + 2 + 5 + 13) * scale + lines + self._button_high()
        self._high = high + GAP * scale
        self.verticalScrollBar().setSingleStep(round(60 * scale))
        self._spread()

    def _spread(self) -> None:
        """Share what room is left between the columns."""
        wide = round((WIDE + GAP) * ui_scale(self))
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
        scale = ui_scale(self)
        left, top = (cell.width() - WIDE * scale) / 2, GAP * scale / 2
        return QRectF(round(cell.left() + left), cell.top() + top, WIDE * scale, cell.height() - 2 * top)

    def _button_high(self) -> float:
        return max(36 * ui_scale(self), QFontMetricsF(role_font(self, 15)).height() + 12 * ui_scale(self))

    def button(self, card: QRectF, entry: LibraryEntry) -> QRectF:
        """Return the rectangle of the button of a card."""
        scale, high = ui_scale(self), self._button_high()
        word = action_text(entry, self.games.running(entry))
        wide = QFontMetricsF(role_font(self, 15, QFont.Weight.DemiBold)).horizontalAdvance(word) + 26 * scale
        right, bottom = card.right() - 12 * scale, card.bottom() - 13 * scale
        return QRectF(right - wide, bottom - high, wide, high)

    @property
    def entry(self) -> LibraryEntry | None:
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
        return bool(action_text(entry, self.games.running(entry))) and place.contains(at)

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
