"""Five families, twelve slots, verdicts, coins, stacks and reserves: all of it can be read in the smallest window."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from gonfalon.games.oriflamme.window.captions import CaptionItem
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.look import cards
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.reading import painted, without_room
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.full_table import OWN_RESERVE, RESERVE, full_match
from tests.games.oriflamme.window.person import NAMES, Person

pytestmark = pytest.mark.room

SIZES = {(1280, 800): (69.0, 6.0), (1920, 1080): None}
"""For each window how wide the twelve cards are and how far apart they lie, where the design says it."""


def queue(person: Person) -> list[CardItem]:
    return [person.scene.items_by_number[card] for card in person.scene.table.queue]


@pytest.mark.parametrize("size", SIZES)
def test_twelve_cards_lie_side_by_side(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    person = Person(open_window(*size), qtbot)
    person.sit_down(full_match("reveal"))
    items, measures = queue(person), person.scene.measures
    assert len(items) == 12
    assert all(item.isVisible() for item in items)
    assert not any(edge.isVisible() for edge in person.scene.surroundings.edges)
    row = measures.row(12)
    if (wanted := SIZES[size]) is not None:
        assert (row.card_width, row.gap) == pytest.approx(wanted)
    assert {item.width for item in items} == {row.card_width}
    for item in items:
        assert measures.cloth.contains(item.scene_rect())
        # A token may reach over the edge of its card, but no farther than to the next one.
        for index in range(2):
            assert item.verdict_rect(index).right() <= item.size.right() + row.gap + 2
    for one, other in pairwise(items):
        assert one.scene_rect().right() <= other.scene_rect().left()


@pytest.mark.sample
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("reserve", [RESERVE, OWN_RESERVE])
def test_every_word_on_the_board_has_room(
    qtbot: QtBot,
    bots: HereAtOnce,
    open_window: OpenWindow,
    settings: Settings,
    code: str,
    size: tuple[int, int],
    reserve: dict[str, list[str]],
) -> None:
    settings.language = code
    person = Person(open_window(*size), qtbot)
    person.sit_down(full_match("reveal", reserve=reserve))
    # Of what is written on fronts and on the scroll the tests of those drawings tell.
    assert not without_room(painted(person.window), set(NAMES.values()))
    for item in queue(person):
        if item.shows_face():
            assert item.look is not None
            assert cards.text_fits(item.look, item.width), item.look.name
    captions = [caption for caption in person.scene.surroundings.captions if caption.isVisible()]
    rects = [caption.mapRectToScene(caption.boundingRect().adjusted(1, 0, -1, 0)) for caption in captions]
    names = [index for index, caption in enumerate(captions) if caption.family is not None]
    assert names
    for one, other in pairwise(names):
        assert not rects[one].intersects(rects[other])


@pytest.mark.sample
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_nothing_on_a_strip_touches_anything_else(
    qtbot: QtBot,
    bots: HereAtOnce,
    open_window: OpenWindow,
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    code: str,
    size: tuple[int, int],
    text_scale: float,
) -> None:
    settings.language, settings.text_scale = code, text_scale
    person = Person(open_window(*size), qtbot)
    person.sit_down(full_match("reveal", influence=dict.fromkeys("RBGYK", 38)))
    for seat, panel in enumerate(person.scene.panels_by_seat):
        if panel.own:
            continue
        things = drawn(panel, monkeypatch)
        assert panel.figures is not None
        assert {panel.figures.line, "38", "coin-1", "marker-hand"} <= set(things), f"seat {seat}"
        for (one, here), (other, there) in combinations(things.items(), 2):
            assert not here.intersects(there), f"seat {seat}: {one} and {other}"


def drawn(panel: SeatPanel, monkeypatch: pytest.MonkeyPatch) -> dict[str, QRectF]:
    """Where a strip puts its words, as far as their ink goes, and its drawings."""
    things: dict[str, QRectF] = {}

    class Listening(QPainter):
        def drawText(self, *arguments: Any) -> None:  # type: ignore[override]
            rect, _, text = arguments
            metrics = QFontMetricsF(self.font())
            ink = metrics.tightBoundingRect(text)
            # Numbers may be equal, but never at the same place.
            name = text if text not in things else f"{text} at {rect.x()}"
            things[name] = ink.translated(rect.left(), rect.center().y() - metrics.height() / 2 + metrics.ascent())

    def paint(painter: QPainter, name: str, rect: QRectF, *more: object, **others: object) -> None:
        things[name] = rect

    image = QImage(400, 200, QImage.Format.Format_ARGB32)
    painter = Listening(image)
    with monkeypatch.context() as patched:
        patched.setattr("gonfalon.ui.look.art.paint", paint)
        panel.draw(painter)
    painter.end()
    return things


@pytest.mark.sample
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_numbers_and_names_lie_between_the_cards_and_the_border(
    qtbot: QtBot,
    bots: HereAtOnce,
    open_window: OpenWindow,
    settings: Settings,
    size: tuple[int, int],
    text_scale: float,
) -> None:
    """Also where the cards are as large as the cloth lets them be."""
    settings.text_scale = text_scale
    person = Person(open_window(*size), qtbot)
    queue_of_ten = "G.judge- K.judge+ B.judge- B.revolt- R.judge+ Y.deal- Y.judge+ G.fanatic+ K.fanatic+ R.fanatic+"
    person.sit_down(full_match("reveal", queue=queue_of_ten, at=2))
    scene = person.scene
    # Without the keys that stand there while an answer is wanted.
    for item in queue(person):
        item.badge = ""
    scene.place_around(None)
    lowest = max(item.home.y() + item.size.height() / 2 for item in queue(person))
    captions = [caption for caption in scene.surroundings.captions if caption.isVisible()]
    assert len(captions) >= 9
    for caption in captions:
        ink = inked(caption)
        assert ink.top() >= lowest, caption.text
        assert ink.bottom() <= scene.measures.cloth_foot - 1, caption.text


def inked(caption: CaptionItem) -> QRectF:
    """Where there is ink of a caption, in the scene."""
    grid = caption.boundingRect().toAlignedRect().adjusted(-20, -20, 20, 20)
    image = QImage(grid.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-grid.topLeft())
    caption.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    rows = [y for y in range(image.height()) if any(image.pixelColor(x, y).alpha() > 60 for x in range(image.width()))]
    return caption.mapRectToScene(QRectF(grid.x(), grid.y() + rows[0], grid.width(), rows[-1] - rows[0] + 1))


def test_what_lies_on_the_cards_is_drawn(person: Person) -> None:
    """Coins, tokens, stacks and the mark of the card that acts change the picture where they lie, and only there."""
    person.sit_down(full_match("reveal"))
    before = person.window.grab().toImage()
    scene = person.scene
    for item, change in (
        (queue(person)[3], {"verdicts": 0}),
        (queue(person)[2], {"coins": 0}),
        (queue(person)[6], {"stack": 1}),
    ):
        for name, value in change.items():
            setattr(item, name, value)
        item.update()
        after = person.window.grab().toImage()
        changed = _changed(before, after)
        assert not changed.isEmpty(), change
        assert scene.measures.cloth.contains(changed)
        assert item.scene_rect().adjusted(-6, -24, 20, 6).contains(changed), change
        before = after


def _changed(one: QImage, other: QImage) -> QRectF:
    points = [(x, y) for y in range(100, 320) for x in range(0, one.width(), 2) if one.pixel(x, y) != other.pixel(x, y)]
    if not points:
        return QRectF()
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@pytest.mark.parametrize("style", ["plus", "brackets"])
def test_cards_are_marked_as_long_as_an_answer_is_pointed_at(person: Person, style: str) -> None:
    person.sit_down(full_match("reveal"))
    scene = person.scene
    plain = person.window.grab().toImage()
    marked = scene.table.queue[7]
    scene.preview_targets([marked], style)
    seen = _changed(plain, person.window.grab().toImage())
    item = scene.items_by_number[marked]
    assert item.scene_rect().adjusted(-10, -10, 10, 10).contains(seen)
    assert seen.width() > item.width if style == "brackets" else seen.width() < item.width * 0.6
    scene.preview_targets(scene.table.queue[:2], style)
    assert {item.number for item in scene.items_by_number if item.previewed} == set(scene.table.queue[:2])
    scene.end_preview()
    assert person.window.grab().toImage() == plain
    scene.preview_targets([marked], style)
    scene.ask(person.asked)
    assert not item.previewed
