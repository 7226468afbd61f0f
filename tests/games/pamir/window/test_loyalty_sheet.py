"""Changing sides: what one is told to lose and to get is what one loses and gets."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules import Move
from gonfalon.games.pamir.rules.dominance import influence
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import ASK
from gonfalon.games.pamir.texts.loyalty_texts import (
    ChangeKind,
    ChangePart,
    LoyaltyChange,
    loyalty_change,
    loyalty_choices,
)
from gonfalon.games.pamir.texts.move_preview import MoveOutcome
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.loyalty_sheet import LoyaltyChangePanel
from tests.at_the_table.reading import overrun, painted
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.tables import options
from tests.games.pamir.window.courtier import Courtier, great_game

NAMES = Names("en")


def told(state: State, move: Move) -> LoyaltyChange | None:
    view = View.of(state, state.seat)
    moves = [other for other in state.moves if other[:2] == move[:2]]
    return loyalty_change(view, moves, MoveOutcome(view, moves[0]), NAMES)


def done(state: State, move: Move) -> State:
    real = state.clone()
    real.play(move)
    if not real.over and real.decision.prompt.word == "ask-bribe":
        real.play(ASK[0])
    return real


def test_what_is_said_to_be_lost_is_lost() -> None:
    changes = costs = 0
    for seed, policy in enumerate(POLICIES.values()):
        state = Pamir().setup(options("hidden", 3, seed), seed)
        for _ in laws.random_play(state, Dice(seed), policy):
            for move in state.moves if state.moves and state.decision.prompt.word in ("actions", "prize") else ():
                if move.word not in ("play", "prize"):
                    continue
                seat, before, said = state.seat, state.table.loyalty[state.seat], told(state, move)
                real = done(state, move)
                after = real.table.loyalty[seat]
                changes += before != after
                if said is None:
                    # Nothing was lost but what the icons of the card overthrew.
                    assert before == after or not (state.table.gifts[seat] or state.table.prizes[seat])
                    continue
                costs += 1
                assert (said.before, said.after) == (before, after)
                gone = set(state.table.courts[seat]) - set(real.table.courts[seat])
                cards = {part.number for part in said.lost if part.kind is ChangeKind.CARD}
                assert gone <= cards
                if real.over or real.decision.prompt.word not in ("patriots", "debt"):
                    assert gone == cards
                    assert said.worth[1] == influence(real.table, seat, after)
                gifts = any(part.kind is ChangeKind.GIFT for part in said.lost)
                assert gifts == bool(state.table.gifts[seat])
                assert any(part.kind is ChangeKind.PRIZE for part in said.lost) == bool(state.table.prizes[seat])
                ruled = {region for region, ruler in enumerate(state.table.rulers) if ruler == seat}
                still = {region for region, ruler in enumerate(real.table.rulers) if ruler == seat}
                assert {part.number for part in said.lost if part.kind is ChangeKind.RULE} == ruled - still
    assert changes > 50
    assert costs > 20


def test_a_plate_shows_the_patriots_of_its_coalition_and_who_is_loyal() -> None:
    state = Pamir().setup(options("hidden", 3, 1), 1)
    first, chosen = state.seat, state.moves[1]
    state.play(chosen)
    table = state.table
    for choice in loyalty_choices(View.of(state, state.seat), NAMES):
        assert choice.side is not None
        coalition = choice.move.one
        shown = [card for card in table.market if card and table.seating.deck.patriot[card] == coalition]
        assert sorted(choice.cards) == sorted(shown)
        assert len(choice.side.patriots) == len(shown)
        loyal = (table.seating.families[first],) if choice.move == chosen else ()
        assert choice.side.loyal == loyal


def test_a_plate_is_looked_at_before_it_is_pressed(person: Courtier) -> None:
    """Its patriots are marked in the market, and V shows the table beneath."""
    person.begin(great_game("RBG", people="R", first=0, seed=2))
    bar, scene = person.table.choices, person.scene
    with_patriots = next(button for button in bar.buttons if button.choice.cards)
    with_patriots.setFocus(Qt.FocusReason.TabFocusReason)
    marked = {item.number for item in scene.items_by_number if item.targeted}
    assert marked == set(with_patriots.choice.cards)
    assert {card for card in scene.table.market if scene.items_by_number[card].veiled} == set(
        scene.table.market
    ) - marked
    person.scene.move_input.answer(with_patriots.choice.move)
    person.wait()
    assert not any(item.veiled for item in scene.items_by_number)


@pytest.mark.nightly
def test_what_a_change_costs_is_seen_first_and_the_table_beneath_it(person: Courtier) -> None:
    dice = Dice(4)
    person.begin(great_game("RB", people="R", first=0, seed=4))
    scene = person.scene
    while True:
        assert person.asked is not None
        view = scene.view
        assert view is not None
        cards = {move.one for move in person.asked.moves if move.word == "play"} & set(scene.own_hand)
        plays = {card: [move for move in person.asked.moves if move[:2] == ("play", card)] for card in cards}
        costly = [card for card in plays if scene.question_sheets.changes_side(view, plays[card])]
        if costly:
            break
        person.scene.move_input.answer(dice.pick(person.asked.moves))
        person.wait()
    person.click(person.grip(scene.items_by_number[costly[0]]))
    panel, bar, moves = scene.question_sheets.loyalty_change, person.table.choices, len(person.match.moves)
    assert panel.isVisible()
    QTest.keyPress(person.table, Qt.Key.Key_V)
    assert (panel.isVisible(), bar.isVisible()) == (False, False)
    QTest.keyRelease(person.table, Qt.Key.Key_V)
    assert (panel.isVisible(), bar.isVisible()) == (True, True)
    person.key(Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert len(person.match.moves) == moves
    item = scene.items_by_number[costly[0]]
    person.carry(item, scene.places.end_place(0).center())
    person.release(scene.places.end_place(0).center())
    assert panel.isVisible(), "a drag is answered only when its cost was seen"
    QTest.keyClick(person.table, Qt.Key.Key_1)
    person.wait()
    assert person.match.moves[moves] == Move("play", costly[0], 0)


def test_all_rows_lie_on_the_paper_however_many_they_are(qapp: QApplication) -> None:
    part = ChangePart(ChangeKind.GIFT, "The rule of Transcaspia", "Nobody rules there any more", 0)
    change = LoyaltyChange(
        "R", 0, 1, "Join?", "A sentence.", "You lose", (part,) * 9, "You get", (part,) * 4, "Influence", (3, 2),
        ("Red may ask for a bribe", "You have 2"), "Stays.", (), ("", ""),
    )  # fmt: skip
    panel = LoyaltyChangePanel()
    panel.place(QRectF(0, 0, 1024, 700), 0.95)
    panel.show_figures(change)
    assert overrun(panel) == []


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_plates_beside_each_other_have_letters_of_one_size(person: Courtier, scale: float) -> None:
    person.window.settings.language = "uk"
    person.window.settings.text_scale = scale
    person.window.resize(1024, 700)
    person.begin(great_game("RB", people="RB", seed=1))
    words = [text for text in painted(person.window) if text.text == "Уже лояльні"]
    assert len(words) == 3
    assert len({text.px for text in words}) == 1
