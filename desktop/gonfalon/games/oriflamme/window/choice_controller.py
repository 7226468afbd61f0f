"""Meaning of Oriflamme's choices on the board, and the questions that go on with a move that was begun."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board import choice_bar
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

__all__ = ["ChoiceController"]

AFTER = {"choose": ("choose", "target", "gap", "hand"), "target": ("gap",)}
"""Questions that go on with the move that an answer has begun."""


FEW = 6
"""So many answers have room to say in sentences what they bring, half of them in large letters."""
HIGH = 88
"""How high those are where there is room, in design pixels."""


class ChoiceController(choice_bar.ChoiceController):
    """Shows beforehand what an answer would do, and to which cards."""

    scene: OriflammeScene

    def __init__(self, scene: OriflammeScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(scene, bar, parent)
        self._ahead: Choice | None = None
        """The choice that the board shows beforehand."""
        self._risen: QueueCard | None = None
        """The card that rises for it."""

    def goes_on(self, decision: Decision, answered: Prompt) -> bool:
        same = decision.prompt.card == answered.card
        return bool(same and decision.prompt.word in AFTER.get(answered.word, ()))

    @property
    def form(self) -> ChoiceLayout:
        move_input = self.scene.move_input
        few = len(move_input.choices) <= (FEW // 2 if fonts.large() else FEW)
        return (
            ChoiceLayout.SENTENCES if move_input.word in ("choose", "face-down", "target") and few else ChoiceLayout.ROW
        )

    @property
    def explains(self) -> bool:
        return self.scene.move_input.word != "choose"

    def room(self, choices: QRect) -> QRect:
        """The place of the buttons, higher for sentences where there is room down to the hand."""
        if self.scene.move_input.opens_gaps:
            # Beside the card that was lifted out of the row.
            aside = round(self.scene.row.spread.card_width) + 16
            return choices.adjusted(aside, 0, -aside, 0)
        if self.bar.form is not ChoiceLayout.SENTENCES:
            return choices
        measures = self.scene.measures
        hand = measures.hand.y() + measures.sunk - measures.hand_width * RATIO / 2 - 8 * measures.unit
        wanted = max(round(HIGH * measures.unit), self.bar.wanted_height)
        room = QRect(choices)
        room.setHeight(max(choices.height(), min(wanted, int(hand - choices.top()))))
        if room.bottom() > measures.own.top():
            # The own panel stands at the left of the hand.
            room.setLeft(round(measures.own.right()))
        return room

    # -- looking ahead -------------------------------------------------------------------------------------------------

    def look_ahead(self, choice: Choice | None) -> None:
        if choice is self._ahead:
            return
        self._ahead = choice
        self.scene.end_preview()
        self._raise(None if choice is None else self._card_of(choice))
        if choice is not None and choice.cards:
            self.scene.preview_targets(choice.cards, choice.style)

    def _card_of(self, choice: Choice) -> QueueCard | None:
        """The card that a choice stands for, brought into sight."""
        scene = self.scene
        card = next((card for card, move in scene.move_input.targets().items() if move == choice.move), -1)
        if card < 0:
            return None
        item = scene.items_by_number[card]
        if not item.isVisible() and card in scene.table.queue:
            scene.scroll_to(scene.table.queue.index(card))
            scene.rebuild()
        return item

    def _raise(self, item: QueueCard | None) -> None:
        old, self._risen = self._risen, item
        if old is item:
            return
        for thing, on in ((old, False), (item, True)):
            if thing is not None:
                self.scene.focus.point(thing, on)
        self.scene.row_decorations.point_at(item)
        self.looked_ahead.emit()
