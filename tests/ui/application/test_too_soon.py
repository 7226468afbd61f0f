"""Endings, and keys that come too soon: one that finishes a story, or is held down, presses nothing behind it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import FRONT, Move
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.ui.application.match_controller import SPECTATOR
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.ending import EndingScreen
from gonfalon.ui.widgets import screen as screens
from gonfalon.ui.widgets.screen import Screen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.records import words_of
from tests.ui.application.test_everywhere import ended

pytestmark = pytest.mark.slow

Key = Qt.Key
KEYS = pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
LONG = 600_000
"""Longer than any test."""


def last_of_all(match: Match, seat: int) -> bool:
    """Whatever is kept here, the game is over then."""
    view = match.view(seat)
    if view.decision is None or view.decision.prompt.word != "face-down" or view.table.round < 6:
        return False
    again = Match.restore(match.record(), CardSources(GAMES))
    again.play(Move("keep"))
    return again.over


def placed_first(person: Person) -> Move:
    """That the first card of the hand is laid at the front."""
    table = person.scene.table
    return Move("place", table.seating.cards.kinds[table.faces[table.hands[person.scene.viewer][0]]].id, FRONT)


def slowly(person: Person, move: Move) -> None:
    """Make a move whose story has not come to its end yet."""
    person.window.settings.animation_speed = "normal"
    person.table.scene.animation_queue.motion = AnimationSettings(0.01)
    person.scene.move_input.answer(move)
    assert not person.table.idle


def tap(person: Person, key: Key, times: int) -> None:
    """Press a key as somebody does who wants to get on."""
    for _ in range(times):
        person.key(key)
        QApplication.processEvents()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(screens, "HESITATION_MS", LONG)


def wait_no_longer(screen: Screen) -> None:
    """The moment has passed."""
    screen._hesitation.setInterval(0)
    QApplication.processEvents()
    while screen.hesitates:
        QApplication.processEvents()


def lift(person: Person) -> None:
    """Lift the curtain once it has been seen, and look at the table."""
    wait_no_longer(person.window.screens.curtain)
    QTest.mouseClick(person.window.screens.curtain.button, LEFT)
    wait_no_longer(person.table)


@KEYS
def test_the_last_story_is_finished_and_no_other_game_begins(person: Person, key: Key) -> None:
    person.sit_down(staged(last_of_all))
    match = person.match
    slowly(person, Move("keep"))
    person.table.view.setFocus()
    tap(person, key, 1)
    assert not person.at_the_end, "the key finishes the story, and cards turn up"
    tap(person, key, 1)
    person.qtbot.waitUntil(lambda: person.at_the_end)
    ending = person.screen
    tap(person, key, 3)
    tap(person, Key.Key_Tab, 1)
    tap(person, key, 1)
    person.hold(key, 4)
    assert person.screen is ending
    assert person.match is match
    assert ending.hesitates
    if key == Key.Key_Space:
        QTest.mouseClick(ending.again, LEFT)  # the mouse need not wait
    else:
        wait_no_longer(ending)
        person.hold(Key.Key_Return, 1)
    person.wait()
    assert person.match is not match
    # A key finishes a story and does nothing else.
    person.key(Key.Key_Right)
    slowly(person, placed_first(person))
    moves = len(person.match.moves)
    person.key(key)
    assert person.table.idle
    assert person.scene.move_input.selected == -1
    assert len(person.match.moves) == moves


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_doubled_key_lifts_no_curtain_and_plays_no_card(person: Person, speed: str) -> None:
    settings = person.window.settings
    settings.curtain = settings.reduced_motion = True
    settings.animation_speed = speed
    person.begin(game(people="RB", seed=18, first=0))
    curtain = person.window.screens.curtain
    tap(person, Key.Key_Return, 2)
    assert person.curtained
    wait_no_longer(curtain)
    tap(person, Key.Key_F1, 1)
    (notice,) = [one for one in person.window.findChildren(Overlay) if one.isVisible()]
    assert "Press Enter when" in words_of(notice)
    tap(person, Key.Key_Escape, 1)
    assert person.curtained
    tap(person, Key.Key_Return, 3)
    assert not person.curtained
    assert (person.scene.focus.item, person.scene.move_input.selected) == (None, -1)
    wait_no_longer(person.table)
    person.key(Key.Key_Right)
    person.key(Key.Key_Return)
    assert person.scene.move_input.selected >= 0


@KEYS
def test_the_curtain_stays_down(person: Person, key: Key, looked_at: list[int]) -> None:
    """Whoever wants to get on with the story would show the next hand to everybody."""
    person.window.settings.curtain = True
    person.window.settings.reduced_motion = True
    person.begin(game(people="RB", seed=18, first=0))
    lift(person)
    slowly(person, placed_first(person))
    tap(person, key, 1)
    person.qtbot.waitUntil(lambda: person.curtained)
    looked_at.clear()
    tap(person, key, 3)
    tap(person, Key.Key_Tab, 1)
    tap(person, key, 1)
    assert person.curtained
    assert not looked_at
    wait_no_longer(person.window.screens.curtain)
    assert person.window.screens.curtain.button.hasFocus()
    tap(person, key, 1)
    person.wait()
    assert not person.curtained


@pytest.mark.parametrize("screen", ["ending", "start"])
def test_enter_that_is_held_down_begins_no_game(person: Person, screen: str) -> None:
    """The key that brought somebody to the end, or to the start screen, is still down there."""
    if screen == "ending":
        person.sit_down(staged(last_of_all))
        person.table.choices.buttons[0].setFocus(Qt.FocusReason.TabFocusReason)
    else:
        person.begin()
        person.key(Key.Key_Escape)
        (menu,) = [one for one in person.window.findChildren(Overlay) if one.isVisible()]
        menu.buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)
    before = len(list(person.window.tables.folder.glob("**/*.gonfalon")))
    person.hold(Key.Key_Return, 6)
    assert person.at_the_end == (screen == "ending")
    assert person.at_the_end or person.screen is person.window.start
    assert len(list(person.window.tables.folder.glob("**/*.gonfalon"))) == before


def counting(person: Person) -> EndingScreen:
    """The ending of a game whose last move has just been made, while its totals are being counted."""
    person.sit_down(staged(last_of_all))
    person.window.settings.animation_speed = "eightfold"
    person.scene.move_input.answer(Move("keep"))
    person.window.settings.animation_speed = "half"
    person.table.scene.animation_queue.finish()
    person.qtbot.waitUntil(lambda: isinstance(person.screen, EndingScreen))
    screen = person.screen
    assert screen._counting is not None
    return screen


def totals(screen: EndingScreen) -> dict[str, str]:
    rows = screen._rows(screen._report)
    return {row.letter: words.text() for row, words in zip(rows, screen.table.totals, strict=True)}


@pytest.mark.parametrize("by", ["key", "click"])
def test_what_ends_the_counting_does_nothing_else(person: Person, by: str) -> None:
    screen = counting(person)
    match, scores = person.match, person.match.outcome
    whole = {seat.family: str(score) for seat, score in zip(match.seats, scores.scores, strict=True)}
    assert totals(screen) != whole, "nothing has been counted yet"
    assert not screen._title.isVisible()
    if by == "key":
        person.key(Key.Key_S)
    else:
        QTest.mouseClick(screen.again, LEFT)
    assert totals(screen) == whole
    assert screen._title.isVisible()
    assert screen.stage.moment.crown == 1
    assert person.screen is screen
    assert person.match is match
    person.key(Key.Key_S)
    assert person.screen is person.table


def play_to_the_end(person: Person) -> EndingScreen:
    person.sit_down(staged(last_of_all))
    person.scene.move_input.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)
    return person.screen


def test_where_nothing_moves_all_is_there_at_once_and_the_turning_point_is_shown_alone(person: Person) -> None:
    person.window.settings.reduced_motion = True
    screen = play_to_the_end(person)
    assert screen._counting is None
    assert screen._title.isVisible()
    turned = screen._report.turned
    person.key(Key.Key_T)
    replay = person.screen
    past = replay.past
    assert len(past.events(replay.step)) <= turned.event, "before it turned"
    assert past.decider(replay.step) == 0
    assert replay.past.viewpoint == 0, "with the player's own eyes"
    assert replay.table.scene.banner.title == "Here it was decided"
    assert not replay.playing
    assert replay.bar.branch_button.hasFocus()


def test_one_key_leads_to_the_table_with_its_cards_open_and_back(person: Person) -> None:
    ending, match = play_to_the_end(person), person.match
    assert match.revealed_cards(), "the card that was kept lies face down"
    for _ in range(2):
        person.key(Key.Key_S)
        assert person.screen is person.table
        assert all(person.scene.items_by_number[card].face_up for card in person.scene.table.queue)
        row = person.table.game_over_bar
        assert row.isVisible()
        assert person.table.rect().contains(row.geometry())
        for key in (Key.Key_Return, Key.Key_Space):
            person.key(key)
        assert person.match is match, "nothing that skips a story begins a game"
        assert "S" in [name for one in person.table.bindings() for name in one.names]
        person.window.settings.language = "uk"
        person.key(Key.Key_S)
        assert person.screen is ending
    person.key(Key.Key_S)
    QTest.mouseClick(row.again_button, LEFT)
    person.wait()
    assert person.match is not match
    assert not row.isVisible()
    assert "S" not in [name for one in person.table.bindings() for name in one.names]


def test_nobodys_hand_lies_open_where_several_have_played(person: Person) -> None:
    person.window.tables.show_match(ended())
    person.qtbot.waitUntil(lambda: person.at_the_end)
    person.key(Key.Key_S)
    assert person.window.tables.play.viewer == SPECTATOR
    assert person.table.game_over_bar.isVisible()
