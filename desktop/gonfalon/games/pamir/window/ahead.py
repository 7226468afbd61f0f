"""What the board shows of a move before it is made: the differences that it would make, where their figures stand."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.texts.prospects import Prospect, Prospects
from gonfalon.games.pamir.window.blocks_panel import blocks_figures
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.card_item import PamirCard
from gonfalon.games.pamir.window.map_figures import MapFigures
from gonfalon.games.pamir.window.market_figures import market_figures
from gonfalon.games.pamir.window.seat_panel import changes

__all__ = ["Ahead"]


class Ahead:
    """Tries moves on what the seat knows, and shows what one of them brings."""

    def __init__(self, board: Board, map_figures: Callable[[Table | None], MapFigures]) -> None:
        """
        Args:
            map_figures: the map as it is now, with what would be otherwise on a later table.
        """
        self._board = board
        self._map_figures = map_figures
        self._tried: tuple[View, Prospects] | None = None
        self.prospect: Prospect | None = None
        """What is shown now."""

    def forget(self) -> None:
        """Another table is shown."""
        self._tried = self.prospect = None
        self._board.market.show_after(None)
        self._board.blocks.show_after(None)

    def look(self, view: View | None, move: Move | None) -> None:
        """Show what a move would bring in this view, or nothing for what is no move of it."""
        if move is None or view is None or view.decision is None or move not in view.decision.moves:
            self.show(None)
            return
        if self._tried is None or self._tried[0] is not view:
            self._tried = (view, Prospects(view))
        self.show(self._tried[1].of(move))

    def show(self, prospect: Prospect | None) -> None:
        """Show these differences, or none any more."""
        board = self._board
        if not board.built:
            return
        after = None if prospect is None else prospect.after
        board.map.show_figures(self._map_figures(after))
        if prospect is self.prospect:
            return
        self.prospect = prospect
        board.market.show_after(None if after is None else market_figures(after, board.viewer, board.words))
        board.blocks.show_after(None if after is None else blocks_figures(after, board.viewer, board.words))
        for seat, panel in enumerate(board.panels_by_seat):
            told = () if prospect is None else changes(prospect, seat)
            panel.show_changes(tuple((word, change) for word, change in told if word in panel.parts))
        paid = {} if prospect is None else prospect.paid
        for index, card in enumerate(board.table.market):
            item = board.items_by_number[card] if card else None
            if isinstance(item, PamirCard):
                item.foresee(paid.get(index, 0))
