"""Options of a card: two buttons that say what they do now, and the board that shows it before it is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.previews import CauseItem
from gonfalon.ui.board.scene_marks import DeltaBadgeItem
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.posed import posed

Key = Qt.Key
TAB = Qt.FocusReason.TabFocusReason
TWELVE = (
    "G.deserter-1 K.fanatic+ Y.diplomat+4 R.deal-2* B.judge+ G.empress-3 "
    "K.deal- G.informer+ B.extortion-2 R.empress+* B.revolt-1 Y.revolt-"
)
INFORMER = "R.empress-2 B.informer+ G.fanatic-1 Y.diplomat+3 K.deal-"


@pytest.fixture
def judge(person: Person) -> Person:
    """A person whose Judge may do both, with twelve cards in the queue."""
    person.sit_down(posed(TWELVE, 4))
    return person


@pytest.fixture
def informer(person: Person) -> Person:
    person.sit_down(posed(INFORMER, 1, hands={"B": ["deserter", "fanatic", "judge"]}))
    return person


def words(person: Person) -> list[tuple[str, str]]:
    return [(button.text(), button.detail) for button in person.table.choices.buttons]


def previewed(person: Person, style: str) -> list[int]:
    """The slots that are shown as those of the option that is pointed at, from the front."""
    return [slot for slot, card in enumerate(person.queue) if card.previewed == style]


def rest_on(person: Person, index: int) -> None:
    """Bring the mouse to a button."""
    button = person.table.choices.buttons[index]
    QTest.mouseMove(person.window, button.mapTo(person.window, QPoint(40, button.height() // 2)))


def press(person: Person, key: Qt.Key) -> None:
    person.key(key)
    person.wait()


def moves(person: Person) -> list[str]:
    return [str(move) for move in person.match.moves]


def test_each_option_says_what_it_does_now(judge: Person) -> None:
    assert words(judge) == [
        ("Sentence: you 0 → 1", "Your Judge earns 1. Put a verdict on any card."),
        # What is eliminated then earns 1.
        ("Execute", "Eliminate card 4 or card 10."),
    ]
    for button in judge.table.choices.buttons:
        assert button.accessibleName() == button.text()
        assert button.accessibleDescription() == button.toolTip() == button.detail
    assert judge.table.choices.plain == [], "a question that begins a move offers a way back"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_buttons_share_the_width_and_stay_clear_of_the_hand(judge: Person, size: tuple[int, int]) -> None:
    judge.window.resize(*size)
    QApplication.processEvents()
    bar = judge.table.choices
    first, second = bar.buttons
    assert abs(first.width() - second.width()) <= 8
    widest = 370 * judge.scene.measures.unit
    assert first.width() + second.width() > min(0.95 * bar.width(), 2 * widest)
    assert first.height() - 12 >= 50
    assert all(bar.geometry().bottom() < card.scene_rect().top() + 12 for card in judge.hand)
    before = bar.wanted_height
    judge.window.settings.text_scale = 1.5
    QApplication.processEvents()
    assert bar.height() >= bar.wanted_height > before
    assert bar.geometry().bottom() < judge.hand[3].scene_rect().top()


def test_an_option_that_is_pointed_at_shows_its_cards(judge: Person) -> None:
    """By the mouse or by the keys, until it is chosen."""
    rest_on(judge, 0)
    assert previewed(judge, "plus") == list(range(12))
    rest_on(judge, 1)
    assert (previewed(judge, "brackets"), previewed(judge, "plus")) == ([3, 9], [])
    QTest.mouseMove(judge.window, QPoint(5, 5))
    assert not any(card.previewed for card in judge.queue)
    judge.table.choices.buttons[1].setFocus(TAB)
    assert previewed(judge, "brackets") == [3, 9]
    press(judge, Key.Key_Return)
    assert judge.asked.prompt.verb == "eliminate"
    assert not any(card.previewed for card in judge.queue)
    assert [slot for slot, card in enumerate(judge.queue) if card.targeted] == [3, 9]


def test_what_an_answer_brings_stands_at_the_figures_while_it_is_pointed_at(person: Person) -> None:
    person.sit_down(posed("G.empress+ B.judge-2 R.empress+", 1))
    forecast = person.scene.forecast
    rest_on(person, 1)
    assert not forecast.items, "whoever only passes by sees nothing"
    person.until(lambda: bool(forecast.items))
    (pill,) = forecast.items
    assert isinstance(pill, DeltaBadgeItem)
    assert (pill.change, pill.certain) == (3, True), "the only option that is left is taken unasked"
    assert person.scene.panels_by_seat[1].scene_rect().intersects(pill.sceneBoundingRect())
    rest_on(person, 0)
    person.until(lambda: [item for item in forecast.items if item is not pill] != [])
    (pill,) = forecast.items
    assert pill.change == 1
    assert person.queue[1].scene_rect().intersects(pill.sceneBoundingRect())
    QTest.mouseMove(person.window, QPoint(5, 5))
    assert not forecast.items


def test_what_happens_perhaps_and_what_stands_in_the_way_is_shown_too(person: Person) -> None:
    person.sit_down(posed("R.lord-3 B.soldier+ G.heir-", 1, sets=("Oriflamme",)))
    forecast = person.scene.forecast
    person.move(person.queue[0].pos())
    person.until(lambda: bool(forecast.items))
    pills = [item for item in forecast.items if isinstance(item, DeltaBadgeItem)]
    assert sorted((pill.change, pill.certain, pill.words) for pill in pills) == [
        (-3, True, ""), (1, True, ""), (4, False, "if Ambush"),
    ]  # fmt: skip
    QTest.mouseMove(person.window, QPoint(5, 5))
    person.sit_down(posed("R.heir+ B.heir-2 G.lord-", 1, sets=("Oriflamme",)))
    person.table.choices.buttons[1].setFocus(TAB)
    person.until(lambda: bool(forecast.items))
    (why,) = [item for item in forecast.items if isinstance(item, CauseItem)]
    assert why.words == "Its condition is not met: Red’s Heir is face up"
    assert why.sceneBoundingRect().contains(person.queue[0].scene_rect())
    person.key(Key.Key_Return)
    assert not forecast.items


@pytest.mark.parametrize("how", ["its button", "the key of another", "others decide"])
def test_what_was_pointed_at_lies_again_after_the_answer(judge: Person, how: str) -> None:
    judge.table.choices.buttons[1].setFocus(Qt.FocusReason.MouseFocusReason)
    judge.push(Move("execute"))
    judge.wait()
    assert judge.table.view.hasFocus()
    assert judge.scene.focus.item is None, "a button that was clicked leaves a ring behind"
    rest_on(judge, 0)
    assert judge.queue[3].hovered
    if how == "its button":
        QTest.mouseClick(judge.table.choices.buttons[0], Qt.MouseButton.LeftButton)
    elif how == "the key of another":
        judge.key(Key.Key_2)
    else:
        judge.table.ask(None)
    assert how == "others decide" or len(judge.match.moves) > 1
    assert not any(card.hovered or card.focused for card in judge.scene.items_by_number)


@pytest.mark.parametrize(("how", "slot"), [("digit", 8), ("arrows", 10), ("mouse", 11)])
def test_the_queue_is_the_choice_and_nine_of_twelve_have_keys(judge: Person, how: str, slot: int) -> None:
    press(judge, Key.Key_1)
    assert not judge.table.choices.fits
    assert [card.badge for card in judge.queue] == [*"123456789", "", "", ""]
    assert all(card.targeted for card in judge.queue)
    if how == "digit":
        judge.key(Key.Key_9)
    elif how == "mouse":
        judge.answer(Move.parse(f"target {slot}"))
    else:
        judge.table.view.setFocus(TAB)
        # The second row runs from right to left.
        for key in (Key.Key_End, Key.Key_Right, Key.Key_Return):
            judge.key(key)
    assert moves(judge)[:2] == ["sentence", f"target {slot}"]


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_begun_move_is_taken_back(judge: Person, how: str) -> None:
    before = judge.asked
    press(judge, Key.Key_2)
    assert judge.asked != before
    back = judge.table.choices.plain[-1]
    assert (back.text(), back.isVisible()) == ("Back", True)
    assert all(back.x() > button.x() for button in judge.table.choices.buttons)
    if how == "escape":
        judge.key(Key.Key_Escape)
    else:
        QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    judge.wait()
    assert judge.asked == before
    assert judge.match.moves == ()
    assert judge.table.overlay is None
    # There is nothing more to take back: now Esc is the menu's.
    judge.key(Key.Key_Escape)
    assert judge.table.overlay is not None


def acting(person: Person) -> str:
    """The kind of the card in the slot that acts."""
    table = person.scene.table
    return table.seating.cards.kinds[table.faces[table.queue[1]]].id


def by_drag(person: Person) -> str:
    """Between the two moves the card stays where it was dropped."""
    person.scene.animation_queue.motion = AnimationSettings(0.05)
    (place,), card = person.scene.move_input.places, person.hand_card("judge")
    assert (place.word, place.calm) == ("Swap", True)
    dropped = person.queue[1].pos() + QPoint(9, 14)
    person.carry(card, dropped)
    assert (place.calm, place.hovered) == (False, True)
    person.release(dropped)
    person.wait_for_moves(2)
    assert not person.table.idle
    assert (card.pos() - dropped).manhattanLength() < 40
    person.key(Key.Key_Space)
    return "judge"


def by_clicks(person: Person) -> str:
    person.click(person.hand_card("fanatic").pos())
    assert person.hand_card("fanatic").selected
    person.click(person.queue[1].pos())
    return "fanatic"


def by_keys(person: Person) -> str:
    person.table.view.setFocus(TAB)
    card = person.scene.focus.item
    assert isinstance(card, CardItem)
    person.key(Key.Key_Return)
    person.key(Key.Key_Return)
    return card.look.kind


def by_button(person: Person) -> str:
    press(person, Key.Key_2)
    assert person.asked.prompt.word == "hand"
    assert all(card.targeted for card in person.hand)
    assert [button.text() for button in person.table.choices.buttons] == ["Deserter", "Fanatic", "Judge"]
    person.drag(person.hand_card("deserter"), person.queue[1].pos())
    return "deserter"


@pytest.mark.parametrize("how", [by_drag, by_clicks, by_keys, by_button])
def test_a_hand_card_is_swapped_for_the_card_that_acts(informer: Person, how: Callable[[Person], str]) -> None:
    """The hand card lies where the Informer was, and that is in the hand."""
    kind = how(informer)
    informer.wait_for_moves(2)
    assert moves(informer)[:2] == ["swap", f"hand {kind}"]
    assert acting(informer) == kind
    assert informer.hand_card("informer").isVisible()


def test_elsewhere_it_glides_home_with_a_reason(informer: Person) -> None:
    card = informer.hand_card("judge")
    for at in (informer.queue[0].pos(), informer.queue[2].pos(), informer.scene.measures.banner.center()):
        informer.drag(card, at)
        assert informer.match.moves == ()
        assert card.pos() == card.home
        assert informer.table.toast.text == "To swap, drop the card on the one that acts."
        assert informer.asked is not None


def test_the_last_hand_card_is_swapped_in_one_move(person: Person) -> None:
    person.sit_down(posed(INFORMER, 1, hands={"B": ["judge"]}))
    person.drag(person.hand_card("judge"), person.queue[1].pos())
    assert moves(person)[:1] == ["swap"]
    assert acting(person) == "judge"
    assert "hand judge" not in moves(person)


def test_a_judge_without_a_choice_says_why(person: Person) -> None:
    person.sit_down(posed("R.empress-2 B.judge- G.fanatic-1", 1))
    press(person, Key.Key_2)
    assert person.asked.prompt.verb == "mark"
    assert "No card has a verdict token: your Judge has no choice." in person.table.log_view.sentences()
    assert person.scene.banner.title == "Judge: choose a card to put a verdict on"
    assert person.scene.banner.detail == "No card has a verdict token, so this is the only choice"


def test_a_revolt_says_what_it_costs(person: Person) -> None:
    person.sit_down(posed("R.empress-2 B.revolt- G.fanatic-1", 1))
    assert person.match.moves[0] == Move("keep"), "what can only be kept is asked for"
    person.sit_down(posed("R.empress-2 B.revolt-3 G.fanatic-1", 1))
    title, said = words(person)[1]
    assert title == "Reveal: you 0 → 4"
    assert said.startswith("You reveal the Revolt, pay 1 from it and take 2. Your Revolt eliminates Red’s card 1;")
    assert said.endswith("Your Revolt turns face down again. The Extortion may be among them.")
