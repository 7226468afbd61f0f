"""`gonfalon` without a command: open the window; `--smoke` and `--smoke-game` try it out and close it."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from gonfalon.cli import ANY_GAME, output
from gonfalon.cli.parser import record_path
from gonfalon.data import MissingDataError
from gonfalon.user.folders import migrate_old_folders

if TYPE_CHECKING:
    from gonfalon.ui.application.error_handling import ErrorGuard

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
    # Hardly anything made before the first picture goes again, and looking for it takes a twelfth of the time.
    gc.disable()
    try:
        from gonfalon.ui.pyside_hooks import import_plainly

        import_plainly()
        from gonfalon.ui.application.error_handling import ErrorGuard

        with ErrorGuard(_give_up) as guard:
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
    """Return whether this is a process of the bots, which never has a window, even when it fails."""
    # Not imported for this, which takes longer than all of the command line: such a process begins with it.
    begun = sys.modules.get("multiprocessing")
    return begun is not None and begun.parent_process() is not None


def _open(arguments: argparse.Namespace, guard: ErrorGuard) -> int:
    from gonfalon.ui.application.single_instance import SingleInstance

    trial = bool(arguments.smoke or arguments.smoke_game)
    record = "" if arguments.record is None else record_path(arguments.record)
    instance = None if trial else SingleInstance()
    if instance is not None and instance.hand_over(record):
        return 0
    from gonfalon.ui.application.qapplication import absurd_scale, keep_on_screen, make_fitted_application
    from gonfalon.ui.application.window import Window
    from gonfalon.ui.settings.store import Settings

    if scale := absurd_scale(os.environ):
        print(f"gonfalon: no screen can show this size: {scale}. Please leave it out.", file=sys.stderr)
        return 1
    migrate_old_folders()
    app = make_fitted_application()
    window = Window(Settings())
    window.stand_as_left(app.drawn)
    keep_on_screen(window, app.drawn)
    guard.watch(window, trial)
    window.painted.connect(gc.enable)
    if record:
        window.files.open(Path(record))
    if instance is not None:
        window.listen(instance)
    if not trial:
        window.painted.connect(window.ask_who_plays)
    if arguments.smoke:
        window.painted.connect(lambda: _say_and_close(window.close))
    elif arguments.smoke_game:
        from gonfalon.games import GAMES
        from gonfalon.ui.application.screenshots import run_smoke_test

        game = next(iter(GAMES)) if arguments.smoke_game == ANY_GAME else arguments.smoke_game
        window.painted.connect(lambda: run_smoke_test(window, game))
    window.show()
    status = int(app.exec())
    window.deleteLater()
    if instance is not None:
        instance.close()
    return _went_wrong(guard) if trial and guard.crashes.count else status


def _went_wrong(guard: ErrorGuard) -> int:
    folder = guard.crashes.reports.folder
    print(f"Something went wrong in the program. A report lies in {folder}, if it could be written.", file=sys.stderr)
    return 1


def _cannot_open(why: str, library: bool = True) -> None:
    print(f"The window cannot be opened: {' '.join(why.split()).rstrip('.')}.", file=sys.stderr)
    if sys.platform == "linux" and library:
        print("A system library that Qt needs may be missing; packaging/README.md names the packages.", file=sys.stderr)


def _give_up(why: str) -> None:
    """End the process with a sentence where Qt would abort it."""
    from gonfalon.ui.application.qapplication import missing_library, unreachable_displays

    lacking = missing_library(os.environ)
    silent = "" if lacking else unreachable_displays(os.environ)
    _cannot_open(f"no screen answers at {silent}" if silent else lacking or why, library=not silent)
    output.show_collected()
    sys.stderr.flush()
    os._exit(1)


def _say_and_close(close: Callable[[], object]) -> None:
    print(f"first paint {seconds_since_start():.2f} s, {time.process_time():.2f} s of processor time", flush=True)
    close()


def seconds_since_start() -> float:
    """Return how long this process has run; where the system does not tell, how long ago this module was loaded."""
    try:
        fields = Path("/proc/self/stat").read_text().rpartition(")")[2].split()
        uptime = float(Path("/proc/uptime").read_text().split()[0])
        return uptime - int(fields[19]) / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return time.perf_counter() - _LOADED
