"""What learns to play Ordonance."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gonfalon.bots.bot import Bot
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.ordonance.bots.features import TableFeatures
from gonfalon.games.ordonance.bots.squire import Squire
from gonfalon.games.ordonance.rules import Ordonance
from gonfalon.games.ordonance.rules.game import Options

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
