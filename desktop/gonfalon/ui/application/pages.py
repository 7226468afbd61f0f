"""The screens beside a game, each made when it is first opened: settings, the rules, those of games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from gonfalon.ui.application.screen_stack import ScreenStack
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.sound.player import Player
from gonfalon.ui.widgets.screen import Screen
from gonfalon.user.folders import sets_folder

if TYPE_CHECKING:
    from gonfalon.texts.library import Playing
    from gonfalon.ui.screens.rules import RulesScreen
    from gonfalon.ui.screens.settings import SettingsScreen

__all__ = ["Pages"]


class Pages(QObject):
    """Opens screens that lead back to where they were opened."""

    learn = Signal(str, str)
    """A game is to be learnt by the first game with this name."""

    def __init__(
        self,
        screens: ScreenStack,
        start: StartScreen,
        settings: Settings,
        folder: Path,
        played: Callable[[], Playing | None],
        player: Player,
    ) -> None:
        """
        Args:
            folder: where games are kept, and the user's sets beside them.
            played: gives the game that is being played, None when none is.
            player: what the settings say something about.
        """
        super().__init__(screens)
        self._screens = screens
        self._start = start
        self._settings = settings
        self._folder = folder
        self._played = played
        self._player = player
        self.rules: RulesScreen | None = None
        self.options: SettingsScreen | None = None
        self._strangers: list[Screen] = []
        start.open_rules.connect(self.open_rules)
        start.open_settings.connect(self.open_settings)
        start.opened.connect(self._open)

    def open_settings(self) -> None:
        from gonfalon.ui.screens.settings import SettingsScreen

        if self.options is None:
            made = (offer.setting_lines() for offer in self._start.offers)
            lines = [added for added in made if added is not None]
            self.options = SettingsScreen(self._settings, lines, self._player)
            self.options.set_sets_folder(sets_folder(self._folder))
            if self._start.coming is not None:
                for added in lines:
                    added.set_coming(self._start.coming)
            self.options.closed.connect(self._screens.back)
            self.options.open_rules.connect(self.open_rules)
        self._screens.open(self.options)

    def _open(self, screen: Screen) -> None:
        """Open a screen that a game has made."""
        if screen not in self._strangers:
            self._strangers.append(screen)
            screen.closed.connect(self._screens.back)
        self._screens.open(screen)

    def open_rules(self, where: str) -> None:
        """Open the rules of the game that is played at a page or a chapter, or at the beginning."""
        from gonfalon.ui.screens.rules import RulesScreen

        if self.rules is None:
            self.rules = RulesScreen(self._settings)
            self.rules.closed.connect(self._screens.back)
            self.rules.learn.connect(self.learn)
        self.rules.open_for(self._played(), where)
        self._screens.open(self.rules)
