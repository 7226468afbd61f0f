"""Games that have come to a certain question, played without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

from gonfalon.core.dice import Dice
from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.rules.table import Table
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from tests.games.oriflamme.window.person import game

Condition = Callable[[Match, int], bool]
_STAGED: dict[object, Record] = {}


def staged(
    until: Condition,
    families: str = "RBGY",
    people: str = "R",
    *,
    direction: str = "left-to-right",
    patient: bool = False,
    names: dict[str, str] | None = None,
) -> Match:
    """A game at a question to a person that meets the condition.

    The patient keep their cards, place them at the ends and let everybody live, so that the row grows.
    """
    key = (until, families, people, direction, patient, str(names))
    if key not in _STAGED:
        _STAGED[key] = _found(until, game(families, people, 0, direction=direction, names=names), patient)
    return Match.restore(_STAGED[key], CardSources(GAMES))


def _found(until: Condition, new_game: NewGame, patient: bool) -> Record:
    for seed in range(1, 400):
        match = Match.begin(replace(new_game, seed=seed, first=seed % len(new_game.seats)), CardSources(GAMES))
        dice = Dice(seed)
        while not match.over:
            seat = match.decision_seat
            assert seat is not None
            if match.seats[seat].bot is None and until(match, seat):
                return match.record()
            decision = match.view(seat).decision
            assert decision is not None
            match.play(_patiently(decision.moves, dice) if patient else dice.pick(decision.moves))
    raise LookupError("no game comes to this question")


def _patiently(moves: tuple[Move, ...], dice: Dice) -> Move:
    calm = [move for move in moves if move.word == "keep" or (move.word == "place" and move.slot < 0)]
    return dice.pick(calm or moves)


def _table(match: Match, seat: int) -> tuple[Table, str, list[Move]]:
    view = match.view(seat)
    assert view.decision is not None
    return view.table, view.decision.prompt.word, list(view.decision.moves)


def among_rivals(match: Match, seat: int) -> bool:
    """A placement in a queue of own cards and of neighbouring cards of others."""
    table, word, _ = _table(match, seat)
    owners = [table.seating.owner[card] for card in table.queue]
    neighbours = any(seat not in pair for pair in pairwise(owners))
    return word == "place" and 5 <= len(owners) <= 8 and seat in owners and neighbours


def some_targets(match: Match, seat: int) -> bool:
    """A choice of some of the cards of the queue."""
    table, word, moves = _table(match, seat)
    return word == "target" and 1 < len(moves) < len(table.queue)


def long_row(match: Match, seat: int) -> bool:
    """A placement behind fifteen slots."""
    table, word, _ = _table(match, seat)
    return word == "place" and len(table.queue) == 15
