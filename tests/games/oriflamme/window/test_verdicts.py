"""Verdict tokens: the pool that all share, their way onto a card and back, and how they travel with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.loading import from_texts
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.games.oriflamme.window.stories import story
from gonfalon.games.oriflamme.window.tray import TrayItem, marking_kinds
from gonfalon.texts.annals import Passage
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.effects import CoinItem
from gonfalon.ui.look import theme
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.reading import painted
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.rules.positions import alliance, base, mixed
from tests.games.oriflamme.window.full_table import VIEWER, full_match
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.test_keyboard import focused, walk_to
from tests.session.truth import truth


@pytest.fixture
def seated(person: Person) -> Person:
    person.sit_down(full_match("reveal"))
    return person


class Moving:
    """The scene of a match whose events are told by hand, seen by one seat."""

    def __init__(self, person: Person, motion: Motion | None = None) -> None:
        match = person.match
        self.state = truth(match)
        self.scene = OriflammeScene(Wording("en", match.deck), story)
        self.scene.lay_out(QSizeF(1280, 800))
        self.scene.director.motion = motion or Motion(1.0)
        self.scene.show_table(self.view.table, VIEWER, match.seats, self.scene.words)

    @property
    def view(self) -> View:
        return View(VIEWER, View.of(self.state, VIEWER).table, [], None)

    def tell(self, event: Event) -> Iterator[QAbstractAnimation]:
        """Let an event happen; gives each movement after a third, and lets it come to its end afterwards."""
        director = self.scene.director
        self.scene.tell([Passage(-1, events=[event])])
        event.apply(self.state.table)
        while not director.idle:
            running = director.running
            assert running is not None
            running.setCurrentTime(running.totalDuration() // 3)
            yield running
            running.setCurrentTime(running.totalDuration())
        self.scene.ask(None)

    def flying(self) -> list[CoinItem]:
        return [item for item in self.scene.items() if isinstance(item, CoinItem)]

    def drawn(self, tray: TrayItem) -> int:
        """How many tokens lie in the tray, counted from what is painted."""
        image = QImage(tray.rect.size().toSize(), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        tray.draw(painter)
        painter.end()
        middles = [tray.token_place(index) - tray.pos() for index in range(5)]
        # Beside the axe the wax is red.
        beside = [QPointF(x, y) * tray.token_size for x in (-0.3, 0.26, 0.32) for y in (0.1, 0.24)]
        return sum(any(red(image.pixelColor((at + way).toPoint())) for way in beside) for at in middles)


def red(color: QColor) -> bool:
    return color.red() > 120 and color.green() < 70


# -- the pool ----------------------------------------------------------------------------------------------------------


def test_there_is_a_pool_where_a_card_can_mark(person: Person) -> None:
    person.begin(game(seed=5))
    assert not person.scene.tray.isVisible()
    room = person.scene.measures.chronicle.height()
    person.sit_down(full_match("reveal"))
    tray = person.scene.tray
    assert tray.isVisible()
    assert person.scene.measures.chronicle.height() < room
    assert not QRectF(person.table.chronicle.geometry()).intersects(tray.scene_rect())
    assert "Verdicts" in {text.text for text in painted(person.window)}
    assert tray.toolTip() == "Verdicts: 1 of 5 in the pool"
    person.begin(game(seed=5))
    assert not tray.isVisible()


@pytest.mark.sample
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("queue", ["B.judge-1", ""])
def test_the_pool_lies_in_the_side_column(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, size: tuple[int, int], queue: str
) -> None:
    person = Person(open_window(*size), qtbot)
    person.sit_down(full_match("reveal", queue=queue, at=0) if queue else full_match("reveal"))
    column = person.scene.measures.column
    assert person.scene.tray.scene_rect() == column.tally
    assert column.game.bottom() < column.tally.top() < column.tally.bottom() < column.chronicle.top()


def test_whether_a_card_marks_is_read_from_its_program() -> None:
    names = [alliance().kinds[kind].id for kind in marking_kinds(alliance())]
    assert names == ["judge"]
    assert len(marking_kinds(mixed())) == 1
    assert not marking_kinds(base())
    own = (
        "brander: {type: intrigue, activate: [{if: any mine, then: [{mark: each adjacent}]}]}\nidler: {type: character}"
    )
    cards = from_texts((("own.yaml", own),))
    assert {cards.kinds[kind].id for kind in marking_kinds(cards)} == {"brander"}


def test_the_keys_reach_the_pool_and_it_says_what_is_left(seated: Person) -> None:
    tray = seated.scene.tray
    walk_to(seated, tray)
    assert focused(seated) is tray
    assert tray.focused
    assert seated.scene.focus.words == "Verdicts: 1 of 5 in the pool"
    made = len(seated.match.moves)
    seated.key(Qt.Key.Key_Return)
    seated.click(tray.scene_rect().center())
    assert len(seated.match.moves) == made
    assert not tray.focused


def test_the_pool_is_gold_while_a_judge_speaks(seated: Person) -> None:
    assert seated.scene.tray.active
    seated.sit_down(full_match())
    assert not seated.scene.tray.active, "its name would be given away before it is revealed"


# -- on a card ---------------------------------------------------------------------------------------------------------


def ink(item: CardItem, verdicts: int) -> QRectF:
    """What of a card's picture a number of tokens changes."""
    images = []
    for number in (0, verdicts):
        image = QImage(300, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(150, 150)
        item.verdicts = number
        item.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        images.append(image)
    one, other = images
    changed = [(x, y) for x in range(300) for y in range(300) if one.pixel(x, y) != other.pixel(x, y)]
    xs, ys = [x for x, _ in changed], [y for _, y in changed]
    return QRectF(min(xs) - 150, min(ys) - 150, max(xs) - min(xs), max(ys) - min(ys))


@pytest.mark.parametrize("face_up", [False, True])
def test_a_token_lies_on_the_right_edge_of_the_card(seated: Person, face_up: bool) -> None:
    item = seated.scene.items_by_number[seated.scene.table.queue[1 if face_up else 0]]
    item.set_size(88)
    item.badge, item.coins, item.targeted = "", 0, False
    assert item.shows_face() is face_up
    seen, size = ink(item, 1), item.size
    assert seen.width() == pytest.approx(0.44 * 88, abs=4)
    assert seen.top() == pytest.approx(size.top() + 0.27 * size.height(), abs=4)
    assert size.right() - 2 < seen.right() < size.right() + 6
    two = ink(item, 2)
    assert two.right() - seen.right() == pytest.approx(6, abs=1)
    assert two.bottom() - seen.bottom() == pytest.approx(6, abs=1)


def test_a_token_travels_with_its_card(seated: Person) -> None:
    moving = Moving(seated)
    table = moving.scene.table
    card = table.queue[3]
    item = moving.scene.items_by_number[card]
    assert item.verdicts == 1
    for _ in moving.tell(told.Moved(card, 0)):
        assert item.verdicts == 1
        assert not moving.flying()
    assert item.verdicts == 1
    # One that is covered keeps it.
    stack = table.stack(table.queue.index(next(card for card in table.queue if table.under[card] >= 0)))
    assert [moving.scene.items_by_number[card].verdicts for card in stack] == [0, 0, 1]


# -- on the way --------------------------------------------------------------------------------------------------------


def test_a_token_flies_onto_its_card(seated: Person) -> None:
    moving = Moving(seated)
    scene, tray = moving.scene, moving.scene.tray
    card = scene.table.queue[0]
    item = scene.items_by_number[card]
    assert moving.drawn(tray) == 1
    steps = moving.tell(told.Marked(card))
    flight = next(steps)
    assert flight.totalDuration() == 420
    (token,) = moving.flying()
    assert moving.drawn(tray) == 0, "it lies in the tray and flies as well"
    assert item.verdicts == 0
    begin, end = tray.token_place(0), item.pos() + item.verdict_rect(0).center()
    way = QPointF(token.pos())
    assert min(begin.x(), end.x()) < way.x() < max(begin.x(), end.x())
    for _ in steps:
        assert not moving.flying()
        assert item.verdicts == 1
    assert (tray.left, tray.away, moving.drawn(tray)) == (0, 0, 0)
    assert not unlike_rebuilt(scene, moving.view)


@pytest.mark.sample(2)
@pytest.mark.parametrize("how", [told.Discarded, told.Reserved, "eliminated", "swapped"])
def test_a_token_flies_back_when_its_card_leaves(seated: Person, how: object) -> None:
    moving = Moving(seated)
    scene, tray, table = moving.scene, moving.scene.tray, moving.scene.table
    card = table.queue[10]
    face = moving.state.table.faces[card]
    for _ in moving.tell(told.Shown(card, face)):
        pass
    begin = scene.items_by_number[card].mapToScene(scene.items_by_number[card].verdict_rect(0).center())
    event: Event
    if how == "eliminated":
        event = told.Eliminated(card, table.queue[0])
    elif how == "swapped":
        event = told.Swapped(card, table.hands[VIEWER][0])
    else:
        event = how(card)  # type: ignore[operator]
    flew = 0
    for movement in moving.tell(event):
        if not moving.flying():
            continue
        flew += 1
        assert movement.totalDuration() >= 420
        (token,) = moving.flying()
        assert moving.drawn(tray) == 1, "it lies in the tray before it has come there"
        assert scene.items_by_number[card].verdicts == 0
        goal = tray.token_place(1)
        assert min(begin.x(), goal.x()) < token.pos().x() < max(begin.x(), goal.x())
    assert flew == 1
    assert (tray.left, tray.away, moving.drawn(tray)) == (2, 0, 2)
    assert not moving.flying()
    assert not unlike_rebuilt(scene, moving.view)


def test_whoever_finishes_a_flight_finds_it_landed(seated: Person) -> None:
    moving = Moving(seated)
    scene, table = moving.scene, moving.state.table
    for event in (told.Marked(table.queue[0]), told.Discarded(table.queue[9])):
        scene.tell([Passage(-1, events=[event])])
        event.apply(table)
        running = scene.director.running
        assert running is not None
        running.setCurrentTime(100)
        scene.director.finish()
        assert not moving.flying()
        assert not unlike_rebuilt(scene, moving.view)


def test_the_tray_is_whole_though_two_leave_at_once(seated: Person) -> None:
    """Finished between two stories: what the first began is over before the second begins."""
    moving = Moving(seated)
    scene, table = moving.scene, moving.state.table
    events = [told.Discarded(table.queue[9]), told.Discarded(table.queue[3])]
    scene.tell([Passage(-1, events=list(events))])
    for event in events:
        event.apply(table)
    while not scene.director.idle:
        running = scene.director.running
        assert running is not None
        assert len(moving.flying()) <= 1
        running.setCurrentTime(running.totalDuration())
    scene.ask(None)
    assert (scene.tray.left, scene.tray.away) == (3, 0)
    assert not unlike_rebuilt(scene, moving.view)


@pytest.mark.parametrize("motion", [Motion(0.0), Motion(1.0, reduced=True)])
def test_without_motion_nothing_flies(seated: Person, motion: Motion) -> None:
    moving = Moving(seated, motion)
    table = moving.scene.table
    for event in (told.Marked(table.queue[0]), told.Discarded(table.queue[0])):
        for _ in moving.tell(event):
            assert not moving.flying()
            assert moving.scene.tray.away == 0
    assert moving.scene.tray.left == 1


# -- the Informer ------------------------------------------------------------------------------------------------------

INFORMER = "R.empress-2 B.informer+* G.fanatic-1 Y.diplomat+3"


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_swapped_in_card_waits_until_the_next_round(person: Person, viewer: int) -> None:
    people = "RB"[viewer]
    match = full_match(queue=INFORMER, at=1, hand=("judge", "deserter"), people=people, reserve={})
    person.sit_down(match) if viewer else None
    match.play(Move.parse("swap"))
    match.play(Move.parse("hand judge"))
    view = match.view(viewer)
    scene = OriflammeScene(Wording("en", match.deck), story)
    scene.lay_out(QSizeF(1280, 800))
    scene.show_table(view.table, viewer, match.seats, scene.words)
    item = scene.items_by_number[view.table.queue[1]]
    assert item.waiting
    assert not item.shows_face()
    assert [other.number for other in scene.items_by_number if other.waiting] == [item.number]
    caption = scene.surroundings.captions[1]
    if viewer:
        assert caption.text == "Judge"
    else:
        assert caption.text == "2"
        assert item.look is None, "its face is shown to a rival"
    assert not any(other.verdicts for other in scene.items_by_number)
    view.table.begin_round()
    scene.rebuild()
    assert not item.waiting


def test_the_mark_of_a_waiting_card_is_seen(seated: Person) -> None:
    item = seated.scene.items_by_number[seated.scene.table.queue[0]]

    def picture() -> QImage:
        image = QImage(300, 300, QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        painter.translate(150, 150)
        item.paint(painter, None)  # type: ignore[arg-type]
        painter.end()
        return image

    plain = picture()
    item.waiting = True
    assert picture() != plain


def test_the_swap_is_told_from_hand_to_place_and_back(seated: Person) -> None:
    seated.sit_down(full_match(queue=INFORMER, at=1, hand=("judge", "deserter"), reserve={}))
    moving = Moving(seated)
    scene, table = moving.scene, moving.scene.table
    card, other = table.queue[1], table.hands[VIEWER][0]
    items = scene.items_by_number
    place, hand = QPointF(items[card].pos()), QPointF(items[other].pos())
    movements = 0
    for _ in moving.tell(told.Swapped(card, other)):
        movements += 1
        if table.queue[1] == other:
            # In the air, between the two places.
            for number in (card, other):
                y = items[number].pos().y()
                assert min(place.y(), hand.y()) - 60 < y < max(place.y(), hand.y())
            assert items[other].waiting
    assert movements == 2
    assert items[other].pos() == place
    assert not items[other].shows_face()
    assert items[card].shows_face()
    assert not unlike_rebuilt(scene, moving.view)


def test_pictures_of_tokens_follow_no_theme(seated: Person, tmp_path: Path) -> None:
    """Tokens and tray are the same in every theme; what is written beside them is not."""
    tray = seated.scene.tray
    moving = Moving(seated)
    for key in ("oak", "lime", "contrast"):
        theme.set_current(key)
        assert moving.drawn(tray) == 1
