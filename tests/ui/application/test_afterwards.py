"""The table of a game that is over: looked at again, and left for its ending."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.rules.moves import Move
from gonfalon.ui.application.play import SPECTATOR
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.games.oriflamme.window.staged import staged
from tests.ui.application.test_everywhere import ended
from tests.ui.application.test_too_soon import last_of_all

Key = Qt.Key


def play_to_the_end(person: Person) -> None:
    person.sit_down(staged(last_of_all))
    person.scene.asking.answer(Move("keep"))
    person.qtbot.waitUntil(lambda: person.at_the_end)


def test_one_key_leads_to_the_table_and_back(person: Person) -> None:
    play_to_the_end(person)
    ending, match = person.screen, person.match
    for _ in range(2):
        person.key(Key.Key_S)
        assert person.screen is person.table
        row = person.table.afterwards
        assert row.isVisible()
        assert person.table.rect().contains(row.geometry())
        for key in (Key.Key_Return, Key.Key_Space):
            person.key(key)
        assert person.match is match, "nothing that skips a story begins a game"
        assert "S" in [name for one in person.table.bindings() for name in one.names]
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
    assert person.table.afterwards.isVisible()
