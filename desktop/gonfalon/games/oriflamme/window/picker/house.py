"""House decks on the deck picker: kept in the settings, laid out again, thrown away."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from gonfalon.games.oriflamme.window.picker.choice import Draft
from gonfalon.games.oriflamme.window.picker.house_deck_bar import HouseDeckBar
from gonfalon.ui.preferences.house_decks import MOST_DECKS, HouseDeck, called, tidy_name
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.widgets.dress import role_font, unit
from gonfalon.ui.widgets.long_words import shortened

__all__ = ["HouseDecks"]


class HouseDecks(QObject):
    """Between the bar with the list, the settings and what is chosen."""

    laid = Signal()
    """What is chosen, or what it is called, has changed."""
    said = Signal(str)
    """A sentence about what was done or could not be done; empty when it holds no longer."""

    def __init__(self, bar: HouseDeckBar, settings: Settings, choice: Draft) -> None:
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
        self._bar.set_decks([deck.name for deck in self._settings.house_decks])

    def on_table(self) -> str:
        """The name of the house deck that lies there now, the last one used where it has several; or empty."""
        here, sets = self.choice.ids, set(self.choice.sets_taken)
        names = [deck.name for deck in self._settings.house_decks if deck.kinds == here and set(deck.sets) == sets]
        return self._last if self._last in names else next(iter(names), "")

    def short(self, name: str) -> str:
        """A name for a sentence on the screen, cut where it is too long for that."""
        return shortened(name, role_font(self._bar, 15), 170 * unit(self._bar))

    def _take(self, name: str) -> None:
        deck = called(self._settings.house_decks, name)
        if deck is None:
            return
        tried = Draft(self.choice.sets, deck.kinds)
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
        decks, name = self._settings.house_decks, tidy_name(written)
        if not self.choice.full:
            self.said.emit(self.tr("A house deck has ten kinds."))
        elif not name:
            self.said.emit(self.tr("A house deck needs a name."))
        elif called(decks, name):
            sentence = self.tr("There is a house deck called “{name}” already. Give this one another name.")
            self.said.emit(sentence.format(name=self.short(name)))
        elif len(decks) >= MOST_DECKS:
            self.said.emit(self.tr("There are %n house deck(s) already. Remove one of them first.", "", len(decks)))
        else:
            self._last = name
            self._settings.house_decks = (*decks, HouseDeck(name, self.choice.sets_taken, self.choice.ids))
            self._bar.name.clear()
            self._bar.browse()
            self.laid.emit()

    def _throw_away(self, name: str) -> None:
        self._settings.flush()
        self._settings.house_decks = tuple(deck for deck in self._settings.house_decks if deck.name != name)
        self._bar.browse()
        self.said.emit(self.tr("The house deck “{name}” is gone.").format(name=self.short(name)))
        self.laid.emit()
