"""House decks: taken from a list, given a name, thrown away."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gonfalon.ui.look import fonts
from gonfalon.ui.preferences.house_decks import LONGEST_NAME
from gonfalon.ui.widgets.buttons import Button, IconButton, Kind
from gonfalon.ui.widgets.dress import Words, role_font, unit
from gonfalon.ui.widgets.dropdown import DropDown
from gonfalon.ui.widgets.fields import TextField
from gonfalon.ui.widgets.long_words import shortened
from gonfalon.ui.widgets.plain import set_tip

__all__ = ["HouseDeckBar"]

_NONE = ""


class HouseDeckBar(QWidget):
    """The list with its buttons; a name is asked for, and a farewell made sure of, in the same place."""

    taken = Signal(str)
    """A deck of the list, by name."""
    named = Signal(str)
    """The deck on the table is to be kept under this name, as it was typed."""
    thrown_away = Signal(str)
    dropped = Signal()
    """A name that was being asked for is not needed any more."""
    reshaped = Signal()
    """It shows other things and may want another height."""

    def __init__(self) -> None:
        super().__init__()
        self.decks = DropDown()
        self.keep = Button(px=15, wrap=True)
        self.remove = IconButton("icon-trash")
        self.name = TextField(15, 18)
        self.name.setMaxLength(LONGEST_NAME)
        self.save = Button(Kind.GOLD, px=15)
        self.question = Words(15, QFont.Weight.Medium, wrap=True)
        self.question.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.sure = Button(px=15)
        self.cancel = Button(px=15, key="Esc")
        self._modes: dict[str, tuple[QWidget, ...]] = {
            "browse": (self.decks, self.keep, self.remove),
            "name": (self.name, self.save, self.cancel),
            "remove": (self.question, self.sure, self.cancel),
        }
        self._mode = "browse"
        self._names: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addStretch(1)
        for part in (self.decks, self.keep, self.remove, self.name, self.question, self.save, self.sure, self.cancel):
            row.addWidget(part, 100 if part in (self.name, self.question) else 0)
        self.decks.activated.connect(self._chosen)
        self.keep.clicked.connect(lambda: self._open("name", self.name))
        self.remove.clicked.connect(lambda: self._open("remove", self.sure))
        self.save.clicked.connect(lambda: self.named.emit(self.name.text()))
        self.name.returnPressed.connect(lambda: self.named.emit(self.name.text()))
        self.name.textEdited.connect(self.dropped)
        self.sure.clicked.connect(lambda: self.thrown_away.emit(self.decks.key()))
        self.cancel.clicked.connect(self.browse)
        self._show("browse")

    def retranslate(self) -> None:
        """Make every text anew."""
        self.keep.setText(self.tr("Save as a house deck…"))
        self.remove.set_words(self.tr("Remove this house deck"))
        self.decks.setAccessibleName(self.tr("House decks"))
        self.name.setPlaceholderText(self.tr("A name for the deck"))
        self.name.setAccessibleName(self.tr("A name for the deck"))
        self.save.setText(self.tr("Save"))
        self.sure.setText(self.tr("Remove"))
        self.cancel.setText(self.tr("Cancel"))
        self.set_decks(self._names)

    def set_decks(self, names: Sequence[str]) -> None:
        """The decks that can be chosen."""
        self._names = list(names)
        none = self.tr("House decks") if names else self.tr("No house decks yet")
        self.decks.fill([(_NONE, none, self.tr("House decks")), *((name, name, self._short(name)) for name in names)])
        self.decks.setEnabled(bool(names))
        self.show_deck(self.decks.key())

    def show_deck(self, name: str) -> None:
        """Name the deck that lies on the table, none when it has no name."""
        blocked = self.decks.blockSignals(True)
        self.decks.set_key(name)
        self.decks.blockSignals(blocked)
        self.remove.setEnabled(bool(self.decks.key()))
        self.question.setText(self.tr("Remove the house deck “{name}”?").format(name=self._short(self.decks.key())))

    def _short(self, name: str) -> str:
        return shortened(name, role_font(self, 15, QFont.Weight.Medium), 130 * unit(self))

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.set_decks(self._names)
        self.decks.setMaximumWidth(max(round(230 * unit(self)), self.decks.minimumSizeHint().width()))

    def least_width(self) -> int:
        """The width in which nothing of it, whatever it shows, is broken into many lines."""
        keep = max(self.keep.minimumSizeHint().width(), round(self.keep.sizeHint().width() * 0.6))
        browse = self.decks.minimumSizeHint().width() + keep + self.remove.sizeHint().width()
        name = self.name.minimumSizeHint().width() + self.save.sizeHint().width()
        question = round(150 * unit(self) * max(1.0, fonts.text_scale())) + self.sure.sizeHint().width()
        return max(browse, max(name, question) + self.cancel.sizeHint().width())

    def allow_keeping(self, possible: bool, why_not: str) -> None:
        """Whether what lies on the table can be saved, and if not, why."""
        self.keep.setEnabled(possible)
        set_tip(self.keep, "" if possible else why_not)

    @property
    def asking(self) -> bool:
        """Whether a name or a confirmation is being asked for."""
        return self._mode != "browse"

    def browse(self) -> None:
        """Show the list again."""
        if self.asking:
            back: QWidget = {"name": self.keep, "remove": self.remove}[self._mode]
            self._show("browse")
            if not back.isEnabled():
                back = self.decks
            back.setFocus(Qt.FocusReason.OtherFocusReason)
            self.dropped.emit()

    def _open(self, mode: str, first: QWidget) -> None:
        self._show(mode)
        self.dropped.emit()
        first.setFocus(Qt.FocusReason.OtherFocusReason)
        if first is self.name:
            self.name.selectAll()

    def _show(self, mode: str) -> None:
        self._mode = mode
        here = self._modes[mode]
        for parts in self._modes.values():
            for part in parts:
                part.setVisible(part in here)
        self.reshaped.emit()

    def _chosen(self) -> None:
        self.remove.setEnabled(bool(self.decks.key()))
        self.show_deck(self.decks.key())
        if self.decks.key():
            self.taken.emit(self.decks.key())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.browse()
            return
        super().keyPressEvent(event)
