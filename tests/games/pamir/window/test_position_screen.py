"""The screen on which a position of Pax Pamir is written and opened."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.core.share_code import from_share_code
from gonfalon.games import GAMES
from gonfalon.games.pamir.window.game_setup import PamirGameSetup
from gonfalon.games.pamir.window.position_screen import EXAMPLE, PositionScreen
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame
from gonfalon.texts.translations import language_spoken
from gonfalon.ui.settings.store import Settings


@pytest.fixture
def screen(settings: Settings) -> PositionScreen:
    return PositionScreen(settings)


def test_the_example_is_played_by_whoever_has_the_turn(screen: PositionScreen) -> None:
    begun: list[NewGame] = []
    screen.begun.connect(begun.append)
    screen.play.click()
    assert [seat.bot for seat in begun[0].seats] == [None, "squire", "squire"]
    match = Match.begin(begun[0], CardSources(GAMES, None))
    view = match.view(0)
    assert (match.decision_seat, view.table.courts[0]) == (0, [12, 62])
    assert view.table.hands[1] == [None, None]
    assert match.record().practice


def test_what_is_impossible_is_told_with_its_line_and_cannot_be_played(screen: PositionScreen) -> None:
    screen.area.setPlainText(EXAMPLE.replace("gifts: 2", "gifts: 3"))
    screen.check()
    assert screen.told.text().startswith("Position, line 2: 'gift-3' is no place")
    assert not screen.play.isEnabled()
    assert not screen.share.isEnabled()
    screen.area.setPlainText(EXAMPLE.replace("favored: military", "favored: militery"))
    screen.check()
    assert screen.told.text() == "Position, line 8: There is no suit 'militery', did you mean 'military'?"
    screen.area.setPlainText(EXAMPLE)
    screen.check()
    assert screen.play.isEnabled()


def test_a_position_is_copied_as_one_line_with_which_a_game_opens(screen: PositionScreen) -> None:
    screen.share.click()
    record = from_share_code(QGuiApplication.clipboard().text())
    match = Match.restore(record, CardSources(GAMES, None))
    assert match.view(0).table.courts[0] == [12, 62]
    assert record.practice


def test_a_position_is_opened_from_a_file(screen: PositionScreen, tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    path.write_text("- seats: {G: {loyalty: british}, K: {loyalty: russian}}\n  turn: K\n", encoding="utf-8")
    screen.open_file(path)
    assert screen.told.text() == "This can be played. At the table: Green, Black."
    screen.open_file(tmp_path / "none.yaml")
    assert "none.yaml" in screen.told.text()
    assert screen.area.text.startswith("- seats")


def test_the_start_screen_leads_there_and_escape_back(settings: Settings) -> None:
    setup = PamirGameSetup(settings)
    opened: list[PositionScreen] = []
    setup.opened.connect(opened.append)
    setup.screen_links()[-1].open()
    closed: list[bool] = []
    opened[0].closed.connect(lambda: closed.append(True))
    QTest.keyClick(opened[0].area, Qt.Key.Key_Escape)
    assert closed == [True]


def test_everything_has_room_with_large_letters(qtbot: QtBot, settings: Settings) -> None:
    settings.text_scale = 1.5
    with language_spoken("pl"):
        screen = PositionScreen(settings)
        qtbot.addWidget(screen)
        screen.resize(1024, 700)
        screen.show()
        assert screen.minimumSizeHint().width() <= 1024
        assert screen.play.geometry().right() < 1024
