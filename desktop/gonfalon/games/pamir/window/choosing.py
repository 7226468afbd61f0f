"""The buttons of Pax Pamir: answers, and the rows of the board that a turn begins with."""

from __future__ import annotations

from typing import Any

from gonfalon.core.state import Decision
from gonfalon.games.pamir.window.asking import Begin
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.choices import Choice
from gonfalon.ui.board.choosing import Choosing as BoardChoosing

__all__ = ["Choosing"]

OF_ITS_OWN = ("actions", "loyalty", "ask-bribe", "pay-bribe")
"""The questions that begin something; all others go on with what was begun."""


class Choosing(BoardChoosing):
    """Answers a move, or brings the keys to the row that a button names."""

    scene: PamirScene

    def goes_on(self, decision: Decision, answered: Any) -> bool:
        return decision.prompt.word not in OF_ITS_OWN

    def press(self, index: int) -> None:
        choices = self.scene.asking.choices
        if index < len(choices) and isinstance(choices[index].move, Begin):
            self.scene.focus.go_to(choices[index].move.row)
        else:
            super().press(index)

    def look_ahead(self, choice: Choice | None) -> None:
        move = None if choice is None or isinstance(choice.move, Begin) else choice.move
        self.scene.look_ahead(move)
