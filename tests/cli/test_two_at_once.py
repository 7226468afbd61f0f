"""Two windows on one game although a user has one window, with real processes: the first is stopped, or has no folder
in which the second could find it."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.core.record import read_file
from gonfalon.games import GAMES
from gonfalon.session.journal import Journal, saved_games
from gonfalon.session.match import Match
from gonfalon.session.seats import NewGame, Seat
from gonfalon.session.shelves import Shelves
from tests.cli.user import User
from tests.processes import SECONDS
from tests.session.games_to_play import file_of

pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="folders of XDG")]

CONTINUES = """
import sys
from PySide6.QtCore import QSocketNotifier, QTimer
from PySide6.QtWidgets import QLabel
from gonfalon.cli import main
from gonfalon.ui.application import reception
from gonfalon.ui.board.overlay import Overlay
hear = reception.hear
def heard(instance, window, app):
    hear(instance, window, app)
    window.settings.animation_speed, window.settings.bot_pause, window.settings.curtain = "off", 0.0, False
    window.painted.connect(lambda: QTimer.singleShot(0, begin))
    def begin():
        window.tables.continue_game()
        window.told = QSocketNotifier(0, QSocketNotifier.Type.Read, window)
        window.told.activated.connect(step)
        print("open", len(window.tables.play.match.moves), flush=True)
    def step():
        sys.stdin.readline()
        window.tables.play._play(window.tables.play.match.view(window.tables.play.match.decision_seat).decision.moves[0])
        notices = [overlay for overlay in window.findChildren(Overlay) if overlay.isVisible()]
        words = " ".join(label.text() for overlay in notices for label in overlay.findChildren(QLabel))
        print(words.replace("\\n", " ") or f"played {len(window.tables.play.match.moves)}", flush=True)
reception.hear = heard
sys.exit(main([]))
"""


class Window:
    """A window of a user, who says what is done in it."""

    def __init__(self, user: User, **variables: str) -> None:
        how = {"stdin": subprocess.PIPE, "stderr": subprocess.DEVNULL, "text": True}
        self.process: subprocess.Popen[str] = user.start(code=CONTINUES, how=how, **variables)

    def says(self) -> str:
        """The next line that it prints."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], SECONDS)
        assert ready, "it says nothing"
        return self.process.stdout.readline().strip()

    def play(self) -> str:
        """Let somebody decide, and return what the window says then."""
        assert self.process.stdin is not None
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        return self.says()


@pytest.mark.parametrize("how", ["stopped", "missing", pytest.param("another's", marks=pytest.mark.nightly)])
def test_the_second_window_goes_on_and_the_first_says_so(user: User, tmp_path: Path, how: str) -> None:
    folder = user.data / "gonfalon" / "games"
    seats = (Seat("R", "Anna"), Seat("B", "Jan"))
    path = file_of(Match.begin(NewGame("oriflamme", seats, seed=5), Shelves(GAMES), Journal(folder)))
    first_place, second_place, other = tmp_path / "first", tmp_path / "second", tmp_path / "other"
    other.mkdir()
    if how != "stopped" and Path(f"/run/user/{os.getuid()}").is_dir():
        pytest.skip("they would meet in the folder of the system")
    if how == "another's":
        if os.getuid() != 0:
            pytest.skip("only root can give a folder to another")
        for place in (first_place, second_place):
            place.mkdir()
            os.chown(place, 65534, 65534)
    if how == "stopped":
        first = Window(user)
    else:
        # Neither the folder of the system nor the one for what is temporary is the same.
        first = Window(user, XDG_RUNTIME_DIR=str(first_place), TMPDIR=str(tmp_path))
    assert first.says() == "open 0"
    assert first.play() == "played 1"
    if how == "stopped":
        first.process.send_signal(signal.SIGSTOP)
        second = Window(user)
    else:
        second = Window(user, XDG_RUNTIME_DIR=str(second_place), TMPDIR=str(other))
    assert second.says() == "open 1"
    assert second.play() == "played 2"
    kept = path.read_bytes()
    first.process.send_signal(signal.SIGCONT)
    assert "This game is played elsewhere" in first.play()
    assert path.read_bytes() == kept
    assert second.play() == "played 3"
    (saved,) = saved_games(folder)
    assert saved.record == read_file(path)
    assert len(read_file(path).moves) == 3
