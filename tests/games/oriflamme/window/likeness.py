"""What is compared of two scenes of Oriflamme, besides what every table has; see `tests.at_the_table.likeness`."""

from __future__ import annotations

from gonfalon.games.oriflamme.window.scene import OriflammeScene
from tests.at_the_table.likeness import lies, where


def likeness(scene: OriflammeScene) -> dict[str, object]:
    seen: dict[str, object] = {}
    for item in scene.items_by_number:
        bears = (item.coins, item.verdicts, item.stack, item.waiting, item.label)
        seen[f"front of {item.number}"] = {
            "look": item.look if item.isVisible() else None,
            "bears": bears,
            "marked": (item.resolving, item.previewed),
        }
    game = scene.game_panel
    seen["game"] = (where(game.scene_rect()), game.title, game.line, game.round, game.slots)
    for shelf in scene.shelves.items.values():
        what = (shelf.look, shelf.text, shelf.lines, shelf.coins, shelf.pulse, shelf.hovered, shelf.focused)
        seen[f"shelf {shelf.number}"] = (lies(shelf), where(shelf.scene_rect()), what)
    tray = scene.tray
    shown = tray.isVisible()
    seen["tray"] = (where(tray.scene_rect()), tray.left, tray.away, tray.active, tray.focused) if shown else None
    seen["fan"] = scene.fan.top
    seen["cloth"] = where(scene.cloth.scene_rect())
    around = scene.row_decorations
    seen["captions"] = [
        (caption.text, caption.family, caption.room, lies(caption))
        for caption in around.captions
        if caption.isVisible()
    ]
    seen["direction"] = (around.direction._text, lies(around.direction))
    seen["turn"] = lies(around.turn) if around.turn.isVisible() else None
    preview = around.preview
    seen["preview"] = (preview.shown, preview.head, where(preview._rect)) if preview.isVisible() else None
    return seen


def leave_as(fresh: OriflammeScene, scene: OriflammeScene) -> None:
    """What was told last and the keys of answers are not to be seen on a table."""
    fresh.remember(scene.last_told)
    for item, other in zip(fresh.items_by_number, scene.items_by_number, strict=True):
        item.badge = other.badge
    fresh.rebuild()
