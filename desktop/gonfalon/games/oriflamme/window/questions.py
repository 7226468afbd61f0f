"""The questions of Oriflamme on the board: cards laid at places of the queue, taken or swapped, and their choices."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.games.oriflamme.texts.move_preview import swap_move
from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.choice_bar import ChoiceBar, ChoiceLayout
from gonfalon.ui.board.drag_and_drop import DropTarget, label_width
from gonfalon.ui.board.move_input import LIFT, Gesture, Questions
from gonfalon.ui.look import fonts
from gonfalon.ui.look.cards import RATIO

RAISED = 10
"""How much higher the card that acts lies than the others."""
AFTER = {"choose": ("choose", "target", "gap", "hand"), "target": ("gap",)}
"""Questions that go on with the move that an answer has begun."""
FEW = 6
"""So many answers have room to say in sentences what they bring, half of them in large letters."""
HIGH = 88
"""How high those are where there is room, in design pixels."""


class OriflammeQuestions(Questions):
    """A placement, a card to choose, a gap for a card that was lifted out, or a hand card for the one that acts."""

    scene: OriflammeScene
    shining = ("gap", "face-down")

    def __init__(self, scene: OriflammeScene) -> None:
        super().__init__(scene)
        self._ahead: Choice | None = None
        """The choice that the board shows beforehand."""
        self._risen: QueueCard | None = None
        """The card that rises for it."""

    # -- what is asked -------------------------------------------------------------------------------------------------

    def gestures(self, decision: Decision) -> Sequence[Gesture]:
        table, view, asked = self.scene.table, self.scene.view, decision.prompt
        faces = ((card, table.faces[card]) for card in table.hands[self.scene.front])
        hand = [(card, table.seating.cards.kinds[face]) for card, face in faces if face is not None]
        match asked.word:
            case "place":
                return [
                    Gesture(move, card, move.slot)
                    for move in decision.moves
                    for card, kind in hand
                    if kind.id == move.kind
                ]
            case "target":
                # Lifting a card that is to be moved is choosing it; the rules then ask for its gap.
                put = LIFT if asked.verb == "move" else None
                return [Gesture(move, table.queue[move.slot], put) for move in decision.moves]
            case "hand":
                return [
                    Gesture(move, card, asked.card)
                    for move in decision.moves
                    for card, kind in hand
                    if kind.id == move.kind
                ]
            case "gap":
                return [Gesture(move, int(asked.it), move) for move in decision.moves]
            case "face-down":
                return [Gesture(move, None, move) for move in decision.moves]
            case "choose" if view is not None and (swap := swap_move(view)) is not None:
                return [Gesture(swap, card, asked.card, kind.hand_move) for card, kind in hand]
        return []

    def prompt(self, decision: Decision) -> tuple[str, str]:
        return self.scene.words.prompt(decision, self.scene.table)

    def choices(self, decision: Decision) -> Sequence[Choice]:
        return [] if self.scene.view is None else self.scene.words.choices(self.scene.view)

    def goes_on(self, decision: Decision, answered: Prompt) -> bool:
        same = decision.prompt.card == answered.card
        return bool(same and decision.prompt.word in AFTER.get(answered.word, ()))

    # -- cards and places ----------------------------------------------------------------------------------------------

    def click_target(self, gesture: Gesture) -> int:
        return int(gesture.take) if self.word == "hand" else super().click_target(gesture)

    def at_hand(self, gesture: Gesture) -> bool:
        return self.word == "gap" or super().at_hand(gesture)

    def eligible(self, card: int) -> bool:
        return self.word not in ("target", "hand") or card in self.input.targets()

    def preview(self, move: Move) -> MovePreview | None:
        # What a swap brings is said at its button: it depends on the card that is held.
        return None if self.word == "choose" and self.input.held >= 0 else super().preview(move)

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        match self.word:
            case "place":
                return self._free_places(sorted({gesture.put for gesture in gestures}))
            case "gap":
                row = self.scene.row
                gaps = [(choice, row.gap_rect(choice.move.slot)) for choice in self.input.choices]
                return [DropTarget(one.move, "", "gap", at, meaning=one.detail) for one, at in gaps]
            case "face-down":
                return self._plates()
        acting = next((gesture.put for gesture in gestures if gesture.put in self.scene.table.queue), -1)
        if acting < 0:
            return []
        rect = self.scene.row.slot_rect(self.scene.table.queue.index(acting)).translated(0, -RAISED)
        return [DropTarget(acting, self.scene.words.place("swap"), "cover", rect)]

    def _free_places(self, slots: Sequence[int]) -> list[DropTarget]:
        scene, words, table, row = self.scene, self.scene.words, self.scene.table, self.scene.row
        wanted = []
        for slot in slots:
            if slot in (FRONT, BACK):
                front = slot == FRONT
                meaning = words.at_an_end(front) if table.queue else ""
                word = words.place("front" if front else "back")
                wanted.append(DropTarget(slot, word, "free", row.end_rect(front=front), meaning=meaning))
            else:
                card = table.queue[slot]
                meaning = words.covers(scene.name_of(card), table.influence[card])
                word, rect = words.place("cover"), row.slot_rect(slot)
                wanted.append(DropTarget(slot, word, "cover", rect, meaning=meaning, card=card))
        return wanted

    def _plates(self) -> list[DropTarget]:
        """The two plates on a card that asks whether it stays face down."""
        decision, scene, choices = self.input.decision, self.scene, self.input.choices
        if decision is None or decision.prompt.card not in scene.table.queue:
            return []
        home = scene.row.slot_rect(scene.table.queue.index(decision.prompt.card))
        high = max(24.0, 26 * scene.measures.unit)
        words = [scene.words.plate(choice.move.word) for choice in choices]
        # A long word reaches over the edges of the card, and both plates are alike.
        wide = max(home.width() - 6, *map(label_width, words))
        found = []
        for index, (choice, word) in enumerate(zip(choices, words, strict=True)):
            plate = home.adjusted(0, 0, wide - home.width(), high - home.height())
            y = home.top() + home.height() * (0.52 if index else 0.20) - high / 2 - 10
            plate.moveTo(home.center().x() - wide / 2, y)
            found.append(DropTarget(choice.move, word, "chip", plate))
        return found

    # -- what is said --------------------------------------------------------------------------------------------------

    def note(self, gesture: Gesture) -> str:
        if self.word != "place" or gesture.put < 0:
            return ""
        return self.scene.words.covered(self.scene.name_of(self.scene.table.queue[gesture.put]))

    def card_first(self) -> str:
        return self.scene.words.gesture_hint("card-first") if self.word == "place" else ""

    def why_not_click(self, item: object) -> str:
        queue, held = self.scene.table.queue, self.input.selected
        if not isinstance(item, CardItem) or item.number not in queue:
            return ""
        if self.word == "target":
            return self._refusal(self.input.gestures, queue.index(item.number))
        if held < 0:
            return ""
        if self.word == "place":
            return self._refusal(self.input.gestures_with(held), queue.index(item.number))
        return self.scene.words.gesture_hint("swap")

    def why_not(self, card: CardItem) -> str:
        hint = self.scene.words.gesture_hint
        if self.word in ("choose", "hand"):
            return hint("swap")
        rect = card.scene_rect()
        if self.word != "place" or not rect.intersects(self.scene.measures.cloth):
            return hint("elsewhere")
        for slot, number in enumerate(self.scene.table.queue):
            other = self.scene.items_by_number[number].scene_rect()
            off = other.center() - rect.center()
            if abs(off.x()) < other.width() * 0.35 and abs(off.y()) < other.height() / 2:
                return self._refusal(self.input.gestures_with(card.number), slot) or hint("elsewhere")
        return hint("between")

    def _refusal(self, gestures: Sequence[Gesture], slot: int) -> str:
        """Return the rules' reason against the move of these gestures at another slot of the queue."""
        view = self.scene.view
        return "" if view is None else self.scene.words.refusal(view, gestures[0].move._replace(slot=slot))

    # -- how the choices stand -----------------------------------------------------------------------------------------

    @property
    def form(self) -> ChoiceLayout:
        few = len(self.input.choices) <= (FEW // 2 if fonts.large() else FEW)
        return ChoiceLayout.SENTENCES if self.word in ("choose", "face-down", "target") and few else ChoiceLayout.ROW

    @property
    def explains(self) -> bool:
        return self.word != "choose"

    def room(self, choices: QRect, bar: ChoiceBar) -> QRect:
        """Return the place of the buttons, higher for sentences where there is room down to the hand."""
        if self.word == "gap":
            # Beside the card that was lifted out of the row.
            aside = round(self.scene.row.spread.card_width) + 16
            return choices.adjusted(aside, 0, -aside, 0)
        if bar.form is not ChoiceLayout.SENTENCES:
            return choices
        measures = self.scene.measures
        picks = any(map(self.input.may_pick, self.scene.table.hands[self.scene.front]))
        top = measures.hand.y() - measures.hand_width * RATIO / 2 + (measures.eased if picks else measures.sunk)
        hand = top - 8 * measures.unit
        wanted = max(round(HIGH * measures.unit), bar.wanted_height)
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
        """The card that a choice stands for."""
        scene = self.scene
        card = next((card for card, move in self.input.targets().items() if move == choice.move), -1)
        if card < 0:
            return None
        return scene.items_by_number[card]

    def _raise(self, item: QueueCard | None) -> None:
        old, self._risen = self._risen, item
        if old is item:
            return
        for thing, on in ((old, False), (item, True)):
            if thing is not None:
                self.scene.focus.point(thing, on)
        self.scene.row_decorations.point_at(item)
        self.scene.looked_ahead.emit()
