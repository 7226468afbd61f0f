"""A record that comes from outside while a game is played, and what is found and heard beneath a curtain: no secret."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from gonfalon.core.record import read_record
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import FRONT
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.ui.application.match_controller import SPECTATOR
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.screens.table import TableScreen
from gonfalon.ui.settings.store import Settings
from tests.at_the_table.player import LEFT
from tests.at_the_table.reading import heard, spoken
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged
from tests.pairwise import pairwise
from tests.session.truth import truth
from tests.ui.application.records import (
    FINISHED_GAME,
    ORDONANCE,
    UNFINISHED,
    games,
    mail,
    open_record,
    overlays,
    play_some,
    press,
    words_of,
)


@pytest.mark.slow
@pytest.mark.parametrize("record", [UNFINISHED, FINISHED_GAME], ids=["unfinished", "finished"])
def test_a_game_at_the_table_stays_unless_somebody_says_so(visited: Person, tmp_path: Path, record: Path) -> None:
    visited.begin(game(seed=12))
    played, window, before = visited.match, visited.window, visited.match.record()
    pages = (lambda: window.pages.open_rules(""), window.pages.open_settings, window._menu, visited.table.show_keys)
    for come in (lambda: None, *pages):
        come()
        under = visited.screen
        open_record(visited, mail(record, tmp_path))
        question = overlays(visited)[-1]
        assert question.parent() is window
        assert "A game is being played" in words_of(question)
        assert "This game is saved as it stands" in words_of(question)
        assert (visited.screen, visited.match) == (under, played)
        assert window.focusWidget().text() == "Go on playing"
        press(question, "Go on playing")
        assert (visited.screen, visited.match) == (under, played)
        if under is not visited.table:
            window.screens.back()
        visited.table.close_overlay()
    visited.match.journal, journal = None, visited.match.journal
    open_record(visited, mail(ORDONANCE, tmp_path))
    assert "This game will be lost" in words_of(overlays(visited)[-1]), "where it is not kept"
    press(overlays(visited)[-1], "Go on playing")
    visited.match.journal = journal
    # The last record is meant.
    open_record(visited, mail(ORDONANCE, tmp_path))
    open_record(visited, mail(record, tmp_path))
    (question,) = overlays(visited)
    press(question, "Open")
    assert isinstance(visited.screen, EndingScreen if record is FINISHED_GAME else TableScreen)
    assert record is FINISHED_GAME or visited.match.game.name == "oriflamme"
    assert not overlays(visited)
    assert before in [read_record(window.tables.folder / name) for name in games(visited)]


@pytest.mark.slow
def test_the_question_outlives_the_game(visited: Person, tmp_path: Path) -> None:
    visited.begin(game(seed=16))
    open_record(visited, mail(UNFINISHED, tmp_path))
    play_some(visited, 1000)
    visited.window.tables._end()
    (question,) = overlays(visited)
    assert question.isAncestorOf(visited.window.focusWidget())
    assert isinstance(visited.screen, EndingScreen)
    visited.key(Qt.Key.Key_Return)
    assert isinstance(visited.screen, EndingScreen)
    assert not overlays(visited)
    open_record(visited, mail(UNFINISHED, tmp_path))
    assert isinstance(visited.screen, TableScreen)
    # The game that is played is not opened again.
    visited.begin(game(seed=13))
    played = visited.match
    open_record(visited, played.journal.path)
    (notice,) = overlays(visited)
    assert "This game is open already" in words_of(notice)
    assert visited.match is played


def test_bots_wait_under_the_question_and_play_no_more_when_it_is_answered(visited: Person, tmp_path: Path) -> None:
    visited.window.tables.begin(game(people="", seed=17))
    played = visited.match
    open_record(visited, mail(FINISHED_GAME, tmp_path))
    moves = len(played.moves)
    visited.qtbot.wait(50)
    press(overlays(visited)[-1], "Open")
    visited.qtbot.wait(50)
    assert len(played.moves) == moves
    assert isinstance(visited.screen, EndingScreen)


def test_the_keyboard_stays_with_the_question(shared: Person, tmp_path: Path, looked_at: list[int]) -> None:
    open_record(shared, mail(UNFINISHED, tmp_path))
    (question,) = overlays(shared)
    curtain = shared.window.screens.curtain
    looked_at.clear()
    for widget in (curtain.button, curtain, shared.table.view, shared.window.start):
        widget.setFocus()
        assert question.isAncestorOf(shared.window.focusWidget())
    shared.key(Qt.Key.Key_Return)
    assert not overlays(shared)
    assert shared.curtained
    assert not looked_at
    open_record(shared, tmp_path / "nothing.gonfalon")
    press(overlays(shared)[0], "Close")
    assert shared.curtained
    # Now the keyboard is the curtain's again.
    shared.until(lambda: not curtain.hesitates)
    shared.key(Qt.Key.Key_Return)
    shared.wait()
    assert not shared.curtained


@pytest.mark.parametrize("left", [False, True], ids=["", "the window was left"])
def test_a_falling_curtain_lies_under_the_question(visited: Person, tmp_path: Path, qtbot: QtBot, left: bool) -> None:
    visited.window.settings.curtain = True
    visited.begin(game(people="RB", seed=18, first=0))
    visited.lift_curtain()
    open_record(visited, mail(UNFINISHED, tmp_path))
    (question,) = overlays(visited)
    if left:
        other = QWidget()
        qtbot.addWidget(other)
        other.show()
        other.activateWindow()
        qtbot.waitUntil(other.isActiveWindow)
    visited.window.tables.play.cover(visited.window.tables.play.viewer, away=True)
    assert visited.curtained
    assert question.isAncestorOf(visited.window.focusWidget())
    children = visited.window.children()
    assert children.index(question) > children.index(visited.window.screens.curtain)


def test_nobody_but_the_one_person_is_shown(shared: Person, tmp_path: Path, looked_at: list[int]) -> None:
    alone = Match.begin(game("RBG", people="G", seed=20), CardSources(GAMES), Journal(tmp_path / "a friend's"))
    open_record(shared, alone.journal.path)
    looked_at.clear()
    press(overlays(shared)[-1], "Open")
    shared.wait()
    assert not shared.curtained
    assert shared.match.seats[shared.scene.viewer].family == "G"
    assert set(looked_at) <= {shared.scene.viewer, *(n for n, seat in enumerate(shared.match.seats) if seat.bot)}


@pairwise(record=[UNFINISHED, FINISHED_GAME], moment=["down", "falling", "rising"])
def test_the_last_curtain_goes(
    visited: Person, tmp_path: Path, looked_at: list[int], record: Path, moment: str
) -> None:
    visited.window.settings.curtain = True
    if moment != "down":
        visited.window.settings.animation_speed = "half"
    visited.window.tables.begin(game(people="RB", seed=18, first=0))
    curtain = visited.window.screens.curtain
    if moment == "rising":
        curtain._motion.setCurrentTime(curtain._motion.duration())
        visited.until(lambda: not curtain.hesitates)
        QTest.mouseClick(curtain.button, LEFT)
    assert curtain.is_moving() == (moment != "down")
    open_record(visited, mail(record, tmp_path))
    looked_at.clear()
    press(overlays(visited)[-1], "Open")
    if record is FINISHED_GAME:
        assert isinstance(visited.screen, EndingScreen)
        assert not curtain.isVisible()
        return
    # More than one person plays in both: nothing is made but what everybody may see.
    assert set(looked_at) == {SPECTATOR}
    assert curtain.is_down()
    assert visited.window.tables.play.seat_behind == visited.match.decision_seat


PEOPLE = "RB"


def keeping(match: Match, seat: int) -> bool:
    """A face-down card is kept or revealed, and a hand and a discard pile lie before whoever decides."""
    view = match.view(seat)
    table = view.table
    return bool(seat == 0 and view.decision.prompt.word == "face-down" and table.hands[0] and table.discard_pile(0))


def placing(match: Match, seat: int) -> bool:
    view = match.view(seat)
    return bool(seat == 0 and view.decision.prompt.word == "place" and view.table.round > 1)


def otherwise(match: Match, turn: int) -> Match:
    """The same game with other faces on the cards of each family that not everybody knows."""
    again = Match.restore(match.record(), CardSources(GAMES))
    table = truth(again).table
    for seat in range(table.seating.seats):
        mine = (card for card, owner in enumerate(table.seating.owner) if owner == seat)
        hidden = [card for card in mine if table.known[card] != table.seating.everyone]
        faces = [table.faces[card] for card in hidden]
        for card, face in zip(hidden, faces[turn:] + faces[:turn], strict=True):
            table.faces[card] = face
    return again


def look_at_choices(person: Person) -> None:
    assert person.table.choices.buttons


def look_at_pile(person: Person) -> None:
    person.click(person.scene.panels_by_seat[0].scene_rect().center())
    assert any("Set aside" in text for text in spoken(person.window))


def look_at_hand(person: Person) -> None:
    person.key(Qt.Key.Key_Right)
    person.key(Qt.Key.Key_Right)
    assert "in your hand" in person.scene.focus.words


def rest_on_a_place(person: Person) -> None:
    person.carry(person.scene.items_by_number[person.scene.table.hands[0][0]], person.place_of(FRONT).rect.center())


def leave(person: Person) -> None:
    QApplication.instance().applicationStateChanged.emit(Qt.ApplicationState.ApplicationInactive)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("question", "look"),
    [(keeping, look_at_choices), (keeping, look_at_pile), (placing, look_at_hand), (placing, rest_on_a_place)],
)
def test_a_window_that_is_left_is_silent(
    person: Person, settings: Settings, question: Callable[[Match, int], bool], look: Callable[[Person], None]
) -> None:
    """Whatever lies open, the whole tree is the same in two worlds that only the seat at the screen tells apart."""
    settings.curtain_on_focus_loss = True
    match = staged(question, people=PEOPLE)
    said: list[list[str]] = []
    beneath: list[bool] = []
    for turn in (0, 1):
        person.sit_down(otherwise(match, turn))
        person.lift_curtain()
        look(person)
        leave(person)
        assert person.curtained
        said.append(heard(person.window))
        beneath.append(person.table.isVisible())
        person.lift_curtain()
        assert person.table.isVisible()
        assert person.asked is not None
    assert said[0] == said[1]
    assert beneath == [False, False]


@pytest.mark.slow
def test_what_is_beneath_a_curtain_fits_the_window_when_it_is_lifted(person: Person, settings: Settings) -> None:
    """A hidden screen is not resized with the window; it has to be when it is seen again."""
    settings.curtain_on_focus_loss = True
    person.sit_down(staged(placing, people=PEOPLE))
    person.lift_curtain()
    leave(person)
    person.window.resize(1200, 760)
    person.window.pages.open_settings()
    assert person.curtained
    assert not person.screen.isVisible()
    person.window.screens.back()
    assert not person.table.isVisible()
    person.lift_curtain()
    assert person.table.size() == person.table.view.size() == person.window.size()
    assert person.scene.sceneRect().size().toSize() == person.window.size()
