"""The library: all games that were played here or brought from elsewhere, to play on, to look at and to name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.core.record import RecordError
from gonfalon.session.card_sources import CardSources
from gonfalon.session.library import GameLibrary, LibraryEntry
from gonfalon.texts.error_messages import resume_failed, save_failed
from gonfalon.texts.formatting import alphabetical
from gonfalon.texts.translations import translate
from gonfalon.ui.screens.library_cards import LibraryCards, LibraryModel, count_text, entry_title, game_title
from gonfalon.ui.screens.library_details import LibraryDetails
from gonfalon.ui.screens.library_thumbnails import Thumbnails
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.choice_controls import Segmented
from gonfalon.ui.widgets.input_fields import DropDown, SearchField
from gonfalon.ui.widgets.keys import Standard, matches, native, standard
from gonfalon.ui.widgets.panel import Panel
from gonfalon.ui.widgets.plain_text import ElidedLabel
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, announce, fill

READ_MS: Final = 10
"""So long files are read before the screen is painted again."""
STILL_MS: Final = 150
"""Pictures are drawn when nothing has been scrolled for so long."""
SEARCH_MS: Final = 120
STATISTICS_KEY: Final = "Ctrl+T"
UNDO_MS: Final = 10_000
"""How long a game that was deleted can be taken back by one press."""
_FILTERS: Final = ("all", "open", "over", "kept", "bin")


class _Undo(Panel):
    """Says for a while what was deleted, with the way back."""

    taken_back = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._entry: LibraryEntry | None = None
        self.words = Label(15, QFont.Weight.DemiBold)
        self.button = Button(ButtonKind.GOLD, key="Ctrl+Z", px=15, press=self.take_back)
        fill(QHBoxLayout(self), (self.words, 1), self.button)
        self._ends = QTimer(self, singleShot=True, interval=UNDO_MS)
        self._ends.timeout.connect(self.leave)
        self.hide()

    def offer(self, entry: LibraryEntry) -> None:
        """Offer to take this game back."""
        self._entry = entry
        self.words.setText(translate("Library", "“{name}” is in the bin.").format(name=entry_title(entry)))
        self.button.setText(translate("Library", "Restore"))
        self.show()
        self.raise_()
        self._ends.start()
        announce(self, self.words.text())

    def take_back(self) -> None:
        """Take back what is offered."""
        entry = self._entry
        self.leave()
        if entry is not None:
            self.taken_back.emit(entry)

    def leave(self) -> None:
        """Offer it no longer."""
        self._entry = None
        self._ends.stop()
        self.hide()


class LibraryScreen(Screen):
    """Cards at the left, the chosen game at the right; what is not known of games yet is found out bit by bit."""

    replay = Signal(object)
    """The path of a finished game that somebody wants to see."""
    go_on = Signal(object)
    """The path of a game that somebody wants to play on."""
    import_wanted = Signal()
    export_wanted = Signal(object, str)
    """A path of which a copy is wanted, and what that may be called."""
    folder_wanted = Signal()
    empty_wanted = Signal()
    """The bin is to be emptied, if whoever wants it is sure."""
    statistics_wanted = Signal()
    trouble = Signal(str, str)
    """A heading and a sentence: what could not be done."""

    def __init__(
        self,
        settings: Settings,
        library: GameLibrary,
        pictures: Path,
        card_sources: Callable[[], CardSources],
        running: Callable[[], Path | None],
        annotate_running: Callable[[str, str], None],
    ) -> None:
        """
        Args:
            pictures: the folder in which small pictures are kept.
            shelves: gives the cards that are at hand.
            running: gives the file of the game at the table, None where none is being played.
            annotate_running: calls that game something, and keeps a note about it; may raise OSError.
        """
        super().__init__(settings)
        self.library = library
        self._running = running
        self._annotate_running = annotate_running
        self._chosen = ""
        """The file of the game that was chosen last."""
        self._thrown: list[LibraryEntry] = []
        """What was deleted since the screen was made, the last at the end."""
        self._to_read = 0
        self._left = False
        """Whether another window has been in front since it was seen which games there are."""
        self.games = LibraryModel(self.is_running)
        self.pictures = Thumbnails(library, pictures, card_sources)
        self._make_head()
        self.cards = LibraryCards(self.games)
        self.cards.pictures = self.pictures
        self.empty = Label(18, colour="on_table", italic=True, wrap=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.side = LibraryDetails()
        self.undo = _Undo(self)
        self.undo.taken_back.connect(self.take_back)
        for part in (self.cards, self.side):
            part.acted.connect(self.act)
            part.delete_wanted.connect(self.delete)
        self.cards.rename_wanted.connect(lambda entry: self.side.begin_renaming())
        self.cards.chosen.connect(self._show_chosen)
        self.cards.moved.connect(self._rest)
        self.side.export_wanted.connect(self._export)
        self.side.said.connect(self.annotate)
        self.side.renamed.connect(lambda: self.cards.setFocus(Qt.FocusReason.OtherFocusReason))
        left = fill(QVBoxLayout(), (self.cards, 1), (self.empty, 1), bare=True)
        self._columns = fill(QHBoxLayout(), (left, 1), self.side)
        self._whole = fill(QVBoxLayout(self), self._head, self._bar, (self._columns, 1), spacing=0)
        self._reading = QTimer(self, interval=0)
        self._reading.timeout.connect(self._read)
        self._drawing = QTimer(self, singleShot=True, interval=STILL_MS)
        self._drawing.timeout.connect(self._draw)
        self._searching = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._searching.timeout.connect(self._list)
        self.search.textChanged.connect(lambda _: self._searching.start())
        self.retranslate()

    def _make_head(self) -> None:
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self.count = ElidedLabel(15, colour="on_table_2")
        self.search = SearchField()
        self.bring = Button(icon="icon-import", px=15, press=self.import_wanted)
        self.folder = Button(icon="icon-folder", px=15, press=self.folder_wanted)
        self.empty_bin = Button(icon="icon-trash", px=15, press=self.empty_wanted)
        self._head = fill(
            QHBoxLayout(), self.back, self._title, (self.count, 1), (self.search, 1), self.empty_bin, self.bring,
            self.folder,
        )  # fmt: skip
        self.filter = Segmented(_FILTERS, px=14)
        self.filter.chosen.connect(lambda _: self._list())
        self.statistics = IconButton("icon-statistics", kind=ButtonKind.PARCHMENT, press=self.statistics_wanted)
        self.game, self.order = DropDown(), DropDown()
        for choice in (self.game, self.order):
            choice.currentIndexChanged.connect(lambda _: self._list())
        self._bar = fill(QHBoxLayout(), self.filter, 1, self.statistics, self.game, self.order)

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Window", "Saved games"))
        self.search.setPlaceholderText(translate("Library", "Player, game, note"))
        self.search.setAccessibleName(translate("Library", "Search"))
        self.statistics.set_words(translate("Library", "Statistics ({key})").format(key=native(STATISTICS_KEY)))
        self.empty_bin.setText(translate("Library", "Empty the bin"))
        self.bring.setText(translate("Library", "Import"))
        self.folder.setText(translate("Library", "Folder"))
        labels = {
            "all": translate("Library", "All", "games"),
            "open": translate("Library", "In progress"),
            "over": translate("Library", "Finished"),
            "kept": translate("Library", "Named"),
            "bin": translate("Library", "Bin"),
        }
        self.filter.set_labels(labels, translate("Library", "Which games"))
        orders = {
            "newest": translate("Library", "Newest first"),
            "oldest": translate("Library", "Oldest first"),
            "name": translate("Library", "By name"),
        }
        self.order.fill(orders.items())
        self.order.setAccessibleName(translate("Library", "Order"))
        self.game.setAccessibleName(translate("Library", "Which game"))
        self.cards.setAccessibleName(translate("Window", "Saved games"))
        self._fill_games()
        self.side.retranslate()
        self._list()

    # -- what is listed ------------------------------------------------------------------------------------------------

    def is_running(self, entry: LibraryEntry) -> bool:
        """Return whether the entry is the game at the table."""
        running = self._running()
        return running is not None and self.library.path(entry) == running

    def look(self) -> None:
        """See anew which games there are."""
        self._left = False
        self.library.look()
        self._to_read = self.library.unread
        self._fill_games()
        self._list()
        if self._to_read:
            self._reading.start()

    def _fill_games(self) -> None:
        names = sorted({game_title(entry) for entry in self._all() if entry.game}, key=alphabetical)
        everything = translate("Library", "All games")
        self.game.fill([("", everything), *((title, title) for title in names)])

    def _all(self) -> Sequence[LibraryEntry]:
        return tuple(self.library.entries.values())

    def _list(self) -> None:
        """List what is wanted; the game that was chosen stays so, else the first is."""
        self._searching.stop()
        filtered, game, wanted = self.filter.value(), self.game.key(), self.search.text().casefold().strip()
        listed = [
            entry
            for entry in self._all()
            if _passes(entry, filtered)
            and (not game or game_title(entry) == game)
            and (not wanted or count_text(entry, wanted))
        ]
        if self.order.key() == "name":
            listed.sort(key=lambda entry: (alphabetical(entry_title(entry)), -entry.changed))
        else:
            listed.sort(key=lambda entry: entry.changed, reverse=self.order.key() != "oldest")
        self.games.show(listed)
        self._show_count(len(listed))
        # Nobody brings a game into the bin.
        self.empty_bin.setVisible(filtered == "bin")
        self.empty_bin.setEnabled(any(entry.place == "bin" for entry in self._all()))
        self.bring.setVisible(filtered != "bin")
        self.cards.setVisible(bool(listed))
        self.empty.setVisible(not listed)
        self.side.setVisible(bool(listed))
        if not listed:
            self.empty.setText(self._nothing())
            self._show_chosen(None)
            return
        row = max(0, self.games.row(self._chosen))
        self.cards.setCurrentIndex(self.games.index(row))
        self._rest()

    def _nothing(self) -> str:
        if self.filter.value() == "bin":
            return translate("Library", "The bin is empty.")
        if self._reading.isActive():
            return ""
        if not any(entry.place != "bin" for entry in self._all()):
            return translate("Library", "Every game you play is saved automatically and will appear here.")
        return translate("Library", "No matching games.")

    def _show_count(self, listed: int) -> None:
        words = translate("Library", "%n game(s)", "", listed)
        if self.library.unread:
            done = self._to_read - self.library.unread
            words = translate("Library", "{done} of {all} files read").format(done=done, all=self._to_read)
        self.count.say(words)

    def _show_chosen(self, entry: LibraryEntry | None) -> None:
        if entry is not None:
            self._chosen = entry.file
        self.side.show_entry(entry, entry is not None and self.is_running(entry))

    def _read(self) -> None:
        """Read some files, and list them when there is something new to see."""
        before = self.library.unread
        self.library.read(READ_MS / 1000)
        if not self.library.unread:
            self._reading.stop()
        # The first ones at once, later ones in large steps: to list ten thousand takes longer than to read some.
        if not self.library.unread or before == self._to_read or self.library.unread // 1000 != before // 1000:
            self._fill_games()
            self._list()
        else:
            self._show_count(0)

    # -- pictures ------------------------------------------------------------------------------------------------------

    def _rest(self) -> None:
        """Look for pictures when the cards lie still."""
        self._drawing.start(STILL_MS)

    def _draw(self) -> None:
        """Draw the picture of one card that is seen, and come back for the next one."""
        if not self.isVisible():
            return
        for row in self.cards.seen():
            entry = self.games.entries[row]
            if self.pictures.lacks(entry):
                drawn = self.pictures.work(entry)
                if drawn is None:
                    self._drawing.start(STILL_MS)
                    return
                self._renew(entry, drawn)
                self._drawing.start(0)
                return

    def _renew(self, before: LibraryEntry, entry: LibraryEntry) -> None:
        row = self.games.row(before.file)
        if row >= 0:
            self.games.renew(row, entry)
        if self._chosen == before.file:
            self._chosen = entry.file
            self._show_chosen(entry)

    # -- what is done --------------------------------------------------------------------------------------------------

    def act(self, entry: LibraryEntry) -> None:
        """Do the first thing that can be done with a game."""
        self.side.save()
        if entry.place == "bin":
            self.take_back(entry)
        elif not entry.trouble:
            (self.replay if entry.over else self.go_on).emit(self.library.path(entry))

    def annotate(self, entry: LibraryEntry, title: str, note: str) -> None:
        """Have a title and a note put into the file of a game."""
        try:
            if self.is_running(entry):
                # Its file belongs to the table.
                self._annotate_running(title, note)
                said = self.library.seen(self.library.path(entry), entry.place)
            else:
                said = self.library.annotate(entry, title, note)
        except (RecordError, OSError) as error:
            self._complain(entry, error)
            return
        self.pictures.carry(entry, said)
        self._renew(entry, said)
        self._rest()

    def delete(self, entry: LibraryEntry) -> None:
        """Put a game into the bin, unless it is at the table or there already."""
        if entry.place == "bin" or self.is_running(entry):
            return
        row = self.games.row(entry.file)
        try:
            thrown = self.library.move_to_bin(entry)
        except OSError as error:
            self._complain(entry, error)
            return
        following = [other for other in self.games.entries if other.file != entry.file]
        self._chosen = following[min(row, len(following) - 1)].file if following else ""
        self.side.entry = None
        self._list()
        self._thrown.append(thrown)
        self.undo.offer(thrown)
        self._place_undo()

    def bin_emptied(self) -> None:
        """Take away for good what lies in the bin."""
        self.undo.leave()
        self.library.empty_bin(whole=True)
        self.look()

    def take_back(self, entry: LibraryEntry) -> None:
        """Put a game that was deleted where it was."""
        try:
            back = self.library.take_back(entry)
        except OSError as error:
            self._complain(entry, error)
            return
        self.undo.leave()
        self._thrown = [other for other in self._thrown if other.file != entry.file]
        self._chosen = back.file
        self._list()

    def take_in(self, paths: Sequence[Path]) -> None:
        """Take copies of games from elsewhere, and show the last one."""
        for path in paths:
            try:
                self._chosen = self.library.bring(path).file
            except RecordError as error:
                self.trouble.emit(translate("Opening", "This game cannot be opened"), resume_failed(error))
            except OSError as error:
                self._complain(None, error)
        self.filter.set_value("all")
        self.search.clear()
        self._fill_games()
        self.game.set_key("")
        self._list()

    def _export(self, entry: LibraryEntry) -> None:
        self.export_wanted.emit(self.library.path(entry), entry_title(entry))

    def _complain(self, entry: LibraryEntry | None, error: Exception) -> None:
        if isinstance(error, RecordError):
            sentence = resume_failed(error)
        else:
            file = self.library.folder if entry is None else self.library.path(entry)
            sentence = save_failed(file, getattr(error, "reason", None) or getattr(error, "strerror", "") or str(error))
        self.trouble.emit(translate("Library", "This game was not changed"), sentence)

    # -- the screen ----------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        px = self.px
        margin = px(24) - HALO
        self._whole.setContentsMargins(margin, px(10), margin, px(14))
        self._head.setSpacing(px(8))
        self._head.setContentsMargins(0, 0, 0, 0)
        self._bar.setContentsMargins(0, px(2), 0, px(6))
        self._columns.setSpacing(px(10))
        wide = min(px(300), round(self.width() * 0.32))
        # Its margins are part of what it needs.
        self.side.arrange(self.design_unit)
        self.side.setFixedWidth(max(wide, self.side.minimumSizeHint().width()))
        self.search.setMaximumWidth(px(320))
        for drop in (self.game, self.order):
            drop.setMaximumWidth(px(220))
        self.filter.set_columns(0)
        beside = sum(part.minimumSizeHint().width() for part in (self.statistics, self.game, self.order))
        if self.filter.sizeHint().width() > self.width() - 2 * margin - beside:
            self.filter.set_columns(3)
        # Rather a smaller heading than one that is cut off.
        self._title.set_size(28)
        last = max(self.bring, self.empty_bin, key=lambda button: button.minimumSizeHint().width())
        head = (self.back, self._title, self.count, self.search, last, self.folder)
        apart = 2 * margin + px(8) * (len(head) - 1)
        if sum(part.minimumSizeHint().width() for part in head) + apart > self.width():
            self._title.set_size(20)
        self._place_undo()
        self._rest()

    def _place_undo(self) -> None:
        self.undo.layout().setContentsMargins(self.px(18), self.px(6), self.px(12), self.px(6))  # type: ignore[union-attr]
        area = self.cards.geometry() if self.cards.isVisible() else self.empty.geometry()
        wanted = self.undo.sizeHint()
        wide = min(area.width(), max(wanted.width(), self.px(420)))
        left = area.left() + (area.width() - wide) // 2
        self.undo.setGeometry(left, area.bottom() - wanted.height() - self.px(8), wide, wanted.height())

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.WindowDeactivate:
            self._left = True
        elif event.type() is QEvent.Type.WindowActivate and self._left and self.isVisible():
            # Other programs may have played meanwhile.
            self.look()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.look()
        if self.focusWidget() is None:
            self.cards.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.side.save()
        self._reading.stop()
        self.pictures.forget()
        self.undo.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event):
            return
        if any(matches(event, key) for key in standard(Standard.Find, "Ctrl+F")):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.selectAll()
        elif matches(event, STATISTICS_KEY):
            self.statistics_wanted.emit()
        elif matches(event, "Ctrl+Z"):
            left = [entry for entry in self._thrown if entry.file in self.library.entries]
            if left:
                self.take_back(left[-1])
        elif event.key() == Qt.Key.Key_Escape and self.search.hasFocus() and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in {Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.search.hasFocus():
            self.cards.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)


def _passes(entry: LibraryEntry, filtered: str) -> bool:
    if filtered == "bin" or entry.place == "bin":
        return filtered == entry.place
    if filtered == "open":
        return not entry.over and not entry.trouble
    if filtered == "over":
        return entry.over
    return filtered == "all" or entry.place == filtered
