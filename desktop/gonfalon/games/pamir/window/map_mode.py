"""Whether the map is shown small or large, and what lies beside it, or in turn with it, then."""

from __future__ import annotations

from typing import Final

from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules.places import FIRST_BORDER
from gonfalon.games.pamir.window.board import Board
from gonfalon.games.pamir.window.large_map import (
    GROWING_MS,
    LargeMapMeasures,
    LargeMapPanel,
    large_map_figures,
)
from gonfalon.games.pamir.window.measures import Measures
from gonfalon.games.pamir.window.pages import region_page
from gonfalon.ui.board.director import animate
from gonfalon.ui.board.telling import Ease
from gonfalon.ui.look import fonts

__all__ = ["MapMode"]

WIDE: Final = 1200.0
"""In narrower windows the large map opens by itself."""
LARGE_LETTERS: Final = 1.15
OVER_THE_CARDS: Final = ("loyalty", "ask-bribe")
"""The questions whose answers lie over court and hand."""


class MapMode:
    """Opens the large map and closes it; with large letters the map takes turns with the market."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self.beside = LargeMapPanel()
        board.addItem(self.beside)
        self.large = False
        self.region: int | None = None
        """The region that is looked at."""

    def forget(self) -> None:
        """Another table is shown."""
        self.large, self.region = False, None

    def ask(self, decision: Decision | None) -> None:
        """Open the map for a question that it answers, where it is small or letters are large."""
        wanted = self._board.size.width() < WIDE or fonts.text_scale() > LARGE_LETTERS
        self.large = wanted and self._board.asking.on_the_map(decision)

    def measured(self, measures: Measures) -> Measures:
        """The measures of a window with the map as it is shown now."""
        board = self._board
        if not self.large or measures.tabs:
            return measures
        view = board.view if board.asking.decision is not None else None
        figures = large_map_figures(board.table, board.viewer, board.words, view=view, region=self.region)
        self.beside.show_figures(figures)
        size = board.size
        return measures.enlarged(LargeMapMeasures.of_view(size.width(), size.height(), len(board.seats) - 1, figures))

    def place(self, measures: Measures) -> None:
        """Put the map to its place, and show what lies beside it."""
        board, large = self._board, measures.large
        board.map.place(measures.map, measures.unit)
        self.beside.setVisible(large is not None)
        if large is not None:
            self.beside.fit(large)
        own_row = large is None and board.asking.word not in OVER_THE_CARDS
        market = large is None and not (measures.tabs and self.large)
        board.map.setVisible(not (measures.tabs and market))
        for item, shown in (
            (board.market, market),
            (board.track, market),
            (board.blocks, large is None),
            (board.captions, own_row),
            (board.row_line, own_row),
            (board.game_panel, large is None),
            (board.own_panel, large is None),
        ):
            item.setVisible(shown)

    def enlarge(self, large: bool) -> None:
        """Open the large map, or close it; it grows from where it lay."""
        board = self._board
        if large == self.large:
            return
        before = board.measures.map
        self.large = large
        board.rebuild()
        now, unit = board.measures.map, board.measures.unit
        if now != before and board.map.isVisible() and not (board.motion.off or board.motion.reduced):
            board.map.place(before, unit)
            board.map.grow(now, unit)
            board.run(animate(board.map, b"grown", 1.0, board.motion.ms(GROWING_MS), Ease.OutCubic, start=0.0))
        board.relaid.emit()
        # Buttons stand beneath each other beside the large map.
        board.asking.reword()

    def toggle(self) -> None:
        """Open the large map, or close it."""
        self.enlarge(not self.large)

    def close(self) -> bool:
        """Close a map that no question has opened; False when there is none."""
        asking = self._board.asking
        if not self.large or asking.on_the_map(asking.decision):
            return False
        self.enlarge(False)
        return True

    def look_at(self, place: int) -> None:
        """Tell more of a region of the map."""
        board = self._board
        if place >= FIRST_BORDER:
            return
        self.region = place
        if self.large:
            board.rebuild()
        else:
            board.spread_wanted.emit(region_page(board.table, board.viewer, board.words, place))
