"""
Errors of the program: messages of Qt, uncaught exceptions and fatal errors, each logged, reported and shown to the
player.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import re
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler

from gonfalon.core.safe_traceback import Trace, safe_trace
from gonfalon.texts.translations import translate
from gonfalon.ui.widgets.value_controls import open_folder
from gonfalon.user.folders import crashes_folder, is_file, state_folder
from gonfalon.user.log import CrashReports, debugging, start_log

if TYPE_CHECKING:
    from gonfalon.ui.application.window import Window


_LEVELS: Final = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class QtMessages:
    """Takes Qt's messages; `cannot_open` is called with them when Qt gives up before there is a window."""

    def __init__(self, cannot_open: Callable[[str], None]) -> None:
        self._cannot_open: Callable[[str], None] | None = cannot_open
        self._early: list[str] = []
        self._log = logging.getLogger("qt")

    def take(self) -> None:
        """Begin; until the first picture an end of Qt's is a sentence and no abortion."""
        qInstallMessageHandler(self._message)

    def opened(self) -> None:
        """Note that a window has opened: from now on messages concern the program and not the system."""
        self._cannot_open = None
        self._early.clear()

    def end(self) -> None:
        """Qt speaks for itself again; Python may not be there any more when it does."""
        qInstallMessageHandler(None)

    def _message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        level = _LEVELS.get(kind)
        if level is None:
            return
        self._log.log(level, "%s", text)
        if self._cannot_open is not None:
            self._early = [*self._early[-4:], text]
            if kind is QtMsgType.QtFatalMsg:
                self._cannot_open("\n".join(self._early))


MOST_CHARACTERS: Final = 20_000
_OWN_FILE: Final = re.compile(r".*\b(gonfalon(?:_\w+)?/.*)")
_STEP: Final = re.compile(r'  File "(?P<file>[^"\n]*)", line (?P<line>\d+|\?\?\?) in (?P<function>\S+)')
_DEADLY: Final = re.compile(r"Fatal Python error: |Windows fatal exception: (?!code )")
"""On Windows other errors are noted too, which some library then deals with."""


class FatalErrors:
    """A file for each process that runs, in which something stands only if a fatal error ended it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        # In a sandbox every program may have the same number.
        self._path = folder / f"running-{os.getpid()}-{time.time_ns():x}.txt"
        self._file: TextIO | None = None

    def watch(self) -> None:
        """From now on a fatal error is noted; where nothing can be written it is not."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w+", encoding="utf-8")
            _lock(self._file)
            faulthandler.enable(self._file)
        except OSError:
            self.end()

    def end(self) -> None:
        """The program ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            self._file.close()
            self._file = None
            with contextlib.suppress(OSError):
                self._path.unlink()

    def take(self) -> list[list[str]]:
        """
        Return the notes of programs that ended with a fatal error, each as lines of a report; each is returned once.
        """
        found = []
        for path in self.folder.glob("running-*.txt"):
            if path == self._path or not is_file(path):
                continue
            try:
                text = _take_text(path)
            except OSError:
                continue
            if _DEADLY.search(text):
                found.append(_without_folders(text))
        return found


def _lock(file: TextIO) -> None:
    """Lock the file as long as the process lives; Windows removes no file that is open, and needs no lock."""
    with contextlib.suppress(ImportError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _take_text(path: Path) -> str:
    """The text of a file whose process is gone, and the file with it; an OSError where the process lives."""
    with path.open("r+", encoding="utf-8", errors="replace") as file:
        _lock(file)
        text = file.read(MOST_CHARACTERS)
    path.unlink()
    return text


def _without_folders(text: str) -> list[str]:
    """The lines without the folders in which the program and its user live."""
    lines = []
    for line in text.splitlines():
        step = _STEP.fullmatch(line)
        if step is not None:
            file = step["file"].replace("\\", "/")
            own = _OWN_FILE.fullmatch(file)
            short = own[1] if own is not None else file.rpartition("/")[2]
            lines.append(f"  {short}:{step['line']}:{step['function']}")
        elif "/" not in line and "\\" not in line:
            lines.append(line)
    return lines


PAUSE_SECONDS: Final = 60.0
"""The least time between two notices."""

_log = logging.getLogger(__name__)


class ErrorHandler:
    """A handler for uncaught errors in slots, event handlers, threads, destructors and the bots' process.

    No QObject: it is there before the application, and with an application all QObjects of Python go.
    """

    def __init__(self, reports: CrashReports) -> None:
        self.reports = reports
        self.count = 0
        """How often anything went wrong, also at the same place."""
        self._logged = _LogHandler(self)
        self._busy = threading.local()
        self._unheard: list[bool] = []
        self._hearer: Callable[[bool], None] = self._unheard.append
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)

    def catch(self) -> None:
        """From now on until `release`."""
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = lambda kind, error, trace: self._uncaught(error, "the window")
        threading.excepthook = lambda args: self._uncaught(args.exc_value, "a thread")
        sys.unraisablehook = lambda args: self._uncaught(args.exc_value, "the clearing up")
        logging.getLogger().addHandler(self._logged)

    def release(self, for_good: bool = False) -> None:
        """Give the hooks back; `for_good` when the process ends: what breaks while it is cleared up is not told."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        if for_good:
            sys.unraisablehook = lambda args: None
        logging.getLogger().removeHandler(self._logged)

    def tell(self, hearer: Callable[[bool], None]) -> None:
        """Say when something goes wrong at a place where nothing did before, and whether a report lies in the folder.

        Also what went wrong before there was a hearer; it is called where that happens, in whatever thread.
        """
        self._hearer = hearer
        for written in self._unheard:
            hearer(written)
        self._unheard.clear()

    def report(self, error: BaseException, where: str) -> Path | None:
        """Write an error down that ends the program; where the report lies."""
        self.count += 1
        if debugging():
            sys.__excepthook__(type(error), error, error.__traceback__)
        return self.reports.write(where, safe_trace(error).lines())

    def _uncaught(self, error: BaseException | None, where: str) -> None:
        if error is None or isinstance(error, SystemExit):
            return
        if debugging():
            sys.__excepthook__(type(error), error, error.__traceback__)
        try:
            self.take(safe_trace(error), where)
        except Exception:  # noqa: BLE001
            # Out of memory or out of stack: an error about an error helps nobody.
            return

    def take(self, trace: Trace, where: str) -> None:
        """Write a trace down, if it is the first from its place."""
        self.count += 1
        if getattr(self._busy, "now", False) or not self.reports.is_new(trace):
            return
        self._busy.now = True
        try:
            _log.error("something went wrong in %s: %s", where, trace.place)
            path = self.reports.write(where, trace.lines())
            self._hearer(path is not None)
        finally:
            self._busy.now = False


class _LogHandler(logging.Handler):
    """An error that was caught and logged is worth a report as well."""

    def __init__(self, crashes: ErrorHandler) -> None:
        super().__init__()
        self._crashes = crashes

    def emit(self, record: logging.LogRecord) -> None:
        trace = getattr(record, "trace", None)
        if isinstance(trace, Trace):
            self._crashes.take(trace, "the bots' process")
        elif record.exc_info and record.exc_info[1] is not None:
            self._crashes.take(safe_trace(record.exc_info[1]), record.name)


class ErrorNotices(QObject):
    """Tells the player, but not all the time."""

    _happened = Signal(bool)

    def __init__(
        self, crashes: ErrorHandler, tell: Callable[[bool], None], clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._tell = tell
        self._clock = clock
        self._last = -PAUSE_SECONDS
        # Never at once: the error may come from the middle of a drawing, or from another thread.
        self._happened.connect(self._notice, Qt.ConnectionType.QueuedConnection)
        crashes.tell(self._happened.emit)

    def _notice(self, written: bool) -> None:
        now = self._clock()
        if now - self._last >= PAUSE_SECONDS:
            self._last = now
            self._tell(written)


def show_crash_notice(window: Window, folder: Path | None) -> None:
    """Say that something went wrong and what becomes of the game; `folder` is where a report lies, if there is one."""
    heading = translate("Crash", "Something went wrong in the program")
    match = window.tables.match
    if match is None:
        text = translate("Crash", "You can go on.")
    elif match.journal is None or match.save_error is not None:
        text = translate("Crash", "You can go on playing, but this game is not saved.")
    else:
        text = translate(
            "Crash",
            "The game is saved after every move. If the table no longer responds, go back to the start screen and "
            "continue the game there.",
        )
    _show_notice(window, heading, text, folder)


def show_fatal_error_notice(window: Window, folder: Path | None) -> None:
    """Say that a fatal error ended the program the last time."""
    heading = translate("Crash", "The program closed unexpectedly last time")
    text = translate("Crash", "A game is saved after every move: if you were playing one, you can continue it.")
    _show_notice(window, heading, text, folder)


def _show_notice(window: Window, heading: str, text: str, folder: Path | None) -> None:
    if folder is not None:
        report = translate(
            "Crash",
            "A report for the developers is in {folder}. It names no players or cards, and is not sent unless you "
            "send it.",
        )
        text = f"{text}\n\n{report.format(folder=folder)}"
    notice = window.notices.overlay(heading, text)
    notice.add_button(translate("Window", "Close"), key="Esc", gold=True)
    if folder is not None:
        notice.add_button(translate("OwnSetsSettings", "Open the folder"), lambda: _open_reports(window, folder))
    window.notices.lay(notice)


def _open_reports(window: Window, folder: Path) -> None:
    if trouble := open_folder(folder):
        window.notices.tell(translate("Crash", "The folder cannot be shown"), trouble)


class ErrorGuard:
    """In a `with` block: begins, and at its end gives everything back."""

    def __init__(self, cannot_open: Callable[[str], None]) -> None:
        """
        Args:
            cannot_open: told what Qt says when it gives up before there is a window; Qt ends the process after it.
        """
        self._messages = QtMessages(cannot_open)
        self._fatal = FatalErrors(crashes_folder())
        self.crashes = ErrorHandler(CrashReports(crashes_folder(), _facts))
        self._notices: ErrorNotices | None = None
        self._window: Window | None = None
        self._trial = False
        self._handler: logging.Handler | None = None

    def __enter__(self) -> ErrorGuard:
        self._handler = start_log(state_folder())
        self._messages.take()
        self.crashes.catch()
        self._fatal.watch()
        return self

    def __exit__(self, *error: object) -> None:
        self.crashes.release(for_good=not debugging())
        self._messages.end()
        self._fatal.end()
        if self._handler is not None:
            logging.getLogger().removeHandler(self._handler)

    def watch(self, window: Window, trial: bool = False) -> None:
        """Tell the player in this window from now on; a `trial`, which has none, is over when something goes wrong."""
        self._window, self._trial = window, trial
        # What went wrong while the window was made is told once its event loop runs.
        self._notices = ErrorNotices(self.crashes, self._tell_crash)
        window.painted.connect(self._opened)

    def _opened(self) -> None:
        self._messages.opened()
        # The only line that is no warning: it says to what the others belong.
        _log_info(" | ".join(_facts().splitlines()))
        if self._window is None or self._trial:
            return
        errors = self._fatal.take()
        written = [self.crashes.reports.write("the program, which fell", lines) for lines in errors]
        if errors:
            show_fatal_error_notice(self._window, self.crashes.reports.folder if any(written) else None)

    def _tell_crash(self, written: bool) -> None:
        if self._trial:
            QCoreApplication.exit(1)
        elif self._window is not None:
            show_crash_notice(self._window, self.crashes.reports.folder if written else None)


def _facts() -> str:
    # It knows the book about the program, for which the first picture does not wait.
    from gonfalon.ui.screens.about import facts

    return facts()


def _log_info(text: str) -> None:
    record = logging.LogRecord(__name__, logging.INFO, "", 0, text, None, None)
    logging.getLogger().handle(record)
