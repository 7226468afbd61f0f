"""`.ci/run` begins as somebody who has just cloned the repository and logged in; dev.py stands in here for the rest."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import ROOT

pytestmark = pytest.mark.skipif(
    os.name != "posix" or shutil.which("git") is None or shutil.which("bash") is None, reason="needs git and bash"
)
TOLD = "told.json"
DEV = f"""
import json, os, sys
from pathlib import Path
told = [str(Path.cwd()), dict(os.environ), sys.argv[1:], os.fstat(0).st_rdev, Path("text").read_text()]
Path(os.environ["HOME"], {TOLD!r}).write_text(json.dumps(told))
sys.exit(7)
"""


def git(folder: Path, *words: str) -> None:
    name = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with the script, in a folder that is not called as the clone shall be."""
    folder = tmp_path / "somewhere"
    for name, text in {
        "packaging/dev.py": DEV,
        "packaging/system_packages.py": "print('asked')",
        "text": "old",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", folder / ".ci/run")
    git(folder, "init", "--quiet")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "-m", "All")
    return folder


def begin(checkout: Path, *words: str) -> tuple[str, Any]:
    """What the script says until the stand-in ends it, and what that has found."""
    environ = {**os.environ, "HOME": str(checkout.parent), "LANG": "pl_PL.UTF-8", "PYTHONUNBUFFERED": "1", "CI": "true"}
    # A machine of CI may give it no standard input at all.
    order = ["bash", "-c", 'exec "$0" "$@" <&-', str(checkout / ".ci/run"), *words]
    done = subprocess.run(order, env=environ, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 7, done.stderr
    return done.stdout, json.loads((checkout.parent / TOLD).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "started"),
    [
        ((), ["test", "--", "--all"]),
        (("--without-tests",), ["test", "--", "--collect-only", "--quiet", "--no-summary"]),
    ],
)
def test_the_command_of_the_readme_runs_in_a_clone_with_an_empty_environment(
    checkout: Path, words: tuple[str, ...], started: list[str]
) -> None:
    said, (folder, environ, argv, stdin, text) = begin(checkout, *words)
    assert (argv, text) == (started, "old")
    assert Path(folder).name == "gonfalon"
    assert not Path(folder).exists(), "nothing is left behind"
    # A `python3` that is a script may add names of its own.
    assert not {"CI", "PYTHONUNBUFFERED", "QT_QPA_PLATFORM", "XDG_DATA_HOME"} & set(environ)
    assert environ["LANG"] == "pl_PL.UTF-8"
    assert stdin == Path(os.devnull).stat().st_rdev
    assert said.index("asked") < said.index("== a clone")
    assert "not committed" not in said


def test_what_is_not_committed_goes_along_and_is_told(checkout: Path) -> None:
    (checkout / "text").write_text("new", encoding="utf-8")
    (checkout / "added").touch()
    git(checkout, "add", "added")
    (checkout / "strange").touch()
    said, (*_, text) = begin(checkout)
    assert text == "new"
    assert "With what is not committed:" in said
    assert "text" in said
    assert said.rstrip().partition("Without files that git does not know")[2].splitlines()[1] == "strange"
