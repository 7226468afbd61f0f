"""The game that is played is kept under a name, opened again, or begun again, by key and by the menu."""

from __future__ import annotations

import shutil

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.core.record import read_file
from gonfalon.session.keeping import keep, kept_folder
from gonfalon.ui.application.keeper import NameQuestion
from gonfalon.ui.board.overlay import Overlay
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import open_record, overlays, press

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier


def overlay(person: Person) -> Overlay:
    """What lies over everything else."""
    return overlays(person)[-1]


def question(person: Person) -> NameQuestion:
    (found,) = (one for one in person.window.findChildren(NameQuestion) if one.isVisible())
    return found


@pytest.mark.parametrize("how", ["key", "menu"])
def test_a_game_is_kept_under_a_name_and_opened_as_it_was(visited: Person, how: str) -> None:
    person = visited
    person.key(Key.Key_S, CONTROL)
    assert not overlays(person), "nothing is played"
    person.begin(game(seed=41))
    if how == "key":
        person.key(Key.Key_S, CONTROL)
    else:
        person.key(Key.Key_F10)
        press(overlay(person), "Keep under a name")
    shown, asked = overlay(person), question(person)
    assert asked.field.hasFocus()
    assert asked.field.text().startswith("Oriflamme ")
    for stop in (*shown.buttons, asked.field):
        person.key(Key.Key_Tab)
        assert stop.hasFocus()
    assert asked.field.selectedText() == asked.field.text()
    QTest.keyClicks(asked.field, "My game")
    person.key(Key.Key_Return)
    path = kept_folder(person.window.tables.folder) / "My game.gonfalon"
    assert read_file(path) == person.match.record()
    assert overlay(person).accessibleName() == "The game is saved"
    person.key(Key.Key_Escape)
    assert not overlays(person)
    first, before = person.match, len(person.match.moves)
    open_record(person, path)
    press(overlay(person), "Open")
    assert person.match is not first
    assert len(person.match.moves) == before


def test_a_name_that_will_not_do_is_answered_in_a_sentence(person: Person) -> None:
    person.begin(game(seed=41))
    folder = person.window.tables.folder
    keep(person.match.record(), "Taken", folder)
    person.key(Key.Key_S, CONTROL)
    asked = question(person)
    refused = (("", "needs a name"), ("a/b", "none of these signs"), ("b" * 90, "too long"), ("Taken", "already"))
    for name, said in refused:
        asked.field.setText(name)
        person.key(Key.Key_Return)
        assert said in asked.refused.text()
        assert asked.isVisible()
        assert asked.field.hasFocus()
    assert [path.stem for path in kept_folder(folder).iterdir()] == ["Taken"]
    # A second one over it would ask for the same.
    person.key(Key.Key_S, CONTROL)
    assert question(person) is asked
    person.key(Key.Key_Return)
    assert overlay(person).accessibleName() == "The game is saved"
    person.key(Key.Key_Escape)
    # What cannot be written is told.
    shutil.rmtree(kept_folder(folder))
    kept_folder(folder).write_text("no folder")
    person.key(Key.Key_S, CONTROL)
    person.key(Key.Key_Return)
    assert overlay(person).accessibleName() == "This game cannot be saved"


def test_the_menu_begins_the_same_game_again(person: Person) -> None:
    person.begin(game(seed=41))
    first = person.match
    person.key(Key.Key_F10)
    press(overlay(person), "Begin again")
    assert person.match is first
    press(overlay(person), "Begin again")
    assert person.match is not first
    assert person.match.seats == first.seats
    assert not first.over
    assert not overlays(person)
