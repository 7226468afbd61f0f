"""What lies in reserve before each family is seen, read, reached and heard; it pays where everybody sees it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.game import Event
from gonfalon.core.knowledge import View
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.texts.wording import Wording
from gonfalon.games.oriflamme.window.scene import OriflammeScene
from gonfalon.games.oriflamme.window.shelf_item import ShelfItem
from gonfalon.games.oriflamme.window.stories import story
from gonfalon.texts.annals import Passage
from gonfalon.texts.languages import LANGUAGES
from gonfalon.texts.ties import tied
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.effects import CoinItem
from gonfalon.ui.board.preview import Told
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.reading import painted, without_room
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.full_table import OWN_RESERVE, VIEWER, full_match
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.test_keyboard import focused, walk_to
from tests.session.truth import truth

Key = Qt.Key
SIZES = [(1024, 700), (1383, 706), (1280, 800), (1920, 1080)]


@pytest.fixture
def rivals(person: Person) -> Person:
    """A person before whom two rivals have a card in reserve."""
    person.sit_down(full_match("reveal"))
    return person


def shelf(person: Person, family: str, index: int = 0) -> ShelfItem:
    seats = person.scene.table.seating.families
    return person.scene.shelves.of(seats.index(family))[index]


def middle(item: ShelfItem) -> QPointF:
    return item.scene_rect().center()


def large(person: Person) -> tuple[str, str] | None:
    """The kind and family of the large card, if one is shown."""
    preview = person.scene.surroundings.preview
    return (preview.look.kind, preview.look.family) if preview.isVisible() and preview.look is not None else None


# -- what hangs where --------------------------------------------------------------------------------------------------


def test_a_tab_hangs_from_the_strip_of_each_owner(rivals: Person) -> None:
    scene = rivals.scene
    assert {item.look.kind for item in scene.shelves.items.values() if item.look} == {"deal", "infiltration"}
    for family, text, coins in (("R", "Deal, each round", 3), ("Y", tied("Infiltration: +2 per hit"), None)):
        item = shelf(rivals, family)
        assert (item.text, item.coins, item.lines) == (text, coins, (text,))
        strip = scene.panels_by_seat[scene.table.seating.families.index(family)].scene_rect()
        assert item.scene_rect().top() == strip.bottom() - 3
        assert strip.left() < item.scene_rect().left() < item.scene_rect().right() < strip.right()
        assert item.zValue() < 0, "it lies upon the strip and does not hang from it"


@pytest.mark.room
@pytest.mark.sample
@pytest.mark.parametrize("size", SIZES)
def test_tabs_lie_on_nothing_else(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, size: tuple[int, int]
) -> None:
    person = Person(open_window(*size), qtbot)
    person.sit_down(full_match("reveal", reserve=OWN_RESERVE))
    scene, measures = person.scene, person.scene.measures
    tabs = [item.scene_rect() for item in scene.shelves.items.values()]
    assert len(tabs) == 4
    around = scene.surroundings
    things = {
        "cloth": measures.cloth,
        "game": measures.column.game,
        "tally": measures.column.tally,
        "choices": QRectF(person.table.choices.geometry()),
        "chronicle": QRectF(person.table.chronicle.geometry()),
        "preview": around.preview._rect,
        "direction": around.direction.mapRectToScene(around.direction.boundingRect()),
        **{f"hand {card}": scene.items_by_number[card].scene_rect() for card in scene.table.hands[VIEWER]},
    }
    for tab in tabs:
        assert scene.sceneRect().contains(tab)
        for name, rect in things.items():
            assert not tab.intersects(rect), f"a tab lies upon {name}"
    for one, other in pairwise(sorted(tabs, key=lambda rect: (rect.top(), rect.left()))):
        assert not one.intersects(other)
    assert around.preview._rect.width() >= 150, "the large card has no room for its text"


def test_two_tabs_lie_side_by_side_and_say_less(person: Person) -> None:
    person.sit_down(full_match("reveal", reserve=OWN_RESERVE))
    for family in "RB":
        deal, infiltration = shelf(person, family), shelf(person, family, 1)
        assert deal.scene_rect().top() == infiltration.scene_rect().top()
        assert deal.scene_rect().right() < infiltration.scene_rect().left()
        assert deal.lines == infiltration.lines == (), "there is no room for these words"
        assert deal.toolTip() == "Deal, each round"
    own = person.scene.panels_by_seat[VIEWER].scene_rect()
    assert shelf(person, "B").scene_rect().bottom() == own.top() + 3


def test_however_many_lie_there_they_keep_to_their_strip(person: Person) -> None:
    """Only users' sets can have so many; the two of Alliance stand for them."""
    person.sit_down(full_match("reveal", reserve=OWN_RESERVE))
    scene, shelves = person.scene, person.scene.shelves
    seat = scene.table.seating.families.index("R")
    deck = list(scene.table.seating.deck(seat))
    scene.table.reserves = tuple(deck[:7])
    for card in deck:
        scene.table.faces[card] = scene.table.seating.cards.number("deal")
        scene.table.influence[card] = 8
    scene.rebuild()
    tabs = [item.scene_rect() for item in shelves.of(seat)]
    assert len(tabs) == 7
    strip = scene.panels_by_seat[seat].scene_rect()
    for one, other in pairwise(tabs):
        assert strip.left() <= one.left() < one.right() <= other.left() + 1
    assert tabs[-1].right() <= strip.right()
    assert not without_room(painted(person.window), {"Marguerite"})


@pytest.mark.room
@pytest.mark.sample
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_words_on_tabs_have_room(
    qtbot: QtBot,
    bots: HereAtOnce,
    open_window: OpenWindow,
    settings: Settings,
    code: str,
    size: tuple[int, int],
    scale: float,
) -> None:
    settings.language, settings.text_scale = code, scale
    person = Person(open_window(*size), qtbot)
    for reserve in ({"R": ["R.deal+3"], "Y": ["infiltration"], "B": ["B.deal+12"]}, OWN_RESERVE):
        person.sit_down(full_match("reveal", reserve=reserve))
        told_on_tabs = {line for item in person.scene.shelves.items.values() for line in item.lines}
        seen = [text for text in painted(person.window) if text.text in told_on_tabs]
        assert {text.text for text in seen} == told_on_tabs
        assert not without_room(seen)
        for text in seen:
            assert text.needs[0] <= text.room[0] + 1, f"'{text.text}' is longer than its tab"


# -- the mouse and the keys --------------------------------------------------------------------------------------------


def test_a_tab_shows_its_card_large(rivals: Person) -> None:
    before = large(rivals)
    assert before == ("judge", "B")
    item = shelf(rivals, "R")
    rivals.move(middle(item))
    assert item.hovered
    rivals.qtbot.waitUntil(lambda: large(rivals) == ("deal", "R"))
    rivals.move(rivals.scene.measures.banner.center())
    rivals.qtbot.waitUntil(lambda: large(rivals) == before)
    assert not item.hovered
    rivals.click(middle(shelf(rivals, "Y")))
    assert large(rivals) == ("infiltration", "Y")
    assert rivals.table.overlay is None
    assert rivals.asked is not None, "a look is no move"


def test_the_large_card_and_the_chronicle_keep_their_places(person: Person) -> None:
    """Something is shown large from the beginning on, and nothing gives way to what the mouse comes to."""
    person.begin(game(seed=5))
    scene = person.scene
    places = [person.table.chronicle.geometry(), scene.surroundings.preview.card_rect]
    head = scene.surroundings.preview.head
    assert (scene.surroundings.preview.shown, head) == ("R", "Red family")
    card = scene.items_by_number[scene.table.hands[0][0]]
    person.move(card.pos())
    person.qtbot.waitUntil(lambda: scene.surroundings.preview.look == card.look)
    assert scene.surroundings.preview.head == "In your hand"
    assert places == [person.table.chronicle.geometry(), scene.surroundings.preview.card_rect]
    person.move(QPointF(5, 400))
    person.qtbot.waitUntil(lambda: scene.surroundings.preview.head == head)
    assert places == [person.table.chronicle.geometry(), scene.surroundings.preview.card_rect]
    other = scene.items_by_number[scene.table.hands[0][3]]
    person.carry(other, scene.measures.banner.center())
    assert scene.surroundings.preview.look == other.look
    person.key(Qt.Key.Key_Escape)
    assert places == [person.table.chronicle.geometry(), scene.surroundings.preview.card_rect]


def test_what_is_shown_large_is_said_above_it(person: Person) -> None:
    """A face that the seat does not know stays unknown, what was told last stands when nothing resolves."""
    person.sit_down(full_match("reveal"))
    preview, table = person.scene.surroundings.preview, person.scene.table
    assert preview.head == "Resolving now"
    hidden = next(card for card in table.queue if table.faces[card] is None)
    family = table.seating.families[table.seating.owner[hidden]]
    person.move(person.scene.items_by_number[hidden].pos())
    person.qtbot.waitUntil(lambda: preview.shown == family)
    assert preview.head.endswith(f", card {table.queue.index(hidden) + 1}")
    person.move(QPointF(5, 400))
    person.qtbot.waitUntil(lambda: preview.head == "Resolving now")
    table.phase = 1
    person.scene.remember(Told((("judge", "K"),)))
    person.scene.rebuild()
    assert (preview.look.kind, preview.head) == ("judge", "Told last")  # type: ignore[union-attr]


@pytest.mark.parametrize("family", ["R", "B"])
def test_the_keys_reach_a_tab_and_it_says_what_it_is(person: Person, family: str) -> None:
    person.sit_down(full_match("reveal", reserve=OWN_RESERVE))
    item = shelf(person, family)
    walk_to(person, item)
    assert focused(person) is item
    assert item.focused
    assert large(person) == ("deal", family)
    said = person.scene.focus.words
    assert "Deal" in said
    assert "Deal, each round" in said
    assert ("3 influence" if family == "R" else "12 influence") in said
    person.key(Key.Key_Return)
    assert person.table.overlay is None
    assert person.asked is not None
    person.key(Key.Key_Right)
    assert focused(person) is shelf(person, family, 1)


# -- what happens ------------------------------------------------------------------------------------------------------


class Moving:
    """A scene of a match whose events are told by hand."""

    def __init__(self, person: Person, viewer: int = VIEWER, motion: Motion | None = None) -> None:
        match = person.match
        self.viewer = viewer
        self.state = truth(match)
        self.scene = OriflammeScene(Wording("en", match.deck), story)
        self.scene.lay_out(QSizeF(1280, 800))
        self.scene.director.motion = motion or Motion(1.0)
        self.scene.show_table(self.view.table, viewer, match.seats, self.scene.words)

    @property
    def view(self) -> View:
        return View.of(self.state, self.viewer)

    def tell(self, *events: Event, share: float = 0.3) -> Iterator[QAbstractAnimation]:
        """Let events happen; gives each movement after a share of it, and lets it come to its end afterwards."""
        director = self.scene.director
        self.scene.tell([Passage(-1, events=list(events))])
        for event in events:
            event.apply(self.state.table)
        while not director.idle:
            running = director.running
            assert running is not None
            running.setCurrentTime(int(running.totalDuration() * share))
            yield running
            running.setCurrentTime(running.totalDuration())
        self.scene.ask(None)

    def coins(self) -> list[CoinItem]:
        return [item for item in self.scene.items() if isinstance(item, CoinItem)]


def test_a_card_shrinks_to_its_shelf(person: Person) -> None:
    person.sit_down(full_match("reveal", queue="Y.fanatic+ B.deal+5 R.judge-1", at=2, people="R", reserve={}))
    moving = Moving(person, viewer=0)
    scene, table = moving.scene, moving.state.table
    card = table.queue[1]
    item = scene.items_by_number[card]
    begin = item.pos()
    steps = moving.tell(told.Reserved(card))
    closing = next(steps)
    assert closing.totalDuration() >= 360
    tab = scene.shelves.at(card)
    assert tab is not None
    assert tab.opacity() == 0.0, "it is there before the card"
    assert item.isVisible()
    assert item.scale() < 1.0
    assert item.pos() != begin
    goal = tab.emblem_place()
    assert (item.pos() - goal).manhattanLength() < (begin - goal).manhattanLength()
    for _ in steps:
        pass
    assert (tab.opacity(), tab.pulse, tab.coins) == (1.0, 0.0, 5)
    assert not item.isVisible()
    assert not unlike_rebuilt(scene, View(0, moving.view.table, [], None))


def test_a_shelf_glows_and_pays_from_where_it_hangs(rivals: Person) -> None:
    moving = Moving(rivals)
    scene, table = moving.scene, moving.state.table
    (card,) = table.reserve(0)
    tab = scene.shelves.at(card)
    assert tab is not None
    steps = moving.tell(told.Gained(0, 3, card), share=0.1)
    next(steps)
    assert tab.pulse > 0
    assert len(moving.coins()) == 3
    assert tab.coin_place() in [coin.pos() for coin in moving.coins()], "none of the coins waits on the tab"
    for _ in steps:
        pass
    assert tab.pulse == 0.0
    assert not moving.coins()


@pytest.mark.parametrize("motion", [Motion(0.0), Motion(1.0, reduced=True)])
def test_without_motion_a_shelf_is_just_there(rivals: Person, motion: Motion, qapp: QApplication) -> None:
    moving = Moving(rivals, motion=motion)
    table = moving.state.table
    card = table.queue[-1]
    for _ in moving.tell(told.Shown(card, table.faces[card]), told.Reserved(card), told.Gained(3, 2, card)):
        tab = moving.scene.shelves.at(card)
        assert not moving.coins()
        assert tab is None or (tab.opacity(), tab.pulse) == (1.0, 0.0)
    assert moving.scene.shelves.at(card) is not None


def test_a_new_board_has_no_old_shelves(rivals: Person) -> None:
    assert len(rivals.scene.shelves.items) == 2
    rivals.sit_down(full_match("reveal", reserve={}))
    assert not rivals.scene.shelves.items
    assert not [item for item in rivals.scene.items() if isinstance(item, ShelfItem)]
    QTest.qWait(0)
