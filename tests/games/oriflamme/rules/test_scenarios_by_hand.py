"""Scenarios and the rules written out by hand: the plain game writes some, and plays those of the files."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from gonfalon.games.oriflamme.rules.notation import read_card, read_position, read_reserve
from gonfalon.games.oriflamme.rules.scenario import run_scenario

from .decks import deck
from .lockstep import LAST_BUT_ONE, Spot, looks, random_spot
from .plain_mixed import PAID, ROUND_OVER, PlainGame
from .plain_table import TOKENS, Question
from .positions import both, scenarios

pytestmark = pytest.mark.second_opinion


class Moment(NamedTuple):
    """What the rules demand when a card is reached or the round is over."""

    answers: int
    """How many were given by then."""
    reached: str
    expect: dict[str, Any]


def moments(spot: Spot, answer: Callable[[Question], str | None]) -> tuple[list[str], list[Moment]]:
    """The rest of a round as the plain game plays it, or until there is no answer: the answers, and every moment."""
    game = PlainGame.at_a_position(*spot, round=LAST_BUT_ONE)
    answers: list[str] = []
    found: list[Moment] = []

    def watch(reached: str) -> None:
        by_family = list(enumerate(game.families))
        winners = {"winners": [game.families[seat] for seat in game.winners()]} if reached == ROUND_OVER else {}
        expect = {
            "queue": game.write_queue(),
            "influence": {family: game.pools[seat] for seat, family in by_family},
            "verdict_tokens": game.tokens,
            "reserve": {family: list(map(game.write, game.reserves[seat])) for seat, family in by_family},
            "scores": {family: game.pools[seat] + game.lies_on_deal(seat) for seat, family in by_family},
            **(winners if not any(map(game.lies_on_deal, range(game.seats))) else {}),
        }
        found.append(Moment(len(answers), reached, expect))

    game.watch = watch
    game.start()
    while found[-1].reached != PAID:
        assert game.question is not None
        given = answer(game.question)
        if given is None:
            break
        answers.append(given)
        game.play(given)
    return answers, found


def as_scenario(spot: Spot, answers: list[str], moment: Moment) -> dict[str, Any]:
    """The position, the answers so far, and what must hold at this moment."""
    ends = {"then": "next round"} if moment.reached == PAID else {}
    reached = {} if moment.reached == PAID else {"next": moment.reached}
    return {
        "queue": spot.queue,
        "at": spot.at,
        "influence": spot.influence,
        "hands": spot.hands,
        "reserve": spot.reserve,
        "verdict_tokens": spot.tokens,
        "play": answers[: moment.answers],
        **ends,
        "expect": {**moment.expect, **reached},
    }


def test_scenarios_that_the_plain_game_writes_hold() -> None:
    met = set()
    for seed in range(60):
        chance = random.Random(seed)
        spot = random_spot(deck("crowd" if seed % 2 else "both", seed), chance)
        answers, found = moments(spot, lambda question, chance=chance: chance.choice(question.moves))  # type: ignore[misc]
        for moment in found[1:]:  # the first is the slot that the position begins with
            told = as_scenario(spot, answers, moment)
            assert run_scenario(told, both()) == [], told
            met.add(moment.reached)
    assert {PAID, ROUND_OVER} <= met
    assert len(met) > 50


PLAYED = [
    scenario
    for name in ("oriflamme", "alliance", "more", "interplay")
    for scenario in scenarios(name)
    if "play" in scenario and "placing" not in scenario and scenario["queue"]
]


@pytest.mark.parametrize("scenario", PLAYED, ids=[str(scenario["id"]) for scenario in PLAYED])
def test_the_plain_game_comes_to_what_a_scenario_expects(scenario: dict[str, Any]) -> None:
    expect = dict(scenario["expect"])
    wanted = PAID if "then" in scenario else expect.pop("next", None)
    answers = iter(scenario["play"])
    found = moments(spot_of(scenario), lambda question: next(answers, None))[1]
    there = [moment for moment in found[1:] if moment.answers == len(scenario["play"])]
    moment = next(moment for moment in there if wanted in (None, moment.reached))
    for key, value in expect.items():
        if key in ("influence", "scores"):
            assert {family: moment.expect[key][family] for family in value} == value
        elif key == "reserve":
            kinds = {family: [read_reserve(card, family).kind for card in cards] for family, cards in value.items()}
            there_now = moment.expect[key]
            assert {family: [read_card(card).kind for card in there_now[family]] for family in value} == kinds
        elif key in moment.expect:
            assert moment.expect[key] == value


def spot_of(scenario: dict[str, Any]) -> Spot:
    """The position of a scenario with the hands that the engine gives to families of which it says nothing."""
    given = {key: scenario[key] for key in ("influence", "hands", "reserve") if key in scenario}
    table = read_position(scenario["queue"], both(), **given)
    hands = [[read_card(card).kind for card in hand] for hand in looks(table)["hands"]]
    reserve = {
        family: [str(read_reserve(card, family)) for card in cards]
        for family, cards in given.get("reserve", {}).items()
    }
    return Spot(
        table.seating.families,
        scenario["queue"],
        scenario.get("at", 0),
        given.get("influence", {}),
        dict(zip(table.seating.families, hands, strict=True)),
        reserve,
        scenario.get("verdict_tokens", TOKENS),
    )


def test_most_scenarios_are_played() -> None:
    assert len(PLAYED) > 200
