"""What lies upon what: the card in the hand above everything, the keys of targets above the numbers of stacks."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from tests.ui.play.person import Person
from tests.ui.play.posed import posed
from tests.ui.play.staged import among_rivals, staged


def seen(widget: QWidget, middle: QPointF) -> QImage:
    """The pixels around a point."""
    return (
        widget.grab(QRect(round(middle.x()) - 15, round(middle.y()) - 15, 30, 30))
        .toImage()
        .convertToFormat(QImage.Format.Format_RGB32)
    )


def test_a_card_that_is_held_lies_above_the_chronicle(person: Person) -> None:
    person.sit_down(staged(among_rivals))
    table, scene = person.table, person.scene
    card = scene.items_by_number[scene.table.hands[0][0]]
    over = QPointF(table.chronicle.geometry().center())
    for at in (over, QPointF(table.rules_button.geometry().center())):
        person.carry(card, at)
        scene.pointer.hold_still(0)
        assert seen(table, at) == seen(table.view.viewport(), at), "the card is hidden"
        person.key(Qt.Key.Key_Escape)
        assert seen(table, at) != seen(table.view.viewport(), at)
        person.release(at)


STACKS = (
    "R.lord-/R.archer- G.lord-/G.archer- B.royal-decree- Y.lord-/Y.archer- K.lord-/K.archer- "
    "R.heir-/R.spy- G.heir-/G.spy- Y.heir-/Y.spy- K.heir-/K.spy-"
)
"""The Decree may move any of them: more than have buttons, so that the cards themselves bear the keys."""


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("width", [1024, 1280])
def test_no_number_of_a_stack_hides_the_key_of_a_target(person: Person, width: int, scale: float) -> None:
    person.window.settings.text_scale = scale
    person.window.resize(width, 700 if width == 1024 else 800)
    person.sit_down(posed(STACKS, 2, sets=("Oriflamme",)))
    person.answer(next(move for move in person.asked.moves if move.word == "reveal"))  # type: ignore[union-attr]
    person.wait()
    scene = person.scene
    items = [scene.items_by_number[card] for card in scene.table.queue if scene.items_by_number[card].isVisible()]
    badged = [item for item in items if item.badge]
    assert len(badged) >= 6
    assert any(item.stack > 1 for item in items)
    for item in badged:
        key = item.mapRectToScene(item.badge_rect())
        for other in items:
            if other.stack > 1:
                number = other.mapRectToScene(other.stack_rect())
                assert not number.intersects(key), f"×{other.stack} lies upon the key {item.badge}"
            if other is not item:
                assert not other.scene_rect().intersects(key), f"a card lies upon the key {item.badge}"
