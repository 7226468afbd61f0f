"""The package for Fedora asks for libraries by their own names, and is the same whoever builds it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from gonfalon import __version__
from tests.scripts import load_script

linux_files, rpm = (load_script(f"bundles.{name}") for name in ("linux_files", "rpm"))
workshops = load_script("bundles.workshop")
PACKER = "rpmbuild"


def build(folder: Path, releases: str = "") -> Path:
    (made,) = rpm.build(workshops.Workshop(out=folder / "out", work=folder / "work", releases=releases))
    assert made.name == f"gonfalon-{__version__}-1.x86_64.rpm"
    return Path(made)


def asked(made: Path, *words: str) -> list[str]:
    done = subprocess.run(["rpm", "--query", "--package", *words, made], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


@pytest.mark.usefixtures("small")
def test_two_builds_are_the_same_to_the_last_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = build(tmp_path / "first").read_bytes()
    before = os.umask(0o077)
    try:
        monkeypatch.setenv("TZ", "Asia/Tokyo")
        (tmp_path / ".rpmmacros").write_text("%packager Somebody Else\n%_binary_payload w1.gzdio\n", encoding="utf-8")
        monkeypatch.setenv("HOME", str(tmp_path))
        second = build(tmp_path / "another place" / "second").read_bytes()
    finally:
        os.umask(before)
    assert first == second


@pytest.mark.usefixtures("small")
def test_the_package_tells_what_it_needs_and_gives_nothing_to_others(tmp_path: Path) -> None:
    made = build(tmp_path)
    assert {
        "libGL.so.1()(64bit)",
        "libc.so.6(GLIBC_2.34)(64bit)",
        "libstdc++.so.6(GLIBCXX_3.4.29)(64bit)",
        "python3 >= 3.11",
        "python3dist(platformdirs)",
        "python3dist(pyyaml)",
        "python3dist(tqdm)",
    } <= set(asked(made, "--requires"))
    assert asked(made, "--recommends") == ["libSDL2-2.0.so.0()(64bit)", "libwayland-client.so.0()(64bit)"]
    assert {name.split("(")[0].split(" ")[0] for name in asked(made, "--provides")} == {"gonfalon"}
    assert asked(made, "--queryformat", "%{URL} %{BUILDHOST} %{BUILDTIME}") == ["(none) gonfalon 1700000000"]
    address = "https://example.org/releases"
    assert asked(build(tmp_path, address), "--queryformat", "%{URL}") == [address]


@pytest.mark.usefixtures("small")
def test_the_package_owns_its_folders_and_no_others(tmp_path: Path) -> None:
    made = build(tmp_path)
    listed = asked(made, "--queryformat", "[%{FILEMODES:perms} %{FILEUSERNAME} %{FILENAMES}\n]")
    folders = [line.split()[2] for line in listed if line.startswith("d")]
    assert folders == [
        "/usr/lib/gonfalon",
        "/usr/lib/gonfalon/gonfalon",
        "/usr/share/icons/hicolor",
        "/usr/share/icons/hicolor/16x16",
        "/usr/share/icons/hicolor/16x16/apps",
        "/usr/share/licenses/gonfalon",
    ]
    assert {line.split()[1] for line in listed} == {"root"}
    names = {line.split()[2] for line in listed}
    assert {"/usr/bin/gonfalon", "/usr/share/man/man6/gonfalon.6.gz"} <= names
    assert set(asked(made, "--licensefiles")) >= {
        f"/usr/share/licenses/gonfalon/{name}" for name in ("LICENSE", "NOTICE", "LGPL-3.0.txt", "GPL-3.0.txt")
    }


def test_the_changelog_is_in_rpms_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linux_files, "history", lambda _: [("1.0.0", 1700000000, ["From 85 % to 150 %."])])
    head, entry = rpm.history(workshops.Workshop()).splitlines()
    assert head == f"* Tue Nov 14 2023 {linux_files.MAINTAINER} - 1.0.0-1"
    assert entry == "- From 85 %% to 150 %%."
