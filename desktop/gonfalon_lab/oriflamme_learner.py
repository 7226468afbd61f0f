"""What learns to play with sets of cards of Oriflamme."""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.bots.bot import Bot
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.oriflamme.bots.features import TableFeatures
from gonfalon.games.oriflamme.bots.learned_policy import kind_signature
from gonfalon.games.oriflamme.bots.squire import FirstSquire, Page, Squire
from gonfalon.games.oriflamme.rules import Oriflamme
from gonfalon.games.oriflamme.rules.game import Options

DECK = 10
"""Of more kinds than these each game picks so many at random."""
SEATS = (2, 3, 3, 3, 4, 4, 5)
"""How often how many play."""


class Learner:
    """Plays with a set of cards, or with tens of them where there are more."""

    tutors = ("squire", "squire-1", "page")
    beginning: Mapping[int, float] = {}

    def __init__(self, options: Options) -> None:
        self.cards = options.cards
        self.ids = [kind.id for kind in self.cards.kinds]
        self.sight = TableFeatures(self.ids)
        self.rules = Oriflamme()
        self._tutors: dict[str, Bot] = {"squire": Squire(), "squire-1": FirstSquire(), "page": Page()}

    def deal(self, dice: Dice, seats: int = 0) -> State:
        cards = self.cards
        if len(self.ids) > DECK:
            ids = self.ids[:]
            dice.shuffle(ids)
            cards = cards.pick(ids[:DECK])
        return self.rules.setup(Options(cards, FAMILIES[: seats or dice.pick(SEATS)]), dice.word())

    def outcome(self, state: State) -> Outcome:
        return self.rules.outcome(state.table)

    def tutor(self, name: str) -> Bot:
        return self._tutors[name]

    def about(self) -> Mapping[str, str]:
        return {
            "game": self.rules.name,
            "cards": self.cards.name,
            "kinds": " ".join(map(kind_signature, self.cards.kinds)),
        }
