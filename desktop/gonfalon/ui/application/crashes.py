"""What goes wrong inside the program while it runs: written down, told to the player once, and survived if possible."""

from __future__ import annotations

import logging
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal

from gonfalon.core.traces import Trace, trace_of
from gonfalon.user.crash_reports import Reports
from gonfalon.user.log import debugging

__all__ = ["Crashes", "Notices"]

PAUSE_SECONDS: Final = 60.0
"""The least time between two notices."""

_log = logging.getLogger(__name__)


class Crashes:
    """Catches what nobody else has: in slots and event handlers, in threads, in destructors, in the bots' process.

    No QObject: it is there before the application, and with an application all QObjects of Python go.
    """

    def __init__(self, reports: Reports) -> None:
        self.reports = reports
        self.count = 0
        """How often anything went wrong, also at the same place."""
        self._logged = _Logged(self)
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
        return self.reports.write(where, trace_of(error).lines())

    def _uncaught(self, error: BaseException | None, where: str) -> None:
        if error is None or isinstance(error, SystemExit):
            return
        if debugging():
            sys.__excepthook__(type(error), error, error.__traceback__)
        try:
            self.take(trace_of(error), where)
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


class _Logged(logging.Handler):
    """An error that was caught and logged is worth a report as well."""

    def __init__(self, crashes: Crashes) -> None:
        super().__init__()
        self._crashes = crashes

    def emit(self, record: logging.LogRecord) -> None:
        trace = getattr(record, "trace", None)
        if isinstance(trace, Trace):
            self._crashes.take(trace, "the bots' process")
        elif record.exc_info and record.exc_info[1] is not None:
            self._crashes.take(trace_of(record.exc_info[1]), record.name)


class Notices(QObject):
    """Tells the player, but not all the time."""

    _happened = Signal(bool)

    def __init__(
        self, crashes: Crashes, tell: Callable[[bool], None], clock: Callable[[], float] = time.monotonic
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
