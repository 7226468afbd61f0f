"""Two starts of the program are one window, whatever has become of the first; with real processes."""

from __future__ import annotations

import multiprocessing
import signal
import sys
from pathlib import Path

import pytest

from gonfalon.cli import main
from tests.cli.user import User, wait_until
from tests.processes import SECONDS, ended
from tests.scripts import ROOT

RECORD = ROOT / "tests" / "records" / "unfinished.gonfalon"
pytestmark = [pytest.mark.slow, pytest.mark.skipif(sys.platform != "linux", reason="folders of XDG")]

CLOSED_AT_ONCE = """
import sys
from PySide6.QtCore import QTimer
from gonfalon.cli import main
from PySide6.QtWidgets import QApplication
from gonfalon.ui.application.window import Window
listen = Window.listen
def heard(window, instance):
    listen(window, instance)
    window.painted.connect(lambda: closed(window, instance))
def closed(window, instance):
    print(sum(widget.isVisible() for widget in QApplication.topLevelWidgets()), instance.first)
    window.close()
Window.listen = heard
sys.exit(main([]))
"""

LATE_AND_EARLY_FILES = """
import sys
from pathlib import Path
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from gonfalon.ui.application.qapplication import make_application
app = make_application([])
heard = []
QApplication.sendEvent(app, QFileOpenEvent("/one.gonfalon"))
QApplication.sendEvent(app, QFileOpenEvent("/two.gonfalon"))
app.open_with(heard.append)
QApplication.sendEvent(app, QFileOpenEvent(QUrl("file:///three%20x.gonfalon")))
QApplication.sendEvent(app, QFileOpenEvent(QUrl("https://example.org/")))
assert heard == [Path("/two.gonfalon"), Path("/three x.gonfalon")], heard
"""


@pytest.mark.subject("two starts of the program are one window")
def test_the_second_start_opens_its_record_in_the_first(user: User) -> None:
    first = user.opened()
    assert ended(user.start(RECORD.as_uri())) == (0, "", "")
    wait_until(lambda: user.games)
    assert first.poll() is None
    assert list(user.windows) == [first.pid]


def test_two_starts_at_once_are_one_window(user: User) -> None:
    both = [user.start(), user.start(str(RECORD))]
    wait_until(lambda: any(process.poll() is not None for process in both))
    (window,) = [process for process in both if process.poll() is None]
    assert [process.returncode for process in both if process is not window] == [0]
    assert list(user.windows) == [window.pid]
    # Whichever it was, the record is open.
    wait_until(lambda: user.games)


@pytest.mark.nightly
def test_a_window_that_was_stopped_or_killed_does_not_keep_the_next_from_opening(user: User) -> None:
    first = user.opened()
    first.send_signal(signal.SIGSTOP)
    second = user.start(str(RECORD))
    wait_until(lambda: user.games)
    assert second.poll() is None
    first.send_signal(signal.SIGCONT)
    # What nobody took up is not taken up later.
    assert user.start().wait(SECONDS) == 0
    assert len(user.games) == 1
    for process in (first, second):
        process.kill()
        process.wait()
    third = user.opened()
    other = user.start(XDG_DATA_HOME=str(user.data / "other"))
    wait_until(lambda: {third.pid, other.pid} <= set(user.windows))


def test_a_window_leaves_nothing_behind(user: User) -> None:
    status, out, err = ended(user.start(code=CLOSED_AT_ONCE))
    assert (status, out.split()) == (0, ["1", "True"]), err
    assert not list(user.runtime.iterdir())


def test_a_trial_neither_listens_nor_hands_over(user: User, tmp_path: Path) -> None:
    user.opened()
    for runtime in (user.runtime, tmp_path):
        status, out, err = ended(user.start("--smoke", XDG_RUNTIME_DIR=str(runtime)))
        assert (status, err) == (0, "")
        assert "first paint" in out
    assert not list(tmp_path.glob("gonfalon-*"))


def test_files_of_the_desktop_wait_for_the_window(user: User) -> None:
    status, _, err = ended(user.start(code=LATE_AND_EARLY_FILES))
    assert status == 0, err


def open_a_window() -> None:
    sys.exit(main([]))


def test_a_process_of_the_bots_never_has_a_window(monkeypatch: pytest.MonkeyPatch, user: User) -> None:
    for name, value in user.environ.items():
        monkeypatch.setenv(name, value)
    process = multiprocessing.get_context("spawn").Process(target=open_a_window)
    process.start()
    process.join(SECONDS)
    assert process.exitcode == 1
    process.close()
    assert not list(user.runtime.iterdir())
