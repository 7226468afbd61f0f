"""Cards that are dropped where they may lie and where they may not, and drags that are called off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.places import PlaceItem
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.at_the_table.player import LEFT, PLAIN, Player
from tests.games.at_every_table.contract import Contract

RIGHT = Qt.MouseButton.RightButton


@pytest.fixture
def playing(person: Player, table: Contract) -> Player:
    """A person who may lay a card here and not there."""
    person.sit_down(table.question())
    return person


def some_card(person: Player) -> CardItem:
    hand = person.scene.table.hands[0]
    card: CardItem = person.scene.items_by_number[hand[len(hand) // 2]]
    return card


def place(person: Player) -> PlaceItem:
    """A place that is offered."""
    found: PlaceItem = person.scene.asking.places[-1]
    return found


def beside(person: Player) -> QPointF:
    """Where nothing lies and nothing may lie."""
    middle: QPointF = person.scene.measures.banner.center()
    return middle


def bring(person: Player, card: CardItem) -> QPointF:
    """Carry a card to a place, which may be offered only when the card has been taken up; where that is."""
    person.carry(card, beside(person))
    to = place(person).rect.center()
    person.move(to)
    return to


def nothing_happened(person: Player, card: CardItem, moves: int) -> None:
    come_to_rest(person.scene)
    assert len(person.match.moves) == moves
    assert person.scene.pointer.dragged is None
    assert card.pos() == card.home
    assert card.rotation() == card.home_turn
    assert card.zValue() == card.home_z
    assert not any(place.hovered for place in person.scene.asking.places)
    person.scene.focus.leave()
    assert not unlike_rebuilt(person.scene, person.match.view(0))


def own_moves(person: Player, since: int) -> int:
    return person.match.deciders[since:].count(0)


# -- dropping ----------------------------------------------------------------------------------------------------------


def test_a_card_lies_where_it_was_dropped(playing: Player) -> None:
    made = len(playing.match.moves)
    to = bring(playing, some_card(playing))
    wanted = place(playing).move_played
    assert [place.move_played for place in playing.scene.asking.places if place.hovered] == [wanted]
    playing.release(to)
    playing.wait()
    assert own_moves(playing, made) == 1


def test_it_is_said_why_it_may_not_lie_there(playing: Player, table: Contract) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    playing.drag(card, table.forbidden(playing))
    assert playing.table.toast.text not in ("", table.nowhere)
    nothing_happened(playing, card, moves)


def test_beside_everything(playing: Player, table: Contract) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    playing.drag(card, beside(playing))
    assert playing.table.toast.text == table.nowhere
    nothing_happened(playing, card, moves)


@pytest.mark.seldom
def test_who_wants_no_reasons_gets_none(playing: Player, table: Contract, settings: Settings) -> None:
    settings.explain_illegal = False
    card, moves = some_card(playing), len(playing.match.moves)
    playing.drag(card, table.forbidden(playing))
    assert not playing.table.toast.text
    nothing_happened(playing, card, moves)


def test_a_card_glides_home_and_is_not_just_there(playing: Player, table: Contract) -> None:
    playing.scene.director.motion = Motion(1.0)
    card = some_card(playing)
    playing.drag(card, table.forbidden(playing))
    assert card.pos() != card.home
    come_to_rest(playing.scene)
    assert card.pos() == card.home


@pytest.mark.seldom
def test_while_it_glides_it_can_be_taken_again(playing: Player) -> None:
    playing.scene.director.motion = Motion(1.0)
    card = some_card(playing)
    playing.drag(card, beside(playing))
    to = bring(playing, card)
    come_to_rest(playing.scene)
    assert playing.scene.pointer.dragged is card
    assert (card.pos() - to).manhattanLength() < 3, "it slipped out of the hand"
    made = len(playing.match.moves)
    playing.scene.director.motion = Motion(0.0)
    playing.release(to)
    playing.wait()
    assert own_moves(playing, made) == 1


def test_places_glow_while_a_card_is_in_the_hand(playing: Player) -> None:
    assert all(place.calm for place in playing.scene.asking.places)
    playing.carry(some_card(playing), beside(playing))
    places = playing.scene.asking.places
    assert places
    assert not any(place.calm for place in places)
    assert not any(place.hovered for place in places)
    playing.key(Qt.Key.Key_Escape)
    assert all(place.calm for place in playing.scene.asking.places)


def test_cards_stay_where_they_are_while_others_decide(person: Player, table: Contract) -> None:
    """A hand card can be looked at but not dragged when it is somebody else's turn."""
    person.sit_down(table.question())
    card = some_card(person)
    person.table.ask(None)
    begin = QPointF(card.pos())
    person.press(begin)
    person.move(begin - QPointF(0, 40))
    person.move(begin - QPointF(0, 80))
    assert person.scene.pointer.dragged is None
    person.release(begin - QPointF(0, 80))
    assert card.pos() == begin


# -- calling it off ----------------------------------------------------------------------------------------------------


@pytest.mark.sample(3)
@pytest.mark.parametrize("moving", [False, True])
@pytest.mark.parametrize("how", ["escape", "right button", "the window is left", "the keyboard goes elsewhere", "menu"])
def test_a_drag_is_called_off(playing: Player, qapp: QApplication, how: str, moving: bool) -> None:
    playing.scene.director.motion = Motion(1.0 if moving else 0.0)
    card, moves = some_card(playing), len(playing.match.moves)
    playing.table.view.setFocus()
    to = bring(playing, card)
    assert playing.scene.pointer.dragged is card
    viewport = playing.table.view.viewport()
    if how == "escape":
        playing.key(Qt.Key.Key_Escape)
    elif how == "right button":
        QTest.mousePress(viewport, RIGHT, PLAIN, playing.point(card.pos()))
        QTest.mouseRelease(viewport, RIGHT, PLAIN, playing.point(card.pos()))
    elif how == "the window is left":
        qapp.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    elif how == "the keyboard goes elsewhere":
        playing.table.undo_button.setEnabled(True)
        playing.table.rules_button.setFocus(Qt.FocusReason.OtherFocusReason)
    else:
        playing.table.show_keys()
        # Nothing moves beneath it, not even the card on its way back.
        playing.key(Qt.Key.Key_Escape)
    assert not playing.table.toast.text, "nobody did anything wrong"
    nothing_happened(playing, card, moves)
    # Letting the button go afterwards does nothing either.
    playing.release(to)
    assert len(playing.match.moves) == moves


@pytest.mark.seldom
def test_another_finger_does_not_take_a_second_card(playing: Player) -> None:
    card = some_card(playing)
    bring(playing, card)
    QTest.mousePress(playing.table.view.viewport(), LEFT, PLAIN, playing.point(card.pos()))
    come_to_rest(playing.scene)
    assert playing.scene.pointer.dragged in (None, card)


@pytest.mark.seldom
def test_while_another_thing_still_moves_a_press_finishes_it(playing: Player) -> None:
    """A press that ends what is told takes no card, and drops none when it is released."""
    playing.scene.director.motion = Motion(0.05)
    made = len(playing.match.moves)
    to = bring(playing, some_card(playing))
    playing.release(to)
    assert len(playing.match.moves) == made + 1
    assert not playing.table.idle
    begin = QPointF(some_card(playing).pos())
    # Each ends one event.
    for _ in range(8):
        playing.press(begin)
        if playing.table.idle:
            break
        playing.release(begin)
    assert playing.table.idle
    for step in range(1, 5):
        playing.move(begin + (to - begin) * step / 4)
    assert playing.scene.pointer.dragged is None
    playing.release(to)
    assert len(playing.match.moves) == made + 1


@pytest.mark.seldom
def test_two_quick_drops_are_one_move(playing: Player) -> None:
    playing.scene.director.motion = Motion(1.0)
    made = len(playing.match.moves)
    hand = [playing.scene.items_by_number[card] for card in playing.scene.table.hands[0]]
    to = bring(playing, hand[0])
    playing.release(to)
    begin = QPointF(hand[1].pos())
    playing.press(begin)
    playing.move(begin - QPointF(0, 30))
    playing.move(to)
    playing.release(to)
    assert len(playing.match.moves) == made + 1
    playing.scene.director.motion = Motion(0.0)
    playing.wait()
    assert own_moves(playing, made) == 1


# -- clicks ------------------------------------------------------------------------------------------------------------


def test_a_card_is_laid_by_two_clicks(playing: Player) -> None:
    card, made = some_card(playing), len(playing.match.moves)
    playing.click(card.pos())
    assert card.selected
    come_to_rest(playing.scene)
    playing.click(place(playing).rect.center())
    playing.wait()
    assert own_moves(playing, made) == 1


def test_a_click_where_it_may_not_lie_says_why_and_keeps_the_card(playing: Player, table: Contract) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    playing.click(card.pos())
    playing.click(table.forbidden(playing))
    assert playing.table.toast.text not in ("", table.nowhere)
    assert len(playing.match.moves) == moves
    assert card.selected


def test_a_click_beside_everything_lays_the_card_back(playing: Player) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    playing.click(card.pos())
    come_to_rest(playing.scene)
    playing.click(beside(playing))
    assert not card.selected
    nothing_happened(playing, card, moves)


def test_the_other_button_lays_the_card_back(playing: Player) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    playing.click(card.pos())
    assert card.selected
    QTest.mousePress(playing.table.view.viewport(), RIGHT, PLAIN, playing.point(place(playing).rect.center()))
    assert not card.selected
    nothing_happened(playing, card, moves)


@pytest.mark.seldom
def test_a_double_click_takes_and_lays_back(playing: Player) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    at = playing.point(card.pos())
    playing.click(card.pos())
    assert card.selected
    QTest.mouseDClick(playing.table.view.viewport(), LEFT, PLAIN, at)
    playing.release(card.home)
    come_to_rest(playing.scene)
    assert len(playing.match.moves) == moves
    assert playing.scene.asking.selected in (-1, card.number)
    assert playing.scene.pointer.dragged is None


@pytest.mark.seldom
def test_a_double_click_on_a_place_plays_once(playing: Player) -> None:
    made = len(playing.match.moves)
    playing.click(some_card(playing).pos())
    at = place(playing).rect.center()
    playing.click(at)
    QTest.mouseDClick(playing.table.view.viewport(), LEFT, PLAIN, playing.point(at))
    playing.wait()
    assert own_moves(playing, made) == 1


@pytest.mark.seldom
def test_a_trembling_click_is_no_drag(playing: Player) -> None:
    card = some_card(playing)
    begin = QPointF(card.pos())
    playing.press(begin)
    playing.move(begin + QPointF(2, 1))
    playing.move(begin + QPointF(1, 3))
    playing.release(begin + QPointF(1, 3))
    assert card.selected
