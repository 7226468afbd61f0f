"""What lies upon what: the card in the hand above everything, and no number is hidden by a key, a marker or a frame."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QWidget

from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.posed import posed
from tests.games.oriflamme.window.staged import among_rivals, staged

pytestmark = pytest.mark.room


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
        # Only what laying it there would come to is written over it.
        others = [item for item in scene.items() if item not in (card, scene.meaning) and item.parentItem() is None]
        assert max(item.zValue() for item in others) < card.zValue()
        assert seen(table, at) == seen(table.view.viewport(), at), "the card is hidden"
        person.key(Qt.Key.Key_Escape)
        assert seen(table, at) != seen(table.view.viewport(), at)
        person.release(at)


STACKS = (
    "R.lord-/R.archer- G.lord-/G.archer- B.royal-decree- Y.lord-/Y.archer- K.lord-/K.archer- "
    "R.heir-/R.spy- G.heir-/G.spy- Y.heir-/Y.spy- K.heir-/K.spy-"
)
"""The Decree may move any of them: more than have buttons, so that the cards themselves bear the keys."""


@pytest.mark.sample
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


SIZES = [(1024, 700), (1280, 800), (1366, 749)]


@pytest.mark.sample
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("queue", ["R.lord- B.heir-/B.spy- G.archer-", "R.lord-/R.spy- B.heir-/B.spy-"])
def test_the_marker_of_the_direction_hides_no_number_of_a_stack(
    person: Person, size: tuple[int, int], queue: str
) -> None:
    person.window.resize(*size)
    person.sit_down(posed(queue, None, families="RBG", sets=("Oriflamme",), hands={"B": ["lord"]}))
    scene = person.scene
    marker = scene.surroundings.direction.sceneBoundingRect()
    for item in (scene.items_by_number[card] for card in scene.table.queue):
        if item.stack > 1:
            assert not item.mapRectToScene(item.stack_rect()).intersects(marker), f"×{item.stack} lies below the marker"


@pytest.mark.sample
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    "queue", ["R.lord- B.heir+ B.spy- G.archer-", "R.lord-/R.spy- B.heir+ B.spy- G.spy- G.lord+ R.heir+"]
)
def test_the_frame_around_a_card_to_cover_leaves_the_line_beneath_it_alone(
    person: Person, size: tuple[int, int], queue: str
) -> None:
    person.window.resize(*size)
    person.sit_down(posed(queue, None, families="RBG", sets=("Oriflamme",), hands={"B": ["lord", "archer"]}))
    scene, view = person.scene, person.table.view
    captions = [caption for caption in scene.surroundings.captions if caption.isVisible()]
    places = [place for place in scene.asking.places if place.style == "cover"]
    assert len(places) == 2
    person.carry(scene.items_by_number[scene.table.hands[1][0]], scene.measures.banner.center())

    def lit(*, lines: bool, frames: bool) -> QImage:
        for item, shown in (*((one, lines) for one in captions), *((one, frames) for one in places)):
            item.setVisible(shown)
        return view.viewport().grab().toImage()

    bare, lines, frames = lit(lines=False, frames=False), lit(lines=True, frames=False), lit(lines=False, frames=True)
    for caption in captions:
        within = view.mapFromScene(caption.sceneBoundingRect()).boundingRect()
        for x in range(within.left(), within.right() + 1):
            for y in range(within.top(), within.bottom() + 1):
                ground = bare.pixel(x, y)
                if abs(qGray(lines.pixel(x, y)) - qGray(ground)) > 40:
                    glow = abs(qGray(frames.pixel(x, y)) - qGray(ground))
                    assert glow < 40, f"the frame crosses {caption.text} at {x}, {y}"
