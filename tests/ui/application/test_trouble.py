"""What goes wrong around a game: bots that fail, folders that cannot be written, broken files, closed windows."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gonfalon.bots.worker import Worker
from gonfalon.core.dice import Dice
from gonfalon.core.slips import shortened
from gonfalon.session.journal import finished_games
from gonfalon.session.match import Match
from gonfalon.ui.board.overlay import Overlay
from gonfalon.ui.preferences.settings import Settings
from gonfalon.user.folders import sets_folder
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import likeness, unlike, unlike_rebuilt
from tests.at_the_table.windows import OpenWindow
from tests.bots import naughty
from tests.games.oriflamme.window.person import Person, game

pytestmark = pytest.mark.seldom

LEFT = Qt.MouseButton.LeftButton


def notices(person: Person) -> list[Overlay]:
    return [overlay for overlay in person.window.findChildren(Overlay) if overlay.isVisible()]


def words_of(overlay: Overlay) -> str:
    return " ".join(label.text() for label in overlay.findChildren(QLabel))


def play_on(person: Person, moves: int = 1000, seed: int = 1) -> None:
    dice = Dice(seed)
    while not person.at_the_end and moves:
        person.scene.asking.answer(dice.pick(person.asked.moves))
        person.wait()
        moves -= 1


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("bot", ["dies", "hangs", "illegal"])
def test_a_bot_that_fails_does_not_stop_the_game(
    qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    monkeypatch.setattr("gonfalon.bots.worker.Worker", lambda find: Worker(naughty.naughty))
    monkeypatch.setattr("gonfalon.ui.application.play.THINKING_SECONDS", 0.02)
    person = Person(open_window(), qtbot)
    person.window.tables.begin(game("RB", people="R", seed=91, first=1, bot=bot))
    beats: list[int] = []
    person.scene.director.settled.connect(lambda: beats.append(1))
    # The window goes on while the bot is silent: a click is heard at once.
    QTest.mouseClick(person.table.rules_button, LEFT)
    assert person.screen is person.window.pages.rules
    person.key(Qt.Key.Key_Escape)
    assert person.screen is person.table
    person.wait()
    assert [person.match.seats[seat].bot for seat in person.match.deciders] == [bot]
    play_on(person, 3)
    assert len(person.match.moves) >= 6


@pytest.mark.at_length
def test_a_whole_game_without_any_process(
    qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no process can be started the moves are made here, and the game comes to its end."""

    class NoProcess(Worker):
        def start(self) -> None:
            self._failed_starts = 3

    monkeypatch.setattr("gonfalon.bots.worker.Worker", NoProcess)
    person = Person(open_window(), qtbot)
    person.begin(game("RBG", seed=92))
    play_on(person)
    assert person.at_the_end


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_folder_that_cannot_be_made_is_told_and_the_game_begins(person: Person) -> None:
    person.window.tables.folder.write_text("a file where the folder should be")
    person.window.tables.begin(game(seed=93))
    (notice,) = notices(person)
    assert "This game cannot be saved" in words_of(notice)
    assert shortened(person.window.tables.folder) in words_of(notice)
    assert words_of(notice).endswith(".")
    person.key(Qt.Key.Key_Escape)
    assert not notices(person)
    person.wait()
    assert person.match.journal is None
    play_on(person)
    assert person.at_the_end


def test_a_disk_that_fills_is_told_once_and_the_game_goes_on(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.begin(game(seed=94))
    play_on(person, 2)
    write = os.write

    def full(file: int, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    made = len(person.match.moves)
    monkeypatch.setattr(os, "write", full)
    person.scene.asking.answer(person.asked.moves[0])
    (notice,) = notices(person)
    assert "This game cannot be saved" in words_of(notice)
    assert len(person.match.moves) == made + 1
    person.key(Qt.Key.Key_Escape)
    person.wait()
    play_on(person, 3)
    assert not notices(person)
    monkeypatch.setattr(os, "write", write)
    play_on(person)
    assert person.at_the_end
    assert not finished_games(person.window.tables.folder)


def test_a_file_that_was_taken_away_says_nothing_of_its_folder(person: Person) -> None:
    person.begin(game(seed=94))
    play_on(person, 2)
    person.match.journal.path.unlink()
    person.scene.asking.answer(person.asked.moves[0])
    (notice,) = notices(person)
    assert "The game cannot be written to this folder: " in words_of(notice)
    assert "Nothing" not in words_of(notice)
    assert person.match.journal is None


def test_a_game_is_taken_up_where_the_window_was_closed(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow
) -> None:
    first = Person(open_window(), qtbot)
    assert not first.window.start.resume.isEnabled()
    first.begin(game(seed=95))
    play_on(first, 9)
    record, lines = first.match.record(), first.table.chronicle.sentences()
    seen = likeness(first.scene)
    first.window.close()
    second = Person(open_window(), qtbot)
    qtbot.waitUntil(second.window.start.resume.isEnabled)
    QTest.mouseClick(second.window.start.resume, LEFT)
    second.wait()
    assert second.match.record() == record
    assert second.table.chronicle.sentences() == lines
    assert not unlike(likeness(second.scene), seen)
    assert not unlike_rebuilt(second.scene, second.match.view(0))
    play_on(second)
    assert second.at_the_end
    assert len(finished_games(second.window.tables.folder)) == 1


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_games_that_everybody_could_read_are_closed_to_others(
    qtbot: QtBot, open_window: OpenWindow, tmp_path: Path
) -> None:
    record = tmp_path / "games" / "finished" / "mine.gonfalon"
    record.parent.mkdir(parents=True)
    record.write_text("cards")
    record.chmod(0o644)
    for folder in (record.parent, tmp_path / "games"):
        folder.chmod(0o755)
    closed = {record: 0o600, record.parent: 0o700, open_window().tables.folder: 0o700}
    qtbot.waitUntil(lambda: all(path.stat().st_mode & 0o777 == mode for path, mode in closed.items()))


def test_a_game_left_for_the_start_screen_is_taken_up(person: Person) -> None:
    person.begin(game(seed=96))
    play_on(person, 4)
    record = person.match.record()
    person.window.tables.show_start()
    assert person.screen is person.window.start
    assert person.window.tables.play.match is None
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    assert person.match.record() == record


BROKEN = {"empty": b"", "no record": b"\x00\xff\x13 this is not a game", "cut off": None, "newer": None}


@pytest.mark.sample(2)
@pytest.mark.parametrize("how", list(BROKEN))
def test_a_broken_file_is_told_and_left_alone(person: Person, settings: Settings, how: str) -> None:
    person.begin(game(seed=97))
    play_on(person, 6)
    person.window.tables.show_start()
    (path,) = person.window.tables.folder.glob("*.gonfalon")
    content = path.read_bytes()
    broken = BROKEN[how]
    if how == "cut off":
        lines = content.splitlines(keepends=True)
        broken = b"".join(lines[:3] + lines[5:])
    elif how == "newer":
        broken = content.replace(b"1", b"999", 1)
    assert broken is not None
    path.write_bytes(broken)
    QTest.mouseClick(person.window.start.resume, LEFT)
    (notice,) = notices(person)
    said = words_of(notice)
    assert "No game can be continued" in said
    assert path.name in said, said
    assert said.rstrip().endswith(".")
    assert "Traceback" not in said
    assert path.read_bytes() == broken
    assert person.screen is person.window.start
    person.key(Qt.Key.Key_Escape)
    assert not notices(person)
    # A new game begins all the same, and is another file.
    person.begin(game(seed=98))
    assert path.read_bytes() == broken


def test_a_broken_file_hides_no_whole_one(person: Person) -> None:
    person.begin(game(seed=99))
    play_on(person, 3)
    record = person.match.record()
    person.window.tables.show_start()
    (path,) = person.window.tables.folder.glob("*.gonfalon")
    other = Path(path.parent / "zzz.gonfalon")
    other.write_text("nonsense")
    os.utime(path, (1, 1))
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    assert person.match.record() == record
    # And it is told that this is not the one that was left last.
    (notice,) = notices(person)
    assert "The game left last cannot be continued" in words_of(notice)
    assert "This file is not a game of Gonfalon: zzz.gonfalon" in words_of(notice)
    assert "The game that was left before it goes on here." in words_of(notice)
    person.key(Qt.Key.Key_Escape)
    assert not notices(person)
    play_on(person, 1)
    person.window.tables.show_start()
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    assert not notices(person), "it is the newest now"


FAIR = """
name: Fair
author: somebody
cards:
  baker: {type: character, activate: [gain: 1]}
  miller: {type: character, activate: [gain: 2]}
"""


def test_a_game_whose_set_is_gone_goes_on_by_the_text_that_it_keeps(person: Person) -> None:
    folder = sets_folder(person.window.tables.folder)
    folder.mkdir(parents=True)
    fair = folder / "fair.yaml"
    fair.write_text(FAIR, encoding="utf-8")
    kinds = "baker, miller, archer, soldier, spy, heir, lord, ambush, shapeshifter, conspiracy"
    person.begin(replace(game(seed=102), sets=("Oriflamme", "Fair"), options=(("kinds", kinds),)))
    play_on(person, 3)
    record = person.match.record()
    person.window.tables.show_start()
    fair.unlink()
    QTest.mouseClick(person.window.start.resume, LEFT)
    person.wait()
    assert notices(person) == []
    assert person.match.record() == record


def test_closing_the_window_ends_the_bots(person: Person, bots: HereAtOnce) -> None:
    person.begin(game(seed=100))
    person.window.close()
    assert bots.closed


@pytest.mark.at_length
def test_a_match_without_people_is_watched_to_its_end(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    person = Person(open_window(), qtbot)
    person.begin(game(people="", seed=101))
    assert person.at_the_end
    assert isinstance(person.match, Match)
