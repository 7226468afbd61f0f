"""The map: where pieces, plates and roads are, what lies at a point, and how it is enlarged and changes rulers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from math import dist

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import (
    BORDERS,
    FIRST_BORDER,
    HERAT,
    KABUL,
    KANDAHAR,
    PERSIA,
    PUNJAB,
    REGIONS,
    TRANSCASPIA,
)
from gonfalon.games.pamir.rules.events import CylinderPlaced, CylinderRemoved
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.look.map import DRAWING, outline, road_ring
from gonfalon.games.pamir.window.map_item import MapHotspot, MapItem
from gonfalon.games.pamir.window.map_layout import (
    ARMY,
    PLACES,
    ROAD,
    TRIBE,
    PieceKind,
    arrange_pieces,
    map_figures,
    place_middle,
    regions_in_question,
)
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.look import fonts, theme
from gonfalon.ui.look.art import source
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.window.courtier import Courtier, great_game

pytestmark = pytest.mark.usefixtures("qapp")

SMALLEST = (QRectF(10, 99, 392, 314), 1.0)
USUAL = (QRectF(14, 130, 456, 365), 1.0)
LARGE = (QRectF(14, 78, 884, 707), 1.0)


@pytest.fixture(autouse=True)
def _as_at_the_start() -> Iterator[None]:
    yield
    fonts.set_text_scale(1.0)
    theme.set_current("oak")


def crowded() -> Table:
    """All kinds of pieces in every place, mostly more than two; no table has so many."""
    table = laid(*(Seat(loyalty) for loyalty in ("afghan", "british", "russian", "afghan", "british"))).table
    table.armies, table.roads = [3] * 18, [2] * 27
    table.tribes = [3] * 30
    for region in range(len(REGIONS)):
        table.tribes[5 * region + region % 5] = 9
        table.rule(region)
    return table


def shown(table: Table, at: tuple[QRectF, float] = USUAL, language: str = "en") -> MapItem:
    item = MapItem()
    scene = QGraphicsScene()
    scene.addItem(item)
    item.scene_of_it = scene  # type: ignore[attr-defined]  # an item does not own its scene
    item.place(*at)
    item.show_figures(map_figures(table, Names(language)))
    return item


def painted(item: MapItem) -> QImage:
    scene = item.scene()
    size = item.scene_rect().adjusted(-8, -8, 8, 8)
    image = QImage(size.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#204060"))
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), size)
    painter.end()
    return image


# -- rooms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("region", range(len(REGIONS)))
def test_every_kind_has_room_in_its_region(region: int) -> None:
    kinds = (*[PieceKind(ARMY, 2)] * 3, *[PieceKind(TRIBE, 2)] * 5)
    spots = arrange_pieces(region, kinds)
    land = outline(region)
    assert [spot.rect for spot in spots if not land.contains(spot.rect.center())] == []
    overlaps = [pair for pair in combinations(spots, 2) if _hidden(pair[0].rect, pair[1].rect) > 0.12]
    assert overlaps == []
    assert all(spot.size >= 46 * 0.54 for spot in spots)


def _hidden(one: QRectF, other: QRectF) -> float:
    """The part of the smaller that the other covers."""
    common = one.intersected(other)
    return common.width() * common.height() / min(one.width() * one.height(), other.width() * other.height())


def test_a_piece_stands_where_it_was_said_that_it_would() -> None:
    table = laid(Seat("afghan", tribes="kabul"), Seat("british", tribes="kabul herat"), afghan="kabul").table
    item = shown(table)
    for kind, owner, place in ((TRIBE, 0, KABUL), (ARMY, 1, KABUL), (ROAD, 2, FIRST_BORDER), (TRIBE, 1, PERSIA)):
        announced = item.piece_rect(kind, owner, place)
        before = table.cylinders_at(owner, place) if kind == TRIBE else table.blocks_at(owner, place)
        (table.place_cylinder if kind == TRIBE else table.place_block)(owner, place)
        item.show_figures(map_figures(table, Names("en")))
        assert item.piece_rect(kind, owner, place, before) == announced
        assert item.standing_rect(kind, owner, place) == announced


# -- what lies at a point ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at", [SMALLEST, USUAL, LARGE])
def test_every_place_is_found_in_its_middle_at_any_zoom(at: tuple[QRectF, float]) -> None:
    item = shown(crowded(), at)
    for place in PLACES:
        item.step(0)
        for _ in range(5):
            item.bring_into_sight(place)
            point = item.mapToScene(item.view.transform.map(place_middle(place)))
            assert item.place_at(point) == place
            assert item.scene_rect().contains(point)
            shape = item.region_path(place) if place < FIRST_BORDER else item.road_shape(place)
            assert shape.contains(point)
            item.step(1)
    assert item.region_at(at[0].topLeft() + QPointF(2, 2)) is None


def test_enlarging_keeps_what_is_at_the_pointer() -> None:
    item = shown(crowded())
    point = item.mapToScene(item.view.transform.map(place_middle(KANDAHAR)))
    assert item.turn(point, 240)
    moved = item.mapToScene(item.view.transform.map(place_middle(KANDAHAR))) - point
    assert moved.manhattanLength() < 0.01
    assert item.drag(QPointF(10_000, 10_000))
    assert item.view.seen.topLeft() == QPointF(13, 13)
    assert item.step(0)
    assert not item.drag(QPointF(10, 10))


def test_the_arrows_reach_every_place() -> None:
    reached, waiting = {KABUL}, [KABUL]
    while waiting:
        place = waiting.pop()
        for across, down in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            other = MapItem.nearest(place, across, down)
            if other is not None and other not in reached:
                reached.add(other)
                waiting.append(other)
    assert reached == set(PLACES)


# -- what is asked -----------------------------------------------------------------------------------------------------


def test_regions_out_of_the_question_are_known_from_the_moves() -> None:
    state = laid(
        Seat("afghan", court="2", hand="3", tribes="kabul"),
        Seat("british", tribes="kandahar*3"),
        afghan="kandahar kabul*2 herat-kabul",
        british="kandahar*2 herat-kandahar kandahar-punjab kabul-punjab",
    )
    fights = state.clone()
    assert regions_in_question(None) == (set(), set())
    assert regions_in_question(View.of(state, 0), 3) == ({KABUL}, set())
    play(state, "move 2")
    assert regions_in_question(View.of(state, 0)) == (set(), {PERSIA, TRANSCASPIA, KANDAHAR, PUNJAB})
    assert regions_in_question(View.of(state, 1)) == (set(), set())
    play(fights, "battle 2", "site kandahar")
    assert regions_in_question(View.of(fights, 0)) == ({KANDAHAR}, {PERSIA, TRANSCASPIA, HERAT, KABUL, PUNJAB})


# -- plates and rulers -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [1.0, 1.15, 1.5])
@pytest.mark.parametrize("at", [SMALLEST, USUAL, LARGE])
def test_plates_lie_inside_the_frame_and_beside_each_other(
    at: tuple[QRectF, float], scale: float, language: str
) -> None:
    fonts.set_text_scale(scale)
    item = shown(crowded(), at, language)
    plates = [item.plate_rect(region) for region in range(len(REGIONS))]
    frame = item.mapRectToScene(item.view.inner)
    assert [plate for plate in plates if not frame.contains(plate)] == []
    assert [pair for pair in combinations(plates, 2) if pair[0].intersects(pair[1])] == []


def test_what_is_painted_in_parts_is_the_same_as_painted_at_once() -> None:
    table = crowded()
    later = table.clone()
    later.rulers[KABUL] = (later.rulers[KABUL] + 1) % 5
    figures = map_figures(later, Names("en"), lit={KANDAHAR, FIRST_BORDER + 5}, veiled={PERSIA})
    watched, unseen = shown(table), shown(table)
    for item in (watched, unseen):
        item.step(1)
    for way in ((-31, 17), (9.4, -3.7), (0, 60), (-400, -3)):
        painted(watched)
        for item in (watched, unseen):
            item.drag(QPointF(*way))
    painted(watched)
    for item in (watched, unseen):
        item.show_figures(figures)
    assert painted(watched) == painted(unseen)


_VISIONS = (
    ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
)
"""What red, green and blue light comes to: in usual eyes, and in those that lack red, green or blue (Machado)."""


def _seen(colour: QColor, vision: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    """A colour as these eyes see it: how light it is, and how far it is to red and to yellow, in CIELAB."""
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour.getRgbF()[:3]]
    red, green, blue = (
        sum(share * part for share, part in zip(row, light, strict=True)) for row in vision
    )  # fmt: skip
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = (max(part, 0.0) ** (1 / 3) for part in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("vision", _VISIONS)
def test_the_land_of_neighbours_is_told_apart_by_all_eyes(vision: tuple[tuple[float, ...], ...]) -> None:
    land = [re.search(rf'id="{region}" d="[^"]*" fill="(#\w+)"', source(DRAWING)) for region in REGIONS]
    colours = [_seen(QColor(found[1]), vision) for found in land if found]
    assert [(REGIONS[one], REGIONS[other]) for one, other in BORDERS if dist(colours[one], colours[other]) < 9] == []


def test_the_place_of_a_road_sinks_back_unless_something_can_be_done_there() -> None:
    item = shown(laid(Seat("afghan"), Seat("british")).table)
    asleep = painted(item)
    assert item.figures is not None
    item.show_figures(replace(item.figures, lit=frozenset({FIRST_BORDER})))
    ring = item.view.transform.mapRect(road_ring(FIRST_BORDER, -6))
    # Beside the line of the border, which goes through the middle.
    at = (QPointF(ring.left(), ring.center().y()) + QPointF(8, 8)).toPoint()
    assert QColor(painted(item).pixel(at)).lightness() > QColor(asleep.pixel(at)).lightness() + 10


# -- at the table ------------------------------------------------------------------------------------------------------


def test_the_map_is_enlarged_and_dragged_by_the_mouse_and_walked_over_by_the_keys(person: Courtier) -> None:
    person.begin(great_game(seed=2))
    assert person.asked is not None
    person.answer(person.asked.moves[0], "button")
    person.wait()
    scene = person.scene
    view = scene.map.view
    point = scene.map.plate_rect(KANDAHAR).center()
    person.turn(point, 2)
    assert view.zoom > 1.5
    assert scene.map.place_at(point) == KANDAHAR
    seen, moves = QRectF(view.seen), len(person.match.moves)
    person.press(point)
    for step in range(1, 9):
        person.move(point + QPointF(0, 10 * step))
    person.release(point + QPointF(0, 80))
    assert view.seen.top() == pytest.approx(seen.top() - 80 / view.scale)
    person.click(scene.map.buttons[-1].scene_rect().translated(scene.map.pos()).center())
    assert view.zoom == 1.0
    person.key(Qt.Key.Key_Plus)
    assert view.zoom > 1.0
    scene.focus.go("map", scene.map.spots[KABUL])
    person.table.view.setFocus()
    person.key(Qt.Key.Key_Down)
    reached = scene.focus.item
    assert isinstance(reached, MapHotspot)
    assert reached.at == scene.map.nearest(KABUL, 0, 1)
    assert scene.spoken(reached) == person.scene.focus.words != ""
    assert len(person.match.moves) == moves


def test_what_is_asked_about_on_the_map_moves_with_it_and_is_brought_into_sight(person: Courtier) -> None:
    match = Match.begin(great_game(seed=5), CardSources(GAMES))
    dice = Dice(5)
    while (view := match.view(match.decision_seat or 0)).decision is not None:
        prompt = view.decision.prompt
        if view.seat == 0 and prompt.word == "battle" and prompt.place < FIRST_BORDER:
            break
        match.play(dice.pick(view.decision.moves))
    person.sit_down(match)
    scene = person.scene
    pieces = [piece for piece in scene.pieces if piece.thing is not None]
    assert pieces
    person.turn(scene.map.plate_rect(prompt.place).center(), 1)
    for piece in pieces:
        assert piece.thing is not None
        there = scene.map.standing_rect(*piece.thing)
        assert piece.isVisible() == scene.map.shows(there.center())
        assert (piece.pos() - there.center()).manhattanLength() < 2 or not piece.isVisible()
    scene.map.step(1)
    scene.map.step(1)
    away = place_middle(prompt.place) - QPointF(360, 288)
    scene.map.drag(away * 999)
    assert not all(piece.isVisible() for piece in pieces)
    scene.ask(scene.move_input.decision, scene.view)
    assert all(piece.isVisible() for piece in scene.pieces if piece.thing is not None)


def test_a_region_is_seen_to_change_hands_when_something_happens_and_not_when_the_board_is_rebuilt(
    person: Courtier,
) -> None:
    person.begin(great_game(seed=2))
    scene = person.scene
    for motion, seen in (
        (AnimationSettings(1.0), True),
        (AnimationSettings(1.0, reduced=True), False),
        (AnimationSettings(0.0), False),
    ):
        scene.animation_queue.motion = motion
        scene.table.cylinders[0] = 9
        ruler = scene.table.rulers[KABUL]
        event = CylinderPlaced(0, KABUL) if ruler != 0 else CylinderRemoved(0, KABUL)
        scene.apply(event)
        assert scene.map.changing == ({KABUL} if seen else set())
        assert (scene.rulers_changing() is not None) == seen
        scene.rebuild()
        assert not scene.map.changing


def test_what_is_offered_lies_where_the_map_will_be_while_it_still_grows(person: Courtier) -> None:
    person.begin(great_game(seed=2))
    scene = person.scene
    scene.animation_queue.motion = AnimationSettings(0.01)
    scene.map_mode.toggle()
    assert scene.map.grown < 1.0
    growing = scene.map.plate_rect(KANDAHAR)
    scene.map.grown = 1.0
    assert scene.map.plate_rect(KANDAHAR) == growing
    scene.map_mode.toggle()
    scene.rebuild()
    assert scene.map.scene_rect() == scene.measures.map


@pytest.mark.parametrize("at", [SMALLEST, USUAL])
def test_changes_of_one_region_stand_beside_each_other(
    at: tuple[QRectF, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = crowded()
    after = before.clone()
    for region in range(len(REGIONS)):
        for coalition in range(3):
            after.armies[3 * region + coalition] -= 1
        for seat in range(2):
            after.tribes[5 * region + seat] -= 1
    item = shown(before, at)
    item.show_figures(map_figures(before, Names("en"), after=after))
    rects = [rect for rect, _ in item.change_pills()]
    assert len(rects) >= 5 * len(REGIONS)
    assert not [pair for pair in combinations(rects, 2) if pair[0].intersects(pair[1])]
    assert all(item.scene_rect().translated(-item.pos()).contains(rect) for rect in rects)


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("at", [SMALLEST, USUAL, LARGE])
def test_changes_cover_no_name_no_number_and_no_key(at: tuple[QRectF, float], scale: float, language: str) -> None:
    fonts.set_text_scale(scale)
    before = laid(
        Seat("afghan", tribes="kabul*2 persia"), Seat("british", tribes="kabul herat*2 punjab"),
        afghan="kabul*4 herat punjab*3", british="kabul herat*2 kandahar", russian="persia*2 transcaspia",
    ).table  # fmt: skip
    after = before.clone()
    after.armies = [max(0, count - 1) for count in before.armies]
    after.tribes = [max(0, count - 1) for count in before.tribes]
    item = shown(before, at, language)
    item.show_figures(map_figures(before, Names(language), after=after))
    keys = [item.piece_rect(ARMY, 0, region).adjusted(0, 20, 0, 10) for region in (KABUL, HERAT, PUNJAB)]
    item.badges = lambda: keys
    pills = [rect.translated(item.pos()) for rect, _ in item.change_pills()]
    assert len(pills) > 8
    covered = [*keys, *map(item.plate_rect, range(len(REGIONS)))]
    assert not [(pill, other) for pill in pills for other in covered if pill.intersects(other)]
