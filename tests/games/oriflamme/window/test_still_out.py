"""What is still out, opened by key, by mouse and by number over a real table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.games.oriflamme.window.full_table import full_match
from tests.games.oriflamme.window.person import Person, game

Key = Qt.Key


def test_a_click_opens_it_and_keys_lead_through_it(person: Person) -> None:
    person.begin(game(seed=3, first=0))
    table, panel = person.table, person.table.still_out.panel
    person.click(person.scene.panels_by_seat[1].scene_rect().center())
    assert panel.isVisible()
    assert panel.told is not None
    assert panel.told.family == person.scene.seats[1].family
    assert panel.cells[0].hasFocus()
    QTest.keyClick(panel.cells[0], Key.Key_Down)
    assert panel.cells[5].hasFocus()
    assert panel.cells[5].accessibleName().startswith(panel.told.kinds[5].name + ": ")
    assert table.overlay is None
    QTest.keyClick(panel.cells[5], Key.Key_Escape)
    assert not panel.isVisible()
    person.key(Key.Key_U)
    assert panel.isVisible()
    person.key(Key.Key_U)
    assert not panel.isVisible()
    QTest.keyClick(table.view, Key.Key_3, Qt.KeyboardModifier.AltModifier)
    assert panel.told.family == person.scene.seats[2].family
    QTest.mouseClick(panel.close_button, Qt.MouseButton.LeftButton)
    assert not panel.isVisible()


def test_nobody_answers_what_lies_under_it(person: Person) -> None:
    person.sit_down(full_match("reveal"))
    moves = len(person.match.moves)
    person.key(Key.Key_U)
    person.key(Key.Key_1)
    assert len(person.match.moves) == moves
    person.key(Key.Key_Escape)
    person.key(Key.Key_1)
    assert len(person.match.moves) > moves


def test_what_may_lie_there_is_framed(person: Person) -> None:
    person.sit_down(full_match("reveal"))
    scene, panel = person.scene, person.table.still_out.panel
    for seat in range(len(scene.seats)):
        if person.table.still_out.show(seat):
            assert panel.told is not None
            frames = person.table.still_out.frames
            assert frames.isVisible()
            for one in panel.told.hidden:
                place = scene.place_of(one)
                assert place is None or frames.sceneBoundingRect().contains(place)
            assert all(scene.table.seating.owner[card] == seat for card in panel.told.hidden)
    person.table.still_out.close()
    assert not person.table.still_out.frames.isVisible()
