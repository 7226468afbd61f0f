"""Every question of Pax Pamir, answered with every kind of move by drag, click and button, by the list and by keys."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.games.pamir.rules import Move, moves
from gonfalon.games.pamir.rules.constants import ACTIONS, COURT_SIZE
from gonfalon.games.pamir.texts.questions import QUESTIONS
from gonfalon.games.pamir.window.gestures import Piece
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.at_the_table.likeness import come_to_rest, unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.window.courtier import Courtier, How, great_game
from tests.games.pamir.window.positions import acting, staged
from tests.session.truth import put

WORDS = set(vars(moves)["_FORMS"])
NEITHER = {"end", "ask", "pay", "decline", "drop", "prize", "refuse", "done", "pass", "lose", "loyalty", "favor"}
"""What stands on a button alone."""
CLICKED = {"target", "site", "rumor", "swap", "rebuke", "remove-tribe", "remove-spy", "remove-army", "remove-road",
           "lift", *ACTIONS}  # fmt: skip
"""What is clicked where it is, and not taken anywhere."""
GAMES_PLAYED = 100


@cache
def positions() -> dict[tuple[str, str], tuple[Record, Move]]:
    """For each question and each kind of move that answers it a game that has come there, and such a move."""
    found: dict[tuple[str, str], tuple[Record, Move]] = {}
    card_sources = CardSources(GAMES)
    for seed in range(1, GAMES_PLAYED):
        match, dice = Match.begin(great_game("RBG", people="RBG", seed=seed), card_sources), Dice(seed)
        while not match.over:
            assert match.decision_seat is not None
            decision = match.view(match.decision_seat).decision
            assert decision is not None
            for move in decision.moves:
                if (kind := (decision.prompt.word, move.word)) not in found:
                    found[kind] = match.record(), move
            match.play(dice.pick(decision.moves))
    return found


@pytest.mark.slow
def test_all_words_are_asked_and_answered_somewhere() -> None:
    assert {question for question, _ in positions()} == set(QUESTIONS)
    assert {word for _, word in positions()} | {"army"} == WORDS


def answers_to(how: How) -> set[str]:
    """Return the words of the moves that are made in this way and in no other by a mouse; all for list and keys."""
    if how in ("list", "keys"):
        return WORDS
    by_button = NEITHER | (set(ACTIONS) if how == "click" else set())
    return WORDS & NEITHER if how == "button" else WORDS - by_button - (CLICKED if how == "drag" else set())


def unnamed_keys(person: Courtier) -> set[str]:
    """The keys that answer and stand nowhere, on no button and on nothing of the board."""
    scene, buttons = person.scene, person.table.choices.buttons
    board = [thing.badge for thing in (*scene.items_by_number, *scene.move_input.places) if thing.isVisible()]
    return {button.key_name for button in buttons} - {button.key_name for button in buttons if button.isVisible()} - {
        "", *board,
    }  # fmt: skip


def test_no_button_goes_because_others_came_and_the_things_bear_their_keys(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="8 9", tribes="kabul*2", rupees=3), Seat("british", court="6 16", rupees=5),
        Seat("russian", court="5 52", rupees=4), afghan="kabul*3", favored="economic",
        market="20+2 21+1 22+1 23+4 24 25 / 26 27+2 28 29 30 31",
    )  # fmt: skip
    match = Match.begin(great_game(), CardSources(GAMES))
    put(match, state)
    match.play(Move("tax", 8))
    person.window.resize(1280, 800)
    person.sit_down(match)
    buttons = person.table.choices.buttons
    assert len(buttons) == 7
    assert not person.table.choices.fits
    assert all(button.isVisible() and button.width() >= button.least_width() for button in buttons), "words are cut"
    badges = {item.badge: item.thing for item in person.scene.pieces if item.badge}
    assert badges["3"] == Piece("rupee", at=27), "by price"
    assert badges["7"] == Piece("purse", 2)
    assert not unnamed_keys(person)
    assert person.item(Piece("rupee", at=23)).count == 4, "the figure of the card lies under it"  # type: ignore[attr-defined]


def test_what_goes_to_several_places_is_taken_up_by_its_key_first(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="2 8", spies="2 8"), Seat("british", court="6 16"),
        afghan="kabul*2 herat-kabul", market="20 21 22 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip
    match = Match.begin(great_game("RB", people="RB"), CardSources(GAMES))
    put(match, state)
    match.play(Move("move", 2))
    person.sit_down(match)
    buttons = {button.text(): button.key_name for button in person.table.choices.buttons if button.isVisible()}
    assert list(buttons.values()) == ["1", "2", "3"], buttons
    person.key(Qt.Key.Key_1)
    assert person.scene.move_input.thing.kind == "army"
    assert not person.match.moves or person.match.moves[-1].word == "move", "nothing is gone yet"
    person.key(Qt.Key.Key_1)
    assert person.match.moves[-1].word == "march"


def test_a_key_shows_what_an_answer_brings_as_the_mouse_does_and_gives_it_by_the_second_press(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="8", tribes="kabul", rupees=3), Seat("british", court="6 16", tribes="kabul*2", rupees=5),
        afghan="kabul*3", favored="economic", market="20+2 21+1 22+1 23+4 24 25 / 26 27+2 28 29 30 31",
    )  # fmt: skip
    match = Match.begin(great_game("RB", people="RB"), CardSources(GAMES))
    put(match, state)
    match.play(Move("tax", 8))
    person.window.resize(1280, 800)
    person.sit_down(match)
    scene, buttons = person.scene, person.table.choices.buttons
    person.key(Qt.Key.Key_2)
    assert person.match.moves == match.moves
    assert person.match.moves[-1].word == "tax"
    assert scene.board_preview.prospect is not None
    shown = scene.board_preview.prospect.move
    assert shown == buttons[1].choice.move
    assert buttons[1].hasFocus()
    person.key(Qt.Key.Key_1)
    assert person.match.moves[-1].word == "tax", "another key shows another answer"
    person.key(Qt.Key.Key_2)
    person.key(Qt.Key.Key_2)
    assert person.match.moves[-1] == shown


def test_what_has_no_room_on_a_button_is_read_on_the_prompt(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="8 9", tribes="kabul*2", rupees=3), Seat("british", court="6 16", rupees=5),
        Seat("russian", court="5 52", rupees=4), afghan="kabul*3", favored="economic",
        market="20+2 21+1 22+1 23+4 24 25 / 26 27+2 28 29 30 31",
    )  # fmt: skip
    match = Match.begin(great_game(), CardSources(GAMES))
    put(match, state)
    match.play(Move("tax", 8))
    person.window.resize(1280, 800)
    person.sit_down(match)
    listed = next(button for button in person.table.choices.buttons if button.low and button.choice.detail)
    listed.setFocus(Qt.FocusReason.TabFocusReason)
    assert person.scene.banner.meaning == listed.choice.detail
    listed.clearFocus()
    assert not person.scene.banner.meaning


def test_cards_that_must_go_bear_their_keys(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="31 39 70 95 91", rupees=3), Seat("british", court="6 16", rupees=5),
        market="20 21 22 23 24 25 / 26 27 28 29 30 32",
    )  # fmt: skip
    match = Match.begin(great_game("RB", people="RB"), CardSources(GAMES))
    put(match, state)
    match.play(Move("end"))
    person.window.resize(1024, 700)
    person.sit_down(match)
    assert person.asked is not None
    assert person.asked.prompt.word == "court-limit"
    assert {item.number for item in person.scene.items_by_number if item.badge} == {31, 39, 70, 91, 95}
    assert not unnamed_keys(person)


def test_keys_go_on_with_what_the_mouse_began_and_mean_the_same_at_every_table(person: Courtier) -> None:
    person.sit_down(staged(acting, great_game()))
    scene, table = person.scene, person.table
    table.view.setFocus()
    person.key(Qt.Key.Key_End)
    assert scene.focus.item is None, "what was to lead to one's own turn came a moment late"
    person.key(Qt.Key.Key_Question)
    assert table.overlay is not None
    person.key(Qt.Key.Key_Escape)
    assert person.asked is not None
    buy = next(move for move in person.asked.moves if move.word == "buy")
    person.click(person.grip(person.item(person.way(buy).take)))  # type: ignore[arg-type]
    come_to_rest(scene)
    assert not person.match.moves or person.match.moves[-1] != buy
    person.key(Qt.Key.Key_Return)
    assert person.match.moves[-1] == buy


@pytest.mark.parametrize("word", ["buy", "play", "act"])
def test_two_clicks_buy_play_and_act(person: Courtier, word: str) -> None:
    person.sit_down(staged(acting, great_game()))
    assert person.asked is not None
    words = ACTIONS if word == "act" else (word,)
    move = next(
        move for move in person.asked.moves if move.word in words and (word != "buy" or move.one <= COURT_SIZE)
    )  # fmt: skip
    way, made = person.way(move), len(person.match.moves)
    assert way.take is not None
    person.click(person.grip(person.item(way.take)))
    come_to_rest(person.scene)
    assert len(person.match.moves) == made, "the first shows what would follow"
    if word == "play":
        assert way.put is not None
        person.click(person.spot_point(person.place(way.put)))
    elif word == "buy":
        person.click(person.grip(person.item(way.take)))
    else:
        person.by_button(move)
    assert person.match.moves[made] == move


def test_one_click_ends_the_turn_and_a_second_is_asked_for_where_something_is_forgone(person: Courtier) -> None:
    market = "20 21 22 23 24 25 / 26 27 28 29 30 32"
    for actions, clicks in ((0, 1), (2, 2)):
        state = laid(Seat("afghan", court="2", rupees=1), Seat("british", court="6", rupees=5), market=market)
        match = Match.begin(great_game("RB", people="RB"), CardSources(GAMES))
        state.table.actions = actions
        put(match, state)
        person.sit_down(match)
        for clicked in range(clicks):
            assert not person.match.moves, clicked
            (button,) = (one for one in person.table.choices.buttons if one.key_name == "E")
            QTest.mouseClick(button, LEFT)
        assert person.match.moves[0] == Move("end")


def test_pieces_of_a_map_that_is_not_shown_do_not_lie_upon_the_market(person: Courtier) -> None:
    state = laid(
        Seat("afghan", court="2 8", spies="2 8"), Seat("british", court="6 16"),
        afghan="kabul*2 herat-kabul", market="20 21 22 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip
    match = Match.begin(great_game("RB", people="RB"), CardSources(GAMES))
    put(match, state)
    match.play(Move("move", 2))
    person.window.settings.text_scale = 1.5
    person.window.resize(1024, 700)
    person.sit_down(match)
    scene = person.scene
    (army,) = (item for item in scene.pieces if item.thing is not None and item.thing.kind == "army")
    assert scene.market.isVisible()
    assert not army.isVisible() or army.opacity() == 0
    person.click(scene.map_mode.tabs[0].scene_rect().center())
    come_to_rest(scene)
    assert army.isVisible()
    assert army.opacity() == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("how", "size"),
    [
        ("drag", (1024, 700)),
        ("click", (1280, 800)),
        pytest.param("button", (1920, 1080), marks=pytest.mark.nightly),
        pytest.param("list", (1280, 800), marks=pytest.mark.nightly),
        ("keys", (1024, 700)),
    ],
)
def test_every_question_is_answered(person: Courtier, how: How, size: tuple[int, int], nightly: bool) -> None:
    person.window.resize(*size)
    words = answers_to(how)
    asked = {kind: found for kind, found in positions().items() if nightly or kind[1] in words}
    # By day each move is made for one of the questions that it answers.
    seen: dict[str, tuple[str, str]] = {}
    for kind in asked:
        seen.setdefault(kind[1], kind)
    for (question, word), (record, move) in asked.items():
        if not nightly and seen[word] != (question, word):
            continue
        person.sit_down(Match.restore(record, CardSources(GAMES)))
        if person.curtained:
            person.lift_curtain()
        assert person.asked is not None
        assert person.asked.prompt.word == question
        assert not unnamed_keys(person), (question, size)
        made = len(person.match.moves)
        person.answer(move, how)
        assert person.match.moves[made : made + 1] == (move,), f"{question} {how}: {person.match.moves[made:]}, {move}"
        person.wait()
        if person.asked is not None:
            known = person.match.view(person.knows)
            person.scene.focus.leave()
            person.scene.focus.hide()
            person.scene.point_at(None)
            view = View(person.scene.viewer, known.table, known.stack, person.asked)
            assert not unlike_rebuilt(person.scene, view), (question, word)
    assert {word for word, hows in person.answered.items() if how in hows} >= words - {"army"}
