"""The page that shows a set of cards which somebody has sent, before anything of it is kept."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gonfalon.core.lacking import SetsUnread
from gonfalon.core.slips import CardFileError, shortened
from gonfalon.core.writing import create_file
from gonfalon.games.oriflamme.rules.shelf import Shelf, Shelved
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.oriflamme.workshop.parcel import KEPT_BESIDE, Parcel, is_same, keep, place_for, same_name
from gonfalon.texts.catalogue import translate
from gonfalon.texts.languages import LANGUAGES, native_name
from gonfalon.texts.slips import told_all
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.look.cards import RATIO, CardLook
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.buttons import Button, Kind
from gonfalon.ui.widgets.card_picture import CardPicture
from gonfalon.ui.widgets.dress import HALO, Ground, Words, unit
from gonfalon.ui.widgets.keys import Binding, answered, scrolled
from gonfalon.ui.widgets.long_words import LongWords
from gonfalon.ui.widgets.panel import Panel, ScrollArea
from gonfalon.ui.widgets.plain import set_tip
from gonfalon.ui.widgets.screen import Screen

__all__ = ["ParcelPage"]

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
            picture.hide()
            picture.deleteLater()
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
        scale = unit(self)
        least, most = round(_LEAST * scale), round(_MOST * scale)
        columns = max(1, min(self.width() // (least + _SHADOW), len(self.pictures)))
        wide = max(1, min(self.width() // columns - _SHADOW, most))
        high = round(wide * RATIO) + 16
        for place, picture in enumerate(self.pictures):
            row, column = divmod(place, columns)
            picture.wide = wide
            picture.setGeometry(column * (wide + _SHADOW), row * high, wide + _SHADOW, high)
        self.setFixedHeight(-(-len(self.pictures) // columns) * high)


class ParcelPage(Screen):
    """Shows the cards of a set and where they would be put; takes them only when somebody says so."""

    taken = Signal(object)
    """It has been put on the shelf: the `Path` of its file."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._parcel: Parcel | None = None
        self._shelf: Shelf | None = None
        self._other: Shelved | None = None
        self._same = False
        self._emblems: TemporaryDirectory[str] | None = None
        """Where the drawings of the set lie while it is shown."""
        self._title = LongWords(28, QFont.Weight.DemiBold, "table_heading")
        self._facts = LongWords(15, colour="on_table")
        self._hint = Words(14, colour="on_table_2", wrap=True)
        self.cards = _Cards()
        self.area: ScrollArea = ScrollArea(self.cards)
        self.panel = Panel(Ground.PANEL)
        self.place = LongWords(15)
        self.clash = LongWords(15, QFont.Weight.Medium, "rubric")
        self.leave = Button(px=16, key="Esc")
        self.leave.clicked.connect(self.closed)
        self.take = Button(Kind.GOLD, px=16, key="Enter")
        self.take.clicked.connect(self._take)
        self._keys = (Binding(("Esc",), "", self.leave.click), Binding(("Return",), "", self._enter))
        self._lay_out()

    def _lay_out(self) -> None:
        self._head = QVBoxLayout()
        self._head.setSpacing(0)
        for words in (self._title, self._facts, self._hint):
            self._head.addWidget(words)
        self._foot = QHBoxLayout(self.panel)
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._words.addStretch(1)
        self._words.addWidget(self.place)
        self._words.addWidget(self.clash)
        self._words.addStretch(1)
        self._foot.addLayout(self._words, 1)
        self._foot.addWidget(self.leave)
        self._foot.addWidget(self.take)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(0)
        self._whole.addLayout(self._head)
        self._whole.addWidget(self.area, 1)
        self._whole.addSpacing(_SHADOW // 2)
        self._whole.addWidget(self.panel)
        QWidget.setTabOrder(self.take, self.leave)

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """What the set is called."""
        return "" if self._parcel is None else self._parcel.name

    def show_parcel(self, parcel: Parcel, shelf: Shelf) -> None:
        """Show this set, and what would become of it on a shelf.

        Raises:
            SetsUnread: when another set of its name may be among those that are still being read.
        """
        other = same_name(parcel, shelf)
        self._parcel, self._shelf, self._other = parcel, shelf, other
        self._same = other is not None and is_same(parcel, other)
        self._draw_emblems(parcel)
        self.area.verticalScrollBar().setValue(0)
        self.retranslate()
        self.restyle()
        self.setFocus()
        # It may come up by itself, while keys are pressed that were meant for something else.
        self.hesitate()

    def _draw_emblems(self, parcel: Parcel) -> None:
        # What draws cards reads files; these are the sender's own bytes, looked at again by whoever draws them.
        self._emblems = None
        with suppress(OSError):
            self._emblems = TemporaryDirectory(prefix="gonfalon-")
            for kind, drawing in parcel.emblems.items():
                create_file(Path(self._emblems.name) / f"{kind}.svg", drawing)

    def retranslate(self) -> None:
        self.take.setText(self.tr("Add it"))
        self.leave.setText(self.tr("Do not add it"))
        self._hint.setText(self.tr("Look at it first: nothing is saved until you add it."))
        parcel = self._parcel
        if parcel is None:
            return
        self._title.setText(self.tr("A set of cards: “{name}”").format(name=parcel.name))
        self._facts.setText("\n".join((self._made_by(parcel), self._languages(parcel))))
        texts, drawn = deck_texts(parcel.cards, self.settings.language), self._emblems
        looks = []
        for kind in parcel.cards.kinds:
            emblem = str(Path(drawn.name) / f"{kind.id}.svg") if drawn and kind.id in parcel.emblems else ""
            text = texts[kind.id]
            looks.append(CardLook(kind.id, kind.type, _FAMILY, text.name, text.text, emblem))
        self.cards.set_looks(looks)
        self._show_place(parcel)

    @staticmethod
    def _made_by(parcel: Parcel) -> str:
        if not parcel.author:
            return translate("GameChoice", "%n card(s)", "", len(parcel.cards))
        facts = translate("GameChoice", "%n card(s), by {author}", "", len(parcel.cards))
        return facts.format(author=parcel.author)

    def _languages(self, parcel: Parcel) -> str:
        known = [code for code in LANGUAGES if code in parcel.cards.texts]
        others = sorted(code for code in parcel.cards.texts if code not in LANGUAGES)
        named = ", ".join([*map(native_name, known), *others])
        if not named:
            return self.tr("It contains no names or texts for its cards.")
        return self.tr("Names and texts of its cards: {languages}").format(languages=named)

    def _show_place(self, parcel: Parcel) -> None:
        assert self._shelf is not None
        assert self._shelf.folder is not None
        other, clash = self._other, ""
        can_be_taken = not self._same and (other is None or other.own)
        for part in (self.take, self.place, self._hint):
            part.setVisible(can_be_taken)
        place = shortened(place_for(parcel, self._shelf.folder))
        self.place.setText(self.tr("It is put into a folder of its own: {folder}").format(folder=place))
        set_tip(self.place, str(place_for(parcel, self._shelf.folder)))
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
            path = keep(self._parcel, self._shelf, replacing=self._other)
        except OSError as error:
            words = self.tr("It cannot be written to this folder: {folder} ({reason}).")
            reason = error.strerror or str(error)
            self._say(words.format(folder=shortened(self._shelf.folder), reason=reason))
        except CardFileError as error:
            self._say(told_all(error.slips))
        except SetsUnread:
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
        if not scrolled(self.area.verticalScrollBar(), event, ends=True):
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
