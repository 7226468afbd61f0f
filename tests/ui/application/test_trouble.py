"""What goes wrong around a game: bots that fail, folders that cannot be written, broken files, closed windows."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gonfalon.bots.bot_client import BotClient
from gonfalon.core.diagnostics import shortened
from gonfalon.core.dice import Dice
from gonfalon.core.record import read_record
from gonfalon.session import journal
from gonfalon.session.journal import finished_games
from gonfalon.user.folders import sets_folder
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.likeness import likeness, unlike, unlike_rebuilt
from tests.at_the_table.player import LEFT
from tests.at_the_table.windows import OpenWindow
from tests.bots import naughty
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import overlays, press, words_of

pytestmark = pytest.mark.slow


def play_on(person: Person, moves: int = 1000) -> None:
    dice = Dice(1)
    while not person.at_the_end and moves:
        person.scene.move_input.answer(dice.pick(person.asked.moves))
        person.wait()
        moves -= 1


def told(person: Person) -> str:
    """What the one notice says."""
    (notice,) = overlays(person)
    return words_of(notice)


def resume(person: Person) -> None:
    QTest.mouseClick(person.window.start.resume, LEFT)


@pytest.mark.parametrize("bot", ["dies", pytest.param("hangs", marks=pytest.mark.nightly), "illegal"])
def test_a_bot_that_fails_does_not_stop_the_game(
    qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch, bot: str
) -> None:
    """What hangs burns a processor for seconds at each move; the process of bots is tested without a window, too."""
    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", lambda find: BotClient(naughty.naughty))
    monkeypatch.setattr("gonfalon.ui.application.match_controller.THINKING_SECONDS", 0.02)
    person = Person(open_window(), qtbot)
    person.window.tables.begin(game("RB", people="R", seed=91, first=1, bot=bot))
    # The window goes on while the bot is silent: a click is heard at once.
    QTest.mouseClick(person.table.rules_button, LEFT)
    assert person.screen is person.window.pages.rules
    person.key(Qt.Key.Key_Escape)
    assert person.screen is person.table
    person.wait()
    assert [person.match.seats[seat].bot for seat in person.match.deciders] == [bot]
    play_on(person, 1)
    assert len(person.match.moves) >= 3


def test_a_whole_game_without_process(qtbot: QtBot, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process can be started the moves are made here, and the game comes to its end."""

    class NoProcess(BotClient):
        def start(self) -> None:
            self._failed_starts = 3

    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", NoProcess)
    person = Person(open_window(), qtbot)
    person.begin(game("RBG", seed=92))
    play_on(person)
    assert person.at_the_end


def test_a_folder_that_cannot_be_made_is_told_and_the_game_begins(person: Person) -> None:
    person.window.tables.folder.write_text("a file where the folder should be")
    person.window.tables.begin(game(seed=93))
    said = told(person)
    assert "This game cannot be saved" in said
    assert shortened(person.window.tables.folder) in said
    assert said.endswith(".")
    person.key(Qt.Key.Key_Escape)
    assert not overlays(person)
    person.wait()
    assert person.match.save_error
    person.window.tables.folder.unlink()
    play_on(person, 1)
    assert person.match.save_error is None
    # A file that was taken away says nothing of its folder.
    person.match.journal.path.unlink()
    person.scene.move_input.answer(person.asked.moves[0])
    assert "The game cannot be written to this folder: " in told(person)
    assert "Nothing" not in told(person)
    assert person.match.save_error


@pytest.mark.subject("a full disk")
def test_a_disk_that_fills_is_told_once_and_the_game_goes_on(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: object, data: bytes) -> int:
        raise OSError(28, "No space left on device")

    person.begin(game("RB", seed=94))
    play_on(person, 2)
    made = len(person.match.moves)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        patch.setattr(journal, "replace_file", full)
        person.scene.move_input.answer(person.asked.moves[0])
        assert "This game cannot be saved" in told(person)
        assert len(person.match.moves) == made + 1
        person.key(Qt.Key.Key_Escape)
        person.wait()
        play_on(person, 3)
        assert not overlays(person)
        assert "not saved" in person.table.menu_button.accessibleName()
        person.key(Qt.Key.Key_F10)
        assert "cannot be saved at the moment" in words_of(person.table.overlay)
        press(person.table.overlay, "Leave to the start screen")
        assert "will be lost" in told(person)
        person.key(Qt.Key.Key_Escape)
        assert person.screen is person.table
        person.window.close()
        assert person.window.isVisible()
        assert told(person).startswith("A game is being played")
        person.key(Qt.Key.Key_Escape)
    play_on(person, 1)
    assert person.match.save_error is None
    assert "not saved" not in person.table.menu_button.accessibleName()
    assert read_record(person.match.journal.path) == person.match.record()
    play_on(person)
    assert person.at_the_end
    assert len(finished_games(person.window.tables.folder)) == 1


def test_a_window_is_closed_all_the_same_if_one_says_so(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    person.window.tables.folder.write_text("a file where the folder should be")
    person.window.tables.begin(game(seed=93))
    person.key(Qt.Key.Key_Escape)
    person.window.close()
    (question,) = overlays(person)
    press(question, "Close the window")
    assert not person.window.isVisible()


@pytest.mark.subject("a game taken up where it was left")
def test_a_game_is_taken_up_where_it_was_left_off(qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow) -> None:
    first = Person(open_window(), qtbot)
    assert not first.window.start.resume.isEnabled()
    first.begin(game("RB", seed=95))
    play_on(first, 2)
    record = first.match.record()
    first.window.tables.show_start()
    assert first.screen is first.window.start
    assert first.window.tables.match is None
    resume(first)
    first.wait()
    assert first.match.record() == record
    play_on(first, 2)
    record, lines, seen = first.match.record(), first.table.log_view.sentences(), likeness(first.scene)
    first.window.close()
    assert bots.closed
    second = Person(open_window(), qtbot)
    qtbot.waitUntil(second.window.start.resume.isEnabled)
    resume(second)
    second.wait()
    assert second.match.record() == record
    assert second.table.log_view.sentences() == lines
    assert not unlike(likeness(second.scene), seen)
    assert not unlike_rebuilt(second.scene, second.match.view(0))
    play_on(second)
    assert second.at_the_end
    assert len(finished_games(second.window.tables.folder)) == 1


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_games_open_to_everybody_are_closed_to_others(qtbot: QtBot, open_window: OpenWindow, tmp_path: Path) -> None:
    record = tmp_path / "games" / "finished" / "mine.gonfalon"
    record.parent.mkdir(parents=True)
    record.write_text("cards")
    for path, mode in ((record, 0o644), (record.parent, 0o755), (tmp_path / "games", 0o755)):
        path.chmod(mode)
    closed = {record: 0o600, record.parent: 0o700, open_window().tables.folder: 0o700}
    qtbot.waitUntil(lambda: all(path.stat().st_mode & 0o777 == mode for path, mode in closed.items()))


def test_a_broken_file_is_told_and_left_alone(person: Person) -> None:
    person.begin(game(seed=97))
    play_on(person, 3)
    person.window.tables.show_start()
    (path,) = person.window.tables.folder.glob("*.gonfalon")
    content = path.read_bytes()
    lines = content.splitlines(keepends=True)
    for broken in (b"", b"\x00\xff\x13 no game", b"".join(lines[:3] + lines[5:]), content.replace(b"1", b"999", 1)):
        path.write_bytes(broken)
        person.window.tables.show_start()
        resume(person)
        said = told(person)
        assert "No game can be continued" in said
        assert path.name in said
        assert said.rstrip().endswith(".")
        assert "Traceback" not in said
        assert path.read_bytes() == broken
        assert person.screen is person.window.start
        person.key(Qt.Key.Key_Escape)
        assert not overlays(person)
    # A new game begins all the same, and is another file.
    person.begin(game(seed=98))
    assert path.read_bytes() == broken


def test_a_broken_file_hides_no_whole_one(person: Person) -> None:
    person.begin(game(seed=99))
    play_on(person, 3)
    record = person.match.record()
    person.window.tables.show_start()
    (path,) = person.window.tables.folder.glob("*.gonfalon")
    (path.parent / "zzz.gonfalon").write_text("nonsense")
    os.utime(path, (1, 1))
    resume(person)
    person.wait()
    assert person.match.record() == record
    # And it is told that this is not the one that was left last.
    said = told(person)
    assert "The last game cannot be continued" in said
    assert "This file is not a game of Gonfalon: zzz.gonfalon" in said
    assert "The unfinished game before that one goes on here." in said
    person.key(Qt.Key.Key_Escape)
    play_on(person, 1)
    person.window.tables.show_start()
    resume(person)
    person.wait()
    assert not overlays(person), "it is the newest now"
    # A game whose set is gone goes on by the text that it keeps.
    fair = sets_folder(person.window.tables.folder) / "fair.yaml"
    fair.parent.mkdir(parents=True)
    fair.write_text(FAIR, encoding="utf-8")
    kinds = "baker, miller, archer, soldier, spy, heir, lord, ambush, shapeshifter, conspiracy"
    person.begin(replace(game(seed=102), sets=("Oriflamme", "Fair"), options=(("kinds", kinds),)))
    play_on(person, 1)
    record = person.match.record()
    person.window.tables.show_start()
    fair.unlink()
    resume(person)
    person.wait()
    assert overlays(person) == []
    assert person.match.record() == record


FAIR = """
name: Fair
author: somebody
cards:
  baker: {type: character, activate: [gain: 1]}
  miller: {type: character, activate: [gain: 2]}
"""
