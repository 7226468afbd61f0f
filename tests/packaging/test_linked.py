"""No library that a bundle for Linux needs is forgotten."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

linked, pins, qt_files, workshops = (
    load_script(f"bundles.{name}") for name in ("linked", "pins", "qt_files", "workshop")
)
BuildError = workshops.BuildError

TOLD = """
Dynamic section at offset 0x1 contains 3 entries:
 0x0000000000000001 (NEEDED)             Shared library: [libQt6Core.so.6]
 0x0000000000000001 (NEEDED)             Shared library: [{library}]
 0x000000000000000e (SONAME)             Library soname: [libown.so.1]
Version needs section '.gnu.version_r' contains 2 entries:
  0x0010:   Name: GLIBC_2.9  Flags: none  Version: 7
  0x0020:   Name: {symbol}  Flags: none  Version: 6
"""


class Reading(workshops.Workshop):
    """A build whose libraries say what a test wants."""

    told: dict[str, str]

    def need(self, program: str, package: str) -> str:
        return program

    def run(self, order: list[object], **_: object) -> str:
        return self.told[Path(str(order[-1])).name]


def reading(tmp_path: Path, told: dict[str, str]) -> Reading:
    for name in told:
        folder = tmp_path / ("plugins/wayland-shell" if "shell" in name else "lib")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    workshop = Reading(work=tmp_path)
    workshop.told = told
    return workshop


def test_what_the_libraries_need_and_do_not_bring_is_found(tmp_path: Path) -> None:
    told = {
        "libQt6Core.so.6": TOLD.format(library="libz.so.1", symbol="GLIBC_2.34"),
        "libxdg-shell.so": TOLD.format(library="libwayland-client.so.0", symbol="GLIBCXX_3.4.29"),
    }
    found = linked.links(reading(tmp_path, told), tmp_path)
    assert (found.required, found.optional) == (("libz.so.1",), ("libwayland-client.so.0",))
    assert found.newest == {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 29)}


@pytest.mark.parametrize("symbol", ["GLIBC_2.35", "GLIBCXX_3.4.30", "GLIBC_2.100"])
def test_a_bundle_that_asks_for_too_new_a_system_is_not_made(tmp_path: Path, symbol: str) -> None:
    told = {"libQt6Core.so.6": TOLD.format(library="libz.so.1", symbol=symbol)}
    with pytest.raises(BuildError, match=f"asks for {symbol}"):
        linked.links(reading(tmp_path, told), tmp_path)


def test_a_library_whose_package_is_not_known_stops_the_build() -> None:
    assert linked.debian_packages(["libm.so.6", "libGL.so.1", "libc.so.6"]) == ["libc6", "libgl1"]
    with pytest.raises(BuildError, match=r"needs libnew\.so\.7"):
        linked.debian_packages(["libGL.so.1", "libnew.so.7"])


@pytest.mark.slow
@pytest.mark.skipif(os.uname().sysname != "Linux" if hasattr(os, "uname") else True, reason="libraries of Linux")
@pytest.mark.skipif(shutil.which("readelf") is None, reason="readelf is not installed")
def test_every_library_that_the_pinned_qt_needs_is_known(tmp_path: Path) -> None:
    # The Qt of the tests is asked, if it is the one that bundles contain.
    project = "PySide6-Essentials"
    if importlib.metadata.version(project) != pins.pinned(ROOT)[project.lower()]:
        pytest.skip("another version of Qt is installed")
    for distribution in (project, "shiboken6"):
        files = importlib.metadata.files(distribution) or []
        for name in qt_files.chosen([file.as_posix() for file in files], qt_files.SELECTIONS["linux"]):
            place = tmp_path / "tree" / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.symlink_to(importlib.metadata.distribution(distribution).locate_file(name))
    found = linked.links(workshops.Workshop(work=tmp_path), tmp_path / "tree")
    assert {"libGL.so.1", "libEGL.so.1", "libxcb-cursor.so.0"} <= set(found.required)
    assert "libwayland-client.so.0" in found.optional
    assert linked.debian_packages((*found.required, *found.optional))
