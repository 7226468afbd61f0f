"""Keys by their names, on keyboards that write other alphabets than ours."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from gonfalon.ui.widgets.keys import Binding, answered, matches, pressed
from tests.ui.layouts import LAYOUTS, PLATFORMS, typed

Key, Modifier = Qt.Key, Qt.KeyboardModifier
CTRL_SHIFT = Modifier.ControlModifier | Modifier.ShiftModifier


def key(code: int, modifiers: Modifier = Modifier.NoModifier, text: str = "", held: bool = False) -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, code, modifiers, text, held)


@pytest.mark.parametrize("platform", PLATFORMS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_letter_is_the_latin_one_of_its_key(monkeypatch: pytest.MonkeyPatch, platform: str, layout: str) -> None:
    if (layout, platform) == ("phonetic", "offscreen"):
        pytest.skip("without a code nothing tells it from ЙЦУКЕН")
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    unknown = "A" if (layout, platform) == ("phonetic", "cocoa") else ""
    for letter in "QWERTYUIOPASDFGHJKLZXCVBNM":
        for modifiers in (Modifier.NoModifier, Modifier.ShiftModifier, Modifier.ControlModifier):
            if letter != unknown:
                assert pressed(typed(layout, letter, modifiers, platform)) == ord(letter)


@pytest.mark.parametrize("platform", PLATFORMS)
def test_latin_letters_are_those_that_the_keyboard_writes(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    """On a French keyboard A lies where ours has Q, and on a Polish one Ż is no Z."""
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, Key.Key_A, Modifier.NoModifier, 24, ord("Q"), 0, "a")) == Key.Key_A
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, ord("Ż"), Modifier.NoModifier, 52, ord("Z"), 0, "ż")) == ord("Ż")
    assert pressed(key(Key.Key_F1)) == Key.Key_F1


@pytest.mark.parametrize(
    ("event", "name"),
    [
        (key(Key.Key_Z, text="z"), "Z"),
        (key(Key.Key_Z, Modifier.ControlModifier), "Ctrl+Z"),
        (key(Key.Key_Z, CTRL_SHIFT), "Ctrl+Shift+Z"),
        (key(Key.Key_Question, Modifier.ShiftModifier, "?"), "?"),
        (key(Key.Key_Question, Modifier.NoModifier, "?"), "?"),
        (key(Key.Key_Enter, Modifier.KeypadModifier), "Enter"),
        (key(Key.Key_Return), "Enter"),
        (key(Key.Key_5, Modifier.KeypadModifier, "5"), "5"),
        (typed("ru", "Z", CTRL_SHIFT), "Ctrl+Shift+Z"),
    ],
)
def test_a_key_has_one_name(event: QKeyEvent, name: str) -> None:
    names = ("Z", "Ctrl+Z", "Ctrl+Shift+Z", "Shift+Z", "?", "Enter", "5", "Esc", "F1", "")
    assert [other for other in names if matches(event, other)] == [name]


def test_a_key_that_is_held_down_acts_once_unless_it_is_meant_to_go_on() -> None:
    done: list[str] = []
    bindings = (
        Binding(("Z",), "", lambda: done.append("Z")),
        Binding(("Space",), "", lambda: done.append("Space"), repeats=True),
        Binding(("Home",), ""),
    )
    for code in (Key.Key_Z, Key.Key_Space):
        for held in (False, True, True):
            assert answered(key(code, held=held), bindings)
    assert done == ["Z", "Space", "Space", "Space"]
    assert not answered(key(Key.Key_Home), bindings), "the thing that has the focus acts on it"
