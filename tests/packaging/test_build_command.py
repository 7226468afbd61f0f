"""`packaging/build.py`: targets one after the other, checksums beside them, and a sentence when one fails."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.scripts import load_script

command, workshops = load_script("bundles.command"), load_script("bundles.workshop")


@pytest.fixture
def targets(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Targets that write a small file; returns which were built."""
    built: list[str] = []

    def build(workshop: Any) -> list[Path]:
        built.append(workshop.target)
        if workshop.target == "rpm":
            raise workshops.BuildError("'rpmbuild' is needed and not installed.")
        if workshop.target == "windows":
            raise OSError(28, "No space left on device")
        if workshop.target == "flatpak":
            return [Path(__file__)]
        path: Path = workshop.artefact(f"gonfalon-{workshop.version}-{workshop.target}.bin")
        path.write_text(workshop.target)
        return [path]

    def bill(workshop: Any, target: str, artefacts: list[Path]) -> Path:
        path: Path = workshop.artefact(f"gonfalon-{workshop.version}-{target}.cdx.json")
        path.write_text("{}")
        return path

    for target in command.TARGETS:
        module = ModuleType(target)
        module.__dict__["build"] = build
        monkeypatch.setitem(sys.modules, f"bundles.{target}", module)
    monkeypatch.setattr(command.sbom, "write", bill)
    monkeypatch.setattr(command.figures, "check", lambda workshop, target, artefacts: None)
    return built


def call(folder: Path, *targets: str) -> int:
    status: int = command.main([*targets, "--out", str(folder / "out"), "--work", str(folder / "work")])
    return status


def listed(folder: Path) -> list[str]:
    """What lies beside its sum, without the name and the version of the program."""
    lines = (folder / "out/SHA256SUMS").read_text().splitlines()
    return [line.split("  ")[1].rpartition("-")[2] for line in lines]


def test_targets_are_built_once_in_their_order_and_sums_of_earlier_calls_are_kept(
    tmp_path: Path, targets: list[str]
) -> None:
    assert call(tmp_path, "deb", "appimage", "deb") == call(tmp_path, "wheel") == 0
    assert targets == ["deb", "appimage", "wheel"]
    assert listed(tmp_path) == [f"{name}.{end}" for name in ("appimage", "deb", "wheel") for end in ("bin", "cdx.json")]


@pytest.mark.parametrize(("target", "built", "said"), [
    ("all-here", ["wheel", "deb", "rpm"], ["rpm: 'rpmbuild' is needed and not installed.", "-deb.bin"]),
    ("windows", ["windows"], ["windows: No space left on device.\n"]),
    ("flatpak", ["flatpak"], ["lacks the version"]),
])  # fmt: skip
def test_a_failure_ends_the_build_and_tells_what_is_there(
    tmp_path: Path,
    targets: list[str],
    capsys: pytest.CaptureFixture[str],
    target: str,
    built: list[str],
    said: list[str],
) -> None:
    assert call(tmp_path, target) == 1
    assert targets == built
    heard = capsys.readouterr().err
    assert all(piece in heard for piece in said)
    assert len(built) == 1 or len(listed(tmp_path)) == 4


def test_what_fails_its_figures_is_not_published(
    tmp_path: Path, targets: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def check(workshop: Any, target: str, artefacts: list[Path]) -> None:
        # Nothing may be seen in the folder before it is known to be good, nor a half of it.
        assert not (tmp_path / "out").exists()
        raise workshops.BuildError("deb is 27.00 MB, and its limit is 26.00 MB.")

    assert call(tmp_path / "before", "deb") == 0
    kept = {path: path.read_bytes() for path in (tmp_path / "before/out").iterdir()}
    monkeypatch.setattr(command.figures, "check", check)
    assert call(tmp_path, "deb") == 1
    assert not (tmp_path / "out").exists()
    monkeypatch.setattr(command.sums, "write", lambda *_: pytest.fail("nothing was published"))
    assert call(tmp_path / "before", "rpm") == 1
    assert {path: path.read_bytes() for path in (tmp_path / "before/out").iterdir()} == kept


@pytest.mark.skipif(sys.platform == "win32", reason="only the wheel can be built on Windows")
def test_two_builds_do_not_share_a_folder(
    tmp_path: Path, targets: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with workshops.Workshop(work=tmp_path / "work").alone():
        assert call(tmp_path, "deb") == 1
    assert "Another build is at work in" in capsys.readouterr().err
    assert targets == []
    assert call(tmp_path, "deb") == 0


def test_an_unknown_target_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["toaster"])
    assert "all-here" in capsys.readouterr().err


def test_the_address_of_the_releases_is_what_github_says() -> None:
    known = {"GITHUB_SERVER_URL": "https://example.org", "GITHUB_REPOSITORY": "a/b"}
    assert command.releases_address(known) == "https://example.org/a/b/releases"
    assert command.releases_address({}) == ""
