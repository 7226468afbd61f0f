"""The lines of the settings page about cards that the user writes: the folder, what lies in it, how it is done."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.slips import CardFileError
from gonfalon.games.oriflamme.window.decks import ORIFLAMME
from gonfalon.texts.catalogue import translate
from gonfalon.texts.slips import told_all
from gonfalon.ui.board.setting_lines import SettingLines
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.folder_field import FolderField
from gonfalon.ui.widgets.setting_row import SettingRow
from gonfalon.user.folders import sets_folder

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.rules.shelf import Shelf
    from gonfalon.ui.board.coming_cards import ComingCards

__all__ = ["OwnCards"]


class OwnCards(SettingLines):
    """The folder in which sets lie that somebody has written, and how that is done."""

    def __init__(self, open_workshop: Callable[[], None]) -> None:
        """
        Args:
            open_workshop: shows where sets are written.
        """
        super().__init__()
        self._shelf: Shelf | None = None
        self._coming: ComingCards | None = None
        self._trouble = ""
        self.sets = FolderField()
        self.sets.button.clicked.connect(self._open)
        self.reference = Button(px=15)
        self.reference.clicked.connect(lambda: self.open_rules.emit("card-language"))
        self.workshop = Button(px=15)
        self.workshop.clicked.connect(open_workshop)
        self.rows = (
            SettingRow(self.sets),
            SettingRow(self.workshop, at_end=True),
            SettingRow(self.reference, at_end=True),
        )
        self.sets.set_folder(sets_folder())

    def heading(self) -> str:
        return translate("SettingsScreen", "Cards of your own")

    def set_folder(self, folder: Path) -> None:
        self.sets.set_folder(folder)
        self._shelf = None
        self._trouble = ""
        self._say()

    def set_coming(self, coming: ComingCards) -> None:
        self._coming = coming
        coming.came.connect(self._say)

    def retranslate(self) -> None:
        self.sets.button.setText(self.tr("Open the folder"))
        self.reference.setText(self.tr("Read about it"))
        self.workshop.setText(translate("Workshop", "Open it"))
        self.rows[1].set_texts(
            translate("Workshop", "Card workshop"),
            translate("Workshop", "Write cards of your own and see at once what they do."),
        )
        self.rows[2].set_texts(
            self.tr("The language of cards"), self.tr("How to write cards, word by word and with examples")
        )
        self._say()

    def forgive(self) -> None:
        self._trouble = ""

    def count(self) -> None:
        from gonfalon.games.oriflamme.rules.shelf import Shelf

        if self._coming is not None:
            self._shelf = self._coming.reading.shelves.of(ORIFLAMME)
            self._coming.look()
        elif self._shelf is None:
            self._shelf = Shelf(self.sets.folder)
        self._say()

    def _say(self) -> None:
        row, words = self.rows[0], self._trouble or self._counted()
        if (row.title.text(), row.note.text()) == (self.tr("Card sets"), words):
            return
        row.set_texts(self.tr("Card sets"), words)
        row.restyle()
        self.changed.emit()

    def _counted(self) -> str:
        if self._shelf is None:
            return self.tr("The folder for sets that you have written")
        try:
            own = self._shelf.own()
        except CardFileError as error:
            return told_all(error.slips)
        except SetsUnread:
            return self.tr("The folder for sets that you have written")
        if unread := self._shelf.unread:
            count = len({*unread, *(shelved.path for shelved in own)})
            words = self.tr("%n set(s) in the folder, still being read: {unread}", "", count)
            return words.format(unread=len(unread))
        broken = sum(shelved.cards is None for shelved in own)
        if not own:
            return self.tr("There is no set in the folder yet")
        if not broken:
            return self.tr("%n set(s) in the folder", "", len(own))
        return self.tr("%n set(s) in the folder, with mistakes: {broken}", "", len(own)).format(broken=broken)

    def _open(self) -> None:
        self._trouble = self.sets.open_folder()
        self.count()
