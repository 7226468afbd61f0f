"""Wakhan's turn as it is followed: rows, the ladder of a choice, and how one goes on from reason to reason."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules import events as told
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.wakhan.priority import highest, to_discard
from gonfalon.games.pamir.texts.her_turn import BONUS, HerTurn, RowState, row_words, went_on, why_words
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.catalogue import current
from gonfalon.ui.board.director import Motion
from gonfalon.ui.preferences.settings import Settings
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.tables import options
from tests.games.pamir.window.courtier import Courtier, great_game


def followed(seats: int) -> Iterator[tuple[HerTurn, told.WakhanReasoned, Table]]:
    """Her turns of random games after each of her reasons, with the table as everybody knows it."""
    for seed, policy in enumerate(list(POLICIES.values())[:4]):
        state = Pamir().setup(options("wakhan", seats, seed), seed)
        table, heard = state.table.redact(-1), list[Event]()
        state.table.listener = heard.append
        turn: HerTurn | None = None
        for _ in laws.random_play(state, Dice(seed), policy):
            for event in (event.seen_by(-1) for event in heard):
                turn = went_on(turn, event, table)
                if isinstance(event, told.WakhanReasoned) and turn is not None:
                    yield turn, event, table
                event.apply(table)
            heard.clear()


def test_the_ladder_comes_to_the_card_that_she_chose() -> None:
    climbed = counted = 0
    for turn, event, table in followed(3):
        ladder = turn.ladder
        if ladder is None or ladder.decided == 0 or event.word in ("betrayed", "battle_on", "spy"):
            continue  # what she passes over there is in no list
        climbed += 1
        counted += len(ladder.left) == ladder.decided
        decide = to_discard if ladder.gives_up else highest
        assert decide(table, ladder.candidates) == (ladder.chosen, ladder.decided), event
    assert climbed > 20
    assert counted == climbed


def test_every_row_and_reason_is_put_into_words(language: str) -> None:
    names, states, beside = Names(current()), set[RowState](), 0
    for turn, _, table in followed(2):
        states |= {row.state for row in turn.rows}
        for index in range(len(turn.rows)):
            title, why = row_words(turn, index, table, names)
            assert title
            assert "{" not in title + why
        assert why_words(turn.said, turn.ladder, names)[1]
        assert [row.state for row in turn.rows].count(RowState.NOW) <= 1
        beside += len(turn.rows) > BONUS + 1
    assert states == set(RowState)
    assert beside


@pytest.mark.slow
def test_one_goes_on_from_reason_to_reason_and_all_else_moves_meanwhile(person: Courtier) -> None:
    """Space shows the next reason; Enter all of the rest, and the board is as the game then."""
    person.begin(great_game("RBG", people="R", seed=5, wakhan="G"))
    director, rooms = person.scene.director, person.scene.rooms
    director.motion = Motion(500.0, pace="step")
    shown = 0
    while shown < 8:
        person.qtbot.waitUntil(lambda: person.asked is not None or rooms.wakhan.isVisible())
        if person.asked is not None:
            person.scene.asking.answer(person.asked.moves[-1])
        while rooms.wakhan.isVisible():
            assert rooms.wakhan.figures is not None
            before = rooms.wakhan.figures.turn
            shown += 1
            person.qtbot.wait(20)
            assert rooms.wakhan.figures.turn is before, "nobody has gone on"
            QTest.keyClick(person.table, Qt.Key.Key_Space)
            person.qtbot.waitUntil(
                lambda before=before: (
                    not rooms.wakhan.isVisible()
                    or (rooms.wakhan.figures is not None and rooms.wakhan.figures.turn is not before)
                )
            )
            if shown == 5 and rooms.wakhan.isVisible():
                QTest.keyClick(person.table, Qt.Key.Key_Return)
                assert director.idle
    director.finish()
    person.wait()
    assert person.scene.table == person.match.view(0).table


@pytest.mark.slow
def test_another_pace_holds_from_the_next_reason_on(person: Courtier, settings: Settings) -> None:
    person.begin(great_game("RBG", people="R", seed=5, wakhan="G"))
    person.window.resize(1280, 800)
    settings.animation_speed = "double"
    director, rooms = person.scene.director, person.scene.rooms
    while not rooms.wakhan.isVisible():
        person.scene.asking.answer(person.asked.moves[-1])  # type: ignore[union-attr]
        person.qtbot.waitUntil(lambda: person.asked is not None or rooms.wakhan.isVisible())
    before = rooms.wakhan.figures
    assert [choice.key for choice in person.scene.asking.choices][:2] == ["Space", "Enter"]
    flow = next(button for button in person.table.choices.buttons if button.choice.move == "flow")
    QTest.mouseClick(flow, Qt.MouseButton.LeftButton)
    assert settings.pace_of_automata == "flow"
    assert not director.idle
    person.qtbot.waitUntil(lambda: rooms.wakhan.figures is not before, timeout=5000)
    assert rooms.wakhan.isVisible(), "the next reason came by itself"
    director.finish()
    person.wait()
    assert person.scene.table == person.match.view(0).table
