"""The ways on from an ending: another level, the same cards, other seats, and what is new in one's record."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.seats import Blend
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.session.analysis import deciding_step
from gonfalon.session.card_sources import CardSources
from gonfalon.session.game_analysis import AnalysisCase, AnalysisReport, KeyMoment, TriedMove
from gonfalon.session.match import Match
from gonfalon.session.player_record import OwnGame
from gonfalon.ui.application import ending_coach, onward
from gonfalon.ui.application.ending_coach import EndingCoach, found_facts, lost_alone
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.application.onward import next_game, onward_from
from gonfalon.ui.board.ending import EndingReport
from gonfalon.ui.screens import ending as endings
from gonfalon.ui.screens.ending import EndingScreen, NextWay
from gonfalon.ui.screens.ending_figures import FiguresScreen
from gonfalon.ui.settings.store import Settings
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.test_too_soon import last_of_all

pytestmark = pytest.mark.usefixtures("english")

Key = Qt.Key


@cache
def played(won: bool, people: str = "R", bot: str = "squire") -> Match:
    """A game that the only player, or the first of them, has won or lost."""
    for seed in range(1, 200):
        match = Match.begin(game("RBG", people, seed, bot=bot), CardSources(GAMES))
        chance = random.Random(seed)
        while not match.over:
            seat = match.decision_seat
            assert seat is not None
            decision = match.view(seat).decision
            assert decision is not None
            match.play(chance.choice(decision.moves))
        assert match.outcome is not None
        if match.outcome.winners == (0,) if won else 0 not in match.outcome.winners:
            return match
    raise AssertionError("no such game")


def own(won: bool, score: int = 9, level: str = "squire") -> OwnGame:
    return OwnGame("oriflamme", ("Oriflamme",), 3, won, score, level)


@pytest.fixture
def recorded(monkeypatch: pytest.MonkeyPatch) -> list[OwnGame]:
    """The games of the player, the last of them the one that is over."""
    games: list[OwnGame] = []
    monkeypatch.setattr(onward, "read_own_games", lambda folder, cache: games)
    return games


def told(match: Match, games: Sequence[OwnGame], recorded: list[OwnGame]) -> endings.Onward:
    recorded[:] = games
    return onward_from(match, Path("nowhere"), just_ended=True)


def test_victory_leads_up_and_three_defeats_lead_down(recorded: list[OwnGame]) -> None:
    harder = told(played(won=True), [own(True)], recorded)
    assert harder.way is NextWay.LEVEL_UP
    assert harder.line.startswith("Courtier: there Squire wins ")
    asked = next_game(played(won=True), harder.way)
    assert asked is not None
    assert [seat.bot for seat in asked.seats] == [None, "courtier", "courtier"]
    assert asked.seed == 0, "other cards"
    at_level = [own(False, level="courtier"), own(True, level="courtier"), own(False, level="courtier")]
    assert told(played(won=True), [*at_level, own(True)], recorded).line == "Courtier: you have won 1 of 3 there"

    lost = played(won=False)
    assert told(lost, [own(True), own(False), own(False)], recorded).way is NextWay.SAME_CARDS
    assert told(lost, [own(False)] * 2 + [own(False, level="page")], recorded).way is NextWay.SAME_CARDS
    easier = told(lost, [own(False)] * 3, recorded)
    assert easier.way is NextWay.LEVEL_DOWN
    assert easier.line.startswith("Page")
    assert next_game(lost, NextWay.SAME_CARDS) == lost.new_game


def test_where_bots_suit_the_player_it_is_told_who_comes_next(
    recorded: list[OwnGame], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(won=True, bot="page-squire-50")
    one = own(False, 99, "page")._replace(bots=("page-squire-50",) * 2)
    wins = [one._replace(won=True, score=5)] * 3
    after = told(match, [one, *wins], recorded)
    assert after.way is NextWay.SAME_CARDS, "the next game is at another level anyway"
    assert after.news == "about your strength next time: Squire–Courtier"
    monkeypatch.setattr(onward, "suited_to", lambda *given: Blend("page", "squire", 50))
    assert told(match, [one, *wins], recorded).news == "", "they are the same"


def test_nobody_is_stronger_than_the_strongest_and_several_people_change_seats(recorded: list[OwnGame]) -> None:
    assert told(played(True, bot="regent"), [own(True)], recorded).way is NextWay.SEATS
    assert told(played(False, bot="page"), [own(False, level="page")] * 3, recorded).way is NextWay.SAME_CARDS
    assert told(played(True, people="RB"), [], recorded).way is NextWay.SEATS
    assert told(played(True, people=""), [], recorded).way is NextWay.SAME_CARDS


@pytest.mark.parametrize(
    ("games", "news"),
    [
        ([own(True)], "your first win in 1 game"),
        ([own(False), own(False), own(True)], "your first win in 3 games"),
        ([own(True), own(True, 10)], "your win no. 2 in 2 games, and your best score"),
        ([own(True), own(False, 10)], "your best score in 2 games"),
        ([own(True, level="page"), own(True)], "new level beaten: Squire"),
        ([own(True)] * 5, "your win no. 5 in 5 games"),
        ([own(True)] * 6, ""),
        ([own(True), own(False)], ""),
        ([own(False)], ""),
    ],
)
def test_only_what_is_new_is_told(recorded: list[OwnGame], games: list[OwnGame], news: str) -> None:
    assert told(played(games[-1].won), games, recorded).news == news


def test_headlines_speak_to_the_only_player(recorded: list[OwnGame]) -> None:
    def report(match: Match) -> EndingReport:
        return game_view("oriflamme").report(match, "en")

    assert report(played(won=True)).title == "You take the throne!"
    assert report(played(won=True, people="RB")).title == "Red takes the throne!"
    assert report(played(won=True, people="")).title == "Red takes the throne!"
    lost = report(played(won=False))
    assert lost.own == "R"
    assert not lost.celebrated
    few = ("", "One", "Two", "Three", "Four")
    assert lost.title == f"{few[lost.short]} short of the throne" if lost.short else " takes the throne" in lost.title
    assert not report(played(won=False, people="RB")).own


@pytest.mark.slow
def test_keys_lead_from_the_ending_to_each_way_on(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.window.settings.reduced_motion = True
    for way, key in ((NextWay.SAME_CARDS, Key.Key_D), (NextWay.LEVEL_UP, Key.Key_L)):
        monkeypatch.setattr(onward, "onward_from", lambda *_, way=way: endings.Onward(way))
        person.sit_down(staged(last_of_all))
        person.scene.move_input.answer(Move("keep"))
        person.qtbot.waitUntil(lambda: person.at_the_end)
        before = person.match.new_game
        person.key(Key.Key_F)
        assert isinstance(person.screen, FiguresScreen)
        person.key(Key.Key_Escape)
        assert person.at_the_end
        person.key(key)
        person.wait()
        after = person.match.new_game
        if way is NextWay.SAME_CARDS:
            assert (after.seed, after.first, after.seats) == (before.seed, before.first, before.seats)
        else:
            assert {seat.bot for seat in after.seats} == {None, "courtier"}
            assert after.seed != before.seed
            kept = {place.family: place.bot for place in person.window.start.seating.places}
            assert kept["B"] == "courtier", "the start screen remembers it"


@pytest.mark.slow
def test_an_ending_that_is_left_while_it_counts_tells_nobody_who_won(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(endings, "announce", lambda beside, words: heard.append(words))
    person.sit_down(staged(last_of_all))
    person.window.settings.animation_speed = "eightfold"
    person.scene.move_input.answer(Move("keep"))
    person.window.settings.animation_speed = "half"
    person.table.scene.animation_queue.finish()
    person.qtbot.waitUntil(lambda: isinstance(person.screen, EndingScreen))
    screen = person.screen
    assert isinstance(screen, EndingScreen)
    assert screen._counting is not None
    person.window.tables.begin(replace(game(), seed=2))
    person.wait()
    assert screen._counting is None
    assert not heard


def costly(match: Match) -> AnalysisReport:
    """What a coach may say of a match: a move of the first player cost much."""
    step = next(
        step for step, seat in enumerate(match.deciders)
        if match.leaders[seat] == 0 and len(match.past_state(step).moves) > 1
    )  # fmt: skip
    played, moves = str(match.moves[step]), map(str, match.past_state(step).moves)
    tried = (TriedMove(played, 0.1, 7.0, 9.0), TriedMove(next(move for move in moves if move != played), 0.5, 9.5, 9.0))
    course = ((0, (0.4, 0.3, 0.3)), (len(match.moves), (0.0, 1.0, 0.0)))
    moment = KeyMoment(step, match.deciders[step], "costly", 0.5, 0.1, tried, 400, 0.02)
    return AnalysisReport(course, 300, to_end=True, moments=(moment, moment._replace(kind="strong")))


def test_moves_that_would_have_brought_more_are_told_with_how_much() -> None:
    match = played(won=False)
    (fact,) = found_facts(match, costly(match))
    assert fact.gain == "+2.5"
    assert fact.step == costly(match).moments[0].step
    assert fact.better != fact.played
    (chance,) = found_facts(match, replace(costly(match), to_end=False))
    assert chance.gain == "+40% chance"
    assert lost_alone(match)
    assert not lost_alone(played(won=True))
    assert not lost_alone(played(won=False, people="RB"))


def test_what_decided_it_is_the_costliest_decision_or_the_last_before_the_turn() -> None:
    match = played(won=False)
    report = costly(match)
    assert deciding_step(match, 0, 10**6, report) == report.moments[0].step
    last = deciding_step(match, 0, 10**6, None)
    assert last is not None
    assert match.deciders[last] == 0
    assert deciding_step(match, 0, 0, None) in (None, 0)


class CoachAtOnce:
    """A coach who has looked at a game as soon as he is asked."""

    def __init__(self, case: AnalysisCase, find: object) -> None:
        self.done, self.report, self.closed = 1.0, costly(played(won=False)), False

    def poll(self) -> bool:
        return False

    def close(self) -> None:
        self.closed = True


def test_the_coach_is_asked_and_tells_at_the_ending(
    qtbot: QtBot, settings: Settings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(ending_coach, "AnalysisTask", CoachAtOnce)
    match, screen = played(won=False), EndingScreen(settings)
    qtbot.addWidget(screen)
    screen.resize(1366, 768)
    screen.show_report(game_view("oriflamme").report(match, "en"), endings.Onward(NextWay.SAME_CARDS))
    screen.show()
    coach = EndingCoach(screen, match, tmp_path)
    assert screen.found.isVisible()
    assert coach.work is None, "nothing is worked out before somebody asks"
    qtbot.keyClick(screen, Key.Key_C)
    assert coach.work is not None
    coach._look()
    (show,) = screen.found.show_buttons
    assert not screen.found.button.isVisible()
    with qtbot.waitSignal(coach.fact_wanted) as wanted:
        show.click()
    assert wanted.args == [costly(match).moments[0].step]
    screen.resize(1024, 700)
    settings.text_scale = 1.5
    QApplication.processEvents()
    assert not screen.found.isVisible(), "the headline and the standings come first"
