"""The start of the window as a player has it: whatever is wrong, a sentence comes and no message of Python's."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from gonfalon.cli import main, output
from gonfalon.ui.application.game_views import game_views
from gonfalon.ui.application.qapplication import absurd_scale, unreachable_displays
from gonfalon.user import folders
from tests.processes import SECONDS, ended, started
from tests.scripts import ROOT, load_script

SECRET = "Ann holds the Conspiracy"
START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel
from gonfalon.ui.application import window as app

def planted():
    raise ValueError("Ann holds the Conspiracy")

class Planted(app.Window):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        # Somebody who was asked who plays here.
        self.settings.player_name = "Ann"
        {making}
        self.painted.connect(lambda: QTimer.singleShot(0, self.look))

    def look(self):
        {looking}

    def told(self):
        from gonfalon.ui.board.overlay import Overlay
        labels = [label.text() for overlay in self.findChildren(Overlay) for label in overlay.findChildren(QLabel)]
        if labels:
            print(labels[0], flush=True)
            self.close()
        else:
            QTimer.singleShot(20, self.told)

app.Window = Planted
from gonfalon.__main__ import main
if __name__ == "__main__":
    sys.exit(main())
"""


class Done(NamedTuple):
    status: int
    out: str
    err: str


def home(folder: Path) -> dict[str, str]:
    places = {"XDG_DATA_HOME": "data", "XDG_CONFIG_HOME": "config", "XDG_STATE_HOME": "state", "HOME": ""}
    places |= {"APPDATA": "a", "LOCALAPPDATA": "state"}
    return {name: str(folder / place) for name, place in places.items()}


def script(folder: Path, making: str = "pass", looking: str = "self.close()") -> Path:
    """A program whose window does this in its making, and that when it was painted."""
    path = folder / "start.py"
    path.write_text(START.format(making=making, looking=looking))
    return path


def start(folder: Path, *words: str, making: str = "pass", looking: str = "self.close()", **environ: str) -> Done:
    return Done(*ended(started(script(folder, making, looking), *words, environ=home(folder) | environ)))


def lacking_for_x11() -> list[str]:
    """The libraries that Qt needs for X11 and this machine lacks."""
    libraries = load_script("system_libraries")
    return [library.soname for library in libraries.missing(libraries.X11)]


def written(folder: Path) -> str:
    """The log and all reports."""
    return "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in (".log", ".txt"))


def reports(folder: Path) -> list[Path]:
    return list(folder.rglob("crash-*.txt"))


@pytest.mark.slow
@pytest.mark.subject("the window opens")
def test_a_start_is_one_line_of_the_log(tmp_path: Path) -> None:
    assert start(tmp_path) == (0, "", "")
    (line,) = written(tmp_path).splitlines()
    assert "Gonfalon 0" in line
    assert "offscreen" in line
    assert not list(tmp_path.rglob("running-*"))


MAKING = "app.QApplication.processEvents(); QTimer.singleShot(0, planted); app.QApplication.processEvents()"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("making", "looking", "debug"),
    [("pass", "self.told(); planted()", ""), ("pass", "self.told(); planted()", "1"), (MAKING, "self.told()", "")],
    ids=["player", "developer", "while it is made"],
)
def test_something_that_goes_wrong_is_told_in_the_window(tmp_path: Path, making: str, looking: str, debug: str) -> None:
    status, out, err = start(tmp_path, making=making, looking=looking, GONFALON_DEBUG=debug)
    assert (status, out) == (0, "Something went wrong in the program\n")
    assert SECRET in err if debug else not err
    assert len(reports(tmp_path)) == 1
    assert "ValueError" in written(tmp_path)
    assert "Conspiracy" not in written(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("word", "making"),
    [
        ("--smoke", "self.painted.connect(planted)"),
        pytest.param("--smoke-game", "QTimer.singleShot(0, planted)", marks=pytest.mark.nightly),
        pytest.param("--smoke-game", "self.tables.begin = lambda game: planted()", marks=pytest.mark.nightly),
        ("--smoke-game", "self.tables._table_of = lambda game: planted()"),
    ],
)
def test_a_trial_in_which_something_goes_wrong_has_failed(tmp_path: Path, word: str, making: str) -> None:
    status, _, err = start(tmp_path, word, making=making, looking="pass")
    assert status == 1
    assert err.startswith("Something went wrong in the program.")
    assert "Conspiracy" not in err


@pytest.mark.slow
def test_a_trial_of_a_game_without_a_table_is_a_sentence(tmp_path: Path) -> None:
    sentence = f"The game 'chess' has no table in the window; {', '.join(game_views())} have one.\n"
    assert start(tmp_path, "--smoke-game", "chess", looking="pass") == (1, "", sentence)
    assert not reports(tmp_path)


@pytest.mark.nightly
@pytest.mark.parametrize("game", game_views())
def test_a_trial_of_a_game_that_cannot_be_kept_comes_to_its_end(tmp_path: Path, game: str) -> None:
    """Nobody closes the notice that says so."""
    status, out, err = start(tmp_path, "--smoke-game", game, looking="pass", XDG_DATA_HOME=os.devnull)
    assert (status, err) == (0, "")
    assert out.startswith("Anna ")


@pytest.mark.slow
def test_a_window_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, making="planted()")
    assert done.status == 1
    assert done.err.startswith("Something went wrong in the program. A report lies in ")
    assert len(done.err.splitlines()) == len(reports(tmp_path)) == 1
    assert "Conspiracy" not in done.err + written(tmp_path)


@pytest.mark.slow
def test_a_program_that_fell_says_so_at_its_next_start(tmp_path: Path) -> None:
    fallen = start(tmp_path, looking="import faulthandler; faulthandler._sigsegv()")
    assert fallen.status != 0
    assert "Fatal" not in fallen.err
    again = start(tmp_path, looking="self.told()")
    assert again == (0, "The program closed unexpectedly last time\n", "")
    (report,) = reports(tmp_path)
    assert "Fatal Python error: Segmentation fault" in report.read_text(encoding="utf-8")
    assert str(tmp_path) not in report.read_text(encoding="utf-8")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the platforms of Qt for Linux")
def test_a_screen_that_does_not_answer_is_a_sentence(tmp_path: Path) -> None:
    # No server has so high a number; a machine without a screen may lack libraries for it, too.
    done = start(tmp_path, QT_QPA_PLATFORM="xcb", DISPLAY=":98765")
    assert done.status == 1
    said = done.err.removeprefix("The window cannot be opened: ")
    lacking = lacking_for_x11()
    if lacking:
        assert said.partition(": cannot open shared object file")[0] in lacking
        assert said.endswith("packaging/README.md names the packages.\n")
    else:
        assert said == "no screen answers at DISPLAY=:98765.\n"


@pytest.mark.skipif(sys.platform != "linux", reason="the platforms of Qt for Linux")
@pytest.mark.parametrize(
    ("environ", "screens"),
    [
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "WAYLAND_DISPLAY=wayland-0 and DISPLAY=:0"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb:x"}, "DISPLAY=:0"),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "eglfs"}, ""),
    ],
)
def test_the_screens_that_do_not_answer_are_named(environ: dict[str, str], screens: str) -> None:
    assert unreachable_displays(environ) == screens


@pytest.mark.parametrize(
    ("environ", "told"),
    [
        ({}, ""),
        ({"QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "192"}, ""),
        ({"QT_SCALE_FACTOR": "large", "QT_FONT_DPI": "", "QT_SCREEN_SCALE_FACTORS": "HDMI-1=1.5;2"}, ""),
        ({"QT_SCALE_FACTOR": "1000"}, "QT_SCALE_FACTOR=1000"),
        ({"QT_SCALE_FACTOR": "nan"}, "QT_SCALE_FACTOR=nan"),
        ({"QT_SCALE_FACTOR": "0"}, "QT_SCALE_FACTOR=0"),
        ({"QT_FONT_DPI": "-5"}, "QT_FONT_DPI=-5"),
        ({"QT_SCALE_FACTOR": "4", "QT_FONT_DPI": "384"}, "QT_SCALE_FACTOR=4, QT_FONT_DPI=384"),
        ({"QT_SCREEN_SCALE_FACTORS": "HDMI-1=1;DP-1=900"}, "QT_SCREEN_SCALE_FACTORS=HDMI-1=1;DP-1=900"),
    ],
)
def test_a_scale_that_no_screen_has_is_named(environ: dict[str, str], told: str) -> None:
    assert absurd_scale(environ) == told


@pytest.mark.slow
def test_a_scale_that_no_screen_has_is_a_sentence(tmp_path: Path) -> None:
    """Qt would try to draw it until there is no memory left."""
    done = start(tmp_path, QT_QPA_PLATFORM="offscreen", QT_FONT_DPI="100000")
    assert done.status == 1
    assert done.err == "gonfalon: no screen can show this size: QT_FONT_DPI=100000. Please leave it out.\n"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="the platforms of Qt for Linux")
def test_a_platform_that_does_not_exist_is_a_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, QT_QPA_PLATFORM="nonsense")
    assert done.status == 1
    first, second = done.err.splitlines()
    assert first.startswith("The window cannot be opened: Could not find the Qt platform plugin")
    assert second.endswith("packaging/README.md names the packages.")


NONSENSE = ("relative", "/dev/null/x", "/" + "x" * 5000, "/proc/none", "")


@pytest.mark.slow
@pytest.mark.parametrize("first", [0, pytest.param(2, marks=pytest.mark.nightly)])
def test_nonsense_in_the_environment_does_not_keep_the_window_closed(tmp_path: Path, first: int) -> None:
    names = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR", "LANG", "LC_ALL")
    # Where nothing else holds, home is a file.
    (tmp_path / "file").write_text("")
    said = {name: NONSENSE[(first + place) % len(NONSENSE)] for place, name in enumerate(names)}
    done = start(tmp_path, **said, HOME=str(tmp_path / "file"))
    assert done.status == 0
    assert "Traceback" not in done.err
    assert done.out == ""


def without_streams(folder: Path, *words: str | Path) -> tuple[int, str]:
    """Start a Python all of whose streams are closed; returns its exit status and what is in the log."""
    command = ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', sys.executable, *words]
    environ = {**os.environ, **home(folder), "PYTHONPATH": str(ROOT / "desktop")}
    done = subprocess.run(command, env=environ, timeout=SECONDS, check=False, cwd=folder)
    return done.returncode, written(folder)


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="descriptors that a shell closes")
@pytest.mark.parametrize(
    ("words", "status", "said"),
    [("--nonsense", 2, "unrecognized arguments: --nonsense"), ("--version", 0, "gonfalon 0."), ("--smoke", 0, "")],
)
def test_without_any_stream_nothing_is_lost(tmp_path: Path, words: str, status: int, said: str) -> None:
    got, log = without_streams(tmp_path, "-m", "gonfalon", words)
    assert got == status
    assert said in log
    assert "first paint" not in log


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="descriptors that a shell closes")
def test_closed_streams_do_not_become_files_of_the_program(tmp_path: Path) -> None:
    """What a library writes to the terminal must not land in a saved game that has got the number of the stream."""
    look = "import os; f = open('kept', 'w'); os.write(2, b'of a library'); assert f.fileno() > 2; self.close()"
    assert without_streams(tmp_path, script(tmp_path, looking=look))[0] == 0
    assert (tmp_path / "kept").read_text() == ""
    assert not reports(tmp_path)


def test_without_qt_the_window_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "PySide6").mkdir()
    said = "libEGL.so.1: cannot open shared object file"
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({said!r})")
    places = os.pathsep.join((str(tmp_path), str(ROOT / "desktop")))
    status, _, err = ended(started("-m", "gonfalon", environ=home(tmp_path) | {"PYTHONPATH": places}))
    assert status == 1
    assert err.startswith(f"The window cannot be opened: {said}.\n")
    assert "Traceback" not in err


@pytest.mark.slow
def test_without_its_data_the_window_is_a_sentence(tmp_path: Path) -> None:
    done = start(tmp_path, making="from gonfalon import data; raise data.MissingDataError('The data are missing.')")
    assert done == (1, "", "The data are missing.\n")
    assert not reports(tmp_path)


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a Windows without a console shows in boxes."""
    shown: list[str] = []

    class User32:
        def MessageBoxW(self, parent: object, text: str, title: str, kind: int) -> None:
            shown.append(text)

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=User32()), raising=False)
    monkeypatch.setattr(output, "_open_descriptors", lambda: None)
    monkeypatch.setattr(sys, "argv", ["Gonfalon.exe"])
    return shown


def close_streams(patch: pytest.MonkeyPatch) -> None:
    """Let there be none, as in a program for Windows without a console; pytest puts them back when a test begins."""
    patch.setattr(sys, "stdout", None)
    patch.setattr(sys, "stderr", None)


def test_windows_without_a_console_shows_answers_and_errors_in_a_box(
    boxes: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("gonfalon.cli.parser.settings_file", lambda: tmp_path / "settings.ini")
    close_streams(monkeypatch)
    assert output.run_with_streams(lambda: main(["--version"])) == 0
    assert output.run_with_streams(lambda: main(["--nonsense"])) == 2
    assert output.run_with_streams(lambda: print("all is well") or 0) == 0  # type: ignore[func-returns-value]
    assert output.run_with_streams(lambda: print("wrong", file=sys.stderr) or 1) == 1  # type: ignore[func-returns-value]
    version, nonsense, wrong = boxes
    assert version.startswith("gonfalon 0.")
    assert "unrecognized arguments: --nonsense" in nonsense
    assert wrong == "wrong"


def test_a_trial_on_windows_waits_for_nobody(boxes: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(folders, "state_folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "argv", ["Gonfalon.exe", "--smoke"])
    close_streams(monkeypatch)
    assert output.run_with_streams(lambda: print("wrong", file=sys.stderr) or 1) == 1  # type: ignore[func-returns-value]
    assert not boxes
    assert "wrong" in (tmp_path / "gonfalon.log").read_text(encoding="utf-8")
