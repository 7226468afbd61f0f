"""The scenarios: armies in one territory with what the rules demand of them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.scenario import read_scenarios
from gonfalon.games.ordonance.rules.deck import shipped
from gonfalon.games.ordonance.rules.scenario import run_scenario

from .plain_armies import Rules, best_full, in_control

SCENARIOS = Path(__file__).parents[3] / "scenarios"
FIRST = read_scenarios(SCENARIOS / "ordonance.yaml")
MORE = read_scenarios(SCENARIOS / "ordonance-more.yaml")
ALL = FIRST + MORE


def ids(scenarios: list[dict[str, Any]]) -> list[str]:
    return [str(scenario["id"]) for scenario in scenarios]


@pytest.mark.parametrize("scenario", ALL, ids=ids(ALL))
def test_scenario(scenario: dict[str, Any]) -> None:
    assert run_scenario(scenario, shipped()) == []


@pytest.mark.parametrize("scenario", ALL, ids=ids(ALL))
def test_the_rules_written_out_by_hand_say_the_same(scenario: dict[str, Any]) -> None:
    players = list(scenario["territory"])
    armies = [list(scenario["territory"][player]) for player in players]
    options = scenario.get("options", {})
    rules = Rules(
        count_singles=options.get("singles", "seniority") != "seniority", by_deck=options.get("certainty") == "deck"
    )
    order = scenario.get("completed", players)
    completed = [order.index(player) if player in order else 99 for player in players]

    def now() -> str:
        table = Counter(card for army in armies for card in army)
        deck = Counter({unit.word: unit.copies * (1 if len(players) == 2 else 2) for unit in shipped().units})
        seat = in_control(armies, completed, deck - table, rules)
        return "nobody" if seat is None else players[seat]

    expect = scenario.get("expect", {})
    if "stronger" in expect:
        best = best_full(armies, completed, rules)
        assert (players[best.player] if best else "nobody") == expect["stronger"]
    if "control" in expect:
        assert now() == expect["control"]
    if "then" in scenario:
        player, card = scenario["then"]["play"]
        armies[players.index(player)].append(card)
        completed[players.index(player)] = 99
        assert now() == scenario["then"]["control"]


def test_all_are_here() -> None:
    assert [len(FIRST), len(MORE)] == [16, 44]
    assert len(set(ids(ALL))) == len(ALL)


def test_no_position_is_there_twice() -> None:
    positions = [repr(sorted(position_of(scenario).items())) for scenario in ALL]
    assert len(set(positions)) == len(positions)


def position_of(scenario: dict[str, Any]) -> dict[str, Any]:
    """A scenario without what is only said about it."""
    return {key: value for key, value in scenario.items() if key not in ("id", "name", "rule", "note")}


REGIMENTS = {"territory": {"P1": ["S", "S", "S", "S"], "P2": ["F", "F", "F"]}, "expect": {"control": "nobody"}}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"expect": {"control": "P1"}}, "control: nobody instead of P1."),
        ({"expect": {"stronger": "P2"}}, "the stronger army: P1 instead of P2."),
        ({"expect": {"stronger": "nobody"}}, "the stronger army: P1 instead of nobody."),
        ({"then": {"play": ["P2", "F"], "control": "P1"}}, "control afterwards: P2 instead of P1."),
        ({"expect": {"control": "P3"}}, "'P3' does not play here"),
        ({"expect": {"controll": "P1"}}, "'controll' does not belong into 'expect', did you mean 'control'?"),
        ({"expect": "P1"}, "'expect' must be a mapping."),
        ({"then": {"play": ["P2"]}}, "'play' must be a player and a card"),
        ({"then": {"play": ["P3", "F"]}}, "'play' must be a player and a card"),
        ({"then": {"play": ["P1", "F"]}}, "'F' has no place: an army has 4 cards."),
        ({"then": {"play": ["P2", "X"]}}, "'X' is no card of this deck"),
        ({"then": {"plays": []}}, "'plays' does not belong into 'then', did you mean 'play'?"),
        ({"territory": {"P1": ["S"]}}, "1 cannot sit at this table: it is for 2 to 4 players."),
        ({"territory": {name: [] for name in "ABCDE"}}, "5 cannot sit at this table: it is for 2 to 4 players."),
        ({"territory": {"P1": "SSSS", "P2": []}}, "the cards of a player must be a list: [S, SB]."),
        ({"territory": {"P1": ["S"] * 5, "P2": []}}, "'S' has no place: an army has 4 cards."),
        ({"territory": {"P1": ["SS"], "P2": []}}, "'SS' is no card of this deck"),
        ({"territory": ["S"]}, "'territory' must be a mapping."),
        ({"completed": ["P2"]}, "'completed' must name the full armies: P1."),
        ({"completed": [1, "P1"]}, "'completed' must name the full armies: P1."),
        ({"completed": "P1"}, "'completed' must be a list of players."),
        ({"options": {"scoring": "points"}}, "'scoring' does not belong into 'options'"),
        ({"options": {"certainty": "maybe"}}, "The option 'certainty' cannot be 'maybe': choose icons, deck."),
        ({"teritory": {}}, "'teritory' does not belong into a scenario, did you mean 'territory'?"),
        ({"territory": {"nobody": ["S"], "P2": []}}, "A player cannot be called 'nobody'"),
        ({"expect": {}}, "Nothing is expected here"),
        ({"expect": {}, "then": {"play": ["P2", "S"]}}, "Nothing is expected here"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_differs_is_said(changes: dict[str, Any], sentence: str) -> None:
    assert run_scenario(REGIMENTS, shipped()) == []
    found = run_scenario({**REGIMENTS, **changes}, shipped())
    assert any(difference.startswith(sentence) for difference in found), found
    assert not any(end in difference for difference in found for end in ("?.", "?:", "..")), found


def test_icons_of_a_card_may_be_given_in_any_order() -> None:
    mixed = {"territory": {"P1": ["FS", "FBS"], "P2": []}, "expect": {"control": "nobody"}}
    assert run_scenario(mixed, shipped()) == []
