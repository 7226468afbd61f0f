"""The last screen: who rules, by what, and how ties were broken."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules import Table
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.events import Controlled
from gonfalon.games.ordonance.rules.scenario import table_with_armies
from gonfalon.games.ordonance.session import MarkerAward, summarize
from gonfalon.games.ordonance.texts.table_texts import TableTexts, tie_break
from gonfalon.games.ordonance.window.ending import facts, report
from gonfalon.games.ordonance.window.game_view import OrdonanceGameView
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.ui.board.ending import EndingReport
from tests.games.ordonance.texts.games import assert_reads_well, begun

pytestmark = pytest.mark.usefixtures("english")

NAMES = {"R": "Ann", "B": "Bob", "G": "Cid", "Y": "Dan"}


def ended(families: str = "RB", seed: int = 0, **given: str) -> Match:
    options = tuple((name.replace("_", "-"), word) for name, word in given.items())
    seats = tuple(Seat(family, NAMES[family]) for family in families)
    match = Match.begin(NewGame("ordonance", seats, seed=seed, options=options), CardSources(GAMES))
    dice = random.Random(seed)
    while not match.over:
        seat = match.decision_seat
        assert seat is not None
        decision = match.view(seat).decision
        assert decision is not None
        match.play(dice.choice(decision.moves))
    return match


def check(told: EndingReport) -> None:
    assert_reads_well(told.title)
    assert_reads_well(told.subtitle)
    if told.tie_break is not None:
        assert_reads_well(told.tie_break)
    for heading, line in told.facts:
        assert_reads_well(heading)
        assert line
        assert "{" not in line
        assert "None" not in line
    for table in told.tables:
        assert [column.main for column in table.columns].count(True) == 1
        assert all(len(row.figures) == len(table.columns) for row in table.rows)
        assert [row.place for row in table.rows] == sorted(row.place for row in table.rows)


@pytest.mark.parametrize("families", ["RB", "RBG", "RBGY"])
@pytest.mark.parametrize("scoring", ["territories", "points", "tournament"])
def test_every_end_can_be_told(families: str, scoring: str) -> None:
    for seed in range(2):
        match = ended(families, seed, scoring=scoring, points_end=("literal", "play-out")[seed % 2])
        told = report(match, "en")
        check(told)
        outcome = match.outcome
        assert outcome is not None
        winners = {match.seats[seat].family for seat in outcome.winners}
        assert {row.seat.family for row in told.tables[0].rows if row.place == 1} == winners
        assert (told.tie_break is not None) == (outcome.scores.count(max(outcome.scores)) > 1)
        assert len(told.tables) == (2 if scoring == "tournament" else 1)
        assert told.chart is not None
        assert told.chart.labels == ("Start", "I", "II", "III", "IV", "V")
        assert sum(line[-1] for line in told.chart.history.values()) == 5
        headings = [heading for heading, _ in told.facts]
        assert [heading.split(" · ")[0] for heading in headings[:5]] == ["I", "II", "III", "IV", "V"]
        assert ("Points, territory by territory" in headings) == (scoring != "territories")


def test_columns_are_those_that_are_played_for() -> None:
    columns = {
        scoring: [[column.heading for column in table.columns] for table in report(ended(scoring=scoring), "en").tables]
        for scoring in ("territories", "points", "tournament")
    }
    held, scored = ["Markers", "Territories"], ["Markers", "Territories", "Points"]
    assert columns == {"territories": [held], "points": [scored], "tournament": [held, scored]}


def test_the_kit_tells_the_end_and_not_before() -> None:
    match = ended()
    assert OrdonanceGameView().report(match, "en").title == report(match, "en").title
    fresh = Match.begin(match.new_game, CardSources(GAMES))
    with pytest.raises(LookupError):
        OrdonanceGameView().report(fresh, "en")


def test_a_marker_is_told_with_whose_card_brought_it_unless_none_did() -> None:
    lying = {"R": ["F", "F", "F", "F"], "B": ["H", "S"]}
    table = table_with_armies(lying, shipped())
    table.control(0, 0)
    words = TableTexts("en")

    def told(by: int, turn: int) -> str:
        summary = replace(summarize(table, [], table), markers=(MarkerAward(1, 0, 0, by, turn),), turns=(4, 4))
        return dict(facts(table, summary, (Seat("R", "Ann"), Seat("B", "Bob")), words))["I · Antioch"]

    assert told(0, 4) == "Red in turn 4: a regiment of flags. Blue cannot reach a regiment here any more."
    assert told(1, 4).startswith("Red in turn 4, through a card of Blue: a regiment of flags. ")
    table.passes = 2
    assert told(1, 4).startswith("Red in turn 4: a regiment of flags. ")
    assert told(1, 3).startswith("Red in turn 3, through a card of Blue: ")


# -- ties --------------------------------------------------------------------------------------------------------------


def lying(families: str, holders: str, **given: str) -> Table:
    """A table at its end: `holders` names who holds each territory, in the order of the markers; a dot leaves one."""
    table = begun(families, **given).table
    for territory, family in enumerate(holders):
        if family != ".":
            table.control(territory, families.index(family))
    table.over = True
    return table


POINTS = {"scoring": "points"}
BOTH_EQUAL = "Tied on points and territories: the family whose last marker came earlier wins"


@pytest.mark.parametrize(
    ("families", "holders", "options", "sentence"),
    [
        ("RBG", "RRRBB", {}, None),
        ("RBG", "RGBBR", {}, "Tied on territories: the family whose last marker came earlier wins (Red V, Blue IV)."),
        ("RB", ".....", {}, "Nobody holds a territory: the victory is shared."),
        ("RB", "RRB..", POINTS, "Tied on points: the family with more territories wins (Red 2, Blue 1)."),
        ("RB", "RBBR.", POINTS, f"{BOTH_EQUAL} (Red IV, Blue III)."),
        # Green has as many points too, but fewer territories.
        ("RBG", "RRBBG", POINTS, f"{BOTH_EQUAL} (Red II, Blue IV)."),
        ("RB", ".....", POINTS, "Tied on points, and without any territory: the victory is shared."),
    ],
)
def test_a_tie_says_how_it_is_broken(
    families: str, holders: str, options: dict[str, str], sentence: str | None
) -> None:
    table = lying(families, holders, **options)
    assert tie_break(table, TableTexts("en", table.seating.deck)) == sentence


def test_the_turning_point_is_the_marker_from_which_on_the_winner_held_the_most() -> None:
    turned = 0
    for seed in range(12):
        match = ended("RBG", seed)
        told, summary = report(match, "en"), match.summary()
        if told.turned is None:
            continue
        turned += 1
        assert_reads_well(told.turned.line)
        assert told.chart is not None
        (winner,) = [row.seat.family for row in told.tables[0].rows if row.place == 1]
        at = next(index for index, won in enumerate(summary.markers, 1) if won.event == told.turned.event)
        events = [event for deed in match.played_moves(-1) for event in deed.events]
        assert isinstance(events[told.turned.event], Controlled)
        for after in range(at - 1, len(summary.markers) + 1):
            held = {family: line[after] for family, line in told.chart.history.items()}
            leads = [family for family, most in held.items() if most == max(held.values())] == [winner]
            assert leads == (after >= at)
    assert turned
