"""A game of any kind that is looked at again on its own table."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.replay_timeline import ALL_OPEN, EVERYBODY, viewpoint_of
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.screens.replay_panels import PracticeSeats
from gonfalon.ui.widgets.buttons import Button
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.player import Player
from tests.games.at_every_table.contract import LONG_AT_NIGHT, Contract
from tests.session.games_to_play import play_on
from tests.ui.application.test_replays import click

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("listening")]


def replay(person: Player, match: Match) -> ReplayScreen:
    """Look at a match again."""
    person.window.replays.show(match)
    screen = person.screen
    assert isinstance(screen, ReplayScreen)
    return screen


def played(table: Contract, people: str, moves: int | None, seed: int = 71) -> Match:
    match = Match.begin(table.new_game("RBG", people=people, seed=seed), CardSources(GAMES))
    play_on(match, moves, seed)
    return match


@pytest.mark.parametrize("people", ["B", ""])
def test_a_game_that_goes_on_shows_nothing_that_its_seat_does_not_know(
    person: Player, table: Contract, people: str, nightly: bool
) -> None:
    match = played(table, people, 24 if nightly else 12)
    screen = replay(person, match)
    (viewpoint,) = viewpoint_of(match)
    dice = Dice(5)

    def look() -> None:
        then, past, scene = match.view(viewpoint, screen.step), screen.past, screen.table.scene
        assert past is not None
        found = [*table.leaks_on_board(scene, then)]
        latest = past.latest(screen.step)
        told = "" if latest is None or latest.line is None else screen.table.sentence(latest.line)
        if scene.last_told.cards == past.latest_cards(screen.step) and scene.banner.title == told:
            # What the seat has just been told is read and shown large, wherever it lies now.
            found = [one for one in found if not (one.startswith("the large card") or (told and told in one))]
        # What stands beside it tells of the whole game.
        found += table.leaks_in_words(screen.table, match.view(viewpoint)) if screen.step == len(match.moves) else []
        assert not found, (screen.step, found)
        assert past.viewpoint == viewpoint

    for _ in range(len(match.moves)):
        screen.forward()
        look()
    for _ in range(4):
        screen.jump(dice.below(len(match.moves) + 1))
        look()
        QTest.keyClick(screen, Qt.Key.Key_E)
        look()


@pytest.mark.subject("a game looked at again")
def test_jumping_shows_what_telling_leads_to_from_all_eyes(person: Player, table: Contract) -> None:
    match = played(table, "R", None)
    screen, middle = replay(person, match), len(match.moves) // 2
    scene = screen.table.scene
    assert viewpoint_of(match)[0] == ALL_OPEN
    for viewpoint in (ALL_OPEN, 1, EVERYBODY):
        screen.look_with(viewpoint)
        screen.jump(middle - 3)
        for step in range(middle - 2, middle + 1):
            screen.forward()
            assert screen.step == step
        told = scene.table
        screen.jump(0)
        screen.jump(middle)
        assert (
            scene.table
            == told
            == (match.open_table(middle) if viewpoint == ALL_OPEN else match.view(viewpoint, middle).table)
        )
        assert scene.all_open == (viewpoint == ALL_OPEN), "hidden cards are seen"
        assert scene.banner.title, "what was told last is read"


def click_at(screen: ReplayScreen, step: int) -> None:
    """Click the timeline at a step, or what lies so near it that no finger could tell them apart."""
    timeline = screen.bar.timeline
    click(timeline, QPoint(round(timeline.x_of(step)), timeline.height() // 2))
    assert abs(screen.step - step) <= 2


def watched(screen: ReplayScreen) -> bool:
    """Whether the end has come; papers that lie over the table meanwhile are read and closed."""
    if screen.table.overlay is not None:
        QTest.keyClick(screen.table.overlay, Qt.Key.Key_Return)
    return screen.step == len(screen.match.moves) and not screen.playing  # type: ignore[union-attr]


@pytest.mark.parametrize("game", LONG_AT_NIGHT, indirect=True)
def test_a_game_is_watched_to_its_end_with_two_pairs_of_eyes_and_played_on_from_its_middle(
    person: Player, table: Contract, bots: HereAtOnce, monkeypatch: pytest.MonkeyPatch, nightly: bool
) -> None:
    monkeypatch.setattr("gonfalon.ui.screens.replay.PAUSE_MS", 0)
    bots.choose = at_random
    match = played(table, "R", None)
    screen, steps, dice = replay(person, match), len(match.moves), Dice(6)
    bar = screen.bar
    for seat in (0, 1):
        while screen.past is None or screen.past.viewpoint != seat:
            person.key(Qt.Key.Key_E)
        click_at(screen, max(0, steps - (120 if nightly else 15)))
        click(bar.play_button)
        person.until(partial(watched, screen))
        assert screen.table.scene.table == match.view(seat).table
        assert bar.timeline.value() == steps
    click_at(screen, steps // 2 if nightly else steps - steps // 4)
    step = screen.step
    click(bar.branch_button)
    click(next(one for one in person.window.findChildren(Button) if one.text() == "Begin the practice game"))
    person.wait()
    practice = person.match
    assert practice.moves[:step] == match.moves[:step]
    assert practice.record().practice
    while not person.at_the_end:
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves))
        person.wait()
    assert practice.over


def test_a_seat_moved_by_bots_may_be_a_persons_in_practice(table: Contract) -> None:
    match = played(table, "R", None)
    rows = PracticeSeats(match)
    assert [*rows.seats()] == list(match.seats)
    rows.seating.let_play(rows.seating.place("B"), None)
    rows.seating.move("B", 0)
    seats = rows.seats()
    assert [seat.family for seat in seats] == [seat.family for seat in match.seats]
    assert seats[1].bot is None
    rows.deleteLater()
