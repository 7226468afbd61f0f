"""Ten kinds of cards are chosen, and played with at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from gonfalon.games.oriflamme.window.picker.screen import PickerScreen
from tests.at_the_table.player import LEFT
from tests.games.oriflamme.window.person import Person
from tests.ui.screens.starting import oriflamme


@pytest.mark.sample(1)
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_play_with_these_ten_plays(visited: Person, how: str) -> None:
    start = visited.window.start
    QTest.mouseClick(start.games.cards["mixed"], LEFT)
    visited.qtbot.waitUntil(oriflamme(start).panel.choose.isVisible)
    QTest.mouseClick(oriflamme(start).panel.choose, LEFT)
    picker = visited.screen
    assert isinstance(picker, PickerScreen)
    QTest.mouseClick(picker.foot.random, LEFT)
    chosen = picker.choice.ids
    if how == "mouse":
        QTest.mouseClick(picker.foot.play, LEFT)
    else:
        visited.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    visited.wait()
    assert visited.screen is visited.table
    assert {kind.id for kind in visited.scene.table.seating.cards.kinds} == set(chosen)
    visited.window.tables.show_start()
    assert {kind.id for kind in oriflamme(start).panel.strip.kinds} == set(chosen)
