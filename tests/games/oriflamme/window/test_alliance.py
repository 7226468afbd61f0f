"""What Alliance lays on a table: cards in reserve, which hang from strips as small tabs, and verdict tokens."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from gonfalon.core.game import Event
from gonfalon.games.oriflamme.rules import events
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.panels import ReserveTab, marking_kinds
from gonfalon.texts.translations import LANGUAGES, with_no_breaks
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.previews import LoggedCards
from tests.at_the_table.likeness import unlike_rebuilt
from tests.at_the_table.reading import painted, without_room
from tests.games.oriflamme.rules.positions import alliance, base, mixed
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.posed import OWN_RESERVE, VIEWER, full_match
from tests.games.oriflamme.window.stage import Moving
from tests.pairwise import pairwise as pairs


@pytest.fixture
def rivals(person: Person) -> Person:
    """A person before whom two rivals have a card in reserve."""
    person.sit_down(full_match("reveal"))
    return person


@pytest.fixture
def laden(person: Person) -> Person:
    """A person who has two cards in reserve, as one of the rivals has."""
    person.sit_down(full_match("reveal", reserve=OWN_RESERVE))
    return person


def strip(person: Person, family: str) -> QRectF:
    return person.scene.panels_by_seat["RBGYK".index(family)].scene_rect()


def shelf(person: Person, family: str, index: int = 0) -> ReserveTab:
    return person.scene.shelves.of("RBGYK".index(family))[index]


def middle(item: ReserveTab) -> QPointF:
    return item.scene_rect().center()


def test_a_tab_hangs_from_the_strip_of_each_owner(rivals: Person) -> None:
    shelves = rivals.scene.shelves
    assert {item.look.kind for item in shelves.items.values()} == {"deal", "infiltration"}
    for family, text, coins in (("R", "Deal, each round", 3), ("Y", with_no_breaks("Infiltration: +2 per hit"), None)):
        item, over = shelf(rivals, family), strip(rivals, family)
        assert (item.text, item.coins, item.lines) == (text, coins, (text,))
        assert item.scene_rect().top() == over.bottom() - 3
        assert over.left() < item.scene_rect().left() < item.scene_rect().right() < over.right()
        assert item.zValue() < 0, "it lies upon the strip and does not hang from it"
    rivals.sit_down(full_match("reveal", reserve={}))
    assert not shelves.items
    assert not [item for item in rivals.scene.items() if isinstance(item, ReserveTab)], "a new board has old tabs"


@pytest.mark.parametrize("size", [(1024, 700), (1383, 706), (1280, 800), (1920, 1080)])
def test_tabs_lie_on_nothing_else(laden: Person, size: tuple[int, int]) -> None:
    laden.window.resize(*size)
    QApplication.processEvents()
    scene, measures, around = laden.scene, laden.scene.measures, laden.scene.row_decorations
    tabs = [item.scene_rect() for item in scene.shelves.items.values()]
    assert len(tabs) == 4
    things = {
        "cloth": measures.cloth,
        "game": measures.column.game,
        "tally": measures.column.tally,
        "choices": QRectF(laden.table.choices.geometry()),
        "chronicle": QRectF(laden.table.log_view.geometry()),
        "preview": around.preview._rect,
        "direction": around.direction.mapRectToScene(around.direction.boundingRect()),
        **{f"hand {card.number}": card.scene_rect() for card in laden.hand},
    }
    for tab in tabs:
        assert scene.sceneRect().contains(tab)
        assert [name for name, rect in things.items() if tab.intersects(rect)] == []
    for one, other in pairwise(sorted(tabs, key=lambda rect: (rect.top(), rect.left()))):
        assert not one.intersects(other)
    assert around.preview._rect.width() >= 150, "the large card has no room for its text"


def test_two_tabs_lie_side_by_side_and_say_less(laden: Person) -> None:
    for family in "RB":
        deal, infiltration = shelf(laden, family), shelf(laden, family, 1)
        assert deal.scene_rect().top() == infiltration.scene_rect().top()
        assert deal.scene_rect().right() < infiltration.scene_rect().left()
        assert deal.lines == infiltration.lines == (), "there is no room for these words"
        assert deal.toolTip() == "Deal, each round"
        said, meant = laden.scene.tip_of(deal).split("\n")
        assert (said, meant) == ("Deal, each round", "In reserve nothing can hit a card, and its effect goes on.")
    assert shelf(laden, "B").scene_rect().bottom() == strip(laden, "B").top() + 3


def test_however_many_lie_there_they_keep_to_their_strip(laden: Person) -> None:
    """Only users' sets can have so many; the two of Alliance stand for them."""
    table = laden.scene.table
    deck = list(table.seating.deck(0))
    table.reserves = tuple(deck[:7])
    for card in deck:
        table.faces[card] = table.seating.cards.number("deal")
        table.influence[card] = 8
    laden.scene.rebuild()
    tabs = [item.scene_rect() for item in laden.scene.shelves.of(0)]
    assert len(tabs) == 7
    for one, other in pairwise(tabs):
        assert strip(laden, "R").left() <= one.left() < one.right() <= other.left() + 1
    assert tabs[-1].right() <= strip(laden, "R").right()
    assert not without_room(painted(laden.window), {"Marguerite"})


@pairs(code=LANGUAGES, size=[(1024, 700), (1383, 706)], scale=[1.0, 1.5])
def test_the_words_on_tabs_have_room(person: Person, code: str, size: tuple[int, int], scale: float) -> None:
    person.window.settings.language, person.window.settings.text_scale = code, scale
    person.window.resize(*size)
    for reserve in ({"R": ["R.deal+3"], "Y": ["infiltration"], "B": ["B.deal+12"]}, OWN_RESERVE):
        person.sit_down(full_match("reveal", reserve=reserve))
        told_on_tabs = {line for item in person.scene.shelves.items.values() for line in item.lines}
        seen = [text for text in painted(person.window) if text.text in told_on_tabs]
        assert {text.text for text in seen} == told_on_tabs
        assert not without_room(seen)
        for text in seen:
            assert text.needs[0] <= text.room[0] + 1, f"'{text.text}' is longer than its tab"


def test_a_tab_shows_its_card_large(rivals: Person) -> None:
    before = rivals.large
    assert before == ("judge", "B")
    item = shelf(rivals, "R")
    rivals.move(middle(item))
    assert item.hovered
    rivals.until(lambda: rivals.large == ("deal", "R"))
    rivals.move(rivals.scene.measures.banner.center())
    rivals.until(lambda: rivals.large == before)
    assert not item.hovered
    rivals.click(middle(shelf(rivals, "Y")))
    assert rivals.large == ("infiltration", "Y")
    assert rivals.table.overlay is None
    assert rivals.asked is not None, "a look is no move"
    # What is shown large is said above it; a face that the seat does not know stays unknown.
    preview, table = rivals.scene.row_decorations.preview, rivals.scene.table
    hidden = next(card for card in rivals.queue if table.faces[card.number] is None)
    rivals.move(hidden.pos())
    rivals.until(lambda: preview.shown == hidden.family)
    assert preview.head.endswith(f", card {table.queue.index(hidden.number) + 1}")
    rivals.move(QPointF(5, 400))
    rivals.until(lambda: preview.head == "Resolving now")
    # What was told last stands there when nothing resolves.
    table.phase = 1
    rivals.scene.remember(LoggedCards((("judge", "K"),)))
    rivals.scene.rebuild()
    assert (preview.look.kind, preview.head) == ("judge", "Last event")


def test_the_large_card_and_the_chronicle_keep_their_places(person: Person) -> None:
    """Something is shown large from the beginning on, and nothing gives way to what the mouse comes to."""
    person.begin(game(seed=5))
    scene, preview = person.scene, person.scene.row_decorations.preview
    places = person.table.log_view.geometry(), preview.card_rect
    head = preview.head
    assert (preview.shown, head) == ("R", "Red family")
    card, other = person.hand[0], person.hand[3]
    person.move(card.pos())
    person.until(lambda: preview.look == card.look)
    assert preview.head == "In your hand"
    assert (person.table.log_view.geometry(), preview.card_rect) == places
    person.move(QPointF(5, 400))
    person.until(lambda: preview.head == head)
    person.carry(other, scene.measures.banner.center())
    assert preview.look == other.look
    person.key(Qt.Key.Key_Escape)
    assert (person.table.log_view.geometry(), preview.card_rect) == places


def test_the_keys_reach_tabs_and_the_pool_of_verdicts(laden: Person) -> None:
    """Each says what it is, and a look is no move."""
    made, tray = len(laden.match.moves), laden.scene.tray
    for family, influence in (("R", "3 influence"), ("B", "12 influence")):
        item = shelf(laden, family)
        laden.walk_to(item)
        assert item.focused
        assert laden.large == ("deal", family)
        for words in ("Deal", "Deal, each round", influence):
            assert words in laden.scene.focus.words
        laden.key(Qt.Key.Key_Return)
        assert laden.table.overlay is None
        laden.key(Qt.Key.Key_Right)
        assert laden.focused is shelf(laden, family, 1)
    laden.walk_to(tray)
    assert tray.focused
    assert laden.scene.focus.words == "Verdicts: 1 of 5 in the pool"
    laden.key(Qt.Key.Key_Return)
    laden.click(tray.scene_rect().center())
    assert not tray.focused
    assert len(laden.match.moves) == made


def test_a_card_shrinks_to_its_shelf(english: None) -> None:
    queue = "Y.fanatic+ B.deal+5 R.judge-1"
    moving = Moving(full_match("reveal", queue=queue, at=2, people="R", reserve={}), viewer=0)
    scene = moving.scene
    card = moving.state.table.queue[1]
    item = scene.items_by_number[card]
    begin = item.pos()
    steps = moving.tell(events.Reserved(card))
    assert next(steps).totalDuration() >= 360
    tab = scene.shelves.at(card)
    assert tab.opacity() == 0.0, "it is there before the card"
    assert item.isVisible()
    assert item.scale() < 1.0
    goal = tab.emblem_place()
    assert (item.pos() - goal).manhattanLength() < (begin - goal).manhattanLength()
    list(steps)
    assert (tab.opacity(), tab.pulse, tab.coins) == (1.0, 0.0, 5)
    assert not item.isVisible()
    assert not unlike_rebuilt(scene, moving.view)


def test_a_shelf_glows_and_pays_from_where_it_hangs(english: None) -> None:
    moving = Moving(full_match("reveal"))
    (card,) = moving.state.table.reserve(0)
    tab = moving.scene.shelves.at(card)
    steps = moving.tell(events.Gained(0, 3, card), share=0.1)
    next(steps)
    assert tab.pulse > 0
    assert len(moving.flying()) == 3
    assert tab.coin_place() in [coin.pos() for coin in moving.flying()], "none of the coins waits on the tab"
    list(steps)
    assert tab.pulse == 0.0
    assert not moving.flying()


# -- verdict tokens ---------------------------------------------------------------------------------------------------


@pytest.fixture
def moving(english: None) -> Moving:
    return Moving(full_match("reveal"))


def picture(item: CardItem) -> QImage:
    """A card by itself, around the middle of the picture."""
    image = QImage(300, 300, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(150, 150)
    item.paint(painter, None)
    painter.end()
    return image


def test_there_is_a_pool_where_a_card_can_mark(person: Person) -> None:
    person.begin(game(seed=5))
    scene, tray = person.scene, person.scene.tray
    assert not tray.isVisible()
    room = scene.measures.log_view.height()
    person.sit_down(full_match("reveal"))
    tray = person.scene.tray
    assert tray.isVisible()
    assert tray.active, "a Judge speaks"
    column = person.scene.measures.column
    assert column.log_view.height() < room
    assert tray.scene_rect() == column.tally
    assert column.game.bottom() < column.tally.top() < column.tally.bottom() < column.log_view.top()
    assert "Verdicts" in {text.text for text in painted(person.window)}
    said, use = person.scene.tip_of(tray).split("\n")
    assert said == "Verdicts: 1 of 5 in the pool"
    assert use.startswith("Any card that carries out verdicts")
    person.sit_down(full_match())
    assert not person.scene.tray.active, "its name would be given away before it is revealed"
    person.begin(game(seed=5))
    assert not person.scene.tray.isVisible()


def test_whether_a_card_marks_is_read_from_its_program() -> None:
    own = (
        "brander: {type: intrigue, activate: [{if: any mine, then: [{mark: each adjacent}]}]}\nidler: {type: character}"
    )
    for cards, marking in (
        (alliance(), {"judge"}), (mixed(), {"judge"}), (base(), set()), (from_texts((("own.yaml", own),)), {"brander"}),
    ):  # fmt: skip
        assert {cards.kinds[kind].id for kind in marking_kinds(cards)} == marking


@pytest.mark.parametrize("face_up", [False, True])
def test_a_token_lies_on_the_right_edge_of_the_card(moving: Moving, face_up: bool) -> None:
    item = moving.scene.items_by_number[moving.scene.table.queue[1 if face_up else 0]]
    item.set_size(88)
    assert item.shows_face() is face_up
    one, two, size = item.verdict_rect(0), item.verdict_rect(1), item.size
    assert one.width() == pytest.approx(0.44 * 88, abs=4)
    assert one.top() == pytest.approx(size.top() + 0.27 * size.height(), abs=4)
    assert size.right() - 2 < one.right() < size.right() + 6
    assert two.right() - one.right() == pytest.approx(6, abs=1)
    assert two.bottom() - one.bottom() == pytest.approx(6, abs=1)
    pictures = []
    for item.verdicts in range(3):
        pictures.append(picture(item))
    assert pictures[0] != pictures[1] != pictures[2]


def test_the_tray_shows_its_tokens_and_none_that_are_away(moving: Moving) -> None:
    tray, seen = moving.scene.tray, []
    for tray.left, tray.away in ((2, 0), (3, 1), (1, 0), (0, 0)):
        image = QImage(tray.rect.size().toSize(), QImage.Format.Format_ARGB32)
        image.fill(0)
        painter = QPainter(image)
        tray.draw(painter)
        painter.end()
        seen.append(image)
    assert seen[0] == seen[1] != seen[2] != seen[3]


def test_a_token_travels_with_its_card(moving: Moving) -> None:
    table, items = moving.scene.table, moving.scene.items_by_number
    item = items[table.queue[3]]
    assert item.verdicts == 1
    for _ in moving.tell(events.Moved(item.number, 0)):
        assert item.verdicts == 1
        assert not moving.flying()
    assert item.verdicts == 1
    # One that is covered keeps it.
    stack = table.stack(table.queue.index(next(card for card in table.queue if table.under[card] >= 0)))
    assert [items[card].verdicts for card in stack] == [0, 0, 1]


def test_a_token_flies_onto_its_card(moving: Moving) -> None:
    scene, tray = moving.scene, moving.scene.tray
    item = scene.items_by_number[scene.table.queue[0]]
    assert tray.left - tray.away == 1
    steps = moving.tell(events.Marked(item.number))
    assert next(steps).totalDuration() == 420
    (token,) = moving.flying()
    assert tray.left - tray.away == 0, "it lies in the tray and flies as well"
    assert item.verdicts == 0
    begin, end = tray.token_place(0), item.pos() + item.verdict_rect(0).center()
    assert min(begin.x(), end.x()) < token.pos().x() < max(begin.x(), end.x())
    for _ in steps:
        assert not moving.flying()
        assert item.verdicts == 1
    assert (tray.left, tray.away) == (0, 0)
    assert not unlike_rebuilt(scene, moving.view)


@pytest.mark.parametrize("how", [events.Discarded, events.Reserved, events.Eliminated, events.Swapped])
def test_a_token_flies_back_when_its_card_leaves(moving: Moving, how: type[Event]) -> None:
    scene, tray, table = moving.scene, moving.scene.tray, moving.scene.table
    item = scene.items_by_number[table.queue[10]]
    list(moving.tell(events.Shown(item.number, moving.state.table.faces[item.number])))
    begin = item.mapToScene(item.verdict_rect(0).center())
    more = {events.Eliminated: table.queue[:1], events.Swapped: table.hands[VIEWER][:1]}.get(how, ())
    flew = 0
    for movement in moving.tell(how(item.number, *more)):
        if not moving.flying():
            continue
        flew += 1
        assert movement.totalDuration() >= 420
        (token,) = moving.flying()
        assert tray.left - tray.away == 1, "it lies in the tray before it has come there"
        assert item.verdicts == 0
        goal = tray.token_place(1)
        assert min(begin.x(), goal.x()) < token.pos().x() < max(begin.x(), goal.x())
    assert flew == 1
    assert (tray.left, tray.away) == (2, 0)
    assert not moving.flying()
    assert not unlike_rebuilt(scene, moving.view)


INFORMER = "R.empress-2 B.informer+* G.fanatic-1 Y.diplomat+3"


@pytest.mark.parametrize(("viewer", "caption"), [(0, "2"), (1, "Judge")])
def test_a_swapped_in_card_waits_until_the_next_round(viewer: int, caption: str, english: None) -> None:
    match = full_match(queue=INFORMER, at=1, hand=("judge", "deserter"), people="RB"[viewer], reserve={})
    match.play(Move.parse("swap"))
    match.play(Move.parse("hand judge"))
    scene = Moving(match, viewer).scene
    item = scene.items_by_number[scene.table.queue[1]]
    assert not item.shows_face()
    assert [other for other in scene.items_by_number if other.waiting] == [item]
    assert scene.row_decorations.captions[1].text == caption
    assert viewer or item.look is None, "its face is shown to a rival"
    assert not any(other.verdicts for other in scene.items_by_number)
    waits = picture(item)
    item.waiting = False
    assert picture(item) != waits
    item.waiting = True
    scene.table.begin_round()
    scene.rebuild()
    assert not item.waiting


def test_the_swap_is_told_from_hand_to_place_and_back(english: None) -> None:
    moving = Moving(full_match(queue=INFORMER, at=1, hand=("judge", "deserter"), reserve={}))
    table, items = moving.scene.table, moving.scene.items_by_number
    back, forth = items[table.queue[1]], items[table.hands[VIEWER][0]]
    place, hand = QPointF(back.pos()), QPointF(forth.pos())
    movements = 0
    for _ in moving.tell(events.Swapped(back.number, forth.number)):
        movements += 1
        if table.queue[1] == forth.number:
            # In the air, between the two places.
            for item in (back, forth):
                assert min(place.y(), hand.y()) - 60 < item.pos().y() < max(place.y(), hand.y())
            assert forth.waiting
    assert movements == 2
    assert forth.pos() == place
    assert not forth.shows_face()
    assert back.shows_face()
    assert not unlike_rebuilt(moving.scene, moving.view)
