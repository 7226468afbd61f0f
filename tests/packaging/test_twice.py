"""The comparison of two builds says which file differs, and where."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.scripts import load_script

twice = load_script("trials.twice")


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    made = tmp_path / "one", tmp_path / "other"
    for folder in made:
        folder.mkdir()
        (folder / "same.bin").write_bytes(b"same")
    return made


def wheel(folder: Path, year: int) -> None:
    with zipfile.ZipFile(folder / "gonfalon.whl", "w") as archive:
        archive.writestr(zipfile.ZipInfo("gonfalon/a.py", (2026, 1, 1, 0, 0, 0)), "a")
        archive.writestr(zipfile.ZipInfo("gonfalon/b.py", (year, 1, 1, 0, 0, 0)), "b")


def test_equal_builds_have_nothing_to_tell(folders: tuple[Path, Path]) -> None:
    for folder in folders:
        wheel(folder, 2026)
    assert twice.compare(*folders) == []


def test_the_first_member_that_differs_is_shown(folders: tuple[Path, Path]) -> None:
    wheel(folders[0], 2026)
    wheel(folders[1], 2027)
    (told,) = twice.compare(*folders)
    assert told.startswith("gonfalon.whl differs: `gonfalon/b.py (2026, ")
    assert "`gonfalon/b.py (2027, " in told


def test_the_first_byte_that_differs_is_counted(folders: tuple[Path, Path]) -> None:
    for folder, content in zip(folders, (b"abcd", b"abXd"), strict=True):
        (folder / "setup.exe").write_bytes(content)
    assert twice.compare(*folders) == ["setup.exe differs: from byte 2 on."]
    (folders[1] / "setup.exe").write_bytes(b"abcde")
    assert twice.compare(*folders) == ["setup.exe differs: one goes on after 4 bytes, where the other ends."]


def test_a_file_that_was_made_once_is_named(folders: tuple[Path, Path]) -> None:
    (folders[1] / "gonfalon.rpm").write_bytes(b"")
    assert twice.compare(*folders) == ["gonfalon.rpm was made only once."]
