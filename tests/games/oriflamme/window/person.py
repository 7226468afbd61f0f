"""Somebody at the table of Oriflamme: every answer is given with the mouse alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from tests.at_the_table.player import LEFT, NAMES, PATIENCE, PLAIN, Player

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

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something that is sure to come, however slow the machine is."""
        self.qtbot.waitUntil(condition, timeout=PATIENCE)

    def begin(self, new_game: NewGame | None = None) -> None:
        super().begin(new_game or game())

    # -- what lies before one ------------------------------------------------------------------------------------------

    @property
    def queue(self) -> list[CardItem]:
        """The cards of the row that lie on top, from the front."""
        return [self.scene.items_by_number[card] for card in self.scene.table.queue]

    @property
    def hand(self) -> list[CardItem]:
        """The cards of the hand that is shown."""
        return [self.scene.items_by_number[card] for card in self.scene.table.hands[self.scene.front]]

    @property
    def large(self) -> tuple[str, str] | None:
        """The kind and family of the large card, if one is shown."""
        preview = self.scene.row_decorations.preview
        return (preview.look.kind, preview.look.family) if preview.isVisible() and preview.look is not None else None

    @property
    def focused(self) -> object:
        """The thing of the board with the ring around it."""
        return self.scene.focus.item

    def walk_to(self, thing: object) -> None:
        """Press arrows until the ring is around a thing of the board."""
        if not self.table.view.hasFocus() or self.focused is None:
            self.key(Qt.Key.Key_Right)
        for _ in range(60):
            if self.focused is thing:
                return
            rows = [zone.things for zone in self.scene.focus.zones().values()]
            wanted = next(index for index, row in enumerate(rows) if thing in row)
            now = next((index for index, row in enumerate(rows) if self.focused in row), None)
            if now is None:
                self.key(Qt.Key.Key_Right)
            elif now != wanted:
                self.key(Qt.Key.Key_Down if wanted > now else Qt.Key.Key_Up)
            else:
                row = rows[now]
                far = abs(row.index(thing) - row.index(self.focused))
                ways = [Qt.Key.Key_Left, Qt.Key.Key_Right]
                self.key(ways[row.index(thing) > row.index(self.focused)])
                if self.focused in row and abs(row.index(thing) - row.index(self.focused)) >= far:
                    # The row runs the other way.
                    for _ in range(1 + (abs(row.index(thing) - row.index(self.focused)) > far)):
                        self.key(ways[row.index(thing) < row.index(self.focused)])
        raise AssertionError(f"the arrows never come to {thing}")

    # -- answering -----------------------------------------------------------------------------------------------------

    def hand_card(self, kind: str) -> CardItem:
        """The card of this kind in the hand that is shown."""
        table = self.scene.table
        number = table.seating.cards.number(kind)
        (card,) = [card for card in table.hands[self.scene.front] if table.faces[card] == number]
        return self.scene.items_by_number[card]

    def place_of(self, move: Move | int) -> DropTargetItem:
        """The place on the board that stands for a move, or for the slot of a placement."""
        (place,) = [place for place in self.scene.move_input.places if place.put == move]
        return place

    def answer(self, move: Move) -> None:
        """Make a move with the mouse alone: cards are dragged, everything else is clicked on the board."""
        if move.word == "place":
            self.drag(self.hand_card(move.kind), self.place_of(move.slot).rect.center())
        elif move.word == "gap":
            self.drag(self.scene.items_by_number[self.scene.lifted], self.place_of(move).rect.center())
        elif move.word == "target":
            self.click(self.queue[move.slot].pos())
        elif move.word == "hand":
            self.click(self.hand_card(move.kind).pos())
        elif move.word not in ("keep", "reveal"):
            self.push(move)
        else:
            self.click(self.place_of(move).rect.center())

    def push(self, move: Move) -> None:
        """Press the button of an answer."""
        offered = [choice.move for choice in self.scene.move_input.choices]
        QTest.mouseClick(self.table.choices.buttons[offered.index(move)], LEFT)
