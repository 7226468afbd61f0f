"""Bundles are held to packaging/figures.toml: no limit is passed, and growth is told in the changelog."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.scripts import ROOT, load_script

figures = load_script("bundles.figures")
BuildError = load_script("bundles.workshop").BuildError

TOML = """
[deb]
word = "Debian package"
unit = "MB"
file = "gonfalon_*_amd64.deb"
limit = 26.0
recorded = 20.0
measured_by = "build.py deb"

[deb-installed]
word = "Debian package"
unit = "MB"
installed = "deb"
limit = 0.00005
measured_by = "build.py deb"
"""
EXPLAINED = "The Debian package has grown to 22.5 MB, because it sings."


def held(value: float, *explained: str) -> None:
    figure = figures.Figure("deb", "Debian package", "MB", 26.0, "build.py deb", recorded=20.0)
    figures.hold({"deb": figure}, {"deb": value}, explained)


def test_more_than_a_tenth_needs_an_entry_and_no_entry_lifts_a_limit() -> None:
    held(22.0)
    with pytest.raises(BuildError, match=r"20\.00 MB to 22\.50 MB.*\[Unreleased\].*'Debian package' and 'MB'") as told:
        held(22.5)
    # The example in the sentence is one that counts.
    held(22.5, str(told.value).partition("for example: - ")[2])
    held(22.5, "Undo.", EXPLAINED)
    with pytest.raises(BuildError, match="more than a tenth"):
        held(22.5, "The Debian package sings.", "It needs 22 MB.", "The Debian package: 22.5 MBit.")
    with pytest.raises(BuildError, match=r"26\.10 MB, and its limit is 26\.00 MB"):
        held(26.1, EXPLAINED)


def checkout(folder: Path, changelog: str = "## [Unreleased]\n") -> Any:
    (folder / "packaging").mkdir()
    (folder / "packaging/figures.toml").write_text(TOML, encoding="utf-8")
    (folder / "CHANGELOG.md").write_text(changelog, encoding="utf-8")
    return SimpleNamespace(root=folder, version="1.0.0", installed=None, step=lambda sentence: None)


def artefact(folder: Path, size: int) -> Path:
    path = folder / "gonfalon_1.0.0_amd64.deb"
    with path.open("wb") as file:
        file.truncate(size)
    return path


def test_artefacts_are_known_by_their_names_and_growth_is_explained_by_what_comes_next_or_by_the_version(
    tmp_path: Path,
) -> None:
    workshop = checkout(tmp_path, f"## [Unreleased]\n\n## [1.0.0] - 2027-01-31\n\n### Changed\n\n- {EXPLAINED}\n")
    figures.check(workshop, "deb", [artefact(tmp_path, 23_000_000)])
    with pytest.raises(BuildError, match=r"deb is 26\.00 MB"):
        figures.check(workshop, "deb", [artefact(tmp_path, 26_000_001)])
    workshop.version = "1.1.0"
    figures.check(workshop, "deb", [artefact(tmp_path, 22_000_000)])
    with pytest.raises(BuildError, match="more than a tenth"):
        figures.check(workshop, "deb", [artefact(tmp_path, 23_000_000)])
    (tmp_path / "packaging/figures.toml").write_text('[deb]\nweight = "1"\n', encoding="utf-8")
    with pytest.raises(BuildError, match=r"packaging/figures\.toml cannot be read"):
        figures.check(workshop, "deb", [])


def test_what_is_installed_is_measured_with_byte_code_where_the_package_makes_it_but_not_the_words_for_dpkg(
    tmp_path: Path,
) -> None:
    workshop = checkout(tmp_path)
    workshop.installed = tmp_path / "tree"
    (workshop.installed / "DEBIAN").mkdir(parents=True)
    (workshop.installed / "DEBIAN/control").write_bytes(b"." * 100)
    program = workshop.installed / "program.py"
    program.write_bytes(b"rest = None\n")
    (tmp_path / "packaging/figures.toml").write_text(f"{TOML}byte_code = true\n", encoding="utf-8")
    with pytest.raises(BuildError, match="deb-installed is"):
        figures.check(workshop, "deb", [])
    (tmp_path / "packaging/figures.toml").write_text(TOML, encoding="utf-8")
    program.write_bytes(b"#" * 50)
    figures.check(workshop, "deb", [])
    figures.check(workshop, "rpm", [])
    program.write_bytes(b"#" * 51)
    with pytest.raises(BuildError, match="deb-installed is"):
        figures.check(workshop, "deb", [])


def test_the_file_of_this_checkout_keeps_what_was_promised() -> None:
    known = figures.figures(ROOT)
    limits = {name: figure.limit for name, figure in known.items()}
    for package in ("deb", "rpm"):
        assert (limits[package] <= 17, limits[f"{package}-installed"] <= 68) == (True, True)
        assert known[f"{package}-installed"].byte_code
    assert (limits["windows-setup"] <= 22, limits["windows-installed"] <= 65) == (True, True)
    pictures = [limits[f"first-picture-{kind}"] for kind in ("warm", "cold", "processor")]
    assert pictures == [0.6, 1.0, 0.5]
    assert [limits[name] for name in ("memory", "memory-all", "memory-once")] == [105, 150, 130]
    assert all(figure.recorded is None or figure.recorded <= figure.limit for figure in known.values())
