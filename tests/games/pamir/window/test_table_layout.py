"""Where everything lies on the table of Pax Pamir, and what opens over it."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtCore import QParallelAnimationGroup, QSizeF
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.rules.constants import COURT_SIZE, NONE
from gonfalon.games.pamir.texts.log_annotations import MapRef
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.card_items import PamirCardItem
from gonfalon.games.pamir.window.game_panels import PX
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.look.card_layout import CardForm
from gonfalon.games.pamir.window.look.cards import CardLook, settings
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.seat_panels import RailPanel
from gonfalon.games.pamir.window.table_layout import FEW, LARGE_LETTERS, TableLayout
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.panel_items import text_width
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
    scene.animation_queue.motion = AnimationSettings(0.0)
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


@pytest.mark.parametrize("scale", [1.25, 1.5])
@pytest.mark.parametrize("size", [(1024, 700), (1152, 720), (1199, 900)])
def test_the_map_takes_the_room_of_its_tab(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    scene = scene_of(size)
    scene.click(scene.map_mode.tabs[0])
    measures = scene.measures
    names = ("map", "blocks", "own", "tab_line", "banner", "choices", "game", "buttons")
    for (one, first), (other, second) in combinations({name: getattr(measures, name) for name in names}.items(), 2):
        assert not first.intersects(second), (one, other)
    assert measures.map.bottom() >= measures.own.top() - 16 * measures.unit, "nothing lies between it and the own panel"
    assert measures.blocks.left() >= 0


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


@pytest.mark.parametrize(
    ("size", "most"), [((1280, 720), 10), ((1366, 768), 10), ((1920, 1080), 10), ((3840, 2160), 9)]
)
def test_slats_of_long_courts_lie_beside_each_other_rather_than_over_each_other(
    size: tuple[int, int], most: int
) -> None:
    measures = TableLayout.of_view(*size, 4)
    rail = RailPanel(slats=True)
    rail.place(measures.rails[1], measures.unit)
    for count in range(1, most + 1):
        rects = rail.tile_rects(count)
        assert len(rects) == count
        for rect in rects:
            assert measures.rails[1].contains(rect), count
            assert rect.height() >= int(15 * measures.unit), count
            assert rect.width() >= 9 * rect.height(), "a name would have no room"
        for first, second in combinations(rects, 2):
            assert not first.intersects(second), count


@pytest.mark.parametrize("high", [15, 16, 17, 18, 20])
def test_names_on_low_slats_do_not_touch_their_edges(high: int) -> None:
    for number in range(1, COURT_SIZE + 1):
        [(setting, box), *_] = settings(CardLook(number, CardForm.SLAT, ratio=round(high / 168, 4)), 168)
        assert len(setting.lines) == 1 or setting.height <= 0.98 * box.height(), number


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


def test_an_opened_court_comes_from_its_row_and_goes_back_and_does_not_where_nothing_flies() -> None:
    scene = scene_of((1024, 700))
    scene.animation_queue.motion = AnimationSettings(0.5)
    flyouts, seat = scene.court_flyouts, scene.rivals[0]
    card = scene.items_by_number[scene.table.courts[seat][0]]
    flyouts.turn(seat)
    assert flyouts.item.opacity() < 0.5
    assert card.isVisible()
    assert card.pos() != card.home
    scene.animation_queue.motion = AnimationSettings(1.0, reduced=True)
    flyouts.close()
    assert not flyouts.item.isVisible()
    flyouts.turn(seat)
    assert flyouts.item.opacity() == 1.0
    assert card.pos() == card.home


def test_rails_glide_where_a_court_grows() -> None:
    scene, table = PamirGameView().scene(Names("en")), laid(
        Seat("afghan", court="1"), Seat("british", court="2"), Seat("russian", court="54"), market="20 / 26"
    ).table  # fmt: skip
    scene.lay_out(QSizeF(1366, 768))
    scene.show_table(table, 0, sitting(table), EN)
    rail = scene.panels_by_seat[2]
    before = rail.scene_rect()
    table.courts[1].extend((3, 4, 5, 6))
    group = scene.arrange(200)
    assert isinstance(group, QParallelAnimationGroup)
    after = scene.measures.rails[1]
    assert rail.mapRectToScene(rail.rect) == before != after
    group.start()
    group.pause()
    group.setCurrentTime(100)
    assert before.left() < rail.mapRectToScene(rail.rect).left() < after.left()
    group.setCurrentTime(200)
    assert rail.mapRectToScene(rail.rect) == after
    group.setCurrentTime(100)
    scene.arrange()
    assert rail.mapRectToScene(rail.rect) == after, "it lies still where everything is laid at once"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_words_over_own_cards_are_read_also_where_there_are_no_cards(language: str) -> None:
    scene = scene_of((1366, 768))
    scene.words = Names(language)
    for court, hand in ((9, 0), (9, 1), (1, 0), (0, 6), (0, 0)):
        scene.table.courts[0][:] = full_table().courts[0][:court]
        scene.table.hands[0][:] = [31, 33, 35, 37, 39, 41][:hand]
        scene.measure()
        figures = scene.captions.figures
        assert figures is not None
        sides = zip((figures.court, figures.hand), scene.captions.tip_parts(), strict=True)
        for text, (room, _) in sides:
            assert text_width(text, PX * scene.measures.unit) <= room.width(), (court, hand, text)
        assert all(scene.measures.cards.contains(rect) for rect in (*scene.row.court, *scene.row.hand))


def test_arrows_follow_the_bars_of_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_scale", 1.5)
    scene = scene_of((1366, 768))
    market = [scene.items_by_number[card] for card in scene.table.market]
    assert scene.market.bars
    ways = {(0, 0, 1): 1, (0, 1, 0): 6, (7, -1, 0): 1, (7, 1, 0): 7, (1, 0, 1): 3, (1, 0, -1): 0}
    assert not scene.table.market[2], "a vacant place is passed"
    for (at, across, down), to in ways.items():
        assert scene.beside(market[at], across, down) is market[to], (at, across, down)
    assert scene.beside(market[5], 0, 1) is None
    scene.hover(market[7])
    assert market[7].home == scene.market.place_of(7).center(), "it would lie upon the name over it"


def test_tabs_say_what_is_seen_and_show_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_scale", 1.5)
    scene = scene_of((1024, 700))
    to_map, to_market = scene.map_mode.tabs
    assert to_map.isVisible()
    assert scene.market.isVisible()
    assert not scene.map.isVisible()
    assert scene.place_of(MapRef(0)) == to_map.scene_rect(), "what a line is about is seen on the tab that covers it"
    scene.click(to_map)
    assert scene.map.isVisible()
    assert not scene.market.isVisible()
    assert to_map.figures is not None
    assert to_map.figures.chosen
    assert scene.place_of(MapRef(0)) != to_map.scene_rect()
    assert scene.place_of(scene.table.market[3]) == to_market.scene_rect()
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
    assert not wide.game_panel.isVisible(), "its frame would stand out around the chronicle"
    wide.turn_chronicle()
    assert wide.game_panel.isVisible()


def test_who_only_watches_sees_the_court_of_the_first_player() -> None:
    scene = scene_of((1366, 768), viewer=-1)
    for card in scene.table.courts[0]:
        item = scene.items_by_number[card]
        assert isinstance(item, PamirCardItem)
        assert item.isVisible()
        assert item.form is CardForm.COMPACT
        assert scene.measures.cards.contains(item.scene_rect())
