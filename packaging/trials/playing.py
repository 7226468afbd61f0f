"""What a player does with the installed program, from `gonfalon --version` to a game of bots in the window."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from trials.root import PLAYER, Root
from trials.running import TrialError
from trials.screens import BLINK, Screen, XScreen, until

GAMES = ("oriflamme", "ordonance", "pamir")
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
SCORES = re.compile(r"^Anna \d+, Jan \d+, Olena \d+, Timur \d+$", re.MULTILINE)
OWN_FOLDERS = (".config/gonfalon", ".local/share/gonfalon", ".local/state/gonfalon")
CACHES_OF_OTHERS = (".cache/fontconfig",)
LONGEST = 150.0
"""How long a game of bots may take, in seconds."""


def answer_on_the_command_line(root: Root, version: str) -> None:
    """The commands that open no window: the version, random games, scenarios that ship with the program."""
    said = root.play("gonfalon", "--version").strip()
    if said != f"gonfalon {version}":
        raise TrialError(f"The package has the version {version}, and `gonfalon --version` says '{said}'.")
    for game in GAMES:
        root.play("gonfalon", "playouts", "--game", game, "--seconds", "0.5")


class FirstPaint(NamedTuple):
    """What the program says of its first picture."""

    seconds: float
    processor: float
    """How many of them the processor was at work for it, or more if it was several."""


def paint_once(root: Root, screen: Mapping[str, str]) -> FirstPaint:
    """Open the window, wait for its first picture and close it."""
    said = root.play("gonfalon", "--smoke", environ=screen)
    found = re.search(r"^first paint ([\d.]+) s, ([\d.]+) s of processor time$", said, re.MULTILINE)
    if found is None:
        raise TrialError(f"`gonfalon --smoke` did not tell of its first picture, it said: {said!r}")
    return FirstPaint(float(found[1]), float(found[2]))


def let_bots_play(root: Root, game: str, screen: Mapping[str, str]) -> None:
    """A whole game of four bots in a window."""
    judge(game, root.play("gonfalon", "--smoke-game", game, environ=screen))


def judge(game: str, said: str) -> None:
    """Raise TrialError unless these are the words of a game that four bots have ended."""
    if SCORES.fullmatch(said.strip()) is None:
        raise TrialError(f"`gonfalon --smoke-game {game}` did not tell four scores, it said:\n{said.strip()}")


def watch_bots_play(root: Root, game: str, screen: XScreen, picture: Path | None) -> None:
    """A game of four bots in a window on a screen that is looked at all the time.

    Raises:
        TrialError: when a second window comes, the scores do not, or a process is left over.
    """
    program = root.start("gonfalon", "--smoke-game", game, environ=screen.environ)
    most, end = 0, time.monotonic() + LONGEST
    while program.poll() is None:
        most = max(most, len(screen.windows()))
        if picture is not None and most and len(processes(root)) > 1:
            screen.picture(picture)
        if time.monotonic() > end:
            program.kill()
            raise TrialError(f"`gonfalon --smoke-game {game}` had not ended after {LONGEST:.0f} seconds.")
        time.sleep(BLINK)
    assert program.stdout is not None
    judge(game, program.stdout.read())
    if most != 1:
        raise TrialError(f"{most} windows were open at once while the bots played; there has to be one.")
    leave_nobody(root)


def look_at_the_window(root: Root, screen: Screen, picture: Path, language: str = "en") -> None:
    """Open the window in a language as desktops choose it, take its picture, end the program."""
    program = open_window(root, screen, {"LANGUAGE": language})
    screen.settled(picture)
    close(root, program)


def sit_down(root: Root, screen: XScreen, start: Path, table: Path) -> None:
    """Begin the game that the first screen offers, by the key that its button names, and leave it unfinished."""
    program = open_window(root, screen)
    screen.settled(start)
    screen.press("Return")
    until("The table", lambda: len(processes(root)) > 1)
    screen.settled(table)
    if table.read_bytes() == start.read_bytes():
        raise TrialError("The first screen is still there after the game has begun.")
    close(root, program)


def open_records(root: Root, screen: XScreen, picture: Path) -> None:
    """Open two records one after the other, as a double click does; the second goes to the window of the first."""
    first, second, *_ = [f"/{path.relative_to(root.folder)}" for path in records(root)]
    program = open_window(root, screen, {}, first)
    screen.settled(picture)
    root.play("gonfalon", second, environ=screen.environ)
    screen.settled(picture)
    if program.poll() is not None or len(screen.windows()) != 1:
        raise TrialError(f"{len(screen.windows())} windows are open after a second record was opened, not one.")
    close(root, program)


def open_window(
    root: Root, screen: Screen, environ: Mapping[str, str] | None = None, *words: str
) -> subprocess.Popen[str]:
    """Start the program; on X, wait until its window is to be seen."""
    screen.picture(screen.bare)
    program = root.start("gonfalon", *words, environ={**screen.environ, **(environ or {})})

    def there() -> bool:
        if program.poll() is not None:
            assert program.stdout is not None
            raise TrialError(f"`gonfalon` ended with status {program.returncode}:\n{program.stdout.read().strip()}")
        return not isinstance(screen, XScreen) or bool(screen.windows())

    until("The window", there)
    return program


def close(root: Root, program: subprocess.Popen[str]) -> None:
    """End the program as a desktop does that shuts down; nothing of it may stay or complain."""
    program.send_signal(signal.SIGTERM)
    said, _ = program.communicate(timeout=20)
    if said.strip():
        raise TrialError(f"`gonfalon` said while its window was open:\n{said.strip()}")
    leave_nobody(root)


def leave_nobody(root: Root) -> None:
    """Raise TrialError if a process of the root is still there a little later."""
    until("The end of all processes of the program", lambda: not processes(root), 10)


def processes(root: Root) -> list[int]:
    """The numbers of all processes that run inside a root."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                if (entry / "root").readlink() == root.folder and (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
            except OSError:
                continue
    return found


def draw(root: Root, name: str, language: str, goal: Path) -> None:
    """Let the program draw one of its screens without a display, and fetch the picture."""
    drawn = f"/home/{PLAYER}/{name}.png"
    root.play("gonfalon", "picture", name, "--language", language, "--out", drawn)
    shutil.move(root.folder / drawn[1:], goal)


def strange_files(root: Root) -> list[str]:
    """Files in the player's home that are neither in the program's folders nor were there from the beginning."""
    usual = {path.name for path in (root.folder / "etc/skel").iterdir()}
    own = tuple(f"{name}/" for name in (*OWN_FOLDERS, *CACHES_OF_OTHERS))
    files = (path.relative_to(root.home).as_posix() for path in root.home.rglob("*") if not path.is_dir())
    return sorted(name for name in files if name not in usual and not name.startswith(own))


def records(root: Root) -> list[Path]:
    """The games that the player has on the disk."""
    return sorted(root.home.rglob("*.gonfalon"))


def replay(root: Root) -> None:
    """Let the program check the records of what was played, and find them whole."""
    played = records(root)
    if not played:
        raise TrialError("The games that were played left no record in the player's home.")
    for path in played:
        root.play("gonfalon", "replay", f"/{path.relative_to(root.folder)}")
