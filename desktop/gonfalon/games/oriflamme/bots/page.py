"""The page: plays at random, but never does what nobody would do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gonfalon.bots.bot import Thinker
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.verbs import VERBS

COVERING = 6
"""One placement in so many covers an own card, where that is possible."""


class Page(Thinker):
    """Chooses at random among the moves that are not absurd."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        word = decision.prompt.word
        if word == "place":
            return _placement(moves, dice)
        if word == "face-down":
            return _face_down(view, moves, dice)
        if word == "target":
            moves = _targets(view, moves)
        elif word == "gap":
            moves = _gaps(view, moves)
        return dice.pick(moves)


def _placement(moves: Sequence[Move], dice: Dice) -> Move:
    kind = dice.pick(sorted({move.kind for move in moves}))
    ends = [move for move in moves if move.kind == kind and move.slot < 0]
    covers = [move for move in moves if move.kind == kind and move.slot >= 0]
    return dice.pick(covers if covers and dice.below(COVERING) == 0 else ends)


def _face_down(view: View, moves: Sequence[Move], dice: Dice) -> Move:
    """Keep or reveal; the last round is no time to keep, nor an early one to give influence away."""
    table: Table = view.table
    assert view.decision is not None
    card = view.decision.prompt.card
    kind = table.seating.cards.kinds[table.faces[card] or 0]
    keep, reveal = moves
    if table.round == table.seating.rounds:
        return reveal
    lain = table.influence[card]
    if (kind.influence == "doubled" and not lain) or kind.influence == "lost":
        return keep
    return dice.pick((keep, reveal))


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
