"""A stack that is pointed at fans out: all that one may know of it is seen, and nothing beneath it moves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.board.card import CardItem
from tests.at_the_table.likeness import likeness, unlike, unlike_rebuilt
from tests.at_the_table.reading import painted
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.posed import full_match
from tests.pairwise import pairwise

Key = Qt.Key
BLACK, BLUE = 6, 8
"""The slots of two stacks: three cards of a rival, two of one's own."""


@pytest.fixture
def seated(person: Person) -> Person:
    person.sit_down(full_match("reveal"))
    return person


def stack(person: Person, slot: int) -> list[CardItem]:
    return [person.scene.items_by_number[card] for card in person.scene.table.stack(slot)]


def choose(person: Person, word: str) -> None:
    """Press the button of an option."""
    person.push(Move(word))
    person.wait()


def open_by_mouse(person: Person, slot: int) -> list[CardItem]:
    """Rest on a stack until it has fanned out; its covered cards."""
    cards = stack(person, slot)
    person.move(person.scene.measures.banner.center())
    person.move(cards[0].pos() + QPointF(0, 20))
    person.until(lambda: person.scene.fan.top == cards[0].number)
    return cards[1:]


def away(person: Person) -> None:
    """Move the mouse to where nothing lies."""
    person.move(person.scene.measures.choices.center() + QPointF(0, 70))


def seen_whole(card: CardItem) -> bool:
    """Whether no other thing of the board lies upon the card's name or its coins."""
    size = card.size.adjusted(4, 4, -4, -4)
    points = (QPointF(0, size.top() + size.height() * share) for share in (0.05, 0.4, 0.8, 0.95))
    return all(card.scene().thing_at(card.mapToScene(point)) is card for point in points)


def test_a_stack_that_is_rested_on_fans_out(seated: Person) -> None:
    """And nothing beneath it moves."""

    def rest(person: Person) -> dict[str, object]:
        person.scene.focus.hover(None)
        person.scene.point_at(None)
        moved = {f"card {card.number}" for card in stack(person, BLACK)[1:]} | {"fan", "preview"}
        return {name: what for name, what in likeness(person.scene).items() if name not in moved}

    top, table = stack(seated, BLACK)[0], seated.table
    before, x = rest(seated), top.pos().x()
    geometries = [table.choices.geometry(), table.log_view.geometry()]
    covered = open_by_mouse(seated, BLACK)
    assert top.pos().x() == x
    assert [card.number for card in covered] == seated.scene.fan.cards()
    for card in covered:
        assert card.isVisible()
        assert seen_whole(card)
        assert card.scene_rect().top() > top.pos().y() + top.size.height() / 2 - 8, "it does not hang beneath the stack"
    assert [(card.coins, card.verdicts) for card in covered] == [(0, 0), (3, 1)]
    assert not unlike(rest(seated), before)
    assert [table.choices.geometry(), table.log_view.geometry()] == geometries


def test_it_closes_a_while_after_the_mouse_has_left_all_of_it(seated: Person) -> None:
    covered, fan = open_by_mouse(seated, BLACK), seated.scene.fan
    seated.move(covered[1].pos())
    assert not fan._closes.isActive(), "the mouse is still at it"
    seated.until(lambda: seated.scene.row_decorations.preview.look == covered[1].look)
    away(seated)
    assert fan.top >= 0
    assert fan._closes.isActive()
    seated.until(lambda: fan.top < 0)
    seated.scene.focus.leave()
    seated.until(lambda: seated.large == ("judge", "B"))
    assert not unlike_rebuilt(seated.scene, seated.match.view(1))


def test_names_are_shown_to_those_who_may_know_them(seated: Person) -> None:
    choose(seated, "execute")
    made = len(seated.match.moves)
    (own,) = open_by_mouse(seated, BLUE)
    assert not own.face_up
    assert own.label == "Empress"
    assert "Empress" in {text.text for text in painted(seated.window)}
    secret, open_card = open_by_mouse(seated, BLACK)
    assert (secret.shows_face(), secret.label, secret.look) == (False, "", None)
    assert open_card.shows_face()
    assert open_card.look.kind == "diplomat"
    # The other stack is closed, and its name with it.
    assert own.label == ""
    for card in (secret, open_card):
        seated.click(card.pos())
    assert len(seated.match.moves) == made, "a look into a stack is a move"
    assert seated.scene.row_decorations.preview.look == open_card.look


def test_what_peeps_out_of_a_closed_stack_stands_for_its_top(seated: Person) -> None:
    """A verdict may be put on any card, and a stack is chosen by its edge as well; a fan closes when one answers."""
    open_by_mouse(seated, BLACK)
    choose(seated, "sentence")
    assert seated.scene.fan.top < 0
    for leave in (seated.scene.focus.leave, seated.scene.focus.hide):
        leave()
    seated.scene.point_at(None)
    assert not unlike_rebuilt(seated.scene, seated.match.view(1))
    top, lower = stack(seated, BLACK)[:2]
    made = len(seated.match.moves)
    edge = QPointF(top.scene_rect().center().x(), (lower.scene_rect().top() + top.scene_rect().top()) / 2)
    assert seated.scene.thing_at(edge) is lower
    seated.click(edge)
    assert str(seated.match.moves[made]) == f"target {BLACK}"


def test_keys_open_a_fan_and_go_through_it(seated: Person) -> None:
    top, *covered = stack(seated, BLACK)
    seated.walk_to(top)
    assert seated.scene.fan.top == top.number
    seated.key(Key.Key_Down)
    assert seated.focused is covered[0]
    assert seated.scene.fan.top == top.number
    assert seated.scene.focus.words
    seated.key(Key.Key_Right)
    assert seated.focused is covered[1]
    assert "Diplomat" in seated.scene.focus.words
    made = len(seated.match.moves)
    seated.key(Key.Key_Return)
    assert len(seated.match.moves) == made
    seated.key(Key.Key_Up)
    assert seated.focused is top
    seated.key(Key.Key_Left)
    assert seated.scene.fan.top < 0


def test_a_pinned_fan_stays_and_escape_closes_it_first(seated: Person) -> None:
    open_by_mouse(seated, BLACK)
    fan, view = seated.scene.fan, seated.table.view
    view.setFocus()
    QTest.keyClick(view, Key.Key_P)
    assert fan.pinned
    away(seated)
    assert not fan._closes.isActive()
    QTest.keyClick(view, Key.Key_Escape)
    assert fan.top < 0
    assert seated.table.overlay is None, "the menu has opened as well"
    QTest.keyClick(view, Key.Key_Escape)
    assert seated.table.overlay is not None


@pairwise(size=[(1024, 700), (1280, 800), (1920, 1080)], slot=[0, 11])
def test_a_high_stack_stays_on_the_table(person: Person, size: tuple[int, int], slot: int) -> None:
    """Six cards, as many as a family places, at either end of a row of twelve."""
    high = "K.deal-/K.judge+/K.fanatic+/K.empress-3/K.diplomat+2*/K.informer+"
    others = (
        "G.deserter- G.fanatic- R.deal- B.judge-1 Y.deal- R.fanatic- G.deal- Y.fanatic- B.deal- R.empress- Y.empress-"
    )
    queue = f"{high} {others}" if slot == 0 else f"{others} {high}"
    person.window.resize(*size)
    person.sit_down(full_match("reveal", queue=queue, at=queue.split().index("B.judge-1"), reserve={}))
    covered = open_by_mouse(person, slot)
    assert len(covered) == 5
    choices = QRectF(person.table.choices.geometry())
    for card in covered:
        assert person.scene.sceneRect().contains(card.scene_rect())
        assert not card.scene_rect().intersects(choices), "a button lies upon it"
        assert seen_whole(card)
