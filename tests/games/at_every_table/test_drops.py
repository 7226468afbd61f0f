"""Cards that are dropped where they may lie and where they may not, and drags that are called off."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from traceback import extract_stack

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.at_the_table.player import LEFT, PLAIN, Player
from tests.games.at_every_table.contract import TABLES, Contract
from tests.pairwise import pairwise

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


def place(person: Player) -> DropTargetItem:
    """A place that is offered."""
    found: DropTargetItem = person.scene.move_input.places[-1]
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


def press(person: Player, button: Qt.MouseButton, at: QPointF) -> None:
    QTest.mousePress(person.table.view.viewport(), button, PLAIN, person.point(at))


def double_click(person: Player, at: QPointF) -> None:
    """The second click of two; it must be released before it lasts so long that the thing is looked at closely."""
    QTest.mouseDClick(person.table.view.viewport(), LEFT, PLAIN, person.point(at))


def nothing_happened(person: Player, card: CardItem, moves: int) -> None:
    come_to_rest(person.scene)
    assert len(person.match.moves) == moves
    assert person.scene.drag_controller.dragged is None
    assert (card.pos(), card.rotation(), card.zValue()) == (card.home, card.home_turn, card.home_z)
    assert card.opacity() == 1
    assert not any(place.hovered for place in person.scene.move_input.places)
    person.scene.focus.leave()
    assert not unlike_rebuilt(person.scene, person.match.view(0))


# -- a card that is laid -----------------------------------------------------------------------------------------------


def dropped(person: Player) -> None:
    card = some_card(person)
    to = bring(person, card)
    wanted = place(person).put
    assert [place.put for place in person.scene.move_input.places if place.hovered] == [wanted]
    assert card.opacity() < 1, "the words of the place are read through it"
    person.release(to)


def taken_again_while_it_glides(person: Player) -> None:
    person.scene.animation_queue.motion = AnimationSettings(1.0)
    card = some_card(person)
    person.drag(card, beside(person))
    to = bring(person, card)
    come_to_rest(person.scene)
    assert person.scene.drag_controller.dragged is card
    assert (card.pos() - to).manhattanLength() < 3, "it slipped out of the hand"
    person.scene.animation_queue.motion = AnimationSettings(0.0)
    person.release(to)


def clicked_twice(person: Player) -> None:
    card = some_card(person)
    person.click(card.pos())
    assert card.selected
    come_to_rest(person.scene)
    person.click(place(person).rect.center())


def clicked_twice_on_its_place(person: Player) -> None:
    person.click(some_card(person).pos())
    at = place(person).rect.center()
    person.click(at)
    double_click(person, at)
    person.release(at)


def dropped_before_another(person: Player) -> None:
    person.scene.animation_queue.motion = AnimationSettings(1.0)
    made = len(person.match.moves)
    first, second = (person.scene.items_by_number[card] for card in person.scene.table.hands[0][:2])
    to = bring(person, first)
    person.release(to)
    begin = QPointF(second.pos())
    person.press(begin)
    person.move(begin - QPointF(0, 30))
    person.move(to)
    person.release(to)
    assert len(person.match.moves) == made + 1
    person.scene.animation_queue.motion = AnimationSettings(0.0)


LAID = [dropped, taken_again_while_it_glides, clicked_twice, clicked_twice_on_its_place, dropped_before_another]


@pytest.mark.subject("a card laid by mouse")
@pytest.mark.parametrize("how", LAID, ids=lambda how: how.__name__)
def test_a_card_is_laid_once(playing: Player, how: Callable[[Player], None]) -> None:
    made = len(playing.match.moves)
    how(playing)
    playing.wait()
    assert playing.match.deciders[made:].count(0) == 1


# -- a card that stays in the hand -------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_card_that_may_not_lie_there_goes_home_and_it_is_said_why(playing: Player, table: Contract) -> None:
    card, moves, toast = some_card(playing), len(playing.match.moves), playing.table.toast
    playing.drag(card, table.forbidden(playing))
    assert toast.text not in ("", table.nowhere)
    nothing_happened(playing, card, moves)
    playing.drag(card, beside(playing))
    assert toast.text == table.nowhere
    nothing_happened(playing, card, moves)
    # It glides home and is not just there.
    playing.scene.animation_queue.motion = AnimationSettings(1.0)
    playing.drag(card, table.forbidden(playing))
    assert card.pos() != card.home
    nothing_happened(playing, card, moves)
    playing.scene.animation_queue.motion = AnimationSettings(0.0)
    # By clicks it is kept in hand until one clicks beside everything, or with the other button.
    playing.click(card.pos())
    playing.click(table.forbidden(playing))
    assert toast.text not in ("", table.nowhere)
    assert card.selected
    come_to_rest(playing.scene)
    playing.click(beside(playing))
    assert not card.selected
    nothing_happened(playing, card, moves)
    playing.click(card.pos())
    press(playing, RIGHT, place(playing).rect.center())
    assert not card.selected
    nothing_happened(playing, card, moves)


def test_who_wants_no_reasons_gets_none(playing: Player, table: Contract) -> None:
    playing.window.settings.explain_illegal = False
    card, moves = some_card(playing), len(playing.match.moves)
    playing.drag(card, table.forbidden(playing))
    assert not playing.table.toast.text
    nothing_happened(playing, card, moves)


def test_places_glow_while_a_card_is_in_the_hand(playing: Player) -> None:
    assert all(place.calm for place in playing.scene.move_input.places)
    playing.carry(some_card(playing), beside(playing))
    places = playing.scene.move_input.places
    assert places
    assert not any(place.calm or place.hovered for place in places)
    playing.key(Qt.Key.Key_Escape)
    assert all(place.calm for place in playing.scene.move_input.places)


def test_a_double_click_takes_and_lays_back(playing: Player) -> None:
    card, moves = some_card(playing), len(playing.match.moves)
    at = QPointF(card.pos())
    playing.click(at)
    assert card.selected
    double_click(playing, at)
    playing.release(card.home)
    come_to_rest(playing.scene)
    assert len(playing.match.moves) == moves
    assert playing.scene.move_input.selected in (-1, card.number)
    assert playing.scene.drag_controller.dragged is None


def test_a_trembling_click_is_no_drag(playing: Player) -> None:
    card = some_card(playing)
    begin = QPointF(card.pos())
    playing.press(begin)
    playing.move(begin + QPointF(2, 1))
    playing.move(begin + QPointF(1, 3))
    playing.release(begin + QPointF(1, 3))
    assert card.selected


def test_cards_stay_where_they_are_while_others_decide(playing: Player) -> None:
    """A hand card can be looked at but not dragged when it is somebody else's turn."""
    card = some_card(playing)
    playing.table.ask(None)
    begin = QPointF(card.pos())
    playing.press(begin)
    playing.move(begin - QPointF(0, 40))
    playing.move(begin - QPointF(0, 80))
    assert playing.scene.drag_controller.dragged is None
    playing.release(begin - QPointF(0, 80))
    assert card.pos() == begin


# -- calling it off ----------------------------------------------------------------------------------------------------


@pairwise(
    game=TABLES,
    how=["escape", "right button", "the window is left", "the keyboard goes elsewhere", "menu"],
    moving=[False, True],
)
def test_a_drag_is_called_off(game: str, playing: Player, qapp: QApplication, how: str, moving: bool) -> None:
    playing.scene.animation_queue.motion = AnimationSettings(1.0 if moving else 0.0)
    card, moves = some_card(playing), len(playing.match.moves)
    playing.table.view.setFocus()
    to = bring(playing, card)
    assert playing.scene.drag_controller.dragged is card
    if how == "escape":
        playing.key(Qt.Key.Key_Escape)
    elif how == "right button":
        press(playing, RIGHT, card.pos())
        QTest.mouseRelease(playing.table.view.viewport(), RIGHT, PLAIN, playing.point(card.pos()))
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


def test_another_finger_does_not_take_a_second_card(playing: Player) -> None:
    card = some_card(playing)
    bring(playing, card)
    press(playing, LEFT, card.pos())
    come_to_rest(playing.scene)
    assert playing.scene.drag_controller.dragged in (None, card)


def test_while_another_thing_still_moves_a_press_finishes_it(playing: Player) -> None:
    """A press that ends what is told takes no card, and drops none when it is released."""
    playing.scene.animation_queue.motion = AnimationSettings(0.05)
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
    assert playing.scene.drag_controller.dragged is None
    playing.release(to)
    assert len(playing.match.moves) == made + 1


def test_a_release_takes_few_calls(playing: Player) -> None:
    """What only the mouse, a key or a reader asks for is not worked out anew with every event."""
    to, calls = bring(playing, some_card(playing)), 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        playing.release(to)
    finally:
        sys.setprofile(None)
    assert calls < 11_000


def test_few_calls_lead_from_the_mouse_to_the_disk(playing: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[list[tuple[str, str]]] = []

    def kept(match: Match, *_: object) -> None:
        """Stands in for `Match._keep`, which calls `Journal.append`."""
        ways.append([(Path(call.filename).name, call.name) for call in extract_stack()[:-1]])

    monkeypatch.setattr(Match, "_keep", kept)
    playing.match.journal = Journal(Path())
    dropped(playing)
    way = ways[0][ways[0].index(("table_scene.py", "mouseReleaseEvent")) :]
    way += [("match.py", "_keep"), ("journal.py", "append")]
    assert len(way) <= 8, way
    assert len({file for file, _ in way}) <= 6
