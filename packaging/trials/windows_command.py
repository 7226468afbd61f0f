"""`packaging/trials/wine.py`: the screen, the prefix, the course, and the table of figures at the end."""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from trials.figures import as_json, load, table
from trials.prefix import Desktop, fresh
from trials.running import TrialError, need
from trials.screens import xvfb
from trials.windows_course import try_all
from trials.windows_trial import WindowsTrial

NEEDED = {"wine": "wine64", "xdotool": "xdotool", "import": "imagemagick", "compare": "imagemagick"}


def main(argv: Sequence[str]) -> int:
    """Try one set-up program and return the exit status; what does not hold is told in a sentence."""
    chosen = arguments(argv)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for program, package in NEEDED.items():
            need(program, package)
        with tempfile.TemporaryDirectory(prefix="gonfalon-wine-") as scratch, xvfb(chosen.display) as display:
            folder = Path(scratch)
            pictures = chosen.pictures.resolve() if chosen.pictures else folder
            pictures.mkdir(parents=True, exist_ok=True)
            with fresh(folder, display) as prefix:
                trial = WindowsTrial(prefix, Desktop(display), chosen.setup.resolve(), pictures)
                try_all(trial)
    except TrialError as error:
        print(f"This does not hold: {error}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The trial cannot go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130
    print(f"\n{table(trial.figures)}")
    if chosen.json:
        chosen.json.write_text(as_json(trial.figures, {"load": load()}), encoding="utf-8")
    return int(any(figure.over for figure in trial.figures))


def arguments(argv: Sequence[str]) -> argparse.Namespace:
    """The words of the command line."""
    parser = argparse.ArgumentParser(
        prog="wine.py", description="Install, play, upgrade and remove the set-up program for Windows under wine."
    )
    parser.add_argument("setup", type=Path, metavar="SETUP.exe")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="keep the pictures that were taken")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures for programs too")
    parser.add_argument("--display", metavar=":N", help="the number of the X display (the first that is free)")
    return parser.parse_args(argv)
