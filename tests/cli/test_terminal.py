"""What every command owes a terminal: an end when the reader has gone, when it is told to stop, when nothing fits."""

from __future__ import annotations

import io
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gonfalon.cli import main
from gonfalon.cli.terminal import print_lines
from gonfalon.data import MissingDataError
from tests.cli.at_the_terminal import Gonfalon, Screen
from tests.processes import SECONDS, ended, kill, started
from tests.scripts import ROOT

SCENARIOS = str(ROOT / "tests" / "scenarios" / "oriflamme.yaml")
CARDS = str(ROOT / "cards" / "oriflamme.yaml")
RECORD = str(ROOT / "tests" / "records" / "four-seats.gonfalon")
posix = pytest.mark.skipif(os.name != "posix", reason="signals and devices of POSIX")


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_signs_that_the_terminal_does_not_have_are_spelled_out(encoding: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding, errors="strict"))
    assert main(["replay", RECORD]) == 0
    said = out.getvalue().decode(encoding)
    assert " takes the throne " in said
    assert ("Оленка" if encoding == "utf-8" else "\\u041e\\u043b\\u0435\\u043d\\u043a\\u0430") in said


@pytest.mark.skipif(sys.platform != "linux", reason="a file name that is no text")
@pytest.mark.parametrize("command", ["check-cards", "scenario", "replay"])
def test_a_file_name_that_is_no_text_can_be_complained_about(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff.yaml"))
    file.write_bytes(b"spy: {type: charcter}\n")
    said = io.BytesIO()
    for stream in ("stdout", "stderr"):
        monkeypatch.setattr(sys, stream, io.TextIOWrapper(said, "utf-8", errors="strict", write_through=True))
    assert main([command, str(file)]) == 1
    assert b"\\udcff.yaml:1" in said.getvalue()


@posix
@pytest.mark.parametrize(
    "words",
    [
        ("replay", RECORD),
        ("playouts", "--seconds", "0.01"),
        ("arena", "--games", "1"),
        ("balance", CARDS, "--games", "1"),
        ("play", "--seats", "page,page,page"),
    ],
    ids=lambda words: words[0],
)
def test_a_reader_that_has_gone_is_no_trouble(
    words: tuple[str, ...], gonfalon: Gonfalon, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    reading, writing = os.pipe()
    os.close(reading)
    with monkeypatch.context() as patch, os.fdopen(writing, "w") as gone:
        patch.setattr(sys, "stdout", gone)
        assert gonfalon(*words).err == ""


@pytest.mark.slow
@posix
def test_python_says_nothing_of_it_at_its_end_either() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    process = started("-m", "gonfalon", "replay", RECORD, stdout=writing)
    os.close(writing)
    assert ended(process) == (0, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
@pytest.mark.slow
@pytest.mark.subject("a full disk at the terminal")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("wb") as full:
        status, _, err = ended(started("-m", "gonfalon", "replay", RECORD, stdout=full.fileno()))
    assert (status, err) == (1, "gonfalon: the output cannot be written: No space left on device.\n")


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
        self.environ = {"GATE": str(gate), "ANNOUNCER": announcer, "ANNOUNCED": module, "PYTHONPATH": paths}

    def wait(self, process: subprocess.Popen[bytes]) -> None:
        there = select.select([self._file], [], [], SECONDS)[0]
        os.close(self._file)
        if not there:
            kill(process)
        assert there, "nobody has come to the gate"


ARENA = ("arena", "--games", "99999", "--jobs", "2")
BALANCE = ("balance", CARDS, "--games", "99999", "--jobs", "2")


@pytest.mark.slow
@posix
@pytest.mark.parametrize(
    ("words", "announcer", "module", "everybody"),
    [
        (("playouts", "--seconds", "600"), FIRST, "gonfalon_lab.playouts", True),
        (ARENA, WORKER, "multiprocessing.spawn", True),
        (ARENA, WORKER, "gonfalon_lab.arena_lineups", False),
        (BALANCE, WORKER, "multiprocessing.spawn", False),
        (BALANCE, WORKER, "gonfalon_lab.card_balance", True),
    ],
    ids=["playouts", "arena begins", "arena plays", "balance begins", "balance plays"],
)
def test_an_interrupted_command_stops(
    words: tuple[str, ...], announcer: str, module: str, everybody: bool, tmp_path: Path
) -> None:
    """Ctrl+C reaches all its processes, `kill -INT` the first alone."""
    gate = Gate(tmp_path, announcer, module)
    process = started("-m", "gonfalon", *words, environ=gate.environ)
    gate.wait(process)
    if everybody:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    assert ended(process) == (130, "", "")


@pytest.mark.slow
@posix
@pytest.mark.subject("Ctrl+C")
def test_an_interrupted_window_closes_without_a_word(tmp_path: Path) -> None:
    # A user of its own: it would hand over to a window that is open.
    places = dict.fromkeys(("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"), str(tmp_path))
    gate = Gate(tmp_path, FIRST, "gonfalon.ui.application.window")
    process = started("-m", "gonfalon", environ=places | gate.environ)
    gate.wait(process)
    process.send_signal(signal.SIGINT)
    status, _, err = ended(process)
    assert status == -signal.SIGINT
    assert "Traceback" not in err


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_the_window_says_so() -> None:
    nowhere = dict.fromkeys(("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"), "")
    status, _, err = ended(started("-m", "gonfalon", environ=nowhere))
    assert status == 1
    assert err.startswith("gonfalon: there is no screen")


@pytest.mark.parametrize(
    "words", [("playouts", "--seconds", "1"), ("arena", "--games", "1"), ("replay", RECORD), ("scenario", SCENARIOS)]
)
def test_a_slip_in_the_cards_of_the_program_is_told(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon
) -> None:
    (tmp_path / "oriflamme.yaml").write_text("soldier: {type: charcter}\n", encoding="utf-8")
    for module in ("gonfalon.games.oriflamme.rules.game", "gonfalon.games.oriflamme.rules.set_store"):
        monkeypatch.setattr(f"{module}.cards_dir", lambda: tmp_path)
    said = gonfalon(*words, status=1).err
    assert "oriflamme.yaml:1:17: unknown word 'charcter' in soldier.type" in said


def test_a_program_without_its_data_says_so(monkeypatch: pytest.MonkeyPatch, gonfalon: Gonfalon) -> None:
    def nowhere() -> Path:
        raise MissingDataError("The data files of Gonfalon are missing.")

    monkeypatch.setattr("gonfalon.games.oriflamme.rules.set_store.cards_dir", nowhere)
    assert gonfalon("playouts", "--seconds", "1", status=1).err == "The data files of Gonfalon are missing.\n"


def test_what_is_read_in_a_narrow_terminal_is_broken_there(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = "    cards: " + "harvest " * 20, "", "short"
    for terminal in (True, False):
        screen = Screen(terminal)
        monkeypatch.setattr(sys, "stdout", screen)
        monkeypatch.setenv("COLUMNS", "40")
        print_lines(*lines)
        told = screen.getvalue().splitlines()
        assert (max(map(len, told)) <= 40) == terminal
        assert " ".join(screen.getvalue().split()) == " ".join(" ".join(lines).split())
