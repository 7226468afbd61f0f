"""Options of a card: two buttons that say what they do now, and the board that shows it before it is done."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.texts.sentences import Teller, text
from gonfalon.session.match import Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.lines import Line, add_line
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.forecast import CauseItem
from gonfalon.ui.board.pill import PillItem
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.posed import posed

Key = Qt.Key
TWELVE = (
    "G.deserter-1 K.fanatic+ Y.diplomat+4 R.deal-2* B.judge+ G.empress-3 "
    "K.deal- G.informer+ B.extortion-2 R.empress+* B.revolt-1 Y.revolt-"
)
INFORMER = "R.empress-2 B.informer+ G.fanatic-1 Y.diplomat+3 K.deal-"
HAND = {"B": ["deserter", "fanatic", "judge"]}


@pytest.fixture(autouse=True)
def _mouse_aside(person: Person) -> Iterator[None]:
    """The mouse rests on no button when the next test opens its window in the same place."""
    yield
    QTest.mouseMove(person.window, QPoint(1, 1))


@pytest.fixture
def judge(person: Person) -> Person:
    """A person whose Judge may do both, with twelve cards in the queue."""
    person.sit_down(posed(TWELVE, 4))
    return person


@pytest.fixture
def informer(person: Person) -> Person:
    person.sit_down(posed(INFORMER, 1, hands=HAND))
    return person


def words(person: Person) -> list[tuple[str, str]]:
    return [(button.text(), button.detail) for button in person.table.choices.buttons]


def previewed(person: Person, style: str) -> list[int]:
    """The cards that are shown as those of the option that is pointed at, from the front."""
    queue = person.scene.table.queue
    return [slot for slot, card in enumerate(queue) if person.scene.items_by_number[card].previewed == style]


def rest_on(person: Person, index: int) -> None:
    """Bring the mouse to a button."""
    button = person.table.choices.buttons[index]
    QTest.mouseMove(person.window, button.mapTo(person.window, QPoint(40, button.height() // 2)))


def item(person: Person, slot: int) -> CardItem:
    return person.scene.items_by_number[person.scene.table.queue[slot]]


# -- buttons -----------------------------------------------------------------------------------------------------------


def test_each_option_says_what_it_does_now(judge: Person) -> None:
    assert words(judge) == [
        ("Sentence: you 0 → 1", "Blue’s Judge earns 1. Put a verdict on any card."),
        # What is eliminated then earns 1.
        ("Execute", "Eliminate card 4 or card 10."),
    ]
    for button in judge.table.choices.buttons:
        assert button.accessibleName() == button.text()
        assert button.accessibleDescription() == button.toolTip() == button.detail


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_the_buttons_share_the_width_and_stay_clear_of_the_hand(judge: Person, size: tuple[int, int]) -> None:
    judge.window.resize(*size)
    QApplication.processEvents()
    first, second = judge.table.choices.buttons
    assert abs(first.width() - second.width()) <= 8
    widest = 370 * judge.scene.measures.unit
    assert first.width() + second.width() > min(0.95 * judge.table.choices.width(), 2 * widest)
    assert first.height() - 12 >= 50
    foot = judge.table.choices.geometry().bottom()
    assert all(foot < judge.scene.items_by_number[card].scene_rect().top() + 12 for card in judge.scene.table.hands[1])


def test_large_letters_make_the_buttons_higher(judge: Person, settings: Settings) -> None:
    before = judge.table.choices.height()
    settings.text_scale = 1.5
    QApplication.processEvents()
    bar = judge.table.choices
    assert bar.wanted_height > before
    assert bar.height() == bar.wanted_height
    assert bar.geometry().bottom() < judge.scene.items_by_number[judge.scene.table.hands[1][3]].scene_rect().top()


def test_many_options_stand_in_rows_and_all_can_be_pressed(person: Person) -> None:
    from gonfalon.texts.choices import Choice
    from gonfalon.ui.board.choices import Form

    person.sit_down(posed(TWELVE, 4))
    bar = person.table.choices
    options = [Choice(Move(f"o{index}"), f"Option {index}", "Gain 1 influence.") for index in range(9)]
    bar.offer(options, form=Form.SENTENCES)
    person.table.arrange()
    assert bar.rows == 3
    seen = [button.geometry().adjusted(6, 6, -6, -6) for button in bar.buttons]
    assert all(bar.rect().contains(one) for one in seen)
    assert not any(one.intersects(other) for index, one in enumerate(seen) for other in seen[index + 1 :])


# -- looking ahead -----------------------------------------------------------------------------------------------------


def test_the_mouse_on_an_option_shows_its_cards(judge: Person) -> None:
    rest_on(judge, 0)
    assert previewed(judge, "plus") == list(range(12))
    rest_on(judge, 1)
    assert previewed(judge, "brackets") == [3, 9]
    assert previewed(judge, "plus") == []
    QTest.mouseMove(judge.window, QPoint(5, 5))
    assert not any(card.previewed for card in judge.scene.items_by_number)


def test_what_an_answer_brings_stands_at_the_figures_while_it_is_pointed_at(person: Person, qtbot: QtBot) -> None:
    person.sit_down(posed("G.empress+ B.judge-2 R.empress+", 1))
    forecast = person.scene.forecast
    rest_on(person, 1)
    assert not forecast.items, "whoever only passes by sees nothing"
    qtbot.waitUntil(lambda: bool(forecast.items))
    (pill,) = forecast.items
    assert isinstance(pill, PillItem)
    assert (pill.change, pill.certain) == (3, True), "the only option that is left is taken unasked"
    assert person.scene.panels_by_seat[1].scene_rect().intersects(pill.sceneBoundingRect())
    rest_on(person, 0)
    qtbot.waitUntil(lambda: [item for item in forecast.items if item is not pill] != [])
    (pill,) = forecast.items
    assert isinstance(pill, PillItem)
    assert pill.change == 1
    assert item(person, 1).scene_rect().intersects(pill.sceneBoundingRect())
    QTest.mouseMove(person.window, QPoint(5, 5))
    assert not forecast.items


def test_a_card_on_the_board_shows_what_striking_it_brings(person: Person, qtbot: QtBot) -> None:
    """Also what happens only perhaps, for nobody else may know what lies there."""
    person.sit_down(posed("R.lord-3 B.soldier+ G.heir-", 1, sets=("Oriflamme",)))
    person.move(item(person, 0).pos())
    forecast = person.scene.forecast
    qtbot.waitUntil(lambda: bool(forecast.items))
    pills = [item for item in forecast.items if isinstance(item, PillItem)]
    assert sorted((pill.change, pill.certain, pill.words) for pill in pills) == [
        (-3, True, ""), (1, True, ""), (4, False, "if Ambush"),
    ]  # fmt: skip


def test_what_stands_in_the_way_is_framed_and_says_why(person: Person, qtbot: QtBot) -> None:
    person.sit_down(posed("R.heir+ B.heir-2 G.lord-", 1, sets=("Oriflamme",)))
    person.table.choices.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    forecast = person.scene.forecast
    qtbot.waitUntil(lambda: bool(forecast.items))
    (why,) = [item for item in forecast.items if isinstance(item, CauseItem)]
    assert why.words == "It earns 0: Red’s Heir is face up"
    assert why.sceneBoundingRect().contains(item(person, 0).scene_rect())
    person.key(Key.Key_Return)
    assert not forecast.items


def test_the_focus_shows_them_too_and_they_go_with_the_answer(judge: Person) -> None:
    judge.table.choices.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert previewed(judge, "brackets") == [3, 9]
    judge.key(Key.Key_Return)
    judge.wait()
    assert judge.asked is not None
    assert judge.asked.prompt.verb == "eliminate"
    assert not any(card.previewed for card in judge.scene.items_by_number)
    assert [slot for slot in range(12) if item(judge, slot).targeted] == [3, 9]


def test_a_button_that_was_clicked_leaves_no_ring_behind(judge: Person) -> None:
    button = judge.table.choices.buttons[0]
    button.setFocus(Qt.FocusReason.MouseFocusReason)
    judge.push(Move("sentence"))
    judge.wait()
    assert judge.table.view.hasFocus()
    assert judge.scene.focus.item is None
    assert not any(item.focused for item in judge.scene.items_by_number)


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", ["its button", "the key of another", "nothing"])
def test_a_target_that_is_pointed_at_lies_again_after_the_answer(judge: Person, how: str) -> None:
    judge.key(Key.Key_2)
    judge.wait()
    rest_on(judge, 0)
    card = item(judge, 3)
    assert card.hovered
    if how == "its button":
        QTest.mouseClick(judge.table.choices.buttons[0], Qt.MouseButton.LeftButton)
    elif how == "the key of another":
        judge.key(Key.Key_2)
    if how == "nothing":  # others decide now
        judge.table.ask(None)
    else:
        judge.wait()
        assert len(judge.match.moves) > 1
    assert not any(card.hovered for card in judge.scene.items_by_number)


# -- after the choice --------------------------------------------------------------------------------------------------


def test_the_queue_is_the_choice_and_nine_of_twelve_have_keys(judge: Person) -> None:
    judge.key(Key.Key_1)
    judge.wait()
    assert not judge.table.choices.fits
    assert [item(judge, slot).badge for slot in range(12)] == [*"123456789", "", "", ""]
    assert all(item(judge, slot).targeted for slot in range(12))
    judge.key(Key.Key_9)
    assert list(map(str, judge.match.moves[:2])) == ["sentence", "target 8"]


def test_the_other_three_are_reached_by_arrows(judge: Person) -> None:
    judge.key(Key.Key_1)
    judge.wait()
    judge.table.view.setFocus(Qt.FocusReason.TabFocusReason)
    judge.key(Key.Key_End)
    assert judge.scene.focus.item is item(judge, 11)
    judge.key(Key.Key_Left)
    judge.key(Key.Key_Return)
    assert str(judge.match.moves[1]) == "target 10"


def test_a_card_of_the_queue_is_clicked(judge: Person) -> None:
    judge.key(Key.Key_1)
    judge.wait()
    judge.show_slot(11)
    judge.click(item(judge, 11).pos())
    assert str(judge.match.moves[1]) == "target 11"


@pytest.mark.parametrize("how", ["escape", "button"])
def test_a_begun_move_is_taken_back(judge: Person, how: str) -> None:
    before = judge.asked
    judge.key(Key.Key_2)
    judge.wait()
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


def test_a_question_that_begins_a_move_offers_no_way_back(judge: Person) -> None:
    assert judge.table.choices.plain == []


# -- the swap ----------------------------------------------------------------------------------------------------------


def swapped(person: Person, kind: str) -> None:
    """The hand card lies where the Informer was, and that is in the hand."""
    assert list(map(str, person.match.moves[:2])) == ["swap", f"hand {kind}"]
    table = person.scene.table
    assert table.seating.cards.kinds[table.faces[table.queue[1]]].id == kind  # type: ignore[index]
    assert person.hand_card("informer").isVisible()


def test_a_hand_card_is_dragged_onto_the_card_that_acts(informer: Person) -> None:
    (place,) = informer.scene.asking.places
    assert place.word == "Swap"
    assert place.calm
    card = informer.hand_card("judge")
    informer.carry(card, item(informer, 1).pos())
    assert not place.calm
    assert place.hovered
    informer.release(item(informer, 1).pos())
    informer.wait_for_moves(2)
    swapped(informer, "judge")


def test_between_the_two_moves_it_stays_where_it_was_dropped(informer: Person) -> None:
    informer.scene.director.motion = Motion(0.05)
    card = informer.hand_card("judge")
    dropped = item(informer, 1).pos() + QPointF(9, 14)
    informer.drag(card, dropped)
    informer.wait_for_moves(2)
    assert not informer.table.idle
    assert (card.pos() - dropped).manhattanLength() < 40
    informer.key(Key.Key_Space)


def test_it_can_be_picked_up_by_clicks(informer: Person) -> None:
    informer.click(informer.hand_card("fanatic").pos())
    assert informer.hand_card("fanatic").selected
    informer.click(item(informer, 1).pos())
    informer.wait_for_moves(2)
    swapped(informer, "fanatic")


def test_it_can_be_picked_up_by_keys(informer: Person) -> None:
    informer.table.view.setFocus(Qt.FocusReason.TabFocusReason)
    card = informer.scene.focus.item
    assert isinstance(card, CardItem)
    kind = informer.scene.table.seating.cards.kinds[informer.scene.table.faces[card.number]].id  # type: ignore[index]
    informer.key(Key.Key_Return)
    informer.key(Key.Key_Return)
    informer.wait_for_moves(2)
    swapped(informer, kind)


def test_the_buttons_lead_to_the_hand(informer: Person) -> None:
    informer.key(Key.Key_2)
    informer.wait()
    assert informer.asked is not None
    assert informer.asked.prompt.word == "hand"
    hand = informer.scene.table.hands[1]
    assert all(informer.scene.items_by_number[card].targeted for card in hand)
    assert [button.text() for button in informer.table.choices.buttons] == ["Deserter", "Fanatic", "Judge"]
    informer.click(informer.hand_card("judge").pos())
    swapped(informer, "judge")


def test_after_the_button_a_card_can_still_be_dragged(informer: Person) -> None:
    informer.key(Key.Key_2)
    informer.wait()
    informer.drag(informer.hand_card("deserter"), item(informer, 1).pos())
    swapped(informer, "deserter")


@pytest.mark.parametrize("slot", [0, 2, -1])
def test_elsewhere_it_glides_home_with_a_reason(informer: Person, slot: int) -> None:
    card = informer.hand_card("judge")
    informer.drag(card, item(informer, slot).pos() if slot >= 0 else informer.scene.measures.banner.center())
    assert informer.match.moves == ()
    assert card.pos() == card.home
    assert informer.table.toast.text == "To swap, drop the card on the one that acts."
    assert informer.asked is not None


def test_the_last_hand_card_is_swapped_in_one_move(person: Person) -> None:
    person.sit_down(posed(INFORMER, 1, hands={"B": ["judge"]}))
    person.drag(person.hand_card("judge"), item(person, 1).pos())
    assert list(map(str, person.match.moves[:1])) == ["swap"]
    table = person.scene.table
    assert table.seating.cards.kinds[table.faces[table.queue[1]]].id == "judge"  # type: ignore[index]
    assert "hand judge" not in map(str, person.match.moves)


def test_the_chronicle_names_the_card_to_its_owner_only(informer: Person) -> None:
    informer.drag(informer.hand_card("judge"), item(informer, 1).pos())
    informer.wait_for_moves(2)
    said = "Blue’s Informer returns to the hand; the Judge takes its place."
    assert said in informer.table.chronicle.sentences()
    seat, table = 2, informer.match.view(2, after=0).table
    telling, lines = Teller(table.seating), list[Line]()
    for event in informer.match.events_since(seat, 0):
        add_line(lines, telling.tell(event, table))
        event.apply(table)
    heard = [text(line, "en", informer.match.deck) for line in lines]
    assert "Blue’s Informer returns to the hand; a new card takes its place." in heard
    assert said not in heard


# -- what is no choice -------------------------------------------------------------------------------------------------


def test_a_judge_without_a_choice_says_why(person: Person, qtbot: QtBot) -> None:
    person.sit_down(posed("R.empress-2 B.judge- G.fanatic-1", 1))
    person.key(Key.Key_2)
    person.wait()
    assert person.asked is not None
    assert person.asked.prompt.verb == "mark"
    assert "No card bears a verdict: Blue’s Judge has no choice." in person.table.chronicle.sentences()
    assert person.scene.banner.title == "Judge: choose a card to put a verdict on"
    assert person.scene.banner.detail == "No card bears a verdict, so this is the only choice"


def test_a_revolt_without_influence_can_only_be_kept_and_says_why(person: Person) -> None:
    person.sit_down(posed("R.empress-2 B.revolt- G.fanatic-1", 1))
    assert words(person) == [("Keep", "Blue keeps its Revolt face down: 1 influence on it.")]
    assert person.scene.banner.title == "Revolt: it can only be kept"
    assert person.scene.banner.detail == "It costs 1 influence to reveal; nothing lies on it"


def test_a_revolt_that_can_be_paid_for_says_what_it_costs(person: Person) -> None:
    person.sit_down(posed("R.empress-2 B.revolt-3 G.fanatic-1", 1))
    title, said = words(person)[1]
    assert title == "Reveal: you 0 → 4"
    assert said.startswith(
        "Blue reveals the Revolt, pays 1 from it and takes 2. Blue’s Revolt eliminates Red’s card 1;"
    )
    assert said.endswith("Blue’s Revolt turns face down again. The Extortion may be among them.")


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize(("sets", "seed"), [(("Alliance",), 4), (("Oriflamme", "Alliance"), 11)])
def test_a_game_by_the_mouse(person: Person, bots: HereAtOnce, sets: tuple[str, ...], seed: int) -> None:
    """Every question of these cards can be answered, and the table is what the rules say after each."""
    bots.choose = at_random
    dice = Dice(seed)
    kinds = dice_kinds(dice) if len(sets) > 1 else ()
    options = (("kinds", ", ".join(kinds)),) if kinds else ()
    person.sit_down(
        Match.begin(replace(game("RBGYK", people="B", seed=seed), sets=sets, options=options), Shelves(GAMES))
    )
    asked: set[str] = set()
    while not person.at_the_end:
        decision = person.asked
        assert decision is not None
        move = dice.pick(decision.moves)
        asked.add(decision.prompt.word)
        before = len(person.match.moves)
        person.answer(move)
        person.wait()
        assert person.match.moves[before] == move
        person.scene.focus.leave()
    assert asked >= {"place", "face-down", "target", "choose"}, asked


def dice_kinds(dice: Dice) -> tuple[str, ...]:
    """Ten of the twenty, these that ask most among them."""
    asking = ["judge", "informer", "diplomat", "shapeshifter", "royal-decree"]
    others = ["revolt", "deal", "infiltration", "extortion", "deserter", "spy", "archer", "ambush"]
    dice.shuffle(others)
    return tuple(asking + others[:5])
