"""Wakhan's turn (W10)."""

from __future__ import annotations

from typing import Self

from gonfalon.core.state import Frame, State
from gonfalon.games.pamir.table import Table


class WakhanTurn(Frame):
    """Her actions, from her card to the bonus actions."""

    __slots__ = ()

    def run(self, state: State) -> None:
        table: Table = state.table
        table.end_actions()
        state.stack.pop()

    def clone(self) -> Self:
        return self
