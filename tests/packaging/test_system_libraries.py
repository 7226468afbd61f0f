from __future__ import annotations

import re

import pytest

from tests.scripts import ROOT, load_script

libraries = load_script("system_libraries")

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
    text = (ROOT / "README.md").read_text(encoding="utf-8").replace("\\\n", " ")
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
