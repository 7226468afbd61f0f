"""What is written on cards beside their names."""

from __future__ import annotations

from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.words import PUBLIC_WITHDRAWAL
from gonfalon.texts.catalogue import translate

__all__ = ["event", "event_foot", "half"]


def event() -> str:
    """The head of an event card."""
    return translate("PamirCards", "Event")


def event_foot(card: int) -> str:
    """The foot of an event card: whether it can be bought."""
    if shipped().bought[card] == PUBLIC_WITHDRAWAL:
        return translate("PamirCards", "cannot be bought", "foot of an event card")
    return translate(
        "PamirCards", "bought or discarded", "foot of an event card: it happens when bought and when discarded"
    )


def half(bought: bool) -> str:
    """When one half of an event card happens."""
    if bought:
        return translate("PamirCards", "If bought")
    return translate("PamirCards", "If discarded")
