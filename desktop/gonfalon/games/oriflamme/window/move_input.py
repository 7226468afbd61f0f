"""Input of Oriflamme's moves on the board: cards laid at places of the queue, taken or swapped.

It never knows why a move is legal: it only finds each gesture among the moves that the rules offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.games.oriflamme.texts.move_preview import swap_move
from gonfalon.texts.move_preview import Choice
from gonfalon.ui.board import move_input
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget, DropTargetItem, label_width

if TYPE_CHECKING:
    from gonfalon.games.oriflamme.window.scene import OriflammeScene

__all__ = ["MoveInput"]

RAISED = 10
"""How much higher the card that acts lies than the others."""


class MoveInput(move_input.MoveInput):
    """A placement, a card to choose, a gap for a card that was lifted out, or a hand card for the one that acts."""

    scene: OriflammeScene
    choices: Sequence[Choice]

    def __init__(self, scene: OriflammeScene) -> None:
        super().__init__(scene)
        self._swap: Move | None = None
        """The answer that begins to swap the card that acts for one of the hand, where that is offered."""
        self._following = ""
        """The kind of the hand card that was laid on the card that acts, until the rules ask for it."""

    # -- asking --------------------------------------------------------------------------------------------------------

    @property
    def opens_gaps(self) -> bool:
        """Whether a card is lifted out of the row and waits for its gap."""
        return self.word == "gap"

    @property
    def lifted(self) -> int:
        """The card that waits for its gap."""
        return -1 if self.decision is None else int(self.decision.prompt.it)

    @property
    def swaps(self) -> bool:
        """Whether a hand card may be laid on the card that acts."""
        return self._swap is not None or self.word == "hand"

    @property
    def lays(self) -> bool:
        return self.word == "place" or self.swaps

    @property
    def lit(self) -> bool:
        return super().lit or self.word in ("gap", "face-down")

    def prompt(self, decision: Decision) -> tuple[str, str]:
        return self.scene.words.prompt(decision, self.scene.table)

    def answers(self, decision: Decision) -> list[Choice]:
        return [] if self.scene.view is None else self.scene.words.choices(self.scene.view)

    def begin(self, decision: Decision) -> None:
        view = self.scene.view
        self._swap = swap_move(view) if view is not None and decision.prompt.word == "choose" else None
        if decision.prompt.card >= 0 and decision.prompt.card in self.scene.table.queue:
            self.scene.scroll_to(self.scene.table.queue.index(decision.prompt.card))

    def forget(self) -> None:
        self._swap = None

    def following(self, decision: Decision | None) -> Move | None:
        kind, self._following = self._following, ""
        if not kind or decision is None or decision.seat != self.scene.viewer or decision.prompt.word != "hand":
            return None
        return next((move for move in decision.moves if move.kind == kind), None)

    def targets(self) -> dict[int, Move]:
        if self.decision is None:
            return {}
        table = self.scene.table
        if self.word == "target":
            return {table.queue[move.slot]: move for move in self.decision.moves}
        if self.word == "hand":
            return {
                card: move
                for move in self.decision.moves
                for card in table.hands[self.scene.viewer]
                if self._is(card, move.kind)
            }
        return {}

    def eligible(self, card: int) -> bool:
        return self.word not in ("target", "hand") or card in self.targets()

    def _is(self, card: int, kind: str) -> bool:
        table = self.scene.table
        return table.faces[card] == table.seating.cards.number(kind)

    # -- places --------------------------------------------------------------------------------------------------------

    def wanted(self) -> list[DropTarget]:
        if self.decision is None:
            return []
        scene = self.scene
        words, table, row = scene.words, scene.table, scene.row
        if self.word == "place":
            wanted: list[DropTarget] = []
            first, last = (words.at_an_end(front) if table.queue else "" for front in (True, False))
            for slot in sorted({move.slot for move in self.decision.moves}):
                if slot == FRONT:
                    wanted.append(
                        DropTarget(slot, words.place("front"), "free", row.end_rect(front=True), meaning=first)
                    )
                elif slot == BACK:
                    wanted.append(
                        DropTarget(slot, words.place("back"), "free", row.end_rect(front=False), meaning=last)
                    )
                else:
                    rect = row.slot_rect(slot)
                    card = table.queue[slot]
                    if scene.items_by_number[card].isVisible():
                        meaning = words.covers(scene.name_of(card), table.influence[card])
                        wanted.append(DropTarget(slot, words.place("cover"), "cover", rect, meaning=meaning))
            return wanted
        if self.word == "gap":
            gaps = [(choice, row.gap_rect(choice.move.slot)) for choice in self.choices]
            return [DropTarget(one.move, "", "gap", rect, row.on_cloth(rect), meaning=one.detail) for one, rect in gaps]
        if self.word == "face-down" and self.decision.prompt.card in table.queue:
            home = row.slot_rect(table.queue.index(self.decision.prompt.card))
            high = max(24.0, 26 * scene.measures.unit)
            # A long word reaches over the edges of the card, and both plates are alike.
            wide = max(home.width() - 6, *(label_width(words.plate(choice.move.word)) for choice in self.choices))
            chips: list[DropTarget] = []
            for index, choice in enumerate(self.choices):
                y = home.top() + home.height() * (0.52 if index else 0.20) - high / 2 - 10
                plate = QRectF(home.center().x() - wide / 2, y, wide, high)
                chips.append(DropTarget(choice.move, words.plate(choice.move.word), "chip", plate))
            return chips
        if self.swaps and (acting := self.decision.prompt.card) in table.queue:
            rect = row.slot_rect(table.queue.index(acting)).translated(0, -RAISED)
            # Where the card is out of sight nothing can be dropped on it.
            seen = scene.items_by_number[acting].isVisible()
            return [DropTarget(acting, words.place("swap"), "cover", rect)] if seen else []
        return []

    # -- answering -----------------------------------------------------------------------------------------------------

    def room_for_words(self) -> QRectF:
        return self.scene.measures.cloth

    def lay(self, card: int, place: DropTargetItem) -> None:
        if self.word == "place":
            self.place_card(card, place.move_played)
        else:
            self.lay_on(card)

    def place_card(self, card: int, slot: int) -> None:
        """Answer a placement with a card and a place."""
        kinds = self.scene.table.seating.cards.kinds
        face = self.scene.table.faces[card]
        if face is not None:
            queue = self.scene.table.queue
            note = self.scene.words.covered(self.scene.name_of(queue[slot])) if slot >= 0 else ""
            self.answer(Move("place", kinds[face].id, slot))
            if note:
                self.scene.noted.emit(note)

    def lay_on(self, card: int) -> None:
        """Answer with a hand card that was laid on the card that acts: at once, or in two moves."""
        kinds = self.scene.table.seating.cards.kinds
        face = self.scene.table.faces[card]
        if face is not None and self._swap is not None:
            self._following = kinds[face].id
            self.answer(self._swap)
        elif face is not None:
            self.answer(kinds[face].hand_move)

    def may_pick(self, card: int) -> bool:
        return self.lays and card in self.scene.table.hands[self.scene.viewer]

    def card_first(self) -> str:
        return self.scene.words.refusal("card-first") if self.word == "place" else ""

    def click_card(self, card: int) -> None:
        table, words = self.scene.table, self.scene.words
        if card in self.targets() or self.may_pick(card) or card not in table.queue:
            super().click_card(card)
        elif self.word == "place" and self.selected >= 0:
            slot = table.queue.index(card)
            if any(move.slot == slot for move in self.decision.moves):  # type: ignore[union-attr]
                self.place_card(self.selected, slot)
            else:
                self.refuse(words.refusal("rival"))
        elif self.swaps and self.selected >= 0:
            self.refuse(words.refusal("swap"))
        elif self.word == "target":
            self.refuse(words.refusal("not-target"))

    # -- dragging ------------------------------------------------------------------------------------------------------

    def may_lift(self, card: CardItem) -> bool:
        if self.decision is None:
            return False
        if self.lays:
            return self.may_pick(card.number)
        if self.word == "target":
            return self.decision.prompt.verb == "move" and card.number in self.targets()
        return self.word == "gap" and card.number == self.lifted

    def lift(self, card: CardItem) -> list[DropTargetItem]:
        if self.word == "target":
            # Lifting a card is choosing it; the rules then ask for its gap.
            self.answer(self.targets()[card.number])
        return super().lift(card)

    def why_not(self, card: CardItem) -> str:
        return self.scene.words.refusal(self._mistake(card))

    def _mistake(self, card: CardItem) -> str:
        """Return the mistake in where a card was dropped, empty where that cannot be told."""
        if self.swaps:
            return "swap"
        if self.word != "place":
            return ""
        rect = card.scene_rect()
        if not rect.intersects(self.scene.measures.cloth):
            return ""
        owner = self.scene.table.seating.owner
        for number in self.scene.table.queue:
            other = self.scene.items_by_number[number].scene_rect()
            if abs(other.center().x() - rect.center().x()) < other.width() * 0.35:
                return "rival" if owner[number] != owner[card.number] else ""
        return "between"
