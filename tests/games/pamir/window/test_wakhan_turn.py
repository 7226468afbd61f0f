"""Wakhan's turn as it is followed: rows, the ladder of a choice, and how one goes on from reason to reason."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.games.pamir.rules import Table, events
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.wakhan.priorities import card_to_discard, highest_priority
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.wakhan_turn import (
    BONUS,
    RowState,
    WakhanTurnState,
    choice_texts,
    follow_wakhan_turn,
    row_texts,
)
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.games.pamir.window.wakhan_sheet import WakhanPanel, wakhan_figures
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.look import fonts
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.reading import overrun
from tests.games import laws
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.tables import options
from tests.games.pamir.window.courtier import Courtier, great_game


def followed(seats: int) -> Iterator[tuple[WakhanTurnState, events.WakhanReasoned, Table]]:
    """Her turns of random games after each of her reasons, with the table as everybody knows it."""
    for seed, policy in enumerate(list(POLICIES.values())[:4]):
        state = Pamir().setup(options("wakhan", seats, seed), seed)
        table, heard = state.table.redact(-1), list[Event]()
        state.table.listener = heard.append
        turn: WakhanTurnState | None = None
        for _ in laws.random_play(state, Dice(seed), policy):
            for event in (event.seen_by(-1) for event in heard):
                turn = follow_wakhan_turn(turn, event, table)
                if isinstance(event, events.WakhanReasoned) and turn is not None:
                    yield turn, event, table
                event.apply(table)
            heard.clear()


def test_the_ladder_comes_to_the_card_that_she_chose() -> None:
    climbed = counted = 0
    for turn, event, table in followed(3):
        wakhan_choice = turn.wakhan_choice
        if wakhan_choice is None or wakhan_choice.decided == 0 or event.word in ("betrayed", "battle_on", "spy"):
            continue  # what she passes over there is in no list
        climbed += 1
        counted += len(wakhan_choice.left) == wakhan_choice.decided
        decide = card_to_discard if wakhan_choice.gives_up else highest_priority
        assert decide(table, wakhan_choice.candidates) == (wakhan_choice.chosen, wakhan_choice.decided), event
    assert climbed > 20
    assert counted == climbed


def test_every_row_and_reason_is_put_into_words(language: str) -> None:
    names, states, beside = Names(current_language()), set[RowState](), 0
    for turn, _, table in followed(2):
        states |= {row.state for row in turn.rows}
        for index in range(len(turn.rows)):
            title, why = row_texts(turn, index, table, names)
            assert title
            assert "{" not in title + why
        assert choice_texts(turn.said, turn.wakhan_choice, names)[1]
        assert [row.state for row in turn.rows].count(RowState.NOW) <= 1
        beside += len(turn.rows) > BONUS + 1
    assert states == set(RowState)
    assert beside


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_turn_lies_on_its_paper(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    names, panel = Names(language), WakhanPanel()
    figures = [wakhan_figures(turn, table, names) for turn, _, table in islice(followed(3), 0, 60, 10)]
    for size in ((1024, 700), (1366, 768)):
        measures = TableLayout.of_view(*size, 3)
        panel.place(measures.talk, measures.unit)
        for each in figures:
            panel.show_figures(each)
            assert overrun(panel) == []


@pytest.mark.slow
def test_one_goes_on_from_reason_to_reason_and_all_else_moves_meanwhile(person: Courtier) -> None:
    """Space shows the next reason; Enter all of the rest, and the board is as the game then."""
    person.begin(great_game("RBG", people="R", seed=5, wakhan="G"))
    animation_queue, question_sheets = person.scene.animation_queue, person.scene.question_sheets
    animation_queue.motion = AnimationSettings(500.0, pace="step")
    shown = 0
    while shown < 8:
        person.qtbot.waitUntil(lambda: person.asked is not None or question_sheets.wakhan.isVisible())
        if person.asked is not None:
            person.scene.move_input.answer(person.asked.moves[-1])
        while question_sheets.wakhan.isVisible():
            assert question_sheets.wakhan.figures is not None
            before = question_sheets.wakhan.figures.turn
            shown += 1
            person.qtbot.wait(20)
            assert question_sheets.wakhan.figures.turn is before, "nobody has gone on"
            QTest.keyClick(person.table, Qt.Key.Key_Space)
            person.qtbot.waitUntil(
                lambda before=before: (
                    not question_sheets.wakhan.isVisible()
                    or (
                        question_sheets.wakhan.figures is not None and question_sheets.wakhan.figures.turn is not before
                    )
                )
            )
            if shown == 5 and question_sheets.wakhan.isVisible():
                QTest.keyClick(person.table, Qt.Key.Key_Return)
                assert animation_queue.idle
    animation_queue.finish()
    person.wait()
    assert person.scene.table == person.match.view(0).table


@pytest.mark.slow
def test_another_pace_holds_from_the_next_reason_on(person: Courtier, settings: Settings) -> None:
    person.begin(great_game("RBG", people="R", seed=5, wakhan="G"))
    person.window.resize(1280, 800)
    settings.animation_speed = "double"
    animation_queue, question_sheets = person.scene.animation_queue, person.scene.question_sheets
    while not question_sheets.wakhan.isVisible():
        person.scene.move_input.answer(person.asked.moves[-1])  # type: ignore[union-attr]
        person.qtbot.waitUntil(lambda: person.asked is not None or question_sheets.wakhan.isVisible())
    before = question_sheets.wakhan.figures
    assert [choice.key for choice in person.scene.move_input.choices][:2] == ["Space", "Enter"]
    flow = next(button for button in person.table.choices.buttons if button.choice.move == "flow")
    QTest.mouseClick(flow, Qt.MouseButton.LeftButton)
    assert settings.pace_of_automata == "flow"
    assert not animation_queue.idle
    person.qtbot.waitUntil(lambda: question_sheets.wakhan.figures is not before, timeout=5000)
    assert question_sheets.wakhan.isVisible(), "the next reason came by itself"
    animation_queue.finish()
    person.wait()
    assert person.scene.table == person.match.view(0).table
