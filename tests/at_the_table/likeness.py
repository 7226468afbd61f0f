"""Everything that can be seen on a scene as plain data, to be compared with another scene."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF
from PySide6.QtWidgets import QGraphicsItem

from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.window.scene import OrdonanceScene
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.effects import CoinItem
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.board.table_scene import TableScene
from tests.at_the_table.stage import AnyStage

__all__ = ["come_to_rest", "jumps_of_a_game", "lies", "likeness", "rebuilt", "unlike", "unlike_rebuilt"]


def _point(point: QPointF) -> tuple[float, float]:
    return round(point.x(), 3), round(point.y(), 3)


def _rect(rect: QRectF) -> tuple[float, float, float, float]:
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
        seen[f"panel {seat}"] = (_rect(panel.scene_rect()), panel.figures, panel.counted, panel.focused, panel.hovered)
    banner = scene.banner
    written = bool(banner.title) and banner.isVisible()
    seen["banner"] = (_rect(banner.scene_rect()), banner.title, banner.detail, banner.unrolled) if written else None
    seen["places"] = [
        (place.move_played, place.word, place.style, _rect(place.rect), _rect(place.reach), place.calm, place.hovered,
         place.focused)
        for place in scene.asking.places
    ]  # fmt: skip
    items = scene.items()
    seen["coins in flight"] = sum(isinstance(item, CoinItem) for item in items)
    seen["places in the scene"] = sum(isinstance(item, PlaceItem) for item in items)
    seen["cards in the scene"] = sum(isinstance(item, CardItem) for item in items)
    if isinstance(scene, OriflammeScene):
        seen |= _of_oriflamme(scene)
    elif isinstance(scene, OrdonanceScene):
        seen |= _of_ordonance(scene)
    return seen


def _of_oriflamme(scene: OriflammeScene) -> dict[str, object]:
    seen: dict[str, object] = {}
    for item in scene.items_by_number:
        bears = (item.coins, item.verdicts, item.stack, item.waiting, item.label)
        seen[f"front of {item.number}"] = {
            "look": item.look if item.isVisible() else None,
            "bears": bears,
            "marked": (item.resolving, item.previewed),
        }
    game = scene.game_panel
    seen["game"] = (_rect(game.scene_rect()), game.title, game.line, game.round, game.slots)
    for shelf in scene.shelves.items.values():
        what = (shelf.look, shelf.text, shelf.lines, shelf.coins, shelf.pulse, shelf.hovered, shelf.focused)
        seen[f"shelf {shelf.number}"] = (lies(shelf), _rect(shelf.scene_rect()), what)
    tray = scene.tray
    shown = tray.isVisible()
    seen["tray"] = (_rect(tray.scene_rect()), tray.left, tray.away, tray.active, tray.focused) if shown else None
    seen["fan"] = scene.fan.top
    seen["cloth"] = _rect(scene.cloth.scene_rect())
    around = scene.surroundings
    seen["captions"] = [
        (caption.text, caption.family, caption.room, lies(caption))
        for caption in around.captions
        if caption.isVisible()
    ]
    seen["direction"] = (around.direction._text, lies(around.direction))
    seen["edges"] = [(edge._count, edge.left) for edge in around.edges if edge.isVisible()]
    preview = around.preview
    seen["preview"] = (preview.look, preview._caption, _rect(preview._rect)) if preview.isVisible() else None
    return seen


def _of_ordonance(scene: OrdonanceScene) -> dict[str, object]:
    seen: dict[str, object] = {
        f"face of {item.number}": item.look if item.isVisible() else None for item in scene.items_by_number
    }
    for column in scene.territories:
        where = (_rect(column.scene_rect()), _rect(column.plate()), column.hovered, column.focused)
        seen[f"territory {column.index + 1}"] = (column.figures, where)
    game, deck, tally, callout = scene.game_panel, scene.deck, scene.tracker, scene.callout
    seen["game"] = (_rect(game.scene_rect()), game.title, game.line, game.short_line, game.holders, game.slots)
    seen["deck"] = (_rect(deck.scene_rect()), deck.left, deck.words, deck.sentence)
    seen["tally"] = (_rect(tally.scene_rect()), tally.unseen, tally.title, tally.heading, tally.folded, tally.hovered)
    seen["callout"] = (_rect(callout.scene_rect()), callout.told) if callout.isVisible() else None
    preview = scene.preview
    seen["preview"] = (preview.shown, _rect(preview._rect)) if preview.isVisible() else None
    return seen


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
    fresh = type(scene)(scene.words, scene.story)
    fresh.director.motion = type(scene.motion)(0.0)
    fresh.lay_out(QSizeF(scene.size))
    if isinstance(fresh, OrdonanceScene) and isinstance(scene, OrdonanceScene):
        # Somebody may have folded the tally.
        fresh.folded = scene.folded
    fresh.show_table(view.table, scene.viewer, scene.seats, scene.words)
    if isinstance(fresh, OriflammeScene) and isinstance(scene, OriflammeScene):
        # Whether the cloth is wide depends on how the row came to its length, and somebody may have scrolled it.
        fresh.wide = scene.wide
    fresh.ask(view.decision, view)
    if isinstance(fresh, OriflammeScene) and isinstance(scene, OriflammeScene) and fresh.scroll != scene.scroll:
        fresh.scroll = scene.scroll
        fresh.rebuild()
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


def jumps_of_a_game(stage: AnyStage) -> tuple[list[str], list[str]]:
    """The stories of a game that is told to its end, and what jumped to its home when one of them was over."""
    scene, director = stage.scene, stage.scene.director
    ended: list[str] = []
    jumps: list[str] = []

    def begin_next() -> None:
        for item, home in zip(scene.items_by_number, scene.homes(), strict=True):
            # Of what is away nothing is seen, wherever it is.
            if home.visible or (item.isVisible() and item.opacity() > 0.01):
                here = (item.pos(), round(item.rotation(), 6), item.scale(), item.opacity(), item.turned)
                there = (home.pos, round(home.turn, 6), home.scale, home.opacity, 0.0)
                if here != there:
                    jumps.append(f"after {director._story}: card {item.number} from {here} to {there}")
        ended.append(type(director._story).__name__)
        go_on()

    go_on = director._next
    director._next = begin_next  # type: ignore[method-assign]
    while not stage.state.over:
        stage.play()
        stage.tell()
        stage.ask()
        come_to_rest(scene)
    return ended, jumps
