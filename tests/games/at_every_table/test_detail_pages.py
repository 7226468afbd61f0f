"""A closer look at what the mouse is at, and what everything that is drawn on a table says of itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsObject

from gonfalon.games.ordonance.window.unit_items import UnitPreview
from gonfalon.games.oriflamme.window.row_decorations import LargeCard
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.board.table_scene import TableScene
from gonfalon.ui.screens.rules import RulesScreen
from gonfalon.ui.widgets.keys import KeySheet
from gonfalon.ui.widgets.page_view import PageView
from gonfalon.ui.widgets.styling import HALO, Label
from tests.at_the_table.player import PLAIN, Player
from tests.games.at_every_table.contract import Contract

SHOWN_LARGE = (LargeCard, UnitPreview)
"""What is shown large already, of something else that the mouse is at."""
STEPS = 8


@pytest.fixture
def playing(person: Player, table: Contract) -> Player:
    person.sit_down(table.question())
    return person


def opened(person: Player) -> list[Overlay]:
    return [one for one in person.window.findChildren(Overlay) if one.isVisible()]


def look_closely(person: Player, at: QPointF) -> None:
    QTest.mouseClick(person.table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, person.point(at))


def middle(person: Player) -> QPointF:
    """Where a card of the hand lies."""
    at: QPointF = person.scene.items_by_number[person.scene.table.hands[0][0]].pos()
    return at


@pytest.mark.parametrize("how", ["other button", "long press", "key"])
def test_a_thing_is_looked_at_closely(playing: Player, how: str) -> None:
    moves, at = len(playing.match.moves), middle(playing)
    if how == "other button":
        look_closely(playing, at)
    elif how == "long press":
        playing.press(at)
        assert playing.scene.drag_controller.pressing
        playing.scene.drag_controller.press_lasts()
        playing.release(at)
    else:
        playing.key(Qt.Key.Key_Right)
        assert playing.scene.focus.pointed in playing.scene.items_by_number
        playing.key(Qt.Key.Key_I)
    (closer,) = opened(playing)
    assert playing.table.still
    # The rule is read there, with its example, and its page is one press away.
    pages = closer.findChildren(PageView)
    assert pages or type(playing.scene).inspect is not TableScene.inspect, "the game has papers of its own"
    for page in pages:
        assert len(page.toPlainText()) > 200
        assert page in closer.stops()
    assert not playing.scene.items_by_number[playing.scene.table.hands[0][0]].selected
    playing.key(Qt.Key.Key_Escape)
    assert not opened(playing)
    assert closer.accessibleName()
    assert len(playing.match.moves) == moves


def test_the_table_itself_and_a_press_that_goes_on_tell_nothing(playing: Player) -> None:
    corner, at = QPointF(3, playing.scene.sceneRect().bottom() - 3), middle(playing)
    assert playing.scene.thing_at(corner) is None
    look_closely(playing, corner)
    assert not opened(playing)
    playing.press(at)
    playing.move(at + QPointF(2, 1))
    assert playing.scene.drag_controller.pressing
    playing.move(at + QPointF(0, -60))
    assert not playing.scene.drag_controller.pressing
    playing.key(Qt.Key.Key_Escape)
    assert not opened(playing)


def points(person: Player, item: QGraphicsItem) -> Iterator[QPointF]:
    """Some that lie on it, inside of the window."""
    view = person.table.view
    rect: QRectF = item.mapToScene(item.boundingRect()).boundingRect()
    for place in range(STEPS * STEPS):
        across, down = (place // STEPS + 0.5) / STEPS, (place % STEPS + 0.5) / STEPS
        point = QPointF(rect.left() + rect.width() * across, rect.top() + rect.height() * down)
        if view.viewport().rect().contains(view.mapFromScene(point)):
            yield point


@pytest.mark.slow
def test_everything_that_is_drawn_says_what_it_is_and_leads_to_a_page_of_the_rules(playing: Player) -> None:
    items = [
        item
        for item in playing.scene.items()
        if item.isVisible() and item.effectiveOpacity() > 0 and not item.boundingRect().isEmpty()
    ]
    assert [
        item
        for item in items
        if not isinstance(item, SHOWN_LARGE)
        and not any(playing.tip(at) or playing.scene.thing_at(at) is not None for at in points(playing, item))
    ] == []
    books = playing.match.game.rule_books
    assert books is not None
    pages = {page.key for book in books.books("en", None) for page in book.pages}
    found = {playing.scene.page_of(item) for item in playing.scene.items() if isinstance(item, QGraphicsObject)}
    assert found <= pages
    assert len(found) > 3, "not one for all"


def test_a_figure_is_looked_at_closely_and_its_page_is_opened(playing: Player) -> None:
    scene = playing.scene
    parts = ((item, item.mapToScene(rect.center())) for item in scene.items() for rect, _ in scene.tip_parts(item))
    panel, middle = next((item, middle) for item, middle in parts if scene.thing_at(middle) in (None, item))
    look_closely(playing, middle)
    assert playing.table.overlay is not None
    playing.key(Qt.Key.Key_F1)
    assert isinstance(playing.screen, RulesScreen)
    assert playing.screen.current_key() == scene.page_of(panel)


def test_what_is_asked_leads_to_the_rules_about_it(playing: Player) -> None:
    middle, decision = playing.scene.banner.sceneBoundingRect().center(), playing.asked
    assert decision is not None
    page = playing.table.game_view.explained(playing.scene, decision)
    assert playing.tip(middle)
    look_closely(playing, middle)
    assert isinstance(playing.screen, RulesScreen)
    assert playing.screen.current_key() == page


def test_escape_closes_what_came_up_last(person: Player, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    screen, moves = person.table, len(person.match.moves)
    for key, in_list in ((Qt.Key.Key_N, True), (Qt.Key.Key_N, False), (Qt.Key.Key_U, False)):
        person.key(key)
        assert screen.playback.lists == (key == Qt.Key.Key_N)
        if screen.playback.lists:
            # What lies beneath cannot be seen, and is not chosen.
            assert not screen.choices.isVisible()
            screen.view.setFocus()
            person.key(Qt.Key.Key_1)
        (screen.playback.since_panel if in_list else screen.view).setFocus()
        if screen.overlay is None:
            screen.refuse("A sentence.")
            person.key(Qt.Key.Key_Escape)
            assert not screen.toast.isVisible()
            assert screen.playback.lists == (key == Qt.Key.Key_N)
        person.key(Qt.Key.Key_Escape)
        assert (screen.playback.lists, screen.unseen_cards.is_open, opened(person)) == (False, False, [])
    person.key(Qt.Key.Key_Escape)
    assert [one.accessibleName() for one in opened(person)] == ["Pause"]
    assert len(person.match.moves) == moves


def answer(person: Player) -> None:
    assert person.asked is not None
    person.scene.move_input.answer(person.asked.moves[0])
    person.wait()


def test_the_bar_says_which_event_of_how_many_and_since_when(person: Player, table: Contract) -> None:
    """Where one has had no turn it is since the beginning, and what opened the game was nobody's deed."""
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    playback = person.table.playback
    assert all(log_group.seat > 0 for log_group in playback.since())
    for since in ("ince the beginning", "ince your turn"):
        while not (count := len(playback.since())):
            answer(person)
        assert playback.since_button.text() == f"S{since} · {count}"
        playback.toggle_since()
        assert playback.since_panel.accessibleName() == f"S{since}"
        playback.toggle_since()
        playback.look_back()
        assert playback.steps.where.text() == f"Event {count} of {count}\ns{since}"
        person.key(Qt.Key.Key_Escape)
        person.wait()
        assert playback.steps.where.text() == f"Event {count}\ns{since}"
        answer(person)


def test_what_others_did_is_told_whole_from_the_first_event_on(person: Player, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    playback = person.table.playback
    playback.toggle_since()
    panel = playback.since_panel
    assert panel.rows[0].hasFocus()
    for row, log_group in zip(panel.rows, playback.since(), strict=True):
        sentence, because = playback._all_words_of(log_group)
        words = row._words(row.width())
        assert [text for text, _, _ in words] == [text for text in (sentence, because) if text]
        assert all(rect.right() <= row._changes(row.width())[0] for _, _, rect in words)
        assert words[-1][2].bottom() <= row.height()
    person.key(Qt.Key.Key_1)
    person.key(Qt.Key.Key_Escape)
    playback.look_back()
    assert playback.steps.isVisible()
    since = playback.since_button
    assert not (since.isVisible() and since.geometry().intersects(playback.steps.geometry()))


def test_no_line_of_the_keys_is_lost_in_large_letters(playing: Player) -> None:
    playing.window.settings.language, playing.window.settings.text_scale = "uk", 1.5
    QApplication.processEvents()
    playing.table.show_keys()
    QApplication.processEvents()
    (paper,) = playing.window.findChildren(KeySheet)
    words = paper.list.findChildren(Label)
    assert words
    assert not [
        one.text() for one in words if one.hasHeightForWidth() and one.heightForWidth(one.width()) > one.height() + 1
    ]
    assert paper.list.height() <= paper.viewport().height() + paper.verticalScrollBar().maximum()
    assert paper in playing.table.overlay.stops()


@pytest.mark.parametrize("on_board", [True, False])
def test_enter_where_the_keys_are_at_nothing_says_what_to_do(playing: Player, on_board: bool) -> None:
    moves, table = len(playing.match.moves), playing.table
    (table.view if on_board else table).setFocus()
    playing.key(Qt.Key.Key_Return)
    assert table.toast.text.startswith("Go to a card")
    assert table.scene.focus.item is not None
    assert len(playing.match.moves) == moves
    playing.key(Qt.Key.Key_Escape)
    assert not opened(playing)


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768)])
def test_what_others_did_is_offered_beside_the_hand(person: Player, table: Contract, size: tuple[int, int]) -> None:
    """In the largest letters too it lies on no card."""
    person.window.settings.language, person.window.settings.text_scale = "uk", 1.5
    person.window.resize(*size)
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    since = person.table.playback.since_button
    at = QRectF(since.geometry()).adjusted(HALO, HALO, -HALO, -HALO)
    for card in person.scene.table.hands[0] if since.isVisible() else ():
        assert not person.scene.items_by_number[card].scene_rect().intersects(at)
