"""Reasons for a move that every player at the table can see, for bots of all levels to give.

Nothing here looks at a face that is not known to all, nor at what a move would do with such a card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from gonfalon.bots.bot import Reason
from gonfalon.bots.search import SearchResult
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.bots.evaluation import traits_of
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.verbs import VERBS

GAIN: Final = 0
HURT: Final = 1
SPARE: Final = 2
"""What a cause is about: the own pool, what rivals have, the own cards."""


class MoveReason(NamedTuple):
    """Something that speaks for a move."""

    about: int
    reason: Reason


def move_reasons(view: View, move: Move) -> list[MoveReason]:
    """Return the publicly visible reasons for a move of this view's decision, the plainest first; often none."""
    prompt: Prompt = view.pending.prompt
    if move.word == "place":
        return list(_placing(view.table, move))
    if prompt.word == "face-down":
        return list(_turning(view.table, move))
    if prompt.word == "target" and VERBS[prompt.verb].hurts:
        return list(_striking(view, move))
    return []


def reason_of(view: View, move: Move) -> Reason | None:
    """The plainest reason, for a level that has nothing to weigh it by."""
    return next((cause.reason for cause in move_reasons(view, move)), None)


def reason_found(view: View, found: SearchResult) -> Reason:
    """That reason which made the most of the best move in the games that were played on, or how many these were."""
    choice = found.choice
    given = move_reasons(view, found.best)
    others = [place for place in range(len(found.moves)) if place != choice and found.ends[place]]
    if len(given) > 1 and others:
        second = max(others, key=found.visits.__getitem__)
        ours, theirs = _came_to(view.seat, found, choice), _came_to(view.seat, found, second)
        given.sort(key=lambda cause: theirs[cause.about] - ours[cause.about])
    return given[0].reason if given else Reason("tried", (found.tries,))


def _came_to(seat: int, found: SearchResult, place: int) -> Sequence[float]:
    """By `GAIN`, `HURT` and `SPARE`, what came of a move on average; more is better."""
    ends = found.ends[place]
    sums = [0.0, 0.0, 0.0]
    for end in ends:
        table: Table = end.table
        owner = table.seating.owner
        pools = table.pool
        sums[GAIN] += pools[seat]
        sums[HURT] -= max(pool for other, pool in enumerate(pools) if other != seat)
        sums[SPARE] += sum(owner[card] == seat for card in table.queue)
    return [figure / len(ends) for figure in sums]


def _placing(table: Table, move: Move) -> Iterator[MoveReason]:
    if not table.queue:
        return
    if move.slot == FRONT:
        yield MoveReason(GAIN, Reason("acts-first"))
    elif move.slot == BACK:
        yield MoveReason(GAIN, Reason("acts-last", (len(table.queue),)))
    else:
        yield MoveReason(SPARE, Reason("shelters", (table.influence[table.queue[move.slot]],)))


def _turning(table: Table, move: Move) -> Iterator[MoveReason]:
    left = table.seating.rounds - table.round
    lain = table.influence[table.acted]
    if move.word == "keep":
        if left and table.acted not in table.fresh:
            yield MoveReason(SPARE, Reason("waits", (lain + 1,)))
        return
    face = table.faces[table.acted] or 0  # everybody sees it as soon as it is revealed
    lain -= table.seating.costs[face]
    traits = traits_of(table.seating.cards)[face]
    if not left:
        yield MoveReason(GAIN, Reason("no-later"))
    if lain > 0 and (earned := traits.earned(lain)) and traits.influence != "kept":
        yield MoveReason(GAIN, Reason("takes-lain", (earned,)))
    if traits.reach:
        yield MoveReason(HURT, Reason("strikes-now"))
    elif traits.character and left:
        yield MoveReason(GAIN, Reason("acts-again", (left,)))


def _striking(view: View, move: Move) -> Iterator[MoveReason]:
    table: Table = view.table
    owner, queue = table.seating.owner, table.queue
    card = queue[move.slot]
    family = owner[card]
    if family == view.seat:
        return
    if table.pool[family] > max(pool for seat, pool in enumerate(table.pool) if seat != family):
        yield MoveReason(HURT, Reason("hurts-leader", (table.pool[family], family)))
    if view.pending.prompt.verb != "steal":
        if table.influence[card]:
            yield MoveReason(HURT, Reason("wastes-lain", (table.influence[card], family)))
        left = table.seating.rounds - table.round + (move.slot > table.at)
        if table.open[card] and left:
            yield MoveReason(HURT, Reason("ends-acting", (left, family)))
    if any(owner[queue[other.slot]] == view.seat for other in view.pending.moves):
        yield MoveReason(SPARE, Reason("spares-own"))
