"""What a player reads when something goes wrong inside the program, and that it tells nothing of the game."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from gonfalon.bots.worker import Worker
from gonfalon.ui.application.crash_notice import tell_crash, tell_fatal_error
from gonfalon.ui.application.crashes import Crashes, Notices
from gonfalon.ui.screens.about import facts
from gonfalon.user.crash_reports import Reports
from gonfalon.user.log import FILE, LogFile
from tests.at_the_table.windows import OpenWindow
from tests.bots import naughty
from tests.games.oriflamme.window.person import Person, game
from tests.ui.application.records import overlays, press, words_of


@pytest.fixture
def crashes(tmp_path: Path) -> Iterator[Crashes]:
    crashes, log = Crashes(Reports(tmp_path / "crashes", facts)), LogFile(tmp_path)
    logging.getLogger().addHandler(log)
    crashes.catch()
    yield crashes
    crashes.release()
    logging.getLogger().removeHandler(log)


def words(person: Person) -> str:
    return " ".join(map(words_of, overlays(person)))


def everything_told(person: Person, folder: Path) -> str:
    """The log, the reports, and what stands on the screen."""
    files = [file.read_text(encoding="utf-8") for file in (folder / FILE, *(folder / "crashes").glob("*.txt"))]
    screen = [label.text() for label in person.window.findChildren(QLabel)]
    return "\n".join([*files, *screen, *person.table.chronicle.sentences()])


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    qtbot: QtBot, open_window: OpenWindow, crashes: Crashes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.bots.worker.Worker", lambda find: Worker(naughty.naughty))
    person = Person(open_window(), qtbot)
    folder = tmp_path / "crashes"
    notices = Notices(crashes, lambda written: tell_crash(person.window, folder if written else None))
    person.window.tables.begin(game("RB", people="R", seed=91, first=1, bot="raises"))
    qtbot.waitUntil(lambda: bool(overlays(person)), timeout=30_000)
    told = ("Something went wrong in the program", "The game is saved after every move", str(folder))
    assert all(sentence in words(person) for sentence in told)
    told = everything_told(person, tmp_path)
    assert "ZeroDivisionError in tests/bots/naughty.py" in told
    assert "Conspiracy" not in told
    person.key(Qt.Key.Key_Escape)
    assert not overlays(person)
    person.wait()
    assert person.asked is not None
    assert notices is not None


def test_a_slot_that_fails_at_the_table_tells_no_card(
    person: Person, qtbot: QtBot, crashes: Crashes, tmp_path: Path
) -> None:
    person.begin(game(seed=3))
    hand = [str(move) for move in person.asked.moves]

    def fails() -> None:
        raise ValueError(f"{hand} Conspiracy")

    notices = Notices(crashes, lambda written: tell_crash(person.window, None))
    QTimer.singleShot(0, fails)
    qtbot.waitUntil(lambda: bool(overlays(person)))
    told = everything_told(person, tmp_path)
    assert "ValueError" in told
    assert "Conspiracy" not in told
    assert hand[0] not in told
    person.key(Qt.Key.Key_Escape)
    assert person.asked is not None
    assert notices is not None


def test_the_notice_claims_only_what_is_so_and_leaves_a_curtain_down(person: Person) -> None:
    tell_crash(person.window, None)
    assert words(person).endswith("You can go on.")
    person.key(Qt.Key.Key_Escape)
    person.begin(game(people="RB", seed=5, first=0))
    person.match.journal = None
    assert person.curtained
    tell_crash(person.window, None)
    assert words(person).endswith("this game is not saved.")
    person.key(Qt.Key.Key_Escape)
    assert not overlays(person)
    assert person.curtained
    assert person.window.focusWidget() is person.window.screens.curtain.button


@pytest.mark.parametrize("opens", [True, False])
def test_the_folder_is_opened_or_named(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(Path(url.toLocalFile())) or opens)
    tell_fatal_error(person.window, tmp_path)
    assert "The program closed unexpectedly last time" in words(person)
    press(overlays(person)[0], "Open the folder")
    assert asked == [tmp_path]
    assert ("Please go there yourself" in words(person)) is not opens
