"""The way through the workshop: the sets there are, the one that is written, and games with it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFile, QObject, Qt
from PySide6.QtWidgets import QFileDialog

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.naming import look_of
from gonfalon.core.slips import CardFileError, shortened
from gonfalon.core.writing import OPEN, replace_file
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.shelf import ENDINGS, Shelf, Shelved
from gonfalon.games.oriflamme.texts.boxes import box_title
from gonfalon.games.oriflamme.window.decks import Pick, usual_own
from gonfalon.games.oriflamme.window.picker.choice import Draft
from gonfalon.games.oriflamme.window.workshop.screen import WorkshopScreen
from gonfalon.games.oriflamme.window.workshop.sets_screen import SetRow, SetsScreen
from gonfalon.games.oriflamme.workshop.beginnings import begin, copied, free_name, template
from gonfalon.games.oriflamme.workshop.manuscript import Manuscript, kept_beside
from gonfalon.games.oriflamme.workshop.parcel import SUFFIX, is_of_others, pack
from gonfalon.session.seats import Seat
from gonfalon.texts.catalogue import translate
from gonfalon.texts.players import default_name
from gonfalon.texts.slips import told_all
from gonfalon.texts.troubles import cannot_be_written
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.widgets.folder_field import open_folder
from gonfalon.ui.widgets.screen import Screen
from gonfalon.user.folders import sets_folder

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.offer import OriflammeOffer

__all__ = ["Workshop"]

_FAMILIES = "RBGY"
_BOT = "squire"

_log = logging.getLogger(__name__)


class Workshop(QObject):
    """Belongs to what the start screen offers of the game, from where it has its shelf."""

    def __init__(self, offer: OriflammeOffer) -> None:
        super().__init__(offer)
        self._offer = offer
        self.sets = SetsScreen(offer.settings)
        self.screen: WorkshopScreen | None = None
        """Where a set is written; None before the first."""
        self.dialog: QFileDialog | None = None
        self.sets.begun.connect(self.begin)
        self.sets.wanted.connect(self.open_set)
        self.sets.copied.connect(self._copy)
        self.sets.thrown_away.connect(self._ask_to_throw_away)
        self.sets.taken.connect(self._choose_file)
        self.sets.folder_wanted.connect(self._open_folder)
        self.sets.open_rules.connect(offer.open_rules)

    @property
    def _shelf(self) -> Shelf:
        return self._offer.decks.shelf

    @property
    def folder(self) -> Path:
        """Where the user's sets lie."""
        return self._shelf.folder or sets_folder()

    # -- the list ------------------------------------------------------------------------------------------------------

    def open(self) -> None:
        """Show the sets that there are."""
        self._offer.stale.emit()
        self.show_sets()
        self._offer.opened.emit(self.sets)

    def show_sets(self) -> None:
        """List what has been read by now."""
        try:
            own, shipped = self._shelf.own(), self._shelf.shipped
        except SetsUnread:
            return
        except CardFileError as error:
            _log.warning("%s", error)
            own, shipped = (), ()
        self.sets.show_sets([*map(self._row, own), *map(self._row, shipped)])

    def _row(self, shelved: Shelved) -> SetRow:
        if shelved.cards is None:
            facts = translate("GameChoice", "Cannot be used: %n mistake(s)", "", len(shelved.slips))
        elif shelved.author:
            facts = translate("GameChoice", "%n card(s), by {author}", "", len(shelved.cards))
            facts = facts.format(author=shelved.author)
        else:
            facts = translate("GameChoice", "%n card(s)", "", len(shelved.cards))
        return SetRow(
            shelved.path,
            box_title(shelved.name),
            facts,
            own=shelved.own and not is_of_others(shelved.path),
            removable=shelved.own,
            unsaved=kept_beside(shelved.path).exists(),
        )

    def _names(self) -> list[str]:
        return [row.name for row in self.sets.rows]

    def begin(self) -> None:
        """Begin a new set, and write on at it."""
        name = free_name(translate("Workshop", "New set"), self._names())
        self._make(lambda: begin(self.folder, name, template(name)))

    def _copy(self, path: Path) -> None:
        row = next((row for row in self.sets.rows if row.path == path), None)
        name = free_name(row.name if row is not None else path.stem, self._names())
        ids = [drawing.stem for drawing in path.parent.glob("*.svg")]
        self._make(lambda: copied(path, self.folder, name, ids))

    def _make(self, make: Callable[[], Path]) -> None:
        heading = translate("Workshop", "The set cannot be created")
        try:
            path = make()
        except CardFileError as error:
            self._tell(heading, told_all(error.slips))
        except OSError as error:
            self._tell(heading, cannot_be_written(self.folder, error))
        else:
            self._offer.stale.emit()
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
        self._offer.stale.emit()
        self.show_sets()

    def _open_folder(self) -> None:
        if trouble := open_folder(self.folder):
            self._tell(translate("OwnCards", "Open the folder"), trouble)

    def _choose_file(self) -> None:
        heading = translate("Workshop", "Add one from a file")
        kind = translate("Workshop", "Sets of cards")
        dialog = QFileDialog(self.sets, heading, str(Path.home()), f"{kind} (*{SUFFIX})")
        dialog.fileSelected.connect(lambda name: self._take(Path(name)))
        self._ask(dialog)

    def _take(self, path: Path) -> None:
        try:
            self._offer.open_parcel(path)
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be added"), told_all(error.slips))
        except SetsUnread:
            text = translate("Workshop", "Your own sets are still being read. Please choose the file once more.")
            self._tell(translate("Workshop", "This set cannot be added yet"), text)

    def _share(self, path: Path) -> None:
        heading = translate("Workshop", "Put the set into one file")
        try:
            packed = pack(path)
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be shared"), told_all(error.slips))
            return
        dialog = QFileDialog(self.sets, heading, str(Path.home() / f"{path.stem}{SUFFIX}"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{translate('Workshop', 'Sets of cards')} (*{SUFFIX})")
        dialog.setDefaultSuffix(SUFFIX.removeprefix("."))
        dialog.fileSelected.connect(lambda name: self._pack_into(Path(name), packed))
        self._ask(dialog)

    def _pack_into(self, path: Path, packed: bytes) -> None:
        try:
            replace_file(path, packed, OPEN)
        except OSError as error:
            self._tell(translate("Workshop", "This set cannot be shared"), cannot_be_written(path, error))
            return
        text = translate(
            "Workshop", "It is in this file: {file}. Anyone who opens it sees what is in it and can add it."
        )
        self._tell(translate("Workshop", "The set is packed"), text.format(file=shortened(path)))

    def _ask(self, dialog: QFileDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.dialog = dialog
        dialog.open()

    # -- one set -------------------------------------------------------------------------------------------------------

    def open_set(self, path: Path) -> None:
        """Write on at the set of this file, or look at it where it is somebody else's."""
        shipped = {shelved.path for shelved in self._shipped()}
        try:
            manuscript = Manuscript(path, read_only=path in shipped or is_of_others(path))
        except CardFileError as error:
            self._tell(translate("Workshop", "This set cannot be opened"), told_all(error.slips))
            return
        screen = self._made()
        screen.open_set(manuscript, self._shipped_kinds(), self._taken(path))
        self._offer.opened.emit(screen)

    def _made(self) -> WorkshopScreen:
        if self.screen is None:
            screen = self.screen = WorkshopScreen(self._offer.settings)
            screen.tried.connect(self._try)
            screen.saved.connect(self._offer.stale)
            screen.copy_wanted.connect(self._copy)
            screen.share_wanted.connect(self._share)
            screen.opened.connect(self._offer.opened)
            screen.open_rules.connect(self._offer.open_rules)
            screen.closed.connect(self.show_sets)
        return self.screen

    def _shipped(self) -> Sequence[Shelved]:
        try:
            return self._shelf.shipped
        except (CardFileError, SetsUnread):
            return ()

    def _shipped_kinds(self) -> tuple[str, ...]:
        return tuple(kind.id for shelved in self._shipped() if shelved.cards for kind in shelved.cards.kinds)

    def _taken(self, path: Path) -> dict[str, Path]:
        """The files of the other sets, by the names that they have taken."""
        try:
            others = [*self._shelf.shipped, *self._shelf.own()]
        except (CardFileError, SetsUnread):
            return {}
        return {look_of(other.name): other.path for other in others if other.cards is not None and other.path != path}

    def _try(self, cards: CardSet) -> None:
        """Sit down with this set, at the start screen's table if enough people and bots sit there."""
        # Read beside the window it would for a moment still be what it was before.
        self._shelf.renew(Path(cards.sources[0][0]))
        parts = (*(shelved.cards for shelved in self._shipped() if shelved.cards is not None), cards)
        draft = Draft(parts)
        draft.lay(usual_own(draft))
        seats = self._offer.seats if len(self._offer.seats) > 2 else self._usual_seats()
        self._offer.begin.emit(self._offer.game_of(seats, None, Pick(draft.sets_taken, draft.ids)))

    @staticmethod
    def _usual_seats() -> tuple[Seat, ...]:
        bots = (None, _BOT, _BOT, _BOT)
        return tuple(Seat(family, default_name(family), bot) for family, bot in zip(_FAMILIES, bots, strict=True))

    def _tell(self, heading: str, text: str) -> None:
        on: Screen = self.screen if self.screen is not None and self.screen.isVisible() else self.sets
        notice = Overlay(on, heading, text)
        notice.add_button(translate("Window", "Close"), key="Esc", gold=True)
        notice.open()
