"""The policy that was learned of Ordonance, and the levels that play by it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from gonfalon.bots.character import Character
from gonfalon.bots.learned import Learned
from gonfalon.bots.policy import Policy
from gonfalon.bots.weights import BadWeights, read_weights
from gonfalon.core.knowledge import View
from gonfalon.data import resources_dir
from gonfalon.games.ordonance.bots.manner import Outspoken, leanings
from gonfalon.games.ordonance.bots.slots import Sight, learnable
from gonfalon.games.ordonance.bots.squire import Squire

WARMTHS: Final = {"courtier": 1.0, "chancellor": 0.3}
"""How warm the policy of each level is."""


@lru_cache(maxsize=1)
def _policy() -> Policy | None:
    try:
        parts = read_weights(resources_dir() / "bots" / "ordonance.weights").parts
    except BadWeights:
        return None
    sight = Sight()
    policy, value = parts.get("policy", ()), parts.get("value", ())
    fits = (len(policy), len(value)) == (sight.policy_size, sight.value_size)
    return Policy(sight, policy, value) if fits else None


def policy_of(view: View) -> Policy | None:
    """What was learned of what is played here; nothing of other decks, nor of games for points."""
    return _policy() if learnable(view.table.seating) else None


class Explaining(Outspoken, Learned):
    """Says what its move is for."""


def learned(level: str, character: Character) -> Explaining:
    """A level that plays by what was learned, and like a squire where nothing was."""
    return Explaining(policy_of, WARMTHS[level], Squire(character), character, leanings)
