"""Whatever was shown before, a game that is begun or gone back to waits for somebody who can see that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtTest import QTest

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.ui.screens.ending import EndingScreen
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract, begun

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("swift")]


def answer(person: Player, dice: Dice) -> None:
    if person.asked is None:
        return
    person.answer(dice.pick(person.asked.moves))
    person.wait()


def play_to_the_end(person: Player, table: Contract, dice: Dice) -> Match:
    """The ending of a game comes as its last move is told."""
    person.sit_down(begun(table.new_game("RBG", people="R", seed=71), 0.97))
    match = person.match
    while not person.at_the_end:
        answer(person, dice)
    assert isinstance(person.screen, EndingScreen)
    ending = person.screen
    person.until(lambda: ending.again.isVisible() and not ending.hesitates)
    return match


def again(person: Player) -> None:
    assert isinstance(person.screen, EndingScreen)
    ending = person.screen
    while person.screen is ending:  # the first click ends the counting of the points
        QTest.mouseClick(ending.again, LEFT)


def from_the_start(person: Player) -> None:
    new_game = replace(person.match.new_game, seed=5)
    person.window.tables.show_start()
    person.window.tables.begin(new_game)


@pytest.mark.parametrize("way", [again, from_the_start])
def test_after_a_game_the_next_one_begins(
    person: Player, bots: HereAtOnce, table: Contract, way: Callable[[Player], None]
) -> None:
    bots.choose = at_random
    match = play_to_the_end(person, table, Dice(1))
    told_of_another = person.table.playback.steps.where.text()
    way(person)
    assert person.table.playback.steps.where.text() != told_of_another
    person.wait()
    assert person.match is not match
    assert not person.table.still
    answer(person, Dice(1))
    assert person.match.moves


def test_what_happened_meanwhile_can_be_told_at_every_hand_over(person: Player, table: Contract) -> None:
    """Also to somebody who has answered in the middle of what another does."""
    match = Match.begin(table.new_game("RBG", people="RBG", seed=77), CardSources(GAMES))
    play, dice = person.window.tables.sit_down(match), Dice(3)
    while not match.over and len(match.moves) < 60:
        seat = match.decision_seat
        assert seat is not None
        play.happened(seat)
        decision = match.view(seat).decision
        assert decision is not None
        match.play(dice.pick(decision.moves))
