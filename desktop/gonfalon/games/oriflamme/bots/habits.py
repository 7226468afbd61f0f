"""How seats usually play, remembered within one search by what matters most of a decision.

A search meets the same decisions again and again: the same card beside the same neighbours, in another imagined game.
What speaks for the moves is worked out where a decision is met for the first time; from then on it is looked up, and
what matters less (the rest of the hand, the exact pools) is taken to be as it was then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any, Final

from gonfalon.bots.search import sampled
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.course import COURSE, REACHED
from gonfalon.games.oriflamme.rules.moves import KEEP, REVEAL
from gonfalon.games.oriflamme.rules.program import Activation

NOTHING: Final = -9
"""What is seen where no card lies."""
MOST_ODDS: Final = 60.0
"""No move is likelier than another by more than e to the power of this."""
Key = tuple[Any, ...]


class Habits:
    """Draws moves as often as they are usually played."""

    __slots__ = ("_logits", "_others", "_placed", "_turned")

    def __init__(self, logits: Callable[[State], Sequence[float]]) -> None:
        """
        Args:
            logits: for each of the moves of the seat that is asked how much speaks for it, by what that seat knows, in
                units of the natural logarithm of odds.
        """
        self._logits = logits
        self._turned: dict[Key, float] = {}
        """How likely a card is turned up."""
        self._placed: dict[Key, dict[int, tuple[float, list[tuple[float, Move]]]]] = {}
        """For each kind the odds of placing it, all together and one by one."""
        self._others: dict[Key, float] = {}
        """The odds of all other moves."""

    def drawn(self, state: State, chance: float) -> Move:
        """One of the moves of the seat that is asked, as often as it usually plays it."""
        frame = state.stack[-1]
        if frame is REACHED:
            return REVEAL if chance < self.turning(state) else KEEP
        if frame is COURSE:
            return self._placing(state, chance)
        odds = self._odds(state)
        move: Move = state.moves[sampled(odds, chance * sum(odds))]
        return move

    def turning(self, state: State) -> float:
        """How likely the card that is reached is turned up."""
        table: Table = state.table
        card = table.acted
        slot = table.at
        queue = table.queue
        owner, known, faces = table.seating.owner, table.known, table.faces
        lies, influence = table.open, table.influence
        seat = owner[card]
        left = right = NOTHING
        if slot:
            near = queue[slot - 1]
            if known[near] >> seat & 1:
                left = (faces[near] * 2 + lies[near]) * 2 + (owner[near] == seat)  # type: ignore[operator]
            else:
                left = -1 - influence[near]
        if slot + 1 < len(queue):
            near = queue[slot + 1]
            if known[near] >> seat & 1:
                right = (faces[near] * 2 + lies[near]) * 2 + (owner[near] == seat)  # type: ignore[operator]
            else:
                right = -1 - influence[near]
        key = (card, faces[card], influence[card], left, right)
        turned = self._turned.get(key)
        if turned is None:
            keep, reveal = self._logits(state)
            turned = self._turned[key] = 1.0 / (1.0 + exp(min(MOST_ODDS, keep - reveal)))
        return turned

    def _placing(self, state: State, chance: float) -> Move:
        table: Table = state.table
        seat = state.seat
        queue = table.queue
        own = bytes(queue).translate(table.seating.tops[seat])
        key = (seat, own, seen(table, queue[0], seat), seen(table, queue[-1], seat)) if own else (seat,)
        known = self._placed.get(key)
        if known is None:
            known = self._placed[key] = {}
        faces = table.faces
        hand: list[int] = [faces[card] for card in table.hands[seat]]  # type: ignore[misc]
        whole = 0.0
        try:
            for kind in hand:
                whole += known[kind][0]
        except KeyError:
            self._learn_placing(state, known)
            whole = sum([known[kind][0] for kind in hand])
        left = chance * whole
        for kind in hand:
            odds, places = known[kind]
            if left < odds:
                break
            left -= odds
        for odd, move in places:
            left -= odd
            if left < 0.0:
                return move
        return places[-1][1]

    def _learn_placing(self, state: State, known: dict[int, tuple[float, list[tuple[float, Move]]]]) -> None:
        numbers = state.table.seating.numbers
        found: dict[int, list[tuple[float, Move]]] = {}
        for move, logit in zip(state.moves, self._logits(state), strict=True):
            found.setdefault(numbers[move.kind], []).append((exp(max(-MOST_ODDS, min(MOST_ODDS, logit))), move))
        for kind, places in found.items():
            if kind not in known:
                known[kind] = sum(odd for odd, _ in places), places

    def _odds(self, state: State) -> list[float]:
        """The odds of the moves of a card that asks whom, where to or which option."""
        frame = state.stack[-1]
        assert isinstance(frame, Activation)
        table: Table = state.table
        seat = state.seat
        queue = table.queue
        at = table.at
        asked = (frame.program, frame.position, seat)
        keys: list[Key]
        if frame.held >= 0:
            faces = [seen(table, card, seat) for card in queue]
            faces.append(NOTHING)
            held = seen(table, frame.held, seat)
            keys = [(asked, held, faces[move.slot - 1], faces[move.slot], move.slot > at) for move in state.moves[:-1]]
            keys.append((asked, held, NOTHING))
        elif state.moves[0].slot >= 0:
            keys = [
                (
                    asked,
                    seen(table, card := queue[move.slot], seat),
                    table.influence[card],
                    table.seating.owner[card],
                    move.slot > at,
                )
                for move in state.moves
            ]
        else:
            near = beside(table, frame.this, seat)
            keys = [(asked, near, move) for move in state.moves]
        others = self._others
        try:
            return [others[key] for key in keys]
        except KeyError:
            odds = [exp(max(-MOST_ODDS, min(MOST_ODDS, logit))) for logit in self._logits(state)]
            others.update(zip(keys, odds, strict=True))
            return odds


def seen(table: Table, card: int, seat: int) -> int:
    """What a seat sees of a card: its kind, how it lies and whether it is its own; else how much lies on it."""
    if table.known[card] >> seat & 1:
        return (table.faces[card] * 2 + table.open[card]) * 2 + (table.seating.owner[card] == seat)  # type: ignore[operator]
    return -1 - table.influence[card]


def beside(table: Table, card: int, seat: int) -> Key:
    """What a seat sees on both sides of a card; nothing where that has left the queue."""
    queue = table.queue
    if card not in queue:
        return ()
    slot = queue.index(card)
    left = seen(table, queue[slot - 1], seat) if slot else NOTHING
    return left, seen(table, queue[slot + 1], seat) if slot + 1 < len(queue) else NOTHING
