"""A stranger's game from the first screen to the last, with nothing but the mouse."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.core.record import load, read
from gonfalon.core.replay import replay
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT, Move
from gonfalon.session.journal import finished_games
from gonfalon.ui.screens.ending import EndingScreen
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game

pytestmark = pytest.mark.at_length

LEFT = Qt.MouseButton.LeftButton
GESTURES = {
    "drop at the front", "drop at the end", "cover", "keep", "reveal", "target", "gap", "lifted by hand",
}  # fmt: skip


def gesture(move: Move) -> str:
    """What a person does to make a move."""
    if move.word == "place":
        return {FRONT: "drop at the front", BACK: "drop at the end"}.get(move.slot, "cover")
    return move.word


def play_to_the_end(person: Person, dice: Dice, made: set[str] | None = None) -> set[str]:
    """Answer every question with the mouse, as the dice will have it, rather what was not done yet; the gestures."""
    made = set() if made is None else made
    while not person.at_the_end:
        decision = person.asked
        assert decision is not None
        before = len(person.match.moves)
        move = dice.pick([move for move in decision.moves if gesture(move) not in made] or decision.moves)
        made.add(gesture(move))
        if move.word == "target" and decision.prompt.verb == "move" and "lifted by hand" not in made:
            made |= {"lifted by hand", "gap"}
            lift_into_a_gap(person, move, dice)
        else:
            person.answer(move)
        assert person.match.moves[before] == move, f"the mouse could not play '{move}'"
        person.wait()
        if not person.at_the_end:
            differences = unlike_rebuilt(person.scene, person.match.view(0))
            assert not differences, "; ".join(differences)
    return made


def lift_into_a_gap(person: Person, move: Move, dice: Dice) -> None:
    """Drag a card out of the row into a gap: lifting it answers the one question, dropping it the next."""
    scene, before = person.scene, len(person.match.moves)
    person.show_slot(move.slot)
    card = scene.items_by_number[scene.table.queue[move.slot]]
    person.carry(card, card.pos())
    assert scene.pointer.dragged is card
    assert scene.asking.word == "gap", "lifting the card did not choose it"
    gap = dice.pick(scene.asking.places)
    chosen = gap.move_played
    for step in range(1, 5):
        person.move(card.pos() + (gap.rect.center() - card.pos()) * step / 4)
    person.release(gap.rect.center())
    assert person.match.moves[before : before + 2] == (move, chosen)


def test_a_stranger_plays_to_the_end(
    qtbot: QtBot, bots: object, swift: None, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "gonfalon.ui.application.tables.SystemRandom", lambda: SimpleNamespace(getrandbits=lambda bits: 3)
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
    (path,) = finished_games(person.window.tables.folder)
    state = replay(read(load(path).decode(), path.name), Oriflamme())
    assert Oriflamme().outcome(state.table) == match.outcome
    assert not list(person.window.tables.folder.glob("*.gonfalon"))
    assert isinstance(person.screen, EndingScreen)
    assert [standings.isVisible() for standings in person.screen.standings] == [True]


def test_every_gesture_is_made_in_some_game(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    person = Person(open_window(1280, 800), qtbot)
    made: set[str] = set()
    for seed in range(20, 26):
        person.begin(game(seed=seed))
        play_to_the_end(person, Dice(seed), made)
        if made >= GESTURES:
            break
    assert made >= GESTURES


def test_a_game_with_the_real_bots(qtbot: QtBot, open_window: OpenWindow) -> None:
    """The bots' own process answers, and the window goes on meanwhile."""
    person = Person(open_window(), qtbot)
    person.begin(game(seed=5))
    play_to_the_end(person, Dice(5))
    worker = person.window.tables.worker
    assert worker is not None
    assert worker.pid is not None
    person.window.close()
    assert worker.pid is None
