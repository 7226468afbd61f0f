"""The policies that were learned for sets of cards, the levels that play by them, and how they are learned."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Final

from gonfalon.bots.bot import Bot, Character
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.bots.policy import COOL, Policy, read_policy
from gonfalon.bots.weights import BadWeights, read_header, weight_files
from gonfalon.core.dice import Dice
from gonfalon.core.files import digest
from gonfalon.core.game import Outcome
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.games.oriflamme.bots.character_weights import leanings
from gonfalon.games.oriflamme.bots.features import TableFeatures
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.squire import FirstSquire, Page, Squire
from gonfalon.games.oriflamme.rules import CardKind, CardSet, Oriflamme
from gonfalon.games.oriflamme.rules.card_set import plain_program
from gonfalon.games.oriflamme.rules.game import Options

WARMTHS: Final = {"courtier": 1.4, "chancellor": COOL}
"""How warm the policy of each level is."""
SEARCHED: Final = 2.5
"""How warm it is in a search: rivals may play otherwise than was learned, and moves that it thinks little of are tried.

Of 900 games a regent of 300 tries won .680 with 1, .698 with 1.7, .745 with 2.5 and .732 with 3.5 against two squires,
all ± .03, and .41 ± .03 of 600 with any of them against two chancellors. Face to face with one it won .529 with 1, .511
with 1.6 and .479 with 2.5 (800 tries, 1,000 games, ± .03): so of two no more is expected than was learned.
"""


def kind_signature(kind: CardKind) -> str:
    """A word that changes with what a card does."""
    card = kind.card
    whole = [card.type, card.influence, card.cost, [plain_program(program) for program in card.programs]]
    return f"{card.id}={digest(json.dumps(whole).encode())[:8]}"


@lru_cache(maxsize=8)
def policy_for(cards: CardSet) -> Policy | None:
    """Return the policy learned for exactly these cards, or for the fewest that include them; None if there is none."""
    wanted = {kind_signature(kind) for kind in cards.kinds}
    known = {path: read_header(path).get("kinds", "").split() for path in weight_files("oriflamme*.weights")}
    for path in sorted((path for path in known if wanted.issubset(known[path])), key=lambda path: len(known[path])):
        with suppress(BadWeights):
            return read_policy(path, TableFeatures([kind.partition("=")[0] for kind in known[path]]))
    return None


def policy_for_view(view: View) -> Policy | None:
    """Return the policy learned for the cards in play in this game."""
    return policy_for(view.table.seating.cards)


_warmed = lru_cache(maxsize=2)(Policy.with_temperature)


def search_policy(view: View) -> Policy | None:
    """Return the policy that a search takes as usual play, for the cards in play in this game."""
    policy = policy_for_view(view)
    return policy if policy is None or view.table.seating.seats == 2 else _warmed(policy, SEARCHED)


def learned_bot(level: str, character: Character) -> LearnedBot:
    """A level that plays by what was learned; with cards of which nothing was, it is the squire."""
    return LearnedBot(policy_for_view, WARMTHS[level], Squire(character), character, leanings, reason_of)


DECK = 10
"""Of more kinds than these each game picks so many at random."""
SEATS = (2, 3, 3, 3, 4, 4, 5)
"""How often how many play."""


class Learner:
    """Plays with a set of cards, or with tens of them where there are more."""

    tutors = ("squire", "squire-1", "page")
    beginning: Mapping[int, float] = {}

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards
        self.ids = [kind.id for kind in cards.kinds]
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


class LearnerFactory:
    """A factory of the learner of a set of cards, usable in any process; factories of the same cards are equal."""

    def __init__(self, cards: CardSet) -> None:
        self.cards = cards

    def __call__(self) -> Learner:
        return Learner(self.cards)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LearnerFactory) and other.cards.hash == self.cards.hash

    def __hash__(self) -> int:
        return hash(self.cards.hash)
