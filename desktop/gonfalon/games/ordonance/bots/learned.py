"""The policy that was learned of Ordonance, and the levels that play by it."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final

from gonfalon.bots.character import Character
from gonfalon.bots.learned import Learned
from gonfalon.bots.policy import Policy, read_policy
from gonfalon.bots.weights import BadWeights, kept
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.manner import Outspoken, leanings
from gonfalon.games.ordonance.bots.slots import Sight, learnable
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules.seating import Seating

WARMTHS: Final = {"courtier": 0.6, "chancellor": 0.3}
"""How warm the policy of each level is."""


@lru_cache(maxsize=1)
def _policy() -> Policy | None:
    for path in kept("ordonance.weights"):
        with suppress(BadWeights):
            return read_policy(path, Sight())
    return None


def policy_for(seating: Seating) -> Policy | None:
    """What was learned of what is played here; nothing of decks of another shape, nor of games for points."""
    return _policy() if learnable(seating) else None


def policy_of(view: View) -> Policy | None:
    """The same for a view."""
    return policy_for(view.table.seating)


class Explaining(Outspoken, Learned):
    """Says what its move is for."""


def learned(level: str, character: Character) -> Explaining:
    """A level that plays by what was learned, and like a squire where nothing was."""
    return Explaining(policy_of, WARMTHS[level], Squire(character), character, leanings)
