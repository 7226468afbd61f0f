"""What a file of cards without mistakes holds, for those who change one."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.deck import listed
from gonfalon.games.pamir.rules.deck import load
from gonfalon.games.pamir.rules.words import SUITS

__all__ = ["checked"]


def checked(path: Path) -> str:
    """What the cards are, see `Game.checked`."""
    deck = load(path)
    suits = [f"{sum(card.suit == suit for card in deck.court)} {name}" for suit, name in enumerate(SUITS)]
    sizes = f"{len(deck.court)} court cards, {len(deck.events)} events, {len(deck.wakhan)} cards of Wakhan"
    return f"Pax Pamir: {sizes}; {listed(suits)}"
