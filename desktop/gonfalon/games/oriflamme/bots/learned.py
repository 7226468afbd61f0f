"""The policies that were learned for sets of cards, and the levels that play by them."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import Final

from gonfalon.bots.character import Character
from gonfalon.bots.learned import Learned
from gonfalon.bots.policy import COOL, Policy, read_policy
from gonfalon.bots.weights import BadWeights, about, kept
from gonfalon.core.digest import digest
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.leanings import leanings
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.slots import Sight
from gonfalon.games.oriflamme.bots.squire import Squire
from gonfalon.games.oriflamme.rules import CardSet, Kind
from gonfalon.games.oriflamme.rules.tree import written

WARMTHS: Final = {"courtier": 1.4, "chancellor": COOL}
"""How warm the policy of each level is."""
SEARCHED: Final = 2.5
"""How warm it is in a search: rivals may play otherwise than was learned, and moves that it thinks little of are tried.

Of 900 games a regent of 300 tries won .680 with 1, .698 with 1.7, .745 with 2.5 and .732 with 3.5 against two squires,
all ± .03, and .41 ± .03 of 600 with any of them against two chancellors. Face to face with one it won .529 with 1, .511
with 1.6 and .479 with 2.5 (800 tries, 1,000 games, ± .03): so of two no more is expected than was learned.
"""


def says(kind: Kind) -> str:
    """A word that changes with what a card does."""
    card = kind.card
    whole = [card.type, card.influence, card.cost, [written(program) for program in card.programs]]
    return f"{card.id}={digest(json.dumps(whole).encode())[:8]}"


@lru_cache(maxsize=8)
def policy_for(cards: CardSet) -> Policy | None:
    """What was learned of exactly these cards, or of the fewest cards among which they are; None if nothing was."""
    wanted = {says(kind) for kind in cards.kinds}
    known = {path: about(path).get("kinds", "").split() for path in kept("oriflamme*.weights")}
    for path in sorted((path for path in known if wanted.issubset(known[path])), key=lambda path: len(known[path])):
        with suppress(BadWeights):
            return read_policy(path, Sight([kind.partition("=")[0] for kind in known[path]]))
    return None


def policy_of(view: View) -> Policy | None:
    """What was learned of the cards that are played with in this game."""
    return policy_for(view.table.seating.cards)


_warmed = lru_cache(maxsize=2)(Policy.warmed)


def searched_by(view: View) -> Policy | None:
    """What a search takes to be usual, with the cards that are played with in this game."""
    policy = policy_of(view)
    return policy if policy is None or view.table.seating.seats == 2 else _warmed(policy, SEARCHED)


def learned(level: str, character: Character) -> Learned:
    """A level that plays by what was learned; with cards of which nothing was, it is the squire."""
    return Learned(policy_of, WARMTHS[level], Squire(character), character, leanings, reason_of)
