"""Somebody at the table of Oriflamme: every answer is given with the mouse alone."""

from __future__ import annotations

from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.places import PlaceItem
from tests.at_the_table.player import LEFT, NAMES, PLAIN, Player

__all__ = ["NAMES", "PLAIN", "Person", "game"]


def game(
    families: str = "RBGY",
    people: str = "R",
    seed: int = 1,
    first: int | None = 0,
    direction: str = "left-to-right",
    bot: str = "squire",
    names: dict[str, str] | None = None,
) -> NewGame:
    """A game of these families, all bots but the people."""
    called = NAMES | (names or {})
    seats = tuple(Seat(family, called[family], None if family in people else bot) for family in families)
    return NewGame("oriflamme", seats, first=first, seed=seed, options=(("direction", direction),))


class Person(Player):
    """Uses a window as people do."""

    @property
    def scene(self) -> OriflammeScene:
        scene = self.table.scene
        assert isinstance(scene, OriflammeScene)
        return scene

    def begin(self, new_game: NewGame | None = None) -> None:
        super().begin(new_game or game())

    # -- answering -----------------------------------------------------------------------------------------------------

    def hand_card(self, kind: str) -> CardItem:
        """The card of this kind in the hand that is shown."""
        table = self.scene.table
        number = table.seating.cards.number(kind)
        (card,) = [card for card in table.hands[self.scene.viewer] if table.faces[card] == number]
        return self.scene.items_by_number[card]

    def place_of(self, move: Move | int) -> PlaceItem:
        """The place on the board that stands for a move, or for the slot of a placement."""
        (place,) = [place for place in self.scene.asking.places if place.move_played == move]
        return place

    def answer(self, move: Move) -> None:
        """Make a move with the mouse alone: cards are dragged, everything else is clicked on the board."""
        table = self.scene.table
        if move.word == "place":
            self.show_slot(move.slot)
            self.drag(self.hand_card(move.kind), self.place_of(move.slot).rect.center())
        elif move.word == "gap":
            self.drag(self.scene.items_by_number[self.scene.asking.lifted], self.place_of(move).rect.center())
        elif move.word == "target":
            self.show_slot(move.slot)
            self.click(self.scene.items_by_number[table.queue[move.slot]].pos())
        elif move.word == "hand":
            self.click(self.hand_card(move.kind).pos())
        elif move.word not in ("keep", "reveal"):
            self.push(move)
        else:
            self.click(self.place_of(move).rect.center())

    def push(self, move: Move) -> None:
        """Press the button of an answer."""
        offered = [choice.move for choice in self.scene.asking.choices]
        QTest.mouseClick(self.table.choices.buttons[offered.index(move)], LEFT)

    def show_slot(self, slot: int) -> None:
        """Turn the wheel until a slot of the queue is in sight."""
        if slot < 0:
            return
        card = self.scene.items_by_number[self.scene.table.queue[slot]]
        for way in (-1, 1):
            for _ in range(20):
                if card.isVisible():
                    return
                self.wheel(way)
        assert card.isVisible(), f"slot {slot} never comes into sight"

    def wheel(self, way: int) -> None:
        """Turn the wheel by a notch over the row, 1 towards its right end."""
        self.turn(self.scene.measures.cloth.center(), -way)
