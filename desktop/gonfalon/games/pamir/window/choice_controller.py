"""The buttons of Pax Pamir: answers, and the rows of the board that a turn begins with."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtWidgets import QWidget

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.moves import END
from gonfalon.games.pamir.window.move_input import RowChoice
from gonfalon.games.pamir.window.question_sheets import STAY
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.board.choice_bar import ChoiceController as BoardChoosing
from gonfalon.ui.board.choice_button import ChoiceButton

__all__ = ["ChoiceController"]

ASKED_AGAIN_MS = 4000
"""How long the button waits that asks whether the turn is really to end."""
OF_ITS_OWN = ("actions", "loyalty", "ask-bribe", "pay-bribe")
"""The questions that begin something; all others go on with what was begun."""


class ChoiceController(BoardChoosing):
    """Answers a move, or brings the keys to the row that a button names."""

    scene: PamirScene

    def __init__(self, scene: PamirScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(scene, bar, parent)
        bar.elides = True
        self._calm = QTimer(self, singleShot=True, interval=ASKED_AGAIN_MS)
        self._calm.timeout.connect(self._calmed)

    def goes_on(self, decision: Decision, answered: Any) -> bool:
        return decision.prompt.word not in OF_ITS_OWN

    @property
    def form(self) -> ChoiceLayout:
        usual = ChoiceLayout.COLUMN if self.scene.map_mode.large and not self.scene.measures.tabs else ChoiceLayout.ROW
        return self.scene.question_sheets.form or usual

    @property
    def keys_on_board(self) -> bool:
        # Beside the large map a column says which piece is which.
        return super().keys_on_board or self.form is ChoiceLayout.COLUMN

    @property
    def explains(self) -> bool:
        # A turn has four buttons of its own, and a paper stands beside the coalitions.
        return super().explains and self.scene.move_input.word not in ("actions", "loyalty")

    @property
    def explained_beside(self) -> bool:
        return self.scene.question_sheets.loyalty.isVisible()

    def button(self, choice: Choice, key: str, parent: QWidget) -> ChoiceButton:
        return self.scene.question_sheets.make(choice, key, parent)

    def room(self, choices: QRect) -> QRect:
        room, self.bar.foot = self.scene.question_sheets.choices_room(choices)
        return room

    def press(self, index: int) -> None:
        choices = self.scene.move_input.choices
        if index < len(choices) and choices[index].move == STAY:
            self.scene.move_input.put_down()
        elif index < len(choices) and self.scene.question_sheets.wakhan_controller.go_on(choices[index].move):
            return
        elif index < len(choices) and isinstance(choices[index].move, RowChoice):
            self.scene.focus.go_to(choices[index].move.row)
        elif index < len(choices) and self._asks_twice(choices[index]):
            return
        else:
            super().press(index)

    def _asks_twice(self, choice: Choice) -> bool:
        """Ask once more before a turn ends early, for some seconds; whether that was just done."""
        move_input = self.scene.move_input
        if choice.move != END or move_input.ends_twice or not move_input.ends_early:
            return False
        move_input.ends_twice = True
        move_input.reword()
        self._calm.start()
        return True

    def _calmed(self) -> None:
        if self.scene.move_input.ends_twice:
            self.scene.move_input.ends_twice = False
            self.scene.move_input.reword()

    def look_beneath(self, looking: bool) -> bool:
        found = self.scene.question_sheets.set_aside(looking)
        if found:
            self.bar.setVisible(not looking)
        return found

    def look_ahead(self, choice: Choice | None) -> None:
        self.scene.question_sheets.mark(() if choice is None or choice.style != "brackets" else choice.cards)
        move = choice.move if choice is not None and isinstance(choice.move, Move) else None
        self.scene.look_ahead(move)
