"""Twelve cards with all that lies on them, fifteen in the smallest window, long names, and rows from right to left."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.window.panels import SeatPanel
from gonfalon.games.oriflamme.window.row_decorations import CaptionItem
from gonfalon.session.match import Match
from gonfalon.texts.translations import LANGUAGES
from tests.at_the_table.reading import painted, without_room
from tests.games.oriflamme.window.person import NAMES, Person, game
from tests.games.oriflamme.window.posed import OWN_RESERVE, RESERVE, full_match
from tests.games.oriflamme.window.staged import Condition, long_row, staged
from tests.pairwise import pairwise as pairs

SIZES = [(1024, 700), (1280, 800)]


@pytest.mark.parametrize(("size", "wanted"), [((1280, 800), (69.0, 6.0)), ((1920, 1080), None)])
def test_twelve_cards_lie_side_by_side(
    person: Person, size: tuple[int, int], wanted: tuple[float, float] | None
) -> None:
    """As wide and as far apart as the design says it."""
    person.window.resize(*size)
    person.sit_down(full_match("reveal"))
    items, measures = person.queue, person.scene.measures
    assert len(items) == 12
    assert all(item.isVisible() for item in items)
    assert not any(edge.isVisible() for edge in person.scene.row_decorations.edges)
    row = measures.row(12)
    assert wanted is None or (row.card_width, row.gap) == pytest.approx(wanted)
    assert {item.width for item in items} == {row.card_width}
    for item in items:
        assert measures.cloth.contains(item.scene_rect())
        # A token may reach over the edge of its card, but no farther than to the next one.
        for index in range(2):
            assert item.verdict_rect(index).right() <= item.size.right() + row.gap + 2
    for one, other in pairwise(items):
        assert one.scene_rect().right() <= other.scene_rect().left()


@pairs(code=LANGUAGES, size=SIZES, reserve=[RESERVE, OWN_RESERVE])
def test_every_word_on_the_board_has_room(
    person: Person, code: str, size: tuple[int, int], reserve: dict[str, list[str]]
) -> None:
    person.window.settings.language = code
    person.window.resize(*size)
    person.sit_down(full_match("reveal", reserve=reserve))
    # Of what is written on fronts and on the scroll the tests of those drawings tell.
    assert not without_room(painted(person.window), set(NAMES.values()))
    captions = [caption for caption in person.scene.row_decorations.captions if caption.isVisible()]
    rects = [caption.mapRectToScene(caption.boundingRect().adjusted(1, 0, -1, 0)) for caption in captions]
    names = [index for index, caption in enumerate(captions) if caption.family is not None]
    assert names
    for one, other in pairwise(names):
        assert not rects[one].intersects(rects[other])


@pairs(code=LANGUAGES, size=SIZES, text_scale=[1.0, 1.5])
def test_nothing_on_a_strip_touches_anything_else(
    person: Person, monkeypatch: pytest.MonkeyPatch, code: str, size: tuple[int, int], text_scale: float
) -> None:
    person.window.settings.language, person.window.settings.text_scale = code, text_scale
    person.window.resize(*size)
    person.sit_down(full_match("reveal"))
    for seat, panel in enumerate(person.scene.panels_by_seat):
        panel.show_figures(replace(panel.figures, score=38, token="token-first-player"))
        things = drawn(panel, monkeypatch)
        assert {panel.figures.line, "38", "coin-1", "marker-hand", panel.figures.token} <= set(things), f"seat {seat}"
        for (one, here), (other, there) in combinations(things.items(), 2):
            assert not here.intersects(there), f"seat {seat}: {one} and {other}"


def drawn(panel: SeatPanel, monkeypatch: pytest.MonkeyPatch) -> dict[str, QRectF]:
    """Where a strip puts its words, as far as their ink goes, and its drawings; who plays there is one of them."""
    things: dict[str, QRectF] = {}

    class Listening(QPainter):
        def drawText(self, *arguments: Any) -> None:
            rect, _, text = arguments
            metrics = QFontMetricsF(self.font())
            ink = metrics.tightBoundingRect(text)
            # Numbers may be equal, but never at the same place.
            name = text if text not in things else f"{text} at {rect.x()}"
            things[name] = ink.translated(rect.left(), rect.center().y() - metrics.height() / 2 + metrics.ascent())

    def paint(painter: QPainter, name: str, rect: QRectF, *more: object, **others: object) -> None:
        if name.startswith(("portrait-", "face-", "crest-")):
            name, rect = "who", rect.united(things.get("who", QRectF()))
        things[name] = rect

    image = QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = Listening(image)
    with monkeypatch.context() as patched:
        patched.setattr("gonfalon.ui.look.art.paint", paint)
        panel.draw(painter)
    painter.end()
    return things


@pairs(size=SIZES, text_scale=[1.0, 1.5])
def test_numbers_and_names_lie_between_the_cards_and_the_border(
    person: Person, size: tuple[int, int], text_scale: float
) -> None:
    """Also where the cards are as large as the cloth lets them be."""
    person.window.settings.text_scale = text_scale
    person.window.resize(*size)
    queue_of_ten = "G.judge- K.judge+ B.judge- B.revolt- R.judge+ Y.deal- Y.judge+ G.fanatic+ K.fanatic+ R.fanatic+"
    person.sit_down(full_match("reveal", queue=queue_of_ten, at=2))
    # Without the keys that stand there while an answer is wanted.
    for item in person.queue:
        item.badge = ""
    person.scene.place_around(None)
    lowest = max(item.home.y() + item.size.height() / 2 for item in person.queue)
    captions = [caption for caption in person.scene.row_decorations.captions if caption.isVisible()]
    assert len(captions) >= 9
    for caption in captions:
        ink = inked(caption)
        assert ink.top() >= lowest, caption.text
        assert ink.bottom() <= person.scene.measures.cloth_foot - 1, caption.text


def inked(caption: CaptionItem) -> QRectF:
    """Where there is ink of a caption, in the scene."""
    grid = caption.boundingRect().toAlignedRect().adjusted(-20, -20, 20, 20)
    image = QImage(grid.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-grid.topLeft())
    caption.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    ink = QRegion(QBitmap.fromImage(image.createAlphaMask(Qt.ImageConversionFlag.ThresholdAlphaDither)))
    return caption.mapRectToScene(QRectF(ink.boundingRect().translated(grid.topLeft())))


def changed(one: QImage, other: QImage) -> QRectF:
    """Where two pictures of a window differ in the row of cards."""
    row = QRect(0, 100, one.width(), 220)
    difference = one.copy(row).convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.copy(row))
    painter.end()
    # What is masked is not part of the region.
    same = difference.createMaskFromColor(QColor("black").rgb(), Qt.MaskMode.MaskInColor)
    return QRectF(QRegion(QBitmap.fromImage(same)).boundingRect().translated(row.topLeft()))


def test_what_lies_on_the_cards_is_drawn(person: Person) -> None:
    """Coins, tokens, stacks and the mark of the card that acts change the picture where they lie, and only there."""
    person.sit_down(full_match("reveal"))
    before = person.window.grab().toImage()
    for slot, what, value in ((3, "verdicts", 0), (2, "coins", 0), (6, "stack", 1)):
        item = person.queue[slot]
        setattr(item, what, value)
        item.update()
        after = person.window.grab().toImage()
        seen = changed(before, after)
        assert not seen.isEmpty(), what
        assert person.scene.measures.cloth.contains(seen)
        assert item.scene_rect().adjusted(-6, -24, 20, 6).contains(seen), what
        before = after


def test_cards_are_marked_as_long_as_an_answer_is_pointed_at(person: Person) -> None:
    person.sit_down(full_match("reveal"))
    scene, item = person.scene, person.queue[7]
    plain = person.window.grab().toImage()
    for style in ("plus", "brackets"):
        scene.preview_targets([item.number], style)
        seen = changed(plain, person.window.grab().toImage())
        assert item.scene_rect().adjusted(-10, -10, 10, 10).contains(seen)
        assert seen.width() > item.width if style == "brackets" else seen.width() < item.width * 0.6
        scene.preview_targets(scene.table.queue[:2], style)
        assert [card for card in person.queue if card.previewed] == person.queue[:2]
        scene.end_preview()
        assert person.window.grab().toImage() == plain
    scene.preview_targets([item.number], "plus")
    scene.ask(person.asked)
    assert not item.previewed


# -- fifteen slots ----------------------------------------------------------------------------------------------------

WIDE = "ШЩЖЮМФ" * 4
"""A name of twenty-four wide letters, as long as the seats allow."""
DIRECTIONS = {"left-to-right": 1, "right-to-left": -1}
"""On which side of the row its end lies, as the wheel is turned."""
in_both_directions = pytest.mark.parametrize("direction", DIRECTIONS)


def own_at_the_far_end(match: Match, seat: int) -> bool:
    """Fifteen slots, one of the last two of them with an own card."""
    table = match.view(seat).table
    return long_row(match, seat) and seat in {table.seating.owner[card] for card in table.queue[-2:]}


def seated(person: Person, direction: str = "left-to-right", until: Condition = long_row) -> Person:
    """Sit at a row of fifteen slots."""
    names = dict.fromkeys("RBGYK", WIDE)
    person.sit_down(staged(until, "RBGYK", direction=direction, patient=True, names=names))
    assert len(person.queue) == 15
    return person


def seen_slots(person: Person) -> list[int]:
    return [slot for slot, card in enumerate(person.queue) if card.isVisible()]


def scroll(person: Person, way: int) -> None:
    """Turn the wheel to an end of the row."""
    for _ in range(15):
        person.wheel(way)


@in_both_directions
def test_fifteen_cards_have_room_in_the_smallest_window_and_are_scrolled(person: Person, direction: str) -> None:
    seated(person, direction)
    shown = [card for card in person.queue if card.isVisible()]
    assert {card.width for card in shown} == {58.0}
    rects = sorted((card.scene_rect() for card in shown), key=QRectF.left)
    rects += [place.rect for place in person.scene.move_input.places if place.style == "free"]
    for left, right in pairwise(sorted(rects, key=QRectF.left)):
        assert left.right() <= right.left(), "two cards lie upon each other"
    for rect in rects:
        assert person.scene.measures.cloth.contains(rect)
        assert QRectF(0, 0, 1024, 700).contains(rect)
    assert 7 <= len(shown) < 15
    edges = [edge for edge in person.scene.row_decorations.edges if edge.isVisible()]
    assert sum(edge._count for edge in edges) == 15 - len(shown)
    for edge in edges:
        plate = edge.area.translated(edge.pos())
        assert not any(plate.intersects(rect) for rect in rects), "a plate lies upon a card"
        # What is out of sight lies before the free end.
        ends = sorted((place.rect.center().x() for place in person.scene.move_input.places), reverse=not edge.left)
        between = sorted(
            (ends[0], max((card.scene_rect().center().x() for card in shown), key=lambda x: -x if edge.left else x))
        )
        assert between[0] < plate.center().x() < between[1]
    # The wheel and the plates scroll.
    leftmost, rightmost = (0, 14)[:: DIRECTIONS[direction]]
    for way, slot in ((-1, leftmost), (1, rightmost), (-1, leftmost)):
        scroll(person, way)
        assert slot in seen_slots(person)
    left, right = person.scene.row_decorations.edges
    assert not left.isVisible()
    assert right.isVisible()
    for _ in range(6):
        if right.isVisible():
            person.click(right.pos())
    assert rightmost in seen_slots(person)
    assert not right.isVisible()
    assert left.isVisible()
    covered = {*seen_slots(person)}
    person.click(left.pos())
    assert len(covered | {*seen_slots(person)}) >= 10


@in_both_directions
def test_the_keys_bring_every_card_into_sight(person: Person, direction: str) -> None:
    seated(person, direction)
    step, back = (Qt.Key.Key_Right, Qt.Key.Key_Left)[:: DIRECTIONS[direction]]
    person.key(Qt.Key.Key_Right)
    while person.scene.focus.item not in person.queue:
        person.key(Qt.Key.Key_Up)
    for _ in range(15):
        person.key(back)
    for slot in range(15):
        assert person.scene.focus.item is person.queue[slot]
        assert slot in seen_slots(person), f"slot {slot} has the ring and is not to be seen"
        person.key(step)
    ends = (Qt.Key.Key_End, Qt.Key.Key_Home)[:: DIRECTIONS[direction]]
    for key, slot in zip((*ends, ends[0]), (14, 0, 14), strict=True):
        person.key(key)
        assert person.scene.focus.item is person.queue[slot]
        assert slot in seen_slots(person)


@pairs(direction=DIRECTIONS, slot=[FRONT, BACK], scrolled=[-1, 1])
def test_the_ends_are_reached_however_it_is_scrolled(person: Person, direction: str, slot: int, scrolled: int) -> None:
    """Also while a card is in the hand."""
    seated(person, direction)
    card, made = person.hand[0], len(person.match.moves)
    held = person.place_of(slot).rect.center()
    person.carry(card, held)
    scroll(person, scrolled)
    assert person.scene.drag_controller.dragged is card
    assert (card.pos() - held).manhattanLength() < 3
    goal = person.place_of(slot).rect.center()
    person.move(goal)
    person.release(goal)
    assert person.match.moves[made].slot == slot


@pytest.mark.slow
@in_both_directions
@pytest.mark.parametrize("how", ["the wheel", "holding the card at the end of the cloth"], ids=["wheel", "held"])
def test_a_card_beyond_the_edge_comes_into_sight_and_is_covered(person: Person, direction: str, how: str) -> None:
    seated(person, direction, own_at_the_far_end)
    slot = max(slot for slot, card in enumerate(person.queue) if card.family == "R")
    scroll(person, -DIRECTIONS[direction])
    assert slot not in seen_slots(person)
    card, made = person.hand[-1], len(person.match.moves)
    if how == "the wheel":
        person.show_slot(slot)
        person.carry(card, person.place_of(slot).rect.center())
    else:
        cloth = person.scene.measures.cloth
        x = cloth.right() - 30 if DIRECTIONS[direction] > 0 else cloth.left() + 30
        person.carry(card, QPointF(x, person.scene.measures.row_y))
        person.until(lambda: slot in seen_slots(person))
    goal = person.place_of(slot).rect.center()
    person.move(goal)
    person.release(goal)
    assert person.match.moves[made].slot == slot


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_long_names_stay_in_their_panels(person: Person, size: tuple[int, int]) -> None:
    """What does not fit is elided, and the picture beside the panels is the same."""
    pictures = []
    for letters in (WIDE, "I"):
        person.window.resize(*size)
        person.begin(game("RBGYK", seed=61, names=dict.fromkeys("RBGYK", letters)))
        assert not without_room(painted(person.window), {WIDE})
        rects = [panel.scene_rect() for panel in person.scene.panels_by_seat]
        assert all(person.scene.sceneRect().contains(rect) for rect in rects)
        assert not any(one.intersects(other) for one, other in pairwise(rects))
        pictures.append((person.window.grab().toImage(), [rect.toAlignedRect() for rect in rects]))
    (wide, rects), (narrow, others) = pictures
    assert rects == others
    for x in range(0, size[0], 3):
        for y in range(0, rects[1].bottom() + 20, 2):
            if wide.pixel(x, y) != narrow.pixel(x, y):
                assert any(rect.contains(x, y) for rect in rects), f"a name reaches to {x}, {y}"
