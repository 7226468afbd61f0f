from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

commands = load_script("commands")
system = load_script("system_packages")
environment = load_script("environment")
compiled = load_script("compiled")


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
    assert system.may_install(environ, root) == allowed


def test_tests_run_on_two_cores_unless_somebody_decides() -> None:
    assert commands.pytest_arguments(["-k", "undo"], 2) == ["-n", "3", "--dist", "loadfile", "-k", "undo"]
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
    monkeypatch.setattr(system.libraries, "missing", lambda wanted: [system.libraries.KNOWN["libEGL.so.1"]])
    monkeypatch.setattr(system.libraries, "this_package_manager", lambda: "apt")
    monkeypatch.setattr(system, "can_make_environments", lambda: True)
    monkeypatch.setattr(system, "is_root", lambda: False)
    monkeypatch.setattr(commands.Environment, "prepare", lambda *_, **__: pytest.fail("something was installed"))
    assert commands.main(["test"]) == 1
    assert capsys.readouterr().err.endswith("  sudo apt-get install -y libegl1\n")


def test_ci_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    installed: list[object] = []
    monkeypatch.setattr(system.libraries, "missing", lambda wanted: [system.libraries.KNOWN["libEGL.so.1"]])
    monkeypatch.setattr(system.libraries, "this_package_manager", lambda: "apt")
    monkeypatch.setattr(system, "can_make_environments", lambda: False)
    monkeypatch.setattr(system, "is_root", lambda: True)
    monkeypatch.setattr(system, "install_packages", lambda *arguments: installed.extend(arguments))
    monkeypatch.setenv("CI", "true")
    assert system.main() == 0
    assert installed == ["apt", [f"python{sys.version_info[0]}.{sys.version_info[1]}-venv", "libegl1"]]


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def full(*arguments: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(commands, "test", full)
    assert commands.main(["test"]) == 1
    assert "could not be set up" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["run", "--smoke"], "For the game, type: dev.py run -- --smoke\n"),
        (["run", "--uv", "picture", "start", "--", "--out", "a b"], "run --uv -- picture start --out 'a b'\n"),
        (["test", "-k", "undo"], "dev.py itself does not know -k undo. For pytest, type: dev.py test -- -k undo\n"),
    ],
)
def test_what_is_for_the_game_is_told_to_stand_behind_the_dashes(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        commands.main(argv)
    assert stop.value.code == 2
    assert capsys.readouterr().err.endswith(said)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which somebody stands, and this Python in place of one that dev.py has made."""
    monkeypatch.setattr(commands.Environment, "python", Path(sys.executable))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def start(module: str, *arguments: str) -> int:
    status: int = commands.start(environment.Environment(ROOT, ROOT / ".venv"), module, arguments)
    return status


def test_the_game_starts_where_the_person_stands(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (here / "mine.yaml").write_text("spy: {type: charcter}\n", encoding="utf-8")
    # It is the folder of somebody who knows nothing of Python's paths.
    (here / "yaml.py").write_text("raise SystemExit('another yaml')\n", encoding="utf-8")
    assert start("gonfalon", "check-cards", "mine.yaml") == 1
    assert "mine.yaml:1:13: unknown word 'charcter'" in "".join(capfd.readouterr())


def test_tests_are_named_from_where_the_person_stands_or_from_the_checkout(here: Path) -> None:
    (here / "test_mine.py").touch()
    from_here = [f"--rootdir={ROOT}", "-c", str(ROOT / "pyproject.toml")]
    own = f"{ROOT}{os.sep}tests/packaging/test_qt.py::test_x"
    everything = str(ROOT / "tests")

    def chosen(*arguments: str) -> list[str]:
        done: list[str] = commands.in_the_checkout(arguments, here)
        assert done[:3] == from_here
        return done[3:]

    assert chosen("-q", "test_mine.py") == ["-q", "test_mine.py"]
    assert chosen("tests/packaging/test_qt.py::test_x") == [own]
    assert chosen("-k", "tests", "--junitxml=said.xml") == ["-k", "tests", "--junitxml=said.xml", everything]
    assert chosen("nowhere.py") == ["nowhere.py", everything]
    assert commands.in_the_checkout(["-k", "undo"], ROOT) == ["-k", "undo"]


@pytest.mark.slow
def test_pytest_knows_the_checkout_from_elsewhere(here: Path, capfd: pytest.CaptureFixture[str]) -> None:
    words = ["-q", "-n0", "--collect-only", "tests/packaging/test_commands.py"]
    assert start("pytest", *commands.in_the_checkout(words, here)) == 0
    assert "tests/packaging/test_commands.py::test_what_follows_the_dashes" in capfd.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="a signal's number is the exit status only on POSIX")
def test_a_training_is_compiled_and_says_so_where_it_cannot_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Path | None] = []
    for name in ("prepare_system", "check_qt"):
        monkeypatch.setattr(commands, name, lambda *_: None)
    for name in ("prepare", "compile_translations"):
        monkeypatch.setattr(commands.Environment, name, lambda *_, **__: None)
    monkeypatch.setattr(commands, "start", lambda environment, module, arguments, before: started.append(before))
    monkeypatch.setattr(compiled, "_mark", lambda root: "mark")
    folder = tmp_path / "compiled" / "mark"
    folder.mkdir(parents=True)
    here = commands.Environment(ROOT, tmp_path)
    monkeypatch.setattr(compiled.shutil, "which", lambda name: f"/usr/bin/{name}")
    for words in (["train", "--games", "64"], ["train", "--help"], ["arena"]):
        commands.run(here, words)
    monkeypatch.setattr(compiled.shutil, "which", lambda name: None)
    commands.run(here, ["train"])
    assert started == [folder, None, None, None]
    assert capsys.readouterr().out == f"{compiled.PLAIN}: there is no C compiler.\n"


def test_a_killed_game_gives_the_status_of_a_shell(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kill = "import os, signal; signal.signal(15, signal.SIG_DFL); os.kill(os.getpid(), 15)\n"
    (here / "sitecustomize.py").write_text(kill, encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(here))
    assert start("gonfalon", "--version") == 143


def test_an_old_python_is_told_what_is_needed(tmp_path: Path) -> None:
    # The check itself has to run where none of our other files can be read.
    script = (ROOT / "packaging" / "dev.py").read_text(encoding="utf-8")
    before = script.partition("\nfrom commands")[0]
    pretend = tmp_path / "dev.py"
    pretend.write_text(before.replace("sys.version_info", "(3, 8, 1)"), encoding="utf-8")
    done = subprocess.run([sys.executable, pretend], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer, and this is Python 3.8" in done.stderr
