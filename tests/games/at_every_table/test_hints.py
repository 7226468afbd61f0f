"""What the strongest bot would do here: said to whoever asks, on every table, and remembered in the record."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.bots.bot import Budget
from gonfalon.core.dice import Dice
from gonfalon.games import GAMES, bot
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.hints import hint
from gonfalon.ui.application.kits import kit
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import TABLES, Contract, contract


def test_it_is_said_and_remembered(person: Player, bots: HereAtOnce, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4))
    for asks in (lambda: person.key(Qt.Key.Key_T), lambda: QTest.mouseClick(person.table.hint_button, LEFT)):
        assert person.table.hint_button.isEnabled()
        asks()
        person.qtbot.waitUntil(person.table.toast.isVisible)
        assert person.table.toast.text.split(": ")[1]
        assert person.asked is not None
        mine = len(person.match.moves)
        person.answer(person.asked.moves[0])  # type: ignore[attr-defined]
        assert not person.table.toast.isVisible()
        person.wait()
        assert person.match.record().moves[mine].hinted
    mine = len(person.match.moves)
    assert person.asked is not None
    person.answer(person.asked.moves[0])  # type: ignore[attr-defined]
    person.wait()
    assert not person.match.record().moves[mine].hinted


@pytest.mark.parametrize("game", TABLES)
def test_every_move_can_be_said(english: None, game: str) -> None:
    """What a bot would do is said by the chronicle's own words, and never stops a game."""
    telling, strongest = kit(game).telling, bot(game, GAMES[game].bots[-1])
    match = Match.begin(contract(game).new_game("RBG", people="", seed=6), Shelves(GAMES))
    dice, said = Dice(2), 0
    for _ in range(25):
        seat = match.decision_seat
        assert seat is not None
        view = match.view(seat)
        assert view.decision is not None
        answer = strongest.choose(view, dice, Budget(0.02))
        lines = hint(telling, view, answer.move, answer.reason)
        cards = kit(game).cards(view.table)
        for line in lines:
            assert line is None or telling.text(line, cards, match.seats[seat].family)
        said += any(lines)
        # Nothing has happened by that.
        assert match.view(seat).decision == view.decision
        match.play(dice.pick(view.decision.moves))
    assert said > 15


def test_nobody_is_told_what_to_do_on_the_turn_of_another(person: Player, bots: HereAtOnce, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="RB", seed=4))
    while not (person.curtained or person.face_down):
        assert person.asked is not None
        person.answer(person.asked.moves[0])  # type: ignore[attr-defined]
        person.wait()
    asked = bots.asked
    person.table.hint_wanted.emit()
    assert bots.asked == asked
