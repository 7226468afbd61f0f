"""The policy that was learned of Ordonance, the levels that play by it, and how it is learned."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import Final

from gonfalon.bots.bot import Bot, Character
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.bots.policy import Policy, read_policy
from gonfalon.bots.weights import BadWeights, weight_files
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.ordonance.bots.character_weights import ReasonGivingChooser, leanings
from gonfalon.games.ordonance.bots.features import TableFeatures, is_learnable
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.game import Options
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


SEATS = (2, 2, 2, 3, 4)
"""How often how many play."""
WARMTH = 0.02
"""How much by the squire's figures makes a move e times as likely before anything is learned."""


class Learner:
    """Plays for territories."""

    tutors = ("squire",)

    def __init__(self, options: Options) -> None:
        self.options = options
        self.sight = TableFeatures()
        self.beginning = self.sight.like_a_squire(WARMTH)
        self.rules = Ordonance()
        self._tutors: dict[str, Bot] = {"squire": Squire()}

    def deal(self, dice: Dice, seats: int = 0) -> State:
        families = FAMILIES[: seats or dice.pick(SEATS)]
        return self.rules.setup(replace(self.options, families=families, first=None), dice.word())

    def outcome(self, state: State) -> Outcome:
        return self.rules.outcome(state.table)

    def tutor(self, name: str) -> Bot:
        return self._tutors[name]

    def about(self) -> Mapping[str, str]:
        return {"game": self.rules.name, "deck": self.options.cards.name, "digest": self.options.cards.hash}


class LearnerFactory:
    """A factory of the learner of a deck, for use in all processes; the same options make the same learner."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def __call__(self) -> Learner:
        return Learner(self.options)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LearnerFactory) and other.options == self.options

    def __hash__(self) -> int:
        return hash(self.options.cards.hash)
