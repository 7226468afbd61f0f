"""What bundles contain is pinned, and nothing else is taken."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.scripts import ROOT, load_script

pins = load_script("bundles.pins")
workshops = load_script("bundles.workshop")


def test_every_package_is_pinned_with_hashes() -> None:
    text = (ROOT / pins.PROGRAM).read_text(encoding="utf-8")
    blocks = re.findall(r"^[\w-]+==[\w.]+(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", text, re.MULTILINE)
    assert len(blocks) == len(pins.pinned(ROOT)) == 6


def test_what_the_program_needs_is_pinned_within_its_bounds() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = pins.pinned(ROOT)
    for wanted in project["dependencies"]:
        name, least, below = re.fullmatch(r"([\w-]+)>=([\d.]+)(?:,<([\d.]+))?", wanted).groups()
        version = numbers(pinned[name.lower()])
        assert version >= numbers(least)
        assert not below or version < numbers(below)
    assert pinned["shiboken6"] == pinned["pyside6-essentials"]


def numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def test_frozen_bundles_have_the_same_qt_as_the_others() -> None:
    tools = (ROOT / "packaging/pins/tools.txt").read_text(encoding="utf-8").lower()
    for name, version in pins.pinned(ROOT).items():
        assert f"\n{name}=={version} " in f"\n{tools}", name


class Fetching(workshops.Workshop):
    """A build whose commands are only noted."""

    python = Path("python")

    def run(self, order: list[object], **_: object) -> str:
        self.order = [str(word) for word in order]
        return ""


def test_wheels_are_fetched_with_their_hashes_alone(tmp_path: Path) -> None:
    workshop = Fetching(work=tmp_path)
    folder = tmp_path / "wheels" / "linux"
    folder.mkdir(parents=True)
    for name, version in pins.pinned(ROOT).items():
        (folder / f"{name.replace('-', '_')}-{version}-cp310-abi3-manylinux_2_34_x86_64.whl").touch()
        (folder / f"{name.replace('-', '_')}-0.1-cp310-abi3-manylinux_2_34_x86_64.whl").touch()
    wheels = pins.fetch(workshop, pins.LINUX)
    assert {"--require-hashes", "--no-deps", "--only-binary"} <= set(workshop.order)
    assert all(f"-{pins.pinned(ROOT)[name]}-" in wheel.name for name, wheel in wheels.items())


def test_a_wheel_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(workshops.BuildError, match="has no wheel for windows"):
        pins.fetch(Fetching(work=tmp_path), pins.WINDOWS)
