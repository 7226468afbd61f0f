"""The controller of the workshop: the list of sets, the set that is written, and games with it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QFile, QObject, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, confusable_form, shortened
from gonfalon.core.files import PUBLIC_FILE, replace_file
from gonfalon.core.record import SetsStillLoading
from gonfalon.games.oriflamme.rules.card_set import CardSet
from gonfalon.games.oriflamme.rules.set_store import ENDINGS, SetStore, StoredSet
from gonfalon.games.oriflamme.set_package import SUFFIX, is_received, pack
from gonfalon.games.oriflamme.texts.objective import box_title
from gonfalon.games.oriflamme.window.deck_options import DeckSelection, default_own_deck
from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft
from gonfalon.session.new_game import Seat
from gonfalon.texts.error_messages import diagnostic_lines, write_failed
from gonfalon.texts.players import default_name
from gonfalon.texts.translations import translate
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.keys import matches
from gonfalon.ui.widgets.panel import Divider, Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, discard, fill, ui_scale
from gonfalon.ui.widgets.value_controls import ask_for_file, open_folder
from gonfalon.user.folders import sets_folder
from gonfalon_workshop.document import SetDocument, begin_set, copy_set, free_name, template, unsaved_path
from gonfalon_workshop.window.screen import WorkshopScreen

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup


class SetListEntry(NamedTuple):
    """One set."""

    path: Path
    name: str
    facts: str
    """How many cards, by whom, what is wrong with it."""
    own: bool
    """Whether it is written here, and not only looked at."""
    removable: bool
    unsaved: bool


class _Line(QWidget):
    """A set with what can be done with it."""

    def __init__(self, row: SetListEntry) -> None:
        super().__init__()
        self.row = row
        self.name = WrappingLabel(17, QFont.Weight.DemiBold)
        self.facts = WrappingLabel(14, colour="text_2")
        self.name.setText(row.name)
        facts = [row.facts]
        if row.unsaved:
            facts.append(translate("Workshop", "Not saved yet."))
        self.facts.setText(" ".join(facts))
        self.open = Button(px=15)
        self.open.setText(translate("Workshop", "Edit") if row.own else translate("Workshop", "Look at it"))
        self.copy = Button(icon="icon-branch", px=15)
        self.copy.setText(translate("Workshop", "Make a copy"))
        self.bin = IconButton("icon-trash")
        self.bin.set_words(translate("Workshop", "Delete: {name}").format(name=row.name))
        self.bin.setVisible(row.removable)
        said = translate("Workshop", "Edit: {name}") if row.own else translate("Workshop", "Look at: {name}")
        self.open.setAccessibleName(said.format(name=row.name))
        self.open.setAccessibleDescription(row.facts)
        words = fill(QVBoxLayout(), self.name, self.facts, spacing=0)
        self._line = fill(QHBoxLayout(self), (words, 1), bare=True)
        for button in (self.open, self.copy, self.bin):
            self._line.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._line.setSpacing(0)


class SetsScreen(Screen):
    """Offers what there is; what becomes of it is another's."""

    begun = Signal()
    """A new set is wanted."""
    wanted = Signal(Path)
    """The set of this file is to be opened."""
    copied = Signal(Path)
    """One like it is wanted."""
    thrown_away = Signal(Path)
    taken = Signal()
    """A set is to be taken from a file of somebody else's."""
    folder_wanted = Signal()
    open_rules = Signal(str)
    """A page about writing cards is wanted."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.rows: Sequence[SetListEntry] = ()
        """The sets that are offered."""
        self.lines: list[_Line] = []
        self._rules: list[Divider] = []
        self.back = IconButton("icon-back", kind=ButtonKind.PARCHMENT, press=self.closed)
        self._title = Label(28, QFont.Weight.DemiBold, "table_heading")
        self._about = Label(15, colour="on_table_2", wrap=True)
        self.take = Button(icon="icon-import", px=15, press=self.taken)
        self.folder = Button(icon="icon-folder", px=15, press=self.folder_wanted)
        self.new = Button(ButtonKind.GOLD, key="N", px=16, press=self.begun)
        self._head = fill(QHBoxLayout(), self.back, self._title, (self._about, 1), self.take, self.folder, self.new)
        self.panels = (Panel(Surface.PANEL), Panel(Surface.PANEL))
        self._headings = (Label(19, QFont.Weight.DemiBold), Label(19, QFont.Weight.DemiBold))
        self._none = Label(15, colour="text_2", wrap=True)
        self._columns: list[QVBoxLayout] = []
        inner = QWidget()
        self._inner = QVBoxLayout(inner)
        self._inner.setContentsMargins(0, 0, 0, 0)
        for panel, heading in zip(self.panels, self._headings, strict=True):
            column = fill(QVBoxLayout(panel), heading)
            self._columns.append(column)
            self._inner.addWidget(panel)
        self._columns[0].addWidget(self._none)
        self._inner.addStretch(1)
        self.area = ScrollArea(inner)
        self._whole = fill(QVBoxLayout(self), self._head, (self.area, 1), spacing=0)
        self.retranslate()

    def show_sets(self, rows: Sequence[SetListEntry]) -> None:
        """Offer these."""
        self.rows = rows
        held = next((line.row.path for line in self.lines if line.open.hasFocus()), None)
        for gone in (*self.lines, *self._rules):
            discard(gone)
        self.lines, self._rules = [_Line(row) for row in rows], []
        for line, before in zip(self.lines, (None, *self.lines), strict=False):
            column = self._columns[0 if line.row.own else 1]
            if before is not None and before.row.own == line.row.own:
                self._rules.append(Divider())
                column.addWidget(self._rules[-1])
            column.addWidget(line)
            line.open.clicked.connect(partial(self.wanted.emit, line.row.path))
            line.copy.clicked.connect(partial(self.copied.emit, line.row.path))
            line.bin.clicked.connect(partial(self.thrown_away.emit, line.row.path))
        self._none.setVisible(not any(row.own for row in rows))
        self._look_changed()
        for line in self.lines:
            if line.row.path == held:
                line.open.setFocus()

    def retranslate(self) -> None:
        self.back.set_words(translate("Library", "Back"))
        self._title.setText(translate("Workshop", "Card workshop"))
        self._about.setText(translate("Workshop", "Write cards of your own and see at once what they do."))
        self.take.setText(translate("Workshop", "Add one from a file"))
        self.folder.setAccessibleName(translate("OwnSetsSettings", "Open the folder"))
        set_tip(self.folder, self.folder.accessibleName())
        self.new.setText(translate("Workshop", "New set"))
        self._headings[0].setText(translate("Workshop", "Your sets"))
        self._headings[1].setText(translate("Workshop", "Read-only sets"))
        self._none.setText(translate("Workshop", "There is none yet. Begin a new one, or make a copy of a set below."))
        self.show_sets(self.rows)

    def arrange(self) -> None:
        side, px = self.px(18), self.px
        self._head.setContentsMargins(side - HALO, px(10), side - HALO, px(4))
        self._head.setSpacing(px(4))
        told = self.width() > px(1180) and self.settings.text_scale < 1.2
        self._about.setVisible(told)
        self._head.setStretch(self._head.indexOf(self._title), int(not told))
        self._whole.setContentsMargins(0, 0, 0, px(12))
        self._inner.setContentsMargins(side, 0, px(4), 0)
        self._inner.setSpacing(px(10))
        for column in self._columns:
            column.setContentsMargins(px(24), px(16), px(16), px(18))
            column.setSpacing(px(3))
        for line in self.lines:
            line.open.setMinimumWidth(max(other.open.sizeHint().width() for other in self.lines))
            line.copy.show_words(self.width() > px(1000) * self.settings.text_scale)
            gap = round(4 * ui_scale(line))
            line.name.setContentsMargins(0, gap, 0, 0)
            line.facts.setContentsMargins(0, 0, 0, gap)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() == Qt.Key.Key_F1:
            self.open_rules.emit("own-cards")
        elif matches(event, self.new.key_name):
            self.new.click()
        else:
            super().keyPressEvent(event)


_FAMILIES = "RBGY"
_BOT = "squire"

_log = logging.getLogger(__name__)


class WorkshopController(QObject):
    """Belongs to what the start screen shows of the game, from where it has its shelf."""

    def __init__(self, game_setup: OriflammeGameSetup) -> None:
        super().__init__(game_setup)
        self._game_setup = game_setup
        self.sets = SetsScreen(game_setup.settings)
        self.screen: WorkshopScreen | None = None
        """Where a set is written; None before the first."""
        game_setup.sets_read.connect(self.show_sets)
        self.sets.begun.connect(self.begin)
        self.sets.wanted.connect(self.open_set)
        self.sets.copied.connect(self._copy)
        self.sets.thrown_away.connect(self._ask_to_throw_away)
        self.sets.taken.connect(self._choose_file)
        self.sets.folder_wanted.connect(self._open_folder)
        self.sets.open_rules.connect(game_setup.open_rules)

    @property
    def _shelf(self) -> SetStore:
        return self._game_setup.decks.shelf

    @property
    def folder(self) -> Path:
        """The folder of the user's sets."""
        return self._shelf.folder or sets_folder()

    # -- the list ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the sets that there are."""
        self._game_setup.stale.emit()
        self.show_sets()
        self._game_setup.opened.emit(self.sets)

    def show_sets(self) -> None:
        """List what has been read by now."""
        try:
            own, shipped = self._shelf.own(), self._shelf.shipped
        except SetsStillLoading:
            return
        except CardFileError as error:
            _log.warning("%s", error)
            own, shipped = (), ()
        self.sets.show_sets([*map(self._row, own), *map(self._row, shipped)])

    def _row(self, shelved: StoredSet) -> SetListEntry:
        if shelved.cards is None:
            facts = translate("GameChoice", "Cannot be used: %n mistake(s)", "", len(shelved.diagnostics))
        elif shelved.author:
            facts = translate("GameChoice", "%n card(s), by {author}", "", len(shelved.cards))
            facts = facts.format(author=shelved.author)
        else:
            facts = translate("GameChoice", "%n card(s)", "", len(shelved.cards))
        return SetListEntry(
            shelved.path,
            box_title(shelved.name),
            facts,
            own=shelved.own and not is_received(shelved.path),
            removable=shelved.own,
            unsaved=unsaved_path(shelved.path).exists(),
        )

    def _names(self) -> list[str]:
        return [row.name for row in self.sets.rows]

    def begin(self) -> None:
        """Begin a new set, and write on at it."""
        name = free_name(translate("Workshop", "New set"), self._names())
        self._make(lambda: begin_set(self.folder, name, template(name)))

    def _copy(self, path: Path) -> None:
        row = next((row for row in self.sets.rows if row.path == path), None)
        name = free_name(row.name if row is not None else path.stem, self._names())
        ids = [drawing.stem for drawing in path.parent.glob("*.svg")]
        self._make(lambda: copy_set(path, self.folder, name, ids))

    def _make(self, make: Callable[[], Path]) -> None:
        heading = translate("Workshop", "The set cannot be created")
        try:
            path = make()
        except CardFileError as error:
            self._tell(heading, diagnostic_lines(error.diagnostics))
        except OSError as error:
            self._tell(heading, write_failed(self.folder, error))
        else:
            self._game_setup.stale.emit()
            self.open_set(path)

    def _ask_to_throw_away(self, path: Path) -> None:
        row = next(row for row in self.sets.rows if row.path == path)
        heading = translate("Workshop", "Delete “{name}”?").format(name=row.name)
        text = translate(
            "Workshop",
            "Its file and its drawings go to the bin of your desktop. Games that were played with it still open.",
        )
        question = Overlay(self.sets, heading, text)
        question.add_button(translate("Workshop", "Keep it"), key="Esc", gold=True)
        question.add_button(translate("Workshop", "Delete it"), lambda: self._throw_away(path))
        question.open()

    def _throw_away(self, path: Path) -> None:
        alone = path.parent != self.folder and not any(
            other.suffix.lower() in ENDINGS and other != path for other in path.parent.iterdir()
        )
        gone = path.parent if alone else path
        # Some versions of Qt also tell where it is now.
        moved: object = QFile.moveToTrash(str(gone))
        if not (moved[0] if isinstance(moved, tuple) else moved):
            text = translate("Workshop", "It cannot be moved to the bin. Please delete it yourself: {file}")
            self._tell(translate("Workshop", "The set is still there"), text.format(file=shortened(gone)))
        self._game_setup.stale.emit()
        self.show_sets()

    def _open_folder(self) -> None:
        if trouble := open_folder(self.folder):
            self._tell(translate("OwnSetsSettings", "Open the folder"), trouble)

    def _choose_file(self) -> None:
        heading = translate("Workshop", "Add one from a file")
        kind = translate("Workshop", "Sets of cards")
        dialog = ask_for_file(self.sets, heading, Path.home(), f"{kind} (*{SUFFIX})")
        dialog.fileSelected.connect(lambda name: self._take(Path(name)))

    def _take(self, path: Path) -> None:
        try:
            self._game_setup.import_set(path)
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be added"), diagnostic_lines(error.diagnostics))
        except SetsStillLoading:
            text = translate("Workshop", "Your own sets are still being read. Please choose the file once more.")
            self._tell(translate("Workshop", "This set cannot be added yet"), text)

    def _share(self, path: Path) -> None:
        heading = translate("Workshop", "Put the set into one file")
        try:
            packed = pack(path)
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be shared"), diagnostic_lines(error.diagnostics))
            return
        kinds = f"{translate('Workshop', 'Sets of cards')} (*{SUFFIX})"
        dialog = ask_for_file(self.sets, heading, Path.home() / f"{path.stem}{SUFFIX}", kinds, SUFFIX)
        dialog.fileSelected.connect(lambda name: self._pack_into(Path(name), packed))

    def _pack_into(self, path: Path, packed: bytes) -> None:
        try:
            replace_file(path, packed, PUBLIC_FILE)
        except OSError as error:
            self._tell(translate("Workshop", "This set cannot be shared"), write_failed(path, error))
            return
        text = translate(
            "Workshop", "It is in this file: {file}. Anyone who opens it sees what is in it and can add it."
        )
        self._tell(translate("Workshop", "The set is packed"), text.format(file=shortened(path)))

    # -- one set -------------------------------------------------------------------------------------------------------

    def open_set(self, path: Path) -> None:
        """Open the set of this file for editing, or read-only where it is not the user's own."""
        shipped = {shelved.path for shelved in self._shipped()}
        try:
            set_document = SetDocument(path, read_only=path in shipped or is_received(path))
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be opened"), diagnostic_lines(error.diagnostics))
            return
        screen = self._made()
        screen.open_set(set_document, self._shipped_kinds(), self._taken(path))
        self._game_setup.opened.emit(screen)

    def _made(self) -> WorkshopScreen:
        if self.screen is None:
            screen = self.screen = WorkshopScreen(self._game_setup.settings)
            screen.tried.connect(self._try)
            screen.saved.connect(self._game_setup.stale)
            screen.copy_wanted.connect(self._copy)
            screen.share_wanted.connect(self._share)
            screen.opened.connect(self._game_setup.opened)
            screen.open_rules.connect(self._game_setup.open_rules)
            screen.closed.connect(self.show_sets)
        return self.screen

    def _shipped(self) -> Sequence[StoredSet]:
        try:
            return self._shelf.shipped
        except (CardFileError, SetsStillLoading):
            return ()

    def _shipped_kinds(self) -> tuple[str, ...]:
        return tuple(kind.id for shelved in self._shipped() if shelved.cards for kind in shelved.cards.kinds)

    def _taken(self, path: Path) -> dict[str, Path]:
        """The files of the other sets, by the names that they have taken."""
        try:
            others = [*self._shelf.shipped, *self._shelf.own()]
        except (CardFileError, SetsStillLoading):
            return {}
        return {
            confusable_form(other.name): other.path
            for other in others
            if other.cards is not None and other.path != path
        }

    def _try(self, cards: CardSet) -> None:
        """Sit down with this set, at the start screen's table if enough people and bots sit there."""
        # Read beside the window it would for a moment still be what it was before.
        self._shelf.renew(Path(cards.sources[0][0]))
        parts = (*(shelved.cards for shelved in self._shipped() if shelved.cards is not None), cards)
        draft = DeckDraft(parts)
        draft.lay(default_own_deck(draft))
        seats = self._game_setup.seats if len(self._game_setup.seats) > 2 else self._usual_seats()
        self._game_setup.begin.emit(self._game_setup.game_of(seats, None, DeckSelection(draft.sets_taken, draft.ids)))

    @staticmethod
    def _usual_seats() -> tuple[Seat, ...]:
        bots = (None, _BOT, _BOT, _BOT)
        return tuple(Seat(family, default_name(family), bot) for family, bot in zip(_FAMILIES, bots, strict=True))

    def _tell(self, heading: str, text: str) -> None:
        on: Screen = self.screen if self.screen is not None and self.screen.isVisible() else self.sets
        notice = Overlay(on, heading, text)
        notice.add_button(translate("Window", "Close"), key="Esc", gold=True)
        notice.open()
