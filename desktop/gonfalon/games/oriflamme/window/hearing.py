"""What the events of Oriflamme sound like."""

from __future__ import annotations

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.ui.sound.sounds import Sound

__all__ = ["sound"]


def sound(event: Event) -> Sound | None:
    """The sound of an event, None for one that is not heard."""
    match event:
        case told.Placed() | told.Revealed() | told.Closed() | told.Moved() | told.Swapped() | told.Reserved():
            return Sound.CARD
        case told.Discarded():
            return Sound.CARD
        case told.Collected(earned=amount) | told.Gained(amount=amount) | told.Stolen(amount=amount):
            return Sound.COIN if amount else None
        case told.Kept(amount=amount) | told.Laid(amount=amount) | told.Dropped(amount=amount):
            return Sound.COIN if amount else None
        case told.Eliminated():
            return Sound.STRIKE
        case told.Marked():
            return Sound.VERDICT
        case _:
            return None
