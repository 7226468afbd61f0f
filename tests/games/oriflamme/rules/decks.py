"""What random play is played with: the boxes, ten kinds drawn out of twenty, all twenty, and kinds that crowd."""

from __future__ import annotations

import random

from gonfalon.games.oriflamme.rules.card_set import CardSet

from .positions import alliance, base, both

CROWDS = (
    "ambush archer assassination deserter diplomat extortion judge revolt shapeshifter soldier",
    "deal diplomat empress fanatic infiltration informer judge revolt royal-decree shapeshifter",
    "ambush assassination diplomat extortion informer revolt royal-decree",
    "ambush diplomat extortion informer revolt royal-decree soldier",
)
"""Kinds that do much to each other."""
DECKS = ("base", "alliance", "mixed", "both", "crowd")


def deck(name: str, seed: int) -> CardSet:
    """One of `DECKS`; of the mixed ones and the crowds the seed tells which."""
    chance = random.Random(seed)
    match name:
        case "base":
            return base()
        case "alliance":
            return alliance()
        case "mixed":
            return both().pick(chance.sample([kind.id for kind in both().kinds], 10))
        case "crowd":
            return both().pick(chance.choice(CROWDS).split())
    return both()
