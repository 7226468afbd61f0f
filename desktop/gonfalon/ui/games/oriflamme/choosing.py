"""What goes on between the buttons under the prompt and the board while a seat chooses."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, QRect, Signal

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.moves import Move
from gonfalon.ui.board.choices import ChoiceBar
from gonfalon.ui.games.oriflamme.layout import Layout
from gonfalon.ui.games.oriflamme.measures import RATIO
from gonfalon.ui.games.oriflamme.questions import Choice
from gonfalon.ui.games.oriflamme.queue_card import QueueCard
from gonfalon.ui.games.oriflamme.scene import OriflammeScene

__all__ = ["Choosing"]

AFTER = {"choose": ("choose", "target", "gap", "hand"), "target": ("gap",)}
"""Questions that go on with the move that an answer has begun."""


class Choosing(QObject):
    """Offers the answers on buttons, shows on the board what they mean, and knows which moves are half made."""

    chosen = Signal(object)
    """A move of the seat whose table is shown."""
    looked_ahead = Signal()
    """The board shows something else than before."""

    def __init__(self, scene: OriflammeScene, bar: ChoiceBar, parent: QObject) -> None:
        super().__init__(parent)
        self.scene = scene
        self.bar = bar
        self.half_made = False
        """Whether what is asked goes on with a move that may be taken back."""
        self._decision: Decision | None = None
        self._answered: tuple[str, int] | None = None
        """What was asked last, and for which card, if it was answered here."""
        self._ahead: Choice | None = None
        """The choice that the board shows beforehand."""
        self._risen: QueueCard | None = None
        """The card that rises for it."""
        scene.chosen.connect(self._answer)
        scene.choices_changed.connect(self._offer)
        bar.chosen.connect(self.press)
        bar.pointed.connect(self._pointed)

    def forget(self) -> None:
        """Another table is shown: nothing was begun on it."""
        self._decision = self._answered = None
        self.half_made = False

    def ask(self, decision: Decision | None, undoable: bool) -> None:
        """Get ready for a question, before the board asks it; `undoable` is the last move of this seat or not."""
        if decision is None or decision != self._decision:
            answered, self._answered = self._answered, None
            self.half_made = undoable and self._goes_on(decision, answered)
        self._decision = decision

    def _goes_on(self, decision: Decision | None, answered: tuple[str, int] | None) -> bool:
        if decision is None or answered is None or decision.seat != self.scene.viewer:
            return False
        word, card = answered
        return decision.prompt.card == card and decision.prompt.word in AFTER.get(word, ())

    def _answer(self, move: Move) -> None:
        prompt = None if self._decision is None else self._decision.prompt
        self._answered = None if prompt is None else (prompt.word, prompt.card)
        self.half_made = False
        self.chosen.emit(move)

    # -- buttons -------------------------------------------------------------------------------------------------------

    def _offer(self, choices: list[Choice]) -> None:
        self._look_ahead(None)
        options = self.scene.asking.word == "choose"
        # Options say themselves what they do.
        explain = QCoreApplication.translate("Table", "Explain") if choices and not options else ""
        back = QCoreApplication.translate("Table", "Back") if self.half_made else ""
        self.bar.offer(choices, explain, back, sentences=options)
        badges = not self.bar.fits
        for item in self.scene.items_by_number:
            item.badge = ""
        if badges:
            for index, card in enumerate(self.scene.asking.targets()):
                self.scene.items_by_number[card].badge = str(index + 1) if index < 9 else ""

    def press(self, index: int) -> None:
        """Give the answer with this index, if there is one."""
        choices = self.scene.asking.choices
        if index < len(choices):
            self.scene.asking.answer(choices[index].move)

    def room(self, choices: QRect) -> QRect:
        """The place of the buttons, higher for sentences where there is room down to the hand."""
        if self.scene.asking.opens_gaps:
            # Beside the card that was lifted out of the row.
            aside = round(Layout.row(self.scene).card_width) + 16
            return choices.adjusted(aside, 0, -aside, 0)
        if not self.bar.sentences:
            return choices
        measures = self.scene.measures
        hand = measures.hand.y() - measures.hand_width * RATIO / 2 - 8 * measures.unit
        wanted = max(round(choices.height() * 1.1), self.bar.wanted_height)
        room = QRect(choices)
        room.setHeight(max(choices.height(), min(wanted, int(hand - choices.top()))))
        return room

    # -- looking ahead -------------------------------------------------------------------------------------------------

    def _pointed(self) -> None:
        index, choices = self.bar.ahead, self.scene.asking.choices
        self._look_ahead(choices[index] if 0 <= index < len(choices) else None)

    def _look_ahead(self, choice: Choice | None) -> None:
        """Show on the board what a choice means, and no longer what the one before meant."""
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
        card = next((card for card, move in scene.asking.targets().items() if move == choice.move), -1)
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
        self.scene.surroundings.point_at(item)
        self.looked_ahead.emit()
