"""A closer look at what the mouse is at, and what everything that is drawn on a table says of itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.games.ordonance.window.preview import UnitPreview
from gonfalon.games.oriflamme.window.marks import LargeCard
from gonfalon.ui.board.furniture import TipItem
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.rules import RulesScreen
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
        assert playing.scene.pointer.pressing
        playing.scene.pointer.press_lasts()
        playing.release(at)
    else:
        playing.key(Qt.Key.Key_Right)
        assert playing.scene.focus.pointed in playing.scene.items_by_number
        playing.key(Qt.Key.Key_I)
    (closer,) = opened(playing)
    assert playing.table.still
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
    assert playing.scene.pointer.pressing
    playing.move(at + QPointF(0, -60))
    assert not playing.scene.pointer.pressing
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
    books = playing.match.game.books()
    assert books is not None
    pages = {page.key for book in books.books("en", None) for page in book.pages}
    found = {playing.scene.page_of(item) for item in playing.scene.items() if isinstance(item, QGraphicsObject)}
    assert found <= pages
    assert len(found) > 3, "not one for all"


def test_a_figure_is_looked_at_closely_and_its_page_is_opened(playing: Player) -> None:
    item = next(
        item for item in playing.scene.items()
        if isinstance(item, TipItem) and item.words
        and playing.scene.thing_at(item.mapToScene(item.rect.center())) in (None, item.parentItem())
    )  # fmt: skip
    look_closely(playing, item.mapToScene(item.rect.center()))
    assert playing.table.overlay is not None
    playing.key(Qt.Key.Key_F1)
    assert isinstance(playing.screen, RulesScreen)
    assert playing.screen.current_key() == playing.scene.page_of(item.parentItem())


def test_what_is_asked_leads_to_the_rules_about_it(playing: Player) -> None:
    middle, decision = playing.scene.banner.sceneBoundingRect().center(), playing.asked
    assert decision is not None
    page = playing.table.kit.explained(playing.scene, decision)
    assert playing.tip(middle)
    look_closely(playing, middle)
    assert isinstance(playing.screen, RulesScreen)
    assert playing.screen.current_key() == page


def test_escape_closes_what_came_up_last(person: Player, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    screen, moves = person.table, len(person.match.moves)
    for key, in_list in ((Qt.Key.Key_N, True), (Qt.Key.Key_N, False), (Qt.Key.Key_U, False)):
        person.key(key)
        assert screen.narrator.lists == (key == Qt.Key.Key_N)
        if screen.narrator.lists:
            # What lies beneath cannot be seen, and is not chosen.
            assert not screen.choices.isVisible()
            screen.view.setFocus()
            person.key(Qt.Key.Key_1)
        (screen.narrator.since_panel if in_list else screen.view).setFocus()
        if screen.overlay is None:
            screen.refuse("A sentence.")
            person.key(Qt.Key.Key_Escape)
            assert not screen.toast.isVisible()
            assert screen.narrator.lists == (key == Qt.Key.Key_N)
        person.key(Qt.Key.Key_Escape)
        assert (screen.narrator.lists, screen.still_out.is_open, opened(person)) == (False, False, [])
    person.key(Qt.Key.Key_Escape)
    assert [one.accessibleName() for one in opened(person)] == ["Pause"]
    assert len(person.match.moves) == moves


def test_the_bar_says_which_event_of_how_many_and_since_when(person: Player, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    narrator = person.table.narrator
    count = len(narrator.since())
    narrator.look_back()
    assert narrator.steps.where.text() == f"Event {count} of {count}\nsince your turn"
    narrator.look_at_now()
    assert narrator.steps.where.text() == f"Event {count}\nsince your turn"


def test_what_others_did_is_told_whole_from_the_first_event_on(person: Player, table: Contract) -> None:
    person.begin(table.new_game("RBG", people="R", seed=4, first=1))
    narrator = person.table.narrator
    narrator.toggle_since()
    panel = narrator.since_panel
    assert panel.rows[0].hasFocus()
    for row, passage in zip(panel.rows, narrator.since(), strict=True):
        sentence, because = narrator._all_words_of(passage)
        words = row._words(row.width())
        assert [text for text, _, _ in words] == [text for text in (sentence, because) if text]
        assert all(rect.right() <= row._changes(row.width())[0] for _, _, rect in words)
        assert words[-1][2].bottom() <= row.height()
    person.key(Qt.Key.Key_1)
    person.key(Qt.Key.Key_Escape)
    narrator.look_back()
    assert narrator.steps.isVisible()
    since = narrator.since_button
    assert not (since.isVisible() and since.geometry().intersects(narrator.steps.geometry()))
