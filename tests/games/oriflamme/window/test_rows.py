"""Twelve cards with all that lies on them, fifteen in two rows of the smallest window, long names, both directions."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBitmap, QColor, QFontMetricsF, QImage, QPainter, QRegion
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.window.panels import SeatPanel
from gonfalon.games.oriflamme.window.row_decorations import CaptionItem
from gonfalon.games.oriflamme.window.table_layout import NARROW
from gonfalon.session.match import Match
from gonfalon.texts.translations import LANGUAGES
from tests.at_the_table.reading import painted, without_room
from tests.games.oriflamme.window.person import NAMES, Person, game
from tests.games.oriflamme.window.posed import OWN_RESERVE, RESERVE, full_match
from tests.games.oriflamme.window.staged import Condition, long_row, staged
from tests.pairwise import pairwise as pairs

SIZES = [(1024, 700), (1280, 800)]


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_twelve_cards_lie_side_by_side(person: Person, size: tuple[int, int], text_scale: float) -> None:
    """In two rows, wider than they would be in one, and no farther apart than a token reaches over the edge."""
    person.window.settings.text_scale = text_scale
    person.window.resize(*size)
    person.sit_down(full_match("reveal"))
    items, measures = person.queue, person.scene.measures
    assert len(items) == 12
    assert all(item.isVisible() for item in items)
    row = measures.row(12)
    assert measures.rows == 2
    assert row.card_width > 0.96 * NARROW * measures.unit
    assert {item.width for item in items} == {row.card_width}
    for item in items:
        assert measures.cloth.contains(item.scene_rect())
        # A token may reach over the edge of its card, but no farther than to the next one.
        for index in range(2):
            assert item.verdict_rect(index).right() <= item.size.right() + row.gap + 2 * measures.unit
    for one, other in combinations(items, 2):
        assert not one.scene_rect().intersects(other.scene_rect())
    # Neighbours in the queue are neighbours on the cloth, also where it turns.
    for one, other in pairwise(items):
        way = one.home - other.home
        assert not way.x() or abs(way.x()) == pytest.approx(row.step, abs=1)


def test_the_cloth_glides_where_the_queue_takes_another_row(person: Person) -> None:
    person.sit_down(full_match("reveal"))
    scene, cloth = person.scene, person.scene.cloth
    goal = cloth.scene_rect()
    before = goal.adjusted(0, 0, 0, -80)
    cloth.place(before, cloth.unit)
    scene.arrange(200)
    assert cloth.mapRectToScene(cloth.rect) == before
    scene.arrange()
    assert cloth.mapRectToScene(cloth.rect) == goal


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
    captions = [caption for caption in person.scene.row_decorations.captions if caption.isVisible()]
    assert len(captions) >= 9
    rows = person.scene.measures.row_ys
    for caption in captions:
        ink = inked(caption)
        row = max(y for y in rows if y < ink.top())
        cards = [item for item in person.queue if item.home.y() >= row - 12]
        below = [item.scene_rect().top() for item in cards if item.home.y() > row + 12]
        above = [item.scene_rect().bottom() for item in cards if item.home.y() <= row + 12]
        assert ink.top() >= max(above), caption.text
        assert ink.bottom() <= min([person.scene.measures.cloth_foot - 1, *below]), caption.text


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
    row = QRect(0, 100, one.width(), 400)
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
"""Which way the first row runs."""
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


@pairs(direction=DIRECTIONS, size=SIZES, text_scale=[1.0, 1.5])
def test_fifteen_cards_and_both_ends_have_room(
    person: Person, direction: str, size: tuple[int, int], text_scale: float
) -> None:
    """The second row runs back from where the first one ends, and an arrow leads there."""
    person.window.settings.text_scale = text_scale
    person.window.resize(*size)
    seated(person, direction)
    assert all(card.isVisible() for card in person.queue)
    ends = [place.rect for place in person.scene.move_input.places if place.style == "free"]
    rects = [card.scene_rect() for card in person.queue] + ends
    assert len(ends) == 2
    for one, other in combinations(rects, 2):
        assert not one.intersects(other), "two cards lie upon each other"
    measures, turn = person.scene.measures, person.scene.row_decorations.turn
    for rect in rects:
        assert measures.cloth.contains(rect)
        assert not turn.sceneBoundingRect().intersects(rect), "the arrow lies upon a card"
    assert measures.cloth.contains(turn.sceneBoundingRect())
    assert turn.isVisible()
    assert not measures.cloth.intersects(measures.banner)
    # From the front to the turn and back below it.
    way = DIRECTIONS[direction]
    path = [
        person.place_of(FRONT).rect.center(),
        *(card.home for card in person.queue),
        person.place_of(BACK).rect.center(),
    ]
    first = [point.x() * way for point in path if point.y() < measures.cloth.center().y()]
    second = [point.x() * way for point in path if point.y() > measures.cloth.center().y()]
    assert first == sorted(first)
    assert second == sorted(second, reverse=True)
    assert (len(first), first[-1]) == (9, second[0])


@in_both_directions
def test_the_keys_follow_the_queue_through_both_rows(person: Person, direction: str) -> None:
    """Left and Right go where they say; at the turn they lead from one row to the other, as Up and Down do."""
    seated(person, direction)
    onwards, back = (Qt.Key.Key_Right, Qt.Key.Key_Left)[:: DIRECTIONS[direction]]
    ends = (Qt.Key.Key_End, Qt.Key.Key_Home)[:: DIRECTIONS[direction]]
    person.walk_to(person.queue[0])
    person.key(back)
    assert person.focused is person.queue[0]
    turn = person.scene.row.spread.columns - 1
    for slot in range(1, turn + 1):
        person.key(onwards)
        assert person.focused is person.queue[slot]
    for slot in range(turn + 1, 15):
        person.key(back)
        assert person.focused is person.queue[slot]
    person.key(back)
    assert person.focused is person.queue[14], "the ring goes on beyond the end of the queue"
    for key, slot in zip((*ends, ends[0]), (14, 0, 14), strict=True):
        person.key(key)
        assert person.focused is person.queue[slot]
    person.walk_to(person.queue[2])
    person.key(Qt.Key.Key_Down)
    lower = person.focused
    assert lower in person.queue[turn:]
    assert lower.home.x() == person.queue[2].home.x()
    person.key(Qt.Key.Key_Up)
    assert person.focused is person.queue[2]


@in_both_directions
def test_places_are_reached_by_keys_in_both_rows(person: Person, direction: str) -> None:
    seated(person, direction, own_at_the_far_end)
    made = len(person.match.moves)
    person.walk_to(person.hand[0])
    person.key(Qt.Key.Key_Return)
    puts = []
    for _ in person.scene.move_input.places:
        puts.append(person.focused.put)
        lower = person.focused.rect.center().y() > person.scene.measures.cloth.center().y()
        person.key(Qt.Key.Key_Left if lower else Qt.Key.Key_Right)
    onwards = puts[:: DIRECTIONS[direction]]
    assert (onwards[0], onwards[-1]) == (FRONT, BACK)
    assert len(puts) > 2
    assert onwards[1:-1] == sorted(onwards[1:-1])
    person.key(Qt.Key.Key_Return)
    assert person.match.moves[made].slot == puts[-1]


@pairs(direction=DIRECTIONS, slot=[FRONT, BACK, 0])
def test_a_card_is_dropped_in_either_row(person: Person, direction: str, slot: int) -> None:
    """Over both rows and back, at the ends or upon an own card near the end."""
    seated(person, direction, own_at_the_far_end)
    if not slot:
        slot = max(slot for slot, card in enumerate(person.queue) if card.family == "R")
    card, made = person.hand[0], len(person.match.moves)
    person.carry(card, person.place_of(BACK).rect.center())
    assert card.width < person.scene.measures.hand_width, "the card hides what it may cover"
    for put in (FRONT, slot):
        person.move(person.place_of(put).rect.center())
        assert [place.put for place in person.scene.move_input.places if place.hovered] == [put]
    person.release(person.place_of(slot).rect.center())
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
