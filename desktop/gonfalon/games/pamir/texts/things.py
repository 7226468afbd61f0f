"""What can be pointed at on a table of Pax Pamir to learn what it means."""

from __future__ import annotations

from typing import NamedTuple

from gonfalon.games.pamir.rules.words import NONE

__all__ = [
    "ABILITY", "ACTION", "BOUGHT", "DISCARDED", "HOSTAGE", "ICON", "PATRIOT", "PRIZE", "REGION", "STARS", "SUIT",
    "UNBUYABLE", "Thing",
]  # fmt: skip

SUIT, STARS, ABILITY, PATRIOT, ICON, ACTION, PRIZE, REGION = (
    "suit", "stars", "ability", "patriot", "icon", "action", "prize", "region",
)  # fmt: skip
"""What is printed on court cards."""
BOUGHT, DISCARDED = "bought", "discarded"
"""The effects of an event card."""
HOSTAGE, UNBUYABLE = "hostage", "unbuyable"
"""The shackle on a card for which a bribe may be asked, the seal on one that got a rupee this turn."""


class Thing(NamedTuple):
    """A sign of a kind; `value` is a small number of `words`, of stars the suit; shackles and seals have none."""

    kind: str
    value: int
    card: int = NONE
    """The card that it is on, if it is on one."""
