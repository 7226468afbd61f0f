"""Plans what remains of a turn: a beam over the actions of a seat, each of them carried through as seems best.

Every position on the way is valued as it would be if the turn ended there, after the cleanup and before the market is
filled: so nothing depends on cards that nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from gonfalon.core.state import State
from gonfalon.games.pamir.bots.bribery import is_beyond
from gonfalon.games.pamir.bots.estimate import Estimate
from gonfalon.games.pamir.rules.cleanup import Cleanup, court_limit, hand_limit
from gonfalon.games.pamir.rules.market import ROW
from gonfalon.games.pamir.rules.moves import DROP, Move
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn
from gonfalon.games.pamir.rules.words import ACTIONS, COURT_SIZE, LEFT

OPENINGS = frozenset({"site", "target", "play", "pay", "decline", *ACTIONS})
"""Moves that are worth only what follows them."""
IDLE = 0.0005
"""What it must bring at the least to do more than is done, in chances of victory."""


class Way(NamedTuple):
    """A way in which a turn can go on."""

    first: Move
    """The move it begins with."""
    value: float
    """How likely the seat is to win if its turn ends there."""
    state: State
    """Where it has come to: a question about the next action, or what is no longer in the turn."""
    length: int
    """How many actions it has."""

    @property
    def ended(self) -> bool:
        """Whether the turn is over there, or has never been the seat's."""
        return not isinstance(self.state.stack[-1], Turn) if self.state.stack else True


class Planner:
    """Tries ways of going on from one question of a seat, in a game in which all faces lie open."""

    def __init__(self, seat: int, estimate: Estimate, spent: Callable[[], bool]) -> None:
        """
        Args:
            seat: whose ways are tried; others pay and ask for all they can, and do anything in what else they decide.
            estimate: made with a table of this game.
            spent: whether to come to an end with what has been found.
        """
        self.seat = seat
        self.estimate = estimate
        self.spent = spent

    def ways(self, state: State, width: int, depth: int) -> list[Way]:
        """Ways that begin with the moves of the question, never none; bribes that cannot be paid begin no way.

        Args:
            state: where the seat is asked.
            width: how many ways are gone on with after each action.
            depth: how many actions more are tried.
        """
        found = [way for move in state.moves if (way := self._carried_out(state, move, None)) is not None]
        if not found:
            return [Way(state.moves[0], 0.0, state, 0)]
        front = found
        for _ in range(depth):
            following = []
            for way in different([way for way in front if not way.ended], width):
                for move in way.state.moves:
                    if move.word != "end" and (move.word != "play" or move.two == LEFT):
                        after = self._carried_out(way.state, move, way)
                        if after is not None:
                            following.append(after)
                    if self.spent():
                        return found + following
            if not following:
                break
            found += following
            front = following
        return found

    def _carried_out(self, before: State, move: Move, way: Way | None) -> Way | None:
        """The way that this move adds an action to, or begins; None where it costs more than can be paid."""
        if (move.word == "play" or move.word in ACTIONS) and is_beyond(before.table, self.seat, move):
            return None
        state = before.clone()
        advance(state, move)
        state = self._settled(state)
        length = way.length + 1 if way is not None else int(move.word != "end")
        return Way(way.first if way is not None else move, self.value(state) - IDLE * length, state, length)

    def _settled(self, state: State) -> State:
        """The position once the seat has made its best of what remains of an action."""
        while state.moves and not isinstance(state.stack[-1], Turn):
            if state.seat != self.seat:
                # The last move asks for the full bribe, or pays it.
                advance(state, state.moves[-1])
                continue
            best, value = state, -1.0
            for move in state.moves:
                if move != DROP:
                    after = state.clone()
                    advance(after, move)
                    if move.word in OPENINGS:
                        after = self._settled(after)
                    figure = self.value(after)
                    if figure > value:
                        best, value = after, figure
            state = best
        return state

    def value(self, state: State) -> float:
        """How likely the seat is to win if what is going on ends here; its own turn with a cleanup."""
        table: Table = state.table
        if not table.over and table.at == self.seat and _must_clean_up(table):
            table = self._cleaned_up(table)
        return self.estimate.shares(table)[self.seat]

    def _cleaned_up(self, table: Table) -> Table:
        state = State(table.clone(), [Turn((self.seat + 1) % table.seating.seats), Cleanup()], 0)
        run(state)
        while state.moves:
            moves: Sequence[Move] = state.moves
            if state.seat != self.seat or not isinstance(state.stack[-1], Cleanup):
                advance(state, moves[0])
                continue
            left = []
            for move in moves:
                after = state.clone()
                after.moves = ()
                after.stack[-1].take(after, move)
                left.append(after)
            state = max(left, key=lambda after: self.estimate.shares(after.table)[self.seat])
            run(state)
        found: Table = state.table
        return found


def different(ways: list[Way], width: int) -> list[Way]:
    """The best of the ways, each only once: the same actions in another order come to the same value."""
    found: list[Way] = []
    values: set[float] = set()
    for way in sorted(ways, key=lambda way: -way.value):
        if way.value not in values:
            values.add(way.value)
            found.append(way)
            if len(found) == width:
                break
    return found


def _must_clean_up(table: Table) -> bool:
    """Whether a cleanup changes more than what the deck decides (C2 to C4)."""
    seat = table.at
    return (
        len(table.courts[seat]) > court_limit(table, seat)
        or len(table.hands[seat]) > hand_limit(table, seat)
        or table.market[0] > COURT_SIZE
        or table.market[ROW] > COURT_SIZE
    )


def advance(state: State, move: Move) -> None:
    """Play a move, and work on no further than to where the market is filled."""
    state.moves = ()
    state.stack[-1].take(state, move)
    run(state)


def run(state: State) -> None:
    """Work on to the next question, or to where the market is filled."""
    stack = state.stack
    while stack and not state.moves:
        frame = stack[-1]
        if isinstance(frame, Cleanup) and frame.deals:
            return
        frame.run(state)
