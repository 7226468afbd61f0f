"""Cards that are dropped where they may or may not lie, what is said of it, and where the mouse rests afterwards."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtWidgets import QApplication

from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.session.match import Match
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.widgets.styling import HALO
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


def own_slot(person: Person) -> int:
    return next(slot for slot, card in enumerate(person.queue) if card.family == "R")


@pytest.mark.parametrize(("where", "why"), [("upon a rival's card", RIVAL), ("between two cards", BETWEEN)])
def test_where_a_card_may_not_lie(placing: Person, where: str, why: str) -> None:
    card, moves = placing.hand[1], len(placing.match.moves)
    one, other = next(pair for pair in pairwise(placing.queue) if card.family not in {pair[0].family, pair[1].family})
    placing.drag(card, one.pos() if where == "upon a rival's card" else (one.pos() + other.pos()) / 2)
    come_to_rest(placing.scene)
    assert len(placing.match.moves) == moves
    assert placing.scene.drag_controller.dragged is None
    assert (card.pos(), card.rotation()) == (card.home, card.home_turn)
    assert placing.table.toast.text == why
    placing.scene.focus.leave()
    assert not unlike_rebuilt(placing.scene, placing.match.view(0))


@pytest.mark.parametrize(("slot", "off"), [(FRONT, (-22, 18)), (BACK, (20, -24)), (BACK, (0, 70)), (None, (12, 20))])
def test_the_place_that_the_card_covers_most_takes_it(placing: Person, slot: int | None, off: tuple[int, int]) -> None:
    """The ends of the row, or an own card."""
    slot = own_slot(placing) if slot is None else slot
    made = len(placing.match.moves)
    at = placing.place_of(slot).rect.center() + QPointF(*off)
    placing.carry(placing.hand[1], at)
    assert [place.put for place in placing.scene.move_input.places if place.hovered] == [slot]
    placing.release(at)
    assert placing.match.moves[made].slot == slot


@pytest.mark.parametrize(("direction", "front_is_left"), [("left-to-right", True), ("right-to-left", False)])
def test_the_front_is_where_resolution_begins(person: Person, direction: str, front_is_left: bool) -> None:
    person.begin(game(seed=52, first=1, direction=direction))
    front, back = person.place_of(FRONT), person.place_of(BACK)
    assert (front.rect.center().x() < back.rect.center().x()) == front_is_left
    assert (front.word, back.word) == ("Front", "End")
    xs = [card.pos().x() for card in person.queue]
    assert xs == sorted(xs, reverse=not front_is_left)
    person.drag(person.hand[3], front.rect.center())
    assert person.match.moves[3].slot == FRONT


def test_places_are_named_and_have_room(placing: Person) -> None:
    """No two places overlap, and none lies outside the cloth."""
    places = placing.scene.move_input.places
    assert {place.word for place in places} == {"Front", "End", "Cover"}
    rects = [place.rect for place in places if place.style == "free"]
    rects += [placing.scene.row.slot_rect(slot) for slot in range(len(placing.queue))]
    for index, rect in enumerate(rects):
        assert placing.scene.measures.cloth.contains(rect)
        assert not any(rect.intersects(other) for other in rects[index + 1 :])


def test_a_card_that_cannot_be_chosen_says_so(person: Person) -> None:
    person.sit_down(staged(some_targets))
    slots = {move.slot for move in person.asked.moves}
    other = next(slot for slot in range(len(person.queue)) if slot not in slots)
    moves = len(person.match.moves)
    person.click(person.queue[other].pos())
    assert person.table.toast.text == NOT_A_TARGET
    assert len(person.match.moves) == moves
    buttons = [button for button in person.table.choices.buttons if button.isVisible()]
    assert buttons
    for button in buttons:
        place = QRect(button.mapTo(person.table, QPoint(0, 0)), button.size()).adjusted(HALO, HALO, -HALO, -HALO)
        assert not place.intersects(person.table.toast.geometry()), "a hint lies over the choices"
    # What was said while others decided goes when something is asked that has choices.
    view = person.scene.view
    person.scene.ask(None)
    person.key(Qt.Key.Key_Z)
    assert person.table.toast.text not in ("", NOT_A_TARGET)
    person.table.ask(view)
    assert person.table.choices.isVisible()
    assert not person.table.toast.text
    person.click(person.queue[other].pos())
    person.answer(person.asked.moves[0])
    assert not person.table.toast.text, "an old hint stays when the game goes on"


def below(person: Person) -> str:
    """The name of the own card that is covered."""
    return person.scene.name_of(person.queue[own_slot(person)].number)


def test_the_place_says_that_the_card_below_will_not_act(placing: Person) -> None:
    banner, card = placing.scene.banner, placing.hand[0]
    placing.carry(card, placing.place_of(own_slot(placing)).rect.center())
    assert banner.meaning == f"Cover: the {below(placing)} below will not act"
    placing.move(placing.scene.measures.banner.center() + QPointF(0, 60))
    assert not banner.meaning
    placing.move(placing.place_of(own_slot(placing)).rect.center())
    assert banner.meaning
    placing.key(Qt.Key.Key_Escape)
    assert not banner.meaning


def test_the_keys_hear_it_too(placing: Person) -> None:
    scene, place = placing.scene, placing.place_of(own_slot(placing))
    placing.table.view.setFocus()
    placing.key(Qt.Key.Key_Right)
    placing.key(Qt.Key.Key_Return)
    for _ in scene.move_input.places:
        if scene.focus.item is not place:
            placing.key(Qt.Key.Key_Right)
    assert scene.banner.meaning == scene.focus.words == f"Cover: the {below(placing)} below will not act"


@pytest.mark.parametrize("pause", [60, 0])
def test_a_card_that_was_covered_is_taken_back_until_others_have_decided(placing: Person, pause: int) -> None:
    """Where that is over at once, nothing is promised."""
    placing.window.settings.bot_pause = pause
    if pause:
        placing.scene.animation_queue.motion.speed = 2.0
    before, moves = [card.number for card in placing.queue], len(placing.match.moves)
    name, toast, undo = below(placing), placing.table.toast, placing.table.undo_button
    placing.drag(placing.hand[0], placing.place_of(own_slot(placing)).rect.center())
    if pause:
        assert len(placing.match.moves) == moves + 1
        assert toast.text == f"The {name} below will not act. Undo takes the new card back."
        placing.until(lambda: placing.table.idle)
        assert undo.isEnabled()
        placing.qtbot.mouseClick(undo, Qt.MouseButton.LeftButton)
    placing.wait()
    assert (len(placing.match.moves) == moves) == bool(pause)
    assert ([card.number for card in placing.queue] == before) == bool(pause)
    assert not toast.text
    assert pause or not undo.isEnabled()


def last_to_place(match: Match, seat: int) -> bool:
    """The last placement of a round, of somebody who has to decide first about another card."""
    view = match.view(seat)
    table = view.table
    last = (table.first - 1) % table.seating.seats == seat
    front = table.queue[0] if table.queue else -1
    own = front >= 0 and table.seating.owner[front] == seat and not table.open[front]
    covers = any(move.slot > 0 for move in view.decision.moves)
    return view.decision.prompt.word == "place" and last and own and covers


def test_after_a_drop_what_resolves_is_shown_and_not_what_lies_beneath_the_mouse(person: Person) -> None:
    # In a smaller window the row would be scrolled, and lie elsewhere without its free ends.
    person.window.resize(1280, 800)
    person.sit_down(staged(last_to_place))
    person.scene.animation_queue.motion = AnimationSettings(200.0)
    scene, preview, card = person.scene, person.scene.row_decorations.preview, person.hand[0]
    person.move(card.pos())
    person.until(lambda: preview.look == card.look)
    # A card that covers another stays where it was dropped.
    at = QPointF(person.place_of(max(move.slot for move in person.asked.moves)).rect.center())
    person.drag(card, at)
    person.wait()
    acting = scene.items_by_number[scene.table.acted]
    assert acting is not card
    assert scene.thing_at(at) is card, "the mouse does not rest on the card that was dropped"
    assert preview.look == acting.look
    person.move(at + QPointF(2, 3))
    person.qtbot.wait(200)
    assert preview.look == acting.look, "a mouse that trembles is taken for one that points"
    person.move(at + QPointF(0, 20))
    person.move(at)
    person.until(lambda: preview.look == card.look)


def test_what_stands_below_a_card_begins_there_too(person: Person) -> None:
    """It comes with the card, from nowhere else."""
    person.window.settings.curtain = False
    person.begin(game("RB", people="RB", first=0, seed=3))
    cloth, seen = person.scene.measures.cloth, set()
    person.scene.animation_queue.motion = AnimationSettings(40.0)
    for _ in range(2):
        front = next(move for move in person.asked.moves if move.slot == FRONT)
        person.scene.move_input.answer(front)
        while person.asked is None:
            QApplication.processEvents()
            shown = [caption for caption in person.scene.row_decorations.captions if caption.isVisible()]
            seen.add(len(shown))
            assert all(cloth.contains(caption.pos()) for caption in shown)
    assert {1, 2} <= seen <= {0, 1, 2}
