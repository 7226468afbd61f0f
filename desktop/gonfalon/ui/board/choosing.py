"""What goes on between the buttons under the prompt and the board while a seat chooses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from gonfalon.core.state import Decision
from gonfalon.texts.choices import Choice
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.choices import ChoiceBar, Form
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.widgets.keys import pressed

__all__ = ["Choosing"]


class Choosing(QObject):
    """Offers the answers on buttons and knows which moves are half made."""

    chosen = Signal(object)
    """A move of the seat whose table is shown."""
    looked_ahead = Signal()
    """The board shows beforehand what another answer would mean."""

    scene: TableScene

    def __init__(self, scene: TableScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.bar = bar
        self.half_made = False
        """Whether what is asked goes on with a move that may be taken back."""
        self._decision: Decision | None = None
        self._answered: Any = None
        """The prompt of what was asked last, if it was answered here."""
        scene.chosen.connect(self._answer)
        scene.choices_changed.connect(self._offer)
        bar.chosen.connect(self.press)
        bar.pointed.connect(self._pointed)

    # -- what a game says of its choices -------------------------------------------------------------------------------

    def goes_on(self, decision: Decision, answered: Any) -> bool:
        """Whether a question goes on with the move that the answer to the prompt before it has begun."""
        return False

    @property
    def form(self) -> Form:
        """How the choices stand; those that say in whole sentences what they do need not be explained."""
        return Form.ROW

    @property
    def keys_on_board(self) -> bool:
        """Whether what stands for an answer bears its key: a key that nothing names would only surprise."""
        return not self.bar.fits

    @property
    def explains(self) -> bool:
        """Whether a button that opens the rules stands beside the choices."""
        return self.form is not Form.SENTENCES

    @property
    def explained_beside(self) -> bool:
        """Whether what lies on the board bears the key of that button."""
        return False

    def button(self, choice: Choice, key: str, parent: QWidget) -> ChoiceButton:
        """What a choice stands on, pressed with this key, in forms that leave their buttons to the game."""
        return ChoiceButton(choice, key, parent)

    def look_ahead(self, choice: Choice | None) -> None:
        """Show on the board what a choice means, and no longer what the one before meant."""

    def look_beneath(self, looking: bool) -> bool:
        """Take away what a question has laid over the board while a key is held; False where nothing lies there."""
        return False

    def room(self, choices: QRect) -> QRect:
        """The place that the buttons take, `choices` as measured, or more or less of it as the question wants."""
        return choices

    # -- asking --------------------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Another table is shown: nothing was begun on it."""
        self._decision = self._answered = None
        self.half_made = False

    def ask(self, decision: Decision | None, undoable: bool) -> None:
        """Get ready for a question, before the board asks it; `undoable` is the last move of this seat or not."""
        if decision is None or decision != self._decision:
            answered, self._answered = self._answered, None
            own = decision is not None and answered is not None and bool(decision.moves)
            self.half_made = undoable and own and decision is not None and self.goes_on(decision, answered)
        self._decision = decision

    def _answer(self, move: Any) -> None:
        self._answered = None if self._decision is None else self._decision.prompt
        self.half_made = False
        self.chosen.emit(move)

    # -- buttons -------------------------------------------------------------------------------------------------------

    def _offer(self, choices: Sequence[Choice]) -> None:
        self._look_ahead(None)
        form = self.form
        wanted = choices and self.explains
        explain = QCoreApplication.translate("Table", "Explain") if wanted else ""
        back = QCoreApplication.translate("Table", "Back") if self.half_made else ""
        self.bar.offer(choices, explain, back, form=form, make=self.button)
        keyed = self.bar.buttons if self.keys_on_board else ()
        self.scene.asking.show_keys({button.choice.move: button.key_name for button in keyed})

    def press(self, index: int) -> None:
        """Give the answer with this index, if there is one."""
        choices = self.scene.asking.choices
        if index >= len(choices):
            return
        if choices[index].enabled:
            self.scene.asking.answer(choices[index].move)
        else:
            self.scene.asking.refuse(choices[index].reason)

    def number(self, index: int) -> None:
        """A number key was pressed, the first with the index 0, that no button bears."""

    def key(self, event: QKeyEvent) -> bool:
        """Press the button with the key of an event; False when it means nothing here."""
        index = self.bar.with_key(event)
        digit = Qt.Key.Key_1 <= pressed(event) <= Qt.Key.Key_9
        if index < 0 and (not digit or event.modifiers() & Qt.KeyboardModifier.AltModifier):
            return self.bar.step(event)
        # Whoever holds a key down has answered once, and not the next question too.
        if event.isAutoRepeat():
            return True
        if index >= 0:
            self.press(index)
        else:
            self.number(pressed(event) - Qt.Key.Key_1)
        return True

    def _pointed(self) -> None:
        index, choices = self.bar.ahead, self.scene.asking.choices
        self._look_ahead(choices[index] if 0 <= index < len(choices) else None)

    def _look_ahead(self, choice: Choice | None) -> None:
        self.look_ahead(choice)
        self.scene.forecast.fall_back_on(None if choice is None else choice.outlook)
