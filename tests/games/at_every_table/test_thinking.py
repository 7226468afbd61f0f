"""A bot that thinks long is seen to think, and can be made to move now; one that answers soon is not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.ui.application import play as playing
from tests.at_the_table.bots import Slow
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Slow:
    slow = Slow()
    monkeypatch.setattr("gonfalon.bots.worker.Worker", lambda find: slow)
    monkeypatch.setattr(playing, "POLL_MS", 0)
    monkeypatch.setattr(playing, "LONG_MS", -1)
    return slow


def thoughts(person: Player) -> list[int]:
    """The seats on whose panels a bot is seen to think."""
    return [seat for seat, panel in enumerate(person.scene.panels_by_seat) if panel.thought is not None]


def leave_it_to_a_bot(person: Player, bots: Slow) -> None:
    """Decide until a bot has to, which thinks for long."""
    bots.thinking = True
    while person.match.decision_seat == 0:
        person.wait()
        assert person.asked is not None
        person.answer(person.asked.moves[-1])


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", ["key", "button", "undo", "another game"])
def test_a_bot_that_thinks_long_moves_when_it_is_wanted(person: Player, bots: Slow, table: Contract, how: str) -> None:
    person.begin(table.new_game(seed=41, first=1))
    leave_it_to_a_bot(person, bots)
    button = person.table.now_button
    person.qtbot.waitUntil(button.isVisible)
    seat = person.match.decision_seat
    assert seat is not None
    assert thoughts(person) == [seat]
    steps = person.table.narrator.steps
    if steps.isVisible():
        assert button.geometry().contains(steps.next_button.geometry().translated(steps.pos()))
        assert not button.geometry().intersects(steps.turn_button.geometry().translated(steps.pos()))
    said = f"{person.match.seats[seat].name} is thinking. Press Space to have the move now."
    assert person.table.view.accessibleDescription() == said
    moves = len(person.match.moves)
    match how:
        case "key":
            person.key(Qt.Key.Key_Space)
        case "button":
            QTest.mouseClick(button, LEFT)
        case "undo":
            person.key(Qt.Key.Key_Z)
        case "another game":
            bots.thinking = False
            person.begin(table.new_game(seed=42, first=1))
    assert bots.hurried == (how in ("key", "button"))
    person.wait()
    assert not button.isVisible()
    assert thoughts(person) == []
    assert person.table.view.accessibleDescription() != said
    if bots.hurried:
        assert len(person.match.moves) > moves


@pytest.mark.sample(1)
def test_a_bot_that_answers_soon_is_not_seen_to_think(
    person: Player, bots: Slow, table: Contract, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "LONG_MS", 100_000)
    person.begin(table.new_game(seed=41, first=1))
    leave_it_to_a_bot(person, bots)
    person.qtbot.waitUntil(lambda: person.table.idle and person.table.undo_button.isEnabled())
    assert not person.table.now_button.isVisible()
    person.key(Qt.Key.Key_Space)
    assert not bots.hurried


@pytest.mark.sample(1)
def test_under_the_curtain_nobody_is_heard_to_think(person: Player, bots: Slow, table: Contract) -> None:
    person.begin(table.new_game(seed=41, first=1))
    leave_it_to_a_bot(person, bots)
    person.qtbot.waitUntil(person.table.now_button.isVisible)
    play = person.window.tables.play
    assert play is not None
    play.cover(0, away=True)
    assert person.table.view.accessibleDescription() == ""
    assert not person.table.now_button.isVisible()
