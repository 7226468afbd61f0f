"""Somebody at the table of Ordonance: units are dragged, clicked into their territories, or sent there by keys."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from gonfalon.games.ordonance.rules.moves import Move
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.ordonance.window.unit_items import UnitItem
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from tests.at_the_table.likeness import come_to_rest
from tests.at_the_table.player import LEFT, NAMES, Player

How = Literal["drag", "click", "digit", "arrows"]
HOWS: tuple[How, ...] = ("drag", "click", "digit", "arrows")
Key = Qt.Key


def campaign(
    families: str = "RB",
    people: str = "R",
    seed: int = 1,
    first: int | None = 0,
    **options: str,
) -> NewGame:
    """A game of these families, all bots but the people; options by their words, as `scoring="points"`."""
    seats = tuple(Seat(family, NAMES[family], None if family in people else "page") for family in families)
    chosen = tuple((name.replace("_", "-"), word) for name, word in options.items())
    return NewGame("ordonance", seats, first=first, seed=seed, options=chosen)


def strewn(rect: QRectF, number: int) -> QPointF:
    """Some point well within a rectangle, another one for each number."""
    return QPointF(
        rect.left() + rect.width() * (0.2 + 0.6 * (number * 37 % 100) / 100),
        rect.top() + rect.height() * (0.2 + 0.6 * (number * 61 % 100) / 100),
    )


class Commander(Player):
    """Uses a window as people do who play Ordonance."""

    @property
    def scene(self) -> OrdonanceScene:
        scene = self.table.scene
        assert isinstance(scene, OrdonanceScene)
        return scene

    # -- what lies where -----------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[UnitItem]:
        """The units in the hand that is shown, from the left."""
        scene = self.scene
        return sorted(
            (scene.items_by_number[card] for card in scene.table.hands[scene.viewer]), key=lambda item: item.home.x()
        )

    def unit(self, word: str) -> UnitItem:
        """The leftmost unit with these icons in the hand that is shown."""
        table = self.scene.table
        face = table.seating.deck.numbers[word]
        return next(item for item in self.hand if table.faces[item.number] == face)

    def place(self, territory: int) -> DropTargetItem:
        """The place that is offered in a territory, counted from 1."""
        (place,) = [place for place in self.scene.move_input.places if place.put == territory - 1]
        return place

    def part(self, territory: int, row: int = -1) -> QRectF:
        """A part of a column, the own one for row -1; territories are counted from 1."""
        rows = len(self.scene.measures.grid.rows)
        return self.scene.measures.grid.army(row % rows, territory - 1)

    # -- answering -----------------------------------------------------------------------------------------------------

    def answer(self, move: Move, how: How = "drag") -> None:
        """Make a move in one of the four ways there are."""
        if not move.unit:
            self._pass(how)
        elif how == "drag":
            self.drag(self.unit(move.unit), strewn(self.part(move.territory), len(self.match.moves)))
        elif how == "click":
            self.click(self.unit(move.unit).pos())
            come_to_rest(self.scene)
            self.click(self.place(move.territory).rect.center())
        elif how == "digit":
            self.take_by_keys(self.unit(move.unit))
            self.key(Key(Key.Key_0 + move.territory))
        else:
            self.take_by_keys(self.unit(move.unit))
            places = self.scene.move_input.places
            for _ in range(places.index(self.place(move.territory))):
                self.key(Key.Key_Right)
            assert self.scene.focus.item is self.place(move.territory)
            self.key(Key.Key_Return)

    def take_by_keys(self, unit: UnitItem) -> None:
        """Go to a unit of the hand with the arrows and take it."""
        self.walk_to_hand()
        self.key(Key.Key_Home)
        for _ in range(self.hand.index(unit)):
            self.key(Key.Key_Right)
        assert self.scene.focus.item is unit
        self.key(Key.Key_Return)
        assert self.scene.move_input.selected == unit.number

    def walk_to_hand(self) -> None:
        """Press arrows until the ring is in the hand."""
        for _ in range(8):
            if self.scene.focus.item in self.hand:
                return
            zones = self.scene.focus.zones()
            names = list(zones)
            now = next((name for name in names if self.scene.focus.item in zones[name].things), None)
            if now is None:
                self.key(Key.Key_Right)
            else:
                self.key(Key.Key_Down if names.index(now) < names.index("hand") else Key.Key_Up)
        raise AssertionError("the arrows never come to the hand")

    def _pass(self, how: How) -> None:
        if how in ("drag", "click"):
            QTest.mouseClick(self.table.choices.buttons[0], LEFT)
        else:
            self.key(Key.Key_1)
