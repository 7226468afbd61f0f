"""What is downloaded is whole and the pinned file, or it is not there."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.scripts import load_script

download = load_script("bundles.download")
workshops = load_script("bundles.workshop")
CONTENT = b"a program"
SHA256 = hashlib.sha256(CONTENT).hexdigest()


@pytest.fixture
def address(tmp_path: Path) -> str:
    published = tmp_path / "published"
    published.write_bytes(CONTENT)
    return published.as_uri()


def test_a_file_is_downloaded_once_and_checked_every_time(tmp_path: Path, address: str) -> None:
    goal = tmp_path / "a folder/goal"
    download.fetch(address, SHA256, goal)
    assert goal.read_bytes() == CONTENT
    assert [path.name for path in goal.parent.iterdir()] == ["goal"]
    (tmp_path / "published").unlink()
    download.fetch(address, SHA256, goal)
    goal.write_bytes(CONTENT[:4])
    with pytest.raises(workshops.BuildError, match=f"goal has the SHA-256 .* instead of {SHA256}"):
        download.fetch(address, SHA256, goal)
    assert not goal.exists()


def test_another_file_than_the_pinned_one_does_not_stay(tmp_path: Path, address: str) -> None:
    with pytest.raises(workshops.BuildError, match="so it is not taken"):
        download.fetch(address, "0" * 64, tmp_path / "goal")
    assert not (tmp_path / "goal").exists()


def test_what_cannot_be_reached_is_told_with_its_address(tmp_path: Path) -> None:
    address = (tmp_path / "nowhere").as_uri()
    with pytest.raises(download.UnreachableError, match=f"{address} cannot be downloaded: "):
        download.fetch(address, SHA256, tmp_path / "goal")
    assert list(tmp_path.iterdir()) == []
