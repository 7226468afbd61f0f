"""What keys do on every screen, the menu of the table, and badges and lists of keys that tell the truth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.preferences import language
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.key_list import KeyList
from gonfalon.ui.widgets.keys import Binding, answered
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import NAMES, Person, game
from tests.games.oriflamme.window.staged import some_targets, staged
from tests.session.test_coached import report_of
from tests.ui.application.records import UNFINISHED

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def ordonance(families: str = "RB") -> NewGame:
    seats = tuple(Seat(family, NAMES[family], None if family == "R" else "squire") for family in families)
    return NewGame("ordonance", seats, first=0, seed=4)


PLAYED = {"oriflamme": game(seed=41), "ordonance": ordonance()}


def overlay(person: Person) -> Overlay | None:
    """What lies over the table or over the whole window."""
    found = [one for one in person.window.findChildren(Overlay) if one.isVisible()]
    return found[-1] if found else None


def key_list(person: Person) -> list[tuple[str, str]]:
    lists = [one for one in person.window.findChildren(KeyList) if one.isVisible()]
    assert len(lists) == 1
    return lists[0].lines()


# -- the menu ----------------------------------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("name", PLAYED)
@pytest.mark.parametrize("how", ["button", "F10", "Esc"])
def test_the_menu_is_opened_by_a_button_too(person: Person, name: str, how: str) -> None:
    person.begin(PLAYED[name])
    button = person.table.menu_button
    assert button.isVisible()
    assert button.accessibleName() == "Open the menu (F10)"
    corner = button.geometry().center()
    assert person.table.scene.game_panel.scene_rect().contains(corner.x(), corner.y())
    if how == "button":
        QTest.mouseClick(button, LEFT)
    else:
        person.key({"F10": Key.Key_F10, "Esc": Key.Key_Escape}[how])
    menu = overlay(person)
    assert menu.accessibleName() == "Pause"


@pytest.mark.sample
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("families", ["RB", "RBGK"])
def test_the_button_covers_neither_name_nor_markers(person: Person, size: tuple[int, int], families: str) -> None:
    person.window.resize(*size)
    person.begin(ordonance(families))
    panel = person.table.scene.game_panel
    for slot in range(panel.slots):
        assert not panel.corner.intersects(panel.slot_rect(slot))
    assert panel.rect.contains(panel.corner)


def test_the_keys_on_the_pause_window_do_what_they_say(person: Person) -> None:
    person.begin()
    person.key(Key.Key_Escape)
    person.key(Key.Key_F1)
    assert person.screen is person.window.pages.rules
    person.key(Key.Key_Escape)
    assert person.screen is person.table
    person.key(Key.Key_Escape)
    person.key(Key.Key_Question)
    assert ("F1", "Open the rules") in key_list(person)
    person.key(Key.Key_Escape)
    assert overlay(person) is None
    assert person.asked is not None


def test_nothing_else_reaches_the_table_under_an_overlay(person: Person) -> None:
    person.begin()
    person.key(Key.Key_Escape)
    for key in (Key.Key_1, Key.Key_Z, Key.Key_F10, Key.Key_Right, Key.Key_P):
        person.key(key)
    assert not person.match.moves
    found = overlay(person)
    assert found.accessibleName() == "Pause"


def test_escape_closes_an_overlay_from_wherever_the_keyboard_is(person: Person) -> None:
    person.begin()
    person.key(Key.Key_F10)
    person.table.view.setFocus()
    person.key(Key.Key_Escape)
    assert overlay(person) is None


# -- badges ------------------------------------------------------------------------------------------------------------


def test_the_key_of_explain_explains(person: Person) -> None:
    person.sit_down(staged(some_targets))
    explain = next(button for button in person.table.choices.plain if button.key_name == "?")
    person.key(Key.Key_Question)
    assert person.screen is person.window.pages.rules
    page = person.window.pages.rules._here
    person.key(Key.Key_Escape)
    assert overlay(person) is None
    QTest.mouseClick(explain, LEFT)
    assert person.window.pages.rules._here == page


def test_without_a_question_to_explain_it_tells_the_keys(person: Person) -> None:
    person.begin()
    assert not person.table.choices.plain
    person.key(Key.Key_Question)
    assert key_list(person)


def come_to(person: Person, screen: str) -> None:
    """A screen as it is when somebody comes to it."""
    person.window.notices.clear()
    person.window.tables.show_start()
    if screen == "settings":
        person.window.pages.open_settings()
    elif screen == "curtain":
        person.window.settings.curtain = True
        person.begin(game(people="RB", seed=18, first=0))
    elif screen == "end":
        person.window.tables.show_match(ended())
        person.wait()
    elif screen == "coach":
        match = ended()
        person.window.replays.show(match)
        person.window.replays.coaches["oriflamme"].report = report_of(match)
        person.key(Key.Key_C)
        person.key(Key.Key_End)
    elif screen != "start":
        person.sit_down(staged(some_targets))
    if screen == "pause":
        person.key(Key.Key_Escape)


@cache
def ended_record() -> Record:
    match = Match.begin(game("RB", people="RB", seed=3), Shelves(GAMES))
    while not match.over:
        seat = match.decision_seat
        assert seat is not None
        match.play(match.view(seat).decision.moves[0])
    return match.record()


def ended() -> Match:
    return Match.restore(ended_record(), Shelves(GAMES))


def badges(person: Person) -> list[Button | ChoiceButton]:
    """The buttons with a key on them that can be pressed now."""
    shown = overlay(person) or (person.window.screens.curtain if person.curtained else person.screen)
    found = [*shown.findChildren(Button), *shown.findChildren(ChoiceButton)]
    return [button for button in found if button.isVisible() and button.isEnabled() and button.key_name]


def what_is_seen(person: Person) -> tuple[object, ...]:
    over = overlay(person)
    here = (
        person.window.pages.rules._here
        if person.screen is person.window.pages.rules and person.window.pages.rules
        else None
    )
    moves = len(person.match.moves) if person.window.tables.playing else -1
    heading = over.accessibleName() if over is not None else ""
    replay = person.screen if isinstance(person.screen, ReplayScreen) else None
    led = None if replay is None else (replay.step, replay.side is None)
    return type(person.screen), heading, here, moves, person.curtained, person.window.isFullScreen(), led


CODES = {"Enter": Key.Key_Return, "Esc": Key.Key_Escape, "?": Key.Key_Question}


@pytest.mark.sample(3)
@pytest.mark.parametrize("screen", ["start", "table", "pause", "settings", "end", "curtain", "coach"])
def test_every_badge_names_the_key_that_presses_its_button(person: Person, screen: str) -> None:
    come_to(person, screen)
    names = [button.key_name for button in badges(person)]
    assert names
    assert len(names) == len(set(names))
    for name in names:
        seen = []
        for by_key in (True, False):
            come_to(person, screen)
            (button,) = [button for button in badges(person) if button.key_name == name]
            before = what_is_seen(person)
            if by_key:
                *held, plain = name.split("+")
                person.key(CODES.get(name) or Key[f"Key_{plain}"], CONTROL if held else Qt.KeyboardModifier.NoModifier)
            else:
                QTest.mouseClick(button, LEFT)
            person.qtbot.waitUntil(lambda before=before: what_is_seen(person) != before)
            seen.append(what_is_seen(person))
            if person.window.isFullScreen():
                person.key(Key.Key_F11)
        assert seen[0] == seen[1], f"{name} and a click on its button"


# -- the list of keys --------------------------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_the_list_tells_every_key_that_is_bound(person: Person, name: str, code: str) -> None:
    person.window.settings.language = code
    person.begin(PLAYED[name])
    person.table.show_keys()
    lines = key_list(person)
    bound = (*person.table.bindings(), *person.window.shortcuts.bindings())
    assert lines == [(one.shown or ", ".join(one.names), one.does) for one in bound if one.does]
    told = [keys for keys, _ in lines]
    assert len(told) == len(set(told))
    assert {"F1", "?", "Z", "Ctrl+Shift+Z", "F10", "F11", "Ctrl+N", "Ctrl+O", "Ctrl+Q", "Esc", "Enter"} <= set(told)
    assert all(does for _, does in lines)
    found = overlay(person)
    assert found.rect().contains(found._panel.geometry())
    if code != "en":
        language.install(QApplication.instance(), "en")


def test_a_key_does_what_the_list_says(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every key that is bound comes to the table from wherever the keyboard is."""
    person.begin()
    heard: list[str] = []

    def hear(event: QKeyEvent, bindings: Iterable[Binding]) -> bool:
        told = (replace(one, do=partial(heard.append, one.names[0])) for one in bindings if one.do is not None)
        return answered(event, told)

    monkeypatch.setattr("gonfalon.ui.screens.table.answered", hear)
    monkeypatch.setattr("gonfalon.ui.application.shortcuts.answered", hear)
    bound = [one for one in (*person.table.bindings(), *person.window.shortcuts.bindings()) if one.do is not None]
    keys = {
        "Z": (Key.Key_Z, ""), "Ctrl+Shift+Z": (Key.Key_Z, "CS"), "Space": (Key.Key_Space, ""), "P": (Key.Key_P, ""),
        "Esc": (Key.Key_Escape, ""), "F1": (Key.Key_F1, ""), "F10": (Key.Key_F10, ""), "?": (Key.Key_Question, "S"),
        "F11": (Key.Key_F11, ""), "Ctrl+N": (Key.Key_N, "C"), "Ctrl+O": (Key.Key_O, "C"), "Ctrl+Q": (Key.Key_Q, "C"),
        "Ctrl+L": (Key.Key_L, "C"), "Ctrl+V": (Key.Key_V, "C"), "Ctrl+S": (Key.Key_S, "C"),
        "I": (Key.Key_I, ""), "R": (Key.Key_R, ""), "T": (Key.Key_T, ""), "G": (Key.Key_G, ""),
        "M": (Key.Key_M, ""), "N": (Key.Key_N, ""), "K": (Key.Key_K, ""),
        "Backspace": (Key.Key_Backspace, ""), "End": (Key.Key_End, ""), "-": (Key.Key_Minus, ""),
        "+": (Key.Key_Plus, "S"), "U": (Key.Key_U, ""),
        "Alt+1": (Key.Key_1, "A"), "Alt+2": (Key.Key_2, "A"), "Alt+3": (Key.Key_3, "A"),
        "Alt+4": (Key.Key_4, "A"),
    }  # fmt: skip
    assert {one.names[0] for one in bound} == set(keys)
    for widget in (person.table.view, person.table.rules_button, person.table.menu_button):
        for name, (key, with_keys) in keys.items():
            if name == "Space" and widget is not person.table.view:
                continue  # which presses the button
            if name == "End" and widget is person.table.view:
                continue  # which goes to the end of the row, for somebody who is asked
            modifiers = Qt.KeyboardModifier.NoModifier
            if "C" in with_keys:
                modifiers |= CONTROL
            if "A" in with_keys:
                modifiers |= Qt.KeyboardModifier.AltModifier
            if "S" in with_keys:
                modifiers |= Qt.KeyboardModifier.ShiftModifier
            widget.setFocus()
            heard.clear()
            QTest.keyClick(widget, key, modifiers)
            assert heard == [name]


# -- the window --------------------------------------------------------------------------------------------------------


def test_full_screen_and_back(person: Person) -> None:
    person.begin()
    person.key(Key.Key_F11)
    assert person.window.isFullScreen()
    # Here Esc has something else to do.
    person.key(Key.Key_Escape)
    assert person.window.isFullScreen()
    found = overlay(person)
    assert "Leave full screen" in [button.text() for button in found.buttons]
    person.key(Key.Key_F11)
    assert not person.window.isFullScreen()
    assert overlay(person) is None


def test_escape_leaves_full_screen_where_it_means_nothing_else(person: Person) -> None:
    person.key(Key.Key_F11)
    assert person.window.isFullScreen()
    person.key(Key.Key_Escape)
    assert not person.window.isFullScreen()
    person.key(Key.Key_Escape)
    assert not person.window.isFullScreen()


@pytest.mark.sample(2)
@pytest.mark.parametrize("page", ["table", "rules", "settings", "pause"])
def test_another_game_asks_whoever_is_playing(person: Person, page: str) -> None:
    person.begin()
    match = person.match
    if page == "rules":
        person.window.pages.open_rules("")
    elif page == "settings":
        person.window.pages.open_settings()
    elif page == "pause":
        person.key(Key.Key_Escape)
    before = person.screen
    for _ in range(2):
        person.key(Key.Key_N, CONTROL)
        question = overlay(person)
        assert question.accessibleName() == "A game is being played"
        person.key(Key.Key_Escape)
        assert person.screen is before
    assert person.match is match
    person.key(Key.Key_N, CONTROL)
    question = overlay(person)
    QTest.mouseClick(question.buttons[1], LEFT)
    assert person.screen is person.window.start


def test_another_game_under_the_curtain_shows_no_hand(shared: Person, looked_at: list[int]) -> None:
    shared.key(Key.Key_N, CONTROL)
    question = overlay(shared)
    looked_at.clear()
    QTest.mouseClick(question.buttons[1], LEFT)
    assert shared.screen is shared.window.start
    assert not shared.curtained
    assert not looked_at


def test_a_saved_game_is_opened(person: Person, tmp_path: Path) -> None:
    person.qtbot.waitUntil(lambda: person.window.reception.ready)
    person.key(Key.Key_O, CONTROL)
    dialog = person.window.shortcuts.dialog
    person.key(Key.Key_O, CONTROL)
    assert person.window.findChildren(QFileDialog) == [dialog]
    dialog.fileSelected.emit(str(UNFINISHED))
    dialog.done(0)
    person.wait()
    assert person.screen is person.table
    assert person.window.shortcuts.dialog is None


def test_the_program_is_closed(person: Person, bots: object) -> None:
    person.begin()
    person.key(Key.Key_Q, CONTROL)
    assert not person.window.isVisible()
    assert person.window.tables.play.match is None


def test_no_key_of_a_game_is_heard_through_the_curtain(shared: Person) -> None:
    for key in (Key.Key_1, Key.Key_Z, Key.Key_F1, Key.Key_F10, Key.Key_Question, Key.Key_Escape):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(shared.keyboard, event)
        assert shared.curtained
        assert shared.screen is shared.table
        assert overlay(shared) is None
