"""The positions of Ordonance that `gonfalon picture` draws."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.rules.control import control_report
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.session.new_game import NewGame
from gonfalon.ui.board.demo_positions import (
    VIEWER,
    Condition,
    DemoPosition,
    DemoStage,
    demo_seats,
    find_position,
    play_until,
    show_position,
)


def _game(families: str, people: str = "B", seed: int = 0, **options: str) -> NewGame:
    chosen = tuple((name.replace("_", "-"), word) for name, word in options.items())
    return NewGame(
        "ordonance", demo_seats(families, people), first=0, seed=seed, sets=("ordonance-base",), options=chosen
    )


def _decided(markers: int) -> Condition:
    """Return the condition that this many territories are held and a seat has taken a second one."""
    return lambda view: view.table.markers == markers and len(view.decision.moves) > 6 if view.decision else False


def _argued(view: View) -> bool:
    """Return whether a rival holds a territory that the viewer fought for, by the seniority of a regiment."""
    return view.table.markers == 2 and _argument(view) >= 0


def _argument(view: View) -> int:
    for territory in range(view.table.seating.territories):
        found = control_report(view.table, territory)
        decision = found.decision
        if found.holder not in (-1, VIEWER) and decision is not None and decision.by == "seniority":
            return territory
    return -1


def _scene(stage: DemoStage) -> OrdonanceScene:
    scene = stage.scene
    assert isinstance(scene, OrdonanceScene)
    return scene


def _dragging(stage: DemoStage) -> None:
    """Two players; a unit is held over a territory."""
    show_position(stage, find_position(stage, _game("KB"), _decided(2)))
    scene = _scene(stage)
    hand = scene.table.hands[VIEWER]
    scene.drag_controller.take(scene.items_by_number[hand[len(hand) // 2]])
    place = scene.move_input.places[len(scene.move_input.places) // 2].rect
    scene.drag_controller.carry(place.center() + QPointF(place.width() * 0.3, place.height() * 0.9))
    scene.drag_controller.hold_still(-6)


def _four(stage: DemoStage) -> None:
    """Four players, and why one of them holds a territory."""
    show_position(stage, find_position(stage, _game("RBGK", seed=4), _argued))
    scene = _scene(stage)
    scene.explain(_argument(stage.match.view(VIEWER)))


def _three(stage: DemoStage) -> None:
    show_position(stage, find_position(stage, _game("RBK"), _decided(2)))


def _points(stage: DemoStage) -> None:
    show_position(stage, find_position(stage, _game("RBGK", scoring="points"), _decided(3)))


def _curtain(stage: DemoStage) -> None:
    stage.show_match(find_position(stage, _game("RB", people="RB"), _decided(1)))


def _end(stage: DemoStage) -> None:
    stage.show_match(play_until(stage, _game("RBGK", seed=5)))


def _tournament(stage: DemoStage) -> None:
    stage.show_match(play_until(stage, _game("RBK", seed=8, scoring="tournament")))


def _rules(stage: DemoStage) -> None:
    show_position(stage, find_position(stage, _game("KB"), _decided(1)))
    stage.open_rules("")


DEMO_POSITIONS: dict[str, DemoPosition] = {
    "ordonance": _dragging,
    "ordonance-three": _three,
    "ordonance-four": _four,
    "ordonance-points": _points,
    "ordonance-curtain": _curtain,
    "ordonance-end": _end,
    "ordonance-tournament": _tournament,
    "ordonance-rules": _rules,
}
