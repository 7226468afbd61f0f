"""The environment that dev.py makes, and the libraries of the system that it needs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

environment, libraries = load_script("environment"), load_script("system_libraries")
Environment = environment.Environment
HERE = sys.version_info[:2]


class Remembering(Environment):
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


def test_players_need_only_qt_and_five_small_packages() -> None:
    pyproject = (ROOT / "pyproject.toml").read_bytes()
    names = [name.partition(">")[0] for name in environment.requirements(pyproject, dev=False)]
    assert names == ["PySide6-Essentials", "PyYAML", "platformdirs", "pysdl2-dll", "hatchling", "polib"]
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


DEBIAN = 'PRETTY_NAME="Debian GNU/Linux 12 (bookworm)"\nID=debian\nVERSION_ID="12"\n'
MINT = 'NAME="Linux Mint"\nID=linuxmint\nID_LIKE="ubuntu debian"\n'
ROCKY = 'NAME="Rocky Linux"\nID="rocky"\nID_LIKE="rhel centos fedora"\n'
MANJARO = "NAME='Manjaro Linux'\nID=manjaro\nID_LIKE=arch\n"


def nothing(soname: str) -> bool:
    return False


def everything(soname: str) -> bool:
    return True


@pytest.mark.parametrize(("text", "manager"), [
    (DEBIAN, "apt"), (MINT, "apt"), (ROCKY, "dnf"), (MANJARO, "pacman"), ("ID=nixos\n", None), ("", None),
])  # fmt: skip
def test_the_package_manager_is_that_of_the_distribution(text: str, manager: str | None) -> None:
    assert libraries.package_manager(text) == manager


@pytest.mark.parametrize("manager", ["apt", "dnf", "pacman"])
def test_every_library_has_a_package_everywhere_and_the_readme_names_it(manager: str) -> None:
    """The window sends readers there when it cannot be opened."""
    for library in libraries.KNOWN.values():
        assert library.package(manager), library.soname
    text = (ROOT / "packaging/README.md").read_text(encoding="utf-8").replace("\\\n", " ")
    order = libraries.INSTALL[manager].split()[0]
    (named,) = re.findall(rf"^{order} (?:install|-S --needed) (.+)$", text, re.MULTILINE)
    assert named.split() == libraries.packages(manager, libraries.KNOWN.values())


def test_a_library_is_listed_once_and_a_package_named_once() -> None:
    assert len(libraries.KNOWN) == len(libraries.OFFSCREEN) + len(libraries.X11) + len(libraries.WAYLAND)
    assert libraries.packages("pacman", libraries.X11).count("libxcb") == 1


@pytest.mark.parametrize(("environ", "window", "x11", "wayland"), [
    ({}, False, False, False),
    ({}, True, True, False),
    ({"QT_QPA_PLATFORM": "offscreen"}, True, False, False),
    ({"QT_QPA_PLATFORM": "xcb"}, True, True, False),
    ({"QT_QPA_PLATFORM": "wayland;xcb"}, True, False, True),
    ({"WAYLAND_DISPLAY": "wayland-0"}, True, True, False),
])  # fmt: skip
def test_what_is_needed_follows_the_platform(environ: dict[str, str], window: bool, x11: bool, wayland: bool) -> None:
    needed = set(libraries.needed(environ, window, nothing))
    assert needed >= set(libraries.OFFSCREEN)
    assert needed.issuperset(libraries.X11) == x11
    assert needed.issuperset(libraries.WAYLAND) == wayland


def test_missing_libraries_are_asked_for_only_on_linux(monkeypatch: pytest.MonkeyPatch) -> None:
    # A Wayland desktop needs nothing of X11.
    assert libraries.needed({"WAYLAND_DISPLAY": "0", "DISPLAY": ":0"}, True, everything) == libraries.OFFSCREEN
    assert not libraries.loads("libgonfalon-that-nobody-has.so.7")
    for platform, missing in (("linux", list(libraries.X11)), ("darwin", [])):
        monkeypatch.setattr(libraries.sys, "platform", platform)
        assert libraries.missing(libraries.X11, nothing) == missing
        assert libraries.missing(libraries.X11, everything) == []


@pytest.mark.parametrize(("manager", "venv", "root", "line"), [
    ("apt", (3, 12), False, "sudo apt-get install -y python3.12-venv libgl1 libxcb-cursor0"),
    ("dnf", None, True, "dnf install -y mesa-libGL xcb-util-cursor"),
    ("pacman", None, True, "pacman -S --needed --noconfirm libglvnd xcb-util-cursor"),
])  # fmt: skip
def test_the_advice_is_one_line_to_type(manager: str, venv: tuple[int, int] | None, root: bool, line: str) -> None:
    lacking = [libraries.KNOWN["libGL.so.1"], libraries.KNOWN["libxcb-cursor.so.0"]]
    said = libraries.advice(manager, lacking, venv, root=root)
    assert "libGL.so.1, libxcb-cursor.so.0" in said
    assert said.splitlines()[-1] == f"  {line}"


def test_an_unknown_distribution_is_told_all_lines_and_a_missing_venv_is_not_about_qt() -> None:
    said = libraries.advice(None, [libraries.KNOWN["libEGL.so.1"]], None, root=False)
    assert [line.split()[1] for line in said.splitlines() if line.startswith("  ")] == ["apt-get", "dnf", "pacman"]
    said = libraries.advice("apt", [], (3, 11), root=False)
    assert "Qt" not in said
    assert said.endswith("sudo apt-get install -y python3.11-venv")


@pytest.mark.parametrize(("error", "soname"), [
    ("ImportError: libEGL.so.1: cannot open shared object file: No such file or directory", "libEGL.so.1"),
    ("OSError: libxcb-cursor.so.0: cannot open shared object file", "libxcb-cursor.so.0"),
    ("ImportError: libstdc++.so.6: cannot open shared object file: No such file", "libstdc++.so.6"),
    ("ModuleNotFoundError: No module named 'PySide6'", None),
])  # fmt: skip
def test_the_library_is_read_from_the_error(error: str, soname: str | None) -> None:
    assert libraries.missing_in(error) == soname


def test_an_unknown_library_is_named_with_a_way_to_find_it() -> None:
    assert "`dnf provides libnew.so.3`" in libraries.advice_for_unknown("dnf", "libnew.so.3")
    assert "apt-file" in libraries.advice_for_unknown(None, "libnew.so.3")
