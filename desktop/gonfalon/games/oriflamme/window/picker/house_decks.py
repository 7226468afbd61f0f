"""House decks on the deck picker: the bar with the list, kept in the settings, laid out again, deleted."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from gonfalon.core.diagnostics import visible_name
from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft
from gonfalon.ui.look import fonts
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets.buttons import Button, ButtonKind, IconButton
from gonfalon.ui.widgets.input_fields import DropDown, TextField
from gonfalon.ui.widgets.plain_text import set_tip, shortened_to_fit
from gonfalon.ui.widgets.styling import Label, fill, role_font, ui_scale

_NONE = ""
LONGEST_NAME: Final = 32
MOST_DECKS: Final = 60
_KINDS: Final = 10
_LONGEST_WORD: Final = 80


@dataclass(frozen=True)
class SavedDeck:
    """Ten kinds, sorted by id, and the names of the sets that they come from."""

    name: str
    sets: tuple[str, ...]
    kinds: tuple[str, ...]


def tidy_name(written: str) -> str:
    """Return a typed name on one line, cut to LONGEST_NAME, without invisible characters; it may be empty."""
    composed = unicodedata.normalize("NFC", " ".join(written.split()))
    return " ".join(visible_name(composed)[:LONGEST_NAME].split())


def find_deck(decks: Iterable[SavedDeck], name: str) -> SavedDeck | None:
    """The deck of this name, whether in large letters or small."""
    wanted = tidy_name(name).casefold()
    return next((deck for deck in decks if deck.name.casefold() == wanted), None)


def write_decks(decks: Iterable[SavedDeck]) -> str:
    """The decks as JSON."""
    return json.dumps([{"name": deck.name, "sets": deck.sets, "kinds": deck.kinds} for deck in decks])


def read_decks(text: str) -> tuple[SavedDeck, ...]:
    """Return the decks of a JSON text, without invalid entries and without the second of two with the same name."""
    entries = json.loads(text)
    decks: dict[str, SavedDeck] = {}
    for entry in entries if isinstance(entries, list) else ():
        deck = _deck(entry)
        if deck is not None and len(decks) < MOST_DECKS:
            decks.setdefault(deck.name.casefold(), deck)
    return tuple(decks.values())


def _deck(entry: object) -> SavedDeck | None:
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        return None
    name = tidy_name(entry["name"])
    sets, kinds = _words(entry.get("sets")), _words(entry.get("kinds"))
    if not name or not sets or len(set(kinds)) != _KINDS or len(kinds) != _KINDS:
        return None
    return SavedDeck(name, sets, tuple(sorted(kinds)))


def _words(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        return ()
    return tuple(word for word in value if 0 < len(word) <= _LONGEST_WORD and word.isprintable())


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
        self.save = Button(ButtonKind.GOLD, px=15)
        self.question = Label(15, QFont.Weight.Medium, wrap=True)
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
        row = fill(QHBoxLayout(self), 1, bare=True, spacing=0)
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
        with QSignalBlocker(self.decks):
            self.decks.set_key(name)
        self.remove.setEnabled(bool(self.decks.key()))
        self.question.setText(self.tr("Remove the house deck “{name}”?").format(name=self._short(self.decks.key())))

    def _short(self, name: str) -> str:
        return shortened_to_fit(name, role_font(self, 15, QFont.Weight.Medium), 130 * ui_scale(self))

    def restyle(self) -> None:
        """Take the letters' size as it is now."""
        self.set_decks(self._names)
        self.decks.setMaximumWidth(max(round(230 * ui_scale(self)), self.decks.minimumSizeHint().width()))

    def least_width(self) -> int:
        """Return the width in which no content of the bar is broken into many lines."""
        keep = max(self.keep.minimumSizeHint().width(), round(self.keep.sizeHint().width() * 0.6))
        browse = self.decks.minimumSizeHint().width() + keep + self.remove.sizeHint().width()
        name = self.name.minimumSizeHint().width() + self.save.sizeHint().width()
        question = round(150 * ui_scale(self) * max(1.0, fonts.text_scale())) + self.sure.sizeHint().width()
        return max(browse, max(name, question) + self.cancel.sizeHint().width())

    def allow_keeping(self, possible: bool, why_not: str) -> None:
        """Set whether the deck on the table can be saved, and if not, why."""
        self.keep.setEnabled(possible)
        set_tip(self.keep, "" if possible else why_not)

    @property
    def is_asking(self) -> bool:
        """Whether a name or a confirmation is being asked for."""
        return self._mode != "browse"

    def browse(self) -> None:
        """Show the list again."""
        if self.is_asking:
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
        if event.key() == Qt.Key.Key_Escape and self.is_asking:
            self.browse()
            return
        super().keyPressEvent(event)


class HouseDecks(QObject):
    """Between the bar with the list, the settings and what is chosen."""

    laid = Signal()
    """What is chosen, or what it is called, has changed."""
    said = Signal(str)
    """A sentence about what was done or could not be done; empty when it holds no longer."""

    def __init__(self, bar: HouseDeckBar, settings: Settings, choice: DeckDraft) -> None:
        super().__init__(bar)
        self._bar, self._settings, self.choice = bar, settings, choice
        self._last = ""
        bar.taken.connect(self._take)
        bar.named.connect(self._keep)
        bar.thrown_away.connect(self._throw_away)
        bar.dropped.connect(lambda: self.said.emit(""))
        settings.changed.connect(self._setting_changed)
        self._show_list()

    def _setting_changed(self, name: str) -> None:
        if name == "house_decks":
            self._show_list()

    def _show_list(self) -> None:
        self._bar.set_decks([deck.name for deck in self._decks])

    @property
    def _decks(self) -> tuple[SavedDeck, ...]:
        return read_decks(self._settings.house_decks)

    def on_table(self) -> str:
        """The name of the house deck that lies there now, the last one used where it has several; or empty."""
        here, sets = self.choice.ids, set(self.choice.sets_taken)
        names = [deck.name for deck in self._decks if deck.kinds == here and set(deck.sets) == sets]
        return self._last if self._last in names else next(iter(names), "")

    def short(self, name: str) -> str:
        """A name for a sentence on the screen, cut where it is too long for that."""
        return shortened_to_fit(name, role_font(self._bar, 15), 170 * ui_scale(self._bar))

    def _take(self, name: str) -> None:
        deck = find_deck(self._decks, name)
        if deck is None:
            return
        tried = DeckDraft(self.choice.sets, deck.kinds)
        if tried.ids != deck.kinds or not set(deck.sets).issuperset(tried.sets_taken):
            sentence = self.tr("The house deck “{name}” uses cards of {sets}, which are not here.")
            self.said.emit(sentence.format(name=self.short(name), sets=", ".join(deck.sets)))
            return
        self._last = deck.name
        self.choice.lay(deck.kinds)
        self.said.emit("")
        self.laid.emit()

    def _keep(self, written: str) -> None:
        self._settings.flush()
        decks, name = self._decks, tidy_name(written)
        if not self.choice.full:
            self.said.emit(self.tr("A house deck has ten kinds."))
        elif not name:
            self.said.emit(self.tr("A house deck needs a name."))
        elif find_deck(decks, name):
            sentence = self.tr("There is a house deck called “{name}” already. Give this one another name.")
            self.said.emit(sentence.format(name=self.short(name)))
        elif len(decks) >= MOST_DECKS:
            self.said.emit(self.tr("There are %n house deck(s) already. Remove one of them first.", "", len(decks)))
        else:
            self._last = name
            new = SavedDeck(name, self.choice.sets_taken, self.choice.ids)
            self._settings.house_decks = write_decks((*decks, new))
            self._bar.name.clear()
            self._bar.browse()
            self.laid.emit()

    def _throw_away(self, name: str) -> None:
        self._settings.flush()
        self._settings.house_decks = write_decks(deck for deck in self._decks if deck.name != name)
        self._bar.browse()
        self.said.emit(self.tr("The house deck “{name}” is gone.").format(name=self.short(name)))
        self.laid.emit()
