"""Base, Alliance and mixed games: the engine against the rules written out by hand in `plain_mixed`.

`python -m tests.games.oriflamme.long_play` does the same for many more games.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import pytest

from gonfalon.games.oriflamme.scenario import run_scenario

from .decks import DECKS, deck
from .lockstep import LAST_BUT_ONE, Spot, from_a_position, random_spot, whole_game
from .plain_mixed import PAID, ROUND_OVER, PlainGame
from .plain_table import KINDS
from .positions import both


def test_the_two_know_the_same_kinds() -> None:
    assert sorted(KINDS) == [kind.id for kind in both().kinds]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("name", DECKS)
def test_engine_plays_by_the_rules(name: str, seats: int) -> None:
    for seed in range(20):
        whole_game(deck(name, seed), seats, seed)


@pytest.mark.parametrize(("name", "positions"), [(name, 1000 if name == "crowd" else 100) for name in DECKS])
def test_engine_goes_on_from_crowded_positions_by_the_rules(name: str, positions: int) -> None:
    for seed in range(positions):
        from_a_position(deck(name, seed), seed)


class Moment(NamedTuple):
    """What the rules demand when a card is reached or the round is over."""

    answers: int
    reached: str
    expect: dict[str, Any]


def moments(spot: Spot, chance: random.Random) -> tuple[list[str], list[Moment]]:
    """One round played at random by the plain game: the answers, and what was so at each card that was reached."""
    game = PlainGame.at_a_position(*spot, round=LAST_BUT_ONE)
    answers: list[str] = []
    found: list[Moment] = []

    def watch(reached: str) -> None:
        by_family = list(enumerate(game.families))
        expect = {
            "queue": game.write_queue(),
            "influence": {family: game.pools[seat] for seat, family in by_family},
            "verdict_tokens": game.tokens,
            "reserve": {family: list(map(game.write, game.reserves[seat])) for seat, family in by_family},
            "scores": {family: game.pools[seat] + game.lies_on_deal(seat) for seat, family in by_family},
        }
        found.append(Moment(len(answers), reached, expect))

    game.watch = watch
    game.start()
    while found[-1].reached != PAID:
        assert game.question is not None
        answers.append(chance.choice(game.question.moves))
        game.play(answers[-1])
    return answers, found


def scenario(spot: Spot, answers: list[str], moment: Moment) -> dict[str, Any]:
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


def test_scenarios_written_by_the_plain_game_come_out_as_it_says() -> None:
    met = set()
    for seed in range(60):
        chance = random.Random(seed)
        cards = deck("crowd" if seed % 2 else "both", seed)
        spot = random_spot(cards, chance)
        answers, found = moments(spot, chance)
        for moment in found[1:]:  # the first is the slot that the position begins with
            told = scenario(spot, answers, moment)
            assert run_scenario(told, both()) == [], told
            met.add(moment.reached)
    assert {PAID, ROUND_OVER} <= met
    assert len(met) > 50
