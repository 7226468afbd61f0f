"""A stranger's game in the window: chosen on the start screen, played by mouse and by keys, left and gone on with."""

from __future__ import annotations

from typing import cast

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import finished_games
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT, Player
from tests.at_the_table.windows import *  # noqa: F403
from tests.at_the_table.windows import OpenWindow
from tests.strangers.pennons.rules import Move
from tests.strangers.pennons.window import PennonItem, PennonsScene

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
        place = self.scene.move_input.places[move.tower - 1].rect.center()
        pennon = self.pennon(move.pennon)
        if how == "drag":
            self.drag(pennon, place)
        elif how == "click":
            self.click(pennon.pos())
            self.click(place)
        else:
            self.table.view.setFocus()
            # To the hand, to its beginning, and along it; then the same with the towers.
            self.key(Qt.Key.Key_Left)
            for steps in (self.scene.hand_order().index(pennon.number), move.tower - 1):
                for key in (Qt.Key.Key_Home, *[Qt.Key.Key_Right] * steps, Qt.Key.Key_Return):
                    self.key(key)

    def play_on(self, *hows: str, moves: int = 100) -> None:
        dice = Dice(1)
        while not self.at_the_end and moves:
            assert self.asked is not None
            move: Move = dice.pick(self.asked.moves)
            before = len(self.match.moves)
            self.hoist(move, dice.pick(hows))
            assert self.match.moves[before] == move
            self.wait()
            moves -= 1
            if not self.at_the_end:
                self.scene.focus.leave()
                self.scene.focus.hide()
                assert not unlike_rebuilt(self.scene, self.match.view(self.scene.viewer))


@pytest.fixture
def herald(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> Herald:
    return Herald(open_window(), qtbot)


@pytest.mark.slow
@pytest.mark.subject("a stranger's game by mouse")
def test_it_is_chosen_on_the_start_screen_and_played_with_the_mouse(herald: Herald) -> None:
    start = herald.window.start
    card = start.games.cards["pennons"]
    assert card.text() == "Pennons"
    QTest.mouseClick(card, LEFT)
    assert start.games.about.text().startswith("Hoist your pennons")
    QTest.mouseClick(start.start, LEFT)
    herald.wait()
    assert herald.match.game.name == "pennons"
    herald.play_on("drag", "click")
    assert len(finished_games(herald.window.tables.folder)) == 1
    assert Match.restore(herald.match.record(), CardSources(GAMES)).over


@pytest.mark.slow
def test_it_is_played_with_the_keys_while_everything_moves(herald: Herald, swift: None) -> None:
    herald.begin(NEW_GAME)
    herald.play_on("keys")
    assert herald.at_the_end


def test_a_pennon_flies_on_a_tower_only_and_a_rivals_are_seen_from_their_backs(herald: Herald) -> None:
    herald.begin(NEW_GAME)
    scene, said = herald.scene, list[str]()
    scene.refused.connect(said.append)
    herald.drag(scene.items_by_number[scene.hand_order()[0]], scene.panels_by_seat[1].scene_rect().center())
    assert said == ["A pennon flies on a tower only"]
    assert not herald.match.moves
    known = {item.number for item in scene.items_by_number if item.worth is not None}
    assert known == set(scene.table.hands[scene.viewer])


def test_it_is_taken_back(herald: Herald) -> None:
    herald.begin(NewGame("pennons", (Seat("R", "Anna"), Seat("B", "Bo")), 0, 3))
    if herald.curtained:
        herald.lift_curtain()
    herald.hoist(herald.asked.moves[0], "drag")  # type: ignore[union-attr]
    assert len(herald.match.moves) == 1
    assert herald.match.undo_refusal(0) is None


@pytest.mark.slow
def test_a_game_that_was_left_goes_on_in_another_window(herald: Herald, qtbot: QtBot, open_window: OpenWindow) -> None:
    herald.begin(NEW_GAME)
    herald.play_on("drag", moves=2)
    moves = herald.match.moves
    herald.window.close()
    second = Herald(open_window(), qtbot)
    second.window.tables.continue_game()
    second.wait()
    assert second.match.moves[: len(moves)] == moves
    second.play_on("click")
    assert second.at_the_end
