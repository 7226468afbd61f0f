"""What is downloaded is whole and the pinned file, or it is not there."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tests.scripts import load_script

download, workshops = load_script("bundles.download"), load_script("bundles.workshop")
CONTENT = b"a program"
SHA256 = hashlib.sha256(CONTENT).hexdigest()


def test_a_file_is_downloaded_once_and_checked_every_time(tmp_path: Path) -> None:
    published, goal = tmp_path / "published", tmp_path / "a folder/goal"
    published.write_bytes(CONTENT)
    address = published.as_uri()
    with pytest.raises(workshops.BuildError, match="so it is not taken"):
        download.fetch(address, "0" * 64, goal)
    assert not goal.exists()
    download.fetch(address, SHA256, goal)
    assert goal.read_bytes() == CONTENT
    assert [path.name for path in goal.parent.iterdir()] == ["goal"]
    published.unlink()
    download.fetch(address, SHA256, goal)
    goal.write_bytes(CONTENT[:4])
    with pytest.raises(workshops.BuildError, match=f"goal has the SHA-256 .* instead of {SHA256}"):
        download.fetch(address, SHA256, goal)
    assert not goal.exists()
    with pytest.raises(download.UnreachableError, match=f"{address} cannot be downloaded: "):
        download.fetch(address, SHA256, goal)
    assert list(goal.parent.iterdir()) == []
