"""What is compared of two scenes of Ordonance, besides what every table has; see `tests.at_the_table.likeness`."""

from __future__ import annotations

from gonfalon.games.ordonance.window.scene import OrdonanceScene
from tests.at_the_table.likeness import where


def likeness(scene: OrdonanceScene) -> dict[str, object]:
    seen: dict[str, object] = {
        f"face of {item.number}": item.look if item.isVisible() else None for item in scene.items_by_number
    }
    for column in scene.territories:
        room = (where(column.scene_rect()), where(column.plate()), column.hovered, column.focused)
        seen[f"territory {column.index + 1}"] = (column.figures, room)
    game, deck, tally, callout = scene.game_panel, scene.deck, scene.unseen_line, scene.callout
    seen["game"] = (where(game.scene_rect()), game.title, game.line, game.holders, game.slots)
    seen["deck"] = (where(deck.scene_rect()), deck.left, deck.words, deck.sentence)
    seen["tally"] = (where(tally.scene_rect()), tally.unseen, tally.title, tally.folded, tally.hovered)
    seen["unseen"] = (where(scene.unseen.scene_rect()), scene.unseen.heading, scene.unseen.isVisible())
    seen["callout"] = (where(callout.scene_rect()), callout.told) if callout.isVisible() else None
    preview = scene.preview
    seen["preview"] = (preview.shown, preview.head, where(preview._rect)) if preview.isVisible() else None
    return seen


def leave_as(fresh: OrdonanceScene, scene: OrdonanceScene) -> None:
    """Somebody may have opened the tally, and what was told last is not to be seen on a table."""
    fresh.remember(scene.last_told)
    if fresh.folded != scene.folded:
        fresh.folded = scene.folded
        fresh.rebuild()
