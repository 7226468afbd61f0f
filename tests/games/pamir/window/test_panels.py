"""The panels of Pax Pamir: everything in them has its room, and nothing shows what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import combinations
from typing import ClassVar

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.games.pamir.rules.constants import FIRST_GIFT
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.texts.log_annotations import MapRef
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.game_panels import EventsPanel, PamirGamePanel, events_figures, game_figures
from gonfalon.games.pamir.window.game_view import PamirGameView
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.games.pamir.window.market_panel import MarketPanel, free_price_rect, market_figures
from gonfalon.games.pamir.window.rival_courts import CourtFlyout, flyout_figures
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.games.pamir.window.score_panels import LAP, BlocksPanel, TrackItem, blocks_figures, track_figures
from gonfalon.games.pamir.window.seat_panels import OwnPanel, RailPanel, RowPanel, SeatFigures, SeatPanel, seat_figures
from gonfalon.games.pamir.window.table_layout import FEW, TableLayout
from gonfalon.session.new_game import Seat as Sitting
from gonfalon.texts.game_log import LogGroup
from gonfalon.texts.log_entries import LogEntry, LogFigure, Pointer
from gonfalon.ui.board import panel_items, paper
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.captions import CaptionAnimation
from gonfalon.ui.board.paper import Text
from gonfalon.ui.board.scene_marks import TargetLineItem
from gonfalon.ui.look import fonts, state_marks
from tests.at_the_table.reading import hidden, overrun
from tests.games.pamir.rules.positions import Seat, laid

pytestmark = pytest.mark.usefixtures("qapp")

SIZES = ((1024, 700), (1280, 800), (3840, 2160))
NINE = "20 17 19 15 16 42 8 7 9"
NAMES = ("Ann", "Marguerite", "Dame Isolde", "Sir Osric", "Raymond of Aurillac-Montfort")
EN = Names("en")


def full_table() -> Table:
    """Nine cards in courts, thirty rupees, more points than the track has."""
    table: Table = laid(
        Seat("afghan", court=NINE, hand="31 33", rupees=30, points=26, gifts="2 4 6", prizes="36 29", tribes="kabul"),
        Seat("british", court="1 2 3 4 5 6 10 11 12", hand="21 22", rupees=30, points=26, prizes="49 80 51 69",
             spies="20 20 20 17 17 42"),
        Seat("russian", court="54 56 61 65 66 67 70 71 72", rupees=12, points=23, spies="1 1 2 20 54"),
        Seat("british", court="81 82 83 84", rupees=0, points=23, spies="1 20"),
        Seat("afghan", rupees=3, points=2, court="90 91 92 93", spies="90 20"),
        market="106 18+3 - 111 37+2 101 / 105+1 74 - 108 98 28+12",
        deck="102 103 35 34",
        favored="military",
        running="conflict_fatigue",
    ).table  # fmt: skip
    return table


def sitting(table: Table) -> tuple[Sitting, ...]:
    return tuple(Sitting(family, NAMES[at], "squire") for at, family in enumerate(table.seating.families))


def full_scene() -> PamirScene:
    scene, table = PamirGameView().scene(EN), full_table()
    scene.lay_out(QSizeF(1280, 800))
    scene.show_table(table.redact(0), 0, sitting(table), EN)
    return scene


def figures(table: Table, at: int, viewer: int = 0) -> SeatFigures:
    return seat_figures(table, at, sitting(table), EN, viewer=viewer, deciding=False)


def overlapping(parts: dict[str, QRectF]) -> list[str]:
    """Which of these parts lie one over the other, more than a line's edge."""
    slim = {word: rect.adjusted(1.5, 2.5, -1.5, -2.5) for word, rect in parts.items()}
    return [f"{one}, {other}" for one, other in combinations(slim, 2) if slim[one].intersects(slim[other])]


@pytest.mark.parametrize("size", [*SIZES, (1366, 768)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_figure_has_its_own_room(size: tuple[int, int], players: int) -> None:
    table, measures = full_table(), TableLayout.of_view(*size, players)
    for rect, at in zip(measures.rails, range(1, players), strict=True):
        panel = rival_panel(measures, players)
        panel.place(rect, measures.unit)
        panel.show_figures(figures(table, at))
        check_room(panel)
        if isinstance(panel, RailPanel):
            for tile in panel.tile_rects(len(table.courts[at])):
                assert rect.contains(tile)
                assert not any(tile.intersects(part.translated(panel.pos())) for part in panel.figure_places().values())
    own = OwnPanel()
    own.place(measures.own, measures.unit)
    own.show_figures(figures(table, 0))
    check_room(own)


def rival_panel(measures: TableLayout, players: int) -> RowPanel | RailPanel:
    """Return the panel of another player as the table of so many has it."""
    return RowPanel() if measures.rows else RailPanel(slats=players > FEW)


def check_room(panel: SeatPanel) -> None:
    needed = {"rupees", "supply", "loyalty", "influence"} | (set() if panel.own else {"hand", "points"})
    shown = panel.figure_places()
    assert needed <= shown.keys()
    for word, rect in shown.items():
        assert panel.rect.adjusted(-1, -1, 1, 1).contains(rect), word
    assert overlapping(shown) == []


@pytest.mark.parametrize("slats", [False, True])
def test_the_cards_of_a_long_court_lie_over_each_other(slats: bool) -> None:
    rail = RailPanel(slats)
    rail.place(QRectF(14, 10, 269 if slats else 448, 156 if slats else 128), 1.0)
    rail.show_figures(figures(full_table(), 1))
    for count in (1, 3, 9):
        rects = rail.tile_rects(count)
        assert len(rects) == count
        assert all(rail.cards_room.translated(rail.pos()).adjusted(0, -1, 0, 1).contains(rect) for rect in rects)
        assert any(one.intersects(other) for one, other in combinations(rects, 2)) == (count == 9)
    one, other = rail.tile_rects(9)[:2]
    shift = other.topLeft() - one.topLeft()
    assert shift.y() >= 10 if slats else shift.x() >= 24, "suit and rank of all are seen"


@pytest.mark.parametrize("size", SIZES)
def test_the_market_has_twelve_places(size: tuple[int, int]) -> None:
    measures = TableLayout.of_view(*size, 3)
    market = MarketPanel()
    market.show_figures(market_figures(full_table(), 0, EN))
    market.place(measures.market, measures.unit)
    places = {str(index): market.place_of(index) for index in range(12)}
    assert overlapping(places) == []
    for rect in places.values():
        assert measures.market.contains(rect)
        assert rect.width() > 80
    for index in range(6):
        upper, lower = places[str(index)], places[str(index + 6)]
        assert upper.left() == lower.left()
        assert upper.bottom() < lower.top()
        assert upper.adjusted(0, 0, 20, 0).contains(market.coin_place(index))


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
def test_cards_of_the_market_are_bars_where_large_letters_leave_tiles_no_room(
    size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    market = MarketPanel()
    market.show_figures(market_figures(full_table(), 0, EN))
    for scale in (1.0, 1.15, 1.25, 1.37, 1.5):
        monkeypatch.setattr(fonts, "_scale", scale)
        measures = TableLayout.of_view(*size, 3)
        market.place(measures.market, measures.unit)
        assert market.bars == (scale > (1.3 if size[0] > 1280 else 1.2))
        places = {str(index): market.place_of(index) for index in range(12)}
        prices = {f"price {at}": market.part(f"price {at}").translated(market.pos()) for at in range(6)}
        assert overlapping(places | (prices if market.bars else {})) == []
        for index, rect in enumerate(places.values()):
            assert measures.market.contains(rect)
            if market.bars:
                assert abs(rect.center().y() - prices[f"price {index % 6}"].center().y()) < 4 * measures.unit


def test_prices_are_those_of_the_buyer() -> None:
    table = full_table()
    rich, poor = market_figures(table, 0, EN), market_figures(table, 4, EN)
    assert [column.price for column in rich.columns] == [0, 2, 4, 6, 8, 10]
    assert [column.base for column in rich.columns] == [0, 1, 2, 3, 4, 5]
    assert [column.dear for column in poor.columns] == [False, False, True, True, True, True]
    assert not any(column.dear for column in rich.columns)
    assert [index for index, vacant in enumerate(rich.vacant) if vacant] == [2, 8]
    assert [index for index, tip in enumerate(rich.leaving) if tip] == [0, 6]


def test_the_frame_glides_from_suit_to_suit() -> None:
    table, market = full_table(), MarketPanel()
    market.place(QRectF(482, 128, 582, 324), 1.0)
    market.show_figures(market_figures(table, 0, EN))
    table.favored = 3
    market.show_figures(market_figures(table, 0, EN))
    glide = market.glide(200)
    glide.start()
    glide.setCurrentTime(100)
    assert 1 < market.framed < 3, "on its way from the military suit"  # type: ignore[operator]
    market.settle()
    assert market.framed == 3


def test_what_an_ability_makes_free_is_marked() -> None:
    table = laid(Seat("russian", court="70"), Seat("british"), market="81 20 84 / 26 86").table
    deck = table.seating.deck
    free = market_figures(table, 0, EN).free
    influenced = [place for place, card in enumerate(table.market) if card and place % 6 and deck.patriot[card] == 2]
    assert [place for place, is_free in enumerate(free) if is_free] == influenced != []
    assert not any(market_figures(table, 1, EN).free)


def test_a_flyout_knows_no_hand_that_the_viewer_does_not_know() -> None:
    table = full_table()
    seats = sitting(table)
    assert flyout_figures(table.redact(0), 1, seats, EN, viewer=0).hand == (0, 0)
    assert flyout_figures(table.redact(1), 1, seats, EN, viewer=1).hand == (21, 22)


@pytest.mark.parametrize("size", SIZES)
def test_a_flyout_hangs_over_the_market(size: tuple[int, int]) -> None:
    table, measures = full_table(), TableLayout.of_view(*size, 5)
    flyout = CourtFlyout()
    flyout.show_figures(flyout_figures(table, 1, sitting(table), EN, viewer=0))
    for rail in measures.rails:
        flyout.hang(rail, measures.market, measures.unit)
        assert measures.market.left() <= flyout.scene_rect().left()
        assert flyout.scene_rect().right() <= measures.market.right() + 1
        assert flyout.scene_rect().top() >= rail.bottom()
        tiles = flyout.tile_rects()
        assert len(tiles) == 9
        assert all(flyout.scene_rect().contains(tile) for tile in tiles)
        assert overrun(flyout) == []


def test_a_court_opens_while_its_row_is_pointed_at_and_stays_when_it_was_clicked() -> None:
    scene = full_scene()
    scene.animation_queue.motion = AnimationSettings(0.0)
    scene.lay_out(QSizeF(1024, 700))
    row, flyout = scene.panels_by_seat[2], scene.court_flyouts.item
    assert scene.shows_more(row)
    scene.point_at(row)
    assert flyout.isVisible()
    assert flyout.figures is not None
    assert flyout.figures.seat.family == row.figures.family if row.figures else False
    scene.point_at(flyout)
    assert flyout.isVisible(), "the mouse went down to it"
    scene.point_at(None)
    assert not flyout.isVisible()
    scene.click(row)
    scene.point_at(None)
    scene.look_away()
    assert flyout.isVisible()
    scene.click(flyout.pin)
    scene.look_away()
    assert not flyout.isVisible()
    second = scene.court_flyouts.bindings()[1]
    assert second.names == ("Alt+2",)
    assert second.do is not None
    second.do()
    assert scene.court_flyouts.seat == 2
    assert scene.close_what_is_open()
    assert not scene.close_what_is_open()


def test_what_would_change_is_told_until_something_happens() -> None:
    table, scene = full_table(), full_scene()
    after = table.clone()
    after.favored = 0
    scene.market.show_after(market_figures(after, 0, EN))
    scene.blocks.show_after(blocks_figures(after, 0, EN))
    scene.show_table(table.redact(0), 0, sitting(table), EN)
    assert (scene.market.after, scene.blocks.after) == (None, None)


def test_nothing_of_the_market_lies_over_the_large_map() -> None:
    scene = full_scene()
    assert scene.market.marks.isVisible()
    scene.map_mode.enlarge(True)
    assert not scene.market.isVisible()
    assert not scene.market.marks.isVisible()


def test_everything_that_a_line_can_be_about_has_a_place_where_it_is_seen() -> None:
    table, scene = full_table(), full_scene()
    for place in range(FIRST_GIFT):
        found = scene.place_of(MapRef(place))
        assert found is not None
        assert scene.map.scene_rect().contains(found.center())
    for seat, panel in enumerate(scene.panels_by_seat):
        own = panel.scene_rect().adjusted(-20, -20, 20, 20)
        spots = [scene.figure_place(LogFigure(seat, thing)) for thing in (None, "points", "influence")]
        assert all(spot is not None and own.contains(spot) for spot in spots)
        assert len({(spot.x(), spot.y()) for spot in spots if spot is not None}) == len(spots)
        for card in table.courts[seat]:
            place = scene.place_of(card)
            assert place is not None
            assert seat == 0 or own.contains(place.center())


def test_what_changes_is_written_beside_the_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = full_scene()
    pills: list[QPointF] = []
    monkeypatch.setattr(state_marks, "change_pill", lambda painter, at, change, unit: pills.append(QPointF(at)))
    blocks, after = scene.blocks, scene.table.clone()
    after.blocks[0] -= 1
    blocks.show_after(blocks_figures(after, 0, EN))
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    blocks.draw(painter)
    painter.end()
    (at,), pool = pills, blocks.pool_place(0) - blocks.pos()
    end = state_marks.change_pill_rect(at, "+1", blocks.unit).right()
    assert at.y() == pytest.approx(pool.y())
    assert end <= pool.x() - (10 + 4 + 20) * blocks.unit, "before drawing and number"


@pytest.mark.parametrize(
    ("form", "high"), [(RailPanel, 128), (partial(RailPanel, slats=True), 156), (RowPanel, 58), (RowPanel, 62)]
)
def test_what_changes_covers_no_word(form: Callable[[], SeatPanel], high: int, qtbot: QtBot) -> None:
    panel, scene = form(), QGraphicsScene()
    scene.addItem(panel)
    panel.place(QRectF(30, 30, 440, high), 1.0)
    panel.show_figures(figures(full_table(), 3))
    window = QWidget()
    qtbot.addWidget(window)
    QGraphicsView(scene, window).resize(500, 180)
    window.resize(500, 180)
    window.show()
    for word in ("rupees", "hand", "supply", "points", "influence"):
        panel.changes = ((word, 2),)
        assert not hidden(window), word


def test_cylinders_stand_side_by_side_hop_to_their_figures_and_hollow_ones_beside_them() -> None:
    table, track, scene = full_table(), TrackItem(), QGraphicsScene()
    scene.addItem(track)
    track.place(QRectF(482, 454, 582, 44), 1.0)
    track.show_figures(track_figures(table, 0, EN))
    cylinders = [track.cylinders[family] for family in table.seating.families]
    spots = [cylinders[at].pos() for at in (0, 1, 4)]
    field = track.field_rect(26 - LAP)
    assert all(field.contains(spot) for spot in spots), "all three stand on the field of two points, two before one"
    assert spots[0].y() < spots[1].y()
    assert spots[1].x() < spots[0].x() < spots[2].x()
    assert [cylinder.lap for cylinder in cylinders] == ["", "+24", "", "", ""]
    before = len(track.childItems())
    track.show_forecast([(table.seating.families[4], 23)])
    (hollow,) = [item for item in track.childItems()[before:] if item.isVisible()]
    assert hollow.pos().x() > max(cylinders[at].pos().x() for at in (2, 3))
    track.show_forecast([])
    assert not hollow.isVisible()


@pytest.mark.parametrize("size", SIZES)
def test_blocks_and_coins_lie_in_their_panels(size: tuple[int, int]) -> None:
    table, measures = full_table(), TableLayout.of_view(*size, 3)
    blocks, game = BlocksPanel(), PamirGamePanel()
    blocks.place(measures.blocks, measures.side_unit)
    blocks.show_figures(blocks_figures(table, 0, EN))
    game.place(measures.game, measures.side_unit)
    game.show_figures(game_figures(table, 0, EN))
    for coalition in range(3):
        assert measures.blocks.contains(blocks.pool_place(coalition))
    assert overlapping({str(coalition): blocks.part(f"row {coalition}") for coalition in range(3)}) == []
    slots = {str(index): game.slot_rect(index) for index in range(game.slots)}
    assert len(slots) == 2
    assert all(game.rect.contains(rect) for rect in (*slots.values(), game.corner))
    assert overlapping({**slots, "menu": game.corner}) == []


@pytest.mark.parametrize("form", [RailPanel, RowPanel, OwnPanel])
def test_every_figure_says_what_it_is(form: type[SeatPanel]) -> None:
    table, panel = full_table(), form()
    panel.place(QRectF(0, 0, 410, {RailPanel: 112, RowPanel: 58, OwnPanel: 286}[form]), 1.0)
    panel.show_figures(figures(table, 1))
    told = {words for _, words in panel.tip_parts()}
    tips = figures(table, 1).words.tips
    assert {tips[word] for word in panel.figure_places() if word in tips} <= told
    assert tips["rupees"] in told


def test_what_is_paid_with_is_a_rupee() -> None:
    scene = full_scene()
    scene.reader = lambda log_group: ("Red pays.", "")
    CaptionAnimation(scene, [LogGroup(0, LogEntry("pays", aim=Pointer("coin", LogFigure(0), (), (1,))))]).opening()
    (stroke,) = (mark for mark in scene.effects.marks if isinstance(mark, TargetLineItem))
    assert stroke.drawing == "pamir-rupee"


class Watched(QFontMetricsF):
    """Remembers what did not fit."""

    cut: ClassVar[set[str]] = set()

    def elidedText(self, text: str, mode: Qt.TextElideMode, width: float, flags: int = 0) -> str:
        shown = super().elidedText(text, mode, width, flags)
        if shown != text:
            self.cut.add(text)
        return shown


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [0.85, 1.15])
def test_only_names_of_players_are_cut(
    monkeypatch: pytest.MonkeyPatch, language: str, size: tuple[int, int], scale: float
) -> None:
    monkeypatch.setattr(panel_items, "QFontMetricsF", Watched)
    monkeypatch.setattr(paper, "QFontMetricsF", Watched)
    monkeypatch.setattr(fonts, "_scale", scale)
    Watched.cut.clear()
    table, names = full_table(), Names(language)
    seats = sitting(table)
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    named: set[str] = set()
    for players in (2, 3, 5):
        measures = TableLayout.of_view(*size, players)
        events = EventsPanel()
        events.place(measures.events, measures.unit)
        events.show_figures(events_figures(table, 0, names))
        # In small windows too there are rows: without a rail there is no room beside it.
        assert measures.events.isEmpty() == (players > 2 or measures.rows)
        own, market, game, blocks, track = OwnPanel(), MarketPanel(), PamirGamePanel(), BlocksPanel(), TrackItem()
        rivals = [rival_panel(measures, players) for _ in measures.rails]
        for rival, rect in zip((own, *rivals), (measures.own, *measures.rails), strict=True):
            rival.place(rect, measures.unit)
        for at, panel in enumerate((own, *rivals)):
            told = seat_figures(table, at, seats, names, viewer=0, deciding=True)
            panel.show_figures(told)
            named |= {told.name, told.line}
        market.has_chips = measures.events.isEmpty()
        market.place(measures.market, measures.unit)
        market.show_figures(market_figures(table, 0, names))
        game.place(measures.game, measures.side_unit)
        game.show_figures(game_figures(table, 0, names))
        blocks.place(measures.blocks, measures.side_unit)
        blocks.show_figures(blocks_figures(table, 0, names))
        track.place(measures.track, measures.unit)
        track.show_figures(track_figures(table, 0, names))
        painter = QPainter(image)
        flyout = CourtFlyout()
        flyout.show_figures(flyout_figures(table, 1, seats, names, viewer=0))
        flyout.hang(measures.rails[0], measures.market, measures.unit)
        around = (own, *rivals, market, game, blocks, track, flyout, flyout.pin)
        for item in (*around, *([] if measures.events.isEmpty() else [events])):
            item.draw(painter)
        painter.end()
    assert Watched.cut <= named


@pytest.mark.parametrize("size", [*SIZES, (1366, 768)])
def test_a_block_that_can_be_taken_lies_between_both_numbers(size: tuple[int, int]) -> None:
    scene, table = PamirGameView().scene(EN), full_table()
    scene.lay_out(QSizeF(*size))
    scene.show_table(table.redact(0), 0, sitting(table), EN)
    numbers = [(part, rect.translated(scene.blocks.pos())) for part, rect, *_ in scene.blocks.laid()
               if isinstance(part, Text) and part.text.isdigit()]  # fmt: skip
    assert len(numbers) == 6
    for coalition, (on_map, in_pool) in enumerate(zip(numbers[::2], numbers[1::2], strict=True)):
        block = scene.places.piece_rect(Piece("block", coalition))
        assert block is not None
        assert block.right() <= in_pool[1].left()
        assert block.left() >= on_map[1].center().x() + on_map[1].width() / 4


@pytest.mark.parametrize("size", [*SIZES, (1366, 768)])
def test_a_purse_that_can_be_taxed_covers_no_figure(size: tuple[int, int]) -> None:
    scene = PamirGameView().scene(EN)
    table = laid(Seat("afghan", court="8 9", rupees=3), Seat("british", court="6 16", rupees=5)).table
    scene.lay_out(QSizeF(*size))
    scene.show_table(table.redact(0), 0, sitting(table), EN)
    purse, panel = scene.places.piece_rect(Piece("purse", 1)), scene.panels_by_seat[1]
    assert purse is not None
    numbers = [rect.translated(panel.pos()) for part, rect, *_ in panel.laid()
               if isinstance(part, Text) and part.text.isdigit()]  # fmt: skip
    assert not any(purse.intersects(rect) for rect in numbers)


@pytest.mark.parametrize("size", [*SIZES, (1366, 768)])
@pytest.mark.parametrize("favored", ["military", "economic"])
def test_that_a_card_is_free_is_said_beside_the_price_of_its_column(size: tuple[int, int], favored: str) -> None:
    table = laid(
        Seat("afghan", court="15", rupees=30), Seat("british"), favored=favored,
        market="1 2 3 4 5 6 / 20 21 22 23 24 25",
    ).table  # fmt: skip
    measures, market = TableLayout.of_view(*size, 2), MarketPanel()
    market.place(measures.market, measures.unit)
    market.show_figures(market_figures(table, 0, EN))
    prices = [rect for part, rect, *_ in market.laid() if isinstance(part, Text) and part.text.isdigit()]
    assert len(prices) == (12 if favored == "military" else 6) - (favored == "military")
    for place in range(12):
        said = free_price_rect(market.place_of(place)).translated(-market.pos())
        assert market.rect.adjusted(0, 0, 14, 0).contains(said)
        assert not any(said.intersects(rect) for rect in prices), place
