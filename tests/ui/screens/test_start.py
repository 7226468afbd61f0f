"""The start screen, used as people use it: with a mouse and with keys."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from gonfalon.bots.bot import CHARACTERS
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from gonfalon.session.new_game import NewGame, Seat
from gonfalon.session.player_record import OwnGame
from gonfalon.texts.translations import LANGUAGES
from gonfalon.ui.screens.setup_model import LONGEST_NAME, SetupModel, read_saved_setup
from gonfalon.ui.screens.start import StartScreen
from gonfalon.ui.settings import language
from gonfalon.ui.settings.store import Settings
from tests.scripts import ROOT
from tests.ui.screens.conftest import shown
from tests.ui.screens.hands import type_in
from tests.ui.screens.starting import ALL_CHOSEN, FIVE, begun, oriflamme, settle

LEFT = Qt.MouseButton.LeftButton
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture
def start(qtbot: QtBot, settings: Settings) -> StartScreen:
    return opened(qtbot, settings)


def opened(qtbot: QtBot, settings: Settings) -> StartScreen:
    return shown(qtbot, StartScreen(settings))


def retype(name: QLineEdit, text: str) -> None:
    """Type a text in place of what is written in a field."""
    name.setFocus()
    name.selectAll()
    QTest.keyClick(name, Qt.Key.Key_Delete)
    type_in(name, text)


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
    bots = (
        Seat("B", "Ann", "page-squire-50"),
        Seat("G", "Sir Osric", "page-squire-50"),
        Seat("Y", "Dame Isolde", "page-squire-50"),
    )
    first = (Seat("R", "Marguerite"), *bots)
    options = (("direction", "left-to-right"),)
    assert begun(qtbot, start) == NewGame("oriflamme", first, sets=("Oriflamme",), options=options)
    assert start.start.hasFocus()
    with qtbot.waitSignal(start.begin):
        qtbot.keyClick(start.start, Qt.Key.Key_Return)
    name = start.seats.rows["R"].name
    retype(name, "Olha")
    with qtbot.waitSignal(start.begin) as signal:
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert signal.args[0].seats[0].name == "Olha"


def test_names_are_trimmed_never_empty_and_better_not_the_same(qtbot: QtBot, start: StartScreen) -> None:
    name = start.seats.rows["R"].name
    for typed, kept in (
        ("  Ґанна   Ждан ", "Ґанна Ждан"), ("", "Marguerite"), ("   ", "Marguerite"), ("x" * 60, "x" * LONGEST_NAME),
        ("ann", "ann"),
    ):  # fmt: skip
        assert not start.note.isVisible()
        qtbot.mouseClick(name, LEFT)
        retype(name, typed)
        qtbot.keyClick(name, Qt.Key.Key_Tab)
        assert name.text() == kept
        assert begun(qtbot, start).seats[0].name == kept
    assert "same name" in start.note.text()


def test_a_person_becomes_a_bot_and_back_by_mouse_and_by_keys(qtbot: QtBot, start: StartScreen) -> None:
    row = start.seats.rows["R"]
    assert not row.bot.isVisible()
    qtbot.mouseClick(row.player.segment("bot"), LEFT)
    assert row.bot.isVisible()
    assert begun(qtbot, start).seats[0].bot == "page-squire-50"
    human = row.player.segment("human")
    qtbot.mouseClick(human, LEFT)
    assert not row.bot.isVisible()
    assert begun(qtbot, start).seats[0].bot is None
    human.setFocus()
    qtbot.keyClick(human, Qt.Key.Key_Right)
    assert row.player.value() == "bot"
    row.crest.setFocus()
    boxes = (row.bot, row.character)
    for expected in (row.name, row.player.segment("bot"), *boxes, row.leave, start.seats.rows["B"].crest):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is expected
    qtbot.keyClick(row.bot, Qt.Key.Key_End)
    assert begun(qtbot, start).seats[0].bot == "page"


def test_a_character_is_told_chosen_by_keys_and_remembered(
    qtbot: QtBot, settings: Settings, start: StartScreen
) -> None:
    row, about = start.seats.rows["B"], Qt.ItemDataRole.AccessibleDescriptionRole
    told = row.bot.itemData(row.bot.findData("squire"), about)
    assert told.startswith("The squire goes by simple rules of thumb. Wins ")
    assert [row.character.itemData(index) for index in range(row.character.count())] == ["", *CHARACTERS]
    assert all(row.character.itemData(index, about) for index in range(row.character.count()))
    assert not start.seats.rows["R"].character.isVisible()
    row.character.setFocus()
    qtbot.keyClick(row.character, Qt.Key.Key_End)
    for _ in range(3):
        qtbot.keyClick(row.bot, Qt.Key.Key_Down)
    game = begun(qtbot, start)
    assert game.seats[1].bot == "courtier/teacher"
    again = opened(qtbot, settings)
    assert begun(qtbot, again) == game
    for _ in range(2):
        assert again.seats.rows["B"].character.key() == "teacher"
        again.games.take("pamir")  # where it is kept, too


@pytest.mark.slow
def test_a_crest_is_dragged_or_moved_by_keys_to_another_place(qtbot: QtBot, start: StartScreen) -> None:
    rows = start.seats.rows

    def tops(families: str) -> list[int]:
        return [rows[family].y() for family in families]

    before = tops("RBGYK")
    drag(start, "R", 300, release=False)
    assert order(start) != "RBGY"
    qtbot.keyClick(rows["R"].crest, Qt.Key.Key_Escape)
    assert order(start) == "RBGY", "taken back"
    assert tops("RBGYK") == before
    QTest.mouseRelease(rows["R"].crest, LEFT)
    drag(start, "R", 2 * (rows["B"].y() - rows["R"].y()) + 5)
    assert order(start) == "BGRY"
    assert tops("BGRYK") == sorted(before)
    assert len({round((b - a) / 4) for a, b in itertools.pairwise(tops("BGRYK"))}) == 1
    drag(start, "Y", -2000)
    assert [seat.family for seat in begun(qtbot, start).seats] == list("YBGR")
    drag(start, "Y", 2000)
    assert order(start) == "BGRY"
    assert [row.place.family for row in start.seats.order()] == list("BGRYK"), "not behind an empty seat"
    crest = rows["R"].crest
    crest.setFocus()
    for key, moved in ((Qt.Key.Key_Up, "BRGY"), (Qt.Key.Key_Up, "RBGY"), *[(Qt.Key.Key_Down, "")] * 3):
        qtbot.keyClick(crest, key, ALT)
        assert moved in ("", order(start))
        assert crest.hasFocus()
    assert order(start) == "BGYR"


@pytest.mark.slow
def test_the_first_player_stays_the_same_person_when_seats_move(qtbot: QtBot, start: StartScreen) -> None:
    start.first.setFocus()
    qtbot.keyClick(start.first, Qt.Key.Key_Down)
    qtbot.keyClick(start.first, Qt.Key.Key_Down)
    assert begun(qtbot, start).first == 1
    qtbot.keyClick(start.seats.rows["B"].crest, Qt.Key.Key_Up, ALT)
    assert begun(qtbot, start).first == 0
    qtbot.mouseClick(start.seats.rows["B"].leave, LEFT)
    assert begun(qtbot, start).first is None


def test_players_come_and_go(qtbot: QtBot, start: StartScreen) -> None:
    qtbot.mouseClick(start.seats.rows["K"].add, LEFT)
    assert order(start) == "RBGYK"
    assert start.seats.rows["K"].name.hasFocus()
    assert begun(qtbot, start).seats[-1] == Seat("K", "Brother Anselm", "page-squire-50")
    for family, left in (("B", "RGYK"), ("K", "RGY"), ("R", "GY")):
        qtbot.mouseClick(start.seats.rows[family].leave, LEFT)
        assert order(start) == left
    assert not start.note.visibleRegion().isEmpty()
    assert "house option" in start.note.text()
    assert start.note.mapTo(start, QPoint()).y() < start.seats.mapTo(start, QPoint()).y(), "never below the edge"
    assert not start.seats.rows["G"].leave.isEnabled()
    assert "At least two" in start.seats.rows["G"].leave.toolTip()
    qtbot.mouseClick(start.seats.rows["G"].leave, LEFT)
    assert order(start) == "GY"


@pytest.mark.parametrize("family", "BY")
def test_a_second_click_where_a_cross_was_brings_nobody_back(qtbot: QtBot, settings: Settings, family: str) -> None:
    settings.text_scale = 1.5
    start = shown(qtbot, StartScreen(settings), (1024, 700))
    leave, bar = start.seats.rows[family].leave, start.area.verticalScrollBar()
    start.area.ensureWidgetVisible(leave)
    scrolled, place = bar.value(), leave.mapTo(start, leave.rect().center())
    seated = set(order(start)) - {family}
    for _ in range(2):
        QTest.mouseClick(start.windowHandle(), LEFT, Qt.KeyboardModifier.NoModifier, place)
        assert set(order(start)) <= seated
        assert bar.value() == scrolled
    assert QApplication.focusWidget() in start.seats.stops()


@pytest.mark.parametrize(
    ("size", "scale", "game"),
    [((1366, 768), 1.5, "oriflamme"), ((1024, 700), 1.0, "ordonance")],
)
def test_all_seats_that_are_taken_are_in_sight(
    qtbot: QtBot, settings: Settings, size: tuple[int, int], scale: float, game: str
) -> None:
    settings.text_scale, settings.seats = scale, json.dumps({"game": game})
    start = shown(qtbot, StartScreen(settings), size)
    settle()
    rows = [start.seats.rows[family] for family in order(start)]
    assert [row.visibleRegion().boundingRect().size() for row in rows] == [row.size() for row in rows]
    assert rows[0].language.shown_words() in {"English", "Same language as the program"}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["ordonance", "alliance", "pamir"])
def test_nothing_is_scrolled_on_a_usual_screen(
    qtbot: QtBot, settings: Settings, speak: Callable[[str], None], code: str, game: str
) -> None:
    speak(code)
    settings.seats = json.dumps({"game": game, "seats": FIVE, "variants": ALL_CHOSEN})
    start = shown(qtbot, StartScreen(settings), (1366, 768))
    settle()
    assert start.area.verticalScrollBar().maximum() == 0
    assert all(box.isVisible() for box in start.choices.stops())


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["oriflamme", "alliance", "pamir"])
def test_the_options_are_in_sight_in_a_low_window(
    qtbot: QtBot, settings: Settings, speak: Callable[[str], None], code: str, game: str
) -> None:
    speak(code)
    settings.seats = json.dumps({"game": game})
    start = shown(qtbot, StartScreen(settings), (1024, 700))
    settle()
    assert start.area.verticalScrollBar().maximum() == 0
    assert all(box.isVisible() for box in start.choices.stops())
    assert [row.isVisible() for row in start.seats.order()] == [True] * 5


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_two_seats_are_in_sight_in_the_lowest_window_with_the_largest_letters(
    qtbot: QtBot, settings: Settings, speak: Callable[[str], None], code: str
) -> None:
    settings.text_scale = 1.5
    speak(code)
    start = shown(qtbot, StartScreen(settings), (1024, 700))
    for card in start.games.cards.values():
        qtbot.mouseClick(card, LEFT)
        settle()
        rows = [start.seats.rows[family] for family in order(start)[:2]]
        assert [row.visibleRegion().boundingRect().size() for row in rows] == [row.size() for row in rows]
        assert start.area.isAncestorOf(start.first), "what is chosen for the game gives way, and can be scrolled to"


def test_a_game_to_continue_moves_no_button_and_is_called_in_the_language_of_now(
    qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    start = shown(qtbot, StartScreen(settings), (1024, 700))
    buttons = start.banner.saved, start.rules, start.options
    settle()
    places = [button.geometry() for button in buttons]
    start.set_continue(True, lambda: GAMES["ordonance"].called(()), 3)
    settle()
    assert [button.geometry() for button in buttons] == places
    language.install_language(qapp, "uk")
    qapp.processEvents()
    assert "Ордонанс" in start.resume.text()


def test_a_game_and_a_seat_are_chosen_by_keys(qtbot: QtBot, start: StartScreen) -> None:
    start.start.setFocus()
    for key, game in ((Qt.Key.Key_4, "ordonance"), (Qt.Key.Key_1, "oriflamme"), (Qt.Key.Key_9, "oriflamme")):
        qtbot.keyClick(start.start, key)
        assert start.seating.game == game
    qtbot.keyClick(start.start, Qt.Key.Key_Plus)
    assert order(start) == "RBGYK"
    qtbot.keyClick(start.seats.rows["K"].crest, Qt.Key.Key_Plus)
    assert order(start) == "RBGYK"
    name = start.seats.rows["K"].name
    name.setFocus()
    type_in(name, "4+")
    assert (start.seating.game, order(start)) == ("oriflamme", "RBGYK")


def test_the_record_is_told_and_leads_to_the_statistics(qtbot: QtBot, start: StartScreen) -> None:
    box = start.banner.record
    assert box.accessibleName() == "Marguerite"
    assert box.accessibleDescription() == "Your first game will be noted here"
    start.show_games(
        [
            OwnGame("oriflamme", (), 4, True, 14, "page"),
            OwnGame("oriflamme", (), 4, True, 11, "courtier"),
            OwnGame("ordonance", (), 2, False, 2, "regent"),
        ]
    )
    told = "Level: Courtier. Games: 3. Won: 2. Best: {}. The last games: won, won, lost."
    assert box.accessibleDescription() == told.format(14)
    start.games.take("ordonance")
    assert box.accessibleDescription() == told.format(2)
    start.games.take("pamir")
    assert box.accessibleDescription() == told.format("–")
    with qtbot.waitSignal(start.statistics):
        qtbot.mouseClick(box, LEFT)


def test_bots_suit_the_player_until_a_level_is_chosen(qtbot: QtBot, settings: Settings, start: StartScreen) -> None:
    row = start.seats.rows["B"]
    assert row.bot.key() == "suited"
    assert [seat.bot for seat in begun(qtbot, start).seats][1:] == ["page-squire-50"] * 3
    start.show_games([OwnGame("oriflamme", (), 4, won, 9, "squire", ("squire",) * 3) for won in (True, False)] * 6)
    better = begun(qtbot, start).seats[1].bot
    assert better is not None
    assert better.startswith("squire-courtier-")
    assert "Squire–Courtier" in start.seating.bots["suited"].about
    qtbot.keyClick(row.bot, Qt.Key.Key_End)
    row.character.set_key("bluffer")
    assert [seat.bot for seat in begun(qtbot, start).seats][1:] == ["page/bluffer", better, better]
    again = opened(qtbot, settings)
    assert [again.seats.rows[family].bot.key() for family in "BGY"] == ["page", "suited", "suited"]


def test_everything_is_remembered(qtbot: QtBot, settings: Settings, start: StartScreen) -> None:
    retype(start.seats.rows["G"].name, "Ждана")
    qtbot.keyClick(start.seats.rows["G"].name, Qt.Key.Key_Tab)
    qtbot.mouseClick(start.seats.rows["Y"].leave, LEFT)
    qtbot.keyClick(start.seats.rows["G"].crest, Qt.Key.Key_Up, ALT)
    oriflamme(start).choices[0].box.setFocus()
    qtbot.keyClick(oriflamme(start).choices[0].box, Qt.Key.Key_Down)
    start.first.setFocus()
    qtbot.keyClick(start.first, Qt.Key.Key_End)
    game = begun(qtbot, start)
    assert begun(qtbot, opened(qtbot, settings)) == game
    assert [seat.family for seat in game.seats] == list("RGB")
    assert (game.first, game.option("direction")) == (2, "right-to-left")


def test_remembered_garbage_gives_a_first_game_and_half_of_it_may_be_good(qtbot: QtBot, settings: Settings) -> None:
    for kept in (
        "null", "[]", '{"seats": 7}', '{"seats": [{"family": "Z", "seated": true}]}',
        '{"seats": [{"family": "R", "seated": true}, {"family": "R", "seated": true}]}',
        '{"seats": [{"family": "R", "seated": 1}, {"family": "B", "seated": "yes"}]}',
    ):  # fmt: skip
        assert SetupModel.recalled(read_saved_setup(kept)) == SetupModel()
    cook = {"family": "K", "name": "  A\u0000\u202eb  " + "c" * 60, "bot": "dragon", "seated": True}
    seats = [cook, {"family": "Y", "name": 7, "bot": "page", "seated": True}, "nobody"]
    settings.seats = json.dumps({"seats": seats, "first": "R", "direction": "up"})
    start = StartScreen(settings)
    qtbot.addWidget(start)
    new = start.games.new_game()
    assert new.seats == (Seat("K", "Ab " + "c" * 21), Seat("Y", "Dame Isolde", "page"))
    assert (new.first, new.option("direction")) == (None, "left-to-right")
    assert sorted(place.family for place in start.seating.places) == sorted("RBGYK")


def test_other_buttons_say_what_they_open_and_continue_an_unfinished_game(qtbot: QtBot, start: StartScreen) -> None:
    start.set_continue(False)
    assert not start.resume.isEnabled()
    assert start.resume.toolTip()
    start.set_continue(True)
    assert not start.resume.toolTip()
    for signal, button, key in (
        (start.continue_game, start.resume, Qt.Key.Key_Return), (start.open_rules, start.rules, Qt.Key.Key_Return),
        (start.library, start.banner.saved, Qt.Key.Key_Space), (start.open_settings, start.options, Qt.Key.Key_Space),
    ):  # fmt: skip
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button, key)
    settings = start.settings
    qtbot.keyClick(start.hide_hands, Qt.Key.Key_Space)
    assert settings.curtain is False
    settings.curtain = True
    assert start.hide_hands.isChecked()
    qtbot.mouseClick(start.languages.segment("uk"), LEFT)
    assert settings.language == "uk"
    settings.language = "en"
    for others, text in ((0, "Continue Ordonance"), (2, "Continue Ordonance (and\u00a02\u00a0more)")):
        start.set_continue(True, lambda: "Ordonance", others)
        assert start.resume.text() == text


def test_starting_needs_neither_cards_nor_rules_nor_bots() -> None:
    needless = "{'yaml', 'PySide6.QtSvg', 'multiprocessing', 'gonfalon.core.state', 'gonfalon.session.journal'}"
    program = f"import sys, gonfalon.cli.window, gonfalon.ui.application.window; print(*{needless} & {{*sys.modules}})"
    assert subprocess.check_output([sys.executable, "-c", program], cwd=ROOT / "desktop").split() == []


OPENED = """
from gonfalon.ui.application.qapplication import make_application
from gonfalon.ui.application.window import Window
from gonfalon.ui.settings.store import Settings
from PySide6 import QtWidgets
from pathlib import Path
app = make_application([])
window = Window(Settings(Path("settings.ini")), Path("games"))
window.painted.connect(app.quit)
window.show()
app.exec()
print(*{"QDialog", "QFileDialog", "QMdiArea", "QStyle", "QWizard"} & {*vars(QtWidgets)})
"""


@pytest.mark.slow
def test_before_the_first_picture_qt_makes_no_classes_that_nobody_asks_for(tmp_path: Path) -> None:
    surroundings = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), "QT_QPA_PLATFORM": "offscreen"}
    order = [sys.executable, "-c", OPENED]
    assert subprocess.check_output(order, cwd=tmp_path, env=surroundings, text=True).split() == []


def test_a_seed_that_is_named_deals_one_game(qtbot: QtBot, start: StartScreen) -> None:
    field = start.choices.seed
    assert field.accessibleDescription()
    for typed, seed in (("4 821 305", 4821305), ("Friday", 444163726), (" FRI day", 444163726), ("", 0), ("   ", 0)):
        field.setText(typed)
        new = begun(qtbot, start)
        assert (new.seed, field.text()) == (seed, "")
    assert begun(qtbot, start).seed == 0


def test_the_same_seed_is_the_same_deal(qtbot: QtBot, start: StartScreen) -> None:
    hands = []
    start.games.take("ordonance")
    start.await_sets(60)
    for word in ("Friday", "friday", "Saturday"):
        start.choices.seed.setText(word)
        match = Match.begin(begun(qtbot, start), CardSources(GAMES))
        hands.append([str(move) for move in match.view(match.decision_seat or 0).pending.moves])
    assert hands[0] == hands[1] != hands[2]
