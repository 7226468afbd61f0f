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


def test_equal_builds_have_nothing_to_tell_and_of_others_the_first_member_that_differs_is_shown(
    folders: tuple[Path, Path],
) -> None:
    for folder in folders:
        wheel(folder, 2026)
    assert twice.compare(*folders) == []
    wheel(folders[1], 2027)
    (told,) = twice.compare(*folders)
    assert told.startswith("gonfalon.whl differs: `gonfalon/b.py (2026, ")
    assert "`gonfalon/b.py (2027, " in told


def test_the_first_byte_that_differs_is_counted_and_a_file_that_was_made_once_named(
    folders: tuple[Path, Path],
) -> None:
    for other, said in ((b"abXd", "from byte 2 on"), (b"abcde", "one goes on after 4 bytes, where the other ends")):
        (folders[0] / "setup.exe").write_bytes(b"abcd")
        (folders[1] / "setup.exe").write_bytes(other)
        assert twice.compare(*folders) == [f"setup.exe differs: {said}."]
    (folders[0] / "setup.exe").unlink()
    assert twice.compare(*folders) == ["setup.exe was made only once."]
