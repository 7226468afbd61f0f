"""Games of Ordonance that have come to a certain question, played without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.core.dice import Dice
from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.table import Table
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from tests.games.ordonance.window.commander import campaign

Condition = Callable[[Match, int], bool]
_STAGED: dict[object, Record] = {}


def staged(until: Condition, new_game: NewGame | None = None) -> Match:
    """The first game like this one that chance leads to a question to a person which meets the condition."""
    wanted = new_game or campaign()
    key = (until, wanted)
    if key not in _STAGED:
        _STAGED[key] = _found(until, wanted)
    return Match.restore(_STAGED[key], CardSources(GAMES))


def _found(until: Condition, new_game: NewGame) -> Record:
    for seed in range(1, 400):
        match = Match.begin(replace(new_game, seed=seed), CardSources(GAMES))
        dice = Dice(seed)
        while not match.over:
            seat = match.decision_seat
            assert seat is not None
            if match.seats[seat].bot is None and until(match, seat):
                return match.record()
            decision = match.view(seat).decision
            assert decision is not None
            match.play(dice.pick(decision.moves))
    raise LookupError("no game comes to this question")


def _table(match: Match, seat: int) -> Table:
    table: Table = match.view(seat).table
    return table


def _open(table: Table, seat: int) -> list[int]:
    seating = table.seating
    return [one for one in range(seating.territories) if 0 < len(table.army(seat, one)) < seating.army_size]


def full_and_open(match: Match, seat: int) -> bool:
    """A full own army, and two others that have units and places."""
    table = _table(match, seat)
    armies = [len(table.army(seat, territory)) for territory in range(table.seating.territories)]
    return max(armies) == table.seating.army_size and len(_open(table, seat)) >= 2


def held_and_open(match: Match, seat: int) -> bool:
    """A territory that a rival holds, where the seat has units and places."""
    table = _table(match, seat)
    return any(table.holder[territory] not in (-1, seat) for territory in _open(table, seat))


def argued(match: Match, seat: int) -> bool:
    """Two territories are held, by two seats."""
    return len({holder for holder in _table(match, seat).holder if holder >= 0}) == 2
