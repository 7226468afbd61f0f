"""The board with a game that it has never seen: shapes, gestures, keys and stories; and the fan of the hand."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.texts.game_log import LogGroup
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.board_view import BoardView
from gonfalon.ui.board.card import LIFT, scale_after_resize
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.hand_fan import FannedCard, fanned_card
from tests.ui.board.patience import TILE, Laid, PatienceScene, asked
from tests.ui.look.paper import painted

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def scene(qapp: QApplication) -> PatienceScene:
    return asked()


@pytest.fixture
def view(scene: PatienceScene, qtbot: QtBot) -> Iterator[BoardView]:
    """A view onto the scene, one unit a pixel."""
    window = QWidget()
    qtbot.addWidget(window)
    view = BoardView(scene, scene.focus, window)
    window.resize(1024, 700)
    view.resize(1024, 700)
    window.show()
    qtbot.waitExposed(window)
    yield view
    window.close()


def click(view: BoardView, at: QPointF) -> None:
    QTest.mouseClick(view.viewport(), LEFT, PLAIN, view.mapFromScene(at))


def drag(view: BoardView, begin: QPointF, end: QPointF) -> None:
    QTest.mousePress(view.viewport(), LEFT, PLAIN, view.mapFromScene(begin))
    for step in range(1, 6):
        QTest.mouseMove(view.viewport(), view.mapFromScene(begin + (end - begin) * step / 5))
    QTest.mouseRelease(view.viewport(), LEFT, PLAIN, view.mapFromScene(end))


def moves(scene: PatienceScene) -> list[object]:
    made: list[object] = []
    scene.chosen.connect(made.append)
    return made


def sentences(scene: PatienceScene) -> list[str]:
    said: list[str] = []
    scene.refused.connect(said.append)
    return said


def test_a_card_takes_another_shape_where_it_is_laid_and_its_pictures_with_it(scene: PatienceScene) -> None:
    card = scene.items_by_number[2]
    assert card.height == round(card.width * 1.4)
    scene.tell([LogGroup(-1, events=[Laid(2, 1)])])
    assert card.size.size() == TILE
    assert card.pos() == QPointF(400, 180)

    def paint(painter: QPainter) -> None:
        painter.translate(150, 150)
        card.paint(painter, None)

    image = painted(paint, 300, 300)
    assert card.asked == ["face"]
    for x, y in ((64, 0), (0, 19), (-64, -19)):
        assert image.pixelColor(150 + x, 150 + y) == QColor(Qt.GlobalColor.red)
    for x, y in ((0, 30), (75, 0)):
        assert image.pixelColor(150 + x, 150 + y) != QColor(Qt.GlobalColor.red)
    # Where it turns over it shows its back from the middle on.
    assert card.shows_face()
    card.turned = 0.6
    assert not card.shows_face()
    card.face_up = False
    assert card.shows_face()


def test_a_card_that_changes_its_size_looks_as_large_as_before_and_grows_on_its_way(qapp: QApplication) -> None:
    for before, now in product(
        (QRectF(0, 0, 100, 140), QRectF(0, 0, 130, 40)), (QRectF(0, 0, 60, 84), QRectF(0, 0, 110, 20))
    ):
        scale = scale_after_resize(before, now)
        if (before.width() > before.height()) == (now.width() > now.height()):
            assert now.width() * scale == pytest.approx(before.width())
        else:
            area = now.width() * now.height() * scale**2
            assert math.sqrt(area) == pytest.approx(math.sqrt(before.width() * before.height()))
    scene = asked(AnimationSettings(1.0))
    card = scene.items_by_number[2]
    before = card.size
    scene.tell([LogGroup(-1, events=[Laid(2, 1)])])
    assert card.scale() == pytest.approx(scale_after_resize(before, card.size))
    assert card.scale() > 1.5
    scene.animation_queue.finish()
    assert card.scale() == 1.0


def test_a_card_is_dropped_on_another_shape_or_goes_home_with_a_sentence(scene: PatienceScene, view: BoardView) -> None:
    made, said = moves(scene), sentences(scene)
    card = scene.items_by_number[3]
    home = QPointF(card.pos())
    drag(view, home, QPointF(900, 300))
    assert (made, said) == ([], ["Not there."])
    assert card.pos() == card.home
    assert scene.drag_controller.dragged is None
    drag(view, home, scene.move_input.places[1].rect.center())
    assert made == [(3, 1)]


def test_a_card_a_place_and_a_panel_are_clicked(scene: PatienceScene, view: BoardView, qtbot: QtBot) -> None:
    made, said = moves(scene), sentences(scene)
    place, card = scene.move_input.places[2], scene.items_by_number[0]
    click(view, place.rect.center())
    assert said == ["A card first."]
    at = QPointF(card.pos())
    click(view, at)
    assert card.selected
    assert card.pos().y() < at.y() - LIFT
    assert not place.calm
    click(view, place.rect.center())
    assert made == [(0, 2)]
    with qtbot.waitSignal(scene.seat_wanted) as wanted:
        click(view, scene.panels_by_seat[0].scene_rect().center())
    assert wanted.args == [0]
    card = scene.items_by_number[1]
    QTest.mouseMove(view.viewport(), view.mapFromScene(card.pos()))
    assert card.hovered
    qtbot.waitUntil(lambda: scene.pointed_at[-1:] == [card])
    QTest.mouseMove(view.viewport(), QPoint(900, 300))
    assert not card.hovered
    qtbot.waitUntil(lambda: scene.pointed_at[-1] is None)


def test_only_what_the_rules_offer_is_a_place_and_others_are_asked_without(qapp: QApplication) -> None:
    scene = asked(columns=(1,))
    assert [place.put for place in scene.move_input.places] == [1]
    made = moves(scene)
    scene.move_input.answer((0, 2))
    assert made == []
    scene.ask(scene.move_input.decision._replace(seat=1, moves=()))
    assert scene.move_input.decision is None
    assert not any(isinstance(item, DropTargetItem) for item in scene.items())
    assert scene.deciding == 1
    assert not scene.may_lift(scene.items_by_number[0])


def test_a_game_is_played_with_the_keys(scene: PatienceScene, view: BoardView, qtbot: QtBot) -> None:
    made = moves(scene)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert (scene.move_input.selected, scene.focus.item) == (0, scene.move_input.places[0])
    assert scene.focus.lay_back()
    assert (scene.move_input.selected, scene.focus.item) == (-1, scene.items_by_number[0])
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(view, key)
    assert made == [(1, 1)]
    # What the keys were at is shown no more where they have left the board.
    scene.focus.show()
    scene.pointed_at.clear()
    scene.focus.hide()
    qtbot.waitUntil(lambda: scene.pointed_at == [None])


def test_up_and_down_keep_to_their_column(scene: PatienceScene, view: BoardView) -> None:
    scene.tell([LogGroup(-1, events=[Laid(0, 0), Laid(1, 2), Laid(2, 2)])])
    items = scene.items_by_number
    scene.focus.go("row 1", items[2])
    seen: list[object] = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left, Qt.Key.Key_Down):
        QTest.keyClick(view, key)
        seen.append(scene.focus.item)
    assert seen == [items[1], items[0], items[2]]


MIDDLE, WIDTH, RATIO = QPointF(500, 600), 138.0, 1.4


def spread(cards: int, room: float) -> list[FannedCard]:
    return [fanned_card(MIDDLE, WIDTH, room, 1.0, cards, index, RATIO) for index in range(cards)]


def foot(card: FannedCard) -> float:
    """How low the lowest corner of a card reaches."""
    turn = math.radians(abs(card.turn))
    return card.pos.y() + card.width / 2 * (RATIO * math.cos(turn) + math.sin(turn))


def test_a_hand_is_spread_evenly_within_its_room_and_no_card_hangs_below_the_window() -> None:
    lowest = MIDDLE.y() + WIDTH * RATIO / 2 + 14
    for cards, room in product(range(1, 13), (520.0, 720.0, 1100.0)):
        found = spread(cards, room)
        assert found[0].pos.x() + found[-1].pos.x() == pytest.approx(2 * MIDDLE.x(), abs=1)
        assert found[-1].pos.x() - found[0].pos.x() + found[0].width <= room + 1
        steps = [after.pos.x() - before.pos.x() for before, after in pairwise(found)]
        assert all(step > 0 for step in steps)
        assert not steps or max(steps) - min(steps) <= 2, "no more than rounding makes"
        turns = [card.turn for card in found]
        assert turns == sorted(turns)
        assert turns[0] == pytest.approx(-turns[-1])
        assert room != 720.0 or max(map(foot, found)) <= lowest
    # Cards are rather smaller than covered.
    seven, five = spread(7, 720.0), spread(5, 720.0)
    assert int(0.84 * WIDTH) <= seven[0].width < five[0].width <= WIDTH
