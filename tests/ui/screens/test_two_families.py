"""Two players of Oriflamme on the start screen: one family each, or two."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings.store import Settings
from tests.ui.screens.conftest import shown
from tests.ui.screens.starting import begun, oriflamme

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def start(qtbot: QtBot, settings: Settings) -> StartScreen:
    return opened(qtbot, settings)


def opened(qtbot: QtBot, settings: Settings) -> StartScreen:
    return shown(qtbot, StartScreen(settings))


def test_two_players_choose_how_many_families_they_lead(qtbot: QtBot, settings: Settings, start: StartScreen) -> None:
    families, hand = oriflamme(start).choices[1:]
    assert not families.box.isVisible()
    for family in "YG":
        qtbot.mouseClick(start.seats.rows[family].leave, LEFT)
    assert families.box.isVisible()
    assert not hand.box.isVisible()
    assert len(begun(qtbot, start).seats) == 2
    qtbot.keyClick(families.box, Qt.Key.Key_Down)
    assert hand.box.isVisible()
    game = begun(qtbot, start)
    assert [(seat.family, seat.bot) for seat in game.seats] == [
        ("R", None), ("B", "page-squire-50"), ("G", None), ("Y", "page-squire-50")
    ]  # fmt: skip
    assert (game.option("families-each"), game.option("hand")) == ("2", "whole")
    qtbot.keyClick(hand.box, Qt.Key.Key_Down)
    assert begun(qtbot, start).option("hand") == "two-a-round"
    assert begun(qtbot, opened(qtbot, settings)) == begun(qtbot, start)
    start.games.take("alliance")
    assert begun(qtbot, start).option("families-each") == "2"
    # Where three play each leads one family.
    qtbot.mouseClick(start.seats.rows["G"].add, LEFT)
    assert not families.box.isVisible()
    assert [seat.family for seat in begun(qtbot, start).seats] == list("RBG")
