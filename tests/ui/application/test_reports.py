"""Crash reports, sudden ends and the log: small, few, and without anything that a player should not know."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gonfalon.core.traces import Step, Trace, trace_of
from gonfalon.ui.application.fatal_errors import FatalErrors
from gonfalon.ui.screens.about import facts
from gonfalon.user import log
from gonfalon.user.crash_reports import MOST_FILES, Reports
from gonfalon.user.log import FILE, LogFile
from tests.scripts import ROOT

SECRET = "Ann holds the Conspiracy"


def failed() -> Exception:
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        return error


def test_a_report_tells_where_and_not_what(tmp_path: Path) -> None:
    def broken() -> str:
        raise ImportError(SECRET)

    reports = Reports(tmp_path / "not" / "yet", lambda: "Gonfalon 1, Python 2")
    text = reports.write("a slot", trace_of(failed()).lines()).read_text(encoding="utf-8")
    assert all(word in text for word in ("Gonfalon 1, Python 2", "in a slot", "ValueError", "test_reports.py"))
    assert "Conspiracy" not in text + Reports(tmp_path, broken).write("a slot", ["x"]).read_text()
    here, there = (Trace("ValueError", (Step("gonfalon/a.py", line, "f"),)) for line in (1, 2))
    assert [reports.is_new(trace) for trace in (here, here, there, here, there)] == [True, False, True, False, False]
    # Where there can be no folder there is no report and no trouble.
    (tmp_path / "file").touch()
    assert Reports(tmp_path / "file", facts).write("a slot", ["x"]) is None


def test_the_oldest_reports_go(tmp_path: Path) -> None:
    reports, paths = Reports(tmp_path, facts), []
    (tmp_path / "notes.txt").write_text("of the player")
    for number in range(MOST_FILES + 5):
        paths.append(reports.write("a slot", [str(number)]))
        os.utime(paths[-1], (number, number))
    assert sorted(tmp_path.iterdir()) == sorted([*paths[5:], tmp_path / "notes.txt"])


FALLS = """
import faulthandler, sys
from pathlib import Path
from gonfalon.ui.application.fatal_errors import FatalErrors
ends = FatalErrors(Path(sys.argv[1]))
ends.watch()
print("ready", flush=True)
{end}
"""


@pytest.fixture(autouse=True)
def hands_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault handler of this process belongs to the tests."""
    monkeypatch.setattr("faulthandler.enable", lambda file: None)
    monkeypatch.setattr("faulthandler.disable", lambda: None)


def fallen(folder: Path, end: str, wait: bool = True) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", FALLS.format(end=end), str(folder)]
    environ = {**os.environ, "PYTHONPATH": str(ROOT / "desktop")}
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environ)
    assert process.stdout.readline() == "ready\n"
    if wait:
        process.communicate(timeout=30)
    return process


@pytest.mark.parametrize("fall", ["faulthandler._sigsegv()", "import os; os.abort()"])
def test_a_program_that_fell_is_noticed_once(tmp_path: Path, fall: str) -> None:
    fallen(tmp_path, fall)
    ends = FatalErrors(tmp_path)
    ends.watch()
    (lines,) = ends.take()
    assert lines[0].startswith("Fatal Python error: ")
    assert any("<string>" in line for line in lines)
    assert ends.take() == []
    ends.end()
    assert not list(tmp_path.iterdir())


def test_other_ends_are_nothing_to_tell(tmp_path: Path) -> None:
    process = fallen(tmp_path, "input()", wait=False)
    assert FatalErrors(tmp_path).take() == [], "it runs"
    assert len(list(tmp_path.iterdir())) == 1
    process.communicate("\n", timeout=30)
    for end in ("ends.end()", "import os; os._exit(3)", "import os, signal; os.kill(os.getpid(), 9)"):
        fallen(tmp_path, end)
        assert FatalErrors(tmp_path).take() == []
        assert not list(tmp_path.iterdir())
    # What Windows notes and survives is no end, and a folder that cannot be written is done without.
    (tmp_path / "running-1.txt").write_text("Windows fatal exception: code 0x8001010d\n\nThread 0x1:\n")
    (tmp_path / "file").touch()
    for folder in (tmp_path, tmp_path / "file"):
        ends = FatalErrors(folder)
        ends.watch()
        assert ends.take() == []
        ends.end()


def test_a_note_does_not_tell_whose_computer_it_is(tmp_path: Path) -> None:
    (tmp_path / "running-1.txt").write_text(
        "Windows fatal exception: access violation\n\nCurrent thread 0x1 (most recent call first):\n"
        '  File "C:\\Users\\Anna\\Gonfalon\\app\\gonfalon\\ui\\play.py", line 7 in _play\n'
        '  File "/home/anna/lib/python3.12/json/decoder.py", line 8 in decode\n/home/anna/x\n'
    )
    (lines,) = FatalErrors(tmp_path).take()
    assert lines[-2:] == ["  gonfalon/ui/play.py:7:_play", "  decoder.py:8:decode"]
    assert "nna" not in "".join(lines)


@pytest.fixture
def logger() -> Iterator[logging.Logger]:
    logger = logging.getLogger("gonfalon.test")
    logger.propagate = False
    yield logger
    logger.handlers.clear()
    logger.propagate = True


def test_the_log_has_lines_without_secrets(
    tmp_path: Path, logger: logging.Logger, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    logger.addHandler(LogFile(tmp_path / "state"))
    logger.warning("The font in %s/a\nb is bad", tmp_path)
    logger.error("the page failed too", exc_info=failed())
    monkeypatch.setattr(os.path, "expanduser", lambda path: r"C:\Users\anna")
    LogFile(tmp_path / "state").emit(unheard(r"C:\Users\anna\x and C:/Users/anna/y"))
    first, second, third = (tmp_path / "state" / FILE).read_text(encoding="utf-8").splitlines()
    assert first.endswith("WARNING gonfalon.test: The font in ~/a b is bad")
    assert "the page failed too: ValueError in tests/ui/application/test_reports.py:" in second
    assert "Conspiracy" not in second
    assert third.endswith(r": ~\x and ~/y")


def unheard(text: str = "unheard", *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("x", logging.WARNING, "", 0, text, arguments, None)


def test_a_full_log_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MOST_BYTES", 1000)
    handlers = [LogFile(tmp_path), LogFile(tmp_path)]
    for number in range(100):
        handlers[number % 2].emit(unheard(f"line {number}"))
    files = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert sorted(files) == [FILE, f"{FILE}.1"]
    assert all(len(text) <= 1000 for text in files.values())
    assert files[FILE].endswith("line 99\n")
    # And a flood is dammed.
    monkeypatch.setattr(log, "MOST_RECORDS", 5)
    handler = LogFile(tmp_path / "flooded")
    for _ in range(50):
        handler.emit(unheard("QPainter::begin: not active"))
    lines = (tmp_path / "flooded" / FILE).read_text().splitlines()
    assert (len(lines), "No more" in lines[-1]) == (5, True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in folders")
def test_a_log_that_cannot_be_written_is_no_trouble_nor_are_pipes_waited_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    LogFile(tmp_path / "file").emit(unheard())
    LogFile(tmp_path / "other").emit(unheard("wrong %d", "words"))
    assert capfd.readouterr() == ("", "")
    os.mkfifo(tmp_path / FILE)
    reader = os.open(tmp_path / FILE, os.O_RDONLY | os.O_NONBLOCK)
    LogFile(tmp_path).emit(unheard())
    os.mkfifo(tmp_path / "running-1-a.txt")
    assert FatalErrors(tmp_path).take() == []
    assert os.read(reader, 1) == b""
    os.close(reader)
