"""Whatever was told on the board, and however fast: it then lies as if it had been built like that."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.ui.board.director import Motion
from tests.at_the_table.likeness import jumps_of_a_game, likeness, unlike_rebuilt
from tests.at_the_table.stage import Stage, kinds_told
from tests.games.oriflamme.rules.positions import alliance, base, mixed

ALL_KINDS = {
    told.RoundBegan, told.Placed, told.ResolutionBegan, told.Reached, told.Ended, told.Shown, told.Kept, told.Revealed,
    told.Eliminated, told.Discarded, told.Moved, told.Collected, told.Gained, told.Stolen, told.Copied,
    told.Swapped, told.Mixed, told.Laid, told.Dropped, told.Marked, told.Closed, told.Reserved,
}  # fmt: skip


def check(stage: Stage) -> None:
    """Fail with the differences to a scene that was built from the view."""
    differences = unlike_rebuilt(stage.scene, stage.view)
    assert not differences, f"round {stage.state.table.round}: " + "; ".join(differences)


def play_through(stage: Stage, tell: Callable[[Stage], None]) -> None:
    while not stage.state.over:
        stage.play()
        tell(stage)
        assert stage.scene.director.idle
        stage.ask()
        check(stage)


def told_to_the_end(stage: Stage) -> None:
    stage.tell()


def finished_somewhere(stage: Stage) -> None:
    """Anybody may click at any moment of any story."""
    for _ in range(stage.dice.below(4)):
        director = stage.scene.director
        if not director.idle and director._running is not None:
            director._running.setCurrentTime(director._running.totalDuration())
    stage.tell_until(stage.dice.below(100) / 100)
    stage.scene.director.finish()


@pytest.mark.parametrize(
    ("families", "viewer", "direction"), [("RBGYK", 1, "right-to-left"), ("RB", 0, "left-to-right")]
)
def test_every_event_is_told_to_where_it_leads(qapp: QApplication, families: str, viewer: int, direction: str) -> None:
    play_through(Stage(base(), families, viewer, 41, direction=direction), told_to_the_end)


def test_every_kind_of_event_is_told(qapp: QApplication) -> None:
    missing, games = set(ALL_KINDS), 0
    for seed in range(60, 90):
        cards = (mixed, alliance, base)[seed % 3]()
        if not missing & kinds_told(cards, "RBGY", seed):
            continue
        play_through(Stage(cards, "RBGY", seed % 4, seed, size=(1280, 800)), told_to_the_end)
        missing -= kinds_told(cards, "RBGY", seed)
        games += 1
    assert not missing, f"never told: {sorted(kind.__name__ for kind in missing)}"
    assert games <= 5


@pytest.mark.parametrize("seed", range(2))
def test_whoever_finishes_a_story_finds_the_same_table(qapp: QApplication, seed: int) -> None:
    play_through(Stage((base, mixed)[seed % 2](), "RBGY", 1, 80 + seed), finished_somewhere)


@pytest.mark.parametrize("motion", [Motion(1.0, reduced=True), Motion(0.0), Motion(0.0, reduced=True)])
def test_with_little_motion_or_none(qapp: QApplication, motion: Motion) -> None:
    def tell(stage: Stage) -> None:
        stage.tell()
        for item in stage.scene.items_by_number:
            item.touched = False  # a changed card keeps its outline for a while, and nothing else

    play_through(Stage(mixed() if motion.off else base(), "RBG", 2, 90, motion=motion), tell)


@pytest.mark.parametrize("viewer", [-1, 0])
def test_every_story_ends_where_the_next_begins(qapp: QApplication, viewer: int) -> None:
    """What moved has arrived: nothing jumps, neither at the end of all nor between two stories."""
    stage = Stage(base(), "RBGY", viewer, 97)
    ended, jumps = jumps_of_a_game(stage)
    assert len(ended) > 100
    assert not jumps, "\n".join(jumps[:10])


def test_nothing_is_seen_twice_or_flies_on(qapp: QApplication) -> None:
    """At every moment each card is on the board once, and no coin stays behind when a story is over."""
    stage = Stage(base(), "RBGYK", 0, 98)

    def look() -> None:
        for item in stage.scene.items_by_number:
            assert 0.0 <= item.opacity() <= 1.0
            assert item.scale() > 0

    def coins(scene: OriflammeScene) -> object:
        return likeness(scene)["coins in flight"]

    while not stage.state.over:
        stage.play()
        stage.tell(look, steps=3)
        assert coins(stage.scene) == 0
        stage.ask()
