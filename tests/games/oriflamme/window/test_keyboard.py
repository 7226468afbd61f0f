"""The table without a mouse: arrows, Enter, digits, Tab and Space do everything."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.board.drag_and_drop import DropTargetItem
from gonfalon.ui.board.focus import OWN, RIVALS
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.rules.positions import base
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.posed import posed
from tests.games.oriflamme.window.stage import Stage

Key = Qt.Key
TAB = Qt.FocusReason.TabFocusReason


def answer_by_keys(person: Person, move: Move) -> None:
    """Make a move with the keyboard alone."""
    if move.word == "place":
        person.walk_to(person.hand_card(move.kind))
        person.key(Key.Key_Return)
        assert isinstance(person.focused, DropTargetItem), "Enter did not lead from the card to the places"
        person.walk_to(person.place_of(move.slot))
        person.key(Key.Key_Return)
    else:
        person.key(Qt.Key(Key.Key_1 + person.asked.moves.index(move)))


@pytest.mark.slow
@pytest.mark.subject("Oriflamme played by keys")
def test_a_game_by_keys_alone(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the first screen on, until cards were placed, kept and revealed; targets are chosen by keys elsewhere."""
    monkeypatch.setattr(
        "gonfalon.ui.application.table_controller.SystemRandom", lambda: SimpleNamespace(randrange=lambda *bounds: 6)
    )
    person = Person(open_window(), qtbot)
    person.key(Key.Key_Return)
    person.wait()
    done, dice = set[str](), Dice(6)
    while not done >= {"place", "keep", "reveal"}:
        moves, before = person.asked.moves, len(person.match.moves)
        move = dice.pick([move for move in moves if move.word not in done] or moves[:9])
        done.add(move.word)
        answer_by_keys(person, move)
        assert person.match.moves[before] == move, f"the keys could not play '{move}'"
        person.wait()


def test_a_spectator_of_five_is_none_of_them() -> None:
    """The fifth panel lies where a player's own would, and is no more the spectator's than the others."""
    zones = Stage(base(), "RBGYK", -1, seed=1).scene.focus.zones()
    assert OWN not in zones
    assert len(zones[RIVALS].things) == 5


def test_the_ring_is_seen_and_the_name_is_said(person: Person) -> None:
    person.begin(game(seed=31))
    person.key(Key.Key_Left)
    card = person.focused
    assert card in person.hand
    assert card.focused
    assert person.scene.focus.words == f"{person.scene.name_of(card.number)}, in your hand."
    assert person.scene.row_decorations.preview.look == card.look
    person.key(Key.Key_Right)
    assert person.focused is not card
    assert not card.focused
    # The mouse takes over, and the ring goes away.
    person.click(person.scene.measures.cloth.center())
    assert person.focused is None
    assert not any(item.focused for item in person.scene.items_by_number)


def test_tab_goes_round_the_table(person: Person) -> None:
    """Choices, board, chronicle, undo, rules: each is reached, and nothing that cannot be used."""
    person.sit_down(posed("B.judge- R.fanatic-", 0))
    table, buttons, order = person.table, person.table.choices.buttons, []
    buttons[0].setFocus(TAB)
    for _ in range(12):
        order.append(person.window.focusWidget())
        person.key(Key.Key_Tab)
    assert {*buttons, table.view, table.rules_button, table.log_view.rows} <= {*order}
    assert order[0] in order[1:], "Tab does not come back to where it began"
    places = [order.index(widget) for widget in (*buttons, table.view, table.log_view.rows)]
    assert places == sorted(places)
    buttons[1].setFocus(TAB)
    assert buttons[1].ring
    person.key(Key.Key_Return)
    assert str(person.match.moves[0]) == "reveal"


def test_piles_and_the_rules_are_opened_by_keys(person: Person) -> None:
    person.begin(game(seed=34))
    person.walk_to(person.scene.panels_by_seat[0])
    person.key(Key.Key_Return)
    assert person.table.overlay is not None
    person.key(Key.Key_Return)
    assert person.table.overlay is None
    person.key(Key.Key_F1)
    assert person.screen is person.window.pages.rules
    person.key(Key.Key_Escape)
    assert person.screen is person.table
    person.key(Key.Key_Question)
    assert person.table.overlay is not None
    assert person.asked is not None
