"""Where bundles are made: the folders, the commands, the time that is written into them, and a line for each step."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent.parent
TOOLS = Path("packaging/pins/tools.txt")
SETTINGS = Path("packaging/release.toml")
LAST_LINES = 25
TIMES = range(315532800, 4354819200)
"""From 1980 to 2107: the years that archives of the form zip, wheels among them, can tell."""


class BuildError(Exception):
    """Why a bundle cannot be made and what to do; the message is one or more sentences."""


def sentence(error: OSError) -> str:
    """What the system said, and of which file, without its number."""
    said = error.strerror or str(error)
    return f"{said}: {error.filename}." if error.filename else f"{said}."


def checkout_files(root: Path) -> list[str]:
    """The files of a checkout that git knows and that are there; raises BuildError when git does not tell."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=root, capture_output=True, check=False)
    if listed.returncode:
        raise BuildError(f"Which files belong to the program is not known: {listed.stderr.decode().strip()}")
    return [name for name in listed.stdout.decode().split("\0") if name and (root / name).is_file()]


class Workshop:
    """One build: of the checkout in `root`, into `out`, with everything in between in `work`."""

    def __init__(
        self, root: Path = ROOT, out: Path | None = None, work: Path | None = None, releases: str | None = None
    ) -> None:
        """
        Args:
            root: the checkout.
            out: where the artefacts go; `dist` in the checkout if None.
            work: where everything in between is kept, to be used again; `build` in the checkout if None.
            releases: the address where releases are published, written into the program; may be empty. That of
                packaging/release.toml if None.
        """
        self.root = root
        self.out = out if out is not None else root / "dist"
        self.work = work if work is not None else root / "build"
        if releases is not None:
            self.releases = releases
        self.target = ""
        """The target that is built, for the lines of progress."""
        self.wheel: Path | None = None
        """The wheel of the program, once this build has made it."""
        self.installed: Path | None = None
        """What the target puts on a player's disk, once it has laid that out: to be measured and to be listed."""
        self._begun = time.monotonic()

    # -- facts of the build ------------------------------------------------------------------------------------------

    @cached_property
    def version(self) -> str:
        """The version of the program, as it stands in its source: three numbers, which all systems put in order."""
        version = self._fact("__version__")
        if not re.fullmatch(r"\d+\.\d+\.\d+", version):
            raise BuildError(
                f"desktop/gonfalon/__init__.py has the version {version}. It has to be three numbers, as 1.2.0: what "
                "comes before a release is written in another way for each of pip, Debian, Fedora, Windows and macOS."
            )
        return version

    @cached_property
    def releases(self) -> str:
        """Where the releases are published; empty while packaging/release.toml does not say it."""
        try:
            repository = tomllib.loads((self.root / SETTINGS).read_text(encoding="utf-8")).get("repository", "")
        except FileNotFoundError:
            return ""
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BuildError(f"{SETTINGS} cannot be read: {error}.") from None
        return f"{repository}/releases" if repository else ""

    @cached_property
    def app_id(self) -> str:
        """The name under which desktops know the program, for files that are called after it."""
        return self._fact("APP_ID")

    def _fact(self, name: str) -> str:
        source = (self.root / "desktop/gonfalon/__init__.py").read_text(encoding="utf-8")
        found = re.search(rf'^{name}\b[^=]* = "([^"]+)"$', source, re.MULTILINE)
        if found is None:
            raise BuildError(f'desktop/gonfalon/__init__.py has no line `{name} = "..."`.')
        return found[1]

    @cached_property
    def epoch(self) -> int:
        """The time that all files bear, in seconds since 1970: SOURCE_DATE_EPOCH, else the last commit's."""
        given = os.environ.get("SOURCE_DATE_EPOCH", "")
        if given:
            if not re.fullmatch("[0-9]{1,12}", given) or int(given) not in TIMES:
                raise BuildError(
                    f"SOURCE_DATE_EPOCH is '{given}'; it has to be a number of seconds since 1970, and not of a year "
                    "before 1980 or after 2107."
                )
            return int(given)
        order = ["git", "log", "-1", "--format=%ct"]
        try:
            asked = subprocess.run(order, cwd=self.root, capture_output=True, text=True, check=False)
            told, reason = asked.stdout.strip(), asked.stderr.strip().partition("\n")[0]
        except OSError as error:
            told, reason = "", f"git cannot be started: {error.strerror}"
        if not told.isdecimal():
            raise BuildError(
                f"The time of the last commit is not known ({reason}); "
                "please set SOURCE_DATE_EPOCH to the time of the release, in seconds since 1970."
            )
        return int(told)

    @property
    def environ(self) -> dict[str, str]:
        """The environment for commands: nothing in it makes two builds differ, and last words come last."""
        return {
            **os.environ,
            "GONFALON_RELEASES": self.releases,
            "LC_ALL": "C.UTF-8",
            "PYTHONHASHSEED": "0",
            "PYTHONUNBUFFERED": "1",
            "SOURCE_DATE_EPOCH": str(self.epoch),
            "TZ": "UTC",
        }

    # -- progress ----------------------------------------------------------------------------------------------------

    def step(self, sentence: str) -> None:
        """Say what begins now."""
        print(f"[{time.monotonic() - self._begun:6.1f} s] {self.target}: {sentence}", flush=True)

    # -- folders and files -------------------------------------------------------------------------------------------

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Keep other builds out of `work` meanwhile; raises BuildError when one is at work there already."""
        self.work.mkdir(parents=True, exist_ok=True)
        with (self.work / "lock").open("w") as lock:
            # On Windows only the wheel can be built.
            if sys.platform != "win32":
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except BlockingIOError:
                    raise BuildError(
                        f"Another build is at work in {self.work}. Please wait for its end, or name another folder "
                        "with --work."
                    ) from None
            yield

    def folder(self, name: str) -> Path:
        """An empty folder below `work`."""
        folder = self.work / name
        if folder.exists():
            shutil.rmtree(folder)
        folder.mkdir(parents=True)
        return folder

    def artefact(self, name: str) -> Path:
        """The place where a file is made that `publish` puts into `out` once it is whole; there is none yet."""
        path = self.work / "made" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.unlink(missing_ok=True)
        return path

    def publish(self, made: Path) -> Path:
        """Move a whole file into `out`, where nobody ever sees a half of it under its name; returns its new place."""
        self.out.mkdir(parents=True, exist_ok=True)
        # `out` may be on another disk than `work`, where moving is copying.
        with tempfile.TemporaryDirectory(prefix=".publishing-", dir=self.out) as folder:
            return Path(shutil.move(made, folder)).replace(self.out / made.name)

    def settle(self, folder: Path) -> None:
        """Give everything in a folder the time of the build and usual permissions, so that archives come out alike."""
        for path in sorted(folder.rglob("*"), reverse=True):
            if path.is_symlink():
                os.utime(path, (self.epoch, self.epoch), follow_symlinks=False)
                continue
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
            os.utime(path, (self.epoch, self.epoch))
        folder.chmod(0o755)
        os.utime(folder, (self.epoch, self.epoch))

    # -- commands ----------------------------------------------------------------------------------------------------

    def need(self, program: str, package: str) -> str:
        """The path of a program of the system; raises BuildError that names the Debian package which holds it."""
        found = shutil.which(program)
        if found is None:
            raise BuildError(f"'{program}' is needed and not installed. On Debian: apt-get install {package}")
        return found

    def run(
        self, order: Sequence[str | Path], cwd: Path | None = None, environ: Mapping[str, str] | None = None
    ) -> str:
        """Run a command and return what it printed; raises BuildError with its last words when it fails."""
        words = [str(word) for word in order]
        surroundings = {**self.environ, **(environ or {})}
        try:
            done = subprocess.run(
                words,
                cwd=cwd or self.root,
                env=surroundings,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                check=False,
            )
        except OSError as error:
            raise BuildError(f"`{words[0]}` cannot be started: {error.strerror or error}.") from None
        if done.returncode:
            last = "\n".join(done.stdout.strip().splitlines()[-LAST_LINES:])
            raise BuildError(f"`{' '.join(words)}` ended with status {done.returncode}:\n{last}")
        return done.stdout

    @cached_property
    def python(self) -> Path:
        """A Python that has the tools of packaging/pins/tools.txt; its environment is made when first asked for."""
        pins = (self.root / TOOLS).read_bytes()
        name = hashlib.sha256(pins + sys.version.encode() + str(self.work).encode()).hexdigest()[:12]
        folder = self.work / f"tools-{name}"
        python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        whole = folder / "whole"
        if whole.is_file() and python.exists():
            return python
        self.step("setting up the tools (once)")
        shutil.rmtree(folder, ignore_errors=True)
        if find_spec("ensurepip") is None:
            version = f"{sys.version_info[0]}.{sys.version_info[1]}"
            raise BuildError(
                "This Python cannot make environments, since it lacks ensurepip. "
                f"On Debian: apt-get install python{version}-venv"
            )
        self.run([sys.executable, "-m", "venv", folder])
        order: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        self.run([*order, "--require-hashes", "--no-deps", "-r", self.root / TOOLS])
        whole.touch()
        return python
