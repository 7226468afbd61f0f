"""Whatever was told at a table of Ordonance, and however fast: it then lies as if it had been built like that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.rules import events as told
from gonfalon.ui.board.director import Motion
from tests.at_the_table.likeness import jumps_of_a_game, likeness, unlike_rebuilt
from tests.games.ordonance.rules.decks import deck
from tests.games.ordonance.window.camp import Camp

ALL_KINDS = {
    told.Drawn, told.Shown, told.Played, told.Passed, told.Controlled, told.Disclosed, told.Ended,
}  # fmt: skip


def play_through(camp: Camp, tell: Callable[[Camp], None]) -> set[type]:
    kinds = set()
    while not camp.state.over:
        kinds |= {type(event) for event in camp.play()}
        tell(camp)
        assert camp.scene.director.idle
        camp.ask()
        differences = unlike_rebuilt(camp.scene, camp.view)
        assert not differences, f"turn {camp.state.table.turn}: " + "; ".join(differences)
    return kinds


def told_to_the_end(camp: Camp) -> None:
    camp.tell()


def finished_somewhere(camp: Camp) -> None:
    """Anybody may press Space at any moment of any story."""
    for _ in range(camp.dice.below(5)):
        director = camp.scene.director
        if not director.idle and director._running is not None:
            director._running.setCurrentTime(director._running.totalDuration())
    camp.tell_until(camp.dice.below(100) / 100)
    camp.scene.director.finish()


@pytest.mark.sample(3)
@pytest.mark.parametrize("speed", [1.0, 2.0])
@pytest.mark.parametrize(("families", "viewer"), [("RB", 0), ("RBG", 2), ("RBGK", 1), ("RB", -1), ("RBGY", -1)])
def test_every_event_is_told_to_where_it_leads(qapp: QApplication, families: str, viewer: int, speed: float) -> None:
    play_through(Camp(families, viewer, 41, motion=Motion(speed)), told_to_the_end)


def test_every_kind_of_event_is_told(qapp: QApplication) -> None:
    missing, games = set(ALL_KINDS), 0
    for seed in range(60, 80):
        camp = Camp("RBG"[: 2 + seed % 2], seed % 2, seed, deck=deck("small", seed), size=(1280, 800))
        missing -= play_through(camp, told_to_the_end)
        games += 1
        if not missing:
            break
    assert not missing, f"never told: {sorted(kind.__name__ for kind in missing)}"
    assert games <= 12


@pytest.mark.sample(1)
@pytest.mark.parametrize(("families", "viewer"), [("RB", 1), ("RBGK", 0), ("RBK", -1)])
def test_whoever_finishes_a_story_finds_the_same_table(qapp: QApplication, families: str, viewer: int) -> None:
    play_through(Camp(families, viewer, 80), finished_somewhere)


@pytest.mark.sample
@pytest.mark.parametrize("motion", [Motion(1.0, reduced=True), Motion(0.0), Motion(0.0, reduced=True)])
@pytest.mark.parametrize("families", ["RB", "RBGK"])
def test_with_little_motion_or_none(qapp: QApplication, motion: Motion, families: str) -> None:
    def tell(camp: Camp) -> None:
        camp.tell()
        for item in camp.scene.items_by_number:
            item.touched = False  # a changed card keeps its outline for a while, and nothing else

    play_through(Camp(families, 0, 90, motion=motion), tell)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("families", "viewer"), [("RB", 0), ("RBG", -1), ("RBGK", 2)])
def test_every_story_ends_where_the_next_begins(qapp: QApplication, families: str, viewer: int) -> None:
    """What moved has arrived: nothing jumps, neither at the end of all nor between two stories."""
    camp = Camp(families, viewer, 97)
    ended, jumps = jumps_of_a_game(camp)
    assert len(ended) > 60
    assert not jumps, "\n".join(jumps[:10])


def test_no_marker_flies_on(qapp: QApplication) -> None:
    """At every moment each card is on the board once, and no marker stays behind when a story is over."""
    camp = Camp("RBGK", 0, 98)
    flew = 0

    def look() -> None:
        nonlocal flew
        flew += len(camp.scene._coins)
        for item in camp.scene.items_by_number:
            assert 0.0 <= item.opacity() <= 1.0
            assert item.scale() > 0

    while not camp.state.over:
        camp.play()
        camp.tell(look, steps=3)
        assert likeness(camp.scene)["coins in flight"] == 0
        camp.ask()
    assert flew >= 5


def test_the_tally_stays_folded_as_it_was_left(qapp: QApplication) -> None:
    camp = Camp("RB", 0, 99)
    assert camp.scene.tracker_folded
    camp.scene.fold_tracker()
    for _ in range(6):
        camp.play()
        camp.tell()
        camp.ask()
        assert not camp.scene.tracker_folded
        assert not unlike_rebuilt(camp.scene, camp.view)
