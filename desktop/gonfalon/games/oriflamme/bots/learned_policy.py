"""The policies that were learned for sets of cards, and the levels that play by them."""

from __future__ import annotations

import json
from contextlib import suppress
from functools import lru_cache
from typing import Final

from gonfalon.bots.bot import Character
from gonfalon.bots.learned_bots import LearnedBot
from gonfalon.bots.policy import COOL, Policy, read_policy
from gonfalon.bots.weights import BadWeights, read_header, weight_files
from gonfalon.core.dice import Dice
from gonfalon.core.files import digest
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.bots.character_weights import leanings
from gonfalon.games.oriflamme.bots.features import TableFeatures
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.squire import Squire
from gonfalon.games.oriflamme.rules import CardKind, CardSet, Table
from gonfalon.games.oriflamme.rules.card_set import plain_program
from gonfalon.games.oriflamme.rules.verbs import VERBS

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


def usual_policy(table: Table) -> Policy | None:
    """Return the policy of how seats usually play with the cards of this table."""
    return policy_for(table.seating.cards)


def policy_for_view(view: View) -> Policy | None:
    """Return the policy learned for the cards in play in this game."""
    return policy_for(view.table.seating.cards)


_warmed = lru_cache(maxsize=2)(Policy.with_temperature)


def search_policy(view: View) -> Policy | None:
    """Return the policy that a search takes as usual play, for the cards in play in this game."""
    policy = policy_for_view(view)
    return policy if policy is None or view.table.seating.seats == 2 else _warmed(policy, SEARCHED)


def courtier(character: Character) -> LearnedBot:
    """A level that plays by what was learned, warmly."""
    return _learned_bot(1.4, character)


def chancellor(character: Character) -> LearnedBot:
    """A level that plays by what was learned, coolly."""
    return _learned_bot(COOL, character)


class _SparingBot(LearnedBot):
    """Hurts no card of its player's other family where it can choose another: that was learned of no such game."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> object:
        table: Table = view.table
        if table.seating.each > 1 and decision.prompt.word == "target" and VERBS[decision.prompt.verb].hurts:
            own, owner = table.seating.seats_of(view.seat), table.seating.owner
            spared = tuple(move for move in decision.moves if owner[table.queue[move.slot]] not in own)
            decision = decision._replace(moves=spared or decision.moves)
            view = View(view.seat, table, view.stack, decision, view.history)
        return super().decide(view, decision, dice)


def _learned_bot(warmth: float, character: Character) -> LearnedBot:
    # With cards of which nothing was learned it is the squire.
    return _SparingBot(policy_for_view, warmth, Squire(character), character, leanings, reason_of)
