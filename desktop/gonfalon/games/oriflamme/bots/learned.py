"""The policies that were learned for sets of cards, and the levels that play by them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from gonfalon.bots.character import Character
from gonfalon.bots.learned import Learned
from gonfalon.bots.policy import COOL, Policy
from gonfalon.bots.weights import BadWeights, about, read_weights
from gonfalon.core.digest import digest
from gonfalon.core.knowledge import View
from gonfalon.data import resources_dir
from gonfalon.games.oriflamme.bots.leanings import leanings
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.slots import Sight
from gonfalon.games.oriflamme.bots.squire import Squire
from gonfalon.games.oriflamme.rules import CardSet, Kind
from gonfalon.games.oriflamme.rules.tree import written
from gonfalon.user.folders import bots_folder

WARMTHS: Final = {"courtier": 1.4, "chancellor": COOL}
"""How warm the policy of each level is."""


def says(kind: Kind) -> str:
    """A word that changes with what a card does."""
    card = kind.card
    whole = [card.type, card.influence, card.cost, [written(program) for program in card.programs]]
    return f"{card.id}={digest(json.dumps(whole).encode())[:8]}"


def policy_for(cards: CardSet) -> Policy | None:
    """What was learned of exactly these cards, or of the fewest cards among which they are; None if nothing was."""
    return _policy(cards)


@lru_cache(maxsize=8)
def _policy(cards: CardSet) -> Policy | None:
    wanted = {says(kind) for kind in cards.kinds}
    found = sorted(
        (len(kinds), path) for path in _files() if wanted <= (kinds := set(about(path).get("kinds", "").split()))
    )
    for _, path in found:
        try:
            read = read_weights(path)
        except BadWeights:
            continue
        sight = Sight([kind.partition("=")[0] for kind in read.about["kinds"].split()])
        policy, value = read.parts.get("policy", ()), read.parts.get("value", ())
        if (len(policy), len(value)) == (sight.policy_size, sight.value_size):
            return Policy(sight, policy, value)
    return None


def _files() -> Iterator[Path]:
    for folder in (bots_folder(), resources_dir() / "bots"):
        yield from sorted(folder.glob("oriflamme*.weights"))


def policy_of(view: View) -> Policy | None:
    """What was learned of the cards that are played with in this game."""
    return policy_for(view.table.seating.cards)


def learned(level: str, character: Character) -> Learned:
    """A level that plays by what was learned; with cards of which nothing was, it is the squire."""
    return Learned(policy_of, WARMTHS[level], Squire(character), character, leanings, reason_of)
