"""What every command owes a terminal: an end when the reader has gone, when it is told to stop, when nothing fits."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.data import MissingDataError
from tests.scripts import ROOT

SCENARIOS = str(ROOT / "tests" / "scenarios" / "oriflamme.yaml")
CARDS = str(ROOT / "cards" / "oriflamme.yaml")
RECORD = str(ROOT / "tests" / "records" / "four-seats.gonfalon")
posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


@pytest.fixture(autouse=True)
def interrupts() -> Iterator[None]:
    """A shell lets what it starts in the background ignore Ctrl+C, and that is inherited."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def begin(*words: str | bytes, stdout: int = subprocess.PIPE, **variables: str) -> subprocess.Popen[bytes]:
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": str(ROOT / "desktop"), **variables}
    command = [sys.executable, "-m", "gonfalon", *words]
    return subprocess.Popen(command, stdout=stdout, stderr=subprocess.PIPE, env=environment, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> tuple[int, str, str]:
    try:
        out, err = process.communicate(timeout=30)
    finally:
        kill(process)
    return process.returncode, (out or b"").decode(errors="replace"), err.decode()


def kill(process: subprocess.Popen[bytes]) -> None:
    # Its own children too, where it has left some.
    with contextlib.suppress(AttributeError, ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.kill()


@pytest.mark.sample(1)
@pytest.mark.parametrize("encoding", ["ascii:strict", "cp1252:strict", "utf-8:strict"])
def test_a_name_that_the_terminal_cannot_show_is_spelled_out(encoding: str) -> None:
    status, out, err = end(begin("replay", RECORD, PYTHONIOENCODING=encoding))
    assert (status, err) == (0, "")
    assert " takes the throne " in out


@pytest.mark.skipif(sys.platform != "linux", reason="a file name that is no text")
def test_a_file_name_that_is_no_text_can_be_complained_about(tmp_path: Path) -> None:
    file = os.fsencode(tmp_path) + b"/\xff.yaml"
    Path(os.fsdecode(file)).write_bytes(b"spy: {type: charcter}\n")
    for command in ("check-cards", "scenario", "replay"):
        status, out, err = end(begin(command, file, PYTHONIOENCODING="utf-8:strict"))
        assert status == 1
        assert "\\udcff.yaml:1" in out + err
        assert "Traceback" not in err


@pytest.mark.seldom
@pytest.mark.sample(2)
@posix
@pytest.mark.parametrize(
    "words",
    [
        ("replay", RECORD),
        ("playouts", "--seconds", "0.01"),
        ("arena", "--games", "1"),
        ("balance", CARDS, "--games", "1"),
    ],
)
def test_a_reader_that_has_gone_is_no_trouble(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = begin(*words, stdout=writing)
    os.close(writing)
    assert end(process) == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        status, _, err = end(begin("replay", RECORD, stdout=full.fileno()))
    assert status == 1
    assert err == "gonfalon: the output cannot be written: No space left on device.\n"


ANNOUNCE = """
import os, select, sys

class Announcer:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["ANNOUNCED"] and os.environ["ANNOUNCER"] in " ".join(sys.orig_argv):
            with open(os.environ["GATE"], "w") as gate:
                print("here", file=gate)
            if name.startswith("multiprocessing"):
                select.select([], [], [], 20)

sys.meta_path.insert(0, Announcer())
"""
"""Run by every Python as it begins: tells that it comes to a module, and stays there where it is still starting."""
FIRST, WORKER = "-m gonfalon", "spawn_main"
"""What stands in the command line of the process that the shell starts, and of those that this one starts."""


class Gate:
    """Where a process announces that it has come to a module."""

    def __init__(self, folder: Path, announcer: str, module: str) -> None:
        (folder / "sitecustomize.py").write_text(ANNOUNCE, encoding="utf-8")
        gate = folder / "gate"
        os.mkfifo(gate)
        # Opened for writing too, it keeps nobody waiting.
        self._file = os.open(gate, os.O_RDWR)
        paths = os.pathsep.join((str(folder), str(ROOT / "desktop")))
        self.variables = {"GATE": str(gate), "ANNOUNCER": announcer, "ANNOUNCED": module, "PYTHONPATH": paths}

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        there = select.select([self._file], [], [], 20)[0]
        os.close(self._file)
        if not there:
            kill(process)
        assert there, "nobody has come to the gate"


ARENA = ("arena", "--games", "99999", "--jobs", "2")
BALANCE = ("balance", CARDS, "--games", "99999", "--jobs", "2")


@pytest.mark.seldom
@pytest.mark.sample(4)
@posix
@pytest.mark.parametrize("everybody", [True, False], ids=["Ctrl+C", "the first process only"])
@pytest.mark.parametrize(
    ("words", "announcer", "module"),
    [
        (("playouts", "--seconds", "60"), FIRST, "gonfalon.cli.playouts"),
        (ARENA, WORKER, "multiprocessing.spawn"),
        (ARENA, WORKER, "gonfalon.cli.arena.tables"),
        (BALANCE, WORKER, "multiprocessing.spawn"),
        (BALANCE, WORKER, "gonfalon.bots.weighing"),
    ],
    ids=["playouts", "arena begins", "arena plays", "balance begins", "balance plays"],
)
def test_an_interrupted_command_stops(
    words: tuple[str, ...], announcer: str, module: str, everybody: bool, tmp_path: Path
) -> None:
    gate = Gate(tmp_path, announcer, module)
    process = begin(*words, **gate.variables)
    gate.wait(process)
    if everybody:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    assert end(process) == (130, "", "")


@posix
def test_an_interrupted_window_closes_without_a_word(tmp_path: Path) -> None:
    # A user of its own: it would hand over to a window that is open.
    places = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"), str(tmp_path))
    gate = Gate(tmp_path, FIRST, "gonfalon.ui.application.window")
    process = begin(QT_QPA_PLATFORM="offscreen", **places, **gate.variables)
    gate.wait(process)
    process.send_signal(signal.SIGINT)
    status, _, err = end(process)
    assert status == -signal.SIGINT
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_the_window_says_so() -> None:
    status, _, err = end(begin(QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY=""))
    assert status == 1
    assert err.startswith("gonfalon: there is no screen")


@pytest.mark.parametrize(
    "words", [("playouts", "--seconds", "1"), ("arena", "--games", "1"), ("replay", RECORD), ("scenario", SCENARIOS)]
)
def test_a_slip_in_the_cards_of_the_program_is_told(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "oriflamme.yaml").write_text("soldier: {type: charcter}\n", encoding="utf-8")
    for module in ("gonfalon.games.oriflamme.rules.game", "gonfalon.games.oriflamme.rules.shelf"):
        monkeypatch.setattr(f"{module}.cards_dir", lambda: tmp_path)
    assert main(words) == 1
    assert "oriflamme.yaml:1:17: unknown word 'charcter' in soldier.type" in capsys.readouterr().err


def test_a_program_without_its_data_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def nowhere() -> Path:
        raise MissingDataError("The data files of Gonfalon are missing.")

    monkeypatch.setattr("gonfalon.games.oriflamme.rules.shelf.cards_dir", nowhere)
    assert main(["playouts", "--seconds", "1"]) == 1
    assert capsys.readouterr().err == "The data files of Gonfalon are missing.\n"
