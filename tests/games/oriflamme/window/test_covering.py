"""An own card is covered: the place says what that means before the drop, and afterwards it can be taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt

from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import among_rivals, staged


@pytest.fixture
def placing(person: Person) -> Person:
    """A person who may cover a card of the own family."""
    person.sit_down(staged(among_rivals))
    return person


def own_slot(person: Person) -> int:
    table = person.scene.table
    return next(slot for slot, card in enumerate(table.queue) if table.seating.owner[card] == 0)


def below(person: Person, slot: int) -> str:
    return person.scene.name_of(person.scene.table.queue[slot])


def test_the_place_says_that_the_card_below_will_not_act(placing: Person) -> None:
    scene, slot = placing.scene, own_slot(placing)
    card = scene.items_by_number[scene.table.hands[0][0]]
    place = placing.place_of(slot)
    assert not scene.meaning.isVisible()
    placing.carry(card, place.rect.center())
    assert scene.meaning.isVisible()
    assert scene.meaning.text == f"Cover: the {below(placing, slot)} below will not act"
    assert scene.meaning.zValue() > card.zValue(), "the card that is held hides the words"
    assert scene.sceneRect().contains(scene.meaning.mapRectToScene(scene.meaning.boundingRect()))
    placing.move(scene.measures.banner.center() + QPointF(0, 60))
    assert not scene.meaning.isVisible()
    placing.key(Qt.Key.Key_Escape)
    assert not scene.meaning.isVisible()


def test_the_keys_hear_it_too(placing: Person) -> None:
    scene, slot = placing.scene, own_slot(placing)
    placing.table.view.setFocus()
    placing.key(Qt.Key.Key_Right)
    placing.key(Qt.Key.Key_Return)
    for _ in scene.asking.places:
        if scene.focus.item is placing.place_of(slot):
            break
        placing.key(Qt.Key.Key_Right)
    said = f"Cover: the {below(placing, slot)} below will not act"
    assert scene.meaning.isVisible()
    assert scene.meaning.text == placing.scene.focus.words == said


def test_a_card_that_was_covered_can_be_taken_back(placing: Person, bots: HereAtOnce, settings: Settings) -> None:
    settings.bot_pause = 60
    scene, slot = placing.scene, own_slot(placing)
    placing.scene.director.motion.speed = 2.0
    before, moves = list(scene.table.queue), len(placing.match.moves)
    name = below(placing, slot)
    placing.drag(scene.items_by_number[scene.table.hands[0][0]], placing.place_of(slot).rect.center())
    assert len(placing.match.moves) == moves + 1
    assert placing.table.toast.text == f"The {name} below will not act. Undo takes the new card back."
    placing.qtbot.waitUntil(lambda: placing.table.idle)
    assert placing.table.undo_button.isEnabled()
    placing.qtbot.mouseClick(placing.table.undo_button, Qt.MouseButton.LeftButton)
    placing.wait()
    assert len(placing.match.moves) == moves
    assert scene.table.queue == before
    assert not placing.table.toast.text


def test_nothing_is_promised_that_cannot_be_taken_back_any_more(placing: Person) -> None:
    slot = own_slot(placing)
    card = placing.scene.items_by_number[placing.scene.table.hands[0][0]]
    placing.drag(card, placing.place_of(slot).rect.center())
    placing.wait()
    assert not placing.table.undo_button.isEnabled()
    assert not placing.table.toast.text
