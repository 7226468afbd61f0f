"""Cards that are dropped where they may not lie, places that take them, and hints."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt

from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.widgets.dress import HALO
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import among_rivals, some_targets, staged

RIVAL = "You may cover only a card of your own family."
BETWEEN = "A card goes to the front, to the end, or on top of a card of your family, never between two cards."
NOT_A_TARGET = "This card cannot be chosen now."


@pytest.fixture
def placing(person: Person) -> Person:
    """A person who places a card in a queue of own and other cards."""
    person.sit_down(staged(among_rivals))
    return person


def some_card(person: Person) -> CardItem:
    hand = person.scene.table.hands[0]
    return person.scene.items_by_number[hand[len(hand) // 2]]


def rival_card(person: Person) -> CardItem:
    table = person.scene.table
    return next(person.scene.items_by_number[card] for card in table.queue if table.seating.owner[card] != 0)


def nothing_happened(person: Person, card: CardItem, moves: int) -> None:
    come_to_rest(person.scene)
    assert len(person.match.moves) == moves
    assert person.scene.pointer.dragged is None
    assert card.pos() == card.home
    assert card.rotation() == card.home_turn
    assert not any(place.hovered for place in person.scene.asking.places)


def differs(person: Person) -> list[str]:
    """What is not as built, but for what the mouse rests on."""
    person.scene.focus.leave()
    return unlike_rebuilt(person.scene, person.match.view(0))


def test_upon_a_rivals_card(placing: Person) -> None:
    card, moves = some_card(placing), len(placing.match.moves)
    placing.drag(card, rival_card(placing).pos())
    nothing_happened(placing, card, moves)
    assert placing.table.toast.text == RIVAL
    assert not differs(placing)


def test_between_two_cards(placing: Person) -> None:
    card, moves = some_card(placing), len(placing.match.moves)
    queue = [placing.scene.items_by_number[number] for number in placing.scene.table.queue]
    one, other = next(pair for pair in pairwise(queue) if card.family not in {pair[0].family, pair[1].family})
    placing.drag(card, (one.pos() + other.pos()) / 2)
    nothing_happened(placing, card, moves)
    assert placing.table.toast.text == BETWEEN


# -- the nearest legal place -------------------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("slot", [FRONT, BACK])
@pytest.mark.parametrize("off", [(-22, 18), (20, -24), (0, 70)])
def test_the_place_that_the_card_covers_most_takes_it(placing: Person, slot: int, off: tuple[int, int]) -> None:
    card, made = some_card(placing), len(placing.match.moves)
    place = placing.place_of(slot).rect
    placing.carry(card, place.center() + QPointF(*off))
    hovered = [place for place in placing.scene.asking.places if place.hovered]
    assert [place.move_played for place in hovered] == [slot]
    placing.release(place.center() + QPointF(*off))
    assert placing.match.moves[made].slot == slot


def test_an_own_card_is_covered(placing: Person) -> None:
    table = placing.scene.table
    slot = next(slot for slot, card in enumerate(table.queue) if table.seating.owner[card] == 0)
    made = len(placing.match.moves)
    card = some_card(placing)
    placing.drag(card, placing.place_of(slot).rect.center() + QPointF(12, 20))
    assert placing.match.moves[made].slot == slot


@pytest.mark.parametrize(("direction", "front_is_left"), [("left-to-right", True), ("right-to-left", False)])
def test_the_front_is_where_resolution_begins(person: Person, direction: str, front_is_left: bool) -> None:
    person.begin(game(seed=52, first=1, direction=direction))
    front, back = person.place_of(FRONT), person.place_of(BACK)
    assert (front.rect.center().x() < back.rect.center().x()) == front_is_left
    assert (front.word, back.word) == ("Front", "End")
    xs = [person.scene.items_by_number[card].pos().x() for card in person.scene.table.queue]
    assert xs == sorted(xs, reverse=not front_is_left)
    person.drag(some_card(person), front.rect.center())
    assert person.match.moves[3].slot == FRONT


def test_places_glow_while_a_card_is_in_the_hand(placing: Person) -> None:
    places = placing.scene.asking.places
    assert all(place.calm for place in places)
    card = some_card(placing)
    placing.carry(card, placing.scene.measures.banner.center())
    assert not any(place.calm for place in places)
    assert {place.word for place in places} == {"Front", "End", "Cover"}
    placing.key(Qt.Key.Key_Escape)
    assert all(place.calm for place in placing.scene.asking.places)


# -- clicks ------------------------------------------------------------------------------------------------------------


def test_a_click_on_a_rivals_card_says_why_not(placing: Person) -> None:
    card, moves = some_card(placing), len(placing.match.moves)
    placing.click(card.pos())
    placing.click(rival_card(placing).pos())
    assert placing.table.toast.text == RIVAL
    assert len(placing.match.moves) == moves
    assert card.selected


def test_a_card_that_cannot_be_chosen_says_so(person: Person) -> None:
    person.sit_down(staged(some_targets))
    assert person.asked is not None
    table = person.scene.table
    slots = {move.slot for move in person.asked.moves}
    other = next(slot for slot in range(len(table.queue)) if slot not in slots)
    moves = len(person.match.moves)
    person.show_slot(other)
    person.click(person.scene.items_by_number[table.queue[other]].pos())
    assert person.table.toast.text == NOT_A_TARGET
    assert len(person.match.moves) == moves
    buttons = [button for button in person.table.choices.buttons if button.isVisible()]
    assert buttons
    for button in buttons:
        place = QRect(button.mapTo(person.table, QPoint(0, 0)), button.size()).adjusted(HALO, HALO, -HALO, -HALO)
        assert not place.intersects(person.table.toast.geometry()), "a hint lies over the choices"
    person.answer(person.asked.moves[0])
    assert not person.table.toast.text, "an old hint stays when the game goes on"


def test_an_old_hint_does_not_lie_over_new_choices(person: Person) -> None:
    """What was said while others decided goes when something is asked that has choices."""
    person.sit_down(staged(some_targets))
    view = person.scene.view
    person.scene.ask(None)
    person.key(Qt.Key.Key_Z)
    assert person.table.toast.text, "nothing was said"
    person.table.ask(view)
    assert person.table.choices.isVisible()
    assert not person.table.toast.text


def test_the_row_has_room_for_the_cards_that_are_dropped(placing: Person) -> None:
    """No two places overlap, and none lies outside the cloth."""
    rects = [place.rect for place in placing.scene.asking.places if place.style == "free"]
    rects += [placing.scene.row.slot_rect(slot) for slot in range(len(placing.scene.table.queue))]
    for index, rect in enumerate(rects):
        assert placing.scene.measures.cloth.contains(rect)
        assert not any(rect.intersects(other) for other in rects[index + 1 :])
