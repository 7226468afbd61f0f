"""The policy that was learned of Ordonance, and the levels that play by it."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache
from typing import Final

from gonfalon.bots.bot import Character
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.bots.policy import Policy, read_policy
from gonfalon.bots.weights import BadWeights, weight_files
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.character_weights import ReasonGivingChooser, leanings
from gonfalon.games.ordonance.bots.features import TableFeatures, is_learnable
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules.seating import Seating

WARMTHS: Final = {"courtier": 0.6, "chancellor": 0.3}
"""How warm the policy of each level is."""


@lru_cache(maxsize=1)
def _policy() -> Policy | None:
    for path in weight_files("ordonance.weights"):
        with suppress(BadWeights):
            return read_policy(path, TableFeatures())
    return None


def policy_for(seating: Seating) -> Policy | None:
    """Return the learned policy for this table; None for decks of another shape and for games for points."""
    return _policy() if is_learnable(seating) else None


def policy_for_view(view: View) -> Policy | None:
    """The same for a view."""
    return policy_for(view.table.seating)


class ReasonGivingLearnedBot(ReasonGivingChooser, LearnedBot):
    """Says what its move is for."""


def learned_bot(level: str, character: Character) -> ReasonGivingLearnedBot:
    """A level that plays by what was learned, and like a squire where nothing was."""
    return ReasonGivingLearnedBot(policy_for_view, WARMTHS[level], Squire(character), character, leanings)
