"""Steps of spies worked out by walking (A6, X6, X11, N10, N13)."""

from __future__ import annotations

from typing import Any

from gonfalon.games.pamir.rules import words


def beside(table: Any, seat: int, card: int) -> set[int]:
    """The cards that are neighbours of a card for this seat."""
    ring = [other for court in table.courts for other in court]
    deck = table.seating.deck
    abilities = {words.ABILITIES[deck.ability[own]] for own in table.courts[seat] if deck.ability[own] >= 0}
    near = set()
    for here, there in zip(ring, ring[1:] + ring[:1], strict=True):
        if here == card:
            near.add(there)
        if there == card:
            near.add(here)
    if "strange_bedfellows" in abilities:
        near |= {other for other in ring if deck.region[other] == deck.region[card]}
    return near - {card}


def one_step(table: Any, seat: int, card: int) -> set[int]:
    """Where a step ends: with Well-Connected also two cards away."""
    near = beside(table, seat, card)
    deck = table.seating.deck
    if any(deck.ability[own] == words.ABILITIES.index("well_connected") for own in table.courts[seat]):
        for step in list(near):
            near |= beside(table, seat, step)
    return near - {card}
