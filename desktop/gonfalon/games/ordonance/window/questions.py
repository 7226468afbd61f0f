"""The one question of Ordonance on the board: which unit goes into which territory."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.texts.move_preview import preview_move
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.texts.move_preview import Choice, MovePreview
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTarget
from gonfalon.ui.board.move_input import Gesture, Questions


class OrdonanceQuestions(Questions):
    """A unit of the hand goes into one of the own territories, or the seat passes by a button."""

    scene: OrdonanceScene

    def __init__(self, scene: OrdonanceScene) -> None:
        super().__init__(scene)
        self._previews: dict[tuple[Move, str], MovePreview] = {}
        """What was worked out of what the units would bring, by the language in which it is said."""

    def begin(self, decision: Decision) -> None:
        self._previews.clear()

    def gestures(self, decision: Decision) -> Sequence[Gesture]:
        table = self.scene.table
        units, hand = table.seating.deck.units, table.hands[self.scene.viewer]
        words = {card: units[face].word for card in hand if (face := table.faces[card]) is not None}
        return [
            Gesture(move, card, move.territory - 1)
            for move in decision.moves
            if move.unit
            for card, word in words.items()
            if word == move.unit
        ]

    def prompt(self, decision: Decision) -> tuple[str, str]:
        return self.scene.words.prompt(decision, self.scene.table)

    def choices(self, decision: Decision) -> Sequence[Choice]:
        return self.scene.words.choices(decision, self.scene.table)

    def preview(self, move: Move) -> MovePreview | None:
        view = self.scene.view
        if view is None or self.input.held < 0:
            return super().preview(move)
        key = move, self.scene.words.language
        if key not in self._previews:
            self._previews[key] = preview_move(view, *key, self.scene.addressee)
        return self._previews[key]

    def drop_targets(self, gestures: Sequence[Gesture]) -> list[DropTarget]:
        """The next free place of each own army, which takes what is dropped anywhere on that part of its column."""
        scene, grid = self.scene, self.scene.measures.grid
        row = len(grid.rows) - 1
        found = []
        for territory in sorted({gesture.put for gesture in gestures}):
            place = grid.place(row, territory, len(scene.table.army(scene.viewer, territory)))
            found.append(DropTarget(territory, scene.words.place(), "tile", place, reach=grid.army(row, territory)))
        return found

    def number(self, index: int) -> None:
        """A key names a territory: the card that is picked up, or that the keys are at, goes there."""
        if not self.input.gestures or self.input.choices or index >= self.scene.table.seating.territories:
            return
        card, focused = self.input.selected, self.scene.focus.item
        if card < 0 and isinstance(focused, CardItem) and self.input.may_pick(focused.number):
            card = focused.number
        if card < 0:
            self.input.refuse(self.card_first())
            return
        if any(place.put == index for place in self.input.places):
            # A ring would go with the card into its territory.
            self.scene.focus.hide()
        self.input.lay(card, index)

    def card_first(self) -> str:
        return self.scene.words.gesture_hint("card-first")

    def why_not_at(self, card: int, put: int) -> str:
        view, move = self.scene.view, self.input.gestures_with(card)[0].move
        return "" if view is None else self.scene.words.refusal(view, move._replace(territory=put + 1))

    def why_not(self, card: CardItem) -> str:
        middle, measures, hint = card.pos(), self.scene.measures, self.scene.words.gesture_hint
        for territory, column in enumerate(measures.grid.columns):
            if column.contains(middle):
                if middle.y() < measures.grid.army(len(measures.grid.rows) - 1, territory).top():
                    return hint("rivals")
                return self.why_not_at(card.number, territory) or hint("elsewhere")
        # Laid back: nobody has to be told anything.
        return "" if measures.in_hand(middle) else hint("elsewhere")
