"""The large map: nothing lies over anything else in any window, and every text beside it has its room."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import REGIONS
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.large_map import (
    LargeMapFigures,
    LargeMapLayout,
    LargeMapPanel,
    large_map_figures,
)
from gonfalon.ui.board.paper import Part, Text
from gonfalon.ui.look import fonts
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import played_at_random

pytestmark = pytest.mark.usefixtures("qapp")

WINDOWS = ((1024, 700), (1100, 760), (1280, 800), (1280, 1024), (2560, 1080), (3840, 2160))


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)


def battle() -> View:
    """Five players of whom all but one stay: the owner of a citadel, a friend, who fights, and own blocks."""
    state = laid(
        Seat("afghan", court="2", tribes="kabul"),
        Seat("british", court="17", tribes="kabul*3"),
        Seat("afghan", tribes="kabul"),
        Seat("afghan", tribes="kabul*2"),
        Seat("russian", tribes="kabul"),
        afghan="kabul*3 herat-kabul",
        british="kabul*2 kabul-punjab",
        russian="kabul*2",
    )
    play(state, "battle 2")
    return View.of(state, 0)


def beside(view: View, language: str) -> LargeMapFigures:
    return large_map_figures(view.table, 0, Names(language), view=view)


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    """Some of a game of five players, which has most to tell of its regions."""
    return [match.view(0).table for match in played_at_random(("human",) * 5, 7)][200::120]


@pytest.mark.parametrize("others", [1, 2, 4])
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_lies_over_anything_else(window: tuple[int, int], others: int) -> None:
    view = battle()
    for figures in (beside(view, "en"), LargeMapFigures("RB"), large_map_figures(view.table, 0, Names("en"), region=1)):
        measures = LargeMapLayout.of_view(*window, others, figures)
        parts = [*measures.rows, measures.map, measures.prompt, measures.choices, measures.foot]
        parts += [part for part in (measures.acting, measures.stays, measures.sums) if not part.isEmpty()]
        assert [part for part in parts if not QRectF(0, 0, *window).contains(part)] == []
        assert [pair for pair in combinations(parts, 2) if pair[0].intersects(pair[1])] == []
        assert measures.choices.height() >= 3 * 50 * measures.unit
        assert measures.map.width() >= window[0] * 0.4


def overflowing(figures: LargeMapFigures, window: tuple[int, int]) -> list[Part]:
    """What does not lie on its paper beside the large map of a window."""
    panel = LargeMapPanel()
    panel.fit(LargeMapLayout.of_view(*window, 4, figures))
    panel.show_figures(figures)
    return [
        part for _, room, placed in panel.laid() for part, rect, *_ in placed
        if not room.contains(rect.adjusted(1, 1, -1, -1))
    ]  # fmt: skip


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("window", [WINDOWS[0], WINDOWS[2]])
def test_all_that_is_said_has_its_room(
    window: tuple[int, int], scale: float, tables: list[Table], language: str
) -> None:
    fonts.set_text_scale(scale)
    fighting, names = beside(battle(), language), Names(language)
    assert len(fighting.stays) >= 4
    pages = [large_map_figures(table, table.at, names, region=at) for table in tables for at in range(len(REGIONS))]
    for figures in (fighting, *pages):
        assert not overflowing(figures, window)


@pytest.mark.parametrize("scale", [1.0, 1.25])
def test_the_block_to_be_placed_lies_beside_all_words(
    monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    state = laid(Seat("afghan", court="17", tribes="kabul*3", rupees=9), Seat("british"), afghan="kabul")
    play(state, "build 17")
    figures = beside(View.of(state, 0), language)
    assert figures.places
    for window in WINDOWS:
        measures, panel = LargeMapLayout.of_view(*window, 1, figures), LargeMapPanel()
        panel.fit(measures)
        panel.show_figures(figures)
        assert measures.acting.contains(measures.pile)
        words = [rect for _, _, placed in panel.laid() for part, rect, *_ in placed if isinstance(part, Text)]
        assert words
        assert not any(measures.pile.intersects(rect) for rect in words), window
    assert not beside(battle(), language).places, "nothing is placed in a battle"
