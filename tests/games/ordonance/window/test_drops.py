"""Units that are dropped where they may lie and where they may not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.games.ordonance.window.unit_items import UnitItem
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.games.ordonance.window.commander import Commander
from tests.games.ordonance.window.positions import full_and_open, held_and_open, staged

RIVAL = "You can play units only on your own side of a territory."
FIRST = "Choose a unit from your hand first."


@pytest.fixture
def playing(person: Commander) -> Commander:
    """A person with a full territory, and places in others."""
    person.sit_down(staged(full_and_open))
    return person


def some_unit(person: Commander) -> UnitItem:
    return person.hand[2]


def full(person: Commander) -> int:
    """A territory, from 1, that has no place for the person."""
    return next(number for number in range(1, 6) if len(person.scene.table.army(0, number - 1)) == 4)


def free(person: Commander) -> list[int]:
    return [place.put + 1 for place in person.scene.move_input.places]


def nothing_happened(person: Commander, unit: UnitItem, moves: int) -> None:
    come_to_rest(person.scene)
    assert len(person.match.moves) == moves
    assert person.scene.drag_controller.dragged is None
    assert unit.pos() == unit.home
    assert unit.rotation() == unit.home_turn
    assert unit.zValue() == unit.home_z
    assert not any(place.hovered for place in person.scene.move_input.places)
    person.scene.focus.leave()
    assert not unlike_rebuilt(person.scene, person.match.view(0))


def test_a_unit_that_is_held_over_a_place_says_what_it_would_bring(playing: Commander, qtbot: QtBot) -> None:
    scene, unit = playing.scene, some_unit(playing)
    place = playing.place(free(playing)[0])
    playing.carry(unit, place.rect.center())
    expected = scene.move_input.questions.preview(scene.move_input.answer_of(place))
    assert expected is not None
    assert scene.banner.meaning == expected.text.replace("\n", " · ")
    seen = [change for change in expected.changes if scene.figure_place(change.figure) is not None]
    qtbot.waitUntil(lambda: len(scene.forecast.items) == len(seen))
    playing.move(unit.home)
    assert not scene.banner.meaning
    assert not scene.forecast.items
    playing.release(unit.home)


# -- where it may lie --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["top", "bottom", "corner"])
def test_anywhere_on_the_own_side_of_a_column(playing: Commander, part: str) -> None:
    territory, made = free(playing)[0], len(playing.match.moves)
    side = playing.part(territory)
    place = playing.place(territory).rect
    to = {
        "top": QPointF(place.center().x(), side.top() + 4),
        "bottom": QPointF(place.center().x(), side.bottom() - 4),
        "corner": side.topLeft() + QPointF(14, 10),
    }[part]
    word = playing.scene.table.faces[some_unit(playing).number]
    playing.carry(some_unit(playing), to)
    assert [place.put + 1 for place in playing.scene.move_input.places if place.hovered] == [territory]
    playing.release(to)
    move = playing.match.moves[made]
    assert move.territory == territory
    assert playing.scene.table.seating.deck.numbers[move.unit] == word


def test_a_decided_territory_still_takes_units(person: Commander) -> None:
    person.sit_down(staged(held_and_open))
    table = person.scene.table
    territory = next(number for number in free(person) if table.holder[number - 1] >= 0)
    made = len(person.match.moves)
    person.drag(person.hand[0], person.part(territory).center())
    assert person.match.moves[made].territory == territory


def test_the_empty_place_follows_the_window(playing: Commander, qapp: QApplication) -> None:
    """Who changes the size of the window with a unit in the hand sees where it came from."""
    unit = some_unit(playing)
    playing.carry(unit, playing.scene.measures.banner.center())
    ghost, before = playing.scene.ghost, playing.scene.measures
    aside = ghost.pos() - playing.hand[1].pos()
    playing.window.resize(1500, 960)
    qapp.processEvents()
    assert playing.scene.measures.hand != before.hand
    assert playing.scene.drag_controller.dragged is unit
    assert playing.scene.measures.in_hand(ghost.pos())
    assert (ghost.pos() - playing.hand[1].pos() - aside).manhattanLength() < 48
    playing.key(Qt.Key.Key_Escape)


# -- where it may not --------------------------------------------------------------------------------------------------


def test_on_a_rivals_side(playing: Commander) -> None:
    unit, moves = some_unit(playing), len(playing.match.moves)
    for territory in (free(playing)[0], full(playing)):
        playing.table.toast.hide()
        playing.drag(unit, playing.part(territory, 0).center())
        assert playing.table.toast.text == RIVAL
        nothing_happened(playing, unit, moves)


@pytest.mark.parametrize("off", [(60, -10), (-30, -60)])
def test_whoever_lays_a_unit_back_into_the_hand_is_not_told_off(playing: Commander, off: tuple[int, int]) -> None:
    """Nor is a unit played that was hardly lifted, though its upper edge is in a column already."""
    unit, moves = some_unit(playing), len(playing.match.moves)
    playing.drag(unit, QPointF(unit.home) + QPointF(*off))
    assert not playing.table.toast.text
    nothing_happened(playing, unit, moves)


# -- clicks ------------------------------------------------------------------------------------------------------------


def spots(person: Commander, territory: int) -> dict[str, QPointF]:
    side: QRectF = person.part(territory)
    measures = person.scene.measures
    return {
        "last place": measures.grid.place(1, territory - 1, 3).center(),
        "unit": measures.grid.place(1, territory - 1, 0).center(),
        "plate": measures.grid.plates[territory - 1].center(),
        "chips": QPointF(side.left() + 14, side.top() + 14),
    }


@pytest.mark.parametrize("where", ["last place", "unit", "plate", "chips"])
def test_a_unit_is_played_by_two_clicks(playing: Commander, where: str) -> None:
    unit, made = some_unit(playing), len(playing.match.moves)
    with_units = [number for number in free(playing) if len(playing.scene.table.army(0, number - 1))]
    playing.click(unit.pos())
    assert unit.selected
    come_to_rest(playing.scene)
    playing.click(spots(playing, with_units[0])[where])
    assert len(playing.match.moves) > made, where
    assert playing.match.moves[made].territory == with_units[0]


def test_a_place_without_a_unit_says_what_to_do(playing: Commander) -> None:
    moves = len(playing.match.moves)
    playing.click(playing.place(free(playing)[0]).rect.center())
    assert playing.table.toast.text == FIRST
    assert len(playing.match.moves) == moves


def test_units_on_the_table_are_not_taken_up_again(person: Commander) -> None:
    person.sit_down(staged(held_and_open))
    table = person.scene.table
    unit = person.scene.items_by_number[next(card for number in range(5) for card in table.army(0, number))]
    begin = QPointF(unit.pos())
    person.press(begin)
    for step in range(1, 4):
        person.move(begin + QPointF(0, 30 * step))
    assert person.scene.drag_controller.dragged is None
    person.release(begin + QPointF(0, 90))
    assert unit.pos() == begin
    assert not unit.selected
