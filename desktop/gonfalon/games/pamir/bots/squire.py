"""The squire: takes the move after which the position looks best, without thinking of what others will answer."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import Reason, Thinker
from gonfalon.bots.character import PLAIN, Character
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.bots.appraisal import Appraisal
from gonfalon.games.pamir.bots.leanings import drawn_to
from gonfalon.games.pamir.bots.memory import remembered
from gonfalon.games.pamir.bots.motives import DONE, LOYALTY, STOPS
from gonfalon.games.pamir.bots.trial import Trial
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.words import COURT_SIZE, NONE


class Squire(Thinker):
    """Takes the move whose figure is the best; dice decide between equals."""

    def __init__(self, character: Character = PLAIN, *, attentive: bool = True) -> None:
        """
        Args:
            character: what it is drawn to.
            attentive: whether it remembers what others have bought, and asks no bribe that cannot be paid.
        """
        super().__init__(character)
        self.attentive = attentive

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        word = decision.prompt.word
        if word == "ask-bribe" and not self.attentive:
            return moves[-1]  # B6
        if word == "pay-bribe":
            # What is announced was worth the full sum.
            return moves[0] if moves[0].word == "decline" else moves[-1]
        if word == "loyalty":
            figures = [following(view, move.one) for move in moves]
        else:
            known = remembered(view) if self.attentive else view
            figures = Trial(known, Appraisal(known), dice).figures(moves)
        return dice.pick_best(moves, drawn_to(self.character, view, moves, figures))

    def reason(self, view: View, move: Move) -> Reason | None:
        assert view.decision is not None
        word = view.decision.prompt.word
        if word == "loyalty" or move.word in STOPS:
            return Reason(LOYALTY if word == "loyalty" else DONE)
        if word in ("ask-bribe", "pay-bribe"):
            return None
        known = remembered(view) if self.attentive else view
        return Trial(known, Appraisal(known), Dice(0)).motive(move)


def following(view: View, coalition: int) -> float:
    """How good it looks to be loyal to a coalition at the start: its patriots in the market, and who else is loyal."""
    table: Table = view.table
    deck = table.seating.deck
    figure = 0.0
    for place, card in enumerate(table.market):
        if card <= COURT_SIZE and deck.patriot[card] == coalition != NONE:
            figure += (6 - place % 6) / 6
    return figure - 0.7 * table.loyalty.count(coalition)
