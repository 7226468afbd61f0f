"""A stranger's game from the first screen to the last, with nothing but the mouse."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.core.record import load_bytes, parse_record
from gonfalon.core.record_parser import replay
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.session.journal import finished_games
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.posed import posed


def gesture(move: Move) -> str:
    """What a person does to make a move."""
    if move.word == "place":
        return {FRONT: "drop at the front", BACK: "drop at the end"}.get(move.slot, "cover")
    return move.word


def play_to_the_end(person: Person, dice: Dice) -> set[str]:
    """Answer every question with the mouse, as the dice will have it, rather with a new gesture; all that were made."""
    made: set[str] = set()
    while not person.at_the_end:
        moves, before = person.asked.moves, len(person.match.moves)
        move = dice.pick([move for move in moves if gesture(move) not in made] or moves)
        person.answer(move)
        assert person.match.moves[before] == move, f"the mouse could not play '{move}'"
        person.wait()
        if gesture(move) not in made and not person.at_the_end:
            person.scene.focus.leave()
            assert not unlike_rebuilt(person.scene, person.match.view(0))
        made.add(gesture(move))
    return made


def lift_into_a_gap(person: Person, move: Move, dice: Dice) -> None:
    """Drag a card out of the row into a gap: lifting it answers the one question, dropping it the next."""
    scene, before = person.scene, len(person.match.moves)
    card = person.queue[move.slot]
    person.carry(card, card.pos())
    assert scene.drag_controller.dragged is card
    assert scene.move_input.word == "gap", "lifting the card did not choose it"
    gap = dice.pick(scene.move_input.places)
    chosen = gap.put
    for step in range(1, 5):
        person.move(card.pos() + (gap.rect.center() - card.pos()) * step / 4)
    person.release(gap.rect.center())
    assert person.match.moves[before : before + 2] == (move, chosen)


@pytest.mark.slow
@pytest.mark.subject("a whole game by mouse at Oriflamme's table")
def test_a_stranger_plays_to_the_end(
    qtbot: QtBot, bots: object, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "gonfalon.ui.application.table_controller.SystemRandom", lambda: SimpleNamespace(randrange=lambda *_: 4)
    )
    person = Person(open_window(), qtbot)
    QTest.mouseClick(person.window.start.start, LEFT)
    assert [seat.bot is None for seat in person.match.seats] == [True, False, False, False]
    person.wait()
    match = person.match
    made = play_to_the_end(person, Dice(3))
    assert match.over
    assert made >= {"drop at the front", "drop at the end", "cover", "keep", "reveal"}
    # The record tells the same game.
    folder = person.window.tables.folder
    (path,) = finished_games(folder)
    state = replay(parse_record(load_bytes(path).decode(), path.name), Oriflamme())
    assert Oriflamme().outcome(state.table) == match.outcome
    assert not list(folder.glob("*.gonfalon"))
    assert person.screen.table.isVisible()


@pytest.mark.parametrize("how", ["lifted by hand", "chosen and dragged"])
def test_a_card_is_moved_into_a_gap(person: Person, how: str) -> None:
    person.sit_down(posed("R.lord- B.royal-decree- G.archer- Y.spy-", 1, families="RBGY", sets=("Oriflamme",)))
    person.answer(Move("reveal"))
    person.wait()
    assert person.asked.prompt.verb == "move"
    dice = Dice(1)
    if how == "lifted by hand":
        lift_into_a_gap(person, dice.pick(person.asked.moves), dice)
        return
    for word in ("target", "gap"):
        made, move = len(person.match.moves), dice.pick(person.asked.moves)
        assert move.word == word
        person.answer(move)
        assert person.match.moves[made] == move


@pytest.mark.nightly
def test_a_game_of_both_sets(person: Person) -> None:
    """Every question of those cards that ask most can be answered."""
    kinds = "judge, informer, diplomat, shapeshifter, royal-decree, revolt, deal, infiltration, spy, ambush"
    person.begin(replace(game(seed=14), sets=("Oriflamme", "Alliance"), options=(("kinds", kinds),)))
    assert play_to_the_end(person, Dice(11)) >= {"keep", "reveal", "target", "sentence"}


@pytest.mark.nightly
def test_a_game_with_the_real_bots(qtbot: QtBot, open_window: OpenWindow) -> None:
    """The bots' own process answers, and the window goes on meanwhile."""
    person = Person(open_window(), qtbot)
    person.begin(game(seed=5))
    play_to_the_end(person, Dice(5))
    worker = person.window.tables.worker
    assert worker.pid is not None
    person.window.close()
    assert worker.pid is None
