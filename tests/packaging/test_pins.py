"""What bundles contain is pinned, and nothing else is taken or downloaded."""

from __future__ import annotations

import hashlib
import re
import tomllib
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

download, pins, workshops = (load_script(f"bundles.{name}") for name in ("download", "pins", "workshop"))


def test_every_package_is_pinned_with_hashes() -> None:
    text = (ROOT / pins.PROGRAM).read_text(encoding="utf-8")
    blocks = re.findall(r"^[\w-]+==[\w.]+(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", text, re.MULTILINE)
    assert len(blocks) == len(pins.pinned(ROOT)) == 5


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_what_the_program_needs_is_pinned_within_its_bounds_and_frozen_bundles_have_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = pins.pinned(ROOT)
    for wanted in project["dependencies"]:
        name, least, below = re.fullmatch(r"([\w-]+)>=([\d.]+)(?:,<([\d.]+))?", wanted).groups()
        version = numbers(pinned[name.lower()])
        assert version >= numbers(least)
        assert not below or version < numbers(below)
    assert pinned["shiboken6"] == pinned["pyside6-essentials"]
    tools = (ROOT / "packaging/pins/tools.txt").read_text(encoding="utf-8").lower()
    for name, version in pinned.items():
        assert f"\n{name}=={version} " in f"\n{tools}", name


class Fetching(workshops.Workshop):
    """A build whose commands are only noted."""

    python = Path("python")

    def run(self, order: list[object], **_: object) -> str:
        self.order = [str(word) for word in order]
        return ""


def test_wheels_are_fetched_with_their_hashes_alone_and_one_that_is_not_there_is_told(tmp_path: Path) -> None:
    workshop, pinned = Fetching(work=tmp_path), pins.pinned(ROOT)
    folder = tmp_path / "wheels" / "linux"
    folder.mkdir(parents=True)
    for name, version in pinned.items():
        for one in (version, "0.1"):
            (folder / f"{name.replace('-', '_')}-{one}-cp310-abi3-manylinux_2_34_x86_64.whl").touch()
    wheels = pins.fetch(workshop, pins.LINUX)
    assert {"--require-hashes", "--no-deps", "--only-binary"} <= set(workshop.order)
    assert all(f"-{pinned[name]}-" in wheel.name for name, wheel in wheels.items())
    with pytest.raises(workshops.BuildError, match="has no wheel for windows"):
        pins.fetch(workshop, pins.WINDOWS)


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
