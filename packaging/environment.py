"""The local environment `.venv` of a checkout: made, repaired, filled and kept up to date."""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from translations import stale

# What `python -m venv` and we leave in such a folder; anything else may be somebody's own.
OURS = {
    ".gitignore", ".lock", "CACHEDIR.TAG", "Include", "Lib", "Scripts", "bin", "compiled", "etc", "gonfalon.stamp",
    "include", "lib", "lib64", "pyvenv.cfg", "share",
}  # fmt: skip
WHO = "import sys; print(sys.prefix); print('%d.%d' % sys.version_info[:2])"


class SetupError(Exception):
    """Something that a person has to do first; the message is one or more sentences."""


def can_make_environments() -> bool:
    """Whether this Python has venv and the pip that it puts in; Debian keeps them in a package of their own."""
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def fingerprint(pyproject: bytes, folder: Path, version: tuple[int, int]) -> str:
    """What an installation depends on: the project file, the place (scripts hold it) and the version of Python."""
    return hashlib.sha256(pyproject + f"\n{folder}\n{version[0]}.{version[1]}".encode()).hexdigest()


def satisfied(stamp: str, wanted: str, dev: bool) -> bool:
    """Whether the stamp says that this was installed; an environment for the tests can also run the game."""
    found, _, kind = stamp.strip().partition(" ")
    return found == wanted and (kind == "test" or (kind == "run" and not dev))


def requirements(pyproject: bytes, dev: bool) -> list[str]:
    """What the project file asks for, to be installed before the project itself; with sound."""
    content = tomllib.loads(pyproject.decode())
    project = content["project"]
    extras = project["optional-dependencies"]
    # What builds it compiles its translations, too.
    more = extras["dev"] if dev else content["build-system"]["requires"]
    return [*project["dependencies"], *extras["sound"], *more]


class Environment:
    """The environment in `folder` for the checkout in `root`; with `uv` made by uv instead of venv and pip."""

    def __init__(self, root: Path, folder: Path, uv: bool = False) -> None:
        self.root = root
        self.folder = folder
        self.uv = uv
        self.dev = False

    @property
    def python(self) -> Path:
        """The environment's interpreter, which need not exist."""
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    @property
    def stamp(self) -> Path:
        """Written when everything is installed."""
        return self.folder / "gonfalon.stamp"

    def prepare(self, dev: bool) -> None:
        """Leave the environment complete, for the tests too if `dev`; raises SetupError."""
        self.dev = dev
        pyproject = (self.root / "pyproject.toml").read_bytes()
        wanted = fingerprint(pyproject, self.folder, sys.version_info[:2])
        reason = self.fault()
        stamp = self.stamp.read_text(encoding="utf-8") if self.stamp.is_file() else ""
        if reason is None and satisfied(stamp, wanted, dev):
            return
        if reason is not None:
            if self.folder.exists():
                print(f"The environment {self.folder} {reason}; it is made again.", flush=True)
                self.remove()
            self.make()
        self.fill(pyproject, dev)
        self.stamp.write_text(f"{wanted} {'test' if dev else 'run'}\n", encoding="utf-8")

    def make_again(self) -> None:
        """Throw the environment away and make the same again; raises SetupError."""
        self.remove()
        self.prepare(self.dev)

    def fault(self) -> str | None:
        """What is wrong with the environment, as the end of a sentence, or None."""
        if not self.python.exists():
            return "is not complete"
        try:
            asked = subprocess.run([self.python, "-c", WHO], capture_output=True, text=True, check=False, timeout=60)
        except (OSError, subprocess.TimeoutExpired):
            return "does not start"
        prefix, _, version = asked.stdout.strip().partition("\n")
        if asked.returncode:
            return "does not start"
        if Path(prefix).resolve() != self.folder.resolve():
            return "belongs to another place"
        here = f"{sys.version_info[0]}.{sys.version_info[1]}"
        if version != here:
            return f"was made by Python {version} and this is Python {here}"
        if not self.uv and not self.stamp.is_file() and self.ask("import pip") is not None:
            return "is half-made"
        return None

    def remove(self) -> None:
        """Delete the environment; raises SetupError where it is in use or is something else."""
        if Path(sys.prefix).resolve() == self.folder.resolve():
            raise SetupError(
                f"The environment {self.folder} has to be made again and cannot be while its own Python is used. "
                "Please start dev.py with the Python of the system."
            )
        if self.folder.is_symlink() or not self.folder.is_dir():
            self.folder.unlink()
            return
        foreign = sorted(entry.name for entry in self.folder.iterdir() if entry.name not in OURS)
        if foreign and not (self.folder / "pyvenv.cfg").is_file():
            raise SetupError(
                f"{self.folder} is not a Python environment (it holds {foreign[0]}). "
                "Please move it away and start again."
            )
        shutil.rmtree(self.folder)

    def make(self) -> None:
        """Create the empty environment; raises SetupError and leaves nothing half-made behind."""
        size = 145 if self.dev else 85
        print(f"Setting up Gonfalon in {self.folder} (once; it downloads about {size} MB) ...", flush=True)
        order = [sys.executable, "-m", "venv", str(self.folder)]
        if self.uv:
            order = [self.uv_program(), "venv", "--quiet", "--python", sys.executable, str(self.folder)]
        made = subprocess.run(order, capture_output=True, text=True, check=False)
        if made.returncode:
            if self.folder.exists():
                self.remove()
            said = (made.stderr.strip() or made.stdout.strip() or "it gave no reason").splitlines()[-1]
            raise SetupError(f"The environment {self.folder} could not be made: {said}")

    def fill(self, pyproject: bytes, dev: bool) -> None:
        """Install what the project needs, then the project itself as this checkout; raises SetupError."""
        self.stamp.unlink(missing_ok=True)
        # Most of it is downloaded here, so here pip may show how far it is.
        self.install(requirements(pyproject, dev), quiet=False)
        self.compile_translations()
        self.install(["--no-deps", "--editable", str(self.root)])

    def install(self, what: Sequence[str], quiet: bool = True) -> None:
        silence = ["--quiet"] if quiet else []
        order = [str(self.python), "-m", "pip", "install", *silence, "--disable-pip-version-check", *what]
        if self.uv:
            order = [self.uv_program(), "pip", "install", *silence, "--python", str(self.python), *what]
        elif self.ask("import pip") is not None:
            # An environment that uv made has no pip.
            subprocess.run([self.python, "-m", "ensurepip"], capture_output=True, check=False)
        if subprocess.run(order, cwd=self.root, check=False).returncode:
            raise SetupError(
                f"`{' '.join(order)}` failed; its own words are above. "
                "Is there a network connection, and room on the disk?"
            )

    def uv_program(self) -> str:
        found = shutil.which("uv")
        if found is None:
            raise SetupError("uv is not installed. Please install it, or leave out --uv.")
        return found

    def ask(self, code: str) -> str | None:
        """Run a line of Python in the environment: None if it went well, else what it said."""
        done = subprocess.run([self.python, "-c", code], capture_output=True, text=True, check=False)
        return None if done.returncode == 0 else done.stderr or f"it ended with status {done.returncode}"

    def compile_translations(self) -> None:
        """Bring the compiled translations up to date; raises SetupError."""
        if not stale(self.root / "translations"):
            return
        order: list[str | Path] = [self.python, self.root / "packaging" / "translations.py", "compile"]
        done = subprocess.run(order, capture_output=True, text=True, check=False)
        if done.returncode:
            raise SetupError(done.stderr.strip())
