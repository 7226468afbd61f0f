"""Something goes wrong: told once, in reports and a log that are small, few, and without anything of the game."""

from __future__ import annotations

import importlib
import logging
import os
import pkgutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from inspect import isfunction
from itertools import takewhile
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QObject, QRectF, Qt, QTimer, QtMsgType, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsScene,
    QGraphicsView,
    QLabel,
    QListView,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

import gonfalon
import gonfalon_workshop
from gonfalon.bots.bot_client import BotClient
from gonfalon.core.safe_traceback import Trace, TraceStep, safe_trace
from gonfalon.ui.application.error_handling import (
    PAUSE_SECONDS,
    ErrorHandler,
    ErrorNotices,
    FatalErrors,
    QtMessages,
    show_crash_notice,
    show_fatal_error_notice,
)
from gonfalon.ui.screens.about import facts
from gonfalon.user import log
from gonfalon.user.log import LOG_NAME, MAX_REPORTS, CrashReports, LogFile
from tests.at_the_table.player import PATIENCE
from tests.at_the_table.windows import OpenWindow
from tests.bots import naughty
from tests.games.oriflamme.window.person import Person, game
from tests.scripts import ROOT
from tests.ui.application.records import overlays, press, words_of

SECRET = "Ann holds the Conspiracy"


@pytest.fixture
def crashes(tmp_path: Path, qapp: object) -> Iterator[ErrorHandler]:
    crashes = ErrorHandler(CrashReports(tmp_path, facts))
    crashes.catch()
    yield crashes
    crashes.release()


class Sender(QObject):
    sent = Signal()


def fails() -> None:
    raise ValueError(SECRET)


def reports(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.glob("crash-*.txt"))]


def test_a_slot(crashes: ErrorHandler, tmp_path: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str]) -> None:
    sender = Sender()
    sender.sent.connect(fails)
    for _ in range(3):
        sender.sent.emit()
    (report,) = reports(tmp_path)
    assert "ValueError" in report
    assert "test_crashes.py" in report
    assert "fails" in report
    assert crashes.count == 3
    assert SECRET not in report
    timer, beats = QTimer(), list[int]()
    timer.timeout.connect(lambda: (beats.append(1), fails()))
    timer.start(0)
    qtbot.waitUntil(lambda: len(beats) > 3)
    timer.stop()
    assert len(reports(tmp_path)) == 1
    assert capfd.readouterr() == ("", "")


def over(kind: type, **methods: object) -> Any:
    """One of a class over one of Qt's, with these methods."""
    return type("Failing", (kind,), methods)()


def shown(qtbot: QtBot, *widgets: QWidget) -> None:
    """Have Qt ask the last of these widgets for everything, most of it while Python has called into Qt."""
    stack = QStackedWidget()
    qtbot.addWidget(stack)
    for widget in widgets:
        stack.addWidget(widget)
    stack.show()
    stack.setCurrentWidget(widgets[-1])
    stack.setStyleSheet("* { font-size: 20px }")
    stack.grab()
    QTest.keyClick(widgets[-1], Qt.Key.Key_Tab)


@pytest.mark.parametrize(
    "name",
    [
        "showEvent", "resizeEvent", "paintEvent", "changeEvent", "event", "eventFilter", "sizeHint", "minimumSizeHint",
        "focusNextPrevChild", "boundingRect", "paint", "rowCount", "data",
    ],
)  # fmt: skip
def test_an_overridden_method_of_qt_may_raise(
    crashes: ErrorHandler, tmp_path: Path, qtbot: QtBot, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    """PySide would leave the error set, and the program would fall in the next such method."""
    raising = {name: lambda self, *args: fails()}
    if name in ("boundingRect", "paint"):
        scene = QGraphicsScene()
        scene.addItem(over(QGraphicsObject, **{"boundingRect": lambda self: QRectF(0, 0, 9, 9), **raising}))
        shown(qtbot, QGraphicsView(scene))
    elif name in ("rowCount", "data"):
        rows, model = QListView(), over(QAbstractListModel, **{"rowCount": lambda self, parent: 1, **raising})
        rows.setModel(model)
        shown(qtbot, rows)
    else:
        widget = over(QWidget, **raising)
        widget.installEventFilter(widget)
        QVBoxLayout(widget).addWidget(QLabel("here"))
        shown(qtbot, QWidget(), widget)
    assert crashes.count
    assert ["ValueError" in report and SECRET not in report for report in reports(tmp_path)] == [True]
    assert capfd.readouterr() == ("", "")


def test_what_is_guarded_is_found_where_python_finds_it() -> None:
    """A method that a class of its own shares with several is no override of what these say themselves."""

    class Shared:
        def sizeHint(self) -> str:
            return "shared"

    class Own(Shared, QWidget):
        def sizeHint(self) -> str:
            return f"own, {super().sizeHint()}"

    assert Own().sizeHint() == type("Below", (Own,), {})().sizeHint() == "own, shared"
    assert type("Plain", (Shared, QWidget), {})().sizeHint() == "shared"


@pytest.mark.slow
def test_every_override_is_guarded() -> None:
    """What stands here instead is called by Python alone."""
    for package in (gonfalon, gonfalon_workshop):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
    classes, unguarded = [Shiboken.Object], set()
    for kind in classes:
        classes += (below for below in type.__subclasses__(kind) if below not in classes)
        if not kind.__module__.startswith("gonfalon"):
            continue
        ours = list(takewhile(lambda part: not part.__module__.startswith("PySide6"), kind.__mro__))
        names = {name for part in ours for name, value in vars(part).items() if isfunction(value)}
        theirs = {name for part in kind.__mro__ if part not in ours for name in dir(part) if not name.startswith("_")}
        unguarded |= {name for name in names & theirs if not hasattr(getattr(kind, name), "__wrapped__")}
    assert unguarded <= {"clear", "parentWidget", "setAccessibleName", "setChecked", "setText", "setVisible", "update"}


def test_a_thread_and_a_destructor(crashes: ErrorHandler, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    thread = threading.Thread(target=fails)
    thread.start()
    thread.join()

    class Dying:
        def __del__(self) -> None:
            raise IndexError(SECRET)

    Dying()
    texts = "".join(reports(tmp_path))
    assert "in a thread" in texts
    assert "IndexError" in texts
    assert SECRET not in texts
    assert capfd.readouterr() == ("", "")


def test_what_was_caught_and_logged_is_a_report_too(crashes: ErrorHandler, tmp_path: Path) -> None:
    log = logging.getLogger("gonfalon.test")
    try:
        fails()
    except ValueError:
        log.exception("the page failed too")
    log.warning("no report")
    log.warning("a bot", extra={"trace": None})
    log.warning("a bot", extra={"trace": Trace("ZeroDivisionError", (TraceStep("gonfalon/bots/a.py", 3, "f"),))})
    first, second = reports(tmp_path)
    assert "ValueError" in first
    assert "in the bots' process" in second
    assert "gonfalon/bots/a.py:3:f" in second


def test_an_error_about_an_error_ends_there_and_debugging_tells_the_terminal_everything(
    crashes: ErrorHandler,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    qapp: object,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(CrashReports, "write", lambda *_: fails())
    sys.excepthook(ValueError, ValueError(SECRET), None)
    assert crashes.count == 1
    monkeypatch.setenv("GONFALON_DEBUG", "1")
    sys.excepthook(ValueError, ValueError(SECRET), None)
    assert SECRET in capfd.readouterr().err
    # The hooks are given back.
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    crashes = ErrorHandler(CrashReports(tmp_path, facts))
    crashes.catch()
    assert sys.excepthook is not before[0]
    crashes.release()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before


def test_notices_come_later_and_not_all_the_time(crashes: ErrorHandler, qtbot: QtBot) -> None:
    told: list[bool] = []
    now = [1000.0]
    notices = ErrorNotices(crashes, told.append, lambda: now[0])
    for number in range(3):
        crashes.take(Trace("ValueError", (TraceStep("a.py", number, "f"),)), "a slot")
    assert not told
    qtbot.waitUntil(lambda: bool(told))
    assert told == [True]
    now[0] += PAUSE_SECONDS
    crashes.take(Trace("ValueError", (TraceStep("a.py", 1, "f"),)), "a slot")
    crashes.take(Trace("ValueError", (TraceStep("a.py", 9, "f"),)), "a slot")
    qtbot.waitUntil(lambda: len(told) > 1)
    assert told == [True, True]
    assert notices is not None


def test_qt_that_cannot_begin_is_a_sentence(caplog: pytest.LogCaptureFixture) -> None:
    told: list[str] = []
    messages = QtMessages(told.append)
    messages._message(QtMsgType.QtDebugMsg, None, "nothing")
    messages._message(QtMsgType.QtWarningMsg, None, "could not connect to display :99")
    messages._message(QtMsgType.QtFatalMsg, None, "no Qt platform plugin")
    assert told == ["could not connect to display :99\nno Qt platform plugin"]
    messages.opened()
    messages._message(QtMsgType.QtFatalMsg, None, "later")
    assert len(told) == 1
    assert [record.getMessage() for record in caplog.records if record.name == "qt"][-1] == "later"


@pytest.fixture
def logged(tmp_path: Path) -> Iterator[ErrorHandler]:
    crashes, log = ErrorHandler(CrashReports(tmp_path / "crashes", facts)), LogFile(tmp_path)
    logging.getLogger().addHandler(log)
    crashes.catch()
    yield crashes
    crashes.release()
    logging.getLogger().removeHandler(log)


def words(person: Person) -> str:
    return " ".join(map(words_of, overlays(person)))


def everything_told(person: Person, folder: Path) -> str:
    """The log, the reports, and what stands on the screen."""
    files = [file.read_text(encoding="utf-8") for file in (folder / LOG_NAME, *(folder / "crashes").glob("*.txt"))]
    screen = [label.text() for label in person.window.findChildren(QLabel)]
    return "\n".join([*files, *screen, *person.table.log_view.sentences()])


def test_a_bot_that_fails_is_reported_and_the_game_goes_on(
    qtbot: QtBot, open_window: OpenWindow, logged: ErrorHandler, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", lambda find: BotClient(naughty.naughty))
    person = Person(open_window(), qtbot)
    folder = tmp_path / "crashes"
    notices = ErrorNotices(logged, lambda written: show_crash_notice(person.window, folder if written else None))
    person.window.tables.begin(game("RB", people="R", seed=91, first=1, bot="raises"))
    qtbot.waitUntil(lambda: bool(overlays(person)), timeout=PATIENCE)
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


def test_a_slot_that_fails_tells_no_card(person: Person, qtbot: QtBot, logged: ErrorHandler, tmp_path: Path) -> None:
    person.begin(game(seed=3))
    hand = [str(move) for move in person.asked.moves]

    def fails() -> None:
        raise ValueError(f"{hand} Conspiracy")

    notices = ErrorNotices(logged, lambda written: show_crash_notice(person.window, None))
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
    show_crash_notice(person.window, None)
    assert words(person).endswith("You can go on.")
    person.key(Qt.Key.Key_Escape)
    person.begin(game(people="RB", seed=5, first=0))
    person.match.journal = None
    curtain = person.window.screens.curtain
    person.until(lambda: person.curtained and not curtain.hesitates)
    show_crash_notice(person.window, None)
    assert words(person).endswith("this game is not saved.")
    person.key(Qt.Key.Key_Escape)
    assert not overlays(person)
    assert person.curtained
    assert person.window.focusWidget() is curtain.button


@pytest.mark.parametrize("opens", [True, False])
def test_a_folder_opens_or_is_named(
    person: Person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, opens: bool
) -> None:
    asked: list[Path] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: asked.append(Path(url.toLocalFile())) or opens)
    show_fatal_error_notice(person.window, tmp_path)
    assert "The program closed unexpectedly last time" in words(person)
    press(overlays(person)[0], "Open the folder")
    assert asked == [tmp_path]
    assert ("You will find it here" in words(person)) is not opens


def failed() -> Exception:
    try:
        raise ValueError(SECRET)
    except ValueError as error:
        return error


def test_a_report_tells_where_and_not_what(tmp_path: Path) -> None:
    def broken() -> str:
        raise ImportError(SECRET)

    reports = CrashReports(tmp_path / "not" / "yet", lambda: "Gonfalon 1, Python 2")
    text = reports.write("a slot", safe_trace(failed()).lines()).read_text(encoding="utf-8")
    assert all(word in text for word in ("Gonfalon 1, Python 2", "in a slot", "ValueError", "test_crashes.py"))
    assert "Conspiracy" not in text + CrashReports(tmp_path, broken).write("a slot", ["x"]).read_text()
    here, there = (Trace("ValueError", (TraceStep("gonfalon/a.py", line, "f"),)) for line in (1, 2))
    assert [reports.is_new(trace) for trace in (here, here, there, here, there)] == [True, False, True, False, False]
    # Where there can be no folder there is no report and no trouble.
    (tmp_path / "file").touch()
    assert CrashReports(tmp_path / "file", facts).write("a slot", ["x"]) is None
    # The oldest reports go.
    folder, paths = tmp_path / "full", []
    reports = CrashReports(folder, facts)
    folder.mkdir()
    (folder / "notes.txt").write_text("of the player")
    for number in range(MAX_REPORTS + 5):
        paths.append(reports.write("a slot", [str(number)]))
        os.utime(paths[-1], (number, number))
    assert sorted(folder.iterdir()) == sorted([*paths[5:], folder / "notes.txt"])


FALLS = """
import faulthandler, sys
from pathlib import Path
from gonfalon.ui.application.error_handling import FatalErrors
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


@pytest.mark.slow
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
    # A note does not tell whose computer it is.
    (tmp_path / "running-1.txt").write_text(
        "Windows fatal exception: access violation\n\nCurrent thread 0x1 (most recent call first):\n"
        '  File "C:\\Users\\Anna\\Gonfalon\\app\\gonfalon\\ui\\play.py", line 7 in _play\n'
        '  File "/home/anna/lib/gonfalon/gonfalon_workshop/editor.py", line 9 in _key\n'
        '  File "/home/anna/lib/python3.12/json/decoder.py", line 8 in decode\n/home/anna/x\n'
    )
    (lines,) = FatalErrors(tmp_path).take()
    assert lines[-3:] == [
        "  gonfalon/ui/play.py:7:_play", "  gonfalon_workshop/editor.py:9:_key", "  decoder.py:8:decode",
    ]  # fmt: skip
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
    first, second, third = (tmp_path / "state" / LOG_NAME).read_text(encoding="utf-8").splitlines()
    assert first.endswith("WARNING gonfalon.test: The font in ~/a b is bad")
    assert "the page failed too: ValueError in tests/ui/application/test_crashes.py:" in second
    assert "Conspiracy" not in second
    assert third.endswith(r": ~\x and ~/y")


def unheard(text: str = "unheard", *arguments: object) -> logging.LogRecord:
    return logging.LogRecord("x", logging.WARNING, "", 0, text, arguments, None)


def test_a_full_log_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "MAX_LOG_BYTES", 1000)
    handlers = [LogFile(tmp_path), LogFile(tmp_path)]
    for number in range(100):
        handlers[number % 2].emit(unheard(f"line {number}"))
    files = {path.name: path.read_text() for path in tmp_path.iterdir()}
    assert sorted(files) == [LOG_NAME, f"{LOG_NAME}.1"]
    assert all(len(text) <= 1000 for text in files.values())
    assert files[LOG_NAME].endswith("line 99\n")
    # And a flood is dammed.
    monkeypatch.setattr(log, "MAX_RECORDS", 5)
    handler = LogFile(tmp_path / "flooded")
    for _ in range(50):
        handler.emit(unheard("QPainter::begin: not active"))
    lines = (tmp_path / "flooded" / LOG_NAME).read_text().splitlines()
    assert (len(lines), "No more" in lines[-1]) == (5, True)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes in folders")
def test_a_log_that_cannot_be_written_is_no_trouble_nor_are_pipes_waited_for(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    LogFile(tmp_path / "file").emit(unheard())
    LogFile(tmp_path / "other").emit(unheard("wrong %d", "words"))
    assert capfd.readouterr() == ("", "")
    os.mkfifo(tmp_path / LOG_NAME)
    reader = os.open(tmp_path / LOG_NAME, os.O_RDONLY | os.O_NONBLOCK)
    LogFile(tmp_path).emit(unheard())
    os.mkfifo(tmp_path / "running-1-a.txt")
    assert FatalErrors(tmp_path).take() == []
    assert os.read(reader, 1) == b""
    os.close(reader)
