"""Levels that play by a learned policy: warm ones try other moves than the best more often."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from gonfalon.bots.bot import PLAIN_CHARACTER, Bot, Budget, Character, InstantBot, Reason
from gonfalon.bots.policy import Policy, sampled_index, softmax, state_for_policy
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision


class LearnedBot(InstantBot):
    """Draws a move by a policy, or asks another bot where nothing was learned of the cards that are played with."""

    def __init__(
        self,
        policy: Callable[[View], Policy | None],
        warmth: float,
        otherwise: Bot,
        character: Character = PLAIN_CHARACTER,
        leanings: Callable[..., Iterable[str]] = lambda view, move: (),
        reason: Callable[..., Reason | None] = lambda view, move: None,
    ) -> None:
        """
        Args:
            policy: finds the policy for what is played.
            warmth: 1 plays as it was learned, less prefers the best more.
            otherwise: plays where there is no policy.
            character: what it is drawn to.
            leanings: what a move does, as far as characters care.
            reason: what everybody can see to speak for a move.
        """
        super().__init__(character)
        self.policy = policy
        self.warmth = warmth
        self.otherwise = otherwise
        self.leanings = leanings
        self._reason = reason

    def reason(self, view: View, move: object) -> Reason | None:
        return self._reason(view, move) or (Reason("learned") if self.policy(view) is not None else None)

    def decide(self, view: View, decision: Decision, dice: Dice) -> object:
        policy = self.policy(view)
        if policy is None:
            return self.otherwise.choose(view, dice, Budget(0.0)).move
        moves = decision.moves
        logits = self.character.drawn(moves, policy.logits(state_for_policy(view)), partial(self.leanings, view))
        return moves[sampled_index(softmax(logits, self.warmth), dice)]
