"""Games of Pax Pamir from the first loyalty to the last screen, in every way in which the table can be used."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move
from gonfalon.session.new_game import NewGame
from gonfalon.ui.application.match_controller import SPECTATOR
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.likeness import unlike_rebuilt
from tests.games.pamir.window.courtier import Courtier, How, great_game

MOUSE: tuple[How, ...] = ("drag", "click", "button")
FEW = 6
"""So many own moves are made where no whole game is played."""


def check_table(person: Courtier) -> None:
    """What lies on the table is as if it had been built like that."""
    person.scene.focus.leave()
    person.scene.focus.hide()
    person.scene.point_at(None)
    known = person.match.view(person.knows)
    asked = person.asked or known.decision
    assert not unlike_rebuilt(person.scene, View(person.scene.viewer, known.table, known.stack, asked))


def play_on(person: Courtier, hows: tuple[How, ...], seed: int, moves: int = 2000, *, compare: bool = True) -> None:
    """Play on to the end or so many moves, each of people in one of these ways, and compare the table after each."""
    dice = Dice(seed)
    while not person.at_the_end and moves:
        if person.curtained:
            person.lift_curtain()
            continue
        if person.face_down:
            person.turn_up()
            continue
        assert person.asked is not None
        move: Move = dice.pick(person.asked.moves)
        before = len(person.match.moves)
        how = dice.pick(hows)
        person.answer(move, how)
        played = list(person.match.moves[before : before + 1])
        assert played == [move], f"{how}: '{played}' instead of '{move}' of {person.asked}"
        person.wait()
        moves -= 1
        if compare and person.asked is not None:
            check_table(person)


SMALL, USUAL, LARGE = (1024, 700), (1280, 800), (1600, 900)
GAMES = [
    pytest.param(("drag", "click"), USUAL, great_game("RBG", seed=3), id="mouse-three"),
    pytest.param(MOUSE, SMALL, great_game("RBGYK", seed=4), id="mouse-five"),
    pytest.param(MOUSE, LARGE, great_game("RBG", wakhan="G", seed=5), id="mouse-wakhan"),
    pytest.param(("list",), SMALL, great_game("RBG", people="B", seed=6), id="list"),
    pytest.param(("keys",), USUAL, great_game("RBG", people="G", seed=7), id="keys"),
    pytest.param((*MOUSE, "keys"), SMALL, great_game("RBG", people="RBG", seed=8), id="three-people"),
]
Size = tuple[int, int]


@pytest.mark.nightly
@pytest.mark.parametrize(("hows", "size", "new_game"), GAMES)
def test_a_whole_game(person: Courtier, hows: tuple[How, ...], size: Size, new_game: NewGame) -> None:
    person.window.resize(*size)
    person.begin(new_game)
    play_on(person, hows, new_game.seed)
    person.check_end()


@pytest.mark.slow
@pytest.mark.subject("a whole game by mouse at Pax Pamir's table")
def test_a_game_of_two_by_the_mouse(person: Courtier) -> None:
    person.begin(great_game("RB", seed=2))
    play_on(person, MOUSE, 2, compare=False)
    check_table(person)
    person.check_end()


@pytest.mark.slow
@pytest.mark.parametrize(("hows", "size", "new_game"), GAMES)
def test_the_beginning_of_a_game(person: Courtier, hows: tuple[How, ...], size: Size, new_game: NewGame) -> None:
    person.window.resize(*size)
    person.begin(new_game)
    play_on(person, hows, new_game.seed, FEW)
    assert not person.at_the_end


@pytest.mark.nightly
def test_while_everything_moves(person: Courtier, swift: None) -> None:
    person.begin(great_game("RBG", people="B", seed=9))
    play_on(person, MOUSE, 9)
    person.check_end()


@pytest.mark.nightly
def test_bots_alone_are_watched(person: Courtier, bots: HereAtOnce) -> None:
    asked = 0

    def look_and_choose(game: str, name: str, view: View, number: int) -> Any:
        nonlocal asked
        asked += 1
        check_table(person)
        return at_random(game, name, view, number)

    bots.choose = look_and_choose
    new_game = great_game("RBGY", people="", seed=10)
    person.window.tables.begin(new_game)
    person.qtbot.waitUntil(lambda: person.at_the_end, timeout=600_000)
    assert person.knows == SPECTATOR
    assert asked > 50
    person.check_end()
