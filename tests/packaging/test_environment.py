from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

environment = load_script("environment")
Environment = environment.Environment
HERE = sys.version_info[:2]


class Remembering(Environment):  # type: ignore[misc, valid-type]
    """An environment that is really made, and whose installations are only noted."""

    def __init__(self, root: Path) -> None:
        super().__init__(root, root / ".venv")
        self.installed: list[list[str]] = []

    def make(self) -> None:
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", self.folder], check=True)

    def ask(self, code: str) -> str | None:
        return None if code == "import pip" else super().ask(code)

    def install(self, what: list[str], quiet: bool = True) -> None:
        self.installed.append(list(what))


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    (tmp_path / "translations").mkdir()
    return tmp_path


def test_a_stamp_holds_for_one_project_file_place_and_python() -> None:
    given = [(b"a", "/x", (3, 11)), (b"b", "/x", (3, 11)), (b"a", "/y", (3, 11)), (b"a", "/x", (3, 12))]
    assert len({environment.fingerprint(text, Path(place), python) for text, place, python in given}) == 4


@pytest.mark.parametrize(("stamp", "dev", "enough"), [
    ("abc run", False, True), ("abc run", True, False), ("abc test", True, True), ("abc test\n", False, True),
    ("abd test", True, False), ("abc", False, False), ("", False, False),
])  # fmt: skip
def test_an_environment_for_tests_also_runs_the_game(stamp: str, dev: bool, enough: bool) -> None:
    assert environment.satisfied(stamp, "abc", dev) == enough


def test_players_need_only_qt_and_four_small_packages() -> None:
    pyproject = (ROOT / "pyproject.toml").read_bytes()
    names = [name.partition(">")[0] for name in environment.requirements(pyproject, dev=False)]
    assert names == ["PySide6-Essentials", "PyYAML", "platformdirs", "tqdm", "pysdl2-dll"]
    assert any(name.startswith("pytest-qt") for name in environment.requirements(pyproject, dev=True))


def test_a_second_start_installs_nothing_unless_the_project_file_has_changed(checkout: Path) -> None:
    first, second, third = (Remembering(checkout) for _ in range(3))
    first.prepare(dev=True)
    assert first.installed[-1] == ["--no-deps", "--editable", str(checkout)]
    second.prepare(dev=False)
    assert second.installed == []
    mark = checkout / ".venv" / "bin" / "mine"
    mark.parent.mkdir(exist_ok=True)
    mark.touch()
    with (checkout / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    third.prepare(dev=True)
    assert len(third.installed) == 2
    assert mark.exists(), "the environment is the same"


@pytest.mark.parametrize("uv", [False, True])
def test_the_long_download_shows_how_far_it_is(checkout: Path, monkeypatch: pytest.MonkeyPatch, uv: bool) -> None:
    orders: list[list[str]] = []

    def run(order: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        orders.append(order)
        return subprocess.CompletedProcess(order, 0, "", "")

    monkeypatch.setattr(environment.subprocess, "run", run)
    monkeypatch.setattr(environment.shutil, "which", lambda name: name)
    Environment(checkout, checkout / ".venv", uv).fill((checkout / "pyproject.toml").read_bytes(), dev=False)
    installing = [order for order in orders if "install" in order]
    assert [("PyYAML>=6" in order, "--quiet" in order) for order in installing] == [(True, False), (False, True)]


def test_an_interrupted_installation_goes_on(checkout: Path) -> None:
    class Interrupted(Remembering):
        def install(self, what: list[str], quiet: bool = True) -> None:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Interrupted(checkout).prepare(dev=False)
    again = Remembering(checkout)
    assert not again.stamp.exists()
    again.prepare(dev=False)
    assert len(again.installed) == 2


def test_an_environment_made_by_hand_is_taken_and_one_that_is_broken_or_of_another_python_made_again(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Remembering(checkout)
    first.make()
    first.prepare(dev=False)
    assert "made again" not in capsys.readouterr().out
    assert first.stamp.is_file()
    first.python.unlink()
    again = Remembering(checkout)
    again.prepare(dev=False)
    assert again.fault() is None
    assert "is not complete; it is made again" in capsys.readouterr().out
    monkeypatch.setattr(environment.sys, "version_info", (HERE[0], HERE[1] + 1, 0))
    assert again.fault() == f"was made by Python {HERE[0]}.{HERE[1]} and this is Python {HERE[0]}.{HERE[1] + 1}"


def test_what_may_not_be_deleted_and_a_tool_that_is_missing_are_told(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (checkout / ".venv").mkdir()
    (checkout / ".venv" / "diary.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(environment.SetupError, match=r"is not a Python environment \(it holds diary\.txt\)"):
        Remembering(checkout).prepare(dev=False)
    assert (checkout / ".venv" / "diary.txt").exists()
    monkeypatch.setattr(environment.sys, "prefix", str(checkout / ".venv"))
    with pytest.raises(environment.SetupError, match=r"Please start dev\.py with the Python of the system"):
        Remembering(checkout).remove()
    monkeypatch.setattr(environment.shutil, "which", lambda name: None)
    with pytest.raises(environment.SetupError, match="uv is not installed"):
        Environment(checkout, checkout / "another", uv=True).prepare(dev=False)
