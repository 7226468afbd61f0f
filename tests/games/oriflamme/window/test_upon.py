"""What lies upon what: the parts of a table, the marks at a card, the card in the hand, and numbers that stay seen."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QApplication, QWidget

from gonfalon.games.oriflamme.window.queue_card import QueueCard
from gonfalon.games.oriflamme.window.table_layout import HANGS, TableLayout
from gonfalon.ui.look import fonts, state_marks
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.posed import posed
from tests.games.oriflamme.window.staged import among_rivals, staged
from tests.pairwise import pairwise as pairs

WINDOWS = [(1024, 700), (1100, 1000), (1280, 800), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
SIZES = [(1024, 700), (1280, 800), (1366, 749)]


@pytest.fixture
def letters(qapp: QApplication, scale: float) -> Iterator[None]:
    fonts.set_text_scale(scale)
    yield
    fonts.set_text_scale(1.0)


def laid(card: QueueCard, unit: float) -> dict[str, QRectF]:
    """Where everything is that may stand at a card at the same time."""
    text = state_marks.change_text(-3)
    small = card.change_unit(unit)
    places = {
        "key": card.badge_rect(),
        "number of cards": card.stack_rect(),
        "influence": card.coins_rect(),
        "change": state_marks.change_pill_rect(card.change_place(state_marks.change_text(-1), small), text, small),
    }
    return places | {f"token {index}": card.verdict_rect(index) for index in range(min(card.verdicts, 2))}


@pairs(size=WINDOWS, scale=[1.0, 1.5])
@pytest.mark.usefixtures("letters")
def test_nothing_at_a_card_covers_anything_else(size: tuple[int, int]) -> None:
    """In rows of every length."""
    for rivals, cards in product(range(1, 5), range(1, 17)):
        measures = TableLayout.of(*size, rivals, tray=True, cards=cards)
        row = measures.row(cards)
        card = QueueCard(0, "R")
        card.badge, card.stack = "8", 3
        card.set_size(row.card_width)
        for card.coins, card.verdicts in ((1, 0), (4, 1), (12, 2)):
            here = laid(card, measures.unit)
            there = {name: rect.translated(row.step, 0) for name, rect in here.items()}
            # The tokens of one card lie upon each other.
            within = [(one, other) for one, other in combinations(here, 2) if not one.startswith(other[:5])]
            for one, other in within:
                assert not here[one].intersects(here[other]), f"{one}, {other}: {here[one]}, {here[other]}"
            for one, other in product(here, there) if cards > 1 else ():
                assert not here[one].intersects(there[other]), f"{one}, next {other}: {here[one]}, {there[other]}"


@pairs(size=WINDOWS, rivals=[1, 2, 3, 4], alliance=[False, True], scale=[1.0, 1.5])
@pytest.mark.usefixtures("letters")
def test_nothing_stands_upon_anything_else(size: tuple[int, int], rivals: int, alliance: bool) -> None:
    measures = TableLayout.of(*size, rivals, tray=alliance)
    # While an answer is asked for that is no card of the hand, large letters let it sink below the window's edge.
    top = measures.hand.y() + measures.sunk - measures.hand_width * 0.7
    column, own, strips = measures.column, measures.own, measures.strips
    parts = {
        **{f"strip {index}": strip for index, strip in enumerate(strips)},
        **{name: getattr(measures, name) for name in ("cloth", "banner", "choices", "own")},
        **{name: getattr(column, name) for name in ("game", "tally", "log_view", "caption", "preview", "buttons")},
        "hand": QRectF(own.right(), top, 10, min(measures.hand_width * 1.4, size[1] - top)),
    }
    if alliance:
        below = measures.shelf_high - HANGS * measures.unit
        parts["own shelf"] = QRectF(own.left(), own.top() - below, own.width(), below)
        parts |= {
            f"shelf {index}": QRectF(strip.left(), strip.bottom(), strip.width(), below)
            for index, strip in enumerate(strips)
        }
    else:
        assert parts.pop("tally").isEmpty()
    assert column.preview.width() >= 160
    assert column.log_view.height() >= 200
    for name, part in parts.items():
        assert QRectF(0, 0, *size).contains(part), name
    for one, other in combinations(parts, 2):
        common = parts[one].intersected(parts[other])
        assert common.width() <= 0 or common.height() <= 0, f"{one} stands upon {other}"


def seen(widget: QWidget, middle: QPointF) -> QImage:
    """The pixels around a point."""
    picture = widget.grab(QRect(round(middle.x()) - 15, round(middle.y()) - 15, 30, 30)).toImage()
    return picture.convertToFormat(QImage.Format.Format_RGB32)


def test_a_card_that_is_held_lies_above_everything(person: Person) -> None:
    person.sit_down(staged(among_rivals))
    table, scene, card = person.table, person.scene, person.hand[0]
    for at in (QPointF(thing.geometry().center()) for thing in (table.log_view, table.rules_button)):
        person.carry(card, at)
        scene.drag_controller.hold_still(0)
        others = [item for item in scene.items() if item is not card and item.parentItem() is None]
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


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES[:2])
def test_no_number_of_a_stack_hides_the_key_of_a_target(person: Person, size: tuple[int, int], scale: float) -> None:
    person.window.settings.text_scale = scale
    person.window.resize(*size)
    person.sit_down(posed(STACKS, 2, sets=("Oriflamme",)))
    person.answer(next(move for move in person.asked.moves if move.word == "reveal"))
    person.wait()
    items = [item for item in person.queue if item.isVisible()]
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


@pairs(
    size=SIZES,
    queue=["R.lord- B.heir-/B.spy- G.archer-", "R.lord-/R.spy- B.heir+ B.spy- G.spy-/G.archer- G.lord+ R.heir+"],
)
def test_the_frame_around_a_card_to_cover_leaves_the_line_beneath_it_alone(
    person: Person, size: tuple[int, int], queue: str
) -> None:
    """And the marker of the direction hides no number of a stack."""
    person.window.resize(*size)
    person.sit_down(posed(queue, None, families="RBG", sets=("Oriflamme",), hands={"B": ["lord", "archer"]}))
    scene, view = person.scene, person.table.view
    marker = scene.row_decorations.direction.sceneBoundingRect()
    for item in person.queue:
        if item.stack > 1:
            assert not item.mapRectToScene(item.stack_rect()).intersects(marker), f"×{item.stack} lies below the marker"
    captions = [caption for caption in scene.row_decorations.captions if caption.isVisible()]
    places = [place for place in scene.move_input.places if place.style == "cover"]
    assert places
    person.carry(person.hand[0], scene.measures.banner.center())

    def lit(*, lines: bool, frames: bool) -> QImage:
        for item, shown in (*((one, lines) for one in captions), *((one, frames) for one in places)):
            item.setVisible(shown)
        return view.viewport().grab().toImage()

    bare, lines, frames = lit(lines=False, frames=False), lit(lines=True, frames=False), lit(lines=False, frames=True)
    for caption in captions:
        within = view.mapFromScene(caption.sceneBoundingRect()).boundingRect()
        for x, y in product(range(within.left(), within.right() + 1), range(within.top(), within.bottom() + 1)):
            ground = bare.pixel(x, y)
            if abs(qGray(lines.pixel(x, y)) - qGray(ground)) > 40:
                glow = abs(qGray(frames.pixel(x, y)) - qGray(ground))
                assert glow < 40, f"the frame crosses {caption.text} at {x}, {y}"
