"""The screens beside a game, each made when it is first opened: settings, the deck picker, the rules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from gonfalon.ui.application.frame import Frame
from gonfalon.ui.preferences.settings import Settings
from gonfalon.user.folders import games_folder, sets_folder

if TYPE_CHECKING:
    from gonfalon.ui.screens.picker import PickerScreen
    from gonfalon.ui.screens.rules import RulesScreen
    from gonfalon.ui.screens.settings import SettingsScreen

__all__ = ["Pages"]


class Pages(Frame):
    """A frame with screens that lead back to where they were opened."""

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        super().__init__(settings)
        self.folder = folder if folder is not None else games_folder()
        self._rules: RulesScreen | None = None
        self._options: SettingsScreen | None = None
        self._picker: PickerScreen | None = None
        self._deck_for = ""
        self.start.open_rules.connect(self.open_rules)
        self.start.open_settings.connect(self.open_settings)
        self.start.choose_deck.connect(self.open_picker)

    def played_deck(self) -> Any:
        """The cards of the game that is being played, None when none is."""
        return None

    def open_settings(self) -> None:
        from gonfalon.ui.screens.settings import SettingsScreen

        if self._options is None:
            self._options = SettingsScreen(self.settings)
            self._options.set_sets_folder(sets_folder(self.folder))
            if self.start.coming is not None:
                self._options.own_cards.set_coming(self.start.coming)
            self._options.closed.connect(self._back)
            self._options.open_reference.connect(lambda: self.open_rules("card-language"))
        self._open(self._options)

    def open_picker(self, game: str) -> None:
        """Let the ten kinds be chosen that a game of the start screen is to be played with."""
        from gonfalon.ui.screens.picker import PickerScreen

        sets, kinds = self.start.deck_choices(game)
        if not sets:
            return
        if self._picker is None:
            self._picker = PickerScreen(self.settings)
            self._picker.closed.connect(self._back)
            self._picker.decided.connect(self._deck_decided)
        self._deck_for = game
        self._picker.show_sets(sets, kinds)
        self._open(self._picker)

    def _deck_decided(self, sets: tuple[str, ...], kinds: tuple[str, ...]) -> None:
        self.start.set_deck(self._deck_for, sets, kinds)
        self._back()
        self.start.begin_game()

    def open_rules(self, where: str) -> None:
        """Open the rules of the game that is played at a page or a chapter, or at the beginning."""
        from gonfalon.ui.screens.rules import RulesScreen

        if self._rules is None:
            self._rules = RulesScreen(self.settings)
            self._rules.closed.connect(self._back)
        self._rules.open_for(self.played_deck(), where)
        self._open(self._rules)
