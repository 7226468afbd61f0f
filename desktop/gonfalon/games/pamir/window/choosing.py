"""The buttons of Pax Pamir: answers, and the rows of the board that a turn begins with."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules.moves import END
from gonfalon.games.pamir.texts.sides import SideChoice
from gonfalon.games.pamir.window.asking import Begin
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.sides import SidePlate
from gonfalon.games.pamir.window.talk import PricePlate
from gonfalon.texts.choices import Choice
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.choices import ChoiceBar, Form
from gonfalon.ui.board.choosing import Choosing as BoardChoosing
from gonfalon.ui.widgets.dress import HALO

__all__ = ["Choosing"]

ASKED_AGAIN_MS = 4000
"""How long the button waits that asks whether the turn is really to end."""
OF_ITS_OWN = ("actions", "loyalty", "ask-bribe", "pay-bribe")
"""The questions that begin something; all others go on with what was begun."""


class Choosing(BoardChoosing):
    """Answers a move, or brings the keys to the row that a button names."""

    scene: PamirScene

    def __init__(self, scene: PamirScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(scene, bar, parent)
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(ASKED_AGAIN_MS)
        self._calm.timeout.connect(self._calmed)

    @property
    def form(self) -> Form:
        if self._word in ("ask-bribe", "loyalty"):
            return Form.PLATES
        return Form.COLUMN if self.scene.map_is_large and not self.scene.measures.tabs else Form.ROW

    @property
    def _word(self) -> str:
        return self.scene.asking.word

    def button(self, choice: Choice, key: str, parent: QWidget) -> ChoiceButton:
        if isinstance(choice, SideChoice):
            return SidePlate(choice, key, parent)
        return PricePlate(choice, key, parent) if self._word == "ask-bribe" else ChoiceButton(choice, key, parent)

    def room(self, choices: QRect) -> QRect:
        word = self._word
        self.bar.foot = round(self.scene.prices.foot) if word in ("ask-bribe", "loyalty") else 0
        if word == "loyalty":
            return self.scene.measures.talk.toRect()
        if word != "ask-bribe":
            return choices
        return self.scene.prices.plates_place().toRect().adjusted(-HALO, -HALO, HALO, HALO)

    def goes_on(self, decision: Decision, answered: Any) -> bool:
        return decision.prompt.word not in OF_ITS_OWN

    def press(self, index: int) -> None:
        choices = self.scene.asking.choices
        if index < len(choices) and isinstance(choices[index].move, Begin):
            self.scene.focus.go_to(choices[index].move.row)
        elif index < len(choices) and self._asks_twice(choices[index]):
            return
        else:
            super().press(index)

    def _asks_twice(self, choice: Choice) -> bool:
        """Ask once more before a turn ends early, for some seconds; whether that was just done."""
        asking = self.scene.asking
        if choice.move != END or asking.ends_twice or not asking.ends_early:
            return False
        asking.ends_twice = True
        asking.reword()
        self._calm.start()
        return True

    def _calmed(self) -> None:
        if self.scene.asking.ends_twice:
            self.scene.asking.ends_twice = False
            self.scene.asking.reword()

    def look_ahead(self, choice: Choice | None) -> None:
        move = None if choice is None or isinstance(choice.move, Begin) else choice.move
        self.scene.look_ahead(move)
