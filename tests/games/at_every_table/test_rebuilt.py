"""Whatever was told on the board, and however fast: it then lies as if it had been built like that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.effects import CoinItem
from tests.at_the_table.likeness import jumps_of_a_game, likeness, unlike_rebuilt
from tests.at_the_table.stage import AnyStage
from tests.games.at_every_table.contract import TABLES, Contract, contract

MOST = 24
"""In a newcomer's run longer games are left after so many moves."""
SEATS = pytest.mark.parametrize(
    "stage",
    [pytest.param(stage, id=f"{name}-{seats}") for name in TABLES for seats, stage in contract(name).stages.items()],
    indirect=True,
)
Stage = Callable[..., AnyStage]


@pytest.fixture
def stage(request: pytest.FixtureRequest) -> Stage:
    """Makes a stage of a game."""

    def made(**given: Any) -> AnyStage:
        found: AnyStage = request.param(**given)
        if not request.config.getoption("--all"):
            found.most = MOST
        return found

    return made


def play_through(stage: AnyStage, tell: Callable[[AnyStage], None]) -> set[type]:
    """The kinds of events of a game, each of which is told in this way and then looked at."""
    kinds = set()
    while not stage.over:
        kinds |= {type(event) for event in stage.play()}
        tell(stage)
        assert stage.scene.director.idle
        stage.ask()
        differences = unlike_rebuilt(stage.scene, stage.view)
        assert not differences, f"after {stage.state.decision}: " + "; ".join(differences)
    return kinds


@pytest.mark.sample(3)
@pytest.mark.parametrize("speed", [1.0, 2.0])
@SEATS
def test_every_event_is_told_to_where_it_leads(qapp: QApplication, stage: Stage, speed: float) -> None:
    play_through(stage(seed=41, motion=Motion(speed)), AnyStage.tell)


@pytest.mark.at_length
def test_everything_that_can_happen_is_told(qapp: QApplication, table: Contract) -> None:
    missing, games = set(table.kinds), 0
    for number in range(30):
        stage = table.telling(number)
        if missing & stage.foreseen():
            missing -= play_through(stage, AnyStage.tell)
            games += 1
    assert not missing, f"never told: {sorted(kind.__name__ for kind in missing)}"
    assert games <= 5


@pytest.mark.sample(3)
@SEATS
def test_whoever_finishes_a_story_finds_the_same_table(qapp: QApplication, stage: Stage) -> None:
    play_through(stage(seed=80), AnyStage.finish_somewhere)


@pytest.mark.sample(3)
@pytest.mark.parametrize("motion", [Motion(1.0, reduced=True), Motion(0.0), Motion(0.0, reduced=True)])
@SEATS
def test_with_little_motion_or_none(qapp: QApplication, stage: Stage, motion: Motion) -> None:
    def tell(stage: AnyStage) -> None:
        stage.tell()
        for item in stage.scene.items_by_number:
            item.touched = False  # a changed card keeps its outline for a while, and nothing else

    play_through(stage(seed=90, motion=motion), tell)


@pytest.mark.sample(3)
@SEATS
def test_every_story_ends_where_the_next_begins(qapp: QApplication, stage: Stage) -> None:
    """What moved has arrived: nothing jumps, neither at the end of all nor between two stories."""
    ended, jumps = jumps_of_a_game(stage(seed=97))
    assert len(ended) > 40
    assert not jumps, "\n".join(jumps[:10])


@pytest.mark.sample(3)
@SEATS
def test_nothing_is_seen_twice_or_flies_on(qapp: QApplication, stage: Stage) -> None:
    """At every moment each card is on the board once, and no coin or marker stays behind when a story is over."""
    played = stage(seed=98)
    flew = 0

    def look() -> None:
        nonlocal flew
        flew += any(isinstance(item, CoinItem) for item in played.scene.items())
        for item in played.scene.items_by_number:
            assert 0.0 <= item.opacity() <= 1.0
            assert item.scale() > 0

    while not played.over:
        played.play()
        played.tell(look, steps=3)
        assert likeness(played.scene)["coins in flight"] == 0
        played.ask()
    assert flew >= (5 if played.most is None else 1)
