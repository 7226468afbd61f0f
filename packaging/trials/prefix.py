"""A Windows to try the set-up program in: a fresh prefix of wine, for a user with a Cyrillic name."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from trials.running import LAST_LINES, TrialError, need, run, step

SOURCES = Path(__file__).with_name("wine")
USER = "Тимур"
HOME = f"C:\\users\\{USER}"
ROAMING, LOCAL = f"{HOME}\\AppData\\Roaming", f"{HOME}\\AppData\\Local"
COMPILED = {
    "icuuc.dll": ("-shared",),
    "order.exe": (),
    "python.exe": ("-municode",),
}
"""What is compiled for trials alone, with what the compiler is told; none of it is in any bundle."""
PATIENCE = 300.0
UNTRIED = 250
"""From this status on order.exe has not started what it was given."""


class Prefix:
    """The folder of one wine, and what can be done in it."""

    def __init__(self, folder: Path, display: str) -> None:
        self.folder = folder
        self.environ = {
            **os.environ,
            "DISPLAY": display,
            "HOME": str(folder / "home"),
            "LC_ALL": "C.UTF-8",
            "LOGNAME": USER,
            "USER": USER,
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            # Nothing of the trial comes into the menus of this machine, and no Mono or Gecko is asked for.
            "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml=d",
            "WINEPREFIX": str(folder / "prefix"),
        }
        self._orders = 0

    def make(self) -> None:
        """Make the prefix, which is a Windows 7, and compile what the trial needs in it."""
        step("wine", "making a fresh prefix")
        (self.folder / "home").mkdir(parents=True)
        compiler = need("x86_64-w64-mingw32-gcc", "gcc-mingw-w64-x86-64")
        for name, options in COMPILED.items():
            source = SOURCES / f"{Path(name).stem}.c"
            run([compiler, "-Os", "-s", "-Wall", "-Wextra", *options, "-o", self.folder / name, source])
        run([need("wine", "wine64"), "wineboot", "--init"], environ=self.environ)
        shutil.copyfile(self.folder / "icuuc.dll", self.folder / "prefix/drive_c/windows/system32/icuuc.dll")

    def become_windows_10(self) -> None:
        """Let programs see a Windows 10 from now on."""
        run(["wine", "winecfg", "-v", "win10"], environ=self.environ)
        self.end()
        # The server would end, and begin again, between any two programs. What it starts lives on, and keeps open
        # whatever the first program was given to print to.
        for order in (["wineserver", "-p"], ["wine", "wineboot"]):
            quiet = subprocess.DEVNULL
            subprocess.run(order, env=self.environ, check=False, stdout=quiet, stderr=quiet, timeout=PATIENCE)

    def end(self) -> None:
        """End all that runs in the prefix."""
        subprocess.run(["wineserver", "-k"], env=self.environ, check=False, capture_output=True)
        subprocess.run(["wineserver", "-w"], env=self.environ, check=False, capture_output=True, timeout=PATIENCE)

    # -- programs ------------------------------------------------------------------------------------------------------

    def start(self, line: str) -> subprocess.Popen[bytes]:
        """Start a Windows command line, word for word; what it prints comes out of a pipe."""
        self._orders += 1
        file = self.folder / f"order-{self._orders}.txt"
        file.write_text(line, encoding="utf-8")
        order = ["wine", windows_path(self.folder / "order.exe"), windows_path(file)]
        return subprocess.Popen(order, env=self.environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def status(self, line: str) -> tuple[int, str]:
        """Run a command line to its end; returns its status and what it printed."""
        process = self.start(line)
        try:
            said, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.end()
            process.wait()
            raise TrialError(f"`{line}` had not ended after {PATIENCE:.0f} seconds.") from None
        text = said.decode("utf-8", "replace")
        if process.returncode >= UNTRIED:
            raise TrialError(f"`{line}` cannot be started (status {process.returncode}): {text}")
        return process.returncode, text

    def run(self, line: str, expected: int = 0) -> str:
        """Run a command line that has to end with a status; returns what it printed."""
        status, said = self.status(line)
        if status != expected:
            last = "\n".join(said.strip().splitlines()[-LAST_LINES:])
            raise TrialError(f"`{line}` ended with status {status} instead of {expected}:\n{last}")
        return said

    # -- what is there -------------------------------------------------------------------------------------------------

    def path(self, name: str) -> Path:
        """Where a file of drive C lies on this machine."""
        return self.folder / "prefix/drive_c" / name.removeprefix("C:\\").replace("\\", "/")

    def files(self) -> frozenset[str]:
        """All files and folders of the user and of the programs, without what wine itself keeps below Windows."""
        top = self.folder / "prefix/drive_c"
        found = [path for name in ("users", "Program Files", "ProgramData") for path in (top / name).rglob("*")]
        return frozenset(path.relative_to(top).as_posix() for path in found if "/Temp/" not in f"{path}/")

    def registry(self) -> dict[str, str]:
        """All values of the user's software, each by its key and its name, as `reg export` writes them."""
        file = self.folder / "registry.reg"
        file.unlink(missing_ok=True)
        self.run(f'reg export HKCU\\Software "{windows_path(file)}" /y')
        values, key = {}, ""
        text = re.sub(r"\\\r?\n +", "", file.read_text(encoding="utf-16"))
        for line in text.splitlines():
            if line.startswith("["):
                key = line.strip("[]").removeprefix("HKEY_CURRENT_USER\\")
                # What wine writes down for itself is in no Windows.
                key = "" if f"{key}\\".startswith("Software\\Wine\\") else key
                if key:
                    values[key] = ""
            elif key and "=" in line:
                name, _, value = line.partition("=")
                values[f"{key}\\{name.strip(chr(34))}"] = _plain(value)
        return values


def _plain(value: str) -> str:
    if value.startswith('"'):
        return value[1:-1].replace('\\"', '"').replace("\\\\", "\\")
    return value


class Desktop:
    """The screen on which wine shows its windows, without a window manager."""

    def __init__(self, display: str) -> None:
        self._environ = {**os.environ, "DISPLAY": display}

    def titles(self) -> list[str]:
        """The titles of all windows to be seen; wine has some of its own, which have none."""
        order = ["xdotool", "search", "--onlyvisible", "--maxdepth", "1", "--name", "."]
        found = subprocess.run(order, env=self._environ, capture_output=True, text=True, check=False).stdout.split()
        titles = [self._ask("getwindowname", window) for window in found]
        return [title for title in titles if title]

    def _ask(self, *words: str) -> str:
        order = ["xdotool", *words]
        return subprocess.run(order, env=self._environ, capture_output=True, text=True, check=False).stdout.strip()

    def picture(self, path: Path) -> None:
        """Write what the screen shows into a PNG file."""
        run(["import", "-window", "root", path], environ=self._environ)


def windows_path(path: Path) -> str:
    """A path of this machine as a program in wine sees it."""
    return "Z:" + str(path).replace("/", "\\")


@contextmanager
def fresh(folder: Path, display: str) -> Iterator[Prefix]:
    """A prefix that is thrown away, with all that runs in it."""
    prefix = Prefix(folder / "wine", display)
    prefix.make()
    try:
        yield prefix
    finally:
        prefix.end()
