"""A stranger's game in the window: chosen on the start screen, played by mouse and by keys, left and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.journal import finished_games
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT, Player
from tests.at_the_table.windows import (
    OpenWindow,
    bots,
    english,
    nothing_left_over,
    open_hand,
    open_window,
    quick_disk,
    settings,
    swift,
)
from tests.strangers.pennons.rules import Move
from tests.strangers.pennons.window import PennonItem, PennonsScene

__all__ = [
    "bots", "english", "nothing_left_over", "open_hand", "open_window", "quick_disk", "settings", "swift",
]  # fmt: skip
pytestmark = pytest.mark.usefixtures("pennons", "english")
NEW_GAME = NewGame("pennons", (Seat("R", "Anna"), Seat("B", "Bo", "squire"), Seat("G", "Cy", "page")), 0, 3)


class Herald(Player):
    """Somebody who plays Pennons."""

    @property
    def scene(self) -> PennonsScene:
        return cast("PennonsScene", self.table.scene)

    def pennon(self, worth: int) -> PennonItem:
        hand = self.scene.table.hands[self.scene.viewer]
        return next(item for item in self.scene.items_by_number if item.number in hand and item.worth == worth)

    def hoist(self, move: Move, how: str) -> None:
        place = self.scene.asking.places[move.tower - 1].rect.center()
        pennon = self.pennon(move.pennon)
        if how == "drag":
            self.drag(pennon, place)
        elif how == "click":
            self.click(pennon.pos())
            self.click(place)
        else:
            hand = self.scene.hand_order()
            self.table.view.setFocus()
            # To the hand, then to its beginning.
            self.key(Qt.Key.Key_Left)
            self.key(Qt.Key.Key_Home)
            for _ in range(hand.index(pennon.number)):
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Return)
            self.key(Qt.Key.Key_Home)
            for _ in range(move.tower - 1):
                self.key(Qt.Key.Key_Right)
            self.key(Qt.Key.Key_Return)


@pytest.fixture
def herald(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Herald:
    return Herald(open_window(), qtbot)


def play_on(herald: Herald, hows: tuple[str, ...], moves: int = 100) -> None:
    dice = Dice(1)
    while not herald.at_the_end and moves:
        assert herald.asked is not None
        move: Move = dice.pick(herald.asked.moves)
        before = len(herald.match.moves)
        herald.hoist(move, dice.pick(hows))
        assert herald.match.moves[before] == move
        herald.wait()
        moves -= 1
        if not herald.at_the_end:
            herald.scene.focus.leave()
            herald.scene.focus.hide()
            assert not unlike_rebuilt(herald.scene, herald.match.view(herald.scene.viewer))


def test_it_is_chosen_on_the_start_screen_and_played_with_the_mouse(herald: Herald, qtbot: QtBot) -> None:
    start = herald.window.start
    card = start.games.cards["pennons"]
    assert card.text() == "Pennons"
    QTest.mouseClick(card, LEFT)
    assert start.games.about.text().startswith("Hoist your pennons")
    QTest.mouseClick(start.start, LEFT)
    herald.wait()
    assert herald.match.game.name == "pennons"
    play_on(herald, ("drag", "click"))
    assert herald.at_the_end
    assert len(finished_games(herald.window.tables.folder)) == 1


@pytest.mark.parametrize("hows", [("drag", "click"), ("keys",)])
def test_a_whole_game_while_everything_moves(herald: Herald, swift: None, hows: tuple[str, ...]) -> None:
    herald.begin(NEW_GAME)
    play_on(herald, hows)
    assert Match.restore(herald.match.record(), Shelves(GAMES)).over


def test_a_pennon_flies_on_a_tower_only(herald: Herald) -> None:
    herald.begin(NEW_GAME)
    said: list[str] = []
    herald.scene.refused.connect(said.append)
    first = herald.scene.hand_order()[0]
    herald.drag(herald.scene.items_by_number[first], herald.scene.panels_by_seat[1].scene_rect().center())
    assert said == ["A pennon flies on a tower only"]
    assert not herald.match.moves


def test_a_rivals_pennons_are_seen_from_their_backs(herald: Herald) -> None:
    herald.begin(NEW_GAME)
    scene = herald.scene
    known = {item.number for item in scene.items_by_number if item.worth is not None}
    assert known == set(scene.table.hands[scene.viewer])


def test_it_is_taken_back(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    herald = Herald(open_window(), qtbot)
    people = (Seat("R", "Anna"), Seat("B", "Bo"))
    herald.begin(NewGame("pennons", people, 0, 3))
    if herald.curtained:
        herald.lift_curtain()
    herald.hoist(herald.asked.moves[0], "drag")  # type: ignore[union-attr]
    assert len(herald.match.moves) == 1
    assert herald.match.undo_refusal(0) is None


def test_a_game_that_was_left_goes_on_in_another_window(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, tmp_path: Path
) -> None:
    first = Herald(open_window(), qtbot)
    first.begin(NEW_GAME)
    play_on(first, ("drag",), 2)
    moves = first.match.moves
    first.window.close()
    second = Herald(open_window(), qtbot)
    second.window.tables.continue_game()
    second.wait()
    assert second.match.moves[: len(moves)] == moves
    play_on(second, ("click",))
    assert second.at_the_end
