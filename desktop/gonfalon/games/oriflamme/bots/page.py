"""The page: a beginner, who judges badly but never does what nobody would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.bots.bot import Reason, Thinker
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.bots.leanings import shifted
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.squire import appraised
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.verbs import VERBS

NOISE = 1.9
"""How far, in influence, it misjudges a move: so much is the most that each of three dice adds."""


class Page(Thinker):
    """Judges as the squire does, but badly, and chooses among the moves that are not absurd."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves = _sensible(view, decision)
        judged = dict(zip(decision.moves, shifted(appraised(view, decision), view, self.character), strict=True))
        return dice.pick_best(moves, [judged[move] + _error(dice) for move in moves])

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_of(view, move)


def _error(dice: Dice) -> float:
    return NOISE * sum(dice.below(1001) for _ in range(3)) / 1000


def _sensible(view: View, decision: Decision) -> Sequence[Move]:
    match decision.prompt.word:
        case "face-down":
            return _turns(view, decision.moves)
        case "target":
            return _targets(view, decision.moves)
        case "gap":
            return _gaps(view, decision.moves)
    moves: Sequence[Move] = decision.moves
    return moves


def _turns(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The last round is no time to keep, nor an early one to give influence away."""
    table: Table = view.table
    assert view.decision is not None
    card = view.decision.prompt.card
    kind = table.seating.cards.kinds[table.faces[card] or 0]
    keep, reveal = moves
    if table.round == table.seating.rounds:
        return (reveal,)
    return (keep,) if kind.influence == "doubled" and not table.influence[card] else moves


def _targets(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The targets that make sense, or all of them where none does."""
    table: Table = view.table
    assert view.decision is not None
    prompt: Any = view.decision.prompt
    owner = table.seating.owner
    queue = table.queue
    if VERBS[prompt.verb].hurts:
        sensible = [move for move in moves if owner[queue[move.slot]] != view.seat]
        if prompt.verb == "steal":
            sensible = [move for move in sensible if table.pool[owner[queue[move.slot]]]] or sensible
    elif prompt.verb == "place":
        sensible = [move for move in moves if owner[queue[move.slot]] == view.seat]
    elif prompt.verb == "copy":
        # A copy within a copy does nothing.
        sensible = [move for move in moves if table.faces[queue[move.slot]] != table.faces[prompt.card]]
    else:
        return moves
    return sensible or moves


def _gaps(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """All gaps but the one that the card was lifted from."""
    table: Table = view.table
    assert view.decision is not None
    card = view.decision.prompt.it
    if table.under[card] >= 0:
        return moves
    here = table.queue.index(card)
    return [move for move in moves if move.slot != here] or moves
