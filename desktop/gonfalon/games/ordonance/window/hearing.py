"""What the events of Ordonance sound like."""

from __future__ import annotations

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import events as told
from gonfalon.ui.sound.sounds import Sound

__all__ = ["sound"]


def sound(event: Event) -> Sound | None:
    """The sound of an event, None for one that is not heard."""
    match event:
        case told.Drawn() | told.Played():
            return Sound.CARD
        case told.Controlled():
            return Sound.VERDICT
        case _:
            return None
