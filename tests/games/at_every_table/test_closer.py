"""A closer look at what the mouse is at: by the other button, by a long press and by a key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from gonfalon.ui.board.overlay import Overlay
from tests.at_the_table.player import PLAIN, Player
from tests.games.at_every_table.contract import Contract

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def playing(person: Player, table: Contract) -> Player:
    person.sit_down(table.question())
    return person


def opened(person: Player) -> list[Overlay]:
    return [one for one in person.window.findChildren(Overlay) if one.isVisible()]


def middle(person: Player) -> QPointF:
    """Where a card of the hand lies."""
    at: QPointF = person.scene.items_by_number[person.scene.table.hands[0][0]].pos()
    return at


@pytest.mark.parametrize("how", ["other button", "long press", "key"])
def test_a_thing_is_looked_at_closely(playing: Player, how: str) -> None:
    moves, at = len(playing.match.moves), middle(playing)
    if how == "other button":
        QTest.mouseClick(playing.table.view.viewport(), RIGHT, PLAIN, playing.point(at))
    elif how == "long press":
        playing.press(at)
        assert playing.scene.pointer.pressing
        playing.scene.pointer.press_lasts()
        playing.release(at)
    else:
        playing.key(Qt.Key.Key_Right)
        assert playing.scene.focus.pointed in playing.scene.items_by_number
        playing.key(Qt.Key.Key_I)
    (closer,) = opened(playing)
    assert playing.table.still
    assert not playing.scene.items_by_number[playing.scene.table.hands[0][0]].selected
    playing.key(Qt.Key.Key_Escape)
    assert not opened(playing)
    assert closer.accessibleName()
    assert len(playing.match.moves) == moves


def test_a_press_that_goes_on_is_none(playing: Player) -> None:
    at = middle(playing)
    playing.press(at)
    playing.move(at + QPointF(2, 1))
    assert playing.scene.pointer.pressing
    playing.move(at + QPointF(0, -60))
    assert not playing.scene.pointer.pressing
    playing.key(Qt.Key.Key_Escape)
    assert not opened(playing)


def test_the_table_itself_tells_nothing(playing: Player) -> None:
    at = QPointF(3, playing.scene.sceneRect().bottom() - 3)
    assert playing.scene.thing_at(at) is None
    QTest.mouseClick(playing.table.view.viewport(), RIGHT, PLAIN, playing.point(at))
    assert not opened(playing)
