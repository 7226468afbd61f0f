"""The one question of Ordonance on the board: which unit goes into which territory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.texts.move_preview import preview_move
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget, DropTargetItem
from gonfalon.ui.board.move_input import MoveInput as BoardAsking

if TYPE_CHECKING:
    from gonfalon.games.ordonance.window.scene import OrdonanceScene

__all__ = ["MoveInput"]


class MoveInput(BoardAsking):
    """Takes a hand card and one of the own territories for a move."""

    scene: OrdonanceScene

    def __init__(self, scene: OrdonanceScene) -> None:
        super().__init__(scene)
        self._outlooks: dict[tuple[Move, str], MovePreview] = {}
        """What was worked out of what the units would bring, by the language in which it is said."""

    def begin(self, decision: Decision) -> None:
        self._outlooks.clear()

    def outlook_of(self, thing: QGraphicsItem | None) -> MovePreview | None:
        held = self.scene.drag_controller.dragged
        card = self.selected if held is None else held.number
        view = self.scene.view
        if view is None or self.decision is None or card < 0 or not isinstance(thing, DropTargetItem):
            return super().outlook_of(thing)
        move = self._move(card, thing.move_played)
        if move is None or move not in self.decision.moves:
            return None
        key = move, self.scene.words.language
        if key not in self._outlooks:
            self._outlooks[key] = preview_move(view, *key)
        return self._outlooks[key]

    def _move(self, card: int, territory: int) -> Move | None:
        """The move of a card whose face is known into a territory, counted from 0."""
        face = self.scene.table.faces[card]
        return None if face is None else Move(self.scene.table.seating.deck.units[face].word, territory + 1)

    def prompt(self, decision: Decision) -> tuple[str, str]:
        return self.scene.words.prompt(decision, self.scene.table)

    def answers(self, decision: Decision) -> Sequence[Choice]:
        return self.scene.words.choices(decision, self.scene.table)

    @property
    def lays(self) -> bool:
        return self.word == "play"

    def may_pick(self, card: int) -> bool:
        return self.lays and card in self.scene.table.hands[self.scene.viewer]

    def wanted(self) -> list[DropTarget]:
        """The next free place of each own army, which takes what is dropped anywhere on that part of its column."""
        assert self.decision is not None
        scene = self.scene
        table, measures = scene.table, scene.measures
        row = len(measures.grid.rows) - 1
        found = []
        for territory in sorted({move.territory - 1 for move in self.decision.moves if move.unit}):
            index = len(table.army(scene.viewer, territory))
            place, part = measures.grid.place(row, territory, index), measures.grid.army(row, territory)
            found.append(DropTarget(territory, scene.words.place(), "tile", place, reach=part))
        return found

    def lay(self, card: int, place: DropTargetItem) -> None:
        self.lay_in(card, place.move_played)

    def lay_in(self, card: int, territory: int) -> None:
        """Answer with a hand card for a territory, counted from 0, or say why it cannot go there."""
        move = self._move(card, territory)
        if self.decision is None or move is None:
            return
        if move in self.decision.moves:
            # A ring would go with the card into its territory.
            self.scene.focus.hide()
            self.answer(move)
        else:
            self.refuse(self.scene.words.full(territory))

    def press(self, territory: int) -> None:
        """A key names a territory: the card that is picked up goes there."""
        if not self.lays or territory >= self.scene.table.seating.territories:
            return
        card = self.selected
        if card < 0:
            focused = self.scene.focus.item
            card = focused.number if isinstance(focused, CardItem) and self.may_pick(focused.number) else -1
        if card < 0:
            self.refuse(self.card_first())
        else:
            self.lay_in(card, territory)

    def click_column(self, territory: int) -> None:
        """A column was clicked where no unit and no place is: that means the territory, if a card is picked up."""
        if self.lays and self.selected >= 0:
            self.lay_in(self.selected, territory)

    def card_first(self) -> str:
        return self.scene.words.refusal("card-first") if self.lays else ""

    def why_not(self, card: CardItem) -> str:
        middle = card.pos()
        measures = self.scene.measures
        for territory, column in enumerate(measures.grid.columns):
            if column.contains(middle):
                if middle.y() < measures.grid.army(len(measures.grid.rows) - 1, territory).top():
                    return self.scene.words.refusal("rivals")
                open_ones = {place.move_played for place in self.places}
                return self.scene.words.refusal("") if territory in open_ones else self.scene.words.full(territory)
        if measures.in_hand(middle):
            # Laid back: nobody has to be told anything.
            return ""
        return self.scene.words.refusal("")
