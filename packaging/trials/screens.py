"""Screens outside of a root on which the program inside shows its window: X by Xvfb, Wayland by Weston."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from trials.root import RUNTIME, Root
from trials.running import TrialError, need, run

SIZE = (1440, 900)
BARE = "srv/bare.png"
SOCKETS = Path("/tmp/.X11-unix")
WAIT = 30.0
"""How long a screen or a window may take to be there, in seconds."""
COVERED = 0.4
"""The least part of the screen that differs once a window of the program is there."""
BLINK = 0.05
"""The time between two looks at the screen, in seconds."""


def until(what: str, there: Callable[[], bool], limit: float = WAIT) -> None:
    """Wait until something is there; raises TrialError when it does not come."""
    end = time.monotonic() + limit
    while not there():
        if time.monotonic() > end:
            raise TrialError(f"{what} was not there after {limit:.0f} seconds.")
        time.sleep(BLINK)


def quiet_picture(take: Callable[[Path], None], path: Path, bare: Path) -> None:
    """Take pictures until two in a row are the same and unlike the screen without a window."""

    def still() -> bool:
        before = path.read_bytes() if path.exists() else b""
        take(path)
        return path.read_bytes() == before and unlike(path, bare) > COVERED

    path.unlink(missing_ok=True)
    until("A quiet picture of the window", still)


def unlike(one: Path, other: Path) -> float:
    """In how much of their area two pictures of the whole screen differ, 0 to 1."""
    return differing(one, other) / (SIZE[0] * SIZE[1])


def differing(one: Path, other: Path, *options: str) -> float:
    """In how many pixels two pictures of the same size differ; `options` are those of ImageMagick's `compare`."""
    order = ["compare", "-metric", "AE", *options, str(one), str(other), "null:"]
    said = subprocess.run(order, capture_output=True, text=True, check=False).stderr.split()
    try:
        return float(said[0])
    except (IndexError, ValueError):
        raise TrialError(f"The pictures {one.name} and {other.name} cannot be compared.") from None


@contextlib.contextmanager
def xvfb(wanted: str | None = None) -> Iterator[str]:
    """An X display of our size that is there as long as this lasts, `wanted` or the first that is free; its name."""
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    order = [need("Xvfb", "xvfb"), *([wanted] if wanted else []), "-screen", "0", size, "-nolisten", "tcp", "-noreset"]
    order += ["-displayfd", "1"]
    with subprocess.Popen(order, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            number = server.stdout.readline().strip()
            if not number:
                raise TrialError("Xvfb did not start.")
            yield f":{number}"
        finally:
            server.terminate()


class XScreen:
    """An X display that the roots can reach, with eyes on it."""

    def __init__(self, display: str, bare: Path) -> None:
        """
        Args:
            display: its name.
            bare: where the picture of it without a window goes that is taken before one is opened.
        """
        self.display = display
        self.environ = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        """What a program in a root needs to open its window here."""
        self._outside = {**os.environ, "DISPLAY": display}
        self._background = frozenset(self._found())
        self.bare = bare

    def windows(self) -> list[str]:
        """The windows that are to be seen now, without their parts and without the background."""
        return [window for window in self._found() if window not in self._background]

    def _found(self) -> list[str]:
        order = ["xdotool", "search", "--onlyvisible", "--maxdepth", "1", "--name", ""]
        done = subprocess.run(order, env=self._outside, capture_output=True, text=True, check=False)
        return done.stdout.split()

    def picture(self, path: Path) -> None:
        """Write what the screen shows into a PNG file."""
        run(["import", "-window", "root", path], environ=self._outside)

    def settled(self, path: Path) -> None:
        """Write the screen into a file as soon as the window is quiet on it."""

        quiet_picture(self.picture, path, self.bare)

    def press(self, key: str) -> None:
        """Press a key and let it go."""
        run(["xdotool", "key", key], environ=self._outside)


@contextlib.contextmanager
def x_screen(root: Root) -> Iterator[XScreen]:
    """An X display whose socket the root sees as long as this lasts."""
    for program, package in (("xdotool", "xdotool"), ("import", "imagemagick")):
        need(program, package)
    with xvfb() as display:
        if root.folder / "tmp/.X11-unix" not in root.mounted:
            root.mount(str(SOCKETS), "tmp/.X11-unix", "--bind")
        yield XScreen(display, root.folder / BARE)


class WaylandScreen:
    """A Wayland compositor without a screen to look at, but with one to take pictures of."""

    def __init__(self, folder: Path, socket: str, bare: Path) -> None:
        """
        Args:
            folder: where its socket is.
            socket: the name of that.
            bare: where the picture of it without a window goes that is taken before one is opened.
        """
        self.environ = {"WAYLAND_DISPLAY": socket, "QT_QPA_PLATFORM": "wayland"}
        self._folder = folder
        self._outside = {**os.environ, "WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": str(folder)}
        self.bare = bare

    def picture(self, path: Path) -> None:
        """Write what the screen shows into a PNG file."""
        shooter = [need("weston-screenshooter", "weston")]
        subprocess.run(shooter, cwd=self._folder, env=self._outside, capture_output=True, check=False)
        shots = sorted(self._folder.glob("wayland-screenshot*.png"))
        if not shots:
            raise TrialError("weston-screenshooter made no picture.")
        path.write_bytes(shots[-1].read_bytes())
        for shot in shots:
            shot.unlink()

    def settled(self, path: Path) -> None:
        """Write the screen into a file as soon as the window is quiet on it."""
        quiet_picture(self.picture, path, self.bare)


Screen = XScreen | WaylandScreen


@contextlib.contextmanager
def wayland_screen(root: Root) -> Iterator[WaylandScreen]:
    """A Weston whose socket the root's player sees as long as this lasts."""
    folder = root.folder / RUNTIME[1:]
    socket = "wayland-trial"
    order = [need("weston", "weston"), "--backend=headless-backend.so", "--use-pixman", f"--socket={socket}"]
    order += [f"--width={SIZE[0]}", f"--height={SIZE[1]}", "--no-config", "--debug"]
    environ = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    with subprocess.Popen(order, env=environ, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            until("Weston", lambda: (folder / socket).exists() or server.poll() is not None)
            if server.poll() is not None:
                raise TrialError("Weston did not start.")
            owner = folder.stat()
            os.chown(folder / socket, owner.st_uid, owner.st_gid)
            yield WaylandScreen(folder, socket, root.folder / BARE)
        finally:
            server.terminate()
