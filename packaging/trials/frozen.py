#!/usr/bin/env python3
"""Play the frozen program away from everything: `python3 packaging/trials/frozen.py [FOLDER | FILE.AppImage | .app]`.

Without a folder the program is frozen first. Linux needs Xvfb and xdotool for it, and squashfs-tools for an AppImage;
macOS plays on its own screen, where windows are not counted.
"""

from __future__ import annotations

import argparse
import json
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bundles import appimage, frozen, tree
from bundles.pins import LINUX
from bundles.workshop import BuildError, Workshop
from trials.running import TrialError, need, run, step

GAMES = ("oriflamme", "ordonance", "pamir")
PICTURES = (("start", "en"), ("start", "uk"), ("rules", "uk"), ("ordonance-rules", "pl"), ("ordonance", "ru"))
RECORD = Path("tests/records/four-seats.gonfalon")
STARTS = 5
PATIENCE = 150.0
"""How long a game of bots may take, in seconds."""
LOOK_EVERY = 0.05
LINUX_HERE = platform.system() == "Linux"


def main(argv: Sequence[str]) -> int:
    """Try it and return the exit status; what does not hold is told in a sentence."""
    parser = argparse.ArgumentParser(prog="frozen.py", description="Play the frozen program away from everything.")
    parser.add_argument("program", nargs="?", type=Path, help="what PyInstaller made, or an AppImage")
    parser.add_argument("--display", default=":75", help="the number that Xvfb gets (:75)")
    parser.add_argument("--pictures", type=Path, metavar="FOLDER", help="keep the pictures that were drawn")
    parser.add_argument("--work", type=Path, metavar="FOLDER", help="as of packaging/build.py")
    chosen = parser.parse_args(argv)
    workshop = Workshop(work=chosen.work.resolve() if chosen.work else None)
    workshop.target = "frozen"
    try:
        with tempfile.TemporaryDirectory(prefix="gonfalon-trial-") as folder:
            place = Place(workshop, Path(folder), chosen.display, chosen.pictures)
            place.take(chosen.program)
            place.talk()
            place.draw()
            with place.screen():
                place.start()
                for game in GAMES:
                    place.play(game)
                if LINUX_HERE:
                    place.again()
    except (TrialError, BuildError) as error:
        print(f"This does not hold: {error}", file=sys.stderr)
        return 1
    return 0


class Place:
    """A folder away from the checkout, with the program, an empty home and nothing else."""

    def __init__(self, workshop: Workshop, folder: Path, display: str, pictures: Path | None) -> None:
        self.workshop = workshop
        self.home = folder / "home"
        self.home.mkdir()
        self.goal = folder / "program"
        self.display = display
        self.pictures = (pictures or folder / "pictures").resolve()
        self.program = self.goal / "gonfalon"
        self.environ = {"HOME": str(self.home), "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}

    def take(self, given: Path | None) -> None:
        """Bring the program here."""
        if given is not None and given.suffix == ".AppImage":
            unpack = need("unsquashfs", "squashfs-tools")
            run([unpack, "-quiet", "-no-progress", "-dest", self.goal, "-offset", str(appimage.offset(given)), given])
            self.program = self.goal / "AppRun"
        else:
            made = given if given is not None else frozen.freeze(self.workshop, LINUX, "gonfalon")
            shutil.copytree(made, self.goal, symlinks=True)
            if made.suffix == ".app":
                self.program = self.goal / "Contents/MacOS/Gonfalon"
        step("program", f"{tree.size(self.goal) / 1e6:.1f} MB")
        if LINUX_HERE:
            major, minor = frozen.glibc(self.goal)
            step("program", f"loads with glibc {major}.{minor} or newer")

    # -- without a window --------------------------------------------------------------------------------------------

    def call(self, *words: str) -> str:
        """What the program prints; it must complain about nothing."""
        done = run([self.program, *words], environ=self.environ, patience=PATIENCE)
        if done.stderr.strip():
            raise TrialError(f"`gonfalon {' '.join(words)}` complains: {done.stderr.strip()[:500]}")
        return done.stdout

    def talk(self) -> None:
        """Its version, and random games of each game."""
        said = self.call("--version").strip()
        if said != f"gonfalon {self.workshop.version}":
            raise TrialError(f"The program says '{said}' and not that it is {self.workshop.version}.")
        for game in GAMES:
            told = json.loads(self.call("playouts", "--game", game, "--seconds", "1", "--json"))
            if not told.get("games_per_s"):
                raise TrialError(f"No random game of {game} was played: {told}")
            step("playouts", f"{told['games_per_s']:.0f} games of {game} a second")

    def draw(self) -> None:
        """Pictures that have cards, translations and rules in them."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        drawn = set()
        for name, language in PICTURES:
            goal = self.pictures / f"{name}-{language}.png"
            self.call("picture", name, "--language", language, "--out", str(goal))
            drawn.add(goal.read_bytes())
        if len(drawn) < len(PICTURES):
            raise TrialError("Two pictures in different languages are the same, so the translations are not found.")
        step("pictures", f"{len(drawn)} drawn, {sum(map(len, drawn)) // 1000} kB")

    # -- with a window -----------------------------------------------------------------------------------------------

    @contextmanager
    def screen(self) -> Iterator[None]:
        """A screen of its own."""
        if not LINUX_HERE:
            yield
            return
        order = [need("Xvfb", "xvfb"), self.display, "-screen", "0", "1400x900x24", "-nolisten", "tcp"]
        # Else it begins anew after each program, and one that comes in that moment is turned away.
        order += ["-noreset"]
        with subprocess.Popen(order, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
            try:
                socket = Path(f"/tmp/.X11-unix/X{self.display.removeprefix(':')}")
                until = time.monotonic() + 10
                while not socket.exists():
                    if time.monotonic() > until or server.poll() is not None:
                        raise TrialError(f"Xvfb does not start on {self.display}; please name another with --display.")
                    time.sleep(LOOK_EVERY)
                self.environ["DISPLAY"] = self.display
                yield
            finally:
                server.terminate()

    def start(self) -> None:
        """How soon the window is painted."""
        times = [float(re.findall(r"first paint ([\d.]+) s", self.call("--smoke"))[0]) for _ in range(STARTS)]
        step("start", f"first paint after {statistics.median(times):.2f} s (median of {STARTS}, warm)")

    def play(self, game: str) -> None:
        """A game of four bots: they think in a process of their own, and there is never a second window."""
        order = [str(self.program), "--smoke-game", game]
        background = self.windows()
        windows, workers = 0, set[int]()
        until = time.monotonic() + PATIENCE
        with subprocess.Popen(
            order, env=self.environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as playing:
            while playing.poll() is None:
                if time.monotonic() > until:
                    playing.kill()
                    raise TrialError(f"The game of {game} does not end.")
                workers |= children(playing.pid)
                windows = max(windows, len(self.windows() - background))
                time.sleep(LOOK_EVERY)
            told, complaint = playing.communicate()
        result = told.strip()
        if playing.returncode or complaint.strip() or not re.fullmatch(r"(\w+ \d+, ){3}\w+ \d+", result):
            raise TrialError(f"The game of {game} went wrong: {result} {complaint.strip()[:500]}")
        if windows != LINUX_HERE or len(workers) != 1:
            raise TrialError(f"A game of {game} had {windows} windows and {len(workers)} processes of bots.")
        step("game", f"{game}: {result}; windows: {windows or 'not counted'}, processes of bots: 1")

    def again(self) -> None:
        """A record is opened by the window that is there already; a second start ends without one of its own."""
        background = self.windows()
        record = self.home / RECORD.name
        shutil.copyfile(self.workshop.root / RECORD, record)
        with subprocess.Popen([str(self.program)], env=self.environ, stderr=subprocess.PIPE, text=True) as first:
            try:
                until = time.monotonic() + PATIENCE
                while not self.windows() - background:
                    if time.monotonic() > until or first.poll() is not None:
                        raise TrialError("The program shows no window.")
                    time.sleep(LOOK_EVERY)
                self.call(str(record))
                if first.poll() is not None or len(self.windows() - background) != 1:
                    raise TrialError("The record was not opened by the window that was there.")
            finally:
                first.terminate()
                _, complaint = first.communicate()
        if complaint.strip():
            raise TrialError(f"The window that was asked to open a record complains: {complaint.strip()[:500]}")
        step("again", "a record that is opened while the window is there goes to it")

    def windows(self) -> set[str]:
        """The windows on the screen of whatever program, and the screen itself; none where they cannot be counted."""
        if not LINUX_HERE:
            return set()
        look = [need("xdotool", "xdotool"), "search", "--onlyvisible", "--maxdepth", "1", "--name", ""]
        seen = subprocess.run(look, env=self.environ, capture_output=True, text=True, check=False).stdout
        return set(seen.split())


def children(parent: int) -> set[int]:
    """The processes that `multiprocessing` has started for another one."""
    listed = run([need("ps", "procps"), "-A", "-o", "pid=,ppid=,args="]).stdout
    fields = (line.split(None, 2) for line in listed.splitlines())
    return {int(pid) for pid, ppid, words in fields if int(ppid) == parent and "--multiprocessing-fork" in words}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
