"""The laws of all games hold for a stranger's too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.game import Rules
from gonfalon.core.knowledge import SeenMove
from gonfalon.core.state import State
from tests.games import laws
from tests.strangers.pennons.rules import PENNONS, Ended, Hoisted, Pennons, Table


class Subject:
    """Pennons as the laws see it."""

    def __init__(self, seats: int) -> None:
        self.game: Rules = Pennons()
        self.options = self.game.options({"families": "RBGY"[:seats]})
        self.seats = seats

    def faces(self, table: Table) -> Sequence[int | None]:
        return table.faces

    def owns(self, table: Table, card: int, seat: int) -> bool:
        owned = [(seat, number) for seat, hand in enumerate(table.hands) for number in hand]
        return next((seat for seat, number in chain(owned, *table.towers) if number == card), -1) == seat

    def begun(self, table: Table) -> Iterable[int]:
        return []

    def left_over(self, table: Table) -> Iterable[int]:
        return []

    def shown(self, event: Any) -> Iterable[int]:
        if isinstance(event, Hoisted):
            return [event.card]
        return range(PENNONS) if isinstance(event, Ended) else []

    def learnt(self, event: Any, seat: int) -> Iterable[int]:
        return []

    def dated(self, event: Any, seen: SeenMove) -> bool:
        if not isinstance(event, Hoisted):
            return True
        return (seen.seat, *seen.move) == (event.seat, event.face, event.tower + 1)

    def hidden(self, event: Any) -> Iterable[int]:
        return []

    def conserved(self, table: Table) -> None:
        cards = [card for hand in table.hands for card in hand] + [card for _, card in chain(*table.towers)]
        assert len(set(cards)) == len(cards) == 5 * self.seats
        assert None in table.faces or sorted(filter(None, table.faces)) == list(range(1, PENNONS + 1))

    def meant(self, state: State) -> Iterable[Any]:
        return []

    def pick(self, state: State, dice: Dice) -> Any:
        return laws.picked(state, dice)


@pytest.mark.usefixtures("pennons")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_laws_hold(seats: int) -> None:
    laws.check_all(Subject(seats), seats)
