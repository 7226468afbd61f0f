"""The games that a policy can learn: how each is dealt, its teachers, and the features that the policy sees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from gonfalon.bots.bot import Bot
from gonfalon.core.dice import Dice
from gonfalon.core.game import Outcome, Rules
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.ordonance import rules as ordonance
from gonfalon.games.ordonance.bots import features as ordonance_features
from gonfalon.games.ordonance.bots import squire as ordonance_squire
from gonfalon.games.ordonance.rules.game import Options as OrdonanceOptions
from gonfalon.games.oriflamme import rules as oriflamme
from gonfalon.games.oriflamme.bots import features as oriflamme_features
from gonfalon.games.oriflamme.bots import squire as oriflamme_squire
from gonfalon.games.oriflamme.bots.learned_policy import kind_signature
from gonfalon.games.oriflamme.rules.game import Options as OriflammeOptions

DECK = 10
"""Of more kinds of cards of Oriflamme than these each game picks so many at random."""
ORIFLAMME_SEATS = (2, 3, 3, 3, 4, 4, 5)
ORDONANCE_SEATS = (2, 2, 2, 3, 4)
"""The numbers of players, each as often as it is dealt."""
WARMTH = 0.02
"""How much by the squire's figures makes a move e times as likely before anything is learned."""


class _Learner:
    """The part of a learner that is the same for every game."""

    def __init__(self, rules: Rules, tutors: Mapping[str, Bot]) -> None:
        self.rules = rules
        self._tutors = tutors

    def outcome(self, state: State) -> Outcome:
        return self.rules.outcome(state.table)

    def tutor(self, name: str) -> Bot:
        return self._tutors[name]


class OriflammeLearner(_Learner):
    """Plays with a set of cards, or with tens of them where there are more."""

    tutors = ("squire", "squire-1", "page")
    beginning: Mapping[int, float] = {}

    def __init__(self, options: OriflammeOptions) -> None:
        bots = oriflamme_squire
        tutors = {"squire": bots.Squire(), "squire-1": bots.FirstSquire(), "page": bots.Page()}
        super().__init__(oriflamme.Oriflamme(), tutors)
        self.cards = options.cards
        self.ids = [kind.id for kind in self.cards.kinds]
        self.sight = oriflamme_features.TableFeatures(self.ids)

    def deal(self, dice: Dice, seats: int = 0) -> State:
        cards = self.cards
        if len(self.ids) > DECK:
            ids = self.ids[:]
            dice.shuffle(ids)
            cards = cards.pick(ids[:DECK])
        return self.rules.setup(OriflammeOptions(cards, FAMILIES[: seats or dice.pick(ORIFLAMME_SEATS)]), dice.word())

    def about(self) -> Mapping[str, str]:
        return {
            "game": self.rules.name,
            "cards": self.cards.name,
            "kinds": " ".join(map(kind_signature, self.cards.kinds)),
        }


class OrdonanceLearner(_Learner):
    """Plays for territories."""

    tutors = ("squire",)

    def __init__(self, options: OrdonanceOptions) -> None:
        super().__init__(ordonance.Ordonance(), {"squire": ordonance_squire.Squire()})
        self.options = options
        self.sight = ordonance_features.TableFeatures()
        self.beginning = self.sight.like_a_squire(WARMTH)

    def deal(self, dice: Dice, seats: int = 0) -> State:
        families = FAMILIES[: seats or dice.pick(ORDONANCE_SEATS)]
        return self.rules.setup(replace(self.options, families=families, first=None), dice.word())

    def about(self) -> Mapping[str, str]:
        return {"game": self.rules.name, "deck": self.options.cards.name, "digest": self.options.cards.hash}
