"""Commands of the trials, the line for each step, and the error that ends a trial."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

LAST_LINES = 15
PATIENCE = 900.0
"""How long a command may take before it counts as hanging, in seconds."""

_begun = time.monotonic()


class TrialError(Exception):
    """What does not hold or cannot be tried; the message is one or more sentences."""


def step(where: str, sentence: str) -> None:
    """Say what begins now, or what was found."""
    print(f"[{time.monotonic() - _begun:6.1f} s] {where}: {sentence}", flush=True)


def need(program: str, package: str) -> str:
    """The path of a program of this machine; raises TrialError that names the Debian package which holds it."""
    found = shutil.which(program)
    if found is None:
        raise TrialError(f"'{program}' is needed and not installed here. On Debian: apt-get install {package}")
    return found


def run(
    order: Sequence[str | Path],
    environ: Mapping[str, str] | None = None,
    stdin: str = "",
    patience: float = PATIENCE,
) -> subprocess.CompletedProcess[str]:
    """Run a command whose success is expected; raises TrialError with its last words."""
    words = [str(word) for word in order]
    try:
        done = subprocess.run(
            words,
            env=environ,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=patience,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise TrialError(f"`{shown(words)}` had not ended after {patience:.0f} seconds.") from None
    except OSError as error:
        raise TrialError(f"`{words[0]}` cannot be started: {error.strerror or error}.") from None
    if done.returncode:
        last = "\n".join((done.stdout + done.stderr).strip().splitlines()[-LAST_LINES:])
        raise TrialError(f"`{shown(words)}` ended with status {done.returncode}:\n{last}")
    return done


def shown(words: Sequence[str]) -> str:
    """A command as a person would type it, without the way into the root and without its environment."""
    at = next((place for place, word in enumerate(words) if word == "chroot"), None)
    if at is None:
        return " ".join(words)
    inside = [word for word in words[at + 1 :] if not word.startswith("--userspec")][1:]
    if inside[:2] == ["env", "-i"]:
        inside = inside[2:]
        while inside and "=" in inside[0]:
            inside = inside[1:]
    return " ".join(inside)
