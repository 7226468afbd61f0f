"""Everything that can be seen on a scene as plain data, to be compared with another scene."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.knowledge import View
from gonfalon.ui.board.animation_queue import CoinItem
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.move_input import MoveInput
from gonfalon.ui.board.table_scene import TableScene


def _point(point: QPointF) -> tuple[float, float]:
    return round(point.x(), 3), round(point.y(), 3)


def where(rect: QRectF) -> tuple[float, float, float, float]:
    """A rectangle as plain numbers, to the thousandth of a pixel."""
    return (*_point(rect.topLeft()), round(rect.width(), 3), round(rect.height(), 3))


def lies(item: QGraphicsItem) -> tuple[object, ...]:
    """Where an item lies and how; of what is away nothing is seen."""
    if not item.isVisible():
        return ("away",)
    return (
        _point(item.pos()),
        round(item.rotation(), 3),
        round(item.scale(), 4),
        round(item.opacity(), 4),
        round(item.zValue(), 4),
    )


def _card(item: CardItem) -> dict[str, object]:
    return {
        "lies": lies(item),
        "shows": (item.face_up, item.width, item.height, item.turned, item.lifted),
        "state": (item.hovered, item.focused, item.selected, item.targeted, item.veiled, item.touched),
    }


def likeness(scene: TableScene) -> dict[str, object]:
    """What is on the scene; nothing that cannot be seen."""
    seen: dict[str, object] = {f"card {item.number}": _card(item) for item in scene.items_by_number}
    for seat, panel in enumerate(scene.panels_by_seat):
        seen[f"panel {seat}"] = (where(panel.scene_rect()), panel.figures, panel.counted, panel.focused, panel.hovered)
    banner = scene.banner
    written = bool(banner.title) and banner.isVisible()
    seen["banner"] = (where(banner.scene_rect()), banner.title, banner.detail, banner.unrolled) if written else None
    seen["places"] = [
        (place.put, place.word, place.style, where(place.rect), where(place.reach), place.calm, place.hovered,
         place.focused)
        for place in scene.move_input.places
    ]  # fmt: skip
    items = scene.items()
    seen["coins in flight"] = sum(isinstance(item, CoinItem) for item in items)
    seen["places in the scene"] = sum(isinstance(item, DropTargetItem) for item in items)
    seen["cards in the scene"] = sum(isinstance(item, CardItem) for item in items)
    game = _of_its_game(scene)
    return seen if game is None else seen | game.likeness(scene)


def _of_its_game(scene: TableScene) -> Any:
    """What `tests/games/NAME/window/likeness.py` says of the scenes of a game.

    It has `likeness(scene)`, what more is on it, and `leave_as(fresh, scene)`, which brings a scene to where somebody
    has scrolled or folded another one. A stranger's game has no such module, None.
    """
    _, _, room = type(scene).__module__.partition("gonfalon.games.")
    return import_module(f"tests.games.{room.split('.')[0]}.window.likeness") if room else None


def come_to_rest(scene: TableScene) -> None:
    """Let what no story waits for come to its end: the scroll unrolls, a card glides home."""
    for animation in scene.findChildren(QAbstractAnimation):
        if animation.state() is QAbstractAnimation.State.Running and animation.group() is None:
            animation.setCurrentTime(animation.totalDuration())


def unlike_rebuilt(scene: TableScene, view: View) -> list[str]:
    """Sentences about everything on a scene that is not as if it had been built from the view."""
    come_to_rest(scene)
    return unlike(likeness(scene), likeness(rebuilt(scene, view)))


def rebuilt(scene: TableScene, view: View) -> TableScene:
    """Another scene that was never anything but what the view says."""
    fresh = type(scene)(scene.words, scene.event_table)
    fresh.move_input = MoveInput(fresh, type(scene.move_input.questions)(fresh))
    fresh.animation_queue.motion = type(scene.motion)(0.0)
    fresh.lay_out(QSizeF(scene.size))
    fresh.show_table(view.table, scene.viewer, scene.seats, scene.words)
    fresh.ask(view.decision, view)
    game = _of_its_game(scene)
    if game is not None:
        game.leave_as(fresh, scene)
    return fresh


def unlike(one: Mapping[str, object], other: Mapping[str, object]) -> list[str]:
    """Sentences about everything that differs."""
    found = []
    for name in sorted(one.keys() | other.keys()):
        here, there = one.get(name), other.get(name)
        if here == there:
            continue
        if isinstance(here, dict) and isinstance(there, dict):
            found += [f"{name} {part}: {here[part]} is not {there[part]}" for part in here if here[part] != there[part]]
        else:
            found.append(f"{name}: {here} is not {there}")
    return found


def watch_jumps(scene: TableScene) -> list[str]:
    """Note from now on, whenever a story is over, what is not at its home then and would jump there."""
    animation_queue = scene.animation_queue
    jumps: list[str] = []

    def begin_next() -> None:
        for item, home in zip(scene.items_by_number, scene.homes(), strict=True):
            # Of what is away nothing is seen, wherever it is.
            if home.visible or (item.isVisible() and item.opacity() > 0.01):
                here = (item.pos(), round(item.rotation(), 6), item.scale(), item.opacity(), item.turned)
                there = (home.pos, round(home.turn, 6), home.scale, home.opacity, 0.0)
                if here != there:
                    jumps.append(f"after {animation_queue._story}: card {item.number} from {here} to {there}")
        go_on()

    go_on = animation_queue._next
    animation_queue._next = begin_next  # type: ignore[method-assign]
    return jumps
