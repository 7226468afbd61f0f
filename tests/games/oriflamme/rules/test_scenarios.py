"""The scenarios: positions with the result that the rules demand."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gonfalon.games.oriflamme.rules.scenario import run_scenario
from tests.games.rule_book import rules_of

from .positions import base, both, scenarios

BASE = scenarios("oriflamme")
MORE = scenarios("more")
ALLIANCE = scenarios("alliance")
INTERPLAY = scenarios("interplay")
EDGE_CASES = scenarios("edge-cases")
ALL = BASE + MORE + ALLIANCE + INTERPLAY + EDGE_CASES
FROM_RULE_BOOKS = ["O001", "O002", "O007", "O008", "O009", "O015", "O028", "O034", "O038", "O047", "A001", "A002"]


def ids(given: list[dict[str, Any]]) -> list[str]:
    return [str(scenario["id"]) for scenario in given]


@pytest.mark.parametrize("scenario", BASE + MORE, ids=ids(BASE + MORE))
def test_base(scenario: dict[str, Any]) -> None:
    assert run_scenario(scenario, base()) == []


@pytest.mark.parametrize("scenario", ALL, ids=ids(ALL))
def test_both_boxes(scenario: dict[str, Any]) -> None:
    assert run_scenario(scenario, both()) == []


@pytest.mark.slow  # a second to read the file
@pytest.mark.subject("whole rounds of Oriflamme go by the rules")
def test_whole_rounds_from_crowded_positions() -> None:
    rounds = scenarios("rounds")
    assert len(rounds) == 180
    assert {scenario["id"]: found for scenario in rounds if (found := run_scenario(scenario, both()))} == {}


def test_all_are_here() -> None:
    assert [len(given) for given in (BASE, ALLIANCE, MORE, INTERPLAY, EDGE_CASES)] == [47, 36, 63, 113, 102]
    assert len(set(ids(ALL))) == len(ALL)


def test_each_edge_case_of_the_rules_has_a_scenario() -> None:
    told = {number for scenario in ALL for number in re.findall(r"E\d+", scenario["rule"])}
    of_whole_games = {"E54"}  # in test_edge_cases
    assert told | of_whole_games == {*rules_of("oriflamme", "E")}


def test_no_position_is_there_twice() -> None:
    positions = [repr(sorted(position_of(scenario).items())) for scenario in ALL]
    assert len(set(positions)) == len(positions)


def test_the_examples_of_the_rule_books_are_named_so() -> None:
    assert [s["id"] for s in ALL if s["name"].startswith("Rule book example: ")] == FROM_RULE_BOOKS


def position_of(scenario: dict[str, Any]) -> dict[str, Any]:
    """A scenario without what is only said about it."""
    return {key: value for key, value in scenario.items() if key not in ("id", "name", "rule", "note")}


SOLDIER = {"queue": "R.soldier- B.lord-2 G.spy-", "play": ["reveal", "keep"]}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"expect": {"queue": "R.soldier+ G.spy-"}}, "queue: R.soldier+ G.spy-1 instead of R.soldier+ G.spy-"),
        ({"expect": {"queue": ""}}, "queue: R.soldier+ G.spy-1 instead of empty"),
        ({"expect": {"influence": {"R": 2}}}, "influence: R has 1 instead of 2"),
        ({"expect": {"influence": {"Y": 0}}}, "influence: Y has no seat instead of 0"),
        ({"expect": {"scores": {"G": 7}}}, "scores: G has 0 instead of 7"),
        ({"expect": {"winners": ["B", "R"]}}, "winners: R instead of B, R"),
        ({"expect": {"verdict_tokens": 4}}, "verdict_tokens: 5 instead of 4"),
        ({"expect": {"reserve": {"B": ["lord"]}}}, "reserve: B has nothing instead of lord"),
        ({"expect": {"next": "G.spy-"}}, "next: the round is over, not G.spy-"),
        ({"play": ["reveal"], "expect": {"next": "G.spy-2"}}, "next: G.spy- instead of G.spy-2"),
        ({"play": ["reveal"], "expect": {"next": "round over"}}, "'play' has no answer to: keep, reveal"),
        ({"play": ["reveal"], "then": "next round"}, "'play' has no answer to: keep, reveal"),
        ({"play": ["reveal", "keep", "keep"]}, "the round is over and nobody asked for: keep"),
        ({"play": ["target 1"]}, "'target 1' is not offered, only: keep, reveal"),
        ({"play": ["march"]}, "'march' is not offered, only: keep, reveal"),
        ({"play": ["place spy up"]}, "'place spy up' is not a move"),
        ({"play": "reveal"}, "'play' in a scenario must be a list."),
        ({"play": [["reveal"]]}, "'play' must be a list of words."),
        ({"legal": ["keep"]}, "legal: keep, reveal instead of keep"),
        ({"at": 3}, "The queue has no slot 3"),
        ({"at": "front"}, "'at' in a scenario must be a whole number."),
        ({"placing": "R", "at": 1}, "'at' and 'placing' do not go together"),
        ({"placing": "Q"}, "There is no family 'Q'"),
        ({"then": "supper"}, "'then' can only be 'next round'."),
        ({"expects": {}}, "Unknown key 'expects' in a scenario, did you mean 'expect'?"),
        ({"expect": {"quene": ""}}, "Unknown key 'quene' in 'expect', did you mean 'queue'?"),
        ({"influence": {"R": "much"}}, "'influence' must give each family a whole number."),
        ({"influence": {"R": -1}}, "The influence of R must be a number from 0 to 9999."),
        ({"influence": {"Q": 1}}, "There is no family 'Q'"),
        ({"verdict_tokens": 6}, "The number of verdict tokens must be a number from 0 to 5."),
        ({"hands": {"R": ["soldier"]}}, "R.soldier stands in the position twice"),
        ({"reserve": {"R": ["B.deal+2"]}}, "'B.deal+2' is not a card in reserve of R"),
        ({"queue": "R.soldier- R.soldier+"}, "R.soldier stands in the position twice"),
        ({"queue": "R.soldeir-"}, "There is no card 'soldeir', did you mean 'soldier'?"),
        ({"queue": "R.soldier"}, "'R.soldier' is not a card: write for instance 'R.spy-2'"),
        ({"queue": "R.soldier-/B.spy-"}, "The cards of the stack 'R.soldier-/B.spy-' must belong to one family."),
        ({"queue": "Q.soldier-"}, "There is no family 'Q'"),
        ({"queue": "R.soldier-" + " B.spy-" * 50}, "There are more than 50 cards in the queue."),
        ({"queue": "", "play": []}, "No family sits at this table"),
    ],
)
def test_what_differs_is_said(changes: dict[str, Any], sentence: str) -> None:
    assert run_scenario(SOLDIER, both()) == []
    found = run_scenario({**SOLDIER, **changes}, both())
    assert any(difference.startswith(sentence) for difference in found), found
