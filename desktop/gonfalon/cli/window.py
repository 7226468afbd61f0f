"""`gonfalon` without a command: open the window; `--smoke` and `--smoke-game` try it out and close it."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.cli import console
from gonfalon.cli.record_word import record_path
from gonfalon.data import MissingDataError

if TYPE_CHECKING:
    from gonfalon.ui.application.guard import Guard

_LOADED = time.perf_counter()


def run(arguments: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; returns the exit status."""
    # Qt's event loop would let Python see a Ctrl+C only later, in the middle of a drawing. The journal is whole anyway.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform == "linux" and not any(map(os.environ.get, ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"))):
        print("gonfalon: there is no screen to open a window on.", file=sys.stderr)
        print("'gonfalon --help' names the commands that need none.", file=sys.stderr)
        return 1
    if _among_bots():
        return 1
    try:
        from gonfalon.ui.application.plain_import import import_plainly

        import_plainly()
        from gonfalon.ui.application.guard import Guard

        with Guard(_give_up) as guard:
            try:
                return _open(arguments, guard)
            except (ImportError, MissingDataError):
                raise
            except Exception as error:  # noqa: BLE001
                guard.crashes.report(error, "the start")
                return _went_wrong(guard)
    except ImportError as error:
        _cannot_open(str(error))
        return 1


def _among_bots() -> bool:
    """Whether this is a process of the bots; whatever has gone wrong in it, it never has a window."""
    # Not imported for this, which takes longer than all of the command line: such a process begins with it.
    begun = sys.modules.get("multiprocessing")
    return begun is not None and begun.parent_process() is not None


def _open(arguments: argparse.Namespace, guard: Guard) -> int:
    from gonfalon.ui.application.single_instance import Instance

    trial = bool(arguments.smoke or arguments.smoke_game)
    record = "" if arguments.record is None else record_path(arguments.record)
    instance = None if trial else Instance()
    if instance is not None and instance.hand_over(record):
        return 0
    from gonfalon.ui.application.fitting import stay_inside
    from gonfalon.ui.application.no_screen import absurd_scale
    from gonfalon.ui.application.qt import fitted_application
    from gonfalon.ui.application.reception import hear
    from gonfalon.ui.application.window import Window
    from gonfalon.ui.preferences.settings import Settings
    from gonfalon.user.migration import bring_over

    if scale := absurd_scale(os.environ):
        print(f"gonfalon: no screen can show this size: {scale}. Please leave it out.", file=sys.stderr)
        return 1
    bring_over()
    app = fitted_application()
    window = Window(Settings())
    window.stand_as_left(app.drawn)
    stay_inside(window, app.drawn)
    guard.watch(window, trial)
    if record:
        window.reception.open(Path(record))
    if instance is not None:
        hear(instance, window, app)
    if arguments.smoke:
        window.painted.connect(lambda: _say_and_close(window.close))
    elif arguments.smoke_game:
        from gonfalon.cli import ANY_GAME
        from gonfalon.games import GAMES
        from gonfalon.ui.application.smoke import watch_a_game

        game = next(iter(GAMES)) if arguments.smoke_game == ANY_GAME else arguments.smoke_game
        window.painted.connect(lambda: watch_a_game(window, game))
    window.show()
    status = int(app.exec())
    window.deleteLater()
    if instance is not None:
        instance.close()
    return _went_wrong(guard) if trial and guard.crashes.count else status


def _went_wrong(guard: Guard) -> int:
    folder = guard.crashes.reports.folder
    print(f"Something went wrong in the program. A report lies in {folder}, if it could be written.", file=sys.stderr)
    return 1


def _cannot_open(why: str, library: bool = True) -> None:
    print(f"The window cannot be opened: {' '.join(why.split()).rstrip('.')}.", file=sys.stderr)
    if sys.platform == "linux" and library:
        print("A system library that Qt needs may be missing; the README names the packages.", file=sys.stderr)


def _give_up(why: str) -> None:
    """End the process with a sentence where Qt would abort it."""
    from gonfalon.ui.application.no_screen import missing_library, silent_screens

    lacking = missing_library(os.environ)
    silent = "" if lacking else silent_screens(os.environ)
    _cannot_open(f"no screen answers at {silent}" if silent else lacking or why, library=not silent)
    console.deliver()
    sys.stderr.flush()
    os._exit(1)


def _say_and_close(close: Callable[[], object]) -> None:
    print(f"first paint {seconds_since_start():.2f} s", flush=True)
    close()


def seconds_since_start() -> float:
    """How long this process has been running; where the system does not tell, how long ago this module was loaded."""
    try:
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return time.perf_counter() - _LOADED
