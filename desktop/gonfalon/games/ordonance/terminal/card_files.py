"""What a deck without mistakes holds, for those who write their own."""

from __future__ import annotations

from pathlib import Path

from gonfalon.core.deck import listed
from gonfalon.games.ordonance.rules.deck import load

__all__ = ["checked"]

NUMBERS = ("one", "two", "three", "four", "five")


def checked(path: Path) -> str:
    """What a deck holds, see `Game.checked`."""
    deck = load(path)
    icons = [f"{count} with {NUMBERS[icons - 1]}" for icons, count in deck.with_icons.items()]
    icons[0] += " icon" if min(deck.with_icons) == 1 else " icons"
    short = [str(players) for players in sorted(deck.decks_by_players) if deck.may_run_out(players)]
    kinds = "1 kind" if len(deck.units) == 1 else f"{len(deck.units)} kinds"
    told = [f"Ordonance ({deck.status}): {deck.size} cards, {kinds}", ", ".join(icons)]
    if short:
        *some, last = short
        told.append(f"the deck may run out with {f'{listed(some)} or {last}' if some else last} players")
    return "; ".join(told)
