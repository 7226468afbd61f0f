"""Several people at one screen: what shows no secret is asked without a curtain, and nobody's hand lies open then."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.texts.questions import QUESTIONS
from gonfalon.ui.application.match_controller import SPECTATOR, MatchController
from gonfalon.ui.settings.store import Settings
from gonfalon.ui.widgets import screen
from tests.at_the_table.bots import HereAtOnce, at_random
from tests.at_the_table.reading import heard
from tests.games.pamir.window.courtier import Courtier, great_game


def play_of(person: Courtier) -> MatchController:
    assert person.window.tables.play is not None
    return person.window.tables.play


def answer(person: Courtier, move: Move) -> None:
    person.scene.move_input.answer(move)
    person.wait()


def check_secrets(person: Courtier) -> None:
    """Only the hand of who is asked before it, or of nobody, is known to the screen."""
    play, match = play_of(person), person.match
    if person.curtained or match.over:
        return
    seat = match.decision_seat
    # While somebody else looks, only what everybody knows.
    knows = SPECTATOR if play.face_down else play.viewer
    assert person.scene.table == match.view(knows).table
    if seat in play.people and seat != play.viewer:
        assert play.face_down
        assert all(card is None for hand in person.scene.table.hands for card in hand)


@pytest.mark.slow
def test_nobody_is_asked_for_the_only_answer_unless_cards_are_dealt_by_it(person: Courtier, bots: HereAtOnce) -> None:
    """An end of the turn is such an answer; bots are not asked for any, and an undo goes past it."""
    bots.choose = at_random
    person.window.tables.begin(great_game("RBG", people="R", seed=12))
    person.wait()
    dice, alone, choices = Dice(3), 0, 0
    while not person.at_the_end and len(person.match.moves) < 120:
        assert person.asked is not None
        assert person.match.forced_move is None
        answer(person, dice.pick(person.asked.moves))
    match = person.match
    for made, (decider, move) in enumerate(zip(match.deciders, match.moves, strict=True)):
        moves = match.view(decider, after=made).pending.moves
        alone += decider == 0 and len(moves) == 1
        choices += decider != 0 and len(moves) > 1
        assert move in moves
    assert alone
    assert bots.asked == choices


@pytest.mark.slow
@pytest.mark.parametrize(("families", "people", "seed"), [
    ("RBG", "RBG", 12), pytest.param("RBGY", "RGY", 14, marks=pytest.mark.nightly),
])  # fmt: skip
def test_a_hand_is_seen_by_its_owner_alone(
    person: Courtier, families: str, people: str, seed: int, nightly: bool
) -> None:
    moves = 2000 if nightly else 120
    person.window.tables.begin(great_game(families, people=people, seed=seed))
    person.wait()
    dice, asked_openly, revealed_cards, curtains = Dice(seed), set(), 0, 0
    while not person.at_the_end and len(person.match.moves) < moves:
        check_secrets(person)
        play = play_of(person)
        if person.curtained:
            curtains += 1
            prompt = person.match.view(SPECTATOR).decision
            assert prompt is not None
            assert not QUESTIONS[prompt.prompt.word].is_open
            person.lift_curtain()
        elif person.face_down:
            revealed_cards += 1
            person.turn_up()
            assert not play.face_down
        else:
            assert person.asked is not None
            if play.face_down:
                asked_openly.add(person.asked.prompt.word)
            wanted = [move for move in person.asked.moves if move.word in ("play", "pay", "ask", "tax")]
            answer(person, dice.pick(wanted if wanted and dice.below(3) else person.asked.moves))
    assert {"loyalty", "ask-bribe", "pay-bribe"} <= asked_openly
    assert revealed_cards > 1
    assert curtains > 2


@pytest.mark.slow
def test_who_has_just_bought_the_first_card_sees_it(person: Courtier) -> None:
    """An empty hand hides nothing, so nobody has to turn it up in the middle of a turn."""
    person.window.tables.begin(great_game("RB", people="RB", first=0, seed=23))
    person.wait()
    while not _hand(person):
        assert not person.curtained
        assert not person.face_down
        assert person.asked is not None
        answer(person, next((move for move in person.asked.moves if move.word == "buy"), person.asked.moves[0]))
    assert person.match.moves[-1].word == "buy"
    assert person.asked is not None
    assert person.scene.table == person.match.view(person.asked.seat).table


def talking(person: Courtier, seed: int) -> None:
    """Play on until somebody else at the screen is asked for a price."""
    dice = Dice(seed)
    person.window.tables.begin(great_game("RBG", people="RBG", seed=seed))
    person.wait()
    while True:
        if person.curtained:
            person.lift_curtain()
        elif person.face_down:
            person.turn_up()
        elif person.asked is not None and person.asked.prompt.word == "ask-bribe" and _hand(person):
            return
        else:
            assert person.asked is not None
            wanted = [move for move in person.asked.moves if move.word in ("play", "buy")]
            answer(person, dice.pick(wanted or person.asked.moves))


def _hand(person: Courtier) -> list[int | None]:
    viewer = play_of(person).viewer
    hand: list[int | None] = person.match.view(viewer).table.hands[viewer]
    return hand


@pytest.mark.slow
def test_nothing_of_the_hand_is_heard_while_another_names_a_price(person: Courtier) -> None:
    """The whole tree is the same for a hand of other cards."""
    talking(person, 21)
    play, names = play_of(person), person.scene.words
    assert person.asked is not None
    held = {names.card_name(card) for card in _hand(person) if card not in (None, person.asked.prompt.card)}
    assert held
    market = {names.card_name(card) for card in person.scene.table.market if card}
    told = " ".join(person.table.log_view.sentences())
    for name in held - market:
        said = [text for text in heard(person.window) if name in text and text not in person.table.log_view.sentences()]
        assert not said or name in told
    assert not any(person.scene.items_by_number[card].isVisible() for card in _hand(person) if card)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    app.applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)
    assert not person.curtained
    assert play.face_down


@pytest.mark.slow
def test_the_price_is_a_key_and_the_payer_turns_the_hand_up_again(person: Courtier, settings: Settings) -> None:
    talking(person, 22)
    settings.animation_speed = "double"
    play = play_of(person)
    assert person.scene.banner.title.startswith(person.scene.words.family(  # who is asked, for all look at it
        person.scene.table.seating.families[person.asked.seat]  # type: ignore[union-attr]
    ))  # fmt: skip
    payer, price = play.viewer, person.asked.moves[-1].one  # type: ignore[union-attr]
    person.key(Qt.Key.Key_0 + price)  # type: ignore[arg-type]
    if person.match.moves[-1].word != "ask":
        # It was not shown before, so the first press has shown it.
        person.key(Qt.Key.Key_0 + price)  # type: ignore[arg-type]
    person.wait()
    assert person.match.moves[-1] == Move("ask", price)
    if person.asked is not None and person.asked.prompt.word == "pay-bribe":
        assert (play.viewer, play.face_down) == (payer, True)
        person.qtbot.waitUntil(lambda: not person.table.hesitates)
        person.key(Qt.Key.Key_Escape)
        person.wait()
        assert person.match.moves[-1] == Move("drop")
    assert person.face_down
    person.key(Qt.Key.Key_Return)
    assert play.face_down, "the answer before may have been given twice"
    person.qtbot.waitUntil(lambda: not person.table.hesitates)
    person.key(Qt.Key.Key_Return)
    person.wait()
    assert person.asked is not None
    assert person.asked.seat == payer
    assert person.scene.table == person.match.view(payer).table


@pytest.mark.slow
def test_a_declaration_is_taken_back_until_the_next_is_made(person: Courtier) -> None:
    person.window.tables.begin(great_game("RBG", people="RB", first=0, seed=23))
    person.wait()
    first = play_of(person).viewer
    answer(person, person.asked.moves[0])  # type: ignore[union-attr]
    assert (play_of(person).viewer, person.asked.seat) == (1 - first, 1 - first)  # type: ignore[union-attr]
    assert person.table.undo_button.isEnabled()
    person.key(Qt.Key.Key_Z)
    person.wait()
    assert not person.match.moves
    assert (play_of(person).viewer, person.asked.seat) == (first, first)  # type: ignore[union-attr]
    answer(person, person.asked.moves[1])  # type: ignore[union-attr]
    answer(person, person.asked.moves[1])  # type: ignore[union-attr]
    assert not person.curtained


def test_no_key_answers_for_who_is_asked_next_without_a_curtain(
    person: Courtier, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(screen, "HESITATION_MS", 600_000)
    person.window.tables.begin(great_game("RB", people="RB", seed=11))
    person.wait()
    assert person.asked is not None
    answer(person, person.asked.moves[0])
    assert not person.curtained
    assert person.table.hesitates
