"""The policy that was learned of Ordonance, and the levels that play by it."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

from gonfalon.bots.bot import Character
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.bots.policy import Policy, read_policy
from gonfalon.bots.weights import BadWeights, weight_files
from gonfalon.core.knowledge import View
from gonfalon.games.ordonance.bots.character_weights import ReasonGivingChooser, leanings
from gonfalon.games.ordonance.bots.duel_network import DuelNetwork, read_network
from gonfalon.games.ordonance.bots.features import TableFeatures, is_learnable
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules import Table


@lru_cache(maxsize=1)
def _policy() -> Policy | None:
    for path in weight_files("ordonance.weights"):
        with suppress(BadWeights):
            return read_policy(path, TableFeatures())
    return None


@lru_cache(maxsize=1)
def _network() -> DuelNetwork | None:
    for path in weight_files("ordonance-2.weights"):
        with suppress(BadWeights):
            return read_network(path)
    return None


def usual_network(table: Table) -> DuelNetwork | None:
    """Return the network for two players; None for more, for decks of another shape and for games for points."""
    return _network() if table.seating.seats == 2 and is_learnable(table.seating) else None


def usual_policy(table: Table) -> Policy | None:
    """Return the learned policy for this table; None for decks of another shape and for games for points."""
    return _policy() if is_learnable(table.seating) else None


def policy_for_view(view: View) -> Policy | None:
    """The same for a view."""
    return usual_policy(view.table)


class ReasonGivingLearnedBot(ReasonGivingChooser, LearnedBot):
    """Says what its move is for."""


def courtier(character: Character) -> ReasonGivingLearnedBot:
    """A level that plays by what was learned, warmly."""
    return _learned_bot(0.6, character)


def chancellor(character: Character) -> ReasonGivingLearnedBot:
    """A level that plays by what was learned, coolly."""
    return _learned_bot(0.3, character)


def _learned_bot(warmth: float, character: Character) -> ReasonGivingLearnedBot:
    # Where nothing was learned it is the squire.
    return ReasonGivingLearnedBot(policy_for_view, warmth, Squire(character), character, leanings)
