"""The start screen, used as people use it: with a mouse and with keys."""

from __future__ import annotations

import itertools
import json

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.session.seats import NewGame, Seat
from gonfalon.ui.preferences.settings import Settings
from gonfalon.ui.screens.seating import LONGEST_NAME, SeatPlan, read_kept
from gonfalon.ui.screens.start import StartScreen
from tests.scripts import ROOT
from tests.ui.screens.conftest import shown
from tests.ui.screens.hands import type_in
from tests.ui.screens.starting import oriflamme

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def start(qtbot: QtBot, settings: Settings) -> StartScreen:
    return opened(qtbot, settings)


def opened(qtbot: QtBot, settings: Settings) -> StartScreen:
    return shown(qtbot, StartScreen(settings))


def begun(qtbot: QtBot, start: StartScreen) -> NewGame:
    with qtbot.waitSignal(start.begin) as signal:
        qtbot.mouseClick(start.start, LEFT)
    assert isinstance(signal.args[0], NewGame)
    return signal.args[0]


def order(start: StartScreen) -> str:
    return "".join(place.family for place in start.seating.seated)


def drag(start: StartScreen, family: str, way: int, *, release: bool = True) -> None:
    """Take a crest and pull it down by `way` pixels, in steps, wherever its row goes meanwhile."""
    crest = start.seats.rows[family].crest
    begin = crest.mapToGlobal(crest.rect().center())
    QTest.mousePress(crest, LEFT, Qt.KeyboardModifier.NoModifier, crest.mapFromGlobal(begin))
    for step in range(1, 13):
        QTest.mouseMove(crest, crest.mapFromGlobal(begin + QPoint(0, round(way * step / 12))))
        QApplication.processEvents()
    if release:
        QTest.mouseRelease(crest, LEFT, Qt.KeyboardModifier.NoModifier, crest.mapFromGlobal(begin + QPoint(0, way)))


def test_a_first_game_is_one_person_and_three_bots(qtbot: QtBot, start: StartScreen) -> None:
    new = begun(qtbot, start)
    assert new == NewGame(
        "oriflamme",
        (
            Seat("R", "Marguerite"),
            Seat("B", "Ann", "squire"),
            Seat("G", "Sir Osric", "squire"),
            Seat("Y", "Dame Isolde", "page"),
        ),
        sets=("Oriflamme",),
        options=(("direction", "left-to-right"),),
    )


def test_enter_begins_as_soon_as_the_screen_is_open(qtbot: QtBot, start: StartScreen) -> None:
    assert start.start.hasFocus()
    with qtbot.waitSignal(start.begin):
        qtbot.keyClick(start.start, Qt.Key.Key_Return)


def test_enter_in_a_name_begins_with_that_name(qtbot: QtBot, start: StartScreen) -> None:
    name = start.seats.rows["R"].name
    name.setFocus()
    name.selectAll()
    type_in(name, "Olha")
    with qtbot.waitSignal(start.begin) as signal:
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert signal.args[0].seats[0].name == "Olha"


@pytest.mark.parametrize(
    ("typed", "kept"),
    [("  Ґанна   Ждан ", "Ґанна Ждан"), ("", "Marguerite"), ("   ", "Marguerite"), ("x" * 60, "x" * LONGEST_NAME)],
)
def test_names_are_trimmed_and_never_empty(qtbot: QtBot, start: StartScreen, typed: str, kept: str) -> None:
    name = start.seats.rows["R"].name
    qtbot.mouseClick(name, LEFT)
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Delete)
    type_in(name, typed)
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    assert name.text() == kept
    assert begun(qtbot, start).seats[0].name == kept


def test_two_of_one_name_get_a_hint(qtbot: QtBot, start: StartScreen) -> None:
    assert not start.note.isVisible()
    name = start.seats.rows["R"].name
    name.setFocus()
    name.selectAll()
    type_in(name, "ann")
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    assert start.note.isVisible()
    assert "same name" in start.note.text()


def test_a_person_becomes_a_bot_and_back_by_mouse(qtbot: QtBot, start: StartScreen) -> None:
    row = start.seats.rows["R"]
    assert not row.bot.isVisible()
    qtbot.mouseClick(row.player.segment("bot"), LEFT)
    assert row.bot.isVisible()
    assert begun(qtbot, start).seats[0].bot == "squire"
    qtbot.mouseClick(row.player.segment("human"), LEFT)
    assert not row.bot.isVisible()
    assert begun(qtbot, start).seats[0].bot is None


def test_the_kind_of_a_bot_is_chosen_by_keys(qtbot: QtBot, start: StartScreen) -> None:
    row = start.seats.rows["R"]
    human = row.player.segment("human")
    human.setFocus()
    qtbot.keyClick(human, Qt.Key.Key_Right)
    assert row.player.value() == "bot"
    qtbot.keyClick(row.player.segment("bot"), Qt.Key.Key_Tab)
    assert row.bot.hasFocus()
    qtbot.keyClick(row.bot, Qt.Key.Key_Down)
    assert begun(qtbot, start).seats[0].bot == "page"


def test_a_character_is_chosen_by_keys_kept_at_another_level_and_remembered(
    qtbot: QtBot, settings: Settings, start: StartScreen
) -> None:
    row = start.seats.rows["B"]
    assert not start.seats.rows["R"].character.isVisible()
    row.character.setFocus()
    qtbot.keyClick(row.character, Qt.Key.Key_End)
    qtbot.keyClick(row.bot, Qt.Key.Key_Up)
    game = begun(qtbot, start)
    assert game.seats[1].bot == "courtier/teacher"
    again = opened(qtbot, settings)
    assert begun(qtbot, again) == game
    assert again.seats.rows["B"].character.key() == "teacher"
    again.games.take("pamir")
    assert again.seats.rows["B"].character.key() == "teacher", "what fits another game is kept"


def test_a_list_tells_how_strong_levels_are_and_what_characters_do(start: StartScreen) -> None:
    row, about = start.seats.rows["B"], Qt.ItemDataRole.AccessibleDescriptionRole
    squire = row.bot.findData("squire")
    assert row.bot.itemData(squire, about).startswith("The squire goes by simple rules of thumb. Wins ")
    assert [row.character.itemText(index) for index in range(row.character.count())] == [
        "Plain", "Cautious", "Grudging", "Hoarder", "Bluffer", "Teacher",
    ]  # fmt: skip
    assert all(row.character.itemData(index, about) for index in range(row.character.count()))


def test_tab_goes_through_a_row_and_on_to_the_next(qtbot: QtBot, start: StartScreen) -> None:
    blue = start.seats.rows["B"]
    blue.crest.setFocus()
    boxes = (blue.bot, blue.character)
    for expected in (blue.name, blue.player.segment("bot"), *boxes, blue.leave, start.seats.rows["G"].crest):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected


def test_players_come_and_go(qtbot: QtBot, start: StartScreen) -> None:
    qtbot.mouseClick(start.seats.rows["K"].add, LEFT)
    assert order(start) == "RBGYK"
    assert start.seats.rows["K"].name.hasFocus()
    assert begun(qtbot, start).seats[-1] == Seat("K", "Brother Anselm", "squire")
    for family, left in (("B", "RGYK"), ("K", "RGY"), ("R", "GY")):
        qtbot.mouseClick(start.seats.rows[family].leave, LEFT)
        assert order(start) == left
    assert start.note.isVisible()
    assert "house option" in start.note.text()
    assert not start.seats.rows["G"].leave.isEnabled()
    assert "At least two" in start.seats.rows["G"].leave.toolTip()
    qtbot.mouseClick(start.seats.rows["G"].leave, LEFT)
    assert order(start) == "GY"


def test_a_crest_is_dragged_to_another_place(qtbot: QtBot, start: StartScreen) -> None:
    rows = start.seats.rows
    step = rows["B"].y() - rows["R"].y()
    drag(start, "R", 2 * step + 5)
    assert order(start) == "BGRY"
    tops = [rows[family].y() for family in "BGRYK"]
    assert tops == sorted(tops)
    assert len({round((b - a) / 4) for a, b in itertools.pairwise(tops)}) == 1
    drag(start, "Y", -5 * step)
    assert order(start) == "YBGR"
    assert [seat.family for seat in begun(qtbot, start).seats] == list("YBGR")


def test_a_crest_cannot_be_dragged_behind_an_empty_seat(qtbot: QtBot, start: StartScreen) -> None:
    drag(start, "R", 2000)
    assert order(start) == "BGYR"
    assert [row.place.family for row in start.seats.order()] == list("BGYRK")


def test_escape_takes_a_drag_back(qtbot: QtBot, start: StartScreen) -> None:
    rows = start.seats.rows
    before = [rows[family].y() for family in "RBGYK"]
    drag(start, "R", 300, release=False)
    assert order(start) != "RBGY"
    rows["R"].crest.setFocus()
    qtbot.keyClick(rows["R"].crest, Qt.Key.Key_Escape)
    assert order(start) == "RBGY"
    assert [rows[family].y() for family in "RBGYK"] == before


def test_alt_and_an_arrow_move_a_seat(qtbot: QtBot, start: StartScreen) -> None:
    crest = start.seats.rows["G"].crest
    crest.setFocus()
    qtbot.keyClick(crest, Qt.Key.Key_Up, ALT)
    assert order(start) == "RGBY"
    assert crest.hasFocus()
    qtbot.keyClick(crest, Qt.Key.Key_Down, ALT)
    qtbot.keyClick(crest, Qt.Key.Key_Down, ALT)
    qtbot.keyClick(crest, Qt.Key.Key_Down, ALT)
    assert order(start) == "RBYG"


def test_the_first_player_stays_the_same_person_when_seats_move(qtbot: QtBot, start: StartScreen) -> None:
    start.first.setFocus()
    qtbot.keyClick(start.first, Qt.Key.Key_Down)
    qtbot.keyClick(start.first, Qt.Key.Key_Down)
    assert begun(qtbot, start).first == 1
    qtbot.keyClick(start.seats.rows["B"].crest, Qt.Key.Key_Up, ALT)
    assert begun(qtbot, start).first == 0
    qtbot.mouseClick(start.seats.rows["B"].leave, LEFT)
    assert begun(qtbot, start).first is None


def test_the_direction_is_chosen(qtbot: QtBot, start: StartScreen) -> None:
    oriflamme(start).foot.box.setFocus()
    qtbot.keyClick(oriflamme(start).foot.box, Qt.Key.Key_Down)
    assert begun(qtbot, start).option("direction") == "right-to-left"


def test_everything_is_remembered(qtbot: QtBot, settings: Settings, start: StartScreen) -> None:
    name = start.seats.rows["G"].name
    name.setFocus()
    name.selectAll()
    type_in(name, "Ждана")
    qtbot.keyClick(name, Qt.Key.Key_Tab)
    qtbot.mouseClick(start.seats.rows["Y"].leave, LEFT)
    qtbot.keyClick(start.seats.rows["G"].crest, Qt.Key.Key_Up, ALT)
    oriflamme(start).foot.box.setFocus()
    qtbot.keyClick(oriflamme(start).foot.box, Qt.Key.Key_Down)
    start.first.setFocus()
    qtbot.keyClick(start.first, Qt.Key.Key_End)
    game = begun(qtbot, start)
    again = opened(qtbot, settings)
    assert begun(qtbot, again) == game
    assert [seat.family for seat in game.seats] == list("RGB")
    assert game.first == 2


@pytest.mark.parametrize(
    "kept",
    [
        "null",
        "[]",
        '{"seats": 7}',
        '{"seats": [{"family": "Z", "seated": true}]}',
        '{"seats": [{"family": "R", "seated": true}, {"family": "R", "seated": true}]}',
        '{"seats": [{"family": "R", "seated": 1}, {"family": "B", "seated": "yes"}]}',
    ],
)
def test_remembered_garbage_gives_a_first_game(kept: str) -> None:
    assert SeatPlan.recalled(read_kept(kept)) == SeatPlan()


def test_half_of_what_is_remembered_may_be_good(settings: Settings) -> None:
    kept = {
        "seats": [
            {"family": "K", "name": "  A\u0000b  " + "c" * 60, "bot": "dragon", "seated": True},
            {"family": "Y", "name": 7, "bot": "page", "seated": True},
            "nobody",
        ],
        "first": "R",
        "direction": "up",
    }
    settings.seats = json.dumps(kept)
    start = StartScreen(settings)
    seating, new = start.seating, start.games.new_game()
    assert new.seats == (Seat("K", "Ab " + "c" * 21), Seat("Y", "Dame Isolde", "page"))
    assert (new.first, new.option("direction")) == (None, "left-to-right")
    assert sorted(place.family for place in seating.places) == sorted("RBGYK")


def test_continue_is_there_only_for_an_unfinished_game(qtbot: QtBot, start: StartScreen) -> None:
    start.set_continue(False)
    assert not start.resume.isEnabled()
    assert start.resume.toolTip()
    start.set_continue(True)
    assert not start.resume.toolTip()
    with qtbot.waitSignal(start.continue_game):
        qtbot.mouseClick(start.resume, LEFT)
    start.set_continue(True, "Ordonance", 0)
    assert start.resume.text() == "Continue Ordonance"
    start.set_continue(True, "Ordonance", 2)
    assert start.resume.text() == "Continue Ordonance (and 2\u00a0more)"


def test_the_other_buttons_say_what_they_open(qtbot: QtBot, start: StartScreen) -> None:
    with qtbot.waitSignal(start.open_rules):
        qtbot.keyClick(start.rules, Qt.Key.Key_Return)
    with qtbot.waitSignal(start.library):
        qtbot.keyClick(start.banner.saved, Qt.Key.Key_Space)
    with qtbot.waitSignal(start.open_settings):
        qtbot.keyClick(start.options, Qt.Key.Key_Space)


def test_curtain_and_language_are_settings(qtbot: QtBot, settings: Settings, start: StartScreen) -> None:
    qtbot.keyClick(start.hide_hands, Qt.Key.Key_Space)
    assert settings.curtain is False
    settings.curtain = True
    assert start.hide_hands.isChecked()
    qtbot.mouseClick(start.languages.segment("uk"), LEFT)
    assert settings.language == "uk"


def test_starting_needs_neither_cards_nor_rules_nor_bots() -> None:
    import subprocess
    import sys

    needless = "{'yaml', 'PySide6.QtSvg', 'multiprocessing', 'gonfalon.core.state', 'gonfalon.session.journal'}"
    program = f"import sys, gonfalon.cli.window, gonfalon.ui.application.window; print(*{needless} & {{*sys.modules}})"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=ROOT / "desktop"
    )
    assert done.stdout.split() == []
