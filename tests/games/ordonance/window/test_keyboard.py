"""The table of Ordonance without a mouse: the rows of the board, what is said of them, callout, tally and numbers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from gonfalon.games.ordonance.window.territory import TerritoryItem
from gonfalon.games.ordonance.window.unit_items import UnitItem
from gonfalon.ui.board.animation_queue import AnimationSettings
from tests.games.ordonance.window.commander import Commander, campaign
from tests.games.ordonance.window.positions import argued, full_and_open, staged

Key = Qt.Key
FIRST = "Choose a unit from your hand first."


def focused(person: Commander) -> object:
    return person.scene.focus.item


def go_to_plate(person: Commander, territory: int) -> TerritoryItem:
    """Walk from the hand up to the plates, and along them to one, counted from 1."""
    person.walk_to_hand()
    for _ in range(3):
        if not isinstance(focused(person), TerritoryItem):
            person.key(Key.Key_Up)
    assert isinstance(focused(person), TerritoryItem), "above the hand are the plates"
    person.key(Key.Key_Home)
    for _ in range(territory - 1):
        person.key(Key.Key_Right)
    column = person.scene.territories[territory - 1]
    assert focused(person) is column
    return column


@pytest.mark.slow
@pytest.mark.parametrize("families", ["RB", "RBGK"])
def test_everything_on_the_board_is_reached_and_said(person: Commander, families: str) -> None:
    person.begin(campaign(families, seed=32))
    person.key(Key.Key_Right)
    person.key(Key.Key_Return)
    reached = set()
    for way in (Key.Key_Up, Key.Key_Down):
        for _ in range(10):
            person.key(Key.Key_Home)
            for _ in range(9):
                thing = focused(person)
                assert thing is not None
                reached.add(thing)
                said = person.scene.spoken(thing)  # type: ignore[arg-type]
                assert said
                assert person.scene.focus.words == said
                person.key(Key.Key_Right)
            person.key(way)
    scene = person.scene
    wanted = {*scene.territories, *scene.move_input.places, *person.hand, *scene.panels_by_seat, scene.unseen_line}
    assert wanted <= reached, f"never reached: {[type(thing).__name__ for thing in wanted - reached]}"


def test_what_is_said_of_things(person: Commander) -> None:
    person.sit_down(staged(full_and_open))
    said = person.scene.spoken
    assert "in your hand" in said(person.hand[0])
    assert "just drawn" in said(person.hand[-1])
    assert said(person.scene.territories[2]).startswith("Territory 3, Jerusalem.")
    assert said(person.scene.panels_by_seat[1]).startswith("Blue: 5 card")
    assert "not seen" in said(person.scene.unseen_line)
    place = person.scene.move_input.places[0]
    assert said(place).startswith("Free place in ")
    person.click(person.hand[0].pos())
    assert said(place).startswith("Play ")


def test_the_keys_at_a_plate_open_its_explanation_and_w_pins_it(person: Commander) -> None:
    person.sit_down(staged(argued))
    scene = person.scene
    go_to_plate(person, 1)
    assert scene.callout.isVisible()
    assert scene.explained == 0
    person.key(Key.Key_Down)
    assert not scene.callout.isVisible()
    go_to_plate(person, 2)
    person.key(Key.Key_W)
    person.key(Key.Key_Down)
    assert scene.callout.isVisible(), "it was pinned"
    go_to_plate(person, 4)
    assert scene.explained == 3
    person.key(Key.Key_Down)
    assert scene.explained == 1, "the pinned one comes back"
    go_to_plate(person, 2)
    person.key(Key.Key_W)
    assert not scene.callout.isVisible()
    person.key(Key.Key_W)
    assert person.asked is not None
    person.answer(person.asked.moves[0], "digit")
    assert not scene.callout.isVisible(), "a play takes it away"


def test_escape_first_the_explanation_then_the_unit_then_the_menu(person: Commander) -> None:
    person.sit_down(staged(argued))
    unit = person.hand[1]
    person.take_by_keys(unit)
    go_to_plate(person, 3)
    assert person.scene.callout.isVisible()
    person.key(Key.Key_Escape)
    assert not person.scene.callout.isVisible()
    assert person.scene.move_input.selected == unit.number
    person.key(Key.Key_Escape)
    assert person.scene.move_input.selected == -1
    assert focused(person) is unit
    person.key(Key.Key_Escape)
    assert person.table.overlay is not None
    person.key(Key.Key_Escape)
    assert person.table.overlay is None
    assert person.table.view.hasFocus()


def test_u_opens_and_folds_the_tally(person: Commander) -> None:
    person.begin(campaign(seed=34))
    scene, log_view = person.scene, person.table.log_view.geometry()
    assert not scene.unseen.isVisible()
    person.key(Key.Key_U)
    assert scene.unseen.isVisible()
    assert scene.unseen.scene_rect().right() < scene.measures.column.tally.left()
    person.key(Key.Key_U)
    assert not scene.unseen.isVisible()
    for place in (scene.measures.column.tally, scene.measures.unseen):
        person.click(place.center())
    assert not scene.unseen.isVisible()
    person.click(scene.measures.column.tally.center())
    assert scene.unseen.isVisible()
    assert person.table.log_view.geometry() == log_view


def test_a_number_without_a_unit_says_what_to_do(person: Commander) -> None:
    person.begin(campaign(seed=35))
    for key in (Key.Key_1, Key.Key_5):
        person.table.toast.hide()
        person.key(key)
        assert person.table.toast.text == FIRST
    person.table.toast.say("", person.scene.measures.banner.center(), 100)
    person.key(Key.Key_6)
    assert not person.table.toast.text
    assert not person.match.moves


def test_a_number_plays_the_unit_that_the_ring_is_around(person: Commander) -> None:
    person.begin(campaign(seed=36))
    person.walk_to_hand()
    unit = focused(person)
    assert isinstance(unit, UnitItem)
    look = unit.look
    person.key(Key.Key_3)
    move = person.match.moves[0]
    assert move.territory == 3
    assert look is not None
    deck = person.scene.table.seating.deck
    assert deck.units[deck.numbers[move.unit]].counts == look.counts
    person.wait()
    # The ring is gone with it, and the next arrow begins in the hand again.
    assert not any(item.focused for item in person.scene.items_by_number)
    person.key(Key.Key_Left)
    assert focused(person) in person.hand


def test_a_number_of_a_full_territory_says_why_not(person: Commander) -> None:
    person.sit_down(staged(full_and_open))
    table, moves = person.scene.table, len(person.match.moves)
    full = next(number for number in range(5) if len(table.army(0, number)) == 4)
    person.take_by_keys(person.hand[0])
    person.key(Key(Key.Key_1 + full))
    assert "complete" in person.table.toast.text
    assert len(person.match.moves) == moves
    assert person.scene.move_input.selected == person.hand[0].number


@pytest.mark.slow
def test_after_every_answer_the_arrows_go_on(person: Commander) -> None:
    """Whatever was played and however: the ring is never stuck on a unit that left the hand."""
    person.begin(campaign(seed=37))
    for turn in range(4):
        person.walk_to_hand()
        person.key(Key.Key_End if turn % 2 else Key.Key_Home)
        unit = focused(person)
        assert unit in person.hand
        person.key(Key(Key.Key_1 + turn % 5))
        person.wait()
        person.key(Key.Key_Right)
        assert focused(person) in person.hand
        person.key(Key.Key_Up)
        assert focused(person) not in person.hand


def test_while_something_moves_keys_play_nothing_and_space_finishes_it(person: Commander) -> None:
    person.begin(campaign(seed=40))
    person.scene.animation_queue.motion = AnimationSettings(0.05)
    assert person.asked is not None
    person.answer(person.asked.moves[0], "arrows")
    assert not person.table.idle
    for key in (Key.Key_Return, Key.Key_2, Key.Key_Right, Key.Key_Return, Key.Key_3, Key.Key_U, Key.Key_W):
        person.key(key)
    assert len(person.match.moves) == 1
    for _ in range(8):
        person.key(Key.Key_Space)
    assert person.table.idle
