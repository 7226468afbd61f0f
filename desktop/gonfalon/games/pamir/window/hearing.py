"""What the events of Pax Pamir sound like; a card that is dealt onto the market makes no sound of its own."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import events as told
from gonfalon.ui.sound.sounds import Sound

__all__ = ["sound"]

_SOUNDS: Mapping[type[Event], Sound] = {
    told.LoyaltyDeclared: Sound.VERDICT,
    told.BlockPlaced: Sound.CARD,
    told.BlockMoved: Sound.CARD,
    told.BlockRemoved: Sound.STRIKE,
    told.CylinderPlaced: Sound.CARD,
    told.CylinderMoved: Sound.CARD,
    told.CylinderRemoved: Sound.STRIKE,
    told.RupeesPaid: Sound.COIN,
    told.RupeesGained: Sound.COIN,
    told.RupeesPassed: Sound.COIN,
    told.RupeeTaken: Sound.COIN,
    told.CardBought: Sound.CARD,
    told.CardBoughtOpenly: Sound.CARD,
    told.EventBought: Sound.CARD,
    told.EventDiscarded: Sound.VERDICT,
    told.CardPlayed: Sound.CARD,
    told.CourtCardDiscarded: Sound.CARD,
    told.HandCardDiscarded: Sound.CARD,
    told.PrizeTaken: Sound.CARD,
    told.SuitFavored: Sound.VERDICT,
    told.DominanceChecked: Sound.CHECK,
}


def sound(event: Event) -> Sound | None:
    """The sound of an event, None for one that is not heard."""
    if getattr(event, "amount", 1) == 0:
        return None
    return _SOUNDS.get(type(event))
