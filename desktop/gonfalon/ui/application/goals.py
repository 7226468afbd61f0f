"""What one wants in a game, told at the beginning of the first game of each kind."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from gonfalon.ui.application.notice_layer import NoticeLayer
from gonfalon.ui.preferences.settings import Settings

if TYPE_CHECKING:
    from gonfalon.session.match import Match

__all__ = ["Goals"]


class Goals(QObject):
    """Remembers of which games it has been told."""

    open_rules = Signal(str)
    """More is wanted, at this chapter of the rules."""

    def __init__(self, notices: NoticeLayer, settings: Settings) -> None:
        super().__init__(notices)
        self._notices = notices
        self._settings = settings

    def begun(self, match: Match) -> None:
        """Tell what one wants in a game that begins, if people play it and have not been told."""
        self._settings.flush()
        name, goal, told = match.game.name, match.game.goal(), self._told()
        if goal is None or name in told or all(seat.bot is not None for seat in match.seats):
            return
        from gonfalon.ui.screens.goal_paper import GoalPaper

        self._settings.goals = json.dumps(sorted({*told, name}))
        paper = GoalPaper(goal)
        overlay = self._notices.overlay(match.game.called(match.new_game.sets), "", paper)
        tr = QCoreApplication.translate
        overlay.add_button(tr("StartScreen", "Begin the game"), key="Enter", gold=True)
        overlay.add_button(tr("Window", "Rules"), lambda: self.open_rules.emit(goal.page), key="F1")
        self._notices.lay(overlay)

    def _told(self) -> set[str]:
        found = json.loads(self._settings.goals)
        return {name for name in found if isinstance(name, str)} if isinstance(found, list) else set()
