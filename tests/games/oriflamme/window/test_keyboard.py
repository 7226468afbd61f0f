"""The table without a mouse: arrows, Enter, digits, Tab and Space do everything."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.strips import SeatPanel
from gonfalon.ui.board.card import CardItem
from gonfalon.ui.board.choices import ChoiceButton
from gonfalon.ui.board.director import Motion
from gonfalon.ui.board.places import PlaceItem
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import Person, game

Key = Qt.Key


def focused(person: Person) -> object:
    return person.scene.focus.item


def walk_to(person: Person, thing: object) -> None:
    """Press arrows until the ring is around a thing of the board."""
    if not person.table.view.hasFocus() or focused(person) is None:
        person.key(Key.Key_Right)
    for _ in range(60):
        if focused(person) is thing:
            return
        zones = person.scene.focus.zones()
        names = list(zones)
        wanted = next(names.index(name) for name in names if thing in zones[name])
        now = next((names.index(name) for name in names if focused(person) in zones[name]), None)
        if now is None:
            person.key(Key.Key_Right)
        elif now != wanted:
            person.key(Key.Key_Down if wanted > now else Key.Key_Up)
        else:
            row = zones[names[now]]
            before = row.index(focused(person))
            rightwards = row.index(thing) > before
            person.key(Key.Key_Right if rightwards else Key.Key_Left)
            if focused(person) is row[before]:
                # The row runs the other way.
                person.key(Key.Key_Left if rightwards else Key.Key_Right)
    raise AssertionError(f"the arrows never come to {thing}")


def answer_by_keys(person: Person, move: Move) -> None:
    """Make a move with the keyboard alone."""
    decision = person.asked
    assert decision is not None
    if move.word == "place":
        walk_to(person, person.hand_card(move.kind))
        person.key(Key.Key_Return)
        assert isinstance(focused(person), PlaceItem), "Enter did not lead from the card to the places"
        walk_to(person, person.place_of(move.slot))
        person.key(Key.Key_Return)
    elif move.word == "target" and Dice(move.slot).below(2):
        table = person.scene.table
        walk_to(person, person.scene.items_by_number[table.queue[move.slot]])
        person.key(Key.Key_Return)
    else:
        index = decision.moves.index(move)
        if index < 9:
            person.key(Qt.Key(Key.Key_1 + index))
        else:
            walk_to(person, person.place_of(move))
            person.key(Key.Key_Return)


@pytest.mark.at_length
def test_games_by_keys_alone(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first screen on, until a target was chosen by its number and another one on the board."""
    seeds = count(6)
    monkeypatch.setattr(
        "gonfalon.ui.application.tables.SystemRandom", lambda: SimpleNamespace(getrandbits=lambda bits: next(seeds))
    )
    person = Person(open_window(), qtbot)
    done: set[str] = set()
    while not done >= {"place", "keep", "reveal", "target 0", "target 1"}:
        assert next(seeds) < 60, f"so many games asked no more than {done}"
        person.key(Key.Key_Return)
        person.wait()
        dice = Dice(6)
        while not person.at_the_end:
            decision = person.asked
            assert decision is not None
            fresh = [move for move in decision.moves if move.word not in done]
            move = dice.pick(fresh or decision.moves)
            done.add(f"target {Dice(move.slot).below(2)}" if move.word == "target" else move.word)
            before = len(person.match.moves)
            answer_by_keys(person, move)
            assert person.match.moves[before] == move, f"the keys could not play '{move}'"
            person.wait()


def test_the_ring_is_seen_and_the_name_is_said(person: Person) -> None:
    person.begin(game(seed=31))
    person.key(Key.Key_Left)
    card = focused(person)
    assert isinstance(card, CardItem)
    assert card.focused
    assert card.number in person.scene.table.hands[0]
    assert person.scene.focus.words == f"{person.scene.name_of(card.number)}, in your hand."
    assert person.scene.surroundings.preview.look == card.look
    person.key(Key.Key_Right)
    assert focused(person) is not card
    assert not card.focused
    # The mouse takes over, and the ring goes away.
    person.click(person.scene.measures.cloth.center())
    assert focused(person) is None
    assert not any(item.focused for item in person.scene.items_by_number)


def test_escape_lays_back_first_and_then_opens_the_menu(person: Person) -> None:
    person.begin(game(seed=32))
    person.key(Key.Key_Right)
    card = focused(person)
    assert isinstance(card, CardItem)
    person.key(Key.Key_Return)
    assert person.scene.asking.selected == card.number
    person.key(Key.Key_Escape)
    assert person.scene.asking.selected == -1
    assert focused(person) is card
    person.key(Key.Key_Escape)
    assert person.table.overlay is not None
    person.key(Key.Key_Escape)
    assert person.table.overlay is None
    assert person.table.view.hasFocus()
    assert not person.match.moves


def test_tab_goes_round_the_table(person: Person) -> None:
    """Choices, board, chronicle, undo, rules: each is reached, and nothing that cannot be used."""
    match_to_choose(person)
    order = []
    person.table.choices.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(12):
        widget = person.window.focusWidget()
        order.append(widget)
        assert widget is not None
        QTest.keyClick(widget, Key.Key_Tab)
    assert set(person.table.choices.buttons) <= set(order)
    assert person.table.view in order
    assert person.table.rules_button in order
    assert person.table.chronicle.rows in order
    assert order[0] in order[1:], "Tab does not come back to where it began"
    buttons = [order.index(button) for button in person.table.choices.buttons]
    assert max(buttons) < order.index(person.table.view) < order.index(person.table.chronicle.rows)
    assert isinstance(person.table.choices.buttons[0], ChoiceButton)


def match_to_choose(person: Person, word: str = "face-down", seed: int = 33) -> None:
    """Sit at a table where something with buttons is asked."""
    person.begin(game(seed=seed))
    dice = Dice(seed)
    while person.asked is not None and person.asked.prompt.word != word:
        person.scene.asking.answer(dice.pick(person.asked.moves))
        person.wait()
    assert person.asked is not None


def test_enter_on_a_focused_button_answers(person: Person) -> None:
    match_to_choose(person)
    made = len(person.match.moves)
    person.table.choices.buttons[1].setFocus(Qt.FocusReason.TabFocusReason)
    assert person.table.choices.buttons[1].ring
    person.key(Key.Key_Return)
    assert str(person.match.moves[made]) == "reveal"


def test_piles_are_opened_by_enter(person: Person) -> None:
    person.begin(game(seed=34))
    panel = person.scene.panels_by_seat[0]
    walk_to(person, panel)
    assert isinstance(focused(person), SeatPanel)
    person.key(Key.Key_Return)
    assert person.table.overlay is not None
    person.key(Key.Key_Return)
    assert person.table.overlay is None


def test_space_finishes_what_moves(person: Person) -> None:
    person.begin(game(seed=35))
    person.table.scene.director.motion = Motion(0.05)
    answer_by_keys(person, Move("place", kind_in_hand(person), -2))
    assert not person.table.idle
    person.key(Key.Key_Space)
    assert person.table.idle


def test_a_click_finishes_what_moves_and_does_nothing_else(person: Person) -> None:
    person.begin(game(seed=35))
    person.table.scene.director.motion = Motion(0.05)
    answer_by_keys(person, Move("place", kind_in_hand(person), -2))
    card = person.scene.items_by_number[person.scene.table.hands[0][0]]
    person.click(card.pos())
    assert person.table.idle
    assert person.scene.asking.selected == -1


def kind_in_hand(person: Person) -> str:
    table = person.scene.table
    face = table.faces[table.hands[0][0]]
    assert face is not None
    return str(table.seating.cards.kinds[face].id)


@pytest.mark.parametrize(("key", "words"), [(Key.Key_F1, "rules"), (Key.Key_Question, "keys")])
def test_help_is_one_key_away(person: Person, qapp: QApplication, key: Qt.Key, words: str) -> None:
    person.begin(game(seed=36))
    person.key(key)
    if words == "rules":
        assert person.screen is person.window.pages.rules
        person.key(Key.Key_Escape)
        assert person.screen is person.table
    else:
        assert person.table.overlay is not None
    assert person.asked is not None
