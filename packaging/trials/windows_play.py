"""The installed program under wine with its window: bots, records, and what is refused while it is open."""

from __future__ import annotations

import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trials.prefix import HOME, LOCAL, ROAMING, Desktop, Prefix
from trials.running import step
from trials.screens import differing, quiet_picture, until
from trials.windows_trial import CLASSES, OWN, RUNNING, WindowsTrial, hold

LOOK_EVERY = 0.2
OTHER_PAGE = 300_000
"""So many of the 1.26 million pixels are others on another page of the program."""


def bots_alone(trial: WindowsTrial, game: str) -> None:
    """Let four bots play in the window: one window, a Gonfalon.exe for the bots, a picture, and a result."""
    step("wine", f"four bots play {game}")
    most, helpers = 0, set()
    picture = trial.pictures / f"wine-{game}.png"
    process = trial.prefix.start(f'"{OWN}\\Gonfalon.exe" --smoke-game {game}')
    while process.poll() is None:
        names = trial.desktop.titles()
        most = max(most, len(names))
        helpers |= set(forked(trial.prefix))
        if names and helpers:
            trial.desktop.picture(picture)
        time.sleep(LOOK_EVERY)
    assert process.stdout is not None
    said = process.stdout.read().decode("utf-8", "replace")
    hold(process.returncode == 0, f"The game of {game} ended with status {process.returncode}:\n{said}")
    hold(bool(re.search(r"Anna \d+, Jan \d+", said)), f"The game of {game} said {said!r} instead of its result.")
    hold(most == 1, f"There were {most} windows at once while {game} was played.")
    # On a busy machine the program may take another one in its place.
    hold(bool(helpers), f"The bots of {game} had no Gonfalon.exe of their own.")
    hold(picture.exists(), f"No picture of {game} was taken.")


def forked(prefix: Prefix) -> Iterator[str]:
    """The numbers of the processes in which bots think, in this prefix."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
                ours = f"WINEPREFIX={prefix.environ['WINEPREFIX']}\0".encode() in (folder / "environ").read_bytes()
            except OSError:
                continue
            if ours and words[0].endswith("Gonfalon.exe") and "--multiprocessing-fork" in words:
                yield folder.name


@contextmanager
def opened(trial: WindowsTrial, line: str) -> Iterator[subprocess.Popen[bytes]]:
    """The program with its window, which is closed again as a player does."""
    process = trial.prefix.start(line)
    try:
        until("The window", lambda: len(trial.desktop.titles()) == 1, 60.0)
        yield process
        trial.prefix.run("taskkill /im Gonfalon.exe")
        process.wait(30.0)
        until("The end of the program", lambda: not trial.desktop.titles())
    finally:
        if process.poll() is None:
            trial.prefix.end()
        process.wait()


def records(trial: WindowsTrial) -> None:
    """Open a record by a double click, again while the window is there, and ask for changes meanwhile."""
    step("wine", "opening a record")
    bare, start = (trial.pictures / f"wine-{name}.png" for name in ("bare", "start"))
    trial.desktop.picture(bare)
    with opened(trial, f'"{OWN}\\Gonfalon.exe"'):
        quiet_picture(trial.desktop.picture, start, bare)
    games = sorted(trial.prefix.path(f"{ROAMING}\\Gonfalon").rglob("*.gonfalon"))
    hold(bool(games), "The games that were played have left no record.")
    record = trial.prefix.path(f"{HOME}\\Desktop\\Партия вторая.gonfalon")
    record.write_bytes(games[0].read_bytes())
    # Windows joins the two roots of the registry, wine 8 does not.
    for key in (".gonfalon", "Gonfalon.Record"):
        trial.prefix.run(f"reg copy HKCU\\{CLASSES}\\{key} HKLM\\{CLASSES}\\{key} /s /f")
    click = f'start /wait "{HOME}\\Desktop\\{record.name}"'
    begun = time.monotonic()
    with opened(trial, click):
        trial.note("double click to window", "s", time.monotonic() - begun)
        picture = trial.pictures / "wine-record.png"
        until("The page of the record", lambda: other_page(trial.desktop, start, picture, bare), 90.0)
        step("wine", "opening it again, installing and removing while it runs")
        # A start under wine may take longer than the program expects of any.
        state = trial.prefix.path(f"{LOCAL}\\Gonfalon")
        (folder,) = state.glob("window-*")
        call = folder / "trial.call"
        (folder / "trial.new").write_text("{}")
        (folder / "trial.new").rename(call)
        until("The window's ear", lambda: not call.exists())
        second = trial.prefix.start(click)
        until("The end of the second start", lambda: second.poll() is not None or len(trial.desktop.titles()) > 1)
        hold(len(trial.desktop.titles()) == 1, "A second double click has opened a second window.")
        trial.install("", RUNNING)
        trial.uninstall(OWN, expected=RUNNING)
        hold(trial.prefix.path(f"{OWN}\\Gonfalon.exe").exists(), "A running program was removed.")
    record.unlink()


def other_page(desktop: Desktop, start: Path, picture: Path, bare: Path) -> bool:
    """Take a picture, and say whether it is of another page of the program, and not just of other words on one."""
    quiet_picture(desktop.picture, picture, bare)
    return differing(start, picture, "-fuzz", "5%") > OTHER_PAGE
