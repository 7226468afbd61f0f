"""Language, dress, window and game change in the middle of something; a game is left, continued, killed, resumed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core.dice import Dice
from gonfalon.session.journal import finished_games
from gonfalon.texts.languages import LANGUAGES
from gonfalon.ui.look import theme
from gonfalon.ui.preferences import language
from gonfalon.ui.preferences.settings import Settings
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import likeness, unlike, unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.games.ordonance.window.commander import HOWS, Commander, campaign
from tests.games.ordonance.window.positions import argued, full_and_open, staged
from tests.games.oriflamme.window.person import Person, game


def play_on(person: Commander, moves: int = 1000, seed: int = 1) -> None:
    dice = Dice(seed)
    while not person.at_the_end and moves:
        assert person.asked is not None
        person.answer(dice.pick(person.asked.moves), dice.pick(HOWS))
        person.wait()
        moves -= 1


# -- in the middle of a drag -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("change", ["language", "dress", "text scale", "window", "tally"])
def test_a_drag_goes_on_through_a_change(person: Commander, settings: Settings, change: str) -> None:
    person.sit_down(staged(full_and_open))
    unit = person.hand[2]
    made = len(person.match.moves)
    person.carry(unit, person.scene.measures.banner.center())
    if change == "language":
        settings.language = "ru"
    elif change == "dress":
        settings.theme = "lime"
    elif change == "text scale":
        settings.text_scale = 1.3
    elif change == "window":
        person.window.resize(1280, 800)
    else:
        person.key(Qt.Key.Key_U)
    QApplication.processEvents()
    if person.scene.pointer.dragged is None:
        # It was called off: then the unit is at home, and nothing was played.
        person.release(person.scene.measures.banner.center())
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))
    else:
        assert person.scene.pointer.dragged is unit
        place = person.scene.asking.places[0]
        person.move(place.rect.center())
        person.release(place.rect.center())
        assert person.match.moves[made].territory == place.move_played + 1
        return
    person.drag(unit, person.scene.asking.places[0].rect.center())
    assert len(person.match.moves) > made


@pytest.mark.slow
def test_an_explanation_changes_its_words(person: Commander, settings: Settings) -> None:
    person.sit_down(staged(argued))
    person.scene.explain(1)
    told = person.scene.callout.told
    said = set()
    for code in LANGUAGES:
        settings.language = code
        QApplication.processEvents()
        assert language.current() == person.scene.words.language == code
        assert person.scene.explained == 1
        assert person.scene.callout.isVisible()
        assert person.scene.callout.told is not None
        said.add(person.scene.callout.told.title)
    assert len(said) == len(LANGUAGES)
    settings.language = "en"
    QApplication.processEvents()
    assert person.scene.callout.told == told


@pytest.mark.slow
def test_a_dress_changes_everything(person: Commander, settings: Settings) -> None:
    person.sit_down(staged(argued))
    person.scene.explain(1)
    oak = person.window.grab().toImage()
    settings.theme = "lime"
    QApplication.processEvents()
    assert theme.current().key == "lime"
    lime = person.window.grab().toImage()
    assert oak != lime
    settings.theme = "oak"
    QApplication.processEvents()
    assert person.window.grab().toImage() == oak


@pytest.mark.slow
def test_a_window_that_grows_and_shrinks_is_as_built(person: Commander) -> None:
    person.sit_down(staged(argued))
    for size in ((1920, 1080), (1024, 700), (1280, 800)):
        person.window.resize(*size)
        QApplication.processEvents()
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))


# -- two games, one window ---------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_from_one_game_to_the_other_and_back(person: Commander, settings: Settings) -> None:
    other = Person(person.window, person.qtbot)
    person.begin(campaign(seed=51))
    play_on(person, 2)
    record = person.match.record()
    person.take_by_keys(person.hand[0])
    other.begin(game(seed=52))
    assert other.table.kit.name == "oriflamme"
    assert other.asked is not None
    other.scene.asking.answer(other.asked.moves[0])
    other.wait()
    assert not unlike_rebuilt(other.scene, other.match.view(0))
    settings.language = "pl"
    person.begin(campaign("RBG", seed=53))
    assert person.table.kit.name == "ordonance"
    assert len(person.scene.panels_by_seat) == 3
    assert person.scene.asking.selected == -1
    assert not unlike_rebuilt(person.scene, person.match.view(0))
    play_on(person, 2)
    assert len(record.moves) == 4


@pytest.mark.slow
def test_tables_of_all_sizes_one_after_the_other(person: Commander) -> None:
    """What one game folded, pinned or pointed at is not found at the next."""
    for families in ("RB", "RBGK", "RBG", "RB"):
        person.begin(campaign(families, seed=54))
        person.scene.focus.leave()
        assert not unlike_rebuilt(person.scene, person.match.view(0))
        assert not person.scene.callout.isVisible()
        person.key(Qt.Key.Key_U)
        person.move(person.scene.measures.grid.plates[1].center())
        person.key(Qt.Key.Key_W)
        person.take_by_keys(person.hand[1])


# -- left and taken up again -------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_game_is_taken_up_where_the_window_was_closed(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow
) -> None:
    first = Commander(open_window(), qtbot)
    first.begin(campaign("RB", seed=55))
    play_on(first, 7)
    first.scene.focus.leave()
    first.scene.focus.hide()
    record, lines, seen = first.match.record(), first.table.chronicle.sentences(), likeness(first.scene)
    first.window.close()
    second = Commander(open_window(), qtbot)
    qtbot.waitUntil(second.window.start.resume.isEnabled)
    QTest.mouseClick(second.window.start.resume, LEFT)
    second.wait()
    assert second.match.record() == record
    assert second.table.chronicle.sentences() == lines
    assert not unlike(likeness(second.scene), seen)
    play_on(second)
    assert second.at_the_end
    assert len(finished_games(second.window.tables.folder)) == 1


@pytest.mark.slow
def test_a_game_that_was_killed_is_resumed(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, tmp_path: Path
) -> None:
    """All that there is of it is what lies on the disk at that moment, perhaps with half a line at its end."""
    first = Commander(open_window(), qtbot)
    first.begin(campaign(seed=56))
    play_on(first, 5)
    (path,) = first.window.tables.folder.glob("*.gonfalon")
    killed = path.read_bytes()
    moves = first.match.moves
    play_on(first, 2)
    first.window.close()
    path.write_bytes(killed + b"R play S")
    second = Commander(open_window(), qtbot)
    qtbot.waitUntil(second.window.start.resume.isEnabled)
    QTest.mouseClick(second.window.start.resume, LEFT)
    second.wait()
    assert second.match.moves == moves
    play_on(second, 2)
    shutil.rmtree(tmp_path / "games")


def test_a_game_is_left_while_a_unit_is_held(person: Commander) -> None:
    person.begin(campaign(seed=57))
    unit = person.hand[0]
    to = QPointF(person.scene.measures.grid.columns[1].center())
    person.carry(unit, to)
    person.window.tables.show_start()
    assert person.screen is person.window.start
    assert person.scene.pointer.dragged is None
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    person.release(to)
    assert not person.match.moves
    person.scene.focus.leave()
    assert not unlike_rebuilt(person.scene, person.match.view(0))
