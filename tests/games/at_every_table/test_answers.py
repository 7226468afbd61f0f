"""Everything that is drawn on a table says what it is where the mouse rests on it, or is looked at closely."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from gonfalon.games.ordonance.window.preview import UnitPreview
from gonfalon.games.oriflamme.window.marks import LargeCard
from gonfalon.ui.board.furniture import TipItem
from gonfalon.ui.screens.rules import RulesScreen
from tests.at_the_table.player import PLAIN, Player
from tests.games.at_every_table.contract import Contract

SHOWN_LARGE = (LargeCard, UnitPreview)
"""What is shown large already, of something else that the mouse is at."""
STEPS = 8


def points(person: Player, item: QGraphicsItem) -> Iterator[QPointF]:
    """Some that lie on it, inside of the window."""
    view = person.table.view
    rect: QRectF = item.mapToScene(item.boundingRect()).boundingRect()
    for across in range(STEPS):
        for down in range(STEPS):
            share = QPointF((across + 0.5) / STEPS, (down + 0.5) / STEPS)
            point = QPointF(rect.left() + rect.width() * share.x(), rect.top() + rect.height() * share.y())
            if view.viewport().rect().contains(view.mapFromScene(point)):
                yield point


def test_everything_that_is_drawn_says_what_it_is(person: Player, table: Contract) -> None:
    person.sit_down(table.question())
    mute = []
    for item in person.scene.items():
        seen = item.isVisible() and item.effectiveOpacity() > 0 and not item.boundingRect().isEmpty()
        if not seen or isinstance(item, SHOWN_LARGE):
            continue
        if not any(person.tip(at) or person.scene.thing_at(at) is not None for at in points(person, item)):
            mute.append(item)
    assert not mute


def test_everything_leads_to_a_page_of_the_rules(person: Player, table: Contract) -> None:
    person.sit_down(table.question())
    game = person.match.game
    books = game.books()
    assert books is not None
    pages = {page.key for book in books.books("en", None) for page in book.pages}
    found = {person.scene.page_of(item) for item in person.scene.items() if isinstance(item, QGraphicsObject)}
    assert found <= pages
    assert len(found) > 3, "not one for all"


def test_a_figure_is_looked_at_closely_and_its_page_is_opened(person: Player, table: Contract) -> None:
    person.sit_down(table.question())
    item = next(
        item for item in person.scene.items()
        if isinstance(item, TipItem) and item.words
        and person.scene.thing_at(item.mapToScene(item.rect.center())) in (None, item.parentItem())
    )  # fmt: skip
    point = person.point(item.mapToScene(item.rect.center()))
    QTest.mouseClick(person.table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, point)
    assert person.table.overlay is not None
    person.key(Qt.Key.Key_F1)
    assert isinstance(person.screen, RulesScreen)
    assert person.screen.current_key() == person.scene.page_of(item.parentItem())


def test_what_is_asked_leads_to_the_rules_about_it(person: Player, table: Contract) -> None:
    person.sit_down(table.question())
    banner, decision = person.scene.banner, person.asked
    assert decision is not None
    page = person.table.kit.explained(person.scene, decision)
    assert person.tip(banner.sceneBoundingRect().center())
    point: QPoint = person.point(banner.sceneBoundingRect().center())
    QTest.mouseClick(person.table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, point)
    assert isinstance(person.screen, RulesScreen)
    assert person.screen.current_key() == page
