"""Where everything lies on the table of Pax Pamir, and what opens over it."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QSizeF
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.rules.constants import NONE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.table_layout import FEW, LARGE_LETTERS, TableLayout
from gonfalon.ui.look import fonts
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.window.test_panels import EN, full_table, sitting

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1024, 700), (1152, 720), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 1080),
         (2560, 1440), (3840, 2160))  # fmt: skip
PARTS = ("market", "track", "own", "choices", "cards", "game", "blocks", "log_view", "buttons", "events")
SCALES = (1.0, 1.25, 1.5)
LINE = 24.0
"""How high a line of the chronicle is at unit 1, with what is free below it."""


def scene_of(size: tuple[int, int], viewer: int = 0) -> PamirScene:
    scene, table = PamirGameView().scene(Names("en")), full_table()
    scene.lay_out(QSizeF(*size))
    scene.show_table(table if viewer < 0 else table.redact(viewer), viewer, sitting(table), EN)
    return scene


@pytest.mark.parametrize("scale", SCALES)
def test_nothing_lies_upon_anything_else_at_any_size(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    for size, players in product(SIZES, (2, 3, 4, 5)):
        measures = TableLayout.of_view(*size, players, [2, 5, 3, 9][: players - 1])
        parts = {name: getattr(measures, name) for name in PARTS}
        parts |= {f"rail {index}": rect for index, rect in enumerate(measures.rails)}
        if not measures.tabs:
            parts["map"] = measures.map
        shown = {name: rect.adjusted(1, 7, -1, -1) for name, rect in parts.items() if not rect.isEmpty()}
        for (one, first), (other, second) in combinations(shown.items(), 2):
            assert not first.intersects(second), (size, players, one, other)
        assert all(rect.left() >= 0 and rect.right() <= size[0] + 1 for rect in shown.values()), (size, players)
        assert measures.tabs == (size[0] < 1200 and scale > LARGE_LETTERS)
        assert measures.rows == (size[0] < 1200 or scale > LARGE_LETTERS)


@pytest.mark.parametrize("scale", SCALES)
def test_the_chronicle_has_eight_lines_or_is_opened(monkeypatch: pytest.MonkeyPatch, scale: float) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    for size, players in product(SIZES, (2, 3, 5)):
        measures = TableLayout.of_view(*size, players)
        room = measures.drawer if measures.log_view.isEmpty() else measures.log_view
        assert (room.height() - 46 * measures.side_unit) / (LINE * measures.side_unit * scale) >= 7.5, size
        assert measures.chronicle_tab.isEmpty() == (not measures.log_view.isEmpty())


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)])
def test_courts_of_others_can_be_read(size: tuple[int, int]) -> None:
    scene = scene_of(size)
    for seat in scene.rivals:
        for card in scene.table.courts[seat]:
            item = scene.items_by_number[card]
            assert isinstance(item, PamirCardItem)
            assert item.isVisible()
            assert item.form is CardForm.SLAT
            assert item.height >= 15
    three = TableLayout.of_view(*size, FEW, [3, 5])
    assert three.rails[0].width() < three.rails[1].width(), "who has more cards has more room"


def test_of_cards_that_lie_over_each_other_the_one_that_is_pointed_at_is_in_front() -> None:
    scene = scene_of((1366, 768))
    cards = [scene.items_by_number[card] for card in scene.table.courts[1]]
    assert len(cards) == 9
    for item in (cards[0], cards[4]):
        scene.hover(item)
        assert max(cards, key=lambda card: card.zValue()) is item
    scene.hover(None)
    assert max(cards, key=lambda card: card.zValue()) is cards[-1]


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_a_card_is_read_beside_itself(size: tuple[int, int]) -> None:
    scene = scene_of(size)
    assert not scene.preview.isVisible()
    for card in (scene.table.market[0], scene.table.market[5], scene.table.market[10], scene.table.courts[0][0]):
        item = scene.items_by_number[card]
        scene.point_at(item)
        assert scene.preview.isVisible()
        assert not scene.preview.card_rect.intersects(item.scene_rect())
        assert scene.sceneRect().contains(scene.preview.card_rect)
    scene.point_at(None)
    assert not scene.preview.isVisible()


def test_the_cards_of_an_opened_court_are_those_of_the_table() -> None:
    scene = scene_of((1024, 700))
    seat = scene.rivals[0]
    items = [scene.items_by_number[card] for card in scene.table.courts[seat]]
    assert not any(item.isVisible() and item.opacity() for item in items)
    scene.court_flyouts.turn(seat)
    paper = scene.court_flyouts.item.scene_rect()
    assert all(item.isVisible() and paper.contains(item.scene_rect()) for item in items)
    scene.point_at(items[2])
    assert scene.preview.isVisible()
    assert scene.court_flyouts.seat == seat, "it stays open where it was opened"
    scene.look_away()
    scene.court_flyouts.turn(scene.rivals[1])
    assert not any(item.isVisible() and item.opacity() for item in items), "one at a time"


def test_an_opened_court_is_closed_where_another_table_is_shown() -> None:
    scene = scene_of((1024, 700))
    scene.court_flyouts.turn(scene.rivals[-1])
    table = laid(Seat("afghan", court="1"), Seat("british", court="2"), market="20 / 26").table
    scene.show_table(table, 0, sitting(table), EN)
    assert scene.court_flyouts.seat == NONE
    assert len(scene.panels_by_seat) == 2


def test_tabs_say_what_is_seen_and_show_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_scale", 1.5)
    scene = scene_of((1024, 700))
    to_map, to_market = scene.map_mode.tabs
    assert to_map.isVisible()
    assert scene.market.isVisible()
    assert not scene.map.isVisible()
    scene.click(to_map)
    assert scene.map.isVisible()
    assert not scene.market.isVisible()
    assert to_map.figures is not None
    assert to_map.figures.chosen
    scene.click(to_market)
    assert scene.market.isVisible()


def test_all_of_the_chronicle_is_opened_and_closed(qtbot: QtBot) -> None:
    view, scene = PamirGameView(), scene_of((1024, 700))
    assert view.log_area(scene).isEmpty()
    with qtbot.waitSignal(scene.relaid):
        scene.click(scene.chronicle_tab)
    assert view.log_area(scene).height() > 500
    assert scene.close_what_is_open()
    assert view.log_area(scene).isEmpty()
    wide = scene_of((1366, 768))
    before = view.log_area(wide)
    wide.turn_chronicle()
    assert view.log_area(wide).height() > before.height()


def test_who_only_watches_sees_the_court_of_the_first_player() -> None:
    scene = scene_of((1366, 768), viewer=-1)
    for card in scene.table.courts[0]:
        item = scene.items_by_number[card]
        assert isinstance(item, PamirCardItem)
        assert item.isVisible()
        assert item.form is CardForm.COMPACT
        assert scene.measures.cards.contains(item.scene_rect())
