"""
A user's own sets of cards: their rows on the settings page, and the page that shows a set that was sent before it is
added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.core.diagnostics import CardFileError, shortened
from gonfalon.core.files import create_file
from gonfalon.core.record import SetsStillLoading
from gonfalon.games.oriflamme.rules.set_store import SetStore, StoredSet
from gonfalon.games.oriflamme.set_package import KEPT_BESIDE, SetPackage, install, install_folder, is_same, same_name
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.window.deck_options import ORIFLAMME
from gonfalon.texts.error_messages import diagnostic_lines
from gonfalon.texts.translations import LANGUAGES, native_name, translate
from gonfalon.ui.board.game_setup import ScreenLink, SettingsSection
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind
from gonfalon.ui.widgets.choice_controls import SettingRow
from gonfalon.ui.widgets.keys import Binding, answered, scrolled_by
from gonfalon.ui.widgets.page_view import CardPicture
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.plain_text import WrappingLabel, set_tip
from gonfalon.ui.widgets.screen import Screen
from gonfalon.ui.widgets.styling import HALO, Label, Surface, discard, fill, ui_scale
from gonfalon.ui.widgets.value_controls import FolderField
from gonfalon.user.folders import sets_folder

if TYPE_CHECKING:
    from gonfalon.ui.board.game_setup import CardLoading


class OwnSetsSettings(SettingsSection):
    """A settings section that shows the folder of the user's own sets and how to write one."""

    def __init__(self, links: Callable[[], Sequence[ScreenLink]]) -> None:
        """
        Args:
            links: gives the screens where sets are written, in the current language.
        """
        super().__init__()
        self._shelf: SetStore | None = None
        self._coming: CardLoading | None = None
        self._trouble = ""
        self.sets = FolderField()
        self.sets.button.clicked.connect(self._open)
        self.reference = Button(px=15, press=lambda: self.open_rules.emit("card-language"))
        self._links = links
        self.links: list[Button] = []
        for link in links():
            self.links.append(Button(px=15))
            self.links[-1].clicked.connect(link.open)
        buttons = (*self.links, self.reference)
        self.rows = (SettingRow(self.sets), *(SettingRow(button, at_end=True) for button in buttons))
        self.sets.set_folder(sets_folder())

    def heading(self) -> str:
        return translate("SettingsScreen", "Cards of your own")

    def set_folder(self, folder: Path) -> None:
        self.sets.set_folder(folder)
        self._shelf = None
        self._trouble = ""
        self._say()

    def set_card_loading(self, coming: CardLoading) -> None:
        self._coming = coming
        coming.came.connect(self._say)

    def retranslate(self) -> None:
        self.sets.button.setText(self.tr("Open the folder"))
        self.reference.setText(self.tr("Read about it"))
        for button, row, link in zip(self.links, self.rows[1:-1], self._links(), strict=True):
            button.setText(translate("Workshop", "Open it"))
            row.set_texts(link.words, link.tip)
        self.rows[-1].set_texts(
            self.tr("The language of cards"), self.tr("How to write cards, word by word and with examples")
        )
        self._say()

    def forgive(self) -> None:
        self._trouble = ""

    def count(self) -> None:

        if self._coming is not None:
            self._shelf = self._coming.reading.card_sources.of(ORIFLAMME)
            self._coming.look()
        elif self._shelf is None:
            self._shelf = SetStore(self.sets.folder)
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
            return diagnostic_lines(error.diagnostics)
        except SetsStillLoading:
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


_FAMILY: Final = "K"
_LEAST, _MOST = 186, 236
"""How wide a card is drawn, in design pixels: its rules can be read, and there are as many columns as have room."""
_SHADOW: Final = 12
"""The room for its shadow that a picture of a card brings along, in logical pixels."""


class _Cards(QWidget):
    """The cards of a set in rows, as large as the columns are wide."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: list[CardPicture] = []

    def set_looks(self, looks: list[CardLook]) -> None:
        """Show these cards, each with its name and rules for those who listen or wait with the mouse."""
        for picture in self.pictures[len(looks) :]:
            discard(picture)
        del self.pictures[len(looks) :]
        while len(self.pictures) < len(looks):
            picture = CardPicture()
            picture.setParent(self)
            picture.show()
            self.pictures.append(picture)
        for picture, look in zip(self.pictures, looks, strict=True):
            picture.look = look
            picture.setAccessibleName(look.name)
            picture.setAccessibleDescription(look.text)
            set_tip(picture, look.text)
            picture.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay the cards out for the width that there is."""
        scale = ui_scale(self)
        least, most = round(_LEAST * scale), round(_MOST * scale)
        columns = max(1, min(self.width() // (least + _SHADOW), len(self.pictures)))
        wide = max(1, min(self.width() // columns - _SHADOW, most))
        high = round(wide * RATIO) + 16
        for place, picture in enumerate(self.pictures):
            row, column = divmod(place, columns)
            picture.wide = wide
            picture.setGeometry(column * (wide + _SHADOW), row * high, wide + _SHADOW, high)
        self.setFixedHeight(-(-len(self.pictures) // columns) * high)


class SetImportPage(Screen):
    """A screen that shows the cards of a set and where they would be put; takes them only on confirmation."""

    taken = Signal(object)
    """It has been put on the shelf: the `Path` of its file."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._parcel: SetPackage | None = None
        self._shelf: SetStore | None = None
        self._other: StoredSet | None = None
        self._same = False
        self._emblems: TemporaryDirectory[str] | None = None
        """Where the drawings of the set lie while it is shown."""
        self._title = WrappingLabel(28, QFont.Weight.DemiBold, "table_heading")
        self._facts = WrappingLabel(15, colour="on_table")
        self._hint = Label(14, colour="on_table_2", wrap=True)
        self.cards = _Cards()
        self.area: ScrollArea = ScrollArea(self.cards)
        self.panel = Panel(Surface.PANEL)
        self.place = WrappingLabel(15)
        self.clash = WrappingLabel(15, QFont.Weight.Medium, "rubric")
        self.leave = Button(px=16, key="Esc", press=self.closed)
        self.take = Button(ButtonKind.GOLD, px=16, key="Enter", press=self._take)
        self._keys = (Binding(("Esc",), "", self.leave.click), Binding(("Return",), "", self._enter))
        self._lay_out()

    def _lay_out(self) -> None:
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        fill(self._head, self._title, self._facts, self._hint)
        self._foot = QHBoxLayout(self.panel)
        self._words = fill(QVBoxLayout(), 1, self.place, self.clash, 1, spacing=0)
        fill(self._foot, (self._words, 1), self.leave, self.take)
        self._whole = fill(QVBoxLayout(self), self._head, (self.area, 1), spacing=0)
        self._whole.addSpacing(_SHADOW // 2)
        self._whole.addWidget(self.panel)
        QWidget.setTabOrder(self.take, self.leave)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the set."""
        return "" if self._parcel is None else self._parcel.name

    def show_parcel(self, package: SetPackage, shelf: SetStore) -> None:
        """Show this set, and what would become of it on a shelf.

        Raises:
            SetsStillLoading: when another set of its name may be among those that are still being read.
        """
        other = same_name(package, shelf)
        self._parcel, self._shelf, self._other = package, shelf, other
        self._same = other is not None and is_same(package, other)
        self._draw_emblems(package)
        self.area.verticalScrollBar().setValue(0)
        self.retranslate()
        self.restyle()
        self.setFocus()
        # It may come up by itself, while keys are pressed that were meant for something else.
        self.hesitate()

    def _draw_emblems(self, package: SetPackage) -> None:
        # What draws cards reads files; these are the sender's own bytes, looked at again by whoever draws them.
        self._emblems = None
        with suppress(OSError):
            self._emblems = TemporaryDirectory(prefix="gonfalon-")
            for kind, drawing in package.emblems.items():
                create_file(Path(self._emblems.name) / f"{kind}.svg", drawing)

    def retranslate(self) -> None:
        self.take.setText(self.tr("Add it"))
        self.leave.setText(self.tr("Do not add it"))
        self._hint.setText(self.tr("Look at it first: nothing is saved until you add it."))
        package = self._parcel
        if package is None:
            return
        self._title.setText(self.tr("A set of cards: “{name}”").format(name=package.name))
        self._facts.setText("\n".join((self._made_by(package), self._languages(package))))
        texts, drawn = deck_texts(package.cards, self.settings.language), self._emblems
        looks = []
        for kind in package.cards.kinds:
            emblem = str(Path(drawn.name) / f"{kind.id}.svg") if drawn and kind.id in package.emblems else ""
            text = texts[kind.id]
            looks.append(CardLook(kind.id, kind.type, _FAMILY, text.name, text.text, emblem))
        self.cards.set_looks(looks)
        self._show_place(package)

    @staticmethod
    def _made_by(package: SetPackage) -> str:
        if not package.author:
            return translate("GameChoice", "%n card(s)", "", len(package.cards))
        facts = translate("GameChoice", "%n card(s), by {author}", "", len(package.cards))
        return facts.format(author=package.author)

    def _languages(self, package: SetPackage) -> str:
        known = [code for code in LANGUAGES if code in package.cards.texts]
        others = sorted(code for code in package.cards.texts if code not in LANGUAGES)
        named = ", ".join([*map(native_name, known), *others])
        if not named:
            return self.tr("It contains no names or texts for its cards.")
        return self.tr("Names and texts of its cards: {languages}").format(languages=named)

    def _show_place(self, package: SetPackage) -> None:
        assert self._shelf is not None
        assert self._shelf.folder is not None
        other, clash = self._other, ""
        can_be_taken = not self._same and (other is None or other.own)
        for part in (self.take, self.place, self._hint):
            part.setVisible(can_be_taken)
        place = shortened(install_folder(package, self._shelf.folder))
        self.place.setText(self.tr("It is put into a folder of its own: {folder}").format(folder=place))
        set_tip(self.place, str(install_folder(package, self._shelf.folder)))
        if self._same:
            clash = self.tr("You already have this set, letter for letter.")
            self.leave.setText(translate("Window", "Close"))
        elif other is not None and not other.own:
            clash = self.tr(
                "A set that comes with the game has this name, so this one cannot be added. Its author can give it "
                "another name and send it again."
            )
        elif other is not None:
            clash = self.tr(
                "You have another set of this name, in the file {file}. This one takes its place; that file stays, "
                "with the ending {ending}, and is no longer a set."
            ).format(file=shortened(other.path.name), ending=KEPT_BESIDE)
            self.take.setText(self.tr("Replace it"))
        self.clash.setText(clash)
        self.clash.setVisible(bool(clash))

    # -- what is done --------------------------------------------------------------------------------------------------

    def _enter(self) -> None:
        if not self.take.isHidden():
            self.take.click()

    def _take(self) -> None:
        assert self._parcel is not None
        assert self._shelf is not None
        assert self._shelf.folder is not None
        try:
            path = install(self._parcel, self._shelf, replacing=self._other)
        except OSError as error:
            words = self.tr("It cannot be written to this folder: {folder} ({reason}).")
            reason = error.strerror or str(error)
            self._say(words.format(folder=shortened(self._shelf.folder), reason=reason))
        except CardFileError as error:
            self._say(diagnostic_lines(error.diagnostics))
        except SetsStillLoading:
            self._say(translate("GameChoice", "These cards are still being read."))
        else:
            self.taken.emit(path)

    def _say(self, words: str) -> None:
        overlay = Overlay(self, self.tr("The set was not added"), words, design_unit=self.design_unit)
        overlay.add_button(translate("Window", "Close"), key="Esc", gold=True)
        overlay.closed.connect(self.setFocus)
        overlay.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.too_soon(event) or answered(event, self._keys):
            return
        if not scrolled_by(self.area.verticalScrollBar(), event, ends=True):
            super().keyPressEvent(event)

    # -- where it is ---------------------------------------------------------------------------------------------------

    def arrange(self) -> None:
        px, side = self.px, self.px(22 if self.width() >= self.px(1180) else 14)
        self._whole.setContentsMargins(side, px(14), side, px(12))
        # As far in as the cards, whose pictures bring the room for their shadows along.
        self._head.setContentsMargins(_SHADOW // 2, 0, 0, px(10))
        bar = self.area.verticalScrollBar().sizeHint().width()
        self._foot.setContentsMargins(px(18), px(12), px(18) - HALO, px(12))
        self._foot.setSpacing(px(4))
        self.area.setMinimumHeight(px(120))
        self.cards.setMinimumWidth(max(1, self.width() - 2 * side - bar - 2))
        self.cards.arrange()
