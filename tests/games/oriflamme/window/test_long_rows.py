"""Fifteen slots in the smallest window, five players, long names, and the row from right to left."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.window.measures import HANGS, Measures
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look import fonts
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import come_to_rest
from tests.at_the_table.reading import painted, without_room
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import Condition, long_row, staged

pytestmark = pytest.mark.room

WIDE = "ШЩЖЮМФ" * 4
"""A name of twenty-four wide letters, as long as the seats allow."""
DIRECTIONS = ["left-to-right", "right-to-left"]


def own_at_the_far_end(match: object, seat: int) -> bool:
    """Fifteen slots, one of the last two of them with an own card."""
    from gonfalon.session.match import Match

    assert isinstance(match, Match)
    table = match.view(seat).table
    return long_row(match, seat) and seat in {table.seating.owner[card] for card in table.queue[-2:]}


def seated(person: Person, direction: str = "left-to-right", until: Condition = long_row) -> Person:
    """Sit at a row of fifteen slots."""
    names = dict.fromkeys("RBGYK", WIDE)
    person.sit_down(staged(until, "RBGYK", direction=direction, patient=True, names=names))
    assert len(person.scene.table.queue) == 15
    return person


def queue(person: Person) -> list[CardItem]:
    return [person.scene.items_by_number[card] for card in person.scene.table.queue]


def visible(person: Person) -> list[CardItem]:
    return [card for card in queue(person) if card.isVisible()]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_fifteen_cards_have_room_in_the_smallest_window(person: Person, direction: str) -> None:
    seated(person, direction)
    measures = person.scene.measures
    shown = visible(person)
    assert {card.width for card in shown} == {69.0}
    rects = sorted((card.scene_rect() for card in shown), key=QRectF.left)
    places = [place.rect for place in person.scene.asking.places if place.style == "free"]
    for left, right in pairwise(sorted([*rects, *places], key=QRectF.left)):
        assert left.right() <= right.left(), "two cards lie upon each other"
    for rect in [*rects, *places]:
        assert measures.cloth.contains(rect)
        assert QRectF(0, 0, 1024, 700).contains(rect)
    assert 7 <= len(shown) < 15
    edges = [edge for edge in person.scene.surroundings.edges if edge.isVisible()]
    assert sum(edge._count for edge in edges) == 15 - len(shown)
    for edge in edges:
        plate = edge.area.translated(edge.pos())
        assert not any(plate.intersects(rect) for rect in [*rects, *places]), "a plate lies upon a card"


def seen_slots(person: Person) -> list[int]:
    return [slot for slot, card in enumerate(queue(person)) if card.isVisible()]


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_wheel_and_the_plates_scroll(person: Person, direction: str) -> None:
    seated(person, direction)
    leftmost, rightmost = (0, 14) if direction == "left-to-right" else (14, 0)
    for way, slot in ((-1, leftmost), (1, rightmost), (-1, leftmost)):
        for _ in range(15):
            person.wheel(way)
        assert slot in seen_slots(person)
    left, right = person.scene.surroundings.edges
    assert not left.isVisible()
    assert right.isVisible()
    for _ in range(6):
        if right.isVisible():
            person.click(right.pos())
    assert rightmost in seen_slots(person)
    assert not right.isVisible()
    assert left.isVisible()
    covered = {slot for slot in range(15) if slot in seen_slots(person)}
    person.click(left.pos())
    covered |= set(seen_slots(person))
    assert len(covered) >= 10


def test_home_and_end_go_to_the_ends(person: Person) -> None:
    seated(person)
    person.key(Qt.Key.Key_Right)
    while person.scene.focus.item not in queue(person):
        person.key(Qt.Key.Key_Up)
    person.key(Qt.Key.Key_End)
    assert person.scene.focus.item is queue(person)[-1]
    assert 14 in seen_slots(person)
    person.key(Qt.Key.Key_Home)
    assert person.scene.focus.item is queue(person)[0]
    assert 0 in seen_slots(person)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_the_arrows_bring_every_card_into_sight(person: Person, direction: str) -> None:
    seated(person, direction)
    person.key(Qt.Key.Key_Right)
    while person.scene.focus.item not in queue(person):
        person.key(Qt.Key.Key_Up)
    step = Qt.Key.Key_Right if direction == "left-to-right" else Qt.Key.Key_Left
    back = Qt.Key.Key_Left if direction == "left-to-right" else Qt.Key.Key_Right
    for _ in range(15):
        person.key(back)
    for slot in range(15):
        assert person.scene.focus.item is queue(person)[slot]
        assert slot in seen_slots(person), f"slot {slot} has the ring and is not to be seen"
        person.key(step)


@pytest.mark.sample
@pytest.mark.parametrize("direction", DIRECTIONS)
@pytest.mark.parametrize("slot", [FRONT, BACK])
@pytest.mark.parametrize("scrolled", [-1, 1])
def test_the_ends_are_reached_however_it_is_scrolled(person: Person, direction: str, slot: int, scrolled: int) -> None:
    seated(person, direction)
    for _ in range(15):
        person.wheel(scrolled)
    card = person.scene.items_by_number[person.scene.table.hands[0][0]]
    made = len(person.match.moves)
    person.drag(card, person.place_of(slot).rect.center())
    assert person.match.moves[made].slot == slot


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_card_beyond_the_edge_is_covered_after_scrolling(person: Person, direction: str) -> None:
    seated(person, direction, own_at_the_far_end)
    table = person.scene.table
    slot = max(slot for slot in range(15) if table.seating.owner[table.queue[slot]] == 0)
    for _ in range(15):
        person.wheel(-1 if direction == "left-to-right" else 1)
    assert slot not in seen_slots(person)
    person.show_slot(slot)
    card = person.scene.items_by_number[table.hands[0][-1]]
    made = len(person.match.moves)
    person.drag(card, person.place_of(slot).rect.center())
    assert person.match.moves[made].slot == slot


def test_a_card_in_the_hand_can_be_carried_while_the_wheel_turns(person: Person) -> None:
    seated(person)
    card = person.scene.items_by_number[person.scene.table.hands[0][0]]
    goal = person.place_of(BACK).rect.center()
    person.carry(card, goal)
    for way in (-1, 1, 1):
        person.wheel(way)
    assert person.scene.pointer.dragged is card
    assert (card.pos() - goal).manhattanLength() < 3
    made = len(person.match.moves)
    person.move(goal)
    person.release(goal)
    assert person.match.moves[made].slot == BACK


@pytest.mark.sample(1)
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_card_held_at_the_end_of_the_cloth_moves_the_row(person: Person, direction: str) -> None:
    seated(person, direction, own_at_the_far_end)
    table, scene = person.scene.table, person.scene
    slot = max(slot for slot in range(15) if table.seating.owner[table.queue[slot]] == 0)
    for _ in range(15):
        person.wheel(-1 if direction == "left-to-right" else 1)
    assert slot not in seen_slots(person)
    card = scene.items_by_number[table.hands[0][-1]]
    cloth = scene.measures.cloth
    x = cloth.right() - 30 if direction == "left-to-right" else cloth.left() + 30
    person.carry(card, QPointF(x, scene.measures.row_y))
    person.qtbot.waitUntil(lambda: slot in seen_slots(person))
    goal = person.place_of(slot).rect.center()
    made = len(person.match.moves)
    person.move(goal)
    person.release(goal)
    assert person.match.moves[made].slot == slot


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_long_names_stay_in_their_panels(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    """What does not fit is elided, and the picture beside the panels is the same."""
    pictures = []
    for letters in (WIDE, "I"):
        person = Person(open_window(*size), qtbot)
        person.begin(game("RBGYK", seed=61, names=dict.fromkeys("RBGYK", letters)))
        faults = without_room(painted(person.window), {WIDE})
        assert not faults, "; ".join(faults)
        image = person.window.grab().toImage()
        for panel in person.scene.panels_by_seat:
            assert person.scene.sceneRect().contains(panel.scene_rect())
        for one, other in pairwise(person.scene.panels_by_seat):
            assert not one.scene_rect().intersects(other.scene_rect())
        pictures.append((image, [panel.scene_rect().toAlignedRect() for panel in person.scene.panels_by_seat]))
        person.window.close()
    (wide, rects), (narrow, others) = pictures
    assert rects == others
    for x in range(0, size[0], 3):
        for y in range(0, rects[1].bottom() + 20, 2):
            if wide.pixel(x, y) != narrow.pixel(x, y):
                assert any(rect.contains(x, y) for rect in rects), f"a name reaches to {x}, {y}"


@pytest.mark.at_length
def test_the_mirrored_row_is_played_by_drag(person: Person) -> None:
    """A whole round from right to left: every gesture means what it shows."""
    person.begin(game("RBGYK", seed=62, direction="right-to-left", first=2))
    dice = Dice(62)
    for _ in range(8):
        decision = person.asked
        if decision is None:
            break
        xs = [card.pos().x() for card in queue(person) if card.isVisible()]
        # A card that waits for its gap is lifted out of the row.
        assert decision.prompt.word == "gap" or xs == sorted(xs, reverse=True)
        made = len(person.match.moves)
        move = dice.pick(decision.moves)
        person.answer(move)
        assert person.match.moves[made] == move
        person.wait()
        come_to_rest(person.scene)


@pytest.mark.sample
@pytest.mark.parametrize("rivals", [1, 2, 3, 4])
@pytest.mark.parametrize("alliance", [False, True])
@pytest.mark.parametrize("size", [(1024, 700), (1100, 1000), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_nothing_stands_upon_anything_else(size: tuple[int, int], rivals: int, alliance: bool, scale: float) -> None:
    fonts.set_text_scale(scale)
    measures = Measures.of(*size, rivals, tray=alliance)
    fonts.set_text_scale(1.0)
    # While an answer is asked for that is no card of the hand, large letters let it sink below the window's edge.
    top = measures.hand.y() + measures.sunk - measures.hand_width * 0.7
    hand = QRectF(measures.own.right(), top, 10, min(measures.hand_width * 1.4, size[1] - top))
    column = measures.column
    parts = {
        **{f"strip {index}": strip for index, strip in enumerate(measures.strips)},
        "cloth": measures.cloth,
        "banner": measures.banner,
        "choices": measures.choices,
        "own": measures.own,
        "hand": hand,
        "game": column.game,
        "tally": column.tally,
        "chronicle": column.chronicle,
        "caption": column.caption,
        "preview": column.preview,
        "buttons": column.buttons,
    }
    if alliance:
        own, below = measures.own, measures.shelf_high - HANGS * measures.unit
        parts["own shelf"] = QRectF(own.left(), own.top() - below, own.width(), below)
        for index, strip in enumerate(measures.strips):
            parts[f"shelf {index}"] = QRectF(strip.left(), strip.bottom(), strip.width(), below)
    else:
        assert parts.pop("tally").isEmpty()
    assert column.preview.width() >= 160
    assert column.chronicle.height() >= 200
    window = QRectF(0, 0, *size)
    names = list(parts)
    for index, name in enumerate(names):
        assert window.contains(parts[name]), name
        for other in names[index + 1 :]:
            common = parts[name].intersected(parts[other])
            assert common.width() <= 0 or common.height() <= 0, f"{name} stands upon {other}"
