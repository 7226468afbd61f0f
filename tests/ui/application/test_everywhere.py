"""What keys do on every screen and every keyboard, Tab among them, and badges and lists of keys that tell the truth."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache, partial, reduce
from itertools import pairwise
from operator import or_

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.games.oriflamme.window.game_setup import OriflammeGameSetup
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.board.choice_button import ChoiceButton
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.widgets.buttons import Button
from gonfalon.ui.widgets.input_fields import DropDown
from gonfalon.ui.widgets.keys import Binding, KeyList, answered
from gonfalon.ui.widgets.styling import HALO
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import NAMES, PLAIN, Person, game
from tests.games.oriflamme.window.staged import some_targets, staged
from tests.games.oriflamme.window.test_undo import two_of_mine
from tests.session.test_analysis import report_of
from tests.ui.application.records import UNFINISHED
from tests.ui.layouts import CONTROL, typed

Key = Qt.Key


def ordonance(families: str = "RB") -> NewGame:
    seats = tuple(Seat(family, NAMES[family], None if family == "R" else "squire") for family in families)
    return NewGame("ordonance", seats, first=0, seed=4)


PLAYED = {"oriflamme": game(seed=41), "ordonance": ordonance()}


def overlay(person: Person) -> Overlay | None:
    """What lies over the table or over the whole window."""
    found = [one for one in person.window.findChildren(Overlay) if one.isVisible()]
    return found[-1] if found else None


def key_list(person: Person) -> list[tuple[str, str]]:
    (shown,) = [one for one in person.window.findChildren(KeyList) if one.isVisible()]
    return shown.lines()


@pytest.mark.parametrize("name", PLAYED)
def test_the_menu_is_opened_by_a_button_and_by_keys(person: Person, name: str) -> None:
    person.begin(PLAYED[name])
    table = person.table
    assert table.menu_button.isVisible()
    assert table.menu_button.accessibleName() == "Open the menu (F10)"
    corner = table.menu_button.geometry().center()
    assert table.scene.game_panel.scene_rect().contains(corner.x(), corner.y())
    for key in (None, Key.Key_F10, Key.Key_Escape):
        if key is None:
            QTest.mouseClick(table.menu_button, LEFT)
        else:
            person.key(key)
        assert overlay(person).accessibleName() == "Pause"
        # Nothing else reaches the table now.
        for other in (Key.Key_1, Key.Key_Z, Key.Key_F10, Key.Key_Right, Key.Key_P):
            person.key(other)
        assert not person.match.moves
        assert overlay(person).accessibleName() == "Pause"
        table.view.setFocus()
        person.key(Key.Key_Escape)
        assert overlay(person) is None


@pytest.mark.parametrize("families", ["RB", "RBGK"])
def test_the_button_covers_neither_name_nor_markers(person: Person, families: str) -> None:
    person.begin(ordonance(families))
    panel = person.table.scene.game_panel
    for size in ((1024, 700), (1280, 800), (1920, 1080)):
        person.window.resize(*size)
        assert not [slot for slot in range(panel.slots) if panel.corner.intersects(panel.slot_rect(slot))]
        assert panel.rect.contains(panel.corner)


@pytest.mark.slow
def test_the_keys_on_the_pause_window_do_what_they_say(person: Person) -> None:
    person.begin()
    person.key(Key.Key_Escape)
    person.key(Key.Key_F1)
    assert person.screen is person.window.pages.rules
    person.key(Key.Key_Escape)
    assert person.screen is person.table
    assert not person.table.choices.plain
    person.key(Key.Key_Escape)
    person.key(Key.Key_Question)
    assert ("F1", "Open the rules") in key_list(person)
    person.key(Key.Key_Escape)
    assert overlay(person) is None
    assert person.asked is not None
    person.window.tables.show_start()
    person.key(Key.Key_F11)
    assert person.window.isFullScreen()
    for _ in range(2):
        person.key(Key.Key_Escape)
        assert not person.window.isFullScreen(), "where Esc means nothing else"
    person.begin()
    person.key(Key.Key_F11)
    person.key(Key.Key_Escape)
    assert person.window.isFullScreen()
    assert "Leave full screen" in [button.text() for button in overlay(person).buttons]
    person.key(Key.Key_F11)
    assert not person.window.isFullScreen()
    assert overlay(person) is None
    # The key of “Explain” explains where there is something to explain.
    person.sit_down(staged(some_targets))
    explain = next(button for button in person.table.choices.plain if button.key_name == "?")
    person.key(Key.Key_Question)
    assert person.screen is person.window.pages.rules
    page = person.window.pages.rules._here
    person.key(Key.Key_Escape)
    assert overlay(person) is None
    QTest.mouseClick(explain, LEFT)
    assert person.window.pages.rules._here == page


def come_to(person: Person, screen: str) -> None:
    """A screen as it is when somebody comes to it."""
    person.window.notices.clear()
    person.window.tables.show_start()
    if screen == "settings":
        person.window.pages.open_settings()
    elif screen == "rules":
        person.window.pages.open_rules("")
    elif screen == "curtain":
        person.window.settings.curtain = True
        person.begin(game(people="RB", seed=18, first=0))
    elif screen == "end":
        person.window.tables.show_match(ended())
        person.wait()
    elif screen == "coach":
        match = ended()
        person.window.replays.show(match)
        person.window.replays.analysis_controllers["oriflamme"].report = report_of(match)
        person.key(Key.Key_C)
        person.key(Key.Key_End)
    elif screen != "start":
        person.sit_down(staged(some_targets))
    if screen == "pause":
        person.key(Key.Key_Escape)
    page = person.window.screens.curtain if person.curtained else person.screen
    person.until(lambda: not page.hesitates)


@cache
def ended_record() -> Record:
    match = Match.begin(game("RB", people="RB", seed=3), CardSources(GAMES))
    while not match.over:
        match.play(match.view(match.decision_seat).decision.moves[0])
    return match.record()


def ended() -> Match:
    return Match.restore(ended_record(), CardSources(GAMES))


def badges(person: Person) -> list[Button | ChoiceButton]:
    """The buttons with a key on them that can be pressed now."""
    shown = overlay(person) or (person.window.screens.curtain if person.curtained else person.screen)
    found = [*shown.findChildren(Button), *shown.findChildren(ChoiceButton)]
    return [button for button in found if button.isVisible() and button.isEnabled() and button.key_name]


def what_is_seen(person: Person) -> tuple[object, ...]:
    over, rules, screen = overlay(person), person.window.pages.rules, person.screen
    here = rules._here if screen is rules and rules else None
    moves = len(person.match.moves) if person.window.tables.playing else -1
    led = (screen.step, screen.side is None, screen.past.viewpoint) if isinstance(screen, ReplayScreen) else None
    heading = over.accessibleName() if over else ""
    return type(screen), heading, here, moves, person.curtained, person.window.isFullScreen(), led


CODES = {"Enter": Key.Key_Return, "Esc": Key.Key_Escape, "?": Key.Key_Question}


@pytest.mark.slow
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


@pytest.mark.parametrize("name", PLAYED)
def test_the_list_tells_every_key_that_is_bound(person: Person, name: str) -> None:
    person.begin(PLAYED[name])
    for code in LANGUAGES:
        person.window.settings.language = code
        person.table.show_keys()
        lines = key_list(person)
        bound = (*person.table.bindings(), *person.window.shortcuts.bindings())
        assert lines == [(one.shown or ", ".join(one.names), one.does) for one in bound if one.does]
        told = [keys for keys, _ in lines]
        assert len(told) == len(set(told))
        assert {"F1", "?", "Z", "Ctrl+Shift+Z", "F10", "F11", "Ctrl+N", "Ctrl+O", "Ctrl+Q", "Esc", "Enter"} <= set(told)
        assert overlay(person).rect().contains(overlay(person)._panel.geometry())
        person.key(Key.Key_Escape)


HELD = {"Ctrl": CONTROL, "Alt": Qt.KeyboardModifier.AltModifier, "Shift": Qt.KeyboardModifier.ShiftModifier}
SIGNS = {"Esc": Key.Key_Escape, "?": Key.Key_Question, "-": Key.Key_Minus, "+": Key.Key_Plus}


def test_a_key_does_what_the_list_says(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every key that is bound comes to the table from wherever the keyboard is."""
    person.begin()
    heard: list[str] = []

    def hear(event: QKeyEvent, bindings: Iterable[Binding]) -> bool:
        told = (replace(one, do=partial(heard.append, one.names[0])) for one in bindings if one.do is not None)
        return answered(event, told)

    monkeypatch.setattr("gonfalon.ui.screens.table.answered", hear)
    monkeypatch.setattr("gonfalon.ui.application.window.answered", hear)
    bindings = (*person.table.bindings(), *person.window.shortcuts.bindings())
    bound = {one.names[0] for one in bindings if one.do is not None}
    assert len(bound) > 25
    for widget, other in (
        # Space presses a button, and End goes to the end of the row.
        (person.table.view, {"End"}), (person.table.rules_button, {"Space"}), (person.table.menu_button, {"Space"}),
    ):  # fmt: skip
        for name in bound - other:
            *held, key = name.split("+") if len(name) > 1 else [name]
            modifiers = reduce(or_, (HELD[one] for one in held), Qt.KeyboardModifier.NoModifier)
            widget.setFocus()
            heard.clear()
            QTest.keyClick(widget, SIGNS.get(key) or Key[f"Key_{key}"], modifiers)
            assert heard == [name]


@pytest.mark.slow
def test_another_game_asks_whoever_is_playing(person: Person) -> None:
    person.begin()
    match, window = person.match, person.window
    pages = (lambda: window.pages.open_rules(""), window.pages.open_settings, lambda: person.key(Key.Key_Escape))
    for come in pages:
        come()
        before = person.screen
        for _ in range(2):
            person.key(Key.Key_N, CONTROL)
            assert overlay(person).accessibleName() == "A game is being played"
            person.key(Key.Key_Escape)
            assert person.screen is before
        if before is not person.table:
            person.key(Key.Key_Escape)
    assert (person.screen, person.match) == (person.table, match)
    person.table.close_overlay()
    person.key(Key.Key_N, CONTROL)
    QTest.mouseClick(overlay(person).buttons[1], LEFT)
    assert person.screen is window.start
    # A saved game is opened, and the program closed.
    person.qtbot.waitUntil(lambda: person.window.files.ready)
    for _ in range(2):
        person.key(Key.Key_O, CONTROL)
        dialog = person.window.shortcuts.dialog
        assert person.window.findChildren(QFileDialog) == [dialog]
    dialog.fileSelected.emit(str(UNFINISHED))
    dialog.done(0)
    person.wait()
    assert person.screen is person.table
    assert person.window.shortcuts.dialog is None
    person.key(Key.Key_Q, CONTROL)
    assert not person.window.isVisible()
    assert person.window.tables.match is None


def test_nothing_of_a_game_is_heard_or_shown_through_the_curtain(shared: Person, looked_at: list[int]) -> None:
    for key in (Key.Key_1, Key.Key_Z, Key.Key_F10, Key.Key_Question, Key.Key_Escape):
        shared.key(key)
        assert shared.curtained
        assert shared.screen is shared.table
        assert overlay(shared) is None
    shared.key(Key.Key_N, CONTROL)
    looked_at.clear()
    QTest.mouseClick(overlay(shared).buttons[1], LEFT)
    assert shared.screen is shared.window.start
    assert not shared.curtained
    assert not looked_at


EACH_LAYOUT = pytest.mark.parametrize("layout", ["ru", "uk"])


def press(person: Person, layout: str, latin: str, modifiers: Qt.KeyboardModifier = PLAIN) -> None:
    QApplication.sendEvent(person.keyboard, typed(layout, latin, modifiers))


@EACH_LAYOUT
def test_moves_are_taken_back_and_come_back(person: Person, layout: str) -> None:
    person.sit_down(staged(two_of_mine))
    before = len(person.match.moves)
    person.answer(Move("keep"))
    person.wait()
    shift = CONTROL | Qt.KeyboardModifier.ShiftModifier
    for latin, modifiers, moves in (("Z", PLAIN, 0), ("Z", shift, 1), ("Z", CONTROL, 0)):
        press(person, layout, latin, modifiers)
        person.wait()
        assert len(person.match.moves) == before + moves
    pinned: list[bool] = []
    person.scene.fan.pin = lambda: pinned.append(True) or True
    press(person, layout, "P")
    assert pinned == [True]
    person.begin(ordonance())
    scene = person.table.scene
    folded = scene.folded
    press(person, layout, "U")
    assert scene.folded != folded
    explained: list[int] = []
    scene.explain = explained.append
    press(person, layout, "W")
    assert len(explained) == 1


@EACH_LAYOUT
def test_what_is_looked_for_and_the_keys_of_the_window(person: Person, layout: str) -> None:
    pages = person.window.pages
    for come in (lambda: pages.open_rules(""), pages.open_settings):
        come()
        person.screen.setFocus()
        assert not isinstance(person.keyboard, QLineEdit)
        press(person, layout, "F", CONTROL)
        assert isinstance(person.keyboard, QLineEdit)
        # And what is typed there is the reader's own alphabet.
        press(person, layout, "P")
        assert person.keyboard.text() == "з"
    person.begin(game(seed=41))
    pages.open_settings()
    press(person, layout, "N", CONTROL)
    assert person.window.files._question is not None
    person.key(Qt.Key.Key_Escape)
    press(person, layout, "O", CONTROL)
    person.window.shortcuts.dialog.reject()
    press(person, layout, "Q", CONTROL)
    assert not person.window.isVisible()


@EACH_LAYOUT
def test_the_deck_picker_mixes(person: Person, layout: str) -> None:
    person.window.start.read_sets()
    game_setup = next(found for found in person.window.start.game_setups if isinstance(found, OriflammeGameSetup))
    game_setup.open_picker("mixed")
    picker = person.screen
    decks = set()
    for latin in "RF":
        before = frozenset(picker.choice.deck)
        press(person, layout, latin)
        decks |= {before, frozenset(picker.choice.deck)}
    assert len(decks) > 2


SIZES = [(1280, 800), (1024, 700)]
SCREENS = ["start", "settings", "rules", "curtain", "end"]
MOST = 200
"""More things no screen has."""


def come(person: Person, screen: str, size: tuple[int, int]) -> QWidget:
    """A screen and what the keys are in."""
    person.window.resize(*size)
    come_to(person, screen)
    person.window.activateWindow()
    person.qtbot.waitUntil(person.window.isActiveWindow)
    return person.window.screens.curtain if person.curtained else person.screen


def within(whole: QWidget, part: QWidget) -> QRect:
    return QRect(part.mapTo(whole, part.rect().topLeft()), part.size())


def picture(person: Person, part: QWidget) -> QImage:
    """What is seen where a part of the window is."""
    around = within(person.window, part).adjusted(-HALO, -HALO, HALO, HALO)
    return person.window.grab(around & person.window.rect()).toImage()


def round_trip(person: Person, key: Qt.Key) -> list[QWidget]:
    """What the keys come to one after the other, until they are where they were."""
    if not person.keyboard.focusPolicy() & Qt.FocusPolicy.TabFocus or person.keyboard is person.screen:
        QTest.keyClick(person.keyboard, key)
    found: list[QWidget] = []
    while (now := person.keyboard) not in found:
        found.append(now)
        assert len(found) < MOST, "it never comes back"
        seen = picture(person, now)
        assert within(person.window, now).intersects(person.window.rect()), now
        QTest.keyClick(now, key)
        QApplication.processEvents()
        if person.keyboard is not now and now.isVisible():
            assert picture(person, now) != seen, (
                f"nothing shows that the keys are at {now} {now.accessibleName() or getattr(now, 'text', str)()}"
            )
    assert found[0] is person.keyboard, f"it comes back to {person.keyboard} and not to where it began"
    return found


def follows(whole: QWidget, first: QWidget, second: QWidget) -> bool:
    """Whether the second is read after the first: beside or beneath it, or what they lie in is so."""
    above = [first]
    while above[-1] is not whole:
        parent = above[-1].parentWidget()
        above.append(parent)
    other = second
    while (parent := other.parentWidget()) not in above:
        other = parent
    one = above[above.index(parent) - 1] if parent is not first else first
    a, b = within(whole, one), within(whole, other)
    beside = min(a.bottom(), b.bottom()) - max(a.top(), b.top()) > min(a.height(), b.height()) / 2
    return b.left() >= a.left() if beside else b.top() >= a.top() or b.left() >= a.right()


@pytest.mark.slow
@pytest.mark.parametrize("screen", SCREENS)
def test_tab_comes_to_everything_once_and_back(person: Person, screen: str) -> None:
    shown = come(person, screen, SIZES[SCREENS.index(screen) % 2])
    forward = round_trip(person, Key.Key_Tab)
    can = {
        part
        for part in shown.findChildren(QWidget)
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isEnabled() and part.isVisible()
    }
    assert set(forward) == can, set(forward) ^ can
    backward = round_trip(person, Key.Key_Backtab)
    at = backward.index(forward[0])
    turned = [*backward[at:], *backward[:at]]
    assert turned == [forward[0], *reversed(forward[1:])]
    first = min(
        range(len(forward)),
        key=lambda at: not all(follows(shown, one, two) for one, two in pairwise([*forward[at:], *forward[:at]])),
    )
    order = [*forward[first:], *forward[:first]]
    wrong = [(one, two) for one, two in pairwise(order) if not follows(shown, one, two)]
    assert not wrong, wrong


@pytest.mark.parametrize("screen", ["start", "settings"])
def test_a_box_of_choices_is_labelled_for_those_who_listen(person: Person, screen: str) -> None:
    """Qt tells the desktops of Unix the choice that holds instead of a name."""
    shown = come(person, screen, SIZES[0])
    boxes = shown.findChildren(DropDown)
    assert boxes or screen == "settings"
    for box in boxes:
        heard = QAccessible.queryAccessibleInterface(box)
        labels = [other for other, kind in heard.relations(QAccessible.RelationFlag.Label)]
        assert [label.text(QAccessible.Text.Name) for label in labels] == [box.accessibleName()] != [""], box
