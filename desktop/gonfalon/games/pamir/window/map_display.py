"""Display modes of the map, small or large, and the preview of the differences that a move would make."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.rules import Move, Table
from gonfalon.games.pamir.rules.constants import FIRST_BORDER
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.window.card_items import NO_LOSS, CardLoss, PamirCardItem
from gonfalon.games.pamir.window.detail_pages import region_page
from gonfalon.games.pamir.window.gestures import on_the_map
from gonfalon.games.pamir.window.item_positions import PamirBoard
from gonfalon.games.pamir.window.large_map import GROWING_MS, LargeMapLayout, LargeMapPanel, large_map_figures
from gonfalon.games.pamir.window.map_layout import MapFigures
from gonfalon.games.pamir.window.market_panel import market_figures
from gonfalon.games.pamir.window.score_panels import blocks_figures
from gonfalon.games.pamir.window.seat_panels import changes
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.games.pamir.window.tabs import TabFigures, TabItem
from gonfalon.texts.translations import translate
from gonfalon.ui.board.animation_queue import animate
from gonfalon.ui.board.event_animations import Ease
from gonfalon.ui.look import fonts

WIDE: Final = 1200.0
"""In narrower windows the large map opens by itself."""
LARGE_LETTERS: Final = 1.15
OVER_THE_CARDS: Final = ("loyalty", "ask-bribe")
"""The questions whose answers lie over court and hand."""


class MapMode:
    """Opens the large map and closes it; with large letters the map takes turns with the market."""

    def __init__(self, board: PamirBoard) -> None:
        self._board = board
        self.beside = LargeMapPanel()
        board.addItem(self.beside)
        self.tabs = (TabItem(partial(self.enlarge, True)), TabItem(partial(self.enlarge, False)))
        """What shows the map, and what shows the market, where they take turns."""
        for tab in self.tabs:
            board.addItem(tab)
        self.large = False
        self.region: int | None = None
        """The region that is looked at."""

    def forget(self) -> None:
        """Another table is shown."""
        self.large, self.region = False, None

    def ask(self, decision: Decision | None) -> None:
        """Open the map for a question that it answers, where it is small or letters are large."""
        wanted = self._board.size.width() < WIDE or fonts.text_scale() > LARGE_LETTERS
        self.large = wanted and on_the_map(decision)

    def measured(self, measures: TableLayout) -> TableLayout:
        """The measures of a window with the map as it is shown now."""
        board = self._board
        if not self.large:
            return measures
        if measures.tabs:
            return measures.with_map_shown()
        view = board.view if board.move_input.decision is not None else None
        figures = large_map_figures(board.table, board.viewer, board.words, view=view, region=self.region)
        self.beside.show_figures(figures)
        size = board.size
        return measures.enlarged(LargeMapLayout.of_view(size.width(), size.height(), len(board.seats) - 1, figures))

    def place(self, measures: TableLayout) -> None:
        """Put the map to its place, and show what lies beside it."""
        board, large = self._board, measures.large
        board.map.place(measures.map, measures.unit)
        self.beside.setVisible(large is not None)
        if large is not None:
            self.beside.fit(large)
        words = translate("Focus", "Map"), translate("Focus", "Market")
        wide = measures.tab_line.width() / 2
        for at, (tab, word, key) in enumerate(zip(self.tabs, words, ("M", "B"), strict=True)):
            rect = QRectF(measures.tab_line)
            rect.setLeft(rect.left() + at * (wide + 4))
            rect.setWidth(wide - 4)
            tab.show_figures(TabFigures(word, key, chosen=self.large == (at == 0)))
            tab.place(rect if measures.tabs else QRectF(), measures.unit)
        own_row = large is None and board.move_input.word not in OVER_THE_CARDS
        # Its frame would stand out beside the opened chronicle.
        covered = board.chronicle_open and measures.drawer.contains(measures.game)
        market = large is None and not (measures.tabs and self.large)
        board.map.setVisible(not (measures.tabs and market))
        for item, shown in (
            (board.market, market),
            (board.track, market),
            (board.blocks, large is None),
            (board.captions, own_row),
            (board.row_line, own_row),
            (board.game_panel, large is None and not covered),
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
        if now != before and board.map.isVisible() and board.glides:
            board.map.place(before, unit)
            board.map.grow(now, unit)
            board.run(animate(board.map, b"grown", 1.0, board.motion.ms(GROWING_MS), Ease.OutCubic, start=0.0))
        board.relaid.emit()
        # Buttons stand beneath each other beside the large map.
        board.move_input.reword()

    def toggle(self) -> None:
        """Open the large map, or close it."""
        self.enlarge(not self.large)

    def close(self) -> bool:
        """Close a map that no question has opened; False when there is none."""
        move_input = self._board.move_input
        if not self.large or on_the_map(move_input.decision):
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
            board.sheet_wanted.emit(region_page(board.table, board.viewer, board.words, place))


class BoardPreview:
    """Tries moves on what the seat knows, and shows what one of them brings."""

    def __init__(self, board: PamirBoard, map_figures: Callable[[Table | None], MapFigures]) -> None:
        """
        Args:
            map_figures: the map as it is now, with what would be otherwise on a later table.
        """
        self._board = board
        self._map_figures = map_figures
        self._view: View | None = None
        self._tried: dict[Move, MoveOutcome] = {}
        """What its moves would bring, each tried once."""
        self.prospect: MoveOutcome | None = None
        """What is shown now."""

    def forget(self) -> None:
        """Another table is shown."""
        self._view = self.prospect = None
        self._board.market.show_after(None)
        self._board.blocks.show_after(None)

    def look(self, view: View | None, move: Move | None) -> None:
        """Show what a move would bring in this view, or nothing for what is no move of it."""
        if move is None or view is None or view.decision is None or move not in view.decision.moves:
            self.show(None)
            return
        if self._view is not view:
            self._view, self._tried = view, {}
        if move not in self._tried:
            self._tried[move] = MoveOutcome(view, move)
        self.show(self._tried[move])

    def show(self, prospect: MoveOutcome | None) -> None:
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
            shown = panel.figure_places()
            panel.show_changes(tuple((word, change) for word, change in told if word in shown))
        paid = {} if prospect is None else prospect.paid
        for index, card in enumerate(board.table.market):
            item = board.items_by_number[card] if card else None
            if isinstance(item, PamirCardItem):
                item.foresee(paid.get(index, 0))
        lost = {} if prospect is None else losses(prospect)
        for court in board.table.courts:
            for card in court:
                item = board.items_by_number[card]
                if isinstance(item, PamirCardItem):
                    item.foresee_loss(lost.get(card, NO_LOSS))


def losses(prospect: MoveOutcome) -> Mapping[int, CardLoss]:
    """Return what a move takes from the courts, by the cards that go or lose spies."""
    spies = {card: CardLoss(spies=count) for card, count in prospect.lost_spies.items()}
    return {card: CardLoss(card=True) for _, card in prospect.lost} | spies
