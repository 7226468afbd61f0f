from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

commands = load_script("commands")
environment = load_script("environment")


@pytest.mark.parametrize(
    ("argv", "own", "rest"),
    [
        (["run"], ["run"], []),
        (["run", "--", "--language", "uk"], ["run"], ["--language", "uk"]),
        (["test", "--uv", "--", "-k", "a", "--", "b"], ["test", "--uv"], ["-k", "a", "--", "b"]),
    ],
)
def test_what_follows_the_dashes_is_for_the_game(argv: list[str], own: list[str], rest: list[str]) -> None:
    assert commands.split(argv) == (own, rest)


@pytest.mark.parametrize(
    ("arguments", "window"),
    [([], True), (["--smoke"], True), (["--help"], False), (["--version"], False), (["playouts", "--json"], False)],
)
def test_only_the_window_needs_a_screen(arguments: list[str], window: bool) -> None:
    assert commands.opens_window(arguments) == window


@pytest.mark.parametrize(
    ("environ", "root", "allowed"),
    [({"CI": "true"}, True, True), ({"CI": "true"}, False, False), ({}, True, False), ({"CI": "false"}, True, False)],
)
def test_packages_are_installed_only_by_root_in_ci(environ: dict[str, str], root: bool, allowed: bool) -> None:
    assert commands.may_install(environ, root) == allowed


def test_tests_run_on_two_cores_unless_somebody_decides() -> None:
    assert commands.pytest_arguments(["-k", "undo"], 4) == ["-n", "2", "-k", "undo"]
    assert commands.pytest_arguments(["-n0"], 4) == ["-n0"]
    assert commands.pytest_arguments(["--pdb"], 4) == ["--pdb"]
    assert commands.pytest_arguments([], 1) == []


def test_a_screen_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands.sys, "platform", "linux")
    with pytest.raises(environment.SetupError, match="There is no screen"):
        commands.check_screen({})
    commands.check_screen({"DISPLAY": ":0"})
    commands.check_screen({"QT_QPA_PLATFORM": "offscreen"})


def test_what_is_missing_is_told_before_anything_is_installed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands.libraries, "missing", lambda wanted: [commands.libraries.KNOWN["libEGL.so.1"]])
    monkeypatch.setattr(commands.libraries, "this_package_manager", lambda: "apt")
    monkeypatch.setattr(commands, "can_make_environments", lambda: True)
    monkeypatch.setattr(commands, "is_root", lambda: False)
    monkeypatch.setattr(commands.Environment, "prepare", lambda *_, **__: pytest.fail("something was installed"))
    assert commands.main(["test"]) == 1
    assert capsys.readouterr().err.endswith("  sudo apt-get install -y libegl1\n")


def test_ci_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[object] = []
    monkeypatch.setattr(commands.libraries, "missing", lambda wanted: [commands.libraries.KNOWN["libEGL.so.1"]])
    monkeypatch.setattr(commands.libraries, "this_package_manager", lambda: "apt")
    monkeypatch.setattr(commands, "can_make_environments", lambda: False)
    monkeypatch.setattr(commands, "is_root", lambda: True)
    monkeypatch.setattr(commands, "install_packages", lambda *arguments: installed.extend(arguments))
    monkeypatch.setenv("CI", "true")
    commands.prepare_system(window=False, uv=False)
    assert installed == ["apt", [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv", "libegl1"]]


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(*arguments: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(commands, "test", full)
    assert commands.main(["test"]) == 1
    assert "could not be set up" in capsys.readouterr().err


@pytest.mark.skipif(os.name == "nt", reason="a signal's number is the exit status only on POSIX")
def test_a_killed_game_gives_the_status_of_a_shell() -> None:
    assert commands.start([sys.executable, "-c", "import os; os.kill(os.getpid(), 15)"]) == 143


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    # The check itself has to run where none of our other files can be read.
    script = (ROOT / "packaging" / "dev.py").read_text(encoding="utf-8")
    before = script.partition("\nfrom commands")[0]
    pretend = tmp_path / "dev.py"
    pretend.write_text(before.replace("sys.version_info", "(3, 8, 1)"), encoding="utf-8")
    done = subprocess.run([sys.executable, pretend], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.8" in done.stderr
