"""Tries moves on an imagined table: each is really played, and what remains of its action is played as seems best."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.bots.bot import Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.bots.appraisal import Appraisal
from gonfalon.games.pamir.bots.bribery import is_beyond
from gonfalon.games.pamir.bots.foresight import foreseen
from gonfalon.games.pamir.bots.motives import HOLDINGS, cause
from gonfalon.games.pamir.rules.cleanup import Cleanup
from gonfalon.games.pamir.rules.court import Debt
from gonfalon.games.pamir.rules.moves import DROP, PLAY, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.words import ACTIONS, COURT_SIZE

IDLE = 0.004
"""How much better a move must be than doing nothing."""
WASTE = 0.03
"""What it costs to leave an action unused."""
OWED = 0.03
"""What each card costs that must still be discarded for a debt."""
REFUSED = -1.0
"""Less than any position is worth: an action whose bribe cannot be paid."""
OPENINGS = frozenset({"site", "target", "play", "pay", "decline", *ACTIONS})
"""Moves that are worth only what follows them."""


class Trial:
    """Gives every move of one decision a figure."""

    def __init__(self, view: View, appraisal: Appraisal, dice: Dice) -> None:
        self.seat = view.seat
        self.appraisal = appraisal
        self.state = view.imagine(dice)
        self.cut = _is_cut(self.state, self.seat)
        """Whether what comes after this decision belongs to others or to chance."""

    def figures(self, moves: Sequence[Move]) -> list[float]:
        found: dict[Move, float] = {}
        for move in moves:
            if move.word == "ask":
                found[move] = self._asked(move)
            elif move.word == "play" and move.two == 1:
                # Which end of the court it takes hardly matters.
                found[move] = found[PLAY[move.one][0]]
            else:
                found[move] = self._figure(move)
        return [found[move] for move in moves]

    def _figure(self, move: Move) -> float:
        table: Table = self.state.table
        if move.word == "end":
            value = self.appraisal.of(foreseen(table), acting=False)
            return value + IDLE - WASTE * (table.actions if self._could_buy() else 0)
        if (move.word == "play" or move.word in ACTIONS) and is_beyond(table, self.seat, move):
            return REFUSED
        after = self.state.clone()
        if self.cut:
            after.moves = ()
            after.stack[-1].take(after, move)
            return self._appraise(after)
        after.play(move)
        return self._finish(after)[0] if move.word in OPENINGS else self._appraise(after)

    def motive(self, move: Move) -> Reason | None:
        """Whether it is for the checks to come or for what is held beside them; None where neither gains by it."""
        if self.cut:
            return None
        after = self.state.clone()
        after.play(move)
        if move.word in OPENINGS:
            after = self._finish(after)[1]
        before = self.appraisal.parts(self.state.table)
        chance, held = (new - old for new, old in zip(self.appraisal.parts(after.table), before, strict=True))
        if max(chance, held) <= 0:
            return None
        if chance > held:
            return Reason(cause(self.appraisal.forecast, self.seat, self.state.table, after.table))
        return Reason(HOLDINGS)

    def _asked(self, move: Move) -> float:
        """What it is worth to ask for so much, if it is paid where it can be."""
        after = self.state.clone()
        after.play(move)
        while after.moves and not isinstance(after.stack[-1], Turn):
            after.play(after.moves[-1])
        return self.appraisal.of(after.table)

    def _could_buy(self) -> bool:
        """Whether there is a card to be had for nothing: the game comes to its end by purchases (V3)."""
        return any(move.word == "buy" and move.one <= COURT_SIZE for move in self.state.moves)

    def _finish(self, state: State) -> tuple[float, State]:
        """The position once the seat has made its best of what remains of an action, and what it is worth."""
        while state.moves and not isinstance(state.stack[-1], Turn) and not _is_cut(state, self.seat):
            if state.seat != self.seat:
                # Others ask for the full bribe, and do anything with what concerns them alone.
                state.play(state.moves[-1])
                continue
            best, value, chosen = None, -9.0, None
            for move in state.moves:
                if move is DROP:
                    continue
                after = state.clone()
                after.play(move)
                figure, end = self._finish(after) if move.word in OPENINGS else (self._appraise(after), after)
                if figure > value:
                    best, value, chosen = end, figure, move
            assert best is not None
            assert chosen is not None
            if chosen.word in OPENINGS:
                return value, best
            state = best
        return self._appraise(state), state

    def _appraise(self, state: State) -> float:
        value = self.appraisal.of(foreseen(state.table))
        for frame in state.stack:
            if isinstance(frame, Debt) and frame.seat == self.seat:
                value -= OWED * frame.owed
        return value


def _is_cut(state: State, seat: int) -> bool:
    """Whether the turn is another's or in its cleanup, so that what follows is not for the seat to decide."""
    return state.table.at != seat or any(isinstance(frame, Cleanup) for frame in state.stack)
